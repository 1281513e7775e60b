"""Tests of colours and the progress bar, which need a terminal."""

import os
import pty
import re
import subprocess

import pytest

from tests.cli.command import COMMAND, ENVIRONMENT

RED, CLEARED = "\x1b[31m", "\r\x1b[K"


def on_terminal(*words: str, **environment: str) -> str:
    """Return the output of a command on a terminal, where the player then quits."""
    mine, terminal = pty.openpty()
    settings = {**ENVIRONMENT, "TERM": "xterm", "NO_COLOR": "", **environment}
    with subprocess.Popen([*COMMAND, *words], stdin=subprocess.PIPE, stdout=terminal, stderr=terminal, env=settings) as process:
        os.close(terminal)
        assert process.stdin
        process.stdin.write(b"q\n")
        process.stdin.close()
        shown = b"".join(_pieces(mine))
    os.close(mine)
    assert process.returncode == 0
    return shown.decode()


def _pieces(terminal: int) -> list[bytes]:
    pieces = []
    try:
        while piece := os.read(terminal, 4096):
            pieces.append(piece)
    except OSError:
        # Linux tells the end of a terminal's other side by an error.
        return pieces
    return pieces


PLAY = ("play", "lucky-loop", "--bots", "random", "--seed", "3")


def test_cards_have_their_colours() -> None:
    assert f"{RED}R5\x1b[0m" in on_terminal(*PLAY)


@pytest.mark.parametrize(("language", "word"), [("en", "red"), ("it", "ross[oaie]"), ("fr", "rouges?")])
def test_the_words_of_colours_have_them_in_every_language(language: str, word: str) -> None:
    shown = on_terminal("--lang", language, "play", "bomb-busters", "--option", "mission=5", "--bots", "random", "--seed", "3")
    assert re.search(rf"\x1b\[31m{word}\x1b\[0m", shown)


def test_a_rulebook_fits_the_terminal() -> None:
    shown = on_terminal("rules", "lucky-loop", COLUMNS="40")
    assert max(map(len, shown.splitlines())) <= 40


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_color_turns_colours_off(environment: dict[str, str]) -> None:
    shown = on_terminal(*PLAY, **environment)
    assert "R5 3/1" in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_progress_bar_is_shown_and_cleared(jobs: str) -> None:
    shown = on_terminal("simulate", "lucky-loop", "--games", "5", "--jobs", jobs)
    bar, _, table = shown.rpartition(CLEARED)
    assert "/5" in bar
    assert table.lstrip().startswith("seat  bot")
