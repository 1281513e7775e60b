"""GT-K1: the score of a ship for each title, and the cells that count."""

from collections.abc import Callable, Iterable, Mapping

from tavolata.core.caching import cached_on_instance
from tavolata.games.galaxy_trucker.content import Cell, TitleName
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import SMOOTH, connectors, joints, neighbours, reading_order
from tavolata.games.galaxy_trucker.state import Player, Ship, TitleScore

_CORRIDOR = range(1, 3)
"""GT-K1: the possible numbers of connector sides of a corridor tile."""


@cached_on_instance
def score(player: Player, title: TitleName) -> TitleScore:
    """GT-K1: return the current score of a ship for a title."""
    return _SCORES[title](player)


def _freight_hauler(player: Player) -> TitleScore:
    """GT-K1: return the score for holds with at least one cube."""
    return _score_each(cell for cell in ships.cells_of(player.ship, "hold", "red-hold") if cell in player.goods)


def _power_trucker(player: Player) -> TitleScore:
    """GT-K1: return the score for components that use batteries."""
    return _score_each(ships.cells_of(player.ship, "double-engine", "double-cannon", "shield"))


def _cruise_captain(player: Player) -> TitleScore:
    """GT-K1: return the score for occupied cabins with a smooth side that faces an empty space."""
    return _score_each(cell for cell in ships.cabins(player.ship) if cell in player.crew and _has_a_window(player.ship, cell))


def _has_a_window(ship: Ship, cell: Cell) -> bool:
    sides = connectors(ship.cells[cell])
    return any(sides[side] == SMOOTH and other not in ship.cells for side, other in enumerate(neighbours(cell)))


def _master_engineer(player: Player) -> TitleScore:
    """GT-K1: return the score for components, the starting cabin among them."""
    return _score_each(sorted(player.ship.cells, key=reading_order))


def _score_each(cells: Iterable[Cell]) -> TitleScore:
    counted = tuple(cells)
    return TitleScore(len(counted), counted)


# Xenoquartermaster


def _xenoquartermaster(player: Player) -> TitleScore:
    """GT-K1: return the score for the steps from each alien to the nearest other cabin through joined tiles, added up."""
    aliens = [cell for cell in ships.cabins(player.ship) if player.crew.get(cell, ("human",))[0] != "human"]
    ways = [_path_to_cabin(player.ship, cell) for cell in aliens]
    return TitleScore(sum(len(way) - 1 for way in ways), tuple(dict.fromkeys(cell for way in ways for cell in way)))


@cached_on_instance
def _path_to_cabin(ship: Ship, begin: Cell) -> tuple[Cell, ...]:
    """Return the shortest path from a cabin to another one, including both ends; only the start if there is no other."""
    cabins, seen = {*ships.cabins(ship)} - {begin}, {begin}
    ways: list[tuple[Cell, ...]] = [(begin,)]
    for way in ways:
        if way[-1] in cabins:
            return way
        fresh = [cell for cell in joints(ship)[way[-1]] if cell not in seen]
        seen.update(fresh)
        ways += [(*way, cell) for cell in fresh]
    return ways[0]


# Corridorist


def _corridorist(player: Player) -> TitleScore:
    """GT-K1: return the score for the longest chain of joined tiles with one or two connector sides."""
    return _longest_corridor(player.ship)


@cached_on_instance
def _longest_corridor(ship: Ship) -> TitleScore:
    """Return the longest chain; each tile has at most two neighbours, so connected tiles form one chain or ring."""
    tiles = {cell for cell, placed in ship.cells.items() if sum(map(bool, connectors(placed))) in _CORRIDOR}
    links = {cell: [other for other in joints(ship)[cell] if other in tiles] for cell in sorted(tiles, key=reading_order)}
    longest = max((_longest_walk(links, cell) for cell in links), key=len, default=())
    return TitleScore(len(longest), longest)


def _longest_walk(links: Mapping[Cell, list[Cell]], begin: Cell) -> tuple[Cell, ...]:
    """Return the tiles of a walk from this tile to the end without repetition."""
    way = [begin]
    for cell in way:
        way += [other for other in links[cell] if other not in way][:1]
    return tuple(way)


_SCORES: Mapping[TitleName, Callable[[Player], TitleScore]] = {
    "freight-hauler": _freight_hauler,
    "power-trucker": _power_trucker,
    "xenoquartermaster": _xenoquartermaster,
    "cruise-captain": _cruise_captain,
    "master-engineer": _master_engineer,
    "corridorist": _corridorist,
}
"""The scoring function of each title."""
