"""The seat of a program that waits: an asynchronous one in a thread of its own, so that the line stays alive while the program thinks."""

import asyncio
from collections.abc import Coroutine, Iterator
from threading import Thread
from types import TracebackType
from typing import Any, Self, TypeVar

from tavolata.client.seat import AsyncSeat
from tavolata.core.game import Action, Result
from tavolata.core.observation import Observation
from tavolata.server.protocol import messages

T = TypeVar("T")


class Seat:
    """A seat at the table of a link: `with Seat(link) as seat: for sight in seat: seat.play(…)`."""

    def __init__(self, link: str, name: str = "Bot", *, seat: int | None = None, token: str | None = None) -> None:
        self._seat = AsyncSeat(link, name, seat=seat, token=token)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        """Sit down."""
        self._thread.start()
        try:
            self._done(self._seat.__aenter__())
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        """Leave the line; the seat stays taken."""
        self._end()

    def __iter__(self) -> Iterator[Observation[Any, Any]]:
        """What the seat sees, each time it may act, until the game is over."""
        while (sight := self._done(self._seat.next_sight())) is not None:
            yield sight

    @property
    def seat(self) -> int | None:
        """The number of the seat, counted from 0."""
        return self._seat.seat

    @property
    def table(self) -> messages.Table | None:
        """Who sits at the table and how it stands, as it was told last."""
        return self._seat.table

    @property
    def game(self) -> str:
        """The name of the game that is played there."""
        return self._seat.game

    @property
    def result(self) -> Result | None:
        """How the game ended, once it has."""
        return self._seat.result

    def fill(self, level: str) -> None:
        """Put bots of the house on all seats that are empty."""
        self._done(self._seat.fill(level))

    def begin(self) -> None:
        """Begin the game, once every seat is taken."""
        self._done(self._seat.begin())

    def play(self, action: Action | str | None) -> None:
        """Do an action, given as data or as text; None leaves it."""
        self._done(self._seat.play(action))

    def _done(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _end(self) -> None:
        self._done(self._leave())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _leave(self) -> None:
        """Hang up, and let all that was under way on the line end."""
        await self._seat.__aexit__(None, None, None)
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
