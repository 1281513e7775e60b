"""Tests of the quarantine: a table that cannot be loaded is refused and logged once, and the others continue."""

import asyncio
import json
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tavolata.server.errors import Refusal
from tavolata.server.protocol.messages import Hello, OpenTable, Refused
from tavolata.server.store.location import StoreLocation
from tavolata.server.store.sqlite_file import FILE
from tavolata.server.tables.registry import TableRegistry
from tests.server.corrupt import meddle, spoil_a_page
from tests.server.harness import House, KeenBot, Visitors, play_out, sentence
from tests.server.process import Process
from tests.server.stores import AnyStore, in_store


def play_a_little(house: Visitors) -> str:
    """Start a game and play a few lines; returns the id of the table."""
    table = house.open_table()

    async def story() -> None:
        await play_out(await house.begin(table, "Anna", "Ben"), lines=20)

    house.tell(story())
    return table


MEDDLING = {
    "a flipped bit in a line": ("UPDATE log SET action = replace(action, 'e', 'd') WHERE n = 3 AND \"table\" = ?", "damaged"),
    "another time": ('UPDATE log SET time = time + 1 WHERE n = 3 AND "table" = ?', "damaged"),
    "a line that is missing": ('DELETE FROM log WHERE n = 3 AND "table" = ?', "damaged"),
    "another secret": ("UPDATE tables SET secret = 'b' || substr(secret, 2) WHERE id = ?", "damaged"),
    "a row that cannot be read": ("UPDATE tables SET sum = NULL, holders = '[{' WHERE id = ?", "damaged"),
    "a line without a sum that is not legal": ("UPDATE log SET sum = NULL, action = 'nonsense' WHERE n = 3 AND \"table\" = ?", "damaged"),
    "a game that is gone": ("UPDATE tables SET sum = NULL, game = 'tiddlywinks' WHERE id = ?", "no longer has"),
    "rules that nobody carries": ("UPDATE tables SET sum = NULL, version = 77 WHERE id = ?", "version 77"),
}


@pytest.mark.parametrize(("statement", "why"), MEDDLING.values(), ids=MEDDLING.keys())
def test_what_cannot_be_loaded_is_refused_in_words_and_told_once(
    place: StoreLocation, statement: str, why: str, logged_errors: Callable[[], list[str]]
) -> None:
    with House(place) as house:
        broken, whole = play_a_little(house), play_a_little(house)
    meddle(place, statement, broken)
    with House(place) as house:

        async def story() -> None:
            for _ in range(3):
                refused = await (await house.connect(broken)).expect(Refused)
                assert refused.code == "unknown-table"
                assert why in sentence(refused)
            assert (await house.visit(whole, "Anna")) is not None

        house.tell(story())
        assert house.get(f"/api/tables/{broken}/record").status_code == httpx.codes.NOT_FOUND
    (told,) = logged_errors()
    assert told.startswith(f"Table {broken} cannot be gone on with and is set apart: ")
    assert "\n" not in told


def test_a_damaged_page_costs_the_tables_on_it_and_no_others(tmp_path: Path) -> None:
    """A real process logs one line for each unreadable table, and no traceback."""
    with House(tmp_path) as house:
        tables = [play_a_little(house) for _ in range(12)]
    held = spoil_a_page(tmp_path / FILE)
    with Process(tmp_path) as server:
        server.ready()
        people = Visitors(server.host)

        async def story() -> set[str]:
            refused = set()
            for table in [*tables, *tables]:
                browser = await people.connect(table)
                with suppress(ConnectionClosed):
                    await browser.send(Hello("a secret of sixteen letters"))
                if json.loads(await browser.listen())["kind"] == "refused":
                    refused.add(table)
            return refused

        refused = people.tell(story())
        *_, complaints = server.stop(signal.SIGTERM)
    assert {table for table in tables if table.encode() in held} <= refused < set(tables)
    assert complaints.count("\n") == len(refused)
    assert "Traceback" not in complaints


def test_a_table_that_cannot_be_read_now_can_be_read_later(place: StoreLocation, logged_errors: Callable[[], list[str]]) -> None:
    async def story(store: AnyStore) -> None:
        opened = await TableRegistry(store, 0, KeenBot).open(OpenTable("lucky-loop", 2))
        tables = TableRegistry(store, 0, KeenBot)
        await asyncio.to_thread(meddle, place, "ALTER TABLE log RENAME TO gone")
        with pytest.raises(Refusal, match="try again in a while") as refused:
            await tables.find(opened.table)
        assert refused.value.code == "not-now"
        await asyncio.to_thread(meddle, place, "ALTER TABLE gone RENAME TO log")
        assert (await tables.find(opened.table)).row.id == opened.table

    in_store(place, story)
    assert len(logged_errors()) == 1
