"""Tests of the vector environment: the same games with any number of workers."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from tavolata.envs import lucky_loop_v1
from tavolata.envs.vector import VectorTables


@contextmanager
def opened(tables: int, workers: int, **settings: Any) -> Iterator[VectorTables]:
    env = lucky_loop_v1.vector_env(tables, workers, **settings)
    try:
        yield env
    finally:
        env.close()


def lowest(seen: dict[str, Any]) -> Any:
    """Return the first legal action of each table."""
    return seen["action_mask"].argmax(axis=1)


def course(workers: int) -> list[Any]:
    with opened(5, workers, seats=2, max_moves=20) as env:
        seen, infos = env.reset(seed=9)
        told = [seen["observation"].copy(), infos["seat"].copy()]
        for _ in range(30):
            seen, rewards, over, cut, infos = env.step(lowest(seen))
            told += [seen["observation"].copy(), rewards, over, cut, infos["seat"].copy()]
        return told


def test_the_games_do_not_depend_on_the_number_of_workers() -> None:
    alone, together = course(1), course(2)
    assert all(np.array_equal(one, other) for one, other in zip(alone, together, strict=True))


def test_a_game_that_ends_is_followed_by_the_next() -> None:
    with opened(2, 1, seats=2, max_moves=3) as env:
        seen, _ = env.reset(seed=1)
        assert env.observation_space.contains(seen)
        ends = []
        for _ in range(6):
            seen, _, over, cut, infos = env.step(lowest(seen))
            ends.append((over | cut).tolist())
            if ends[-1][0]:
                assert infos["_final_obs"].all()
                assert not np.array_equal(infos["final_obs"], seen["observation"])
        assert ends == [[False, False], [False, False], [True, True]] * 2


def test_an_illegal_choice_ends_its_game_alone() -> None:
    with opened(2, 1, rivals="random") as env:
        seen, _ = env.reset(seed=1)
        choices = lowest(seen)
        choices[0] = 0
        _, rewards, over, _, infos = env.step(choices)
        assert over.tolist() == [True, False]
        assert rewards.tolist() == [-1.0, 0.0]
        assert infos["seat"].tolist() == [0, 0]


def test_without_a_seed_the_next_games_are_others() -> None:
    with opened(1, 1, seats=2) as env:
        first, second, again = (env.reset(seed=seed)[0]["observation"] for seed in (4, None, 4))
        assert not np.array_equal(first, second)
        assert np.array_equal(first, again)


@pytest.mark.parametrize(("tables", "workers", "started"), [(3, 8, 3), (4, 3, 3)])
def test_no_worker_is_started_for_nothing(tables: int, workers: int, started: int) -> None:
    with opened(tables, workers, seats=2) as env:
        env.reset(seed=1)
        assert len(env._workers) == started
