"""A running game: what is logged, what can be taken back, batches, and the clock."""

from __future__ import annotations

import pytest

from potluck.engine.chance import commitment
from potluck.engine.game import Game, Illegal, Moment, Refused
from potluck.engine.play import Play, digest, start
from tests.engine.toy import SEED, TOY, Options, Peek, Peeked, Roll, Say, State, Step, Stepped, View, Wait, played, toy


def why(play: Play[State], seat: int, agreed: bool = False) -> str:
    """Why a pick can't be taken back."""
    before, entries = TOY.snapshot(play.state), list(play.entries)
    with pytest.raises(Illegal) as illegal:
        play.undo(seat, 1, agreed)
    assert TOY.snapshot(play.state) == before
    assert play.entries == entries
    return illegal.value.why


# --- the log grows ---------------------------------------------------------------------------------------------------


def test_the_header_holds_the_hash_and_not_the_seed() -> None:
    header = toy().header
    assert header.commit == commitment(SEED)
    assert SEED not in str(header)
    assert (header.game, header.version, header.seats, header.at) == ("toy", 3, 2, 5)
    assert header.names == ["Ada", "Bob"]
    assert sorted(header.draws) == [0, 1, 2]


def test_each_pick_is_an_entry_with_its_luck() -> None:
    play = toy()
    play.act(0, Step(2), 10)
    play.act(1, Roll(), 20)
    assert [(entry.at, entry.seat, entry.action) for entry in play.entries] == [(10, 0, Step(2)), (20, 1, Roll())]
    assert play.entries[0].draws == []
    assert len(play.entries[1].draws) == 1
    assert play.state.count == 2 + 1 + play.entries[1].draws[0]


def test_a_pick_tells_what_happened() -> None:
    play = toy()
    told = play.act(0, Step(1), 10)
    assert [t.event for t in told] == [Stepped(0, 1)]
    told = play.act(1, Peek(), 20)
    assert [t.to(1) for t in told] == [Peeked(play.state.cards[1])]
    assert [t.to(0) for t in told] == [None]
    assert [t.to(None) for t in told] == [None]


def test_an_illegal_pick_leaves_no_trace() -> None:
    play = toy()
    before = digest(TOY, play.state)
    for seat in (1, 2, -1):
        with pytest.raises(Illegal):
            play.act(seat, Step(1), 10)
    assert play.entries == []
    assert digest(TOY, play.state) == before


def test_tables_that_cannot_be() -> None:
    with pytest.raises(Refused) as refused:
        start(TOY, 3, Options(), SEED)
    assert refused.value.rule == "TY-1"
    assert refused.value.facts["found"] == 3


def test_digests_when_asked_for() -> None:
    assert toy().header.digest
    assert [entry.digest for entry in played().entries] == [""] * len(played().entries)
    assert all(entry.digest or entry.action is None for entry in played(digests=True).entries)
    assert len(digest(TOY, toy().state)) == 16


# --- taking back -----------------------------------------------------------------------------------------------------


def test_a_pick_that_showed_nothing_is_taken_back_freely() -> None:
    play = toy()
    before = digest(TOY, play.state)
    play.act(0, Step(2), 10)
    assert play.can_undo(0)
    play.undo(0, 20)
    assert digest(TOY, play.state) == before
    # The log only grows: what was taken back stays in it.
    assert [(entry.seat, entry.action) for entry in play.entries] == [(0, Step(2)), (0, None)]
    assert play.line == []


def test_only_the_last_pick_of_the_game_and_only_ones_own() -> None:
    play = toy()
    assert why(play, 0) == "undo-nothing"
    play.act(0, Step(1), 10)
    assert why(play, 1) == "undo-nothing"
    play.act(1, Step(1), 20)
    assert not play.can_undo(0)
    assert why(play, 0) == "undo-nothing"
    assert play.can_undo(1)
    play.undo(1, 30)
    assert play.can_undo(0)


def test_dice_that_fell_are_not_taken_back_without_asking() -> None:
    play = toy()
    play.act(0, Roll(), 10)
    assert not play.can_undo(0)
    assert why(play, 0) == "undo-seen"


def test_nor_is_a_look() -> None:
    play = toy()
    play.act(0, Peek(), 10)
    assert why(play, 0) == "undo-seen"


def test_all_may_agree_to_it() -> None:
    play = toy()
    before = digest(TOY, play.state)
    play.act(0, Roll(), 10)
    play.undo(0, 20, agreed=True)
    assert digest(TOY, play.state) == before
    assert why(play, 0, agreed=True) == "undo-nothing"


def test_done_again_it_falls_the_same() -> None:
    """So nobody can try again for better luck."""
    play = toy()
    play.act(0, Roll(), 10)
    after = digest(TOY, play.state)
    for _ in range(3):
        play.undo(0, 20, agreed=True)
        play.act(0, Roll(), 30)
        assert digest(TOY, play.state) == after
    play.undo(0, 20, agreed=True)
    play.act(0, Peek(), 30)
    play.act(0, Roll(), 40)
    assert [entry.draws for entry in play.line][1] != []


def test_taking_back_goes_over_clock_looks_and_texts() -> None:
    play = played()
    while play.line and play.line[-1].seat is not None:
        play.undo(play.line[-1].seat, 900, agreed=True)
    assert [entry.seat for entry in play.line] == [0, 1, None]
    # The clock is nobody's pick.
    assert not play.can_undo(0)
    assert not play.can_undo(1)
    assert why(play, 1, agreed=True) == "undo-nothing"


# --- batches ---------------------------------------------------------------------------------------------------------


def test_a_batch_is_several_entries() -> None:
    play = toy()
    told = play.batch(0, [Peek(), Say("so"), Step(1)], 10)
    assert [entry.action for entry in play.entries] == [Peek(), Say("so"), Step(1)]
    assert [t.event for t in told] == [Peeked(play.state.cards[0]), Stepped(0, 1)]


def test_a_batch_is_all_or_nothing() -> None:
    play = toy()
    told = play.act(0, Step(1), 5)
    state, before, entries = play.state, digest(TOY, play.state), list(play.entries)
    with pytest.raises(Illegal):
        play.batch(1, [Peek(), Step(1), Step(1)], 10)
    assert play.state is state
    assert digest(TOY, play.state) == before
    assert play.entries == entries
    assert play.line == entries
    assert play.heard == told
    assert play.can_undo(0)
    play.act(1, Step(2), 20)
    assert play.state.count == 3


def test_an_empty_batch_does_nothing() -> None:
    play = toy()
    assert play.batch(0, [], 10) == []
    assert play.entries == []


# --- the clock -------------------------------------------------------------------------------------------------------


def test_the_clock_runs_out_when_it_is_due_and_not_before() -> None:
    play = toy()
    with pytest.raises(Illegal, match="no-clock"):
        play.expire(10**6)
    play.act(0, Wait(), 10)
    assert play.game.deadline(play.state) == 110
    with pytest.raises(Illegal, match="no-clock"):
        play.expire(109)
    assert len(play.entries) == 1
    play.expire(110)
    assert (play.entries[-1].seat, play.entries[-1].action, play.entries[-1].at) == (None, None, 110)
    assert len(play.entries[-1].draws) == 1
    assert play.to_act() == (1,)


def test_a_pick_in_time_stops_the_clock() -> None:
    play = toy()
    play.act(0, Wait(), 10)
    play.act(0, Step(1), 60)
    with pytest.raises(Illegal, match="no-clock"):
        play.expire(110)


def test_a_game_without_a_clock_has_none_to_run_out() -> None:
    state = toy().state
    assert Game.deadline(TOY, state) is None
    with pytest.raises(Illegal, match="no-clock"):
        Game.expire(TOY, state, Moment(0, toy().chance))


# --- views and the end -----------------------------------------------------------------------------------------------


def test_views_are_asked_for_a_seat() -> None:
    play = toy()
    play.act(0, Peek(), 10)
    assert play.view(0) == View(0, play.state.cards[0], False)
    assert play.view(1) == play.view(None) == View(0, None, False)


def test_the_end() -> None:
    play = played()
    assert play.to_act() == ()
    assert play.legal(0) == play.legal(1) == []
    outcome = play.outcome()
    assert outcome is not None
    assert play.seal(SEED).scores == outcome.scores
    assert toy().outcome() is None
    assert toy().seal(SEED).scores is None
