"""A live table: one match, the people and bots on its seats, and whoever watches."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any, Protocol
from weakref import proxy

import msgspec

from tavolata.core.errors import BadNotation, IllegalAction
from tavolata.core.game import CLOCK, Action, OptionValue, Seat
from tavolata.core.library import game_named, kit_of
from tavolata.core.log import Back, Step
from tavolata.core.match import Match
from tavolata.core.record import write_action
from tavolata.core.takeback import is_free, may_be_free
from tavolata.server import races, seating, takeback, telling
from tavolata.server.absence import Absence
from tavolata.server.audience import Audience, Guest
from tavolata.server.bots import BotMaker, BotsRunner
from tavolata.server.catching_up import CatchingUp
from tavolata.server.chat import heard
from tavolata.server.clock import ClockRunner
from tavolata.server.course import Course, milliseconds, new_match
from tavolata.server.identity import Key, key_of, new_secret, new_table_id
from tavolata.server.inquiry import Inquiry
from tavolata.server.pace import TablePace
from tavolata.server.refusal import Refusal, refusal
from tavolata.server.store import LogRow, Store, StoreError, TableRow
from tavolata.server.visitor import Visitor
from tavolata.server.wire import (
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
    Return,
    Say,
    Seen,
    StepSeen,
    Substitute,
    TakeBack,
    Why,
    Wish,
    Withdraw,
)
from tavolata.words import chosen, speak

_log = logging.getLogger(__name__)

CIRCLE = 12
"""So many hear at once of everybody who comes and goes; where more are there,"""
MILLISECONDS_EACH = 1
"""there is time for each of them between one such message and the next."""

replace = msgspec.structs.replace


class House(Protocol):
    """What a table asks of the place it stands in."""

    store: Store
    pause: int
    away: int
    make_bot: BotMaker
    thinking: Executor
    reasoning: asyncio.Semaphore
    catching_up: CatchingUp

    def forget(self, table: "Table") -> None:
        """Have the table read anew from the store."""
        ...

    async def enter(self, row: TableRow) -> None:
        """Note who begins a race, if it is one."""
        ...

    def exhibit(self, row: TableRow, match: Match[Any, Any, Any]) -> None:
        """Keep what is worth it of a match that has ended."""
        ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Let something go on beside the requests."""
        ...


class Table:
    """A table in use. A change is made on a match that goes on from this one, written to the store, and only then made known: what stands
    here is durable.
    """

    def __init__(self, house: House, row: TableRow, course: Course) -> None:
        self.row = row
        self._house = house
        self._course = course
        self._shift = 0 if row.began is None else course.shift(row.began)
        self._wish: Wish | None = None
        self._audience = Audience()
        me: Table = proxy(self)  # whom nobody uses any more is gone at once, without a collector that looks for cycles
        self._inquiry = Inquiry(me, house.make_bot, house.reasoning)
        self._bots = BotsRunner(me, house.spawn, house.thinking, house.make_bot, house.pause)
        self._absence = Absence(me, house.away)
        self._clock, self._watch, self._herald = (ClockRunner(house.spawn) for _ in range(3))
        self._lock = asyncio.Lock()
        self._abandoned = False

    @property
    def match(self) -> Match[Any, Any, Any]:
        """The match as it stands."""
        return self._course.match

    @property
    def pace(self) -> TablePace:
        """Since when each actor may act."""
        return self._course.pace

    @property
    def is_wished_back(self) -> bool:
        """Whether somebody waits for the others' consent to go back: bots wait with them."""
        return self._wish is not None

    @property
    def unseen_since(self) -> int | None:
        """When the last line was written, while somebody on a seat is still being shown what happened."""
        steps = self._course.steps
        return steps[-1].entry.time if steps and not self._audience.has_seen(len(steps)) else None

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
            await self._give_back(visitor)
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
                self._bots.wake(self)
            case Ask() | LookBack() | Why():
                visitor.send(await self._inquiry.answer(guest.seat, request))
            case _:
                await self._change(guest, request)

    def leave(self, visitor: Visitor) -> None:
        """A socket is closed."""
        if self._audience.dismiss(visitor):
            self._note_presence()
            self._keep_watch()

    async def let_bot_act(self, seat: Seat, action: Action, on: Match[Any, Any, Any]) -> None:
        """Do what a bot chose on this position, unless somebody was faster, or it plays there no more: then it thinks again."""
        async with self._lock:
            if self.match is on and self.row.stage == "playing" and self.row.holders[seat].bot_level:
                await self._advance(seat, [action])

    async def _change(self, guest: Guest, request: AnyRequest) -> None:
        """Change something beside the game itself, one request after the other."""
        async with self._lock:
            match request:
                case Begin():
                    await self._begin(guest.key)
                case TakeBack():
                    await self._take_back(self._seated(guest), request)
                case Withdraw():
                    takeback.check_withdrawal(self._wish, self._seated(guest))
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
        lang, key = chosen([hello.lang]), key_of(hello.secret)
        speak(lang)  # for as long as this visitor is heard
        steps = self._course.steps
        since = hello.seen + 1 if hello.seen < len(steps) else 0  # who claims to have seen more than there is has seen another game
        missed = await self._house.catching_up.missed(steps, seating.seat_of(self.row, key), since)
        if self._abandoned:  # meanwhile
            visitor.dismiss()
            return
        is_new = self._audience.welcome(visitor, key, lang, self.row)
        seat = self._audience.guest(visitor).seat
        if not (is_new and self._note_presence()):
            visitor.send(self._table_for(seat))
        if self.row.stage != "open":
            visitor.send(self._moves_for(missed.told(self._course.steps, seat), seat))
        self._go_on()

    def _note_presence(self) -> bool:
        """Somebody came or went: a small table is told at once, a large one the less often the more are there, so that a crowd which
        gathers costs each of them a few messages and not one for each who comes. Whether they were told at once.
        """
        self._absence.note(self._audience.present)
        is_small = len(self._audience) <= CIRCLE
        if is_small:
            self._tell_table()
        elif not self._herald.is_wound:
            self._herald.wind(len(self._audience) * MILLISECONDS_EACH, self._tell_presence)
        return is_small

    async def _tell_presence(self) -> None:
        self._tell_table()

    async def _give_back(self, visitor: Visitor) -> None:
        """A seat on which a bot plays is its person's again as soon as they come."""
        async with self._lock:
            seat = self._audience.guest(visitor).seat
            if seat is not None and self.row.stage == "playing" and self.row.holders[seat].stand_in:
                await self._rearrange(self._absence.come_back(seat))

    async def _rearrange(self, row: TableRow) -> None:
        """Let bots play for people, or no more, or give the game up; the caller holds the lock."""
        before = self.row
        if row is not before:
            await self._write(row)
            self._wish = None  # who asked, or was asked, may play no more
        self._tell_table()
        if row.stage == "given-up":
            self._house.exhibit(row, self.match)
            self._audience.tell(lambda seat: self._moves_for((), seat), worded=not kit_of(row.game).room)
        for seat in _seats_held_otherwise(before, row):
            self._audience.tell_seat(seat, partial(self._moves_for, (), seat))
        self._go_on()

    async def _look_round(self) -> None:
        """Somebody may have been away, or have thought, for too long."""
        self._keep_watch()

    async def _reseat(self, key: Key, request: Any) -> None:
        await self._write(seating.reseat(self.row, key, request, self._absence.is_gone))
        self._audience.reseat(self.row)
        self._absence.note(self._audience.present)
        self._tell_table()
        self._go_on()

    async def _begin(self, key: Key) -> None:
        """The seats are settled, and with them the players' seeds: chance opens the match."""
        seating.check_ready(self.row, key)
        try:
            await self._house.enter(self.row)
        except StoreError as error:
            raise refusal("not-now", "unsaved") from error
        row = replace(self.row, stage="playing", began=milliseconds())
        match = new_match(row)
        await self._proceed(row, match, match.settle())

    async def _act(self, visitor: Visitor, guest: Guest, request: Act) -> None:
        async with self._lock:
            seat = self._seated(guest)
            self.check_begun()
            self._check_plays(seat)
            if self._is_in_time(seat, request.n):
                await self._play(seat, request.actions)
                return
        visitor.send(refusal("stale", "stale", n=request.n, count=len(self._course.steps)).sent)
        await self._tell_missed(visitor, seat, request.n)

    async def _play(self, seat: Seat, actions: Sequence[str]) -> None:
        """Do what somebody wants to do, or say why not; the caller holds the lock."""
        try:
            await self._advance(seat, self._together(actions))
        except BadNotation as error:
            raise Refusal.of("malformed", error) from error
        except IllegalAction as error:
            raise Refusal.of("illegal", error) from error

    def _is_in_time(self, seat: Seat, n: int) -> bool:
        """Whether an action knows all that it must: the whole log, or, where several might act at once, all but what others did since."""
        steps = self._course.steps
        if n == len(steps):
            return True
        if not 0 <= n < len(steps) or len(self.match.at(n).actors) == 1:
            return False
        return all(step.entry.actor != seat and not isinstance(step.entry.action, Back) for step in steps[n:])

    def _together(self, texts: Sequence[str]) -> list[Action]:
        """The actions of one message. Only the last may let anything happen that its actor does not know yet: were a later one refused,
        nothing would have been done, and yet they would know what chance or the others had in store.
        """
        actions = [self.match.game.read(text) for text in texts]
        leading = kit_of(self.row.game).leading
        if any(not isinstance(action, leading) for action in actions[:-1]):
            raise refusal("malformed", "not-together")
        return actions

    async def _advance(self, actor: int, actions: Sequence[Action]) -> None:
        """Do one action, or several that belong together, all or none; the caller holds the lock."""
        match, now = self.match.going_on(), self.time()
        steps = [step for action in actions for step in match.advance(actor, action, now)]
        is_over = match.result is not None
        await self._proceed(replace(self.row, stage="over") if is_over else self.row, match, steps)
        if is_over:
            self._house.exhibit(self.row, match)

    async def _proceed(self, row: TableRow, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Write new lines of the log, and then tell everybody; the caller holds the lock."""
        stage, wish = self.row.stage, self._wish
        await self._write(row, steps)
        if stage == "open":
            self._course = Course(row)
        self._course.go_on(match, steps)
        self._wish = None  # the game went on
        try:
            if row.stage != stage or wish:
                self._tell_table()
            seen = telling.missed_by if stage == "open" else partial(telling.happened_to, match=match)
            self._audience.tell(lambda seat: self._moves_for(seen(seat, steps=steps), seat), worded=not kit_of(row.game).room)
        finally:  # it is written: whoever could not be told must not keep the game from going on
            self._go_on()

    def _go_on(self) -> None:
        """Let bots and clock do what is theirs to do."""
        if self._abandoned:
            return
        self._bots.wake(self)
        self._clock.wind(self._alarm(), self._ring)
        self._keep_watch()

    def _keep_watch(self) -> None:
        """Tell who has been waited for too long, and look again, for as long as somebody is there to be told."""
        is_watched = not self._has_ended and bool(self._audience.present)
        change = self._absence.next_change() if is_watched else None  # before looking, so that nothing slips in between
        if self._absence.has_news:
            self._tell_table()
        self._watch.wind(change, self._look_round)

    async def _take_back(self, seat: Seat, request: TakeBack) -> None:
        self.check_begun()
        if self.row.stage == "over":
            raise refusal("not-now", "over")
        self._check_plays(seat)
        n = takeback.line_before(self._course.returns, seat)
        if await asyncio.to_thread(is_free, self.match, n):
            await self._go_back(seat, n, free=True)
        elif request.on_record:
            await self._settle_wish(takeback.wish(self.row, seat, n))
        else:
            raise refusal("not-now", "take-back.on-record")

    async def _consent(self, seat: Seat, agreed: bool) -> None:
        wish = self._wish
        await self._settle_wish(takeback.answered(wish, seat, agreed))
        if wish and not agreed:
            declined = refusal("not-now", "take-back.declined", name=telling.name_of(self.row.holders[seat]))
            self._audience.tell_seat(wish.seat, lambda: declined.sent)

    async def _settle_wish(self, wish: Wish | None) -> None:
        """Go back if all have agreed; otherwise everybody sees what is wanted, or that it is not to be; the caller holds the lock."""
        if wish is not None and not wish.awaited:
            await self._go_back(wish.seat, wish.n, free=False)
        else:
            self._wish = wish
            self._tell_table()
            self._go_on()

    async def _go_back(self, seat: Seat, n: int, *, free: bool) -> None:
        """Go back to where the log had n lines, by a line that says so; the caller holds the lock."""
        match = self.match.going_on()
        await self._proceed(self.row, match, match.undo(n, seat, self.time(), free=free))

    async def _write(self, row: TableRow, steps: Sequence[Step] = (), *, beside: Sequence[TableRow] = ()) -> None:
        """Make a change durable. If that fails, what stands here may not be what stands in the store: the table is read anew."""
        if self._abandoned:
            raise refusal("not-now", "unsaved")
        changed = row is not self.row
        kept = replace(row, revision=row.revision + 1) if changed else row
        lines = [LogRow(row.id, entry.n, entry.actor, write_action(self.match, entry.action), entry.time) for entry, _ in steps]
        try:
            await self._house.store.write([kept, *beside] if changed else [], lines)
        except StoreError as error:
            _log.error("Table %s could not be saved: %s", row.id, error)
            self.abandon()
            raise refusal("not-now", "unsaved") from error
        except BaseException:
            self.abandon()
            raise
        self.row = kept

    def abandon(self) -> None:
        """Send everybody away, to come back at once and find the table as it stands in the store."""
        self._abandoned = True
        self._house.forget(self)
        self._clock.stop()
        self._watch.stop()
        self._herald.stop()
        self._bots.stop()
        for visitor in self._audience:  # soon, not now: who made the request is still to be told that it failed
            asyncio.get_running_loop().call_soon(visitor.dismiss)

    def _say(self, guest: Guest, request: Say) -> None:
        """Hand on what somebody says, if the table lets them say it so; it is not kept."""
        said = heard(self.row, request, self._seated(guest))
        self._audience.tell(lambda _: said)

    async def _rematch(self) -> None:
        """The same people and bots at a new table; there is one, whoever asks for it and how often."""
        self.check_ended()
        if self.row.next is None:
            following = cleared(self.row, self._next_options() or self.row.options)
            await self._write(replace(self.row, next=following.id), beside=[following])
        self._tell_table()

    def _next_options(self) -> dict[str, OptionValue] | None:
        """What the same group plays next, once this game has ended."""
        return dict(kit_of(self.row.game).following(self.match.state, self.match.options)) if self._has_ended else None

    async def _ring(self) -> None:
        async with self._lock:
            due = self._course.clock.next(self.match)
            if due is not None and self._alarm() == 0 and not self._abandoned:
                await self._advance(CLOCK, [due[1]])
            else:
                self._go_on()

    def _alarm(self, seat: Seat | None = None) -> int | None:
        """In how many milliseconds the clock acts, or acts on this seat."""
        due = self._course.clock.next(self.match, seat) if self.row.stage == "playing" else None
        return None if due is None else max(due[0] - self.time(), 0)

    def _tell_table(self) -> None:
        self._audience.tell(self._table_for)

    def _table_for(self, seat: Seat | None) -> Any:
        told = telling.table_for(self.row, self._audience.present, self._audience.watching, seat, self._wish)
        return self._absence.told(replace(told, next_options=self._next_options()))

    async def _tell_missed(self, visitor: Visitor, seat: Seat, since: int) -> None:
        missed = await self._house.catching_up.missed(self._course.steps, seat, since)
        visitor.send(self._moves_for(missed.told(self._course.steps, seat), seat))

    def _moves_for(self, steps: Sequence[StepSeen], seat: Seat | None) -> Moves:
        told = telling.moves_for(self.match, steps, seat, self._alarm(seat), self._return_of(seat), self._names())
        if self.row.clock is not None:
            told = replace(told, times=self._times())
        if self.row.stage == "given-up":
            return replace(told, legal=[], awaited=[])
        return replace(told, legal=[], back=None) if seat is not None and self.row.holders[seat].stand_in else told

    def _names(self) -> list[str]:
        """The names as the text of a plain room tells them; a room of its own puts them in itself."""
        return [] if kit_of(self.row.game).room else telling.names_of(self.row)

    def _times(self) -> list[int] | None:
        """What each seat has left, where there is a clock that runs."""
        if self.row.stage != "playing":
            return None
        left = (self.time_left(seat) for seat in range(self.row.seats))
        return [time for time in left if time is not None]

    def time_left(self, seat: Seat) -> int | None:
        """The milliseconds that a seat has left; None where there is no clock."""
        return self._course.times.left(seat, self.time())

    def _return_of(self, seat: Seat | None) -> Return | None:
        """Where a seat may go back to."""
        n = self._course.returns.to(seat) if self.row.stage == "playing" else None
        return None if n is None else Return(n, may_be_free(self.match, n))

    @property
    def _has_ended(self) -> bool:
        return self.row.stage in ("over", "given-up")

    def check_begun(self) -> None:
        """Whether there is a game to speak of."""
        if self.row.stage == "open":
            raise refusal("not-now", "not-begun")

    def check_ended(self) -> None:
        """Whether there is nothing left to give away."""
        if not self._has_ended:
            raise refusal("not-now", "not-over")

    def _check_plays(self, seat: Seat) -> None:
        """Whether somebody plays themselves, in a game that was not given up."""
        if self.row.stage == "given-up":
            raise refusal("not-now", "not-playing")
        if self.row.holders[seat].stand_in:
            raise refusal("not-now", "stand-in")

    def check_over(self) -> None:
        """Whether the game came to its end."""
        if self.row.stage != "over":
            raise refusal("not-now", "not-over")


def cleared(row: TableRow, options: dict[str, OptionValue]) -> TableRow:
    """A new table for the same group; who runs a race again meets the same luck."""
    secret = row.secret if races.is_race(row.game, options) else new_secret()
    version = game_named(row.game).version  # a new match is played by today's rules
    fresh = replace(
        row,
        id=new_table_id(),
        revision=0,
        version=version,
        secret=secret,
        created=milliseconds(),
        stage="open",
        began=None,
        next=None,
    )
    return replace(fresh, options=options, what_if=None, holders=tuple(replace(holder, stand_in=None, spells=()) for holder in row.holders))


def _seats_held_otherwise(before: TableRow, now: TableRow) -> list[Seat]:
    return [seat for seat in range(now.seats) if before.holders[seat] != now.holders[seat]]
