"""Schedules the bots of a table: which of them acts when, and what they choose."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias

from tavolata.core.game import Action, Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.plugin import RANDOM, Bot, PacedBot
from tavolata.server.store.rows import TableRow
from tavolata.server.tables.alarm import Spawn
from tavolata.server.tables.live_match import TableState

if TYPE_CHECKING:
    from tavolata.server.tables.table import LiveTable

_log = logging.getLogger(__name__)

BotMaker: TypeAlias = Callable[[str, str, int], Bot]
"""Makes a bot for a game, of a level, with a seed."""

TICK_MS = 100
"""Where several actors may act at once, a bot takes a multiple of this time."""

MAX_ANIMATION_WAIT_MS = 15_000
"""Bots wait at most this long for clients to animate the last steps."""


def seed_of(row: TableRow, seat: Seat) -> int:
    """The seed of the bot on a seat, derived from the secret of the table, so that the bot can be asked later for its reasons."""
    return int.from_bytes(hashlib.sha256(f"tavolata bot {seat} {row.secret}".encode()).digest()[:7])


class BotScheduler:
    """Lets each bot of a table act after its delay, whether or not a client is connected."""

    def __init__(self, spawn: Spawn, executor: Executor, make_bot: BotMaker, bot_delay_ms: int) -> None:
        """`bot_delay_ms` is the delay before each action of a bot; `executor` runs the bots."""
        self._spawn = spawn
        self._executor = executor
        self._make_bot = make_bot
        self._bot_delay_ms = bot_delay_ms
        self._bots: dict[tuple[Seat, str], Bot] = {}
        self._playing: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._stopped = False

    def wake(self, table: "LiveTable") -> None:
        """Start to play if a bot may act, or reconsider the delays; the task keeps the table in memory while bots play."""
        if self._playing is not None and not self._playing.done():
            self._wake.set()
        elif self._to_act(table.state()):
            self._playing = self._spawn(self._play(table))

    def stop(self) -> None:
        """Let no bot act any more."""
        self._stopped = True

    async def _play(self, table: "LiveTable") -> None:
        """Play until no bot wants to act."""
        while delays := self._delays(state := table.state()):
            match, started, tick = state.live.match, _time(state), self._tick_ms(state)
            ready = [seat for seat, delay in delays.items() if delay == 0 or len(match.actors) == 1]
            chosen = await self._choose_in_thread(ready, state) if ready else None
            if chosen is not None and await self._is_time_to_act(table, chosen[0], match, next_tick(started, _time(table.state()), tick)):
                await table.play_bot_action(*chosen, match)
            if chosen is not None or (now := table.state()).live.match is not match or self._to_act(now) != list(delays):
                continue
            if len(ready) == len(delays):
                return
            await self._sleep(min(delay for delay in delays.values() if delay > 0))

    def _delays(self, state: TableState) -> dict[Seat, int]:
        return {seat: self._delay_of(state, seat) for seat in self._to_act(state)}

    def _tick_ms(self, state: TableState) -> int:
        """The time of which a bot takes a multiple, so that the time it thinks reveals nothing of its hand.

        A bot that acts alone thinks while clients animate, and acts at the end of the delay.
        """
        if len(state.live.match.actors) == 1:
            return self._bot_delay_ms
        return 0 if _skips_delay(state) and not _is_person_awaited(state) else min(self._bot_delay_ms, TICK_MS)

    async def _is_time_to_act(self, table: "LiveTable", seat: Seat, match: Match[Any, Any, Any], due: int) -> bool:
        """Wait until a bot that has chosen may act; whether the position is still the one on which it chose."""
        while (state := table.state()).live.match is match and seat in self._to_act(state):
            wait = max(self._delay_of(state, seat), due - _time(state))
            if wait <= 0:
                return True
            await self._sleep(wait)
        return False

    async def _choose_in_thread(self, seats: Sequence[Seat], state: TableState) -> tuple[Seat, Action] | None:
        return await asyncio.get_running_loop().run_in_executor(self._executor, self._choose_first, seats, state)

    async def _sleep(self, delay_ms: int) -> None:
        """Sleep, or until the scheduler is woken."""
        self._wake.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(delay_ms / 1000):  # before Python 3.12 `wait_for` may swallow a cancellation
                await self._wake.wait()

    def _to_act(self, state: TableState) -> list[Seat]:
        """The seats of bots that may act, in their order."""
        if self._stopped or not state.drives_bots or state.takeback_request is not None or not state.row.is_running:
            return []
        holders = state.row.holders
        order = state.live.turn_order.order(state.live.match.actors)
        return [seat for seat in order if seat >= 0 and holders[seat].bot_level]

    def _delay_of(self, state: TableState, seat: Seat) -> int:
        """Milliseconds until a bot acts: the common delay, or its own pace where people act at the same time."""
        live = state.live
        if self._bot_delay_ms > 0 and len(live.match.actors) > 1 and _is_person_awaited(state):
            return live.turn_order.remaining_delay(seat, self._own_pace(state.row, seat) or self._bot_delay_ms, _time(state))
        if _skips_delay(state):
            return 0
        return max(live.turn_order.remaining_delay(seat, self._bot_delay_ms, _time(state)), self._animation_wait_ms(state))

    def _animation_wait_ms(self, state: TableState) -> int:
        """Milliseconds for which clients may still animate the last steps."""
        steps = state.live.steps
        is_shown = state.lines_shown is None or state.lines_shown >= len(steps)
        if self._bot_delay_ms == 0 or is_shown or not steps:
            return 0
        return max(steps[-1].entry.time + MAX_ANIMATION_WAIT_MS - _time(state), 0)

    def _own_pace(self, row: TableRow, seat: Seat) -> int | None:
        """The pace of a bot that has one; a bot that cannot be made is reported when it has to choose."""
        try:
            bot = self._bot(row, seat)
            return bot.pace if isinstance(bot, PacedBot) else None
        except Exception:  # noqa: BLE001 - bots are code of others
            return None

    def _choose_first(self, seats: Sequence[Seat], state: TableState) -> tuple[Seat, Action] | None:
        """The first action that a bot chooses; if all awaited bots choose nothing, a random one."""
        match = state.live.match
        choices = ((seat, self._choose(seat, Observation(match, seat), state.row)) for seat in seats)
        chosen = next(((seat, action) for seat, action in choices if action is not None), None)
        if chosen is None and {*match.awaited} <= {*seats}:
            seat = match.awaited[0]
            _log.error("No bot of table %s chose anything, not even that on seat %d.", state.row.id, seat)
            return seat, secrets.choice(match.legal(seat))
        return chosen

    def _choose(self, seat: Seat, observation: Observation[Any, Any], row: TableRow) -> Action | None:
        """The choice of a bot; if it fails, the fault is logged and a random action is played."""
        try:
            action = self._bot(row, seat).choose(observation)
            if action is None or action in observation.legal:
                return action
            _log.error("The bot on seat %d of table %s chose %r, which is not legal.", seat, row.id, action)
        except Exception:  # noqa: BLE001 - bots are code of others
            _log.exception("The bot on seat %d of table %s failed.", seat, row.id)
        random_action: Action = secrets.choice(observation.legal)
        return random_action

    def _bot(self, row: TableRow, seat: Seat) -> Bot:
        level = row.holders[seat].bot_level or RANDOM
        if (seat, level) not in self._bots:
            self._bots[seat, level] = self._make_bot(row.game, level, seed_of(row, seat))
        return self._bots[seat, level]


def next_tick(started: int, now: int, tick: int) -> int:
    """The first multiple of a tick after the start that is not before now, at least one tick."""
    return started + tick * max(-(-(now - started) // tick), 1) if tick else now


def _time(state: TableState) -> int:
    return state.live.time_at(state.now)


def _skips_delay(state: TableState) -> bool:
    """Whether the game lets its bots act without a delay in this position."""
    skips = state.live.plugin.skips_bot_delay
    return skips is not None and skips(state.live.match.state)


def _is_person_awaited(state: TableState) -> bool:
    return any(seat >= 0 and state.row.holders[seat].bot_level is None for seat in state.live.match.awaited)
