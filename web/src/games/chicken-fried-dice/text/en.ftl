# The board of Chicken Fried Dice in English.

# The form of a new table
choose-mode = Plucking
choose-clock = Clock for plucking
choose-trucks = Trucks
choose-boards = Bonus boards
choose-first = First Head Chef
choose-deck = Cards

board-name-of = The table: coop, trucks and bonus boards
board-keys = While the focus is on the board: an ingredient’s letter, then a number, plucks such a die (T tofu, P pepper, B broccoli, E eggplant, C citrus); arrow keys walk through the coop. 1 to 9 write what is held on the space with that number, or choose how to chop. H takes up the next ingredient or cross-off, S puts it in sauce, R rolls it again, K chops it, D ends the turn or the phase, Escape puts everything down.

# What is wanted
board-want-both = Choose a truck and a side of the bonus board.
board-want-truck = Choose your truck.
board-want-side = Choose a side of the bonus board.
board-want-order = As Head Chef, put the black dice in an order for everybody.
board-want-own-order = Chef’s Choice: put the black dice in an order for yourself.
board-want-pluck = Pluck a die from the coop ({ $number } of { $most }).
board-want-use = Write your { $ingredient } { $number }, or use a station.
board-want-no-room = Your { $ingredient } { $number } fits nowhere as it is: take it to a station, or waste it.
board-want-hand-on = Use what you like, then hand on the turn.
board-want-done = Use what is left, then say that you are done.
board-want-bonus = { $count ->
    [one] A bonus waits.
   *[other] { $count } bonuses wait.
}
board-want-tile = Your tips bring a new tile: choose a station at level 0.
board-want-flip = Your tips flip a tile: choose a station at level 1.
board-want-customer = Keep { $customer }, or throw this customer back for an unseen one?

# Choosing
board-choose-truck = Choose a truck
board-choose-side = Choose a side of the bonus board
board-about-menu = Four tracks, one for each flavour. Best for a first game.
board-about-picnic = Flavours on tables of your choice, where neighbours matter. For those who like a puzzle.
board-prep-of = Prep ingredients: { $ingredient }.
board-tile-points = { $station }: { $first } points at level 1, { $second } at level 2
board-yours = Yours
board-taken = Taken by { $seat }

# Prep
board-chef-dice = The Head Chef’s dice
board-head-chef = Head Chef: { $seat }
board-chefs-choice = Chef’s Choice
board-order-all = Everybody writes these numbers in this order. Drag the dice, or click two of them to swap.
board-order-own = Put the numbers in an order for yourself. Drag the dice, or click two of them to swap.
board-order-wait = { $seat } puts the black dice in an order; everybody writes it.
board-order-others = Each player puts these numbers in an order of their own.
board-chef-die = Black die { $number } in place { $place }: click to swap, arrow keys to move
board-your-prep = You
board-call-out = Call it out
board-order-mine = Write it down
board-advised-order = Suggested: { $numbers }
board-item-plain = { $ingredient } { $number }

# Coop
board-coop = Coop
board-dice-left = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
board-die = Pluck { $ingredient } { $number }
board-coop-die = Use a coop: pluck { $ingredient } { $number }
board-coop-empty = The coop is empty.
board-ready = Three, two, one …
board-go = Go!
board-time-left = Time left: { $time }

# Truck
board-truck-of = Truck of { $seat }
board-round-chef = Round { $round }, Head Chef: { $seat }
board-round-choice = Round { $round }: Chef’s Choice
board-points = { $count ->
    [one] point
   *[other] points
}
board-points-short = pts
board-stations = Hand and stations
board-hand = Hand
board-plucked = { $number } of { $most } dice plucked
board-item = { $using }: { $ingredient } { $number }
board-short-prep = Prep
board-short-sauce = Sauce
board-short-toss = Toss
board-short-chop = Chop
board-station = { $station }, level { $level }, { $left } of { $uses } uses left
board-uses = { $left } of { $uses } uses left
board-upgrade = Upgrade { $station } to level { $level } for { $points } points
board-upgrade-to = To level { $level }: { $points } points
board-prep-empty = Prep space for { $ingredient }: empty
board-sauced = Now another colour
board-chop-how = How to chop
board-chop = Chop into { $smaller } and { $larger }
board-owed = Customers’ bonuses, for this round only
board-owed-short = This round
board-kept = Bonuses kept
board-kept-short = Kept
board-bonus = { $count ->
    [one] { $bonus }
   *[other] { $bonus }, { $count } times
}
board-waste = Waste it
board-done = I’m done
board-is-done = Done
board-unused = { $count ->
    [one] { $count } thing still unused
   *[other] { $count } things still unused
}

# Queue
board-queue = Queue
board-queue-empty = Nobody is waiting.
board-space = Space { $space }, { $ingredient }: { $content }{ $tip ->
    [0] .
   *[other] , tip for a { $tip }.
}
content-empty = empty
content-crossed = crossed off
board-number = { $number }
board-here-write = Write { $ingredient } { $number } here.
board-here-sauce = Sauce { $ingredient } { $number } and write it here.
board-here-cross-off = Put an X here.
board-stars = { $count ->
    [one] { $count } star segment
   *[other] { $count } star segments
}
board-waiting = { $count ->
    [one] { $count } customer waiting
   *[other] { $count } customers waiting
}

# Bonus board
board-bonus-board = Bonus board
board-track = { $flavour }: { $reached } of { $most } steps
board-reached = reached
board-draw = Draw:
board-draw-which = Which flavour to draw
board-draw-here = Draw { $flavour }: { $spot }
board-spot = { $spot }: { $flavour }
flavour-none = free
board-sign-different = { $points } for each different flavour
board-sign-only = { $points } for each { $flavour }
board-sign-equal = Neighbours equal: { $points } when full
board-sign-unequal = Neighbours differ: { $points } when full
board-sign-full = (+{ $points } when full and right)
board-reviews = Reviews: { $segments } star segments filled
board-four = Filled: draw four customers
board-tips = Tip track: { $reached } of { $most } steps
board-tips-due = +{ $count } in Cleanup
board-step-reached = { $step }, reached
board-score = Points so far
board-fed = { $count ->
    [0] Nobody fed yet
   *[other] Fed: { $count }
}

# Rivals
board-others = The others
board-show-all = Show all
board-close = Close

# Cleanup
board-now-tips = Tips
board-now-attract = New customers
board-now-over = The festival is over
board-tips-others = The others choose stations to upgrade.
board-attract = New customers
board-attract-how = Keep the customers you like. For each one you throw back, an unseen one comes.
board-attract-wait = Your queue is complete. The others are still choosing.
board-pile-bottom = At the bottom of the pile: { $customer }
board-drawn = Drawn
board-thrown-back = Thrown back: { $count }
board-pile = Draw pile: { $count }
board-throw-back = Throw back
board-keeping = Kept: { $count }
board-keep = Keep
