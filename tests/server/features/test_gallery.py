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
from tests.server.harness import Browser, House, KeenBot

GAME = "galaxy-trucker"
_SECONDS = 20


class Hasty(KeenBot):
    """A bot that takes off as soon as possible."""

    def choose(self, sight: Observation[Any, Any]) -> Action:
        action: Action = next((action for action in sight.legal if isinstance(action, Finish)), sight.legal[0])
        return action


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> Queue[str]:
    """The tables for which the server has run `record_best`."""
    done: Queue[str] = Queue()
    exhibit = workshop.record_best

    async def watched(store: Store, row: TableRow, match: Match[Any, Any, Any]) -> None:
        await exhibit(store, row, match)
        done.put(row.id)

    monkeypatch.setattr(workshop, "record_best", watched)
    return done


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server on which disconnected players count as away at once."""
    with House(tmp_path, make_bot=Hasty, away=1) as running:
        yield running


async def moves(person: Browser) -> dict[str, Any]:
    """The next `moves` message of a client."""
    while (message := await heard(person))["kind"] != "moves":
        pass
    return message


async def heard(person: Browser) -> dict[str, Any]:
    message: dict[str, Any] = msgspec.json.decode(await person.listen())
    return message


async def fly(person: Browser) -> None:
    """Take off with the current ship, and fly to the end."""
    while (told := await moves(person))["result"] is None:
        texts = [choice["text"] for choice in told["legal"]]
        if texts:
            await person.send(messages.Act(told["n"], [next((text for text in texts if text.startswith("finish")), texts[0])]))


def open_table(house: House) -> str:
    return house.open_table(2, game=GAME, options={"level": "test", "clock": "untimed"})


def best(house: House) -> list[tuple[str, str]]:
    return [(each["kind"], each["name"]) for each in house.get(f"/api/shipyard/{GAME}/best").json()]


def test_the_end_of_a_live_table_fills_the_gallery(house: House, looked_at: Queue[str]) -> None:
    table = open_table(house)

    async def story() -> None:
        anna = await house.sit(table, "Anna", 0)
        await anna.send(messages.SeatBot(1, "easy"))
        await anna.send(messages.Begin())
        await fly(anna)

    house.tell(story())
    assert looked_at.get(timeout=_SECONDS) == table
    assert best(house) == [("test", "Anna")]


def test_a_game_in_which_a_move_was_taken_back_fills_nothing(house: House, looked_at: Queue[str]) -> None:
    table = open_table(house)

    async def story() -> None:
        anna = await house.sit(table, "Anna", 0)
        await anna.send(messages.SeatBot(1, "easy"))
        await anna.send(messages.Begin())
        while (told := await moves(anna))["view"]["players"][1]["status"] == "building":
            pass
        await anna.send(messages.Act(told["n"], ["take heap"]))
        while (told := await moves(anna))["back"] is None:
            pass
        await anna.send(messages.TakeBack(on_record=True))
        await fly(anna)

    house.tell(story())
    assert looked_at.get(timeout=_SECONDS) == table
    assert best(house) == []


def test_a_game_in_which_a_bot_stood_in_fills_nothing_of_that_seat(house: House, looked_at: Queue[str]) -> None:
    table = open_table(house)

    async def story() -> None:
        anna, ben = [await house.sit(table, name, seat) for seat, name in enumerate(("Anna", "Ben"))]
        await anna.send(messages.Begin())
        await moves(ben)
        await ben.close()
        while not (await heard(anna)).get("overdue"):
            pass
        await anna.send(messages.Substitute(1, "easy"))
        await fly(await house.visit(table, "Anna"))

    house.tell(story())
    assert looked_at.get(timeout=_SECONDS) == table
    assert best(house) == [("test", "Anna")]
