# Ce que dit le serveur.
tie-rule = Quand plusieurs veulent la même chose, la demande la plus ancienne l’emporte : son arrivée moins la moitié du temps d’aller-retour de sa place, mesuré par le serveur et compté jusqu’à { $cap } ms. Rien n’attend plus longtemps.

no-bad-message = Ce message est illisible : { $error }.
no-too-large = C’est trop long : { $most } octets au plus.
no-too-fast = Trop de demandes à la fois. Veuillez attendre { $wait } s.
no-too-many-sockets = Il y a déjà { $most } connexions depuis cette adresse.
no-bad-origin = Les demandes venant d’autres sites ne sont pas acceptées.
no-hello-first = Le premier message doit dire qui vous êtes : { "{" }"op": "hello", "secret": …{ "}" }.
no-hello-other = Cette connexion appartient déjà à quelqu’un d’autre.
no-no-cookie = Qui êtes-vous ? Il faut ici le cookie que le serveur vous a donné.
no-no-table = Cette table n’existe pas.
no-no-code = Aucune table n’a le code { $code }, ou elle n’attend plus de joueurs.
no-no-game = Il n’y a pas de jeu « { $game } » ici.
no-no-replay = Cette partie enregistrée n’existe pas.
no-log-too-long = On revient trop souvent en arrière dans ce journal pour qu’il puisse être rejoué.
no-no-lesson = Il n’y a pas de leçon pour ce jeu.
no-no-endpoint = Il n’y a rien à cette adresse.
no-no-such-seat = Il n’y a pas de place { $number } à cette table.
no-not-your-seat = Ce n’est pas votre place.
no-host-only = Seul l’hôte peut faire cela.
no-nobody-there = Personne n’est assis là.
no-not-begun = La partie n’a pas commencé.
no-has-begun = La partie a commencé ; cela ne se change qu’avant.
no-not-over = La partie n’est pas finie.
no-paused = La table est en pause ; son hôte la fera reprendre.
no-not-paused = La table n’est pas en pause.
no-table-full = Toutes les places sont prises.
no-table-closed = L’hôte a fermé cette table aux nouveaux venus.
no-seat-taken = La place { $number } est prise.
no-name-taken = Quelqu’un s’appelle déjà { $name } ici.
no-text-empty = Il n’y a rien à lire dans ce texte.
no-no-spectators = Cette table n’admet pas de spectateurs.
no-player-here = La personne qui joue à cette place est là.
no-nothing-asked = Personne ne demande plus cela.
no-bad-link = Ce lien personnel n’est plus valable.
no-bad-options = { $option ->
    [none] Ces options ne sont pas possibles. { $error }
   *[other] L’option « { $option } » n’est pas possible. { $error }
}
no-bad-deck = Ce jeu de cartes a { $count ->
    [one] une erreur
   *[other] { $count } erreurs
}.
no-deck-slow = La lecture de ces cartes a pris plus de { $seconds } secondes et a été arrêtée.
no-deck-trouble = Les cartes n’ont pas pu être lues. La faute est ici, pas dans votre fichier.
no-deck-of-other-game = Ces cartes ne sont pas pour { $game }.
no-socket-only = Pour suivre une table, il faut la connexion permanente.
no-trouble = Quelque chose s’est mal passé ici ; la table est relue. Veuillez recommencer.

no-store-in-use = Un autre serveur Potluck utilise déjà les données de { $path }.
no-store-damaged = La base de données { $path } est abîmée et a été laissée telle quelle ({ $error }). Restaurez une sauvegarde, ou nommez un autre dossier avec --data.
no-store-foreign = { $path } n’est pas une base de données de Potluck ; elle a été laissée telle quelle.
no-store-newer = La base de données { $path } a été écrite par un Potluck plus récent (forme { $found }, celui-ci connaît la forme { $known }) ; elle a été laissée telle quelle.
no-store-trouble = { $path } est inutilisable : { $error }.
no-store-none = Il n’y a pas de base de données à { $path }.
no-backup-exists = { $path } existe déjà ; une sauvegarde ne remplace jamais un fichier.
no-backup-failed = La sauvegarde { $path } n’a pas pu être écrite : { $error }.

serve-at = Potluck est à { $address }
serve-lan = Sur les téléphones et ordinateurs de ce réseau : { $address }
serve-stop = Ctrl-C y met fin ; rien n’est perdu.
serve-port = { $host }:{ $port } ne peut servir : { $error }.
backup-done = { $path } : { $size } octets.

# La page de l’imprimerie.
print-title = Imprimer un jeu
print-game = Imprimer { $game }
print-paper = Papier
print-what = Que faut-il imprimer ?
print-more = Autres options
print-shift = Si les dos sont décalés
print-shift-how = Imprimez la page de réglage, regardez-la à contre-jour et notez ici ce que vous lisez, en millimètres.
print-go = Créer le PDF
print-calibrate = Seulement la page de réglage
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-card = Cartes
print-card-63x88 = 63 × 88 mm (protège-cartes de poker)
print-card-44x67 = 44 × 67 mm (petites)
print-colour = Couleur
print-colour-full = en couleurs
print-colour-low-ink = peu d’encre
print-sides = Dos
print-sides-long-edge = recto verso, bord long
print-sides-short-edge = recto verso, bord court
print-sides-fronts = rectos seulement
print-sides-gutter-fold = d’un seul côté, à plier et à coller
print-sides-fronts-then-backs = tous les rectos, puis tous les dos
print-shape = Forme des cartes
print-shape-square = carrées
print-shape-round = rondes
print-players = Joueurs
print-die = Arête des dés, en mm
print-bleed = Couleur au-delà de la coupe, en mm
print-marks = Repères de coupe
print-edition = Édition des dés
print-edition-en = anglaise (sans 1)
print-edition-fr = française (sans 6)
print-copies = Exemplaires du jeu de cartes
print-deck = Vos propres cartes (un fichier TOML)
print-x = X (vers la droite)
print-y = Y (vers le bas)
print-turn = ROTATION (A moins C)
print-range = { $field } : de { $least } à { $most }.
no-deck-fault = Les cartes, ligne { $line } ({ $card }) : { $sentence }
no-press-slow = L’impression a pris plus de { $seconds } secondes et a été arrêtée.
no-press-trouble = Le PDF n’a pas pu être fait. La faute est ici, pas dans vos choix.
no-press-nothing = Cochez au moins une chose à imprimer.
