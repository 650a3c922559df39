# The board of this game, in English.

# The new table.
choose-coop = Cook together
coop-no = no, against each other
coop-easy = easy: six dishes
coop-normal = normal: eight dishes
coop-hard = hard: ten dishes
choose-minutes = Minutes, cooking together
choose-length = Length
length-printed = as printed
length-short = short game
choose-first = Who begins
first-random = drawn by lot
first-1 = player 1
first-2 = player 2
first-3 = player 3
first-4 = player 4
choose-reactions = Reactions
reactions-everyone = ask everyone who might hold a card
reactions-holders = ask only who holds a card
choose-reaction-seconds = Seconds to react
option-reaction-seconds = Once this time is up, whoever has not answered passes; 0 for no limit (SD-R16).

# The request lines
board-lines = Request lines
board-line = Line { $line }: { $dish }, { $stars ->
    [one] one star
   *[other] { $stars } stars
}, { $gastronomy }. Needs { $symbol }
board-line-empty = Line { $line }: no dish
board-stars = { $stars ->
    [one] Worth one star
   *[other] Worth { $stars } stars
}
board-gives = Earns: { $reward }
board-you-lack = { $count ->
    [0] You have all of it
   *[other] You lack { $symbol }
}
board-in-the-way = In the way on your board: { $symbol }
board-stays = { $rounds ->
    [one] Leaves at the end of this round
   *[other] Stays { $rounds } more rounds, this one included
}
board-rounds = { $rounds ->
    [one] last round
   *[other] { $rounds } rounds
}
board-pinned = The Rolling Pin holds it: it does not move this time
board-stays-put = stays put

# Tokens and boards
board-special = { $symbol }, special token
board-had = you have it
board-lacking = still missing
board-extra = not needed, in the way
board-yours = Your board
board-ware-of = Board of { $seat }
board-pan = Pan
board-knife = Knife
board-storage = Your storage
board-side = Sides of the dice

# The dice
board-tray = Dice and cuts
board-die-shows = { $die }: { $symbol }
board-die-useful = { $die }: { $symbol }, useful
board-die-may = { $die }: { $count ->
    [one] one side of six helps
   *[other] { $count } sides of six help
} ({ $symbol })
board-odds-useful = useful
board-odds-none = nothing
board-odds-new = expected
board-odds-long = New symbols to be expected, on average
board-odds-exactly = Exactly { $fraction }

# The bar: what is wanted, and the buttons
board-bar = What to do
board-rule = The rule: { $rule }
board-watching = { $seat } is cooking.
board-others-react = The others may react to { $seat }.
board-react = React to { $seat }, or pass.
board-nothing-useful = Nothing useful: that is a cut, unless a card or a special token helps.
board-no-rolling = You can’t roll for this dish now.
board-give-two = The Pan Lid costs two special tokens: choose the first.
board-discard-two = Two of your utensils for another one: choose the first to discard.
board-time-left = Time left: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
board-roll = Roll
board-reroll = Roll these again
board-stop-cooking = Stop cooking
board-end-turn = End your turn
board-done-placing = Leave the rest
board-stay = Stay on your line
board-clear-board = Clear it all
board-keep-board = Keep it
board-take-cut = Take the cut
board-place-all = Place all { $count }
board-play = Play it
board-cancel = Put it down
board-mute-turn = Not again this turn
board-mute-game = Not again this game

# The hand and the market
board-hand = Your utensils
board-hand-of = Utensils of { $seat }
board-hand-empty = No utensils in hand.
board-hand-hidden = { $cards ->
    [one] One utensil in hand.
   *[other] { $cards } utensils in hand.
}
board-take-card = Take in hand
board-exchange = Trade two for one
board-buy-lid = The Lid for two
board-market = Utensils face up
board-take-top = Take the top of the deck
board-deck = { $count ->
    [one] One card in the deck
   *[other] { $count } cards in the deck
}

# The cooks
board-score = points
board-goes-first = Goes first in each round
board-dishes-of = { $count } of { $target } dishes
board-utensils-of = { $count ->
    [one] one utensil in hand
   *[other] { $count } utensils in hand
}
board-at = At { $dish }, line { $line }
board-known = In hand: { $utensils }
board-muted-turn = Does not react this turn
board-muted-game = Does not react this game
board-cooked-dish = { $dish }, { $gastronomy }, { $stars ->
    [one] one star
   *[other] { $stars } stars
}
board-milled = (Mill: 1 more)
board-code-portugal = PT
board-code-spain = ES
board-code-france = FR
board-code-great-britain = GB
board-code-italy = IT
board-code-germany = DE
board-code-south-central-america = SA
board-code-north-america = NA

# Decks and bag
board-supplies = decks and bag
board-round = round { $round }
board-dish-deck = Dishes in the deck: { $count }
board-bag = Special tokens in the bag: { $count }
board-used-utensils = Utensils discarded: { $count }
board-gone-dishes = Dishes gone uncooked: { $count }
board-keys-title = Keys, while the board has the focus
board-keys = 1 to 7: choose a die · R: roll · A: place all · S: stop, end the turn · C: take the cut · P: pass · K: keep, stay · Esc: put a card down

# Cooking together
board-together = Together
board-cooked-of = { $cooked } of { $target } dishes cooked
board-won = Won! All dishes are cooked.
board-lost = The time was up.
