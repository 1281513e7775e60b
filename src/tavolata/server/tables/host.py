"""What a table asks of the registry that loaded it."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any, Protocol

from tavolata.core.match import Match
from tavolata.server.store.base import Store
from tavolata.server.store.rows import TableRow
from tavolata.server.tables.bots import BotMaker
from tavolata.server.tables.resync import ResyncScheduler

if TYPE_CHECKING:
    from tavolata.server.cluster.leases import Leases
    from tavolata.server.cluster.peers import PeerRegistry
    from tavolata.server.tables.table import LiveTable


class TableHost(Protocol):
    """The settings and services that all tables of a process share; `TableRegistry` implements it."""

    store: Store
    bot_delay_ms: int
    away_after_ms: int
    make_bot: BotMaker
    bot_executor: Executor
    explain_semaphore: asyncio.Semaphore
    resync: ResyncScheduler
    peers: "PeerRegistry | None"
    """None in a site of one process."""
    leases: "Leases"

    def evict(self, table: "LiveTable") -> None:
        """Forget a table, so that the next client loads it from the store."""
        ...

    async def record_race_entry(self, row: TableRow) -> None:
        """Store who begins a race, if the match is one."""
        ...

    def record_result(self, row: TableRow, match: Match[Any, Any, Any]) -> None:
        """Store the results of a match that has ended."""
        ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run a coroutine in a task of its own."""
        ...
