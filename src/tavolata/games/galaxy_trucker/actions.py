"""Everything that can be done in Galaxy Trucker, as data with a text form: the action's word, then its parts in order."""

import re
from collections.abc import Callable
from typing import Any, Literal, TypeAlias, cast, get_args, get_origin

import msgspec

from tavolata.core.errors import BadNotation, shown
from tavolata.core.game import Action, Seat
from tavolata.games.galaxy_trucker.content import Tile
from tavolata.games.galaxy_trucker.content_cards import CardName, Good

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
GalaxyTruckerAction: TypeAlias = BuildAction | FlightAction


def write(action: GalaxyTruckerAction) -> str:
    """The notation: the action's word, then what it concerns."""
    match action:
        case Take(source, tile):
            return {"heap": "take heap", "table": f"take {tile}", "reserve": f"take reserve {tile}"}[source]
        case Place(column, row, turn):
            return f"place {column} {row} turn {turn}"
        case _:
            return " ".join([word(action), *map(str, msgspec.structs.astuple(action))])


def read(text: str) -> GalaxyTruckerAction:
    """The action that a text means."""
    first, *rest = text.split() or [""]
    reader = _READERS.get(first)
    action = reader(rest) if reader else None
    if action is None:
        raise BadNotation(f"{shown(text)} is no action of Galaxy Trucker; one looks like {_EXAMPLES.get(first, 'place 7 6 turn 1')!r}.")
    return action


def word(action: GalaxyTruckerAction) -> str:
    """The first word of an action's notation, which is also its tag."""
    return _tag(type(action))


_Reader: TypeAlias = Callable[[list[str]], "GalaxyTruckerAction | None"]

_FIGURE = re.compile(r"0|[1-9][0-9]{0,2}")
_CARD = re.compile(r"(I|II|III)-[0-9]{2}")


def _tag(kind: type[Action]) -> str:
    return cast(str, kind.__struct_config__.tag)


def _figures(texts: list[str]) -> list[int] | None:
    return [int(text) for text in texts] if all(map(_FIGURE.fullmatch, texts)) else None


def _read_take(rest: list[str]) -> Take | None:
    if rest == ["heap"]:
        return Take("heap")
    numbers = _figures(rest[-1:])
    if not numbers or rest[:-1] not in ([], ["reserve"]):
        return None
    return Take("reserve" if rest[:-1] else "table", numbers[0])


def _read_place(rest: list[str]) -> Place | None:
    numbers = _figures([*rest[:2], *rest[3:]])
    return Place(*numbers) if numbers and len(numbers) == 3 and rest[2] == "turn" else None


def _part(kind: Any, text: str) -> int | str | None:
    """A part of an action from its word, or None if it cannot stand there."""
    if kind is int:
        return int(text) if _FIGURE.fullmatch(text) else None
    if get_origin(kind) is Literal:
        return text if text in get_args(kind) else None
    return text if _CARD.fullmatch(text) else None


def _reader(kind: type[GalaxyTruckerAction]) -> _Reader:
    """Reads the parts of an action in their order: whole numbers, words, or a card."""
    parts = [field.type for field in msgspec.structs.fields(kind)]

    def read_parts(rest: list[str]) -> GalaxyTruckerAction | None:
        if len(rest) != len(parts):
            return None
        values = [_part(part, text) for part, text in zip(parts, rest, strict=True)]
        return None if None in values else kind(*values)  # type: ignore[arg-type]

    return read_parts


def _example(kind: type[GalaxyTruckerAction]) -> str:
    parts = [field.type for field in msgspec.structs.fields(kind)]
    return " ".join([_tag(kind), *("7" if part is int else get_args(part)[0] if get_args(part) else "II-07" for part in parts)])


_KINDS: tuple[type[GalaxyTruckerAction], ...] = get_args(GalaxyTruckerAction)
_READERS: dict[str, _Reader] = {_tag(kind): _reader(kind) for kind in _KINDS} | {"take": _read_take, "place": _read_place}
_EXAMPLES = {_tag(kind): _example(kind) for kind in _KINDS} | {"take": "take 33", "place": "place 7 6 turn 1"}
