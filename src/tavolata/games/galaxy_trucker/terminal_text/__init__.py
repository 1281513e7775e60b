"""The terminal text of Galaxy Trucker, with small pictures of ships."""

from collections.abc import Mapping

from tavolata.games.galaxy_trucker.terminal_text.phrases import offer, tell
from tavolata.games.galaxy_trucker.terminal_text.position import describe

__all__ = ["COLOURED", "describe", "offer", "tell"]

COLOURED: Mapping[str, str] = {rf"\b<{colour}>\b": colour for colour in ("red", "yellow", "green", "blue")}
"""Patterns of text that a terminal may colour."""
