"""Tests of the types: mypy and pyright infer states, actions and views from the name of a game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import node

pytestmark = pytest.mark.process

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"

BOT = """
import tavolata
from tavolata.core.observation import Observation
from tavolata.games.bomb_busters.view import BombBustersSight
from tavolata.games.lucky_loop.actions import LuckyLoopAction
from tavolata.games.lucky_loop.view import LuckyLoopSight

match = tavolata.Match.new("lucky-loop", seats=3, seed=7)
hand: tuple[str, ...] = match.view(0).hand
points: int = match.state.players[0].points
legal: list[LuckyLoopAction] = match.legal(0)
again: tuple[str, ...] = match.copy(seed=3).resample(0).at(5).view(0).hand
data: dict[str, object] = match.view(None, plain=True)
wires: int = len(tavolata.Match.new("bomb-busters", 2).view(0).stands)
tiles: int = len(tavolata.Match.new("galaxy-trucker", 2).view(0).players[0].ship)


class Bot:
    def choose(self, sight: LuckyLoopSight) -> LuckyLoopAction:
        hand = sight.view.hand
        return sight.legal[len(hand) % len(sight.legal)]


chosen: LuckyLoopAction = Bot().choose(Observation(match, 0))
partner: BombBustersSight = Observation(tavolata.Match.new("bomb-busters", 2), 0)
"""
WRONG = BOT + "\nwrong: int = match.view(0).hand\n"


@pytest.fixture
def script(tmp_path: Path) -> Path:
    return tmp_path / "script.py"


def guide() -> str:
    """Returns the Python example of docs/developers/library.md."""
    found = re.search(r"```python\n(.*?)```", (ROOT / "docs" / "developers" / "library.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def mypy(script: Path, text: str) -> str:
    """Returns the output of mypy for a script; empty without errors."""
    script.write_text(text, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--no-error-summary",
        "--cache-dir",
        str(ROOT / ".mypy_cache" / "scripts"),
        str(script),
    ]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=script.parent).stdout


def test_mypy_infers_the_views_and_actions_of_each_game(script: Path) -> None:
    assert mypy(script, BOT) == ""
    assert "Incompatible types in assignment" in mypy(script, WRONG)
    assert mypy(script, guide()) == ""


def test_pyright_infers_the_views_and_actions_of_each_game(script: Path) -> None:
    for text, right in ((BOT, True), (WRONG, False), (guide(), True)):
        script.write_text(text, encoding="utf-8")
        command, env = node.npm("exec", "--prefix", str(WEB), "--", "pyright", "--pythonpath", sys.executable, str(script))
        said = subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=script.parent)
        assert (said.returncode == 0) is right, said.stdout


def test_the_guide_runs() -> None:
    done = subprocess.run([sys.executable, "-c", guide()], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Result(")
