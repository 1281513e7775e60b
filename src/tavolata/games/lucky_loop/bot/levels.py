"""The levels of the bots."""

from tavolata.games.lucky_loop.bot.base import PhaseBot
from tavolata.games.lucky_loop.bot.easy import Easy
from tavolata.games.lucky_loop.bot.hard import Hard
from tavolata.games.lucky_loop.bot.normal import Normal

_LEVELS: dict[str, type[PhaseBot]] = {"easy": Easy, "normal": Normal, "hard": Hard}


def make_bot(level: str, seed: int) -> PhaseBot:
    """Return a new bot of a level."""
    return _LEVELS[level](seed)
