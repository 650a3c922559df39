# Diced Veggies in English. Card names are in the deck.
game = Diced Veggies
game-line = Slice dice off the block, cook recipes, hype them up.

type-carrot = carrot
type-mushroom = mushroom
type-onion = onion
type-pepper = pepper
type-tomato = tomato
type-any = any die
letter-carrot = C
letter-mushroom = M
letter-onion = O
letter-pepper = P
letter-tomato = T
corner-nw = top left
corner-ne = top right
corner-sw = bottom left
corner-se = bottom right
deck-recipe = recipe deck
deck-hype = Hype deck

die-of = { $type } { $number }
now-of = { $type } { $number }

# Steps, as what is wanted of a player.
step-cut = Cut the block.
step-cook = Cook a recipe, or go on.
step-plate = Put a die on the plate.
step-serve = The plate is full: serve it, or hype it up.
step-extra = Add the dice your Hype asks for.
step-card = Draw one card.
step-limits = You hold too much: discard.
step-wait = Wait for the others.

# Picks
do-restock = Restock: roll a new block, chef tokens come back
do-restock-plain = Restock: roll a new block
do-cut = Cut { $dice } = { $total } ({ $corner }, { $rows } × { $columns })
do-take-all = Take all that is left: { $dice } = { $total }
do-cook = Cook { $card }
do-spend = Put { $die } on the plate
do-retype = Spend the chef token: { $die } becomes { $type }
do-renumber = Spend the chef token: turn { $die } to { $now }
do-play-hype = Play { $hype }
do-serve = Serve without a Hype
do-stop-cooking = Stop cooking
do-draw-hype = Draw a Hype
do-draw-recipe = Draw a recipe from the deck, unseen
do-take-recipe = Take { $card }
do-discard-die = Discard { $die }
do-discard-recipe = Discard { $card }
do-discard-hype = Discard { $hype }

# The log
told-began = { $seat } takes the cleaver.
told-restocked = { $seat } restocks: a new block{ $chefs }.
chefs-yes = , and all chef tokens are back
chefs-no = {""}
told-took = { $seat } takes { $dice } ({ $total }).
dice-of = { $type } { $number }
told-chef-changed = { $seat } spends the chef token: { $die } is now { $now }.
told-cooked = { $hype ->
    [none] { $seat } cooks { $recipe }.
   *[other] { $seat } cooks { $recipe }, hyped up: “{ $hype }”.
}
told-drew-hype = { $seat } draws the Hype “{ $hype }”.
told-drew-some-hype = { $seat } draws a Hype.
told-drew-recipe = { $seat } draws { $recipe } from the deck.
told-took-recipe = { $seat } takes { $recipe } from the display.
told-reshuffled = The { $deck } is made new from its discards.
told-discarded-die = { $seat } discards { $die }.
told-discarded-recipe = { $seat } discards { $recipe }.
told-discarded-hype = { $seat } discards the Hype “{ $hype }”.
told-end-comes = { $seat } has cooked enough recipes: the end is near.
told-last-cooking = Everybody may cook one last time.
told-ended = The game is over.

# Score lines
line-recipe = { $recipe }
line-hype = { $recipe }: { $hype }

# The terminal's board
screen-missing = Missing from the block: { $type }
screen-display = Display: { $cards }
screen-decks = Decks: { $recipes } recipes, { $hypes } Hypes
screen-deck-plain = Deck: { $recipes } recipes
screen-recipe-discards = Discarded recipes: { $recipe }
screen-hype-discards = Discarded Hypes: { $hype }
screen-seat-plain = { $seat }: { $stars }★, { $cooked } of { $goal } cooked
screen-seat = { $seat }: { $stars }★, { $cooked } of { $goal } cooked, chef token { $chef }, Hypes in hand: { $hypes }
chef-yes = ready
chef-no = spent
screen-dice = Dice: { $dice }
screen-plate = On the plate for { $recipe }: { $dice }; still to come: { $asks }
screen-cooked = Cooked: { $dishes }
screen-hype = Hype “{ $hype }”:

# What a Hype says
hype-says = { $asks } → { $gives }
hype-none = none
if-nothing = nothing asked
if-total-at-least = total { $total_at_least } or more
if-total-at-most = total { $total_at_most } or less
if-all = { $all }
all-even = all numbers even
all-odd = all numbers odd
all-same = all numbers the same
all-different = all numbers different
all-in-a-row = all numbers in a row
if-includes = numbers include { $includes }
if-each-at-least = every number { $each_at_least } or more
if-each-at-most = every number { $each_at_most } or less
if-alike = { $alike } dice with the same number
if-pairs = { $pairs ->
    [one] a pair of equal numbers
   *[other] { $pairs } pairs of equal numbers
}
if-ingredients-at-least = a recipe of { $ingredients_at_least } or more ingredients
if-ingredients-at-most = a recipe of { $ingredients_at_most } or fewer ingredients
if-types-at-least = a recipe with { $types_at_least } or more different ingredients
if-asks-for = a recipe that asks for { $asks_for }
asks_for-carrot = carrots
asks_for-mushroom = mushrooms
asks_for-onion = onions
asks_for-pepper = peppers
asks_for-tomato = tomatoes
if-cooked-at-least = { $cooked_at_least } or more recipes cooked before
extra-carrot = one extra carrot
extra-mushroom = one extra mushroom
extra-onion = one extra onion
extra-pepper = one extra pepper
extra-tomato = one extra tomato
extra-any = one extra die of any kind
extra-double = all ingredients twice
gives-stars = { $stars }★
gives-each-ingredient = { $stars }★ for each ingredient of the recipe
gives-each-type = { $stars }★ for each different ingredient of the recipe
gives-each-carrot = { $stars }★ for each carrot of the recipe
gives-each-mushroom = { $stars }★ for each mushroom of the recipe
gives-each-onion = { $stars }★ for each onion of the recipe
gives-each-pepper = { $stars }★ for each pepper of the recipe
gives-each-tomato = { $stars }★ for each tomato of the recipe
gives-each-other-recipe = { $stars }★ for each other recipe you cook in the game
gives-each-other-hype = { $stars }★ for each other hyped recipe you cook in the game
gives-each-same-size = { $stars }★ for each other recipe you cook with as many ingredients
gives-each-recipe-star = { $stars }★ for each star of the recipe
gives-bonus = { $stars }★ more if the recipe asks for { $type }

# Refusals
no-first = Player { $first } can’t start: there are { $seats } seats.
no-deck-recipes = A deck needs at least { $least } recipes here; this one has { $found }.
no-deck-hypes = A deck needs at least { $least } Hypes here; this one has { $found }.
no-deck-needs = A recipe needs 1 to { $most } ingredients; this one has { $found }.
no-deck-hype-name = The name of a Hype has “{"{"}dish{"}"}” once, where the dish is named ({ $language }).
no-deck-includes = No die of either edition shows all these numbers: 2 to 6, or 1 to 5.
no-deck-totals = total_at_least is more than total_at_most.
no-deck-each = each_at_least is more than each_at_most.
no-deck-ingredients = ingredients_at_least is more than ingredients_at_most.
no-wrong-step = That can’t be picked in this step. { $step }
no-restocked-already = You have restocked in this turn; once a turn is the limit.
no-restock-all-there = All five ingredients are in the block: you may restock only when one is missing.
no-restock-first = The block is empty: you must restock.
no-take-all = So little is left that you take all of it, without a cut.
no-too-much-left = Too much is left to take it all: you must cut.
no-cut-nothing = This cut would take no dice; it must take at least one.
no-cut-everything = A cut must leave something of the block.
no-cut-too-much = These dice add up to { $total }; a cut takes at most { $limit }.
no-cut-too-many = These are { $count } dice; a cut takes at most { $limit }.
no-cut-in-pieces = What is left must be in one piece; touching by corners is not enough.
no-cut-twice = This cut takes the same dice as another one that is listed.
no-not-your-recipe = You do not hold this recipe.
no-dice-missing = You lack the dice for this recipe.
no-no-such-die = You have no { $type } { $number } to use.
no-not-on-plate = There is no { $type } { $number } on the plate.
no-other-ingredient = The plate asks for { $type } now.
no-no-chef = Your chef token is spent.
no-same-type = The die is that ingredient already.
no-needed-itself = The chef token can’t change this die: it is needed as it is, or the token is needed elsewhere.
no-no-such-number = The chef token turns a die to another number that the dice have; { $number } is none.
no-not-in-hand = You do not hold this Hype.
no-hype-not-met = The plate does not meet what “{ $hype }” asks for.
no-hype-out-of-reach = With this die your Hype could no longer be met.
no-no-hypes = There is no Hype to draw.
no-no-recipes = There is no recipe to draw.
no-not-on-display = This recipe is not on display.
no-discard-dice = You may keep { $limit } dice: discard dice first.
no-discard-recipe = You may keep { $limit } recipes: discard one you hold.
no-discard-hype = You may keep { $limit } Hypes: discard one you hold.

# The simulation's report
report-sizes = Recipes by size
report-recipes = Recipes
report-hypes = Hypes
report-size = ingredients
report-cards = cards
report-card = card
report-stars = stars
report-stars-each = stars an ingredient
report-cooked = cooked
report-played = played
report-a-game = a game

# Options, as `potluck games` tells them.
option-edition = whose dice and ending: English or French edition (DV-2, DV-15)
option-plain = without Hypes and chef tokens (DV-18)
option-recipes = the recipe that brings on the end (DV-14, DV-19)
option-cut = a cut takes a total of ten, or any three dice (DV-7, DV-20)
option-first = who starts (drawn if not given, DV-21)

# On paper
paper-recipes = Recipes
paper-recipe = Recipe
paper-hypes = Hypes
paper-hype = Hype
paper-chefs = Chef tokens
paper-chef = type
paper-chef-back = { $colour }: number
paper-yellow = Yellow
paper-green = Green
paper-blue = Blue
paper-orange = Orange
paper-dice = Ingredient dice
paper-frame = Block frame
paper-frame-text = Four walls, long and short in turn. Fold the foot outward and the upper half over to the inside, and glue it down; glue each tab to the outside of the next wall. Roll the dice into the frame, drag it until they lie in a corner, and lift it off: there is the block.
paper-cleaver = Cleaver
paper-cleaver-text = Fold along the back of the blade and glue; a strip of cardboard inside makes it stiff.
paper-score = Score
paper-score-text = stars of the recipe + stars of its Hype
paper-dish = Dish { $number }
paper-total = Total
paper-cook = Cook
paper-also = The dice are those of the { $edition ->
    [fr] French edition, without a 6; those of the English one have no 1
   *[en] English edition, without a 1; those of the French one have no 6
}: choose the edition before you print.
paper-house = house card
paper-partly-house = known card, partly house data
paper-known = known card

# A replay with all hands open
open-hypes = Hypes in hand: { $hype }

# The guided first game
lesson-welcome = Welcome to the kitchen! In the middle lies the block: 35 dice, each an ingredient with a number. You slice dice off it and cook with them. Most stars win.
lesson-recipes = These are your two recipes. Bibimbap asks for two carrots and two mushrooms, and is worth 7 stars. For cooking only the ingredients count, not the numbers.
lesson-cut = A turn begins with one cut. Put the blade on a seam and push a corner off: the numbers may add up to 10 at most, and what stays must be in one piece. Take the carrot and the mushroom at the top right: 4 + 4 = 8.
lesson-card = Not enough for a dish yet. So you go straight on to your card, one each turn: a recipe from the display or the deck, or a Hype. Draw a Hype: it makes a dish worth more.
lesson-cut-again = Olive has had her turn, and it is yours again. The mushroom and the carrot at the bottom left are just what you lack: 3 + 3 = 6.
lesson-cook = Two carrots, two mushrooms: Bibimbap lights up. Cook it!
lesson-hype = The plate is full. One Hype may go with each dish, if the dice on the plate meet what it asks for. “Double-Date” wants two pairs of numbers. You have 3, 3 and 4, 4: play it.
lesson-card-again = 7 stars for the Bibimbap and 4 for the Hype: 11! The dice went into the frame. Now your card: draw another Hype.
lesson-cut-more = A cut takes a whole corner of the block, gaps or not. Push three rows and three columns off at the bottom right: four dice that lie there make 9.
lesson-cut-later = You took a recipe, and Olive has cooked with her chef token. Now take the onion and the carrot at the top left, one above the other: 2 + 6 = 8.
lesson-cook-again = Carrot Halwa asks for three carrots, and you have two. But you have a chef token as well! Start cooking it.
lesson-chef = The chef token changes one die: its ingredient, or on a full plate its number. Turn the pepper 2 into a carrot. The token is spent until somebody restocks.
lesson-hype-again = Halwa is on the plate, with two 2s among its numbers. “Just Like Mama Used to Make” asks for a pair: play it.
lesson-restock = Two dishes done. Look: there is no carrot left in the block. Whoever begins a turn while an ingredient is missing may restock: all dice are rolled into a new block, and the chef tokens come back. Take Beef Stew for later.
lesson-end = That is the whole game: cut, cook, draw. At the end of a turn you may keep eight dice, two recipes and two Hypes. When somebody cooks a sixth recipe, the last round begins. Enjoy your meal!
