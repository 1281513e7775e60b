"""The database in which games are kept where one file is too little: how it is reached, its schema, and what is told of one that is not."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeAlias

import asyncpg

from tavolata.i18n import translate
from tavolata.server.store.base import Damaged, StoreError
from tavolata.server.store.location import without_secrets

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

Connection: TypeAlias = "asyncpg.Connection[Any]"
Db: TypeAlias = "Connection | PoolConnectionProxy[Any]"

SCHEMA = "tavolata"
"""Our tables have a namespace of their own, so that nobody else's are in the way."""

READERS = 8
"""So many connections read beside the one that writes."""

_PATIENCE_SECONDS = 5.0
"""How long a database may take to come back before somebody is told that it is gone: as long as it takes to start again."""
_CONNECT_SECONDS = 5.0
_ANSWER_SECONDS = 15.0
"""Longer than any statement may take there: only a line that is dead says nothing for so long."""
_FAREWELL_SECONDS = 3.0
_LOCK_SECONDS = 5
_MIGRATION_LOCK = 0x7461766F6C617461
"""The word tavolata: whoever holds it brings the schema forward, and the others wait."""

_SESSION = {
    "application_name": "tavolata",
    "search_path": SCHEMA,
    "synchronous_commit": "on",  # whatever the host's default: a move is on the disk before anybody sees it
    "statement_timeout": "10s",
    "lock_timeout": f"{_LOCK_SECONDS}s",
    "idle_in_transaction_session_timeout": "10s",  # a process that was stopped half-way holds up nobody for longer
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
"""What leads from each format to the next. Servers of the former one go on meanwhile: add what they can do without, take nothing away."""

LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # of a line that broke while something was under way on it
    OSError,
    TimeoutError,
)
"""What is raised when the line to the database breaks, or the database stops."""

UNANSWERED = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""Those of them after which nobody here knows whether what was asked for was done."""

_COMING_BACK = (asyncpg.PostgresConnectionError, asyncpg.CannotConnectNowError, OSError)
FAULTS = (asyncpg.PostgresError, *LOST)
"""Whatever can go wrong with a database."""


@contextmanager
def told() -> Iterator[None]:
    """Say in one sentence what keeps the log from being read or written."""
    try:
        yield
    except FAULTS as error:
        raise worded(error) from error


def worded(error: Exception) -> Exception:
    """What those are told whose games it keeps from being read or written; what we have no words for stays as it is."""
    if not isinstance(error, FAULTS):
        return error
    is_damage = isinstance(error, asyncpg.DataCorruptedError | asyncpg.IndexCorruptedError)
    return (Damaged if is_damage else StoreError)(translate("server.store.failed", {"why": _why(error)}))


@contextmanager
def told_of(url: str) -> Iterator[None]:
    """Say in one sentence what keeps a database from being opened; its password is no part of it."""
    try:
        yield
    except FAULTS as error:
        raise StoreError(translate("store.database.unreachable", {"database": without_secrets(url), "why": _why(error)})) from error


def _why(error: Exception) -> str:
    """What the machine says, on one line and without a full stop; its details may quote what was to be written, and are left out."""
    if isinstance(error, ValueError):
        return type(error).__name__
    words = error.args[0] if isinstance(error, asyncpg.PostgresError) and error.args else error
    return " ".join(str(words).split()).rstrip(".") or type(error).__name__


async def connect(url: str, *, is_hurried: bool = True, **_: object) -> Connection:
    """A connection; a database that is just starting is waited for, as nothing was asked of it yet."""
    session = _SESSION if is_hurried else _SESSION | {"statement_timeout": "0", "idle_in_transaction_session_timeout": "0"}
    patience = monotonic() + _PATIENCE_SECONDS
    while True:
        try:
            return await asyncpg.connect(
                url, timeout=_CONNECT_SECONDS, command_timeout=_ANSWER_SECONDS if is_hurried else None, server_settings=session
            )
        except _COMING_BACK:
            if monotonic() > patience:
                raise
            await asyncio.sleep(0.1)
        except ValueError:  # what such an error says may quote the address, password and all
            raise StoreError(translate("store.database.address")) from None


class Session:
    """All that is open to a database on one loop: a connection that writes, and some that read."""

    def __init__(self, url: str) -> None:
        self.loop = asyncio.get_running_loop()
        self._url = url
        self._writer: Connection | None = None
        self._door = asyncio.Lock()
        opening: Any = connect  # it takes what we give, and not all that could be given
        self._readers = asyncpg.create_pool(url, min_size=0, max_size=READERS, connect=opening, reset=_as_it_is)

    async def writer(self) -> Connection:
        """The connection that writes, opened again if it was lost."""
        if self._writer is None or self._writer.is_closed():
            self._writer = await connect(self._url)
        return self._writer

    def give_up_writer(self) -> None:
        """After a fault nobody knows what is half done on a connection: the database undoes it when it is gone."""
        if self._writer is not None:
            self._writer.terminate()
        self._writer = None

    @asynccontextmanager
    async def reader(self) -> AsyncIterator[Db]:
        """A connection that reads, and leaves all as it was."""
        async with self._door:
            await self._readers  # opens it once
        async with self._readers.acquire() as db:
            yield db

    async def close(self) -> None:
        """Close all connections, without a farewell where nobody answers."""
        with suppress(*FAULTS):
            async with asyncio.timeout(_FAREWELL_SECONDS), self._door:
                await self._readers
                await self._readers.close()
                if self._writer is not None:
                    await self._writer.close()
        self.give_up_writer()


async def _as_it_is(_: object) -> None:
    """We set nothing on a connection: asking to forget it would be another way there and back."""


async def edition_of(db: Db) -> str:
    """Which restoring the games come from; those that were never restored have no such name."""
    return str(await db.fetchval("SELECT coalesce(max(edition), '') FROM restored"))


async def prepare(db: Db, url: str) -> None:
    """Make the schema or bring it forward, and refuse one that a later program made."""
    if await format_of(db, url) == len(MIGRATIONS):
        return
    async with db.transaction():
        await db.execute("SET LOCAL lock_timeout = '60s'")
        await db.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
        await db.execute(f"SET LOCAL lock_timeout = '{_LOCK_SECONDS}s'")  # those who play do not wait long behind a change of a table
        await _migrate(db, await format_of(db, url))


async def format_of(db: Db, url: str) -> int:
    """The format of the schema; 0 where there is none."""
    if not await db.fetchval("SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = $1 AND tablename = 'format')", SCHEMA):
        return 0
    found = int(await db.fetchval("SELECT max(version) FROM format"))
    if found > len(MIGRATIONS):
        raise StoreError(translate("store.database.format", {"database": without_secrets(url), "found": found, "known": len(MIGRATIONS)}))
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


async def opened(url: str) -> str:
    """Prepare a database for a server; the edition of its games."""
    with told_of(url):
        db = await connect(url)
        try:
            await prepare(db, url)
            return await edition_of(db)
        finally:
            await db.close()
