"""The book of the campaigns in a database, as `campaignbook` keeps it in a file."""

from tavolata.server.store.base import CampaignRow, CampaignTable, TriedRow
from tavolata.server.store.postgres_connection import Db

_TRIED = ", ".join(f'"{name}"' for name in TriedRow._fields)
_FOUND = """
INSERT INTO campaigns (id, game, name, created, all_open) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, all_open = excluded.all_open
"""
_BOOK = f"INSERT INTO tried ({_TRIED}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING"  # noqa: S608 - our own names
_TRIED_IN = f'SELECT {_TRIED} FROM tried WHERE campaign = $1 ORDER BY ended, "table"'  # noqa: S608
_TABLES = """
SELECT id, tables.stage, what_if, tried."table" IS NOT NULL FROM tables LEFT JOIN tried ON tried."table" = id
WHERE tables.campaign = $1 ORDER BY tables.created DESC, id
"""


async def found(db: Db, campaign: CampaignRow) -> None:
    """A campaign begins, or something of it is changed."""
    await db.execute(_FOUND, *campaign[:-1], int(campaign.all_open))


async def campaign(db: Db, name: str) -> CampaignRow | None:
    """The campaign of this id."""
    row = await db.fetchrow("SELECT id, game, name, created, all_open FROM campaigns WHERE id = $1", name)
    return CampaignRow(*row)._replace(all_open=bool(row["all_open"])) if row else None


async def book(db: Db, tried: TriedRow) -> None:
    """What became of a table; it is noted once, however often its end is found."""
    await db.execute(_BOOK, *tried)


async def tried(db: Db, name: str) -> list[TriedRow]:
    """What became of the tables of a campaign, the earliest first."""
    return [TriedRow(*row) for row in await db.fetch(_TRIED_IN, name)]


async def tables_of(db: Db, name: str) -> list[CampaignTable]:
    """The tables of a campaign, the latest first."""
    return [CampaignTable(*row) for row in await db.fetch(_TABLES, name)]
