# Le plateau de ce jeu, en français.

# La nouvelle table.
choose-coop = Cuisiner ensemble
coop-no = non, chacun pour soi
coop-easy = facile : six plats
coop-normal = normal : huit plats
coop-hard = difficile : dix plats
choose-minutes = Minutes, en coopération
choose-length = Durée
length-printed = comme imprimé
length-short = partie courte
choose-first = Qui commence
first-random = tiré au sort
first-1 = joueur 1
first-2 = joueur 2
first-3 = joueur 3
first-4 = joueur 4
choose-reactions = Réactions
reactions-everyone = interroger tous ceux qui pourraient avoir une carte
reactions-holders = interroger seulement ceux qui en ont une
choose-reaction-seconds = Secondes pour réagir
option-reaction-seconds = Passé ce temps, qui n’a pas répondu passe ; 0 pour ne pas limiter (SD-R16).

# Les lignes de commande
board-lines = Lignes de commande
board-line = Ligne { $line } : { $dish }, { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
}, { $gastronomy }. Il faut { $symbol }
board-line-empty = Ligne { $line } : aucun plat
board-stars = { $stars ->
    [one] Vaut une étoile
   *[other] Vaut { $stars } étoiles
}
board-gives = Rapporte : { $reward }
board-you-lack = { $count ->
    [0] Vous avez tout
   *[other] Il vous manque { $symbol }
}
board-in-the-way = De trop sur votre plateau : { $symbol }
board-stays = { $rounds ->
    [one] Part à la fin de cette manche
   *[other] Reste encore { $rounds } manches, celle-ci comprise
}
board-rounds = { $rounds ->
    [one] dernière manche
   *[other] { $rounds } manches
}
board-pinned = Le Rouleau le retient : il ne bougera pas cette fois
board-stays-put = ne bouge pas

# Jetons et plateaux
board-special = { $symbol }, jeton spécial
board-had = vous l’avez
board-lacking = manque encore
board-extra = de trop, il gêne
board-yours = Votre plateau
board-ware-of = Plateau de { $seat }
board-pan = Poêle
board-knife = Couteau
board-storage = Votre réserve
board-side = Faces des dés

# Les dés
board-tray = Dés et coupures
board-die-shows = { $die } : { $symbol }
board-die-useful = { $die } : { $symbol }, utile
board-die-may = { $die } : { $count ->
    [one] une face sur six vous sert
   *[other] { $count } faces sur six vous servent
} ({ $symbol })
board-odds-useful = utile
board-odds-none = rien
board-odds-new = attendus
board-odds-long = Nouveaux symboles à attendre, en moyenne
board-odds-exactly = Exactement { $fraction }

# La barre : ce qu’on attend, et les boutons
board-bar = À faire
board-rule = La règle : { $rule }
board-watching = { $seat } cuisine.
board-others-react = Les autres peuvent réagir à { $seat }.
board-react = Réagissez à { $seat }, ou passez.
board-nothing-useful = Rien d’utile : c’est une coupure, sauf si une carte ou un jeton spécial vous aide.
board-no-rolling = Vous ne pouvez pas lancer les dés pour ce plat en ce moment.
board-give-two = Le Couvercle coûte deux jetons spéciaux : choisissez le premier.
board-discard-two = Deux de vos ustensiles contre un autre : choisissez le premier à défausser.
board-time-left = Temps restant : { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
board-roll = Lancer
board-reroll = Faire relancer
board-stop-cooking = Arrêter
board-end-turn = Finir le tour
board-done-placing = Laisser le reste
board-stay = Rester sur votre ligne
board-clear-board = Tout débarrasser
board-keep-board = Tout garder
board-take-cut = Prendre la coupure
board-place-all = Poser les { $count }
board-play = La jouer
board-cancel = Reposer
board-mute-turn = Plus de ce tour
board-mute-game = Plus de la partie

# La main et l’étalage
board-hand = Vos ustensiles
board-hand-of = Ustensiles de { $seat }
board-hand-empty = Aucun ustensile en main.
board-hand-hidden = { $cards ->
    [one] Un ustensile en main.
   *[other] { $cards } ustensiles en main.
}
board-take-card = Prendre en main
board-exchange = Deux contre un
board-buy-lid = Le Couvercle pour deux
board-market = Ustensiles à l’étalage
board-take-top = Prendre le dessus de la pioche
board-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}

# Les cuisiniers
board-score = points
board-goes-first = Commence chaque manche
board-dishes-of = { $count ->
    [one] { $count } plat
   *[other] { $count } plats
} sur { $target }
board-utensils-of = { $count ->
    [one] { $count } ustensile en main
   *[other] { $count } ustensiles en main
}
board-at = À { $dish }, ligne { $line }
board-known = En main : { $utensils }
board-muted-turn = Ne réagit plus de ce tour
board-muted-game = Ne réagit plus de la partie
board-cooked-dish = { $dish }, { $gastronomy }, { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
}
board-milled = (Moulin : 1 de plus)
board-code-portugal = PT
board-code-spain = ES
board-code-france = FR
board-code-great-britain = GB
board-code-italy = IT
board-code-germany = DE
board-code-south-central-america = AS
board-code-north-america = AN

# Pioches et sac
board-supplies = pioches et sac
board-round = manche { $round }
board-dish-deck = Plats dans la pioche : { $count }
board-bag = Jetons spéciaux dans le sac : { $count }
board-used-utensils = Ustensiles défaussés : { $count }
board-gone-dishes = Plats partis sans être cuisinés : { $count }
board-keys-title = Touches, quand le plateau a le focus
board-keys = 1 à 7 : choisir un dé · R : lancer · A : tout poser · S : arrêter, finir le tour · C : prendre la coupure · P : passer · K : garder, rester · Échap : reposer une carte

# Cuisiner ensemble
board-together = Ensemble
board-cooked-of = { $cooked ->
    [one] { $cooked } plat cuisiné
   *[other] { $cooked } plats cuisinés
} sur { $target }
board-won = Gagné ! Tous les plats sont cuisinés.
board-lost = Le temps est écoulé.
