"""What goes in and out of the command: whatever the terminal can show, nobody gets a traceback for the rest."""

import codecs
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path

_PLAIN = {
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
"""How a terminal with few signs shows ours; letters lose their accents."""
_PLAINLY = "tavolata.plainly"


class Unwritten(OSError):
    """What was to be printed, and could not be."""


class _Output(TextIOWrapper):
    """The standard output, which tells its own faults from those of all else."""

    def write(self, text: str) -> int:
        with _told_apart():
            return super().write(text)

    def flush(self) -> None:
        with _told_apart():
            super().flush()


@contextmanager
def _told_apart() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unwritten(error.errno, error.strerror) from error


def prepare() -> None:
    """Let every stream take every sign, and put one that leads nowhere where there is none."""
    codecs.register_error(_PLAINLY, _plainly)
    for name, faults in (("stdin", "replace"), ("stdout", _PLAINLY), ("stderr", _PLAINLY)):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("r" if name == "stdin" else "w", encoding="utf-8"))  # noqa: SIM115 - it stays open
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=faults)
    if isinstance(sys.stdout, TextIOWrapper) and sys.stdout is sys.__stdout__:
        sys.stdout = _output(sys.stdout)


def _output(stream: TextIOWrapper) -> _Output:
    return _Output(stream.buffer, stream.encoding, stream.errors, None, stream.line_buffering, stream.write_through)


def complain(sentence: str) -> None:
    """Say what went wrong, if anybody can still hear it."""
    with suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)


def forget_output() -> None:
    """Nobody reads on: what is still buffered goes nowhere, or the interpreter would complain of it at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _plainly(fault: UnicodeError) -> tuple[str, int]:
    """What is written in the place of signs that the stream does not have."""
    assert isinstance(fault, UnicodeEncodeError)
    return "".join(map(_plain, fault.object[fault.start : fault.end])), fault.end


def _plain(sign: str) -> str:
    letter = _PLAIN.get(sign) or unicodedata.normalize("NFKD", sign)[0]
    return letter if letter.isascii() else "?"
