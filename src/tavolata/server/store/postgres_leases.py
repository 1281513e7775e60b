"""Leases as rows of a database: one holder of a table at a time, and a fence that counts how often another one took over."""

from collections.abc import Sequence

from tavolata.server.store.postgres_connection import Db

_TAKE = """
INSERT INTO lease AS old ("table", holder, fence, until)
SELECT wanted, $2, 1, clock_timestamp() + $3 * interval '1 millisecond' FROM unnest($1::text[]) AS wanted ORDER BY wanted
ON CONFLICT ("table") DO UPDATE
SET holder = excluded.holder, fence = old.fence + (old.holder <> excluded.holder)::int, until = excluded.until
WHERE old.holder = excluded.holder OR old.until < clock_timestamp()
RETURNING "table", fence
"""
_END = 'UPDATE lease SET until = clock_timestamp() WHERE holder = $1 AND "table" = ANY($2::text[])'


async def take(db: Db, holder: str, tables: Sequence[str], term: int) -> dict[str, int]:
    """Take or renew leases; those that are the holder's now, with their fences."""
    return {str(row[0]): int(row[1]) for row in await db.fetch(_TAKE, list(tables), holder, term)}


async def end(db: Db, holder: str, tables: Sequence[str]) -> None:
    """End leases before their time."""
    await db.execute(_END, holder, list(tables))
