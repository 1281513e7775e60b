"""Many tables at once, in worker processes that share their arrays with the learner: only a word goes through a pipe for each step."""

from collections.abc import Sequence
from ctypes import c_byte, c_float, c_int32
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tavolata.bots.parallel import sparing_the_collector
from tavolata.envs.seat_loop import Rules, Table
from tavolata.envs.spaces import action_space, observation_space
from tavolata.tournaments.series import derived_seed

Array: TypeAlias = NDArray[Any]

_CTYPES: dict[str, Any] = {"f": c_float, "i": c_int32, "b": c_byte}
_DTYPES = {"f": np.float32, "i": np.int32, "b": np.int8}


class Arrays(NamedTuple):
    """What the tables show, a row for each; the same memory in all processes."""

    actions: Array
    observations: Array
    masks: Array
    last: Array
    """The last observations of the games that have just ended; a new game has begun since."""
    rewards: Array
    """By seat."""
    over: Array
    cut_short: Array
    seats: Array
    """Who is asked."""


def _layout(rules: Rules) -> dict[str, tuple[str, tuple[int, ...]]]:
    """The type and the width of each array."""
    learning = rules.learning
    return {
        "actions": ("i", ()),
        "observations": ("f", (learning.figures,)),
        "masks": ("b", (learning.choices,)),
        "last": ("f", (learning.figures,)),
        "rewards": ("f", (rules.seats,)),
        "over": ("b", ()),
        "cut_short": ("b", ()),
        "seats": ("i", ()),
    }


def _mapped(rules: Rules, tables: int, memory: dict[str, Any]) -> Arrays:
    """The shared memory as arrays."""
    layout = _layout(rules)
    return Arrays(**{name: np.frombuffer(memory[name], _DTYPES[kind]).reshape(tables, *width) for name, (kind, width) in layout.items()})


class VectorTables(VectorEnv[Any, Any, Any]):
    """Tables that are played in step; one that ends begins its next game in the same step.

    The reward of a step is that of the seat that acted; `infos` has those of all seats, and who is asked now.
    """

    def __init__(self, rules: Rules, tables: int, workers: int = 1) -> None:
        self.num_envs = tables
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(rules.learning)
        self.single_action_space = action_space(rules.learning)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        context = get_context("spawn")
        sizes = {name: (kind, tables * int(np.prod(width))) for name, (kind, width) in _layout(rules).items()}
        memory = {name: context.RawArray(_CTYPES[kind], size) for name, (kind, size) in sizes.items()}
        self.arrays = _mapped(rules, tables, memory)
        self._pipes: list[Connection] = []
        self._workers = []
        for places in _shares(tables, workers):
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(rules, tables, memory, places, theirs), daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games at all tables; each follows from the seed and its place."""
        if isinstance(seed, int) or self._np_random is None:
            super().reset(seed=seed if isinstance(seed, int) else None)
        self._all(int(self.np_random.integers(2**62)))
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Do what a number means at each table."""
        acting = self.arrays.seats.copy()
        self.arrays.actions[:] = actions
        self._all(None)
        arrays = self.arrays
        ended = (arrays.over | arrays.cut_short).astype(bool)
        infos = self._infos()
        if ended.any():
            infos |= {"final_obs": arrays.last.copy(), "_final_obs": ended}
        rewards = arrays.rewards[np.arange(self.num_envs), acting].astype(np.float64)
        return self._seen(), rewards, arrays.over.astype(bool), arrays.cut_short.astype(bool), infos

    def close_extras(self, **_ignored: Any) -> None:
        """Let the workers go."""
        for pipe in self._pipes:
            pipe.send("close")
            pipe.close()
        for worker in self._workers:
            worker.join()

    def _all(self, word: Any) -> None:
        """Say a word to all workers, and wait until they have done it."""
        for pipe in self._pipes:
            pipe.send(word)
        for pipe in self._pipes:
            pipe.recv()

    def _seen(self) -> dict[str, Array]:
        return {"observation": self.arrays.observations.copy(), "action_mask": self.arrays.masks.copy()}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.arrays.seats.copy(), "rewards": self.arrays.rewards.copy()}


def _shares(tables: int, workers: int) -> list[range]:
    """The tables of each worker, about as many each."""
    ends = [tables * number // workers for number in range(workers + 1)]
    return [range(first, last) for first, last in pairwise(ends) if first < last]


def _work(rules: Rules, tables: int, memory: dict[str, Any], places: range, pipe: Connection) -> None:
    """What a worker does: a number is a seed to begin anew, nothing is a step."""
    lanes: list[_Lane] = []
    arrays = _mapped(rules, tables, memory)
    with sparing_the_collector():
        while (word := _heard(pipe)) != "close":
            if word is None:
                for lane in lanes:
                    lane.step()
            else:
                lanes = [_Lane(rules, arrays, place, derived_seed(word, place)) for place in places]
            pipe.send(True)


def _heard(pipe: Connection) -> Any:
    """What the learner says; a learner that is gone says no more."""
    try:
        return pipe.recv()
    except EOFError:
        return "close"


class _Lane:
    """One table among many, and its rows of the arrays."""

    def __init__(self, rules: Rules, arrays: Arrays, place: int, seed: int) -> None:
        self._arrays = arrays
        self._place = place
        self._seed = seed
        self._games = 0
        self._table = Table(rules, seed)
        arrays.rewards[place] = 0
        self._show()

    def step(self) -> None:
        """Do what the learner says; an illegal choice ends the game, and costs as much as losing it."""
        arrays, place, table = self._arrays, self._place, self._table
        number = int(arrays.actions[place])
        seat, legal = table.seat, number in table.legal
        assert seat is not None
        if legal:
            table.step(number)
        arrays.rewards[place] = table.rewards()
        if not legal:
            arrays.rewards[place, seat] = -1
        arrays.over[place] = table.is_over or not legal
        arrays.cut_short[place] = table.is_cut_short and legal
        if arrays.over[place] or arrays.cut_short[place]:
            self._begin_anew(seat)
        self._show()

    def _begin_anew(self, seat: int) -> None:
        self._arrays.last[self._place] = self._table.observe(seat)
        self._games += 1
        self._table.reset(derived_seed(self._seed, self._games))

    def _show(self) -> None:
        arrays, place, table = self._arrays, self._place, self._table
        assert table.seat is not None
        arrays.seats[place] = table.seat
        arrays.observations[place] = table.observe(table.seat)
        arrays.masks[place] = table.mask(table.seat)
