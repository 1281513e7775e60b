"""Whether a change stands in a database although its answer was lost: lines never change, so they tell; without any a table's row does."""

from collections.abc import Sequence

from tavolata.server.store.base import LogRow, TableRow
from tavolata.server.store.postgres_connection import Db
from tavolata.server.store.rows import sum_of, written

_LINES = """
SELECT count(*) FROM log JOIN unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[])
AS ours ("table", n, actor, action, time) USING ("table", n, actor, action, time)
"""
_ROWS = """
SELECT count(*) FROM tables JOIN unnest($1::text[], $2::bigint[], $3::bigint[]) AS ours (id, revision, sum) USING (id, revision, sum)
"""


async def stands(db: Db, tables: Sequence[TableRow], lines: Sequence[LogRow]) -> bool:
    """Whether all of a change is there as it was to be written: it was written as a whole, so its lines tell for its rows."""
    if lines:
        return bool(await db.fetchval(_LINES, *(list(column) for column in zip(*lines, strict=True))) == len(lines))
    rows = [(row.id, row.revision, sum_of(written(row))) for row in tables]
    return bool(rows) and bool(await db.fetchval(_ROWS, *(list(column) for column in zip(*rows, strict=True))) == len(rows))
