"""Leases in a database that several processes share."""

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
"""The duration of a lease."""
RENEW_BELOW_MS = 2_500
"""A lease is renewed when less than this is left."""
POLL_MS = 1_000
"""The interval at which a process tries to acquire a lease that it waits for."""

_log = logging.getLogger(__name__)


@runtime_checkable
class LeaseStore(Protocol):
    """Protocol: a store with leases, which expire by the clock of the store."""

    async def take_leases(self, holder: str, tables: Sequence[str], term: int) -> Mapping[str, int]:
        """Acquire or renew the leases of tables; returns the fences of the leases that the holder has now."""
        ...

    async def end_leases(self, holder: str, tables: Sequence[str]) -> None:
        """Release the leases of tables."""
        ...


class _Held(NamedTuple):
    """A lease of this process: its fence, and the time until which it is valid."""

    fence: int
    until: int


class DatabaseLeases:
    """Acquires the leases of loaded tables that have bots or a clock, and renews them while they are loaded."""

    def __init__(self, store: LeaseStore) -> None:
        self._store = store
        self._holder = secrets.token_hex(8)
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
        """The fence of a lease; an expired lease keeps its fence."""
        held = self._held.get(table)
        return 0 if held is None else held.fence

    async def close(self) -> None:
        """Release all leases, so that other processes take over at once."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait([self._renewing])
        with suppress(StoreError):
            await self._store.end_leases(self._holder, list(self._held))
        self._held.clear()

    def _has(self, table: str) -> bool:
        held = self._held.get(table)
        return held is not None and now_ms() < held.until

    async def _renew_loop(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self._release()
                await self._acquire()
            except StoreError as error:
                _log.warning("Leases could not be taken: %s", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_MS / 1000):  # before Python 3.12 `wait_for` may swallow a cancellation
                    await self._wake.wait()

    async def _release(self) -> None:
        """Release the leases of tables that are no longer loaded, or that need no bots or clock any more."""
        over = [table for table in self._held if (leased := self._tables.get(table)) is None or not leased.needs_driver]
        for table in over:
            self._held.pop(table)
            self._tables.pop(table, None)
        if over:
            await self._store.end_leases(self._holder, over)

    async def _acquire(self) -> None:
        """Acquire free leases, renew those that expire soon, and drop those that another process has acquired."""
        now = now_ms()  # before the request, so that the lease is trusted for less time than it lasts
        wanted = sorted(table for table in self._tables if table not in self._held or self._held[table].until - now < RENEW_BELOW_MS)
        if not wanted:
            return
        fences = await self._store.take_leases(self._holder, wanted, LEASE_MS)
        new = [table for table in fences if not self._has(table)]
        self._held |= {table: _Held(fence, now + LEASE_MS) for table, fence in fences.items()}
        for table in wanted:
            if table not in fences:
                self._held.pop(table, None)
        for table in new:
            if (leased := self._tables.get(table)) is not None:
                leased.schedule()
