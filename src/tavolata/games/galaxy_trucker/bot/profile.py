"""What a builder likes: the worth of what is aboard and of a cell that can still be filled, and how choosy it is, flight by flight."""

from typing import NamedTuple

from tavolata.games.galaxy_trucker.bot.ship_worth import RULE_OF_THUMB, Weights
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES, LevelName


class Taste(NamedTuple):
    """What a builder likes on one level; everything in credits."""

    par: float = 0.0
    """What a tile must bring while there is still much to choose from."""
    cell: float = 2.0
    """What a cell that will be filled is worth, before it is known with what."""
    weights: Weights = RULE_OF_THUMB
    """What it holds to be worth having aboard."""


PLAIN: dict[LevelName, Taste] = dict.fromkeys(LEVEL_NAMES, Taste())
"""Content with any tile that helps."""
MEASURED: dict[LevelName, Taste] = {
    "test": Taste(par=5.0),
    "I": Taste(par=5.0),
    "II": Taste(
        par=8.0,
        cell=3.5,
        weights=Weights(
            engines=(4.0, 2.0, 1.0, 0.6, 0.2),
            firepower=(1.6, 4.0, 3.0, 0.3),
            crew=(1.6, 2.4, 1.5, 0.9),
            batteries=(0.8, 0.5, 0.5),
            shields=(1.4, 0.7),
            red=(2.4, 1.9, 0.4),
            white=(1.7, 1.0, 0.7),
        ),
    ),
    "III": Taste(
        par=8.0,
        cell=3.5,
        weights=Weights(
            engines=(4.5, 2.8, 1.0, 0.6, 0.2),
            firepower=(1.0, 4.5, 3.8, 1.0),
            crew=(1.2, 1.2, 2.4, 1.8),
            batteries=(0.6, 0.5, 0.6),
            shields=(1.6, 1.4),
            red=(1.8, 1.6, 2.0),
            white=(1.5, 1.7, 1.2),
        ),
    ),
}
"""What the judge's flights say, rounded, with more for engines and batteries: alone nobody races or makes war.

On level I they say much what the rule of thumb says; of the test flight they were not asked.
"""
