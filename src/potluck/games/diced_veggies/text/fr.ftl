# Diced Veggies (Dicéd Veggies) en français. Les noms des cartes sont dans le paquet.
game = Dicéd Veggies
game-line = Tranchez des dés dans le bloc, cuisinez des recettes, rendez-les tendance.

type-carrot = carotte
type-mushroom = champignon
type-onion = oignon
type-pepper = poivron
type-tomato = tomate
type-any = un dé quelconque
letter-carrot = C
letter-mushroom = M
letter-onion = O
letter-pepper = P
letter-tomato = T
corner-nw = en haut à gauche
corner-ne = en haut à droite
corner-sw = en bas à gauche
corner-se = en bas à droite
deck-recipe = paquet de recettes
deck-hype = paquet de Tendances

die-of = { $type } { $number }
now-of = { $type } { $number }

# Les étapes : ce qui est attendu.
step-cut = Coupez le bloc.
step-cook = Cuisinez une recette, ou continuez.
step-plate = Posez un dé sur l’assiette.
step-serve = L’assiette est pleine : servez-la, ou jouez une Tendance.
step-extra = Ajoutez les dés que demande votre Tendance.
step-card = Piochez une carte.
step-limits = Vous en avez trop : défaussez.
step-wait = Attendez les autres.

# Les choix
do-restock = Réapprovisionner : un nouveau bloc, les jetons Chef reviennent
do-restock-plain = Réapprovisionner : un nouveau bloc
do-cut = Couper { $dice } = { $total } ({ $corner }, { $rows } × { $columns })
do-take-all = Prendre tout ce qui reste : { $dice } = { $total }
do-cook = Cuisiner { $card }
do-spend = Poser { $die } sur l’assiette
do-retype = Jeton Chef : { $die } devient { $type }
do-renumber = Jeton Chef : tourner { $die } sur { $now }
do-play-hype = Jouer { $hype }
do-serve = Servir sans Tendance
do-stop-cooking = Ne plus cuisiner
do-draw-hype = Piocher une Tendance
do-draw-recipe = Piocher une recette du paquet, sans la voir
do-take-recipe = Prendre { $card }
do-discard-die = Défausser { $die }
do-discard-recipe = Défausser { $card }
do-discard-hype = Défausser { $hype }

# Le journal
told-began = { $seat } prend le hachoir.
told-restocked = { $seat } réapprovisionne : un nouveau bloc{ $chefs }.
chefs-yes = , et tous les jetons Chef reviennent
chefs-no = {""}
told-took = { $seat } prend { $dice } ({ $total }).
dice-of = { $type } { $number }
told-chef-changed = { $seat } dépense son jeton Chef : { $die } est maintenant { $now }.
told-cooked = { $hype ->
    [none] { $seat } cuisine { $recipe }.
   *[other] { $seat } cuisine { $recipe } avec la Tendance « { $hype } ».
}
told-drew-hype = { $seat } pioche la Tendance « { $hype } ».
told-drew-some-hype = { $seat } pioche une Tendance.
told-drew-recipe = { $seat } pioche { $recipe } dans le paquet.
told-took-recipe = { $seat } prend { $recipe } parmi les recettes visibles.
told-reshuffled = Le { $deck } est reformé avec sa défausse.
told-discarded-die = { $seat } défausse { $die }.
told-discarded-recipe = { $seat } défausse { $recipe }.
told-discarded-hype = { $seat } défausse la Tendance « { $hype } ».
told-end-comes = { $seat } a cuisiné assez de recettes : la fin approche.
told-last-cooking = Chacun peut cuisiner une dernière fois.
told-ended = La partie est finie.

# Les lignes du décompte
line-recipe = { $recipe }
line-hype = { $recipe } : { $hype }

# La table au terminal
screen-missing = Il manque au bloc : { $type }
screen-display = Recettes visibles : { $cards }
screen-decks = Paquets : { $recipes } recettes, { $hypes } Tendances
screen-deck-plain = Paquet : { $recipes } recettes
screen-recipe-discards = Recettes défaussées : { $recipe }
screen-hype-discards = Tendances défaussées : { $hype }
screen-seat-plain = { $seat } : { $stars }★, { $cooked } sur { $goal } cuisinées
screen-seat = { $seat } : { $stars }★, { $cooked } sur { $goal } cuisinées, jeton Chef { $chef }, Tendances en main : { $hypes }
chef-yes = disponible
chef-no = dépensé
screen-dice = Dés : { $dice }
screen-plate = Sur l’assiette pour { $recipe } : { $dice } ; il manque : { $asks }
screen-cooked = Cuisiné : { $dishes }
screen-hype = Tendance « { $hype } » :

# Ce que dit une Tendance
hype-says = { $asks } → { $gives }
hype-none = none
if-nothing = sans condition
if-total-at-least = total de { $total_at_least } ou plus
if-total-at-most = total de { $total_at_most } ou moins
if-all = { $all }
all-even = tous les nombres pairs
all-odd = tous les nombres impairs
all-same = tous les nombres égaux
all-different = tous les nombres différents
all-in-a-row = tous les nombres à la suite
if-includes = parmi les nombres : { $includes }
if-each-at-least = aucun nombre sous { $each_at_least }
if-each-at-most = aucun nombre au-dessus de { $each_at_most }
if-alike = { $alike } dés du même nombre
if-pairs = { $pairs ->
    [one] une paire de nombres égaux
   *[other] { $pairs } paires de nombres égaux
}
if-ingredients-at-least = une recette de { $ingredients_at_least } ingrédients ou plus
if-ingredients-at-most = une recette de { $ingredients_at_most } ingrédients ou moins
if-types-at-least = une recette d’au moins { $types_at_least } ingrédients différents
if-asks-for = une recette avec { $asks_for }
asks_for-carrot = des carottes
asks_for-mushroom = des champignons
asks_for-onion = des oignons
asks_for-pepper = des poivrons
asks_for-tomato = des tomates
if-cooked-at-least = au moins { $cooked_at_least } recettes déjà cuisinées
extra-carrot = une carotte de plus
extra-mushroom = un champignon de plus
extra-onion = un oignon de plus
extra-pepper = un poivron de plus
extra-tomato = une tomate de plus
extra-any = un dé de plus, quel qu’il soit
extra-double = tous les ingrédients en double
gives-stars = { $stars }★
gives-each-ingredient = { $stars }★ par ingrédient de la recette
gives-each-type = { $stars }★ par ingrédient différent de la recette
gives-each-carrot = { $stars }★ par carotte de la recette
gives-each-mushroom = { $stars }★ par champignon de la recette
gives-each-onion = { $stars }★ par oignon de la recette
gives-each-pepper = { $stars }★ par poivron de la recette
gives-each-tomato = { $stars }★ par tomate de la recette
gives-each-other-recipe = { $stars }★ par autre recette que vous cuisinez dans la partie
gives-each-other-hype = { $stars }★ par autre recette tendance que vous cuisinez dans la partie
gives-each-same-size = { $stars }★ par autre recette que vous cuisinez avec autant d’ingrédients
gives-each-recipe-star = { $stars }★ par étoile de la recette
gives-bonus = { $stars }★ de plus si la recette demande : { $type }

# Les refus
no-first = Le joueur { $first } ne peut commencer : il y a { $seats } places.
no-deck-recipes = Il faut ici au moins { $least } recettes ; ce paquet en a { $found }.
no-deck-hypes = Il faut ici au moins { $least } Tendances ; ce paquet en a { $found }.
no-deck-needs = Une recette demande de 1 à { $most } ingrédients ; celle-ci en a { $found }.
no-deck-hype-name = Le nom d’une Tendance contient une fois « {"{"}dish{"}"} », là où le plat est nommé ({ $language }).
no-deck-includes = Aucun dé d’aucune édition n’a tous ces nombres : de 2 à 6, ou de 1 à 5.
no-deck-totals = total_at_least dépasse total_at_most.
no-deck-each = each_at_least dépasse each_at_most.
no-deck-ingredients = ingredients_at_least dépasse ingredients_at_most.
no-wrong-step = Ce choix n’est pas possible à cette étape. { $step }
no-restocked-already = Vous avez déjà réapprovisionné à ce tour ; une fois par tour suffit.
no-restock-all-there = Les cinq ingrédients sont dans le bloc : il faut qu’il en manque un pour réapprovisionner.
no-restock-first = Le bloc est vide : vous devez réapprovisionner.
no-take-all = Il reste si peu que vous prenez tout, sans couper.
no-too-much-left = Il en reste trop pour tout prendre : vous devez couper.
no-cut-nothing = Cette coupe ne prendrait aucun dé ; il en faut au moins un.
no-cut-everything = Une coupe doit laisser quelque chose du bloc.
no-cut-too-much = Ces dés font { $total } ; une coupe prend au plus { $limit }.
no-cut-too-many = Cela fait { $count } dés ; une coupe en prend au plus { $limit }.
no-cut-in-pieces = Ce qui reste doit être d’un seul tenant ; se toucher par un coin ne suffit pas.
no-cut-twice = Cette coupe prend les mêmes dés qu’une autre de la liste.
no-not-your-recipe = Vous n’avez pas cette recette.
no-dice-missing = Il vous manque des dés pour cette recette.
no-no-such-die = Vous n’avez pas de { $type } { $number } à utiliser.
no-not-on-plate = Il n’y a pas de { $type } { $number } sur l’assiette.
no-other-ingredient = L’assiette demande maintenant : { $type }.
no-no-chef = Votre jeton Chef est dépensé.
no-same-type = Ce dé est déjà cet ingrédient.
no-needed-itself = Le jeton Chef ne peut changer ce dé : il sert tel quel, ou le jeton est nécessaire ailleurs.
no-no-such-number = Le jeton Chef tourne un dé sur un autre nombre que portent les dés ; { $number } ne convient pas.
no-not-in-hand = Vous n’avez pas cette Tendance.
no-hype-not-met = L’assiette ne remplit pas ce que demande « { $hype } ».
no-hype-out-of-reach = Avec ce dé, votre Tendance ne pourrait plus être remplie.
no-no-hypes = Il n’y a pas de Tendance à piocher.
no-no-recipes = Il n’y a pas de recette à piocher.
no-not-on-display = Cette recette n’est pas visible.
no-discard-dice = Vous pouvez garder { $limit } dés : défaussez d’abord des dés.
no-discard-recipe = Vous pouvez garder { $limit } recettes : défaussez-en une des vôtres.
no-discard-hype = Vous pouvez garder { $limit } Tendances : défaussez-en une des vôtres.

# Le rapport de simulation
report-sizes = Recettes par taille
report-recipes = Recettes
report-hypes = Tendances
report-size = ingrédients
report-cards = cartes
report-card = carte
report-stars = étoiles
report-stars-each = étoiles par ingrédient
report-cooked = cuisinées
report-played = jouées
report-a-game = par partie

# Les options, comme `potluck games` les dit.
option-edition = les dés et la fin de l’édition anglaise ou française (DV-2, DV-15)
option-plain = sans Tendances ni jetons Chef (DV-18)
option-recipes = la recette qui amène la fin (DV-14, DV-19)
option-cut = une coupe prend un total de dix, ou trois dés quels qu’ils soient (DV-7, DV-20)
option-first = qui commence (tiré au sort sinon, DV-21)

# Sur papier
paper-recipes = Recettes
paper-recipe = Recette
paper-hypes = Tendances
paper-hype = Tendance
paper-chefs = Jetons Chef
paper-chef = type
paper-chef-back = { $colour } : valeur
paper-yellow = Jaune
paper-green = Vert
paper-blue = Bleu
paper-orange = Orange
paper-dice = Dés Ingrédients
paper-frame = Cadre du bloc
paper-frame-text = Quatre bords, un long, un court, tour à tour. Pliez le pied vers l’extérieur, rabattez la moitié du haut vers l’intérieur et collez-la ; collez chaque languette à l’extérieur du bord suivant. Lancez-y les dés, faites glisser le cadre jusqu’à les serrer dans un coin, puis soulevez-le : voilà le bloc.
paper-cleaver = Hachoir
paper-cleaver-text = Pliez le long du dos de la lame et collez ; une bande de carton à l’intérieur la rend rigide.
paper-score = Score
paper-score-text = étoiles de la recette + étoiles de sa Tendance
paper-dish = Plat { $number }
paper-total = Total
paper-cook = Cuisinier
paper-also = Les dés sont ceux de l’édition { $edition ->
    [fr] française, sans 6 ; ceux de l’anglaise n’ont pas de 1
   *[en] anglaise, sans 1 ; ceux de la française n’ont pas de 6
} : choisissez l’édition avant d’imprimer.
paper-house = carte maison
paper-partly-house = carte connue, en partie maison
paper-known = carte connue

# Une partie revue, mains ouvertes
open-hypes = Tendances en main : { $hype }

# La première partie guidée
lesson-welcome = Bienvenue en cuisine ! Au milieu se trouve le bloc : 35 dés, chacun un ingrédient avec un nombre. Vous y tranchez des dés, et vous cuisinez avec. Qui a le plus d’étoiles l’emporte.
lesson-recipes = Voici vos deux recettes. Le Bibimbap demande deux carottes et deux champignons, et vaut 7 étoiles. Pour cuisiner, seuls les ingrédients comptent, pas les nombres.
lesson-cut = Un tour commence par une coupe. Posez la lame sur une rainure et poussez un coin : les nombres font 10 au plus, et ce qui reste doit être d’un seul tenant. Prenez la carotte et le champignon en haut à droite : 4 + 4 = 8.
lesson-card = Pas encore de quoi faire un plat. Vous passez donc à votre carte, une par tour : une recette visible ou celle du dessus du paquet, ou une Tendance. Piochez une Tendance : un plat en vaudra davantage.
lesson-cut-again = Olive a joué, c’est de nouveau à vous. Le champignon et la carotte en bas à gauche sont juste ce qui vous manque : 3 + 3 = 6.
lesson-cook = Deux carottes, deux champignons : le Bibimbap s’allume. Cuisinez-le !
lesson-hype = L’assiette est pleine. Chaque plat peut recevoir une Tendance, si les dés de l’assiette remplissent ce qu’elle demande. « En double tête-à-tête » veut deux paires de nombres. Vous avez 3, 3 et 4, 4 : jouez-la.
lesson-card-again = 7 étoiles pour le Bibimbap et 4 pour la Tendance : 11 ! Les dés sont partis dans le cadre. À votre carte : piochez encore une Tendance.
lesson-cut-more = Une coupe prend tout un coin du bloc, trous compris. Poussez trois rangées et trois colonnes en bas à droite : les quatre dés qui s’y trouvent font 9.
lesson-cut-later = Vous avez pris une recette, et Olive a cuisiné avec son jeton Chef. Prenez maintenant l’oignon et la carotte en haut à gauche, l’un au-dessus de l’autre : 2 + 6 = 8.
lesson-cook-again = Le Halva de carottes demande trois carottes, et vous en avez deux. Mais vous avez aussi un jeton Chef ! Commencez à cuisiner.
lesson-chef = Le jeton Chef change un dé : son ingrédient, ou, sur une assiette pleine, son nombre. Faites du poivron 2 une carotte. Le jeton est dépensé jusqu’au prochain réapprovisionnement.
lesson-hype-again = Le Halva est sur l’assiette, avec deux 2 parmi ses nombres. « Comme chez maman » demande une paire : jouez-la.
lesson-restock = Et de deux plats ! Regardez : il n’y a plus de carotte dans le bloc. Qui commence son tour quand un ingrédient manque peut réapprovisionner : tous les dés sont relancés en un nouveau bloc, et les jetons Chef reviennent. Prenez le Ragoût de bœuf pour plus tard.
lesson-end = Voilà tout le jeu : couper, cuisiner, piocher. À la fin d’un tour, vous gardez au plus huit dés, deux recettes et deux Tendances. Quand quelqu’un cuisine sa sixième recette, le dernier tour commence. Bon appétit !
