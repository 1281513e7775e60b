"""All tables: opened here, found here, kept in memory while somebody uses them."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

from tavolata.core.errors import BadOptions, TavolataError
from tavolata.core.library import game_named, kits
from tavolata.core.match import Match
from tavolata.core.options import complete
from tavolata.server import races, shipyard, telling
from tavolata.server.absence import AWAY
from tavolata.server.bots import BotMaker
from tavolata.server.course import Course, milliseconds
from tavolata.server.identity import is_table_id, new_secret, new_table_id
from tavolata.server.refusal import refusal, unopenable
from tavolata.server.reviewing import Reviews, Work
from tavolata.server.store import Holder, Store, TableRow
from tavolata.server.table import Table
from tavolata.server.what_if import branch
from tavolata.server.wire import OpenTable, TableOpened, WhatIf

MOST_WHAT_IFS = 100
"""So many tables may play on from one: each keeps the lines until then once more."""

_log = logging.getLogger(__name__)


class Tables:
    """The tables that somebody uses now; the others rest in the store, and are woken when somebody comes."""

    def __init__(self, store: Store, pause: int, make_bot: BotMaker, away: int = AWAY) -> None:
        """`pause` is the time in milliseconds before each action of a bot, `away` that after which the others decide about who is away."""
        self.store = store
        self.pause = pause
        self.make_bot = make_bot
        self.away = away
        self.reasoning = asyncio.Semaphore(1)
        self._reviews = Reviews()
        self._branching = asyncio.Lock()
        # A table lives in memory for as long as a socket, a request or a thinking bot holds it.
        self._live: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, request: OpenTable) -> TableOpened:
        """A new table with empty seats; the promise of its dice is given before anybody sits."""
        row = await races.with_its_luck(self.store, _new_table(request))
        await self.store.write([row])
        return TableOpened(row.id, telling.promise_of(row))

    async def play_on(self, name: str, wanted: WhatIf) -> TableOpened:
        """A table that plays on from a position of one whose game is over."""
        table = await self.find(name)
        table.check_over()
        async with self._branching:  # one after the other, so that none slips past the count
            if (count := await self.store.count_what_ifs(name)) >= MOST_WHAT_IFS:
                raise refusal("not-now", "what-if.many", count=count)
            row, lines = await asyncio.to_thread(branch, table.row, table.match, wanted)
            await self.store.write([row], lines)
        return TableOpened(row.id, telling.promise_of(row))

    async def review(self, name: str) -> Work:
        """The review of a table's game, which is over."""
        table = await self.find(name)
        table.check_over()
        return self._reviews.of(name, table.match)

    async def find(self, name: str) -> Table:
        """The table of this name, as it was left; two who come at the same time find the same one, and nobody waits for other tables."""
        if (table := self._live.get(name)) is not None:
            return table
        if (waking := self._waking.get(name)) is None:
            waking = self._waking[name] = asyncio.create_task(self._wake(name))
            waking.add_done_callback(lambda _: self._waking.pop(name))
        return await asyncio.shield(waking)

    def game_at(self, name: str) -> str | None:
        """The game of a table that somebody uses now."""
        table = self._live.get(name)
        return None if table is None else table.row.game

    def forget(self, table: Table) -> None:
        """Have a table read anew from the store by whoever asks for it next."""
        if self._live.get(table.row.id) is table:
            del self._live[table.row.id]

    async def enter(self, row: TableRow) -> None:
        """Note who begins a race, if it is one."""
        await races.enter(self.store, row)

    def exhibit(self, row: TableRow, match: Match[Any, Any, Any]) -> None:
        """Keep what people made in a match that is over, if it is among the best, and how far they came in a race."""
        self.spawn(shipyard.exhibit(self.store, row, match))
        self.spawn(races.finish(self.store, row, match))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on beside the requests; its failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def close(self) -> None:
        """Stop the bots; every table goes on from its log at the next start."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _wake(self, name: str) -> Table:
        saved = await self.store.read(name) if is_table_id(name) else None
        if saved is None:
            raise refusal("unknown-table", "unknown-table")
        row, lines = saved
        if row.version != _version_of(row.game):
            raise refusal("unknown-table", "other-version", version=row.version)
        table = self._live[name] = Table(self, row, await asyncio.to_thread(Course, row, lines))
        return table

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("A table's bots stopped.", exc_info=error)


def _version_of(game: str) -> int:
    try:
        return game_named(game).version
    except TavolataError as error:
        raise refusal("unknown-table", "game-gone", game=game) from error


def _new_table(request: OpenTable) -> TableRow:
    if request.game not in (known := [kit.name for kit in kits()]):
        raise refusal("malformed", "no-game", game=repr(request.game), games=", ".join(known))
    game = game_named(request.game)
    try:
        options = dict(complete(game, request.seats, request.options))
        game.setup(request.seats, options)
    except BadOptions as error:
        raise unopenable(error) from error
    return TableRow(
        id=new_table_id(),
        revision=0,
        game=game.name,
        version=game.version,
        seats=request.seats,
        options=options,
        advisor=request.advisor,
        chat=request.chat,
        secret=new_secret(),
        created=milliseconds(),
        holders=(Holder(),) * request.seats,
        clock=request.clock,
    )
