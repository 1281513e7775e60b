"""A blocking seat: an asynchronous one in its own thread, so that the connection stays alive while the program thinks."""

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
    """A blocking client of one seat: `with Seat(link) as seat: for observation in seat: seat.play(…)`."""

    def __init__(self, link: str, name: str = "Bot", *, seat: int | None = None, token: str | None = None) -> None:
        self._seat = AsyncSeat(link, name, seat=seat, token=token)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        """Take the seat."""
        self._thread.start()
        try:
            self._run(self._seat.__aenter__())
        except BaseException:
            self._close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        """Close the connection; the seat stays taken."""
        self._close()

    def __iter__(self) -> Iterator[Observation[Any, Any]]:
        """Yield the observation of each turn until the game is over."""
        while (sight := self._run(self._seat.next_observation())) is not None:
            yield sight

    @property
    def seat(self) -> int | None:
        """The number of the taken seat, counted from 0; None before it is taken."""
        return self._seat.seat

    @property
    def table(self) -> messages.Table | None:
        """The last table message of the server: the seats, and the stage of the game."""
        return self._seat.table

    @property
    def game(self) -> str:
        """The name of the table's game."""
        return self._seat.game

    @property
    def result(self) -> Result | None:
        """The result of the game; None before its end."""
        return self._seat.result

    def fill(self, level: str) -> None:
        """Add bots of this level on all empty seats."""
        self._run(self._seat.fill(level))

    def begin(self) -> None:
        """Request the start of the game, which needs all seats taken."""
        self._run(self._seat.begin())

    def play(self, action: Action | str | None) -> None:
        """Play an action, given as data or as text; None plays nothing."""
        self._run(self._seat.play(action))

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _close(self) -> None:
        self._run(self._leave())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _leave(self) -> None:
        """Close the connection, and cancel all its tasks."""
        await self._seat.__aexit__(None, None, None)
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
