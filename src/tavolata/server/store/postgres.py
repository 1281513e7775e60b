"""A store in a PostgreSQL database, for several server processes: the first writer of a line wins."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, Self, TypeVar

import asyncpg
import msgspec

from tavolata.i18n import translate
from tavolata.server.store import postgres_leases
from tavolata.server.store.base import noop, resolve
from tavolata.server.store.errors import Conflict, LeaseLost, OutcomeUnknown, Restored, StoreError
from tavolata.server.store.postgres_connection import (
    FAULTS,
    LOST,
    UNANSWERED,
    Db,
    Session,
    error_text,
    generation_of,
    open_database,
    translate_errors,
)
from tavolata.server.store.postgres_features import PostgresCampaigns, PostgresDesigns, PostgresRaces
from tavolata.server.store.rows import (
    COLUMNS,
    LogRow,
    Precondition,
    TableRow,
    checksum,
    decode_line,
    decode_table,
    encode_row,
    row_checksum,
)

R = TypeVar("R")

_NAMES = ", ".join((*COLUMNS, "sum"))
_ROW = f"SELECT {_NAMES} FROM tables WHERE id = $1"  # noqa: S608 - our own names of columns
_LINES = 'SELECT "table", n, actor, action, time, sum FROM log WHERE "table" = $1 ORDER BY n'
_SINCE = f"""
SELECT {_NAMES}, coalesce((
    SELECT json_agg(json_build_array("table", n, actor, action, time, sum) ORDER BY n) FROM log WHERE "table" = $1 AND n >= $2
), '[]') FROM tables WHERE id = $1
"""  # noqa: S608
_INSERT = f"INSERT INTO tables ({_NAMES}) SELECT {_NAMES} FROM json_populate_recordset(NULL::tables, $1)"  # noqa: S608
_UPDATE = f"""
UPDATE tables AS old SET ({_NAMES}) = (SELECT {", ".join(f"new.{name}" for name in (*COLUMNS, "sum"))})
FROM json_populate_recordset(NULL::tables, $1) AS new WHERE old.id = new.id AND old.revision = new.revision - 1
"""  # noqa: S608
_APPEND = """
WITH unchanged AS (
    SELECT FROM tables JOIN unnest($8::text[], $9::bigint[]) AS known (id, revision) USING (id, revision) ORDER BY id FOR SHARE OF tables
)
INSERT INTO log ("table", n, actor, action, time, sum)
SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[])
WHERE $7 = (SELECT coalesce(max(edition), '') FROM restored) AND (SELECT count(*) FROM unchanged) = cardinality($8)
AND NOT EXISTS (
    SELECT FROM unnest($8::text[], $10::bigint[]) AS ours ("table", fence) JOIN lease USING ("table") WHERE lease.fence > ours.fence
)
"""
_COUNT_WHAT_IFS = "SELECT count(*) FROM tables WHERE what_if = $1"

_STORED_LINES = """
SELECT count(*) FROM log JOIN unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[])
AS ours ("table", n, actor, action, time) USING ("table", n, actor, action, time)
"""
_STORED_ROWS = """
SELECT count(*) FROM tables JOIN unnest($1::text[], $2::bigint[], $3::bigint[]) AS ours (id, revision, sum) USING (id, revision, sum)
"""

_OWN_FAULTS = (Conflict, asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError, asyncpg.DataError, ValueError)
"""The errors that fail one change and not the others of its batch."""

_RETRIES = 2
"""The number of retries after a write whose outcome is unknown."""


class _Change(NamedTuple):
    """An atomic change of one caller: rows, lines or a function, and the future of the caller."""

    done: "asyncio.Future[Any]"
    tables: Sequence[TableRow] = ()
    lines: Sequence[LogRow] = ()
    precondition: Precondition | None = None
    work: Callable[[Db], Awaitable[Any]] | None = None
    """A change of a feature, too rare to be combined with others in one statement."""


class PostgresStore:
    """A store in a database; changes that wait for a write share the next statement, or at least the next transaction.

    Connections belong to the event loop that opened them; `detach` closes them.
    """

    def __init__(self, url: str, generation: str) -> None:
        self.commits = 0
        self.designs, self.races, self.campaigns = PostgresDesigns(self), PostgresRaces(self), PostgresCampaigns(self)
        self._url = url
        self._generation = generation
        """The generation of the database that the state in memory was read from."""
        self._on_restored: Callable[[], None] = noop
        self._session: Session | None = None
        self._waiting: list[_Change] = []
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    def open(cls, url: str) -> Self:
        """The store in a database, whose schema is created or migrated; call it outside of an event loop."""
        return cls(url, asyncio.run(open_database(url)))

    async def detach(self) -> None:
        """Finish pending writes, and close the connections of the running event loop."""
        if self._session is None or self._session.loop is not asyncio.get_running_loop():
            return
        if self._writing is not None:
            await self._writing
        session, self._session = self._session, None
        await session.close()

    def on_restored(self, call: Callable[[], None]) -> None:
        """Register a callback that runs on the event loop after a restore, before the next write."""
        self._on_restored = call

    async def write(self, tables: Sequence[TableRow] = (), lines: Sequence[LogRow] = (), precondition: Precondition | None = None) -> None:
        """Write all of it or nothing, durably on return."""
        await self._submit(tables, lines, precondition)

    async def read(self, table: str) -> tuple[TableRow, list[LogRow]] | None:
        """A table with its whole log, both from one snapshot."""

        async def work(db: Db) -> tuple[TableRow, list[LogRow]] | None:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                row, lines = await db.fetchrow(_ROW, table), await db.fetch(_LINES, table)
            return (decode_table(*row), [decode_line(n, *line) for n, line in enumerate(lines)]) if row else None

        return await self.query(work)

    async def read_since(self, table: str, n: int) -> tuple[TableRow, list[LogRow]] | None:
        """A table with its log from line n on, by one statement."""

        async def work(db: Db) -> tuple[TableRow, list[LogRow]] | None:
            row = await db.fetchrow(_SINCE, table, n)
            if row is None:
                return None
            *columns, lines = row
            return decode_table(*columns), [decode_line(number, *line) for number, line in enumerate(msgspec.json.decode(lines), n)]

        return await self.query(work)

    async def count_what_ifs(self, table: str) -> int:
        """The number of tables that continue this one from an earlier position."""
        return await self.query(lambda db: _count(db, _COUNT_WHAT_IFS, table))

    async def take_leases(self, holder: str, tables: Sequence[str], term: int) -> Mapping[str, int]:
        """Acquire or renew leases for `term` milliseconds; returns the fences of the leases that the holder has now."""
        return await self.query(lambda db: postgres_leases.acquire(db, holder, tables, term))

    async def end_leases(self, holder: str, tables: Sequence[str]) -> None:
        """Release leases before they expire."""
        await self.query(lambda db: postgres_leases.release(db, holder, tables))

    async def query(self, work: Callable[[Db], Awaitable[R]]) -> R:
        """Run a reading function, at most twice if the connection breaks; returns its result."""
        with translate_errors():
            try:
                return await self._read_once(work)
            except LOST:
                return await self._read_once(work)

    async def execute(self, work: Callable[[Db], Awaitable[Any]]) -> Any:
        """Run a writing function in the next transaction; returns its result."""
        return await self._submit(work=work)

    async def _read_once(self, work: Callable[[Db], Awaitable[R]]) -> R:
        async with self._current_session().reader() as db:
            return await work(db)

    def _current_session(self) -> Session:
        """The connections of the running loop; those of an ended loop are dropped with their waiting changes."""
        if self._session is None or self._session.loop is not asyncio.get_running_loop():
            self._session, self._waiting, self._writing = Session(self._url), [], None
        return self._session

    async def _submit(
        self,
        tables: Sequence[TableRow] = (),
        lines: Sequence[LogRow] = (),
        precondition: Precondition | None = None,
        work: Callable[[Db], Awaitable[Any]] | None = None,
    ) -> Any:
        session = self._current_session()
        change = _Change(session.loop.create_future(), tables, lines, precondition, work)
        self._waiting.append(change)
        if self._writing is None or self._writing.done():
            self._writing = session.loop.create_task(self._write_all(session))
        return await change.done

    async def _write_all(self, session: Session) -> None:
        """Write the waiting changes, batch by batch, until none is left."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            outcomes = await self._commit(session, batch)
            for change, outcome in zip(batch, outcomes, strict=True):
                resolve(change.done, outcome)
            if isinstance(outcomes[0], Restored):
                await self._reopen_after_restore(session)
        self._writing = None

    async def _reopen_after_restore(self, session: Session) -> None:
        """Continue with the restored database; pending changes belong to the former one and fail."""
        try:
            generation = await generation_of(await session.writer())
        except LOST:
            return  # the next write finds out again
        await asyncio.sleep(0)  # the resolved callers run first
        self._generation = generation
        waiting, self._waiting = self._waiting, []
        for change in waiting:
            resolve(change.done, Restored(translate("store.restored")))
        self._on_restored()

    async def _commit(self, session: Session, batch: Sequence[_Change]) -> list[Any]:
        """Write a batch; returns the outcome of each change."""
        try:
            db = await session.writer()
            try:
                outcomes = await self._write_batch(db, batch)
            except UNANSWERED as lost:
                outcomes = await self._resolve_outcome(session, batch, lost)
        except Restored as error:
            return [error for _ in batch]
        except Exception as error:  # noqa: BLE001 - it is raised again in the callers; the task must survive
            session.drop_writer()
            return [error_text(error) for _ in batch]
        self.commits += 1
        return outcomes

    async def _write_batch(self, db: Db, batch: Sequence[_Change]) -> list[Any]:
        try:
            return await self._write(db, batch)
        except _OWN_FAULTS:
            return await self._write_one_by_one(db, batch)

    async def _resolve_outcome(self, session: Session, batch: Sequence[_Change], lost: Exception) -> list[Any]:
        """Retry a batch over another connection, because the outcome of the first write is unknown."""
        for _ in range(_RETRIES):
            session.drop_writer()
            try:
                return await self._retry(await session.writer(), batch)
            except FAULTS as error:
                lost = error
        raise OutcomeUnknown(str(error_text(lost))) from lost

    async def _retry(self, db: Db, batch: Sequence[_Change]) -> list[Any]:
        """Write the changes that are not stored yet. Row locks make it wait for a write that is still running on the old connection."""
        async with db.transaction():
            outcomes = [await self._attempt(db, change) for change in batch]
            return [
                None if isinstance(outcome, StoreError) and await _was_committed(db, change.tables, change.lines) else outcome
                for change, outcome in zip(batch, outcomes, strict=True)
            ]

    async def _write_one_by_one(self, db: Db, batch: Sequence[_Change]) -> list[Any]:
        """Write each change in its own savepoint, so that a failure affects one caller."""
        async with db.transaction():
            return [await self._attempt(db, change) for change in batch]

    async def _attempt(self, db: Db, change: _Change) -> Any:
        try:
            async with db.transaction():
                (outcome,) = await self._write(db, [change])
        except LeaseLost as error:
            return error
        except (Conflict, asyncpg.IntegrityConstraintViolationError):
            return Conflict(translate("server.store.fork"))
        except _OWN_FAULTS as error:
            return error_text(error)
        return outcome

    async def _write(self, db: Db, batch: Sequence[_Change]) -> list[Any]:
        """Write a batch in the order of its keys, so that two writers do not deadlock."""
        tables = sorted((row for change in batch for row in change.tables), key=lambda row: row.id)
        lines = sorted(line for change in batch for line in change.lines)
        preconditions = {change.lines[0].table: change.precondition for change in batch if change.precondition is not None}
        if not tables and not any(change.work for change in batch):
            await self._append(db, lines, preconditions)  # one statement is a transaction, in one round trip
            return [None] * len(batch)
        async with db.transaction():
            if await generation_of(db) != self._generation:
                raise Restored(translate("store.restored"))
            await _put_tables(db, tables)
            await self._append(db, lines, preconditions)
            return [await change.work(db) if change.work else None for change in batch]

    async def _append(self, db: Db, lines: Sequence[LogRow], preconditions: Mapping[str, Precondition]) -> None:
        if not lines:
            return
        columns = [list(column) for column in zip(*lines, strict=True)]
        checksums, revisions = [checksum(line) for line in lines], [each.revision for each in preconditions.values()]
        fences = [each.fence for each in preconditions.values()]  # NULL, which no fence exceeds, for writers without a lease
        done = await db.execute(_APPEND, *columns, checksums, self._generation, list(preconditions), revisions, fences)
        if done == "INSERT 0 0":
            is_restored = await generation_of(db) != self._generation
            raise Restored(translate("store.restored")) if is_restored else LeaseLost(translate("server.store.fork"))


async def _put_tables(db: Db, tables: Sequence[TableRow]) -> None:
    """Insert new tables, and replace the previous revisions of others."""
    new, changed = [row for row in tables if row.revision == 0], [row for row in tables if row.revision]
    if new:
        await db.execute(_INSERT, _as_json(new))
    if changed and await db.execute(_UPDATE, _as_json(changed)) != f"UPDATE {len(changed)}":
        raise Conflict


def _as_json(tables: Sequence[TableRow]) -> str:
    rows = [dict(zip(COLUMNS, columns, strict=True)) | {"sum": row_checksum(columns)} for columns in map(encode_row, tables)]
    return msgspec.json.encode(rows).decode()


async def _was_committed(db: Db, tables: Sequence[TableRow], lines: Sequence[LogRow]) -> bool:
    """Whether a change is stored. Changes are atomic and lines never change, so its lines suffice; without lines its table rows do."""
    if lines:
        return await _count(db, _STORED_LINES, *(list(column) for column in zip(*lines, strict=True))) == len(lines)
    rows = [(row.id, row.revision, row_checksum(encode_row(row))) for row in tables]
    return bool(rows) and await _count(db, _STORED_ROWS, *(list(column) for column in zip(*rows, strict=True))) == len(rows)


async def _count(db: Db, statement: str, *values: Any) -> int:
    return int(await db.fetchval(statement, *values))
