"""Environment steps a second, beside RLCard and OpenSpiel if they are installed: `python -m bench.learners`.

A step is one random decision with its observation array and action mask. Vector environments play many tables in worker processes.
Time is processor time, for a vector that of all its processes together: the figure is the rate of one core.
"""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from multiprocessing import active_children
from random import Random
from statistics import median
from time import clock_gettime, process_time
from typing import TypeAlias

import numpy as np

import tavolata.envs
from bench import results
from tavolata.bots.parallel import available_cpus, gc_paused
from tavolata.core.game import OptionValue

ROUNDS = 3
SECONDS = 1.5
TABLES = 32
"""The number of tables of a vector environment."""

OURS: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "lucky_loop_v1": (3, {}),
    "bomb_busters_v1": (4, {"mission": "8"}),
    "galaxy_trucker_v1": (4, {"level": "II"}),
}
RLCARD = ("leduc-holdem", "uno", "gin-rummy", "doudizhu")
OPENSPIEL = ("leduc_poker", "backgammon", "gin_rummy", "liars_dice")

Steps: TypeAlias = Callable[[], int]
"""Makes some steps and returns their number."""

Clock: TypeAlias = Callable[[], float]
"""Returns a time in seconds."""


def ours(name: str) -> Steps:
    """Steps in the PettingZoo environment without wrappers."""
    seats, options = OURS[name]
    found: tavolata.envs.EnvFactory = getattr(tavolata.envs, name)
    env, lot = found.raw_env(seats, options=options), Random(1)  # noqa: S311 - these dice are no secret

    def play() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            if env.terminations[agent] or env.truncations[agent]:
                return steps
            seen = env.observe(agent)
            env.step(lot.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
        return steps

    return play


def our_vector(name: str, workers: int) -> Steps:
    """Steps of all tables of a vector environment."""
    seats, options = OURS[name]
    found: tavolata.envs.EnvFactory = getattr(tavolata.envs, name)
    env, random = found.vector_env(TABLES, workers, seats, options=options), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    masks = [seen["action_mask"]]

    def play() -> int:
        chosen = (masks[0] * random.random(masks[0].shape)).argmax(axis=1)
        masks[0] = env.step(chosen)[0]["action_mask"]
        return TABLES

    return play


def rlcard_game(name: str) -> Steps:
    """Steps in an RLCard environment."""
    env, lot = import_module("rlcard").make(name), Random(1)  # noqa: S311

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(lot.choice([*state["legal_actions"]]))
            steps += 1
        return steps

    return play


def openspiel_game(name: str) -> Steps:
    """Steps in OpenSpiel's `rl_environment`."""
    env, lot = import_module("open_spiel.python.rl_environment").Environment(name), Random(1)  # noqa: S311

    def play() -> int:
        seen = env.reset()
        steps = 0
        while not seen.last():
            player = seen.observations["current_player"]
            seen = env.step([lot.choice(seen.observations["legal_actions"][player])])
            steps += 1
        return steps

    return play


def peers() -> Iterator[tuple[str, Steps]]:
    """The installed peers."""
    for package, games, make in (("rlcard", RLCARD, rlcard_game), ("open_spiel", OPENSPIEL, openspiel_game)):
        try:
            import_module("rlcard" if package == "rlcard" else "pyspiel")
        except ImportError:
            print(f"{package} is not installed; 'pip install {package}' brings it.")
            continue
        print(f"{package} {version(package)}")
        for name in games:
            yield f"{package} {name}", make(name)


def of_all_processes() -> float:
    """Processor seconds of this process and its workers; the clock id of another process is Linux's encoding of its pid."""
    return process_time() + sum(clock_gettime((~child.pid << 3) | 2) for child in active_children() if child.pid is not None)


def measure(play: Steps, clock: Clock) -> float:
    """Steps a second, over `SECONDS`."""
    steps, begin = 0, clock()
    while (seconds := clock() - begin) < SECONDS:
        steps += play()
    return steps / seconds


def contenders(*, alone: bool, vectors: bool) -> dict[str, tuple[Steps, Clock]]:
    """All measured environments with their clocks."""
    single: dict[str, Steps] = {} if vectors else {f"Tavolata {name}": ours(name) for name in OURS} | dict(peers())
    workers = () if alone else sorted({1, available_cpus()})
    many = {f"Tavolata {name}, {TABLES} tables, workers: {count}": our_vector(name, count) for count in workers for name in OURS}
    return {name: (play, process_time) for name, play in single.items()} | {name: (play, of_all_processes) for name, play in many.items()}


def main(*words: str) -> None:
    """Print the median speed of each; `--alone` omits the vectors, `--vectors` all others."""
    measured = contenders(alone="--alone" in words, vectors="--vectors" in words)
    speeds: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(ROUNDS):
        for name, (play, clock) in measured.items():
            with gc_paused():
                speeds[name].append(measure(play, clock))
    print(f"{'median of ' + str(ROUNDS) + ' rounds':<60} {'steps/s':>10} {'slowest':>10} {'fastest':>10}")
    for name, found in speeds.items():
        results.save("learners", name, {"steps_per_second": results.summary(found)})
        print(f"{name:<60} {median(found):>10,.0f} {min(found):>10,.0f} {max(found):>10,.0f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
