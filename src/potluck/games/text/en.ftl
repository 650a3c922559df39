# Words that all games share.
list-and = { $most } and { $last }
list-apart = {"; "}
seat-number = Player { $number }
seat-clock = the clock
total = Total
# A refusal and its rule.
by-rule = { $rule }: { $sentence }

no-no-clock = No clock is running out now.
no-over = The game is over.
no-not-your-turn = It is not { $seat }’s turn to pick.
no-unknown-action = This game has no such pick.
no-not-now = That can’t be picked now.
no-undo-nothing = There is nothing of yours to take back: only the last pick of the game can be.
no-undo-seen = That can’t be taken back: dice fell, or somebody has seen something by it.
no-seats = This game is for { $least } to { $most } players, not { $found }.
no-deck-id-twice = The id “{ $id }” is used twice; every card needs one of its own.

no-log-empty = This file is empty; a log begins with a line that names its game.
no-log-format = This log has format { $found }; this version of Potluck knows format { $known }.
no-log-version = This log was played under version { $found } of the rules; this is version { $known }, so it can’t be replayed here.
no-log-line = Line { $line } can’t be read: { $error }.
log-where = { $entry ->
    [0] Line 1
   *[other] Entry { $entry }
}
no-log-too-few = { log-where }: outcomes of chance needed here: { $needed }; recorded: { $left }.
no-log-left-over = { log-where }: outcomes of chance recorded that nobody asked for: { $left }.
no-log-no-outcome = { log-where }: the recorded outcome { $found } is not between 0 and { $most }.
no-log-no-shuffle = { log-where }: the recorded shuffle names a card twice.
log-at = { log-where }: { $told }
no-log-digest = { log-where }: the game does not stand as the log says.
no-log-broken = { log-where }: the rules can’t make anything of what is written here.
no-log-unsealed = This log has no seal: the seed is not revealed, so chance can’t be verified.
no-log-commit = The seed revealed at the end is not the one committed to at the beginning.
no-log-setup-draws = The set-up’s outcomes of chance do not follow from the seed: number { $place } is { $found } in the log, but the seed gives { $due }.
no-log-draws = Entry { $entry }: the outcome of chance number { $place } is { $found } in the log, but the seed gives { $due }.
no-log-end = The game does not end as the seal says.

# What was expected instead, in a deck, an option or a file.
no-expected-field = “{ $field }” is missing.
no-expected-no-field = “{ $field }” is not known here; expected: { $known }.
no-expected-one-of = { $found } is not one of { $known }.
no-expected-least = A number of at least { $least } was expected.
no-expected-most = A number of at most { $most } was expected.
no-expected-shorter = This is too long: at most { $most } were expected.
no-expected-longer = This is too short: at least { $least } were expected.
no-expected-id = An id was expected: small letters, digits and hyphens, with a letter first.
no-expected-pattern = This is not written as expected (pattern { $pattern }).
no-expected-kind = { $kind } was expected, not { $found }.
kind-int = A whole number
kind-str = A text
kind-bool = true or false
kind-array = A list
kind-object = A table of names and values
found-int = a whole number
found-float = a number with a point
found-str = a text
found-bool = true or false
found-array = a list
found-object = a table of names and values
found-null = nothing
found-date = a date
found-datetime = a date with a time
found-time = a time of day
no-expected-json = it is damaged or cut short
no-expected-other = { $error }
no-bot-level = There is no bot “{ $level }” for this game; there are: { $levels }.
no-deck-toml = This is not valid TOML: { $error }.
no-deck-section = The section “{ $section }” is missing.
no-deck-no-section = There is no section “{ $section }” in a deck of this game; expected: { $known }.
