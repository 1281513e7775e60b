"""Bots that play any game, the way to a game's own bots, and the arena that rates them."""

from tavolata.bots.random_bot import RandomBot
from tavolata.core.errors import UnknownLevel
from tavolata.core.kit import RANDOM, Bot, Paced
from tavolata.core.library import kit_of

__all__ = ["Bot", "Paced", "RandomBot", "bot_for"]


def bot_for(game: str, level: str, seed: int) -> Bot:
    """A bot of a level."""
    kit = kit_of(game)
    if level == RANDOM:
        return RandomBot(seed, kit.farewells)
    if level not in kit.levels or kit.make_bot is None:
        raise UnknownLevel(f"{kit.name} has no bot {level!r}; there is {', '.join(kit.bots)}.")
    return kit.make_bot(level, seed)
