"""The stores of designs, races and campaigns in the PostgreSQL database."""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from tavolata.server.store.postgres_connection import Db
from tavolata.server.store.rows import AttemptRow, CampaignRow, CampaignTable, DesignRow, RaceEntryRow

R = TypeVar("R")

_SAVE_DESIGN = """
INSERT INTO made AS old VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (game, kind, code) DO UPDATE SET score = excluded.score, name = excluded.name WHERE excluded.score > old.score
"""
_DELETE_DESIGNS = """
DELETE FROM made WHERE game = $1 AND kind = $2
AND code NOT IN (SELECT code FROM made WHERE game = $1 AND kind = $2 ORDER BY score DESC, code LIMIT $3)
"""
_BEST = "SELECT game, kind, code, score, name FROM made WHERE game = $1 ORDER BY kind, score DESC, code"

_ENTRY = 'game, race, key, "table", seat, seats, name, score, course'
_ADD_ENTRY = f"INSERT INTO raced ({_ENTRY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING"  # noqa: S608 - our own names
_FINISH = """
UPDATE raced SET score = $1, course = $2
WHERE game = $3 AND race = $4 AND key = $5 AND "table" = $6 AND score IS NULL
"""
_DELETE_TRACKS = """
UPDATE raced SET course = ''
WHERE game = $1 AND race = $2 AND course <> '' AND key NOT IN (
    SELECT key FROM raced WHERE game = $1 AND race = $2 AND seats = 1 AND score IS NOT NULL ORDER BY score DESC, key LIMIT $3
)
"""
_RANKING = f"SELECT {_ENTRY} FROM raced WHERE game = $1 AND race = $2 AND score IS NOT NULL ORDER BY score DESC, key"  # noqa: S608

_ATTEMPT = ", ".join(f'"{name}"' for name in AttemptRow._fields)
_SAVE_CAMPAIGN = """
INSERT INTO campaigns (id, game, name, created, all_open) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, all_open = excluded.all_open
"""
_CAMPAIGN = "SELECT id, game, name, created, all_open FROM campaigns WHERE id = $1"
_SAVE_ATTEMPT = f"INSERT INTO tried ({_ATTEMPT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING"  # noqa: S608
_ATTEMPTS = f'SELECT {_ATTEMPT} FROM tried WHERE campaign = $1 ORDER BY ended, "table"'  # noqa: S608
_TABLES = """
SELECT id, tables.stage, what_if, tried."table" IS NOT NULL FROM tables LEFT JOIN tried ON tried."table" = id
WHERE tables.campaign = $1 ORDER BY tables.created DESC, id
"""


class Access(Protocol):
    """Protocol: runs functions on the database."""

    async def query(self, work: Callable[[Db], Awaitable[R]]) -> R:
        """Run a reading function; returns its result."""
        ...

    async def execute(self, work: Callable[[Db], Awaitable[Any]]) -> Any:
        """Run a writing function in one transaction; returns its result."""
        ...


class PostgresDesigns:
    """The store of the best designs of finished matches."""

    def __init__(self, database: Access) -> None:
        self._database = database

    async def save(self, designs: Sequence[DesignRow], limit: int) -> None:
        """Save designs, and delete all but the best of each kind."""

        async def work(db: Db) -> None:
            await db.execute("LOCK TABLE made IN SHARE ROW EXCLUSIVE MODE")  # designs of other processes must be counted
            await db.executemany(_SAVE_DESIGN, designs)
            await db.executemany(_DELETE_DESIGNS, sorted({(row.game, row.kind, limit) for row in designs}))

        await self._database.execute(work)

    async def best(self, game: str) -> list[DesignRow]:
        """The stored designs of a game, for each kind the best first."""
        return [DesignRow(*row) for row in await self._database.query(lambda db: db.fetch(_BEST, game))]


class PostgresRaces:
    """The store of race entries."""

    def __init__(self, database: Access) -> None:
        self._database = database

    async def secret(self) -> str:
        """The secret of this site, from which the secrets of all races derive."""

        async def work(db: Db) -> str:
            await db.execute("INSERT INTO house (name, value) VALUES ('races', $1) ON CONFLICT DO NOTHING", secrets.token_hex(32))
            return str(await db.fetchval("SELECT value FROM house WHERE name = 'races'"))

        return str(await self._database.execute(work))

    async def add_entries(self, entries: Sequence[RaceEntryRow]) -> None:
        """Add entries, except for players who have already entered the race."""
        ordered = sorted(entries, key=lambda row: (row.game, row.race, row.key))  # so that two writers do not deadlock
        await self._database.execute(lambda db: db.executemany(_ADD_ENTRY, ordered))

    async def finish_entries(self, entries: Sequence[RaceEntryRow], tracks: int) -> None:
        """Save the scores of these first attempts, and delete all but the best ghost tracks."""

        async def work(db: Db) -> None:
            await db.execute("LOCK TABLE raced IN SHARE ROW EXCLUSIVE MODE")
            await db.executemany(_FINISH, [(row.score, row.course, row.game, row.race, row.key, row.table) for row in entries])
            await db.executemany(_DELETE_TRACKS, sorted({(row.game, row.race, tracks) for row in entries}))

        await self._database.execute(work)

    async def ranking(self, game: str, race: str) -> list[RaceEntryRow]:
        """The finished entries of a race, the best first."""
        return [RaceEntryRow(*row) for row in await self._database.query(lambda db: db.fetch(_RANKING, game, race))]


class PostgresCampaigns:
    """The store of campaigns and of the attempts at their stages."""

    def __init__(self, database: Access) -> None:
        self._database = database

    async def save(self, campaign: CampaignRow) -> None:
        """Insert or update a campaign."""
        await self._database.execute(lambda db: db.execute(_SAVE_CAMPAIGN, *campaign[:-1], int(campaign.all_open)))

    async def load(self, campaign: str) -> CampaignRow | None:
        """The campaign with this id."""
        row = await self._database.query(lambda db: db.fetchrow(_CAMPAIGN, campaign))
        return CampaignRow(*row)._replace(all_open=bool(row["all_open"])) if row else None

    async def save_attempt(self, attempt: AttemptRow) -> None:
        """Save the outcome of a table, unless it is stored already."""
        await self._database.execute(lambda db: db.execute(_SAVE_ATTEMPT, *attempt))

    async def attempts(self, campaign: str) -> list[AttemptRow]:
        """The attempts of a campaign, the earliest first."""
        return [AttemptRow(*row) for row in await self._database.query(lambda db: db.fetch(_ATTEMPTS, campaign))]

    async def tables(self, campaign: str) -> list[CampaignTable]:
        """The tables of a campaign, the latest first."""
        return [CampaignTable(*row) for row in await self._database.query(lambda db: db.fetch(_TABLES, campaign))]
