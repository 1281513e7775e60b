"""The state of a match, as frozen data; only heap tiles in hand and pile cards are secret."""

from typing import Literal, TypeAlias, get_args

import msgspec

from tavolata.core.game import Event, Result, Seat
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.content import (
    NUMBERS,
    CardLevel,
    CardName,
    Cell,
    Good,
    Handicap,
    Level,
    LevelName,
    RoadName,
    Tile,
    TitleName,
    TrekName,
)
from tavolata.games.galaxy_trucker.steps import Step

Phase = Literal["titles", "roads", "building", "mending", "boarding", "flight", "sharing", "layover", "over"]
"""The phase: building and repairs are simultaneous, boarding is in route order, then the flight (`state.flying`) runs.

A Trek draws titles before the first flight, shares them out after it, and waits between flights (GT-K1, GT-K2).
With Rough Roads, roads are drawn before each flight (GT-X2)."""

Clock = Literal["hourglass", "own-clock", "untimed"]
CLOCKS: tuple[Clock, ...] = get_args(Clock)
Status = Literal["building", "finished", "flying", "gave-up"]
Member = Literal["human", "purple", "brown"]
Alien = Literal["purple", "brown"]
Axis = Literal["column", "row"]
OutOfRace = Literal["engines", "humans", "lapped", "choice"]
"""GT-F2: the reason for being out of the race."""
HalfPower: TypeAlias = int
"""GT-F4: power in halves, as an exact integer."""


class PlacedTile(msgspec.Struct, frozen=True, gc=False):
    """A tile on a ship, with its number of clockwise quarter turns."""

    tile: Tile
    turn: int


class Ship(msgspec.Struct, frozen=True, dict=True):
    """The tiles of a ship by cell and its level; the player stores the contents of the tiles."""

    level: LevelName
    cells: dict[Cell, PlacedTile]


class HeldTile(msgspec.Struct, frozen=True, gc=False):
    """GT-B1, GT-B2: a tile in hand; a heap tile is secret until it is shown."""

    tile: Tile
    reserved: bool = False
    secret: bool = False


class LastPlacedTile(msgspec.Struct, frozen=True, gc=False):
    """GT-B3: the tile placed last, which can be moved or taken back, and the ship without it."""

    placed: PlacedTile
    cell: Cell
    reserved: bool
    before: Ship


class Hourglass(msgspec.Struct, frozen=True, gc=False):
    """GT-B6: the space of the hourglass, counted from 1, and whether it runs."""

    space: int = 1
    running: bool = True


class ActiveHandicap(msgspec.Struct, frozen=True, gc=False):
    """GT-K4, GT-X2: a handicap of a player, and the title or road that causes it."""

    by: TitleName | RoadName
    handicap: Handicap


class Player(msgspec.Struct, frozen=True, dict=True):
    """The ship of a player with its contents, and the player's progress."""

    ship: Ship
    hand: HeldTile | None = None
    loose: LastPlacedTile | None = None
    reserve: tuple[Tile, ...] = ()
    placed_at: int = 0
    """GT-B8: the number of this player's last placement, counted from 1 for the whole table; 0 without one."""
    begun: bool = False
    """GT-M6: True after the first tile, which starts an own clock."""
    looking: int | None = None
    """GT-B5: the pile in hand, 1 to 3."""
    looked: tuple[int, ...] = ()
    """The piles that the player has seen."""
    start: int | None = None
    """GT-B7: the start space, 1 to 4, after finishing."""
    crew: dict[Cell, tuple[Member, ...]] = {}
    """By cabin, without empty cabins."""
    batteries: dict[Cell, int] = {}
    """By compartment, without empty compartments."""
    goods: dict[Cell, tuple[Good, ...]] = {}
    """By hold, the most valuable cube first, without empty holds."""
    lost: tuple[Tile, ...] = ()
    """Lost components, a credit each (GT-C3, GT-F3)."""
    scrap: tuple[Tile, ...] = ()
    """GT-C3: components removed in the check of a test flight, free of charge."""
    credits: int = 0
    """The credits, including earlier flights (GT-K1)."""
    handicaps: tuple[ActiveHandicap, ...] = ()
    """GT-K4, GT-X2: the handicaps in this flight."""
    days: int = 0
    """GT-F2: the total number of spaces on the route."""
    status: Status = "building"

    @property
    def last_placing(self) -> tuple[bool, int]:
        """GT-B8: return the sort key of builders who run out of time; builders without a placement come last."""
        return not self.placed_at, self.placed_at

    @property
    def is_building(self) -> bool:
        """GT-B7: return whether the player has not finished yet."""
        return self.status == "building"


Piles: TypeAlias = tuple[tuple[CardName, ...] | None, ...]
"""GT-B5: the cards of each pile; None for a pile that no player has looked at, which is still in the bags."""


class Deck(msgspec.Struct, frozen=True, gc=False):
    """GT-C5: the face-down cards, as bags without an order."""

    known: tuple[CardName, ...] = ()
    """The cards certainly in the deck: from seen piles, or of the test flight."""
    unknown: dict[CardLevel, int] = {}
    """The number of unknown cards of each level; each is any card of its bag."""
    bags: dict[CardLevel, tuple[CardName, ...]] = {}
    """The unseen cards of each level."""
    piles: Piles = ()
    """The piles that were shuffled into the deck; players remember the piles they saw."""

    @property
    def size(self) -> int:
        """Return the number of cards still to be turned."""
        return len(self.known) + sum(self.unknown.values())


class Variants(msgspec.Struct, frozen=True, gc=False):
    """The table options as used by the rules."""

    level: LevelName
    clock: Clock
    """GT-M6: the kind of clock; GT-M7: the test flight is untimed."""
    seconds: int
    joined: bool
    """GT-B4: True if a placed tile needs a good joint with the ship."""
    warn: bool
    """GT-B4: True if builders see their faults at once."""
    roads: int = 0
    """GT-X2: the number of roads drawn for each flight."""
    race: str = ""
    """GT-R2: the code of the table's race, or empty."""


class Ledger(msgspec.Struct, frozen=True, gc=False):
    """GT-E1, GT-E2: the result of a flight for one player."""

    arrived: int | None
    """The place of arrival from 1, or None for a player who gave up."""
    earned: int
    """Credits from cards."""
    reward: int
    prettiest: int
    titles: int
    """GT-K2 to GT-K4: on a Trek, payments for titles replace the prettiest ship."""
    goods: int
    losses: int
    total: int


class TitleScore(msgspec.Struct, frozen=True, gc=False):
    """GT-K1: the score of a ship for a title, and the cells that count."""

    points: int
    cells: tuple[Cell, ...] = ()


class TitleState(msgspec.Struct, frozen=True, gc=False):
    """GT-K1 to GT-K4: a drawn title."""

    title: TitleName
    holder: Seat | None = None
    gold: bool = False
    counted: tuple[TitleScore | None, ...] = ()
    """By seat, the scores of the last flight; None for a player who gave up."""


class Trek(msgspec.Struct, frozen=True, gc=False):
    """GT-K1: the flights of a match; a single flight is a sequence of one."""

    name: TrekName
    carried: tuple[int, ...]
    """By seat, the credits from earlier flights."""
    flight: int = 0
    """The current or last flight, counted from 0."""
    titles: tuple[TitleState, ...] = ()
    roads: tuple[RoadName, ...] = ()
    """GT-X2: the roads drawn for the current flight."""
    flown: tuple[tuple[Ledger, ...], ...] = ()
    """For each finished flight, a ledger for each seat."""
    kept: tuple[TitleName, ...] = ()
    """GT-K2: the titles that holders of several have chosen to keep."""
    ready: tuple[Seat, ...] = ()
    """The seats that are ready for the next flight."""

    @property
    def flights(self) -> tuple[LevelName, ...]:
        """GT-K1: return the levels of all flights."""
        return NUMBERS.courses[self.name]

    @property
    def is_trek(self) -> bool:
        """GT-K1: return whether the match has several flights with titles."""
        return len(self.flights) > 1

    @property
    def is_last(self) -> bool:
        """GT-K5: return whether this is the last flight."""
        return self.flight + 1 == len(self.flights)


class FlightState(msgspec.Struct, frozen=True, gc=False):
    """The state of the current flight."""

    steps: tuple[Step, ...] = ()
    """The stack of steps, the next one last."""
    choices: tuple[GalaxyTruckerAction, ...] = ()
    """The choices of the seat in the next step; empty if chance acts."""
    card: CardName | None = None
    """The last turned card, visible until the next one."""
    turned: tuple[CardName, ...] = ()
    dice: tuple[int, int] | None = None
    """The last roll for this card."""
    axis: Axis | None = None
    """GT-A5, GT-A12: the axis of that roll."""
    rolled: int = 0
    """GT-A5, GT-A8: the number of meteors or shots rolled so far."""
    line: int = 0
    """GT-A9: the line of the combat zone, counted from 1."""
    declared: dict[Seat, HalfPower] = {}
    """GT-A1, GT-A6, GT-A9: the power declared for this card, or for this line of it."""
    landed: dict[Seat, int] = {}
    """GT-A2: the planet of each landed seat, counted from 1, in landing order."""
    beaten: tuple[Seat, ...] = ()
    """GT-A7: the seats that the pirates beat."""
    powerless: tuple[Seat, ...] = ()
    """GT-F2: the seats with an engine power of 0 in open space."""
    out: dict[Seat, OutOfRace] = {}
    """GT-F2: the seats out of the race, with the reason."""
    ledgers: tuple[Ledger, ...] = ()
    """A ledger for each seat, once the flight is over."""


class State(msgspec.Struct, frozen=True, gc=False):
    """The state of a match."""

    variants: Variants
    players: tuple[Player, ...]
    heap: tuple[Tile, ...]
    """GT-B1: the face-down tiles, in no order."""
    face_up: tuple[Tile, ...]
    piles: Piles
    deck: Deck
    """While building, the bags; after the launch, the cards still to be turned."""
    glass: Hourglass | None
    """GT-B6: None in the test flight and at tables without an hourglass."""
    bank: dict[Good, int]
    trek: Trek
    phase: Phase = "building"
    drawing: Seat | None = None
    """GT-B1: the seat for which chance draws a heap tile."""
    dealing: int | None = None
    """GT-B5: the pile that chance deals on its first look."""
    placings: int = 0
    """GT-B8: the number of placements at the table."""
    flying: FlightState | None = None
    """The current flight, after the launch."""
    result: Result | None = None

    @property
    def level(self) -> Level:
        """GT-M4: return the level of the current flight."""
        return NUMBERS.levels[self.variants.level]


Outcome: TypeAlias = tuple[State, tuple[Event, ...]]
"""The result of every rule: the new state and its events."""


def players_with(state: State, seat: Seat, player: Player) -> tuple[Player, ...]:
    """Return the players with one of them replaced."""
    players = list(state.players)
    players[seat] = player
    return tuple(players)


def with_player(state: State, seat: Seat, player: Player) -> State:
    """Return the state with one player replaced."""
    return msgspec.structs.replace(state, players=players_with(state, seat, player))
