"""How long a bot thinks tells nobody what it holds: it acts on the beat."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import msgspec
import pytest

from tavolata.core.game import Action, Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.server.store.rows import SeatHolder
from tavolata.server.tables.bots import BotScheduler, next_tick
from tavolata.server.tables.live_match import LiveMatch, TableState
from tavolata.server.tables.table import LiveTable
from tests.server.harness import FlightBot, as_stored

PAUSE = 700


class Table:
    """A table of bots whose clock stands until a test moves it."""

    def __init__(self) -> None:
        match = Match.new("lucky-loop", seats=2, seed=7)
        row, lines = as_stored(match, "", [SeatHolder("bot", "bot.name.0", level="random")] * 2, "playing")
        self.now = _START
        self.acted: list[int] = []
        self._state = TableState(row, LiveMatch(msgspec.structs.replace(row, began=0), lines), self.now, drives_bots=True)

    def state(self) -> TableState:
        """The table now; after the first action no bot acts any more."""
        return self._state._replace(now=self.now, drives_bots=not self.acted)

    async def play_bot_action(self, seat: Seat, action: Action, on: Match[Any, Any, Any]) -> None:
        """Record the time of an action."""
        assert on is self._state.live.match
        self.acted.append(self.now - _START)


_START = 1
"""The first time after the last line of the log."""


class Runner(BotScheduler):
    """A scheduler that moves the clock of a table instead of sleeping."""

    table: Table

    async def _sleep(self, delay_ms: int) -> None:
        self.table.now += delay_ms


def heard_after(thought: int, pause: int = PAUSE) -> int:
    """The time at which a bot acts that thinks for this long."""
    table = Table()

    class Thinker(FlightBot):
        def choose(self, sight: Observation[Any, Any]) -> Action:
            table.now += thought
            return super().choose(sight)

    async def play() -> None:
        with ThreadPoolExecutor(1) as threads:
            scheduler = Runner(asyncio.create_task, threads, Thinker, pause)
            scheduler.table = table
            await scheduler._play(cast(LiveTable, table))

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
    assert next_tick(10, now, beat) == due
