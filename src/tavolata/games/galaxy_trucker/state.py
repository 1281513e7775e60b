"""The position of a game of Galaxy Trucker: frozen data; secret are only a tile just drawn and the cards of the piles."""

from typing import Literal, TypeAlias, get_args

import msgspec

from tavolata.core.game import Event, Result, Seat
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.content import (
    NUMBERS,
    CardLevel,
    CardName,
    Cell,
    CourseName,
    Good,
    Handicap,
    Level,
    LevelName,
    RoadName,
    Tile,
    TitleName,
)
from tavolata.games.galaxy_trucker.steps import Step

Phase = Literal["titles", "roads", "building", "mending", "boarding", "flight", "sharing", "layover", "over"]
"""All build at once; all with faults mend at once; aliens board in route order; then the flight (state.flying) until it is over.

On a Trek titles are drawn before the first flight and shared out after it, and the table waits between two flights (GT-K1, GT-K2).
By option roads are drawn before each flight (GT-X2)."""

Clock = Literal["hourglass", "own-clock", "untimed"]
CLOCKS: tuple[Clock, ...] = get_args(Clock)
Status = Literal["building", "finished", "flying", "gave-up"]
Member = Literal["human", "purple", "brown"]
Alien = Literal["purple", "brown"]
Axis = Literal["column", "row"]
OutOfRace = Literal["engines", "humans", "lapped", "choice"]
"""GT-F2: why somebody flies no more."""
HalfPower: TypeAlias = int
"""GT-F4: power in halves, so that it is exact."""


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A tile as it lies on a ship, so many quarter turns clockwise."""

    tile: Tile
    turn: int


class Ship(msgspec.Struct, frozen=True, dict=True):
    """The tiles of a ship by cell, and the level that it was built for; what is on them stands with the player."""

    level: LevelName
    cells: dict[Cell, Placed]


class Held(msgspec.Struct, frozen=True, gc=False):
    """GT-B1, GT-B2: a tile in hand; drawn face down it is secret until it has been shown."""

    tile: Tile
    reserved: bool = False
    secret: bool = False


class Loose(msgspec.Struct, frozen=True, gc=False):
    """GT-B3: the tile placed last, which can still be moved or taken back, and the ship without it."""

    placed: Placed
    cell: Cell
    reserved: bool
    before: Ship


class Glass(msgspec.Struct, frozen=True, gc=False):
    """GT-B6: the hourglass stands on a space, counted from 1, and runs or has run out."""

    space: int = 1
    running: bool = True


class Burden(msgspec.Struct, frozen=True, gc=False):
    """GT-K4, GT-X2: what makes a flight harder for somebody, and the title or road that brings it."""

    by: TitleName | RoadName
    handicap: Handicap


class Player(msgspec.Struct, frozen=True, dict=True):
    """A player's ship with all that is on it, and how far they are."""

    ship: Ship
    hand: Held | None = None
    loose: Loose | None = None
    reserve: tuple[Tile, ...] = ()
    placed_at: int = 0
    """GT-B8: which placing of the table was this player's last, counted from 1; 0: none."""
    begun: bool = False
    """GT-M6: a first tile was taken, and so a clock of one's own set going."""
    looking: int | None = None
    """GT-B5: the pile in their hands, 1 to 3."""
    looked: tuple[int, ...] = ()
    """The piles that this player has seen."""
    start: int | None = None
    """GT-B7: the start space, 1 to 4, once finished."""
    crew: dict[Cell, tuple[Member, ...]] = {}
    """By cabin; an empty cabin is not listed."""
    batteries: dict[Cell, int] = {}
    """By compartment; an empty one is not listed."""
    goods: dict[Cell, tuple[Good, ...]] = {}
    """By hold, most valuable first; an empty one is not listed."""
    lost: tuple[Tile, ...] = ()
    """Components lost on the way, a credit each (GT-C3, GT-F3)."""
    scrap: tuple[Tile, ...] = ()
    """GT-C3: taken off in the check of a test flight, at no cost."""
    credits: int = 0
    """Those of the flights before, too (GT-K1)."""
    burdens: tuple[Burden, ...] = ()
    """GT-K4, GT-X2: what makes this flight harder for them."""
    days: int = 0
    """GT-F2: the running count of spaces on the route."""
    status: Status = "building"

    @property
    def last_placing(self) -> tuple[bool, int]:
        """GT-B8: by this those are sorted who are caught; who placed nothing comes last."""
        return not self.placed_at, self.placed_at

    @property
    def is_building(self) -> bool:
        """GT-B7: not finished yet."""
        return self.status == "building"


Piles: TypeAlias = tuple[tuple[CardName, ...] | None, ...]
"""GT-B5: the cards of each pile that somebody has looked at; None: still a part of the bags."""


class Deck(msgspec.Struct, frozen=True, gc=False):
    """GT-C5: face-down cards are bags, in an order that is nobody's yet."""

    known: tuple[CardName, ...] = ()
    """Cards that are in the deck for certain: those of piles that were looked at, or of the test flight."""
    unknown: dict[CardLevel, int] = {}
    """How many cards of each level are in the deck besides, each any card of its bag."""
    bags: dict[CardLevel, tuple[CardName, ...]] = {}
    """Cards of each level of which nobody has seen whether they fly."""
    piles: Piles = ()
    """The piles that were shuffled into it: who looked at one remembers its cards."""

    @property
    def size(self) -> int:
        """How many cards are still to be turned."""
        return len(self.known) + sum(self.unknown.values())


class Variants(msgspec.Struct, frozen=True, gc=False):
    """The options of the table, as the rules ask for them."""

    level: LevelName
    clock: Clock
    """GT-M6; GT-M7: the test flight is untimed."""
    seconds: int
    joined: bool
    """GT-B4: a tile placed must have a good joint with the ship."""
    warn: bool
    """GT-B4: a builder is shown the faults at once."""
    roads: int = 0
    """GT-X2: how many roads are drawn for each flight."""
    race: str = ""
    """GT-R2: the race that the table is part of, by its code."""


class Ledger(msgspec.Struct, frozen=True, gc=False):
    """GT-E1, GT-E2: what a flight brought to one player."""

    arrived: int | None
    """The place of arrival from 1, or None for who gave up."""
    earned: int
    """Credits of cards."""
    reward: int
    prettiest: int
    titles: int
    """GT-K2 to GT-K4: on a Trek titles take the place of the prettiest ship."""
    goods: int
    losses: int
    total: int


class Score(msgspec.Struct, frozen=True, gc=False):
    """GT-K1: what a ship scores for a title, and the cells by which it does."""

    points: int
    cells: tuple[Cell, ...] = ()


class TitleState(msgspec.Struct, frozen=True, gc=False):
    """GT-K1 to GT-K4: a title that was drawn."""

    title: TitleName
    holder: Seat | None = None
    gold: bool = False
    counted: tuple[Score | None, ...] = ()
    """By seat, as counted after the last flight; None for who gave up."""


class Course(msgspec.Struct, frozen=True, gc=False):
    """GT-K1: the flights of a match; a single flight is a course of one."""

    name: CourseName
    carried: tuple[int, ...]
    """By seat, the credits brought along from the flights before this one."""
    flight: int = 0
    """Which flight is under way, or was flown last, counted from 0."""
    titles: tuple[TitleState, ...] = ()
    roads: tuple[RoadName, ...] = ()
    """GT-X2: what was drawn for the flight under way."""
    flown: tuple[tuple[Ledger, ...], ...] = ()
    """Of each flight that is over a ledger for each seat."""
    kept: tuple[TitleName, ...] = ()
    """GT-K2: the titles that those who hold several have chosen to keep."""
    ready: tuple[Seat, ...] = ()
    """Who is ready for the next flight."""

    @property
    def flights(self) -> tuple[LevelName, ...]:
        """GT-K1: one flight, or several one after the other."""
        return NUMBERS.courses[self.name]

    @property
    def is_trek(self) -> bool:
        """GT-K1: several flights, for titles."""
        return len(self.flights) > 1

    @property
    def is_last(self) -> bool:
        """GT-K5: no flight follows this one."""
        return self.flight + 1 == len(self.flights)


class Flying(msgspec.Struct, frozen=True, gc=False):
    """The flight under way."""

    steps: tuple[Step, ...] = ()
    """What is to be done, the next one last."""
    choices: tuple[GalaxyTruckerAction, ...] = ()
    """What the seat of the next step may do; empty when chance is to act."""
    card: CardName | None = None
    """The last that was turned, which lies open until the next one."""
    turned: tuple[CardName, ...] = ()
    dice: tuple[int, int] | None = None
    """The last roll for this card."""
    axis: Axis | None = None
    """GT-A5, GT-A12: what that roll named."""
    rolled: int = 0
    """GT-A5, GT-A8: for how many meteors or shots of the volley there was a roll."""
    line: int = 0
    """GT-A9: the line of the combat zone, counted from 1."""
    declared: dict[Seat, HalfPower] = {}
    """GT-A1, GT-A6, GT-A9: engine power or firepower as declared for this card, or for this line of it."""
    landed: dict[Seat, int] = {}
    """GT-A2: who landed on which planet, counted from 1, in landing order."""
    beaten: tuple[Seat, ...] = ()
    """GT-A7: whom the pirates beat."""
    powerless: tuple[Seat, ...] = ()
    """GT-F2: whose engine power was 0 in open space."""
    out: dict[Seat, OutOfRace] = {}
    """GT-F2: who is out of the race, and why."""
    ledgers: tuple[Ledger, ...] = ()
    """Once it is over: a ledger for each seat."""


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything on the table."""

    variants: Variants
    players: tuple[Player, ...]
    heap: tuple[Tile, ...]
    """GT-B1: face down, a bag."""
    face_up: tuple[Tile, ...]
    piles: Piles
    deck: Deck
    """While building: the bags alone; from the launch on the cards to be turned."""
    glass: Glass | None
    """GT-B6: none in the test flight and at tables without hourglass."""
    bank: dict[Good, int]
    course: Course
    phase: Phase = "building"
    drawing: Seat | None = None
    """GT-B1: chance is to draw a tile from the heap for this seat."""
    dealing: int | None = None
    """GT-B5: chance is to deal the cards of this pile, which is looked at for the first time."""
    placings: int = 0
    """GT-B8: how often anybody placed a tile."""
    flying: Flying | None = None
    """The flight under way, from the launch on."""
    result: Result | None = None

    @property
    def level(self) -> Level:
        """GT-M4: the flight."""
        return NUMBERS.levels[self.variants.level]


Outcome: TypeAlias = tuple[State, tuple[Event, ...]]
"""What every rule gives back: the position after it, and the facts that followed."""


def players_with(state: State, seat: Seat, player: Player) -> tuple[Player, ...]:
    """The players with one of them changed."""
    players = list(state.players)
    players[seat] = player
    return tuple(players)


def with_player(state: State, seat: Seat, player: Player) -> State:
    """The state with one player changed."""
    return msgspec.structs.replace(state, players=players_with(state, seat, player))
