"""Tavolata: tabletop games to play, to import and to analyse."""

from typing import TYPE_CHECKING

from tavolata.core.errors import (
    BadCall,
    BadContent,
    BadKit,
    BadNotation,
    BadOptions,
    BadRecord,
    IllegalAction,
    TavolataError,
    UnknownGame,
    UnknownLevel,
)
from tavolata.core.game import CHANCE, CLOCK
from tavolata.core.library import catalogue

if TYPE_CHECKING:
    from tavolata.typed import Match
else:
    from tavolata.core.match import Match

__all__ = [
    "CHANCE",
    "CLOCK",
    "BadCall",
    "BadContent",
    "BadKit",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "IllegalAction",
    "Match",
    "TavolataError",
    "UnknownGame",
    "UnknownLevel",
    "catalogue",
]
