"""GT-M1: the tiles, read and validated from a data file."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeAlias, cast, get_args

import msgspec

from tavolata.core.errors import BadContent
from tavolata.games.galaxy_trucker.content.levels import Colour

Tile: TypeAlias = int
"""The number of a tile."""

Connector: TypeAlias = int
"""GT-M1: 0 smooth, 1 single, 2 double, 3 universal."""

Sides: TypeAlias = tuple[Connector, Connector, Connector, Connector]
"""The connectors towards the front, right, rear and left."""

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

_HOLDING = frozenset({"battery", "hold", "red-hold", "starting-cabin", "cabin"})
_SMOOTH_SIDES: Mapping[str, tuple[int, str]] = {
    "cannon": (0, "muzzle"),
    "double-cannon": (0, "muzzle"),
    "engine": (2, "exhaust"),
    "double-engine": (2, "exhaust"),
}


class TileRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the tile file before it is validated."""

    kind: Kind
    sides: Annotated[str, msgspec.Meta(pattern="^[0-3]{4}$")]
    capacity: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    colour: Colour | None = None


class TileFace(msgspec.Struct, frozen=True, array_like=True):
    """GT-M1: the printed face of a tile: component, connectors and capacity."""

    kind: Kind
    sides: Sides
    capacity: int


class Tiles(msgspec.Struct, frozen=True):
    """The tile set: the face of each tile, the tiles of the heap, and the starting cabins by colour."""

    faces: dict[Tile, TileFace]
    heap: tuple[Tile, ...]
    cabins: dict[Colour, Tile]

    def kinds_of(self, tiles: Iterable[Tile]) -> tuple[Kind, ...]:
        """Return the component kinds of these tiles."""
        return tuple(self.faces[tile].kind for tile in tiles)


def load_tiles(text: str) -> Tiles:
    """GT-M1: return the tiles of a file; raise if the file has a fault."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent("tiles.toml", [f"It is not TOML: {error}."]) from error
    if set(table) != {"heap", "tiles"}:
        raise BadContent("tiles.toml", ["It must hold the tables 'heap' and 'tiles', and nothing else."])
    faults = [fault for name, raw in table["tiles"].items() for fault in _row_faults(name, raw)]
    if not faults:
        rows = {int(name): msgspec.convert(raw, TileRow) for name, raw in table["tiles"].items()}
        faults = _set_faults(rows, table["heap"])
        if not faults:
            return _tiles(rows)
    raise BadContent("tiles.toml", faults)


def _row_faults(name: str, raw: object) -> Iterator[str]:
    if not name.isdecimal():
        yield f"{name!r} is no number of a tile."
    try:
        row = msgspec.convert(raw, TileRow)
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


def _set_faults(rows: Mapping[Tile, TileRow], due: Mapping[str, Any]) -> list[str]:
    """GT-M1: return the faults of the set as a whole."""
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


def _tiles(rows: Mapping[Tile, TileRow]) -> Tiles:
    faces = {tile: TileFace(row.kind, cast(Sides, tuple(map(int, row.sides))), row.capacity) for tile, row in rows.items()}
    cabins = {row.colour: tile for tile, row in rows.items() if row.colour}
    return Tiles(faces, tuple(tile for tile in sorted(rows) if rows[tile].colour is None), cabins)


TILES = load_tiles(files(__package__).joinpath("tiles.toml").read_text(encoding="utf-8"))
