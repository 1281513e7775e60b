"""An earlier version beside this one, in turns, by the processor's time: `python -m bench.playouts --before CHECKOUT`."""

import gc
import json
import os
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import NamedTuple

from bench import results
from tavolata.core.game import OptionValue
from tavolata.tournaments.series import play_game

ROUNDS = 15
GAMES = {"lucky-loop": 3, "bomb-busters": 150, "galaxy-trucker": 25}
"""So many games of each are played in a round, with the same seeds by both versions: about a second."""

_HERE = Path(__file__).parent.parent


class Round(NamedTuple):
    """What one version did in a round."""

    actions: int
    seconds: float

    @property
    def rate(self) -> float:
        """Actions in a second of the processor's time."""
        return self.actions / self.seconds


def compare(checkout: Path, cases: dict[str, tuple[int, dict[str, OptionValue]]]) -> None:
    """Print and keep how many times as fast each game is as it was."""
    print(f"{'median of ' + str(ROUNDS) + ' rounds':<24} {'before/s':>10} {'now/s':>10} {'ratio':>8} {'lowest':>8} {'highest':>8}")
    for name, (seats, options) in cases.items():
        pairs = [_beside(checkout, name, seats, options, number) for number in range(ROUNDS)]
        before, now = ([pair[which].rate for pair in pairs] for which in (0, 1))
        ratio = results.spread([later / earlier for earlier, later in zip(before, now, strict=True)])
        figures = {"before": results.spread(before), "now": results.spread(now), "times_as_fast": ratio}
        results.keep("playouts", f"Tavolata {name} beside the version before", figures)
        speeds = f"{figures['before']['median']:>10,.0f} {figures['now']['median']:>10,.0f}"
        print(f"{name:<24} {speeds} {ratio['median']:>8.2f} {ratio['low']:>8.2f} {ratio['high']:>8.2f}", flush=True)


def _beside(checkout: Path, name: str, seats: int, options: dict[str, OptionValue], number: int) -> tuple[Round, Round]:
    """A round of both versions; they take turns in going first, and must have played the same games."""
    roots = (checkout, _HERE)
    done = {root: _round(root, name, seats, options, number) for root in (roots if number % 2 else reversed(roots))}
    before, now = done[checkout], done[_HERE]
    assert before.actions == now.actions, f"{name}: the same seeds do not give the same games"
    return before, now


def _round(root: Path, name: str, seats: int, options: dict[str, OptionValue], number: int) -> Round:
    own = root / ".venv" / "bin" / "python"  # the entry points of the games belong to a version
    call = [
        str(own.absolute()) if own.exists() else sys.executable,
        "-m",
        "bench.before",
        json.dumps([name, seats, options, number * GAMES[name], GAMES[name]]),
    ]
    environment = {**os.environ, "PYTHONPATH": str(root.resolve() / "src")}
    told = subprocess.run(call, cwd=root, env=environment, capture_output=True, check=True, text=True).stdout
    return Round(*json.loads(told))


def _play(name: str, seats: int, options: dict[str, OptionValue], first: int, games: int) -> Round:
    """Play in this process, with the version that its path names, once it is warm."""
    play_game(name, seats, ["random"], first, options)
    gc.set_threshold(50_000)  # as `tavolata simulate` does
    begin = process_time()
    actions = sum([len(play_game(name, seats, ["random"], seed, options).log) for seed in range(first, first + games)])
    return Round(actions, process_time() - begin)


if __name__ == "__main__":
    print(json.dumps(_play(*json.loads(sys.argv[1]))))
