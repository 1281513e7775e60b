"""Bots that play any game, the way to a game's own bots and to those from outside, and the arena that rates them."""

from tavolata.bots.external import BadBot, guest, hosted_for, installed_for, is_guest
from tavolata.bots.random import RandomBot
from tavolata.core.errors import UnknownLevel
from tavolata.core.plugin import RANDOM, Bot, PacedBot
from tavolata.core.registry import get_plugin

__all__ = ["BadBot", "Bot", "PacedBot", "RandomBot", "bot_for", "levels_of"]


def bot_for(game: str, level: str, seed: int) -> Bot:
    """A bot of a level; one from outside goes by its name, or by its path as `mypkg:MyBot`."""
    plugin = get_plugin(game)
    if level == RANDOM:
        return RandomBot(seed, plugin.last_resort_actions)
    if level in plugin.levels and plugin.make_bot is not None:
        return plugin.make_bot(level, seed)
    if is_guest(level):
        return guest(level, game, seed)
    known = dict.fromkeys((*levels_of(game), *installed_for(game)))
    raise UnknownLevel(f"{plugin.name} has no bot {level!r}; there is {', '.join(known)}.")


def levels_of(game: str) -> tuple[str, ...]:
    """The bots that may be seated at a table: the game's own, and those that the host brought."""
    return (*get_plugin(game).bots, *hosted_for(game))
