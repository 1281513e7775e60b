"""Reads and writes the results file of a tournament, one line for each game; a stopped tournament continues from it."""

from collections.abc import Callable
from io import BufferedRandom
from pathlib import Path
from typing import TypeVar

import msgspec

from tavolata.core.errors import LocalizedError
from tavolata.core.game import OptionValue, Seat


class BadResults(LocalizedError):
    """Exception: a results file that is malformed, or belongs to another tournament."""


class ArenaConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Record: the game and the bots of a tournament; the first line of its results file."""

    game: str
    version: int
    bots: tuple[str, ...]
    seats: int
    options: dict[str, OptionValue]
    seed: int


class GameOutcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Record: the result of one game of a tournament; each further line of its results file."""

    deal: int
    seating: tuple[int, ...]
    """The index of the bot on each seat."""
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


L = TypeVar("L", ArenaConfig, GameOutcome)


class ResultsFile:
    """The results file of a tournament: its known games, to which new ones are appended; without a path nothing is stored."""

    def __init__(self, config: ArenaConfig, path: Path | None) -> None:
        self._path = path
        self._file = None if path is None else _open(path)
        self.known: list[GameOutcome] = []
        if self._file is not None:
            self._read(self._file, config)

    def append(self, outcome: GameOutcome) -> GameOutcome:
        """Write an outcome to the file at once, and return it."""
        if self._file is not None:
            self._write(self._file, outcome)
        return outcome

    def check_schedule(self, scheduled: Callable[[int], tuple[int, tuple[int, ...]]]) -> None:
        """Raise BadResults unless the known games are the first of the schedule."""
        for place, outcome in enumerate(self.known):
            if (outcome.deal, outcome.seating) != scheduled(place):
                raise self._bad_line(place + 2)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def _read(self, file: BufferedRandom, config: ArenaConfig) -> None:
        """Read the outcomes of all complete lines, and truncate an incomplete last line."""
        data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        file.truncate(len(whole))
        file.seek(len(whole))
        lines = whole.splitlines()
        if not lines:
            self._write(file, config)
        elif self._decode(lines[0], ArenaConfig, 1) != config:
            raise BadResults("arena.file.other", file=str(self._path))
        self.known = [self._decode(line, GameOutcome, number) for number, line in enumerate(lines[1:], start=2)]

    def _decode(self, line: bytes, kind: type[L], number: int) -> L:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.MsgspecError as error:
            raise self._bad_line(number) from error

    def _bad_line(self, line: int) -> BadResults:
        return BadResults("arena.file.bad", file=str(self._path), line=line)

    @staticmethod
    def _write(file: BufferedRandom, line: msgspec.Struct) -> None:
        file.write(msgspec.json.encode(line) + b"\n")
        file.flush()


def _open(path: Path) -> BufferedRandom:
    path.touch()
    return path.open("r+b")
