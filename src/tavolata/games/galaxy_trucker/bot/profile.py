"""Builder profiles by level: component weights, cell value and required gain."""

from typing import NamedTuple

from tavolata.games.galaxy_trucker.bot.ship_valuation import RULE_OF_THUMB, Weights
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES, LevelName


class BuilderProfile(NamedTuple):
    """The values of a builder on one level, in credits."""

    target_value: float = 0.0
    """The gain that a tile must reach while many tiles are left."""
    cell_value: float = 2.0
    """The value of a cell that will be filled, before its tile is known."""
    weights: Weights = RULE_OF_THUMB
    """The value of each component."""


NEUTRAL_PROFILES: dict[LevelName, BuilderProfile] = dict.fromkeys(LEVEL_NAMES, BuilderProfile())
"""Profiles that accept any useful tile."""
MEASURED_PROFILES: dict[LevelName, BuilderProfile] = {
    "test": BuilderProfile(target_value=5.0),
    "I": BuilderProfile(target_value=5.0),
    "II": BuilderProfile(
        target_value=8.0,
        cell_value=3.5,
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
    "III": BuilderProfile(
        target_value=8.0,
        cell_value=3.5,
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
"""Rounded results of ship simulations, raised for engines and batteries.

Solo flights have no race and no combat zone, so the simulation undervalues both. Level I agrees with the rule of thumb.
The test flight was not simulated.
"""
