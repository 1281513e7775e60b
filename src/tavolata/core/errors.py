"""The exceptions of the package.

TavolataError
├── IllegalAction     an action that the rules forbid
├── BadNotation       a text or value that is not an action
├── BadCall           a call with a seat or line that does not exist
├── BadStateText      a state text that cannot be read, with all errors and their lines
├── BadOptions        invalid options of a table, with all errors
├── BadContent        an invalid data file, with all errors
├── BadPlugin         an invalid game plugin, with all errors
├── UnknownGame       a name without a game
├── UnknownVersion    a version of the rules that the plugin does not have
├── UnknownLevel      a bot level that the game does not have
├── BadPosition       an invalid position to analyse, with all errors (core/protocols/advisor.py)
└── BadRecord         an invalid record of a match, with the line of the first error
"""

import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from tavolata.i18n import Fact, translate

Facts: TypeAlias = Mapping[str, Fact]


_LONGEST = 40


def short_repr(given: object) -> str:
    """Returns `repr` of a value, shortened for an error message."""
    try:
        return _short(repr(given))
    except ValueError:  # Python refuses to print an int of thousands of digits
        return f"a very long {type(given).__name__}"


def short_json(given: object) -> str:
    """Returns a value as JSON, shortened for an error message."""
    return _short(json.dumps(given, default=repr))


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


class TavolataError(Exception):
    """The base class of all errors of this package."""


class LocalizedError(TavolataError):
    """An error with a translatable message: a message key and its arguments."""

    def __init__(self, key: str, **facts: Fact) -> None:
        self.key = key
        self.facts: Facts = facts
        super().__init__(key)

    @property
    def message(self) -> str:
        """The message in English."""
        return translate(self.key, self.facts)

    def __str__(self) -> str:
        return self.message


class IllegalAction(LocalizedError):
    """An action that the rules forbid, with the id of the rule and a translatable message."""

    def __init__(self, rule: str, key: str, **facts: Fact) -> None:
        self.rule = rule
        super().__init__(key, **facts)


class BadNotation(LocalizedError):
    """A text or value that is not an action of the game."""


class BadOption(LocalizedError):
    """An invalid option, number of seats or seed of a table."""


class BadCall(TavolataError):
    """A call with a seat, line or argument that the match does not have."""


class BadOptions(TavolataError):
    """All invalid options of a table."""

    def __init__(self, faults: Sequence[BadOption]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(fault.message for fault in faults))


class BadContent(TavolataError):
    """An invalid data file, with all errors."""

    def __init__(self, name: str, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(f"{name} has {len(self.faults)} fault(s): " + " ".join(self.faults))


class BadPlugin(TavolataError):
    """A plugin that fails validation, with all errors."""

    def __init__(self, name: str, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(f"The game {name!r} cannot be played: " + " ".join(faults))


class BadStateText(TavolataError):
    """A state text that cannot be read, with all errors and their line numbers."""

    def __init__(self, faults: Sequence[tuple[int, str]]) -> None:
        self.faults = tuple(sorted(faults))
        super().__init__("\n".join(f"line {line}: {fault}" for line, fault in self.faults))


class UnknownGame(TavolataError):
    """A name without a registered game."""


class UnknownVersion(TavolataError):
    """A version of the rules that the game's plugin does not have."""


class UnknownLevel(TavolataError):
    """A bot level that the game does not have."""


class BadRecord(TavolataError):
    """A saved match that cannot be read or is invalid, with the line number of the first error."""

    def __init__(self, line: int, why: str) -> None:
        self.line = line
        super().__init__(f"Line {line}: {why}")
