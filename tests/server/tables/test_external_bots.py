"""Bots from outside at the tables of a host who brought them."""

from pathlib import Path

import pytest

from tavolata.bots import bot_for, external
from tavolata.bots.external import register_bot
from tavolata.server.protocol import messages
from tests.cli.command import refusal
from tests.server.harness import LiveServer, Moves


@pytest.fixture(autouse=True)
def hosting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host who brings one bot."""
    monkeypatch.setattr(external, "_registered", {})
    register_bot("mine=tests.bots.external_bots:Anything")


def test_a_bot_that_the_host_brought_is_seated_and_plays(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "data", make_bot=bot_for) as live_server:
        table = live_server.open_table()

        async def story() -> messages.SeatInfo:
            anna = await live_server.sit(table, "Anna", 0)
            await anna.send(messages.SeatBot(1, "mine"))
            seats = (await anna.until(messages.Table, lambda known: known.seats[1].holder == "bot")).seats
            await anna.send(messages.Begin())
            moves = await anna.expect(Moves)
            while moves.awaited != [0]:
                moves = await anna.expect(Moves)
            return seats[1]

        assert live_server.run(story()).level == "mine"


def test_a_bot_that_nobody_brought_is_refused_with_those_that_are_there(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> messages.Refused:
        anna = await live_server.sit(table, "Anna", 0)
        await anna.send(messages.SeatBot(1, "yours"))
        return await anna.expect(messages.Refused)

    refused = live_server.run(story())
    assert refused.key == "server.refusal.level"
    assert refused.facts == {"level": "yours", "levels": "easy, normal, hard, random, mine"}


def test_a_server_does_not_start_with_a_bot_that_is_none() -> None:
    found = refusal("serve", "--bot", "mine=nowhere:Bot")
    assert found == "The bot nowhere:Bot cannot be loaded: ModuleNotFoundError: No module named 'nowhere'."
