"""Everything that can be done in Galaxy Trucker, as data with a text form: the action's word, then its parts in order."""

from typing import Literal, TypeAlias

from tavolata.core.game import Action, Seat
from tavolata.core.notation import Codec, Notation, codec, enum, integer
from tavolata.games.galaxy_trucker.content import CARD_LEVELS, GOODS, ROAD_NAMES, TITLE_NAMES, CardName, Good, RoadName, Tile, TitleName

# Chance and the clock


class DrawTile(Action, frozen=True, tag="draw"):
    """GT-B1, chance: the tile that comes from the heap."""

    tile: Tile


class Deal(Action, frozen=True, tag="deal"):
    """GT-B5, GT-F1, chance: the card that lies in a pile looked at, or that comes off the deck."""

    card: CardName


class RunOut(Action, frozen=True, tag="run-out"):
    """GT-B6, clock: the sand has run out."""


class TimeUp(Action, frozen=True, tag="time-up"):
    """GT-M6, clock: a builder's own clock has run out."""

    seat: Seat


# Building


class Take(Action, frozen=True, tag="take"):
    """GT-B1, GT-B2: take a tile in hand; from the heap nobody knows which."""

    source: Literal["heap", "table", "reserve"]
    tile: Tile = 0


class Place(Action, frozen=True, tag="place"):
    """GT-B2, GT-B3: fix the tile in hand to the ship, or move the one placed last."""

    column: int
    row: int
    turn: int


class PickUp(Action, frozen=True, tag="pick-up"):
    """GT-B3: take the tile placed last back in hand."""


class Reserve(Action, frozen=True, tag="reserve"):
    """GT-B2: lay the tile in hand aside for oneself."""


class Return(Action, frozen=True, tag="return"):
    """GT-B2: put the tile in hand back, face up."""


class Look(Action, frozen=True, tag="look"):
    """GT-B5: take up a pile of cards."""

    pile: int


class LookDone(Action, frozen=True, tag="look-done"):
    """GT-B5: lay the pile down."""


class TurnGlass(Action, frozen=True, tag="turn-glass"):
    """GT-B6: turn the hourglass onto its next space."""


class Finish(Action, frozen=True, tag="finish"):
    """GT-B7: take a start space."""

    start: int


# Check and launch


class Remove(Action, frozen=True, tag="remove"):
    """GT-C3: take a tile off a faulty ship."""

    column: int
    row: int


class Keep(Action, frozen=True, tag="keep"):
    """GT-C3, GT-F3: fly on with this piece of a broken ship, counted from 1 as `ship.pieces` lists them."""

    piece: int


class Board(Action, frozen=True, tag="crew"):
    """GT-C4: who lives in a cabin that can take an alien."""

    column: int
    row: int
    crew: Literal["humans", "purple", "brown"]


# Flight


class Roll(Action, frozen=True, tag="roll"):
    """GT-A5, GT-A8, GT-A12, chance: how two dice fall, the lower one first."""

    low: int
    high: int


class FlyOn(Action, frozen=True, tag="fly-on"):
    """GT-F2: on to the next card."""


class GiveUp(Action, frozen=True, tag="give-up"):
    """GT-F2: give up between two cards."""


class Power(Action, frozen=True, tag="power"):
    """GT-F11: use a double engine, a double cannon or a shield for a battery."""

    column: int
    row: int


class Battery(Action, frozen=True, tag="battery"):
    """GT-F8, GT-F11: take a battery out of this compartment."""

    column: int
    row: int


class Declare(Action, frozen=True, tag="declare"):
    """GT-F4 to GT-F6: no more batteries; this is the power."""


class TakeHit(Action, frozen=True, tag="take-hit"):
    """GT-A5, GT-A8: spend no battery, and let it hit."""


class LoseMember(Action, frozen=True, tag="lose-crew"):
    """GT-F7: a crew member of this cabin goes."""

    column: int
    row: int


class LoseCube(Action, frozen=True, tag="lose-cube"):
    """GT-F8: the most valuable cube of this hold goes."""

    column: int
    row: int


class Land(Action, frozen=True, tag="land"):
    """GT-A2: land on a planet, counted from 1."""

    planet: int


class Pass(Action, frozen=True, tag="pass"):
    """GT-A2 to GT-A4, GT-A6: do without."""


class Claim(Action, frozen=True, tag="claim"):
    """GT-A3, GT-A4, GT-A6: take what the card pays, and lose the days."""


class Load(Action, frozen=True, tag="load"):
    """GT-F9: put a cube into a hold."""

    good: Good
    column: int
    row: int


class Unload(Action, frozen=True, tag="unload"):
    """GT-F9: take a cube out of a hold; it can be loaded again until loading is done."""

    good: Good
    column: int
    row: int


class LoadDone(Action, frozen=True, tag="load-done"):
    """GT-F9: what was not loaded goes to the bank."""


# The Trek


class DrawTitle(Action, frozen=True, tag="draw-title"):
    """GT-K1, chance: a title that is flown for."""

    title: TitleName


class KeepTitle(Action, frozen=True, tag="keep-title"):
    """GT-K2: of several titles this one is kept."""

    title: TitleName


class GiveTitle(Action, frozen=True, tag="give-title"):
    """GT-K2: a title goes to one who has none, from a holder of several or, if nobody completed the flight, by lot."""

    title: TitleName
    to: Seat


class Ready(Action, frozen=True, tag="ready"):
    """GT-K1: on to the next flight."""


# Rough Roads


class DrawRoad(Action, frozen=True, tag="draw-road"):
    """GT-X2, chance: a road that the flight takes."""

    road: RoadName


BuildAction: TypeAlias = (
    DrawTile
    | Deal
    | RunOut
    | TimeUp
    | Take
    | Place
    | PickUp
    | Reserve
    | Return
    | Look
    | LookDone
    | TurnGlass
    | Finish
    | Remove
    | Keep
    | Board
)
FlightAction: TypeAlias = (
    Roll | FlyOn | GiveUp | Power | Battery | Declare | TakeHit | LoseMember | LoseCube | Land | Pass | Claim | Load | Unload | LoadDone
)
TrekAction: TypeAlias = DrawTitle | DrawRoad | KeepTitle | GiveTitle | Ready
GalaxyTruckerAction: TypeAlias = BuildAction | FlightAction | TrekAction


# The notation

_NUMBER = integer(0, 999)
_CARD = enum(f"{level}-{number:02}" for level in CARD_LEVELS for number in range(100))
_GOOD = enum(GOODS)
_CREW = enum(("humans", "purple", "brown"))
_TITLE = enum(TITLE_NAMES)
_ROAD = enum(ROAD_NAMES)


def _write_take(take: Take) -> list[str]:
    return {"heap": ["heap"], "table": [str(take.tile)], "reserve": ["reserve", str(take.tile)]}[take.source]


def _read_take(given: list[str]) -> Take | None:
    if given == ["heap"]:
        return Take("heap")
    tile = _NUMBER.read(given[-1:]) if given else None
    if tile is None or given[:-1] not in ([], ["reserve"]):
        return None
    return Take("reserve" if given[:-1] else "table", tile)


def _write_place(place: Place) -> list[str]:
    return [str(place.column), str(place.row), "turn", str(place.turn)]


def _read_place(given: list[str]) -> Place | None:
    if len(given) != 4 or given[2] != "turn":
        return None
    numbers = [_NUMBER.read([word]) for word in (given[0], given[1], given[3])]
    return None if None in numbers else Place(*numbers)


def _by_number(kind: type[Action]) -> Codec:
    return codec(kind, _NUMBER, example="7")


def _by_title(kind: type[Action]) -> Codec:
    return codec(kind, _TITLE, example="corridorist")


def _by_cell(kind: type[Action]) -> Codec:
    return codec(kind, _NUMBER, _NUMBER, example="7 7")


def _by_cube(kind: type[Action]) -> Codec:
    return codec(kind, _GOOD, _NUMBER, _NUMBER, example="red 7 7")


NOTATION: Notation[GalaxyTruckerAction] = Notation(
    "Galaxy Trucker",
    {
        DrawTile: _by_number(DrawTile),
        Deal: codec(Deal, _CARD, example="II-07"),
        RunOut: codec(RunOut),
        TimeUp: _by_number(TimeUp),
        Take: Codec(_write_take, _read_take, "33"),
        Place: Codec(_write_place, _read_place, "7 6 turn 1"),
        PickUp: codec(PickUp),
        Reserve: codec(Reserve),
        Return: codec(Return),
        Look: _by_number(Look),
        LookDone: codec(LookDone),
        TurnGlass: codec(TurnGlass),
        Finish: _by_number(Finish),
        Remove: _by_cell(Remove),
        Keep: _by_number(Keep),
        Board: codec(Board, _NUMBER, _NUMBER, _CREW, example="7 7 humans"),
        Roll: _by_cell(Roll),
        FlyOn: codec(FlyOn),
        GiveUp: codec(GiveUp),
        Power: _by_cell(Power),
        Battery: _by_cell(Battery),
        Declare: codec(Declare),
        TakeHit: codec(TakeHit),
        LoseMember: _by_cell(LoseMember),
        LoseCube: _by_cell(LoseCube),
        Land: _by_number(Land),
        Pass: codec(Pass),
        Claim: codec(Claim),
        Load: _by_cube(Load),
        Unload: _by_cube(Unload),
        LoadDone: codec(LoadDone),
        DrawTitle: _by_title(DrawTitle),
        DrawRoad: codec(DrawRoad, _ROAD, example="headwind"),
        KeepTitle: _by_title(KeepTitle),
        GiveTitle: codec(GiveTitle, _TITLE, _NUMBER, example="corridorist 1"),
        Ready: codec(Ready),
    },
    usual=Place,
)
"""Every action as the word of its kind, then what it concerns."""
