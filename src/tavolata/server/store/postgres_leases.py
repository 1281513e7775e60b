"""Leases as rows of the database: a table has one holder at a time; the fence number counts the changes of holder."""

from collections.abc import Sequence

from tavolata.server.store.postgres_connection import Db

_ACQUIRE = """
INSERT INTO lease AS old ("table", holder, fence, until)
SELECT wanted, $2, 1, clock_timestamp() + $3 * interval '1 millisecond' FROM unnest($1::text[]) AS wanted ORDER BY wanted
ON CONFLICT ("table") DO UPDATE
SET holder = excluded.holder, fence = old.fence + (old.holder <> excluded.holder)::int, until = excluded.until
WHERE old.holder = excluded.holder OR old.until < clock_timestamp()
RETURNING "table", fence
"""
_RELEASE = 'UPDATE lease SET until = clock_timestamp() WHERE holder = $1 AND "table" = ANY($2::text[])'


async def acquire(db: Db, holder: str, tables: Sequence[str], term: int) -> dict[str, int]:
    """Acquire or renew leases; returns the fences of the leases that the holder has now."""
    return {str(row[0]): int(row[1]) for row in await db.fetch(_ACQUIRE, list(tables), holder, term)}


async def release(db: Db, holder: str, tables: Sequence[str]) -> None:
    """Release leases before they expire."""
    await db.execute(_RELEASE, holder, list(tables))
