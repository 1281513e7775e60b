"""What the levels are like: how they build, what they count on in flight, and how fast they are."""

from typing import NamedTuple

from tavolata.games.galaxy_trucker.bot.builder import Habits
from tavolata.games.galaxy_trucker.bot.prices import Nerve
from tavolata.games.galaxy_trucker.bot.ship_worth import RULE_OF_THUMB
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES


class Level(NamedTuple):
    """What a bot of a level is like."""

    habits: Habits
    nerve: Nerve
    pace: int
    """Milliseconds for a move of building, where time passes."""


_PLAIN = dict.fromkeys(LEVEL_NAMES, RULE_OF_THUMB)

LEVELS: dict[str, Level] = {
    "easy": Level(
        Habits(par=0.0, looks=0, left_open=8, presses=False, careless=0.08, titles=False, weights=_PLAIN),
        Nerve(race=False, day=0.0, member=0.3, battery=0.0, thrifty=False),
        pace=6000,
    ),
    "normal": Level(
        Habits(par=0.0, looks=0, left_open=3, presses=True, careless=0.0, titles=True, weights=_PLAIN),
        Nerve(race=False, day=0.6, member=0.8, battery=0.8, thrifty=False),
        pace=4000,
    ),
    "hard": Level(
        Habits(par=5.0, looks=3, left_open=0, presses=True, careless=0.0, titles=True, weights=_PLAIN),
        Nerve(race=True, day=0.6, member=0.8, battery=0.9, thrifty=True),
        pace=2500,
    ),
}
