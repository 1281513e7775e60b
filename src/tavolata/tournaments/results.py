"""The games of an arena, kept in a file line by line: whoever stops goes on where the file ends."""

from collections.abc import Callable
from io import BufferedRandom
from pathlib import Path
from typing import TypeVar

import msgspec

from tavolata.core.errors import LocalizedError
from tavolata.core.game import OptionValue, Seat


class BadResults(LocalizedError):
    """A file of results that does not belong to these games."""


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played in an arena, by whom: the first line of its file."""

    game: str
    version: int
    bots: tuple[str, ...]
    seats: int
    options: dict[str, OptionValue]
    seed: int


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one game ended: every other line of the file."""

    deal: int
    seating: tuple[int, ...]
    """The number of the bot on each seat."""
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


L = TypeVar("L", Terms, Outcome)


class Results:
    """The outcomes that are known, and the file to which others are added as they come; without one they are only handed on."""

    def __init__(self, terms: Terms, path: Path | None) -> None:
        self._path = path
        self._file = None if path is None else _opened(path)
        self.known: list[Outcome] = []
        if self._file is not None:
            self._read(self._file, terms)

    def keep(self, outcome: Outcome) -> Outcome:
        """Write an outcome down, at once: whatever happens next, it need not be played again."""
        if self._file is not None:
            self._write(self._file, outcome)
        return outcome

    def check(self, fixture: Callable[[int], tuple[int, tuple[int, ...]]]) -> None:
        """Whether the known games are those of a plan, in its order."""
        for place, outcome in enumerate(self.known):
            if (outcome.deal, outcome.seating) != fixture(place):
                raise self._bad(place + 2)

    def close(self) -> None:
        """Leave the file."""
        if self._file is not None:
            self._file.close()

    def _read(self, file: BufferedRandom, terms: Terms) -> None:
        """The whole lines; what was being written when somebody pulled the plug is cut off."""
        data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        file.truncate(len(whole))
        file.seek(len(whole))
        lines = whole.splitlines()
        if not lines:
            self._write(file, terms)
        elif self._decoded(lines[0], Terms, 1) != terms:
            raise BadResults("arena.file.other", file=str(self._path))
        self.known = [self._decoded(line, Outcome, number) for number, line in enumerate(lines[1:], start=2)]

    def _decoded(self, line: bytes, kind: type[L], number: int) -> L:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.MsgspecError as error:
            raise self._bad(number) from error

    def _bad(self, line: int) -> BadResults:
        return BadResults("arena.file.bad", file=str(self._path), line=line)

    @staticmethod
    def _write(file: BufferedRandom, line: msgspec.Struct) -> None:
        file.write(msgspec.json.encode(line) + b"\n")
        file.flush()


def _opened(path: Path) -> BufferedRandom:
    path.touch()
    return path.open("r+b")
