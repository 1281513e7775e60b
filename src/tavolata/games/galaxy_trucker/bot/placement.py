"""Where on a ship each tile would gain most: the component itself, its neighbours, and the room that it leaves."""

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from tavolata.games.galaxy_trucker.actions import Place
from tavolata.games.galaxy_trucker.bot.card_forecast import Demand
from tavolata.games.galaxy_trucker.bot.profile import Taste
from tavolata.games.galaxy_trucker.bot.ship_worth import Outfit, outfit, worth
from tavolata.games.galaxy_trucker.bot.titles import Stake, points
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
from tavolata.games.galaxy_trucker.state import Alien, Placed, Ship
from tavolata.games.galaxy_trucker.view import TileView, ship_of

SLIGHT = 0.05
"""A cell that is less likely to be filled is given up."""
EXPOSED = 0.6
"""GT-A5, GT-A10, GT-E1: what a connector costs that will stay exposed."""
JOINT = 0.15
"""What every joint beyond the first is worth: the ship holds together when it is hit."""
ALIEN = 1.6
"""GT-C4: what a life support joined to a cabin is worth."""
ALIEN_HOPED = 0.5
"""What it is worth as long as a cabin may still come beside it."""
MUZZLE_ROOM = 0.5
"""GT-C1: what a cell at the rim of the ship, before or behind which nothing can lie, is worth to a cannon or an engine."""
_ALIEN_OF: dict[str, Alien] = {support: alien for alien, support in ships.LIFE_SUPPORT.items()}


_TILES_TO_COME = 8
"""So many tiles or so come by that could go onto a certain cell."""
_FAR = 0.9
"""How likely a cell is filled that no tile is beside yet."""
_UNJOINED = 0.7
"""How likely a cell, beside smooth sides alone so far, gets something to be joined to."""


@lru_cache(maxsize=32)
def best_places(level: LevelName, lying: tuple[TileView, ...], wants: "Wants") -> "BestPlaces":
    """The best places on a ship, kept from one look at the table to the next."""
    return BestPlaces(ship_of(level, lying), wants)


class Wants(NamedTuple):
    """What a builder builds for."""

    demand: Demand = Demand()
    stakes: tuple[Stake, ...] = ()
    taste: Taste = Taste()


class BestPlaces:
    """A ship, and what each tile would bring to it."""

    def __init__(self, ship: Ship, wants: Wants) -> None:
        self.ship = ship
        self._wants = wants
        self._best: dict[Tile, tuple[float, Place | None]] = {}
        self._wanted: dict[tuple[Kind, int, int], float] = {}

    @cached_property
    def _needs(self) -> dict[Cell, Needs | None]:
        """What is asked of each empty cell."""
        return {cell: needs_of(self.ship, cell) for cell in NUMBERS.levels[self.ship.level].outline if cell not in self.ship.cells}

    @cached_property
    def hopeful(self) -> list[Cell]:
        """The empty cells onto which something may still go."""
        return [cell for cell, needs in self._needs.items() if promise(needs) > SLIGHT]

    @cached_property
    def _open(self) -> list[tuple[Cell, Needs]]:
        """GT-B2: the cells beside the ship onto which something can be laid."""
        return [(cell, needs) for cell in open_cells(self.ship) if (needs := self._needs[cell]) is not None]

    def best(self, tile: Tile) -> tuple[float, Place | None]:
        """Where a tile gains most, and how much."""
        if tile not in self._best:
            self._best[tile] = self._find_best(tile)
        return self._best[tile]

    def _find_best(self, tile: Tile) -> tuple[float, Place | None]:
        gain, cell, turn = max(self._gains(tile), default=(-1.0, None, 0))
        return gain, Place(*cell, turn) if cell else None

    def _gains(self, tile: Tile) -> Iterator[tuple[float, Cell, int]]:
        """What a tile gains on each cell in each turn that fits."""
        for cell, needs in self._open:
            for turn in turns_that_fit(tile, needs):
                yield self.gain(PLACED[tile][turn], cell), cell, turn

    def gain(self, placed: Placed, cell: Cell) -> float:
        """What a tile gains that fits so on this cell."""
        gain = self._want(placed) + self._lie(cell, placed)
        return gain + self._for_titles(cell, placed) if gain > 0 else gain

    def _for_titles(self, cell: Cell, placed: Placed) -> float:
        """GT-K1: what it brings for titles, which nobody spoils a ship for."""
        return sum(stake.point * points(self.ship, stake.title, cell, placed) for stake in self._wants.stakes)

    def next_best(self, tile: Tile) -> float | None:
        """What a tile gains on the best cell but one; None where it fits on one alone."""
        _, place = self.best(tile)
        gains = [gain for gain, cell, _ in self._gains(tile) if place and cell != (place.column, place.row)]
        return max(gains, default=None)

    # What a tile is worth there

    @cached_property
    def _outfit(self) -> Outfit:
        return outfit(self.ship)

    @cached_property
    def _worth(self) -> float:
        return self._worth_with(self._outfit)

    def _worth_with(self, has: Outfit) -> float:
        return worth(has, self.ship.level, self._wants.demand, self._wants.taste.weights)

    def _want(self, placed: Placed) -> float:
        """What the component itself brings, wherever it lies."""
        face = ships.face(placed)
        known = face.kind, face.capacity, placed.turn
        if known not in self._wanted:
            self._wanted[known] = self._worth_with(self._outfit.plus(placed)) - self._worth
        return self._wanted[known]

    def _lie(self, cell: Cell, placed: Placed) -> float:
        """What it brings to lie there."""
        return self._life(cell, placed) + self._room(cell, placed) + self._joints(cell, placed) + self._rim(cell, placed)

    def _room(self, cell: Cell, placed: Placed) -> float:
        """What becomes of the cells around, and of the connectors that nothing will ever cover."""
        worth_of_cell = self._wants.taste.cell
        sides, value = ships.connectors(placed), worth_of_cell * (1 - promise(self._needs[cell]))
        for side, other in enumerate(neighbours(cell)):
            if other in self.ship.cells:
                continue
            before = self._needs.get(other)
            after = beside(before, (side + 2) % 4, placed) if before else None
            value += worth_of_cell * (promise(after) - promise(before)) - EXPOSED * (1 - promise(after)) * bool(sides[side])
        return value

    def _joints(self, cell: Cell, placed: Placed) -> float:
        sides = ships.connectors(placed)
        joined = sum(bool(sides[side]) for side, other in enumerate(neighbours(cell)) if other in self.ship.cells)
        return JOINT * (joined - 1)

    def _rim(self, cell: Cell, placed: Placed) -> float:
        """The cells at the rim are kept for cannons and engines."""
        outline, kind = outline_of(self.ship.level), ships.face(placed).kind
        front, _, rear, _ = (other not in outline for other in neighbours(cell))
        return -MUZZLE_ROOM * ((front and kind not in CANNONS) + (rear and kind not in ENGINES))

    def _life(self, cell: Cell, placed: Placed) -> float:
        """GT-C4: an alien's cabin beside its life support."""
        kind = ships.face(placed).kind
        if (kind not in _ALIEN_OF and kind != "cabin") or not NUMBERS.levels[self.ship.level].aliens:
            return 0.0
        joined = list(self._joined(cell, placed))
        if kind == "cabin":
            return ALIEN if any(other in _ALIEN_OF and not self._has_alien(_ALIEN_OF[other]) for other in joined) else 0.0
        if ships.cells_of(self.ship, kind):
            return 0.0
        return ALIEN if "cabin" in joined else ALIEN_HOPED

    def _joined(self, cell: Cell, placed: Placed) -> Iterator[str]:
        sides = ships.connectors(placed)
        for side, other in enumerate(neighbours(cell)):
            if sides[side] and other in self.ship.cells:
                yield ships.kind_at(self.ship, other)

    def _has_alien(self, alien: Alien) -> bool:
        """A cabin of the ship could take one already."""
        return any(ships.has_life_support(self.ship, cabin, alien) for cabin in ships.cells_of(self.ship, "cabin"))


@cache
def promise(needs: Needs | None) -> float:
    """How likely a cell will be filled in the end."""
    if needs is None:
        return 0.0
    asked = [need for need in needs if need is not None]
    if not asked:
        return _FAR
    fitting = sum(any(ships.meets(placed, needs) for placed in PLACED[tile]) for tile in TILES.heap)
    likely: float = 1 - (1 - fitting / len(TILES.heap)) ** _TILES_TO_COME
    return likely if any(need != SMOOTH for need in asked) else likely * _UNJOINED


@cache
def outline_of(level: LevelName) -> frozenset[Cell]:
    """GT-M3: the cells of the ship."""
    return frozenset(NUMBERS.levels[level].outline)
