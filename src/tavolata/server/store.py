"""The log: what is written here happened. One SQLite file, one thread that writes it, many changes in one commit."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol, Self

import msgspec

from tavolata.core.errors import TavolataError
from tavolata.core.game import OptionValue
from tavolata.server import racebook
from tavolata.server.racebook import RacedRow
from tavolata.server.wire import Chat, Clock, Stage
from tavolata.words import say

FILE = "tavolata.sqlite3"
_FORMAT = 4
"""From format 2 on a log may have lines that take back, from format 3 on a table may have a clock, from format 4 on it may play on from
another one; those of old have none."""

_BUSY_SECONDS = 5
_AS_JSON = ("options", "holders", "clock")
BOT_NAME = "bot.name."
"""The keys under which the names of bots stand in the catalogue."""

_SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    advisor INTEGER NOT NULL,
    chat TEXT NOT NULL,
    secret TEXT NOT NULL,
    created INTEGER NOT NULL,
    holders TEXT NOT NULL,
    stage TEXT NOT NULL,
    began INTEGER,
    next TEXT,
    clock TEXT,
    what_if TEXT
) STRICT;
CREATE TABLE log (
    "table" TEXT NOT NULL,
    n INTEGER NOT NULL,
    actor INTEGER NOT NULL,
    action TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY ("table", n)
) STRICT, WITHOUT ROWID;
"""
_ADDED = {3: "ALTER TABLE tables ADD COLUMN clock TEXT", 4: "ALTER TABLE tables ADD COLUMN what_if TEXT"}
"""What came with a format."""

_INDEX = "CREATE INDEX IF NOT EXISTS what_ifs ON tables (what_if) WHERE what_if IS NOT NULL"

_MADE = """
CREATE TABLE IF NOT EXISTS made (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    code TEXT NOT NULL,
    score INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (game, kind, code)
) STRICT, WITHOUT ROWID
"""
"""What was made in matches, the best of each kind: those of old know nothing of it, and need not."""

_EXHIBIT = """
INSERT INTO made VALUES (?, ?, ?, ?, ?)
ON CONFLICT DO UPDATE SET score = excluded.score, name = excluded.name WHERE excluded.score > score
"""
_CLEAR_OUT = """
DELETE FROM made WHERE game = ?1 AND kind = ?2
AND code NOT IN (SELECT code FROM made WHERE game = ?1 AND kind = ?2 ORDER BY score DESC, code LIMIT ?3)
"""

_INSERT = """
INSERT INTO tables
VALUES (:id, :revision, :game, :version, :seats, :options, :advisor, :chat, :secret, :created, :holders, :stage, :began, :next, :clock,
:what_if)
"""
_UPDATE = """
UPDATE tables SET revision = :revision, holders = :holders, stage = :stage, began = :began, next = :next
WHERE id = :id AND revision = :revision - 1
"""


class StoreError(TavolataError):
    """The log cannot be read or written."""


class Fork(StoreError):
    """Somebody else wrote this line, or changed this table, first."""


class Spell(msgspec.Struct, frozen=True, array_like=True):
    """A bot of a level acts on a seat from one line of the log on, and before another one if it does so no more."""

    level: str
    since: int
    until: int | None = None


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat: a person has a key and a seed, perhaps a bot that stands in; a bot has a level; either may keep a convention."""

    holder: Literal["nobody", "person", "bot"] = "nobody"
    name: str = ""
    level: str | None = None
    key: str = ""
    seed: str = ""
    agreed: bool = False
    stand_in: str | None = None
    spells: tuple[Spell, ...] = ()
    """When bots acted here, where it was not one bot from the beginning."""

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that plays here, on its own seat or for a person."""
        return self.level or self.stand_in

    def level_at(self, n: int) -> str | None:
        """The level of the bot that acts here on a line of the log; None where it is a person's."""
        spells = (spell.level for spell in self.spells if spell.since <= n and (spell.until is None or n < spell.until))
        return next(spells, None) if self.spells else self.level

    @property
    def is_named_by_key(self) -> bool:
        """Whether the name is the key of a message, as a bot's is; in stores of old it is a bot's name itself."""
        return self.holder == "bot" and self.name.startswith(BOT_NAME)


class TableRow(msgspec.Struct, frozen=True):
    """Everything about a table but its log; each change of it counts its revision up, from 0 when it is made."""

    id: str
    revision: int
    game: str
    version: int
    seats: int
    options: dict[str, OptionValue]
    advisor: bool
    chat: Chat
    secret: str
    created: int
    holders: tuple[Holder, ...]
    stage: Stage = "open"
    began: int | None = None
    next: str | None = None
    clock: Clock | None = None
    what_if: str | None = None
    """The table from which it plays on otherwise."""

    @property
    def has_bots(self) -> bool:
        """Whether any bot plays at it."""
        return any(holder.bot_level is not None for holder in self.holders)

    @property
    def is_practice(self) -> bool:
        """Whether one person plays at it, among bots."""
        return [holder.holder for holder in self.holders].count("person") == 1 and self.has_bots


class LogRow(NamedTuple):
    """A line of a table's log, its action in the game's notation."""

    table: str
    n: int
    actor: int
    action: str
    time: int


class MadeRow(NamedTuple):
    """Something that a person made in a match, by its code, and the score that it brought."""

    game: str
    kind: str
    code: str
    score: int
    name: str


class Store(Protocol):
    """Where tables and their logs are kept; lines are only ever added."""

    async def write(self, tables: Sequence[TableRow] = (), lines: Sequence[LogRow] = ()) -> None:
        """Write all of it or nothing; it is durable on return, and `Fork` is raised when somebody was faster."""
        ...

    async def read(self, table: str) -> tuple[TableRow, list[LogRow]] | None:
        """A table with its whole log, or None if there is no such table."""
        ...

    async def count_what_ifs(self, table: str) -> int:
        """How many tables play on from this one."""
        ...

    async def exhibit(self, made: Sequence[MadeRow], most: int) -> None:
        """Keep these if they are among so many best of their kind, and no others."""
        ...

    async def best(self, game: str) -> list[MadeRow]:
        """The best that was made in matches of a game, of each kind the best first."""
        ...

    async def race_secret(self) -> str:
        """What the house keeps to itself, and from which the secrets of all races follow."""
        ...

    async def enter(self, rows: Sequence[RacedRow]) -> None:
        """These begin a race; who has entered it before is entered already."""
        ...

    async def finish(self, rows: Sequence[RacedRow], most: int) -> None:
        """These have come to the end of their first try; only so many courses of a race are kept."""
        ...

    async def ranked(self, game: str, race: str) -> list[RacedRow]:
        """All who count in a race, the best first."""
        ...


class _Job(NamedTuple):
    """Something to be done on the file, and who waits for it on which loop."""

    work: Callable[[sqlite3.Connection], Any]
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
        self._waiting: list[_Job] = []
        self._at_work_for: asyncio.AbstractEventLoop | None = None
        self._is_closed = False
        self._door = (
            threading.Lock()
        )  # whoever closes does so from another thread: what came in before is still done, nothing comes in after
        self._batches: queue.SimpleQueue[_Batch | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The store in a folder, which is made if it is not there."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return cls(_connect(folder / FILE), folder / FILE)
        except OSError as error:
            raise StoreError(say("server.store.folder", {"folder": str(folder), "why": error.strerror or str(error)})) from error
        except sqlite3.Error as error:
            raise StoreError(say("server.store.file", {"file": str(folder / FILE), "why": str(error)})) from error

    def close(self) -> None:
        """Finish what waits, and close the file."""
        with self._door:
            self._is_closed = True
            self._batches.put(None)
        self._thread.join()

    async def write(self, tables: Sequence[TableRow] = (), lines: Sequence[LogRow] = ()) -> None:
        """Write all of it or nothing; it is durable on return."""

        def work(db: sqlite3.Connection) -> None:
            for table in tables:
                _put_table(db, table)
            db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", lines)

        await self._do(work)

    async def read(self, table: str) -> tuple[TableRow, list[LogRow]] | None:
        """A table with its whole log, read beside what is being written: nobody's move waits for it."""
        self._check_open()
        return await asyncio.to_thread(self._read, table)

    def _read(self, table: str) -> tuple[TableRow, list[LogRow]] | None:
        with self._reading() as db:
            db.execute("BEGIN")  # one moment for both
            row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
            lines = db.execute('SELECT * FROM log WHERE "table" = ? ORDER BY n', (table,)).fetchall()
        return (_from_sql(row), [LogRow(*line) for line in lines]) if row else None

    async def count_what_ifs(self, table: str) -> int:
        """How many tables play on from this one."""
        self._check_open()
        return await asyncio.to_thread(self._count_what_ifs, table)

    def _count_what_ifs(self, table: str) -> int:
        with self._reading() as db:
            (count,) = db.execute("SELECT count(*) FROM tables WHERE what_if = ?", (table,)).fetchone()
        return int(count)

    async def exhibit(self, made: Sequence[MadeRow], most: int) -> None:
        """Keep these if they are among so many best of their kind, and no others."""

        def work(db: sqlite3.Connection) -> None:
            db.executemany(_EXHIBIT, made)
            db.executemany(_CLEAR_OUT, {(row.game, row.kind, most) for row in made})

        await self._do(work)

    async def best(self, game: str) -> list[MadeRow]:
        """The best that was made in matches of a game, of each kind the best first."""
        self._check_open()
        return await asyncio.to_thread(self._best, game)

    def _best(self, game: str) -> list[MadeRow]:
        with self._reading() as db:
            rows = db.execute("SELECT * FROM made WHERE game = ? ORDER BY kind, score DESC, code", (game,)).fetchall()
        return [MadeRow(*row) for row in rows]

    async def race_secret(self) -> str:
        """What the house keeps to itself; it is made when the first race is run."""
        return str(await self._do(racebook.secret))

    async def enter(self, rows: Sequence[RacedRow]) -> None:
        """These begin a race; who has entered it before is entered already."""
        await self._do(lambda db: racebook.enter(db, rows))

    async def finish(self, rows: Sequence[RacedRow], most: int) -> None:
        """These have come to the end of their first try."""
        await self._do(lambda db: racebook.finish(db, rows, most))

    async def ranked(self, game: str, race: str) -> list[RacedRow]:
        """All who count in a race, the best first."""
        self._check_open()
        return await asyncio.to_thread(self._ranked, game, race)

    def _ranked(self, game: str, race: str) -> list[RacedRow]:
        with self._reading() as db:
            return racebook.ranked(db, game, race)

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        try:
            with closing(sqlite3.connect(self._file, timeout=_BUSY_SECONDS)) as db:
                yield db
        except sqlite3.Error as error:
            raise StoreError(say("server.store.failed", {"why": str(error)})) from error

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError(say("server.store.closed"))

    async def _do(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        loop = asyncio.get_running_loop()
        job = _Job(work, loop.create_future())
        with self._door:
            self._check_open()
            self._waiting.append(job)
        loop.call_soon(self._hand_over)
        return await job.done

    def _hand_over(self) -> None:
        """Give the thread all that waits, if it has nothing to do; otherwise it is given when the thread comes back."""
        loop = asyncio.get_running_loop()
        with self._door:
            if not self._waiting or self._at_work_for is loop or self._is_closed:
                return
            self._at_work_for = loop
            waiting, self._waiting = self._waiting, []
            self._batches.put(_Batch([job for job in waiting if job.done.get_loop() is loop], loop))  # the others' loops have ended

    def _come_back(self, jobs: Sequence[_Job], outcomes: Sequence[Any]) -> None:
        """On the loop: tell everybody of a batch, and hand over what has come meanwhile."""
        self._at_work_for = None
        self._hand_over()
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.done.done():  # whoever waited was cancelled
                continue
            if isinstance(outcome, Exception):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)

    def _run(self) -> None:
        """The thread: do one batch after the other, and at the end what has not been handed over yet."""
        while (batch := self._batches.get()) is not None:
            self._do_batch(batch)
        last, self._waiting = self._waiting, []
        if last:
            self._do_batch(_Batch(last, last[0].done.get_loop()))
        self._db.close()

    def _do_batch(self, batch: _Batch) -> None:
        """Do it in one transaction, and only then say that it is done."""
        outcomes = self._commit(batch.jobs)
        with suppress(RuntimeError):  # the loop was closed: nobody waits any more
            batch.loop.call_soon_threadsafe(self._come_back, batch.jobs, outcomes)

    def _commit(self, batch: Sequence[_Job]) -> list[Any]:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            outcomes = self._done_at_once(batch) or self._done_with_care(batch)
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):  # what failed once may fail again; nothing of it was committed
                self._db.execute("ROLLBACK")
            return [StoreError(say("server.store.failed", {"why": str(error)})) for _ in batch]
        self.commits += 1
        return outcomes

    def _done_at_once(self, batch: Sequence[_Job]) -> list[Any] | None:
        """All of a batch as it usually goes; None, and nothing done, if any of it fails."""
        try:
            return [job.work(self._db) for job in batch]
        except sqlite3.OperationalError:
            raise
        except Exception:  # noqa: BLE001 - whatever it was happens again, and is told, when it is done with care
            self._db.execute("ROLLBACK")
            self._db.execute("BEGIN IMMEDIATE")
            return None

    def _done_with_care(self, batch: Sequence[_Job]) -> list[Any]:
        """Each piece of work by itself: the failure of one is its own, and the others go on."""
        return [self._attempt(job) for job in batch]

    def _attempt(self, job: _Job) -> Any:
        self._db.execute("SAVEPOINT attempt")
        try:
            outcome = job.work(self._db)
        except (sqlite3.IntegrityError, Fork):
            outcome = Fork(say("server.store.fork"))
        except sqlite3.Error:
            raise
        except Exception as error:  # noqa: BLE001 - it is raised again where the work was asked for; the thread must live on
            outcome = error
        if isinstance(outcome, Exception):
            self._db.execute("ROLLBACK TO attempt")
        self._db.execute("RELEASE attempt")
        return outcome


def _connect(file: Path) -> sqlite3.Connection:
    """An open file of the right format; it is handed to the one thread that will use it."""
    db = sqlite3.connect(file, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        _prepare(db, file)
    except BaseException:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, file: Path) -> None:
    """Make the tables of a new file, and refuse one that a later program made; taking the lock shows that it can be written."""
    db.execute("BEGIN IMMEDIATE")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > _FORMAT:
        raise StoreError(say("server.store.format", {"file": str(file), "found": version, "known": _FORMAT}))
    if version == 0:
        for statement in _SCHEMA.split(";\n")[:-1]:
            db.execute(statement)
    else:
        for statement in (added for since, added in _ADDED.items() if since > version):
            db.execute(statement)
    db.execute(_INDEX)
    for statement in (_MADE, *racebook.SCHEMA):
        db.execute(statement)
    if version < _FORMAT:
        db.execute(f"PRAGMA user_version = {_FORMAT}")
    db.execute("COMMIT")


def _put_table(db: sqlite3.Connection, table: TableRow) -> None:
    """Insert a new table, or put this revision in the place of the one before it."""
    values = _to_sql(table)
    if table.revision == 0:
        db.execute(_INSERT, values)
    elif db.execute(_UPDATE, values).rowcount != 1:
        raise Fork


def _to_sql(table: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(table)
    return {**values, **{name: msgspec.json.encode(values[name]).decode() for name in _AS_JSON if values[name] is not None}}


def _from_sql(row: Sequence[Any]) -> TableRow:
    values = dict(zip(TableRow.__struct_fields__, row, strict=True))
    values |= {name: msgspec.json.decode(values[name]) for name in _AS_JSON if values[name] is not None}
    return msgspec.convert({**values, "advisor": bool(values["advisor"])}, TableRow)
