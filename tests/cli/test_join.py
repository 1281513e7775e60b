"""join: somebody at a terminal at a table of a real server, to the end of a game."""

import os
import re
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue

import pytest

from tavolata.server import wire
from tests.cli.command import COMMAND, ENVIRONMENT, refusal
from tests.server.house import Browser, House, Moves, keen, play_out

SECONDS = 30


class Terminal:
    """A terminal on which `tavolata join` runs, and what it shows."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process
        self.shown = ""
        self._pieces: Queue[bytes] = Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout
        while piece := os.read(self.process.stdout.fileno(), 65536):
            self._pieces.put(piece)
        self._pieces.put(b"")

    def until(self, pattern: str) -> str:
        """What is shown from the last answer on, once it has something like this in it."""
        while not re.search(pattern, self.shown):
            try:
                piece = self._pieces.get(timeout=SECONDS)
            except Empty:
                raise AssertionError(f"no {pattern!r} in {self.shown!r}") from None
            assert piece, f"it ended with {self.shown!r}"
            self.shown += piece.decode()
        return self.shown

    def type(self, answer: str) -> None:
        """Answer; what was shown before counts no longer."""
        self.shown = ""
        assert self.process.stdin
        self.process.stdin.write(f"{answer}\n".encode())
        self.process.stdin.flush()

    def rest(self) -> str:
        """What is shown until it ends."""
        while piece := self._pieces.get(timeout=SECONDS):
            self.shown += piece.decode()
        self.process.wait(SECONDS)
        return self.shown


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server."""
    with House(tmp_path / "house") as house:
        yield house


@contextmanager
def joining(house: House, table: str, tmp_path: Path, *words: str, **environment: str) -> Iterator[Terminal]:
    """Somebody who sits down at a terminal."""
    settings = {**ENVIRONMENT, "XDG_DATA_HOME": str(tmp_path), "NO_PROXY": "127.0.0.1", **environment}
    command = [*COMMAND, "join", f"http://{house.host}/t/{table}", *words]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    with subprocess.Popen(command, env=settings, preexec_fn=_heed_interrupts, **pipes) as process:  # type: ignore[call-overload]  # noqa: PLW1509
        try:
            yield Terminal(process)
        finally:
            process.kill()


def _heed_interrupts() -> None:
    """Whoever starts the tests in the background has interrupts ignored; a player at a terminal has not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def finish(terminal: Terminal) -> str:
    """Choose until the game is over, rather a flight than an exchange; all that was shown since."""
    told = ""
    while "The game is over" not in told:
        choices = re.findall(r"^ +\d+  .{48} (.+)$", terminal.until(r"(> $)|The game is over"), re.MULTILINE)
        told += terminal.shown
        if "The game is over" not in told:
            terminal.type(keen(choices, __import__("random").Random(len(told))))
    return told + terminal.rest()


def test_a_game_is_played_to_its_end_from_the_lobby_on_against_a_bot(house: House, tmp_path: Path) -> None:
    table = house.open_table()
    with joining(house, table, tmp_path, "--name", "Ada", "--seat", "2") as ada:
        assert "Seat 1: Empty seat\nSeat 2: Ada (you)\nOne seat is still empty.\n" in ada.until(r"\(you\)[^>]*> $")
        ada.type("1")
        ada.until(r"Everybody is here\.\n.*Begin\n> $")
        ada.type("1")
        told = finish(ada)
    assert re.search(r"\nOtto: -?\d+\nAda: -?\d+\n$", told)
    assert ada.process.returncode == 0
    assert house.get(f"/api/tables/{table}/record").status_code == 200
