"""Which tiles can lie on an empty cell, by what its neighbours ask of its sides, and how likely one comes."""

from functools import cache
from typing import TypeAlias

from tavolata.games.galaxy_trucker.content import NUMBERS, TILES, Cell, Connector, LevelName, Tile
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.build import PLACED
from tavolata.games.galaxy_trucker.rules.ship import CANNONS, ENGINES, REAR, SMOOTH, Side, neighbours
from tavolata.games.galaxy_trucker.state import Placed, Ship

Need: TypeAlias = Connector | None
"""What a neighbour asks of a side: its connector, or None where nothing lies."""

Needs: TypeAlias = tuple[Need, Need, Need, Need]
"""What is asked of the four sides of a cell."""

_TILES_TO_COME = 8
"""So many tiles or so come by that could go onto a certain cell."""
_FAR = 0.9
"""How likely a cell is filled that no tile is beside yet."""
_UNJOINED = 0.7
"""How likely a cell, beside smooth sides alone so far, gets something to be joined to."""


def needs_of(ship: Ship, cell: Cell) -> Needs | None:
    """What the neighbours ask of an empty cell; None where a muzzle or an exhaust opens onto it (GT-C1)."""
    needs: Needs | None = (None, None, None, None)
    for side, other in enumerate(neighbours(cell)):
        placed = ship.cells.get(other)
        if placed is not None and needs is not None:
            needs = beside(needs, side, placed)
    return needs


def beside(needs: Needs, side: Side, placed: Placed) -> Needs | None:
    """What is asked once this tile lies on that side of the cell."""
    back = (side + 2) % 4
    if opening(placed) == back:
        return None
    own = ships.connectors(placed)[back]
    front, right, rear, left = (own if other == side else need for other, need in enumerate(needs))
    return front, right, rear, left


def opening(placed: Placed) -> Side | None:
    """GT-C1: the side before which nothing may lie."""
    kind = ships.face(placed).kind
    return ships.muzzle(placed) if kind in CANNONS else ships.exhaust(placed) if kind in ENGINES else None


@cache
def turns_that_fit(tile: Tile, needs: Needs) -> tuple[int, ...]:
    """GT-C1: how a tile can lie without a fault and with a good joint; the same as `ship.fits`."""
    return tuple(turn for turn in range(4) if _meets(PLACED[tile][turn], needs) and _is_joined(PLACED[tile][turn], needs))


def _meets(placed: Placed, needs: Needs) -> bool:
    kind, own, gap = ships.face(placed).kind, ships.connectors(placed), opening(placed)
    if (gap is not None and needs[gap] is not None) or (kind in ENGINES and gap != REAR):
        return False
    return all(need is None or own[side] == need or ships.is_joint(own[side], need) for side, need in enumerate(needs))


def _is_joined(placed: Placed, needs: Needs) -> bool:
    own = ships.connectors(placed)
    return any(need is not None and ships.is_joint(own[side], need) for side, need in enumerate(needs))


@cache
def promise(needs: Needs | None) -> float:
    """How likely a cell will be filled in the end."""
    if needs is None:
        return 0.0
    asked = [need for need in needs if need is not None]
    if not asked:
        return _FAR
    fitting = sum(any(_meets(placed, needs) for placed in PLACED[tile]) for tile in TILES.heap)
    likely: float = 1 - (1 - fitting / len(TILES.heap)) ** _TILES_TO_COME
    return likely if any(need != SMOOTH for need in asked) else likely * _UNJOINED


@cache
def outline_of(level: LevelName) -> frozenset[Cell]:
    """GT-M3: the cells of the ship."""
    return frozenset(NUMBERS.levels[level].outline)
