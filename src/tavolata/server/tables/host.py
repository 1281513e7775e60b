"""What a table asks of the place it stands in."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any, Protocol

from tavolata.core.match import Match
from tavolata.server.cluster.leases import Leases
from tavolata.server.cluster.peers import Neighbourhood
from tavolata.server.store.base import Store
from tavolata.server.store.rows import TableRow
from tavolata.server.tables.bots import BotMaker
from tavolata.server.tables.resync import CatchingUp

if TYPE_CHECKING:
    from tavolata.server.tables.table import Table


class House(Protocol):
    """What a table asks of the place it stands in."""

    store: Store
    pause: int
    away: int
    make_bot: BotMaker
    thinking: Executor
    reasoning: asyncio.Semaphore
    catching_up: CatchingUp
    neighbourhood: Neighbourhood
    leases: Leases

    def forget(self, table: "Table") -> None:
        """Have the table read anew from the store."""
        ...

    async def enter(self, row: TableRow) -> None:
        """Note who begins a race, if it is one."""
        ...

    def exhibit(self, row: TableRow, match: Match[Any, Any, Any]) -> None:
        """Keep what is worth it of a match that has ended."""
        ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Let something go on beside the requests."""
        ...
