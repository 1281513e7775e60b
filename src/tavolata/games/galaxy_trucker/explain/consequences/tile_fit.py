"""GT-B2, GT-C1, GT-C2: the fit of the tile in hand on each place, as text.

Dozens of places are evaluated for each tile. The result depends only on the turned tile and on the facing sides, so it is cached.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from tavolata.core.caching import cached_on_instance
from tavolata.core.game import Action
from tavolata.core.protocols.consequences import Consequence
from tavolata.games.galaxy_trucker.actions import Place
from tavolata.games.galaxy_trucker.bot.sentences import sentence
from tavolata.games.galaxy_trucker.content import Cell, Connector, Sides, Tile
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import BACK, FRONT, LEFT, PLACED, REAR, RIGHT, SMOOTH, FaultKind, Side
from tavolata.games.galaxy_trucker.state import PlacedTile, Ship

_cached = lru_cache(16_384)

Opening: TypeAlias = Literal["muzzle", "exhaust"]


class TurnedTile(NamedTuple):
    """The properties of a turned tile that affect its fit: connectors, the side that must stay free and why, and firepower."""

    connectors: Sides
    gap: Side | None
    opening: Opening | None
    power: float | None


class FacingSide(NamedTuple):
    """The properties of a tile that affect a neighbouring cell: the connector towards it and the opening towards it."""

    connector: Connector
    opening: Opening | None


Around: TypeAlias = tuple[FacingSide | None, ...]
"""The facing sides around a cell."""


class TileFit(NamedTuple):
    """The fit of a tile on a cell: its joints, the change in exposed connectors, its firepower and its faults."""

    joints: int
    exposed: int
    power: float | None
    faults: tuple[FaultKind, ...]


@cached_on_instance
def tile_fits(ship: Ship, tile: Tile) -> dict[Action, Consequence]:
    """Return the consequence of each place beside the ship: its joints or its faults."""
    looks, exposed, around = _TURNED_TILES[tile], ships.exposed(ship), _facings(ship)
    return {
        Place(*cell, turn): _fit_consequence(_fit_of(look, facing), exposed)
        for cell, facing in around.items()
        for turn, look in enumerate(looks)
    }


@_cached
def _fit_consequence(fit: TileFit, exposed: int) -> Consequence:
    """Return the sentences for a place, given the exposed connectors of the ship."""
    if fit.faults:
        return Consequence(tuple(sentence("ahead.misfits", fault=kind) for kind in fit.faults))
    fits = sentence("ahead.fits", count=fit.joints, exposed=exposed + fit.exposed)
    return Consequence((fits,) if fit.power is None else (fits, sentence("ahead.shoots", power=fit.power)))


@cached_on_instance
def _facings(ship: Ship) -> dict[Cell, Around]:
    """Return the facing sides of each open cell; a tile placed there affects no other cell."""
    cells = ship.cells
    return {
        cell: tuple([_FACINGS[cells[other]][BACK[side]] if other in cells else None for side, other in enumerate(ships.neighbours(cell))])
        for cell in ships.open_cells(ship)
    }


@_cached
def _fit_of(look: TurnedTile, around: Around) -> TileFit:
    """Return the fit of a turned tile between these facing sides."""
    meeting = [(own, facing.connector) for own, facing in zip(look.connectors, around, strict=True) if facing]
    joints = sum(ships.is_joint(own, neighbour) for own, neighbour in meeting)
    alone = sum(own != SMOOTH for own, facing in zip(look.connectors, around, strict=True) if not facing)
    faults = tuple(dict.fromkeys(_faults(look, around))) + (() if joints else ("not-one-piece",))
    return TileFit(joints, alone - sum(neighbour != SMOOTH for _, neighbour in meeting), look.power, faults)


def _faults(look: TurnedTile, around: Around) -> Iterator[FaultKind]:
    """GT-C1: yield the kinds of faults in the order of the ship check."""
    for side in (FRONT, LEFT, RIGHT, REAR):
        facing = around[side]
        if facing and (fault := ships.fault_between(look.connectors[side], facing.connector)):
            yield fault
    yield from _exhaust_faults(look, around)
    if _is_blocked(look, around, "muzzle") or any(facing and facing.opening == "muzzle" for facing in around):
        yield "muzzle-blocked"


def _exhaust_faults(look: TurnedTile, around: Around) -> Iterator[FaultKind]:
    """GT-C1: yield the faults of engine exhausts, in the order of the check: blocked engines ahead and on the left first."""
    blocked = [facing is not None and facing.opening == "exhaust" for facing in around]
    if blocked[FRONT] or blocked[LEFT]:
        yield "exhaust-blocked"
    if look.opening == "exhaust" and look.gap != REAR:
        yield "engine-direction"
    if _is_blocked(look, around, "exhaust") or blocked[RIGHT] or blocked[REAR]:
        yield "exhaust-blocked"


def _is_blocked(look: TurnedTile, around: Around, opening: Opening) -> bool:
    """GT-C1: return whether a tile blocks the opening of this tile."""
    return look.opening == opening and look.gap is not None and around[look.gap] is not None


def _look_of(placed: PlacedTile) -> TurnedTile:
    kind, power = ships.face(placed).kind, ships.half_power(placed) / 2
    if kind in ships.CANNONS:
        return TurnedTile(ships.connectors(placed), ships.opening(placed), "muzzle", power)
    return TurnedTile(ships.connectors(placed), ships.opening(placed), "exhaust" if kind in ships.ENGINES else None, None)


_TURNED_TILES: dict[Tile, tuple[TurnedTile, ...]] = {tile: tuple(map(_look_of, turns)) for tile, turns in PLACED.items()}
"""Every tile in each of its four turns."""

_FACINGS: dict[PlacedTile, tuple[FacingSide, ...]] = {
    placed: tuple(FacingSide(connector, look.opening if side == look.gap else None) for side, connector in enumerate(look.connectors))
    for tile, turns in PLACED.items()
    for placed, look in zip(turns, _TURNED_TILES[tile], strict=True)
}
"""The facing sides of every turned tile."""
