"""Tavolata: tabletop games to play, to import and to analyse."""

from typing import TYPE_CHECKING, Any

from tavolata.core.errors import (
    BadCall,
    BadContent,
    BadNotation,
    BadOptions,
    BadPlugin,
    BadRecord,
    BadStateText,
    IllegalAction,
    TavolataError,
    UnknownGame,
    UnknownLevel,
)
from tavolata.core.game import CHANCE, CLOCK
from tavolata.core.registry import catalogue

if TYPE_CHECKING:
    from tavolata.tournaments.tournament import arena
    from tavolata.typed import Match
else:
    from tavolata.core.match import Match

__version__ = "0.2.0"
"""By semantic versioning: what the public surface promises changes only with the first number."""

__all__ = [
    "CHANCE",
    "CLOCK",
    "BadCall",
    "BadContent",
    "BadNotation",
    "BadOptions",
    "BadPlugin",
    "BadRecord",
    "BadStateText",
    "IllegalAction",
    "Match",
    "TavolataError",
    "UnknownGame",
    "UnknownLevel",
    "__version__",
    "arena",
    "catalogue",
]


def __getattr__(name: str) -> Any:
    """The arena is loaded when it is asked for: who only plays needs no ratings."""
    if name != "arena":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tavolata.core.extras import extra_providing

    with extra_providing("arena"):
        import openskill  # noqa: F401 - whether it is there is all that is asked
    from tavolata.tournaments.tournament import arena

    return arena
