"""The next table of a group, and what a seat is offered that a bot plays."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tavolata.bots.play import play_game
from tavolata.core.match import Match
from tavolata.server.protocol.messages import Rematch, Sit, StandUp
from tavolata.server.store.rows import TableRow
from tavolata.server.store.sqlite import SqliteStore
from tavolata.server.tables import messages
from tavolata.server.tables.live_match import LiveMatch, TableState
from tavolata.server.tables.registry import TableRegistry
from tests.server.harness import FlightBot, as_stored, person
from tests.server.local_client import LocalClient


def after_rematch(folder: Path, **changes: Any) -> tuple[TableRow, TableRow]:
    """The row of a table whose match is over, and that of its rematch after Anna has changed her seed."""
    match = play_game("lucky-loop", 2, ["random"], seed=3)
    row, lines = as_stored(match, "secret", [person("Anna"), person("Ben")], "over")
    row = msgspec.structs.replace(row, **changes)
    store = SqliteStore.open(folder)

    async def story() -> TableRow:
        await store.write([row], lines)
        tables = TableRegistry(store, 0, FlightBot)
        table = await tables.find(row.id)
        await (await LocalClient.join(table, "Anna")).ask(table, Rematch())
        assert table.row.next is not None
        following = await tables.find(table.row.next)
        anna = await LocalClient.join(following, "Anna")
        await anna.ask(following, StandUp(), Sit(0, "Anna", "another seed"))
        return following.row

    following = asyncio.run(story())
    store.close()
    return row, following


@pytest.mark.parametrize("what_if", [None, "a" * 12])
def test_a_rematch_is_a_match_of_its_own_with_a_new_deal(tmp_path: Path, what_if: str | None) -> None:
    """A what-if table replays the deal of another table, and keeps its seeds; its rematch does neither."""
    before, following = after_rematch(tmp_path, what_if=what_if)
    assert following.what_if is None
    assert following.secret != before.secret
    assert (following.stage, following.began, following.next) == ("open", None, None)
    assert following.holders[0].seed == "another seed"


def test_a_seat_that_a_bot_plays_has_no_choices_and_no_move_to_take_back() -> None:
    match = Match.new("lucky-loop", 2, seed=7)
    (seat,) = match.awaited
    match.play(seat, match.legal(seat)[0], 1000)
    row, lines = as_stored(match, "secret", [person("Anna"), person("Ben")], "playing")
    substituted = msgspec.structs.replace(row.holders[seat], stand_in="normal")
    holders = tuple(substituted if place == seat else holder for place, holder in enumerate(row.holders))

    def seen(holders: Any) -> Any:
        state = TableState(
            msgspec.structs.replace(row, holders=holders, began=0), LiveMatch(msgspec.structs.replace(row, began=0), lines), 2000
        )
        return messages.seat_message(state, (), seat)

    assert seen(row.holders).back is not None
    assert (seen(holders).back, seen(holders).legal) == (None, [])
