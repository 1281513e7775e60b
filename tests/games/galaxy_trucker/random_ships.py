"""Legal ships of random tiles for the fuzz tests; random building actions alone make ships that are too small."""

import random
from collections.abc import Iterator, Sequence

from tavolata.games.galaxy_trucker.content import NUMBERS, TILES, LevelName, Tile
from tavolata.games.galaxy_trucker.rules import check
from tavolata.games.galaxy_trucker.rules.ship import faults, has_joint, with_tile
from tavolata.games.galaxy_trucker.state import PlacedTile, Ship
from tests.games.galaxy_trucker.table import GalaxyTruckerMatch, begun_at, new_match, replace


def random_ship(cabin: Tile, tiles: Sequence[Tile], level: LevelName) -> Ship:
    """Return a ship of random tiles, each on the first cell and in the first turn without a fault."""
    ship = Ship(level, {NUMBERS.start: PlacedTile(cabin, 0)})
    for tile in tiles:
        ship = next((larger for larger in _one_tile_larger(ship, tile) if not faults(larger)), ship)
    return ship


def _one_tile_larger(ship: Ship, tile: Tile) -> Iterator[Ship]:
    """Yield the ship with the tile on each cell with a good joint."""
    cells = [cell for cell in NUMBERS.levels[ship.level].outline if cell not in ship.cells]
    places = ((cell, PlacedTile(tile, turn)) for cell in cells for turn in range(4))
    return (with_tile(ship, cell, placed) for cell, placed in places if has_joint(ship, cell, placed))


def random_fleet(level: LevelName, seats: int, rng: random.Random, tiles: int = 30) -> GalaxyTruckerMatch:
    """Return a match in which all players have just finished a legal ship, built from up to `tiles` heap tiles."""
    match = new_match(seats, level)
    heap = rng.sample(TILES.heap, len(TILES.heap))
    shares = [heap[seat * tiles : (seat + 1) * tiles] for seat in range(seats)]
    cabins = [TILES.cabins[colour] for colour in NUMBERS.colours[:seats]]
    ships = [random_ship(cabin, share, level) for cabin, share in zip(cabins, shares, strict=True)]
    used = {placed.tile for ship in ships for placed in ship.cells.values()}
    players = tuple(
        replace(player, ship=ship, start=start, status="finished")
        for start, (player, ship) in enumerate(zip(match.state.players, ships, strict=True), start=1)
    )
    built = replace(match.state, players=players, heap=tuple(tile for tile in TILES.heap if tile not in used))
    return begun_at(match, check.begin(built)[0])
