# The client's own words. Games bring theirs.
wait = One moment…
offline = The server can’t be reached. Try again when you are back on the network.
trouble = Something went wrong on the server. Please try again.
close = Close
you = You:
you-short = you
your-turn = It is your turn.
send = Send

# The door
door-line = Four cooking games for one long table: with friends by a link, on one screen, or against bots.
games = The games
game-diced-veggies = Diced Veggies
game-slice-and-dice = Slice & Dice
game-chicken-fried-dice = Chicken Fried Dice
game-sandwich = Sandwich
line-diced-veggies = Slice dice off a block with one straight cut, cook what they make, and hype your dishes up.
line-slice-and-dice = Roll seven dice for what a dish needs, before the knife slips; cook against each other, or together against the clock.
line-chicken-fried-dice = Run a food truck: everybody plucks dice from one coop at once, and nobody wants the last ones.
line-sandwich = Grab ingredients all at once, build sandwiches for each other, and let taste decide.
players = { $least } to { $most } players
minutes = { $least }–{ $most } min
weight = Weight { $weight } of 5
play-now = Play now
invite = Invite friends
one-screen = One screen
learn = Learn it
rules = Rules
print = Print it
join = Join by code
join-code = Six-letter code
join-go = Join
you-at-table = You at the table
your-name = Your name
your-face = Your face
your-colour = Your colour
nameless = Guest
replays = Replays
replays-how = Open the log of a game, step through it, and check that luck was fair.
my-tables = Your tables
no-tables = No table yet. Open one above; it will wait for you here.
open-tables = Tables that anybody may join
table-waiting = { $free ->
    [one] waiting, one free seat
   *[other] waiting, { $free } free seats
}
table-playing = being played
table-over = over
footer = Rules told in our own words; the games belong to their authors and publishers. Cards marked ⌂ are ours.
to-door = To the door
house-card = A house card: ours, as the rulebook does not print it.
house-part = A known card; some of what it says is ours.

avatar-avocado = Avocado
avatar-broccoli = Broccoli
avatar-cheese = Cheese
avatar-chilli = Chilli
avatar-crab = Crab
avatar-croissant = Croissant
avatar-doughnut = Doughnut
avatar-pear = Pear
avatar-pineapple = Pineapple
avatar-pretzel = Pretzel
avatar-strawberry = Strawberry
avatar-teapot = Teapot
avatar-tomato = Tomato
colour-red = Red
colour-orange = Orange
colour-yellow = Yellow
colour-green = Green
colour-teal = Teal
colour-blue = Blue
colour-purple = Purple
colour-pink = Pink
colour-brown = Brown
colour-grey = Grey

# A new table
how-to-play = How to play
how-friends = With friends
how-screen = On one screen
how-bots = Against bots
open-friends = Open the table
open-screen = Sit down
open-bots = Play
seats = Players
people-here = People at this screen
names = Names
bots-play = The bots play
bot-level = { $level ->
    [random] Bot: at random
    [thumb] Bot: by rule of thumb
    [palate] Bot: by its own taste
   *[other] Bot: { $level }
}
more-options = More
by-lot = drawn by lot
clock = Clock
clock-off = none: nobody is ever skipped
clock-own = the game’s own
clock-move = for each pick
clock-total = for the whole game
clock-seconds = Seconds
clock-out = When it runs out
clock-out-bot = a bot makes the pick
clock-out-takeover = a bot takes over until you are back
clock-out-game = the game decides
listed = List it for everybody
spectators = Others may look on
fast-bots = Bots pick at once
own-deck = Own deck (TOML)
choose-file = Choose a file
deck-taken = The table will play with { $name }.

# Before the game
who-plays = Who plays
join-how = Choose a name and a face, and sit down.
sit-down = Sit down
sit-too = Beside me
sit-too-why = Somebody else plays here at this screen.
table-full = All seats are taken.
table-closed = The host has closed this table to newcomers.
name-and-face = Name and face
free-seat = Free
put-bot = Bot
stand-up = Stand up
kick = Send away
fill-bots = Bots on all free seats
start = Begin
free-go = Seats that are free when you begin are taken away.
open-table = Friends may still join
host-starts = The host begins the game.
yes = yes
this-table = This table
invite-how = Send the link, read the code aloud, or let a phone see the picture.
invite-alone = This address leads to this computer only. For others in your network, start Potluck with -⁠-⁠lan and open the address that it prints.
invite-link = Link to this table
copy = Copy link
copied = Copied
code = Code
qr = QR code with the link to this table
no-table-here = No table here

# At the table
table = Table
options = Options
language = Language
sound = Sound
hints-on = Light up what can be picked
light = Light
light-auto = as on this device
light-light = light
light-dark = dark
undo = Take back
undo-free = Takes your last pick back; nobody has learnt anything by it.
undo-ask = Asks the others whether you may take your last pick back.
hint = Hint
hint-is = By rule of thumb: { $pick }
all-picks = All you may pick
all-picks-short = List
nothing-to-pick = There is nothing for you to pick now.
say-all-picks = Show the list
advised = by rule of thumb
line-lost = No connection; trying again…
no-onlookers = Nobody may look on at this table.
game-over = The game is over.
paused = The host has paused the game.
and-more = { $count } more
waiting-for = { $count ->
    [one] { $names } is to pick.
   *[other] { $names } are to pick.
}
people-and-log = People, log and chat
people = People
log = Log
log-empty = Nothing has happened yet.
more-in-log = { $count } more in the log.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
reactions = Reactions
reaction-clap = Bravo!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-hungry = Yum!
reaction-sad = Oh no.
reaction-angry = Grr!
reaction-heart = Love it
reaction-hurry = Go on!
reaction-thanks = Thanks
reaction-oops = Oops
onlooker = Somebody looking on
host = host
away = away
bot-stands-in = a bot stands in
to-pick = to pick
take-back = I’m back
look = Show
watching = { $count ->
    [one] One looks on.
   *[other] { $count } look on.
}
asks-undo = { $name } would like to take the last pick back. You have seen something by it.
asks-undo-wait = Waiting for leave to take the last pick back.
agree = Allow
refuse = Refuse
pause = Pause
resume = Go on
stand-in = A bot for { $name }, while away
make-host = Make { $name } the host
other-device = Go on with another device
other-device-how = Open this link there. It is yours alone: whoever has it plays your seat.
leave = Leave the table
leave-sure = Leave this table? A bot goes on for you.
commit = Hash of the seed: { $hash }…
clock-game = The game’s clock
clock-own-left = Your clock
clock-of = Clock of { $name }
open-rule = Open rule { $rule }
pass-screen = Pass the screen to { $name }
pass-screen-why = What the others hold stays behind the tea towel.
i-am = I am { $name }

# The end
won-by = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
won-together = You have won together!
lost-together = The clock has won this time.
show-score = Show the score
show-board = Show the table
rematch = Play again
rematch-join = Join the next game
replay = Replay
download-log = Download the log
seed-show = Show the seed
seed-is = Seed:
seed-why = Its hash was known before the first pick: { $hash }. With the log anybody can check that luck followed from it.

# Rules, replays, lessons
page = This page
of-game = { $what }: { $game }
rules-of = { $game }: the rules
rules-page = On a page of its own
contents = Contents
other-rules = The other games
replay-of = Replay: { $game }
replay-start = The table is set.
replay-undone = { $name } takes the last pick back.
open-file = Open a log
eyes = Through whose eyes
eyes-onlooker = Somebody looking on
all-open = All hands open
nothing-hidden = nothing hidden
player = Steps
step = Step
step-of = { $at } of { $total }
step-back = One step back
step-on = One step on
to-start = To the beginning
to-end = To the end
play = Play
speed = Speed
to-table = To the table
copy-step = Copy link to this step
proof-good = Verified
proof-good-why = The seed is the one fixed before the game, all luck follows from it, and every pick kept to the rules.
proof-bad = Not verified
proof-more = Seed and hash
proof-commit = Hash of the seed, told before the game
proof-seed = Seed
proof-no-seed = not in this log
lesson = The lesson
learn-game = Learn { $game }
lesson-watch = Watch for a moment…
lesson-other = You could do that in a real game. For now, try what glows.
lesson-do = Your turn: what is wanted glows.
lesson-show = Do it for me
lesson-skip = Skip
lesson-progress = Part { $at } of { $count }
lesson-rule = Rule { $rule }
next = Next
back = Back
offline-note = You are offline. The door and the rules can still be read.
