"""What the levels are like: how they build, what they count on in flight, and how fast they are."""

from typing import NamedTuple

from tavolata.games.galaxy_trucker.bot.builder import Habits
from tavolata.games.galaxy_trucker.bot.profile import MEASURED, PLAIN
from tavolata.games.galaxy_trucker.bot.values import Nerve


class Level(NamedTuple):
    """What a bot of a level is like."""

    habits: Habits
    nerve: Nerve
    pace: int
    """Milliseconds for a move of building, where time passes."""


LEVELS: dict[str, Level] = {
    "easy": Level(
        Habits(looks=0, left_open=8, presses=False, careless=0.08, titles=False, tastes=PLAIN),
        Nerve(race=False, day=0.0, member=0.3, battery=0.0, thrifty=False),
        pace=6000,
    ),
    "normal": Level(
        Habits(looks=0, left_open=3, presses=True, careless=0.0, titles=True, tastes=PLAIN),
        Nerve(race=False, day=0.6, member=0.8, battery=0.8, thrifty=False),
        pace=4000,
    ),
    "hard": Level(
        Habits(looks=3, left_open=0, presses=True, careless=0.0, titles=True, tastes=MEASURED),
        Nerve(race=True, day=0.6, member=0.8, battery=0.9, thrifty=True),
        pace=2500,
    ),
}
