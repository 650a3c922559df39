"""Slice & Dice in a terminal: the request lines, the boards, the dice with exact odds, and a line for each pick."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from potluck.engine.records import Action
from potluck.games.slice_and_dice import cards, records as r
from potluck.games.slice_and_dice.chances import odds
from potluck.games.slice_and_dice.pantry import DIE_IDS, GASTRONOMIES, SYMBOL_IDS, Pantry
from potluck.games.words import Words

SPACES = 4
# A colour for each die, as 256-colour numbers; a letter goes with each, so that no colour stands alone.
COLOURS = (203, 71, 107, 179, 110, 140, 173)
# The letters of both languages, as they are typed.
LETTERS = {"p": 0, "v": 1, "g": 2, "l": 3, "r": 3, "c": 4, "t": 5, "k": 6}
DIE_OF = {symbol: die for die, symbols in enumerate(SYMBOL_IDS) for symbol in symbols}
DICE_PICKS = (r.Roll, r.UseSpatula, r.UseSqueezer)


def board(view: r.View, options: r.Options, words: Words) -> str:
    """The table as this seat sees it."""
    pantry = cards.pantry(options.deck)
    lines = [header(view, words)]
    lines.append(legend(pantry, words))
    for number, line in enumerate(view.lines, 1):
        lines += request_line(view, number, line, pantry, words)
    for seat in range(len(view.players)):
        lines += ["", *place(view, seat, words)]
    lines += ["", words("screen-display")]
    lines += [f"    {utensil(card, words)}" for card in view.shown]
    if view.holders_only:
        lines.append(words("screen-holders"))
    if not view.over:
        lines += dice_and_cuts(view, pantry, words)
        if view.me in view.to_act:
            lines += ["", words(f"phase-{view.phase}")]
    return "\n".join(lines)


def header(view: r.View, words: Words) -> str:
    """How far the game is."""
    if view.coop:
        cooked = sum(len(player.cooked) for player in view.players)
        points = sum(player.score for player in view.players)
        minutes = round((view.ends_at or 0) / 60_000)
        return words("screen-coop", cooked=cooked, target=view.target, points=points, minutes=minutes)
    return words(
        "screen-round", round=view.round, target=view.target, dishes=view.dish_deck, utensils=view.utensil_deck
    )


def legend(pantry: Pantry, words: Words) -> str:
    """The letters of the dice."""
    dice = (f"{letter(die, words)} {words(f'die-{name}')}" for die, name in enumerate(pantry.dice))
    return words("screen-legend", dice="; ".join(dice))


def request_line(view: r.View, number: int, line: r.OnLine, pantry: Pantry, words: Words) -> list[str]:
    """A request line: how far its dish has come, what it needs and gains, and who is there."""
    if line.dish is None:
        return ["", words("screen-line-empty", number=number)]
    dish = pantry.dishes.index(line.dish)
    needs = [symbol for place, symbol in enumerate(pantry.symbols) if pantry.needs[dish] & pantry.bits[place]]
    first = words(
        "screen-line",
        number=number,
        track="".join("●" if space == line.space else "·" for space in range(1, SPACES + 1)),
        dish=line.dish,
        stars=pantry.stars[dish],
        gastronomy=words(f"gastronomy-{GASTRONOMIES[pantry.gastronomy[dish]]}"),
        needs="; ".join(
            symbol_name(symbol, pantry, words) + ("" if symbol in line.lacks or view.me is None else " ✓")
            for symbol in needs
        ),
    )
    notes = []
    gains = [
        name
        for name, given in (("utensil", pantry.gives_utensil[dish]), ("special", pantry.gives_special[dish]))
        if given
    ]
    if gains:
        notes.append(words("screen-gives", reward=gains))
    here = [words.seat(seat) for seat, player in enumerate(view.players) if player.line == number]
    if here:
        notes.append(words("screen-here", seats=", ".join(here)))
    if line.lid_seat is not None:
        notes.append(words("screen-lid", seat=line.lid_seat))
    if line.pinned:
        notes.append(words("screen-pinned"))
    if view.me is not None and line.lacks:
        notes.append(words("screen-odds-line", odds=odds_text(line.lacks, None, pantry, words)))
    return ["", first, *([f"       {' · '.join(notes)}"] if notes else [])]


def place(view: r.View, seat: int, words: Words) -> list[str]:
    """One player's part of the table."""
    player = view.players[seat]
    mark = "▶" if seat in view.to_act else " "
    score = words("screen-seat", seat=seat, score=player.score, cooked=len(player.cooked), cards=player.cards)
    lines = [f"{mark} {score}"]
    pan = [names(player.pan, words), names(player.knife, words)]
    lines.append("    " + words("screen-board", pan=pan[0] or "–", knife=pan[1] or "–"))
    if player.missing:
        lines.append("    " + words("screen-missing", symbol=player.missing))
    if player.specials:
        lines.append("    " + words("screen-specials", specials=names(player.specials, words)))
    if player.mill is not None:
        lines.append("    " + words("screen-mill", dish=player.mill))
    if player.hand is None:
        if player.seen:
            seen = ", ".join(words(f"utensil-{card}") for card in player.seen)
            lines.append("    " + words("screen-seen", utensils=seen))
    elif player.hand:
        lines.append("    " + words("screen-hand"))
        lines += [f"      {utensil(card, words)}" for card in player.hand]
    return lines


def dice_and_cuts(view: r.View, pantry: Pantry, words: Words) -> list[str]:
    """The dice of the last roll, and the active player's cuts."""
    shown = [
        f"{letter(pantry.dice.index(die.die), words)} {words(f'symbol-{die.symbol}')}"
        for die in view.dice
        if die.rolled and die.symbol is not None
    ]
    lines = []
    if shown:
        lines += ["", words("screen-dice", dice="  ".join(shown))]
    if view.cuts:
        lines.append(words("screen-cuts", cuts=view.cuts))
    return lines


def letter(die: int, words: Words) -> str:
    """A die as a coloured letter."""
    return f"\x1b[38;5;{COLOURS[die]}m{words(f'letter-{DIE_IDS[die]}')}\x1b[0m"


def symbol_name(symbol: str, pantry: Pantry, words: Words) -> str:
    """A symbol with the letter of its die."""
    return f"{letter(pantry.symbols.index(symbol) // 6, words)} {words(f'symbol-{symbol}')}"


def names(symbols: list[str], words: Words) -> str:
    """Symbols in a row; some have a comma in their names."""
    return "; ".join(words(f"symbol-{symbol}") for symbol in symbols)


def utensil(card: str, words: Words) -> str:
    """A utensil and what it does."""
    return words("screen-utensil", utensil=card, effect=card)


def dice_of(mask: int) -> list[int]:
    """The dice of a mask."""
    return [die for die in range(7) if mask >> die & 1]


def lacking_on(symbols: list[str], dice: list[int] | None, pantry: Pantry) -> list[int]:
    """How many of these symbols each of these dice has; all dice that have some for None."""
    counts = [0] * 7
    for symbol in symbols:
        counts[pantry.symbols.index(symbol) // 6] += 1
    return [counts[die] for die in range(7) if (counts[die] if dice is None else die in dice)]


def odds_text(lacks: list[str], dice: list[int] | None, pantry: Pantry, words: Words) -> str:
    """The exact odds of a roll: something useful, nothing, new symbols expected."""
    useful, none, expected = odds(lacking_on(lacks, dice, pantry))
    return words("screen-odds", useful=chance(useful), none=chance(none), expected=f"{float(expected):.2f}")


def chance(part: Fraction) -> str:
    """A chance as it is exactly, and in percent."""
    return f"{part} = {100 * float(part):.1f} %"


def listed(legal: Sequence[Action], view: r.View) -> Sequence[Action]:
    """The picks a menu lists: of all choices of dice, the dice that can help, each of them, or one die if none can.

    Any other choice of dice can be typed.
    """
    by_dice = [action for action in legal if isinstance(action, DICE_PICKS)]
    if len(by_dice) < 8:
        return legal
    helpful = 0
    for symbol in view.players[view.active].missing:
        helpful |= 1 << DIE_OF[symbol]
    singles = [1 << die for die in range(7) if helpful >> die & 1]
    shown = {helpful, *singles, max(action.dice for action in by_dice)}
    few = [action for action in by_dice if action.dice in shown]
    few.sort(key=lambda action: (action.dice != helpful, action.dice))
    return [*few, *(action for action in legal if not isinstance(action, DICE_PICKS))]


def typed(text: str, view: r.View, options: r.Options) -> Action | None:
    """A choice of dice by their letters, in either language: "vlk"."""
    del options
    dice = 0
    for char in text.lower().replace(" ", ""):
        if char not in LETTERS:
            return None
        dice |= 1 << LETTERS[char]
    if dice == 0:
        return None
    if view.phase == "window":
        return r.UseSpatula(dice)
    return r.Roll(dice) if view.phase == "cook" else r.UseSqueezer(dice)


def choice(action: Action, view: r.View, options: r.Options, words: Words) -> str:
    """A pick as a line of the menu."""
    pantry = cards.pantry(options.deck)
    if isinstance(action, (r.Roll, r.UseSpatula, r.UseSqueezer)):
        return roll_choice(action, view, pantry, words)
    facts: dict[str, Any] = msgspec.structs.asdict(action)
    key = f"do-{action.__struct_config__.tag}"
    if isinstance(action, r.Choose):
        dish = view.lines[action.line - 1].dish
        return words("screen-choose", choice=words(key, **facts), dish=dish)
    if isinstance(action, (r.TakeShown, r.ThrowBack)):
        return f"{words(key, **facts)} ({words(f'effect-{action.utensil}')})"
    return words(key, **facts)


def roll_choice(action: r.Roll | r.UseSpatula | r.UseSqueezer, view: r.View, pantry: Pantry, words: Words) -> str:
    """A choice of dice as letters, with the exact chance that they show something the active player needs."""
    dice = dice_of(action.dice)
    named = words("dice-all") if len(dice) == 7 else " ".join(letter(die, words) for die in dice)
    useful, _, _ = odds(lacking_on(view.players[view.active].missing, dice, pantry))
    text = words(f"do-{action.__struct_config__.tag}", dice=named)
    return f"{text} ({100 * float(useful):.1f} %)"
