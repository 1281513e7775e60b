"""The store of one machine: one SQLite file, one thread that writes it, many changes in one commit."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

import msgspec

from tavolata.i18n import translate
from tavolata.server.store import sqlite_campaigns, sqlite_races
from tavolata.server.store.base import (
    CampaignRow,
    CampaignTable,
    Damaged,
    Fork,
    Guard,
    LogRow,
    MadeRow,
    RacedRow,
    Restored,
    StoreError,
    TableRow,
    TriedRow,
    answer,
    nothing,
)
from tavolata.server.store.rows import COLUMNS, line_of, sum_of, table_of, written
from tavolata.server.store.sqlite_file import BUSY_SECONDS, EDITION, FILE, connect, edition_of, told_of

R = TypeVar("R")

_EXHIBIT = """
INSERT INTO made VALUES (?, ?, ?, ?, ?)
ON CONFLICT DO UPDATE SET score = excluded.score, name = excluded.name WHERE excluded.score > score
"""
_CLEAR_OUT = """
DELETE FROM made WHERE game = ?1 AND kind = ?2
AND code NOT IN (SELECT code FROM made WHERE game = ?1 AND kind = ?2 ORDER BY score DESC, code LIMIT ?3)
"""
_ROW = f"SELECT {', '.join(COLUMNS)}, sum FROM tables WHERE id = ?"  # noqa: S608 - our own names of columns
_LINES = 'SELECT "table", n, actor, action, time, sum FROM log WHERE "table" = ? AND n >= ? ORDER BY n'
_INSERT = f"INSERT INTO tables ({', '.join(COLUMNS)}, sum) VALUES (?{', ?' * len(COLUMNS)})"  # noqa: S608
_UPDATE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in COLUMNS[1:])}, sum = ? WHERE id = ? AND revision = ?"  # noqa: S608
"""The name stays as it is: where it is not written, neither is the page of the index that has it."""
_APPEND = 'INSERT INTO log ("table", n, actor, action, time, sum) SELECT * FROM (VALUES {}) WHERE (' + EDITION + ") = ?"  # noqa: S608
_LINE = "(?, ?, ?, ?, ?, ?)"

_AT_ONCE = 64
"""So many lines are added to the log by one statement at most."""


class _Job(msgspec.Struct, frozen=True):
    """Something to be done on the file, lines that are added to the log with it, and who waits for it on which loop."""

    work: Callable[[sqlite3.Connection], Any] | None
    lines: Sequence[LogRow]
    done: "asyncio.Future[Any]"


class _Batch(NamedTuple):
    """What is done in one commit, and the loop on which it was asked for."""

    jobs: list[_Job]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """The store in one file: all work is done by one thread, and whatever waits for it shares a commit.

    What is to be done waits on the loop while the thread is at work, and is handed over in one batch when it comes back: one waking of
    the thread and one of the loop for all who wait.
    """

    def __init__(self, db: sqlite3.Connection, file: Path) -> None:
        self.commits = 0
        self._db = db
        self._file = file
        self._edition = self._found = edition_of(db)
        """Which restoring what was read comes from, and which one stood in the file at the last commit."""
        self._start_over: Callable[[], None] = nothing
        self._readers: list[sqlite3.Connection] = []
        self._waiting: list[_Job] = []
        self._at_work_for: asyncio.AbstractEventLoop | None = None
        self._due_on: asyncio.AbstractEventLoop | None = None
        """For which loop the thread is at work, and on which one it is given something at the end of the turn."""
        self._is_closed = False
        # Whoever closes does so from another thread: what came in before is still done, nothing comes in after.
        self._door = threading.Lock()
        self._batches: queue.SimpleQueue[_Batch | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The store in a folder, which is made if it is not there."""
        with told_of(folder / FILE):
            folder.mkdir(parents=True, exist_ok=True)
            return cls(connect(folder / FILE), folder / FILE)

    def close(self) -> None:
        """Finish what waits, and close the file."""
        with self._door:
            self._is_closed = True
            self._batches.put(None)
            for reader in self._readers:  # before the one that writes, which then tidies up behind itself
                reader.close()
        self._thread.join()

    async def leave(self) -> None:
        """Nothing here belongs to a loop: whoever closes the store finishes what waits."""

    def on_restored(self, call: Callable[[], None]) -> None:
        """Call this on the loop when all was restored from elsewhere, before anything else is written."""
        self._start_over = call

    async def write(self, tables: Sequence[TableRow] = (), lines: Sequence[LogRow] = (), guard: Guard | None = None) -> None:
        """Write all of it or nothing; it is durable on return. A folder has one server, so there is nobody to guard against."""

        await self._do(partial(_put_tables, tables=tables) if tables else None, lines)

    async def read(self, table: str) -> tuple[TableRow, list[LogRow]] | None:
        """A table with its whole log, read beside what is being written: nobody's move waits for it."""
        return await self.read_since(table, 0)

    async def read_since(self, table: str, n: int) -> tuple[TableRow, list[LogRow]] | None:
        """A table with the lines of its log from the one of this number on."""

        def look(db: sqlite3.Connection) -> tuple[TableRow, list[LogRow]] | None:
            db.execute("BEGIN")  # one moment for both
            return read_table(db, table, n)

        return await self._look(look)

    async def count_what_ifs(self, table: str) -> int:
        """How many tables play on from this one."""
        count = "SELECT count(*) FROM tables WHERE what_if = ?"
        return await self._look(lambda db: int(db.execute(count, (table,)).fetchone()[0]))

    async def exhibit(self, made: Sequence[MadeRow], most: int) -> None:
        """Keep these if they are among so many best of their kind, and no others."""

        def work(db: sqlite3.Connection) -> None:
            db.executemany(_EXHIBIT, made)
            db.executemany(_CLEAR_OUT, {(row.game, row.kind, most) for row in made})

        await self._do(work)

    async def best(self, game: str) -> list[MadeRow]:
        """The best that was made in matches of a game, of each kind the best first."""
        best = "SELECT * FROM made WHERE game = ? ORDER BY kind, score DESC, code"
        return await self._look(lambda db: [MadeRow(*row) for row in db.execute(best, (game,)).fetchall()])

    async def race_secret(self) -> str:
        """What the house keeps to itself; it is made when the first race is run."""
        return str(await self._do(sqlite_races.secret))

    async def enter(self, rows: Sequence[RacedRow]) -> None:
        """These begin a race; who has entered it before is entered already."""
        await self._do(lambda db: sqlite_races.enter(db, rows))

    async def finish(self, rows: Sequence[RacedRow], most: int) -> None:
        """These have come to the end of their first try."""
        await self._do(lambda db: sqlite_races.finish(db, rows, most))

    async def ranked(self, game: str, race: str) -> list[RacedRow]:
        """All who count in a race, the best first."""
        return await self._look(lambda db: sqlite_races.ranked(db, game, race))

    async def found(self, campaign: CampaignRow) -> None:
        """Keep a campaign, or what has changed of it."""
        await self._do(lambda db: sqlite_campaigns.found(db, campaign))

    async def campaign(self, campaign: str) -> CampaignRow | None:
        """The campaign of this id."""
        return await self._look(lambda db: sqlite_campaigns.campaign(db, campaign))

    async def book(self, tried: TriedRow) -> None:
        """Note what became of a table, once."""
        await self._do(lambda db: sqlite_campaigns.book(db, tried))

    async def tried(self, campaign: str) -> list[TriedRow]:
        """What became of the tables of a campaign, the earliest first."""
        return await self._look(lambda db: sqlite_campaigns.tried(db, campaign))

    async def tables_of(self, campaign: str) -> list[CampaignTable]:
        """The tables of a campaign, the latest first."""
        return await self._look(lambda db: sqlite_campaigns.tables_of(db, campaign))

    async def _look(self, look: Callable[[sqlite3.Connection], R]) -> R:
        """Read something beside what is being written, where nobody waits."""
        self._check_open()

        def work() -> R:
            with self._reading() as db:
                return look(db)

        return await asyncio.to_thread(work)

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """A connection that reads beside the one that writes; they are kept, as opening one takes ten times as long as reading a table."""
        try:
            db = self._reader()
            try:
                yield db
                db.rollback()
            except BaseException:
                db.close()
                raise
            self._put_back(db)
        except sqlite3.Error as error:
            raise _fault(error) from error

    def _reader(self) -> sqlite3.Connection:
        with self._door:
            if self._readers:
                return self._readers.pop()
        return sqlite3.connect(self._file, timeout=BUSY_SECONDS, check_same_thread=False)

    def _put_back(self, db: sqlite3.Connection) -> None:
        """Keep a connection for whoever reads next; one that comes back after the store was closed is closed as well."""
        with self._door:
            if not self._is_closed:
                self._readers.append(db)
                return
        db.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError(translate("server.store.closed"))

    async def _do(self, work: Callable[[sqlite3.Connection], Any] | None, lines: Sequence[LogRow] = ()) -> Any:
        loop = asyncio.get_running_loop()
        job = _Job(work, lines, loop.create_future())
        with self._door:
            self._check_open()
            self._waiting.append(job)
        if loop is not self._at_work_for and loop is not self._due_on:
            self._due_on = loop
            loop.call_soon(self._hand_over)
        return await job.done

    def _hand_over(self) -> None:
        """Give the thread all that waits, if it has nothing to do; otherwise it is given when the thread comes back."""
        self._due_on, loop = None, asyncio.get_running_loop()
        with self._door:
            if not self._waiting or self._at_work_for is loop or self._is_closed:
                return
            self._at_work_for = loop
            waiting, self._waiting = self._waiting, []
            self._batches.put(_Batch([job for job in waiting if job.done.get_loop() is loop], loop))  # the others' loops have ended

    def _come_back(self, jobs: Sequence[_Job], outcomes: Sequence[Any]) -> None:
        """On the loop: tell everybody of a batch, and hand over what has come meanwhile."""
        if not (is_restored := isinstance(outcomes[0], Restored)):
            self._at_work_for = None
            self._hand_over()
        for job, outcome in zip(jobs, outcomes, strict=True):
            answer(job.done, outcome)
        if is_restored:  # nothing is handed over before what stands in memory is forgotten
            asyncio.get_running_loop().call_soon(self._adopt)

    def _adopt(self) -> None:
        """On the loop: go on with the file that is there now; what waits was made from another one, and is not to be written to it."""
        self._edition, self._at_work_for = self._found, None
        with self._door:
            waiting, self._waiting = self._waiting, []
        for job in waiting:
            answer(job.done, Restored(translate("store.restored")))
        self._start_over()

    def _run(self) -> None:
        """The thread: do one batch after the other, and at the end what has not been handed over yet."""
        while (batch := self._batches.get()) is not None:
            self._do_batch(batch)
        last, self._waiting = self._waiting, []
        if last:
            self._do_batch(_Batch(last, last[0].done.get_loop()))
        with suppress(sqlite3.Error):  # what cannot be moved into the main file stays safe beside it
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._db.close()

    def _do_batch(self, batch: _Batch) -> None:
        """Do it in one transaction, and only then say that it is done."""
        outcomes = self._commit(batch.jobs)
        with suppress(RuntimeError):  # the loop was closed: nobody waits any more
            batch.loop.call_soon_threadsafe(self._come_back, batch.jobs, outcomes)

    def _commit(self, batch: Sequence[_Job]) -> list[Any]:
        """Do a batch in one transaction; what became of each."""
        try:
            return self._added(batch) or self._changed(batch)
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):  # what failed once may fail again; nothing of it was committed
                self._db.execute("ROLLBACK")
            return [_fault(error) for _ in batch]

    def _added(self, batch: Sequence[_Job]) -> list[Any] | None:
        """Lines that are added, and nothing else, by one statement that is a transaction by itself: between two statements this thread
        waits until the loop lets it run. None, and nothing done, if that is not all, or any of it fails.
        """
        lines = [line for job in batch for line in job.lines]
        if not 0 < len(lines) <= _AT_ONCE or any(job.work for job in batch):
            return None
        try:
            added = _append(self._db, lines, self._edition)
        except sqlite3.IntegrityError:
            return None
        self.commits += 1 if added else 0
        return [None] * len(batch) if added else None

    def _changed(self, batch: Sequence[_Job]) -> list[Any]:
        """All that a batch asks for, one statement after the other."""
        self._db.execute("BEGIN IMMEDIATE")
        self._found = edition_of(self._db)
        if self._found != self._edition:
            self._db.execute("ROLLBACK")
            return [Restored(translate("store.restored")) for _ in batch]
        outcomes = self._done_at_once(batch) or self._done_with_care(batch)
        self._db.execute("COMMIT")
        self.commits += 1
        return outcomes

    def _done_at_once(self, batch: Sequence[_Job]) -> list[Any] | None:
        """All of a batch as it usually goes; None, and nothing done, if any of it fails."""
        self._db.execute("SAVEPOINT batch")  # whoever restores meanwhile must not come in between
        try:
            outcomes = [job.work and job.work(self._db) for job in batch]
            _append(self._db, [line for job in batch for line in job.lines], self._edition)
        except sqlite3.OperationalError:
            raise
        except Exception:  # noqa: BLE001 - whatever it was happens again, and is told, when it is done with care
            self._db.execute("ROLLBACK TO batch")
            outcomes = None
        self._db.execute("RELEASE batch")
        return outcomes

    def _done_with_care(self, batch: Sequence[_Job]) -> list[Any]:
        """Each piece of work by itself: the failure of one is its own, and the others go on."""
        return [self._attempt(job) for job in batch]

    def _attempt(self, job: _Job) -> Any:
        self._db.execute("SAVEPOINT attempt")
        try:
            outcome = job.work and job.work(self._db)
            _append(self._db, job.lines, self._edition)
        except (sqlite3.IntegrityError, Fork):
            outcome = Fork(translate("server.store.fork"))
        except sqlite3.Error:
            raise
        except Exception as error:  # noqa: BLE001 - it is raised again where the work was asked for; the thread must live on
            outcome = error
        if isinstance(outcome, Exception):
            self._db.execute("ROLLBACK TO attempt")
        self._db.execute("RELEASE attempt")
        return outcome


def read_table(db: sqlite3.Connection, table: str, since: int = 0) -> tuple[TableRow, list[LogRow]] | None:
    """A table with its log from a line on as a file has it, if it is what was written."""
    row = db.execute(_ROW, (table,)).fetchone()
    lines = db.execute(_LINES, (table, since)).fetchall()
    return (table_of(*row), [line_of(n, *line) for n, line in enumerate(lines, since)]) if row else None


def _put_tables(db: sqlite3.Connection, tables: Sequence[TableRow]) -> None:
    for table in tables:
        _put_table(db, table)


def _put_table(db: sqlite3.Connection, table: TableRow) -> None:
    """Insert a new table, or put this revision in the place of the one before it."""
    values = written(table)
    if table.revision == 0:
        db.execute(_INSERT, (*values, sum_of(values)))
    elif db.execute(_UPDATE, (*values[1:], sum_of(values), table.id, table.revision - 1)).rowcount != 1:
        raise Fork


def _append(db: sqlite3.Connection, lines: Sequence[LogRow], edition: str) -> bool:
    """Add lines to the log of this edition, many by one statement; whether it is the one that stands there."""
    added = 0
    for first in range(0, len(lines), _AT_ONCE):
        some = lines[first : first + _AT_ONCE]
        values = [value for line in some for value in (*line, sum_of(line))]
        added += db.execute(_APPEND.format(", ".join([_LINE] * len(some))), (*values, edition)).rowcount
    return added == len(lines)


def _fault(error: sqlite3.Error) -> StoreError:
    """What SQLite found: that the file is damaged, or that it cannot be read or written now."""
    is_damage = getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return (Damaged if is_damage else StoreError)(translate("server.store.failed", {"why": str(error)}))
