"""Pictures of ships and tiles: a tile has three lines of three characters."""

from collections.abc import Iterator, Mapping, Sequence

from tavolata.games.galaxy_trucker.content import TILES, Kind, Tile
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import PLACED, Side
from tavolata.games.galaxy_trucker.state import PlacedTile
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
"""By turn, the mark of a shield in the corner between its two covered sides."""
_CREW = {"human": "h", "purple": "p", "brown": "n"}


def ship_picture(view: GalaxyTruckerView, ship: Sequence[TileView]) -> Iterator[str]:
    """Yield the picture of a ship: tiles of three lines, and a dot for each empty cell of the outline."""
    tiles = {(tile.column, tile.row): tile_picture(PLACED[tile.tile][tile.turn], _load_text(tile)) for tile in ship}
    blocks = dict.fromkeys(view.outline, ("   ", " . ", "   ")) | tiles
    columns = range(min(column for column, _ in blocks), max(column for column, _ in blocks) + 1)
    yield ("     " + "".join(f" {column:<3}" for column in columns)).rstrip()
    for row in sorted({row for _, row in blocks}):
        for number, title in enumerate(("", row, "")):
            line = " ".join(blocks.get((column, row), ("   ",) * 3)[number] for column in columns)
            if title or line.strip():
                yield f"{title:>3}  {line}".rstrip()


def tile_picture(placed: PlacedTile, load: str = "") -> tuple[str, str, str]:
    """Return the three lines of a tile: its letter in the middle, its sides around it, its contents in the corners."""
    up, right, down, left = (_side_character(placed, side) for side in range(4))
    corners = f"{_SHIELDED[placed.turn] if ships.face(placed).kind == 'shield' else load:<4}"
    return corners[0] + up + corners[1], left + tile_letter(placed.tile) + right, corners[2] + down + corners[3]


def tile_letter(tile: Tile) -> str:
    """Return the letter of a component."""
    return _LETTERS[TILES.faces[tile].kind]


def _side_character(placed: PlacedTile, side: Side) -> str:
    """Return the character of a side: a connector, a smooth side, or an arrow for the opening of a cannon or engine."""
    if side == ships.opening(placed):
        return _ARROWS[side]
    connector = ships.connectors(placed)[side]
    return str(connector) if connector else _SMOOTH[side]


def _load_text(tile: TileView) -> str:
    """Return the contents of a tile, one letter each, and `o` for free room."""
    face = TILES.faces[tile.tile]
    full = "".join(_CREW[member] for member in tile.crew) + "*" * tile.batteries + "".join(good[0].upper() for good in tile.goods)
    return f"{full:o<{face.capacity}}" if face.kind in HOLDING else full


def sides_text(tile: Tile) -> str:
    """Return the four sides of an unturned tile, clockwise from the front."""
    return "".join(_side_character(PLACED[tile][0], side) for side in range(4))
