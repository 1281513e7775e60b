"""The faults of players, files and callers.

TavolataError
├── IllegalAction     a player tried what the rules forbid
├── BadNotation       a text that is no action
├── BadOptions        a table that cannot be opened so
├── BadContent        a data file with faults, all of them
└── BadRecord         a saved match that cannot be read or does not hold, with its line
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from tavolata.words import say

Facts: TypeAlias = Mapping[str, str | int]


class TavolataError(Exception):
    """A fault with a sentence for the person who can mend it."""


class IllegalAction(TavolataError):
    """What the rules forbid: the rule's id, and the key of the sentence with its facts."""

    def __init__(self, rule: str, key: str, **facts: str | int) -> None:
        self.rule = rule
        self.key = key
        self.facts: Facts = facts
        super().__init__(self.message)

    @property
    def message(self) -> str:
        """The sentence for the player, in English."""
        return say(self.key, self.facts)


class BadNotation(TavolataError):
    """A text that is no action of the game."""


class BadOptions(TavolataError):
    """A table that cannot be opened as asked, with every reason."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(faults))


class BadContent(TavolataError):
    """A data file that does not hold, with every fault."""

    def __init__(self, name: str, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(f"{name} has {len(self.faults)} fault(s): " + " ".join(self.faults))


class BadRecord(TavolataError):
    """A saved match that cannot be read or does not hold, from this line of the file on."""

    def __init__(self, line: int, why: str) -> None:
        self.line = line
        super().__init__(f"Line {line}: {why}")
