"""Each utensil of the own turn: what it does, when it has no target, and when it may be played."""

from __future__ import annotations

import pytest

from potluck.engine.records import Action
from potluck.games.slice_and_dice.records import (
    Cooked,
    Enough,
    Exchange,
    GotUtensil,
    NoThanks,
    Place,
    PutBack,
    PutOn,
    Roll,
    StopCooking,
    TakeCut,
    TakeOff,
    TakeShown,
    TakeTop,
    ThrowBack,
    UseBowl,
    UseCorkscrew,
    UseFryingPan,
    UseFunnel,
    UseKitchenKnife,
    UseKitchenScissors,
    UseKitchenTimer,
    UseLadle,
    UseMeasuringCup,
    UseMill,
    UseOvenMitt,
    UsePan,
    UsePeeler,
    UsePestleAndMortar,
    UsePizzaSlicer,
    UsePressureCooker,
    UseRoastingPan,
    UseRollingPin,
    UseScales,
    UseSkimmer,
    UseSqueezer,
    UseThermometer,
    UseTongs,
    UseWhisk,
    UseWok,
    UseWoodenSpoon,
)
from tests.games.slice_and_dice.kitchen import (
    FONDUE,
    HOTDOG,
    PAELLA,
    TACOS,
    Table,
    dice,
    kitchen,
    nth_in_bag,
)
from tests.rules import rule

AT = ((PAELLA, 3), (FONDUE, 1), (TACOS, 4))
SHOWN = ("mill", "tongs", "ladle")


def spaces(table: Table) -> list[int]:
    return [line.space for line in table.view().lines]


# --- the board -------------------------------------------------------------------------------------------------------


@rule("SD-25")
def test_tongs() -> None:
    table = kitchen(["tongs"], "seafood spices")
    assert table.can(UseTongs) == [UseTongs("seafood")]
    table.do(UseTongs("seafood"))
    assert table.board() == "spices"
    assert table.view().utensil_discards == ["tongs"]
    assert kitchen(["tongs"], "spices").refuses(UseTongs("seafood")) == ("SD-R25", "not-on-board")


@rule("SD-25")
def test_kitchen_scissors() -> None:
    table = kitchen(["kitchen-scissors"], "seafood spices")
    assert table.can(UseKitchenScissors) == [UseKitchenScissors("spices")]
    table.do(UseKitchenScissors("spices"))
    assert table.board() == "seafood"
    assert kitchen(["kitchen-scissors"], "seafood").refuses(UseKitchenScissors("spices")) == ("SD-R25", "not-on-board")


@rule("SD-25")
def test_ladle() -> None:
    table = kitchen(["ladle"], "beef pork rice spices")
    table.do(UseLadle())
    assert table.refuses(Enough()) == ("SD-25", "not-begun")
    table.do(TakeOff("beef"))
    table.do(TakeOff("pork"))
    assert table.refuses(TakeOff("pork")) == ("SD-25", "not-on-board")
    table.do(Enough())
    assert table.board() == "rice spices"
    assert kitchen(["ladle"], "spices").refuses(UseLadle()) == ("SD-R25", "pan-empty")
    assert kitchen(board="beef").refuses(TakeOff("beef")) == ("SD-25", "not-begun")


@rule("SD-25")
def test_the_ladle_ends_with_an_empty_pan() -> None:
    table = kitchen(["ladle"], "beef spices")
    table.do(UseLadle())
    table.do(TakeOff("beef"))
    assert table.phase == "cook"


@rule("SD-25", "SD-R26")
def test_skimmer() -> None:
    table = kitchen(["skimmer"], "beef pork spices")
    table.do(UseSkimmer())
    table.do(TakeOff("beef"))
    # As many come as go.
    assert table.phase == "peel"
    assert table.refuses(PutOn("pork")) == ("SD-R26", "on-board")
    table.do(PutOn("seafood"))
    assert table.refuses(TakeOff("seafood")) == ("SD-R26", "just-came")
    told = [*table.do(TakeOff("pork")), *table.do(PutOn("rice"), luck=[0])]
    # Nothing is left to swap, and the paella is complete.
    assert Cooked(0, PAELLA, 3) in told
    assert kitchen(["skimmer"], "spices").refuses(UseSkimmer()) == ("SD-R25", "pan-empty")
    assert kitchen().refuses(PutOn("rice")) == ("SD-25", "not-begun")


@rule("SD-25", "SD-R26")
def test_skimmer_for_one_token() -> None:
    table = kitchen(["skimmer"], "beef pork")
    table.do(UseSkimmer())
    table.do(TakeOff("beef"))
    table.do(PutOn("rice"))
    table.do(Enough())
    assert table.board() == "pork rice"


@rule("SD-25", "SD-R17")
def test_peeler() -> None:
    table = kitchen(["peeler"], "beef spices")
    assert table.can(UsePeeler) == [UsePeeler("beef")]
    table.do(UsePeeler("beef"))
    # Any ingredient may come, needed or not.
    assert len(table.can(PutOn)) == 24
    table.do(PutOn("corn"))
    assert table.board() == "corn spices"
    assert kitchen(["peeler"], "spices").refuses(UsePeeler("beef")) == ("SD-R25", "not-on-board")


@rule("SD-25", "SD-R17")
def test_kitchen_knife() -> None:
    table = kitchen(["kitchen-knife"], "seafood salt")
    assert len(table.can(UseKitchenKnife)) == 17
    table.do(UseKitchenKnife("grill"))
    assert table.board() == "seafood salt grill"
    assert kitchen(["kitchen-knife"], "salt").refuses(UseKitchenKnife("salt")) == ("SD-R25", "on-board")


@rule("SD-25", "SD-R17", "SD-16")
def test_roasting_pan() -> None:
    table = kitchen(["roasting-pan"], "seafood spices")
    assert len(table.can(UseRoastingPan)) == 23
    assert Cooked(0, PAELLA, 3) in table.do(UseRoastingPan("rice"), luck=[0])
    assert kitchen(["roasting-pan"], "rice").refuses(UseRoastingPan("rice")) == ("SD-R25", "on-board")


@rule("SD-25", "SD-R15")
def test_wooden_spoon_in_the_own_turn() -> None:
    table = kitchen(["wooden-spoon"], boards={1: "beef", 2: "corn salt"}, board="pork")
    assert table.can(UseWoodenSpoon) == [UseWoodenSpoon(1, "beef"), UseWoodenSpoon(2, "corn")]
    table.do(UseWoodenSpoon(2, "corn"))
    assert table.board(2) == "salt"
    table = kitchen(["wooden-spoon"], "pork")
    assert table.refuses(UseWoodenSpoon(0, "pork")) == ("SD-R15", "only-on-rival")
    assert table.refuses(UseWoodenSpoon(1, "pork")) == ("SD-R25", "not-on-board")


@rule("SD-25", "SD-R15")
def test_pizza_slicer_in_the_own_turn() -> None:
    table = kitchen(["pizza-slicer"], boards={1: "beef", 2: "corn salt"})
    assert table.can(UsePizzaSlicer) == [UsePizzaSlicer(2, "salt")]
    table.do(UsePizzaSlicer(2, "salt"))
    assert table.board(2) == "corn"
    assert kitchen(["pizza-slicer"]).refuses(UsePizzaSlicer(2, "salt")) == ("SD-R25", "not-on-board")


# --- dishes on their lines -------------------------------------------------------------------------------------------


@rule("SD-25")
def test_scales() -> None:
    table = kitchen(["scales"], dishes=AT, shown=SHOWN)
    assert table.can(UseScales) == [UseScales(1), UseScales(3)]
    table.do(UseScales(3))
    assert spaces(table) == [3, 1, 3]
    assert kitchen(["scales"], dishes=AT, shown=SHOWN).refuses(UseScales(2)) == ("SD-R25", "first-space")


@rule("SD-25")
def test_corkscrew() -> None:
    table = kitchen(["corkscrew"], dishes=((PAELLA, 2), (FONDUE, 1), (TACOS, 4)), shown=SHOWN)
    assert table.can(UseCorkscrew) == [UseCorkscrew(1, 1), UseCorkscrew(3, 1), UseCorkscrew(3, 2)]
    assert table.refuses(UseCorkscrew(1, 2)) == ("SD-R25", "first-space")
    table.do(UseCorkscrew(3, 2))
    assert spaces(table) == [2, 1, 2]


@rule("SD-25")
def test_whisk() -> None:
    table = kitchen(["whisk"], dishes=AT, shown=SHOWN)
    assert table.can(UseWhisk) == [UseWhisk(1), UseWhisk(2)]
    table.do(UseWhisk(1))
    assert spaces(table) == [4, 1, 4]
    assert kitchen(["whisk"], dishes=AT, shown=SHOWN).refuses(UseWhisk(3)) == ("SD-25", "last-space")


@rule("SD-25")
def test_kitchen_timer() -> None:
    table = kitchen(["kitchen-timer"], dishes=AT)
    table.do(UseKitchenTimer(3))
    assert spaces(table) == [3, 1, 1]
    assert kitchen(["kitchen-timer"], dishes=AT).refuses(UseKitchenTimer(2)) == ("SD-R25", "first-space")


@rule("SD-25", "SD-20")
def test_rolling_pin() -> None:
    table = kitchen(["rolling-pin"], dishes=AT, seats=2, lines=(1, 2))
    table.do(UseRollingPin(3))
    for _ in range(2):
        if table.phase == "choose":
            table.do(table.legal(table.state.active)[-1], seat=table.state.active)
        table.do(StopCooking(), seat=table.state.active)
        table.all_pass()
    # The taco on the fourth space stayed; the others moved; next time it moves like all.
    assert spaces(table) == [4, 2, 4]
    assert not table.view().lines[2].pinned
    pinned = kitchen(["rolling-pin"], dishes=AT)
    pinned.state.pinned = 4
    assert pinned.refuses(UseRollingPin(3)) == ("SD-R25", "already-pinned")


@rule("SD-R25")
@pytest.mark.parametrize(
    ("card", "pick"),
    [
        ("scales", UseScales(1)),
        ("corkscrew", UseCorkscrew(1, 1)),
        ("whisk", UseWhisk(1)),
        ("kitchen-timer", UseKitchenTimer(1)),
        ("rolling-pin", UseRollingPin(1)),
    ],
)
def test_an_empty_line_is_no_target(card: str, pick: Action) -> None:
    table = kitchen([card], shown=SHOWN, dishes=AT)
    table.state.dishes[0] = -1
    assert table.refuses(pick) == ("SD-R25", "no-dish")


# --- dice and cuts ---------------------------------------------------------------------------------------------------


@rule("SD-25", "SD-R22")
def test_funnel() -> None:
    table = kitchen(["funnel"], "seafood rice")
    assert table.refuses(UseFunnel("spices")) == ("SD-R22", "no-fresh-roll")
    table.roll("salt")
    assert table.refuses(UseFunnel("salt")) == ("SD-R25", "no-change")
    assert table.refuses(UseFunnel("grill")) == ("SD-R22", "die-not-rolled")
    assert len(table.can(UseFunnel)) == 5
    table.do(UseFunnel("spices"))
    table.all_pass()
    assert Cooked(0, PAELLA, 3) in table.do(Place("spices"), luck=[0])


@rule("SD-25", "SD-R22")
def test_measuring_cup() -> None:
    table = kitchen(["measuring-cup"], "seafood rice")
    table.roll("salt", "beef")
    assert table.can(UseMeasuringCup) == [UseMeasuringCup("proteins"), UseMeasuringCup("condiments")]
    assert table.refuses(UseMeasuringCup("cooking")) == ("SD-R22", "die-not-rolled")
    table.do(UseMeasuringCup("condiments"), luck=[3])
    table.all_pass()
    assert table.can(Place) == [Place("spices")]


@rule("SD-25", "SD-R22")
def test_squeezer() -> None:
    table = kitchen(["squeezer"], "rice")
    table.roll("salt", "beef", "grill")
    assert len(table.can(UseSqueezer)) == 7
    assert table.refuses(UseSqueezer(127)) == ("SD-R22", "die-not-rolled")
    table.do(UseSqueezer(dice("salt", "beef")), luck=[5, 3])
    table.all_pass()
    assert table.can(Place) == [Place("seafood"), Place("spices")]
    # Once a die has been used it is too late for the next such card.
    late = kitchen(["squeezer"])
    late.roll("seafood", "rice")
    late.do(Place("rice"))
    assert late.refuses(UseSqueezer(1)) == ("SD-R22", "no-fresh-roll")


@rule("SD-25", "SD-R16")
def test_oven_mitt() -> None:
    table = kitchen(["oven-mitt"], "rice", cuts=1)
    table.do(UseOvenMitt())
    assert table.view().cuts == 0
    assert kitchen(["oven-mitt"]).refuses(UseOvenMitt()) == ("SD-25", "no-cut-to-heal")


@rule("SD-R16", "SD-15")
def test_the_oven_mitt_answers_the_third_cut() -> None:
    table = kitchen(["oven-mitt"], "rice", cuts=2)
    table.cut()
    assert table.legal() == [UseOvenMitt(), TakeCut()]
    table.do(UseOvenMitt())
    assert (table.phase, table.view().cuts) == ("cook", 2)
    # Or the cut is let stand.
    table = kitchen(["oven-mitt"], "rice", cuts=2)
    table.cut()
    table.do(TakeCut())
    assert (table.phase, table.board()) == ("finish", "")


# --- gains -----------------------------------------------------------------------------------------------------------


@rule("SD-22", "SD-R9")
def test_exchange() -> None:
    table = kitchen(["tongs", "ladle", "mill"])
    table.do(Exchange("ladle"))
    assert table.refuses(Exchange("ladle")) == ("SD-22", "not-held")
    table.do(Exchange("mill"))
    assert table.can(TakeShown) == [TakeShown("whisk"), TakeShown("scales"), TakeShown("corkscrew")]
    assert table.refuses(TakeShown("bowl")) == ("SD-22", "not-shown")
    table.do(TakeShown("scales"))
    assert table.hand() == ["tongs", "scales"]
    # The display is full again at once.
    assert len(table.view().shown) == 3
    assert "scales" not in table.view().shown
    assert kitchen(["tongs"]).refuses(Exchange("tongs")) == ("SD-22", "two-wanted")
    assert kitchen().refuses(TakeTop()) == ("SD-22", "no-gain")


@rule("SD-22", "SD-R10")
def test_the_top_of_the_deck_is_seen_by_its_owner_alone() -> None:
    table = kitchen(["tongs", "ladle"], top=["bowl"])
    table.do(Exchange("tongs"))
    table.do(Exchange("ladle"))
    assert table.do(TakeTop()) == [GotUtensil(0, "bowl", False)]
    assert table.view(0).players[0].hand == ["bowl"]
    assert table.view(1).players[0].hand is None


@rule("SD-23")
def test_a_fourth_utensil_can_not_be_gained() -> None:
    table = kitchen(["tongs", "ladle", "mill"], "seafood rice")
    table.roll("spices")
    table.do(Place("spices"), luck=[0])
    # The special token came; the utensil was not even asked for.
    assert table.specials() == ["beef"]
    assert table.phase == "finish"
    assert len(table.hand()) == 3


@rule("SD-24")
def test_the_discards_make_a_new_utensil_deck() -> None:
    table = kitchen(["tongs", "ladle"])
    k = table.state
    k.utensil_discards = sum(1 << card for card in k.utensil_deck)
    k.utensil_deck = []
    table.do(Exchange("tongs"))
    table.do(Exchange("ladle"))
    count = 30 - 3
    table.do(TakeTop(), luck=list(range(count)))
    assert table.view().utensil_deck == count - 1
    assert table.view().utensil_discards == []


@rule("SD-R18", "SD-R24")
def test_bowl() -> None:
    table = kitchen(["bowl", "tongs", "ladle"], top=["peeler"])
    table.do(UseBowl())
    table.do(TakeTop())
    table.do(TakeShown("scales"))
    # Four in the hand for a moment; one of the two goes.
    assert table.legal() == [ThrowBack("peeler"), ThrowBack("scales")]
    assert table.view(1).utensils_between == []
    assert table.refuses(ThrowBack("tongs")) == ("SD-R18", "not-of-two")
    table.do(ThrowBack("peeler"))
    assert table.hand() == ["ladle", "tongs", "scales"]
    assert kitchen().refuses(ThrowBack("tongs")) == ("SD-R18", "not-of-two")


@rule("SD-R18", "SD-R24")
def test_bowls_two_are_one_gain() -> None:
    table = kitchen(["bowl", "pan"], top=["peeler", "pressure-cooker"])
    table.do(UseBowl())
    table.do(TakeTop())
    table.do(TakeTop())
    table.do(ThrowBack("peeler"))
    # The Pressure Cooker came by this very gain and can't answer it; the Pan was there before.
    assert table.legal() == [UsePan(), NoThanks()]
    table.do(UsePan(), luck=[nth_in_bag(table, "corn")])
    assert table.specials() == ["corn"]
    assert table.hand() == ["pressure-cooker"]


@rule("SD-26")
def test_pestle_and_mortar() -> None:
    table = kitchen(["pestle-and-mortar"])
    table.do(UsePestleAndMortar(), luck=[nth_in_bag(table, "fish")])
    assert table.specials() == ["fish"]
    empty = kitchen(["pestle-and-mortar"])
    empty.state.bag, empty.state.bag_total = [0] * 24, 0
    assert empty.refuses(UsePestleAndMortar()) == ("SD-29", "bag-empty")


@rule("SD-26")
def test_thermometer() -> None:
    table = kitchen(["thermometer"])
    corn = nth_in_bag(table, "corn")
    table.do(UseThermometer(), luck=[nth_in_bag(table, "fish"), corn - 1])
    assert table.legal() == [PutBack("fish"), PutBack("corn")]
    assert table.refuses(PutBack("beef")) == ("SD-25", "not-of-two")
    table.do(PutBack("fish"))
    assert table.specials() == ["corn"]
    assert table.view().bag["fish"] == 1
    assert "corn" not in table.view().bag


@rule("SD-26", "SD-R25")
def test_thermometer_with_two_alike_or_one_left() -> None:
    table = kitchen(["thermometer"])
    table.do(UseThermometer(), luck=[0, 0])
    assert table.specials() == ["beef"]
    assert table.view().bag["beef"] == 1
    table = kitchen(["thermometer"])
    table.state.bag, table.state.bag_total = [0] * 23 + [1], 1
    table.do(UseThermometer(), luck=[0])
    assert table.specials() == ["rice"]
    assert table.refuses(UseThermometer()) == ("SD-25", "not-held")


@rule("SD-R18")
def test_wok_and_frying_pan_answer_a_token() -> None:
    table = kitchen(["pestle-and-mortar", "wok", "frying-pan"], top=["bowl"])
    assert table.refuses(UseWok()) == ("SD-R18", "nothing-to-answer")
    assert table.refuses(UseFryingPan()) == ("SD-R18", "nothing-to-answer")
    table.do(UsePestleAndMortar(), luck=[0])
    assert table.legal() == [UseFryingPan(), UseWok(), NoThanks()]
    table.do(UseFryingPan())
    assert "bowl" in table.hand()
    # The same token can be answered by the Wok too.
    table.do(UseWok(), luck=[0])
    assert table.specials() == ["beef", "beef"]
    assert table.view().utensil_discards == ["pestle-and-mortar", "frying-pan", "wok"]


@rule("SD-R18")
def test_the_second_token_may_be_answered_again() -> None:
    table = kitchen(["pestle-and-mortar", "wok", "frying-pan"])
    table.do(UsePestleAndMortar(), luck=[0])
    table.do(UseWok(), luck=[0])
    assert table.legal() == [UseFryingPan(), NoThanks()]
    table.do(NoThanks())
    # Declined for the second token; the first one asks once more.
    assert table.legal() == [UseFryingPan(), NoThanks()]
    table.do(NoThanks())
    assert table.phase == "cook"
    assert table.refuses(NoThanks()) == ("SD-R18", "nothing-to-answer")


@rule("SD-R25", "SD-29")
def test_wok_and_pan_need_a_token_in_the_bag() -> None:
    table = kitchen(["pestle-and-mortar", "wok", "frying-pan"])
    table.state.bag, table.state.bag_total = [0] * 23 + [1], 1
    table.do(UsePestleAndMortar(), luck=[0])
    # The last token was drawn: the Wok would do nothing.
    assert table.legal() == [UseFryingPan(), NoThanks()]
    assert table.refuses(UseWok()) == ("SD-29", "bag-empty")
    alone = kitchen(["pestle-and-mortar", "wok"])
    alone.state.bag, alone.state.bag_total = [0] * 23 + [1], 1
    alone.do(UsePestleAndMortar(), luck=[0])
    assert alone.phase == "cook"
    pan = kitchen(["pan", "tongs", "ladle"])
    pan.state.bag, pan.state.bag_total = [0] * 24, 0
    for card in ("tongs", "ladle"):
        pan.do(Exchange(card))
    pan.do(TakeTop())
    assert pan.phase == "cook"


@rule("SD-R18", "SD-R9")
def test_pan_and_pressure_cooker_answer_a_utensil() -> None:
    table = kitchen(["pan", "pressure-cooker"], "seafood rice", top=["bowl"])
    assert table.refuses(UsePan()) == ("SD-R18", "nothing-to-answer")
    assert table.refuses(UsePressureCooker()) == ("SD-R18", "nothing-to-answer")
    table.roll("spices")
    table.do(Place("spices"), luck=[0])
    table.do(TakeTop())
    assert table.legal() == [UsePan(), UsePressureCooker(), NoThanks()]
    table.do(UsePressureCooker())
    table.do(TakeShown("scales"))
    # From the display: the Pan does not answer that; the gain from the deck is still open.
    assert table.legal() == [UsePan(), NoThanks()]
    table.do(UsePan(), luck=[0])
    assert table.hand() == ["scales", "bowl"]


@rule("SD-R9")
def test_a_utensil_of_the_display_does_not_call_the_pan() -> None:
    table = kitchen(["pan"], "seafood rice")
    table.roll("spices")
    table.do(Place("spices"), luck=[0])
    table.do(TakeShown("whisk"))
    assert table.phase == "finish"


@rule("SD-25", "SD-35")
def test_mill() -> None:
    table = kitchen(["mill"], cooked={0: [HOTDOG], 1: [TACOS]}, dishes=((PAELLA, 1), (FONDUE, 1), ("calzone", 1)))
    assert table.can(UseMill) == [UseMill(HOTDOG)]
    assert table.refuses(UseMill(TACOS)) == ("SD-25", "not-cooked")
    before = table.view().players[0].score
    table.do(UseMill(HOTDOG))
    # It stays with its dish and is not discarded.
    assert table.view().players[0].score == before + 1
    assert table.view().players[0].mill == HOTDOG
    assert table.view().utensil_discards == []
    assert kitchen(["mill"]).can(UseMill) == []


@rule("SD-25", "SD-R23")
@pytest.mark.parametrize(
    "pick",
    [
        UseTongs("seafood"), UseKitchenScissors("stuff"), UseLadle(), UseSkimmer(), UsePeeler("seafood"),
        UseKitchenKnife("grill"), UseRoastingPan("corn"), UseScales(3), UseCorkscrew(3, 1), UseWhisk(1),
        UseKitchenTimer(3), UseRollingPin(1), UseBowl(), UseThermometer(), UsePestleAndMortar(), UseMill(HOTDOG),
        UseWoodenSpoon(1, "beef"), UsePizzaSlicer(1, "salt"),
    ],
    ids=lambda pick: type(pick).__name__,
)  # fmt: skip
def test_when_utensils_may_be_played(pick: Action) -> None:
    card = tag(pick)
    shown = [free for free in ("whisk", "scales", "corkscrew", "colander") if free != card][:3]

    def with_card(phase: str = "cook", seats: int = 3) -> Table:
        return kitchen(
            [card],
            "seafood stuff",
            seats=seats,
            phase=phase,
            boards={1: "beef salt"},
            dishes=AT,
            shown=shown,
            cooked={0: [HOTDOG]},
        )

    for phase in ("choose", "clear", "cook", "finish"):
        assert pick in with_card(phase=phase).legal()
    # Not while a roll lies there, not in a rival's turn, and not without the card.
    rolled = with_card()
    rolled.roll("rice")
    assert rolled.refuses(pick) == ("SD-R23", "not-between")
    assert kitchen(dishes=AT).refuses(pick) == ("SD-25", "not-held")
    theirs = with_card(seats=2)
    theirs.state.active = 1
    assert theirs.refuses(pick)[0] == "SD-9"
    assert Roll(1) in with_card().legal()


def tag(pick: Action) -> str:
    """The card of a pick."""
    return str(pick.__struct_config__.tag).removeprefix("use-")
