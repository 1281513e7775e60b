"""Races of a game: matches at different tables with the same chance actions, and ghost tracks of earlier players."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tavolata.core.game import Options, Seat

if TYPE_CHECKING:
    from tavolata.core.match import Match


class GhostStep(msgspec.Struct, frozen=True):
    """A step of an earlier player's track in a race."""

    time: int
    """Milliseconds since the player's start."""
    did: Any
    """The data of the step, of the type `RaceRules.step_type`."""


class RaceRules(Protocol):
    """The rules of races; a race is identified by a code that determines its options."""

    step_type: Any

    def code_of(self, options: Options) -> str:
        """Returns the race code of a table with these options; an empty string if it is not a race."""
        ...

    def options_of(self, code: str) -> Options | None:
        """Returns the options of all tables of a race; None for an invalid code."""
        ...

    def code_for_name(self, name: str) -> str:
        """Returns the code of the race with a name at the default options; the name of a daily race is a date such as 20261116."""
        ...

    def start_time(self, match: "Match[Any, Any, Any]", seat: Seat) -> int | None:
        """Returns the time in the match at which a seat started; None before its start."""
        ...

    def ghost_track(self, match: "Match[Any, Any, Any]", seat: Seat) -> Sequence[GhostStep]:
        """Returns the steps of a seat that other players may see."""
        ...
