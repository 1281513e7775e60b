"""Values places for tiles: the component, its neighbours, and the cells that stay fillable."""

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from tavolata.games.galaxy_trucker.actions import Place
from tavolata.games.galaxy_trucker.bot.card_forecast import CardDemand
from tavolata.games.galaxy_trucker.bot.profile import BuilderProfile
from tavolata.games.galaxy_trucker.bot.ship_valuation import Outfit, outfit, ship_value
from tavolata.games.galaxy_trucker.bot.titles import TitleValue, title_points
from tavolata.games.galaxy_trucker.content import NUMBERS, TILES, Cell, Kind, LevelName, Tile
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import (
    CANNONS,
    ENGINES,
    PLACED,
    SMOOTH,
    Needs,
    beside,
    needs_of,
    neighbours,
    open_cells,
    turns_that_fit,
)
from tavolata.games.galaxy_trucker.state import Alien, PlacedTile, Ship
from tavolata.games.galaxy_trucker.view import TileView, ship_of

SLIGHT = 0.05
"""The fill chance below which a cell counts as lost."""
EXPOSED = 0.6
"""GT-A5, GT-A10, GT-E1: the cost of a connector that stays exposed."""
JOINT = 0.15
"""The value of each joint beyond the first, which keeps the ship together after a hit."""
ALIEN = 1.6
"""GT-C4: the value of a life support joined to a cabin."""
ALIEN_HOPED = 0.5
"""The value of a life support while a cabin can still be placed beside it."""
MUZZLE_ROOM = 0.5
"""GT-C1: the value for a cannon or engine of a rim cell with no cell in its firing or exhaust direction."""
_ALIEN_OF: dict[str, Alien] = {support: alien for alien, support in ships.LIFE_SUPPORT.items()}


_TILES_TO_COME = 8
"""The average number of further tiles that could go onto a given cell."""
_FAR = 0.9
"""The fill chance of a cell with no neighbouring tile yet."""
_UNJOINED = 0.7
"""The factor for a cell that so far has only smooth sides around it."""


@lru_cache(maxsize=32)
def best_places(level: LevelName, tiles: tuple[TileView, ...], goals: "BuildGoals") -> "BestPlaces":
    """Return the placement values of a ship; the result is cached between views."""
    return BestPlaces(ship_of(level, tiles), goals)


class BuildGoals(NamedTuple):
    """The goals of a builder: the weights, the demand of the cards, and the titles."""

    demand: CardDemand = CardDemand()
    title_values: tuple[TitleValue, ...] = ()
    profile: BuilderProfile = BuilderProfile()


class BestPlaces:
    """Table of the gain of each tile on each cell of a ship."""

    def __init__(self, ship: Ship, goals: BuildGoals) -> None:
        self.ship = ship
        self._goals = goals
        self._best: dict[Tile, tuple[float, Place | None]] = {}
        self._wanted: dict[tuple[Kind, int, int], float] = {}

    @cached_property
    def _needs(self) -> dict[Cell, Needs | None]:
        """Return the requirements on each empty cell."""
        return {cell: needs_of(self.ship, cell) for cell in NUMBERS.levels[self.ship.level].outline if cell not in self.ship.cells}

    @cached_property
    def hopeful(self) -> list[Cell]:
        """Return the empty cells that can still be filled."""
        return [cell for cell, needs in self._needs.items() if fill_chance(needs) > SLIGHT]

    @cached_property
    def _open_cells(self) -> list[tuple[Cell, Needs]]:
        """GT-B2: return the fillable cells beside the ship, with their requirements."""
        return [(cell, needs) for cell in open_cells(self.ship) if (needs := self._needs[cell]) is not None]

    def best(self, tile: Tile) -> tuple[float, Place | None]:
        """Return the highest gain of a tile and its place."""
        if tile not in self._best:
            self._best[tile] = self._find_best(tile)
        return self._best[tile]

    def _find_best(self, tile: Tile) -> tuple[float, Place | None]:
        gain, cell, turn = max(self._gains(tile), default=(-1.0, None, 0))
        return gain, Place(*cell, turn) if cell else None

    def _gains(self, tile: Tile) -> Iterator[tuple[float, Cell, int]]:
        """Yield the gain of a tile on each cell in each turn that fits."""
        for cell, needs in self._open_cells:
            for turn in turns_that_fit(tile, needs):
                yield self.gain(PLACED[tile][turn], cell), cell, turn

    def gain(self, placed: PlacedTile, cell: Cell) -> float:
        """Return the gain of a tile that fits on this cell in this turn."""
        gain = self._component_gain(placed) + self._tile_value_at(cell, placed)
        return gain + self._title_gain(cell, placed) if gain > 0 else gain

    def _title_gain(self, cell: Cell, placed: PlacedTile) -> float:
        """GT-K1: return the gain for titles; it never outweighs a loss for the ship."""
        return sum(title_value.point * title_points(self.ship, title_value.title, cell, placed) for title_value in self._goals.title_values)

    def second_best(self, tile: Tile) -> float | None:
        """Return the second highest gain of a tile by cell; None if it fits on one cell only."""
        _, place = self.best(tile)
        gains = [gain for gain, cell, _ in self._gains(tile) if place and cell != (place.column, place.row)]
        return max(gains, default=None)

    # The value of a placed tile

    @cached_property
    def _outfit(self) -> Outfit:
        return outfit(self.ship)

    @cached_property
    def _value(self) -> float:
        return self._value_with(self._outfit)

    def _value_with(self, has: Outfit) -> float:
        return ship_value(has, self.ship.level, self._goals.demand, self._goals.profile.weights)

    def _component_gain(self, placed: PlacedTile) -> float:
        """Return the gain of the component itself, independent of its cell."""
        face = ships.face(placed)
        known = face.kind, face.capacity, placed.turn
        if known not in self._wanted:
            self._wanted[known] = self._value_with(self._outfit.with_tile(placed)) - self._value
        return self._wanted[known]

    def _tile_value_at(self, cell: Cell, placed: PlacedTile) -> float:
        """Return the value of the neighbourhood of a placed tile: joints, muzzles, exposed sides and life support."""
        return (
            self._life_support_value(cell, placed)
            + self._muzzle_cost(cell, placed)
            + self._joint_value(cell, placed)
            + self._exposed_cost(cell, placed)
        )

    def _muzzle_cost(self, cell: Cell, placed: PlacedTile) -> float:
        """Return the change in value by a placed tile: neighbouring cells that stay fillable, minus connectors that stay uncovered."""
        cell_value = self._goals.profile.cell_value
        sides, value = ships.connectors(placed), cell_value * (1 - fill_chance(self._needs[cell]))
        for side, other in enumerate(neighbours(cell)):
            if other in self.ship.cells:
                continue
            before = self._needs.get(other)
            after = beside(before, (side + 2) % 4, placed) if before else None
            value += cell_value * (fill_chance(after) - fill_chance(before)) - EXPOSED * (1 - fill_chance(after)) * bool(sides[side])
        return value

    def _joint_value(self, cell: Cell, placed: PlacedTile) -> float:
        sides = ships.connectors(placed)
        joined = sum(bool(sides[side]) for side, other in enumerate(neighbours(cell)) if other in self.ship.cells)
        return JOINT * (joined - 1)

    def _exposed_cost(self, cell: Cell, placed: PlacedTile) -> float:
        """Return the cost of using a rim cell for a component other than a cannon or engine."""
        outline, kind = outline_of(self.ship.level), ships.face(placed).kind
        front, _, rear, _ = (other not in outline for other in neighbours(cell))
        return -MUZZLE_ROOM * ((front and kind not in CANNONS) + (rear and kind not in ENGINES))

    def _life_support_value(self, cell: Cell, placed: PlacedTile) -> float:
        """GT-C4: return the value of joining a cabin and a life support."""
        kind = ships.face(placed).kind
        if (kind not in _ALIEN_OF and kind != "cabin") or not NUMBERS.levels[self.ship.level].aliens:
            return 0.0
        joined = list(self._joined_kinds(cell, placed))
        if kind == "cabin":
            return ALIEN if any(other in _ALIEN_OF and not self._has_alien(_ALIEN_OF[other]) for other in joined) else 0.0
        if ships.cells_of(self.ship, kind):
            return 0.0
        return ALIEN if "cabin" in joined else ALIEN_HOPED

    def _joined_kinds(self, cell: Cell, placed: PlacedTile) -> Iterator[str]:
        sides = ships.connectors(placed)
        for side, other in enumerate(neighbours(cell)):
            if sides[side] and other in self.ship.cells:
                yield ships.kind_at(self.ship, other)

    def _has_alien(self, alien: Alien) -> bool:
        """Return whether a cabin of the ship could already take this alien."""
        return any(ships.has_life_support(self.ship, cabin, alien) for cabin in ships.cells_of(self.ship, "cabin"))


@cache
def fill_chance(needs: Needs | None) -> float:
    """Return the probability that a cell will be filled."""
    if needs is None:
        return 0.0
    known = [need for need in needs if need is not None]
    if not known:
        return _FAR
    fitting = sum(any(ships.connects(placed, needs) for placed in PLACED[tile]) for tile in TILES.heap)
    likely: float = 1 - (1 - fitting / len(TILES.heap)) ** _TILES_TO_COME
    return likely if any(need != SMOOTH for need in known) else likely * _UNJOINED


@cache
def outline_of(level: LevelName) -> frozenset[Cell]:
    """GT-M3: return the cells of the ship outline."""
    return frozenset(NUMBERS.levels[level].outline)
