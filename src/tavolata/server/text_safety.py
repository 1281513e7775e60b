"""Sanitizes and compares text that players enter, before a page or a terminal shows it."""

import re
import unicodedata

# They change the writing direction, also of the text that follows.
_DIRECTIONS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


def strip_control_characters(text: str) -> str:
    """A text without control characters, which could control a terminal, and without direction overrides."""
    return "".join(
        letter for letter in text if unicodedata.category(letter) != "Cc" and unicodedata.bidirectional(letter) not in _DIRECTIONS
    )


def single_line(text: str) -> str:
    """A sanitized text with single spaces between its words."""
    return strip_control_characters(" ".join(text.split()))


_INVISIBLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
# Invisible characters in the category of letters: fillers of Hangul, the empty pattern of Braille.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_EMOJI_JOINER = re.compile(r"(?<=[\U0001f000-\U0001faff\u2600-\u27bf\ufe0f])\u200d(?=[\U0001f000-\U0001faff\u2600-\u27bf])")
"""The zero-width joiner between two emoji."""

_VARIANTS = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))
"""Variation selectors."""


def is_printable(text: str) -> bool:
    """Whether every character of a text except spaces is visible."""
    if text.isascii():
        return text.isprintable()
    return not any(unicodedata.category(letter) in _INVISIBLE or letter in _BLANK for letter in _EMOJI_JOINER.sub("", text))


def confusable_key(text: str) -> str:
    """A comparison key that is equal for texts that look alike: it ignores case, width and spaces."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split()).translate(_VARIANTS)
