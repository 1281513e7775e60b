"""The leases of one of several processes, as rows of the database that they share."""

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple, Protocol, runtime_checkable
from weakref import WeakValueDictionary

from tavolata.server.cluster.leases import LeasedTable
from tavolata.server.store.errors import StoreError
from tavolata.server.tables.live_match import now_ms

LEASE_MS = 4_000
"""For so many milliseconds a lease is taken,"""
RENEW_BELOW_MS = 2_500
"""and made longer when less than this is left of it."""
POLL_MS = 1_000
"""So often those who wait for a lease look whether it has ended."""

_log = logging.getLogger(__name__)


@runtime_checkable
class LeaseStore(Protocol):
    """Where leases are written; only its clock counts."""

    async def take_leases(self, holder: str, tables: Sequence[str], term: int) -> Mapping[str, int]:
        """Take or renew the leases of these tables for so many milliseconds; those that are ours now, with their fences."""
        ...

    async def end_leases(self, holder: str, tables: Sequence[str]) -> None:
        """Let others have these leases at once."""
        ...


class _Held(NamedTuple):
    """A lease of ours, and until when we may rely on it."""

    fence: int
    until: int


class DatabaseLeases:
    """Takes the leases of tables in use that have bots or a clock, for as long as they are in use."""

    def __init__(self, store: LeaseStore) -> None:
        self._store = store
        self._me = secrets.token_hex(8)
        self._tables: WeakValueDictionary[str, LeasedTable] = WeakValueDictionary()
        self._held: dict[str, _Held] = {}
        self._wake = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None

    def holds(self, table: LeasedTable) -> bool:
        """Whether this process has the lease; if not, it is requested."""
        if self._tables.get(table.name) is not table and table.needs_driver:
            self._tables[table.name] = table
            self._wake.set()
            if self._renewing is None:
                self._renewing = asyncio.get_running_loop().create_task(self._renew_loop())
        return self._has(table.name)

    def fence(self, table: str) -> int | None:
        """The number of our lease; one that has ended keeps the number under which it was ours."""
        held = self._held.get(table)
        return 0 if held is None else held.fence

    async def close(self) -> None:
        """Let others take over at once."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait([self._renewing])
        with suppress(StoreError):
            await self._store.end_leases(self._me, list(self._held))
        self._held.clear()

    def _has(self, table: str) -> bool:
        held = self._held.get(table)
        return held is not None and now_ms() < held.until

    async def _renew_loop(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self._end()
                await self._take()
            except StoreError as error:
                _log.warning("Leases could not be taken: %s", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_MS / 1000):  # `wait_for` may lose that we are to end, before Python 3.12
                    await self._wake.wait()

    async def _end(self) -> None:
        """Let go of tables that are in use no more, or have nothing that is to act."""
        over = [table for table in self._held if (leased := self._tables.get(table)) is None or not leased.needs_driver]
        for table in over:
            self._held.pop(table)
            self._tables.pop(table, None)
        if over:
            await self._store.end_leases(self._me, over)

    async def _take(self) -> None:
        """Take what is free, and make longer what ends soon; what another process took meanwhile is not ours any more."""
        now = now_ms()  # before it is asked for: so we rely on it for less time than it lasts
        wanted = sorted(table for table in self._tables if table not in self._held or self._held[table].until - now < RENEW_BELOW_MS)
        if not wanted:
            return
        fences = await self._store.take_leases(self._me, wanted, LEASE_MS)
        new = [table for table in fences if not self._has(table)]
        self._held |= {table: _Held(fence, now + LEASE_MS) for table, fence in fences.items()}
        for table in wanted:
            if table not in fences:
                self._held.pop(table, None)
        for table in new:
            if (leased := self._tables.get(table)) is not None:
                leased.schedule()
