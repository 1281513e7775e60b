"""Tests of the best ships: ships of finished tables are saved, except after take-backs or substitutions."""

from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from typing import Any

import msgspec
import pytest

from tavolata.core.game import Action
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.games.galaxy_trucker.actions import Finish
from tavolata.server.features import workshop
from tavolata.server.protocol import messages
from tavolata.server.store.base import Store
from tavolata.server.store.rows import TableRow
from tests.server.harness import Browser, FlightBot, LiveServer

GAME = "galaxy-trucker"
_SECONDS = 20


class HastyBot(FlightBot):
    """A bot that takes off as soon as possible."""

    def choose(self, sight: Observation[Any, Any]) -> Action:
        action: Action = next((action for action in sight.legal if isinstance(action, Finish)), sight.legal[0])
        return action


@pytest.fixture
def recorded_tables(monkeypatch: pytest.MonkeyPatch) -> Queue[str]:
    """The tables for which the server has run `record_best`."""
    done: Queue[str] = Queue()
    exhibit = workshop.record_best

    async def watched(store: Store, row: TableRow, match: Match[Any, Any, Any]) -> None:
        await exhibit(store, row, match)
        done.put(row.id)

    monkeypatch.setattr(workshop, "record_best", watched)
    return done


@pytest.fixture
def live_server(tmp_path: Path) -> Iterator[LiveServer]:
    """A server on which disconnected players count as away at once."""
    with LiveServer(tmp_path, make_bot=HastyBot, away=1) as running:
        yield running


async def moves(person: Browser) -> dict[str, Any]:
    """The next `moves` message of a client."""
    while (message := await receive(person))["kind"] != "moves":
        pass
    return message


async def receive(person: Browser) -> dict[str, Any]:
    message: dict[str, Any] = msgspec.json.decode(await person.listen())
    return message


async def fly(person: Browser) -> None:
    """Take off with the current ship, and fly to the end."""
    while (told := await moves(person))["result"] is None:
        texts = [choice["text"] for choice in told["legal"]]
        if texts:
            await person.send(messages.Act(told["n"], [next((text for text in texts if text.startswith("finish")), texts[0])]))


def open_table(live_server: LiveServer) -> str:
    return live_server.open_table(2, game=GAME, options={"level": "test", "clock": "untimed"})


def best(live_server: LiveServer) -> list[tuple[str, str]]:
    return [(each["kind"], each["name"]) for each in live_server.get(f"/api/shipyard/{GAME}/best").json()]


def test_the_ships_of_a_finished_table_are_saved(live_server: LiveServer, recorded_tables: Queue[str]) -> None:
    table = open_table(live_server)

    async def story() -> None:
        anna = await live_server.sit(table, "Anna", 0)
        await anna.send(messages.SeatBot(1, "easy"))
        await anna.send(messages.Begin())
        await fly(anna)

    live_server.run(story())
    assert recorded_tables.get(timeout=_SECONDS) == table
    assert best(live_server) == [("test", "Anna")]


def test_a_match_with_a_take_back_saves_no_ships(live_server: LiveServer, recorded_tables: Queue[str]) -> None:
    table = open_table(live_server)

    async def story() -> None:
        anna = await live_server.sit(table, "Anna", 0)
        await anna.send(messages.SeatBot(1, "easy"))
        await anna.send(messages.Begin())
        while (told := await moves(anna))["view"]["players"][1]["status"] == "building":
            pass
        await anna.send(messages.Act(told["n"], ["take heap"]))
        while (told := await moves(anna))["back"] is None:
            pass
        await anna.send(messages.TakeBack(on_record=True))
        await fly(anna)

    live_server.run(story())
    assert recorded_tables.get(timeout=_SECONDS) == table
    assert best(live_server) == []


def test_a_seat_with_a_substitute_bot_saves_no_ship(live_server: LiveServer, recorded_tables: Queue[str]) -> None:
    table = open_table(live_server)

    async def story() -> None:
        anna, ben = [await live_server.sit(table, name, seat) for seat, name in enumerate(("Anna", "Ben"))]
        await anna.send(messages.Begin())
        await moves(ben)
        await ben.close()
        while not (await receive(anna)).get("overdue"):
            pass
        await anna.send(messages.Substitute(1, "easy"))
        await fly(await live_server.visit(table, "Anna"))

    live_server.run(story())
    assert recorded_tables.get(timeout=_SECONDS) == table
    assert best(live_server) == [("test", "Anna")]
