"""Logs as files: reading back, and every way in which one can be wrong, named by its entry."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from potluck.engine.chance import Seeded, commitment
from potluck.engine.game import Moment
from potluck.engine.log import BadLog, Log, dump, load, resume, typed, verify
from potluck.engine.play import digest
from potluck.engine.records import Action, Entry, Seal
from tests.engine.toy import SEED, TOY, Peek, Roll, Say, State, Step, Toy, Wait, played, toy


def sealed(digests: bool = True) -> bytes:
    """A finished game as a file."""
    play = played(digests=digests)
    return dump(play, play.seal(SEED))


def bad(text: bytes, check: Any = verify) -> BadLog:
    """What is wrong with a file."""
    with pytest.raises(BadLog) as found:
        check(TOY, load(text))
    return found.value


def changed(number: int, digests: bool = False, **fields: Any) -> bytes:
    """The file with some fields of an entry (from 1) set otherwise."""
    lines = sealed(digests).splitlines()
    lines[number] = msgspec.json.encode(msgspec.json.decode(lines[number]) | fields)
    return b"\n".join(lines) + b"\n"


def header_changed(**fields: Any) -> bytes:
    """The file with some fields of its header set otherwise."""
    return changed(0, **fields)


ROLLS = [number for number, entry in enumerate(played().entries, 1) if entry.draws]
CLOCK = next(number for number, entry in enumerate(played().entries, 1) if entry.seat is None)


# --- there and back --------------------------------------------------------------------------------------------------


def test_a_file_has_a_line_for_header_entries_and_seal() -> None:
    play = played()
    assert len(sealed().splitlines()) == 1 + len(play.entries) + 1
    assert len(dump(play).splitlines()) == 1 + len(play.entries)
    assert SEED.encode() not in dump(play)


def test_read_back_it_is_the_same_game() -> None:
    log = load(sealed())
    again = resume(TOY, log)
    assert digest(TOY, again.state) == digest(TOY, played().state)
    assert again.outcome() == played().outcome()
    verify(TOY, log)
    verify(TOY, load(sealed(digests=False)))


@pytest.mark.parametrize("digests", [True, False])
def test_written_again_it_is_the_same_file(digests: bool) -> None:
    log = load(sealed(digests))
    assert log.seal is not None
    assert dump(resume(TOY, log), log.seal) == sealed(digests)


def test_actions_and_options_become_records_of_the_game() -> None:
    log = typed(TOY, load(sealed()))
    kinds = {type(entry.action) for entry in log.entries if entry.action is not None}
    assert kinds == {Roll, Wait, Step, Peek, Say}
    assert log.header.options == toy().header.options


@pytest.mark.parametrize("upto", range(len(played().entries) + 1))
def test_it_can_be_looked_at_after_any_entry(upto: int) -> None:
    log = load(sealed())
    play = resume(TOY, log, upto)
    assert len(play.entries) == upto
    if upto and log.entries[upto - 1].digest:
        assert digest(TOY, play.state) == log.entries[upto - 1].digest


def test_with_the_seed_a_game_goes_on_as_it_would_have() -> None:
    play = toy()
    play.act(0, Step(1), 10)
    again = resume(TOY, load(dump(play, play.seal(SEED))))
    assert isinstance(again.chance, Seeded)
    assert again.act(1, Roll(), 20) == play.act(1, Roll(), 20)
    assert again.entries == play.entries


def test_without_the_seed_it_can_only_be_looked_at() -> None:
    log = load(dump(played()))
    assert log.seal is None
    assert resume(TOY, log).outcome() == played().outcome()
    assert bad(dump(played())).why == "log-unsealed"


# --- what cannot be read ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [b"", b"\n"])
def test_an_empty_file(text: bytes) -> None:
    assert bad(text).why == "log-empty"


@pytest.mark.parametrize("line", [0, 1, 3, len(played().entries) + 1])
@pytest.mark.parametrize(
    "damage",
    [b"", b"{", b"nonsense", b"[]", b"\xff\xfe", b'{"at":"noon","seat":0}', b"null", b'{"a":"\xff"}', b"[" * 100_000],
)
def test_a_damaged_line_is_named(line: int, damage: bytes) -> None:
    lines = sealed().splitlines()
    lines[line] = damage
    found = bad(b"\n".join(lines) + b"\n")
    assert found.why == "log-line"
    assert found.line == line + 1
    assert found.facts["line"] == line + 1


def test_a_line_cut_short() -> None:
    found = bad(sealed()[:-9])
    assert found.why == "log-line"
    assert found.line == len(sealed().splitlines())


def test_another_format_and_another_version() -> None:
    found = bad(header_changed(potluck=2))
    assert (found.why, found.line, found.facts["found"], found.facts["known"]) == ("log-format", 1, 2, 1)
    found = bad(header_changed(version=4))
    assert (found.why, found.line, found.facts["found"], found.facts["known"]) == ("log-version", 1, 4, 3)


def test_options_and_actions_that_the_game_does_not_have() -> None:
    assert bad(header_changed(options={"sides": "many"})).line == 1
    assert bad(header_changed(options={"colour": "red"})).line == 1
    found = bad(changed(3, seat=0, action={"do": "fly"}))
    assert (found.why, found.line, found.facts["entry"]) == ("log-line", 4, 3)
    assert found.because is not None
    assert found.because[0] == "expected-one-of"
    assert "step" in found.because[1]["known"]
    assert bad(changed(3, seat=0, action={"do": "step", "by": 3})).line == 4
    assert bad(changed(3, surprise=1)).line == 4


def test_a_table_that_cannot_be() -> None:
    found = bad(header_changed(seats=3))
    assert (found.rule, found.why, found.line) == ("TY-1", "seats", 1)
    assert bad(header_changed(seats=3), resume).rule == "TY-1"


# --- what cannot be replayed -----------------------------------------------------------------------------------------


def test_an_illegal_action_is_named_with_its_rule() -> None:
    for check in (verify, resume):
        found = bad(changed(2, seat=0), check)
        assert (found.rule, found.why, found.line, found.facts["entry"]) == ("TY-2", "not-now", 3, 2)


def test_a_clock_that_could_not_have_run_out() -> None:
    for check in (verify, resume):
        found = bad(changed(CLOCK, at=119), check)
        assert (found.why, found.facts["entry"]) == ("no-clock", CLOCK)


@pytest.mark.parametrize("number", ROLLS)
@pytest.mark.parametrize("draws", [[], [9], [-1], [0, 0], [1, 0, 0]])
def test_outcomes_that_are_not_those_it_needs(number: int, draws: list[int]) -> None:
    """Replayed without the seed: too few, too many, or none that a die could show."""
    found = bad(changed(number, draws=draws), resume)
    assert found.why in ("log-too-few", "log-no-outcome", "log-left-over")
    assert (found.facts["entry"], found.line) == (number, number + 1)


@pytest.mark.parametrize("draws", [[], [0, 1], [0, 1, 1], [0, 1, 2, 0]])
def test_outcomes_of_the_set_up(draws: list[int]) -> None:
    found = bad(header_changed(draws=draws), resume)
    assert found.why in ("log-too-few", "log-no-shuffle", "log-left-over")
    assert (found.facts["entry"], found.line) == (0, 1)
    assert bad(header_changed(draws=draws)).why == "log-setup-draws"


@pytest.mark.parametrize("number", [n for n, entry in enumerate(played(digests=True).entries, 1) if entry.digest])
def test_a_digest_that_does_not_fit(number: int) -> None:
    for check in (verify, resume):
        found = bad(changed(number, True, digest="0123456789abcdef"), check)
        assert (found.why, found.facts["entry"], found.line) == ("log-digest", number, number + 1)


def test_the_digest_of_the_set_up() -> None:
    for check in (verify, resume):
        found = bad(header_changed(digest="0123456789abcdef"), check)
        assert (found.why, found.facts["entry"], found.line) == ("log-digest", 0, 1)


class Trusting(Toy):
    """Rules that trust their state, as those of a game do that is given a faulty deck by a log."""

    def apply(self, state: State, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, Say):
            raise KeyError(action.text)
        super().apply(state, seat, action, moment)


@pytest.mark.parametrize("check", [verify, resume])
def test_what_the_rules_break_on_is_named_too(check: Any) -> None:
    with pytest.raises(BadLog) as found:
        check(Trusting(), load(sealed()))
    number = next(n for n, entry in enumerate(played().entries, 1) if isinstance(entry.action, Say))
    assert (found.value.why, found.value.facts["entry"]) == ("log-broken", number)


# --- what cannot be true ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ROLLS)
def test_a_changed_die_is_found_by_its_entry(number: int) -> None:
    fell = played().entries[number - 1].draws[0]
    other = 1 - fell if fell < 2 else 0
    found = bad(changed(number, draws=[other]))
    assert (found.why, found.facts["entry"]) == ("log-draws", number)
    assert (found.facts["place"], found.facts["found"], found.facts["due"]) == (1, str(other), str(fell))


def test_dice_that_fell_where_nobody_rolled() -> None:
    step = next(n for n, entry in enumerate(played().entries, 1) if isinstance(entry.action, Step))
    found = bad(changed(step, draws=[3]))
    assert (found.why, found.facts["entry"]) == ("log-draws", step)


def test_a_changed_action_shows_at_the_latest_in_the_end() -> None:
    number = next(n for n, e in reversed(list(enumerate(played().entries, 1))) if isinstance(e.action, Step))
    by = 2 if played().entries[number - 1].action == Step(1) else 1
    text = changed(number, action={"do": "step", "by": by})
    assert bad(text).why in ("log-end", "log-draws", "not-now")
    found = bad(changed(number, True, action={"do": "step", "by": by}))
    assert (found.why, found.facts["entry"]) == ("log-digest", number)


def test_a_lost_entry() -> None:
    lines = sealed(digests=False).splitlines()
    del lines[ROLLS[-1]]
    assert bad(b"\n".join(lines)).why == "log-end"


def test_another_seed_than_the_one_committed_to() -> None:
    log = load(sealed())
    assert log.seal is not None
    other = Log(log.header, log.entries, msgspec.structs.replace(log.seal, seed="another"))
    with pytest.raises(BadLog) as found:
        verify(TOY, other)
    assert found.value.why == "log-commit"
    assert found.value.line == len(sealed().splitlines())


def test_a_commitment_that_was_swapped_too() -> None:
    """Whoever changes seed and commitment together is found by the dice."""
    log = load(sealed())
    assert log.seal is not None
    header = msgspec.structs.replace(log.header, commit=commitment("another"))
    with pytest.raises(BadLog) as found:
        verify(TOY, Log(header, log.entries, msgspec.structs.replace(log.seal, seed="another")))
    assert found.value.why == "log-setup-draws"


@pytest.mark.parametrize("fields", [{"scores": [99, 0]}, {"digest": "0123456789abcdef"}, {"scores": None}])
def test_an_end_that_is_not_the_one_played(fields: dict[str, Any]) -> None:
    play = played()
    seal = msgspec.structs.replace(play.seal(SEED), **fields)
    found = bad(dump(play, seal))
    assert found.why == "log-end"


def test_a_pick_taken_back_that_was_not_there() -> None:
    log = load(sealed(digests=False))
    with pytest.raises(BadLog) as found:
        resume(TOY, Log(log.header, [Entry(1, 0)], None))
    assert (found.value.why, found.value.facts["entry"]) == ("undo-nothing", 1)


def test_a_seal_is_the_last_line_only() -> None:
    lines = sealed().splitlines()
    found = bad(b"\n".join([lines[0], lines[-1], *lines[1:]]))
    assert (found.why, found.line) == ("log-line", 2)


def test_an_unfinished_game_can_be_sealed_too() -> None:
    play = toy()
    play.act(0, Step(1), 1)
    text = dump(play, play.seal(SEED))
    verify(TOY, load(text))
    assert load(text).seal == Seal(SEED, digest(TOY, play.state), None)
