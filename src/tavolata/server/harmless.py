"""What others wrote, without what would disturb a page or a terminal that shows it."""

import unicodedata

# They turn the direction of the writing round, and with it the names and sentences that stand beside them.
_DIRECTIONS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


def harmless(text: str) -> str:
    """A text without control characters, with which one could rule a terminal, and without turns of direction."""
    return "".join(
        letter for letter in text if unicodedata.category(letter) != "Cc" and unicodedata.bidirectional(letter) not in _DIRECTIONS
    )


def on_one_line(text: str) -> str:
    """A harmless text in which all that keeps words apart is a space."""
    return harmless(" ".join(text.split()))
