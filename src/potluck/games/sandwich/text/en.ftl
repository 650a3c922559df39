# Sandwich in English. Names of ingredients, themes and bases are in the deck.
game = Sandwich
game-line = Grab ingredients, build in secret, and serve the tastes of your friends.

plate-a = A
plate-b = B
plate-c = C
plate-d = D
family-vegetable = vegetables
family-fruit = fruit and nuts
family-meat = meat
family-sea = fish and seafood
family-dairy = dairy and eggs
family-sauce = sauces
family-sweets = sweet spreads

# Phases, as what is wanted of the players.
phase-market = The market is open: take one card of the middle.
phase-preparation = Make your sandwiches and hand them over.
phase-pitch = The cooks may praise their sandwiches.
phase-ranking = The taster ranks the sandwiches.
phase-award = The taster gives a bonus point for the theme.
phase-tie = The leaders are tied: another game?
phase-over = The match is over.

# Options
option-copies = how many copies of the deck (SW-17)
option-games = games of the match, whose points are added up (SW-7)
option-market = grab all at once, or in turn (SW-R2)
market-rush = all at once
market-calm = in turn
option-bleah = The Bleah: the most disgusting sandwiches win (SW-10)
option-express = The Express: sandwiches are made while grabbing (SW-13)
option-failure = Refrigerator Failure: a week without cooling (SW-14)
option-pitch = The Pitch: the cooks praise their sandwiches (SW-15)
option-twister = Direction Twister: every second game goes to the right, from 5 players (SW-16)
option-base = The Basic Theory: what carries the ingredients, a base of the deck (SW-11)
option-theme = The Themed Special: off, draw, own, or a theme of the deck (SW-12)
theme-off = no theme
theme-draw = drawn for each game
theme-own = in your own words
option-own-theme = the theme in your own words (SW-R13)
option-younger = Younger Players: six cards in no game, in the first, or in every game (SW-18)
younger-off = in no game
younger-first = in the first game
younger-every = in every game
option-first-taster = who tastes first, the host being 0 (SW-R4)
option-cooks = whether the cooks’ names are hidden until the ranking; usual: hidden, but not with The Pitch (SW-R5)
cooks-usual = as usual
cooks-hidden = hidden
cooks-named = named
option-taster-clock = seconds until a bot judges for an absent taster, 0 for never (SW-R17)
option-ties = whether tied leaders are asked for another game (SW-R8)
ties-ask = asked
ties-share = they share
option-deck = an own deck (SW-R1)

# Picks
do-grab = Take { $ingredient }
do-put = Put { $ingredient } on sandwich { $sandwich }
do-put-new = Begin sandwich { $sandwich } with { $ingredient }
do-take-back = Take { $ingredient } back
do-hand-over = Hand over: { $served }
served-of = { $sandwich } to { $to_seat }
do-pitch = Praise it: “{ $text }”
do-keep-quiet = Keep quiet
do-rank = { $ranked }
do-award = The bonus point to { $plate }: { $ingredient }
do-play-on = Play another game to break the tie
do-share-victory = Share the victory

# The log
told-game-began = Game { $game } of { $games } begins. Sandwiches go to the { $to_the_right }.
to_the_right-yes = right
to_the_right-no = left
told-theme-set = The theme: { $theme }.
told-announced = In every sandwich: { $ingredient }.
told-flipped = Flip { $flip }: { $ingredient }.
told-grabbed = { $seat } takes { $ingredient }.
told-put-on-line = { $seat } puts it on sandwich { $sandwich }.
told-preparation-began = The market closes; now make your sandwiches.
told-handed-over = { $seat } has handed over.
told-opened = { $seat } opens: { $dishes }.
dishes-of = { $plate }: { $cards }
cards-none = nothing
told-pitched = { $seat } about { $plate }: “{ $text }”
told-pitched-unnamed = About { $plate }: “{ $text }”
told-kept-quiet = { $seat } keeps quiet.
told-stood-in = { $seat } is away, so a bot’s palate judges. { $why ->
    [love] “I love the { $quality } here, thanks to { $ingredient }.”
    [relief] “So little { $quality }: what a relief.”
    [too-much] “Too much { $quality } for me, with { $ingredient }.”
    [too-little] “Not enough { $quality } for me.”
    [favourite] “For { $ingredient } I would do anything.”
    [loathed] “I can’t bear { $ingredient }.”
   *[theme] “This one fits the theme best.”
}
told-ranked = { $seat } ranks { $plate }, in this order.
told-scored = { $plate } ({ $ingredient }) is by { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-fitted-best = { $plate } fits the theme best: 1 bonus point for { $seat }.
told-game-ended = Game { $game } is over.
told-tie-asked = { $leaders } lead together. Another game?
leaders-of = { $seat }
told-answered = { $another ->
    [yes] { $seat } wants another game.
   *[no] { $seat } is happy to share.
}
another-yes = yes
another-no = no
told-ended = The match is over.

# What a palate’s reasons are about (told-stood-in; see palate.py)
quality-sweet = sweetness
quality-salty = salt
quality-sour = sourness
quality-bitter = bitterness
quality-umami = savour
quality-fat = richness
quality-heat = heat
quality-crunch = crunch
quality-fresh = freshness
quality-family-vegetable = vegetable
quality-family-fruit = fruit
quality-family-meat = meat
quality-family-sea = fish
quality-family-dairy = dairy
quality-family-sauce = sauce
quality-family-sweets = confectionery
quality-sweet-and-salty = sweetness with salt
quality-sweet-at-sea = sweetness with fish
quality-fish-and-milk = fish with dairy
quality-curdled = sourness with dairy
quality-rich-and-fresh = richness with freshness
quality-hot-and-sweet = heat with sweetness
quality-twins = sameness
quality-medley = variety
quality-textures = contrast
quality-overdone = one-sidedness
quality-rot = decay

# Score lines
line-game = Game { $game }: rankings
line-theme = Game { $game }: theme

# The terminal’s board
screen-head = Game { $game } of { $games }. { $phase }
screen-base = On the menu: { $base }.
screen-bleah = The Bleah: the most disgusting wins.
screen-failure = The fridge has been off for a week.
screen-theme = Theme: { $theme }
screen-announced = In every sandwich: { $ingredient }
screen-flip = Flip { $flip } of { $flips }
screen-offer = { $ingredient } (from { $seat })
screen-own-offer = { $ingredient } (yours)
screen-cook = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-taken = has taken
screen-served = has handed over
screen-lines = lines { $lines }
screen-pile = Your pile: { $ingredient }
screen-loose = Not on a sandwich: { $ingredient }
screen-pending = Just taken, to be placed: { $ingredient }
screen-sandwich = Sandwich { $sandwich }: { $ingredient }
screen-for = for { $to_seat }
screen-gave = { $to_seat } gets: { $ingredient }
screen-tasting = { $taster_seat } is tasting:
screen-dish = { $plate }: { $ingredient }
screen-dish-by = { $plate } by { $seat }: { $ingredient }
screen-said = “{ $text }”
screen-praise = For { $plate } you may type a sales line in quotation marks: "Fresh from the sea!"
screen-ranked = Ranked: { $order }
screen-spoils = *
screen-marks = * wilts, ** rots

# Refusals
no-too-many = { $copies ->
    [one] One copy of the game is for 10 players at most, not { $found }; add a copy.
   *[other] { $copies } copies are for { $most } players at most, not { $found }.
}
no-twister = Direction Twister needs at least 5 players; here are { $found }.
no-younger = There is no game for younger players with 8 or more; here are { $found }.
no-first-taster = Player { $first } can’t taste first: there are { $found } players.
no-no-such-base = There is no base “{ $name }” in this deck; there are: { $known }.
no-no-such-theme = There is no theme “{ $name }” in this deck; there are: { $known }.
no-no-themes = This deck has no themes to draw.
no-own-theme = Write a theme of your own: one line of plain text.
no-deck-count = A deck has { $due } ingredients; this one has { $found }.
no-deck-theme-word = A theme can’t have the id “{ $id }”: it means something else in the options.
no-deck-bread = A deck needs a base with the id “bread”.
no-one-each-flip = You have taken your card of this flip; wait for the next.
no-gone = That card is not in the middle ({ $ingredient }): somebody was faster. Take another card.
no-own-card = You flipped that card yourself ({ $ingredient }); you may take it only if it is the last card.
no-place-first = Place the card you have just taken first.
no-market-first = Sandwiches are made after the market.
no-only-the-card-taken = Only the card you have just taken can be placed now.
no-line-closed = Sandwich { $sandwich } can’t take this card: it is full, or it would be begun too early. There must be { $due } full ones in the end.
no-placed-for-good = In the Express a card stays where it was put.
no-no-such-sandwich = There are { $due } sandwiches to make, no more.
no-not-yours = You have no { $ingredient } that could go there.
no-sandwich-full = A sandwich takes { $size } of your cards; this one is full.
no-place-all-first = Put all your cards on sandwiches first.
no-no-such-order = Hand over each of your { $due } sandwiches once, in one of the listed ways.
no-handed-over = You have handed over; wait for the others.
no-pitches-first = The cooks are still praising their sandwiches, each of them once.
no-pitch-long = A sales line has { $most } characters at most; this one has { $found }.
no-pitch-plain = A sales line is one line of plain text: no invisible characters or towers of accents.
no-taster-only = { $taster_seat } is tasting; the others wait.
no-no-such-ranking = Rank each of the { $due } sandwiches once.
no-no-such-plate = There are only { $due } sandwiches.
no-not-asked = Only the tied leaders are asked, each once.
no-wrong-phase = That can’t be picked now. { $phase }

# The simulation’s report
report-ingredients = Ingredients
report-pairs = Pairs that fare best and worst
report-ingredient = ingredient
report-with = with
report-served = served
report-points = points a sandwich
report-best = best
report-last = last

# On paper
paper-ingredients = Ingredients
paper-ingredient = Ingredient
paper-themes = Themes
paper-theme = Theme
paper-bases = Bases
paper-base = Base
paper-vegetable = vegetable
paper-fruit = fruit
paper-meat = meat
paper-sea = from the sea
paper-dairy = milk and eggs
paper-sauce = sauce
paper-sweets = sweet
paper-wilts = wilts
paper-rots = rots
paper-score = Tasting
paper-score-text = 3 for the best sandwich, 2 for the second
paper-taster = Taster { $number }
paper-cook = Cook
paper-total = Total
paper-house = house card
paper-known = known card

# A replay with all hands open
open-pending = Just taken: { $ingredient }
open-loose = Cards: { $ingredient }
open-sandwich = Sandwich { $number }: { $ingredient }
open-served = For { $to_seat }: { $ingredient }

# The guided first game
lesson-welcome = Hungry? You gather ingredients, build sandwiches in secret and serve them to the others, who rank them by taste. Points go to who knows what people like. Here is a small game: six cards and two sandwiches each.
lesson-market = The market: everybody flips a card into the middle, and each takes one. Never the card you flipped yourself, unless it is the last one left. Take the avocado. (In the rush game all grab at once!)
lesson-last-card = You were last in that flip and got the ketchup: what is left goes to the last player. Now it is your pick again. Something sweet? Take the jam.
lesson-plan = Your cards lie face down: only you see them. Others will eat what you build, so think of them while you choose. Sweetcorn would go well with avocado.
lesson-build = The market is closed. Out of your six cards you make two sandwiches of three. Put the avocado on the first one.
lesson-build-more = Sweetcorn goes well with it: on the same sandwich, please. Until you serve, you can move cards as often as you like.
lesson-build-odd = And a slice of pineapple on top. The rest will be… something for the adventurous.
lesson-hand-over = Both sandwiches are ready. Each of the others gets one of them, face down, and you choose who gets which. Serve the first to Olive and the second to Max.
lesson-taste = Everybody has served, and you taste first! Two sandwiches lie before you, and you can’t see who made them. Read them out, and imagine that you have to eat them.
lesson-rank = Lettuce, mussels and spinach, or ham, kiwi and sardines? Rank them by your own taste, the best first. A for the first place, this time.
lesson-tasted = Now the names come out: the best sandwich earned its cook 3 points, the last one nothing. Olive and Max tasted too, and liked what you made.
lesson-end = In the usual game there are nine cards each and three sandwiches, worth 3, 2 and 0 points. Variants await you: disgusting sandwiches, themes, sales pitches, a broken fridge. Enjoy!
