"""How the rows of a store are written down, each with a sum by which damage is known."""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from tavolata.i18n import translate
from tavolata.server.store.base import Damaged, LogRow, TableRow

COLUMNS = TableRow.__struct_fields__
_AS_JSON = ("options", "holders", "clock")

_encode = msgspec.json.Encoder().encode


def written(table: TableRow) -> list[Any]:
    """A table as its columns have it."""
    values = msgspec.structs.asdict(table) | {"advisor": int(table.advisor)}
    for name in _AS_JSON:
        if values[name] is not None:
            values[name] = _encode(values[name]).decode()
    return [*values.values()]


def table_of(*row: Any) -> TableRow:
    """A table, if its columns are as they were written."""
    *columns, kept = row
    if kept is not None and kept != sum_of(columns):
        raise Damaged(translate("store.damaged.row"))
    values = dict(zip(COLUMNS, columns, strict=True))
    try:
        values |= {name: msgspec.json.decode(values[name]) for name in _AS_JSON if values[name] is not None}
        return msgspec.convert({**values, "advisor": bool(values["advisor"])}, TableRow)
    except msgspec.MsgspecError as error:
        raise Damaged(translate("store.damaged.row")) from error


def line_of(due: int, *row: Any) -> LogRow:
    """A line, if it is the one that is due and as it was written."""
    *columns, kept = row
    line = LogRow(*columns)
    if line.n != due or (kept is not None and kept != sum_of(line)):
        raise Damaged(translate("store.damaged.line", {"n": due}))
    return line


def sum_of(values: Sequence[Any]) -> int:
    """The sum of what is written in one row, by which a flipped bit is known."""
    told = values if values[-1] is not None else values[:-1]  # a table without a campaign has the sum that it had before there were any
    return zlib.crc32(_encode(told))
