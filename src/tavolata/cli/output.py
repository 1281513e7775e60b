"""Prepares the streams of the command: encoding, colours, wrapped text and a progress bar."""

import codecs
import os
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill
from time import monotonic
from typing import TextIO, TypeVar

from tavolata.i18n import translate

_ASCII = {
    "\N{MINUS SIGN}": "-",
    "\N{NO-BREAK SPACE}": " ",
    "…": "...",
    "\N{EN DASH}": "-",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "œ": "oe",
    "Œ": "Oe",
    "\N{MULTIPLICATION SIGN}": "x",
}
"""Substitutes on terminals with few characters; letters lose their accents."""
_ERROR_HANDLER = "tavolata.plainly"


class OutputError(OSError):
    """Exception: a failed write to the standard output."""


class _Output(TextIOWrapper):
    """The standard output stream; it raises OutputError, so that its errors differ from all others."""

    def write(self, text: str) -> int:
        with _distinguish():
            return super().write(text)

    def flush(self) -> None:
        with _distinguish():
            super().flush()


@contextmanager
def _distinguish() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise OutputError(error.errno, error.strerror) from error


def prepare() -> None:
    """Make every stream accept all characters, and open a null device for a missing stream."""
    codecs.register_error(_ERROR_HANDLER, _ascii_fallback)
    for name, faults in (("stdin", "replace"), ("stdout", _ERROR_HANDLER), ("stderr", _ERROR_HANDLER)):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("r" if name == "stdin" else "w", encoding="utf-8"))  # noqa: SIM115 - it stays open
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=faults)
    if isinstance(sys.stdout, TextIOWrapper) and sys.stdout is sys.__stdout__:
        sys.stdout = _output(sys.stdout)


def _output(stream: TextIOWrapper) -> _Output:
    return _Output(stream.buffer, stream.encoding, stream.errors, None, stream.line_buffering, stream.write_through)


def print_error(sentence: str) -> None:
    """Print a sentence to stderr, if it is still open."""
    with suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)


def discard_output() -> None:
    """Discard buffered output; the interpreter would otherwise report it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _ascii_fallback(fault: UnicodeError) -> tuple[str, int]:
    """Error handler of codecs: returns substitutes for characters that the stream cannot encode."""
    assert isinstance(fault, UnicodeEncodeError)
    return "".join(map(_to_ascii, fault.object[fault.start : fault.end])), fault.end


def _to_ascii(sign: str) -> str:
    letter = _ASCII.get(sign) or unicodedata.normalize("NFKD", sign)[0]
    return letter if letter.isascii() else "?"


T = TypeVar("T")

CODES = {"bold": 1, "dim": 2, "red": 31, "green": 32, "yellow": 33, "blue": 34}
BAR_WIDTH = 30
REFRESH_SECONDS = 0.1
MAX_WIDTH = 80
MIN_WIDTH = 20


_TINT = re.compile(r"<(\w+)>")


class Paint:
    """Adds colours to text on a terminal, unless NO_COLOR is set."""

    def __init__(self, stream: TextIO, coloured: Mapping[str, str]) -> None:
        self._on = stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self._coloured = {_TINT.sub(_tint, pattern): colour for pattern, colour in coloured.items()}

    def styled(self, text: str, style: str) -> str:
        """Return a text in a style, such as bold or red."""
        return f"\x1b[{CODES[style]}m{text}\x1b[0m" if self._on else text

    def tinted(self, text: str) -> str:
        """Return a text with the words of the game in their colours."""
        for pattern, colour in self._coloured.items() if self._on else ():
            text = re.sub(pattern, self.styled(r"\g<0>", colour), text)
        return text


def _tint(found: re.Match[str]) -> str:
    """Return a regular expression for all forms of a colour's word."""
    return f"(?:{'|'.join(translate(f'terminal.tint.{found[1]}').split())})"


def terminal_width() -> int:
    """Return the line width: that of the terminal, within limits for readable text."""
    return max(MIN_WIDTH, min(MAX_WIDTH, get_terminal_size().columns))


def wrap(text: str, indent: str = "", hanging: str = "") -> str:
    """Return a paragraph wrapped to the terminal, with optional indents; long words stay whole, so that they can be copied."""
    hung = indent + hanging
    return fill(text, terminal_width(), initial_indent=indent, subsequent_indent=hung, break_long_words=False, break_on_hyphens=False)


def progress_bar(items: Iterable[T], total: int, stream: TextIO | None = None) -> Iterator[T]:
    """Yield the items, and show their number as a bar if stderr is a terminal."""
    out = stream or sys.stderr
    if not out.isatty():
        yield from items
        return
    shown = 0.0
    try:
        for done, item in enumerate(items, start=1):
            yield item
            if monotonic() - shown > REFRESH_SECONDS:
                shown = monotonic()
                filled = BAR_WIDTH * done // total
                print(
                    f"\r[{'#' * filled}{'.' * (BAR_WIDTH - filled)}] {100 * done // total:3} % {done}/{total}", end="", file=out, flush=True
                )
    finally:
        print("\r\x1b[K", end="", file=out, flush=True)
