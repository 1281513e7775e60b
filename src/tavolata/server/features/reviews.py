"""Reviews of finished matches: each is computed once, in a thread, for all clients."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Any

from tavolata.core.match import Match
from tavolata.core.protocols.review import Review, Reviewer
from tavolata.core.registry import get_plugin
from tavolata.server.errors import refusal
from tavolata.server.protocol.http_models import ReviewProgress

_MAX_CACHED = 256
"""The number of cached reviews; older ones are computed again on request."""

_POLL_SECONDS = 0.15
"""The delay between two progress messages."""

_log = logging.getLogger(__name__)


class ReviewJob:
    """A review that is running or done."""

    def __init__(self, review: Reviewer, match: Match[Any, Any, Any], semaphore: asyncio.Semaphore) -> None:
        self._done = 0.0
        self._task = asyncio.create_task(self._work(review, match, semaphore))

    async def lines(self) -> AsyncIterator[ReviewProgress]:
        """Yields the progress repeatedly, and finally the review or a refusal."""
        while not self._task.done():
            yield ReviewProgress(self._done)
            await asyncio.wait([self._task], timeout=_POLL_SECONDS)
        yield self._final_line()

    @property
    def failed(self) -> bool:
        """Whether the job failed and must be repeated."""
        return self._task.done() and (self._task.cancelled() or self._task.exception() is not None)

    async def _work(self, review: Reviewer, match: Match[Any, Any, Any], semaphore: asyncio.Semaphore) -> Review:
        async with semaphore:
            return await asyncio.to_thread(review, match, self._publish)

    def _publish(self, done: float) -> None:
        self._done = done

    def _final_line(self) -> ReviewProgress:
        error = None if self._task.cancelled() else self._task.exception()
        if error is None and not self._task.cancelled():
            return ReviewProgress(1.0, self._task.result())
        _log.error("A review failed.", exc_info=error)
        return ReviewProgress(self._done, refused=refusal("not-now", "no-review").as_message)


class Reviews:
    """Runs and caches reviews, one after the other, to leave threads to the games."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._semaphore = asyncio.Semaphore(1)

    def job_for(self, table: str, match: Match[Any, Any, Any]) -> ReviewJob:
        """The job that reviews a finished match: the cached one, or a new one."""
        make = get_plugin(match.game.name).review
        if make is None:
            raise refusal("not-now", "not-reviewed")
        if table not in self._jobs or self._jobs[table].failed:
            self._jobs[table] = ReviewJob(make(), match, self._semaphore)
        self._jobs.move_to_end(table)
        while len(self._jobs) > _MAX_CACHED:
            self._jobs.popitem(last=False)
        return self._jobs[table]
