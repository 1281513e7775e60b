"""The games that can be played, by name."""

from typing import Any

import msgspec

from tavolata.core.errors import TavolataError, shown
from tavolata.core.game import Convention, Game, OptionValue
from tavolata.words import say

_GAMES: dict[str, Game[Any, Any]] = {}


class UnknownGame(TavolataError):
    """A name that no game has."""


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, with words for people."""

    name: str
    kind: str
    default: OptionValue
    description: str
    choices: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """What one needs to know to open a table."""

    name: str
    title: str
    version: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    cooperative: bool
    convention: Convention | None


def add(game: Game[Any, Any]) -> None:
    """Make a game known by its name."""
    _GAMES[game.name] = game


def all_games() -> list[Game[Any, Any]]:
    """Every game that is known."""
    return list(_GAMES.values())


def game_named(name: str) -> Game[Any, Any]:
    """The game of a name."""
    if type(name) is not str or name not in _GAMES:
        raise UnknownGame(f"There is no game {shown(name)}; there is {', '.join(_GAMES)}.")
    return _GAMES[name]


def area_of(name: str) -> str:
    """The name of a game as its folders and its messages have it."""
    return name.replace("-", "_")


def games(lang: str = "en") -> list[GameInfo]:
    """The games with their seats, and their options with defaults and descriptions."""
    return [_info(game, lang) for game in _GAMES.values()]


def _info(game: Game[Any, Any], lang: str) -> GameInfo:
    area = area_of(game.name)
    options = tuple(
        OptionInfo(
            option.name,
            option.kind,
            option.default,
            say(f"{area}.option.{option.name}", lang=lang),
            {choice: say(f"{area}.option.{option.name}.{choice}", lang=lang) for choice in option.choices},
        )
        for option in game.options
    )
    return GameInfo(
        name=game.name,
        title=say(f"{area}.name", lang=lang),
        version=game.version,
        seats=tuple(game.seats),
        options=options,
        bots=game.bots,
        cooperative=game.cooperative,
        convention=game.convention,
    )
