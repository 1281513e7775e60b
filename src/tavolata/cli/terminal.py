"""What a terminal can do: colour, and a bar that shows how far a long run has come."""

import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from shutil import get_terminal_size
from textwrap import fill
from time import monotonic
from typing import TextIO, TypeVar

from tavolata.i18n import translate

T = TypeVar("T")

CODES = {"bold": 1, "dim": 2, "red": 31, "green": 32, "yellow": 33, "blue": 34}
BAR = 30
REFRESH = 0.1
WIDEST = 80
NARROWEST = 20


_TINT = re.compile(r"<(\w+)>")


class Paint:
    """Colours, where there is a terminal to show them and nobody asked for none."""

    def __init__(self, stream: TextIO, coloured: Mapping[str, str]) -> None:
        self._on = stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self._coloured = {_TINT.sub(_tint, pattern): colour for pattern, colour in coloured.items()}

    def styled(self, text: str, style: str) -> str:
        """A text in a style."""
        return f"\x1b[{CODES[style]}m{text}\x1b[0m" if self._on else text

    def tinted(self, text: str) -> str:
        """A text in which the game's own words stand out in their colours."""
        for pattern, colour in self._coloured.items() if self._on else ():
            text = re.sub(pattern, self.styled(r"\g<0>", colour), text)
        return text


def _tint(found: re.Match[str]) -> str:
    """The pattern of a colour's word, in each of its forms."""
    return f"(?:{'|'.join(translate(f'terminal.tint.{found[1]}').split())})"


def columns() -> int:
    """How wide a line may be: as wide as the terminal, but no wider than is good to read, and never so narrow that no word fits."""
    return max(NARROWEST, min(WIDEST, get_terminal_size().columns))


def folded(text: str, indent: str = "", hanging: str = "") -> str:
    """A paragraph in lines that fit, those after the first further in where that is asked for; what one may want to copy stays whole."""
    hung = indent + hanging
    return fill(text, columns(), initial_indent=indent, subsequent_indent=hung, break_long_words=False, break_on_hyphens=False)


def bar(items: Iterable[T], total: int, stream: TextIO | None = None) -> Iterator[T]:
    """Hand the items on; on a terminal a bar on stderr shows how many there were."""
    out = stream or sys.stderr
    if not out.isatty():
        yield from items
        return
    shown = 0.0
    try:
        for done, item in enumerate(items, start=1):
            yield item
            if monotonic() - shown > REFRESH:
                shown = monotonic()
                filled = BAR * done // total
                print(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {100 * done // total:3} % {done}/{total}", end="", file=out, flush=True)
    finally:
        print("\r\x1b[K", end="", file=out, flush=True)
