"""The races of a game: matches at different tables that meet the same luck, and the course of those who ran them, to run against."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tavolata.core.game import Options, Seat

if TYPE_CHECKING:
    from tavolata.core.match import Match


class GhostStep(msgspec.Struct, frozen=True):
    """A step on somebody's course."""

    time: int
    """Milliseconds since they began."""
    did: Any
    """What they did, of the type `Racing.deed`."""


class RaceRules(Protocol):
    """A race is told by its code: it says with which options the race is run, and whoever knows it can run it."""

    step_type: Any

    def code_of(self, options: Options) -> str:
        """The race that a table with these options is part of; no code where it is part of none."""
        ...

    def options_of(self, code: str) -> Options | None:
        """The options of every table of a race; None where the code tells of none."""
        ...

    def code_for_name(self, name: str) -> str:
        """The usual race of this name; that of a day is named as 20261116."""
        ...

    def start_time(self, match: "Match[Any, Any, Any]", seat: Seat) -> int | None:
        """At which time of the match a seat began; None where it has not yet."""
        ...

    def ghost_track(self, match: "Match[Any, Any, Any]", seat: Seat) -> Sequence[GhostStep]:
        """What a seat did that others may see, step by step."""
        ...
