"""Ships, held tiles and face-up tiles as numbers."""

from collections.abc import Iterable
from functools import cache
from typing import get_args

from tavolata.core.protocols.encoding import from_seat, one_hot
from tavolata.games.galaxy_trucker.content import GOODS, NUMBERS, TILES, Kind, Tile
from tavolata.games.galaxy_trucker.encoding.grid import CELLS, SEATS, TILE_NUMBERS, cell_number
from tavolata.games.galaxy_trucker.state import Member
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView, TileView

KINDS = get_args(Kind)
MEMBERS = get_args(Member)
SIDES = 4
MOST_ON_A_TILE = 3

_kind = one_hot(KINDS)

PRINTED = len(KINDS) + 2 * SIDES + 1 + SIDES
LYING = 1 + PRINTED + len(MEMBERS) + 1 + len(GOODS)


@cache
def printed(tile: Tile, turn: int) -> tuple[float, ...]:
    """Return the features of a placed tile: kind, single and double pipes on each side, capacity, and turn."""
    face = TILES.faces[tile]
    sides = [face.sides[(side - turn) % SIDES] for side in range(SIDES)]
    pipes = [figure for side in sides for figure in (float(side in (1, 3)), float(side in (2, 3)))]
    return (*_kind(face.kind), *pipes, face.capacity / MOST_ON_A_TILE, *(float(turn == way) for way in range(SIDES)))


@cache
def _bare(tile: Tile, turn: int) -> tuple[tuple[int, float], ...]:
    """Return the non-zero features of a tile by index."""
    return tuple((place, figure) for place, figure in enumerate((1.0, *printed(tile, turn))) if figure)


def ships(view: GalaxyTruckerView) -> dict[int, float]:
    """Return the observation features of all ships, the observer's first: tile and contents of each cell."""
    figures: dict[int, float] = {}
    for number, seat in enumerate(from_seat(view.seat, len(view.players))):
        for tile_view in view.players[seat].ship:
            first = (number * CELLS + cell_number(tile_view.column, tile_view.row)) * LYING
            for place, figure in _bare(tile_view.tile, tile_view.turn):
                figures[first + place] = figure
            for place, figure in _aboard(tile_view):
                figures[first + 1 + PRINTED + place] = figure
    return figures


def _aboard(tile_view: TileView) -> Iterable[tuple[int, float]]:
    """Return the features of the contents of a tile: crew, batteries and goods."""
    if tile_view.crew:
        yield from ((place, tile_view.crew.count(member) / MOST_ON_A_TILE) for place, member in enumerate(MEMBERS))
    if tile_view.batteries:
        yield len(MEMBERS), tile_view.batteries / MOST_ON_A_TILE
    if tile_view.goods:
        yield from ((len(MEMBERS) + 1 + place, tile_view.goods.count(good) / MOST_ON_A_TILE) for place, good in enumerate(GOODS))


def held(view: GalaxyTruckerView) -> list[float]:
    """Return the observation features of the tile in hand, whether it was reserved, and the reserve."""
    if view.seat is None:
        return [0.0] * HELD
    player = view.players[view.seat]
    hand = player.hand.tile if player.hand else None
    reserve = [*player.reserve, *[None] * NUMBERS.reserve][: NUMBERS.reserve]
    shown = [figure for tile in (hand, *reserve) for figure in ((1.0, *printed(tile, 0)) if tile is not None else _NO_TILE)]
    return [*shown, float(player.hand is not None and player.hand.reserved)]


_NO_TILE = (0.0,) * (1 + PRINTED)
HELD = (1 + NUMBERS.reserve) * (1 + PRINTED) + 1


def face_up(view: GalaxyTruckerView) -> dict[int, float]:
    """Return the observation features of the face-up tiles: a 1 for each, by number."""
    return dict.fromkeys(view.face_up, 1.0)


SHIPS_SHAPE = (SEATS, CELLS, LYING)
FACE_UP_SHAPE = (TILE_NUMBERS,)
