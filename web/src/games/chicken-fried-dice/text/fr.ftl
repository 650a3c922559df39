# Le plateau de Chicken Fried Dice en français.

# Le formulaire d’une nouvelle table
choose-mode = Prise des dés
choose-clock = Horloge pour la prise des dés
choose-trucks = Camions
choose-boards = Plateaux bonus
choose-first = Premier chef de cuisine
choose-deck = Cartes

board-name-of = La table : poulailler, camions et plateaux bonus
board-keys = Quand le curseur est sur le plateau : la lettre d’un ingrédient puis un nombre prend un tel dé (T tofu, P poivron, B brocoli, A aubergine, G agrume) ; les flèches parcourent le poulailler. 1 à 9 écrivent ce que vous tenez dans la case de ce numéro, ou choisissent la découpe. H prend l’ingrédient ou la croix d’après, S met en sauce, R relance au wok, K découpe, D termine le tour ou la phase, Échap repose tout.

# Ce qui est attendu
board-want-both = Choisissez un camion et une face du plateau bonus.
board-want-truck = Choisissez votre camion.
board-want-side = Choisissez une face du plateau bonus.
board-want-order = Vous êtes chef de cuisine : rangez les dés noirs dans un ordre qui vaut pour tous.
board-want-own-order = Choix de chacun : rangez les dés noirs dans l’ordre qui vous convient.
board-want-pluck = Prenez un dé dans le poulailler ({ $number } sur { $most }).
board-want-use = Utilisez votre { $ingredient } { $number } : servez un client ou passez par un poste.
board-want-no-room = Rien pour votre { $ingredient } { $number } : passez par un poste, ou gâchez le dé.
board-want-hand-on = Utilisez ce que vous voulez, puis passez la main.
board-want-done = Utilisez le reste, puis annoncez que vous avez fini.
board-want-bonus = { $count ->
    [one] Un bonus attend.
   *[other] { $count } bonus attendent.
}
board-want-tile = Vos pourboires offrent une tuile neuve : choisissez un poste de niveau 0.
board-want-flip = Vos pourboires retournent une tuile : choisissez un poste de niveau 1.
board-want-customer = Garder { $customer }, ou renvoyer cette carte contre une autre, cachée ?

# Le choix du camion
board-choose-truck = Choisissez un camion
board-choose-side = Choisissez une face du plateau bonus
board-about-menu = Quatre pistes, une par saveur. L’idéal pour une première partie.
board-about-picnic = Des saveurs aux tables de votre choix, où les voisines comptent. Pour qui aime les casse-têtes.
board-prep-of = Ingrédients préparés : { $ingredient }.
board-tile-points = { $station } : { $first } points au niveau 1, { $second } au niveau 2
board-yours = À vous
board-taken = Pris par { $seat }

# Préparation
board-chef-dice = Les dés du chef
board-head-chef = Chef de cuisine : { $seat }
board-chefs-choice = Choix de chacun
board-order-all = Tous écrivent ces nombres dans cet ordre. Faites glisser les dés, ou cliquez-en deux pour les échanger.
board-order-own = Rangez ces nombres pour vous. Faites glisser les dés, ou cliquez-en deux pour les échanger.
board-order-wait = { $seat } range les dés noirs ; tous écrivent dans cet ordre.
board-order-others = Chacun range ces nombres pour soi.
board-chef-die = Dé noir { $number } à la place { $place } : cliquez pour échanger, flèches pour déplacer
board-your-prep = Vous
board-call-out = Annoncer
board-order-mine = Écrire ainsi
board-advised-order = Conseil : { $numbers }
board-item-plain = { $ingredient } { $number }

# Poulailler
board-coop = Poulailler
board-dice-left = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
board-die = Prendre { $ingredient } { $number }
board-coop-die = Utiliser un poulailler : prendre { $ingredient } { $number }
board-coop-empty = Le poulailler est vide.
board-ready = Trois, deux, un…
board-go = Partez !
board-time-left = Temps restant : { $time }

# Camion
board-truck-of = Camion : { $seat }
board-round-chef = Manche { $round }, chef de cuisine : { $seat }
board-round-choice = Manche { $round } : choix de chacun
board-points = { $count ->
    [one] point
   *[other] points
}
board-points-short = pts
board-stations = Main et postes
board-hand = Main
board-plucked = { $number } dés pris sur { $most }
board-item = { $using } : { $ingredient } { $number }
board-short-prep = Préparation
board-short-sauce = Sauce
board-short-toss = Wok
board-short-chop = Découpe
board-station = { $station }, niveau { $level }, reste { $left } sur { $uses }
board-uses = Reste { $left } sur { $uses }
board-upgrade = Améliorer { $station } : niveau { $level }, { $points } points
board-upgrade-to = Niveau { $level } : { $points } points
board-prep-empty = Place pour { $ingredient } : vide
board-sauced = Une autre couleur
board-chop-how = Comment découper
board-chop = Découper en { $smaller } et { $larger }
board-owed = Bonus de clients, pour cette manche seulement
board-owed-short = Cette manche
board-kept = Bonus gardés
board-kept-short = Gardés
board-bonus = { $count ->
    [one] { $bonus }
   *[other] { $bonus }, { $count } fois
}
board-waste = Gâcher le dé
board-done = J’ai fini
board-is-done = Fini
board-unused = { $count ->
    [one] { $count } chose inutilisée
   *[other] { $count } choses inutilisées
}

# File
board-queue = File d’attente
board-queue-empty = Personne n’attend.
board-space = Case { $space }, { $ingredient } : { $content }{ $tip ->
    [0] .
   *[other] , pourboire pour un { $tip }.
}
content-empty = vide
content-crossed = barrée
board-number = { $number }
board-here-write = Écrire ici { $ingredient } { $number }.
board-here-sauce = Mettre { $ingredient } { $number } en sauce et l’écrire ici.
board-here-cross-off = Barrer cette case.
board-stars = { $count ->
    [one] { $count } branche d’étoile
   *[other] { $count } branches d’étoile
}
board-waiting = { $count ->
    [one] { $count } client attend
   *[other] { $count } clients attendent
}

# Plateau bonus
board-bonus-board = Plateau bonus
board-track = { $flavour } : { $reached } étapes sur { $most }
board-reached = atteinte
board-draw = Dessiner :
board-draw-which = Quelle saveur dessiner
board-draw-here = Dessiner { $flavour } : { $spot }
board-spot = { $spot } : { $flavour }
flavour-none = libre
board-sign-different = { $points } par saveur différente
board-sign-only = { $points } par case : { $flavour }
board-sign-equal = Voisines égales : { $points } si c’est plein
board-sign-unequal = Voisines différentes : { $points } si c’est plein
board-sign-full = (+{ $points } si pleine et juste)
board-reviews = Avis : { $segments } branches d’étoile remplies
board-four = Remplie : piochez quatre clients
board-tips = Piste de pourboires : { $reached } pas sur { $most }
board-tips-due = +{ $count } au nettoyage
board-step-reached = { $step }, atteint
board-score = Points jusqu’ici
board-fed = { $count ->
    [0] Personne n’est encore servi
   *[other] Servis : { $count }
}

# Les autres
board-others = Les autres
board-show-all = Tout voir
board-close = Fermer

# Nettoyage
board-now-tips = Pourboires
board-now-attract = Nouveaux clients
board-now-over = Le festival est fini
board-tips-others = Les autres choisissent des postes à améliorer.
board-attract = Nouveaux clients
board-attract-how = Gardez les clients qui vous plaisent. Pour chacun que vous renvoyez, il en vient un autre, caché.
board-attract-wait = Votre file est complète. Les autres choisissent encore.
board-pile-bottom = Sous la pioche : { $customer }
board-drawn = Piochés
board-thrown-back = Renvoyés : { $count }
board-pile = Pioche : { $count }
board-throw-back = Renvoyer
board-keeping = Gardés : { $count }
board-keep = Garder
