"""Guided first games: `lesson.toml` in a game's folder says who picks what, the real rules work out all the rest."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, Any, Union

import msgspec
from msgspec import Meta, Struct

from potluck.engine.chance import Loose
from potluck.engine.game import Refusal
from potluck.engine.play import Play, start
from potluck.engine.records import Action, Outcome, Told
from potluck.games import box as find_box
from potluck.games.box import Adviser, Box
from potluck.server import wire
from potluck.server.replays import heard_by

# Whoever learns sits here; the others are played from the script, or by the rule of thumb.
LEARNER = 0
# Nobody is meant to watch longer than this: a lesson that needs more is stuck.
MOST_PICKS = 200


class Scripted(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of `lesson.toml`: what is said, what the learner picks then, and what others pick after that.

    A pick without words is made for the learner. Several picks are one batch. Where `others` is not given they pick by
    the rule of thumb until it is the learner's turn.
    """

    say: Annotated[str, Meta(pattern="^[a-z0-9-]*$")] = ""
    # The rule that tells more about it.
    rule: str = ""
    pick: dict[str, Any] | list[dict[str, Any]] = []
    others: list[dict[str, Any]] | None = None


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A `lesson.toml`."""

    seed: str
    seats: int
    step: list[Scripted]
    names: list[str]
    options: dict[str, Any] = {}


class LessonStep(Struct, frozen=True):
    """The table as the learner sees it. Without words it is only watched, for a moment.

    `say` is a message of the game; with `wants` the lesson goes on when just this was picked.
    """

    seq: int
    by: int | None
    events: list[Any]
    view: Any
    legal: list[Any]
    to_act: list[int]
    outcome: Outcome | None
    say: str = ""
    rule: str = ""
    wants: list[Any] = []


class Lesson(Struct, frozen=True):
    """A guided first game; the learner has seat 0."""

    game: str
    seats: int
    # By seat; the learner's own is empty.
    names: list[str]
    options: Any
    steps: list[LessonStep]


def script_of(box: Box) -> Script:
    """The lesson that a game comes with."""
    path = box.folder / "lesson.toml"
    if not path.exists():
        raise Refusal("", "no-lesson")
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Script)


@cache
def lesson_of(game: str) -> bytes:
    """A game's lesson as it is sent."""
    box = find_box(game)
    return wire.encode(lesson(box, script_of(box)))


def lesson(box: Box, script: Script) -> Lesson:
    """A script played by the rules."""
    options = msgspec.convert(script.options, box.game.options)
    play = start(box.game, script.seats, options, script.seed, names=["", *script.names])
    table = Table(box, play, [box.advisers["thumb"](options) for _ in range(script.seats)])
    return Lesson(box.name, script.seats, play.header.names, options, list(table.steps(script.step)))


class Table:
    """The table of a lesson: what happens is kept until it is shown."""

    def __init__(self, box: Box, play: Play[Any], advisers: Sequence[Adviser]) -> None:
        self.play = play
        self.advisers = advisers
        self.actions: Any = Union[tuple(box.game.actions)]  # noqa: UP007  (a union made of a tuple)
        self.luck = Loose("lesson")
        # What the learner has heard since the last step, and who did it.
        self.events = heard_by(LEARNER, play.told)
        self.by: int | None = None

    def steps(self, script: Sequence[Scripted]) -> Iterator[LessonStep]:
        """The steps of a lesson, with one for each pick of the others that the learner sees."""
        for one in script:
            wants = [self.action(pick) for pick in ([one.pick] if isinstance(one.pick, dict) else one.pick)]
            if one.say or self.events:
                yield self.shown(one, wants if one.say else [])
            if wants:
                self.hear(LEARNER, self.play.batch(LEARNER, wants, 0))
                yield from self.others(one.others)
        if not script[-1].say:
            raise ValueError("a lesson ends with words")

    def others(self, script: Sequence[dict[str, Any]] | None) -> Iterator[LessonStep]:
        """What the others do now; the last thing that happens is left to the step that comes next."""
        picks = self.advised() if script is None else ((pick["seat"], self.action(pick)) for pick in script)
        for seat, action in picks:
            if self.events:
                yield self.shown()
            self.hear(seat, self.play.act(seat, action, 0))

    def advised(self) -> Iterator[tuple[int, Action]]:
        """The picks of the rule of thumb, until it is the learner's turn."""
        for _ in range(MOST_PICKS):
            waiting = self.play.to_act()
            if LEARNER in waiting or not waiting:
                return
            seat = waiting[0]
            yield seat, self.advisers[seat].pick(self.play.view(seat), self.play.legal(seat), self.luck)
        raise ValueError("the learner's turn does not come")

    def action(self, pick: dict[str, Any]) -> Action:
        """A pick of the script as a record."""
        made: Action = msgspec.convert({name: value for name, value in pick.items() if name != "seat"}, self.actions)
        return made

    def hear(self, seat: int, told: Sequence[Told]) -> None:
        """Something was done at the table."""
        self.by = seat
        self.events += heard_by(LEARNER, told)

    def shown(self, said: Scripted | None = None, wants: Sequence[Action] = ()) -> LessonStep:
        """How the table stands, with what has happened since the step before."""
        events, self.events = self.events, []
        by, self.by = self.by, None
        outcome = self.play.outcome()
        return LessonStep(
            seq=len(self.play.entries),
            by=by,
            events=events,
            view=msgspec.to_builtins(self.play.view(LEARNER)),
            legal=list(self.play.legal(LEARNER)),
            to_act=list(self.play.to_act()),
            outcome=outcome,
            say=f"lesson-{said.say}" if said and said.say else "",
            rule=said.rule if said else "",
            wants=list(wants),
        )
