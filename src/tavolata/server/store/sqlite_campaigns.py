"""The book of the campaigns in the store: the teams' campaigns, and what became of their tables."""

import sqlite3

from tavolata.server.store.base import CampaignRow, CampaignTable, TriedRow

SCHEMA = (
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
INDEX = "CREATE INDEX IF NOT EXISTS campaign_tables ON tables (campaign) WHERE campaign IS NOT NULL"
"""For a column that stores of old get first."""

_FOUND = "INSERT INTO campaigns VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name, all_open = excluded.all_open"
_TABLES = """
SELECT id, tables.stage, what_if, tried."table" IS NOT NULL FROM tables LEFT JOIN tried ON tried."table" = id
WHERE tables.campaign = ? ORDER BY created DESC, id
"""


def found(db: sqlite3.Connection, campaign: CampaignRow) -> None:
    """A campaign begins, or something of it is changed."""
    db.execute(_FOUND, campaign)


def campaign(db: sqlite3.Connection, name: str) -> CampaignRow | None:
    """The campaign of this id."""
    row = db.execute("SELECT * FROM campaigns WHERE id = ?", (name,)).fetchone()
    return CampaignRow(*row)._replace(all_open=bool(row[-1])) if row else None


def book(db: sqlite3.Connection, tried: TriedRow) -> None:
    """What became of a table; it is noted once, however often its end is found."""
    db.execute("INSERT OR IGNORE INTO tried VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", tried)


def tried(db: sqlite3.Connection, name: str) -> list[TriedRow]:
    """What became of the tables of a campaign, the earliest first."""
    return [TriedRow(*row) for row in db.execute('SELECT * FROM tried WHERE campaign = ? ORDER BY ended, "table"', (name,))]


def tables_of(db: sqlite3.Connection, name: str) -> list[CampaignTable]:
    """The tables of a campaign, the latest first."""
    return [CampaignTable(*row)._replace(is_booked=bool(row[-1])) for row in db.execute(_TABLES, (name,))]
