"""All tables: opened here, found here, kept in memory while somebody uses them."""

import asyncio
import logging
import os
from collections.abc import Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from tavolata.core.errors import BadOptions
from tavolata.core.game import Game, Options, OptionValue
from tavolata.core.match import Match
from tavolata.core.options import complete
from tavolata.core.registry import game_named, get_plugin, plugins
from tavolata.server.cluster.database_leases import Leaseholder, LeaseStore
from tavolata.server.cluster.leases import Leases, Ours
from tavolata.server.cluster.peers import Neighbourhood
from tavolata.server.cluster.pubsub import Alone, Bus
from tavolata.server.errors import Refusal, refusal, unopenable
from tavolata.server.features import campaign_attempts, races, workshop
from tavolata.server.features.reviews import Reviews, Work
from tavolata.server.features.what_if import branch
from tavolata.server.identity import is_table_id, new_secret, new_table_id
from tavolata.server.protocol.messages import OpenTable, TableOpened, WhatIf
from tavolata.server.store.base import Store
from tavolata.server.store.errors import StoreError
from tavolata.server.store.quarantine import Quarantine
from tavolata.server.store.rows import SeatHolder, TableRow
from tavolata.server.tables import guards, move_messages
from tavolata.server.tables.bots import BotMaker
from tavolata.server.tables.inactivity import AWAY
from tavolata.server.tables.live_match import milliseconds
from tavolata.server.tables.resync import CatchingUp
from tavolata.server.tables.table import Table

MOST_FRESH = 1000
"""So many tables that were just opened are known without reading them; the one that was opened first is forgotten first."""

MOST_AT_ONCE = 50
"""A log of so many lines is replayed at once: that takes less than a millisecond, and a thread for it half as much again."""

MOST_WHAT_IFS = 100
"""So many tables may play on from one: each keeps the lines until then once more."""

_log = logging.getLogger(__name__)


class Tables:
    """The tables that somebody uses now; the others rest in the store, and are woken when somebody comes."""

    def __init__(self, store: Store, pause: int, make_bot: BotMaker, away: int = AWAY, bus: Bus | None = None) -> None:
        """`pause` is the time in milliseconds before each action of a bot, `away` that after which the others decide about who is away."""
        self.store = store
        self.bus = bus or Alone()
        self.neighbourhood = Neighbourhood(self)
        self.leases: Leases = Leaseholder(store) if self.bus.is_shared and isinstance(store, LeaseStore) else Ours()
        self.pause = pause
        self.make_bot = make_bot
        self.away = away
        self.thinking: Executor = ThreadPoolExecutor(os.cpu_count(), "bots")
        self.reasoning = asyncio.Semaphore(1)
        self.catching_up = CatchingUp()
        self._reviews = Reviews()
        self._branching = asyncio.Lock()
        # A table lives in memory for as long as a socket, a request or a thinking bot holds it.
        self._live: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._fresh: dict[str, TableRow] = {}
        self._apart = Quarantine(has_peers=self.bus.is_shared)
        store.on_restored(self._forget_all)
        self._restorings = 0
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._keeping: set[asyncio.Task[None]] = set()

    async def open(self, request: OpenTable) -> TableOpened:
        """A new table with empty seats; the promise of its dice is given before anybody sits."""
        row = await races.with_its_luck(self.store, new_table(request))
        await self.store.write([row])
        self._expect(row)
        return TableOpened(row.id, move_messages.promise_of(row))

    def _expect(self, row: TableRow) -> None:
        """Somebody will come to a table that was just opened; where there are neighbours, they may come to one of them first."""
        if not self.bus.is_shared:
            self._fresh[row.id] = row
            if len(self._fresh) > MOST_FRESH:
                del self._fresh[next(iter(self._fresh))]

    async def play_on(self, name: str, wanted: WhatIf) -> TableOpened:
        """A table that plays on from a position of one whose game is over."""
        table = await self.find(name)
        guards.check_over(table.row)
        async with self._branching:  # one after the other, so that none slips past the count
            if (count := await self.store.count_what_ifs(name)) >= MOST_WHAT_IFS:
                raise refusal("not-now", "what-if.many", count=count)
            row, lines = await asyncio.to_thread(branch, table.row, table.match, wanted)
            await self.store.write([row], lines)
        return TableOpened(row.id, move_messages.promise_of(row))

    async def review(self, name: str) -> Work:
        """The review of a table's game, which is over."""
        table = await self.find(name)
        guards.check_over(table.row)
        return self._reviews.of(name, table.match)

    async def find(self, name: str) -> Table:
        """The table of this name, as it was left; two who come at the same time find the same one, and nobody waits for other tables."""
        if (table := self._live.get(name)) is not None:
            return table
        if (row := self._fresh.pop(name, None)) is not None:  # it has no lines, so that nobody waits long
            self._live[name] = table = Table(self, row, self._apart.load(row, []))
            return table
        if (waking := self._waking.get(name)) is None:
            waking = self._waking[name] = asyncio.create_task(self._wake(name))
            waking.add_done_callback(partial(self._woken, name))
        return await asyncio.shield(waking)

    @property
    def awake(self) -> int:
        """How many tables are in use, or are being woken."""
        return len(self._live) + len(self._waking)

    def game_at(self, name: str) -> str | None:
        """The game of a table that somebody uses now."""
        table = self._live.get(name)
        return None if table is None else table.row.game

    def forget(self, table: Table) -> None:
        """Have a table read anew from the store by whoever asks for it next."""
        if self._live.get(table.row.id) is table:
            del self._live[table.row.id]

    def _forget_all(self) -> None:
        """The games were restored from elsewhere: whoever sits at a table comes back to it as it is now."""
        self._apart = Quarantine(has_peers=self.bus.is_shared)
        self._restorings += 1
        self._fresh.clear()
        for table in list(self._live.values()):
            table.abandon()

    async def enter(self, row: TableRow) -> None:
        """Note who begins a race, if it is one."""
        await races.enter(self.store, row)

    def exhibit(self, row: TableRow, match: Match[Any, Any, Any]) -> None:
        """Keep what people made in a match that has ended, if it is among the best, and how far they came in a race or a campaign."""
        if get_plugin(row.game).workshop is not None:
            self._keep(workshop.exhibit(self.store, row, match))
        self._note_end(row, match)

    def _note_end(self, row: TableRow, match: Match[Any, Any, Any]) -> None:
        """Note how a match ended, if it is one of a race or of a campaign; twice is as good as once."""
        if races.is_race(row.game, row.options):
            self._keep(races.finish(self.store, row, match))
        if row.campaign is not None:
            self._keep(campaign_attempts.book(self.store, row, match))

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be written that closing the house waits for."""
        task = self.spawn(work)
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on beside the requests; its failure is logged, unless it is that of a table, which was told already."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def close(self) -> None:
        """Stop the bots; every table goes on from its log at the next start, or in another process."""
        await self.neighbourhood.close()
        if isinstance(self.leases, Leaseholder):
            await self.leases.close()
        if self._keeping:
            await asyncio.wait(self._keeping)
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        self.thinking.shutdown(wait=False, cancel_futures=True)

    async def _wake(self, name: str) -> Table:
        self._apart.check(name)
        restorings = self._restorings
        try:
            saved = await self.store.read(name) if is_table_id(name) else None
        except StoreError as error:
            raise self._apart.read_failed(name, error) from None
        if saved is None:
            raise refusal("unknown-table", "unknown-table")
        is_short = len(saved[1]) <= MOST_AT_ONCE
        course = self._apart.load(*saved) if is_short else await asyncio.to_thread(self._apart.load, *saved)
        if restorings != self._restorings:  # what was read is of another file
            return await self._wake(name)
        table = self._live[name] = Table(self, saved[0], course)
        if table.row.has_ended:  # what the end brought may not have been written when it came
            self._note_end(table.row, table.match)
        return table

    def _woken(self, name: str, waking: asyncio.Task[Table]) -> None:
        """Whether or not anybody still waits for it."""
        del self._waking[name]
        if not waking.cancelled():
            waking.exception()

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refusal):
            _log.error("A table's bots stopped.", exc_info=error)


def new_table(request: OpenTable) -> TableRow:
    """A table as it is asked for, if it can be played at."""
    if request.game not in (known := [plugin.name for plugin in plugins()]):
        raise refusal("malformed", "no-game", game=repr(request.game), games=", ".join(known))
    game = game_named(request.game)
    options = playable(game, request.seats, request.options)
    return TableRow(
        id=new_table_id(),
        revision=0,
        game=game.name,
        version=game.version,
        seats=request.seats,
        options=options,
        advisor=request.advisor,
        chat=request.chat if game.allows_free_chat(options) or request.chat != "free" else "phrases",
        secret=new_secret(),
        created=milliseconds(),
        holders=(SeatHolder(),) * request.seats,
        clock=request.clock,
    )


def playable(game: Game[Any, Any, Any], seats: int, options: Options) -> dict[str, OptionValue]:
    """All options of a table, if so many can play with them."""
    try:
        whole = dict(complete(game, seats, options))
        game.setup(seats, whole)
    except BadOptions as error:
        raise unopenable(error) from error
    return whole
