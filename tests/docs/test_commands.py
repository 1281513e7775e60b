"""What README and guides show is run as it stands there; commands with fewer games, and at a table that there is."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolata.bots.play import play_game
from tavolata.client import open_table
from tests.games.galaxy_trucker.in_flight import TRUCK
from tests.server.harness import House

ROOT = Path(__file__).parents[2]
LINK = "http://localhost:8000/t/abcdefghjkmn"
MINE = """
import random

class MyBot:
    def __init__(self, seed):
        self.lot = random.Random(seed)

    def choose(self, sight):
        return self.lot.choice(sight.legal)
"""


def text_of(guide: str) -> str:
    return (ROOT / guide).read_text(encoding="utf-8")


def python_of(guide: str) -> str:
    """The first example in Python of a page."""
    found = re.search(r"```python\n(.*?)```", text_of(guide), re.DOTALL)
    assert found, f"{guide} shows no Python"
    return found[1]


def commands_of(guide: str) -> list[str]:
    """The commands of a page that play, ask or count: those of a server's host are tried elsewhere."""
    lines = [re.sub(r"\s+#.*", "", line).strip() for line in text_of(guide).splitlines()]
    return [line for line in lines if re.match(r"(echo .*\| )?tavolata (?!serve|--)|tavolata --lang", line)]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A running server."""
    with House(tmp_path / "house") as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where somebody works: a bot of theirs, and a finished match."""
    work = tmp_path / "work"
    work.mkdir()
    (work / "mypkg.py").write_text(MINE, encoding="utf-8")
    (work / "FILE").write_text(play_game("lucky-loop", 2, ["random"], seed=3).save(), encoding="utf-8")
    return work


def run(folder: Path, *command: str, stdin: str = "") -> str:
    """What a command prints in that folder; where it fails, all that it said."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(folder), "NO_PROXY": "127.0.0.1"}
    done = subprocess.run(command, cwd=folder, env=env, input=stdin, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.mark.parametrize("guide", ["README.md", "docs/developers/library.md"])
def test_the_python_of_a_page_runs(guide: str, folder: Path) -> None:
    assert run(folder, sys.executable, "-c", python_of(guide))


def test_a_seat_from_python_plays_a_game_to_its_end(house: House, folder: Path) -> None:
    shown = python_of("docs/developers/clients.md").replace("http://localhost:8000", f"http://{house.host}")
    assert "Result(" in run(folder, sys.executable, "-c", shown)


def test_the_simulation_runs_as_its_page_shows() -> None:
    names: dict[str, object] = {"ship": TRUCK}
    exec(python_of("docs/developers/ship-simulation.md").replace("1000", "20"), names)  # noqa: S102 (it is ours)
    assert {"simulate", "ShipSimulation", "weak_points", "stats"} <= names.keys()


@pytest.mark.parametrize("guide", ["README.md", "docs/developers/library.md", "docs/developers/arena.md"])
def test_the_commands_of_a_page_run(guide: str, house: House, folder: Path) -> None:
    commands = commands_of(guide)
    assert commands
    for command in commands:
        link = open_table(f"http://{house.host}", "lucky-loop", 2) if LINK in command else LINK
        text = re.sub(r"--games \d+", "--games 2", command).replace(LINK, link)
        if "join" in text and "--bot" in text:
            continue  # it plays until the table ends: tests/cli/test_remote_table.py
        assert run(folder, "sh", "-c", text, stdin="q\n")
