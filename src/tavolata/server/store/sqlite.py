"""A store in one SQLite file: one thread writes, and concurrent changes share a commit."""

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
from tavolata.server.store.base import noop, resolve
from tavolata.server.store.errors import Conflict, Corrupt, Restored, StoreError
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
from tavolata.server.store.sqlite_features import SqliteCampaigns, SqliteDesigns, SqliteRaces
from tavolata.server.store.sqlite_file import BUSY_SECONDS, FILE, GENERATION, connect, generation_of, translate_errors

R = TypeVar("R")

_ROW = f"SELECT {', '.join(COLUMNS)}, sum FROM tables WHERE id = ?"  # noqa: S608 - our own names of columns
_LINES = 'SELECT "table", n, actor, action, time, sum FROM log WHERE "table" = ? AND n >= ? ORDER BY n'
_INSERT = f"INSERT INTO tables ({', '.join(COLUMNS)}, sum) VALUES (?{', ?' * len(COLUMNS)})"  # noqa: S608
_UPDATE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in COLUMNS[1:])}, sum = ? WHERE id = ? AND revision = ?"  # noqa: S608
"""Without the id column, because SQLite would also rewrite the page of its index."""
_APPEND = 'INSERT INTO log ("table", n, actor, action, time, sum) SELECT * FROM (VALUES {}) WHERE (' + GENERATION + ") = ?"  # noqa: S608
_LINE = "(?, ?, ?, ?, ?, ?)"

_MAX_LINES = 64
"""The maximum number of lines in one INSERT statement."""


class _Job(msgspec.Struct, frozen=True):
    """A write job: a function to run on the file, lines to append, and the future of the caller."""

    work: Callable[[sqlite3.Connection], Any] | None
    lines: Sequence[LogRow]
    done: "asyncio.Future[Any]"


class _Batch(NamedTuple):
    """The jobs of one commit, and the event loop of their callers."""

    jobs: list[_Job]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """A store in one file.

    Jobs wait on the event loop while the thread works. They are submitted as one batch when it returns: one wake-up of the thread and
    one of the loop for all of them.
    """

    def __init__(self, db: sqlite3.Connection, file: Path) -> None:
        self.commits = 0
        self.designs, self.races, self.campaigns = SqliteDesigns(self), SqliteRaces(self), SqliteCampaigns(self)
        self._db = db
        self._file = file
        self._generation = self._found = generation_of(db)
        """The generations of the state in memory, and of the file at the last commit."""
        self._on_restored: Callable[[], None] = noop
        self._readers: list[sqlite3.Connection] = []
        self._waiting: list[_Job] = []
        self._working_for: asyncio.AbstractEventLoop | None = None
        self._submitting_on: asyncio.AbstractEventLoop | None = None
        """The loop whose batch the thread is writing, and the loop that has scheduled `_submit`."""
        self._is_closed = False
        # `close` is called from another thread: earlier jobs are still done, and later ones are refused.
        self._lock = threading.Lock()
        self._batches: queue.SimpleQueue[_Batch | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The store in a folder, which is created if it does not exist."""
        with translate_errors(folder / FILE):
            folder.mkdir(parents=True, exist_ok=True)
            return cls(connect(folder / FILE), folder / FILE)

    def close(self) -> None:
        """Finish pending writes, and close the file."""
        with self._lock:
            self._is_closed = True
            self._batches.put(None)
            for reader in self._readers:  # before the writer, which then removes the WAL file
                reader.close()
        self._thread.join()

    async def detach(self) -> None:
        """Do nothing: the store does not belong to an event loop, and `close` finishes pending writes."""

    def on_restored(self, call: Callable[[], None]) -> None:
        """Register a callback that runs on the event loop after a restore, before the next write."""
        self._on_restored = call

    async def write(self, tables: Sequence[TableRow] = (), lines: Sequence[LogRow] = (), precondition: Precondition | None = None) -> None:
        """Write all of it or nothing, durably on return. A folder has one server, so no precondition can fail."""
        await self._submit_job(partial(_put_tables, tables=tables) if tables else None, lines)

    async def read(self, table: str) -> tuple[TableRow, list[LogRow]] | None:
        """A table with its whole log; writes do not wait for it."""
        return await self.read_since(table, 0)

    async def read_since(self, table: str, n: int) -> tuple[TableRow, list[LogRow]] | None:
        """A table with its log from line n on."""

        def work(db: sqlite3.Connection) -> tuple[TableRow, list[LogRow]] | None:
            db.execute("BEGIN")  # one snapshot for both queries
            return read_table(db, table, n)

        return await self.query(work)

    async def count_what_ifs(self, table: str) -> int:
        """The number of tables that continue this one from an earlier position."""
        count = "SELECT count(*) FROM tables WHERE what_if = ?"
        return await self.query(lambda db: int(db.execute(count, (table,)).fetchone()[0]))

    async def query(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Run a reading function in another thread, concurrently with the writer; returns its result."""
        self._check_open()

        def run() -> R:
            with self._reading() as db:
                return work(db)

        return await asyncio.to_thread(run)

    async def execute(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        """Run a writing function in the next commit; returns its result."""
        return await self._submit_job(work)

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """A pooled connection for reading; opening one takes ten times as long as reading a table."""
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
        with self._lock:
            if self._readers:
                return self._readers.pop()
        return sqlite3.connect(self._file, timeout=BUSY_SECONDS, check_same_thread=False)

    def _put_back(self, db: sqlite3.Connection) -> None:
        """Return a connection to the pool, or close it after the store was closed."""
        with self._lock:
            if not self._is_closed:
                self._readers.append(db)
                return
        db.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError(translate("server.store.closed"))

    async def _submit_job(self, work: Callable[[sqlite3.Connection], Any] | None, lines: Sequence[LogRow] = ()) -> Any:
        loop = asyncio.get_running_loop()
        job = _Job(work, lines, loop.create_future())
        with self._lock:
            self._check_open()
            self._waiting.append(job)
        if loop is not self._working_for and loop is not self._submitting_on:
            self._submitting_on = loop
            loop.call_soon(self._submit)
        return await job.done

    def _submit(self) -> None:
        """Submit all pending jobs to the thread; a busy thread gets them when it returns."""
        self._submitting_on, loop = None, asyncio.get_running_loop()
        with self._lock:
            if not self._waiting or self._working_for is loop or self._is_closed:
                return
            self._working_for = loop
            waiting, self._waiting = self._waiting, []
            self._batches.put(_Batch([job for job in waiting if job.done.get_loop() is loop], loop))  # the other loops have ended

    def _on_batch_done(self, jobs: Sequence[_Job], outcomes: Sequence[Any]) -> None:
        """On the loop: submit the jobs that arrived meanwhile, and resolve the jobs of the batch."""
        if not (is_restored := isinstance(outcomes[0], Restored)):
            self._working_for = None
            self._submit()
        for job, outcome in zip(jobs, outcomes, strict=True):
            resolve(job.done, outcome)
        if is_restored:  # nothing is submitted before the obsolete state is dropped
            asyncio.get_running_loop().call_soon(self._reopen_after_restore)

    def _reopen_after_restore(self) -> None:
        """On the loop: continue with the restored file; pending jobs belong to the former one and fail."""
        self._generation, self._working_for = self._found, None
        with self._lock:
            waiting, self._waiting = self._waiting, []
        for job in waiting:
            resolve(job.done, Restored(translate("store.restored")))
        self._on_restored()

    def _run(self) -> None:
        """The thread: commit one batch after the other, and finally the jobs that were never submitted."""
        while (batch := self._batches.get()) is not None:
            self._do_batch(batch)
        last, self._waiting = self._waiting, []
        if last:
            self._do_batch(_Batch(last, last[0].done.get_loop()))
        with suppress(sqlite3.Error):  # what cannot be moved into the main file stays safe in the WAL file
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._db.close()

    def _do_batch(self, batch: _Batch) -> None:
        outcomes = self._commit(batch.jobs)
        with suppress(RuntimeError):  # the loop was closed, so no caller waits
            batch.loop.call_soon_threadsafe(self._on_batch_done, batch.jobs, outcomes)

    def _commit(self, batch: Sequence[_Job]) -> list[Any]:
        """Run a batch in one transaction; returns the outcome of each job."""
        try:
            return self._try_append_only(batch) or self._run_transaction(batch)
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):  # nothing was committed, even if the rollback fails as well
                self._db.execute("ROLLBACK")
            return [_fault(error) for _ in batch]

    def _try_append_only(self, batch: Sequence[_Job]) -> list[Any] | None:
        """Append the lines of a batch by one statement, which is its own transaction.

        Between two statements this thread would wait for the GIL. Returns None, with nothing written, if the batch has other work or a
        line fails.
        """
        lines = [line for job in batch for line in job.lines]
        if not 0 < len(lines) <= _MAX_LINES or any(job.work for job in batch):
            return None
        try:
            added = _append(self._db, lines, self._generation)
        except sqlite3.IntegrityError:
            return None
        self.commits += 1 if added else 0
        return [None] * len(batch) if added else None

    def _run_transaction(self, batch: Sequence[_Job]) -> list[Any]:
        """Run a batch statement by statement."""
        self._db.execute("BEGIN IMMEDIATE")
        self._found = generation_of(self._db)
        if self._found != self._generation:
            self._db.execute("ROLLBACK")
            return [Restored(translate("store.restored")) for _ in batch]
        outcomes = self._run_together(batch) or self._run_one_by_one(batch)
        self._db.execute("COMMIT")
        self.commits += 1
        return outcomes

    def _run_together(self, batch: Sequence[_Job]) -> list[Any] | None:
        """Run all jobs of a batch; returns None, with nothing changed, if one of them fails."""
        self._db.execute("SAVEPOINT batch")  # inside the transaction, so that no restore comes in between
        try:
            outcomes = [job.work and job.work(self._db) for job in batch]
            _append(self._db, [line for job in batch for line in job.lines], self._generation)
        except sqlite3.OperationalError:
            raise
        except Exception:  # noqa: BLE001 - it is raised again, and reported, when the jobs run one by one
            self._db.execute("ROLLBACK TO batch")
            outcomes = None
        self._db.execute("RELEASE batch")
        return outcomes

    def _run_one_by_one(self, batch: Sequence[_Job]) -> list[Any]:
        """Run each job in its own savepoint, so that a failure affects one caller."""
        return [self._attempt(job) for job in batch]

    def _attempt(self, job: _Job) -> Any:
        self._db.execute("SAVEPOINT attempt")
        try:
            outcome = job.work and job.work(self._db)
            _append(self._db, job.lines, self._generation)
        except (sqlite3.IntegrityError, Conflict):
            outcome = Conflict(translate("server.store.fork"))
        except sqlite3.Error:
            raise
        except Exception as error:  # noqa: BLE001 - it is raised again in the caller; the thread must survive
            outcome = error
        if isinstance(outcome, Exception):
            self._db.execute("ROLLBACK TO attempt")
        self._db.execute("RELEASE attempt")
        return outcome


def read_table(db: sqlite3.Connection, table: str, since: int = 0) -> tuple[TableRow, list[LogRow]] | None:
    """A table with its log from a line on; raises `Corrupt` if a checksum does not match."""
    row = db.execute(_ROW, (table,)).fetchone()
    lines = db.execute(_LINES, (table, since)).fetchall()
    return (decode_table(*row), [decode_line(n, *line) for n, line in enumerate(lines, since)]) if row else None


def _put_tables(db: sqlite3.Connection, tables: Sequence[TableRow]) -> None:
    for table in tables:
        _put_table(db, table)


def _put_table(db: sqlite3.Connection, table: TableRow) -> None:
    """Insert a new table, or replace the previous revision."""
    values = encode_row(table)
    if table.revision == 0:
        db.execute(_INSERT, (*values, row_checksum(values)))
    elif db.execute(_UPDATE, (*values[1:], row_checksum(values), table.id, table.revision - 1)).rowcount != 1:
        raise Conflict


def _append(db: sqlite3.Connection, lines: Sequence[LogRow], generation: str) -> bool:
    """Append lines if the file is still of this generation; returns whether it is."""
    added = 0
    for first in range(0, len(lines), _MAX_LINES):
        chunk = lines[first : first + _MAX_LINES]
        values = [value for line in chunk for value in (*line, checksum(line))]
        added += db.execute(_APPEND.format(", ".join([_LINE] * len(chunk))), (*values, generation)).rowcount
    return added == len(lines)


def _fault(error: sqlite3.Error) -> StoreError:
    """The store error for an error of SQLite."""
    is_corrupt = getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return (Corrupt if is_corrupt else StoreError)(translate("server.store.failed", {"why": str(error)}))
