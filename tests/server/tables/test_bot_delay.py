"""How long a bot thinks tells nobody what it holds: it acts on the beat."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tavolata.core.game import Action, Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.server.store.rows import SeatHolder
from tavolata.server.tables.bots import BotsRunner
from tavolata.server.tables.live_match import Course
from tavolata.server.tables.turn_order import TablePace, next_beat
from tests.server.harness import KeenBot, as_stored

PAUSE = 700


class Table:
    """A table at which nothing happens but what its bots do, with a clock that stands until somebody moves it."""

    unseen_since = None
    are_bots_waiting = False

    def __init__(self) -> None:
        match = Match.new("lucky-loop", seats=2, seed=7)
        self.row, lines = as_stored(match, "", [SeatHolder("bot", "bot.name.0", level="random")] * 2, "playing")
        self.course = Course(self.row, lines)
        self.now = 0
        self.acted: list[int] = []

    @property
    def match(self) -> Match[Any, Any, Any]:
        return self.course.match

    @property
    def pace(self) -> TablePace:
        return self.course.pace

    def time(self) -> int:
        return self.now

    async def let_bot_act(self, seat: Seat, action: Action, on: Match[Any, Any, Any]) -> None:
        """The action is noted, and nobody acts any more."""
        assert on is self.match
        self.acted.append(self.now)
        self.are_bots_waiting = True


class Runner(BotsRunner):
    """Lets the time pass instead of waiting for it."""

    async def _sleep(self, milliseconds: int) -> None:
        assert isinstance(self._table, Table)
        self._table.now += milliseconds


def heard_after(thought: int, pause: int = PAUSE) -> int:
    """When a bot acts that thinks so many milliseconds."""
    table = Table()

    class Thinker(KeenBot):
        def choose(self, sight: Observation[Any, Any]) -> Action:
            table.now += thought
            return super().choose(sight)

    async def play() -> None:
        with ThreadPoolExecutor(1) as threads:
            await Runner(table, asyncio.create_task, threads, Thinker, pause)._play(table)

    asyncio.run(play())
    (moment,) = table.acted
    return moment


def test_all_thoughts_that_fit_into_the_pause_are_heard_at_the_same_moment() -> None:
    assert {heard_after(thought) for thought in (0, 1, 20, 333, PAUSE)} == {PAUSE}


def test_longer_thoughts_are_heard_on_a_later_beat() -> None:
    assert {heard_after(thought) for thought in (PAUSE + 1, PAUSE + 300, 2 * PAUSE)} == {2 * PAUSE}


def test_where_bots_take_no_time_they_act_at_once() -> None:
    assert heard_after(20, pause=0) == 20


@pytest.mark.parametrize(("now", "beat", "due"), [(10, 100, 110), (11, 100, 110), (110, 100, 110), (111, 100, 210), (17, 0, 17)])
def test_a_beat_is_whole(now: int, beat: int, due: int) -> None:
    assert next_beat(10, now, beat) == due
