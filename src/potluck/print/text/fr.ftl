# L’imprimerie en français.
page-backs = dos
page-fold = plier sur le pointillé, coller, puis découper
page-hint = imprimer à 100 % (sans « ajuster à la page »)
page-tile = feuille { $row }–{ $column } : lignes 1 à { $rows }, colonnes 1 à { $columns }
page-glue = les feuilles se recouvrent de { $overlap } mm : coller jusqu’aux repères en pointillé

rules-title = Règle : { $game }
stickers = { $title } : autocollants pour dés de { $edge } mm
nets = { $title } à plier, { $edge } mm
credits-title = Crédits
credits-ours = Cette édition à imprimer de « { $game } » a été faite par Potluck à partir de ses cartes. La règle est racontée dans nos propres mots. Les cartes marquées « carte maison » sont de nous : ce que le jeu imprimé y montre n’est pas public. Le code, les cartes maison, les textes et les dessins de Potluck sont sous licence MIT.
credits-theirs = Polices et images d’autres auteurs, que nous remercions. Leurs licences accompagnent Potluck, dans le dossier « licences » de ses fichiers d’impression. Les couleurs des images unies sont de notre choix.
credits-used = Utilisé : { $names }

cover-scale = Imprimez à 100 %, « taille réelle », jamais « ajuster à la page ». La ligne de cette page mesure alors exactement 100 mm.
cover-fronts = Seuls les rectos sont imprimés ; sous des protège-cartes à dos opaque, les cartes n’ont besoin de rien d’autre. Peignez le dos des jetons aux couleurs des joueurs ; les tuiles à deux faces sont imprimées en deux.
cover-long-edge = Imprimez recto verso, retourné sur le bord long. Si votre imprimante n’imprime qu’un côté, imprimez les pages impaires, retournez la pile de gauche à droite, puis imprimez les pages paires.
cover-short-edge = Imprimez recto verso, retourné sur le bord court.
cover-gutter-fold = Imprimez sur un seul côté. Pliez chaque feuille vers l’arrière sur le pointillé, collez, laissez sécher sous un livre, puis découpez.
cover-fronts-then-backs = D’abord viennent tous les rectos, puis tous les dos dans le même ordre. Imprimez les rectos, remettez la pile retournée de gauche à droite, puis imprimez les dos.
cover-shift = Rectos et dos sont décalés ? Imprimez la page de réglage (un bouton de la page d’impression du jeu, ou « potluck print JEU --calibrate »), lisez-la à contre-jour, puis imprimez de nouveau avec ce que vous y lisez.
cover-cut = Découpez le long des traits fins, de bord à bord. Les croix des coins sont sur les coupes : elles sont encore là pour la seconde direction.
cover-paper = Cartes : papier de 160 à 250 g, ou papier ordinaire sous protège-cartes de { $card } mm. Plateaux à écrire : sous pochette transparente ou plastifiés, avec un feutre effaçable.
cover-booklet = La règle est un livret : superposez ses feuilles dans l’ordre, pliez-les par le milieu et agrafez-les.
cover-name = Première page : comment imprimer et découper
cover-list = Dans ce fichier
cover-page = page { $from }
cover-pages = pages { $from } à { $to }
cover-pieces = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
}
cover-ruler = 100 mm

calibration-title = Réglage : rectos et dos
calibration-title-back = Réglage : dos
calibration-1 = 1. Imprimez les deux pages sur une même feuille, à 100 %, avec les réglages que vous utiliserez.
calibration-2 = 2. Tenez la feuille à contre-jour, ce côté vers vous. Les lignes rouges du dos croisent les règles.
calibration-3 = 3. En B, lisez où la ligne rouge verticale croise la règle du haut : c’est X. À droite de 0, positif. Là où la ligne horizontale croise la règle de gauche, c’est Y. Sous 0, positif.
calibration-4 = 4. Lisez aussi les règles du haut en A et en C. A moins C donne ROTATION.
calibration-5 = 5. Indiquez X, Y et ROTATION sur la page d’impression du jeu, ou imprimez avec --shift X,Y,ROTATION, par exemple --shift 0.5,-1,0.2

no-assets = L’imprimerie n’a ici ni polices ni images ; avec le réseau, lancez : python art/gather.py
no-too-many = Cela ferait { $found } pages ; on en imprime au plus { $most } à la fois.
no-sheets = « { $game } » n’a encore rien à imprimer.
no-component = Il n’y a pas d’élément « { $id } » ici ; il y a : { $known }.
no-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $found }.
no-options = Ces options ne vont pas : { $error }
no-shift = --shift prend X,Y,ROTATION en millimètres, comme lus sur la page de réglage, par exemple 0.5,-1,0.2.
no-range = --{ $name } va de { $least } à { $most }.
no-room = « { $title } » ({ $width } × { $height } mm) ne tient pas sur ce papier{ $fold ->
    [yes] {" "}plié
   *[no] {""}
} ; choisissez un papier plus grand ou des pièces plus petites.
no-too-long = « { $text }… » a { $found } caractères ; une carte en prend au plus { $most }.
