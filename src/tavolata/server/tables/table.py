"""A live table: one match, the people and bots on its seats, and whoever watches."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence, Set
from contextlib import suppress
from functools import partial
from typing import Any, NoReturn, TypeVar
from weakref import proxy

import msgspec

from tavolata.core.errors import BadNotation, IllegalAction
from tavolata.core.game import CLOCK, Action, Seat
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.core.record import write_action
from tavolata.core.registry import get_plugin
from tavolata.core.takeback import is_free
from tavolata.i18n import negotiate, set_language
from tavolata.server.cluster.messages import Notes
from tavolata.server.errors import Refusal, refusal
from tavolata.server.identity import Key, key_of
from tavolata.server.protocol.messages import (
    Act,
    AnyRequest,
    Ask,
    Begin,
    Consent,
    GiveUp,
    Hello,
    KeepWaiting,
    Leave,
    LookBack,
    Moves,
    Rematch,
    Resume,
    Say,
    Seen,
    Substitute,
    TakeBack,
    Why,
    Wish,
    Withdraw,
)
from tavolata.server.store.errors import Conflict, LeaseLost, OutcomeUnknown, StoreError
from tavolata.server.store.rows import LogRow, Precondition, TableRow
from tavolata.server.tables import guards, move_messages, seats, takeback
from tavolata.server.tables.bots import BotsRunner
from tavolata.server.tables.chat import heard
from tavolata.server.tables.clock import ClockRunner
from tavolata.server.tables.host import House
from tavolata.server.tables.inactivity import Absence
from tavolata.server.tables.live_match import Course, milliseconds
from tavolata.server.tables.messages import Notice
from tavolata.server.tables.presence import Herald
from tavolata.server.tables.queries import Inquiry
from tavolata.server.tables.session import Visitor, plain
from tavolata.server.tables.subscribers import Audience, Guest
from tavolata.server.tables.turn_order import TablePace

_log = logging.getLogger(__name__)

replace = msgspec.structs.replace

R = TypeVar("R")


class Overtaken(Exception):
    """Another process wrote this table first; what it wrote is known by now."""


class Table:
    """A table in use. A change is made on a match that goes on from this one, written to the store, and only then made known: what stands
    here is durable.
    """

    def __init__(self, house: House, row: TableRow, course: Course) -> None:
        self.row = row
        self._house = house
        self._course = course
        self._shift = 0 if row.began is None else course.shift(row.began)
        self._wished = takeback.Wished()
        self._audience = Audience()
        me: Table = proxy(self)  # whom nobody uses any more is gone at once, without a collector that looks for cycles
        self._inquiry = Inquiry(me, house.make_bot, house.reasoning)
        self._bots = BotsRunner(me, house.spawn, house.thinking, house.make_bot, house.pause)
        self._absence = Absence(me, house.away)
        self._notice = Notice(me, self._absence)
        self._clock, self._watch = (ClockRunner(house.spawn) for _ in range(2))
        self._herald = Herald(house.spawn)
        self.lock = asyncio.Lock()
        """Whoever changes the table holds it."""
        self._abandoned = False
        self._neighbours = house.neighbourhood.of(self)

    @property
    def match(self) -> Match[Any, Any, Any]:
        """The match as it stands."""
        return self._course.match

    @property
    def pace(self) -> TablePace:
        """Since when each actor may act."""
        return self._course.pace

    @property
    def name(self) -> str:
        """By which it is known everywhere."""
        return self.row.id

    @property
    def n(self) -> int:
        """How many lines its log has."""
        return len(self._course.steps)

    @property
    def are_bots_waiting(self) -> bool:
        """Whether somebody waits for the others' consent to go back, or the bots act in another process."""
        return self.wish is not None or not self._house.leases.holds(self)

    @property
    def is_driven(self) -> bool:
        """Whether it has bots or a clock that may act."""
        return not self._abandoned and self.row.stage == "playing" and (self.row.has_bots or self.alarm() is not None)

    @property
    def wish(self) -> Wish | None:
        """What somebody wants back, and waits for."""
        return self._wished.wish

    @property
    def watching(self) -> int:
        """How many are there without a seat, wherever their sockets are."""
        return self._audience.watching + self._neighbours.watching

    @property
    def returns(self) -> takeback.Returns:
        """Where each seat may go back to."""
        return self._course.returns

    @property
    def unseen_since(self) -> int | None:
        """When the last line was written, while somebody on a seat is still being shown what happened."""
        steps = self._course.steps
        is_seen = self._audience.has_seen(len(steps)) and self._neighbours.have_seen(len(steps))
        return None if is_seen or not steps else steps[-1].entry.time

    def time(self) -> int:
        """Milliseconds since the match began, later than the line before: so the lines of one message are known by their time."""
        assert self.row.began is not None
        last = self._course.steps[-1].entry.time + 1 if self._course.steps else 0
        return max(milliseconds() - self.row.began + self._shift, last)

    async def hear(self, visitor: Visitor, request: AnyRequest) -> None:
        """Answer a request, or refuse it; who comes to a table that was abandoned is sent to the one that stands in the store."""
        if self._abandoned:
            visitor.dismiss()
        elif isinstance(request, Hello):
            await self._greet(visitor, request)
            await self._judged(partial(self._give_back, visitor))
        else:
            await self._answer(visitor, self._audience.guest(visitor), request)

    async def _answer(self, visitor: Visitor, guest: Guest, request: AnyRequest) -> None:
        match request:
            case Act():
                await self._act(visitor, guest, request)
            case Say():
                self._say(guest, request)
            case Seen():
                self._audience.note(visitor, request.n)
                if self.row.has_bots:  # which wait for it, wherever they act
                    self._neighbours.tell()
                self._bots.wake(self)
            case Ask() | LookBack() | Why():
                visitor.send(await self._inquiry.answer(guest.seat, request))
            case _:
                await self._judged(partial(self._change, guest, request))

    def leave(self, visitor: Visitor) -> None:
        """A socket is closed."""
        if self._audience.dismiss(visitor):
            self._note_presence()
            self._keep_watch()

    async def let_bot_act(self, seat: Seat, action: Action, on: Match[Any, Any, Any]) -> None:
        """Do what a bot chose on this position, unless somebody was faster, or it plays there no more: then it thinks again."""
        with suppress(Overtaken):
            async with self.lock:
                if self.match is on and self.row.stage == "playing" and self.row.holders[seat].bot_level:
                    await self._advance(seat, [action], self._house.leases.fence(self.name))

    async def _judged(self, work: Callable[[], Awaitable[R]]) -> R:
        """Do one thing after the other, and once more where another process was faster: it is judged by what that one did."""
        while True:
            try:
                async with self.lock:
                    return await work()
            except Overtaken:
                continue

    async def _change(self, guest: Guest, request: AnyRequest) -> None:
        """Change something beside the game itself; the caller holds the lock."""
        match request:
            case Begin():
                await self._begin(guest.key)
            case TakeBack():
                await self._take_back(self._seated(guest), request)
            case Withdraw():
                takeback.check_withdrawal(self.wish, self._seated(guest))
                await self._settle_wish(None)
            case Consent():
                await self._consent(self._seated(guest), request.agreed)
            case Substitute() | KeepWaiting() | Resume() | Leave() | GiveUp():
                await self._rearrange(self._absence.decide(self._seated(guest), request))
            case Rematch():
                self._seated(guest)
                await self._rematch()
            case _:
                await self._reseat(guest.key, request)

    def _seated(self, guest: Guest) -> Seat:
        """The seat of somebody who asks for what only seated people may do."""
        if guest.seat is None:
            raise refusal("unauthorised", "not-seated")
        return guest.seat

    async def _greet(self, visitor: Visitor, hello: Hello) -> None:
        """Somebody came, or came back: they get the table, and every line that they have not seen."""
        lang, key = negotiate([hello.lang]), key_of(hello.secret)
        set_language(lang)  # for as long as this visitor is heard
        if hello.seen >= self.n:  # another process may have told them
            await self._judged(self._read_on)
        steps = self._course.steps
        since = hello.seen + 1 if hello.seen < len(steps) else 0  # who claims to have seen more than there is has seen another game
        missed = await self._house.catching_up.missed(steps, seats.seat_of(self.row, key), since)
        if self._abandoned:  # meanwhile
            visitor.dismiss()
            return
        is_new = self._audience.welcome(visitor, key, lang, self.row)
        seat = self._audience.guest(visitor).seat
        if not (is_new and self._note_presence()):
            visitor.send(self._notice.table_for(seat))
        if self.row.stage != "open":
            visitor.send(self._notice.moves_for(missed.told(self._course.steps, seat), seat))
        self.go_on()

    def _note_presence(self) -> bool:
        """Somebody came or went; whether all were told at once."""
        self._absence.note(self.present)
        is_small = self._tell_of_presence()
        if is_small:
            self._neighbours.tell()
        return is_small

    def _tell_of_presence(self) -> bool:
        return self._herald.tell(len(self._audience), self._tell_table, self._tell_presence)

    async def _tell_presence(self) -> None:
        self._tell_table()
        self._neighbours.tell()

    @property
    def present(self) -> Set[Key]:
        """Who is there, wherever their sockets are."""
        others = self._neighbours.present
        return self._audience.present | others if others else self._audience.present

    async def _give_back(self, visitor: Visitor) -> None:
        """A seat on which a bot plays is its person's again as soon as they come; the caller holds the lock."""
        seat = self._audience.guest(visitor).seat
        if seat is not None and self.row.stage == "playing" and self.row.holders[seat].stand_in:
            await self._rearrange(self._absence.come_back(seat))

    async def _rearrange(self, row: TableRow) -> None:
        """Let bots play for people, or no more, or give the game up; the caller holds the lock."""
        before = self.row
        if row is not before:
            await self._write(row)
            self._wished = self._wished.now(None)  # who asked, or was asked, may play no more
        self._tell_table()
        self._tell_rearranged(before)
        if row.stage == "given-up":
            self._house.exhibit(row, self.match)
        self._neighbours.tell()
        self.go_on()

    def _tell_rearranged(self, before: TableRow) -> None:
        """Tell what can be done now those whom it concerns that bots play for people, or no more, or that the game is given up."""
        if self.row.stage == "given-up":
            self._audience.tell(lambda seat: self._notice.moves_for((), seat), worded=not get_plugin(self.row.game).has_client)
        for seat in seats.held_otherwise(before, self.row):
            self._audience.tell_seat(seat, partial(self._notice.moves_for, (), seat))

    async def _look_round(self) -> None:
        """Somebody may have been away, or have thought, for too long."""
        self._keep_watch()

    async def _reseat(self, key: Key, request: Any) -> None:
        await self._write(seats.reseat(self.row, key, request, self._absence.is_gone))
        self._take_seats()
        self._tell_table()
        self._neighbours.tell()
        self.go_on()

    def _take_seats(self) -> None:
        """Somebody may sit elsewhere now."""
        self._audience.reseat(self.row)
        self._absence.note(self.present)

    async def _begin(self, key: Key) -> None:
        """The seats are settled, and with them the players' seeds: chance opens the match."""
        seats.check_ready(self.row, key)
        try:
            await self._house.enter(self.row)
        except StoreError as error:
            raise refusal("not-now", "unsaved") from error
        row = replace(self.row, stage="playing", began=milliseconds())
        await self._proceed(row, *self._course.opening(row))

    async def _act(self, visitor: Visitor, guest: Guest, request: Act) -> None:
        if not await self._judged(partial(self._act_in_time, guest, request)):
            visitor.send(refusal("stale", "stale", n=request.n, count=self.n).sent)
            await self._tell_missed(visitor, self._seated(guest), request.n)

    async def _act_in_time(self, guest: Guest, request: Act) -> bool:
        """Do what somebody wants to do, or say why not, unless it comes too late for what they did not know; the caller holds the lock."""
        seat = self._seated(guest)
        guards.check_plays(self.row, seat)
        if not self._course.is_in_time(seat, request.n):
            return False
        try:
            await self._advance(seat, self._course.together(request.actions))
        except BadNotation as error:
            raise Refusal.of("malformed", error) from error
        except IllegalAction as error:
            raise Refusal.of("illegal", error) from error
        return True

    async def _advance(self, actor: int, actions: Sequence[Action], fence: int | None = None) -> None:
        """Do one action, or several that belong together, all or none; the caller holds the lock, and a lease if it is not a person's."""
        match, now = self.match.continue_copy(), self.time()
        steps = [step for action in actions for step in match.advance(actor, action, now)]
        is_over = match.result is not None
        await self._proceed(replace(self.row, stage="over") if is_over else self.row, match, steps, fence)
        if is_over:
            self._house.exhibit(self.row, match)

    async def _proceed(self, row: TableRow, match: Match[Any, Any, Any], steps: Sequence[Step], fence: int | None = None) -> None:
        """Write new lines of the log, and then tell everybody; the caller holds the lock."""
        stage, wish = self.row.stage, self._wished.wish
        await self._write(row, steps, fence=fence)
        self._course.go_on(match, steps)
        self._wished = self._wished.now(None)  # the game went on
        try:
            if row.stage != stage or wish:
                self._tell_table()
            self._tell_steps(steps, is_beginning=stage == "open")
        finally:  # it is written: whoever could not be told must not keep the game from going on
            self.go_on()

    def _tell_steps(self, steps: Sequence[Step], *, is_beginning: bool) -> None:
        """Tell everybody the lines that were just written."""
        match, notice = self._course.match, self._notice

        def told_to(seat: Seat | None) -> Moves:
            seen = move_messages.missed_by(seat, steps) if is_beginning else move_messages.happened_to(seat, match, steps)
            return notice.moves_for(seen, seat)

        self._audience.tell(told_to, worded=not get_plugin(self.row.game).has_client)

    def go_on(self) -> None:
        """Let bots and clock do what is theirs to do."""
        if self._abandoned:
            return
        self._bots.wake(self)
        self._clock.wind(self.alarm() if self._house.leases.holds(self) else None, self._ring)
        self._keep_watch()

    def _keep_watch(self) -> None:
        """Tell who has been waited for too long, and look again, for as long as somebody is there to be told."""
        if self._absence.is_calm:
            self._watch.stop()
            return
        is_watched = not self.row.has_ended and bool(self._audience.present)
        change = self._absence.next_change() if is_watched else None  # before looking, so that nothing slips in between
        if self._absence.has_news:
            self._tell_table()
        self._watch.wind(change, self._look_round)

    async def _take_back(self, seat: Seat, request: TakeBack) -> None:
        if self.row.stage == "over":
            raise refusal("not-now", "over")
        guards.check_plays(self.row, seat)
        n = takeback.line_before(self._course.returns, seat)
        if await asyncio.to_thread(is_free, self.match, n):
            await self._go_back(seat, n, free=True)
        elif request.on_record:
            await self._settle_wish(takeback.wish(self.row, seat, n))
        else:
            raise refusal("not-now", "take-back.on-record")

    async def _consent(self, seat: Seat, agreed: bool) -> None:
        wish = self.wish
        await self._settle_wish(takeback.answered(wish, seat, agreed))
        if wish and not agreed:
            declined = refusal("not-now", "take-back.declined", name=move_messages.name_of(self.row.holders[seat]))
            self._audience.tell_seat(wish.seat, lambda: declined.sent)
            self._neighbours.tell_aside(wish.seat, plain(declined.sent))

    async def _settle_wish(self, wish: Wish | None) -> None:
        """Go back if all have agreed; otherwise everybody sees what is wanted, or that it is not to be; the caller holds the lock."""
        if wish is not None and not wish.awaited:
            await self._go_back(wish.seat, wish.n, free=False)
        else:
            self._wished = self._wished.now(wish)
            self._tell_table()
            self._neighbours.tell()
            self.go_on()

    async def _go_back(self, seat: Seat, n: int, *, free: bool) -> None:
        """Go back to where the log had n lines, by a line that says so; the caller holds the lock."""
        match = self.match.continue_copy()
        await self._proceed(self.row, match, match.undo(n, seat, self.time(), free=free))

    async def _write(self, row: TableRow, steps: Sequence[Step] = (), *, beside: Sequence[TableRow] = (), fence: int | None = None) -> None:
        """Make a change durable. If that fails, what stands here may not be what stands in the store: the table is read anew."""
        if self._abandoned:
            raise refusal("not-now", "unsaved")
        changed, match = row is not self.row, self.match
        kept = replace(row, revision=row.revision + 1) if changed else row
        lines = [LogRow(row.id, entry.n, entry.actor, write_action(match, entry.action), entry.time) for entry, _ in steps]
        try:
            guard = Precondition(kept.revision, fence) if lines else None
            await self._house.store.write([kept, *beside] if changed else [], lines, guard)
        except Conflict as error:
            await self._give_way(error)
        except StoreError as error:
            self._fail(error)
        except BaseException:
            self.abandon()
            raise
        self.row = kept
        self._neighbours.tell_news(self.n + len(lines), kept.revision)

    async def _give_way(self, error: Conflict) -> NoReturn:
        """Somebody else was faster: what they wrote is read, if they are a neighbour; the caller holds the lock."""
        if not await self._read_on() and not isinstance(error, LeaseLost):
            self._fail(error)
        raise Overtaken from error

    async def _read_on(self) -> bool:
        """Go on with what neighbours wrote; whether there was anything. The caller holds the lock."""
        try:
            return await self._neighbours.catch_up()
        except StoreError as error:
            self._fail(error)

    def _fail(self, error: StoreError) -> NoReturn:
        """Nobody knows what stands in the store."""
        _log.error("Table %s could not be saved: %s", self.name, error)
        self.abandon()
        raise refusal("not-now", "unsure" if isinstance(error, OutcomeUnknown) else "unsaved") from error

    def abandon(self) -> None:
        """Send everybody away, to come back at once and find the table as it stands in the store."""
        self._abandoned = True
        self._house.forget(self)
        self._neighbours.leave()
        self._clock.stop()
        self._watch.stop()
        self._herald.stop()
        self._bots.stop()
        for visitor in self._audience:  # soon, not now: who made the request is still to be told that it failed
            asyncio.get_running_loop().call_soon(visitor.dismiss)

    def _say(self, guest: Guest, request: Say) -> None:
        """Hand on what somebody says, if the table lets them say it so; it is not kept."""
        seat = self._seated(guest)
        if self.match.game.is_muted(self.match.state, seat):
            raise refusal("not-now", "chat-hushed")
        said = heard(self.row, request, seat)
        self._audience.tell(lambda _: said)
        self._neighbours.tell_aside(None, plain(said))

    async def _rematch(self) -> None:
        """The same people and bots at a new table; there is one, whoever asks for it and how often."""
        guards.check_ended(self.row)
        if self.row.next is None:
            following = seats.cleared(self.row, self._notice.next_options() or self.row.options)
            await self._write(replace(self.row, next=following.id), beside=[following])
        self._tell_table()

    async def _ring(self) -> None:
        with suppress(Overtaken):
            async with self.lock:
                due = self._course.clock.next(self.match)
                if due is not None and self.alarm() == 0 and not self._abandoned and self._house.leases.holds(self):
                    await self._advance(CLOCK, [due[1]], self._house.leases.fence(self.name))
                else:
                    self.go_on()

    def alarm(self, seat: Seat | None = None) -> int | None:
        """In how many milliseconds the clock acts, or acts on this seat."""
        course = self._course
        due = course.clock.next(course.match, seat) if self.row.stage == "playing" else None
        return None if due is None else max(due[0] - self.time(), 0)

    # What other processes say and write

    def follow(self, row: TableRow, lines: Sequence[LogRow]) -> None:
        """Go on as another process wrote, and tell everybody here as if it had been written here; the caller holds the lock."""
        before, wish, self.row = self.row, self.wish, row
        if before.stage == "open" != row.stage:
            self._course = Course(row)
        steps = self._course.read_on(lines)
        self._wished = self._wished.now(None)
        if row.revision != before.revision:
            self._take_seats()
        if row.revision != before.revision or wish:
            self._tell_table()
        if steps:
            self._set_forward(steps[-1].entry.time)
            self._tell_steps(steps, is_beginning=before.stage == "open")
        elif row.stage != "open":
            self._tell_rearranged(before)
        self._neighbours.consult()
        self.go_on()

    def notes(self, process: str, *, is_asking: bool) -> Notes:
        """What this process, which has a name, knows of the table beside its log."""
        here = self._audience.present
        return Notes(
            process,
            self.n,
            self.row.revision,
            None if self.row.began is None else self.time(),
            [Key(holder.key) for holder in self.row.holders if holder.key in here],
            self._audience.watching,
            self._audience.shown,
            self._wished,
            self._absence.votes,
            self._absence.patience,
            is_asking,
        )

    def heed(self, notes: Notes) -> None:
        """Take note of what another process knows; what is wanted back there is so after the same line only."""
        before = self._wished, self._absence.votes
        if notes.time is not None and self.row.began is not None:
            self._set_forward(notes.time)
        self._absence.heed(notes.votes, notes.patience)
        if notes.n == self.n:
            self._wished = self._wished.with_that_of(notes.wished)
        if before != (self._wished, self._absence.votes):
            self._tell_table()
            self._house.spawn(self._judged(self._carry_out))
            self.go_on()

    async def _carry_out(self) -> None:
        """Do what all have agreed to, each in their process; the caller holds the lock."""
        wish, row = self.wish, self._absence.as_voted()
        if row is not self.row:
            await self._rearrange(row)
        elif wish is not None and not wish.awaited:
            await self._go_back(wish.seat, wish.n, free=False)

    def note_neighbours(self) -> None:
        """Somebody came or went in another process."""
        self._absence.note(self.present)
        self._tell_of_presence()
        self.go_on()

    def pass_on(self, seat: Seat | None, message: bytes) -> None:
        """Tell everybody here, or who sits on a seat, what came from another process."""
        told: Any = msgspec.Raw(message)
        if seat is None:
            self._audience.tell(lambda _: told)
        else:
            self._audience.tell_seat(seat, lambda: told)

    def _set_forward(self, time: int) -> None:
        """Time is what has passed for whom most has passed: where the sand stood still while nobody was there, it ran elsewhere."""
        assert self.row.began is not None
        self._shift = max(self._shift, time - (milliseconds() - self.row.began))

    # What is told

    def _tell_table(self) -> None:
        self._audience.tell(self._notice.table_for)

    async def _tell_missed(self, visitor: Visitor, seat: Seat, since: int) -> None:
        missed = await self._house.catching_up.missed(self._course.steps, seat, since)
        visitor.send(self._notice.moves_for(missed.told(self._course.steps, seat), seat))

    def time_left(self, seat: Seat) -> int | None:
        """The milliseconds that a seat has left; None where there is no clock."""
        return self._course.times.left(seat, self.time())
