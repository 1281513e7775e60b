"""The stores of designs, races and campaigns in the SQLite file."""

import secrets
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from tavolata.server.store.rows import AttemptRow, CampaignRow, CampaignTable, DesignRow, RaceEntryRow

R = TypeVar("R")

SCHEMA = (
    """
CREATE TABLE IF NOT EXISTS made (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    code TEXT NOT NULL,
    score INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (game, kind, code)
) STRICT, WITHOUT ROWID
""",
    """
CREATE TABLE IF NOT EXISTS house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID
""",
    """
CREATE TABLE IF NOT EXISTS raced (
    game TEXT NOT NULL,
    race TEXT NOT NULL,
    key TEXT NOT NULL,
    "table" TEXT NOT NULL,
    seat INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    name TEXT NOT NULL,
    score INTEGER,
    course BLOB NOT NULL,
    PRIMARY KEY (game, race, key)
) STRICT, WITHOUT ROWID
""",
    """
CREATE TABLE IF NOT EXISTS campaigns (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    all_open INTEGER NOT NULL
) STRICT, WITHOUT ROWID
""",
    """
CREATE TABLE IF NOT EXISTS tried (
    "table" TEXT PRIMARY KEY,
    campaign TEXT NOT NULL,
    stage TEXT NOT NULL,
    seats INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    stars INTEGER NOT NULL,
    taken_back INTEGER NOT NULL,
    again TEXT,
    figures TEXT NOT NULL
) STRICT, WITHOUT ROWID
""",
    "CREATE INDEX IF NOT EXISTS tried_in ON tried (campaign)",
)
"""The tables of this module, which older files get when they are opened."""

_SAVE_DESIGN = """
INSERT INTO made VALUES (?, ?, ?, ?, ?)
ON CONFLICT DO UPDATE SET score = excluded.score, name = excluded.name WHERE excluded.score > score
"""
_DELETE_DESIGNS = """
DELETE FROM made WHERE game = ?1 AND kind = ?2
AND code NOT IN (SELECT code FROM made WHERE game = ?1 AND kind = ?2 ORDER BY score DESC, code LIMIT ?3)
"""
_BEST = "SELECT * FROM made WHERE game = ? ORDER BY kind, score DESC, code"

_FINISH = """
UPDATE raced SET score = ?, course = ?
WHERE game = ? AND race = ? AND key = ? AND "table" = ? AND score IS NULL
"""
_DELETE_TRACKS = """
UPDATE raced SET course = x''
WHERE game = ?1 AND race = ?2 AND key NOT IN (
    SELECT key FROM raced WHERE game = ?1 AND race = ?2 AND seats = 1 AND score IS NOT NULL ORDER BY score DESC, key LIMIT ?3
)
"""
_RANKING = "SELECT * FROM raced WHERE game = ? AND race = ? AND score IS NOT NULL ORDER BY score DESC, key"

_SAVE_CAMPAIGN = "INSERT INTO campaigns VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name, all_open = excluded.all_open"
_TABLES = """
SELECT id, tables.stage, what_if, tried."table" IS NOT NULL FROM tables LEFT JOIN tried ON tried."table" = id
WHERE tables.campaign = ? ORDER BY created DESC, id
"""


class Access(Protocol):
    """Protocol: runs functions on the file."""

    async def query(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Run a reading function; returns its result."""
        ...

    async def execute(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        """Run a writing function in one transaction; returns its result."""
        ...


class SqliteDesigns:
    """The store of the best designs of finished matches."""

    def __init__(self, file: Access) -> None:
        self._file = file

    async def save(self, designs: Sequence[DesignRow], limit: int) -> None:
        """Save designs, and delete all but the best of each kind."""

        def work(db: sqlite3.Connection) -> None:
            db.executemany(_SAVE_DESIGN, designs)
            db.executemany(_DELETE_DESIGNS, {(row.game, row.kind, limit) for row in designs})

        await self._file.execute(work)

    async def best(self, game: str) -> list[DesignRow]:
        """The stored designs of a game, for each kind the best first."""
        return await self._file.query(lambda db: [DesignRow(*row) for row in db.execute(_BEST, (game,))])


class SqliteRaces:
    """The store of race entries."""

    def __init__(self, file: Access) -> None:
        self._file = file

    async def secret(self) -> str:
        """The secret of this server, from which the secrets of all races derive."""

        def work(db: sqlite3.Connection) -> str:
            db.execute("INSERT OR IGNORE INTO house VALUES ('races', ?)", (secrets.token_hex(32),))
            (value,) = db.execute("SELECT value FROM house WHERE name = 'races'").fetchone()
            return str(value)

        return str(await self._file.execute(work))

    async def add_entries(self, entries: Sequence[RaceEntryRow]) -> None:
        """Add entries, except for players who have already entered the race."""
        await self._file.execute(_for_each("INSERT OR IGNORE INTO raced VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", entries))

    async def finish_entries(self, entries: Sequence[RaceEntryRow], tracks: int) -> None:
        """Save the scores of these first attempts, and delete all but the best ghost tracks."""

        def work(db: sqlite3.Connection) -> None:
            db.executemany(_FINISH, [(row.score, row.course, row.game, row.race, row.key, row.table) for row in entries])
            db.executemany(_DELETE_TRACKS, {(row.game, row.race, tracks) for row in entries})

        await self._file.execute(work)

    async def ranking(self, game: str, race: str) -> list[RaceEntryRow]:
        """The finished entries of a race, the best first."""
        return await self._file.query(lambda db: [RaceEntryRow(*row) for row in db.execute(_RANKING, (game, race))])


class SqliteCampaigns:
    """The store of campaigns and of the attempts at their stages."""

    def __init__(self, file: Access) -> None:
        self._file = file

    async def save(self, campaign: CampaignRow) -> None:
        """Insert or update a campaign."""
        await self._file.execute(_for_each(_SAVE_CAMPAIGN, [campaign]))

    async def load(self, campaign: str) -> CampaignRow | None:
        """The campaign with this id."""
        row = await self._file.query(lambda db: db.execute("SELECT * FROM campaigns WHERE id = ?", (campaign,)).fetchone())
        return CampaignRow(*row)._replace(all_open=bool(row[-1])) if row else None

    async def save_attempt(self, attempt: AttemptRow) -> None:
        """Save the outcome of a table, unless it is stored already."""
        await self._file.execute(_for_each("INSERT OR IGNORE INTO tried VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", [attempt]))

    async def attempts(self, campaign: str) -> list[AttemptRow]:
        """The attempts of a campaign, the earliest first."""
        attempts = 'SELECT * FROM tried WHERE campaign = ? ORDER BY ended, "table"'
        return await self._file.query(lambda db: [AttemptRow(*row) for row in db.execute(attempts, (campaign,))])

    async def tables(self, campaign: str) -> list[CampaignTable]:
        """The tables of a campaign, the latest first."""
        rows = await self._file.query(lambda db: db.execute(_TABLES, (campaign,)).fetchall())
        return [CampaignTable(*row)._replace(is_recorded=bool(row[-1])) for row in rows]


def _for_each(statement: str, rows: Sequence[Sequence[Any]]) -> Callable[[sqlite3.Connection], None]:
    """A function that runs a statement for each row."""

    def work(db: sqlite3.Connection) -> None:
        db.executemany(statement, rows)

    return work
