"""The delays of a bot between building actions, similar to those of a person.

A delay depends on public information only, so that it reveals no hidden tile or card.
"""

from random import Random

from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction, Look, Return, Take

SLOWEST, QUICKEST = 2.8, 0.4
"""The bounds of the delay factor."""
_DEVIATION = 0.3
"""The standard deviation of the logarithm of the delay factor."""
_PILE_TIME = 1.8
"""GT-B5: the delay factor for reading a pile."""
_KNOWN_TILE_TIME = 0.7
"""The delay factor after taking a face-up tile or returning a tile."""
_TIME_PER_CELL = 0.03
"""The additional delay factor for each open cell after drawing from the heap."""


def time_factor(last: GalaxyTruckerAction | None, open_cells: int, random: Random) -> float:
    """Return the delay factor of the action after `last` on a ship with this number of open cells."""
    uneven: float = _base_time(last, open_cells) * random.lognormvariate(0, _DEVIATION)
    return max(QUICKEST, min(uneven, SLOWEST))


def _base_time(last: GalaxyTruckerAction | None, open_cells: int) -> float:
    match last:
        case Look():
            return _PILE_TIME
        case Take(source="heap"):
            return 1 + _TIME_PER_CELL * open_cells
        case Take() | Return():
            return _KNOWN_TILE_TIME
        case _:
            return 1.0
