"""The levels of the bots and their parameters."""

from typing import NamedTuple

from tavolata.games.galaxy_trucker.bot.builder import BuilderHabits
from tavolata.games.galaxy_trucker.bot.profile import MEASURED_PROFILES, NEUTRAL_PROFILES
from tavolata.games.galaxy_trucker.bot.values import ResourceWeights


class BotLevel(NamedTuple):
    """The parameters of a bot level."""

    habits: BuilderHabits
    attitude: ResourceWeights
    pace: int
    """The average delay of a building action in milliseconds."""


LEVELS: dict[str, BotLevel] = {
    "easy": BotLevel(
        BuilderHabits(looks=0, left_open=8, turns_glass=False, carelessness=0.08, titles=False, profiles=NEUTRAL_PROFILES),
        ResourceWeights(race=False, day=0.0, member=0.3, battery=0.0, thrifty=False),
        pace=6000,
    ),
    "normal": BotLevel(
        BuilderHabits(looks=0, left_open=3, turns_glass=True, carelessness=0.0, titles=True, profiles=NEUTRAL_PROFILES),
        ResourceWeights(race=False, day=0.6, member=0.8, battery=0.8, thrifty=False),
        pace=4000,
    ),
    "hard": BotLevel(
        BuilderHabits(looks=3, left_open=0, turns_glass=True, carelessness=0.0, titles=True, profiles=MEASURED_PROFILES),
        ResourceWeights(race=True, day=0.6, member=0.8, battery=0.9, thrifty=True),
        pace=2500,
    ),
}
