"""Runs numbered tasks in processes of this machine or on a Ray cluster; a result depends only on the task's number."""

import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from time import monotonic
from typing import Any, TypeAlias, TypeVar

from tavolata.core.errors import TavolataError
from tavolata.i18n import current_language, translate, use_language

T = TypeVar("T")

Task: TypeAlias = Callable[[int], T]
"""A function of a task number; other processes must be able to import it."""

CHUNK_SIZE = 4
"""The number of tasks in a chunk: few for a live progress bar, enough to keep messages rare."""

LOCAL_SECONDS = 1.0
"""Seconds in which tasks run in this process first; short runs need no other process."""

_MAX_CRASHES = 5
"""The number of crashes in a row after which the task itself is at fault."""

_CONNECT_TIMEOUT = 5.0

_GC_THRESHOLD = 50_000
"""Net allocations between two runs of the garbage collector."""


class ClusterUnreachable(TavolataError):
    """Exception: the Ray cluster cannot be reached."""


def available_cpus() -> int:
    """Return the number of processors that this process can use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_parallel(
    task: Task[T], count: int, jobs: int = 1, ray: str = "", chunk: int = CHUNK_SIZE, local_seconds: float = LOCAL_SECONDS
) -> Generator[T, None, None]:
    """Yield the results of all tasks in order; the tasks of a crashed process or machine run again."""
    done = 0
    if not ray:
        for outcome in _run_locally(task, count, None if jobs == 1 else monotonic() + local_seconds):
            done += 1
            yield outcome
    chunks = [range(count)[first : first + chunk] for first in range(done, count, chunk)]
    if ray:
        yield from _run_on_cluster(task, chunks, ray)
    elif chunks:
        yield from _run_in_processes(task, chunks, min(jobs, len(chunks)))


def _run_locally(task: Task[T], count: int, until: float | None) -> Generator[T, None, None]:
    """Yield the results of the tasks that run in this process before the deadline, or of all without one."""
    with gc_paused():
        for number in range(count):
            if until is not None and monotonic() >= until:
                return
            yield task(number)


def _run_chunk(task: Task[T], chunk: range, lang: str) -> list[T]:
    with gc_paused(), use_language(lang):
        return [*map(task, chunk)]


def _run_in_processes(task: Task[T], chunks: Sequence[range], jobs: int) -> Generator[T, None, None]:
    """Yield the results of all chunks from worker processes; after a crash new processes run the rest."""
    futures: list[Future[list[T]]] = [Future() for _ in chunks]
    done, deaths = 0, 0
    while done < len(chunks):
        with _pool(jobs) as pool:
            try:
                futures = _dispatch(pool, task, chunks, futures)
                for future in futures[done:]:
                    yield from future.result()
                    done, deaths = done + 1, 0
            except BrokenProcessPool:
                deaths += 1
                if deaths == _MAX_CRASHES:
                    raise


def _dispatch(
    pool: ProcessPoolExecutor, task: Task[T], chunks: Sequence[range], futures: Sequence[Future[list[T]]]
) -> list[Future[list[T]]]:
    """Return a future for each chunk, and submit the chunks that have no result yet."""
    with _interrupts_held():
        return [
            known if known.done() and known.exception() is None else pool.submit(_run_chunk, task, chunk, current_language())
            for known, chunk in zip(futures, chunks, strict=True)
        ]


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Context manager: yields a process pool that terminates its workers when the caller stops early."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield pool
        except BaseException:
            for worker in list((pool._processes or {}).values()):  # only our own; from Python 3.14 on `terminate_workers` does this
                worker.terminate()
            raise


def _run_on_cluster(task: Task[T], chunks: Sequence[range], address: str) -> Generator[T, None, None]:
    """Yield the results of all chunks from a Ray cluster, which restarts the tasks of lost machines itself."""
    try:
        import ray
    except ModuleNotFoundError:
        raise ClusterUnreachable(translate("cli.ray.missing")) from None
    try:
        _check_cluster(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise ClusterUnreachable(translate("cli.ray.unreachable", {"address": address, "why": " ".join(str(error).split())})) from error
    try:
        run_chunk: Any = ray.remote(max_retries=-1)(_run_chunk)
        for reference in [run_chunk.remote(task, chunk, current_language()) for chunk in chunks]:
            yield from ray.get(reference)
    finally:
        ray.shutdown()


def _check_cluster(address: str) -> None:
    """Raise OSError where no server accepts connections; Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=_CONNECT_TIMEOUT).close()


@contextmanager
def gc_paused() -> Iterator[None]:
    """Context manager: makes garbage collection rare; positions form no cycles, and collections cost a tenth of the time."""
    before = gc.get_threshold()
    gc.set_threshold(_GC_THRESHOLD)
    try:
        yield
    finally:
        gc.set_threshold(*before)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Context manager: blocks SIGINT, so that an interrupt does not hit a pool while it starts its threads."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
