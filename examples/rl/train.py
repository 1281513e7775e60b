"""Train a network that beats the bot `normal` in Lucky Loop, on two cores in a few minutes: `python examples/rl/train.py`.

It learns the win probability from a player's position after a turn. It first watches games of `normal` against itself. Then it plays
against itself, with the solver's choices by its own values, and learns from how these games end.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import NamedTuple, TypeVar

import numpy as np
from features import WIDTH
from games import RIVAL, Course, Lessons, lessons, played, watched, won
from learner import WEIGHTS
from network import Array, Network

from tavolata.tournaments.series import wilson

T = TypeVar("T")

HIDDEN = (32, 16)
BATCH = 256
WATCHING, PLAYING = (*[1e-3] * 12, *[3e-4] * 4), (*[1e-3] * 6, *[3e-4] * 4)
"""The learning rates of the passes over the rival's games, and of the passes over stored turns after each batch of own games."""
MEMORY = 25_000
"""The number of stored turns of own games, about 1,800 games; older ones are from weaker play."""
TRIALS = 10**9
"""Seeds from here on are for trials only."""


class Point(NamedTuple):
    """A point of the curve: minutes of training, and the percentage of victories with its 95 % interval."""

    minutes: float
    victories: float
    low: float
    high: float


class Training:
    """A network in training, and the processes that play its games; the outcome depends on the seed only."""

    def __init__(self, jobs: int, seed: int = 0) -> None:
        self._jobs = jobs
        self._pool = ProcessPoolExecutor(jobs, get_context("spawn"))
        self._random = np.random.default_rng(seed)
        self._deals = seed * 10**6
        self.network = Network((WIDTH, *HIDDEN), seed)
        self._memory = Lessons(np.zeros((0, WIDTH), np.float32), np.zeros(0, np.float32))
        self._seconds = 0.0

    @property
    def minutes(self) -> float:
        """The processor time of the training without trials, in minutes."""
        return (self._seconds / self._jobs + process_time()) / 60

    def watch(self, games: int) -> float:
        """Learn from games of the rival against itself; return the cross entropy."""
        return self._learn(lessons(self._courses(watched, self._seeds(games))), WATCHING)

    def play(self, games: int) -> float:
        """Learn from new and stored games against itself; return the cross entropy."""
        new = lessons(self._courses(partial(played, network=self.network), self._seeds(games)))
        self._memory = Lessons(*(np.concatenate(both)[-MEMORY:] for both in zip(self._memory, new, strict=True)))
        return self._learn(self._memory, PLAYING)

    def trial(self, games: int) -> Point:
        """Return the percentage of victories in games not used for training, with its 95 % interval."""
        wins = sum(self._pool.map(partial(won, network=self.network), range(TRIALS, TRIALS + games), chunksize=10))
        low, high = wilson(wins, games)
        return Point(self.minutes, 100 * wins / games, 100 * low, 100 * high)

    def close(self) -> None:
        """Stop the processes."""
        self._pool.shutdown()

    def _learn(self, taught: Lessons, rates: Sequence[float]) -> float:
        """Learn in passes with these rates; return the cross entropy of the last one."""
        return [self._pass(taught, rate) for rate in rates][-1]

    def _pass(self, taught: Lessons, rate: float) -> float:
        order = self._random.permutation(len(taught.rows))
        parts = [order[first : first + BATCH] for first in range(0, len(order), BATCH)]
        return float(np.mean([study(self.network, taught.rows[part], taught.chances[part], rate) for part in parts]))

    def _seeds(self, games: int) -> range:
        self._deals += games
        return range(self._deals - games, self._deals)

    def _courses(self, work: Callable[[int], Course], seeds: Sequence[int]) -> list[Course]:
        """Return the turns of many games, played in parallel."""
        courses: list[Course] = []
        for course, seconds in self._pool.map(partial(timed, work), seeds, chunksize=10):
            self._seconds += seconds
            courses.append(course)
        return courses


def study(network: Network, rows: Array, chances: Array, rate: float) -> float:
    """Move the outputs of the network towards these probabilities; return the cross entropy."""
    layers = network.layers(rows)
    likely: Array = np.clip(1 / (1 + np.exp(-layers[-1][:, 0])), 1e-6, 1 - 1e-6, dtype=np.float32)
    slopes: Array = np.divide(likely - chances, len(rows), dtype=np.float32)
    network.teach(layers, slopes, rate)
    return float(-(chances * np.log(likely) + (1 - chances) * np.log(1 - likely)).mean())


def timed(work: Callable[[int], T], seed: int) -> tuple[T, float]:
    """Return a result, and the processor seconds that it took."""
    begin = process_time()
    return work(seed), process_time() - begin


def train(training: Training, arguments: Namespace) -> list[Point]:
    """Watch, play, and measure at intervals."""
    curve = list(_learning(training, arguments))
    training.network.save(arguments.out)
    return [*curve, _told(training.trial(arguments.last_trials))]


def _learning(training: Training, arguments: Namespace) -> Iterator[Point]:
    off = training.watch(arguments.watched)
    print(f"{arguments.watched} games of {RIVAL}: cross entropy {off:.3f}.", flush=True)
    for _ in range(arguments.rounds):
        yield _told(training.trial(arguments.trials))
        print(f"{arguments.games} own games: cross entropy {training.play(arguments.games):.3f}.", flush=True)


def _told(point: Point) -> Point:
    print(f"{point.minutes:5.1f} min: it beats {RIVAL} in {point.victories:.1f} % ({point.low:.1f} to {point.high:.1f}).", flush=True)
    return point


def _arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--watched", type=int, default=1500, help="games of the rival for the first training")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of own games, each followed by training")
    parser.add_argument("--games", type=int, default=600, help="own games in a round")
    parser.add_argument("--trials", type=int, default=200, help="games that measure each point of the curve")
    parser.add_argument("--last-trials", type=int, default=1000, help="games that measure the last point")
    parser.add_argument("--seed", type=int, default=0, help="the seed; the same seed gives the same network")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play games")
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="the file for the network")
    parser.add_argument("--curve", type=Path, help="a CSV file for the curve: minutes, victories in percent, and their interval")
    return parser.parse_args()


def main() -> None:
    """Train, and save the network."""
    arguments = _arguments()
    training = Training(arguments.jobs, arguments.seed)
    curve = train(training, arguments)
    training.close()
    if arguments.curve:
        lines = [",".join(f"{figure:.1f}" for figure in point) for point in curve]
        arguments.curve.write_text("\n".join([",".join(Point._fields), *lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
