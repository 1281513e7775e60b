"""Bots at a table: they play in their turn, see only their seat, and cannot bring the table down."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from tavolata.core.game import Action
from tavolata.core.observation import Observation
from tavolata.games.lucky_loop.actions import Throw
from tavolata.games.lucky_loop.view import LuckyLoopView
from tests.server.harness import FlightBot, LiveServer, Moves, play_out


class Broken:
    """A bot that always fails."""

    def __init__(self, game: str, level: str, seed: int) -> None:
        pass

    def choose(self, sight: Observation[Any, Any]) -> Action | None:
        raise ZeroDivisionError("a bot's own fault")


class Cheat(Broken):
    """A bot that throws what it likes."""

    def choose(self, sight: Observation[Any, Any]) -> Action:
        return Throw((6, 6, 6))


class Silent(Broken):
    """A bot that leaves everything to others."""

    def choose(self, sight: Observation[Any, Any]) -> Action | None:
        return None


class Curious(FlightBot):
    """A bot that notes what it sees."""

    seen: ClassVar[list[LuckyLoopView]] = []

    def choose(self, sight: Observation[Any, Any]) -> Action:
        assert isinstance(sight.view, LuckyLoopView)
        self.seen.append(sight.view)
        return super().choose(sight)


async def one_round(live_server: LiveServer, table: str) -> Moves:
    """Anna plays until a bot has had its turn and it is hers again."""
    (anna,) = await live_server.begin(table, "Anna", bots=1)
    await play_out([anna], lines=anna.moves.n + 120)
    return anna.moves


def test_a_bot_that_fails_is_logged_and_the_lot_plays_on(tmp_path: Path, logged_errors: Callable[[], list[str]]) -> None:
    with LiveServer(tmp_path, make_bot=Broken) as live_server:
        table = live_server.open_table()
        moves = live_server.run(one_round(live_server, table))
    assert moves.n > 120
    assert set(logged_errors()) == {f"The bot on seat 1 of table {table} failed."}


def test_a_bot_that_cheats_is_logged_and_the_lot_plays_on(tmp_path: Path, logged_errors: Callable[[], list[str]]) -> None:
    with LiveServer(tmp_path, make_bot=Cheat) as live_server:
        table = live_server.open_table()
        moves = live_server.run(one_round(live_server, table))
    assert moves.n > 120
    assert {error.split(" chose ")[0] for error in logged_errors()} == {f"The bot on seat 1 of table {table}"}


def test_who_leaves_it_to_others_when_nobody_else_is_awaited_is_logged_and_the_lot_plays_on(
    tmp_path: Path, logged_errors: Callable[[], list[str]]
) -> None:
    with LiveServer(tmp_path, make_bot=Silent) as live_server:
        table = live_server.open_table()
        moves = live_server.run(one_round(live_server, table))
    assert moves.n > 120
    assert set(logged_errors()) == {f"No bot of table {table} chose anything, not even that on seat 1."}


def test_a_bot_sees_what_its_seat_sees(tmp_path: Path) -> None:
    Curious.seen.clear()
    with LiveServer(tmp_path, make_bot=Curious) as live_server:
        live_server.run(one_round(live_server, live_server.open_table()))
    assert {view.seat for view in Curious.seen} == {1}
    assert len(Curious.seen) > 10


def test_bots_play_on_when_everybody_has_left(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as live_server:
        table = live_server.open_table()

        async def leave() -> int:
            (anna,) = await live_server.begin(table, "Anna", bots=1)
            while anna.moves.view.turn == 0:
                await play_out([anna], lines=anna.moves.n + 1)
            return anna.moves.n

        async def come_back() -> Moves:
            return await (await live_server.visit(table, "Anna")).until(Moves, lambda moves: bool(moves.legal))

        left = live_server.run(leave())
        assert live_server.run(come_back()).n > left
