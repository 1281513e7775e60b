"""Loads bots from outside this package, by class path, entry point `tavolata.bots` or a name that the host registered."""

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

ENTRY_POINT_GROUP = "tavolata.bots"
MAX_NAME_LENGTH = 16
"""The most letters of a registered name."""

_NAME = re.compile(f"[a-z][a-z0-9-]{{0,{MAX_NAME_LENGTH - 1}}}")

BotFactory: TypeAlias = Callable[[int], Bot]
"""A bot class, or a function that makes a bot from a seed; an attribute `games` restricts the games that it plays."""
BotReference: TypeAlias = str | BotFactory
"""A level of the game, the name or path of an external bot, or its class."""

_registered: dict[str, str] = {}
"""The path or entry point of each registered name."""


class BadBot(LocalizedError):
    """Exception: an external bot that is missing, is not a bot, or does not play the game."""


def register_bot(spec: str) -> None:
    """Register a bot for tables under a name: `name=module:Class`, or the name of an entry point."""
    name, equals, path = spec.partition("=")
    if not _NAME.fullmatch(name) or name in _levels():
        raise BadBot("bots.name", name=name, most=MAX_NAME_LENGTH)
    target = path if equals else name
    if not is_external(target):
        raise BadBot("bots.unknown", bot=target)
    _load(target)
    _registered[name] = target


def registered_for(game: str) -> tuple[str, ...]:
    """Return the names of the registered bots that play a game."""
    return tuple(name for name, path in _registered.items() if _plays(_load(path), game))


def is_external(name: str) -> bool:
    """Return whether a name refers to an external bot, installed or not."""
    return ":" in name or name in _registered or name in _installed()


def installed_for(game: str) -> tuple[str, ...]:
    """Return the entry-point names of installed bots that play a game, without those that fail to load."""
    return tuple(name for name in _installed() if name not in _levels() and _is_valid(name, game))


def load_bot(name: str, game: str, seed: int) -> Bot:
    """Return a new external bot, made from a seed; raise BadBot for one that cannot play the game."""
    path = _registered.get(name, name)
    make = _load(path)
    if not _plays(make, game):
        raise BadBot("bots.other-game", bot=name, game=game, games=", ".join(make.games))
    try:
        bot = make(seed)
    except Exception as error:
        raise BadBot("bots.unloadable", bot=name, why=_report(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadBot("bots.no-bot", bot=name)
    external: Bot = bot
    return external


def name_of(bot: BotReference) -> str:
    """Return the name of a bot, or the import path of its class, so that other processes can load it."""
    if isinstance(bot, str):
        return bot
    path = f"{getattr(bot, '__module__', None)}:{getattr(bot, '__qualname__', None)}"
    if _load(path) is not bot:
        raise BadBot("bots.nameless", bot=path)
    return path


def short_name(bot: str) -> str:
    """Return a bot's name as tables show it: of a path the class name."""
    return bot.rpartition(":")[2].rpartition(".")[2]


def _is_valid(name: str, game: str) -> bool:
    try:
        return _plays(_load(name), game)
    except BadBot:
        return False


def _plays(make: Any, game: str) -> bool:
    return not hasattr(make, "games") or game in make.games


def _levels() -> set[str]:
    """Return the bot levels of all games, which no external bot can have as its name."""
    return {level for plugin in plugins() for level in plugin.bots}


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=ENTRY_POINT_GROUP)}


@cache
def _load(path: str) -> Any:
    """Return the object of a path or entry point."""
    try:
        if path in _installed():
            return _installed()[path].load()
        module, _, name = path.partition(":")
        return attrgetter(name)(import_module(module))
    except Exception as error:
        raise BadBot("bots.unloadable", bot=path, why=_report(error)) from error


def _report(error: Exception) -> str:
    """Return an error as one line of text."""
    return " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".")
