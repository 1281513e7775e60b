"""Ships, and the tiles that are held or lie face up, as figures."""

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
    """What is printed on a tile as it lies: its kind, whether each side takes a single and a double pipe, its capacity, and its turn."""
    face = TILES.faces[tile]
    sides = [face.sides[(side - turn) % SIDES] for side in range(SIDES)]
    pipes = [figure for side in sides for figure in (float(side in (1, 3)), float(side in (2, 3)))]
    return (*_kind(face.kind), *pipes, face.capacity / MOST_ON_A_TILE, *(float(turn == way) for way in range(SIDES)))


@cache
def _bare(tile: Tile, turn: int) -> tuple[tuple[int, float], ...]:
    """The figures of a tile that are not 0, by their places."""
    return tuple((place, figure) for place, figure in enumerate((1.0, *printed(tile, turn))) if figure)


def ships(view: GalaxyTruckerView) -> dict[int, float]:
    """Every ship, one's own first: of each cell the tile that lies there, and what is on it."""
    figures: dict[int, float] = {}
    for number, seat in enumerate(from_seat(view.seat, len(view.players))):
        for lying in view.players[seat].ship:
            first = (number * CELLS + cell_number(lying.column, lying.row)) * LYING
            for place, figure in _bare(lying.tile, lying.turn):
                figures[first + place] = figure
            for place, figure in _aboard(lying):
                figures[first + 1 + PRINTED + place] = figure
    return figures


def _aboard(lying: TileView) -> Iterable[tuple[int, float]]:
    """Crew, batteries and goods on a tile."""
    if lying.crew:
        yield from ((place, lying.crew.count(member) / MOST_ON_A_TILE) for place, member in enumerate(MEMBERS))
    if lying.batteries:
        yield len(MEMBERS), lying.batteries / MOST_ON_A_TILE
    if lying.goods:
        yield from ((len(MEMBERS) + 1 + place, lying.goods.count(good) / MOST_ON_A_TILE) for place, good in enumerate(GOODS))


def held(view: GalaxyTruckerView) -> list[float]:
    """The tile in one's own hand, whether it was reserved, and one's reserve."""
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
    """A 1 for each tile that lies face up, by its number."""
    return dict.fromkeys(view.face_up, 1.0)


SHIPS_SHAPE = (SEATS, CELLS, LYING)
FACE_UP_SHAPE = (TILE_NUMBERS,)
