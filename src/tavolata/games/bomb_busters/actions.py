"""Everything that can be done in Bomb Busters, as data with a text form."""

from collections.abc import Callable
from typing import Literal, TypeAlias, TypeVar, cast, get_args

from tavolata.core.errors import BadNotation, shown
from tavolata.core.game import Action, Seat

Wire: TypeAlias = str
"""What is printed on a wire: `5` is a blue 5, `Y4` the yellow 4.1, `R4` the red 4.5."""

Value: TypeAlias = str
"""What a wire counts as in play: `1` to `12`, `Y` for every yellow, `R` for every red."""

CardId = Literal[
    "label-unequal",
    "walkie-talkies",
    "triple-detector",
    "post-it",
    "super-detector",
    "rewinder",
    "emergency-batteries",
    "general-radar",
    "stabilizer",
    "ray",
    "coffee-mug",
    "label-equal",
    "double-detector",
]
CARD_IDS: tuple[CardId, ...] = get_args(CardId)


class Captain(Action, frozen=True, tag="captain"):
    """BB-S6, chance: the lot names the captain."""

    seat: Seat


class Draw(Action, frozen=True, tag="draw"):
    """BB-S2, chance: a yellow or red wire is drawn, and a marker shows it."""

    wire: Wire


class Remove(Action, frozen=True, tag="remove"):
    """BB-S2, chance: of 'x of y' wires this one leaves the game, unseen."""

    wire: Wire


class Equip(Action, frozen=True, tag="equip"):
    """BB-S5, chance: an equipment card is drawn."""

    card: CardId


class Deal(Action, frozen=True, tag="deal"):
    """BB-S3, chance: a wire is dealt to the next stand."""

    wire: Wire


class Mark(Action, frozen=True, tag="mark"):
    """BB-S7, BB-Q3, BB-Q4-4: put the true information token before an own wire."""

    stand: int
    slot: int


class Point(Action, frozen=True, tag="point"):
    """BB-D1, BB-Q3: point at a wire of another player; without a slot at a whole stand (BB-Q4-5)."""

    stand: int
    slot: int | None = None


class Announce(Action, frozen=True, tag="announce"):
    """BB-D1: say what the wires pointed at are; two values with the X or Y Ray (BB-Q4-10)."""

    values: tuple[Value, ...]


class Cut(Action, frozen=True, tag="cut"):
    """BB-Q3: the owner chooses which of the matching wires is cut."""

    stand: int
    slot: int


class Lay(Action, frozen=True, tag="lay"):
    """BB-D2: lay open one's own wire of the value."""

    stand: int
    slot: int


class Solo(Action, frozen=True, tag="solo"):
    """BB-C1: cut all remaining wires of a value, which are all in one's own hand."""

    value: Value


class Reveal(Action, frozen=True, tag="reveal"):
    """BB-R1: lay open one's hand, which is all red."""


class Use(Action, frozen=True, tag="use"):
    """BB-Q1, BB-Q2: use an equipment card or the personal equipment."""

    card: CardId


class Label(Action, frozen=True, tag="label"):
    """BB-Q4-1, BB-Q4-12: put the label before this own wire and the one at its right."""

    stand: int
    slot: int


class Partner(Action, frozen=True, tag="partner"):
    """BB-Q4-2: choose with whom to swap."""

    seat: Seat


class Give(Action, frozen=True, tag="give"):
    """BB-Q4-2: lay an own wire face down before the other."""

    stand: int
    slot: int


class Insert(Action, frozen=True, tag="insert"):
    """BB-Q4-2: sort the new wire in, so that it stands at this place."""

    stand: int
    slot: int


class Recharge(Action, frozen=True, tag="recharge"):
    """BB-Q4-7: turn a used character card up again."""

    seat: Seat


class Scan(Action, frozen=True, tag="scan"):
    """BB-Q4-8: ask every stand for a number."""

    value: Value


class Next(Action, frozen=True, tag="next"):
    """BB-Q4-11: name who plays instead."""

    seat: Seat


class Done(Action, frozen=True, tag="done"):
    """BB-Q4-7: leave it at one character card."""


class Back(Action, frozen=True, tag="back"):
    """BB-Q6: put a card back before anything was done with it."""


BombBustersAction: TypeAlias = (
    Captain
    | Draw
    | Remove
    | Equip
    | Deal
    | Mark
    | Point
    | Announce
    | Cut
    | Lay
    | Solo
    | Reveal
    | Use
    | Label
    | Partner
    | Give
    | Insert
    | Recharge
    | Scan
    | Next
    | Done
    | Back
)

AtPlace = TypeVar("AtPlace", Mark, Point, Cut, Lay, Label, Give, Insert)


def write(action: BombBustersAction) -> str:
    """The notation: the action's word, then what it concerns; stands, slots and seats count from 0."""
    match action:
        case Point(stand, None):
            return f"point {stand}"
        case Mark(stand, slot) | Point(stand, slot) | Cut(stand, slot) | Lay(stand, slot):
            return f"{word(action)} {stand}.{slot}"
        case Label(stand, slot) | Give(stand, slot) | Insert(stand, slot):
            return f"{word(action)} {stand}.{slot}"
        case Announce(values):
            return " ".join(["announce", *values])
        case Captain(seat) | Partner(seat) | Recharge(seat) | Next(seat):
            return f"{word(action)} {seat}"
        case Draw(name) | Remove(name) | Deal(name) | Solo(name) | Scan(name) | Use(name) | Equip(name):
            return f"{word(action)} {name}"
        case _:
            return word(action)


def read(text: str) -> BombBustersAction:
    """The action that a text means; two announced values may stand in any order."""
    first, *rest = text.split() or [""]
    reader = _READERS.get(first)
    action = reader(rest) if reader else None
    if action is None:
        raise BadNotation(f"{shown(text)} is no action of Bomb Busters; one looks like {_EXAMPLES.get(first, 'point 2.5')!r}.")
    return action


def word(action: BombBustersAction) -> str:
    """The first word of an action's notation, which is also its tag."""
    return cast(str, type(action).__struct_config__.tag)


_SEATS = {str(seat): seat for seat in range(5)}
_STANDS = {str(stand): stand for stand in range(5)}
_SLOTS = {str(slot): slot for slot in range(24)}
_NUMBERS = {str(number): number for number in range(1, 13)}
_ANNOUNCED = {**_NUMBERS, "Y": 13}
_COLOURED = {f"{colour}{number}" for colour in "YR" for number in range(1, 12)}


def _with_place(kind: type[AtPlace]) -> Callable[[list[str]], AtPlace | None]:
    def reader(rest: list[str]) -> AtPlace | None:
        stand, dot, slot = rest[0].partition(".") if len(rest) == 1 else ("", "", "")
        return kind(_STANDS[stand], _SLOTS[slot]) if dot and stand in _STANDS and slot in _SLOTS else None

    return reader


def _read_point(rest: list[str]) -> Point | None:
    if len(rest) == 1 and rest[0] in _STANDS:
        return Point(_STANDS[rest[0]])
    return _with_place(Point)(rest)


def _read_announce(rest: list[str]) -> Announce | None:
    if 1 <= len(set(rest)) == len(rest) <= 2 and all(value in _ANNOUNCED for value in rest):
        return Announce(tuple(sorted(rest, key=_ANNOUNCED.__getitem__)))
    return None


def _read_solo(rest: list[str]) -> Solo | None:
    return Solo(rest[0]) if len(rest) == 1 and rest[0] in _ANNOUNCED else None


def _read_scan(rest: list[str]) -> Scan | None:
    return Scan(rest[0]) if len(rest) == 1 and rest[0] in _NUMBERS else None


def _read_deal(rest: list[str]) -> Deal | None:
    return Deal(rest[0]) if len(rest) == 1 and (rest[0] in _NUMBERS or rest[0] in _COLOURED) else None


def _with_wire(kind: type[Draw] | type[Remove]) -> Callable[[list[str]], BombBustersAction | None]:
    return lambda rest: kind(rest[0]) if len(rest) == 1 and rest[0] in _COLOURED else None


def _with_seat(kind: type[Captain] | type[Partner] | type[Recharge] | type[Next]) -> Callable[[list[str]], BombBustersAction | None]:
    return lambda rest: kind(_SEATS[rest[0]]) if len(rest) == 1 and rest[0] in _SEATS else None


def _with_card(kind: type[Equip] | type[Use]) -> Callable[[list[str]], BombBustersAction | None]:
    return lambda rest: kind(rest[0]) if len(rest) == 1 and rest[0] in CARD_IDS else None


def _alone(kind: type[Reveal] | type[Done] | type[Back]) -> Callable[[list[str]], BombBustersAction | None]:
    return lambda rest: None if rest else kind()


_READERS: dict[str, Callable[[list[str]], BombBustersAction | None]] = {
    "captain": _with_seat(Captain),
    "draw": _with_wire(Draw),
    "remove": _with_wire(Remove),
    "equip": _with_card(Equip),
    "deal": _read_deal,
    "mark": _with_place(Mark),
    "point": _read_point,
    "announce": _read_announce,
    "cut": _with_place(Cut),
    "lay": _with_place(Lay),
    "solo": _read_solo,
    "reveal": _alone(Reveal),
    "use": _with_card(Use),
    "label": _with_place(Label),
    "partner": _with_seat(Partner),
    "give": _with_place(Give),
    "insert": _with_place(Insert),
    "recharge": _with_seat(Recharge),
    "scan": _read_scan,
    "next": _with_seat(Next),
    "done": _alone(Done),
    "back": _alone(Back),
}
_EXAMPLES = {
    "captain": "captain 0",
    "draw": "draw Y4",
    "remove": "remove Y4",
    "equip": "equip post-it",
    "deal": "deal 5",
    "mark": "mark 0.3",
    "announce": "announce 7",
    "cut": "cut 2.5",
    "lay": "lay 0.3",
    "solo": "solo 7",
    "reveal": "reveal",
    "use": "use double-detector",
    "label": "label 0.3",
    "partner": "partner 2",
    "give": "give 0.3",
    "insert": "insert 0.4",
    "recharge": "recharge 2",
    "scan": "scan 7",
    "next": "next 2",
    "done": "done",
    "back": "back",
}
