"""Connections to the PostgreSQL database of a store, its schema and its migrations."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeAlias

import asyncpg

from tavolata.i18n import translate
from tavolata.server.store.errors import Corrupt, StoreError
from tavolata.server.store.location import redacted

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

Connection: TypeAlias = "asyncpg.Connection[Any]"
Db: TypeAlias = "Connection | PoolConnectionProxy[Any]"

SCHEMA = "tavolata"
"""The PostgreSQL schema of the tables, so that their names do not collide with others."""

READERS = 8
"""The maximum number of reading connections; one more connection writes."""

_CONNECT_RETRY_SECONDS = 5.0
"""The time for which connecting is retried: long enough for a restart of the database."""
_CONNECT_SECONDS = 5.0
_ANSWER_SECONDS = 15.0
"""The client-side timeout; it is longer than the statement timeout, so only a dead connection exceeds it."""
_CLOSE_SECONDS = 3.0
_LOCK_SECONDS = 5
_MIGRATION_LOCK = 0x7461766F6C617461
"""The advisory lock of migrations: the word tavolata in ASCII."""

_SESSION = {
    "application_name": "tavolata",
    "search_path": SCHEMA,
    "synchronous_commit": "on",  # against other defaults of the host: a move is durable before any client sees it
    "statement_timeout": "10s",
    "lock_timeout": f"{_LOCK_SECONDS}s",
    "idle_in_transaction_session_timeout": "10s",  # a stopped process holds its locks no longer
    "tcp_keepalives_idle": "30",
}

_FIRST = (
    """
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    revision bigint NOT NULL,
    game text NOT NULL,
    version bigint NOT NULL,
    seats bigint NOT NULL,
    options text NOT NULL,
    advisor bigint NOT NULL,
    chat text NOT NULL,
    secret text NOT NULL,
    created bigint NOT NULL,
    holders text NOT NULL,
    stage text NOT NULL,
    began bigint,
    next text,
    clock text,
    what_if text COLLATE "C",
    sum bigint
)
""",
    "CREATE INDEX what_ifs ON tables (what_if) WHERE what_if IS NOT NULL",
    """
CREATE TABLE log (
    "table" text COLLATE "C" NOT NULL,
    n bigint NOT NULL,
    actor bigint NOT NULL,
    action text NOT NULL,
    time bigint NOT NULL,
    sum bigint,
    PRIMARY KEY ("table", n)
)
""",
    """
CREATE TABLE made (
    game text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    code text COLLATE "C" NOT NULL,
    score bigint NOT NULL,
    name text NOT NULL,
    PRIMARY KEY (game, kind, code)
)
""",
    'CREATE TABLE house (name text COLLATE "C" PRIMARY KEY, value text NOT NULL)',
    """
CREATE TABLE raced (
    game text COLLATE "C" NOT NULL,
    race text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    "table" text NOT NULL,
    seat bigint NOT NULL,
    seats bigint NOT NULL,
    name text NOT NULL,
    score bigint,
    course bytea NOT NULL,
    PRIMARY KEY (game, race, key)
)
""",
    "CREATE TABLE restored (edition text NOT NULL)",
)
_CAMPAIGNS = (
    'ALTER TABLE tables ADD COLUMN campaign text COLLATE "C"',
    "CREATE INDEX campaign_tables ON tables (campaign) WHERE campaign IS NOT NULL",
    """
CREATE TABLE campaigns (
    id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL,
    all_open bigint NOT NULL
)
""",
    """
CREATE TABLE tried (
    "table" text COLLATE "C" PRIMARY KEY,
    campaign text COLLATE "C" NOT NULL,
    stage text NOT NULL,
    seats bigint NOT NULL,
    ended bigint NOT NULL,
    outcome text NOT NULL,
    stars bigint NOT NULL,
    taken_back bigint NOT NULL,
    again text,
    figures text NOT NULL
)
""",
    "CREATE INDEX tried_in ON tried (campaign)",
)
_LEASES = (
    """
CREATE TABLE lease (
    "table" text COLLATE "C" PRIMARY KEY,
    holder text NOT NULL,
    fence bigint NOT NULL,
    until timestamptz NOT NULL
)
""",
)
MIGRATIONS = (_FIRST, _LEASES, _CAMPAIGNS)
"""The statements from each format to the next. Servers of the former format keep running: add only what they can ignore."""

LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # of a connection that broke during a statement
    OSError,
    TimeoutError,
)
"""Raised when the connection breaks or the database stops."""

UNANSWERED = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""The errors in `LOST` after which the outcome of a statement is unknown."""

_COMING_BACK = (asyncpg.PostgresConnectionError, asyncpg.CannotConnectNowError, OSError)
FAULTS = (asyncpg.PostgresError, *LOST)
"""All errors of a database."""


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise errors of a read or write as `StoreError`."""
    try:
        yield
    except FAULTS as error:
        raise error_text(error) from error


def error_text(error: Exception) -> Exception:
    """The store error for an error of the database; other errors are returned unchanged."""
    if not isinstance(error, FAULTS):
        return error
    is_corrupt = isinstance(error, asyncpg.DataCorruptedError | asyncpg.IndexCorruptedError)
    return (Corrupt if is_corrupt else StoreError)(translate("server.store.failed", {"why": _why(error)}))


@contextmanager
def translate_open_errors(url: str) -> Iterator[None]:
    """Raise errors of opening a database as `StoreError`, without its password."""
    try:
        yield
    except FAULTS as error:
        raise StoreError(translate("store.database.unreachable", {"database": redacted(url), "why": _why(error)})) from error


def _why(error: Exception) -> str:
    """The database's message on one line, without its details, which may quote stored values."""
    if isinstance(error, ValueError):
        return type(error).__name__
    words = error.args[0] if isinstance(error, asyncpg.PostgresError) and error.args else error
    return " ".join(str(words).split()).rstrip(".") or type(error).__name__


async def connect(url: str, *, has_timeouts: bool = True, **_: object) -> Connection:
    """Open a connection; retries for some seconds while the database starts."""
    session = _SESSION if has_timeouts else _SESSION | {"statement_timeout": "0", "idle_in_transaction_session_timeout": "0"}
    deadline = monotonic() + _CONNECT_RETRY_SECONDS
    while True:
        try:
            return await asyncpg.connect(
                url, timeout=_CONNECT_SECONDS, command_timeout=_ANSWER_SECONDS if has_timeouts else None, server_settings=session
            )
        except _COMING_BACK:
            if monotonic() > deadline:
                raise
            await asyncio.sleep(0.1)
        except ValueError:  # its message may quote the password
            raise StoreError(translate("store.database.address")) from None


class Session:
    """The connections of one event loop: one that writes, and a pool that reads."""

    def __init__(self, url: str) -> None:
        self.loop = asyncio.get_running_loop()
        self._url = url
        self._writer: Connection | None = None
        self._lock = asyncio.Lock()
        opening: Any = connect  # it has fewer parameters than the pool's type demands
        self._readers = asyncpg.create_pool(url, min_size=0, max_size=READERS, connect=opening, reset=_no_reset)

    async def writer(self) -> Connection:
        """The connection that writes, reopened if it was lost."""
        if self._writer is None or self._writer.is_closed():
            self._writer = await connect(self._url)
        return self._writer

    def drop_writer(self) -> None:
        """Terminate the connection that writes, so that the database rolls back its open transaction."""
        if self._writer is not None:
            self._writer.terminate()
        self._writer = None

    @asynccontextmanager
    async def reader(self) -> AsyncIterator[Db]:
        """A pooled connection for reading."""
        async with self._lock:
            await self._readers  # the first await opens the pool
        async with self._readers.acquire() as db:
            yield db

    async def close(self) -> None:
        """Close all connections, and terminate those that do not answer in time."""
        with suppress(*FAULTS):
            async with asyncio.timeout(_CLOSE_SECONDS), self._lock:
                await self._readers
                await self._readers.close()
                if self._writer is not None:
                    await self._writer.close()
        self.drop_writer()


async def _no_reset(_: object) -> None:
    """Skip the reset query of asyncpg: readers change no settings, and it costs a round trip."""


async def generation_of(db: Db) -> str:
    """The generation of the database: the id of its last restore, or empty if it was never restored."""
    return str(await db.fetchval("SELECT coalesce(max(edition), '') FROM restored"))


async def prepare(db: Db, url: str) -> None:
    """Create or migrate the schema, and refuse one of a later format."""
    if await format_of(db, url) == len(MIGRATIONS):
        return
    async with db.transaction():
        await db.execute("SET LOCAL lock_timeout = '60s'")
        await db.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
        await db.execute(f"SET LOCAL lock_timeout = '{_LOCK_SECONDS}s'")  # running games do not wait long for a schema change
        await _migrate(db, await format_of(db, url))


async def format_of(db: Db, url: str) -> int:
    """The format of the schema; 0 if there is none."""
    if not await db.fetchval("SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = $1 AND tablename = 'format')", SCHEMA):
        return 0
    found = int(await db.fetchval("SELECT max(version) FROM format"))
    if found > len(MIGRATIONS):
        raise StoreError(translate("store.database.format", {"database": redacted(url), "found": found, "known": len(MIGRATIONS)}))
    return found


async def _migrate(db: Db, found: int) -> None:
    if not found:
        await db.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        await db.execute("CREATE TABLE format (version integer NOT NULL)")
    for statements in MIGRATIONS[found:]:
        for statement in statements:
            await db.execute(statement)
    if found < len(MIGRATIONS):
        await db.execute("INSERT INTO format VALUES ($1)", len(MIGRATIONS))


async def open_database(url: str) -> str:
    """Create or migrate the schema of a database; returns its generation."""
    with translate_open_errors(url):
        db = await connect(url)
        try:
            await prepare(db, url)
            return await generation_of(db)
        finally:
            await db.close()
