"""Galaxy Trucker in words and small pictures, for the terminal."""

import re
from collections.abc import Mapping

from tavolata.games.galaxy_trucker.content import GOODS
from tavolata.games.galaxy_trucker.text.phrases import offer, tell
from tavolata.games.galaxy_trucker.text.position import describe
from tavolata.words import languages, say

__all__ = ["COLOURED", "describe", "offer", "tell"]


def _named(colour: str) -> str:
    """A colour in every language, as a pattern."""
    return "|".join(dict.fromkeys(re.escape(say(f"galaxy_trucker.good.{colour}", lang=lang)) for lang in languages()))


COLOURED: Mapping[str, str] = {rf"\b(?:{_named(colour)})\b": colour for colour in GOODS}
"""What a terminal may show in colour."""
