"""The tiles, the flights and the numbers of Galaxy Trucker, from data files that are checked as they are read."""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeAlias, cast, get_args

import msgspec

from tavolata.core.errors import BadContent
from tavolata.games.galaxy_trucker.content_cards import CardLevel, Good

Tile: TypeAlias = int
"""A tile is named by its number."""

Cell: TypeAlias = tuple[int, int]
"""A place on a ship's plan: column and row, as the dice name them."""

Connector: TypeAlias = int
"""GT-M1: 0 smooth, 1 single, 2 double, 3 universal."""

Sides: TypeAlias = tuple[Connector, Connector, Connector, Connector]
"""The connectors towards the front, right, rear and left."""

LevelName = Literal["test", "I", "II", "III"]
LEVEL_NAMES: tuple[LevelName, ...] = get_args(LevelName)

Kind = Literal[
    "battery",
    "hold",
    "red-hold",
    "starting-cabin",
    "cabin",
    "structure",
    "engine",
    "double-engine",
    "cannon",
    "double-cannon",
    "brown-life-support",
    "purple-life-support",
    "shield",
]
Colour = Literal["blue", "green", "red", "yellow"]

_HOLDING = frozenset({"battery", "hold", "red-hold", "starting-cabin", "cabin"})
_SMOOTH_SIDES: Mapping[str, tuple[int, str]] = {
    "cannon": (0, "muzzle"),
    "double-cannon": (0, "muzzle"),
    "engine": (2, "exhaust"),
    "double-engine": (2, "exhaust"),
}


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile as its file has it."""

    kind: Kind
    sides: Annotated[str, msgspec.Meta(pattern="^[0-3]{4}$")]
    capacity: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    colour: Colour | None = None


class Face(msgspec.Struct, frozen=True, array_like=True):
    """GT-M1: what is printed on a tile."""

    kind: Kind
    sides: Sides
    capacity: int


class Cubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GT-M5: what a cube is worth, and how many the bank has at first."""

    credits: int
    cubes: int


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """GT-M3, GT-M4, GT-M7: a flight and the ship that is built for it."""

    rows: dict[int, tuple[int, ...]]
    spaces: int
    starts: tuple[int, int, int, int]
    rewards: tuple[int, int, int, int]
    prettiest: int
    pile: tuple[CardLevel, ...]
    cards: int
    runs: int
    reserve: bool
    aliens: bool

    @cached_property
    def outline(self) -> tuple[Cell, ...]:
        """GT-M3: the cells of the ship, row by row."""
        return tuple((column, row) for row, columns in self.rows.items() for column in columns)


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The flights, and what is the same for all of them."""

    start: Cell
    piles: int
    piles_shown: int
    reserve: int
    seconds: int
    colours: tuple[Colour, Colour, Colour, Colour]
    goods: dict[Good, Cubes]
    levels: dict[LevelName, Level]


class Tiles(msgspec.Struct, frozen=True):
    """All tiles, those of the heap, and the starting cabins by colour."""

    faces: dict[Tile, Face]
    heap: tuple[Tile, ...]
    cabins: dict[Colour, Tile]


def load_tiles(text: str) -> Tiles:
    """GT-M1: the tiles of a file, if it has no fault at all."""
    table = _table("tiles.toml", text)
    if set(table) != {"heap", "tiles"}:
        raise BadContent("tiles.toml", ["It must hold the tables 'heap' and 'tiles', and nothing else."])
    faults = [fault for name, raw in table["tiles"].items() for fault in _row_faults(name, raw)]
    if not faults:
        rows = {int(name): msgspec.convert(raw, Row) for name, raw in table["tiles"].items()}
        faults = _set_faults(rows, table["heap"])
        if not faults:
            return _tiles(rows)
    raise BadContent("tiles.toml", faults)


def load_numbers(text: str) -> Numbers:
    """GT-M3 to GT-M7: the flights of a file, if it has no fault at all."""
    try:
        numbers = msgspec.convert(_table("levels.toml", text), Numbers, strict=False)
    except msgspec.ValidationError as error:
        raise BadContent("levels.toml", [f"{error}."]) from error
    faults = [fault for name, level in numbers.levels.items() for fault in _level_faults(numbers, name, level)]
    faults += [f"There is no level {name!r}." for name in LEVEL_NAMES if name not in numbers.levels]
    if faults:
        raise BadContent("levels.toml", faults)
    return numbers


def _table(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(name, [f"It is not TOML: {error}."]) from error


def _row_faults(name: str, raw: object) -> Iterator[str]:
    if not name.isdecimal():
        yield f"{name!r} is no number of a tile."
    try:
        row = msgspec.convert(raw, Row)
    except msgspec.ValidationError as error:
        yield f"Tile {name}: {error}."
        return
    if (row.kind in _HOLDING) != (row.capacity > 0):
        yield f"Tile {name}: a capacity belongs to what holds something, and only there."
    if (row.kind == "starting-cabin") != (row.colour is not None):
        yield f"Tile {name}: a colour belongs to a starting cabin, and only there."
    side, opening = _SMOOTH_SIDES.get(row.kind, (0, ""))
    if opening and row.sides[side] != "0":
        yield f"Tile {name}: the side of its {opening} must be smooth."


def _set_faults(rows: Mapping[Tile, Row], due: Mapping[str, Any]) -> list[str]:
    """GT-M1: what is wrong with the tiles as a whole."""
    heap = [row for row in rows.values() if row.colour is None]
    sides = Counter(side for row in heap for side in row.sides)
    counted = [sides[connector] for connector in "0123"]
    cabins = Counter(row.colour for row in rows.values() if row.colour)
    faults = [] if len(heap) == due.get("tiles") else [f"There are {len(heap)} tiles in the heap; the game has {due.get('tiles')}."]
    if counted != due.get("sides"):
        faults.append(f"The sides of the heap are {counted} from smooth to universal; they must be {due.get('sides')}.")
    return faults + [
        f"There are {cabins[colour]} {colour} starting cabins; there is one." for colour in get_args(Colour) if cabins[colour] != 1
    ]


def _level_faults(numbers: Numbers, name: LevelName, level: Level) -> Iterator[str]:
    if numbers.start not in level.outline:
        yield f"Level {name}: the starting cabin stands outside the outline."
    if level.pile and level.cards != numbers.piles * len(level.pile):
        yield f"Level {name}: {numbers.piles} piles of {len(level.pile)} cards are not {level.cards} cards."
    if sorted(level.starts, reverse=True) != list(level.starts) or level.starts[-1]:
        yield f"Level {name}: the start spaces must fall to 0."


def _tiles(rows: Mapping[Tile, Row]) -> Tiles:
    faces = {tile: Face(row.kind, cast(Sides, tuple(map(int, row.sides))), row.capacity) for tile, row in rows.items()}
    cabins = {row.colour: tile for tile, row in rows.items() if row.colour}
    return Tiles(faces, tuple(tile for tile in sorted(rows) if rows[tile].colour is None), cabins)


def _resource(name: str) -> str:
    return files("tavolata.games.galaxy_trucker").joinpath("content", name).read_text(encoding="utf-8")


TILES = load_tiles(_resource("tiles.toml"))
NUMBERS = load_numbers(_resource("levels.toml"))
