"""A live table: one match, the people and bots on its seats, and whoever watches."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from tavolata.bots import Bot, Paced
from tavolata.core.errors import BadNotation, IllegalAction
from tavolata.core.game import CLOCK, Action, Actor, OptionValue, Seat
from tavolata.core.library import game_named
from tavolata.core.match import Entry, Match, Randomness, Step
from tavolata.core.sight import Sight
from tavolata.server import seating, takeback, telling
from tavolata.server.chat import check_chat
from tavolata.server.clock import TableClock
from tavolata.server.identity import Key, key_of, new_secret, new_table_id
from tavolata.server.pace import TablePace
from tavolata.server.refusal import Refusal, refusal
from tavolata.server.seating import SeatingRequest
from tavolata.server.store import LogRow, Store, StoreError, TableRow
from tavolata.server.visitor import Visitor, encode
from tavolata.server.wire import (
    Act,
    Agree,
    AnyRequest,
    Ask,
    Begin,
    Consent,
    Hello,
    LookBack,
    Moves,
    Refused,
    Rematch,
    Review,
    Reviewed,
    Said,
    Say,
    SeatBot,
    Sit,
    StandUp,
    TakeBack,
    Unseat,
    Wish,
    Wonder,
)

_log = logging.getLogger(__name__)

replace = msgspec.structs.replace


BotMaker: TypeAlias = Callable[[str, str, int], Bot]
"""A bot for a game, of a level, with a seed of its own."""


class House(Protocol):
    """What a table asks of the place it stands in."""

    store: Store
    pace: int
    make_bot: BotMaker

    def forget(self, table: "LiveTable") -> None:
        """Have the table read anew from the store."""
        ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Let something go on beside the requests."""
        ...


class LiveTable:
    """A table in use. A change is made on a copy, written to the store, and only then made known: what stands here is durable."""

    def __init__(self, house: House, row: TableRow, lines: Sequence[LogRow] = ()) -> None:
        self.row = row
        self._house = house
        read = game_named(row.game).read
        self._replay([Entry(line.n, line.actor, read(line.action), line.time) for line in lines])
        self._wish: Wish | None = None
        self._reviewed: Reviewed | None = None
        self._visitors: dict[Visitor, Key] = {}
        self._lock = asyncio.Lock()
        self._abandoned = False
        self._bots: dict[Seat, Bot] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._ticking: asyncio.TimerHandle | None = None

    def _replay(self, entries: Sequence[Entry]) -> None:
        """Set the match, the clock and the bots' pace to where these lines lead."""
        self.match = _match(self.row)
        self._clock = TableClock(self.match)
        self._pace = TablePace(self.match)
        self._returns = takeback.Returns(self.match)
        self._steps: list[Step] = []
        for entry in entries:
            self._note(self.match.extend([entry]))

    async def hear(self, visitor: Visitor, request: AnyRequest) -> None:
        """Answer a request, or refuse it."""
        if isinstance(request, Hello):
            self._greet(visitor, request)
        elif visitor not in self._visitors:
            raise refusal("unauthorised", "hello")
        else:
            await self._answer(visitor, self._visitors[visitor], request)

    def leave(self, visitor: Visitor) -> None:
        """A socket is closed."""
        before = self._present()
        self._visitors.pop(visitor, None)
        if self._present() != before:
            self._tell_table()

    async def _answer(self, visitor: Visitor, key: Key, request: AnyRequest) -> None:
        match request:
            case Act():
                await self._act(visitor, key, request)
            case Say():
                self._say(key, request)
            case Ask() | Wonder() | LookBack() | Review():
                await self._inform(visitor, key, request)
            case Begin() | TakeBack() | Consent() | Rematch() | Sit() | StandUp() | SeatBot() | Unseat() | Agree():
                await self._change(key, request)

    async def _inform(self, visitor: Visitor, key: Key, request: Ask | Wonder | LookBack | Review) -> None:
        """Tell one visitor something, and change nothing."""
        match request:
            case Ask():
                await self._ask(visitor, key)
            case Wonder():
                await self._wonder(visitor, key, request)
            case LookBack():
                await self._look_back(visitor, key, request)
            case Review():
                await self._review(visitor)

    async def _change(self, key: Key, request: Begin | TakeBack | Consent | Rematch | SeatingRequest) -> None:
        """Change something beside the game itself."""
        match request:
            case Begin():
                await self._begin(key)
            case TakeBack():
                await self._take_back(key)
            case Consent():
                await self._consent(key, request.agreed)
            case Rematch():
                await self._rematch(key)
            case _:
                await self._reseat(key, request)

    def _greet(self, visitor: Visitor, hello: Hello) -> None:
        """Somebody came, or came back: they get the table, and every line that they have not seen."""
        before = self._present()
        self._visitors[visitor] = key_of(hello.secret)
        if self._present() != before:
            self._tell_table()
        else:
            visitor.send(telling.table_for(self.row, before, self._visitors[visitor], self._wish))
        if self.row.stage != "open":
            self._tell_missed(visitor, hello.seen + 1 if self._still_has(hello.seen, hello.time) else 0)
        self._wake_bots()
        self._wind_clock()

    def _still_has(self, n: int, time: int | None) -> bool:
        """Whether the log still has a line that somebody saw: it may have been taken back, and another be in its place."""
        return n < len(self._steps) and (n < 0 or time in (None, self._steps[n].entry.time))

    async def _reseat(self, key: Key, request: SeatingRequest) -> None:
        async with self._lock:
            await self._write(seating.reseat(self.row, key, request))
            self._tell_table()

    async def _begin(self, key: Key) -> None:
        """The seats are settled, and with them the players' seeds: chance opens the match."""
        async with self._lock:
            seating.check_ready(self.row, key)
            row = replace(self.row, stage="playing", began=milliseconds())
            match = _match(row)
            await self._proceed(row, match, match.settle())

    async def _act(self, visitor: Visitor, key: Key, request: Act) -> None:
        async with self._lock:
            seat = seating.my_seat(self.row, key)
            self._check_begun()
            if request.n != len(self._steps):
                visitor.send(refusal("stale", "stale", n=request.n, count=len(self._steps)).message)
                self._tell_missed(visitor, request.n)
                return
            try:
                await self._advance(seat, self.match.game.read(request.action))
            except BadNotation as error:
                raise Refusal("malformed", str(error)) from error
            except IllegalAction as error:
                raise Refusal("illegal", error.message, error.rule) from error

    async def _advance(self, seat: Actor, action: Action) -> None:
        """Do an action; the caller holds the lock."""
        match = self.match.copy()
        steps = match.advance(seat, action, self._time())
        row = self.row if match.result is None else replace(self.row, stage="over")
        await self._proceed(row, match, steps)

    async def _proceed(self, row: TableRow, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Write new lines of the log, and then tell everybody; the caller holds the lock."""
        stage, wish = self.row.stage, self._wish
        await self._write(row, steps)
        self.match = match
        self._note(steps)
        self._wish = None  # the game went on
        if row.stage != stage or wish:
            self._tell_table()
        self._tell_moves(steps)
        self._wake_bots()
        self._wind_clock()

    async def _take_back(self, key: Key) -> None:
        async with self._lock:
            seat = seating.my_seat(self.row, key)
            self._check_playing()
            await self._settle_wish(takeback.wish(self.row, self._returns, seat))

    async def _consent(self, key: Key, agreed: bool) -> None:
        async with self._lock:
            seat, wish = seating.my_seat(self.row, key), self._wish
            await self._settle_wish(takeback.answered(wish, seat, agreed))
            if wish and not agreed:
                self._tell_seat(wish.seat, refusal("not-now", "take-back.declined", name=self.row.holders[seat].name).message)

    async def _settle_wish(self, wish: Wish | None) -> None:
        """Go back if all have agreed; otherwise everybody sees what is wanted, or that it is not to be; the caller holds the lock."""
        if wish is not None and not wish.awaited:
            await self._go_back(wish.n)
        else:
            self._wish = wish
            self._tell_table()

    async def _go_back(self, n: int) -> None:
        """Leave only so many lines of the log; the caller holds the lock."""
        await self._write(replace(self.row), keep=n)
        self._replay([step.entry for step in self._steps[:n]])
        self._wish = None
        self._tell_table()
        self._tell_moves([])
        self._wake_bots()
        self._wind_clock()

    async def _write(self, row: TableRow, steps: Sequence[Step] = (), *, beside: Sequence[TableRow] = (), keep: int | None = None) -> None:
        """Make a change durable. If that fails, what stands here may not be what stands in the store: the table is read anew."""
        if self._abandoned:
            raise refusal("not-now", "unsaved")
        changed = row is not self.row
        kept = replace(row, revision=row.revision + 1) if changed else row
        lines = [LogRow(row.id, entry.n, entry.actor, self.match.write(entry.action), entry.time) for entry, _ in steps]
        try:
            await self._house.store.write([kept, *beside] if changed else [], lines, keep=keep)
        except StoreError as error:
            _log.exception("Table %s could not be saved.", row.id)
            self._abandon()
            raise refusal("not-now", "unsaved") from error
        except BaseException:
            self._abandon()
            raise
        self.row = kept

    def _abandon(self) -> None:
        """Send everybody away, to come back at once and find the table as it stands in the store."""
        self._abandoned = True
        self._house.forget(self)
        if self._ticking is not None:
            self._ticking.cancel()
        for visitor in self._visitors:  # soon, not now: who made the request is still to be told that it failed
            asyncio.get_running_loop().call_soon(visitor.dismiss)

    async def _look_back(self, visitor: Visitor, key: Key, request: LookBack) -> None:
        self._check_begun()
        if request.n > len(self._steps):
            raise refusal("not-now", "no-line", count=len(self._steps))
        seat = seating.seat_of(self.row, key)
        if request.eyes is not None and request.eyes != seat:
            self._check_over()
            seat = seating.checked_seat(self.row, request.eyes)
        visitor.send(await asyncio.to_thread(telling.past_for, self.match, request.n, seat))

    async def _review(self, visitor: Visitor) -> None:
        self._check_over()
        if self._reviewed is None:
            self._reviewed = await asyncio.to_thread(telling.review_of, self.match)
        visitor.send(self._reviewed)

    async def _ask(self, visitor: Visitor, key: Key) -> None:
        seat = seating.my_seat(self.row, key)
        self._check_begun()
        if not self.row.advisor:
            raise refusal("not-now", "no-advisor")
        if seat not in self.match.actors:
            raise refusal("not-now", "not-your-turn")
        visitor.send(await asyncio.to_thread(telling.advice_for, self.match, seat))

    async def _wonder(self, visitor: Visitor, key: Key, request: Wonder) -> None:
        self._check_begun()
        told = await asyncio.to_thread(telling.insight_for, self.match, seating.seat_of(self.row, key), request.eyes)
        if told is None:
            raise refusal("not-now", "no-insight")
        visitor.send(told)

    def _say(self, key: Key, request: Say) -> None:
        """Hand on what somebody says, if the table lets them say it so; it is not kept."""
        seat = seating.my_seat(self.row, key)
        check_chat(self.row, request)
        for visitor in self._visitors:
            visitor.send(Said(seat, request.phrase, request.words))

    async def _rematch(self, key: Key) -> None:
        """The same people and bots at a new table; there is one, whoever asks for it and how often."""
        async with self._lock:
            seating.my_seat(self.row, key)
            self._check_over()
            if self.row.next is None:
                following = _cleared(self.row, dict(self.match.game.following(self.match.state, self.match.options)))
                await self._write(replace(self.row, next=following.id), beside=[following])
            self._tell_table()

    def _wake_bots(self) -> None:
        """Let the bots play, if any of them may act and they are not at it already."""
        if self._bots_to_act() and (self._thinking is None or self._thinking.done()):
            self._thinking = self._house.spawn(self._play_bots())

    async def _play_bots(self) -> None:
        """Each bot at its pace, until none of them wants to act; whether somebody is connected makes no difference."""
        while rests := {seat: self._rest_of_bot(seat) for seat in self._bots_to_act()}:
            match, rested = self.match, [seat for seat, rest in rests.items() if rest == 0]
            chosen = await asyncio.to_thread(self._choice_of_bots, rested, match)
            async with self._lock:
                if self.match is not match:  # somebody was faster, in a game where several may act: think again
                    continue
                if chosen is not None:
                    await self._advance(*chosen)
                    continue
            if len(rested) == len(rests):
                return
            resting = (rest for rest in rests.values() if rest > 0)
            await asyncio.sleep(min(self._house.pace, *resting) / 1000)  # not longer: what others do may call for a bot at once

    def _bots_to_act(self) -> list[Seat]:
        """The seats of bots that may act, those whom the game waits for last, and each in its turn."""
        if self.row.stage != "playing" or self._abandoned:
            return []
        return [seat for seat in self._pace.order(self.match.actors) if seat >= 0 and self.row.holders[seat].holder == "bot"]

    def _rest_of_bot(self, seat: Seat) -> int:
        """The milliseconds until a bot acts: a pause, so that people can follow, or its own pace where people act at the same time."""
        pace = self._house.pace
        if pace > 0 and self._is_person_awaited() and len(self.match.actors) > 1 and isinstance(bot := self._bot(seat), Paced):
            pace = bot.pace
        return self._pace.rest(seat, pace, self._time())

    def _is_person_awaited(self) -> bool:
        return any(seat >= 0 and self.row.holders[seat].holder == "person" for seat in self.match.awaited)

    def _choice_of_bots(self, seats: Sequence[Seat], match: Match[Any, Any, Any]) -> tuple[Seat, Action] | None:
        """What the first of the bots does that wants to do anything."""
        choices = ((seat, self._choice_of_bot(seat, Sight(match, seat))) for seat in seats)
        return next(((seat, action) for seat, action in choices if action is not None), None)

    def _choice_of_bot(self, seat: Seat, sight: Sight) -> Action | None:
        """What a bot does. One that fails must not stop the game of people: the fault is logged in full, and the lot takes its decision."""
        try:
            action = self._bot(seat).choose(sight)
            if action in sight.legal or (action is None and not sight.is_awaited):
                return action
            _log.error("The bot on seat %d of table %s chose %r, which is not legal.", seat, self.row.id, action)
        except Exception:  # noqa: BLE001 - a bot may be anybody's code
            _log.exception("The bot on seat %d of table %s failed.", seat, self.row.id)
        return secrets.choice(sight.legal)

    def _bot(self, seat: Seat) -> Bot:
        if seat not in self._bots:
            level = self.row.holders[seat].level
            assert level is not None
            self._bots[seat] = self._house.make_bot(self.row.game, level, secrets.randbits(63))
        return self._bots[seat]

    def _note(self, steps: Sequence[Step]) -> None:
        """Keep lines that were written, for those who come later, for the clock and for the bots."""
        self._steps += steps
        self._clock.follow(self.match, steps)
        self._pace.follow(self.match, steps)
        self._returns.follow(self.match, steps)

    def _wind_clock(self) -> None:
        """Let the clock act when its time has come, unless something else happens to it first."""
        if self._ticking is not None:
            self._ticking.cancel()
        alarm = self._alarm()
        if alarm is not None:
            self._ticking = asyncio.get_running_loop().call_later(alarm / 1000, lambda: self._house.spawn(self._ring()))

    async def _ring(self) -> None:
        async with self._lock:
            due = self._clock.next(self.match)
            if due is not None and self._alarm() == 0:
                await self._advance(CLOCK, due[1])
            else:
                self._wind_clock()

    def _alarm(self, seat: Seat | None = None) -> int | None:
        """In how many milliseconds the clock acts, or acts on this seat."""
        due = self._clock.next(self.match, seat) if self.row.stage == "playing" else None
        return None if due is None else max(due[0] - self._time(), 0)

    def _tell_table(self) -> None:
        present = self._present()
        for visitor, key in self._visitors.items():
            visitor.send(telling.table_for(self.row, present, key, self._wish))

    def _tell_moves(self, steps: Sequence[Step]) -> None:
        """The same for all sockets of a seat, and for all spectators: so it is made once."""
        told: dict[Seat | None, str] = {}
        for visitor, key in self._visitors.items():
            seat = seating.seat_of(self.row, key)
            if seat not in told:
                told[seat] = encode(self._moves_for(steps, seat))
            visitor.send_text(told[seat])

    def _tell_seat(self, seat: Seat, message: Refused) -> None:
        for visitor, key in self._visitors.items():
            if seating.seat_of(self.row, key) == seat:
                visitor.send(message)

    def _tell_missed(self, visitor: Visitor, since: int) -> None:
        seat = seating.seat_of(self.row, self._visitors[visitor])
        visitor.send(self._moves_for(self._steps[since:], seat))

    def _moves_for(self, steps: Sequence[Step], seat: Seat | None) -> Moves:
        return telling.moves_for(self.match, steps, seat, self._alarm(seat), self._returns.to(seat))

    def _present(self) -> set[Key]:
        return set(self._visitors.values())

    def _check_begun(self) -> None:
        if self.row.stage == "open":
            raise refusal("not-now", "not-begun")

    def _check_playing(self) -> None:
        self._check_begun()
        if self.row.stage == "over":
            raise refusal("not-now", "over")

    def _check_over(self) -> None:
        if self.row.stage != "over":
            raise refusal("not-now", "not-over")

    def _time(self) -> int:
        """Milliseconds since the match began, never less than on the line before, however the machine's clock is set."""
        assert self.row.began is not None
        return max(milliseconds() - self.row.began, *(step.entry.time for step in self._steps[-1:]), 0)


def milliseconds() -> int:
    """The time of day."""
    return time.time_ns() // 1_000_000


def _match(row: TableRow) -> Match[Any, Any, Any]:
    """The match of a table before its first line."""
    randomness = Randomness(row.secret, [holder.seed for holder in row.holders])
    return Match(game_named(row.game), row.seats, row.options, randomness)


def _cleared(row: TableRow, options: dict[str, OptionValue]) -> TableRow:
    """A new table for the same group."""
    fresh = replace(row, id=new_table_id(), revision=0, secret=new_secret(), created=milliseconds(), stage="open", began=None, next=None)
    return replace(fresh, options=options)
