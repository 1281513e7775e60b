"""Opens tables, finds them, and keeps them in memory while clients use them."""

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
from tavolata.server.cluster.database_leases import DatabaseLeases, LeaseStore
from tavolata.server.cluster.leases import Leases, LocalLeases
from tavolata.server.cluster.peers import PeerRegistry
from tavolata.server.cluster.pubsub import NoPubSub, PubSub
from tavolata.server.errors import Refusal, invalid_options, refusal
from tavolata.server.features import campaign_attempts, races, workshop
from tavolata.server.features.reviews import ReviewJob, Reviews
from tavolata.server.features.what_if import branch
from tavolata.server.identity import is_table_id, new_secret, new_table_id
from tavolata.server.protocol.messages import OpenTable, TableOpened, WhatIf
from tavolata.server.store.base import Store
from tavolata.server.store.errors import StoreError
from tavolata.server.store.quarantine import Quarantine
from tavolata.server.store.rows import SeatHolder, TableRow
from tavolata.server.tables import messages, seats
from tavolata.server.tables.bots import BotMaker
from tavolata.server.tables.inactivity import AWAY_AFTER_MS
from tavolata.server.tables.live_match import LiveMatch, now_ms
from tavolata.server.tables.resync import ResyncScheduler
from tavolata.server.tables.table import LiveTable

MAX_NEW_CACHED = 1000
"""At most this many newly opened tables are cached, so that their first client needs no read."""

MAX_LINES_UNTHREADED = 50
"""A log of at most this many lines is replayed without a thread: it takes less than a millisecond."""

MAX_WHAT_IFS = 100
"""At most this many what-if tables start from one table; each stores the lines again."""

_log = logging.getLogger(__name__)


class TableRegistry:
    """The tables that are in use; all others are loaded from the store when a client connects."""

    def __init__(
        self, store: Store, bot_delay_ms: int, make_bot: BotMaker, away_after_ms: int = AWAY_AFTER_MS, bus: PubSub | None = None
    ) -> None:
        """`bot_delay_ms` is the delay before each action of a bot; a player who is disconnected for `away_after_ms` is away."""
        self.store = store
        self.bus = bus or NoPubSub()
        self.peers: PeerRegistry | None = PeerRegistry(store, self.bus, self.spawn) if self.bus.is_shared else None
        self.leases: Leases = DatabaseLeases(store) if self.bus.is_shared and isinstance(store, LeaseStore) else LocalLeases()
        self.bot_delay_ms = bot_delay_ms
        self.make_bot = make_bot
        self.away_after_ms = away_after_ms
        self.bot_executor: Executor = ThreadPoolExecutor(os.cpu_count(), "bots")
        self.explain_semaphore = asyncio.Semaphore(1)
        self.resync = ResyncScheduler()
        self._reviews = Reviews()
        self._branching = asyncio.Lock()
        # A table stays in memory while a session, a request or a task of its bots refers to it.
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._new_tables: dict[str, TableRow] = {}
        self._quarantine = Quarantine(has_peers=self.bus.is_shared)
        store.on_restored(self._evict_all)
        self._restorings = 0
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._durable_tasks: set[asyncio.Task[None]] = set()

    async def open(self, request: OpenTable) -> TableOpened:
        """Open a table with empty seats; the hash of its secret is public before any player sits down."""
        row = await races.with_race_secret(self.store, new_table(request))
        await self.store.write([row])
        self._cache_new(row)
        return TableOpened(row.id, messages.commitment_of(row))

    def _cache_new(self, row: TableRow) -> None:
        """Cache a new table for its first client; with several processes the client may connect to another one."""
        if not self.bus.is_shared:
            self._new_tables[row.id] = row
            if len(self._new_tables) > MAX_NEW_CACHED:
                del self._new_tables[next(iter(self._new_tables))]

    async def open_what_if(self, name: str, wanted: WhatIf) -> TableOpened:
        """Open a table that starts from a position of a match that is over."""
        table = await self.find(name)
        seats.require_over(table.row)
        async with self._branching:  # one at a time, so that the limit holds
            if (count := await self.store.count_what_ifs(name)) >= MAX_WHAT_IFS:
                raise refusal("not-now", "what-if.many", count=count)
            row, lines = await asyncio.to_thread(branch, table.row, table.match, wanted)
            await self.store.write([row], lines)
        return TableOpened(row.id, messages.commitment_of(row))

    async def review(self, name: str) -> ReviewJob:
        """The review of a match that is over."""
        table = await self.find(name)
        seats.require_over(table.row)
        return self._reviews.job_for(name, table.match)

    async def find(self, name: str) -> LiveTable:
        """The table with this id; clients that connect at the same time get the same object."""
        if (table := self._live.get(name)) is not None:
            return table
        if (row := self._new_tables.pop(name, None)) is not None:  # it has no lines to replay
            self._live[name] = table = LiveTable(self, row, self._quarantine.load(row, [], LiveMatch))
            return table
        if (loading := self._loading.get(name)) is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(partial(self._loaded, name))
        return await asyncio.shield(loading)

    @property
    def loaded_count(self) -> int:
        """The number of tables that are in use or being loaded."""
        return len(self._live) + len(self._loading)

    def game_at(self, name: str) -> str | None:
        """The game of a table that is in use."""
        table = self._live.get(name)
        return None if table is None else table.row.game

    def evict(self, table: LiveTable) -> None:
        """Forget a table, so that the next client loads it from the store."""
        if self._live.get(table.row.id) is table:
            del self._live[table.row.id]

    def _evict_all(self) -> None:
        """Evict all tables after the store was restored from a backup."""
        self._quarantine = Quarantine(has_peers=self.bus.is_shared)
        self._restorings += 1
        self._new_tables.clear()
        for table in list(self._live.values()):
            table.evict()

    async def record_race_entry(self, row: TableRow) -> None:
        """Store who begins a race, if the match is one."""
        await races.enter(self.store, row)

    def record_result(self, row: TableRow, match: Match[Any, Any, Any]) -> None:
        """Store the designs of a match that has ended, and its result in a race or a campaign."""
        if get_plugin(row.game).workshop is not None:
            self._spawn_durable(workshop.record_best(self.store, row, match))
        self._record_end(row, match)

    def _record_end(self, row: TableRow, match: Match[Any, Any, Any]) -> None:
        """Store the result in a race or a campaign; doing so twice is harmless."""
        if races.is_race(row.game, row.options):
            self._spawn_durable(races.finish(self.store, row, match))
        if row.campaign is not None:
            self._spawn_durable(campaign_attempts.save_attempt(self.store, row, match))

    def _spawn_durable(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a write that `close` waits for."""
        task = self.spawn(work)
        self._durable_tasks.add(task)
        task.add_done_callback(self._durable_tasks.discard)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine in a task; a failure is logged, unless it is a refusal, which the table has logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def close(self) -> None:
        """Stop all tasks; each match continues from its log at the next start, or in another process."""
        if self.peers is not None:
            await self.peers.close()
        if isinstance(self.leases, DatabaseLeases):
            await self.leases.close()
        if self._durable_tasks:
            await asyncio.wait(self._durable_tasks)
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        self.bot_executor.shutdown(wait=False, cancel_futures=True)

    async def _load(self, name: str) -> LiveTable:
        self._quarantine.check(name)
        restorings = self._restorings
        try:
            saved = await self.store.read(name) if is_table_id(name) else None
        except StoreError as error:
            raise self._quarantine.read_failed(name, error) from None
        if saved is None:
            raise refusal("unknown-table", "unknown-table")
        is_short = len(saved[1]) <= MAX_LINES_UNTHREADED
        load = partial(self._quarantine.load, *saved, LiveMatch)
        live = load() if is_short else await asyncio.to_thread(load)
        if restorings != self._restorings:  # the store was restored meanwhile
            return await self._load(name)
        table = self._live[name] = LiveTable(self, saved[0], live)
        if table.row.has_ended:  # the result may not have been stored when the match ended
            self._record_end(table.row, table.match)
        return table

    def _loaded(self, name: str, loading: asyncio.Task[LiveTable]) -> None:
        """Forget a load that is finished, and retrieve its exception if no client waits for it."""
        del self._loading[name]
        if not loading.cancelled():
            loading.exception()

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refusal):
            _log.error("A table's bots stopped.", exc_info=error)


def new_table(request: OpenTable) -> TableRow:
    """The row of a new table; refused if its game cannot be played so."""
    if request.game not in (known := [plugin.name for plugin in plugins()]):
        raise refusal("malformed", "no-game", game=repr(request.game), games=", ".join(known))
    game = game_named(request.game)
    options = complete_options(game, request.seats, request.options)
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
        created=now_ms(),
        holders=(SeatHolder(),) * request.seats,
        clock=request.clock,
    )


def complete_options(game: Game[Any, Any, Any], seats: int, options: Options) -> dict[str, OptionValue]:
    """All options of a table; refused if the game does not allow them for this number of seats."""
    try:
        whole = dict(complete(game, seats, options))
        game.setup(seats, whole)
    except BadOptions as error:
        raise invalid_options(error) from error
    return whole
