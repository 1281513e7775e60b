"""Tables in memory: one for all who use it, none when nobody does."""

import asyncio
import gc
import weakref
from pathlib import Path

import msgspec
import pytest

from tavolata.server.refusal import Refusal
from tavolata.server.store import SqliteStore
from tavolata.server.tables import Tables
from tavolata.server.wire import OpenTable
from tests.server.house import KeenBot


def test_those_who_come_at_once_find_the_same_table(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path)

    async def story() -> bool:
        tables = Tables(store, 0, KeenBot)
        opened = await tables.open(OpenTable("lucky-loop", 2))
        one, other = await asyncio.gather(tables.find(opened.table), tables.find(opened.table))
        return one is other

    assert asyncio.run(story())
    store.close()


def test_a_table_that_nobody_uses_leaves_the_memory(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path)

    async def story() -> bool:
        tables = Tables(store, 0, KeenBot)
        opened = await tables.open(OpenTable("lucky-loop", 2))
        found = weakref.ref(await tables.find(opened.table))
        await asyncio.sleep(0)
        gc.collect()
        return found() is None

    assert asyncio.run(story())
    store.close()


def test_a_table_of_other_rules_is_not_gone_on_with(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path)

    async def story() -> None:
        tables = Tables(store, 0, KeenBot)
        opened = await tables.open(OpenTable("lucky-loop", 2))
        saved = await store.read(opened.table)
        assert saved is not None
        older = msgspec.structs.replace(saved[0], id="b" * 12, version=saved[0].version - 1)
        await store.write([older])
        await tables.find(older.id)

    with pytest.raises(Refusal, match="begun on version 0 of the rules"):
        asyncio.run(story())
    store.close()
