"""Galaxy Trucker in words and small pictures, for the terminal."""

from collections.abc import Mapping

from tavolata.games.galaxy_trucker.terminal_text.phrases import offer, tell
from tavolata.games.galaxy_trucker.terminal_text.position import describe

__all__ = ["COLOURED", "describe", "offer", "tell"]

COLOURED: Mapping[str, str] = {rf"\b<{colour}>\b": colour for colour in ("red", "yellow", "green", "blue")}
"""What a terminal may show in colour."""
