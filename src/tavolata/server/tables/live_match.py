"""The match of a table in memory, with its clocks, its turn order and the moves that can be taken back."""

import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tavolata.core.game import CHANCE, CLOCK, Action, Actor, Seat
from tavolata.core.log import Entry, Step, Undo
from tavolata.core.match import Match, Randomness
from tavolata.core.options import complete
from tavolata.core.record import read_action
from tavolata.core.registry import get_plugin, rules_of_version
from tavolata.server.errors import refusal
from tavolata.server.protocol.messages import Clock
from tavolata.server.store.base import LogRow, TableRow


class LiveMatch:
    """How a match went so far."""

    def __init__(self, row: TableRow, lines: Sequence[LogRow] = ()) -> None:
        """Replay the lines of a log; this may take long, and is not done where others wait."""
        self.match = new_match(row)
        self.steps: list[Step] = []
        self.clock = GameClock(self.match)
        self.pace = TurnOrder(self.match)
        self.returns = TakebackTracker(self.match)
        self.times = SeatClocks(self.match, row.clock)
        self.replay(lines)

    def start(self, row: TableRow) -> tuple[Match[Any, Any, Any], list[Step]]:
        """The match as chance opens it, and what followed, with the seeds of those who sit there now."""
        match = self.match.continue_copy()
        match.randomness = randomness_of(row)
        return match, match.resolve_chance()

    def replay(self, lines: Sequence[LogRow]) -> list[Step]:
        """Go on by lines that were written before, or by others; the match so far stays as it is for who still looks at it."""
        match, known = self.match.continue_copy() if lines else self.match, len(self.steps)
        for line in lines:
            entry = Entry(line.n, line.actor, read_action(match.game, line.action), line.time)
            self.advance(match, match.extend([entry]))
        return self.steps[known:]

    def shift(self, began: int) -> int:
        """By how much the time of a match that is read now differs from what the time of day says has passed since it began.

        Time never runs back; and sand that ran when the server stopped stood still meanwhile, for however long that was.
        """
        last, passed = self.steps[-1].entry.time if self.steps else 0, now_ms() - began
        return last - passed if passed < last or self.clock.next_action(self.match) else 0

    def advance(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """The match has gone on by some lines."""
        self.match = match
        self.steps += steps
        self.clock.update(match, steps)
        self.pace.update(match, steps)
        self.returns.update(match, steps)
        self.times.update(match, steps)

    def is_current(self, seat: Seat, n: int) -> bool:
        """Whether an action knows all that it must: the whole log, or, where several might act at once, all but what others did since."""
        if n == len(self.steps):
            return True
        if not 0 <= n < len(self.steps) or len(self.match.at(n).actors) == 1:
            return False
        return all(step.entry.actor != seat and not isinstance(step.entry.action, Undo) for step in self.steps[n:])

    def parse_actions(self, texts: Sequence[str]) -> list[Action]:
        """The actions of one message. Only the last may let anything happen that its actor does not know yet: were a later one refused,
        nothing would have been done, and yet they would know what chance or the others had in store.
        """
        actions = [self.match.game.read(text) for text in texts]
        if len(actions) > 1:
            leading = get_plugin(self.match.game.name).preliminary_actions
            if not all(isinstance(action, leading) for action in actions[:-1]):
                raise refusal("malformed", "not-together")
        return actions


def now_ms() -> int:
    """The time of day when the program started, and what has passed since: setting the machine's clock changes nothing."""
    return _STARTED + _monotonic_ms()


def _monotonic_ms() -> int:
    """Milliseconds on a clock that nobody sets; where there is one, it also counts while the machine sleeps."""
    return time.clock_gettime_ns(_CLOCK) // 1_000_000


_CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
_STARTED = time.time_ns() // 1_000_000 - _monotonic_ms()


def new_match(row: TableRow) -> Match[Any, Any, Any]:
    """The match of a table before its first line."""
    game = rules_of_version(row.game, row.version)
    return Match(game, row.seats, complete(game, row.seats, row.options), randomness_of(row))


def randomness_of(row: TableRow) -> Randomness:
    """The dice of a table, with the seeds of those who sit there."""
    return Randomness(row.secret, [holder.seed for holder in row.holders])


class GameClock:
    """For each thing that the clock may do, since when it may: it does it when that has lasted for its time."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        """For a match before its first line: what the clock may do from the start, it may since the match began."""
        self._since: dict[Action, int] = dict.fromkeys(match.legal(CLOCK), 0)

    def update(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Take note of the lines that were just written; what stays legal keeps its time, and while chance acts time stands still."""
        actors = match.may_act
        if steps and CHANCE not in actors:
            now = steps[-1].entry.time
            may = match.legal(CLOCK) if CLOCK in actors else ()
            self._since = {action: self._since.get(action, now) for action in may}

    def next_action(self, match: Match[Any, Any, Any], seat: Seat | None = None) -> tuple[int, Action] | None:
        """What the clock does next, to this seat if one is named, and when, in milliseconds since the match began."""
        if not self._since:
            return None
        concerning = [action for action in self._since if seat in (None, getattr(action, "seat", seat))]
        alarms = [(self._since[action] + match.game.delay_ms(match.state, action), action) for action in concerning]
        return min(alarms, key=lambda alarm: alarm[0], default=None)


class _Standing(msgspec.Struct, frozen=True, order=True, gc=False):
    """How an actor stands, and since which line, at which time."""

    is_awaited: bool
    n: int = -1
    time: int = 0


class TurnOrder:
    """For each actor, since when it may act, and the game waits for it or does not, without having acted."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        """For a match before its first line."""
        self._standings = {actor: _Standing(actor in match.awaited) for actor in match.actors}

    def update(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Take note of the lines that were just written."""
        if not steps:
            return
        acted, last, standings = {entry.actor for entry, _ in steps}, steps[-1].entry, self._standings
        self._standings = {}
        for actor in match.may_act:
            now = _Standing(match.waits_for(actor), last.n, last.time)
            before = now if actor in acted else standings.get(actor, now)
            self._standings[actor] = before if before.is_awaited == now.is_awaited else now

    def order(self, actors: Iterable[Actor]) -> list[Actor]:
        """Those whom the game does not wait for first, and among them, as among the others, who has not acted for longest."""
        return sorted(actors, key=lambda actor: self._standings[actor])

    def remaining_delay(self, actor: Actor, pace: int, now: int) -> int:
        """How many milliseconds an actor still takes for what it does next; what others do meanwhile makes it no longer."""
        return max(self._standings[actor].time + pace - now, 0)


def next_tick(began: int, now: int, beat: int) -> int:
    """When something that took until now is told, if it may take a whole number of beats and at least one."""
    return began + beat * max(-(-(now - began) // beat), 1) if beat else now


class PlayerMove(msgspec.Struct, frozen=True, gc=False):
    """What a seat did by one message: the lines of one time, from line n on."""

    n: int
    seat: Seat
    time: int


class TakebackTracker:
    """Where each seat may go back to: before its last gesture, unless the game has waited for several at once since then."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        """For a match before its first line."""
        self._gestures: list[PlayerMove] = []
        self._last: dict[Seat | None, int] = {}
        """The line before which each seat made the last of them."""
        self._one_by_one = len(match.awaited) <= 1

    def update(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Take note of the lines that were just written."""
        for entry, _ in steps:
            if isinstance(entry.action, Undo):
                self._gestures = [gesture for gesture in self._gestures if gesture.n < entry.action.to]
                self._last = {gesture.seat: gesture.n for gesture in self._gestures}
            elif entry.actor >= 0 and self._one_by_one and not self._goes_on(entry.actor, entry.time):
                self._gestures.append(PlayerMove(entry.n, entry.actor, entry.time))
                self._last[entry.actor] = entry.n
        self._one_by_one = len(match.must_act) <= 1
        if not self._one_by_one:
            self._gestures.clear()
            self._last.clear()

    def _goes_on(self, seat: Seat, time: int) -> bool:
        return bool(self._gestures) and self._gestures[-1].seat == seat and self._gestures[-1].time == time

    def line_before_last_move(self, seat: Seat | None) -> int | None:
        """How many lines there were before this seat's last gesture; None where there is none."""
        return self._last.get(seat)

    def moved_last(self, seat: Seat | None) -> bool:
        """Whether nobody else made a gesture since this seat's last one."""
        return bool(self._gestures) and self._gestures[-1].seat == seat


class SeatClocks:
    """For each seat since when the game waits for it, how long it did before, and how many turns that were."""

    def __init__(self, match: Match[Any, Any, Any], clock: Clock | None) -> None:
        """For a match before its first line."""
        self._clock = clock
        self._since: dict[Seat, int] = dict.fromkeys(_seats(match.awaited), 0)
        self._used = [0] * match.seats
        self._turns = [0] * match.seats
        self._acted: set[Actor] = set()

    def update(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Take note of the lines that were just written; while chance acts time stands still."""
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

    def remaining_ms(self, seat: Seat, now: int) -> int | None:
        """The milliseconds that a seat has left, for this move or for the whole game; None where there is no clock."""
        if self._clock is None:
            return None
        running = now - self._since.get(seat, now)
        if self._clock.per == "game":
            running += self._used[seat] - self._turns[seat] * self._clock.increment * 1000
        return max(self._clock.seconds * 1000 - running, 0)


def _seats(actors: Sequence[Actor]) -> list[Seat]:
    return [actor for actor in actors if actor >= 0]
