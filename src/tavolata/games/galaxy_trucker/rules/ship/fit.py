"""GT-C1, GT-C2: the tiles that fit on an empty cell."""

from functools import cache
from typing import TypeAlias

from tavolata.games.galaxy_trucker.content import Cell, Connector, Tile
from tavolata.games.galaxy_trucker.rules.ship.layout import (
    BACK,
    ENGINES,
    PLACED,
    REAR,
    Side,
    connectors,
    face,
    is_joint,
    neighbours,
    opening,
)
from tavolata.games.galaxy_trucker.state import PlacedTile, Ship

Need: TypeAlias = Connector | None
"""The connector of a neighbour, or None without a neighbour."""

Needs: TypeAlias = tuple[Need, Need, Need, Need]
"""The requirements of the four sides of a cell."""


def fits(ship: Ship, cell: Cell, placed: PlacedTile) -> bool:
    """GT-C1: return whether a tile on this empty cell has a good joint and no fault."""
    needs = needs_of(ship, cell)
    return needs is not None and placed.turn in turns_that_fit(placed.tile, needs)


def needs_of(ship: Ship, cell: Cell) -> Needs | None:
    """GT-C1: return the requirements of an empty cell; None if a muzzle or exhaust opens onto it."""
    needs: Needs | None = (None, None, None, None)
    for side, other in enumerate(neighbours(cell)):
        placed = ship.cells.get(other)
        if placed is not None and needs is not None:
            needs = beside(needs, side, placed)
    return needs


def beside(needs: Needs, side: Side, placed: PlacedTile) -> Needs | None:
    """Return the requirements after this tile is placed on that side of the cell."""
    back = BACK[side]
    if opening(placed) == back:
        return None
    own = connectors(placed)[back]
    front, right, rear, left = (own if other == side else need for other, need in enumerate(needs))
    return front, right, rear, left


@cache
def turns_that_fit(tile: Tile, needs: Needs) -> tuple[int, ...]:
    """GT-C1: return the turns in which a tile fits with a good joint."""
    return tuple(turn for turn in range(4) if connects(PLACED[tile][turn], needs) and _is_joined(PLACED[tile][turn], needs))


def connects(placed: PlacedTile, needs: Needs) -> bool:
    """GT-C1: return whether a turned tile has no fault with these requirements."""
    kind, own, gap = face(placed).kind, connectors(placed), opening(placed)
    if (gap is not None and needs[gap] is not None) or (kind in ENGINES and gap != REAR):
        return False
    return all(need is None or own[side] == need or is_joint(own[side], need) for side, need in enumerate(needs))


def _is_joined(placed: PlacedTile, needs: Needs) -> bool:
    own = connectors(placed)
    return any(need is not None and is_joint(own[side], need) for side, need in enumerate(needs))
