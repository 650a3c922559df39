# Ce que dit la ligne de commande.
seats-range = de { $least } à { $most } joueurs
bots-are = Robots : { $bots }
option-deck = un paquet à soi (voir `potluck deck --help`)
name-you = Joueur { $number }
name-bot = { $bot } { $number }

commitment = L’empreinte de la graine, montrée avant de jouer : { $hash }
seed = La graine : { $seed }
prompt = { $seat }, votre choix (? pour l’aide) :
which-game = Quel jeu ?
hand-over = C’est à { $seat } : les autres détournent les yeux, { $seat } appuie sur Entrée.
help = Tapez un nombre de 1 à { $most }, ou : conseil (ce que ferait une règle simple), retour (reprendre le dernier choix), table (revoir la table), règles [NUMÉRO], garder [FICHIER], quitter, ? (cette aide).
hint = Une règle simple : { $number ->
    [0] { $choice }
   *[other] { $number }, { $choice }
}
time-left = Temps restant : { $time }
too-late = C’est trop tard : le temps est écoulé.
undone = C’est repris.
saved = Enregistré dans { $file }.
left = Vous avez quitté la partie. (`garder` la conserve.)
ranked = { $rank }. { $seat } : { $score }
all-won = Gagné, tous ensemble !
all-lost = Perdu, tous ensemble.
told-undo = { $seat } reprend son dernier choix.
told-pick = { $seat } : …
replay-prompt = { $at } sur { $last } : Entrée, b, un nombre ou q

verified = Vérifié : les { $entries } entrées étaient permises, et tout le hasard découle de la graine { $seed }.
deck-good = { $file } est un bon paquet pour { $game }.
deck-faults = { $count ->
    [one] Une erreur.
   *[other] { $count } erreurs.
}
deck-written = Les cartes maison sont dans { $file }.

printed = { $file } : { $pages ->
    [one] une page
   *[other] { $pages } pages
}.

simulated = { $games ->
    [one] Une partie de { $game } à { $players } joueurs, graine { $seed }
   *[other] { $games } parties de { $game } à { $players } joueurs, graine { $seed }
}
column-bot = robot
column-seat = place
column-score = score
column-wins = victoires
length = Longueur : { $picks } choix par partie en moyenne (médiane { $median }), dont { $choices } vrais choix
timing = Durée : { $seconds } s avec { $jobs } processus ; { $rate } choix par seconde et par processus
decimal-mark = ,
progress = { $done } parties sur { $games }

no-number = Tapez un nombre de 1 à { $most }, ou ? pour l’aide.
no-command = « { $typed } » ne me dit rien. Tapez un nombre, ou ? pour l’aide.
no-option = Il n’y a pas d’option { $option } ; ce jeu a { $known }.
no-option-value = { $option } demande une valeur.
no-file = { $file } : { $error }
no-file-there = { $file } : ce fichier ou ce dossier n’existe pas.
no-file-but-folder = { $file } : c’est un dossier, pas un fichier.
no-file-allowed = { $file } : vous n’avez pas le droit d’utiliser ce fichier ou ce dossier.
no-file-room = { $file } : le disque est plein.
no-file-text = { $file } : ce n’est pas un texte en UTF-8 (à partir de l’octet { $place }).
no-such-game = C’est un journal de « { $game } » ; cette version de Potluck a : { $games }.
no-going-on = { $file } ne contient pas sa graine : on peut le regarder (potluck replay), non le continuer.
no-chair = « { $chair } » ne peut s’asseoir ici ; il y a : { $known }.
no-too-many-names = Il y a { $names } noms pour { $seats } places.
no-too-many-bots = { $bots ->
    [one] Il y a un robot pour { $seats } places.
   *[other] Il y a { $bots } robots pour { $seats } places.
}
no-saved-otherwise = { $given } ne va pas avec --load : une partie enregistrée continue comme elle a commencé.
no-seats-saved = La partie enregistrée a { $seats } places ; nommez-en autant.
no-chair-number = Il n’y a pas de place { $number } : la partie en a { $seats }.
no-step = « { $typed } » ne me dit rien. Appuyez sur Entrée pour avancer, ou tapez b, un nombre ou q.
no-entry = Il n’y a pas d’entrée { $number } : le journal en a { $entries }.
no-rule = Il n’y a pas de règle { $number }.
no-report = Ce jeu n’a pas de rapport propre.
no-deck-game = Un paquet doit nommer son jeu : [deck] avec game = un de ceux-ci : { $games }.
