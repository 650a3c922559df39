# The board of this game, in English.

# What is wanted
board-grab = Grab a card from the middle!
board-take = Take a card from the middle.
board-place-card = Put it on a sandwich: { $ingredient }.
board-make = Make { $sandwiches } sandwiches of { $size } cards.
board-make-bleah = Make { $sandwiches } sandwiches of { $size } cards, the more disgusting the better.
board-serve = Choose who gets what, then hand over.
board-praise = Praise your sandwich in a line, or keep quiet.
board-rank = Rank the sandwiches, the tastiest first.
board-rank-bleah = Rank the sandwiches, the most disgusting first.
board-award = Which one fits the theme “{ $what }” best? It gets a bonus point.
board-tie = You lead together with others: another game, or share the victory?

# The slate
board-game = Game { $game } of { $games }
board-way = Sandwiches go to the { $to_the_right }
board-theme = Theme:
board-announced = In every sandwich:
board-express = The Express: place each card at once
board-pitch = The Pitch
board-clock = Time left for the tasting: { $time }
board-keys-title = Keys
board-keys = Market: 1 to 9, then A to L, take the card of that place. Kitchen: choose a card with Enter, then 1 to 4 put it on that sandwich, 0 or Backspace takes it off, Escape lets go. Tasting: A to D rank the plates, the best first, Backspace takes the last one out; then Confirm. Everything can also be reached with Tab and Enter.
board-keys-on = single keys work

# Round the table
board-round = Round the table, clockwise
board-tastes = is tasting
board-builds = is building
board-lines = Cards on the lines: { $lines }
board-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
board-eats-yours = gets one of your sandwiches
board-leads = leads
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# The market
board-market = Market
board-rush = All at once: the first to reach for a card gets it.
board-calm = One after another, clockwise.
board-place-first = Place the card you have just taken.
board-wait-flip = You have your card. The next flip comes when all have one.
board-too-late = { $seat } was faster ({ $ingredient }). Take another card!
board-card = flipped by { $seat }, key { $key }
board-own-card = flipped by you: it is yours only if it is the last card
board-free-place = free place
board-yours = yours
board-your-pile = Your pile
board-pile-empty = Your pile lies here, face down for the others.
board-your-lines = Your sandwiches, made at once

# The kitchen
board-kitchen = Your kitchen
board-loose = Cards that are on no sandwich
board-all-placed = All cards are placed.
board-room = { $room ->
    [one] room for 1 card
   *[other] room for { $room } cards
}
board-in-every = is in every sandwich
board-loose-card = on no sandwich
board-placed-card = on sandwich { $sandwich }
board-arrange = Drag cards to the plates, or choose a card and then its place. Two cards change places if you choose one after the other.
board-swap = Two cards change places if you choose one after the other; so do two names.
board-swap-names = Two names change places if you choose one after the other.
board-ticket = Sandwich { $sandwich } is for { $to_seat }. Choose it to swap.
board-ticket-here = Sandwich { $sandwich } is for { $to_seat }. Swap here.
board-follow = Do so
board-hand-over = Hand over
board-served = You have handed over
board-all-build = Everybody builds in secret.

# The tasting
board-tasting = { $seat } is tasting
board-you-taste = You are tasting
board-bleah = The worst wins!
board-cooks-praise = First the cooks may praise their sandwiches.
board-ranks = { $seat } ranks them, the tastiest first.
board-ranks-bleah = { $seat } ranks them, the most disgusting first.
board-awards = { $seat } gives a bonus point for the theme.
board-you-award = Give the bonus point to the one that fits the theme best.
board-waiting = Still to speak: { $seat }
board-podium = The ranking so far
board-rank-short = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
board-advised-rank = advice: { board-rank-short }
board-rank-next = rank it next
board-rank-out = take it out of the ranking
board-take-out = { $plate }: take it out of the ranking
board-rank-how = Choose the plates in your order, or drag them onto the ranks.
board-confirm = Confirm the ranking
board-confirm-as = Confirm the ranking { $order }
board-hidden-cook = Who made it?
board-by = by { $seat }
board-your-own = yours
board-bonus-here = Choose it for the bonus point
board-bonus = bonus point for the theme
board-pitch-for = Praise your sandwich { $plate }:
board-pitch-example = Crunchy, bold, and still warm…
board-pitch-left = { $left } left
board-pitch-send = Say it

# Verdicts
board-verdict = The verdict of { $seat }
board-stand-in = a bot judged for an absent player
board-history = The match so far ({ $count ->
    [one] 1 tasting
   *[other] { $count } tastings
})
board-sums = Points by game
board-waiting-answer = Still to answer: { $seat }

# For a new table
choose-copies = Copies of the deck
copies-1 = one
copies-2 = two
copies-3 = three
choose-games = Games in the match
choose-market = Market
choose-bleah = The Bleah
choose-express = The Express
choose-failure = Refrigerator Failure
choose-pitch = The Pitch
choose-twister = Direction Twister
choose-base = Base
choose-theme = Theme
choose-own-theme = Your own theme
choose-younger = Younger Players
choose-first-taster = Who tastes first
choose-cooks = The cooks’ names
choose-taster-clock = Clock for the taster (seconds)
choose-ties = After a tie
choose-deck = Deck

# Where the terminal names what may be typed, the form has a list.
option-theme = The Themed Special: a bonus point for the sandwich that fits it best (SW-12)
option-cooks = usually hidden until the ranking, but not with The Pitch (SW-R5)
option-taster-clock = then a bot judges for who is absent; 0 for never (SW-R17)
