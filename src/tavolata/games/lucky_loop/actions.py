"""The actions of Lucky Loop, as data with a text form."""

from bisect import insort
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, get_args

from tavolata.core.game import Action, Seat
from tavolata.core.notation import Codec, Notation, codec, enum, integer, repeated

Card: TypeAlias = str
"""A card is named by its colour's letter and its difficulty: `R7` is a red Turn of difficulty 7."""

Dice: TypeAlias = tuple[int, ...]
"""Values of dice, ascending."""

Deck = Literal["red-blue", "yellow-green"]
Programme = Literal["red-rooster", "rubber-duck", "diving-dove", "mighty-eagle"]

DECKS: tuple[Deck, ...] = get_args(Deck)
PROGRAMMES: tuple[Programme, ...] = get_args(Programme)


class Start(Action, frozen=True, tag="start"):
    """LL-S1, chance action: draw the start player by lot."""

    seat: Seat


class Deal(Action, frozen=True, tag="deal"):
    """LL-S1, LL-T2, LL-T4, chance action: take this card from the deck for the current player."""

    card: Card


class Throw(Action, frozen=True, tag="throw"):
    """LL-F1, chance action: the values of the thrown dice; `red` is the red die's value if it is among them, else 0."""

    dice: Dice
    red: int = 0


class Draw(Action, frozen=True, tag="draw"):
    """LL-T2, LL-T4, action: take the next card from a deck. As the first action of a turn it starts an exchange."""

    deck: Deck


class Discard(Action, frozen=True, tag="discard"):
    """LL-T2, action: discard a card of the hand on the discard pile of its deck."""

    card: Card


class Fly(Action, frozen=True, tag="fly"):
    """LL-D1, action: lay three cards on a programme and fly it."""

    programme: Programme
    cards: tuple[Card, ...]


class Raise(Action, frozen=True, tag="raise"):
    """LL-D2, action: replace one card of a laid programme by a more difficult one, and fly the programme."""

    programme: Programme
    card: Card


class LayFree(Action, frozen=True, tag="free"):
    """LL-K3, action: lay a free programme."""

    cards: tuple[Card, ...]


class Highlight(Action, frozen=True, tag="highlight"):
    """LL-K5, action: put the highlight on a card of the free programme."""

    card: Card


class Roll(Action, frozen=True, tag="roll"):
    """LL-F1, action: throw the dice."""


class SeventhDie(Action, frozen=True, tag="seventh"):
    """LL-B2, action: pay a token for the red die."""


class Reroll(Action, frozen=True, tag="reroll"):
    """LL-B3, action: pay a token and throw these dice of the current throw again."""

    dice: Dice


class Make(Action, frozen=True, tag="make"):
    """LL-F2, action: make an open card with some of the thrown dice."""

    card: Card
    dice: Dice
    highlight: bool = False


class Stop(Action, frozen=True, tag="stop"):
    """LL-F5, action: end the flight after two cards."""


class GiveUp(Action, frozen=True, tag="give-up"):
    """LL-F3, action: accept a failed throw, without a re-roll."""


LuckyLoopAction: TypeAlias = (
    Start | Deal | Throw | Draw | Discard | Fly | Raise | LayFree | Highlight | Roll | SeventhDie | Reroll | Make | Stop | GiveUp
)


DIFFICULTIES = range(3, 13)
_PLACES = {card: place for place, card in enumerate(f"{colour}{difficulty}" for colour in "RBGY" for difficulty in DIFFICULTIES)}


CARDS: tuple[Card, ...] = tuple(_PLACES)
"""All possible cards, sorted."""


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards sorted as in hands and actions: red, blue, green, yellow, and by difficulty in each colour."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


def taken_up(hand: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """Return the hand with one more card, sorted."""
    held = [*hand]
    insort(held, card, key=_PLACES.__getitem__)
    return tuple(held)


_SEAT = integer(0, 5)
_CARD = enum(_PLACES)
_CARDS = repeated(_CARD, 1, 64, order=_PLACES.__getitem__)
_DICE = repeated(integer(1, 6), 1, 3, order=int)
_DECK = enum(DECKS)
_PROGRAMME = enum(PROGRAMMES)
_RED, _STAR, _WITH = "r", "*", "with"


def _write_throw(action: Throw) -> list[str]:
    """Return a throw as words, the red die last: `1 3 r5`."""
    black = list(action.dice)
    if action.red:
        black.remove(action.red)
    return [*_DICE.write(black), *([f"{_RED}{action.red}"] if action.red else [])]


def _read_throw(given: list[str]) -> Throw | None:
    red = [word.removeprefix(_RED) for word in given if word.startswith(_RED)]
    dice = _DICE.read([word.removeprefix(_RED) for word in given])
    return Throw(dice, int(red[0]) if red else 0) if dice and len(red) <= 1 else None


def _write_make(action: Make) -> list[str]:
    """Return a make as words, with a star on a highlighted card: `R7* with 3 4`."""
    return [action.card + _STAR * action.highlight, _WITH, *_DICE.write(action.dice)]


def _read_make(given: list[str]) -> Make | None:
    named, joint, figures = given[:1], given[1:2], given[2:]
    card, dice = _CARD.read([word.removesuffix(_STAR) for word in named]) if named else None, _DICE.read(figures)
    return Make(card, dice, named[0].endswith(_STAR)) if card and dice and joint == [_WITH] else None


NOTATION: Notation[LuckyLoopAction] = Notation(
    "Lucky Loop",
    {
        Start: codec(Start, _SEAT, example="0"),
        Deal: codec(Deal, _CARD, example="R7"),
        Throw: Codec(_write_throw, _read_throw, example="1 3 r5"),
        Draw: codec(Draw, _DECK, example="red-blue"),
        Discard: codec(Discard, _CARD, example="R7"),
        Fly: codec(Fly, _PROGRAMME, _CARDS, example="red-rooster R7 B12 G4"),
        Raise: codec(Raise, _PROGRAMME, _CARD, example="red-rooster R9"),
        LayFree: codec(LayFree, _CARDS, example="R9 B9 G8"),
        Highlight: codec(Highlight, _CARD, example="R9"),
        Roll: codec(Roll),
        SeventhDie: codec(SeventhDie),
        Reroll: codec(Reroll, _DICE, example="1 3"),
        Make: Codec(_write_make, _read_make, example="R7 with 3 4"),
        Stop: codec(Stop),
        GiveUp: codec(GiveUp),
    },
    usual=Make,
)
"""The text form of all actions; dice and cards are read in any order."""
