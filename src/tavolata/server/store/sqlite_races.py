"""The book of the races in the store: who entered which race first, and what came of it."""

import secrets
import sqlite3
from collections.abc import Sequence

from tavolata.server.store.base import RacedRow

SCHEMA = (
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
)
"""Stores of old know nothing of races, and need not."""

_FINISH = """
UPDATE raced SET score = ?, course = ?
WHERE game = ? AND race = ? AND key = ? AND "table" = ? AND score IS NULL
"""
_FORGET = """
UPDATE raced SET course = x''
WHERE game = ?1 AND race = ?2 AND key NOT IN (
    SELECT key FROM raced WHERE game = ?1 AND race = ?2 AND seats = 1 AND score IS NOT NULL ORDER BY score DESC, key LIMIT ?3
)
"""
_RANKED = """
SELECT * FROM raced WHERE game = ? AND race = ? AND score IS NOT NULL ORDER BY score DESC, key
"""


def secret(db: sqlite3.Connection) -> str:
    """What the house keeps to itself; the secrets of all races follow from it."""
    db.execute("INSERT OR IGNORE INTO house VALUES ('races', ?)", (secrets.token_hex(32),))
    (value,) = db.execute("SELECT value FROM house WHERE name = 'races'").fetchone()
    return str(value)


def enter(db: sqlite3.Connection, rows: Sequence[RacedRow]) -> None:
    """These begin; who has entered the race before is entered already."""
    db.executemany("INSERT OR IGNORE INTO raced VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def finish(db: sqlite3.Connection, rows: Sequence[RacedRow], most: int) -> None:
    """These have come to the end of their first try; only so many courses of a race are kept."""
    db.executemany(_FINISH, [(row.score, row.course, row.game, row.race, row.key, row.table) for row in rows])
    db.executemany(_FORGET, {(row.game, row.race, most) for row in rows})


def ranked(db: sqlite3.Connection, game: str, race: str) -> list[RacedRow]:
    """All who count in a race, the best first."""
    return [RacedRow(*row) for row in db.execute(_RANKED, (game, race)).fetchall()]
