# The board of Diced Veggies, in English. Names of things and steps are in the game's own texts.

# The form for a new table
choose-edition = Dice of
edition-en = English edition (2 2 3 4 5 6)
edition-fr = French edition (1 2 3 3 4 5)
choose-plain = Without Hypes and chef tokens
plain-yes = yes
choose-recipes = Recipes to the end
choose-cut = A cut takes
cut-ten = a total of ten at most
cut-three = three dice at most
choose-first = Who starts

# What is wanted
board-cut-now = { $limit ->
    [three] Cut the block: three dice at most.
   *[other] Cut the block: ten at most.
}
board-cut-or-restock = { board-cut-now } Or restock first.
board-take-rest = Take all that is left of the block.
board-take-or-restock = Take all that is left of the block, or restock first.
board-must-restock = The block is empty: restock.
board-last-chance = Your last chance to cook!
board-any-on-plate = Put any die on the plate.
board-next-on-plate = The plate asks for: { $type }.
board-too-much = You hold too much: discard { $what }.
what-dice = a die
what-recipes = a recipe
what-hypes = a Hype

# The board and its parts
board-name = Table of Diced Veggies
board-block = The block
board-block-keys = The block. Arrow keys move the blade from crossing to crossing, T turns it to another corner, N and P go to the next and previous cut, Enter cuts.
board-kitchen = Your kitchen
board-kitchen-of = Kitchen of { $seat }
board-rivals = The other kitchens
board-market = Cards to draw
board-bench = Your worktop
board-bench-discard = Over the limit
board-keys-title = Keys
board-keys = On the block: arrow keys move the blade, T turns it to another corner, N and P go to the next and previous cut that can be made, Enter cuts, Escape lifts it. Anywhere on the board: G goes to the next thing that can be picked.

# The blade
board-aim = Point at dice to see what the blade would take.
board-aim-touch = Tap dice to see what the blade would take.
board-push = Click to cut, or push the dice off.
board-push-touch = Tap again to cut, or push the dice off.
board-cut-nothing = Cut
board-cut = Cut: { $count ->
    [one] 1 die
   *[other] { $count } dice
} = { $total }
board-takes = Blade at the { $corner } takes { $dice }: { $measure } of { $limit }.
board-can-cut = Enter cuts.
board-sum = { $measure } of { $limit }
board-sum-three = { $measure } of { $limit } dice
board-all-cuts = All cuts ({ $count })
board-take-all = Take all: { $count ->
    [one] 1 die
   *[other] { $count } dice
} = { $total }
board-restock = Restock
board-restock-says = A new block is rolled, and all chef tokens come back.
board-restock-says-plain = A new block is rolled.
board-missing = Missing from the block: { $type }
board-empty-block = The block is empty.
board-spent = Spent dice:
board-spent-count = { $count } × { $type }
board-spent-none = none yet

# Cards
board-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
board-asks = asks for { $needs }
board-need = { $count } × { $type }
board-have-all = You have all of it.
board-recipe-deck = Recipe deck
board-hype-deck = Hype deck
board-draw-recipe = Draw a recipe unseen
board-draw-hype = Draw a Hype
board-cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-display = On display
board-discards = Discards ({ $count })
board-discards-recipes = Recipes
board-discards-hypes = Hypes
board-no-discards = Nothing was discarded yet.

# Kitchens
board-dice = Dice
board-no-dice = no dice
board-recipes = Recipes
board-no-recipes = No recipe in hand.
board-hypes = Hypes
board-no-hypes = No Hype in hand.
board-hypes-count = { $count ->
    [one] 1 Hype
   *[other] { $count } Hypes
} in hand
board-chef = Chef token: { $chef }
board-cooked = Cooked: { $count } of { $goal }
board-cooked-short = { $count } of { $goal }
board-dish = { $dish }, { $stars }
board-hyped = hyped up

# The worktop
board-cook = Cook
board-cook-which = What do you cook?
board-cook-drag = Tap a recipe that lights up, or drag it here.
board-stop-cooking = Cook nothing more
board-on-plate = On the plate
board-still = Still to come: { $needs }
board-full = The plate is full. Total: { $total }
board-total = Total: { $total }
board-put = Put on the plate
board-put-chef = With the chef token
board-serve-plain = Serve without a Hype
board-play = Play
board-hype-not = not met by this plate
board-turn-die = Turn a die with the chef token: { $die }
board-turn-which = Chef token: tap a die on the plate to turn it.
board-turn-to = Turn { $die } to
board-discard-dice = You may keep 8 dice. Which goes?
board-discard-recipe = You may keep 2 recipes. Which goes?
board-discard-hype = You may keep 2 Hypes. Which goes?
board-of-them = { $count } of them

# What holds at this table
board-faces-en = English edition: 2 2 3 4 5 6
board-faces-fr = French edition: 1 2 3 3 4 5
board-limit-ten = a cut: ten at most
board-limit-three = a cut: three dice
board-plain = no Hypes, no chef tokens
board-goal = the end comes with the { $goal }th recipe
board-end-comes = { $seat } has cooked a { $goal }th recipe: everybody else has one more turn.
board-last-cooking = Last chance: everybody may cook once more.
