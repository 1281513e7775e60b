"""GT-B2, GT-C1, GT-C2: how the tile in hand would fit wherever it may be placed, for those who cannot see it.

This is asked for dozens of places with every tile that is taken; it depends on how the tile looks and on what faces it there, and is kept.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from tavolata.core.caching import cached_on_instance
from tavolata.core.game import Action
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.games.galaxy_trucker.actions import Place
from tavolata.games.galaxy_trucker.content import Cell, Connector, Sides, Tile
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import BACK, FRONT, LEFT, PLACED, REAR, RIGHT, SMOOTH, FaultKind, Side
from tavolata.games.galaxy_trucker.state import Placed, Ship

_AREA = "galaxy_trucker.ahead"

_kept = lru_cache(16_384)

Opening: TypeAlias = Literal["muzzle", "exhaust"]


class Look(NamedTuple):
    """All that counts of a tile as it lies: its connectors, the side before which nothing may lie, and why, and its firepower."""

    connectors: Sides
    gap: Side | None
    opening: Opening | None
    power: float | None


class Facing(NamedTuple):
    """All that counts of a tile for a cell beside it: the connector towards it, and what opens onto it."""

    connector: Connector
    opening: Opening | None


Around: TypeAlias = tuple[Facing | None, ...]
"""What faces a cell from its four sides."""


class Fit(NamedTuple):
    """How a tile would lie somewhere: its good joints, how many more connectors are exposed then, its firepower, and its faults."""

    joints: int
    exposed: int
    power: float | None
    faults: tuple[FaultKind, ...]


@cached_on_instance
def fitting(ship: Ship, tile: Tile) -> dict[Action, Consequence]:
    """Of each place beside the ship, with how many joints the tile would hold there, or what would be wrong."""
    looks, exposed, around = _LOOKS[tile], ships.exposed(ship), _around(ship)
    return {Place(*cell, turn): _told(_fit(look, facing), exposed) for cell, facing in around.items() for turn, look in enumerate(looks)}


@_kept
def _told(fit: Fit, exposed: int) -> Consequence:
    """What is said of a place, on a ship with so many exposed connectors."""
    if fit.faults:
        return Consequence(tuple(LocalizedText(f"{_AREA}.misfits", {"fault": kind}) for kind in fit.faults))
    fits = LocalizedText(f"{_AREA}.fits", {"count": fit.joints, "exposed": exposed + fit.exposed})
    return Consequence((fits,) if fit.power is None else (fits, LocalizedText(f"{_AREA}.shoots", {"power": fit.power})))


@cached_on_instance
def _around(ship: Ship) -> dict[Cell, Around]:
    """What faces each open cell: a tile laid there concerns no others."""
    cells = ship.cells
    return {
        cell: tuple([_FACING[cells[other]][BACK[side]] if other in cells else None for side, other in enumerate(ships.neighbours(cell))])
        for cell in ships.open_cells(ship)
    }


@_kept
def _fit(look: Look, around: Around) -> Fit:
    """How a tile that looks so fits where this faces it."""
    meeting = [(own, facing.connector) for own, facing in zip(look.connectors, around, strict=True) if facing]
    joints = sum(ships.is_joint(own, theirs) for own, theirs in meeting)
    alone = sum(own != SMOOTH for own, facing in zip(look.connectors, around, strict=True) if not facing)
    faults = tuple(dict.fromkeys(_faults(look, around))) + (() if joints else ("not-one-piece",))
    return Fit(joints, alone - sum(theirs != SMOOTH for _, theirs in meeting), look.power, faults)


def _faults(look: Look, around: Around) -> Iterator[FaultKind]:
    """GT-C1: what would be wrong, in the order in which the check of the ship finds it."""
    for side in (FRONT, LEFT, RIGHT, REAR):
        facing = around[side]
        if facing and (fault := ships.fault_between(look.connectors[side], facing.connector)):
            yield fault
    yield from _exhausts(look, around)
    if _is_blocked(look, around, "muzzle") or any(facing and facing.opening == "muzzle" for facing in around):
        yield "muzzle-blocked"


def _exhausts(look: Look, around: Around) -> Iterator[FaultKind]:
    """GT-C1: engines exhaust to the rear, and onto nothing; the check comes to those before and on the left first."""
    blocked = [facing is not None and facing.opening == "exhaust" for facing in around]
    if blocked[FRONT] or blocked[LEFT]:
        yield "exhaust-blocked"
    if look.opening == "exhaust" and look.gap != REAR:
        yield "engine-direction"
    if _is_blocked(look, around, "exhaust") or blocked[RIGHT] or blocked[REAR]:
        yield "exhaust-blocked"


def _is_blocked(look: Look, around: Around, opening: Opening) -> bool:
    """GT-C1: what opens on the tile itself has something before it."""
    return look.opening == opening and look.gap is not None and around[look.gap] is not None


def _look(placed: Placed) -> Look:
    kind, power = ships.face(placed).kind, ships.half_power(placed) / 2
    if kind in ships.CANNONS:
        return Look(ships.connectors(placed), ships.opening(placed), "muzzle", power)
    return Look(ships.connectors(placed), ships.opening(placed), "exhaust" if kind in ships.ENGINES else None, None)


_LOOKS: dict[Tile, tuple[Look, ...]] = {tile: tuple(map(_look, turns)) for tile, turns in PLACED.items()}
"""How every tile looks in each of its four turns,"""

_FACING: dict[Placed, tuple[Facing, ...]] = {
    placed: tuple(Facing(connector, look.opening if side == look.gap else None) for side, connector in enumerate(look.connectors))
    for tile, turns in PLACED.items()
    for placed, look in zip(turns, _LOOKS[tile], strict=True)
}
"""and on each of its sides."""
