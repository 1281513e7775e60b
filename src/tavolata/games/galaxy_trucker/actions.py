"""Action structs of Galaxy Trucker and their notation: the word of the action, then its parts in order."""

from typing import Literal, TypeAlias

from tavolata.core.game import Action, Seat
from tavolata.core.notation import Codec, Notation, codec, enum, integer
from tavolata.games.galaxy_trucker.content import CARD_LEVELS, GOODS, ROAD_NAMES, TITLE_NAMES, CardName, Good, RoadName, Tile, TitleName

# Chance and the clock


class DrawTile(Action, frozen=True, tag="draw"):
    """GT-B1, chance action: draws this tile from the heap."""

    tile: Tile


class Deal(Action, frozen=True, tag="deal"):
    """GT-B5, GT-F1, chance action: deals this card to a pile, or turns it from the deck."""

    card: CardName


class RunOut(Action, frozen=True, tag="run-out"):
    """GT-B6, clock action: the run of the hourglass has ended."""


class TimeUp(Action, frozen=True, tag="time-up"):
    """GT-M6, clock action: the own clock of this seat has run out."""

    seat: Seat


# Building


class Take(Action, frozen=True, tag="take"):
    """GT-B1, GT-B2 action: take a tile in hand; the tile is 0 if it comes from the heap."""

    source: Literal["heap", "table", "reserve"]
    tile: Tile = 0


class Place(Action, frozen=True, tag="place"):
    """GT-B2, GT-B3 action: fix the tile in hand to the ship, or move the one placed last."""

    column: int
    row: int
    turn: int


class PickUp(Action, frozen=True, tag="pick-up"):
    """GT-B3 action: take the tile placed last back in hand."""


class Reserve(Action, frozen=True, tag="reserve"):
    """GT-B2 action: put the tile in hand into the reserve."""


class Return(Action, frozen=True, tag="return"):
    """GT-B2 action: put the tile in hand back, face up."""


class Look(Action, frozen=True, tag="look"):
    """GT-B5 action: take a pile of cards and look at it."""

    pile: int


class LookDone(Action, frozen=True, tag="look-done"):
    """GT-B5 action: put the pile back."""


class TurnGlass(Action, frozen=True, tag="turn-glass"):
    """GT-B6 action: turn the hourglass onto its next space."""


class Finish(Action, frozen=True, tag="finish"):
    """GT-B7 action: take a start space."""

    start: int


# Check and launch


class Remove(Action, frozen=True, tag="remove"):
    """GT-C3 action: take a tile off a faulty ship."""

    column: int
    row: int


class Keep(Action, frozen=True, tag="keep"):
    """GT-C3, GT-F3 action: fly on with this piece of a broken ship, counted from 1 in the order of `ship.pieces`."""

    piece: int


class Board(Action, frozen=True, tag="crew"):
    """GT-C4 action: choose humans or an alien for a cabin with life support."""

    column: int
    row: int
    crew: Literal["humans", "purple", "brown"]


# Flight


class Roll(Action, frozen=True, tag="roll"):
    """GT-A5, GT-A8, GT-A12, chance action: a roll of two dice, the lower one first."""

    low: int
    high: int


class FlyOn(Action, frozen=True, tag="fly-on"):
    """GT-F2 action: continue with the next card."""


class GiveUp(Action, frozen=True, tag="give-up"):
    """GT-F2 action: give up between two cards."""


class Power(Action, frozen=True, tag="power"):
    """GT-F11 action: use a double engine, a double cannon or a shield for a battery."""

    column: int
    row: int


class Battery(Action, frozen=True, tag="battery"):
    """GT-F8, GT-F11 action: take a battery out of this compartment."""

    column: int
    row: int


class Declare(Action, frozen=True, tag="declare"):
    """GT-F4 to GT-F6 action: declare the power without further batteries."""


class TakeHit(Action, frozen=True, tag="take-hit"):
    """GT-A5, GT-A8 action: spend no battery and take the hit."""


class LoseMember(Action, frozen=True, tag="lose-crew"):
    """GT-F7 action: lose a crew member of this cabin."""

    column: int
    row: int


class LoseCube(Action, frozen=True, tag="lose-cube"):
    """GT-F8 action: lose the most valuable cube of this hold."""

    column: int
    row: int


class Land(Action, frozen=True, tag="land"):
    """GT-A2 action: land on a planet, counted from 1."""

    planet: int


class Pass(Action, frozen=True, tag="pass"):
    """GT-A2 to GT-A4, GT-A6 action: decline what the card offers."""


class Claim(Action, frozen=True, tag="claim"):
    """GT-A3, GT-A4, GT-A6 action: take the reward of the card and lose its days."""


class Load(Action, frozen=True, tag="load"):
    """GT-F9 action: put a cube into a hold."""

    good: Good
    column: int
    row: int


class Unload(Action, frozen=True, tag="unload"):
    """GT-F9 action: take a cube out of a hold; it can be loaded again until loading ends."""

    good: Good
    column: int
    row: int


class LoadDone(Action, frozen=True, tag="load-done"):
    """GT-F9 action: end loading; the remaining cubes go to the bank."""


# The Trek


class DrawTitle(Action, frozen=True, tag="draw-title"):
    """GT-K1, chance action: draws a title for this Trek."""

    title: TitleName


class KeepTitle(Action, frozen=True, tag="keep-title"):
    """GT-K2 action: keep this one of several titles."""

    title: TitleName


class GiveTitle(Action, frozen=True, tag="give-title"):
    """GT-K2 action: give a title to a player without one; chance gives it if no ship completed the flight."""

    title: TitleName
    to: Seat


class Ready(Action, frozen=True, tag="ready"):
    """GT-K1 action: confirm being ready for the next flight."""


# Rough Roads


class DrawRoad(Action, frozen=True, tag="draw-road"):
    """GT-X2, chance action: draws a road for the flight."""

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
"""The notation: the word of each action kind, followed by its arguments."""
