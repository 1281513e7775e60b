"""After a game: what the same group plays next is told before anybody asks for it."""

import msgspec
import pytest

from tavolata.core.game import Result
from tavolata.core.match import Match
from tavolata.core.registry import get_plugin
from tavolata.server.protocol import messages
from tests.server.harness import LiveServer, play_out


@pytest.mark.parametrize(("level", "following"), [("test", "I"), ("I", "II"), ("II", "III"), ("III", "III")])
def test_a_flight_of_galaxy_trucker_is_followed_by_the_next_larger_one(level: str, following: str) -> None:
    match = Match.new("galaxy-trucker", 2, 1, options={"level": level})
    over = msgspec.structs.replace(match.state, result=Result((1, 2), (1,), "flown"))
    assert get_plugin("galaxy-trucker").next_options(over, match.options)["level"] == following


def test_a_flight_that_was_given_up_is_followed_by_the_same_one() -> None:
    match = Match.new("galaxy-trucker", 2, 1, options={"level": "I"})
    assert get_plugin("galaxy-trucker").next_options(match.state, match.options) == match.options


def test_the_options_of_the_next_table_are_told_once_the_game_is_over(live_server: LiveServer) -> None:
    async def story() -> tuple[messages.Table, messages.Table]:
        (anna,) = await live_server.begin(table := live_server.open_table(), "Anna", bots=1)
        playing = await (await live_server.visit(table, "Ben")).until(messages.Table)
        await play_out([anna])
        return playing, await (await live_server.visit(table, "Ben")).until(messages.Table)

    playing, over = live_server.run(story())
    assert (playing.stage, playing.next_options) == ("playing", None)
    assert (over.stage, over.next_options) == ("over", over.options)


def test_the_house_knows_in_which_games_something_is_left_to_chance(live_server: LiveServer) -> None:
    assert all(game["chance"] for game in live_server.get("/api/games").json() if game["room"])
