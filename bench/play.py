"""Random play of one contestant in a process of its own: python bench/play.py NAME SECONDS SEED; prints JSON.

Every contestant is driven the same way, by its normal Python interface: the list of legal actions, a uniform pick in
a plain Python loop, the action done. Only players' decisions count as actions; the time spent on chance counts too.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

# Nobody needs so many; a game that random play cannot finish is cut off.
MOST_ACTIONS = 20_000
pick = random.random


class Missing(Exception):
    """This contestant is not installed here."""


class Count:
    """What one game, or many, came to."""

    def __init__(self) -> None:
        self.games = 0
        self.actions = 0
        self.real = 0


def catanatron() -> Callable[[Count], None]:
    from catanatron import Color, Game, RandomPlayer

    colors = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]

    def play(count: Count) -> None:
        game = Game([RandomPlayer(color) for color in colors], seed=random.randrange(2**31))
        actions = real = 0
        try:
            while game.winning_color() is None and game.state.num_turns < 1000:
                legal = game.state.playable_actions
                actions += 1
                real += len(legal) > 1
                game.execute(legal[int(pick() * len(legal))])
        except TypeError:
            pass  # Random play sometimes leads Catanatron itself astray; what it has played until then counts.
        count.actions += actions
        count.real += real

    return play


def rlcard_uno() -> Callable[[Count], None]:
    # The game itself rather than its environment, which also fills arrays for learners: the faster of the two.
    import numpy
    from rlcard.games.uno import Game

    game = Game()

    def play(count: Count) -> None:
        game.np_random = numpy.random.RandomState(random.randrange(2**31))
        game.init_game()
        actions = real = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            actions += 1
            real += len(legal) > 1
            game.step(legal[int(pick() * len(legal))])
        count.actions += actions
        count.real += real

    return play


def python_chess() -> Callable[[Count], None]:
    import chess

    def play(count: Count) -> None:
        board = chess.Board()
        actions = real = 0
        while board.halfmove_clock < 150 and not board.is_insufficient_material():
            legal = list(board.legal_moves)
            if not legal:
                break
            actions += 1
            real += len(legal) > 1
            board.push(legal[int(pick() * len(legal))])
        count.actions += actions
        count.real += real

    return play


def open_spiel(name: str) -> Callable[[Count], None]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(count: Count) -> None:
        state = game.new_initial_state()
        actions = real = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, shares)[0])
                continue
            legal = state.legal_actions()
            actions += 1
            real += len(legal) > 1
            state.apply_action(legal[int(pick() * len(legal))])
        count.actions += actions
        count.real += real

    return play


def seats_of(game: Any) -> int:
    """Three where the box allows it: the size that all four games share."""
    return 3 if 3 in game.seats else max(game.seats)


def potluck(name: str) -> Callable[[Count], None]:
    """A whole table: legality, the events, the log with every outcome of chance."""
    from potluck.engine.play import start
    from potluck.games import box

    game = box(name).game
    seats = seats_of(game)

    def play(count: Count) -> None:
        table = start(game, seats, game.options(), str(random.getrandbits(64)))
        actions = real = 0
        now = 0
        while actions < MOST_ACTIONS:
            acting = table.to_act()
            if not acting:
                deadline = game.deadline(table.state)
                if deadline is None:
                    break
                now = max(now, deadline)
                table.expire(now)
                continue
            seat = acting[0] if len(acting) == 1 else acting[int(pick() * len(acting))]
            legal = table.legal(seat)
            actions += 1
            real += len(legal) > 1
            table.act(seat, legal[int(pick() * len(legal))], now)
        count.actions += actions
        count.real += real

    return play


def clone_cost(name: str) -> float:
    """CPU seconds of one clone, over states from all along a random game."""
    from potluck.engine.play import start
    from potluck.games import box

    game = box(name).game
    table = start(game, seats_of(game), game.options(), "clones")
    states: list[Any] = []
    while table.to_act() and len(states) < 60:
        for seat in table.to_act()[:1]:
            legal = table.legal(seat)
            table.act(seat, legal[int(pick() * len(legal))], 0)
        states.append(game.clone(table.state))
    clone, repeats = game.clone, 40
    began = time.process_time()
    for _ in range(repeats):
        for state in states:
            clone(state)
    return (time.process_time() - began) / (repeats * len(states))


PEERS: dict[str, Callable[[], Callable[[Count], None]]] = {
    "Catanatron, 4 players": catanatron,
    "RLCard UNO": rlcard_uno,
    "python-chess": python_chess,
    "OpenSpiel gin rummy": lambda: open_spiel("gin_rummy"),
    "OpenSpiel backgammon": lambda: open_spiel("backgammon"),
}


def measure(name: str, seconds: float, seed: str) -> dict[str, Any]:
    """Whole games until the CPU time is used up, after one game to warm up."""
    random.seed(seed)
    peer = PEERS.get(name)
    play = peer() if peer else potluck(name)
    play(Count())
    gc.collect()
    count = Count()
    began = time.process_time()
    while True:
        play(count)
        count.games += 1
        spent = time.process_time() - began
        if spent >= seconds:
            break
    result = {"games": count.games, "actions": count.actions, "real": count.real, "cpu": spent}
    if not peer:
        from potluck.engine import play as running

        result["clone"] = clone_cost(name)
        result["compiled"] = not str(running.__file__).endswith(".py")
    return result


if __name__ == "__main__":
    try:
        print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), sys.argv[3])))
    except ModuleNotFoundError as missing:
        print(json.dumps({"missing": missing.name}))
