"""Everything that can be done in Lucky Loop, as data with a text form."""

from collections.abc import Callable, Iterable
from typing import Literal, TypeAlias, cast, get_args

from tavolata.core.errors import BadNotation, shown
from tavolata.core.game import Action, Seat

Card: TypeAlias = str
"""A card is named by its colour's letter and its difficulty: `R7` is a red Turn of difficulty 7."""

Dice: TypeAlias = tuple[int, ...]
"""Values of dice, ascending."""

Deck = Literal["red-blue", "yellow-green"]
Programme = Literal["red-rooster", "rubber-duck", "diving-dove", "mighty-eagle"]

DECKS: tuple[Deck, ...] = get_args(Deck)
PROGRAMMES: tuple[Programme, ...] = get_args(Programme)


class Start(Action, frozen=True, tag="start"):
    """LL-S1, chance: the lot names the start player."""

    seat: Seat


class Deal(Action, frozen=True, tag="deal"):
    """LL-S1, LL-T2, LL-T4, chance: the card that comes off the deck."""

    card: Card


class Throw(Action, frozen=True, tag="throw"):
    """LL-F1, chance: how the dice fall; `red` is the red die's value if it is among them, else 0."""

    dice: Dice
    red: int = 0


class Draw(Action, frozen=True, tag="draw"):
    """LL-T2, LL-T4: take the next card from a deck; as the first act of a turn it opens an exchange."""

    deck: Deck


class Discard(Action, frozen=True, tag="discard"):
    """LL-T2: lay a card on its own discard pile."""

    card: Card


class Fly(Action, frozen=True, tag="fly"):
    """LL-D1: lay three cards by a programme and fly it."""

    programme: Programme
    cards: tuple[Card, ...]


class Raise(Action, frozen=True, tag="raise"):
    """LL-D2: replace one card of a laid programme by a harder one and fly it."""

    programme: Programme
    card: Card


class LayFree(Action, frozen=True, tag="free"):
    """LL-K3: lay the free programme."""

    cards: tuple[Card, ...]


class Highlight(Action, frozen=True, tag="highlight"):
    """LL-K5: put the highlight on a card of the free programme."""

    card: Card


class Roll(Action, frozen=True, tag="roll"):
    """LL-F1: throw the dice."""


class SeventhDie(Action, frozen=True, tag="seventh"):
    """LL-B2: pay a token for the red die."""


class Reroll(Action, frozen=True, tag="reroll"):
    """LL-B3: pay a token and throw these dice of the current throw again."""

    dice: Dice


class Make(Action, frozen=True, tag="make"):
    """LL-F2: make an open card with some of the dice just thrown."""

    card: Card
    dice: Dice
    highlight: bool = False


class Stop(Action, frozen=True, tag="stop"):
    """LL-F5: end the flight after two cards."""


class GiveUp(Action, frozen=True, tag="give-up"):
    """LL-F3: let a failed throw stand instead of buying a re-roll."""


LuckyLoopAction: TypeAlias = (
    Start | Deal | Throw | Draw | Discard | Fly | Raise | LayFree | Highlight | Roll | SeventhDie | Reroll | Make | Stop | GiveUp
)


def write(action: LuckyLoopAction) -> str:
    """The notation: the action's word, then what it concerns."""
    match action:
        case Start(seat):
            return f"start {seat}"
        case Throw(dice, red) if red:
            return " ".join(["throw", *_figures(_without(dice, red)), f"r{red}"])
        case Throw(dice) | Reroll(dice):
            return " ".join([word(action), *_figures(dice)])
        case Deal(card) | Discard(card) | Highlight(card):
            return f"{word(action)} {card}"
        case Draw(deck):
            return f"draw {deck}"
        case Fly(programme, cards):
            return " ".join(["fly", programme, *cards])
        case Raise(programme, card):
            return f"raise {programme} {card}"
        case LayFree(cards):
            return " ".join(["free", *cards])
        case Make(card, dice, highlight):
            return " ".join(["make", card + "*" * highlight, "with", *_figures(dice)])
        case _:
            return word(action)


def read(text: str) -> LuckyLoopAction:
    """The action that a text means; its dice and cards may stand in any order."""
    first, *rest = text.split() or [""]
    reader = _READERS.get(first)
    action = reader(rest) if reader else None
    if action is None:
        raise BadNotation(f"{shown(text)} is no action of Lucky Loop; one looks like {_EXAMPLES.get(first, 'make R7 with 3 4')!r}.")
    return action


def word(action: LuckyLoopAction) -> str:
    """The first word of an action's notation, which is also its tag."""
    return cast(str, type(action).__struct_config__.tag)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as hands and actions hold them: red before blue, green and yellow, and the easier before the harder."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


def _without(dice: Dice, die: int) -> Dice:
    index = dice.index(die)
    return dice[:index] + dice[index + 1 :]


def _figures(dice: Dice) -> list[str]:
    return [str(die) for die in dice]


def _dice(figures: list[str]) -> Dice | None:
    """One to three dice."""
    if 1 <= len(figures) <= 3 and all(figure in ("1", "2", "3", "4", "5", "6") for figure in figures):
        return tuple(sorted(int(figure) for figure in figures))
    return None


def _is_card(text: str) -> bool:
    return text in _PLACES


def _read_start(rest: list[str]) -> Start | None:
    return Start(int(rest[0])) if len(rest) == 1 and rest[0] in ("0", "1", "2", "3", "4", "5") else None


def _read_throw(rest: list[str]) -> Throw | None:
    red = [figure[1:] for figure in rest if figure.startswith("r")]
    dice = _dice([figure.removeprefix("r") for figure in rest])
    return Throw(dice, int(red[0]) if red else 0) if dice and len(red) <= 1 else None


def _read_draw(rest: list[str]) -> Draw | None:
    return Draw(rest[0]) if len(rest) == 1 and rest[0] in DECKS else None


def _read_fly(rest: list[str]) -> Fly | None:
    cards = rest[1:]
    return Fly(rest[0], in_order(cards)) if cards and rest[0] in PROGRAMMES and all(map(_is_card, cards)) else None


def _read_raise(rest: list[str]) -> Raise | None:
    if len(rest) == 2 and rest[0] in PROGRAMMES and _is_card(rest[1]):
        return Raise(rest[0], rest[1])
    return None


def _read_free(rest: list[str]) -> LayFree | None:
    return LayFree(in_order(rest)) if rest and all(map(_is_card, rest)) else None


def _read_reroll(rest: list[str]) -> Reroll | None:
    dice = _dice(rest)
    return Reroll(dice) if dice else None


def _read_make(rest: list[str]) -> Make | None:
    if len(rest) < 3 or rest[1] != "with" or not _is_card(rest[0].removesuffix("*")):
        return None
    dice = _dice(rest[2:])
    return Make(rest[0].removesuffix("*"), dice, rest[0].endswith("*")) if dice else None


def _with_card(kind: type[Deal] | type[Discard] | type[Highlight]) -> Callable[[list[str]], LuckyLoopAction | None]:
    return lambda rest: kind(rest[0]) if len(rest) == 1 and _is_card(rest[0]) else None


def _alone(kind: type[Roll] | type[SeventhDie] | type[Stop] | type[GiveUp]) -> Callable[[list[str]], LuckyLoopAction | None]:
    return lambda rest: None if rest else kind()


_PLACES = {card: place for place, card in enumerate(f"{colour}{difficulty}" for colour in "RBGY" for difficulty in range(3, 13))}
_READERS: dict[str, Callable[[list[str]], LuckyLoopAction | None]] = {
    "start": _read_start,
    "deal": _with_card(Deal),
    "throw": _read_throw,
    "draw": _read_draw,
    "discard": _with_card(Discard),
    "fly": _read_fly,
    "raise": _read_raise,
    "free": _read_free,
    "highlight": _with_card(Highlight),
    "roll": _alone(Roll),
    "seventh": _alone(SeventhDie),
    "reroll": _read_reroll,
    "make": _read_make,
    "stop": _alone(Stop),
    "give-up": _alone(GiveUp),
}
_EXAMPLES = {
    "start": "start 0",
    "deal": "deal R7",
    "throw": "throw 1 3 r5",
    "draw": "draw red-blue",
    "discard": "discard R7",
    "fly": "fly red-rooster R7 B12 G4",
    "raise": "raise red-rooster R9",
    "free": "free R9 B9 G8",
    "highlight": "highlight R9",
    "roll": "roll",
    "seventh": "seventh",
    "reroll": "reroll 1 3",
    "stop": "stop",
    "give-up": "give-up",
}
