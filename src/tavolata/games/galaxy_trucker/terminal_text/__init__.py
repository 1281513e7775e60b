"""The terminal text of Galaxy Trucker, with small pictures of ships."""

from collections.abc import Mapping

from tavolata.games.galaxy_trucker.terminal_text.phrases import action_text, event_text
from tavolata.games.galaxy_trucker.terminal_text.position import describe

__all__ = ["COLOURED", "action_text", "describe", "event_text"]

COLOURED: Mapping[str, str] = {rf"\b<{colour}>\b": colour for colour in ("red", "yellow", "green", "blue")}
"""Patterns of text that a terminal may colour."""
