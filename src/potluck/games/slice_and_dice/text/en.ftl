# Slice & Dice in English. Names of dishes, utensils, dice and symbols are in the deck.
game = Slice & Dice
game-line = Roll cooking dice, gather what a dish needs, and use thirty utensils; or cook together against the clock.

gastronomy-portugal = Portugal
gastronomy-spain = Spain
gastronomy-france = France
gastronomy-great-britain = Great Britain
gastronomy-italy = Italy
gastronomy-germany = Germany
gastronomy-south-central-america = South and Central America
gastronomy-north-america = North America
letter-proteins = P
letter-vegetables-a = V
letter-vegetables-b = G
letter-varied = L
letter-condiments = C
letter-preparations = T
letter-cooking = K
reward-utensil = utensil
reward-special = special token
scope-turn = this turn
scope-game = this game
pile-dishes = dish deck
pile-utensils = utensil deck

# What is wanted of a player.
phase-choose = Choose a dish.
phase-clear = Clear your board, or keep what is on it.
phase-cook = Roll, or stop.
phase-window = A rival is cooking: react, or pass.
phase-rolled = Use the roll.
phase-finish = Your cooking is over: play what you still can, or end your turn.
phase-third = The third cut: the Oven Mitt can answer it.
phase-lose = Three cuts: one token leaves your board.
phase-gain = Take a utensil.
phase-throw = Discard one of the Bowl’s two utensils.
phase-back = Put one of the two tokens back into the bag.
phase-answer = Play a utensil on what you have just gained, or not.
phase-skim = Skimmer: take a token off, or stop.
phase-ladle = Ladle: take a token off, or stop.
phase-lid = A rival has the Pan Lid: where does it go?
phase-exchange = Discard a second utensil.
phase-pay = Give a second special token.
phase-peel = Put a token on for the one that went.
phase-over = The game is over.

# Picks
do-choose = Choose line { $line }
do-stay = Stay on your line
do-clear-board = Clear your board
do-keep-board = Keep your tokens
do-roll = Roll { $dice }
do-stop-cooking = Stop cooking
do-place = Place { $symbol }
do-done-placing = Place nothing more
do-take-cut = Take the cut
do-place-special = Place your special token { $symbol }
do-lose = Lose { $symbol }
do-end-turn = End your turn
do-exchange = Discard { $utensil }, as one of two for another utensil
do-buy-lid = Give the special token { $symbol }, as one of two for the Pan Lid
do-lid-on = The Pan Lid comes onto your marker
do-lid-off = The Pan Lid goes off the board
do-ask-me = Ask me again in rivals’ turns
do-pass = Pass
do-mute = Pass, and do not ask me again { $scope }
do-take-shown = Take { $utensil }
do-take-top = Take the top of the deck, unseen
do-throw-back = Discard { $utensil }
do-put-back = Put { $symbol } back
do-no-thanks = Play nothing on it
do-take-off = Take { $symbol } off
do-put-on = Put { $symbol } on
do-enough = No more
do-use-skimmer = Skimmer: swap ingredients of your Pan
do-use-ladle = Ladle: take ingredients off your Pan
do-use-tongs = Tongs: take { $symbol } off
do-use-mill = Mill: { $dish } is worth 1 more
do-use-kitchen-knife = Kitchen Knife: put { $symbol } on your Knife
do-use-peeler = Peeler: swap { $symbol } for another
do-use-spatula = Spatula: reroll { $dice }
do-use-kitchen-scissors = Kitchen Scissors: take { $symbol } off
do-use-scales = Scales: the dish of line { $line } goes back one space
do-use-corkscrew = Corkscrew: the dish of line { $line } goes back { $steps ->
    [one] one space
   *[other] { $steps } spaces
}
do-use-whisk = Whisk: the dish of line { $line } goes on one space
do-use-kitchen-timer = Kitchen Timer: the dish of line { $line } goes back to the first space
do-use-wooden-spoon = Wooden Spoon: { $rival_seat } loses { $symbol }
do-use-pizza-slicer = Pizza Slicer: { $rival_seat } loses { $symbol }
do-use-funnel = Funnel: turn a die to { $symbol }
do-use-oven-mitt = Oven Mitt: discard a cut
do-use-bowl = Bowl: gain two utensils, discard one of these
do-use-colander = Colander: reroll the die { $die }
do-use-measuring-cup = Measuring Cup: reroll the die { $die }
do-use-squeezer = Squeezer: reroll { $dice }
do-use-thermometer = Thermometer: draw two special tokens, put one back
do-use-pestle-and-mortar = Pestle and Mortar: draw a special token
do-use-pan-lid = Pan Lid: get the Lid
do-use-frying-pan = Frying Pan: also gain the top utensil of the deck
do-use-wok = Wok: get a second special token
do-use-pan = Pan: also get a special token
do-use-pressure-cooker = Pressure Cooker: gain a second utensil
do-use-roasting-pan = Roasting Pan: put { $symbol } in your Pan
do-use-rolling-pin = Rolling Pin: the dish of line { $line } does not move next time
do-use-meat-tenderizer = Meat Tenderizer: the rival takes a cut

# The log
told-began = { $seat } goes first.
told-round-began = Round { $round }.
told-turn-began = { $seat }’s turn.
told-chose = { $seat } chooses { $dish } on line { $line }.
told-stayed = { $seat } stays.
told-cleared = { $seat } clears the board.
told-rolled = { $seat } rolls { $symbol }.
told-rerolled = Dice change for { $seat }: { $symbol }.
told-placed = { $special ->
    [special] { $seat } places the special token { $symbol }.
   *[own] { $seat } places { $symbol }.
}
special-yes = special
special-no = own
told-took-off = { $seat } loses { $symbol } from the board.
told-cut = { $seat } has cut { $cuts ->
    [one] a finger.
   *[other] { $cuts } fingers.
}
told-stopped = { $seat } stops cooking.
told-cooked = { $seat } has cooked { $dish } ({ $stars }★)!
told-took-marker = { $seat } takes the first-player marker: this is the last round.
told-got-utensil = { $shown ->
    [shown] { $seat } takes { $utensil } from the display.
   *[deck] { $seat } draws { $utensil }.
}
shown-yes = shown
shown-no = deck
told-got-unseen = { $seat } draws a utensil.
told-got-special = { $seat } gets the special token { $symbol }.
told-put-special-back = { $seat } puts { $symbol } back into the bag.
told-discarded = { $seat } discards { $utensil }.
told-used = { $seat } plays { $utensil }.
told-milled = { $dish } of { $seat } is worth 1 more.
told-dish-went = { $dish } goes to space { $space } of line { $line }.
told-dish-came = { $dish } comes to line { $line }.
told-dish-left = { $dish } leaves line { $line } uncooked.
told-dish-pinned = { $dish } on line { $line } will not move next time.
told-lid-came = { $seat } puts the Pan Lid on line { $line }.
told-lid-left = The Pan Lid of { $seat } comes off.
told-lid-paid = { $seat } gives the special token { $symbol } for the Pan Lid.
told-muted = { $seat } does not want to be asked again { $scope }.
told-listens = { $seat } wants to be asked in rivals’ turns again.
told-decks-shuffled = The { $pile } is made new from its discards.
told-time-up = Time is up!
told-ended = The game is over.

# Score lines
line-stars = Stars of { $dishes ->
    [one] one dish
   *[other] { $dishes } dishes
}
line-mill = Mill: { $dish }
line-gastronomy = Most dishes of { $gastronomy } ({ $dishes })
line-kitchens = { $kitchens } gastronomies
line-marker = First-player marker

# The terminal
screen-round = Round { $round } · { $target } dishes to end · deck { $dishes } dishes, { $utensils } utensils
screen-coop = Together { $cooked } of { $target } dishes, { $points ->
    [one] one point
   *[other] { $points } points
} · the clock stops at { $minutes } min
screen-seat = { $seat }: { $score } points, { $cooked } cooked, { $cards ->
    [one] one utensil
   *[other] { $cards } utensils
}
screen-line = { $number } { $track } { $dish } { $stars }★ { $gastronomy } [{ $needs }]
screen-choose = { $choice }: { $dish }
screen-utensil = { $utensil }: { $effect }
screen-line-empty = { $number } (no dish)
screen-gives = gains { $reward }
screen-here = here: { $seats }
screen-lid = Lid of { $seat }
screen-pinned = does not move
screen-board = Pan: { $pan }   Knife: { $knife }
screen-specials = Special tokens: { $specials }
screen-hand = Your hand:
screen-seen = Seen in hand: { $utensils }
screen-mill = Mill on { $dish }
screen-missing = Missing: { $symbol }
screen-legend = Dice: { $dice }. To roll others than those of the menu, type their letters.
screen-dice = Dice: { $dice }
screen-cuts = Cuts: { $cuts } of 3
screen-display = Utensils face up:
screen-holders = Only players who hold a rival card are asked at this table.
screen-odds = useful { $useful }, nothing { $none }, { $expected } new on average
screen-odds-line = all useful dice: { $odds }
dice-all = all the dice

# Refusals
no-coop-seats = Cooking together is for two, not { $found }.
no-first-seat = Player { $found } can’t begin: { $seats } are playing.
no-already-pinned = This dish will not move anyway.
no-already-there = Your marker is on that line already: stay there.
no-bag-empty = The bag is empty.
no-choose-later = A line is chosen at the beginning of the turn.
no-clear-later = The board is cleared after choosing, before you cook.
no-die-not-rolled = That die was not rolled.
no-first-space = This dish can’t go back so far.
no-just-came = This token has just come by the Skimmer.
no-last-space = A dish on the fourth space can’t go on.
no-lid-is-yours = You have the Pan Lid already.
no-lid-needs-dish = The Pan Lid needs a dish to lie by.
no-lid-there = A rival’s Pan Lid is on that dish.
no-line-unused = That line is not in use.
no-must-choose = In your first turn you must choose a dish.
no-no-change = The die shows that already.
no-no-cut = There is no cut to take: something can be placed, or nothing was rolled.
no-no-cut-to-heal = There is no cut to discard.
no-no-dish = There is no dish.
no-no-fresh-roll = That is for dice just rolled, before any is used.
no-no-gain = There is no utensil to gain.
no-no-lid-in-coop = The Pan Lid is not used when you cook together.
no-no-lid-to-move = There is no Pan Lid to move.
no-no-rival-card = This utensil can’t be played in a rival’s turn.
no-no-special = You have no such special token off the board.
no-no-window = Nobody is asked for reactions now.
no-not-begun = That belongs to a utensil that is not being played.
no-not-between = That is for the moments between rolls, in your own turn.
no-not-cooked = You have not cooked that dish.
no-not-cooking = You are not cooking.
no-not-finished = Your cooking is not over.
no-not-held = You do not hold that utensil.
no-not-muted = You are being asked anyway.
no-not-needed = Your dish does not need that, or has it.
no-not-of-two = That is not one of the two.
no-not-on-board = That token is not on the board.
no-not-rolled = No die shows that.
no-not-shown = That utensil is not face up.
no-nothing-lost = No token has to leave the board.
no-nothing-to-answer = There is no gain that it answers.
no-nothing-to-place = There is nothing to place.
no-on-board = That token is on the board already.
no-only-on-active = It works on the player whose turn it is.
no-only-on-rival = It works on a rival.
no-pan-empty = Your Pan is empty.
no-roll-later = Dice are rolled while you cook.
no-two-wanted = You need two for that.

# What can be wrong in a deck
no-deck-dice = A deck has the seven dice of the game, in their order and with their symbols.
no-deck-symbols = A deck names each of the 42 symbols once.
no-deck-utensils = A deck names each of the 30 utensils once.
no-deck-dishes = A deck needs at least { $least } dishes; there are { $found }.
no-deck-no-symbol = “{ $id }” is no symbol of the dice.
no-deck-no-ingredient = “{ $id }” is no ingredient.
no-deck-need-twice = A dish needs each symbol once.
no-deck-reward-twice = A dish gives each reward once.

# The simulation's report
report-length = Rounds: { $rounds_median } in the median, at most { $rounds_90 } in nine games of ten; { NUMBER($expired_share, style: "percent", maximumFractionDigits: 1) } of the dishes leave uncooked
report-by-stars = Turns by stars
report-stars = stars
report-cooked = cooked
report-turns = turns since the dish before
report-turns-at-it = of these at this dish
report-dishes = Dishes
report-dish = dish
report-size = symbols
report-a-game = a game
report-places = Wins by place in turn order
report-place = place
report-wins = wins, %

# Options, as `potluck games` tells them.
option-coop = cook together, by difficulty (SD-37)
option-minutes = minutes on the clock of the cooperative game (SD-38)
option-length = dishes to end: as printed, or the short game (SD-34, SD-R27)
option-first = who begins (SD-R4)
option-reactions = who is asked in rivals’ turns: everyone who might hold a card, or holders only (SD-R16)
option-reaction-seconds = seconds to react, 0 for no limit (SD-R16)

# On paper
paper-dishes = Dishes
paper-dish = Dish
paper-utensils = Utensils
paper-utensil = Utensil
paper-rival = Also in rivals’ turns
paper-special = special token
paper-specials = Special tokens
paper-tokens = Tokens: { $colour }
paper-markers = Markers
paper-yellow = Yellow
paper-green = Green
paper-blue = Blue
paper-orange = Orange
paper-cut = cut
paper-first = first player
paper-lid = Pan Lid
paper-dice = Cooking dice
paper-reference = The symbols of the dice
paper-main-board = Main board
paper-main-board-text = Four request lines; new dishes come to the first space, and move on at the end of each round.
paper-first-space = 1 · new dishes
paper-last-line = 1 · new dishes (4 players)
paper-space = { $number }
paper-marker = marker
paper-player-boards = Player boards
paper-player-board = Board: { $colour }
paper-player-board-text = When the Pan and the Knife hold what the dish needs, and nothing else, it is cooked.
paper-pan = Pan: ingredients
paper-knife = Knife: preparations
paper-score = Score
paper-cook = Cook
paper-score-stars = Stars of the dishes
paper-score-mill = Mill: +1
paper-score-gastronomies = 3 for each gastronomy led
paper-score-five = 4 for five gastronomies
paper-score-marker = 2 for the first-player marker
paper-score-total = Total
paper-also = You also need: a bag that nobody can see into, for the special tokens.
paper-house = house card
paper-partly-house = known card, partly house data
paper-known = known card

# A replay with all hands open
open-hand = In hand: { $utensil }

# The guided first game
lesson-welcome = Welcome, chef! Guests wait for the dishes on the request lines. Each dish asks for certain symbols; gather them on your board with the cooking dice before the dish leaves. Most points win.
lesson-choose = First you choose a dish by putting your marker on its line. Tacos need three ingredients only: beef, onion and corn. Choose line 1.
lesson-roll = Now cook. Each of the seven dice has six symbols of its own, so roll those that can show what you need: the proteins and the two vegetable dice. The table tells you the odds.
lesson-place = Beef! After a roll you may put each useful symbol on your board: ingredients into the Pan, preparations on the Knife. Place the beef.
lesson-roll-fewer = The protein die has nothing more to offer for Tacos. Roll just the two vegetable dice.
lesson-cut = Potato and cucumber: nothing you need. If a roll shows nothing useful, you cut yourself. Take the cut.
lesson-roll-again = One cut is no tragedy, but the third ends your cooking and costs you a token. Try once more.
lesson-stop = Nothing again: that was your second cut. Better stop here. Your beef stays on the board for your next turn, and your fingers are treated.
lesson-lines = Olive has cooked a turn of her own, and the round is over: every dish has moved one space along. After the fourth space it is gone. You may choose another line, or stay: stay with the Tacos.
lesson-clear = Before cooking you may clear your board, all or nothing. You need the beef, so keep it.
lesson-utensil = Onion, but no corn. This is what utensils are for! Your Funnel turns one die you have just rolled to any side: turn it to corn.
lesson-place-both = Onion and corn: now both are yours. Place the onion.
lesson-complete = One symbol is missing, and there it lies. Place the corn, and the dish is complete.
lesson-reward = Tacos are served: 3 stars! This dish also earns a special token and a utensil. Take the Thermometer from the display.
lesson-special = A special token, here poultry, can be put in your Pan at any time of your turn if your dish needs it: even to save you from a cut. You may play utensils now, too. That is enough for today: end your turn.
lesson-end = Choose, clear, cook, treat the cuts: that is a turn. Some utensils also work in a rival’s turn. Once somebody has cooked enough dishes (nine, eight or seven for two, three or four chefs), the round is played out and all is counted. Bon appétit!
