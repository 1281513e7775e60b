"""The bots of a table: who of them acts when, and what they choose."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from typing import Any, Protocol, TypeAlias

from tavolata.core.game import Action, Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.plugin import RANDOM, Bot, PacedBot
from tavolata.core.registry import get_plugin
from tavolata.server.store.rows import TableRow
from tavolata.server.tables.clock import Spawn
from tavolata.server.tables.turn_order import TablePace, next_beat

_log = logging.getLogger(__name__)

BotMaker: TypeAlias = Callable[[str, str, int], Bot]
"""A bot for a game, of a level, with a seed of its own."""

SHORT_BEAT = 100
"""Where several act at the same time a bot takes a whole number of so many milliseconds."""

LONGEST_SHOW = 15_000
"""So many milliseconds bots wait at most for people to have been shown what happened."""


def seed_of(table: TableRow, seat: Seat) -> int:
    """The seed of the bot on a seat: always the same at a table, so that it can be asked later why it chose, and as secret as the dice."""
    return int.from_bytes(hashlib.sha256(f"tavolata bot {seat} {table.secret}".encode()).digest()[:7])


class BotTable(Protocol):
    """What the bots ask of the table they sit at."""

    row: TableRow

    @property
    def match(self) -> Match[Any, Any, Any]:
        """The match as it stands."""
        ...

    @property
    def pace(self) -> TablePace:
        """Since when each actor may act."""
        ...

    @property
    def are_bots_waiting(self) -> bool:
        """Whether somebody waits for the others' consent to go back, or the bots act in another process."""
        ...

    @property
    def unseen_since(self) -> int | None:
        """When the last line was written, while somebody on a seat is still being shown what happened."""
        ...

    def time(self) -> int:
        """Milliseconds since the match began."""
        ...

    async def let_bot_act(self, seat: Seat, action: Action, on: Match[Any, Any, Any]) -> None:
        """Do what a bot chose on this position, unless somebody was faster."""
        ...


class BotsRunner:
    """Lets each bot play at its pace; whether somebody is connected makes no difference."""

    def __init__(self, table: BotTable, spawn: Spawn, thinking: Executor, make_bot: BotMaker, pause: int) -> None:
        """`pause` is the time in milliseconds before each action of a bot, so that people can follow; `thinking` has the threads for it."""
        self._table = table
        self._spawn = spawn
        self._threads = thinking
        self._make_bot = make_bot
        self._pause = pause
        self._bots: dict[tuple[Seat, str], Bot] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._nudged = asyncio.Event()
        self._stopped = False

    def wake(self, table: BotTable) -> None:
        """Let the bots play, if any of them may act and they are not at it already; something may have changed for those who rest.

        For as long as they play they hold on to the table, whoever leaves it.
        """
        if self._thinking is not None and not self._thinking.done():
            self._nudged.set()
        elif table.row.has_bots and self._to_act():
            self._thinking = self._spawn(self._play(table))

    def stop(self) -> None:
        """Let them act no more."""
        self._stopped = True

    async def _play(self, table: BotTable) -> None:
        """Until none of them wants to act."""
        while rests := {seat: self._rest_of(seat) for seat in self._to_act()}:
            match, began, beat = table.match, table.time(), self._beat()
            rested = [seat for seat, rest in rests.items() if rest == 0 or len(match.actors) == 1]
            chosen = await self._choosing(rested, match) if rested else None
            if chosen is not None and await self._is_time_to_act(chosen[0], match, next_beat(began, table.time(), beat)):
                await table.let_bot_act(*chosen, match)
            if chosen is not None or table.match is not match or self._to_act() != list(rests):
                continue
            if len(rested) == len(rests):
                return
            await self._sleep(min(rest for rest in rests.values() if rest > 0))

    def _beat(self) -> int:
        """The milliseconds of which a bot takes a whole number, so that how long it thought tells nobody what it holds.

        Whoever is alone to act thinks while people are shown what happened, and is heard at the end of the pause.
        """
        if len(self._table.match.actors) == 1:
            return self._pause
        return 0 if self._is_hasty() and not self._is_person_awaited() else min(self._pause, SHORT_BEAT)

    async def _is_time_to_act(self, seat: Seat, match: Match[Any, Any, Any], due: int) -> bool:
        """Wait until a bot that has chosen may act; whether it then still stands before what it chose on."""
        while self._table.match is match and seat in self._to_act():
            wait = max(self._rest_of(seat), due - self._table.time())
            if wait <= 0:
                return True
            await self._sleep(wait)
        return False

    async def _choosing(self, seats: Sequence[Seat], match: Match[Any, Any, Any]) -> tuple[Seat, Action] | None:
        """Let them think beside the game; others ask and look back in other threads, and do not wait for them."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._choice_of, seats, match)

    async def _sleep(self, milliseconds: int) -> None:
        """Rest, unless something happens that may call for a bot at once."""
        self._nudged.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(milliseconds / 1000):  # `wait_for` may lose that we are to end, before Python 3.12
                await self._nudged.wait()

    def _to_act(self) -> list[Seat]:
        """The seats of bots that may act, those whom the game waits for last, and each in its turn."""
        table = self._table
        if self._stopped or table.are_bots_waiting or table.row.stage != "playing":
            return []
        return [seat for seat in table.pace.order(table.match.actors) if seat >= 0 and table.row.holders[seat].bot_level]

    def _rest_of(self, seat: Seat) -> int:
        """The milliseconds until a bot acts: a pause, so that people can follow, or its own pace where people act at the same time."""
        table = self._table
        if self._pause > 0 and len(table.match.actors) > 1 and self._is_person_awaited():
            return table.pace.rest(seat, self._own_pace(seat) or self._pause, table.time())
        if self._is_hasty():
            return 0
        return max(table.pace.rest(seat, self._pause, table.time()), self._show_lasts())

    def _is_hasty(self) -> bool:
        """Whether nobody has to follow what the bots do now."""
        hasty = get_plugin(self._table.row.game).skips_bot_delay
        return hasty is not None and hasty(self._table.match.state)

    def _show_lasts(self) -> int:
        """The milliseconds for which people may still be shown what happened, at most."""
        since = self._table.unseen_since if self._pause > 0 else None
        return 0 if since is None else max(since + LONGEST_SHOW - self._table.time(), 0)

    def _own_pace(self, seat: Seat) -> int | None:
        """The pace of a bot that has one; a bot that cannot even be made is told of when it is to choose."""
        try:
            bot = self._bot(seat)
            return bot.pace if isinstance(bot, PacedBot) else None
        except Exception:  # noqa: BLE001 - a bot may be anybody's code
            return None

    def _is_person_awaited(self) -> bool:
        return any(seat >= 0 and self._table.row.holders[seat].bot_level is None for seat in self._table.match.awaited)

    def _choice_of(self, seats: Sequence[Seat], match: Match[Any, Any, Any]) -> tuple[Seat, Action] | None:
        """What the first of the bots does that wants to do anything; each may leave it to others, unless all who are awaited do."""
        choices = ((seat, self._choose(seat, Observation(match, seat))) for seat in seats)
        chosen = next(((seat, action) for seat, action in choices if action is not None), None)
        if chosen is None and {*match.awaited} <= {*seats}:
            seat = match.awaited[0]
            _log.error("No bot of table %s chose anything, not even that on seat %d.", self._table.row.id, seat)
            return seat, secrets.choice(match.legal(seat))
        return chosen

    def _choose(self, seat: Seat, sight: Observation[Any, Any]) -> Action | None:
        """What a bot does. One that fails must not stop the game of people: the fault is logged in full, and the lot takes its decision."""
        try:
            action = self._bot(seat).choose(sight)
            if action is None or action in sight.legal:
                return action
            _log.error("The bot on seat %d of table %s chose %r, which is not legal.", seat, self._table.row.id, action)
        except Exception:  # noqa: BLE001 - a bot may be anybody's code
            _log.exception("The bot on seat %d of table %s failed.", seat, self._table.row.id)
        by_lot: Action = secrets.choice(sight.legal)
        return by_lot

    def _bot(self, seat: Seat) -> Bot:
        level = self._table.row.holders[seat].bot_level or RANDOM  # its person may have come back while it thought
        if (seat, level) not in self._bots:
            self._bots[seat, level] = self._make_bot(self._table.row.game, level, seed_of(self._table.row, seat))
        return self._bots[seat, level]
