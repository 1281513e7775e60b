"""The protocols of a store, which the SQLite and PostgreSQL stores implement."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tavolata.server.store.rows import AttemptRow, CampaignRow, CampaignTable, DesignRow, LogRow, Precondition, RaceEntryRow, TableRow


class MatchStore(Protocol):
    """Stores tables and their append-only logs."""

    async def write(self, tables: Sequence[TableRow] = (), lines: Sequence[LogRow] = (), precondition: Precondition | None = None) -> None:
        """Write all of it or nothing, durably on return; raises `Conflict` if another writer was first.

        Lines with a precondition belong to one table; `LeaseLost` is raised if its revision differs or its lease has a higher fence.
        """
        ...

    async def read(self, table: str) -> tuple[TableRow, list[LogRow]] | None:
        """A table with its whole log, or None if there is no such table."""
        ...

    async def read_since(self, table: str, n: int) -> tuple[TableRow, list[LogRow]] | None:
        """A table with its log from line n on."""
        ...

    async def count_what_ifs(self, table: str) -> int:
        """The number of tables that continue this one from an earlier position."""
        ...


class DesignStore(Protocol):
    """Stores the best designs of finished matches."""

    async def save(self, designs: Sequence[DesignRow], limit: int) -> None:
        """Save designs, and delete all but the best `limit` of each kind."""
        ...

    async def best(self, game: str) -> list[DesignRow]:
        """The stored designs of a game, for each kind the best first."""
        ...


class RaceStore(Protocol):
    """Stores the entries of races."""

    async def secret(self) -> str:
        """The secret of this server, from which the secrets of all races derive; it is made at the first call."""
        ...

    async def add_entries(self, entries: Sequence[RaceEntryRow]) -> None:
        """Add entries, except for players who have already entered the race."""
        ...

    async def finish_entries(self, entries: Sequence[RaceEntryRow], tracks: int) -> None:
        """Save the scores of these first attempts, and delete all but the best `tracks` ghost tracks of each race."""
        ...

    async def ranking(self, game: str, race: str) -> list[RaceEntryRow]:
        """The finished entries of a race, the best first."""
        ...


class CampaignStore(Protocol):
    """Stores campaigns and the attempts at their stages."""

    async def save(self, campaign: CampaignRow) -> None:
        """Insert or update a campaign."""
        ...

    async def load(self, campaign: str) -> CampaignRow | None:
        """The campaign with this id."""
        ...

    async def save_attempt(self, attempt: AttemptRow) -> None:
        """Save the outcome of a table, unless it is stored already."""
        ...

    async def attempts(self, campaign: str) -> list[AttemptRow]:
        """The attempts of a campaign, the earliest first."""
        ...

    async def tables(self, campaign: str) -> list[CampaignTable]:
        """The tables of a campaign, the latest first."""
        ...


class Store(MatchStore, Protocol):
    """The whole store of a server: matches, designs, races and campaigns."""

    @property
    def designs(self) -> DesignStore:
        """The store of designs."""
        ...

    @property
    def races(self) -> RaceStore:
        """The store of races."""
        ...

    @property
    def campaigns(self) -> CampaignStore:
        """The store of campaigns."""
        ...

    async def detach(self) -> None:
        """Finish pending writes, and close what belongs to the running event loop."""
        ...

    def on_restored(self, call: Callable[[], None]) -> None:
        """Register a callback that runs on the event loop after a restore, before the next write."""
        ...


def resolve(waiting: asyncio.Future[Any], outcome: Any) -> None:
    """Set the result or exception of a future, unless it was cancelled."""
    if waiting.done():
        return
    if isinstance(outcome, Exception):
        waiting.set_exception(outcome)
    else:
        waiting.set_result(outcome)


def noop() -> None:
    """The default callback, which does nothing."""
