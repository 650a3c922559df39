"""A deck as tables of numbers, made once for each deck and shared by all its games."""

from __future__ import annotations

from typing import Final

from potluck.engine.records import Action
from potluck.engine.space import Space
from potluck.games.slice_and_dice.records import ACTIONS, Deck

SYMBOLS: Final = 42
INGREDIENTS: Final = 24
PAN: Final = (1 << 24) - 1
KNIFE: Final = ((1 << 42) - 1) ^ ((1 << 24) - 1)

# Kinds of picks, by their place in records.ACTIONS.
K_CHOOSE: Final = 0
K_STAY: Final = 1
K_CLEAR: Final = 2
K_KEEP: Final = 3
K_ROLL: Final = 4
K_STOP: Final = 5
K_PLACE: Final = 6
K_DONE: Final = 7
K_CUT: Final = 8
K_SPECIAL: Final = 9
K_LOSE: Final = 10
K_END: Final = 11
K_EXCHANGE: Final = 12
K_BUY_LID: Final = 13
K_LID_ON: Final = 14
K_LID_OFF: Final = 15
K_ASK: Final = 16
K_PASS: Final = 17
K_MUTE: Final = 18
K_SHOWN: Final = 19
K_TOP: Final = 20
K_THROW: Final = 21
K_BACK: Final = 22
K_NO_THANKS: Final = 23
K_OFF: Final = 24
K_PUT_ON: Final = 25
K_ENOUGH: Final = 26
K_UTENSIL: Final = 27  # from here on, K_UTENSIL + utensil

# Utensils, in the order of the rules.
SKIMMER: Final = 0
LADLE_CARD: Final = 1
TONGS: Final = 2
MILL: Final = 3
KITCHEN_KNIFE: Final = 4
PEELER: Final = 5
SPATULA: Final = 6
KITCHEN_SCISSORS: Final = 7
SCALES: Final = 8
CORKSCREW: Final = 9
WHISK: Final = 10
KITCHEN_TIMER: Final = 11
WOODEN_SPOON: Final = 12
PIZZA_SLICER: Final = 13
FUNNEL: Final = 14
OVEN_MITT: Final = 15
BOWL: Final = 16
COLANDER: Final = 17
MEASURING_CUP: Final = 18
SQUEEZER: Final = 19
THERMOMETER: Final = 20
PESTLE: Final = 21
PAN_LID: Final = 22
FRYING_PAN: Final = 23
WOK: Final = 24
PAN_CARD: Final = 25
PRESSURE_COOKER: Final = 26
ROASTING_PAN: Final = 27
ROLLING_PIN: Final = 28
MEAT_TENDERIZER: Final = 29
UTENSILS: Final = 30

RIVAL_CARDS: Final = (1 << 6) | (1 << 12) | (1 << 13) | (1 << 17) | (1 << 29)
DICE_CARDS: Final = (1 << 14) | (1 << 18) | (1 << 19)

UTENSIL_IDS: Final = (
    "skimmer",
    "ladle",
    "tongs",
    "mill",
    "kitchen-knife",
    "peeler",
    "spatula",
    "kitchen-scissors",
    "scales",
    "corkscrew",
    "whisk",
    "kitchen-timer",
    "wooden-spoon",
    "pizza-slicer",
    "funnel",
    "oven-mitt",
    "bowl",
    "colander",
    "measuring-cup",
    "squeezer",
    "thermometer",
    "pestle-and-mortar",
    "pan-lid",
    "frying-pan",
    "wok",
    "pan",
    "pressure-cooker",
    "roasting-pan",
    "rolling-pin",
    "meat-tenderizer",
)
DIE_IDS: Final = ("proteins", "vegetables-a", "vegetables-b", "varied", "condiments", "preparations", "cooking")
SYMBOL_IDS: Final = (
    ("beef", "lamb-goat", "poultry", "pork", "fish", "seafood"),
    ("potato", "pepper", "onion-shallot", "lettuce-cabbage", "mushrooms", "tomato"),
    ("beans", "carrot-turnip", "corn", "cucumber-courgette", "peas-fava", "squash-eggplant"),
    ("pasta-dough", "eggs", "bread", "sausages-bacon", "garlic", "rice"),
    ("dairies", "olive-oil-vinegar", "salt", "spices", "aromatic-herbs", "alcohol"),
    ("slice-dice", "crumbing", "knead", "stuff", "sauces", "mix-whisk"),
    ("saute-fry", "boil-stew", "roast", "deep-fry", "grill", "freeze-cool"),
)
GASTRONOMIES: Final = (
    "portugal",
    "spain",
    "france",
    "great-britain",
    "italy",
    "germany",
    "south-central-america",
    "north-america",
)


class Pantry:
    """The deck in numbers: dishes, utensils and symbols are their places in it."""

    def __init__(self, deck: Deck) -> None:
        self.deck_id = deck.deck.id
        self.bits: list[int] = [2**n for n in range(61)]
        self.symbols: list[str] = [symbol for die in deck.die for symbol in die.symbols]
        self.utensils: list[str] = list(UTENSIL_IDS)
        self.dice: list[str] = [die.id for die in deck.die]
        self.dishes: list[str] = [dish.id for dish in deck.dish]
        self.needs: list[int] = [sum(self.bits[self.symbols.index(s)] for s in dish.needs) for dish in deck.dish]
        self.sizes: list[int] = [len(dish.needs) for dish in deck.dish]
        self.stars: list[int] = [dish.stars for dish in deck.dish]
        self.gastronomy: list[int] = [GASTRONOMIES.index(dish.gastronomy) for dish in deck.dish]
        self.gives_utensil: list[bool] = ["utensil" in dish.reward for dish in deck.dish]
        self.gives_special: list[bool] = ["special" in dish.reward for dish in deck.dish]
        self.bag: list[int] = [deck.bag.get(symbol, 0) for symbol in self.symbols[:INGREDIENTS]]
        self.space = Space(
            ACTIONS,
            {
                "symbol": self.symbols,
                "ingredient": self.symbols[:INGREDIENTS],
                "preparation": self.symbols[INGREDIENTS:],
                "utensil": self.utensils,
                "dish": self.dishes,
                "die": self.dice,
            },
        )
        # By code: the action, its kind, and its fields as numbers.
        self.actions: list[Action] = self.space.actions
        self.first: list[int] = [self.space.first[kind] for kind in ACTIONS]
        self.kind: list[int] = self.space.kind
        self.one: list[int] = []
        self.two: list[int] = []
        for action in self.actions:
            values = [self.number(name, getattr(action, name)) for name in action.__struct_fields__]
            self.one.append(values[0] if values else 0)
            self.two.append(values[1] if len(values) > 1 else 0)
        self.rolls: list[Action] = self.space.of(ACTIONS[K_ROLL])
        # The dice that a mask of symbols lies on.
        self.of_die: list[int] = [symbol // 6 for symbol in range(SYMBOLS)]
        self.die_mask: list[int] = [0b111111 * self.bits[6 * die] for die in range(7)]

    def number(self, field: str, value: object) -> int:
        """A field of a pick as the number that the rules use."""
        if isinstance(value, int):
            return value - 1 if field == "line" else value
        if field == "symbol":
            return self.symbols.index(str(value))
        if field == "utensil":
            return self.utensils.index(str(value))
        if field == "dish":
            return self.dishes.index(str(value))
        if field == "die":
            return self.dice.index(str(value))
        return ("turn", "game").index(str(value))
