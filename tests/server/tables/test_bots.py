"""Bots at a table: they play in their turn, see only their seat, and cannot bring the table down."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from tavolata.core.game import Action
from tavolata.core.observation import Observation
from tavolata.games.lucky_loop.actions import Throw
from tavolata.games.lucky_loop.view import LuckyLoopView
from tests.server.harness import FlightBot, House, Moves, play_out


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


async def one_round(house: House, table: str) -> Moves:
    """Anna plays until a bot has had its turn and it is hers again."""
    (anna,) = await house.begin(table, "Anna", bots=1)
    await play_out([anna], lines=anna.moves.n + 120)
    return anna.moves


def test_a_bot_that_fails_is_logged_and_the_lot_plays_on(tmp_path: Path, logged_errors: Callable[[], list[str]]) -> None:
    with House(tmp_path, make_bot=Broken) as house:
        table = house.open_table()
        moves = house.tell(one_round(house, table))
    assert moves.n > 120
    assert set(logged_errors()) == {f"The bot on seat 1 of table {table} failed."}


def test_a_bot_that_cheats_is_logged_and_the_lot_plays_on(tmp_path: Path, logged_errors: Callable[[], list[str]]) -> None:
    with House(tmp_path, make_bot=Cheat) as house:
        table = house.open_table()
        moves = house.tell(one_round(house, table))
    assert moves.n > 120
    assert {error.split(" chose ")[0] for error in logged_errors()} == {f"The bot on seat 1 of table {table}"}


def test_who_leaves_it_to_others_when_nobody_else_is_awaited_is_logged_and_the_lot_plays_on(
    tmp_path: Path, logged_errors: Callable[[], list[str]]
) -> None:
    with House(tmp_path, make_bot=Silent) as house:
        table = house.open_table()
        moves = house.tell(one_round(house, table))
    assert moves.n > 120
    assert set(logged_errors()) == {f"No bot of table {table} chose anything, not even that on seat 1."}


def test_a_bot_sees_what_its_seat_sees(tmp_path: Path) -> None:
    Curious.seen.clear()
    with House(tmp_path, make_bot=Curious) as house:
        house.tell(one_round(house, house.open_table()))
    assert {view.seat for view in Curious.seen} == {1}
    assert len(Curious.seen) > 10


def test_bots_play_on_when_everybody_has_left(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.open_table()

        async def leave() -> int:
            (anna,) = await house.begin(table, "Anna", bots=1)
            while anna.moves.view.turn == 0:
                await play_out([anna], lines=anna.moves.n + 1)
            return anna.moves.n

        async def come_back() -> Moves:
            return await (await house.visit(table, "Anna")).until(Moves, lambda moves: bool(moves.legal))

        left = house.tell(leave())
        assert house.tell(come_back()).n > left
