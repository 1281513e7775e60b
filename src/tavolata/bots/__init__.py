"""Bots that play any game, the way to a game's own bots, and the arena that rates them."""

from importlib import import_module
from typing import Protocol, cast, runtime_checkable

from tavolata.bots.random_bot import RandomBot
from tavolata.core.errors import TavolataError
from tavolata.core.game import Action
from tavolata.core.library import area_of, game_named
from tavolata.core.sight import Sight


class Bot(Protocol):
    """Somebody who chooses among what is legal, knowing only what their seat sees."""

    def choose(self, sight: Sight) -> Action | None:
        """One of `sight.legal`, or None to leave it; a seat that is awaited has to choose."""
        ...


@runtime_checkable
class Paced(Protocol):
    """A bot that takes the time of a person where several act at once."""

    @property
    def pace(self) -> int:
        """Milliseconds for each of its actions."""
        ...


class UnknownLevel(TavolataError):
    """A level at which no bot plays the game."""


def bot_for(game_name: str, level: str, seed: int) -> Bot:
    """A bot of a level; the game's own levels are made by `bot(level, seed)` in its module `bot`."""
    game = game_named(game_name)
    if level not in game.bots:
        raise UnknownLevel(f"{game.name} has no bot {level!r}; there is {', '.join(game.bots)}.")
    if level == "random":
        return RandomBot(seed)
    module = import_module(f"tavolata.games.{area_of(game.name)}.bot")
    return cast(Bot, module.bot(level, seed))
