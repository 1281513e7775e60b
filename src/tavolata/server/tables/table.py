"""A live table: handles requests, commits changes to the store and broadcasts them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence, Set
from contextlib import suppress
from functools import partial
from typing import Any, NoReturn, TypeVar

import msgspec

from tavolata.core.errors import BadNotation, IllegalAction
from tavolata.core.game import CLOCK, Action, Seat
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.core.record import write_action
from tavolata.server.errors import Refusal, refusal
from tavolata.server.identity import Key
from tavolata.server.protocol.messages import Act, AnyRequest, Ask, Hello, LookBack, Say, Seen, Table, Why
from tavolata.server.store.errors import Conflict, LeaseLost, OutcomeUnknown, StoreError
from tavolata.server.store.rows import LogRow, Precondition, TableRow
from tavolata.server.tables import connections, lobby_and_votes, messages, seats
from tavolata.server.tables.alarm import AlarmTimer, PresenceThrottle
from tavolata.server.tables.bots import BotScheduler
from tavolata.server.tables.host import TableHost
from tavolata.server.tables.inactivity import InactivityMonitor
from tavolata.server.tables.live_match import LiveMatch, TableState, now_ms
from tavolata.server.tables.queries import TableQueries
from tavolata.server.tables.session import Session
from tavolata.server.tables.subscribers import Participant, Subscribers
from tavolata.server.tables.takeback import TakebackState

_log = logging.getLogger(__name__)

R = TypeVar("R")


class WriteConflict(Exception):
    """Another process wrote this table first; its lines are loaded by now."""


class LiveTable:
    """A table in use. Its state is what the store has: a change is written first, then applied and broadcast."""

    def __init__(self, host: TableHost, row: TableRow, live: LiveMatch) -> None:
        self.row = row
        self.live = live
        if row.began is not None:
            live.restore_clock(row.began)
        self.host = host
        self.takeback = TakebackState()
        self.subscribers = Subscribers()
        self.inactivity = InactivityMonitor(row, host.away_after_ms, now_ms())
        self.lock = asyncio.Lock()
        """Held by every change of the table."""
        self.is_evicted = False
        self._queries = TableQueries(host.make_bot, host.explain_semaphore)
        self._bots = BotScheduler(host.spawn, host.bot_executor, host.make_bot, host.bot_delay_ms)
        self._alarm, self._inactivity_timer = AlarmTimer(host.spawn), AlarmTimer(host.spawn)
        self.presence = PresenceThrottle(host.spawn)
        self.peers = None if host.peers is None else host.peers.join(self)
        """The other processes that have loaded the table; None in a site of one process."""

    @property
    def match(self) -> Match[Any, Any, Any]:
        """The current match."""
        return self.live.match

    @property
    def name(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def n(self) -> int:
        """The number of lines of the log."""
        return len(self.live.steps)

    def time(self) -> int:
        """Milliseconds since the match began."""
        return self.live.time_at(now_ms())

    @property
    def present(self) -> Set[Key]:
        """The keys of all who are connected to any process."""
        here = self.subscribers.present
        return here | self.peers.present if self.peers is not None and self.peers.present else here

    @property
    def needs_driver(self) -> bool:
        """Whether the table has bots or a clock that may act."""
        return not self.is_evicted and self.row.is_running and (self.row.has_bots or self._ms_until_alarm() is not None)

    def state(self) -> TableState:
        """The table as it is now."""
        row, peers = self.row, self.peers
        return TableState(
            row,
            self.live,
            now_ms(),
            self.present,
            self.subscribers.spectator_count + (0 if peers is None else peers.spectator_count),
            self.takeback.request,
            drives_bots=row.has_bots and self.host.leases.holds(self),
            lines_shown=self._lines_shown() if row.has_bots else None,
        )

    def _lines_shown(self) -> int | None:
        """The lines that all seated clients of all processes have animated."""
        shown = (self.subscribers.lines_shown, None if self.peers is None else self.peers.lines_shown)
        return min((n for n in shown if n is not None), default=None)

    async def handle(self, session: Session, request: AnyRequest) -> None:
        """Answer a request; the client of an evicted table has to reconnect."""
        if self.is_evicted:
            session.close_for_reconnect()
        elif isinstance(request, Hello):
            await connections.on_hello(self, session, request)
            await self.run_locked(partial(lobby_and_votes.return_seat, self, session))
        else:
            await self._dispatch(session, self.subscribers.participant(session), request)

    async def _dispatch(self, session: Session, participant: Participant, request: AnyRequest) -> None:
        match request:
            case Act():
                await self._act(session, participant, request)
            case Say():
                connections.chat(self, participant, request)
            case Seen():
                self.subscribers.set_shown(session, request.n)
                if self.row.has_bots:  # they wait for it, in whatever process they act
                    self.publish_state()
                    self._bots.wake(self)
            case Ask() | LookBack() | Why():
                session.send(await self._queries.answer(self.state(), participant.seat, request))
            case _:
                await self.run_locked(partial(lobby_and_votes.change, self, participant, request))

    def leave(self, session: Session) -> None:
        """Remove a session whose connection is closed."""
        if self.subscribers.remove(session):
            connections.update_presence(self)
            self.check_inactivity()

    async def run_locked(self, work: Callable[[], Awaitable[R]]) -> R:
        """Run a change under the lock, again if another process wrote first."""
        while True:
            try:
                async with self.lock:
                    return await work()
            except WriteConflict:
                continue

    # A move

    async def _act(self, session: Session, participant: Participant, request: Act) -> None:
        seat = participant.require_seat()
        if not await self.run_locked(partial(self._act_if_current, seat, request)):
            session.send(refusal("stale", "stale", n=request.n, count=self.n).as_message)
            await connections.send_missed(self, session, seat, request.n)

    async def _act_if_current(self, seat: Seat, request: Act) -> bool:
        """Apply the actions of a player, unless they have not seen steps that matter; the caller holds the lock."""
        if not self.row.may_act(seat):
            seats.require_playing(self.row, seat)
        if not self.live.is_current(seat, request.n):
            return False
        try:
            await self._apply(seat, self.live.parse_actions(request.actions))
        except BadNotation as error:
            raise Refusal.of("malformed", error) from error
        except IllegalAction as error:
            raise Refusal.of("illegal", error) from error
        return True

    async def play_bot_action(self, seat: Seat, action: Action, on: Match[Any, Any, Any]) -> None:
        """Apply the action that a bot chose on a match, unless the match or the bot's seat has changed since."""
        with suppress(WriteConflict):
            async with self.lock:
                if self.live.match is on and self.row.is_running and self.row.holders[seat].bot_level:
                    await self._apply(seat, [action], self.host.leases.fence(self.name))

    async def _apply(self, actor: int, actions: Sequence[Action], fence: int | None = None) -> None:
        """Apply the actions of one request, all or none; the caller holds the lock, and for bots and clocks the lease of the fence."""
        match, time = self.live.match.continue_copy(), self.time()
        steps = [step for action in actions for step in match.advance(actor, action, time)]
        is_over = match.result is not None
        await self.commit(msgspec.structs.replace(self.row, stage="over") if is_over else self.row, match, steps, fence)
        if is_over:
            self.host.record_result(self.row, match)

    async def commit(self, row: TableRow, match: Match[Any, Any, Any], steps: Sequence[Step], fence: int | None = None) -> None:
        """Write new steps, apply them and broadcast them; the caller holds the lock."""
        before, had_request = self.row, self.takeback.request is not None
        await self.write(row, steps, fence=fence)
        self.live.advance(match, steps)
        self.clear_takeback()
        try:
            if row.stage != before.stage or had_request:
                self.broadcast_table()
            self.broadcast(steps, is_start=not before.has_started)
        finally:  # the steps are written, so the game continues even if a client could not be told
            self.schedule()

    def broadcast(self, steps: Sequence[Step], *, is_start: bool = False) -> None:
        """Send new steps and the position to all clients, each as their seat may know them."""
        message_for = messages.broadcast_messages(self.state(), steps, is_start=is_start)
        self.subscribers.broadcast(message_for, localized=not self.live.plugin.has_client)

    def broadcast_table(self) -> None:
        """Send everything but the moves to all clients."""
        state = self.state()
        self.subscribers.broadcast(lambda seat: self.table_message(state, seat))

    def table_message(self, state: TableState, seat: Seat | None) -> Table:
        """Everything about the table but its moves, for a seat or a spectator."""
        return self.inactivity.annotate(state, messages.table_message(state, seat))

    def publish_state(self) -> None:
        """Send the other processes what is not in the log."""
        if self.peers is not None:
            self.peers.publish_state()

    def clear_takeback(self) -> None:
        """Drop the open request to take a move back."""
        if self.takeback.request is not None:
            self.takeback = self.takeback.with_request(None)

    # The store

    async def write(self, row: TableRow, steps: Sequence[Step] = (), *, also: Sequence[TableRow] = (), fence: int | None = None) -> None:
        """Write the row, if it changed, and new steps; if that fails, the table is evicted and loaded again. The caller holds the lock."""
        if self.is_evicted:
            raise refusal("not-now", "unsaved")
        is_changed, match = row is not self.row, self.live.match
        stored = msgspec.structs.replace(row, revision=row.revision + 1) if is_changed else row
        lines = [LogRow(row.id, entry.n, entry.actor, write_action(match, entry.action), entry.time) for entry, _ in steps]
        try:
            guard = Precondition(stored.revision, fence) if lines else None
            await self.host.store.write([stored, *also] if is_changed else [], lines, guard)
        except Conflict as error:
            await self._on_conflict(error)
        except StoreError as error:
            self._on_store_error(error)
        except BaseException:
            self.evict()
            raise
        self.row = stored
        self.live.began = stored.began
        if self.peers is not None:
            self.peers.announce_write(self.n + len(lines), stored.revision)

    async def _on_conflict(self, error: Conflict) -> NoReturn:
        """Load what another process wrote first; the caller holds the lock."""
        if not await self.load_new_lines() and not isinstance(error, LeaseLost):
            self._on_store_error(error)
        raise WriteConflict from error

    async def load_new_lines(self) -> bool:
        """Load what other processes wrote; whether there was anything. The caller holds the lock."""
        try:
            return self.peers is not None and await self.peers.read_new_lines()
        except StoreError as error:
            self._on_store_error(error)

    def _on_store_error(self, error: StoreError) -> NoReturn:
        """Evict the table, since the content of the store is unknown."""
        _log.error("Table %s could not be saved: %s", self.name, error)
        self.evict()
        raise refusal("not-now", "unsure" if isinstance(error, OutcomeUnknown) else "unsaved") from error

    def evict(self) -> None:
        """Forget the table, and let its clients reconnect to the table as the store has it."""
        self.is_evicted = True
        self.host.evict(self)
        if self.peers is not None:
            self.peers.leave()
        for timer in (self._alarm, self._inactivity_timer, self.presence, self._bots):
            timer.stop()
        for session in self.subscribers:  # soon, so that the client of a failed request is still told
            asyncio.get_running_loop().call_soon(session.close_for_reconnect)

    # Bots, clocks and inactivity

    def schedule(self) -> None:
        """Let bots and clocks act when their time comes; a table without them, with all players present, needs nothing."""
        if self.is_evicted:
            return
        if self.row.has_bots:
            self._bots.wake(self)
        delay = self._ms_until_alarm()
        if delay is not None or self._alarm.handle is not None:
            self._alarm.schedule(delay if delay is not None and self.host.leases.holds(self) else None, self._on_alarm)
        self.check_inactivity()

    def _ms_until_alarm(self) -> int | None:
        """Milliseconds until the clock of the game acts."""
        return self.live.ms_until_alarm(now_ms()) if self.row.is_running else None

    async def _on_alarm(self) -> None:
        """Apply the action of the clock that is due, if there still is one."""
        with suppress(WriteConflict):
            async with self.lock:
                due = self.live.game_clock.next_action(self.live.match)
                if due is not None and self._ms_until_alarm() == 0 and not self.is_evicted and self.host.leases.holds(self):
                    await self._apply(CLOCK, [due[1]], self.host.leases.fence(self.name))
                else:
                    self.schedule()

    def check_inactivity(self) -> None:
        """Send who is away or overdue, and check again at the next possible change while a client is connected."""
        if self.inactivity.is_idle:
            if self._inactivity_timer.handle is not None:
                self._inactivity_timer.stop()
            return
        state = self.state()
        is_watched = not self.row.has_ended and bool(self.subscribers.present)
        delay = self.inactivity.ms_until_change(state) if is_watched else None
        if self.inactivity.changed_since_sent(state):
            self.broadcast_table()
        self._inactivity_timer.schedule(delay, self._on_inactivity)

    async def _on_inactivity(self) -> None:
        self.check_inactivity()
