"""The facts that follow from actions in Galaxy Trucker."""

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
    """GT-B1, GT-B2: a tile is in hand; one from the heap is known to its taker alone."""

    seat: Seat
    source: Literal["heap", "table", "reserve"]
    tile: Tile | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Others see the back of a tile from the heap."""
        return self if seat == self.seat or self.source != "heap" else msgspec.structs.replace(self, tile=None)


class TilePlaced(Event, frozen=True, tag="placed"):
    """GT-B2, GT-B3: a tile lies on a ship; `moved` if it lay elsewhere before."""

    seat: Seat
    tile: Tile
    cell: Cell
    turn: int
    moved: bool
    part: Kind
    side: Side
    beside: Kind
    """What it is, and on which side of which neighbour it lies."""


class PickedUp(Event, frozen=True, tag="picked-up"):
    """GT-B3: the tile placed last is in hand again."""

    seat: Seat
    tile: Tile
    cell: Cell
    part: Kind


class Reserved(Event, frozen=True, tag="reserved"):
    """GT-B2: a tile was laid aside."""

    seat: Seat
    tile: Tile
    part: Kind


class Returned(Event, frozen=True, tag="returned"):
    """GT-B2, GT-B8: a tile lies face up in the middle."""

    seat: Seat
    tile: Tile
    part: Kind


class Looks(Event, frozen=True, tag="looks"):
    """GT-B5: a pile is in somebody's hands; only that one sees its cards."""

    seat: Seat
    pile: int
    cards: tuple[CardName, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Others see the backs of the cards."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class Looked(Event, frozen=True, tag="looked"):
    """GT-B5: a pile is free again."""

    seat: Seat
    pile: int


class GlassTurned(Event, frozen=True, tag="glass-turned"):
    """GT-B6: the hourglass runs on its next space."""

    seat: Seat
    space: int


class GlassEmpty(Event, frozen=True, tag="glass-empty"):
    """GT-B6: a run of the hourglass has ended; `last` ends building."""

    space: int
    last: bool


class OutOfTime(Event, frozen=True, tag="out-of-time"):
    """GT-M6, GT-B8: this builder's time is over."""

    seat: Seat


class Finished(Event, frozen=True, tag="finished"):
    """GT-B7, GT-B8: a rocket stands on a start space."""

    seat: Seat
    start: int
    caught: bool


# Check and launch


class Checked(Event, frozen=True, tag="checked"):
    """GT-C1: what the check found in a ship."""

    seat: Seat
    faults: int
    pieces: int


class TilesLost(Event, frozen=True, tag="tiles-lost"):
    """GT-C3, GT-F3, GT-B8: components are off a ship, or were never fixed to it; `cells` where they lay."""

    seat: Seat
    tiles: tuple[Tile, ...]
    cells: tuple[Cell, ...]
    why: Literal["mended", "flown-off", "reserve", "destroyed"]
    parts: tuple[Kind, ...]
    """What these components are, in the order of `tiles`."""


class MovedBehind(Event, frozen=True, tag="moved-behind"):
    """GT-C3: in the test flight a mended ship starts behind the others."""

    seat: Seat
    start: int


class MovedUp(Event, frozen=True, tag="moved-up"):
    """GT-C3: in the test flight a sound ship takes the place of a mended one before it."""

    seat: Seat
    start: int


class Boarded(Event, frozen=True, tag="boarded"):
    """GT-C4: humans or an alien live in a cabin."""

    seat: Seat
    cell: Cell
    crew: Literal["humans", "purple", "brown"]


class Launched(Event, frozen=True, tag="launched"):
    """GT-C5: the ships take off, in route order."""

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
    """GT-F1: the leader turned a card."""

    seat: Seat
    card: CardName
    what: str


class CardSkipped(Event, frozen=True, tag="card-skipped"):
    """GT-A9, GT-A12: nothing happens, as only one player is left."""

    card: CardName


class TooFew(Event, frozen=True, tag="too-few"):
    """GT-A3, GT-A4: somebody has not the crew that the card asks for, and is passed over."""

    seat: Seat
    has: int
    needed: int


class Rolled(Event, frozen=True, tag="rolled"):
    """GT-A5, GT-A8: the dice named the column or row of a meteor or shot, the one of this number in its volley, from 1."""

    dice: tuple[int, int]
    axis: Axis
    size: Size
    side: Side
    number: int
    misses: tuple[Seat, ...]
    """Of those it comes at, whoever has no tile in that line."""


class SabotageRolled(Event, frozen=True, tag="sabotage-rolled"):
    """GT-A12: the dice named the column, or then the row, where something is to blow."""

    seat: Seat
    dice: tuple[int, int]
    axis: Axis


class Declared(Event, frozen=True, tag="declared"):
    """GT-F4, GT-F5: engine power or firepower; halves are exact."""

    seat: Seat
    measure: Measure
    power: float
    why: Declaring


class Moved(Event, frozen=True, tag="moved"):
    """GT-F1: a rocket moved by so many empty spaces, backward below 0; `days` is its running count now."""

    seat: Seat
    spaces: int
    days: int
    why: MovedBy
    space: int
    """Where it stands on the loop, counted from 0."""


class BatteriesSpent(Event, frozen=True, tag="batteries-spent"):
    """GT-F8, GT-F11, GT-F3: batteries left a compartment."""

    seat: Seat
    cell: Cell
    count: int
    why: Spent


class CrewLost(Event, frozen=True, tag="crew-lost"):
    """GT-F7, GT-F3, GT-A11: crew members left a cabin."""

    seat: Seat
    cell: Cell
    crew: tuple[Literal["human", "purple", "brown"], ...]
    why: CrewGone


class GoodsLost(Event, frozen=True, tag="goods-lost"):
    """GT-F8, GT-F3: cubes left a hold for the bank."""

    seat: Seat
    cell: Cell
    goods: tuple[Good, ...]
    why: Literal["taken", "destroyed"]


class GoodsOffered(Event, frozen=True, tag="goods-offered"):
    """GT-F9: cubes came from the bank to be loaded; `lacking` it had no more."""

    seat: Seat
    goods: tuple[Good, ...]
    lacking: tuple[Good, ...]


class Loaded(Event, frozen=True, tag="loaded"):
    """GT-F9: a cube lies in a hold."""

    seat: Seat
    good: Good
    cell: Cell


class Unloaded(Event, frozen=True, tag="unloaded"):
    """GT-F9: a cube was taken out of a hold."""

    seat: Seat
    good: Good
    cell: Cell


class GoodsLeft(Event, frozen=True, tag="goods-left"):
    """GT-F9: loading is done; these cubes went to the bank."""

    seat: Seat
    goods: tuple[Good, ...]


class Landed(Event, frozen=True, tag="landed"):
    """GT-A2: a planet is taken."""

    seat: Seat
    planet: int


class Passed(Event, frozen=True, tag="passed"):
    """GT-A2 to GT-A4, GT-A6: a player does without, of their own will or as all is taken."""

    seat: Seat
    why: Literal["choice", "taken"] = "choice"


class Claimed(Event, frozen=True, tag="claimed"):
    """GT-A3, GT-A4, GT-A6: a player takes what the card pays."""

    seat: Seat


class Earned(Event, frozen=True, tag="earned"):
    """GT-A3, GT-A7: credits from the bank."""

    seat: Seat
    credits: int


class Fought(Event, frozen=True, tag="fought"):
    """GT-A6: how a fight against an enemy ended for a player."""

    seat: Seat
    outcome: FightEnd
    enemy: str
    power: float
    firepower: int
    """What the player had, and what the enemy has."""


class Lowest(Event, frozen=True, tag="lowest"):
    """GT-A9, GT-A12: this one has the least, or of equals is furthest ahead, and suffers for it by this rule."""

    seat: Seat
    measure: Measure
    why: Literal["least", "ahead"]
    power: float
    others: tuple[tuple[Seat, float], ...]
    """What the others have, in route order."""
    rule: Literal["GT-A9", "GT-A12"]


class Struck(Event, frozen=True, tag="struck"):
    """GT-A5, GT-A8: what came of a meteor or shot for a ship that has a tile in its line; `cell` is the one that it met."""

    seat: Seat
    size: Size
    side: Side
    line: int
    cell: Cell
    outcome: Hit
    why: HitBy
    """What helped against it, or why nothing did."""


class SabotageFailed(Event, frozen=True, tag="sabotage-failed"):
    """GT-A12: no tile lies where the dice pointed."""

    seat: Seat
    cell: Cell
    tries: int


class GaveUp(Event, frozen=True, tag="gave-up"):
    """GT-F2: a player is out of the race."""

    seat: Seat
    why: OutOfRace


class Settled(Event, frozen=True, tag="settled"):
    """GT-E1, GT-E2: what the flight brought to a player; GT-K1: on a Trek they have more than that."""

    seat: Seat
    ledger: Ledger
    credits: int
    """What they have now."""
    trek: bool


class Ended(Event, frozen=True, tag="ended"):
    """GT-E3, GT-K5: the flight is over, and with it the match."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    trek: bool


# The Trek


class TitleDrawn(Event, frozen=True, tag="title-drawn"):
    """GT-K1: a title that is flown for."""

    title: TitleName


class TitleCounted(Event, frozen=True, tag="title-counted"):
    """GT-K1: what those who completed the flight score for a title, in route order."""

    title: TitleName
    points: tuple[tuple[Seat, int], ...]


class TitlePaid(Event, frozen=True, tag="title-paid"):
    """GT-K2 to GT-K4: credits for the best score; `gold` if the title is of gold."""

    seat: Seat
    title: TitleName
    credits: int
    gold: bool


class TitleWon(Event, frozen=True, tag="title-won"):
    """GT-K2: who has a title after the first flight, and how that came: by the best score, as the leader where nobody scored, or by lot."""

    seat: Seat
    title: TitleName
    why: Literal["best", "leader", "lot"]


class TitleKept(Event, frozen=True, tag="title-kept"):
    """GT-K2: of several titles a holder keeps this one."""

    seat: Seat
    title: TitleName


class TitleGiven(Event, frozen=True, tag="title-given"):
    """GT-K2: a holder of several titles gives one to a player without."""

    seat: Seat
    title: TitleName
    to: Seat


class TitleGilded(Event, frozen=True, tag="title-gilded"):
    """GT-K3: a title that was defended turns to gold."""

    seat: Seat
    title: TitleName


class TitleMissed(Event, frozen=True, tag="title-missed"):
    """GT-K3, GT-K4: a holder did not defend a title: another one was better, or the flight was not completed."""

    seat: Seat
    title: TitleName
    why: Literal["beaten", "out"]


class FlightOver(Event, frozen=True, tag="flight-over"):
    """GT-K1: a flight is over, and this one comes next."""

    level: LevelName
    next: LevelName


class IsReady(Event, frozen=True, tag="is-ready"):
    """GT-K1: somebody is ready for the next flight."""

    seat: Seat


class FlightBegins(Event, frozen=True, tag="flight-begins"):
    """GT-K1: the ships for this flight are built now."""

    level: LevelName


class RoadDrawn(Event, frozen=True, tag="road-drawn"):
    """GT-X2: a road that the next flight takes."""

    road: RoadName


class Hampered(Event, frozen=True, tag="hampered"):
    """GT-K4, GT-X2: a handicap or a road bites, and by how much."""

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
