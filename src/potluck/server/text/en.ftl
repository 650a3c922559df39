# What the server says.
tie-rule = When several reach for the same thing, the earlier request wins: its arrival less half the round trip of its seat, which the server measures and counts up to { $cap } ms. Nothing waits longer than that.

no-bad-message = This message can’t be read: { $error }.
no-too-large = This is too large: at most { $most } bytes.
no-too-fast = Too many requests at once. Please wait { $wait } s.
no-too-many-sockets = There are already { $most } connections from this address.
no-bad-origin = Requests from other websites are not taken.
no-hello-first = The first message must say who you are: { "{" }"op": "hello", "secret": …{ "}" }.
no-hello-other = This connection already belongs to somebody else.
no-no-cookie = Who are you? This needs the cookie that the server gave you.
no-no-table = There is no such table.
no-no-code = There is no table with the code { $code }, or it no longer waits for players.
no-no-game = There is no game “{ $game }” here.
no-no-replay = There is no such replay.
no-log-too-long = This log takes back too many picks to be followed.
no-no-lesson = There is no lesson for this game.
no-no-endpoint = There is nothing at this address.
no-no-such-seat = There is no seat { $number } at this table.
no-not-your-seat = That is not your seat.
no-host-only = Only the host may do that.
no-nobody-there = No player sits there.
no-not-begun = The game has not begun.
no-has-begun = The game has begun; that can only be changed before.
no-not-over = The game is not over.
no-paused = The table is paused; its host lets it go on.
no-not-paused = The table is not paused.
no-table-full = All seats are taken.
no-table-closed = The host has closed this table to newcomers.
no-seat-taken = Seat { $number } is taken.
no-name-taken = Somebody here is already called { $name }.
no-text-empty = There is nothing to be read in this text.
no-no-spectators = This table is not open to onlookers.
no-player-here = The player of this seat is here.
no-nothing-asked = Nobody asks for that any more.
no-bad-link = This personal link no longer holds.
no-bad-options = { $option ->
    [none] These options can’t be used. { $error }
   *[other] The option “{ $option }” can’t be used. { $error }
}
no-bad-deck = This deck has { $count ->
    [one] a fault
   *[other] { $count } faults
}.
no-deck-slow = This deck took more than { $seconds } seconds to read and was put aside.
no-deck-trouble = The deck could not be read. Something is wrong here, not with your file.
no-deck-of-other-game = This deck is not one for { $game }.
no-socket-only = Watching needs the socket.
no-trouble = Something went wrong here; the table is being read anew. Please ask again.

no-store-in-use = Another Potluck server already uses the data in { $path }.
no-store-damaged = The database { $path } is damaged and has been left as it is ({ $error }). Restore a backup, or name another folder with --data.
no-store-foreign = { $path } is not a database of Potluck; it has been left as it is.
no-store-newer = The database { $path } was written by a newer Potluck (form { $found }, this one knows { $known }); it has been left as it is.
no-store-trouble = { $path } can’t be used: { $error }.
no-store-none = There is no database at { $path }.
no-backup-exists = { $path } exists already; a backup never overwrites a file.
no-backup-failed = The backup { $path } could not be written: { $error }.

serve-at = Potluck is at { $address }
serve-lan = On phones and computers in this network: { $address }
serve-stop = Ctrl-C ends it; nothing is lost.
serve-port = { $host }:{ $port } can’t be used: { $error }.
backup-done = { $path }: { $size } bytes.

# The print shop's page.
print-title = Print a game
print-game = Print { $game }
print-paper = Paper
print-what = What to print
print-more = More options
print-shift = Backs that do not line up
print-shift-how = Print the calibration page, hold it against the light, and write here what you read, in millimetres.
print-go = Make the PDF
print-calibrate = Only the calibration page
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-card = Cards
print-card-63x88 = 63 × 88 mm (poker sleeves)
print-card-44x67 = 44 × 67 mm (small)
print-colour = Colour
print-colour-full = full colour
print-colour-low-ink = little ink
print-sides = Backs
print-sides-long-edge = both sides, turned on the long edge
print-sides-short-edge = both sides, turned on the short edge
print-sides-fronts = fronts only
print-sides-gutter-fold = one side, to fold and glue
print-sides-fronts-then-backs = all fronts, then all backs
print-shape = Shape of the cards
print-shape-square = square
print-shape-round = round
print-players = Players
print-die = Edge of the dice, mm
print-bleed = Colour beyond the cut, mm
print-marks = Marks that show where to cut
print-edition = Edition of the dice
print-edition-en = English (no 1)
print-edition-fr = French (no 6)
print-copies = Copies of the deck
print-deck = Own deck (a TOML file)
print-x = X (to the right)
print-y = Y (down)
print-turn = TURN (A minus C)
print-range = { $field }: from { $least } to { $most }.
no-deck-fault = The deck, line { $line } ({ $card }): { $sentence }
no-press-slow = Printing took more than { $seconds } seconds and was stopped.
no-press-trouble = The PDF could not be made. Something is wrong here, not with what you chose.
no-press-nothing = Tick at least one thing to print.
