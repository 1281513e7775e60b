"""The faults of players, files and callers.

TavolataError
├── IllegalAction     a player tried what the rules forbid
├── BadNotation       a text or a thing that is no action
├── BadCall           a seat or a line that there is not
├── BadStateText     a state as text that cannot be read, with every reason and its line
├── BadOptions        a table that cannot be opened so
├── BadContent        a data file with faults, all of them
├── BadPlugin            a game that a package brings and that does not hold, with every reason
├── UnknownGame       a name that no game has
├── UnknownVersion    a version of a game's rules that its plugin does not carry
├── UnknownLevel      a level at which no bot plays the game
├── BadPosition       a position to analyse that cannot be, with every reason (core/protocols/advisor.py)
└── BadRecord         a saved match that cannot be read or does not hold, with its line
"""

import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from tavolata.i18n import Fact, translate

Facts: TypeAlias = Mapping[str, Fact]


_LONGEST = 40


def short_repr(given: object) -> str:
    """What was given, as Python writes it, short enough for a sentence."""
    try:
        return _short(repr(given))
    except ValueError:  # a number of thousands of digits
        return f"a very long {type(given).__name__}"


def short_json(given: object) -> str:
    """What was given, as JSON has it, short enough for a sentence."""
    return _short(json.dumps(given, default=repr))


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


class TavolataError(Exception):
    """A fault with a sentence for the person who can mend it."""


class LocalizedError(TavolataError):
    """A fault whose sentence is put into words where it is read: the key of a message, and its facts."""

    def __init__(self, key: str, **facts: Fact) -> None:
        self.key = key
        self.facts: Facts = facts
        super().__init__(key)

    @property
    def message(self) -> str:
        """The sentence in English."""
        return translate(self.key, self.facts)

    def __str__(self) -> str:
        return self.message


class IllegalAction(LocalizedError):
    """What the rules forbid: the rule's id, and the key of the sentence with its facts."""

    def __init__(self, rule: str, key: str, **facts: Fact) -> None:
        self.rule = rule
        super().__init__(key, **facts)


class BadNotation(LocalizedError):
    """A text, or something else, that is no action of the game."""


class BadOption(LocalizedError):
    """One reason why a table cannot be opened as asked."""


class BadCall(TavolataError):
    """What was asked of a match for a seat, or a line of the log, that it does not have."""


class BadOptions(TavolataError):
    """A table that cannot be opened as asked, with every reason."""

    def __init__(self, faults: Sequence[BadOption]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(fault.message for fault in faults))


class BadContent(TavolataError):
    """A data file that does not hold, with every fault."""

    def __init__(self, name: str, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(f"{name} has {len(self.faults)} fault(s): " + " ".join(self.faults))


class BadPlugin(TavolataError):
    """A game that a package brings and that cannot be played, with every reason."""

    def __init__(self, name: str, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(f"The game {name!r} cannot be played: " + " ".join(faults))


class BadStateText(TavolataError):
    """A state as text that cannot be read, with every fault and its line."""

    def __init__(self, faults: Sequence[tuple[int, str]]) -> None:
        self.faults = tuple(sorted(faults))
        super().__init__("\n".join(f"line {line}: {fault}" for line, fault in self.faults))


class UnknownGame(TavolataError):
    """A name that no game has."""


class UnknownVersion(TavolataError):
    """A version of a game's rules that its plugin does not carry."""


class UnknownLevel(TavolataError):
    """A level at which no bot plays the game."""


class BadRecord(TavolataError):
    """A saved match that cannot be read or does not hold, from this line of the file on."""

    def __init__(self, line: int, why: str) -> None:
        self.line = line
        super().__init__(f"Line {line}: {why}")
