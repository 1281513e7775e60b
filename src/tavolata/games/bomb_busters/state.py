"""The position of a game of Bomb Busters: frozen data; the wires that are not cut are the secret."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias

import msgspec

from tavolata.core.caching import cached_on_instance
from tavolata.core.game import Event, Result, Seat
from tavolata.games.bomb_busters.content import VALUE_OF, CardId, Colour, Mission, Token, Value, Wire
from tavolata.games.bomb_busters.content.clock import ClockMode
from tavolata.games.bomb_busters.facts import Facts, Tile

if TYPE_CHECKING:
    from tavolata.games.bomb_busters.missions.mission_rules import MissionRules
else:  # that module imports this one
    MissionRules = Any

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
    "draw",
    "choose",
    "claim",
]
"""What is to be done now. Chance acts in the first five phases and in `draw`; `acting` acts in the others. In `claim` the `claimants` act,
and in a turn also the seats that may use a card.
"""

CHANCE_PHASES: frozenset[Phase] = frozenset({"captain", "markers", "removal", "equipment", "deal", "draw"})
"""BB-S2, BB-S3: the phases of the opening and of a mission's draws, in which no seat acts."""

Stage = Literal["set-up", "dealt", "told", "turn", "cut", "clock"]
"""The moment at which mission rules are served: before the deal, before and after the first tokens, before a turn, after its action, and
after a tick of the clock.
"""


class RuleState(msgspec.Struct, frozen=True, gc=False):
    """Base class of a mission rule's state on the table."""


class TurnAction(msgspec.Struct, frozen=True, gc=False):
    """Part of the state: the kind of the turn's action, the value cut, if any, and how many wires of it were cut."""

    kind: Literal["dual", "solo", "reveal", "missed", "special"]
    value: Value | None = None
    count: int = 0


class PendingStep(msgspec.Struct, frozen=True, gc=False):
    """Part of the state (BB-m30): the interrupted phase, which continues once mission rules are served for a tick."""

    stage: Stage
    phase: Phase
    acting: Seat
    pending_rule: int


Place: TypeAlias = tuple[int, int]
"""A stand and a slot of it, both counted from 0."""


class Slot(msgspec.Struct, frozen=True, gc=False):
    """Part of the state: a wire on a stand: its tile, its wire, whether it is cut, and the tokens before it."""

    tile: Tile
    wire: Wire
    cut: bool = False
    token: Token | None = None
    x: bool = False
    """BB-m20: it stands unsorted at the far right, with an X."""
    nots: tuple[Value, ...] = ()
    """BB-m17: the false tokens before it: what it is not."""

    @property
    def value(self) -> Value:
        """BB-M1: return the value that the wire has in play."""
        return VALUE_OF[self.wire]


class SlotSeen(Protocol):
    """Protocol of a wire on a stand as a seat sees it; rules that use it work on views as well as on states."""

    @property
    def tile(self) -> Tile:
        """Return the wire's tile."""
        ...

    @property
    def wire(self) -> Wire | None:
        """Return the printed wire; None if the seat does not know it."""
        ...

    @property
    def value(self) -> Value | None:
        """BB-M1: return the value in play; None if the seat does not know it."""
        ...

    @property
    def cut(self) -> bool:
        """Return True if the wire is cut."""
        ...

    @property
    def token(self) -> Token | None:
        """Return the token before the wire."""
        ...

    @property
    def nots(self) -> tuple[Value, ...]:
        """BB-m17: return the values that false tokens before the wire deny."""
        ...

    @property
    def x(self) -> bool:
        """BB-m20: return True if the wire stands unsorted at the far right."""
        ...


Stand: TypeAlias = tuple[Slot, ...]


class Marker(msgspec.Struct, frozen=True, gc=False):
    """Part of the state (BB-S2): the values of the drawn yellow or red wires, and how many of them are in play."""

    values: tuple[int, ...] = ()
    in_play: int = 0


class Aim(msgspec.Struct, frozen=True, gc=False):
    """Part of the state (BB-D1, BB-Q5): the dual cut in progress: its help, the places pointed at, and the announced values."""

    detector: CardId | None = None
    ray: bool = False
    stabilizer: bool = False
    pointed: tuple[Place, ...] = ()
    values: tuple[Value, ...] = ()

    @property
    def is_helped(self) -> bool:
        """BB-Q5: return True if equipment helps this cut."""
        return bool(self.detector or self.ray or self.stabilizer)


class Swap(msgspec.Struct, frozen=True, gc=False):
    """Part of the state (BB-Q4-2): the swap in progress: the given places, the user's first, and the wires not sorted in."""

    user: Seat
    partner: Seat
    given: tuple[Place, ...] = ()
    taken: tuple[Slot, ...] = ()


Level = Literal["off", "certain", "odds"]
"""What a table lets one ask of hidden wires: nothing, what is certain, or how likely each value is."""


class Variants(msgspec.Struct, frozen=True, gc=False):
    """Part of the state: the options of the table, as the rules read them."""

    detector_on_one_stand: bool
    insight: Level
    clock: ClockMode = "told"


class State(msgspec.Struct, frozen=True, dict=True):
    """State of the whole table."""

    mission: Mission
    rules: MissionRules
    """The mission's rules as one object."""
    variants: Variants
    seats: int
    phase: Phase
    captain: Seat = 0
    acting: Seat = 0
    turn: Seat = 0
    turns: int = 0
    skipped: int = 0
    is_between: bool = False
    """BB-m9-5: the turn has come and not begun: it is not public whether it can be played, and any-time cards may still help."""
    is_at_captain: bool = False
    """BB-N7: with this turn play came to the captain, or passed that seat if no wires are left there; unused where no rule is bent."""
    dial: int = 0
    owners: tuple[Seat, ...] = ()
    bag: tuple[Wire, ...] = ()
    """BB-S3: the wires still to be dealt, equal ones together; they have no order."""
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
    personal: tuple[CardId | None, ...] = ()
    """BB-Q2: the personal equipment of each seat."""
    to_equip: int = 0
    """BB-S5, BB-Q4-13: how many equipment cards are still to be drawn."""
    stage: Stage = "set-up"
    pending_rule: int = 0
    """The index of the mission rule that waits, in the phases `draw` and `choose`."""
    beside: tuple[tuple[Token, ...], ...] = ()
    """BB-m13, BB-m22: the tokens beside the stands of each seat; its hand lacked the value when they were placed."""
    turn_action: TurnAction | None = None
    """What the turn's action was, while it is resolved."""
    rule_states: tuple[RuleState | None, ...] = ()
    """The data of each mission rule, in the order of the rules."""
    paused: PendingStep | None = None
    """BB-m30: the phase that the clock interrupted."""
    claimants: tuple[Seat, ...] = ()
    """BB-m10: the seats that may claim the next turn, while it belongs to no one."""
    result: Result | None = None

    def marker(self, colour: Colour) -> Marker:
        """BB-S2: return the marked wires of a colour."""
        return self.yellow if colour == "yellow" else self.red

    def stands_of(self, seat: Seat) -> list[int]:
        """BB-S1: return the stands that make a player's hand."""
        return [stand for stand, owner in enumerate(self.owners) if owner == seat]

    @cached_on_instance
    def hand(self, seat: Seat) -> Sequence[Slot]:
        """BB-S1: return a player's uncut wires, of both stands."""
        return [slot for stand, owner in zip(self.stands, self.owners, strict=True) if owner == seat for slot in stand if not slot.cut]

    @cached_on_instance
    def held(self, seat: Seat) -> Sequence[Value]:
        """BB-M1: return the values in play of a player's uncut wires."""
        return [VALUE_OF[slot.wire] for slot in self.hand(seat)]

    @cached_on_instance
    def uncut(self, seat: Seat) -> Sequence[tuple[Place, Slot]]:
        """Return a player's uncut wires, with their places."""
        own = [stand for stand, owner in enumerate(self.owners) if owner == seat]
        return [((stand, place), slot) for stand in own for place, slot in enumerate(self.stands[stand]) if not slot.cut]

    def at(self, place: Place) -> Slot:
        """Return the wire at a place."""
        return self.stands[place[0]][place[1]]

    def has_wires(self, seat: Seat) -> bool:
        """BB-T1: return True if a player has uncut wires."""
        return any(not slot.cut for stand, owner in zip(self.stands, self.owners, strict=True) if owner == seat for slot in stand)

    @property
    def dial_start(self) -> int:
        """BB-S4: return the advances of a full dial: with N players the Nth explodes the bomb."""
        return self.seats

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """BB-T1: return the seats that the game waits for; empty in the opening and after the end."""
        if self.phase == "claim":
            return self.claimants
        return () if self.phase in CHANCE_PHASES or self.phase == "over" else (self.acting,)


Outcome: TypeAlias = tuple[State, tuple[Event, ...]]
"""The position after an action, and what followed from it."""
