"""The checksums of rows: each format covers its own columns, and rows of later formats are served."""

import asyncio
from collections.abc import Callable
from itertools import pairwise

import msgspec
import pytest

from tavolata.server.protocol.messages import OpenTable
from tavolata.server.store.errors import Corrupt
from tavolata.server.store.location import StoreLocation
from tavolata.server.store.rows import COLUMNS, ROW_FORMATS, checksum, decode_table, encode_row, row_checksum
from tavolata.server.tables.registry import TableRegistry
from tests.server.corrupt import meddle
from tests.server.harness import KeenBot
from tests.server.store.test_store import ROW
from tests.server.stores import AnyStore, in_store

OF_CAMPAIGN = msgspec.structs.replace(ROW, campaign="c" * 12)
LATER = (max(ROW_FORMATS) + 1) << 32 | 12345
"""A checksum with a later row format."""


def test_the_newest_format_covers_every_column() -> None:
    assert ROW_FORMATS[max(ROW_FORMATS)] == COLUMNS


def test_formats_only_grow() -> None:
    formats = [set(columns) for _, columns in sorted(ROW_FORMATS.items())]
    assert all(earlier < later for earlier, later in pairwise(formats))


def test_a_row_has_the_checksum_of_the_oldest_format_that_covers_it() -> None:
    """An older server can then verify every table without a campaign."""
    plain, of_campaign = encode_row(ROW), encode_row(OF_CAMPAIGN)
    assert row_checksum(plain) == checksum(plain[: len(ROW_FORMATS[5])])
    assert row_checksum(of_campaign) == checksum(of_campaign)


@pytest.mark.parametrize("table", [ROW, OF_CAMPAIGN])
def test_a_change_of_any_column_is_noticed(table: object) -> None:
    assert isinstance(table, type(ROW))
    values = encode_row(table)
    for n, value in enumerate(values):
        changed = [*values[:n], value + 1 if isinstance(value, int) else "other", *values[n + 1 :]]
        with pytest.raises(Corrupt):
            decode_table(*changed, row_checksum(values))


def test_a_checksum_of_a_later_format_cannot_be_checked_and_is_accepted() -> None:
    assert decode_table(*encode_row(ROW), LATER) == ROW


@pytest.mark.parametrize("stored", [-1, 4 << 32, 1 << 60])
def test_a_checksum_of_no_format_is_corrupt(stored: int) -> None:
    with pytest.raises(Corrupt):
        decode_table(*encode_row(ROW), stored)


def test_a_row_with_an_unknown_column_is_served_and_keeps_it(place: StoreLocation, logged_errors: Callable[[], list[str]]) -> None:
    """As in a rolling update: a later program added a column, and its checksum covers it."""

    async def story(store: AnyStore) -> None:
        opened = await TableRegistry(store, 0, KeenBot).open(OpenTable("lucky-loop", 2))
        before = await store.read(opened.table)
        assert before is not None
        await store.write([msgspec.structs.replace(before[0], revision=1)])
        await asyncio.to_thread(meddle, place, "ALTER TABLE tables ADD COLUMN colour text")
        await asyncio.to_thread(meddle, place, f"UPDATE tables SET colour = 'red', sum = {LATER}")  # noqa: S608 - our own number
        table = await TableRegistry(store, 0, KeenBot).find(opened.table)
        await store.write([msgspec.structs.replace(table.row, revision=2)])
        assert (await TableRegistry(store, 0, KeenBot).find(opened.table)).row.revision == 2
        await asyncio.to_thread(meddle, place, "DELETE FROM tables WHERE colour IS NULL")
        assert await store.read(opened.table) is not None

    in_store(place, story)
    assert logged_errors() == []
