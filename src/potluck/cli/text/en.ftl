# What the command line says.
seats-range = { $least } to { $most } players
bots-are = Bots: { $bots }
option-deck = an own deck (see `potluck deck --help`)
name-you = Player { $number }
name-bot = { $bot } { $number }

commitment = The seed’s hash, shown before play: { $hash }
seed = The seed: { $seed }
prompt = { $seat }, your pick (? for help):
which-game = Which game?
hand-over = It is { $seat }’s turn: the others look away, { $seat } presses Enter.
help = Type a number from 1 to { $most }, or: hint (what the rule of thumb would pick), undo (take back your last pick), board (see the table again), rules [NUMBER], save [FILE], quit, ? (this help).
hint = A rule of thumb: { $number ->
    [0] { $choice }
   *[other] { $number }, { $choice }
}
time-left = Time left: { $time }
too-late = That was too late: the time is up.
undone = Taken back.
saved = Saved as { $file }.
left = You have left the game. (`save` keeps a game.)
ranked = { $rank }. { $seat }: { $score }
all-won = Won, all together!
all-lost = Lost, all together.
told-undo = { $seat } takes back the last pick.
told-pick = { $seat }: …
replay-prompt = { $at } of { $last }: Enter, b, a number or q

verified = Verified: all { $entries } entries were legal, and all luck follows from the seed { $seed }.
deck-good = { $file } is a good deck for { $game }.
deck-faults = { $count ->
    [one] One fault.
   *[other] { $count } faults.
}
deck-written = The house deck is in { $file }.

printed = { $file }: { $pages ->
    [one] one page
   *[other] { $pages } pages
}.

simulated = { $games ->
    [one] One game of { $game } with { $players } players, seed { $seed }
   *[other] { $games } games of { $game } with { $players } players, seed { $seed }
}
column-bot = bot
column-seat = seat
column-score = score
column-wins = wins
length = Length: { $picks } picks a game on average (median { $median }), { $choices } of them with a choice
timing = Time: { $seconds } s with { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}; { $rate } picks a second of one process
decimal-mark = .
progress = { $done } of { $games } games

no-number = Type a number from 1 to { $most }, or ? for help.
no-command = “{ $typed }” is nothing I know. Type a number, or ? for help.
no-option = There is no option { $option }; this game has { $known }.
no-option-value = { $option } needs a value.
no-file = { $file }: { $error }
no-file-there = { $file }: there is no such file or folder.
no-file-but-folder = { $file }: this is a folder, not a file.
no-file-allowed = { $file }: you are not allowed to use this file or folder.
no-file-room = { $file }: the disk is full.
no-file-text = { $file }: this is not a text in UTF-8 (from byte { $place } on).
no-such-game = This is a log of “{ $game }”; this version of Potluck has: { $games }.
no-going-on = { $file } does not hold its seed, so it can be looked at (potluck replay) but not played on.
no-chair = “{ $chair }” can’t sit here; there are: { $known }.
no-too-many-names = There are { $names } names for { $seats } seats.
no-too-many-bots = { $bots ->
    [one] There is one bot for { $seats } seats.
   *[other] There are { $bots } bots for { $seats } seats.
}
no-saved-otherwise = { $given } can’t be given with --load: a saved game goes on as it was begun.
no-seats-saved = The saved game has { $seats } seats; name as many.
no-chair-number = There is no seat { $number }: the game has { $seats }.
no-step = “{ $typed }” is nothing I know. Press Enter to go on, or type b, a number or q.
no-entry = There is no entry { $number }: the log has { $entries }.
no-rule = There is no rule { $number }.
no-report = This game has no report of its own.
no-deck-game = A deck must name its game: [deck] with game = one of { $games }.
