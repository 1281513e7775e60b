"""What the command takes from the folder of a game: its words, its solver; and from a command line: options, files."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from tavolata.core.errors import TavolataError
from tavolata.core.game import Action, Event, Game, OptionValue, View
from tavolata.core.library import area_of
from tavolata.core.options import parse
from tavolata.words import say


class BadCommand(TavolataError):
    """A command line that cannot be followed."""


class GameText(Protocol):
    """A game's module `text`."""

    COLOURED: Mapping[str, str]

    def describe(self, view: View, names: Sequence[str]) -> str:
        """The position as text."""
        ...

    def tell(self, event: Event, names: Sequence[str]) -> tuple[str, dict[str, str | int]]:
        """What happened, as a message's key and facts."""
        ...

    def offer(self, action: Action, view: View) -> tuple[str, dict[str, str | int]]:
        """What may be done, as a message's key and facts."""
        ...


class Solver(Protocol):
    """A game's module `odds`."""

    def analyse(self, position: object) -> dict[str, Any]:
        """What a position is worth."""
        ...


def text_of(game: Game[Any, Any, Any]) -> GameText:
    """How the game speaks."""
    return cast(GameText, import_module(f"tavolata.games.{area_of(game.name)}.text"))


def solver_of(game: Game[Any, Any, Any]) -> Solver:
    """The game's exact solver."""
    return cast(Solver, import_module(f"tavolata.games.{area_of(game.name)}.odds"))


def options_of(game: Game[Any, Any, Any], given: Sequence[str]) -> dict[str, OptionValue]:
    """The options of a table from `name=value`, where `@file` stands for what is in the file."""
    texts: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadCommand(say("cli.bad_option", {"text": word}))
        texts[name] = read_text(value[1:]) if value.startswith("@") else value
    return parse(game, texts)


def read_text(path: str) -> str:
    """What is in a file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCommand(say("cli.unreadable", {"file": path, "why": _why(error)})) from error


def write_text(path: str, text: str) -> None:
    """Put a text into a file."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadCommand(say("cli.unwritable", {"file": path, "why": _why(error)})) from error


def _why(error: OSError | UnicodeDecodeError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else say("cli.not_text")
