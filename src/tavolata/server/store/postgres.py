"""The store of many machines: a PostgreSQL database, in which whoever was first with a line is the only one who wrote it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, Self, TypeVar

import asyncpg
import msgspec

from tavolata.i18n import translate
from tavolata.server.store import postgres_campaigns, postgres_connection, postgres_leases, postgres_races, postgres_recovery
from tavolata.server.store.base import (
    CampaignRow,
    CampaignTable,
    Fenced,
    Fork,
    Guard,
    LogRow,
    MadeRow,
    RacedRow,
    Restored,
    StoreError,
    TableRow,
    TriedRow,
    Unsure,
    answer,
    nothing,
)
from tavolata.server.store.postgres_connection import FAULTS, LOST, UNANSWERED, Db, Session, edition_of, told, worded
from tavolata.server.store.rows import COLUMNS, line_of, sum_of, table_of, written

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

_OF_ITS_OWN = (Fork, asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError, asyncpg.DataError, ValueError)
"""The faults of one change, for which those that were to be written with it are not to blame."""


_QUESTIONS = 2
"""So many times it is asked what became of a change whose answer was lost."""


class _Change(NamedTuple):
    """What is to be written, all of it or nothing, and who waits for it."""

    done: "asyncio.Future[Any]"
    tables: Sequence[TableRow] = ()
    lines: Sequence[LogRow] = ()
    guard: Guard | None = None
    work: Callable[[Db], Awaitable[Any]] | None = None
    """What is not written often enough to be written in one statement with others."""


class PostgresStore:
    """The store in a database: whatever waits while it writes is written next, in one statement or at least in one transaction.

    What is open there belongs to the loop on which it was opened, and is closed by `leave`.
    """

    def __init__(self, url: str, edition: str) -> None:
        self.commits = 0
        self._url = url
        self._edition = edition
        """Which restoring what was read comes from."""
        self._start_over: Callable[[], None] = nothing
        self._session: Session | None = None
        self._waiting: list[_Change] = []
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    def open(cls, url: str) -> Self:
        """The store in a database, whose schema is made or brought forward; to be called outside of any loop."""
        return cls(url, asyncio.run(postgres_connection.opened(url)))

    async def leave(self) -> None:
        """Finish what waits, and close what is open on this loop."""
        if self._session is None or self._session.loop is not asyncio.get_running_loop():
            return
        if self._writing is not None:
            await self._writing
        session, self._session = self._session, None
        await session.close()

    def on_restored(self, call: Callable[[], None]) -> None:
        """Call this on the loop when all was restored from elsewhere, before anything else is written."""
        self._start_over = call

    async def write(self, tables: Sequence[TableRow] = (), lines: Sequence[LogRow] = (), guard: Guard | None = None) -> None:
        """Write all of it or nothing; it is durable on return."""
        await self._do(tables, lines, guard)

    async def read(self, table: str) -> tuple[TableRow, list[LogRow]] | None:
        """A table with its whole log, both as they are at one moment."""

        async def work(db: Db) -> tuple[TableRow, list[LogRow]] | None:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                row, lines = await db.fetchrow(_ROW, table), await db.fetch(_LINES, table)
            return (table_of(*row), [line_of(n, *line) for n, line in enumerate(lines)]) if row else None

        return await self._look(work)

    async def read_since(self, table: str, n: int) -> tuple[TableRow, list[LogRow]] | None:
        """A table with the lines of its log from the one of this number on, by one question."""

        async def work(db: Db) -> tuple[TableRow, list[LogRow]] | None:
            row = await db.fetchrow(_SINCE, table, n)
            if row is None:
                return None
            *columns, lines = row
            return table_of(*columns), [line_of(due, *line) for due, line in enumerate(msgspec.json.decode(lines), n)]

        return await self._look(work)

    async def take_leases(self, holder: str, tables: Sequence[str], term: int) -> Mapping[str, int]:
        """Take or renew the leases of these tables for so many milliseconds; those that are ours now, with their fences."""
        return await self._look(lambda db: postgres_leases.take(db, holder, tables, term))

    async def end_leases(self, holder: str, tables: Sequence[str]) -> None:
        """Let others have these leases at once."""
        await self._look(lambda db: postgres_leases.end(db, holder, tables))

    async def count_what_ifs(self, table: str) -> int:
        """How many tables play on from this one."""
        return await self._look(lambda db: postgres_races.count_what_ifs(db, table))

    async def exhibit(self, made: Sequence[MadeRow], most: int) -> None:
        """Keep these if they are among so many best of their kind, and no others."""
        await self._do(work=lambda db: postgres_races.exhibit(db, made, most))

    async def best(self, game: str) -> list[MadeRow]:
        """The best that was made in matches of a game, of each kind the best first."""
        return await self._look(lambda db: postgres_races.best(db, game))

    async def race_secret(self) -> str:
        """What the house keeps to itself; it is made when the first race is run."""
        return str(await self._do(work=postgres_races.race_secret))

    async def enter(self, rows: Sequence[RacedRow]) -> None:
        """These begin a race; who has entered it before is entered already."""
        await self._do(work=lambda db: postgres_races.enter(db, rows))

    async def finish(self, rows: Sequence[RacedRow], most: int) -> None:
        """These have come to the end of their first try."""
        await self._do(work=lambda db: postgres_races.finish(db, rows, most))

    async def ranked(self, game: str, race: str) -> list[RacedRow]:
        """All who count in a race, the best first."""
        return await self._look(lambda db: postgres_races.ranked(db, game, race))

    async def found(self, campaign: CampaignRow) -> None:
        """Keep a campaign, or what has changed of it."""
        await self._do(work=lambda db: postgres_campaigns.found(db, campaign))

    async def campaign(self, campaign: str) -> CampaignRow | None:
        """The campaign of this id."""
        return await self._look(lambda db: postgres_campaigns.campaign(db, campaign))

    async def book(self, tried: TriedRow) -> None:
        """Note what became of a table, once."""
        await self._do(work=lambda db: postgres_campaigns.book(db, tried))

    async def tried(self, campaign: str) -> list[TriedRow]:
        """What became of the tables of a campaign, the earliest first."""
        return await self._look(lambda db: postgres_campaigns.tried(db, campaign))

    async def tables_of(self, campaign: str) -> list[CampaignTable]:
        """The tables of a campaign, the latest first."""
        return await self._look(lambda db: postgres_campaigns.tables_of(db, campaign))

    def _here(self) -> Session:
        """What is open on this loop; what an ended one left behind is forgotten with all who waited there."""
        if self._session is None or self._session.loop is not asyncio.get_running_loop():
            self._session, self._waiting, self._writing = Session(self._url), [], None
        return self._session

    async def _look(self, work: Callable[[Db], Awaitable[R]]) -> R:
        """Read something, and once more if the line broke meanwhile: that does no harm."""
        with told():
            try:
                return await self._look_once(work)
            except LOST:
                return await self._look_once(work)

    async def _look_once(self, work: Callable[[Db], Awaitable[R]]) -> R:
        async with self._here().reader() as db:
            return await work(db)

    async def _do(
        self,
        tables: Sequence[TableRow] = (),
        lines: Sequence[LogRow] = (),
        guard: Guard | None = None,
        work: Callable[[Db], Awaitable[Any]] | None = None,
    ) -> Any:
        session = self._here()
        change = _Change(session.loop.create_future(), tables, lines, guard, work)
        self._waiting.append(change)
        if self._writing is None or self._writing.done():
            self._writing = session.loop.create_task(self._write_all(session))
        return await change.done

    async def _write_all(self, session: Session) -> None:
        """Write what waits, then what has come meanwhile, until nothing has."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            outcomes = await self._commit(session, batch)
            for change, outcome in zip(batch, outcomes, strict=True):
                answer(change.done, outcome)
            if isinstance(outcomes[0], Restored):
                await self._adopt(session)
        self._writing = None

    async def _adopt(self, session: Session) -> None:
        """Go on with what is there now; what waits was made from something else, and is not to be written to it."""
        try:
            edition = await edition_of(await session.writer())
        except LOST:
            return  # the next who writes finds the same
        await asyncio.sleep(0)  # whoever was told goes first
        self._edition = edition
        waiting, self._waiting = self._waiting, []
        for change in waiting:
            answer(change.done, Restored(translate("store.restored")))
        self._start_over()

    async def _commit(self, session: Session, batch: Sequence[_Change]) -> list[Any]:
        """All of a batch as it usually goes; each change by itself where one of them is at fault."""
        try:
            db = await session.writer()
            try:
                outcomes = await self._write_at_once(db, batch)
            except UNANSWERED as lost:
                outcomes = await self._find_out(session, batch, lost)
        except Restored as error:
            return [error for _ in batch]
        except Exception as error:  # noqa: BLE001 - it is raised again where the change was asked for; the task must live on
            session.give_up_writer()
            return [worded(error) for _ in batch]
        self.commits += 1
        return outcomes

    async def _write_at_once(self, db: Db, batch: Sequence[_Change]) -> list[Any]:
        try:
            return await self._write(db, batch)
        except _OF_ITS_OWN:
            return await self._write_with_care(db, batch)

    async def _find_out(self, session: Session, batch: Sequence[_Change], lost: Exception) -> list[Any]:
        """The answer to a batch was lost: ask over another line, or say that nobody knows."""
        for _ in range(_QUESTIONS):
            session.give_up_writer()
            try:
                return await self._write_again(await session.writer(), batch)
            except FAULTS as error:
                lost = error
        raise Unsure(str(worded(lost))) from lost

    async def _write_again(self, db: Db, batch: Sequence[_Change]) -> list[Any]:
        """What stands was written, and what does not is written now; whatever is still under way over the old line is waited for,
        as both want the same rows.
        """
        async with db.transaction():
            outcomes = [await self._attempt(db, change) for change in batch]
            return [
                None if isinstance(outcome, StoreError) and await postgres_recovery.stands(db, change.tables, change.lines) else outcome
                for change, outcome in zip(batch, outcomes, strict=True)
            ]

    async def _write_with_care(self, db: Db, batch: Sequence[_Change]) -> list[Any]:
        """Each change by itself: the fault of one is its own, and the others go on."""
        async with db.transaction():
            return [await self._attempt(db, change) for change in batch]

    async def _attempt(self, db: Db, change: _Change) -> Any:
        try:
            async with db.transaction():
                (outcome,) = await self._write(db, [change])
        except Fenced as error:
            return error
        except (Fork, asyncpg.IntegrityConstraintViolationError):
            return Fork(translate("server.store.fork"))
        except _OF_ITS_OWN as error:
            return worded(error)
        return outcome

    async def _write(self, db: Db, batch: Sequence[_Change]) -> list[Any]:
        """Write a batch in the order of its keys, so that no two who write wait for each other."""
        tables = sorted((row for change in batch for row in change.tables), key=lambda row: row.id)
        lines = sorted(line for change in batch for line in change.lines)
        guards = {change.lines[0].table: change.guard for change in batch if change.guard is not None}
        if not tables and not any(change.work for change in batch):
            await self._append(db, lines, guards)  # one statement is a transaction, and one way there and back
            return [None] * len(batch)
        async with db.transaction():
            if await edition_of(db) != self._edition:
                raise Restored(translate("store.restored"))
            await _put_tables(db, tables)
            await self._append(db, lines, guards)
            return [await change.work(db) if change.work else None for change in batch]

    async def _append(self, db: Db, lines: Sequence[LogRow], guards: Mapping[str, Guard]) -> None:
        if not lines:
            return
        columns = [list(column) for column in zip(*lines, strict=True)]
        sums, revisions = [sum_of(line) for line in lines], [guard.revision for guard in guards.values()]
        fences = [guard.fence for guard in guards.values()]  # who needs no lease has none to compare
        done = await db.execute(_APPEND, *columns, sums, self._edition, list(guards), revisions, fences)
        if done == "INSERT 0 0":
            is_restored = await edition_of(db) != self._edition
            raise Restored(translate("store.restored")) if is_restored else Fenced(translate("server.store.fork"))


async def _put_tables(db: Db, tables: Sequence[TableRow]) -> None:
    """Insert new tables, and put other revisions in the place of those before them."""
    new, changed = [row for row in tables if row.revision == 0], [row for row in tables if row.revision]
    if new:
        await db.execute(_INSERT, _as_json(new))
    if changed and await db.execute(_UPDATE, _as_json(changed)) != f"UPDATE {len(changed)}":
        raise Fork


def _as_json(tables: Sequence[TableRow]) -> str:
    rows = [dict(zip(COLUMNS, columns, strict=True)) | {"sum": sum_of(columns)} for columns in map(written, tables)]
    return msgspec.json.encode(rows).decode()
