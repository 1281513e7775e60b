"""Everything that can be done in Bomb Busters, as data with a text form."""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias, get_args

from tavolata.core.game import Action, Seat
from tavolata.core.notation import Codec, Notation, codec, enum, integer, repeated
from tavolata.games.bomb_busters.content import (
    ANNOUNCED,
    AS_RED,
    BLUE_VALUES,
    CARD_IDS,
    COLOURED_WIRES,
    NUMBERS,
    PERSONALS,
    CardId,
    Value,
    Wire,
)
from tavolata.games.bomb_busters.content.constraints import LETTERS, Letter

Side = Literal["left", "right"]

SLOTS = 24
"""No stand has more."""
CUES = 99
"""No clock speaks more often."""


class Captain(Action, frozen=True, tag="captain"):
    """Action of chance (BB-S6): draw the captain."""

    seat: Seat


class Draw(Action, frozen=True, tag="draw"):
    """Action of chance (BB-S2): draw a yellow or red wire, which a marker shows."""

    wire: Wire


class Remove(Action, frozen=True, tag="remove"):
    """Action of chance (BB-S2): remove one of the marked 'x of y' wires from the game, unseen."""

    wire: Wire


class Equip(Action, frozen=True, tag="equip"):
    """Action of chance (BB-S5): draw an equipment card."""

    card: CardId


class Deal(Action, frozen=True, tag="deal"):
    """Action of chance (BB-S3): deal a wire to the next stand."""

    wire: Wire


class Mark(Action, frozen=True, tag="mark"):
    """Action (BB-S7, BB-Q3, BB-Q4-4): put the true information token before an own wire."""

    stand: int
    slot: int


class Point(Action, frozen=True, tag="point"):
    """Action (BB-D1, BB-Q3): point at a wire of another player; without a slot at a whole stand (BB-Q4-5)."""

    stand: int
    slot: int | None = None


class Announce(Action, frozen=True, tag="announce"):
    """Action (BB-D1): announce the value of the wires pointed at; two values with the X or Y Ray (BB-Q4-10)."""

    values: tuple[Value, ...]


class Cut(Action, frozen=True, tag="cut"):
    """Action (BB-Q3): choose as the owner which of the matching wires is cut."""

    stand: int
    slot: int


class Lay(Action, frozen=True, tag="lay"):
    """Action (BB-D2): open the announcer's own wire of the value."""

    stand: int
    slot: int


class Solo(Action, frozen=True, tag="solo"):
    """Action (BB-C1): cut all remaining wires of a value, all of them in the player's own hand."""

    value: Value


class Reveal(Action, frozen=True, tag="reveal"):
    """Action (BB-R1): reveal a hand that is all red."""


class Use(Action, frozen=True, tag="use"):
    """Action (BB-Q1, BB-Q2): use an equipment card or the personal equipment."""

    card: CardId


class Label(Action, frozen=True, tag="label"):
    """Action (BB-Q4-1, BB-Q4-12): put the label before this own wire and the one at its right."""

    stand: int
    slot: int


class Partner(Action, frozen=True, tag="partner"):
    """Action (BB-Q4-2): choose the partner of a swap."""

    seat: Seat


class Give(Action, frozen=True, tag="give"):
    """Action (BB-Q4-2): lay an own wire face down before the other."""

    stand: int
    slot: int


class Insert(Action, frozen=True, tag="insert"):
    """Action (BB-Q4-2): sort the new wire in, so that it stands at this place."""

    stand: int
    slot: int


class Recharge(Action, frozen=True, tag="recharge"):
    """Action (BB-Q4-7): turn a used character card up again."""

    seat: Seat


class Scan(Action, frozen=True, tag="scan"):
    """Action (BB-Q4-8): ask every stand for a number."""

    value: Value


class Next(Action, frozen=True, tag="next"):
    """Action (BB-Q4-11): name the player who takes the turn."""

    seat: Seat


class Done(Action, frozen=True, tag="done"):
    """Action (BB-Q4-7): stop the Emergency Batteries after one character card."""


class Back(Action, frozen=True, tag="back"):
    """Action (BB-Q6): put a card back before anything was done with it."""


class Number(Action, frozen=True, tag="number"):
    """Action of chance (BB-N1): draw a number card."""

    value: Value


class End(Action, frozen=True, tag="end"):
    """Action (BB-m36): choose at which end the sequence card lies."""

    side: Side


class Claim(Action, frozen=True, tag="claim"):
    """Action (BB-m10): claim the next turn."""


class Begin(Action, frozen=True, tag="begin"):
    """Action (BB-m9-5): begin the turn although nothing can be cut."""


class Tick(Action, frozen=True, tag="tick"):
    """Action of the clock (BB-m10, BB-m19): the cue of this number comes; BB-m30: the time of the trial of this number is over."""

    cue: int


class Deny(Action, frozen=True, tag="deny"):
    """Action (BB-m17): place a false token with this number before the wire, which has another value."""

    value: Value


class Take(Action, frozen=True, tag="take"):
    """Action (BB-Q7): take a character with this personal equipment."""

    card: CardId


class Constrain(Action, frozen=True, tag="constrain"):
    """Action (BB-m31): take this constraint card; BB-m32, chance: it is opened."""

    letter: Letter


class Keep(Action, frozen=True, tag="keep"):
    """Action (BB-m32): leave the open constraint card where it lies."""


class Change(Action, frozen=True, tag="change"):
    """Action (BB-m32): let the next constraint card replace the open one."""


class Special(Action, frozen=True, tag="special"):
    """Action (BB-N6): take the special action of the mission."""


class TakeToken(Action, frozen=True, tag="token"):
    """Action (BB-m22, BB-m27): take this information token; BB-m13, BB-m27, chance: it is drawn."""

    value: Value


class LayCard(Action, frozen=True, tag="lay-card"):
    """Action (BB-m29): place this number card face down against the player on turn."""

    value: Value


class Accuse(Action, frozen=True, tag="accuse"):
    """Action (BB-m34): name the weak link and its constraint card."""

    seat: Seat
    letter: Letter


class Slip(Action, frozen=True, tag="slip"):
    """Action (BB-m30): admit to have spoken while muted."""


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
    | Number
    | End
    | Claim
    | Tick
    | Deny
    | Take
    | Constrain
    | Keep
    | Change
    | Special
    | TakeToken
    | LayCard
    | Accuse
    | Slip
    | Begin
)

_SEAT = integer(0, max(NUMBERS.stands) - 1)
_STAND = integer(0, NUMBERS.stands_in_box - 1)
_SLOT = integer(0, SLOTS - 1)
_CARD = enum(CARD_IDS)
_VALUE = enum(ANNOUNCED)
_NUMBER = enum(BLUE_VALUES)
_COLOURED = enum(COLOURED_WIRES)
_WIRE = enum((*BLUE_VALUES, *COLOURED_WIRES, *AS_RED.values()))


def _at_place(kind: Callable[[int, int], BombBustersAction], example: str) -> Codec:
    """Return the codec of a stand and a slot in one word, as in `2.5`."""

    def read(given: list[str]) -> BombBustersAction | None:
        stand, dot, slot = given[0].partition(".") if len(given) == 1 else ("", "", "")
        where = (_STAND.read([stand]), _SLOT.read([slot]))
        return kind(*where) if dot and None not in where else None

    return Codec(lambda action: [f"{action.stand}.{action.slot}"], read, example)


def _pointed(example: str) -> Codec:
    """Return the codec of a place or a whole stand."""
    at_place = _at_place(Point, example)

    def read(given: list[str]) -> Any:
        stand = _STAND.read(given) if len(given) == 1 else None
        return at_place.read(given) if stand is None else Point(stand)

    return Codec(lambda action: [str(action.stand)] if action.slot is None else at_place.write(action), read, example)


def _announced(example: str) -> Codec:
    """Return the codec of one value or two different ones, in any order."""
    values = codec(Announce, repeated(_VALUE, 1, 2, order=ANNOUNCED.index))
    return Codec(values.write, lambda given: values.read(given) if len(set(given)) == len(given) else None, example)


NOTATION: Notation[BombBustersAction] = Notation(
    "Bomb Busters",
    {
        Captain: codec(Captain, _SEAT, example="0"),
        Draw: codec(Draw, _COLOURED, example="Y4"),
        Remove: codec(Remove, _COLOURED, example="Y4"),
        Equip: codec(Equip, _CARD, example="post-it"),
        Deal: codec(Deal, _WIRE, example="5"),
        Mark: _at_place(Mark, "0.3"),
        Point: _pointed("2.5"),
        Announce: _announced("7"),
        Cut: _at_place(Cut, "2.5"),
        Lay: _at_place(Lay, "0.3"),
        Solo: codec(Solo, _VALUE, example="7"),
        Reveal: codec(Reveal),
        Use: codec(Use, _CARD, example="double-detector"),
        Label: _at_place(Label, "0.3"),
        Partner: codec(Partner, _SEAT, example="2"),
        Give: _at_place(Give, "0.3"),
        Insert: _at_place(Insert, "0.4"),
        Recharge: codec(Recharge, _SEAT, example="2"),
        Scan: codec(Scan, _NUMBER, example="7"),
        Next: codec(Next, _SEAT, example="2"),
        Done: codec(Done),
        Back: codec(Back),
        Number: codec(Number, _NUMBER, example="7"),
        End: codec(End, enum(get_args(Side)), example="left"),
        Claim: codec(Claim),
        Tick: codec(Tick, integer(0, CUES), example="1"),
        Deny: codec(Deny, _VALUE, example="7"),
        Take: codec(Take, enum(PERSONALS), example="personal-radar"),
        Constrain: codec(Constrain, enum(LETTERS), example="A"),
        Keep: codec(Keep),
        Change: codec(Change),
        Special: codec(Special),
        TakeToken: codec(TakeToken, _VALUE, example="7"),
        LayCard: codec(LayCard, _NUMBER, example="7"),
        Accuse: codec(Accuse, _SEAT, enum(LETTERS), example="2 A"),
        Slip: codec(Slip),
        Begin: codec(Begin),
    },
    usual=Point,
)
"""Stands, slots and seats count from 0."""
