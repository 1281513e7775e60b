"""What stands beside the log in a database: what was made in matches, and the book of the races."""

import secrets
from collections.abc import Sequence

from tavolata.server.store.base import MadeRow, RacedRow
from tavolata.server.store.postgres_connection import Db

_EXHIBIT = """
INSERT INTO made AS old VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (game, kind, code) DO UPDATE SET score = excluded.score, name = excluded.name WHERE excluded.score > old.score
"""
_CLEAR_OUT = """
DELETE FROM made WHERE game = $1 AND kind = $2
AND code NOT IN (SELECT code FROM made WHERE game = $1 AND kind = $2 ORDER BY score DESC, code LIMIT $3)
"""
_BEST = "SELECT game, kind, code, score, name FROM made WHERE game = $1 ORDER BY kind, score DESC, code"

_RACED = 'game, race, key, "table", seat, seats, name, score, course'
_ENTER = f"INSERT INTO raced ({_RACED}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING"  # noqa: S608 - our own names
_FINISH = """
UPDATE raced SET score = $1, course = $2
WHERE game = $3 AND race = $4 AND key = $5 AND "table" = $6 AND score IS NULL
"""
_FORGET = """
UPDATE raced SET course = ''
WHERE game = $1 AND race = $2 AND course <> '' AND key NOT IN (
    SELECT key FROM raced WHERE game = $1 AND race = $2 AND seats = 1 AND score IS NOT NULL ORDER BY score DESC, key LIMIT $3
)
"""
_RANKED = f"SELECT {_RACED} FROM raced WHERE game = $1 AND race = $2 AND score IS NOT NULL ORDER BY score DESC, key"  # noqa: S608


async def count_what_ifs(db: Db, table: str) -> int:
    """How many tables play on from this one."""
    return int(await db.fetchval("SELECT count(*) FROM tables WHERE what_if = $1", table))


async def exhibit(db: Db, made: Sequence[MadeRow], most: int) -> None:
    """Keep these if they are among so many best of their kind, and no others."""
    await db.execute("LOCK TABLE made IN SHARE ROW EXCLUSIVE MODE")  # another server's would not be among those that are counted
    await db.executemany(_EXHIBIT, made)
    await db.executemany(_CLEAR_OUT, sorted({(row.game, row.kind, most) for row in made}))


async def best(db: Db, game: str) -> list[MadeRow]:
    """The best that was made in matches of a game, of each kind the best first."""
    return [MadeRow(*row) for row in await db.fetch(_BEST, game)]


async def race_secret(db: Db) -> str:
    """What the house keeps to itself; the secrets of all races follow from it."""
    await db.execute("INSERT INTO house (name, value) VALUES ('races', $1) ON CONFLICT DO NOTHING", secrets.token_hex(32))
    return str(await db.fetchval("SELECT value FROM house WHERE name = 'races'"))


async def enter(db: Db, rows: Sequence[RacedRow]) -> None:
    """These begin; who has entered the race before is entered already."""
    in_order = sorted(rows, key=lambda row: (row.game, row.race, row.key))  # so that no two who enter wait for each other
    await db.executemany(_ENTER, in_order)


async def finish(db: Db, rows: Sequence[RacedRow], most: int) -> None:
    """These have come to the end of their first try; only so many courses of a race are kept."""
    await db.execute("LOCK TABLE raced IN SHARE ROW EXCLUSIVE MODE")
    await db.executemany(_FINISH, [(row.score, row.course, row.game, row.race, row.key, row.table) for row in rows])
    await db.executemany(_FORGET, sorted({(row.game, row.race, most) for row in rows}))


async def ranked(db: Db, game: str, race: str) -> list[RacedRow]:
    """All who count in a race, the best first."""
    return [RacedRow(*row) for row in await db.fetch(_RANKED, game, race)]
