"""Much work over many processes, of this machine or of a Ray cluster: what comes of a piece depends on its number alone."""

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

Work: TypeAlias = Callable[[int], T]
"""A piece of work by its number; other processes must be able to import it."""

PIECES_IN_A_CHUNK = 4
"""So many pieces go to a process at a time: few enough for a lively bar and a quick end, enough to make the talk cheap."""

HEAD_START = 1.0
"""Seconds that starting processes takes: what is done here by then needs none."""

_MOST_DEATHS = 5
"""So many times in a row a process may die before its work is done; then the work itself is to blame."""

_KNOCK_SECONDS = 5.0

_COLLECTED_AFTER = 50_000
"""So many more things are made than thrown away before cycles are looked for."""


class NoCluster(TavolataError):
    """The cluster cannot be reached."""


def cores() -> int:
    """How many processes this machine runs at once for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Work[T], count: int, jobs: int = 1, ray: str = "", chunk: int = PIECES_IN_A_CHUNK, head_start: float = HEAD_START
) -> Generator[T, None, None]:
    """What comes of each piece of work, in order; the pieces of a process or a machine that dies are done again."""
    done = 0
    if not ray:
        for outcome in _done_here(work, count, None if jobs == 1 else monotonic() + head_start):
            done += 1
            yield outcome
    chunks = [range(count)[first : first + chunk] for first in range(done, count, chunk)]
    if ray:
        yield from _over_cluster(work, chunks, ray)
    elif chunks:
        yield from _over_processes(work, chunks, min(jobs, len(chunks)))


def _done_here(work: Work[T], count: int, until: float | None) -> Generator[T, None, None]:
    """The first pieces in this process, all of them where there is no end to it."""
    with sparing_the_collector():
        for piece in range(count):
            if until is not None and monotonic() >= until:
                return
            yield work(piece)


def _do_chunk(work: Work[T], chunk: range, lang: str) -> list[T]:
    with sparing_the_collector(), use_language(lang):
        return [*map(work, chunk)]


def _over_processes(work: Work[T], chunks: Sequence[range], jobs: int) -> Generator[T, None, None]:
    """The chunks in processes; when one of them dies, all that was not done yet goes to new ones."""
    handed: list[Future[list[T]]] = [Future() for _ in chunks]
    done, deaths = 0, 0
    while done < len(chunks):
        with _pool(jobs) as pool:
            try:
                handed = _hand_out(pool, work, chunks, handed)
                for future in handed[done:]:
                    yield from future.result()
                    done, deaths = done + 1, 0
            except BrokenProcessPool:
                deaths += 1
                if deaths == _MOST_DEATHS:
                    raise


def _hand_out(
    pool: ProcessPoolExecutor, work: Work[T], chunks: Sequence[range], handed: Sequence[Future[list[T]]]
) -> list[Future[list[T]]]:
    """Give to the processes whatever is not done yet."""
    with _interrupts_held():
        return [
            known if known.done() and known.exception() is None else pool.submit(_do_chunk, work, chunk, current_language())
            for known, chunk in zip(handed, chunks, strict=True)
        ]


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with us: whoever does not want the rest does not want to wait for it either."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield pool
        except BaseException:
            for worker in list((pool._processes or {}).values()):  # none that others started; from Python 3.14 on a pool does so itself
                worker.terminate()
            raise


def _over_cluster(work: Work[T], chunks: Sequence[range], address: str) -> Generator[T, None, None]:
    """The chunks on the machines of a Ray cluster, which does again by itself what a machine took along when it died."""
    try:
        import ray
    except ModuleNotFoundError:
        raise NoCluster(translate("cli.ray.missing")) from None
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster(translate("cli.ray.unreachable", {"address": address, "why": " ".join(str(error).split())})) from error
    try:
        do_chunk: Any = ray.remote(max_retries=-1)(_do_chunk)
        for handed in [do_chunk.remote(work, chunk, current_language()) for chunk in chunks]:
            yield from ray.get(handed)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=_KNOCK_SECONDS).close()


@contextmanager
def sparing_the_collector() -> Iterator[None]:
    """Positions and actions form no cycles: looking for some after every few hundred of them would take a tenth of the time."""
    before = gc.get_threshold()
    gc.set_threshold(_COLLECTED_AFTER)
    try:
        yield
    finally:
        gc.set_threshold(*before)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C is for this process: those that it starts meanwhile never hear of it, and it hears of one itself a little later."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
