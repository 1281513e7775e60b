"""How long a bot takes for a move of building, as a person does: an obvious one is quick, a new tile or a pile takes a look.

It follows from what everybody sees, so that nobody can read a hidden tile or card from it.
"""

from random import Random

from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction, Look, Return, Take

SLOWEST, QUICKEST = 2.8, 0.4
"""How much slower or quicker than usual a move may be."""
_UNEVEN = 0.3
"""How much moves of the same kind differ: one in three by more than this share."""
_READ = 1.8
"""GT-B5: how much longer than a tile a pile is looked at."""
_KNOWN = 0.7
"""A tile that lay face up was chosen for its place; and who puts one back just takes another."""
_OPEN_CELL = 0.03
"""How much longer it takes for each cell on which a tile out of the heap might go."""


def tempo(last: GalaxyTruckerAction | None, open_cells: int, lot: Random) -> float:
    """How many times the usual time the move takes that follows this one, on a ship with so many open cells."""
    uneven: float = _thought(last, open_cells) * lot.lognormvariate(0, _UNEVEN)
    return max(QUICKEST, min(uneven, SLOWEST))


def _thought(last: GalaxyTruckerAction | None, open_cells: int) -> float:
    match last:
        case Look():
            return _READ
        case Take(source="heap"):
            return 1 + _OPEN_CELL * open_cells
        case Take() | Return():
            return _KNOWN
        case _:
            return 1.0
