"""Tests of tasks in processes and on a cluster: the same results, also after crashes."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from tavolata.bots.parallel import ClusterUnreachable, available_cpus, run_parallel
from tavolata.tournaments.series import SeriesConfig, simulate
from tavolata.tournaments.tournament import arena
from tests.cli.command import tavolata
from tests.tournaments.test_series import figures

pytestmark = pytest.mark.process


def square(number: int) -> int:
    """Task: return the square of its number."""
    return number * number


def die_once(marker: Path, number: int) -> int:
    """Task that kills its process, once for each of some numbers."""
    mine = marker / str(number)
    if number % 7 == 3 and not mine.exists():
        mine.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(_: int) -> int:
    """Task that kills its process every time."""
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def fail(number: int) -> int:
    """Task that raises an error."""
    raise ValueError(number)


@pytest.mark.parametrize(("count", "jobs"), [(0, 1), (0, 3), (1, 3), (17, 1), (17, 2), (17, 50)])
def test_every_piece_is_done_once_and_in_order(count: int, jobs: int) -> None:
    assert list(run_parallel(square, count, jobs, local_seconds=0)) == [number * number for number in range(count)]


def where(_: int) -> int:
    """Task: return the id of its node."""
    return os.getpid()


def test_what_is_done_before_processes_could_start_is_done_here() -> None:
    assert set(run_parallel(where, 12, 2, local_seconds=60)) == {os.getpid()}
    assert os.getpid() not in set(run_parallel(where, 12, 2, local_seconds=0))


def test_what_a_dead_process_leaves_behind_is_done_again(tmp_path: Path) -> None:
    assert list(run_parallel(partial(die_once, tmp_path), 20, 2, local_seconds=0)) == [number * number for number in range(20)]
    assert {marker.name for marker in tmp_path.iterdir()} == {"3", "10", "17"}


def test_a_task_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(Exception, match="terminated abruptly"):
        list(run_parallel(die, 8, 2, local_seconds=0))


def test_a_fault_of_the_work_is_raised_where_it_was_asked_for() -> None:
    with pytest.raises(ValueError, match="0"):
        list(run_parallel(fail, 8, 2, local_seconds=0))


def test_there_is_a_core() -> None:
    assert available_cpus() >= 1


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port"])
def test_an_unreachable_cluster_is_reported_in_one_sentence(address: str) -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    with pytest.raises(ClusterUnreachable, match=f"The Ray cluster at {address} cannot be reached: "):
        list(run_parallel(square, 8, ray=address))


def test_an_installation_without_ray_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ClusterUnreachable, match=r"pip install 'tavolata\[ray\]'"):
        list(run_parallel(square, 8, ray="somewhere:1"))


class Cluster:
    """A Ray cluster of two nodes on this machine, for tests."""

    def __init__(self) -> None:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # nobody is told of our tests
        utils = pytest.importorskip("ray.cluster_utils", reason="Ray is not installed")
        self._cluster: Any = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        self._second = self._cluster.add_node(num_cpus=1)
        self.address = str(self._cluster.address)

    @property
    def second(self) -> str:
        """Return the name of the second node."""
        return str(self._second.node_id)

    def lose_a_node(self) -> None:
        """Kill the second node."""
        self._cluster.remove_node(self._second, allow_graceful=False)

    def close(self) -> None:
        """Stop all nodes."""
        self._cluster.shutdown()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Start two nodes."""
    started = Cluster()
    yield started
    started.close()


def test_a_cluster_changes_no_figure(cluster: Cluster) -> None:
    alone, spread_out = (simulate(SeriesConfig("lucky-loop", seed=3, ray=where), ["random"] * 3, 10) for where in ("", cluster.address))
    assert figures(alone) == figures(spread_out)
    met = [arena("lucky-loop", ["random", "easy"], 8, seed=2, ray=where) for where in ("", cluster.address)]
    assert met[0] == met[1]


@pytest.mark.parametrize(
    "words", [["simulate", "lucky-loop", "--bots", "random"], ["arena", "lucky-loop", "--bots", "random,easy"]], ids=["simulate", "arena"]
)
def test_the_command_gives_the_same_over_a_cluster(cluster: Cluster, words: list[str]) -> None:
    alone, spread_out = (tavolata(*words, "--games", "8", "--seed", "5", "--json", *over) for over in ([], ["--ray", cluster.address]))
    assert (alone.returncode, spread_out.returncode, spread_out.stderr) == (0, 0, "")
    assert without_time(alone.stdout) == without_time(spread_out.stdout)


def without_time(told: str) -> Any:
    """Return the decoded JSON of a summary without its times."""
    return {name: figure for name, figure in json.loads(told).items() if "second" not in name}


def test_a_cluster_goes_on_when_a_worker_dies(cluster: Cluster, tmp_path: Path) -> None:
    assert list(run_parallel(partial(die_once, tmp_path), 40, ray=cluster.address)) == [number * number for number in range(40)]
    assert {marker.name for marker in tmp_path.iterdir()} == {"3", "10", "17", "24", "31", "38"}


def hang_at(node: str, folder: Path, number: int) -> int:
    """Task that hangs on one node; on others it waits until that node has a task."""
    import ray

    if ray.get_runtime_context().get_node_id() == node:
        (folder / str(number)).touch()
        signal.pause()
    while not any(folder.iterdir()):
        sleep(0.05)
    return number * number


def test_the_tasks_of_a_dead_node_run_on_another(cluster: Cluster, tmp_path: Path) -> None:
    """Must be the last of these tests: it kills a node of the cluster."""
    with ThreadPoolExecutor() as beside:
        pieces = beside.submit(lambda: list(run_parallel(partial(hang_at, cluster.second, tmp_path), 40, ray=cluster.address)))
        while not any(tmp_path.iterdir()):
            assert not pieces.done(), pieces.result()
            sleep(0.05)
        cluster.lose_a_node()
        assert pieces.result(120) == [number * number for number in range(40)]
