"""Tests of interrupts, a full disk and a closed output: at most one sentence, never a traceback."""

import errno
import os
import signal
import subprocess
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tavolata import cli
from tavolata.core.match import Match
from tests.cli.command import COMMAND, ENVIRONMENT, tavolata

PLAY = ("play", "lucky-loop", "--bots", "random", "--seed", "3")
PIPES: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "env": ENVIRONMENT}
# Whoever starts the tests in the background has interrupts ignored; a player at a terminal has not.
heed_interrupts = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("farewell", [signal.SIGINT, signal.SIGHUP, signal.SIGTERM])
def test_a_match_that_is_interrupted_is_saved(farewell: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "match"
    with subprocess.Popen([*COMMAND, *PLAY, "--save", str(file)], preexec_fn=heed_interrupts, **PIPES) as process:  # noqa: PLW1509
        said = until_asked(process)
        assert process.stdin
        process.stdin.write(b"13\n")
        process.stdin.flush()
        until_asked(process)
        send(process, farewell)
        rest, complaint = process.communicate(timeout=30)
    assert said.endswith(b"\n> ")
    assert (process.returncode, complaint) == (130, b"")
    assert rest.startswith(b"\nYou left the table.\nThe match is in")
    assert Match.load(file.read_text(encoding="utf-8")).log[-2].actor == 0


def until_asked(process: "subprocess.Popen[bytes]") -> bytes:
    """Return the output of a process until its first prompt."""
    assert process.stdout
    said = b""
    while not said.endswith(b"\n> "):
        said += process.stdout.read(1)
    return said


def send(process: "subprocess.Popen[bytes]", farewell: signal.Signals) -> None:
    """Send Ctrl-C, and again if it had no effect: Python ignores one that arrives while it writes a prompt."""
    for _ in range(30):
        process.send_signal(farewell)
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=3)
            return
    raise AssertionError("it goes on")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only /proc tells when the first worker starts")
def test_an_interrupt_while_workers_start_prints_one_sentence() -> None:
    words = ("simulate", "lucky-loop", "--games", "5000", "--jobs", "2")
    with subprocess.Popen([*COMMAND, *words], start_new_session=True, preexec_fn=heed_interrupts, **PIPES) as process:  # noqa: PLW1509
        until_it_has_children(process)
        os.killpg(process.pid, signal.SIGINT)
        told, complaint = process.communicate(timeout=60)
    assert (process.returncode, told, complaint) == (130, b"", b"\nInterrupted.\n")


def until_it_has_children(process: "subprocess.Popen[bytes]") -> None:
    """Wait for the first child process."""
    children, patience = Path(f"/proc/{process.pid}/task/{process.pid}/children"), time.monotonic() + 30
    while not children.read_text(encoding="ascii"):
        assert process.poll() is None, "it ended early"
        assert time.monotonic() < patience, "it starts nobody"
        time.sleep(0.01)


@pytest.mark.parametrize("words", [("--help",), ("rules", "lucky-loop")])
def test_a_full_disk_prints_one_sentence(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run([*COMMAND, *words], stdout=full, stderr=subprocess.PIPE, env=ENVIRONMENT, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (os.EX_IOERR, b"The output cannot be written: No space left on device.\n")


def test_an_operating_system_error_is_not_reported_as_an_output_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "language_of", Mock(side_effect=OSError(errno.EACCES, "no")))
    assert cli.main(["rules", "lucky-loop"]) == os.EX_OSERR
    assert capsys.readouterr().err == "The machine does not let it go on: Permission denied.\n"


def test_a_match_that_does_not_fit_on_the_disk_is_reported() -> None:
    done = tavolata(*PLAY, "--save", "/dev/full", stdin="q\n")
    assert (done.returncode, done.stderr) == (2, "/dev/full cannot be written: No space left on device.\n")


@pytest.mark.parametrize("closed", [">&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed_from_the_start_cause_no_traceback(closed: str) -> None:
    shell = ["sh", "-c", f'exec "$@" {closed}', "sh", *COMMAND, *PLAY]
    done = subprocess.run(shell, input=b"q\n", capture_output=True, env=ENVIRONMENT, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
