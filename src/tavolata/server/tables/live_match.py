"""The match of a table in memory, with its clocks, its turn order and the moves that can be taken back."""

import time
from collections.abc import Iterable, Sequence, Set
from typing import Any, NamedTuple

import msgspec

from tavolata.core.game import CHANCE, CLOCK, Action, Actor, Seat
from tavolata.core.log import Entry, Step, Undo
from tavolata.core.match import Match
from tavolata.core.record import read_action
from tavolata.core.registry import get_plugin
from tavolata.server.errors import refusal
from tavolata.server.identity import Key
from tavolata.server.protocol.messages import Clock, TakeBackRequest
from tavolata.server.store.matches import new_match, randomness_of
from tavolata.server.store.rows import LogRow, TableRow


class LiveMatch:
    """A match with the steps of its log, its time, and what clocks, turns and take-backs derive from them."""

    def __init__(self, row: TableRow, lines: Sequence[LogRow] = ()) -> None:
        """Replay the lines of a log; a long log takes long and belongs in a thread."""
        self.match = new_match(row)
        self.plugin = get_plugin(row.game)
        self.steps: list[Step] = []
        self.began = row.began
        self.clock_offset = 0
        """Milliseconds by which the time of the match is ahead of the time that has passed since it began."""
        self.game_clock = GameClock(self.match)
        self.turn_order = TurnOrder(self.match)
        self.takebacks = TakebackTracker(self.match)
        self.seat_clocks = SeatClocks(self.match, row.clock)
        self.replay(lines)

    def start(self, row: TableRow) -> tuple[Match[Any, Any, Any], list[Step]]:
        """The match after the first actions of chance, with the seeds of the seated players, and its first steps."""
        match = self.match.continue_copy()
        match.randomness = randomness_of(row)
        return match, match.resolve_chance()

    def replay(self, lines: Sequence[LogRow]) -> list[Step]:
        """Append stored lines and return their steps; earlier references to the match stay valid."""
        match, known = self.match.continue_copy() if lines else self.match, len(self.steps)
        for line in lines:
            entry = Entry(line.n, line.actor, read_action(match.game, line.action), line.time)
            self.advance(match, match.extend([entry]))
        return self.steps[known:]

    def advance(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Continue with a match that has these further steps."""
        self.match = match
        self.steps += steps
        self.game_clock.update(match, steps)
        self.turn_order.update(match, steps)
        self.takebacks.update(match, steps)
        self.seat_clocks.update(match, steps)

    def time_at(self, now: int) -> int:
        """Milliseconds since the match began, later than the last line, so that each request has a time of its own."""
        assert self.began is not None
        earliest = self.steps[-1].entry.time + 1 if self.steps else 0
        return max(now - self.began + self.clock_offset, earliest)

    def restore_clock(self, began: int) -> None:
        """Set the offset for a match that was loaded: time never runs back, and a clock of the game stood still with the server."""
        last, passed = self.steps[-1].entry.time if self.steps else 0, now_ms() - began
        self.began = began
        self.clock_offset = last - passed if passed < last or self.game_clock.next_action(self.match) else 0

    def sync_clock(self, other_time: int) -> None:
        """Set the time forward to that of another process; the process in which most time has passed is right."""
        assert self.began is not None
        self.clock_offset = max(self.clock_offset, other_time - (now_ms() - self.began))

    def ms_until_alarm(self, now: int, seat: Seat | None = None) -> int | None:
        """Milliseconds until the clock of the game acts, or acts on one seat; None if it does not."""
        due = self.game_clock.next_action(self.match, seat)
        return None if due is None else max(due[0] - self.time_at(now), 0)

    def is_current(self, seat: Seat, n: int) -> bool:
        """Whether a player who has seen n lines may act: all lines, or all but those that others added while several may act."""
        if n == len(self.steps):
            return True
        if not 0 <= n < len(self.steps) or len(self.match.at(n).actors) == 1:
            return False
        return all(step.entry.actor != seat and not isinstance(step.entry.action, Undo) for step in self.steps[n:])

    def parse_actions(self, texts: Sequence[str]) -> list[Action]:
        """The actions of one request. All but the last must be preliminary ones: a refused action after others must reveal nothing."""
        actions = [self.match.game.read(text) for text in texts]
        if len(actions) > 1 and not all(isinstance(action, self.plugin.preliminary_actions) for action in actions[:-1]):
            raise refusal("malformed", "not-together")
        return actions


class TableState(NamedTuple):
    """A table at one moment, as messages, bots, inactivity and queries read it."""

    row: TableRow
    live: LiveMatch
    now: int
    """The milliseconds of `now_ms`."""
    present: Set[Key] = frozenset()
    """The players and spectators who are connected to any process."""
    spectator_count: int = 0
    takeback_request: TakeBackRequest | None = None
    drives_bots: bool = False
    """Whether the table has bots and this process lets them act."""
    lines_shown: int | None = None
    """The lines that all seated clients have animated; None if no client reports it, or there are no bots to wait."""


def now_ms() -> int:
    """Milliseconds since the epoch by a clock that nobody can set: the start of the process plus the time that has passed."""
    return _STARTED + _monotonic_ms()


def _monotonic_ms() -> int:
    """Milliseconds of a monotonic clock, which counts while the machine sleeps where the system has one."""
    return time.clock_gettime_ns(_CLOCK) // 1_000_000


_CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
_STARTED = time.time_ns() // 1_000_000 - _monotonic_ms()


class GameClock:
    """The actions that the clock of a game may do, each with the time since which it may."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        """For a match before its first line, with all actions possible since time 0."""
        self._since: dict[Action, int] = dict.fromkeys(match.legal(CLOCK), 0)

    def update(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Apply new steps: an action that stays legal keeps its time; while chance has to act, nothing changes."""
        actors = match.may_act
        if steps and CHANCE not in actors:
            now = steps[-1].entry.time
            may = match.legal(CLOCK) if CLOCK in actors else ()
            self._since = {action: self._since.get(action, now) for action in may}

    def next_action(self, match: Match[Any, Any, Any], seat: Seat | None = None) -> tuple[int, Action] | None:
        """The time and the action of the next alarm, or of the next one that concerns a seat."""
        if not self._since:
            return None
        concerning = [action for action in self._since if seat in (None, getattr(action, "seat", seat))]
        alarms = [(self._since[action] + match.game.delay_ms(match.state, action), action) for action in concerning]
        return min(alarms, key=lambda alarm: alarm[0], default=None)


class _ActorSince(msgspec.Struct, frozen=True, order=True, gc=False):
    """Whether the game waits for an actor, and the line and time since which that holds."""

    is_awaited: bool
    n: int = -1
    time: int = 0


class TurnOrder:
    """For each actor who may act, since when it may without having acted."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        """For a match before its first line."""
        self._actors = {actor: _ActorSince(actor in match.awaited) for actor in match.actors}

    def update(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Apply new steps."""
        if not steps:
            return
        acted, last, known = {entry.actor for entry, _ in steps}, steps[-1].entry, self._actors
        self._actors = {}
        for actor in match.may_act:
            now = _ActorSince(match.waits_for(actor), last.n, last.time)
            before = now if actor in acted else known.get(actor, now)
            self._actors[actor] = before if before.is_awaited == now.is_awaited else now

    def order(self, actors: Iterable[Actor]) -> list[Actor]:
        """Actors whom the game does not wait for first; within both groups the one that has waited longest first."""
        return sorted(actors, key=lambda actor: self._actors[actor])

    def remaining_delay(self, actor: Actor, delay: int, now: int) -> int:
        """The milliseconds of a delay that are left to an actor; what others do meanwhile does not prolong it."""
        return max(self._actors[actor].time + delay - now, 0)


class PlayerMove(msgspec.Struct, frozen=True, gc=False):
    """The lines that a seat wrote at one time, from line n on."""

    n: int
    seat: Seat
    time: int


class TakebackTracker:
    """The last move of each seat that can be taken back; none from before a moment at which the game waited for several seats."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        """For a match before its first line."""
        self._moves: list[PlayerMove] = []
        self._last: dict[Seat | None, int] = {}
        """The first line of the last move of each seat."""
        self._one_by_one = len(match.awaited) <= 1

    def update(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Apply new steps."""
        for entry, _ in steps:
            if isinstance(entry.action, Undo):
                self._moves = [move for move in self._moves if move.n < entry.action.to]
                self._last = {move.seat: move.n for move in self._moves}
            elif entry.actor >= 0 and self._one_by_one and not self._continues_move(entry.actor, entry.time):
                self._moves.append(PlayerMove(entry.n, entry.actor, entry.time))
                self._last[entry.actor] = entry.n
        self._one_by_one = len(match.must_act) <= 1
        if not self._one_by_one:
            self._moves.clear()
            self._last.clear()

    def _continues_move(self, seat: Seat, time: int) -> bool:
        return bool(self._moves) and self._moves[-1].seat == seat and self._moves[-1].time == time

    def line_before_last_move(self, seat: Seat | None) -> int | None:
        """The number of lines before the last move of a seat; None if it has none."""
        return self._last.get(seat)

    def moved_last(self, seat: Seat | None) -> bool:
        """Whether the last move is of this seat."""
        return bool(self._moves) and self._moves[-1].seat == seat


class SeatClocks:
    """The time that each seat has used, at a table with a time control."""

    def __init__(self, match: Match[Any, Any, Any], clock: Clock | None) -> None:
        """For a match before its first line."""
        self._clock = clock
        self._since: dict[Seat, int] = dict.fromkeys(_seats(match.awaited), 0)
        self._used = [0] * match.seats
        self._turns = [0] * match.seats
        self._acted: set[Actor] = set()

    def update(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Apply new steps; while chance has to act, no time passes."""
        if self._clock is None:
            return
        self._acted |= {entry.actor for entry, _ in steps}
        if not steps or CHANCE in match.may_act:
            return
        now, awaited = steps[-1].entry.time, _seats(match.awaited)
        for seat, since in self._since.items():
            if seat in self._acted or seat not in awaited:
                self._used[seat] += now - since
                self._turns[seat] += seat not in awaited
        self._since = {seat: now if seat in self._acted else self._since.get(seat, now) for seat in awaited}
        self._acted.clear()

    def remaining_ms(self, seat: Seat, time: int) -> int | None:
        """The milliseconds that a seat has left at a time of the match; None without a time control."""
        if self._clock is None:
            return None
        running = time - self._since.get(seat, time)
        if self._clock.per == "game":
            running += self._used[seat] - self._turns[seat] * self._clock.increment * 1000
        return max(self._clock.seconds * 1000 - running, 0)


def _seats(actors: Sequence[Actor]) -> list[Seat]:
    return [actor for actor in actors if actor >= 0]
