"""Ships as text pictures. A tile is three lines of three characters, with its kind in the middle and its sides around it:

           6   7   8
               ^
     6        |g|
               1
           -   3
     7    |b3 3C3
           -   3

C starting cabin, c cabin, b battery, h hold, r red hold, m structural module, e engine, g cannon, s shield, p and n life
support for purple and brown aliens; E and G are double engines and cannons. Sides: 1, 2, 3 are connectors, - and | are
smooth, an arrow is a muzzle or an exhaust, and a + at a corner of a shield says which two sides it covers.

Pictures use real tiles: the first tiles of the set with this appearance.
"""

import re
from collections.abc import Iterator

from tavolata.games.galaxy_trucker.content import TILES, Cell, Kind, LevelName, Sides, Tile
from tavolata.games.galaxy_trucker.state import PlacedTile, Ship

KINDS: dict[str, Kind] = {
    "C": "starting-cabin",
    "c": "cabin",
    "b": "battery",
    "h": "hold",
    "r": "red-hold",
    "m": "structure",
    "e": "engine",
    "E": "double-engine",
    "g": "cannon",
    "G": "double-cannon",
    "p": "purple-life-support",
    "n": "brown-life-support",
    "s": "shield",
}
LETTERS = {kind: letter for letter, kind in KINDS.items()}
ARROWS = "^>v<"
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))


def ship(picture: str, level: LevelName = "II") -> Ship:
    """Return the ship of a picture."""
    cells: dict[Cell, PlacedTile] = {}
    for cell, block in _blocks(picture):
        cells[cell] = _find(block, {placed.tile for placed in cells.values()})
    return Ship(level, cells)


def tile_picture(kind: Kind, sides: Sides, turn: int) -> str:
    """Return the picture of a tile as nine characters, line by line."""
    block = [[" "] * 3 for _ in range(3)]
    block[1][1] = LETTERS[kind]
    for side, (x, y) in enumerate(AROUND):
        connector = sides[(side - turn) % 4]
        block[1 + y][1 + x] = str(connector) if connector else "|" if x else "-"
    if kind in ("cannon", "double-cannon", "engine", "double-engine"):
        opening = (turn + 2 * ("engine" in kind)) % 4
        x, y = AROUND[opening]
        block[1 + y][1 + x] = ARROWS[opening]
    if kind == "shield":
        x, y = CORNERS[turn]
        block[1 + y][1 + x] = "+"
    return "".join(character for line in block for character in line)


def _blocks(picture: str) -> Iterator[tuple[Cell, str]]:
    """Yield each tile of a picture with its cell."""
    header, *rest = [line for line in picture.splitlines() if line.strip()]
    columns = {found.start(): int(found[0]) for found in re.finditer(r"\d+", header)}
    wide = [" " * 200, *(line.ljust(200) for line in rest), " " * 200]
    edge = min(columns) - 2
    for number, line in enumerate(wide):
        if label := line[:edge].strip():
            for place, column in columns.items():
                block = "".join(wide[number + y][place - 1 : place + 2] for y in (-1, 0, 1))
                if block.strip():
                    yield (column, int(label)), block


def _find(block: str, used: set[Tile]) -> PlacedTile:
    """Return the first unused tile with this picture."""
    for tile, face in TILES.faces.items():
        if tile not in used and face.kind == KINDS[block[4]]:
            for turn in range(4):
                if tile_picture(face.kind, face.sides, turn) == block:
                    return PlacedTile(tile, turn)
    lines = [block[start : start + 3] for start in (0, 3, 6)]
    raise AssertionError("\n".join(["No tile of the box looks like this:", *lines]))
