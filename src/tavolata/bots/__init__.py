"""Bots for any game: a random one, a Monte Carlo search, and loaders for bots of other packages.

external     loads bots by class path or entry point
monte_carlo  searches by playouts; an example and a yardstick
parallel     runs tasks in processes or on a Ray cluster
play         plays matches among bots
random       chooses any legal action
"""

from tavolata.bots.external import BadBot, installed_for, is_external, load_bot, registered_for
from tavolata.bots.random import RandomBot
from tavolata.core.errors import UnknownLevel
from tavolata.core.plugin import RANDOM, Bot, PacedBot
from tavolata.core.registry import get_plugin

__all__ = ["BadBot", "Bot", "PacedBot", "RandomBot", "bot_for", "levels_of"]


def bot_for(game: str, level: str, seed: int) -> Bot:
    """Return a new bot of a level; an external bot is given by its name or by its path, as `mypkg:MyBot`."""
    plugin = get_plugin(game)
    if level == RANDOM:
        return RandomBot(seed, plugin.last_resort_actions)
    if level in plugin.levels and plugin.make_bot is not None:
        return plugin.make_bot(level, seed)
    if is_external(level):
        return load_bot(level, game, seed)
    known = dict.fromkeys((*levels_of(game), *installed_for(game)))
    raise UnknownLevel(f"{plugin.name} has no bot {level!r}; there is {', '.join(known)}.")


def levels_of(game: str) -> tuple[str, ...]:
    """Return the names of the bots that players can add at a table: the game's own, and those that the host registered."""
    return (*get_plugin(game).bots, *registered_for(game))
