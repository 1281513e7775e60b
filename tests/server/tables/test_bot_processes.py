"""Bots that think in processes of their own: they choose as they would here, and a process that ends or hangs is replaced."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tavolata.bots import bot_for
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.plugin import ExplainingBot, PacedBot
from tavolata.server.bot_processes import BotFailed, BotProcessPool, BotQuestion, RemoteBot
from tavolata.server.protocol import messages
from tests.bots.external_bots import Talker
from tests.server.harness import LiveServer, Moves, play_out

GAMES = {"lucky-loop": {}, "bomb-busters": {"mission": "3"}, "galaxy-trucker": {"level": "I"}}


@pytest.fixture(scope="module")
def pool() -> Iterator[BotProcessPool]:
    """One process for the tests of this file."""
    with closing(BotProcessPool(1)) as running:
        yield running


def first_sight(game: str) -> Observation[Any, Any]:
    """What whoever acts first sees of a new match."""
    match = Match.new(game, 2, 1, GAMES[game])
    return Observation(match, next(actor for actor in match.actors if actor >= 0))


def process_of(pool: BotProcessPool) -> Any:
    """The process that has answered last."""
    return pool._workers[0]._process


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_chooses_and_says_elsewhere_what_it_does_here(pool: BotProcessPool, game: str) -> None:
    far, near, sight = pool.make_bot(game, "hard", 7), bot_for(game, "hard", 7), first_sight(game)
    assert isinstance(far, RemoteBot)
    assert isinstance(far, ExplainingBot)
    assert isinstance(near, ExplainingBot)
    assert far.choose(sight) == near.choose(sight)
    assert far.why(sight) == near.why(sight)
    assert isinstance(far, PacedBot) == isinstance(near, PacedBot)
    if isinstance(far, PacedBot) and isinstance(near, PacedBot):
        assert far.pace == near.pace


def test_of_what_a_seat_sees_nothing_hidden_goes_along() -> None:
    kept = first_sight("lucky-loop").__getstate__()
    assert set(kept) == {"seat", "seats", "is_awaited", "_game", "_view", "_legal", "_consequences"}


def test_a_bot_from_outside_thinks_where_it_can_imagine_worlds(pool: BotProcessPool) -> None:
    assert isinstance(pool.make_bot("lucky-loop", "tests.bots.external_bots:Talker", 1), Talker)


def test_a_bot_without_a_thought_is_not_sent_away(pool: BotProcessPool) -> None:
    assert not isinstance(pool.make_bot("lucky-loop", "random", 1), RemoteBot)


def test_a_bot_that_fails_is_told_of_as_it_failed(pool: BotProcessPool) -> None:
    sight = first_sight("lucky-loop")
    with pytest.raises(BotFailed, match="UnknownLevel"):
        RemoteBot(pool, "lucky-loop", "sleepy", 1).choose(sight)


def test_a_process_that_ends_is_replaced_and_the_bot_chooses(pool: BotProcessPool, logged_errors: Callable[[], list[str]]) -> None:
    bot, sight = pool.make_bot("lucky-loop", "hard", 7), first_sight("lucky-loop")
    chosen, ended = bot.choose(sight), process_of(pool)
    os.kill(ended.pid, signal.SIGKILL)
    ended.join()
    assert bot.choose(sight) == chosen
    assert process_of(pool) is not ended
    assert logged_errors() == ["A bot process has ended and is replaced."]


def test_a_process_that_hangs_is_replaced(logged_errors: Callable[[], list[str]]) -> None:
    question = BotQuestion("lucky-loop", "hard", 7, "choose", first_sight("lucky-loop"))
    with closing(BotProcessPool(1, timeout_seconds=0.0)) as impatient:
        with pytest.raises(TimeoutError, match="has not answered"):
            impatient.ask(question)
        assert process_of(impatient) is None
    assert logged_errors() == []


def test_people_play_with_bots_that_think_elsewhere(tmp_path: Path, pool: BotProcessPool) -> None:
    with LiveServer(tmp_path, make_bot=pool.make_bot) as live_server:

        async def story() -> Moves:
            table = live_server.open_table()
            anna = await live_server.sit(table, "Anna", 0)
            await anna.send(messages.SeatBot(1, "hard"))
            await anna.send(messages.Begin())
            await anna.expect(Moves)
            await play_out([anna], lines=anna.moves.n + 40)
            return anna.moves

        assert live_server.run(story()).n > 40
