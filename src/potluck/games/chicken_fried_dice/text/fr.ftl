# Chicken Fried Dice en français. Les noms des camions, des clients et des tables sont dans le jeu de cartes.
game = Chicken Fried Dice
game-line = Prenez des dés dans le même poulailler et servez la file devant votre camion.

ingredient-tofu = tofu
ingredient-peppers = poivron
ingredient-broccoli = brocoli
ingredient-eggplant = aubergine
ingredient-citrus = agrume
ingredient-wild = joker
letter-tofu = T
letter-peppers = P
letter-broccoli = B
letter-eggplant = A
letter-citrus = G
letter-wild = *
die-tofu-1 = dé de tofu 1
die-tofu-2 = dé de tofu 2
die-tofu-3 = dé de tofu 3
die-tofu-4 = dé de tofu 4
die-tofu-5 = dé de tofu 5
die-peppers-1 = dé de poivron 1
die-peppers-2 = dé de poivron 2
die-peppers-3 = dé de poivron 3
die-peppers-4 = dé de poivron 4
die-peppers-5 = dé de poivron 5
die-broccoli-1 = dé de brocoli 1
die-broccoli-2 = dé de brocoli 2
die-broccoli-3 = dé de brocoli 3
die-broccoli-4 = dé de brocoli 4
die-broccoli-5 = dé de brocoli 5
die-eggplant-1 = dé d’aubergine 1
die-eggplant-2 = dé d’aubergine 2
die-eggplant-3 = dé d’aubergine 3
die-eggplant-4 = dé d’aubergine 4
die-eggplant-5 = dé d’aubergine 5
die-citrus-1 = dé d’agrume 1
die-citrus-2 = dé d’agrume 2
die-citrus-3 = dé d’agrume 3
die-citrus-4 = dé d’agrume 4
die-citrus-5 = dé d’agrume 5
bonus-x-tofu = croix sur tofu
bonus-x-peppers = croix sur poivron
bonus-x-broccoli = croix sur brocoli
bonus-x-eggplant = croix sur aubergine
bonus-x-citrus = croix sur agrume
bonus-x-any = croix joker
bonus-xxx-tofu = croix partout sur tofu
bonus-xxx-peppers = croix partout sur poivron
bonus-xxx-broccoli = croix partout sur brocoli
bonus-xxx-eggplant = croix partout sur aubergine
bonus-xxx-citrus = croix partout sur agrume
bonus-coop = poulailler
bonus-tip = pourboire
bonus-savoury = salé
bonus-sweet = sucré
bonus-spicy = épicé
bonus-sour = acide
bonus-any-flavour = saveur au choix
flavour-savoury = salé
flavour-sweet = sucré
flavour-spicy = épicé
flavour-sour = acide
flavour-any-flavour = saveur au choix
station-prep = préparation
station-sauce = sauce
station-toss = wok
station-chop = découpe
using-die = le dé en main
using-prep-1 = l’ingrédient préparé 1
using-prep-2 = l’ingrédient préparé 2
using-prep-3 = l’ingrédient préparé 3
using-chop-1 = le morceau 1
using-chop-2 = le morceau 2
using-chop-3 = le morceau 3
using-chop-4 = le morceau 4
using-chop-5 = le morceau 5
using-chop-6 = le morceau 6
board-menu = carte
board-picnic = pique-nique
section-truck = camions
section-starter = clients de départ
section-customer = clients

# Les phases : ce qui est attendu d’un joueur.
phase-choose = Choisissez un camion et un plateau bonus.
phase-prep = Préparation : rangez les dés du chef.
phase-pluck = À la pêche aux dés : prenez des dés et servez des clients.
phase-tips = Nettoyage : choisissez un poste à améliorer.
phase-attract = Nettoyage : gardez des clients ou renvoyez-les.
phase-over = Le festival est fini.

# Les options
option-mode = prendre des dés tous à la fois, ou à tour de rôle (CF-10, CF-11)
mode-rush = tous à la fois
mode-calm = à tour de rôle
option-clock = secondes pour la pêche aux dés, 0 sans horloge (CF-R18)
option-trucks = chacun choisit un camion, ou ils sont distribués (CF-2)
trucks-choose = chacun choisit
trucks-deal = distribués
option-boards = chacun choisit un plateau bonus, ils sont tirés au sort, ou tous ont le même (CF-2)
boards-choose = chacun choisit
boards-deal = tirés au sort
boards-menu = la carte pour tous
boards-picnic = le pique-nique pour tous
option-first = premier chef de cuisine (tiré au sort sinon, CF-R8)
option-deck = un jeu de cartes à soi (CF-R1)

# Les choix
do-take-truck = Prendre le camion « { $truck } »
do-take-truck-with = Prendre le camion « { $truck } » (préparation : { $colours })
do-take-board = Jouer avec le plateau { $board }
do-arrange = Ranger les dés : { $first } { $second } { $third }
do-arrange-prep = Ranger les dés ; à votre poste de préparation : { $items }
do-pluck = Prendre le { $die }
do-pluck-die = Prendre { $die }
do-coop-pluck = Utiliser un poulailler : prendre le { $die }
do-coop-pluck-die = Utiliser un poulailler : prendre { $die }
do-write = Écrire { $using } chez { $customer }, case { $space }
do-write-on = Écrire { $item } chez { $customer } { $spaces }, case { $space }
do-sauce = Mettre { $using } en sauce et l’écrire chez { $customer }, case { $space }
do-sauce-on = Mettre { $item } en sauce : { $ingredient } chez { $customer } { $spaces }, case { $space }
do-toss = Passer au wok { $using }
do-toss-item = Passer au wok { $item }
do-chop = Découper { $using }, le plus petit morceau étant { $smaller }
do-chop-item = Découper { $item } en { $smaller } et { $larger }
do-waste = Gâcher le dé : il ne va nulle part
do-cross-off = Utiliser « { $bonus } » chez { $customer }, case { $space }
do-cross-off-on = { $bonus } : barrer la case { $space } chez { $customer } { $spaces }
do-cross-off-all = Utiliser « { $bonus } » dans toute la file
do-enter-flavour = Noter { $flavour } sur la carte
do-enter-flavour-for = Noter { $flavour } sur la carte : { $step }
do-draw-flavour = Dessiner { $flavour } au pique-nique : { $spot }
do-hand-on = Passer la main
do-done = J’ai fini pour cette manche
do-upgrade = Améliorer : { $station }
do-upgrade-to = Améliorer : { $station }, niveau { $level } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
do-keep = Garder { $customer }
do-throw-back = Renvoyer { $customer }

# Le journal
told-truck-taken = { $seat } arrive avec « { $truck } ».
told-board-taken = { $seat } joue avec le plateau { $board }.
told-starters-dealt = { $seat } commence avec { $customers }.
told-head-chef-rolled = Manche { $round } : { $choice ->
    [oui] { $seat } obtient { $numbers }, et chacun range ces nombres pour soi.
   *[non] le chef { $seat } obtient { $numbers }.
  }
choice-yes = oui
choice-no = non
told-arranged = { $own ->
    [oui] { $seat } range les nombres : { $numbers }.
   *[non] « { $numbers } ! » – « Oui, chef ! » ({ $seat })
  }
own-yes = oui
own-no = non
told-coop-filled = Les dés volent dans le poulailler. Servez-vous !
told-plucked = { $coop ->
    [oui] { $seat } utilise un poulailler et prend { $ingredient } { $number }.
   *[non] { $seat } prend { $ingredient } { $number }.
  }
coop-yes = oui
coop-no = non
told-written = { $seat } écrit { $ingredient } { $number } chez { $customer }.
told-sauced = { $seat } met { $using } en sauce et écrit { $ingredient } { $number } chez { $customer }.
told-tossed = { $seat } passe au wok { $using } : { $was } devient { $number }.
told-chopped = { $seat } découpe { $using } : { $number } = { $smaller } + { $larger }.
told-wasted = { $seat } gâche { $ingredient } { $number }.
told-crossed-off = { $seat } barre { $ingredient } chez { $customer }.
told-customer-fed = { $seat } a servi { $customer } : { $stars ->
    [one] { $stars } branche d’étoile
   *[other] { $stars } branches d’étoile
}, { $tips ->
    [one] { $tips } pourboire
   *[other] { $tips } pourboires
}, bonus : { $bonus }.
told-flavour-entered = { $seat } note { $flavour } sur la carte, étape { $step }.
told-flavour-drawn = { $seat } dessine { $flavour } : { $spot }.
told-flavour-lost = Plus de place pour { $flavour } chez { $seat } : la saveur est perdue.
told-bonus-earned = { $seat } gagne sur le plateau bonus : { $bonus }.
told-turn-passed = C’est à { $seat } de prendre un dé.
told-said-done = { $seat } a fini.
told-clock-ran-out = C’est l’heure : on ne touche plus au poulailler !
told-reviews-filled = { $seat } remplit { $stars ->
    [one] { $stars } branche d’étoile
   *[other] { $stars } branches d’étoile
}, { $total } en tout.
told-tips-earned = { $seat } reçoit { $tips ->
    [one] { $tips } pourboire
   *[other] { $tips } pourboires
}, { $total } en tout.
told-station-upgraded = { $seat } améliore : { $station }, niveau { $level }.
told-customer-left = { $customer } en a assez d’attendre chez { $seat } et s’en va.
told-customers-drawn = { $seat } pioche { $customers }.
told-customer-thrown-back = { $seat } renvoie { $customer }.
told-customers-joined = Chez { $seat }, la file s’allonge : { $customers }.
told-pile-shuffled = Les { $count } clients renvoyés sont mélangés en une nouvelle pioche.
told-game-over = Le festival est fini : comptez les points.

# Les lignes du score
score-tips = Piste de pourboires
score-upgrades = Tuiles de poste
score-menu = Carte, { $flavour } : { $spaces } × { $ingredient } à { $each }
score-table = Pique-nique : { $table }
score-reviews = Avis

# Le plateau dans le terminal
screen-round = Manche { $round } sur 5 ({ $mode }), chef de cuisine : { $seat }. { $phase }
screen-prep = Dés du chef : { $numbers }
screen-turn = Joue maintenant : { $seat }
screen-coop = Poulailler : { $dice }
screen-pile = Pioche : { $pile ->
    [one] { $pile } client
   *[other] { $pile } clients
} ; renvoyés : { $discarded }
screen-seat = { $seat } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
screen-truck = { $truck }, { $board }
screen-no-truck = (pas encore de camion)
screen-stations = préparation { $prep }, sauce { $sauce } (reste { $sauces }), wok { $toss } (reste { $tosses }), découpe { $chop } (reste { $chops })
screen-hand = À portée : { $items } ; dés pris : { $plucked }
screen-queue = File :
screen-fed = Servis : { $count } ; branches d’étoile : { $segments } ; pas sur la piste de pourboires : { $tips }
screen-bonuses = À utiliser dans cette manche : { $owed } ; gardés : { $kept }
screen-menu = Carte : { $tracks }
screen-track = { $flavour } { $steps }
screen-picnic = Pique-nique : { $tables }
screen-drawn = Piochés : { $customers }
screen-tips-ahead = Piste de pourboires, ensuite : { $steps }
screen-tip-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-steps = { $flavour } : { $steps }
screen-table = { $table } [{ $drawn }] : { $wanted }
screen-between = { $between } : { $bonus }.
screen-nothing = rien

# Les refus
no-first = Le joueur { $first } ne peut pas être le premier chef : il y a { $seats } places.
no-over = La partie est finie.
no-wrong-phase = Ce choix n’est pas possible maintenant. { $phase }
no-not-now = Vous n’avez rien à choisir maintenant.
no-truck-taken = { $seat } a pris ce camion.
no-truck-taken-own = Vous avez déjà un camion.
no-board-taken-own = Vous avez déjà un plateau bonus.
no-not-head-chef = C’est { $seat }, chef de cuisine, qui range les dés.
no-ordered-already = Vous avez déjà rangé vos nombres.
no-other-numbers = Le chef a obtenu { $numbers } ; seuls ces nombres se rangent.
no-done-already = Vous avez annoncé avoir fini.
no-not-your-turn = Ce n’est pas à { $seat } de prendre un dé.
no-four-plucked = Vous avez pris vos quatre dés.
no-one-a-turn = Vous avez pris un dé dans ce tour : un seul par tour.
no-no-coop = Vous n’avez pas de poulailler.
no-coop-too-few = Les dés du poulailler sont réservés : il en reste { $dice } à prendre.
no-hand-full = Utilisez d’abord le dé que vous avez en main.
no-no-such-die = Ce dé n’est pas en jeu.
no-die-gone = Trop tard : { $seat } a ce dé. Rien n’est perdu, prenez-en un autre.
no-nothing-there = Il n’y a rien à utiliser : { $using }.
no-waste-fits = Ce dé va sur une de vos cases vides : il ne peut pas être gâché.
no-not-in-queue = { $customer } n’est pas dans votre file.
no-no-such-space = Il n’y a pas de case { $space } chez { $customer }.
no-space-filled = La case { $space } chez { $customer } est remplie, et rien ne s’efface.
no-other-colour = Cette case attend : { $ingredient }.
no-too-low = { $number } est trop petit : il y a un { $below } au-dessous.
no-too-high = { $number } est trop grand : il y a un { $above } au-dessus.
no-sauce-wild = Un ingrédient joker va tel quel sur toutes les couleurs ; la sauce n’y changerait rien.
no-sauce-same = La sauce change la couleur ; cette case a déjà celle de l’ingrédient.
no-prep-plain = Les ingrédients préparés ne passent par les postes que si la préparation est au moins au niveau 1.
no-sauce-empty = Il ne reste plus de sauce dans cette manche.
no-toss-empty = Le wok ne sert plus dans cette manche.
no-chop-empty = La découpe ne sert plus dans cette manche.
no-chop-one = Un 1 ne se découpe pas.
no-chop-sum = { $smaller } n’est pas le plus petit morceau de { $number }.
no-no-bonus = Vous n’avez pas ce bonus : { $bonus }.
no-none-empty = Aucun client de votre file n’a de case vide pour : { $ingredient }.
no-no-menu = Vous ne jouez pas avec la carte.
no-track-full = La piste est pleine : { $flavour }.
no-no-picnic = Vous ne jouez pas avec le pique-nique.
no-spot-drawn = Cette case est déjà dessinée : { $spot }.
no-no-turns = Tous jouent à la fois ; il n’y a pas de tour à passer.
no-say-done = Vous avez pris quatre dés : annoncez que vous avez fini.
no-pluck-first = Prenez d’abord un de vos dés dans ce tour.
no-four-first = Vous avez pris { $plucked } de vos quatre dés ; prenez-les tous avant d’annoncer que vous avez fini.
no-upgrade-new = Cette étape ajoute une tuile à un poste de niveau 0.
no-upgrade-flip = Cette étape retourne la tuile d’un poste de niveau 1.
no-other-customer = Décidez d’abord pour { $customer }.
no-deck-too-few = Il faut au moins { $least } { $section } ; ce jeu de cartes en a { $found }.
no-deck-prep-twice = Les trois ingrédients préparés d’un camion sont de couleurs différentes.
no-deck-stations = Un camion porte les points de quatre postes : prep, sauce, toss et chop.
no-deck-tips-fall = Les points d’une piste de pourboires ne diminuent pas et ne sont pas négatifs.
no-deck-upgrades = Une piste de pourboires a au plus { $most } améliorations.
no-deck-tip-space = Une condition de pourboire porte sur une case que ce client n’a pas.
no-deck-tip-twice = Deux conditions de pourboire portent sur la même case.
no-deck-tip-order = La condition du haut ne peut demander moins que celle du bas : elles ne seraient jamais remplies ensemble.
no-deck-tracks = La carte a une piste par saveur : savoury, sweet, spicy et sour.
no-deck-spots = Toutes les tables du pique-nique ont ensemble de 1 à { $most } cases.
no-deck-no-spot = Ceci renvoie à une case du pique-nique qui n’existe pas.
no-deck-no-flavours = Le panneau « only » a besoin de ses saveurs.
no-deck-stars-fall = Les points des étoiles pleines ne diminuent pas.

# Le rapport de simulation
report-scores = D’où viennent les points
report-part = part
report-points = points par partie
report-share = proportion
part-tips = piste de pourboires
part-upgrades = tuiles de poste
part-board = plateau bonus
part-reviews = avis
part-total = total
report-boards = Plateaux bonus
report-board = plateau
report-games = fois joué
report-board-points = points du plateau
report-total = total
report-won = parties gagnées
report-fair = part équitable
report-trucks = Camions
report-truck = camion
report-seats = Places, comptées depuis le premier chef
report-seat = place
report-customers = Clients
report-size = cases
report-fed = servis par partie
report-stars = branches d’étoile chacun
report-tips = pourboires chacun
report-steps = Étapes de points de la carte et tables du pique-nique
report-step = étape ou table
report-reached = fois marquée
report-average = points quand marquée

# Sur papier
paper-customers = Clients
paper-customer = Client
paper-starters = Clients de départ
paper-starter = Client de départ
paper-trucks = Camions
paper-truck = Camion
paper-truck-text = Écrivez au feutre effaçable ; effacez les postes après chaque manche.
paper-rounds = Manches : qui est chef ?
paper-prep = Poste de préparation
paper-tiles = Tuiles de poste
paper-tile = tuile
paper-level = Niveau { $level }
paper-prep-0 = Tels quels.
paper-prep-1 = Les ingrédients préparés peuvent passer par les postes.
paper-prep-2 = Une couleur fixe ({ $ingredient }), deux jokers ; ils peuvent passer par les postes.
paper-use-sauce = { $count } fois par manche : changer la couleur, puis écrire aussitôt.
paper-use-toss = { $count } fois par manche : relancer.
paper-use-chop = { $count } fois par manche : partager un nombre en deux.
paper-tips = Piste de pourboires
paper-points = points
paper-step-new = tuile neuve
paper-step-flip = retourner
paper-menus = Plateaux bonus : carte
paper-picnics = Plateaux bonus : pique-nique
paper-reviews = Avis
paper-reviews-text = Remplissez les branches d’étoile depuis le haut. Une personne près d’une étoile : piochez quatre clients.
paper-scores = { $each } par case { $ingredient }
paper-sign-different = { $points } par saveur différente.
paper-sign-only = { $points } par case : { $flavours }.
paper-sign-equal = Cases voisines égales : { $points } si c’est plein.
paper-sign-unequal = Cases voisines différentes : { $points } si c’est plein.
paper-sign-full = Pleine et juste : { $points } de plus.
paper-dice = Dés
paper-head-chef = Chef de cuisine
paper-score = Score
paper-score-tips = Pourboires
paper-score-upgrades = Améliorations
paper-score-board = Carte ou pique-nique
paper-score-reviews = Avis
paper-score-total = Total
paper-coop = Parois du poulailler
paper-coop-text = Pliez chaque paroi sur le pointillé, collez-la en double et entaillez les fentes. Emboîtez les fentes de même lettre : un poulailler à cinq côtés.
paper-compost = Compost
paper-compost-text = Les dés pris y vont une fois utilisés ou perdus ; un bonus poulailler en ajoute un.
paper-house-data = données maison
paper-partly-house = données en partie maison
paper-also = Il vous faut aussi : un feutre effaçable et un chiffon par joueur.
paper-house = carte maison
paper-known = carte connue

# La première partie guidée
lesson-welcome = Bienvenue dans votre camion ! Pendant cinq manches, vous prenez des dés dans le poulailler au milieu et servez les clients de votre file. Qui a le plus de points gagne. Ici on joue à tour de rôle ; dans le jeu rapide, tous se servent à la fois.
lesson-customers = Un client montre des cases de bas en haut, chacune d’une couleur. Vous y écrivez des nombres, dans l’ordre que vous voulez, mais aucun ne peut être plus petit qu’un nombre au-dessous. Toutes les cases remplies, le client est servi.
lesson-arrange = Vous êtes chef de cuisine : rangez les trois dés noirs. Chacun les écrit sur son poste de préparation, où les couleurs changent d’un camion à l’autre. Annoncez 6, 5, 6 : cela vous donne un poivron, un brocoli et un agrume.
lesson-pluck = Les dés sont dans le poulailler. Vous en prenez quatre, un par un. Le Balayeur de rue donne un pourboire pour un 6 sur sa case du haut : prenez l’agrume 6.
lesson-write = Un dé pris s’utilise aussitôt. Écrivez le 6 sur la case d’agrume du haut, chez le Balayeur de rue : c’est exactement le nombre à côté, donc un pourboire.
lesson-hand-on = Bien joué. Dans le jeu calme, on prend un dé par tour, puis on passe la main. À Olive.
lesson-pluck-again = Il manque au Balayeur de rue un poivron en bas et un agrume au milieu. Prenez le poivron 5 : il ne dépasse pas ce qui viendra au-dessus.
lesson-prep = Le poivron est écrit. Entre le bas et le haut, il y a place pour un agrume 5 ou 6, et il y a un agrume 6 à votre poste de préparation. Utilisez-le : chaque ingrédient préparé sert une fois par manche.
lesson-fed = Servi ! Il vous laisse deux branches d’étoile, un pourboire et une saveur sucrée, qui vous a fait descendre d’un pas sur la piste sucrée : une croix sur agrume. Une croix remplit une case sans dé. Utilisez-la chez la Voisine en pantoufles.
lesson-sauce = Vous avez passé la main, puis pris un brocoli 3. Mais il faut un poivron à la Voisine en pantoufles, de préférence un 3. La sauce change la couleur et garde le nombre : faites-en un poivron 3, avec un pourboire à la clé.
lesson-toss = Voici un tofu 2, mais au-dessous il y a un 3. Le wok relance le dé : faites-le sauter !
lesson-write-tofu = Un 3 convient. Écrivez-le sur la case du haut, chez la Voisine. (La découpe, elle, partage un dé en deux plus petits.)
lesson-flavour = Deux clients servis ! Celle-ci vous laisse une saveur au choix. La piste épicée commence par un pourboire : notez-la là.
lesson-done = Vous avez pris quatre dés : annoncez que vous avez fini. Les ingrédients préparés qui n’ont pas servi sont perdus.
lesson-upgrade = Le nettoyage. Les étoiles vont à vos avis, et vos trois pourboires vous font avancer de trois pas sur la piste. Deux d’entre eux améliorent un poste : prenez d’abord une meilleure découpe.
lesson-new-customers = Les clients que vous n’avez pas servis perdent une branche d’étoile et finissent par s’en aller. Puis vous en piochez trois, et pouvez en renvoyer pour d’autres, pris sans les voir. Gardez l’Exploratrice polaire.
lesson-end = Et ainsi pendant cinq manches. À la fin, on compte la piste de pourboires, les tuiles de poste, le plateau bonus et les avis. Oui, chef !
