"""Event structs of Galaxy Trucker."""

from typing import Literal, Self, TypeAlias

import msgspec

from tavolata.core.game import Event, Seat
from tavolata.games.galaxy_trucker.content import (
    CardName,
    Cell,
    Family,
    Good,
    Kind,
    LevelName,
    Measure,
    RoadName,
    Side,
    Size,
    Tile,
    TitleName,
)
from tavolata.games.galaxy_trucker.state import Axis, Ledger, OutOfRace

# Building


class Took(Event, frozen=True, tag="took"):
    """GT-B1, GT-B2 event: a player took a tile; a tile from the heap is known only to that player."""

    seat: Seat
    source: Literal["heap", "table", "reserve"]
    tile: Tile | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the event as a seat sees it: without the face of another player's heap tile."""
        return self if seat == self.seat or self.source != "heap" else msgspec.structs.replace(self, tile=None)


class TilePlaced(Event, frozen=True, tag="placed"):
    """GT-B2, GT-B3 event: a player placed a tile on the ship; `moved` if it was on the ship before."""

    seat: Seat
    tile: Tile
    cell: Cell
    turn: int
    moved: bool
    part: Kind
    side: Side
    beside: Kind
    """The kind of the tile, and the side and kind of a neighbour."""


class PickedUp(Event, frozen=True, tag="picked-up"):
    """GT-B3 event: a player took the tile placed last back in hand."""

    seat: Seat
    tile: Tile
    cell: Cell
    part: Kind


class Reserved(Event, frozen=True, tag="reserved"):
    """GT-B2 event: a player reserved a tile."""

    seat: Seat
    tile: Tile
    part: Kind


class Returned(Event, frozen=True, tag="returned"):
    """GT-B2, GT-B8 event: a player returned a tile face up."""

    seat: Seat
    tile: Tile
    part: Kind


class Looks(Event, frozen=True, tag="looks"):
    """GT-B5 event: a player took a pile of cards; only that player sees the cards."""

    seat: Seat
    pile: int
    cards: tuple[CardName, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the event as a seat sees it: without the cards of another player's pile."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class Looked(Event, frozen=True, tag="looked"):
    """GT-B5 event: a player put a pile of cards back."""

    seat: Seat
    pile: int


class GlassTurned(Event, frozen=True, tag="glass-turned"):
    """GT-B6 event: a player turned the hourglass onto its next space."""

    seat: Seat
    space: int


class GlassEmpty(Event, frozen=True, tag="glass-empty"):
    """GT-B6 event: the hourglass ran out; building ends if it is the last run."""

    space: int
    last: bool


class OutOfTime(Event, frozen=True, tag="out-of-time"):
    """GT-M6, GT-B8 event: the time of a builder ran out."""

    seat: Seat


class Finished(Event, frozen=True, tag="finished"):
    """GT-B7, GT-B8 event: a player took a start space, or received one when time ran out."""

    seat: Seat
    start: int
    caught: bool


# Check and launch


class Checked(Event, frozen=True, tag="checked"):
    """GT-C1 event: the result of the check of a ship."""

    seat: Seat
    faults: int
    pieces: int


class TilesLost(Event, frozen=True, tag="tiles-lost"):
    """GT-C3, GT-F3, GT-B8 event: a player lost components; `cells` are their positions if they were placed."""

    seat: Seat
    tiles: tuple[Tile, ...]
    cells: tuple[Cell, ...]
    why: Literal["mended", "flown-off", "reserve", "destroyed"]
    parts: tuple[Kind, ...]
    """The kinds of these components in the order of `tiles`."""


class MovedBehind(Event, frozen=True, tag="moved-behind"):
    """GT-C3 event: in the test flight, a repaired ship starts behind the others."""

    seat: Seat
    start: int


class MovedUp(Event, frozen=True, tag="moved-up"):
    """GT-C3 event: in the test flight, a sound ship moves up past a repaired one."""

    seat: Seat
    start: int


class Boarded(Event, frozen=True, tag="boarded"):
    """GT-C4 event: humans or an alien boarded a cabin."""

    seat: Seat
    cell: Cell
    crew: Literal["humans", "purple", "brown"]


class Launched(Event, frozen=True, tag="launched"):
    """GT-C5 event: the ships take off, in route order."""

    order: tuple[Seat, ...]


# Flight

FightEnd = Literal["won", "tied", "lost"]
Spent = Literal["power", "taken", "destroyed"]
CrewGone = Literal["sent", "life-support", "epidemic", "destroyed"]
Hit = Literal["bounced", "shot", "shielded", "hit"]
HitBy = Literal["smooth", "cannon", "battery", "no-cannon", "no-shield", "pipe", "no-battery", "heavy", "chosen"]
Declaring = Literal["race", "fight", "zone"]
MovedBy = Literal["engines", "days", "pipes"]


class CardTurned(Event, frozen=True, tag="card-turned"):
    """GT-F1 event: the leader turned a card."""

    seat: Seat
    card: CardName
    what: str


class CardSkipped(Event, frozen=True, tag="card-skipped"):
    """GT-A9, GT-A12 event: the card had no effect, because only one player is left."""

    card: CardName


class TooFew(Event, frozen=True, tag="too-few"):
    """GT-A3, GT-A4 event: a player with too few crew members was skipped."""

    seat: Seat
    has: int
    needed: int


class Rolled(Event, frozen=True, tag="rolled"):
    """GT-A5, GT-A8 event: a roll named the column or row of a meteor or shot; `number` counts from 1 in its volley."""

    dice: tuple[int, int]
    axis: Axis
    size: Size
    side: Side
    number: int
    misses: tuple[Seat, ...]
    """The targeted seats that have no tile in that line."""


class SabotageRolled(Event, frozen=True, tag="sabotage-rolled"):
    """GT-A12 event: a roll named the column, or then the row, of a sabotage."""

    seat: Seat
    dice: tuple[int, int]
    axis: Axis


class Declared(Event, frozen=True, tag="declared"):
    """GT-F4, GT-F5 event: a player declared an engine power or firepower, with exact halves."""

    seat: Seat
    measure: Measure
    power: float
    why: Declaring


class Moved(Event, frozen=True, tag="moved"):
    """GT-F1 event: a rocket moved by a number of empty spaces, backward if negative; `days` is the new total."""

    seat: Seat
    spaces: int
    days: int
    why: MovedBy
    space: int
    """The position on the loop, counted from 0."""


class BatteriesSpent(Event, frozen=True, tag="batteries-spent"):
    """GT-F8, GT-F11, GT-F3 event: batteries left a compartment."""

    seat: Seat
    cell: Cell
    count: int
    why: Spent


class CrewLost(Event, frozen=True, tag="crew-lost"):
    """GT-F7, GT-F3, GT-A11 event: crew members left a cabin."""

    seat: Seat
    cell: Cell
    crew: tuple[Literal["human", "purple", "brown"], ...]
    why: CrewGone


class GoodsLost(Event, frozen=True, tag="goods-lost"):
    """GT-F8, GT-F3 event: cubes left a hold for the bank."""

    seat: Seat
    cell: Cell
    goods: tuple[Good, ...]
    why: Literal["taken", "destroyed"]


class GoodsOffered(Event, frozen=True, tag="goods-offered"):
    """GT-F9 event: the bank offers cubes; it has no more of the `lacking` ones."""

    seat: Seat
    goods: tuple[Good, ...]
    lacking: tuple[Good, ...]


class Loaded(Event, frozen=True, tag="loaded"):
    """GT-F9 event: a cube was loaded."""

    seat: Seat
    good: Good
    cell: Cell


class Unloaded(Event, frozen=True, tag="unloaded"):
    """GT-F9 event: a cube was unloaded."""

    seat: Seat
    good: Good
    cell: Cell


class GoodsLeft(Event, frozen=True, tag="goods-left"):
    """GT-F9 event: loading ended; these cubes went to the bank."""

    seat: Seat
    goods: tuple[Good, ...]


class Landed(Event, frozen=True, tag="landed"):
    """GT-A2 event: a player landed on a planet."""

    seat: Seat
    planet: int


class Passed(Event, frozen=True, tag="passed"):
    """GT-A2 to GT-A4, GT-A6 event: a player passed, by choice or because nothing was left."""

    seat: Seat
    why: Literal["choice", "taken"] = "choice"


class Claimed(Event, frozen=True, tag="claimed"):
    """GT-A3, GT-A4, GT-A6 event: a player took the reward of the card."""

    seat: Seat


class Earned(Event, frozen=True, tag="earned"):
    """GT-A3, GT-A7 event: a player received credits from the bank."""

    seat: Seat
    credits: int


class Fought(Event, frozen=True, tag="fought"):
    """GT-A6 event: the outcome of a fight against an enemy."""

    seat: Seat
    outcome: FightEnd
    enemy: str
    power: float
    firepower: int
    """The firepower of the player and of the enemy."""


class Lowest(Event, frozen=True, tag="lowest"):
    """GT-A9, GT-A12 event: this player has the lowest value, or is furthest ahead among equals, and suffers the penalty."""

    seat: Seat
    measure: Measure
    why: Literal["least", "ahead"]
    power: float
    others: tuple[tuple[Seat, float], ...]
    """The powers of the others in route order."""
    rule: Literal["GT-A9", "GT-A12"]


class Struck(Event, frozen=True, tag="struck"):
    """GT-A5, GT-A8 event: the effect of a meteor or shot on a ship; `cell` is the tile that it met."""

    seat: Seat
    size: Size
    side: Side
    line: int
    cell: Cell
    outcome: Hit
    why: HitBy
    """The reason why it had an effect or not."""


class SabotageFailed(Event, frozen=True, tag="sabotage-failed"):
    """GT-A12 event: no tile is on the named cell."""

    seat: Seat
    cell: Cell
    tries: int


class GaveUp(Event, frozen=True, tag="gave-up"):
    """GT-F2 event: a player left the race, by choice or by force."""

    seat: Seat
    why: OutOfRace


class Settled(Event, frozen=True, tag="settled"):
    """GT-E1, GT-E2 event: the result of a flight for a player; GT-K1: on a Trek, earlier credits are added."""

    seat: Seat
    ledger: Ledger
    credits: int
    """The total credits of the player."""
    trek: bool


class Ended(Event, frozen=True, tag="ended"):
    """GT-E3, GT-K5 event: the match ended."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    trek: bool


# The Trek


class TitleDrawn(Event, frozen=True, tag="title-drawn"):
    """GT-K1 event: a title was drawn."""

    title: TitleName


class TitleCounted(Event, frozen=True, tag="title-counted"):
    """GT-K1 event: the scores for a title of the players who completed the flight, in route order."""

    title: TitleName
    points: tuple[tuple[Seat, int], ...]


class TitlePaid(Event, frozen=True, tag="title-paid"):
    """GT-K2 to GT-K4 event: credits for the best score; `gold` if the title is golden."""

    seat: Seat
    title: TitleName
    credits: int
    gold: bool


class TitleWon(Event, frozen=True, tag="title-won"):
    """GT-K2 event: a player won a title after the first flight, by the best score, as the leader if all scored 0, or by lot."""

    seat: Seat
    title: TitleName
    why: Literal["best", "leader", "lot"]


class TitleKept(Event, frozen=True, tag="title-kept"):
    """GT-K2 event: a holder of several titles keeps this one."""

    seat: Seat
    title: TitleName


class TitleGiven(Event, frozen=True, tag="title-given"):
    """GT-K2 event: a holder of several titles gives one to a player without."""

    seat: Seat
    title: TitleName
    to: Seat


class TitleGilded(Event, frozen=True, tag="title-gilded"):
    """GT-K3 event: a defended title becomes golden."""

    seat: Seat
    title: TitleName


class TitleMissed(Event, frozen=True, tag="title-missed"):
    """GT-K3, GT-K4 event: a holder failed to defend a title, because of a better score or an incomplete flight."""

    seat: Seat
    title: TitleName
    why: Literal["beaten", "out"]


class FlightOver(Event, frozen=True, tag="flight-over"):
    """GT-K1 event: a flight is over; `next` is the following level."""

    level: LevelName
    next: LevelName


class IsReady(Event, frozen=True, tag="is-ready"):
    """GT-K1 event: a player is ready for the next flight."""

    seat: Seat


class FlightBegins(Event, frozen=True, tag="flight-begins"):
    """GT-K1 event: building for this flight begins."""

    level: LevelName


class RoadDrawn(Event, frozen=True, tag="road-drawn"):
    """GT-X2 event: a road of the next flight was drawn."""

    road: RoadName


class Hampered(Event, frozen=True, tag="hampered"):
    """GT-K4, GT-X2 event: a handicap or road took effect, with its amount."""

    seat: Seat
    by: TitleName | RoadName
    why: Family
    count: int


BuildEvent: TypeAlias = (
    Took
    | TilePlaced
    | PickedUp
    | Reserved
    | Returned
    | Looks
    | Looked
    | GlassTurned
    | GlassEmpty
    | OutOfTime
    | Finished
    | Checked
    | TilesLost
    | MovedBehind
    | MovedUp
    | Boarded
    | Launched
)
FlightEvent: TypeAlias = (
    CardTurned
    | CardSkipped
    | TooFew
    | Rolled
    | SabotageRolled
    | Declared
    | Moved
    | BatteriesSpent
    | CrewLost
    | GoodsLost
    | GoodsOffered
    | Loaded
    | Unloaded
    | GoodsLeft
    | Landed
    | Passed
    | Claimed
    | Earned
    | Fought
    | Lowest
    | Struck
    | SabotageFailed
    | GaveUp
    | Settled
    | Ended
)
TrekEvent: TypeAlias = (
    TitleDrawn
    | TitleCounted
    | TitlePaid
    | TitleWon
    | TitleKept
    | TitleGiven
    | TitleGilded
    | TitleMissed
    | FlightOver
    | IsReady
    | FlightBegins
    | RoadDrawn
    | Hampered
)
GalaxyTruckerEvent: TypeAlias = BuildEvent | FlightEvent | TrekEvent
