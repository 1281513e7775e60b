"""Follows the tutorials: writes each file and runs each command in order."""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
_BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.DOTALL | re.MULTILINE)


def steps(page: str) -> Iterator[tuple[str, str]]:
    """Yields the steps of a page: the name and text of a file to write, or an empty name and a command to run."""
    for kind, title, text in _BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8")):
        if title:
            yield title, text
        elif kind == "console":
            yield from (("", line.removeprefix("$ ")) for line in text.splitlines() if line.startswith("$ "))


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """A virtual environment with the same packages, and an empty folder."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    site = next((tmp_path / "venv" / "lib").glob("python*/site-packages"))
    here = [str(ROOT / "src"), *(path for path in sys.path if path.endswith("site-packages"))]
    site.joinpath("ours.pth").write_text("\n".join(here), encoding="utf-8")
    for command in ("pip", "tavolata"):
        script = tmp_path / "venv" / "bin" / command
        script.write_text(f'#!/bin/sh\nexec "{script.with_name("python")}" -m {command} "$@"\n', encoding="utf-8")
        script.chmod(0o755)
    tmp_path.joinpath("work").mkdir()
    return tmp_path


def follow(page: str, folder: Path) -> list[str]:
    """Performs all steps of a page; returns the output of each command."""
    path = f"{folder / 'venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "PIP_NO_BUILD_ISOLATION": "0", "PIP_NO_DEPS": "1", "LC_ALL": "C.UTF-8"}
    env.pop("PYTHONPATH", None)
    printed = []
    for name, text in steps(page):
        if name:
            file = folder / "work" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        else:
            done = subprocess.run(shlex.split(text), cwd=folder / "work", env=env, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{text}\n{done.stdout}{done.stderr}"
            printed.append(done.stdout)
    return printed


def test_a_bot_in_ten_minutes(empty: Path) -> None:
    played, met = follow("developers/write-a-bot.md", empty)
    assert json.loads(played)["bots"] == ["mybot:Anything", "random"]
    assert {bot["bot"] for bot in json.loads(met)["ratings"]} == {"mybot:Careful", "random"}


def test_a_game_in_an_hour(empty: Path) -> None:
    _installed, rules, played, tested = follow("developers/write-a-game.md", empty)
    assert "STICKS-2" in rules
    assert '"endings":{"last-stick":200}' in played
    assert "2 passed" in tested


def test_positions_are_analysed_as_the_page_says() -> None:
    page = (ROOT / "docs" / "developers" / "analyse.md").read_text(encoding="utf-8")
    shown = [text.split("\n", 1) for kind, _, text in _BLOCK.findall(page) if kind == "console"]
    assert len(shown) == 11
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"}
    for command, answer in shown:
        text = command.removeprefix("$ ").replace("| tavolata ", f"| {sys.executable} -m tavolata ")
        done = subprocess.run(["sh", "-c", text], env=env, capture_output=True, text=True, check=False)
        assert (done.stdout, done.stderr) == (answer, "")
