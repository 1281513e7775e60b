"""Tests of a program's seat at a real server: it plays to the end, is marked as a program, and gets refusals as sentences."""

import asyncio
from pathlib import Path

import pytest

from tavolata.bots import bot_for
from tavolata.client import AsyncSeat, NotJoined, NotPlayed, Seat, new_token, open_table
from tavolata.core.errors import BadCall
from tavolata.server.protocol import messages
from tests.server.harness import LiveServer

MISSION = {"mission": "1"}


def opened(live_server: LiveServer, seats: int = 2) -> str:
    """Return the link of a new table with a short game of Bomb Busters."""
    return open_table(f"http://{live_server.host}", "bomb-busters", seats, MISSION)


def test_a_program_plays_to_the_end_with_a_bot_of_the_server(live_server: LiveServer) -> None:
    with Seat(opened(live_server), "Robo") as seat:
        assert (seat.game, seat.seat, seat.result) == ("bomb-busters", 0, None)
        seat.fill("random")
        seat.begin()
        bot = bot_for(seat.game, "hard", 1)
        for sight in seat:
            assert sight.seat == 0
            seat.play(bot.choose(sight))
        assert seat.result is not None
        assert seat.result.reason in ("defused", "red", "dial")


def test_it_sees_what_a_seat_sees_and_can_ask_but_imagines_no_worlds(live_server: LiveServer) -> None:
    with Seat(opened(live_server), "Robo") as seat:
        seat.fill("random")
        seat.begin()
        sight = next(iter(seat))
        assert sight.is_awaited
        assert sight.view.seat == 0
        assert sight.legal
        with pytest.raises(BadCall, match="Worlds are imagined where the match is"):
            sight.resample()


def test_a_refusal_has_its_code_its_rule_and_its_sentence_and_one_can_go_on(live_server: LiveServer) -> None:
    with Seat(opened(live_server), "Robo") as seat:
        seat.fill("random")
        seat.begin()
        sight = next(iter(seat))
        with pytest.raises(NotPlayed, match="First everybody puts a number token") as refused:
            seat.play("point 0.0")
        assert (refused.value.code, refused.value.rule) == ("illegal", "BB-S7")
        seat.play(sight.legal[0])
        assert seat.result is None


def test_programs_are_marked_for_all_players_and_people_are_not(live_server: LiveServer) -> None:
    link = opened(live_server)
    table = link.rpartition("/")[2]

    async def story() -> list[messages.SeatInfo]:
        async with AsyncSeat(link, "Robo", token=new_token(f"http://{live_server.host}")):
            await live_server.sit(table, "Anna", 1)
            spectator = await live_server.visit(table, "Zoe")
            return (await spectator.expect(messages.Table)).seats

    seats = live_server.run(story())
    assert [(seat.name, seat.holder, seat.program) for seat in seats] == [("Robo", "person", True), ("Anna", "person", False)]


def test_the_same_token_gets_the_same_seat_back(live_server: LiveServer) -> None:
    link, token = opened(live_server), new_token(f"http://{live_server.host}")
    with Seat(link, "Robo", seat=1, token=token) as seat:
        assert seat.seat == 1
    with Seat(link, "Another name", token=token) as again:
        assert again.seat == 1


def test_programs_of_one_machine_are_distinguished_by_name(
    live_server: LiveServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    link = opened(live_server)
    with Seat(link, "Ada") as ada, Seat(link, "Bo") as bo:
        assert (ada.seat, bo.seat) == (0, 1)
        assert bo.table is not None
        assert [(seat.name, seat.program) for seat in bo.table.seats] == [("Ada", True), ("Bo", True)]
    with Seat(link, "Bo") as again:
        assert again.seat == 1


def test_two_programs_play_together(live_server: LiveServer) -> None:
    link, server = opened(live_server), f"http://{live_server.host}"

    async def play(seat: AsyncSeat) -> None:
        async for sight in seat.observations():
            await seat.play(sight.legal[0] if sight.is_awaited else None)

    async def story() -> list[object]:
        async with AsyncSeat(link, "Ada", token=new_token(server)) as ada, AsyncSeat(link, "Bo", token=new_token(server)) as bo:
            await ada.begin()
            await asyncio.gather(play(ada), play(bo))
            return [ada.result, bo.result]

    one, other = asyncio.run(story())
    assert one == other
    assert one is not None


def test_unavailable_tables_and_seats_are_refused_in_one_sentence(live_server: LiveServer) -> None:
    server = f"http://{live_server.host}"
    with pytest.raises(NotJoined, match="There is no game 'chess'"):
        open_table(server, "chess", 2)
    with pytest.raises(NotJoined, match=r"Nobody answers at http://127\.0\.0\.1:9/api/tables"):
        open_table("http://127.0.0.1:9", "lucky-loop", 2)
    with pytest.raises(NotJoined, match="Nobody answers at file:/api/bots"):
        new_token("file://")
    with pytest.raises(NotJoined, match="is no link of a table"):
        Seat("nonsense")
    with pytest.raises(NotJoined, match="There is no such table"), Seat(f"{server}/t/aaaaaaaaaaaa"):
        pass
    link = opened(live_server)
    with (
        Seat(link, "Ada", token=new_token(server)),
        Seat(link, "Bo", token=new_token(server)),
        pytest.raises(NotJoined, match="There is no free seat for you at"),
        Seat(link, "Cleo", token=new_token(server)),
    ):
        pass
