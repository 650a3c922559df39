# Les mots du client. Chaque jeu apporte les siens.
wait = Un instant…
offline = Le serveur ne répond pas. Réessayez quand vous aurez retrouvé le réseau.
trouble = Quelque chose s’est mal passé sur le serveur. Réessayez, s’il vous plaît.
close = Fermer
you = À vous :
you-short = vous
your-turn = C’est à vous.
send = Envoyer

# L’entrée
door-line = Quatre jeux de cuisine pour une grande tablée : entre amis par un lien, sur un seul écran, ou contre des robots.
games = Les jeux
game-diced-veggies = Dicéd Veggies
game-slice-and-dice = Slice & Dice
game-chicken-fried-dice = Chicken Fried Dice
game-sandwich = Sandwich
line-diced-veggies = Tranchez des dés d’un seul coup de couperet, cuisinez-les et faites mousser vos plats.
line-slice-and-dice = Lancez sept dés pour réunir ce qu’il faut au plat, avant que le couteau ne dérape ; chacun pour soi, ou ensemble contre la montre.
line-chicken-fried-dice = Tenez un food truck : tous picorent des dés dans le même poulailler, et personne ne veut des derniers.
line-sandwich = Attrapez des ingrédients tous en même temps, préparez des sandwichs les uns pour les autres : le goût décide.
players = { $least } à { $most } joueurs
minutes = { $least } à { $most } min
weight = Difficulté { $weight } sur 5
play-now = Jouer
invite = Inviter
one-screen = Un seul écran
learn = Apprendre
rules = Règles
print = Imprimer
join = Rejoindre par un code
join-code = Code à six lettres
join-go = Rejoindre
you-at-table = Vous, à table
your-name = Votre nom
your-face = Votre avatar
your-colour = Votre couleur
nameless = Convive
replays = Parties à revoir
replays-how = Ouvrez le journal d’une partie, parcourez-la pas à pas et vérifiez que le hasard a été loyal.
my-tables = Vos tables
no-tables = Pas encore de table. Ouvrez-en une ci-dessus ; elle vous attendra ici.
open-tables = Tables ouvertes à tous
table-waiting = { $free ->
    [0] en attente, complète
    [one] en attente, une place libre
   *[other] en attente, { $free } places libres
}
table-playing = en cours
table-over = terminée
footer = Règles racontées avec nos mots ; les jeux appartiennent à leurs auteurs et éditeurs. Les cartes marquées ⌂ sont de nous.
to-door = Retour à l’accueil
house-card = Une carte maison : de nous, car le livret ne l’imprime pas.
house-part = Une carte connue, dont une partie est de nous.

avatar-avocado = Avocat
avatar-broccoli = Brocoli
avatar-cheese = Fromage
avatar-chilli = Piment
avatar-crab = Crabe
avatar-croissant = Croissant
avatar-doughnut = Beignet
avatar-pear = Poire
avatar-pineapple = Ananas
avatar-pretzel = Bretzel
avatar-strawberry = Fraise
avatar-teapot = Théière
avatar-tomato = Tomate
colour-red = Rouge
colour-orange = Orange
colour-yellow = Jaune
colour-green = Vert
colour-teal = Turquoise
colour-blue = Bleu
colour-purple = Violet
colour-pink = Rose
colour-brown = Brun
colour-grey = Gris

# Une nouvelle table
how-to-play = Comment jouer
how-friends = Entre amis
how-screen = Sur un écran
how-bots = Contre des robots
open-friends = Ouvrir la table
open-screen = À table
open-bots = Jouer
seats = Joueurs
people-here = Personnes devant cet écran
names = Noms
bots-play = Les robots jouent
bot-level = { $level ->
    [random] Robot : au hasard
    [thumb] Robot : au jugé
    [palate] Robot : selon son goût
   *[other] Robot : { $level }
}
more-options = Plus
by-lot = tiré au sort
clock = Pendule
clock-off = aucune : on attend tout le monde
clock-own = celle du jeu
clock-move = pour chaque choix
clock-total = pour toute la partie
clock-seconds = Secondes
clock-out = Temps écoulé
clock-out-bot = un robot choisit
clock-out-takeover = un robot joue jusqu’à votre retour
clock-out-game = le jeu décide
listed = La proposer à tout le monde
spectators = Spectateurs admis
fast-bots = Les robots jouent aussitôt
own-deck = Vos cartes (TOML)
choose-file = Choisir un fichier
deck-taken = La table jouera avec { $name }.

# Avant la partie
who-plays = Qui joue
join-how = Choisissez un nom et un avatar, et prenez place.
sit-down = S’asseoir
sit-too = À côté de moi
sit-too-why = Une autre personne joue ici, devant cet écran.
table-full = Toutes les places sont prises.
table-closed = L’hôte a fermé cette table aux nouveaux venus.
name-and-face = Nom et avatar
free-seat = Libre
put-bot = Robot
stand-up = Se lever
kick = Renvoyer
fill-bots = Des robots aux places libres
start = Commencer
free-go = Les places encore libres au début de la partie sont retirées.
open-table = Des amis peuvent encore venir
host-starts = L’hôte lance la partie.
yes = oui
this-table = Cette table
invite-how = Envoyez le lien, lisez le code à voix haute, ou montrez l’image à un téléphone.
invite-alone = Cette adresse ne mène qu’à cet ordinateur. Pour les autres appareils de votre réseau, lancez Potluck avec -⁠-⁠lan et ouvrez l’adresse qu’il affiche.
invite-link = Lien vers cette table
copy = Copier le lien
copied = Copié
code = Code
qr = Code QR avec le lien vers cette table
no-table-here = Pas de table ici

# À table
table = Table
options = Options
language = Langue
sound = Son
hints-on = Éclairer ce qu’on peut choisir
light = Lumière
light-auto = comme cet appareil
light-light = claire
light-dark = sombre
undo = Reprendre
undo-free = Reprend votre dernier choix ; personne n’en a rien appris.
undo-ask = Demande aux autres si vous pouvez reprendre votre dernier choix.
hint = Conseil
hint-is = Au jugé : { $pick }
all-picks = Tout ce que vous pouvez choisir
all-picks-short = Liste
nothing-to-pick = Vous n’avez rien à choisir pour l’instant.
say-all-picks = Montrer la liste
advised = au jugé
line-lost = Connexion perdue ; nouvel essai…
no-onlookers = Cette table n’admet pas de spectateurs.
game-over = La partie est terminée.
paused = L’hôte a mis la partie en pause.
and-more = { $count ->
    [one] une autre personne
   *[other] { $count } autres
}
waiting-for = { $count ->
    [one] C’est à { $names } de choisir.
   *[other] C’est à { $names } de choisir.
}
people-and-log = Convives, journal et bavardage
people = Convives
log = Journal
log-empty = Il ne s’est encore rien passé.
more-in-log = { $count ->
    [one] Une autre phrase dans le journal.
   *[other] { $count } autres phrases dans le journal.
}
chat = Bavardage
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
reactions = Réactions
reaction-clap = Bravo !
reaction-laugh = Ha ha !
reaction-wow = Oh !
reaction-hungry = Miam !
reaction-sad = Oh non.
reaction-angry = Grr !
reaction-heart = J’adore
reaction-hurry = Allez !
reaction-thanks = Merci
reaction-oops = Oups
onlooker = Quelqu’un qui regarde
host = hôte
away = absent
bot-stands-in = remplacé par un robot
to-pick = doit choisir
take-back = Me revoilà
look = Montrer
watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
asks-undo = { $name } aimerait reprendre son dernier choix. Ce choix vous a appris quelque chose.
asks-undo-wait = On attend la permission de reprendre le dernier choix.
agree = Accepter
refuse = Refuser
pause = Pause
resume = Reprendre la partie
stand-in = Un robot pour { $name }, en son absence
make-host = Nommer { $name } hôte
other-device = Continuer sur un autre appareil
other-device-how = Ouvrez ce lien là-bas. Il n’est qu’à vous : qui l’a joue à votre place.
leave = Quitter la table
leave-sure = Quitter cette table ? Un robot continuera pour vous.
commit = Empreinte de la graine : { $hash }…
clock-game = La pendule du jeu
clock-own-left = Votre pendule
clock-of = Pendule de { $name }
open-rule = Ouvrir la règle { $rule }
pass-screen = Passez l’écran à { $name }
pass-screen-why = Ce que tiennent les autres reste derrière le torchon.
i-am = Je suis { $name }

# La fin
won-by = { $count ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
}
won-together = Vous avez gagné ensemble !
lost-together = Cette fois, la montre a gagné.
show-score = Montrer le score
show-board = Montrer la table
rematch = Rejouer
rematch-join = Rejoindre la partie suivante
replay = Revoir
download-log = Télécharger le journal
seed-show = Montrer la graine
seed-is = Graine :
seed-why = Son empreinte était connue avant le premier choix : { $hash }. Avec le journal, chacun peut vérifier que le hasard en découle.

# Règles, parties revues, leçons
page = Cette page
of-game = { $what } : { $game }
rules-of = { $game } : les règles
rules-page = Sur une page à part
contents = Sommaire
other-rules = Les autres jeux
replay-of = Revoir : { $game }
replay-start = La table est mise.
replay-undone = { $name } reprend son dernier choix.
open-file = Ouvrir un journal
eyes = Vu par
eyes-onlooker = Quelqu’un qui regarde
all-open = Toutes les mains visibles
nothing-hidden = rien de caché
player = Étapes
step = Étape
step-of = { $at } sur { $total }
step-back = Une étape en arrière
step-on = Une étape en avant
to-start = Au début
to-end = À la fin
play = Lecture
speed = Vitesse
to-table = À la table
copy-step = Copier le lien de cette étape
proof-good = Vérifiée
proof-good-why = La graine est celle fixée avant la partie, tout le hasard en découle, et chaque choix suit les règles.
proof-bad = Non vérifiée
proof-more = Graine et empreinte
proof-commit = Empreinte de la graine, connue avant la partie
proof-seed = Graine
proof-no-seed = absente de ce journal
lesson = La leçon
learn-game = Apprendre { $game }
lesson-watch = Regardez un instant…
lesson-other = Dans une vraie partie, ce serait possible. Pour l’instant, essayez ce qui brille.
lesson-do = À vous : ce qu’il faut choisir brille.
lesson-show = Faites-le pour moi
lesson-skip = Passer
lesson-progress = Étape { $at } sur { $count }
lesson-rule = Règle { $rule }
next = Suivant
back = Retour
offline-note = Vous êtes hors ligne. L’accueil et les règles se lisent toujours.
