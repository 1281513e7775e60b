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
"""The semantic version; only a major version changes the public API incompatibly."""

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
    """Imports `arena` on first access, as it needs an optional dependency."""
    if name != "arena":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tavolata.core.extras import extra_providing

    with extra_providing("arena"):
        import openskill  # noqa: F401 - only tests that it is installed
    from tavolata.tournaments.tournament import arena

    return arena
