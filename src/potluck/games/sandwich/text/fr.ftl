# Sandwich en français. Les noms des ingrédients, des thèmes et des bases sont dans les cartes.
game = Sandwich
game-line = Attrapez des ingrédients, composez en secret et flattez les goûts de vos amis.

plate-a = A
plate-b = B
plate-c = C
plate-d = D
family-vegetable = légumes
family-fruit = fruits et noix
family-meat = viande
family-sea = poisson et fruits de mer
family-dairy = laitages et œufs
family-sauce = sauces
family-sweets = douceurs

# Les phases : ce qu’on attend des joueurs.
phase-market = Le marché est ouvert : prenez une carte au milieu.
phase-preparation = Composez vos sandwichs et servez-les.
phase-pitch = Les cuisiniers peuvent vanter leurs sandwichs.
phase-ranking = Le goûteur classe les sandwichs.
phase-award = Le goûteur donne un point de bonus pour le thème.
phase-tie = Les premiers sont ex aequo : une partie de plus ?
phase-over = Le match est fini.

# Les options
option-copies = nombre d’exemplaires du jeu (SW-17)
option-games = nombre de parties du match, dont les points s’ajoutent (SW-7)
option-market = prendre tous à la fois, ou à tour de rôle (SW-R2)
market-rush = tous à la fois
market-calm = à tour de rôle
option-bleah = Beurk : les sandwichs les plus répugnants gagnent (SW-10)
option-express = L’Express : on compose ses sandwichs en prenant les cartes (SW-13)
option-failure = Panne de frigo : une semaine sans froid (SW-14)
option-pitch = Le Boniment : les cuisiniers vantent leurs sandwichs (SW-15)
option-twister = Sens inverse : une partie sur deux va vers la droite, à partir de 5 joueurs (SW-16)
option-base = La Théorie de base : ce qui porte les ingrédients, une base du paquet (SW-11)
option-theme = Le Spécial à thème : off (aucun), draw (tiré), own (le vôtre), ou un thème du paquet (SW-12)
theme-off = pas de thème
theme-draw = tiré pour chaque partie
theme-own = dans vos propres mots
option-own-theme = le thème dans vos propres mots (SW-R13)
option-younger = Jeunes joueurs : six cartes dans aucune partie, dans la première ou dans toutes (SW-18)
younger-off = dans aucune partie
younger-first = dans la première partie
younger-every = dans toutes les parties
option-first-taster = qui goûte le premier, l’hôte étant 0 (SW-R4)
option-cooks = noms des cuisiniers cachés jusqu’au classement ; usual : cachés, sauf avec Le Boniment (SW-R5)
cooks-usual = comme d’habitude
cooks-hidden = cachés
cooks-named = annoncés
option-taster-clock = secondes avant qu’un robot ne juge à la place d’un goûteur absent, 0 pour jamais (SW-R17)
option-ties = en cas d’égalité, propose-t-on une partie de plus ? (SW-R8)
ties-ask = on propose
ties-share = victoire partagée
option-deck = un paquet à soi (SW-R1)

# Les choix
do-grab = Prendre : { $ingredient }
do-put = Sur le sandwich { $sandwich } : { $ingredient }
do-put-new = Commencer le sandwich { $sandwich } : { $ingredient }
do-take-back = Reprendre : { $ingredient }
do-hand-over = Servir : { $served }
served-of = { $sandwich } à { $to_seat }
do-pitch = Vanter : « { $text } »
do-keep-quiet = Se taire
do-rank = { $ranked }
do-award = Le point de bonus à { $plate } : { $ingredient }
do-play-on = Jouer une partie de plus pour se départager
do-share-victory = Partager la victoire

# Le journal
told-game-began = La partie { $game } sur { $games } commence. Les sandwichs vont vers la { $to_the_right }.
to_the_right-yes = droite
to_the_right-no = gauche
told-theme-set = Le thème : { $theme }.
told-announced = Dans tous les sandwichs : { $ingredient }.
told-flipped = Cartes retournées, tour { $flip } : { $ingredient }.
told-grabbed = { $seat } prend : { $ingredient }.
told-put-on-line = { $seat } place la carte sur son sandwich { $sandwich }.
told-preparation-began = Le marché ferme ; composez maintenant vos sandwichs.
told-handed-over = { $seat } a servi.
told-opened = { $seat } ouvre : { $dishes }.
dishes-of = { $plate } : { $cards }
cards-none = rien
told-pitched = { $seat } à propos de { $plate } : « { $text } »
told-pitched-unnamed = À propos de { $plate } : « { $text } »
told-kept-quiet = { $seat } se tait.
told-stood-in = { $seat } n’est pas là : le palais d’un robot juge à sa place. { $why ->
    [love] « Côté { $quality }, c’est tout ce que j’aime ({ $ingredient }). »
    [relief] « Côté { $quality }, c’est discret : quel soulagement. »
    [too-much] « Côté { $quality }, c’est trop pour moi ({ $ingredient }). »
    [too-little] « Côté { $quality }, il en manque pour moi. »
    [favourite] « Un ingrédient pour lequel je ferais n’importe quoi : { $ingredient }. »
    [loathed] « Un ingrédient que je ne supporte pas : { $ingredient }. »
   *[theme] « C’est celui qui respecte le mieux le thème. »
}
told-ranked = { $seat } classe { $plate }, dans cet ordre.
told-scored = { $plate } ({ $ingredient }), par { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-fitted-best = { $plate } respecte le mieux le thème : 1 point de bonus pour { $seat }.
told-game-ended = La partie { $game } est finie.
told-tie-asked = { $leaders } sont premiers ex aequo. Une partie de plus ?
leaders-of = { $seat }
told-answered = { $another ->
    [oui] { $seat } veut une partie de plus.
   *[non] { $seat } partage volontiers.
}
another-yes = oui
another-no = non
told-ended = Le match est fini.

# Sur quoi portent les raisons d’un palais (told-stood-in ; voir palate.py)
quality-sweet = sucre
quality-salty = sel
quality-sour = acidité
quality-bitter = amertume
quality-umami = saveur
quality-fat = gras
quality-heat = piquant
quality-crunch = croquant
quality-fresh = fraîcheur
quality-family-vegetable = légumes
quality-family-fruit = fruits
quality-family-meat = viande
quality-family-sea = poisson
quality-family-dairy = laitages
quality-family-sauce = sauce
quality-family-sweets = douceurs
quality-sweet-and-salty = sucré-salé
quality-sweet-at-sea = sucre avec poisson
quality-fish-and-milk = poisson avec laitage
quality-curdled = acidité avec laitage
quality-rich-and-fresh = gras et fraîcheur
quality-hot-and-sweet = sucre et piquant
quality-twins = monotonie
quality-medley = variété
quality-textures = contraste
quality-overdone = goût dominant
quality-rot = pourriture

# Les lignes du score
line-game = Partie { $game } : classements
line-theme = Partie { $game } : thème

# Le plateau du terminal
screen-head = Partie { $game } sur { $games }. { $phase }
screen-base = Au menu : { $base }.
screen-bleah = Beurk : le plus répugnant gagne.
screen-failure = Le frigo est éteint depuis une semaine.
screen-theme = Thème : { $theme }
screen-announced = Dans tous les sandwichs : { $ingredient }
screen-flip = Tour { $flip } sur { $flips }
screen-offer = { $ingredient } (retournée par { $seat })
screen-own-offer = { $ingredient } (la vôtre)
screen-cook = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-taken = a pris
screen-served = a servi
screen-lines = lignes { $lines }
screen-pile = Votre tas : { $ingredient }
screen-loose = Pas encore placés : { $ingredient }
screen-pending = Vient d’être pris, à placer : { $ingredient }
screen-sandwich = Sandwich { $sandwich } : { $ingredient }
screen-for = pour { $to_seat }
screen-gave = { $to_seat } reçoit : { $ingredient }
screen-tasting = { $taster_seat } goûte :
screen-dish = { $plate } : { $ingredient }
screen-dish-by = { $plate }, par { $seat } : { $ingredient }
screen-said = « { $text } »
screen-praise = Pour { $plate }, vous pouvez taper un boniment entre guillemets : « Tout frais ! »
screen-ranked = Classement : { $order }
screen-spoils = *
screen-marks = * se fane, ** pourrit

# Les refus
no-too-many = { $copies ->
    [one] Un exemplaire du jeu est pour 10 joueurs au plus, pas { $found } ; ajoutez un exemplaire.
   *[other] { $copies } exemplaires sont pour { $most } joueurs au plus, pas { $found }.
}
no-twister = Le Sens inverse demande au moins 5 joueurs ; ici il y en a { $found }.
no-younger = À 8 joueurs ou plus, il n’y a pas de partie pour jeunes joueurs ; ici il y en a { $found }.
no-first-taster = Le joueur { $first } ne peut pas goûter le premier : il y a { $found } joueurs.
no-no-such-base = Il n’y a pas de base « { $name } » parmi ces cartes ; il y a : { $known }.
no-no-such-theme = Il n’y a pas de thème « { $name } » parmi ces cartes ; il y a : { $known }.
no-no-themes = Il n’y a pas de thème à tirer parmi ces cartes.
no-own-theme = Écrivez votre thème : une ligne de texte simple.
no-deck-count = Il faut { $due } ingrédients ; ici il y en a { $found }.
no-deck-theme-word = Un thème ne peut pas s’appeler « { $id } » : ce mot a un autre sens dans les réglages.
no-deck-bread = Il faut une base dont l’identifiant est « bread ».
no-one-each-flip = Vous avez pris votre carte de ce tour ; attendez le suivant.
no-gone = Cette carte n’est pas au milieu ({ $ingredient }) : quelqu’un a été plus rapide. Prenez-en une autre.
no-own-card = Vous avez retourné cette carte vous-même ({ $ingredient }) ; vous ne pouvez la prendre que si c’est la dernière.
no-place-first = Placez d’abord la carte que vous venez de prendre.
no-market-first = On compose les sandwichs après le marché.
no-only-the-card-taken = Seule la carte que vous venez de prendre peut être placée maintenant.
no-line-closed = Le sandwich { $sandwich } ne peut pas recevoir cette carte : il est plein, ou ce serait le commencer trop tôt. À la fin il en faut { $due } complets.
no-placed-for-good = À l’Express, une carte reste où elle a été placée.
no-no-such-sandwich = Il y a { $due } sandwichs à composer, pas plus.
no-not-yours = Vous n’avez pas cet ingrédient à placer là : { $ingredient }.
no-sandwich-full = Un sandwich prend { $size } de vos cartes ; celui-ci est plein.
no-place-all-first = Placez d’abord toutes vos cartes sur des sandwichs.
no-no-such-order = Servez chacun de vos { $due } sandwichs une fois, d’une des façons proposées.
no-handed-over = Vous avez servi ; attendez les autres.
no-pitches-first = Les cuisiniers vantent encore leurs sandwichs, chacun une fois.
no-pitch-long = Un boniment a { $most } caractères au plus ; celui-ci en a { $found }.
no-pitch-plain = Un boniment est une ligne de texte simple : ni caractères invisibles, ni accents empilés.
no-taster-only = C’est { $taster_seat } qui goûte ; les autres attendent.
no-no-such-ranking = Classez chacun des { $due } sandwichs une fois.
no-no-such-plate = Il n’y a que { $due } sandwichs.
no-not-asked = Seuls les premiers ex aequo sont consultés, chacun une fois.
no-wrong-phase = Ce choix n’est pas possible maintenant. { $phase }

# Le rapport des simulations
report-ingredients = Ingrédients
report-pairs = Les meilleures et les pires paires
report-ingredient = ingrédient
report-with = avec
report-served = servi
report-points = points par sandwich
report-best = premier
report-last = dernier

# Sur papier
paper-ingredients = Ingrédients
paper-ingredient = Ingrédient
paper-themes = Thèmes
paper-theme = Thème
paper-bases = Bases
paper-base = Base
paper-vegetable = légume
paper-fruit = fruit
paper-meat = viande
paper-sea = de la mer
paper-dairy = lait et œufs
paper-sauce = sauce
paper-sweets = douceur
paper-wilts = se fane
paper-rots = pourrit
paper-score = Dégustation
paper-score-text = 3 pour le meilleur sandwich, 2 pour le deuxième
paper-taster = Goûteur { $number }
paper-cook = Cuisinier
paper-total = Total
paper-house = carte maison
paper-known = carte connue

# Une partie revue, mains ouvertes
open-pending = Vient de prendre : { $ingredient }
open-loose = Cartes : { $ingredient }
open-sandwich = Sandwich { $number } : { $ingredient }
open-served = Pour { $to_seat } : { $ingredient }

# La première partie guidée
lesson-welcome = Un petit creux ? Vous rassemblez des ingrédients, composez des sandwichs en secret et les servez aux autres, qui les classent à leur goût. Marque des points qui sait ce que les gens aiment. Voici une petite partie : six cartes et deux sandwichs chacun.
lesson-market = Le marché : chacun retourne une carte au milieu, et chacun en prend une. Jamais celle que vous avez retournée, sauf si c’est la dernière. Prenez l’avocat. (Dans le jeu rapide, tout le monde se sert à la fois !)
lesson-last-card = Cette fois-là, vous passiez en dernier et avez eu le ketchup : ce qui reste va au dernier joueur. À vous de choisir. Un peu de sucré ? Prenez la confiture.
lesson-plan = Vos cartes sont face cachée : vous seul les voyez. D’autres mangeront ce que vous composez ; pensez à eux en choisissant. Le maïs doux irait bien avec l’avocat.
lesson-build = Le marché est fermé. De vos six cartes, vous faites deux sandwichs de trois. Mettez l’avocat sur le premier.
lesson-build-more = Le maïs doux va bien avec : sur le même sandwich, s’il vous plaît. Tant que vous n’avez pas servi, vous déplacez vos cartes à volonté.
lesson-build-odd = Et une tranche d’ananas par-dessus. Le reste sera… pour les aventureux.
lesson-hand-over = Vos deux sandwichs sont prêts. Chacun des autres en reçoit un, face cachée, et vous choisissez lequel. Servez le premier à Olive et le second à Max.
lesson-taste = Tout le monde a servi, et vous goûtez en premier ! Deux sandwichs sont devant vous, sans que vous sachiez de qui ils sont. Lisez-les tout haut et imaginez que vous devez les manger.
lesson-rank = Laitue, moules et épinards, ou jambon, kiwi et sardines ? Classez-les à votre goût, le meilleur d’abord. Cette fois, A en tête.
lesson-tasted = Les noms tombent : le meilleur sandwich a rapporté 3 points à son cuisinier, le dernier rien. Olive et Max ont goûté aussi, et vos sandwichs leur ont plu.
lesson-end = Dans la partie habituelle, il y a neuf cartes chacun et trois sandwichs, pour 3, 2 et 0 points. Des variantes vous attendent : sandwichs répugnants, thèmes, boniments, frigo en panne. Régalez-vous !
