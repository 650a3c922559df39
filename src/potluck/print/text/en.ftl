# The print shop in English.
page-backs = backs
page-fold = fold along the dashed line, glue, then cut
page-hint = print at 100 % (no “fit to page”)
page-tile = sheet { $row }–{ $column }: rows 1 to { $rows }, columns 1 to { $columns }
page-glue = sheets overlap by { $overlap } mm: glue up to the dashed marks

rules-title = Rules: { $game }
stickers = { $title }: stickers for { $edge } mm dice
nets = { $title } to fold, { $edge } mm
credits-title = Credits
credits-ours = This print of “{ $game }” was made by Potluck from its card data. The rules are told in our own words. Cards marked “house card” are ours: what the printed game shows on them is not public. Code, house cards, texts and drawings of Potluck are under the MIT licence.
credits-theirs = Fonts and pictures by others, with thanks. Their licences travel with Potluck in the folder “licences” of its print assets. Colours of one-coloured pictures were chosen by us.
credits-used = Used: { $names }

cover-scale = Print at 100 %, “actual size”, never “fit to page”. The line on this page is then exactly 100 mm long.
cover-fronts = Only fronts are printed; cards in sleeves with an opaque back need no more. Tokens of players are told apart by paint on their backs, and tiles with two sides come as two.
cover-long-edge = Print on both sides, turned over on the long edge. If your printer prints one side only, print the odd pages, turn the pile over sideways, and print the even ones.
cover-short-edge = Print on both sides, turned over on the short edge.
cover-gutter-fold = Print on one side. Fold each sheet backwards along the dashed line, glue it, let it dry under a book, then cut.
cover-fronts-then-backs = First come all fronts, then all backs in the same order. Print the fronts, put the pile back turned over sideways, and print the backs.
cover-shift = Do fronts and backs lie apart? Print the calibration page (a button on the game’s print page, or “potluck print GAME --calibrate”), read it against the light, and print again with what you read.
cover-cut = Cut along the thin lines from edge to edge. The crosses at the corners lie on the cuts, so they are still there for the second direction.
cover-paper = Cards: paper of 160 to 250 g, or plain paper in sleeves of { $card } mm. Boards to write on: in a sheet protector or laminated, with a dry-erase pen.
cover-booklet = The rules are a booklet: lay its sheets on each other as they come, fold them in the middle and staple them.
cover-name = First page: how to print and cut
cover-list = In this file
cover-page = page { $from }
cover-pages = pages { $from } to { $to }
cover-pieces = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
cover-ruler = 100 mm

calibration-title = Calibration: fronts and backs
calibration-title-back = Calibration: back
calibration-1 = 1. Print both pages on one sheet, at 100 %, with the settings you will use.
calibration-2 = 2. Hold the sheet against the light, this side towards you. The red lines of the back cross the rulers.
calibration-3 = 3. At B read where the upright red line crosses the upper ruler: this is X. Right of 0 is positive. Where the level red line crosses the ruler on the left is Y. Below 0 is positive.
calibration-4 = 4. Read the upper rulers at A and at C too. A minus C is TURN.
calibration-5 = 5. Enter X, Y and TURN on the game’s print page, or print with --shift X,Y,TURN, for example --shift 0.5,-1,0.2

no-assets = The print shop has no fonts and pictures here; with the network, run: python art/gather.py
no-too-many = That would be { $found } pages; at most { $most } are printed at once.
no-sheets = “{ $game }” has nothing to print yet.
no-component = There is no component “{ $id }” here; there are: { $known }.
no-players = This game is for { $least } to { $most } players, not for { $found }.
no-options = These options do not work: { $error }
no-shift = --shift takes X,Y,TURN in millimetres as read on the calibration page, for example 0.5,-1,0.2.
no-range = --{ $name } takes { $least } to { $most }.
no-room = “{ $title }” ({ $width } × { $height } mm) does not fit on this paper{ $fold ->
    [yes] {" "}when it is folded
   *[no] {""}
}; choose a larger paper or smaller pieces.
no-too-long = “{ $text }…” has { $found } characters; at most { $most } fit on a card.
