"""Compares the speed of random games with an earlier version: `python -m bench.playouts --before CHECKOUT`.

Both versions play the same seeds in turns through their `tavolata simulate` command, timed by the processor. The checkout
needs its own environment: run `make setup` in it first.
"""

import json
import subprocess
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import NamedTuple

from bench import results
from tavolata.core.game import OptionValue

ROUNDS = 9
GAMES = {"lucky-loop": 10, "bomb-busters": 500, "galaxy-trucker": 80}
"""Games a round: a few seconds of processor."""

_HERE = Path(__file__).parent.parent


class Round(NamedTuple):
    """The work of one version in one round."""

    actions: int
    seconds: float

    @property
    def rate(self) -> float:
        """Actions in a second of processor."""
        return self.actions / self.seconds


def compare(checkout: Path, cases: dict[str, tuple[int, dict[str, OptionValue]]], rounds: int = ROUNDS) -> None:
    """Print and store the ratio of speeds for each game."""
    print(f"{'median of ' + str(rounds) + ' rounds':<24} {'before/s':>10} {'now/s':>10} {'ratio':>8} {'lowest':>8} {'highest':>8}")
    for name, (seats, options) in cases.items():
        pairs = [_pair(checkout, name, seats, options, number) for number in range(rounds)]
        before, now = ([pair[which].rate for pair in pairs] for which in (0, 1))
        ratio = results.summary([later / earlier for earlier, later in zip(before, now, strict=True)])
        figures = {"before": results.summary(before), "now": results.summary(now), "times_as_fast": ratio}
        results.save("playouts", f"Tavolata {name} beside the version before", figures)
        speeds = f"{figures['before']['median']:>10,.0f} {figures['now']['median']:>10,.0f}"
        print(f"{name:<24} {speeds} {ratio['median']:>8.2f} {ratio['low']:>8.2f} {ratio['high']:>8.2f}", flush=True)


def _pair(checkout: Path, name: str, seats: int, options: dict[str, OptionValue], number: int) -> tuple[Round, Round]:
    """A round of both versions, which take turns in going first."""
    roots = (checkout, _HERE)
    done = {root: _round(root, name, seats, options, number) for root in (roots if number % 2 else reversed(roots))}
    before, now = done[checkout], done[_HERE]
    assert before.actions == now.actions, f"{name}: the same seeds do not give the same games"
    return before, now


def _round(root: Path, name: str, seats: int, options: dict[str, OptionValue], number: int) -> Round:
    """The processor time of a series, less that of a series of one game: start-up does not count."""
    words = ["--seats", str(seats), "--seed", str(number), *(f"--option={key}={value}" for key, value in options.items())]
    start_up, full = (_simulate(root, name, games, words) for games in (1, 1 + GAMES[name]))
    return Round(full.actions - start_up.actions, full.seconds - start_up.seconds)


def _simulate(root: Path, name: str, games: int, words: list[str]) -> Round:
    python = str(root.resolve() / ".venv" / "bin" / "python")
    command = [python, "-m", "tavolata", "simulate", name, "--bots", "random", "--jobs", "1", "--json", "--games", str(games)]
    begin = _processor()
    printed = subprocess.run([*command, *words], cwd=root, capture_output=True, check=True, text=True).stdout
    return Round(json.loads(printed)["actions"], _processor() - begin)


def _processor() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
