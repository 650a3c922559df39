# Slice & Dice en français. Les noms des plats, ustensiles, dés et symboles sont dans les cartes.
game = Slice & Dice
game-line = Lancez les dés, réunissez ce que demande un plat, servez-vous de trente ustensiles ; ou cuisinez ensemble contre la montre.

gastronomy-portugal = Portugal
gastronomy-spain = Espagne
gastronomy-france = France
gastronomy-great-britain = Grande-Bretagne
gastronomy-italy = Italie
gastronomy-germany = Allemagne
gastronomy-south-central-america = Amérique du Sud et centrale
gastronomy-north-america = Amérique du Nord
letter-proteins = P
letter-vegetables-a = V
letter-vegetables-b = G
letter-varied = R
letter-condiments = C
letter-preparations = T
letter-cooking = K
reward-utensil = ustensile
reward-special = jeton spécial
scope-turn = de ce tour
scope-game = de la partie
pile-dishes = pioche des plats
pile-utensils = pioche des ustensiles

# Ce qu’on attend d’un joueur.
phase-choose = Choisissez un plat.
phase-clear = Débarrassez votre plateau, ou gardez ce qui s’y trouve.
phase-cook = Lancez les dés, ou arrêtez-vous.
phase-window = Un rival cuisine : réagissez, ou passez.
phase-rolled = Employez le jet.
phase-finish = Votre cuisine est finie : jouez ce que vous pouvez encore, ou terminez votre tour.
phase-third = Troisième coupure : le Gant de cuisine peut y répondre.
phase-lose = Trois coupures : un jeton quitte votre plateau.
phase-gain = Prenez un ustensile.
phase-throw = Défaussez l’un des deux ustensiles du Bol.
phase-back = Remettez l’un des deux jetons dans le sac.
phase-answer = Jouez un ustensile sur ce que vous venez de gagner, ou non.
phase-skim = Écumoire : retirez un jeton, ou arrêtez.
phase-ladle = Louche : retirez un jeton, ou arrêtez.
phase-lid = Un rival a le Couvercle : où va-t-il ?
phase-exchange = Défaussez un second ustensile.
phase-pay = Donnez un second jeton spécial.
phase-peel = Posez un jeton à la place de celui qui est parti.
phase-over = La partie est finie.

# Les choix
do-choose = Choisir la ligne { $line }
do-stay = Rester sur votre ligne
do-clear-board = Débarrasser votre plateau
do-keep-board = Garder vos jetons
do-roll = Lancer { $dice }
do-stop-cooking = Cesser de cuisiner
do-place = Poser { $symbol }
do-done-placing = Ne plus rien poser
do-take-cut = Prendre la coupure
do-place-special = Poser votre jeton spécial { $symbol }
do-lose = Perdre { $symbol }
do-end-turn = Terminer votre tour
do-exchange = Défausser { $utensil }, l’un des deux à échanger contre un autre ustensile
do-buy-lid = Donner le jeton spécial { $symbol }, l’un des deux que coûte le Couvercle
do-lid-on = Le Couvercle vient sur votre pion
do-lid-off = Le Couvercle quitte le plateau
do-ask-me = M’interroger de nouveau aux tours des rivaux
do-pass = Passer
do-mute = Passer, et ne plus m’interroger au cours { $scope }
do-take-shown = Prendre { $utensil }
do-take-top = Prendre le dessus de la pioche, sans le voir
do-throw-back = Défausser { $utensil }
do-put-back = Remettre { $symbol }
do-no-thanks = Ne rien jouer dessus
do-take-off = Retirer { $symbol }
do-put-on = Poser { $symbol }
do-enough = Pas davantage
do-use-skimmer = Écumoire : échanger des ingrédients de votre Poêle
do-use-ladle = Louche : retirer des ingrédients de votre Poêle
do-use-tongs = Pince : retirer { $symbol }
do-use-mill = Moulin : { $dish } vaut 1 de plus
do-use-kitchen-knife = Couteau de cuisine : poser { $symbol } sur votre Couteau
do-use-peeler = Économe : échanger { $symbol } contre un autre
do-use-spatula = Spatule : faire relancer { $dice }
do-use-kitchen-scissors = Ciseaux de cuisine : retirer { $symbol }
do-use-scales = Balance : le plat de la ligne { $line } recule d’une case
do-use-corkscrew = Tire-bouchon : le plat de la ligne { $line } recule de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
do-use-whisk = Fouet : le plat de la ligne { $line } avance d’une case
do-use-kitchen-timer = Minuteur : le plat de la ligne { $line } revient sur la première case
do-use-wooden-spoon = Cuillère en bois : { $rival_seat } perd { $symbol }
do-use-pizza-slicer = Roulette à pizza : { $rival_seat } perd { $symbol }
do-use-funnel = Entonnoir : tourner un dé sur { $symbol }
do-use-oven-mitt = Gant de cuisine : défausser une coupure
do-use-bowl = Bol : gagner deux ustensiles, en défausser un des deux
do-use-colander = Passoire : faire relancer le dé { $die }
do-use-measuring-cup = Verre doseur : relancer le dé { $die }
do-use-squeezer = Presse-agrumes : relancer { $dice }
do-use-thermometer = Thermomètre : piocher deux jetons spéciaux, en remettre un
do-use-pestle-and-mortar = Mortier et pilon : piocher un jeton spécial
do-use-pan-lid = Couvercle : le prendre
do-use-frying-pan = Sauteuse : gagner aussi l’ustensile du dessus de la pioche
do-use-wok = Wok : recevoir un deuxième jeton spécial
do-use-pan = Casserole : recevoir aussi un jeton spécial
do-use-pressure-cooker = Autocuiseur : gagner un deuxième ustensile
do-use-roasting-pan = Plat à rôtir : mettre { $symbol } dans votre Poêle
do-use-rolling-pin = Rouleau à pâtisserie : le plat de la ligne { $line } ne bougera pas la prochaine fois
do-use-meat-tenderizer = Attendrisseur : le rival prend une coupure

# Le journal
told-began = { $seat } commence.
told-round-began = Manche { $round }.
told-turn-began = Au tour de { $seat }.
told-chose = { $seat } choisit { $dish } sur la ligne { $line }.
told-stayed = { $seat } reste.
told-cleared = { $seat } débarrasse son plateau.
told-rolled = { $seat } lance : { $symbol }.
told-rerolled = Des dés changent pour { $seat } : { $symbol }.
told-placed = { $special ->
    [special] { $seat } pose le jeton spécial { $symbol }.
   *[own] { $seat } pose { $symbol }.
}
special-yes = special
special-no = own
told-took-off = { $symbol } quitte le plateau de { $seat }.
told-cut = { $seat } en est à { $cuts ->
    [one] { $cuts } coupure.
   *[other] { $cuts } coupures.
}
told-stopped = { $seat } cesse de cuisiner.
told-cooked = { $seat } a cuisiné { $dish } ({ $stars }★) !
told-took-marker = { $seat } prend le marqueur de premier joueur : c’est la dernière manche.
told-got-utensil = { $shown ->
    [shown] { $seat } prend { $utensil } à l’étalage.
   *[deck] { $seat } pioche { $utensil }.
}
shown-yes = shown
shown-no = deck
told-got-unseen = { $seat } pioche un ustensile.
told-got-special = { $seat } reçoit le jeton spécial { $symbol }.
told-put-special-back = { $seat } remet { $symbol } dans le sac.
told-discarded = { $seat } défausse { $utensil }.
told-used = { $seat } joue { $utensil }.
told-milled = { $dish }, de { $seat }, vaut 1 de plus.
told-dish-went = { $dish } va sur la case { $space } de la ligne { $line }.
told-dish-came = { $dish } arrive sur la ligne { $line }.
told-dish-left = { $dish } quitte la ligne { $line } sans avoir été cuisiné.
told-dish-pinned = { $dish }, ligne { $line }, ne bougera pas la prochaine fois.
told-lid-came = { $seat } pose le Couvercle sur la ligne { $line }.
told-lid-left = Le Couvercle de { $seat } est retiré.
told-lid-paid = { $seat } donne le jeton spécial { $symbol } pour le Couvercle.
told-muted = { $seat } ne veut plus être interrogé au cours { $scope }.
told-listens = { $seat } veut de nouveau être interrogé aux tours des rivaux.
told-decks-shuffled = La { $pile } est reformée avec sa défausse.
told-time-up = Le temps est écoulé !
told-ended = La partie est finie.

# Les lignes du décompte
line-stars = Étoiles de { $dishes ->
    [one] { $dishes } plat
   *[other] { $dishes } plats
}
line-mill = Moulin : { $dish }
line-gastronomy = Le plus de plats, { $gastronomy } ({ $dishes })
line-kitchens = { $kitchens } gastronomies
line-marker = Marqueur de premier joueur

# Le terminal
screen-round = Manche { $round } · { $target } plats pour finir · pioches : { $dishes } plats, { $utensils } ustensiles
screen-coop = Ensemble { $cooked } plats sur { $target }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} · la pendule s’arrête à { $minutes } min
screen-seat = { $seat } : { $score } points, { $cooked } cuisinés, { $cards ->
    [one] { $cards } ustensile
   *[other] { $cards } ustensiles
}
screen-line = { $number } { $track } { $dish } { $stars }★ { $gastronomy } [{ $needs }]
screen-choose = { $choice } : { $dish }
screen-utensil = { $utensil } : { $effect }
screen-line-empty = { $number } (pas de plat)
screen-gives = rapporte : { $reward }
screen-here = ici : { $seats }
screen-lid = Couvercle de { $seat }
screen-pinned = ne bouge pas
screen-board = Poêle : { $pan }   Couteau : { $knife }
screen-specials = Jetons spéciaux : { $specials }
screen-hand = Votre main :
screen-seen = Vus dans la main : { $utensils }
screen-mill = Moulin sur { $dish }
screen-missing = Il manque : { $symbol }
screen-legend = Dés : { $dice }. Pour en lancer d’autres que ceux du menu, tapez leurs lettres.
screen-dice = Dés : { $dice }
screen-cuts = Coupures : { $cuts } sur 3
screen-display = Ustensiles visibles :
screen-holders = À cette table, on n’interroge que ceux qui tiennent une carte de rival.
screen-odds = utile { $useful }, rien { $none }, { $expected } nouveaux en moyenne
screen-odds-line = tous les dés utiles : { $odds }
dice-all = tous les dés

# Les refus
no-coop-seats = On cuisine ensemble à deux, pas à { $found }.
no-first-seat = Le joueur { $found } ne peut pas commencer : on joue à { $seats }.
no-already-pinned = Ce plat ne bougera pas de toute façon.
no-already-there = Votre pion est déjà sur cette ligne : restez-y.
no-bag-empty = Le sac est vide.
no-choose-later = On choisit une ligne au début de son tour.
no-clear-later = On débarrasse son plateau après avoir choisi, avant de cuisiner.
no-die-not-rolled = Ce dé n’a pas été lancé.
no-first-space = Ce plat ne peut pas reculer autant.
no-just-came = Ce jeton vient d’arriver par l’Écumoire.
no-last-space = Un plat sur la quatrième case ne peut pas avancer.
no-lid-is-yours = Vous avez déjà le Couvercle.
no-lid-needs-dish = Le Couvercle se pose auprès d’un plat.
no-lid-there = Le Couvercle d’un rival est sur ce plat.
no-line-unused = Cette ligne ne sert pas.
no-must-choose = À votre premier tour, vous devez choisir un plat.
no-no-change = Le dé montre déjà cela.
no-no-cut = Il n’y a pas de coupure à prendre : on peut poser quelque chose, ou rien n’a été lancé.
no-no-cut-to-heal = Il n’y a pas de coupure à défausser.
no-no-dish = Il n’y a pas de plat.
no-no-fresh-roll = Cela vaut pour des dés qui viennent d’être lancés, avant qu’aucun ait servi.
no-no-gain = Il n’y a pas d’ustensile à gagner.
no-no-lid-in-coop = Le Couvercle ne sert pas quand on cuisine ensemble.
no-no-lid-to-move = Il n’y a pas de Couvercle à déplacer.
no-no-rival-card = Cet ustensile ne se joue pas au tour d’un rival.
no-no-special = Vous n’avez pas ce jeton spécial hors du plateau.
no-no-window = On n’attend de réaction de personne.
no-not-begun = Cela relève d’un ustensile qu’on n’est pas en train de jouer.
no-not-between = Cela se fait entre deux jets, à votre tour.
no-not-cooked = Vous n’avez pas cuisiné ce plat.
no-not-cooking = Vous n’êtes pas en train de cuisiner.
no-not-finished = Votre cuisine n’est pas finie.
no-not-held = Vous ne tenez pas cet ustensile.
no-not-muted = On vous interroge déjà.
no-not-needed = Votre plat ne le demande pas, ou l’a déjà.
no-not-of-two = Ce n’est pas l’un des deux.
no-not-on-board = Ce jeton n’est pas sur le plateau.
no-not-rolled = Aucun dé ne montre cela.
no-not-shown = Cet ustensile n’est pas visible.
no-nothing-lost = Aucun jeton n’a à quitter le plateau.
no-nothing-to-answer = Il n’y a pas de gain auquel il réponde.
no-nothing-to-place = Il n’y a rien à poser.
no-on-board = Ce jeton est déjà sur le plateau.
no-only-on-active = Il agit sur le joueur dont c’est le tour.
no-only-on-rival = Il agit sur un rival.
no-pan-empty = Votre Poêle est vide.
no-roll-later = On lance les dés pendant qu’on cuisine.
no-two-wanted = Il en faut deux.

# Ce qui peut clocher dans des cartes
no-deck-dice = Il faut les sept dés du jeu, dans leur ordre et avec leurs symboles.
no-deck-symbols = Il faut nommer une fois chacun des 42 symboles.
no-deck-utensils = Il faut nommer une fois chacun des 30 ustensiles.
no-deck-dishes = Il faut au moins { $least } plats ; il y en a { $found }.
no-deck-no-symbol = « { $id } » n’est pas un symbole des dés.
no-deck-no-ingredient = « { $id } » n’est pas un ingrédient.
no-deck-need-twice = Un plat demande chaque symbole une seule fois.
no-deck-reward-twice = Un plat donne chaque récompense une seule fois.

# Le rapport de la simulation
report-length = Manches : { $rounds_median } en médiane, { $rounds_90 } au plus dans neuf parties sur dix ; { NUMBER($expired_share, style: "percent", maximumFractionDigits: 1) } des plats partent sans être cuisinés
report-by-stars = Tours par nombre d’étoiles
report-stars = étoiles
report-cooked = cuisinés
report-turns = tours depuis le plat précédent
report-turns-at-it = dont tours à ce plat
report-dishes = Plats
report-dish = plat
report-size = symboles
report-a-game = par partie
report-places = Victoires selon la place dans l’ordre du tour
report-place = place
report-wins = victoires, %

# Les options, comme les dit `potluck games`.
option-coop = cuisiner ensemble, selon la difficulté (SD-37)
option-minutes = minutes à la pendule de la partie coopérative (SD-38)
option-length = plats pour finir : comme imprimé, ou la partie courte (SD-34, SD-R27)
option-first = qui commence (SD-R4)
option-reactions = qui est interrogé aux tours des rivaux : tous ceux qui pourraient tenir une carte, ou ceux qui en tiennent (SD-R16)
option-reaction-seconds = secondes pour réagir, 0 sans limite (SD-R16)

# Sur papier
paper-dishes = Plats
paper-dish = Plat
paper-utensils = Ustensiles
paper-utensil = Ustensile
paper-rival = Aussi au tour d’un rival
paper-special = jeton spécial
paper-specials = Jetons spéciaux
paper-tokens = Jetons : { $colour }
paper-markers = Marqueurs
paper-yellow = Jaune
paper-green = Vert
paper-blue = Bleu
paper-orange = Orange
paper-cut = coupure
paper-first = premier joueur
paper-lid = Couvercle
paper-dice = Dés de cuisine
paper-reference = Les symboles des dés
paper-main-board = Plateau central
paper-main-board-text = Quatre lignes de commande ; les nouveaux plats arrivent sur la première case et avancent à la fin de chaque manche.
paper-first-space = 1 · nouveaux plats
paper-last-line = 1 · nouveaux plats (à 4 joueurs)
paper-space = { $number }
paper-marker = marqueur
paper-player-boards = Plateaux des joueurs
paper-player-board = Plateau : { $colour }
paper-player-board-text = Quand la Poêle et le Couteau portent ce que demande le plat, et rien d’autre, il est cuisiné.
paper-pan = Poêle : ingrédients
paper-knife = Couteau : préparations
paper-score = Score
paper-cook = Cuisinier
paper-score-stars = Étoiles des plats
paper-score-mill = Moulin : +1
paper-score-gastronomies = 3 par gastronomie dominée
paper-score-five = 4 pour cinq gastronomies
paper-score-marker = 2 pour le marqueur de premier joueur
paper-score-total = Total
paper-also = Il vous faut aussi : un sac opaque pour les jetons spéciaux.
paper-house = carte maison
paper-partly-house = carte connue, en partie maison
paper-known = carte connue

# Une partie revue, mains ouvertes
open-hand = En main : { $utensil }

# La première partie guidée
lesson-welcome = Bienvenue, chef ! Des clients attendent les plats des lignes de commande. Chaque plat demande certains symboles ; réunissez-les sur votre plateau avec les dés avant que le plat ne s’en aille. Le plus de points gagne.
lesson-choose = D’abord, vous choisissez un plat en posant votre pion sur sa ligne. Les Tacos ne demandent que trois ingrédients : bœuf, oignon et maïs. Choisissez la ligne 1.
lesson-roll = Maintenant, cuisinez. Chacun des sept dés a six symboles à lui ; lancez donc ceux qui peuvent montrer ce qu’il vous faut : les protéines et les deux dés de légumes. La table vous dit vos chances.
lesson-place = Du bœuf ! Après un jet, vous pouvez poser chaque symbole utile sur votre plateau : les ingrédients dans la Poêle, les préparations sur le Couteau. Posez le bœuf.
lesson-roll-fewer = Le dé des protéines n’apporte plus rien aux Tacos. Lancez seulement les deux dés de légumes.
lesson-cut = Pomme de terre et concombre : rien d’utile. Si un jet ne montre rien qu’il vous faut, vous vous coupez. Prenez la coupure.
lesson-roll-again = Une coupure n’est pas un drame, mais la troisième met fin à votre cuisine et vous coûte un jeton. Essayez encore une fois.
lesson-stop = Encore rien : deuxième coupure. Mieux vaut s’arrêter là. Votre bœuf reste sur le plateau pour votre prochain tour, et vos doigts sont soignés.
lesson-lines = Olive a cuisiné à son tour et la manche est finie : chaque plat a avancé d’une case. Après la quatrième, il s’en va. Vous pouvez changer de ligne, ou rester : restez aux Tacos.
lesson-clear = Avant de cuisiner, vous pouvez débarrasser votre plateau, tout ou rien. Le bœuf vous sert : gardez-le.
lesson-utensil = De l’oignon, mais pas de maïs. Les ustensiles sont là pour ça ! Votre Entonnoir tourne un dé que vous venez de lancer sur la face de votre choix : le maïs.
lesson-place-both = Oignon et maïs : les deux sont à vous. Posez l’oignon.
lesson-complete = Il manque un symbole, et le voilà. Posez le maïs, et le plat est complet.
lesson-reward = Les Tacos sont servis : 3 étoiles ! Ce plat rapporte aussi un jeton spécial et un ustensile. Prenez le Thermomètre exposé.
lesson-special = Un jeton spécial, ici la volaille, se pose dans votre Poêle à tout moment de votre tour si votre plat le demande : même pour éviter une coupure. Vous pourriez aussi jouer des ustensiles. Assez pour aujourd’hui : terminez votre tour.
lesson-end = Choisir, débarrasser, cuisiner, soigner les coupures : voilà un tour. Certains ustensiles servent aussi au tour d’un rival. Dès que quelqu’un a cuisiné assez de plats (neuf, huit ou sept à deux, trois ou quatre), la manche se termine et l’on compte. Bon appétit !
