"""Bots from outside: by the path of their class, by an entry point `tavolata.bots`, or by the name that a host gave to one of these."""

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from operator import attrgetter
from typing import Any, TypeAlias

from tavolata.core.errors import LocalizedError
from tavolata.core.plugin import Bot
from tavolata.core.registry import plugins

GROUP = "tavolata.bots"
MOST_LETTERS = 16
"""A name that a host gives is no longer."""

_NAME = re.compile(f"[a-z][a-z0-9-]{{0,{MOST_LETTERS - 1}}}")

Maker: TypeAlias = Callable[[int], Bot]
"""A bot's class, or whatever else makes one of its seed; the games that it plays may stand in `games`, otherwise it plays all."""
Named: TypeAlias = str | Maker
"""A bot as it is asked for: a level of the game, the name or the path of one from outside, or its class."""

_hosted: dict[str, str] = {}
"""The names that this host gave, and what they stand for."""


class BadBot(LocalizedError):
    """A bot from outside that is not there, is none, or does not play this game."""


def host(given: str) -> None:
    """Let a bot be seated under a name: `name=module:Class`, or the name of an entry point alone."""
    name, equals, path = given.partition("=")
    if not _NAME.fullmatch(name) or name in _levels():
        raise BadBot("bots.name", name=name, most=MOST_LETTERS)
    stands_for = path if equals else name
    if not is_guest(stands_for):
        raise BadBot("bots.unknown", bot=stands_for)
    _loaded(stands_for)
    _hosted[name] = stands_for


def hosted_for(game: str) -> tuple[str, ...]:
    """The names of bots that this host lets be seated in a game."""
    return tuple(name for name, path in _hosted.items() if _plays(_loaded(path), game))


def is_guest(name: str) -> bool:
    """Whether a name is that of a bot from outside, there or not."""
    return ":" in name or name in _hosted or name in _installed()


def installed_for(game: str) -> tuple[str, ...]:
    """The names by which packages bring bots for a game; one that does not hold must not hide the others."""
    return tuple(name for name in _installed() if name not in _levels() and _holds(name, game))


def guest(name: str, game: str, seed: int) -> Bot:
    """The bot from outside of a name."""
    path = _hosted.get(name, name)
    make = _loaded(path)
    if not _plays(make, game):
        raise BadBot("bots.other-game", bot=name, game=game, games=", ".join(make.games))
    try:
        bot = make(seed)
    except Exception as error:
        raise BadBot("bots.unloadable", bot=name, why=_told(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadBot("bots.no-bot", bot=name)
    made: Bot = bot
    return made


def name_of(bot: Named) -> str:
    """A bot by its name, or its class by the path by which other processes find it too."""
    if isinstance(bot, str):
        return bot
    path = f"{getattr(bot, '__module__', None)}:{getattr(bot, '__qualname__', None)}"
    if _loaded(path) is not bot:
        raise BadBot("bots.nameless", bot=path)
    return path


def short_name(bot: str) -> str:
    """A bot's name as it is shown at a table: that of its class, where it goes by a path."""
    return bot.rpartition(":")[2].rpartition(".")[2]


def _holds(name: str, game: str) -> bool:
    try:
        return _plays(_loaded(name), game)
    except BadBot:
        return False


def _plays(make: Any, game: str) -> bool:
    return not hasattr(make, "games") or game in make.games


def _levels() -> set[str]:
    """The words that mean a level of some game, so that no other bot is taken for one."""
    return {level for plugin in plugins() for level in plugin.bots}


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _loaded(path: str) -> Any:
    """What a path leads to, or an entry point."""
    try:
        if path in _installed():
            return _installed()[path].load()
        module, _, name = path.partition(":")
        return attrgetter(name)(import_module(module))
    except Exception as error:
        raise BadBot("bots.unloadable", bot=path, why=_told(error)) from error


def _told(error: Exception) -> str:
    """Anybody's fault in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".")
