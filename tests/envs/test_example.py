"""Tests of the training example: it runs, computes the right values, and agrees with the notebook."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tavolata.core.observation import Observation
from tavolata.games.lucky_loop.solver.utility import FREE
from tavolata.games.lucky_loop.state import Player
from tests.games.lucky_loop.table import ALL_FOUR, cards, player, table

FOLDER = Path(__file__).parents[2] / "examples" / "rl"
NOTEBOOK = FOLDER / "lucky_loop.ipynb"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(FOLDER)


def run(program: str, *words: str) -> str:
    done = subprocess.run([sys.executable, "-c", program, *words], cwd=FOLDER, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def trained(folder: Path, jobs: int) -> tuple[str, dict[str, Any]]:
    """Return the output of a short training run, and its weights."""
    few = ["--watched=4", "--rounds=1", "--games=2", "--trials=2", "--last-trials=2", f"--jobs={jobs}"]
    out = run("import train; train.main()", *few, f"--out={folder / 'network.npz'}", f"--curve={folder / 'curve.csv'}")
    with np.load(folder / "network.npz") as weights:
        return out, dict(weights)


def test_the_script_trains_and_draws_its_curve_the_same_by_its_seed(tmp_path: Path) -> None:
    out, weights = trained(tmp_path, jobs=1)
    assert "it beats normal in" in out
    assert (tmp_path / "curve.csv").read_text(encoding="utf-8").startswith("minutes,victories,low,high\n")
    again = trained(tmp_path, jobs=2)[1]
    assert all(np.array_equal(again[name], weights[name]) for name in weights)


def test_the_notebook_runs() -> None:
    cells: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    program = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    whole, few = "WATCHED, ROUNDS, GAMES, TRIALS = 1500, 5, 600, 200", "WATCHED, ROUNDS, GAMES, TRIALS = 4, 1, 2, 2"
    assert whole in program
    assert "It beats normal in" in run(program.replace(whole, few).replace("jobs=2", "jobs=1"))


@pytest.mark.usefixtures("example")
def test_a_network_moves_against_its_slopes() -> None:
    from network import Network  # type: ignore[import-not-found]

    network, rows = Network((3, 4), seed=1), np.eye(3, dtype=np.float32)
    wanted = np.array([1.0, -1.0, 0.5], np.float32)
    for _ in range(2000):
        layers = network.layers(rows)
        network.teach(layers, layers[-1][:, 0] - wanted, 1e-2)
    assert np.allclose(network.of(rows), wanted, atol=0.01)


@pytest.mark.usefixtures("example")
def test_what_is_learned_of_a_game_is_who_won_it() -> None:
    from features import WIDTH  # type: ignore[import-not-found]
    from games import Course, Turn, lessons  # type: ignore[import-not-found]

    row = np.ones(WIDTH, np.float32)
    courses = [Course([Turn(0, row), Turn(1, row)], won=1.0), Course([Turn(1, row)], won=0.5), Course([], won=0.5)]
    assert lessons(courses).chances.tolist() == [1, 0, 0.5]
    assert lessons(courses).rows.shape == (3, WIDTH)


@pytest.mark.usefixtures("example")
def test_a_turn_that_ends_the_game_is_worth_the_victory_whatever_the_network_thinks() -> None:
    from features import WIDTH, Ends
    from learner import Learner  # type: ignore[import-not-found]
    from network import Network

    done = player(points=50, results=ALL_FOUR, free_result=20)
    view = table(Player(free=cards("R4 B5 G6 Y10"), results=ALL_FOUR, points=46), done, start=1, phase="highlight").view(0)
    points = np.array([49, 50, 51])
    assert Learner(1, Network((WIDTH, 4))).chances(view, Ends(points, 0, 0, 10, 0, 1, 1)).tolist() == [0, 0.5, 1]


@pytest.mark.usefixtures("example")
def test_the_agent_sees_what_its_seat_sees_and_no_more() -> None:
    from features import WIDTH
    from learner import Learner
    from network import Network

    pilot = Learner(1, Network((WIDTH, 4), seed=3))
    others = [table(player(), player(hand)) for hand in ("R3 R4 R5 G6 Y7 Y8", "B12 B11 R12 G12 Y12 Y11")]
    assert len({pilot.choose(Observation(match, match.actors[0])) for match in others}) == 1


@pytest.mark.usefixtures("example")
def test_after_many_rounds_it_flies_for_points_so_that_the_game_ends() -> None:
    from features import WIDTH
    from learner import MAX_ROUNDS, Learner
    from network import Network

    pilot = Learner(1, Network((WIDTH, 4)))
    lost = Player(free=cards("R4 B5 G6 Y10"), results=ALL_FOUR, points=-9)
    early, late = (table(lost, player(points=50), phase="highlight", round=at).view(0) for at in (MAX_ROUNDS, MAX_ROUNDS + 1))
    assert pilot.utility(early, None) != FREE
    assert pilot.utility(late, None) == FREE
