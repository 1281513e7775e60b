"""The position of a game of Bomb Busters: frozen data; the wires that are not cut are the secret."""

from collections.abc import Iterator, Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from tavolata.core.game import Event, Result, Seat
from tavolata.core.memory import remembered
from tavolata.games.bomb_busters.content import CARDS, NUMBERS, VALUE_OF, CardId, Colour, Mission, Value, Wire
from tavolata.games.bomb_busters.facts import Facts, Tile

Phase = Literal[
    "captain",
    "markers",
    "removal",
    "equipment",
    "deal",
    "token",
    "turn",
    "aim",
    "announce",
    "cut",
    "mark",
    "lay",
    "label",
    "post",
    "partner",
    "give",
    "insert",
    "recharge",
    "scan",
    "next",
    "over",
]
"""What is to be done now; chance acts in the first five, `acting` in the others, and in a turn whoever may use a card."""

CHANCE_PHASES: frozenset[Phase] = frozenset({"captain", "markers", "removal", "equipment", "deal"})
"""BB-S2, BB-S3: the opening, in which nobody decides anything."""

Place: TypeAlias = tuple[int, int]
"""A stand and a slot of it, both counted from 0."""


class Slot(msgspec.Struct, frozen=True, gc=False):
    """A wire on a stand: which tile it is, what it is, whether it lies open, and the token before it."""

    tile: Tile
    wire: Wire
    cut: bool = False
    token: Value | None = None

    @property
    def value(self) -> Value:
        """BB-M1: what the wire counts as in play."""
        return VALUE_OF[self.wire]


class SlotSeen(Protocol):
    """A wire on a stand as a seat sees it: what the rules ask of it they can also be asked by who has a view only."""

    @property
    def tile(self) -> Tile:
        """Which wire it is, as a thing."""
        ...

    @property
    def value(self) -> Value | None:
        """BB-M1: what it counts as in play; None where that is not known."""
        ...

    @property
    def cut(self) -> bool:
        """Whether it lies open."""
        ...

    @property
    def token(self) -> Value | None:
        """What the token before it says."""
        ...


Stand: TypeAlias = tuple[Slot, ...]


class Marker(msgspec.Struct, frozen=True):
    """BB-S2: the values of the yellow or red wires that were drawn, and how many of those are in play."""

    values: tuple[int, ...] = ()
    in_play: int = 0


class Aim(msgspec.Struct, frozen=True):
    """BB-D1, BB-Q5: the dual cut under way: what helps it, where it points, and what was announced."""

    detector: CardId | None = None
    ray: bool = False
    stabilizer: bool = False
    pointed: tuple[Place, ...] = ()
    values: tuple[Value, ...] = ()


class Swap(msgspec.Struct, frozen=True):
    """BB-Q4-2: the swap under way: the places given, the user's first, and the wires then still in hand."""

    user: Seat
    partner: Seat
    given: tuple[Place, ...] = ()
    taken: tuple[Slot, ...] = ()


Level = Literal["off", "certain", "odds"]
"""What a table lets one ask of hidden wires: nothing, what is certain, or how likely each value is."""


class Variants(msgspec.Struct, frozen=True):
    """The options of the table, as the rules ask for them."""

    detector_on_one_stand: bool
    insight: Level


class State(msgspec.Struct, frozen=True, dict=True):
    """Everything on the table."""

    mission: Mission
    variants: Variants
    seats: int
    phase: Phase
    captain: Seat = 0
    acting: Seat = 0
    turn: Seat = 0
    turns: int = 0
    skipped: int = 0
    dial: int = 0
    owners: tuple[Seat, ...] = ()
    bag: tuple[Wire, ...] = ()
    """BB-S3: the wires still to be dealt, equal ones together; their order is nobody's yet."""
    dealt: tuple[Wire, ...] = ()
    """BB-S3: the wires dealt so far, one after the other."""
    removed: tuple[Wire, ...] = ()
    yellow: Marker = Marker()
    red: Marker = Marker()
    stands: tuple[Stand, ...] = ()
    cuts: dict[Value, int] = {}
    cards: tuple[CardId, ...] = ()
    used: tuple[CardId, ...] = ()
    spent: tuple[Seat, ...] = ()
    seen: tuple[tuple[Tile, ...], ...] = ()
    facts: Facts = ()
    aim: Aim | None = None
    swap: Swap | None = None
    card: CardId | None = None
    recharged: int = 0
    result: Result | None = None

    def marker(self, colour: Colour) -> Marker:
        """BB-S2: the marked wires of a colour."""
        return self.yellow if colour == "yellow" else self.red

    def stands_of(self, seat: Seat) -> list[int]:
        """BB-S1: the stands that make a player's hand."""
        return [stand for stand, owner in enumerate(self.owners) if owner == seat]

    @remembered
    def hand(self, seat: Seat) -> Sequence[Slot]:
        """BB-S1: a player's wires that are not cut, of both stands."""
        return [slot for stand, owner in zip(self.stands, self.owners, strict=True) if owner == seat for slot in stand if not slot.cut]

    @remembered
    def held(self, seat: Seat) -> Sequence[Value]:
        """BB-M1: what a player's wires that are not cut count as."""
        return [VALUE_OF[slot.wire] for slot in self.hand(seat)]

    def uncut(self, seat: Seat) -> Iterator[tuple[Place, Slot]]:
        """A player's wires that are not cut, with their places."""
        for stand, owner in enumerate(self.owners):
            if owner == seat:
                for place, slot in enumerate(self.stands[stand]):
                    if not slot.cut:
                        yield (stand, place), slot

    def at(self, place: Place) -> Slot:
        """The wire at a place."""
        return self.stands[place[0]][place[1]]

    def has_wires(self, seat: Seat) -> bool:
        """BB-T1: a player has something left to cut."""
        return any(not slot.cut for stand, owner in zip(self.stands, self.owners, strict=True) if owner == seat for slot in stand)

    def is_unlocked(self, card: CardId) -> bool:
        """BB-Q1: enough wires of the card's number are cut."""
        return self.cuts.get(str(CARDS[card].number), 0) >= NUMBERS.cut_to_unlock

    @property
    def dial_start(self) -> int:
        """BB-S4: with N players the Nth advance explodes the bomb."""
        return self.seats

    @property
    def ready_cards(self) -> list[CardId]:
        """BB-Q1: the cards on the table that are unlocked and not used."""
        return [card for card in self.cards if card not in self.used and self.is_unlocked(card)]

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """BB-T1: the seat that is waited for; in the opening and after the end nobody is."""
        return () if self.phase in CHANCE_PHASES or self.phase == "over" else (self.acting,)


Outcome: TypeAlias = tuple[State, tuple[Event, ...]]
"""The position after an action, and what followed from it."""
