"""A vector environment: many matches at once in worker processes that share their arrays with the learner."""

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

from tavolata.bots.parallel import gc_paused
from tavolata.bots.play import derived_seed
from tavolata.envs.seat_loop import EnvConfig, SeatLoop
from tavolata.envs.spaces import action_space, observation_space

Array: TypeAlias = NDArray[Any]

_CTYPES: dict[str, Any] = {"f": c_float, "i": c_int32, "b": c_byte}
_DTYPES = {"f": np.float32, "i": np.int32, "b": np.int8}


class SharedArrays(NamedTuple):
    """The observations and results of all tables, with one row for each, in memory that all processes share."""

    actions: Array
    observations: Array
    masks: Array
    last: Array
    """The final observations of the games that have just ended; the next game has started."""
    rewards: Array
    """Rewards by seat."""
    over: Array
    truncated: Array
    seats: Array
    """The seat that acts now."""


def _layout(config: EnvConfig) -> dict[str, tuple[str, tuple[int, ...]]]:
    """Return the element type and the row shape of each shared array."""
    encoding = config.encoding
    return {
        "actions": ("i", ()),
        "observations": ("f", (encoding.figures,)),
        "masks": ("b", (encoding.choices,)),
        "last": ("f", (encoding.figures,)),
        "rewards": ("f", (config.seats,)),
        "over": ("b", ()),
        "truncated": ("b", ()),
        "seats": ("i", ()),
    }


def _map_arrays(config: EnvConfig, tables: int, memory: dict[str, Any]) -> SharedArrays:
    """Return arrays that use the shared memory."""
    layout = _layout(config)
    return SharedArrays(
        **{name: np.frombuffer(memory[name], _DTYPES[kind]).reshape(tables, *width) for name, (kind, width) in layout.items()}
    )


class VectorTables(VectorEnv[Any, Any, Any]):
    """Gymnasium vector environment: tables that step together; one whose game ends starts the next in the same step.

    The reward of a step is that of the acting seat. `infos` holds the rewards of all seats, and the seat that acts now.
    """

    def __init__(self, config: EnvConfig, tables: int, workers: int = 1) -> None:
        self.num_envs = tables
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(config.encoding)
        self.single_action_space = action_space(config.encoding)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        context = get_context("spawn")
        sizes = {name: (kind, tables * int(np.prod(width))) for name, (kind, width) in _layout(config).items()}
        memory = {name: context.RawArray(_CTYPES[kind], size) for name, (kind, size) in sizes.items()}
        self.arrays = _map_arrays(config, tables, memory)
        self._pipes: list[Connection] = []
        self._workers = []
        for indices in _table_ranges(tables, workers):
            parent, child = context.Pipe()
            worker = context.Process(target=_worker_main, args=(config, tables, memory, indices, child), daemon=True)
            worker.start()
            child.close()
            self._pipes.append(parent)
            self._workers.append(worker)

    def reset(self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start new games at all tables, each with a seed of its own, and return the observations."""
        if isinstance(seed, int) or self._np_random is None:
            super().reset(seed=seed if isinstance(seed, int) else None)
        self._broadcast(int(self.np_random.integers(2**62)))
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Play a numbered action at each table, and return observations and rewards."""
        acting = self.arrays.seats.copy()
        self.arrays.actions[:] = actions
        self._broadcast(None)
        arrays = self.arrays
        ended = (arrays.over | arrays.truncated).astype(bool)
        infos = self._infos()
        if ended.any():
            infos |= {"final_obs": arrays.last.copy(), "_final_obs": ended}
        rewards = arrays.rewards[np.arange(self.num_envs), acting].astype(np.float64)
        return self._observations(), rewards, arrays.over.astype(bool), arrays.truncated.astype(bool), infos

    def close_extras(self, **_ignored: Any) -> None:
        """Stop the worker processes."""
        for pipe in self._pipes:
            pipe.send("close")
            pipe.close()
        for worker in self._workers:
            worker.join()

    def _broadcast(self, command: Any) -> None:
        """Send a command to all workers, and wait for their replies."""
        for pipe in self._pipes:
            pipe.send(command)
        for pipe in self._pipes:
            pipe.recv()

    def _observations(self) -> dict[str, Array]:
        return {"observation": self.arrays.observations.copy(), "action_mask": self.arrays.masks.copy()}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.arrays.seats.copy(), "rewards": self.arrays.rewards.copy()}


def _table_ranges(tables: int, workers: int) -> list[range]:
    """Return the table numbers of each worker, in about equal ranges."""
    ends = [tables * number // workers for number in range(workers + 1)]
    return [range(first, last) for first, last in pairwise(ends) if first < last]


def _worker_main(config: EnvConfig, tables: int, memory: dict[str, Any], indices: range, pipe: Connection) -> None:
    """Run a worker process: a received number is a seed to reset with, None is a step."""
    slots: list[_EnvSlot] = []
    arrays = _map_arrays(config, tables, memory)
    with gc_paused():
        while (command := _receive(pipe)) != "close":
            if command is None:
                for slot in slots:
                    slot.step()
            else:
                slots = [_EnvSlot(config, arrays, place, derived_seed(command, place)) for place in indices]
            pipe.send(True)


def _receive(pipe: Connection) -> Any:
    """Return the next command of the learner; a closed pipe means close."""
    try:
        return pipe.recv()
    except EOFError:
        return "close"


class _EnvSlot:
    """One table of a worker: its match, and its rows of the shared arrays."""

    def __init__(self, config: EnvConfig, arrays: SharedArrays, place: int, seed: int) -> None:
        self._arrays = arrays
        self._place = place
        self._seed = seed
        self._games = 0
        self._table = SeatLoop(config, seed)
        arrays.rewards[place] = 0
        self._write_observation()

    def step(self) -> None:
        """Play the action chosen for this table; an illegal one ends the game with the reward of a loss."""
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
        arrays.truncated[place] = table.is_truncated and legal
        if arrays.over[place] or arrays.truncated[place]:
            self._start_next_game(seat)
        self._write_observation()

    def _start_next_game(self, seat: int) -> None:
        self._arrays.last[self._place] = self._table.observe(seat)
        self._games += 1
        self._table.reset(derived_seed(self._seed, self._games))

    def _write_observation(self) -> None:
        arrays, place, table = self._arrays, self._place, self._table
        assert table.seat is not None
        arrays.seats[place] = table.seat
        arrays.observations[place] = table.observe(table.seat)
        arrays.masks[place] = table.mask(table.seat)
