"""Reviews of matches that are over: each is worked out once, beside the games, for all who ask."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Any

from tavolata.core.match import Match
from tavolata.core.protocols.review import Review, Reviewer
from tavolata.core.registry import get_plugin
from tavolata.server.errors import refusal
from tavolata.server.protocol.http_models import Reviewing

_MOST_KEPT = 256
"""So many reviews are kept; whoever asks for an older one waits again."""

_LOOK = 0.15
"""Seconds after which those who wait are told how far it is."""

_log = logging.getLogger(__name__)


class Work:
    """A review that is being worked out, or is done."""

    def __init__(self, review: Reviewer, match: Match[Any, Any, Any], turn: asyncio.Semaphore) -> None:
        self._done = 0.0
        self._task = asyncio.create_task(self._work(review, match, turn))

    async def lines(self) -> AsyncIterator[Reviewing]:
        """How far it is, again and again, and the review at last."""
        while not self._task.done():
            yield Reviewing(self._done)
            await asyncio.wait([self._task], timeout=_LOOK)
        yield self._last()

    @property
    def failed(self) -> bool:
        """Whether it came to nothing, and is to be tried anew."""
        return self._task.done() and (self._task.cancelled() or self._task.exception() is not None)

    async def _work(self, review: Reviewer, match: Match[Any, Any, Any], turn: asyncio.Semaphore) -> Review:
        async with turn:
            return await asyncio.to_thread(review, match, self._tell)

    def _tell(self, done: float) -> None:
        self._done = done

    def _last(self) -> Reviewing:
        error = None if self._task.cancelled() else self._task.exception()
        if error is None and not self._task.cancelled():
            return Reviewing(1.0, self._task.result())
        _log.error("A review failed.", exc_info=error)
        return Reviewing(self._done, refused=refusal("not-now", "no-review").sent)


class Reviews:
    """The reviews that were asked for lately. They are worked out one after the other: the games have the other threads."""

    def __init__(self) -> None:
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    def of(self, table: str, match: Match[Any, Any, Any]) -> Work:
        """The review of a table's match, which is over."""
        make = get_plugin(match.game.name).review
        if make is None:
            raise refusal("not-now", "not-reviewed")
        if table not in self._works or self._works[table].failed:
            self._works[table] = Work(make(), match, self._turn)
        self._works.move_to_end(table)
        while len(self._works) > _MOST_KEPT:
            self._works.popitem(last=False)
        return self._works[table]
