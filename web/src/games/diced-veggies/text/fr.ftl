# Le plateau de Dicéd Veggies, en français. Noms et étapes sont dans les textes du jeu.

# Le formulaire d’une nouvelle table
choose-edition = Dés de
edition-en = l’édition anglaise (2 2 3 4 5 6)
edition-fr = l’édition française (1 2 3 3 4 5)
choose-plain = Sans Tendances ni jetons Chef
plain-yes = oui
choose-recipes = Recettes jusqu’à la fin
choose-cut = Une coupe prend
cut-ten = un total de dix au plus
cut-three = trois dés au plus
choose-first = Qui commence

# Ce qui est attendu
board-cut-now = { $limit ->
    [three] Coupez le bloc : trois dés au plus.
   *[other] Coupez le bloc : dix au plus.
}
board-cut-or-restock = { board-cut-now } Ou réapprovisionnez d’abord.
board-take-rest = Prenez tout ce qui reste du bloc.
board-take-or-restock = Prenez tout ce qui reste du bloc, ou réapprovisionnez d’abord.
board-must-restock = Le bloc est vide : réapprovisionnez.
board-last-chance = Votre dernière chance de cuisiner !
board-any-on-plate = Posez un dé quelconque sur l’assiette.
board-next-on-plate = L’assiette demande : { $type }.
board-too-much = Vous en avez trop : défaussez { $what }.
what-dice = un dé
what-recipes = une recette
what-hypes = une Tendance

# Le plateau et ses parties
board-name = Table de Dicéd Veggies
board-block = Le bloc
board-block-keys = Le bloc. Les flèches mènent la lame de croisement en croisement, T la tourne vers un autre coin, N et P vont à la coupe suivante ou précédente, Entrée coupe.
board-kitchen = Votre cuisine
board-kitchen-of = Cuisine de { $seat }
board-rivals = Les autres cuisines
board-market = Cartes à piocher
board-bench = Votre plan de travail
board-bench-discard = Au-delà de la limite
board-keys-title = Touches
board-keys = Sur le bloc : les flèches mènent la lame, T la tourne vers un autre coin, N et P vont à la coupe possible suivante ou précédente, Entrée coupe, Échap la lève. Partout sur le plateau : G va à la prochaine chose à choisir.

# La lame
board-aim = Survolez des dés pour voir ce que prendrait la lame.
board-aim-touch = Touchez des dés pour voir ce que prendrait la lame.
board-push = Cliquez pour couper, ou poussez les dés hors du bloc.
board-push-touch = Touchez encore pour couper, ou poussez les dés hors du bloc.
board-cut-nothing = Couper
board-cut = Couper : { $count ->
    [one] 1 dé
   *[other] { $count } dés
} = { $total }
board-takes = La lame, { $corner }, prend { $dice } : { $measure } sur { $limit }.
board-can-cut = Entrée coupe.
board-sum = { $measure } sur { $limit }
board-sum-three = { $measure } dés sur { $limit }
board-all-cuts = Toutes les coupes ({ $count })
board-take-all = Tout prendre : { $count ->
    [one] 1 dé
   *[other] { $count } dés
} = { $total }
board-restock = Réapprovisionner
board-restock-says = Un nouveau bloc est lancé, et tous les jetons Chef reviennent.
board-restock-says-plain = Un nouveau bloc est lancé.
board-missing = Il manque au bloc : { $type }
board-empty-block = Le bloc est vide.
board-spent = Dés dépensés :
board-spent-count = { $count } × { $type }
board-spent-none = aucun pour l’instant

# Les cartes
board-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
board-asks = demande { $needs }
board-need = { $count } × { $type }
board-have-all = Vous avez tout.
board-recipe-deck = Paquet de recettes
board-hype-deck = Paquet de Tendances
board-draw-recipe = Piocher une recette sans la voir
board-draw-hype = Piocher une Tendance
board-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-display = Recettes visibles
board-discards = Défausses ({ $count })
board-discards-recipes = Recettes
board-discards-hypes = Tendances
board-no-discards = Rien n’a encore été défaussé.

# Les cuisines
board-dice = Dés
board-no-dice = aucun dé
board-recipes = Recettes
board-no-recipes = Pas de recette en main.
board-hypes = Tendances
board-no-hypes = Pas de Tendance en main.
board-hypes-count = { $count ->
    [one] { $count } Tendance
   *[other] { $count } Tendances
} en main
board-chef = Jeton Chef : { $chef }
board-cooked = Cuisinées : { $count } sur { $goal }
board-cooked-short = { $count } sur { $goal }
board-dish = { $dish }, { $stars }
board-hyped = avec une Tendance

# Le plan de travail
board-cook = Cuisiner
board-cook-which = Que cuisinez-vous ?
board-cook-drag = Touchez une recette qui s’allume, ou glissez-la ici.
board-stop-cooking = Ne plus cuisiner
board-on-plate = Sur l’assiette
board-still = Il manque : { $needs }
board-full = L’assiette est pleine. Total : { $total }
board-total = Total : { $total }
board-put = À poser sur l’assiette
board-put-chef = Avec le jeton Chef
board-serve-plain = Servir sans Tendance
board-play = Jouer
board-hype-not = cette assiette n’y répond pas
board-turn-die = Tourner un dé avec le jeton Chef : { $die }
board-turn-which = Jeton Chef : touchez un dé de l’assiette pour le tourner.
board-turn-to = Tourner { $die } sur
board-discard-dice = Vous pouvez garder 8 dés. Lequel part ?
board-discard-recipe = Vous pouvez garder 2 recettes. Laquelle part ?
board-discard-hype = Vous pouvez garder 2 Tendances. Laquelle part ?
board-of-them = { $count } pareils

# Ce qui vaut à cette table
board-faces-en = Édition anglaise : 2 2 3 4 5 6
board-faces-fr = Édition française : 1 2 3 3 4 5
board-limit-ten = une coupe : dix au plus
board-limit-three = une coupe : trois dés
board-plain = sans Tendances ni jetons Chef
board-goal = la fin vient à la { $goal }e recette
board-end-comes = { $seat } a cuisiné sa { $goal }e recette : chacun des autres joue encore un tour.
board-last-cooking = Dernière chance : chacun peut encore cuisiner.
