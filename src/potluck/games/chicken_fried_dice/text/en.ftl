# Chicken Fried Dice in English. Names of trucks, customers and picnic tables are in the deck.
game = Chicken Fried Dice
game-line = Pluck dice from one coop, and feed the queue at your food truck.

ingredient-tofu = tofu
ingredient-peppers = pepper
ingredient-broccoli = broccoli
ingredient-eggplant = eggplant
ingredient-citrus = citrus
ingredient-wild = wild
letter-tofu = T
letter-peppers = P
letter-broccoli = B
letter-eggplant = E
letter-citrus = C
letter-wild = *
die-tofu-1 = tofu die 1
die-tofu-2 = tofu die 2
die-tofu-3 = tofu die 3
die-tofu-4 = tofu die 4
die-tofu-5 = tofu die 5
die-peppers-1 = pepper die 1
die-peppers-2 = pepper die 2
die-peppers-3 = pepper die 3
die-peppers-4 = pepper die 4
die-peppers-5 = pepper die 5
die-broccoli-1 = broccoli die 1
die-broccoli-2 = broccoli die 2
die-broccoli-3 = broccoli die 3
die-broccoli-4 = broccoli die 4
die-broccoli-5 = broccoli die 5
die-eggplant-1 = eggplant die 1
die-eggplant-2 = eggplant die 2
die-eggplant-3 = eggplant die 3
die-eggplant-4 = eggplant die 4
die-eggplant-5 = eggplant die 5
die-citrus-1 = citrus die 1
die-citrus-2 = citrus die 2
die-citrus-3 = citrus die 3
die-citrus-4 = citrus die 4
die-citrus-5 = citrus die 5
bonus-x-tofu = X on tofu
bonus-x-peppers = X on pepper
bonus-x-broccoli = X on broccoli
bonus-x-eggplant = X on eggplant
bonus-x-citrus = X on citrus
bonus-x-any = wild X
bonus-xxx-tofu = X on all tofu
bonus-xxx-peppers = X on all pepper
bonus-xxx-broccoli = X on all broccoli
bonus-xxx-eggplant = X on all eggplant
bonus-xxx-citrus = X on all citrus
bonus-coop = coop
bonus-tip = tip
bonus-savoury = savoury
bonus-sweet = sweet
bonus-spicy = spicy
bonus-sour = sour
bonus-any-flavour = any flavour
flavour-savoury = savoury
flavour-sweet = sweet
flavour-spicy = spicy
flavour-sour = sour
flavour-any-flavour = any flavour
station-prep = prep station
station-sauce = sauce
station-toss = toss
station-chop = chop
using-die = the die in hand
using-prep-1 = prep ingredient 1
using-prep-2 = prep ingredient 2
using-prep-3 = prep ingredient 3
using-chop-1 = chopped part 1
using-chop-2 = chopped part 2
using-chop-3 = chopped part 3
using-chop-4 = chopped part 4
using-chop-5 = chopped part 5
using-chop-6 = chopped part 6
board-menu = menu
board-picnic = picnic
section-truck = trucks
section-starter = starters
section-customer = customers

# Phases, as what is wanted of a player.
phase-choose = Pick a truck and a bonus board.
phase-prep = Prep: order the Head Chef’s dice.
phase-pluck = Chuck ’n Pluck: take dice and feed customers.
phase-tips = Cleanup: choose a station to upgrade.
phase-attract = Cleanup: keep customers or throw them back.
phase-over = The festival is over.

# Options
option-mode = pluck all at once, or in turn (CF-10, CF-11)
mode-rush = all at once
mode-calm = in turn
option-clock = seconds for plucking, 0 for no clock (CF-R18)
option-trucks = everybody picks a truck, or they are dealt (CF-2)
trucks-choose = everybody picks
trucks-deal = dealt
option-boards = everybody picks a bonus board, they are drawn, or all play the same (CF-2)
boards-choose = everybody picks
boards-deal = drawn by lot
boards-menu = menu for all
boards-picnic = picnic for all
option-first = who is the first Head Chef (drawn if not given, CF-R8)
option-deck = an own deck (CF-R1)

# Picks
do-take-truck = Take the truck “{ $truck }”
do-take-truck-with = Take the truck “{ $truck }” (prep: { $colours })
do-take-board = Play with the { $board }
do-arrange = Order the dice: { $first } { $second } { $third }
do-arrange-prep = Order the dice; on your prep station: { $items }
do-pluck = Pluck the { $die }
do-pluck-die = Pluck { $die }
do-coop-pluck = Use a coop: pluck the { $die }
do-coop-pluck-die = Use a coop: pluck { $die }
do-write = Write { $using } on { $customer }, space { $space }
do-write-on = Write { $item } on { $customer } { $spaces }, space { $space }
do-sauce = Sauce { $using } and write it on { $customer }, space { $space }
do-sauce-on = Sauce { $item } into { $ingredient } on { $customer } { $spaces }, space { $space }
do-toss = Toss { $using }
do-toss-item = Toss { $item }
do-chop = Chop { $using }, the smaller part being { $smaller }
do-chop-item = Chop { $item } into { $smaller } and { $larger }
do-waste = Waste the die: it fits nowhere
do-cross-off = Use “{ $bonus }” on { $customer }, space { $space }
do-cross-off-on = { $bonus }: cross off space { $space } of { $customer } { $spaces }
do-cross-off-all = Use “{ $bonus }” on the whole queue
do-enter-flavour = Enter { $flavour } on the menu
do-enter-flavour-for = Enter { $flavour } on the menu: { $step }
do-draw-flavour = Draw { $flavour } at the picnic: { $spot }
do-hand-on = Hand on the turn
do-done = Done for this round
do-upgrade = Upgrade: { $station }
do-upgrade-to = Upgrade: { $station } to level { $level } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
do-keep = Keep { $customer }
do-throw-back = Throw back { $customer }

# The log
told-truck-taken = { $seat } drives up with “{ $truck }”.
told-board-taken = { $seat } plays with the { $board }.
told-starters-dealt = { $seat } begins with { $customers }.
told-head-chef-rolled = Round { $round }: { $choice ->
    [yes] { $seat } rolls { $numbers }, and everybody orders the numbers for themselves.
   *[no] Head Chef { $seat } rolls { $numbers }.
  }
choice-yes = yes
choice-no = no
told-arranged = { $own ->
    [yes] { $seat } orders the numbers: { $numbers }.
   *[no] “{ $numbers }!” – “Yes, Chef!” ({ $seat })
  }
own-yes = yes
own-no = no
told-coop-filled = The dice fly into the coop. Pluck!
told-plucked = { $coop ->
    [yes] { $seat } uses a coop and plucks { $ingredient } { $number }.
   *[no] { $seat } plucks { $ingredient } { $number }.
  }
coop-yes = yes
coop-no = no
told-written = { $seat } writes { $ingredient } { $number } on { $customer }.
told-sauced = { $seat } sauces { $using } and writes { $ingredient } { $number } on { $customer }.
told-tossed = { $seat } tosses { $using }: { $was } becomes { $number }.
told-chopped = { $seat } chops { $using }: { $number } = { $smaller } + { $larger }.
told-wasted = { $seat } wastes { $ingredient } { $number }.
told-crossed-off = { $seat } crosses off { $ingredient } on { $customer }.
told-customer-fed = { $seat } has fed { $customer }: { $stars ->
    [one] { $stars } star segment
   *[other] { $stars } star segments
}, { $tips ->
    [one] { $tips } tip
   *[other] { $tips } tips
}, bonus: { $bonus }.
told-flavour-entered = { $seat } enters { $flavour } on the menu, step { $step }.
told-flavour-drawn = { $seat } draws { $flavour }: { $spot }.
told-flavour-lost = There is no room for { $seat }’s { $flavour }; it is lost.
told-bonus-earned = { $seat } earns on the bonus board: { $bonus }.
told-turn-passed = It is { $seat }’s turn to pluck.
told-said-done = { $seat } is done.
told-clock-ran-out = Time is up: hands off the coop!
told-reviews-filled = { $seat } fills in { $stars ->
    [one] { $stars } star segment
   *[other] { $stars } star segments
}, { $total } in all.
told-tips-earned = { $seat } earns { $tips ->
    [one] { $tips } tip
   *[other] { $tips } tips
}, { $total } in all.
told-station-upgraded = { $seat } upgrades: { $station } to level { $level }.
told-customer-left = { $customer } is fed up with waiting at { $seat }’s truck and leaves.
told-customers-drawn = { $seat } draws { $customers }.
told-customer-thrown-back = { $seat } throws back { $customer }.
told-customers-joined = { $seat }’s queue grows: { $customers }.
told-pile-shuffled = The { $count } customers thrown back are shuffled into a new draw pile.
told-game-over = The festival is over: count the points.

# Score lines
score-tips = Tip track
score-upgrades = Station tiles
score-menu = Menu, { $flavour }: { $spaces } × { $ingredient } at { $each }
score-table = Picnic: { $table }
score-reviews = Reviews

# The terminal's board
screen-round = Round { $round } of 5 ({ $mode }), Head Chef: { $seat }. { $phase }
screen-prep = Head Chef’s dice: { $numbers }
screen-turn = Turn: { $seat }
screen-coop = Coop: { $dice }
screen-pile = Draw pile: { $pile ->
    [one] { $pile } customer
   *[other] { $pile } customers
}; thrown back: { $discarded }
screen-seat = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
screen-truck = { $truck }, { $board }
screen-no-truck = (no truck yet)
screen-stations = prep { $prep }, sauce { $sauce } ({ $sauces } left), toss { $toss } ({ $tosses } left), chop { $chop } ({ $chops } left)
screen-hand = At hand: { $items }; plucked { $plucked }
screen-queue = Queue:
screen-fed = Fed: { $count }; star segments { $segments }; steps on the tip track { $tips }
screen-bonuses = To be used this round: { $owed }; kept: { $kept }
screen-menu = Menu: { $tracks }
screen-track = { $flavour } { $steps }
screen-picnic = Picnic: { $tables }
screen-drawn = Drawn: { $customers }
screen-tips-ahead = Tip track, next: { $steps }
screen-tip-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-steps = { $flavour }: { $steps }
screen-table = { $table } [{ $drawn }]: { $wanted }
screen-between = { $between }: { $bonus }.
screen-nothing = nothing

# Refusals
no-first = Player { $first } can’t be the first Head Chef: there are { $seats } seats.
no-over = The game is over.
no-wrong-phase = That can’t be picked now. { $phase }
no-not-now = You have nothing to pick now.
no-truck-taken = { $seat } has taken this truck.
no-truck-taken-own = You have a truck already.
no-board-taken-own = You have a bonus board already.
no-not-head-chef = { $seat } is the Head Chef and orders the dice.
no-ordered-already = You have put your numbers in order already.
no-other-numbers = The Head Chef rolled { $numbers }; only these can be put in order.
no-done-already = You have said that you are done.
no-not-your-turn = It is not { $seat }’s turn to pluck.
no-four-plucked = You have plucked your four dice.
no-one-a-turn = You have plucked in this turn: one die a turn.
no-no-coop = You have no coop.
no-coop-too-few = The dice in the coop are needed: { $dice } must still be plucked.
no-hand-full = Use the die in your hand first.
no-no-such-die = That die is not in play.
no-die-gone = Too late: { $seat } has this die. Nothing is lost, pluck another one.
no-nothing-there = There is nothing to use: { $using }.
no-waste-fits = This die fits on one of your empty spaces, so it can’t be wasted.
no-not-in-queue = { $customer } is not in your queue.
no-no-such-space = { $customer } has no space { $space }.
no-space-filled = Space { $space } of { $customer } is filled, and nothing is ever erased.
no-other-colour = That space wants { $ingredient }.
no-too-low = { $number } is too low: there is a { $below } below it.
no-too-high = { $number } is too high: there is a { $above } above it.
no-sauce-wild = A wild ingredient goes on any colour as it is; sauce would be wasted on it.
no-sauce-same = Sauce changes the colour; this space has the ingredient’s own.
no-prep-plain = Prep ingredients go through stations only when your prep station is at level 1 or higher.
no-sauce-empty = No sauce is left this round.
no-toss-empty = No toss is left this round.
no-chop-empty = No chop is left this round.
no-chop-one = A 1 can’t be chopped.
no-chop-sum = { $smaller } is not the smaller part of { $number }.
no-no-bonus = You have no such bonus: { $bonus }.
no-none-empty = No customer in your queue has an empty space for { $ingredient }.
no-no-menu = You do not play with the menu.
no-track-full = The track is full: { $flavour }.
no-no-picnic = You do not play with the picnic.
no-spot-drawn = Something is drawn there already: { $spot }.
no-no-turns = All pluck at once; there is no turn to hand on.
no-say-done = You have plucked four dice: say that you are done.
no-pluck-first = Pluck one of your dice in this turn first.
no-four-first = You have plucked { $plucked } of your four dice; pluck them all before you say that you are done.
no-upgrade-new = This step adds a tile to a station at level 0.
no-upgrade-flip = This step flips the tile of a station at level 1.
no-other-customer = Decide about { $customer } first.
no-deck-too-few = A deck needs at least { $least } { $section }; this one has { $found }.
no-deck-prep-twice = The three prep ingredients of a truck have different colours.
no-deck-stations = A truck has the points of four stations: prep, sauce, toss and chop.
no-deck-tips-fall = The points on a tip track must not fall, nor be below 0.
no-deck-upgrades = A tip track has at most { $most } upgrades.
no-deck-tip-space = A tip condition stands on a space that the customer does not have.
no-deck-tip-twice = Two tip conditions stand on the same space.
no-deck-tip-order = The upper tip condition must not ask for less than the lower one: they could never both be met.
no-deck-tracks = The menu has one track for each flavour: savoury, sweet, spicy and sour.
no-deck-spots = All tables of the picnic together have 1 to { $most } spaces.
no-deck-no-spot = This refers to a space of the picnic that does not exist.
no-deck-no-flavours = The sign “only” needs its flavours.
no-deck-stars-fall = The points of full stars must not fall.

# The simulation's report
report-scores = Where the points come from
report-part = part
report-points = points a game
report-share = share
part-tips = tip track
part-upgrades = station tiles
part-board = bonus board
part-reviews = reviews
part-total = total
report-boards = Bonus boards
report-board = board
report-games = times played
report-board-points = board points
report-total = total
report-won = won
report-fair = fair share
report-trucks = Trucks
report-truck = truck
report-seats = Seats, counted from the first Head Chef
report-seat = seat
report-customers = Customers
report-size = spaces
report-fed = fed a game
report-stars = star segments each
report-tips = tips each
report-steps = Scoring steps of the menu and tables of the picnic
report-step = step or table
report-reached = scored
report-average = points when scored

# On paper
paper-customers = Customers
paper-customer = Customer
paper-starters = Starters
paper-starter = Starter
paper-trucks = Trucks
paper-truck = Truck
paper-truck-text = Write with a dry-erase pen; wipe the stations after each round.
paper-rounds = Rounds: who is Head Chef?
paper-prep = Prep station
paper-tiles = Station tiles
paper-tile = tile
paper-level = Level { $level }
paper-prep-0 = As they are.
paper-prep-1 = Prep ingredients may go through stations.
paper-prep-2 = One fixed colour ({ $ingredient }), two wild ones; they may go through stations.
paper-use-sauce = { $count ->
    [one] Once a round: change the colour, and write at once.
   *[other] { $count } times a round: change the colour, and write at once.
}
paper-use-toss = { $count } times a round: roll again.
paper-use-chop = { $count ->
    [one] Once a round: split a number in two.
   *[other] { $count } times a round: split a number in two.
}
paper-tips = Tip track
paper-points = points
paper-step-new = new tile
paper-step-flip = flip one
paper-menus = Bonus boards: menu
paper-picnics = Bonus boards: picnic
paper-reviews = Reviews
paper-reviews-text = Fill in star segments from the top. A person beside a star: draw four customers.
paper-scores = { $each } for each { $ingredient } space
paper-sign-different = { $points } for each different flavour.
paper-sign-only = { $points } for each { $flavours }.
paper-sign-equal = Touching spaces equal: { $points } when full.
paper-sign-unequal = Touching spaces differ: { $points } when full.
paper-sign-full = Full and right: { $points } more.
paper-dice = Dice
paper-head-chef = Head Chef
paper-score = Score
paper-score-tips = Tip track
paper-score-upgrades = Upgrades
paper-score-board = Menu or picnic
paper-score-reviews = Reviews
paper-score-total = Total
paper-coop = Coop walls
paper-coop-text = Fold each wall along the dashed line, glue it double, and cut the slots. Slide slots of the same letter into each other: a coop with five sides.
paper-compost = Compost
paper-compost-text = Plucked dice lie here once used or wasted; a coop bonus adds one more.
paper-house-data = house data
paper-partly-house = partly house data
paper-also = You also need: a dry-erase pen and a cloth for each player.
paper-house = house card
paper-known = known card

# The guided first game
lesson-welcome = Welcome to your food truck! For five rounds you take dice from the coop in the middle and feed the customers who queue at your truck. Most points win. Here all take turns; in the rush game everybody plucks at once.
lesson-customers = A customer shows spaces from bottom to top, each with a colour. You write numbers on them, in any order, but no number may be lower than one below it. When all spaces are filled, the customer is fed.
lesson-arrange = You are the Head Chef: put the three black dice in order. Everybody writes them on their own prep station, where the colours differ from truck to truck. Call out 6, 5, 6: it gives you a pepper, a broccoli and a citrus.
lesson-pluck = The dice are in the coop. You pluck four of them, one at a time. The Street sweeper gives a tip for a 6 on his top space, so take the citrus 6.
lesson-write = A plucked die must be used at once. Write the 6 on the Street sweeper’s top citrus space: exactly the number beside it, so that is a tip.
lesson-hand-on = Well done. In the calm game you pluck one die a turn and then hand on. Let Olive have hers.
lesson-pluck-again = The Street sweeper still needs a pepper at the bottom and a citrus in the middle. Take the pepper 5: it is no higher than what will stand above it.
lesson-prep = The pepper is written. Between bottom and top there is room for a citrus 5 or 6, and there is a citrus 6 on your prep station. Use it: each prep ingredient serves once a round.
lesson-fed = Fed! He gives you two star segments, a tip, and a sweet flavour, which took you one step down the sweet track: to an X on citrus. An X fills a space without a die. Use it on the Neighbour in slippers.
lesson-sauce = You have handed on and plucked a broccoli 3. The Neighbour in slippers needs a pepper, though, best of all a 3. Sauce changes the colour and keeps the number: turn it into a pepper 3, and earn a tip.
lesson-toss = Now a tofu 2, but below it stands a 3. The toss station rolls the die again: toss it!
lesson-write-tofu = A 3 fits. Write it on the Neighbour’s top space. (The chop station would split a die into two smaller ones.)
lesson-flavour = Two customers fed! This one gives you any flavour. The spicy track begins with a tip: enter it there.
lesson-done = You have plucked four dice, so you say that you are done. Prep ingredients you have not used are lost.
lesson-upgrade = Cleanup. Stars go to your reviews, and your three tips take you three steps along the tip track. Two of these are station upgrades: take a better chop station first.
lesson-new-customers = Customers you have not fed lose a star and in the end leave. Then you draw three new ones, and may throw some back for others unseen. Keep the Polar explorer.
lesson-end = So it goes for five rounds. In the end you count the tip track, the station tiles, the bonus board and the reviews. Yes, Chef!
