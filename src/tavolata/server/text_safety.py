"""What others wrote, without what would disturb a page or a terminal that shows it."""

import re
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


_UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
# Letters by their category that show nothing: fillers of Hangul, the empty pattern of Braille, and the like.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_JOINED = re.compile(r"(?<=[\U0001f000-\U0001faff\u2600-\u27bf\ufe0f])\u200d(?=[\U0001f000-\U0001faff\u2600-\u27bf])")
"""What makes one picture of two."""

_VARIANTS = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))
"""Which of its forms a letter is shown in."""


def is_all_seen(text: str) -> bool:
    """Whether every letter of a text shows, but for spaces."""
    if text.isascii():
        return text.isprintable()
    return not any(unicodedata.category(letter) in _UNSEEN or letter in _BLANK for letter in _JOINED.sub("", text))


def as_seen(text: str) -> str:
    """A text as far as an eye can tell it from another: without regard to case, width of letters, or spaces."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split()).translate(_VARIANTS)
