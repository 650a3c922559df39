"""Slice & Dice as a game: set-up, who may act, what each pick does. The rest: turn, gains, utensils, lines, legal."""

from __future__ import annotations

from potluck.engine.chance import Chance
from potluck.engine.game import Game, Illegal, Moment, Refused
from potluck.engine.records import Action, Millis, Outcome, Record, Seat
from potluck.engine.space import Space
from potluck.games.slice_and_dice.cards import pantry
from potluck.games.slice_and_dice.gains import answer_gain, draw_utensil, end_bowl, exchange, take_gain
from potluck.games.slice_and_dice.legal import picks
from potluck.games.slice_and_dice.lines import fill_lines
from potluck.games.slice_and_dice.pantry import (
    FRYING_PAN,
    K_ASK,
    K_BACK,
    K_BUY_LID,
    K_CHOOSE,
    K_CLEAR,
    K_CUT,
    K_DONE,
    K_END,
    K_ENOUGH,
    K_EXCHANGE,
    K_KEEP,
    K_LID_OFF,
    K_LID_ON,
    K_LOSE,
    K_MUTE,
    K_NO_THANKS,
    K_OFF,
    K_PLACE,
    K_PUT_ON,
    K_ROLL,
    K_SHOWN,
    K_SPECIAL,
    K_STAY,
    K_STOP,
    K_THROW,
    K_TOP,
    K_UTENSIL,
    PAN_LID,
    PRESSURE_COOKER,
    RIVAL_CARDS,
    UTENSILS,
)
from potluck.games.slice_and_dice.records import ACTIONS, Began, Listens, Muted, Options, RoundBegan, TimeUp
from potluck.games.slice_and_dice.refusals import check
from potluck.games.slice_and_dice.scoring import score_lines
from potluck.games.slice_and_dice.state import COOK, OPEN, OVER, PASSED, THIRD, WINDOW, Kitchen, laid
from potluck.games.slice_and_dice.turn import (
    choose,
    clear_board,
    end_game,
    end_roll,
    end_turn,
    go_on,
    lose,
    place,
    place_special,
    roll,
    start_turn,
    stay,
    stop_cooking,
    take_cut,
    third_cut,
)
from potluck.games.slice_and_dice.utensils import buy_lid, move_lid, put_back, put_one_on, take_one_off, use
from potluck.games.slice_and_dice.view import redealt, view_of

HAND_AT_START = 2
DISPLAY = 3
PRINTED_LENGTH = (0, 0, 9, 8, 7)
SHORT_LENGTH = (0, 0, 5, 4, 4)
COOP_LENGTH = {"easy": 6, "normal": 8, "hard": 10}
MINUTE = 60_000


class SliceAndDice(Game[Kitchen]):
    """The rules, through the contract."""

    name = "slice-and-dice"
    version = 3
    seats = range(2, 5)
    options = Options
    actions = ACTIONS

    def setup(self, seats: int, options: Record, moment: Moment) -> Kitchen:
        """SD-7, SD-8, SD-37."""
        assert isinstance(options, Options)
        if seats not in self.seats:
            raise Refused("SD-1", "seats", {"least": 2, "most": 4, "found": seats})
        coop = options.coop != "no"
        if coop and seats != 2:
            raise Refused("SD-37", "coop-seats", {"found": seats})
        if options.first != "random" and int(options.first) > seats:
            raise Refused("SD-R4", "first-seat", {"found": int(options.first), "seats": seats})
        k = laid(pantry(options.deck), seats)
        k.coop = coop
        if coop:
            k.target = COOP_LENGTH[options.coop]
            k.ends_at = moment.now + options.minutes * MINUTE
        else:
            k.target = SHORT_LENGTH[seats] if options.length == "short" else PRINTED_LENGTH[seats]
            k.holders_only = options.reactions == "holders"
            k.reaction_ms = options.reaction_seconds * 1000
        deal(k, moment)
        k.first = moment.chance.draw(seats) if options.first == "random" else int(options.first) - 1
        k.active = k.first
        moment.tell(Began(k.first))
        moment.tell(RoundBegan(1))
        start_turn(k, moment)
        go_on(k, moment)
        return k

    def to_act(self, state: Kitchen) -> tuple[Seat, ...]:
        """The active player; in a window all who have not answered."""
        if state.phase == OVER:
            return ()
        if state.phase == WINDOW:
            return tuple([seat for seat in range(state.seats) if state.answers[seat] == OPEN])
        return (state.active,)

    def legal(self, state: Kitchen, seat: Seat) -> list[Action]:
        """Every pick this seat has now."""
        return picks(state, seat)

    def apply(self, state: Kitchen, seat: Seat, action: Action, moment: Moment) -> None:
        """One pick, and all that follows from it."""
        code = state.pantry.space.code(action)
        check(state, seat, code)
        kind = state.pantry.kind[code]
        one = state.pantry.one[code]
        two = state.pantry.two[code]
        if state.phase == WINDOW:
            answer(state, seat, code, moment)
        elif kind >= K_UTENSIL:
            play_utensil(state, kind - K_UTENSIL, one, two, moment)
        elif kind <= K_LOSE:
            step(state, kind, one, moment)
        else:
            decide(state, kind, one, moment)
        go_on(state, moment)

    def deadline(self, state: Kitchen) -> Millis | None:
        """When the cooperative game (SD-R14) or a window (SD-R16) runs out."""
        if state.phase == OVER:
            return None
        if state.coop:
            return state.ends_at
        if state.phase == WINDOW and state.closes_at >= 0:
            return state.closes_at
        return None

    def expire(self, state: Kitchen, moment: Moment) -> None:
        """The cooperative game is lost; or who has not answered passes."""
        deadline = self.deadline(state)
        if deadline is None or moment.now < deadline:
            raise Illegal("", "no-clock")
        if state.coop:
            state.time_up = True
            moment.tell(TimeUp())
            end_game(state, moment)
            return
        for seat in range(state.seats):
            if state.answers[seat] == OPEN:
                state.answers[seat] = PASSED
        go_on(state, moment)

    def outcome(self, state: Kitchen) -> Outcome | None:
        """SD-35, SD-36; together, the stars (SD-38)."""
        if state.phase != OVER:
            return None
        lines = [score_lines(state, seat) for seat in range(state.seats)]
        scores = [sum([line.points for line in row]) for row in lines]
        if state.coop:
            return Outcome([1, 1], scores, lines, shared=True, won=not state.time_up)
        ranks: list[int] = []
        for seat in range(state.seats):
            better = 0
            for other in range(state.seats):
                if scores[other] > scores[seat] or (
                    scores[other] == scores[seat] and len(state.cooked[other]) > len(state.cooked[seat])
                ):
                    better += 1
            ranks.append(better + 1)
        return Outcome(ranks, scores, lines)

    def view(self, state: Kitchen, seat: Seat | None) -> Record:
        """What a seat knows."""
        return view_of(state, seat)

    def redeal(self, state: Kitchen, seat: Seat | None, chance: Chance) -> Kitchen:
        """The same to this seat, with all it cannot know dealt anew."""
        return redealt(state, seat, chance)

    def clone(self, state: Kitchen) -> Kitchen:
        """A copy that shares nothing that can change."""
        return state.clone()

    def snapshot(self, state: Kitchen) -> list[int]:
        """The whole state as numbers."""
        return state.snapshot()

    def space(self, state: Kitchen) -> Space:
        """The coded actions of this table's deck."""
        return state.pantry.space


def deal(k: Kitchen, moment: Moment) -> None:
    """Dishes to the lines, two utensils to each player, three face up, the bag filled (SD-4, SD-7, SD-8)."""
    k.bag = k.pantry.bag[:]
    k.bag_total = sum(k.bag)
    k.dish_deck = list(range(len(k.pantry.dishes)))
    moment.chance.shuffle(k.dish_deck)
    left_out = RIVAL_CARDS | k.pantry.bits[PAN_LID] if k.coop else 0
    k.utensil_deck = [utensil for utensil in range(UTENSILS) if not left_out & k.pantry.bits[utensil]]
    moment.chance.shuffle(k.utensil_deck)
    for seat in range(k.seats):
        for _ in range(HAND_AT_START):
            k.hands[seat] |= k.pantry.bits[draw_utensil(k, moment)]
    k.shown = [draw_utensil(k, moment) for _ in range(DISPLAY)]
    fill_lines(k, moment)


def answer(k: Kitchen, seat: int, code: int, moment: Moment) -> None:
    """A rival's answer in a window stays unseen until all have answered (SD-R21)."""
    kind = k.pantry.kind[code]
    if kind >= K_UTENSIL:
        k.answers[seat] = code
        return
    k.answers[seat] = PASSED
    if kind == K_MUTE:
        if k.pantry.one[code]:
            k.mute_game |= k.pantry.bits[seat]
            moment.tell(Muted(seat, "game"))
        else:
            k.mute_turn |= k.pantry.bits[seat]
            moment.tell(Muted(seat, "turn"))


def play_utensil(k: Kitchen, utensil: int, one: int, two: int, moment: Moment) -> None:
    """A utensil of the active player: in answer to a gain, or at its own time."""
    if FRYING_PAN <= utensil <= PRESSURE_COOKER:
        answer_gain(k, utensil, moment)
    else:
        use(k, utensil, one, two, moment)


def step(k: Kitchen, kind: int, one: int, moment: Moment) -> None:
    """The steps of a turn, in the order of the rules."""
    if kind == K_ROLL:
        roll(k, one, moment)
    elif kind == K_PLACE:
        place(k, one, moment)
    elif kind == K_DONE:
        end_roll(k)
    elif kind == K_CUT:
        if k.phase == THIRD:
            k.tasks.pop()
            third_cut(k)
        else:
            end_roll(k)
            take_cut(k, moment)
    elif kind == K_SPECIAL:
        place_special(k, one, moment)
    elif kind == K_STOP:
        stop_cooking(k, moment)
    elif kind == K_CHOOSE:
        choose(k, one, moment)
    elif kind == K_STAY:
        stay(k, moment)
    elif kind == K_CLEAR:
        clear_board(k, moment)
    elif kind == K_KEEP:
        k.base = COOK
    elif kind == K_LOSE:
        lose(k, one, moment)


def decide(k: Kitchen, kind: int, one: int, moment: Moment) -> None:
    """Trades, gains, and decisions within a decision."""
    if kind == K_END:
        end_turn(k, moment)
    elif kind == K_SHOWN:
        take_gain(k, one, moment)
    elif kind == K_TOP:
        take_gain(k, -1, moment)
    elif kind == K_EXCHANGE:
        exchange(k, one, moment)
    elif kind == K_BUY_LID:
        buy_lid(k, one, moment)
    elif kind == K_LID_ON or kind == K_LID_OFF:
        move_lid(k, kind == K_LID_ON, moment)
    elif kind == K_THROW:
        end_bowl(k, one, moment)
    elif kind == K_BACK:
        put_back(k, one, moment)
    elif kind == K_OFF:
        take_one_off(k, one, moment)
    elif kind == K_PUT_ON:
        put_one_on(k, one, moment)
    elif kind == K_NO_THANKS or kind == K_ENOUGH:
        k.tasks.pop()
    elif kind == K_ASK:
        k.mute_game &= ~k.pantry.bits[k.active]
        moment.tell(Listens(k.active))
