"""Tavolata: tabletop games to play, to import and to analyse."""

from tavolata.core.errors import BadCall, BadContent, BadNotation, BadOptions, BadRecord, IllegalAction, TavolataError
from tavolata.core.game import CHANCE, CLOCK
from tavolata.core.library import add, games
from tavolata.core.match import Match
from tavolata.games import ALL_GAMES

__all__ = [
    "CHANCE",
    "CLOCK",
    "BadCall",
    "BadContent",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "IllegalAction",
    "Match",
    "TavolataError",
    "games",
]

for _game in ALL_GAMES:
    add(_game)
