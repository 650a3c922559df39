# Le plateau de ce jeu, en français.

# Ce qu’on attend
board-grab = Attrapez une carte au milieu !
board-take = Prenez une carte au milieu.
board-place-card = Placez sur un sandwich : { $ingredient }.
board-make = Composez { $sandwiches } sandwichs de { $size } cartes.
board-make-bleah = Composez { $sandwiches } sandwichs de { $size } cartes, les plus répugnants possible.
board-serve = Choisissez qui reçoit quoi, puis servez.
board-praise = Vantez votre sandwich en une ligne, ou taisez-vous.
board-rank = Classez les sandwichs, le meilleur d’abord.
board-rank-bleah = Classez les sandwichs, le plus répugnant d’abord.
board-award = Lequel respecte le mieux le thème « { $what } » ? Il gagne un point de bonus.
board-tie = Vous êtes premiers ex aequo : une partie de plus, ou victoire partagée ?

# L’ardoise
board-game = Partie { $game } sur { $games }
board-way = Les sandwichs vont vers la { $to_the_right }
board-theme = Thème :
board-announced = Dans tous les sandwichs :
board-express = L’Express : chaque carte est placée aussitôt
board-pitch = Le Boniment
board-clock = Temps restant pour la dégustation : { $time }
board-keys-title = Touches
board-keys = Marché : de 1 à 9, puis de A à L, pour prendre la carte de cette place. Cuisine : choisissez une carte avec Entrée, puis de 1 à 4 pour la mettre sur ce sandwich, 0 ou Retour arrière pour l’enlever, Échap pour la lâcher. Dégustation : de A à D pour classer les assiettes, la meilleure d’abord, Retour arrière pour retirer la dernière ; puis Valider. Tout est aussi accessible avec Tab et Entrée.
board-keys-on = touches seules actives

# Autour de la table
board-round = Autour de la table, dans le sens horaire
board-tastes = goûte
board-builds = compose
board-lines = Cartes sur les lignes : { $lines }
board-pile = { $count ->
    [one] { $count } carte dans le tas
   *[other] { $count } cartes dans le tas
}
board-eats-yours = recevra un de vos sandwichs
board-leads = en tête
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Le marché
board-market = Marché
board-rush = Tous à la fois : la carte est au plus rapide.
board-calm = À tour de rôle, dans le sens horaire.
board-place-first = Placez la carte que vous venez de prendre.
board-wait-flip = Vous avez votre carte. On retourne les suivantes quand chacun a la sienne.
board-too-late = { $seat } a été plus rapide ({ $ingredient }). Prenez une autre carte !
board-card = carte retournée par { $seat }, touche { $key }
board-own-card = carte retournée par vous : elle n’est à vous que si c’est la dernière
board-free-place = place libre
board-yours = la vôtre
board-your-pile = Votre tas
board-pile-empty = Votre tas sera ici, face cachée pour les autres.
board-your-lines = Vos sandwichs, composés aussitôt

# La cuisine
board-kitchen = Votre cuisine
board-loose = Cartes qui ne sont sur aucun sandwich
board-all-placed = Toutes les cartes sont placées.
board-room = { $room ->
    [one] place pour { $room } carte
   *[other] place pour { $room } cartes
}
board-in-every = est dans tous les sandwichs
board-loose-card = sur aucun sandwich
board-placed-card = sur le sandwich { $sandwich }
board-arrange = Glissez les cartes sur les assiettes, ou choisissez une carte, puis sa place. Deux cartes choisies l’une après l’autre échangent leurs places.
board-swap = Deux cartes choisies l’une après l’autre échangent leurs places ; deux noms aussi.
board-swap-names = Deux noms choisis l’un après l’autre échangent leurs places.
board-ticket = Le sandwich { $sandwich } est pour { $to_seat }. Choisir pour échanger.
board-ticket-here = Le sandwich { $sandwich } est pour { $to_seat }. Échanger ici.
board-follow = Faire ainsi
board-hand-over = Servir
board-served = Vous avez servi
board-all-build = Chacun compose en secret.

# La dégustation
board-tasting = { $seat } goûte
board-you-taste = À vous de goûter
board-bleah = Le pire gagne !
board-cooks-praise = D’abord, les cuisiniers peuvent vanter leurs sandwichs.
board-ranks = { $seat } les classe, le meilleur d’abord.
board-ranks-bleah = { $seat } les classe, le plus répugnant d’abord.
board-awards = { $seat } donne un point de bonus pour le thème.
board-you-award = Donnez le point de bonus à celui qui respecte le mieux le thème.
board-waiting = N’ont pas encore parlé : { $seat }
board-podium = Le classement jusqu’ici
board-rank-short = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
board-advised-rank = conseil : { board-rank-short }
board-rank-next = classer ensuite
board-rank-out = retirer du classement
board-take-out = { $plate } : retirer du classement
board-rank-how = Choisissez les assiettes dans votre ordre, ou glissez-les sur les marches.
board-confirm = Valider le classement
board-confirm-as = Valider le classement { $order }
board-hidden-cook = De qui est-ce ?
board-by = par { $seat }
board-your-own = le vôtre
board-bonus-here = Choisissez-le pour le point de bonus
board-bonus = point de bonus pour le thème
board-pitch-for = Vantez votre sandwich { $plate } :
board-pitch-example = Croquant, audacieux et encore chaud…
board-pitch-left = encore { $left }
board-pitch-send = Le dire

# Les verdicts
board-verdict = Le verdict : { $seat }
board-stand-in = un robot a jugé pour un joueur absent
board-history = Le match jusqu’ici ({ $count ->
    [one] { $count } dégustation
   *[other] { $count } dégustations
})
board-sums = Points par partie
board-waiting-answer = N’ont pas encore répondu : { $seat }

# Pour une nouvelle table
choose-copies = Exemplaires du jeu
copies-1 = un
copies-2 = deux
copies-3 = trois
choose-games = Parties du match
choose-market = Marché
choose-bleah = Beurk
choose-express = L’Express
choose-failure = Panne de frigo
choose-pitch = Le Boniment
choose-twister = Sens inverse
choose-base = Base
choose-theme = Thème
choose-own-theme = Votre propre thème
choose-younger = Jeunes joueurs
choose-first-taster = Qui goûte en premier
choose-cooks = Noms des cuisiniers
choose-taster-clock = Temps du goûteur (secondes)
choose-ties = En cas d’égalité
choose-deck = Paquet

# Là où le terminal dit ce qui se tape, le formulaire a une liste.
option-theme = Le Spécial à thème : un point de bonus au sandwich qui le respecte le mieux (SW-12)
option-cooks = d’habitude cachés jusqu’au classement, sauf avec Le Boniment (SW-R5)
option-taster-clock = ensuite un robot juge à la place de l’absent ; 0 pour jamais (SW-R17)
