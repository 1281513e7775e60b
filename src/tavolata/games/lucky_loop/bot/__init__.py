"""The bots of Lucky Loop: easy, a cheerful beginner; normal, who flies well; hard, who also knows what for."""

from tavolata.games.lucky_loop.bot.base import Pilot
from tavolata.games.lucky_loop.bot.easy import Easy
from tavolata.games.lucky_loop.bot.hard import Hard
from tavolata.games.lucky_loop.bot.normal import Normal

_LEVELS: dict[str, type[Pilot]] = {"easy": Easy, "normal": Normal, "hard": Hard}


def make_bot(level: str, seed: int) -> Pilot:
    """A bot of one of the levels."""
    return _LEVELS[level](seed)
