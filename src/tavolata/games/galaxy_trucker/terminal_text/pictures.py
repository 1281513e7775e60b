"""Ships and tiles as small pictures: a tile is three lines of three characters."""

from collections.abc import Iterator, Mapping, Sequence

from tavolata.games.galaxy_trucker.content import TILES, Kind, Tile
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import PLACED, Side
from tavolata.games.galaxy_trucker.state import Placed
from tavolata.games.galaxy_trucker.terminal_text.wording import HOLDING
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView, TileView

_LETTERS: Mapping[Kind, str] = {
    "starting-cabin": "C",
    "cabin": "c",
    "battery": "b",
    "hold": "h",
    "red-hold": "r",
    "structure": "m",
    "engine": "e",
    "double-engine": "E",
    "cannon": "g",
    "double-cannon": "G",
    "purple-life-support": "p",
    "brown-life-support": "n",
    "shield": "s",
}
_ARROWS = "^>v<"
_SMOOTH = "-|-|"
_SHIELDED = (" +", "   +", "  +", "+")
"""By turn: a shield's mark in one of the four corners, between the two sides that it covers."""
_CREW = {"human": "h", "purple": "p", "brown": "n"}


def picture(view: GalaxyTruckerView, ship: Sequence[TileView]) -> Iterator[str]:
    """Columns across, rows down; a tile is three lines of three characters, an empty cell of the outline a dot."""
    tiles = {(tile.column, tile.row): drawn(PLACED[tile.tile][tile.turn], _load(tile)) for tile in ship}
    blocks = dict.fromkeys(view.outline, ("   ", " . ", "   ")) | tiles
    columns = range(min(column for column, _ in blocks), max(column for column, _ in blocks) + 1)
    yield ("     " + "".join(f" {column:<3}" for column in columns)).rstrip()
    for row in sorted({row for _, row in blocks}):
        for number, title in enumerate(("", row, "")):
            line = " ".join(blocks.get((column, row), ("   ",) * 3)[number] for column in columns)
            if title or line.strip():
                yield f"{title:>3}  {line}".rstrip()


def drawn(placed: Placed, load: str = "") -> tuple[str, str, str]:
    """A tile with its letter in the middle, its sides around it, and what it carries in the corners."""
    up, right, down, left = (_side(placed, side) for side in range(4))
    corners = f"{_SHIELDED[placed.turn] if ships.face(placed).kind == 'shield' else load:<4}"
    return corners[0] + up + corners[1], left + letter(placed.tile) + right, corners[2] + down + corners[3]


def letter(tile: Tile) -> str:
    """The letter of a component."""
    return _LETTERS[TILES.faces[tile].kind]


def _side(placed: Placed, side: Side) -> str:
    """A connector, a smooth side, or an arrow where a cannon or an engine opens."""
    if side == ships.opening(placed):
        return _ARROWS[side]
    connector = ships.connectors(placed)[side]
    return str(connector) if connector else _SMOOTH[side]


def _load(tile: TileView) -> str:
    """What is on a tile, a letter each, and `o` for what has room for more."""
    face = TILES.faces[tile.tile]
    full = "".join(_CREW[member] for member in tile.crew) + "*" * tile.batteries + "".join(good[0].upper() for good in tile.goods)
    return f"{full:o<{face.capacity}}" if face.kind in HOLDING else full


def sides_mark(tile: Tile) -> str:
    """The four sides of a tile as it comes, clockwise from the front."""
    return "".join(_side(PLACED[tile][0], side) for side in range(4))
