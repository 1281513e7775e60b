"""What people sent and were told, and whether the log in the store agrees with all of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tavolata.core.log import Entry
from tavolata.core.observation import Observation, visible_events
from tavolata.core.record import read_action
from tavolata.server.store.rows import LogRow, TableRow
from tavolata.server.tables.live_match import new_match

TAKE_BACK = "back"
"""What stands for a move that is wanted back, wherever that leads."""


@dataclass
class Sent:
    """An action that somebody sent, when they had seen n lines; and what became of it, as far as they know."""

    n: int
    text: str
    is_refused: bool = False
    is_lost: bool = False
    """Whether nobody waits for an answer any more: it may have happened."""
    line: int | None = None
    """The line of the log by which it was acknowledged."""


@dataclass
class History:
    """What one person at one table did and saw, over all their connections."""

    table: str
    seat: int
    sent: list[Sent] = field(default_factory=list)
    told: dict[int, Any] = field(default_factory=dict)
    """Each line as it was told first."""
    views: dict[int, Any] = field(default_factory=dict)
    """The position after so many lines."""
    resumed: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def n(self) -> int:
        """How many lines this person knows."""
        return len(self.told)

    def hear(self, moves: dict[str, Any]) -> None:
        """Take note of what was told: never anything else than before, never less, and nothing left out."""
        for step in moves["steps"]:
            line = {name: step[name] for name in ("n", "actor", "time", "events")}
            if self.told.setdefault(line["n"], line) != line:
                self.faults.append(f"line {line['n']} was told in two ways")
        if moves["n"] < self.n:
            self.faults.append(f"{self.n} lines were told, and then there were only {moves['n']}")
        if sorted(self.told) != list(range(moves["n"])):
            self.faults.append(f"of {moves['n']} lines some were never told")
        if self.views.setdefault(moves["n"], moves["view"]) != moves["view"]:
            self.faults.append(f"after {moves['n']} lines two positions were shown")

    def acknowledge(self) -> None:
        """Whoever sees a line of their own knows that what they sent has happened."""
        if (waiting := self.waiting()) is not None:
            waiting.line = next((n for n in range(waiting.n, self.n) if self._is_answer(self.told[n], waiting)), None)

    def _is_answer(self, line: dict[str, Any], sent: Sent) -> bool:
        takes_back = any(event["kind"] == "taken-back" for event in line["events"])
        return bool(line["actor"] == self.seat and takes_back == (sent.text == TAKE_BACK))

    def waiting(self) -> Sent | None:
        """What was sent last, if nothing is known of it yet."""
        last = self.sent[-1] if self.sent else None
        return last if last and not last.is_refused and not last.is_lost and last.line is None else None

    def may_be_taken_for_another(self, sent: Sent) -> bool:
        """Whether a line of theirs may be one whose answer was lost: a move that they did not follow up, or anything wanted back."""
        lost = [other for other in self.sent if other.is_lost and not other.is_refused]
        if sent.text == TAKE_BACK:
            return any(other.text == TAKE_BACK for other in lost)
        own = max((n for n in range(sent.n) if self.told[n]["actor"] == self.seat), default=-1)
        return any(other.text != TAKE_BACK and other.n > own for other in lost)

    def lose(self) -> None:
        """The line is cut, or the server gone: what was sent last may have happened or not."""
        if (waiting := self.waiting()) is not None:
            waiting.is_lost = True


def disagreements(row: TableRow, lines: Sequence[LogRow], people: Sequence[History]) -> Iterator[str]:
    """Everything in which the log of a table differs from what its people sent and saw."""
    for person in people:
        yield from person.faults
        if person.n > len(lines):
            yield f"seat {person.seat} was told {person.n} lines, and the log has {len(lines)}"
        yield from _unsent(lines, person)
    yield from _shown_otherwise(row, lines, people)


def _unsent(lines: Sequence[LogRow], person: History) -> Iterator[str]:
    """Each acknowledged action is in the log once, at its line; every other line of theirs is one whose answer was lost, in order."""
    at = {sent.line: sent for sent in person.sent if sent.line is not None}
    lost = iter([sent for sent in person.sent if sent.is_lost and not sent.is_refused])
    if len(at) < sum(sent.line is not None for sent in person.sent):
        yield f"seat {person.seat} had two actions acknowledged by one line"
    for n, sent in at.items():
        if n >= len(lines) or not _is_of(lines[n], person.seat, sent):
            yield f"seat {person.seat} had {sent.text!r} acknowledged as line {n}, which is {lines[n] if n < len(lines) else 'not there'}"
    for line in lines:
        if line.actor == person.seat and line.n not in at and not any(_is_of(line, person.seat, sent) for sent in lost):
            near = [sent for sent in person.sent if abs(sent.n - line.n) < 3]
            yield f"seat {person.seat} never sent line {line.n}, {line.action!r}, or it is there twice; it sent {near}"


def _is_of(line: LogRow, seat: int, sent: Sent) -> bool:
    is_same = line.action.startswith("back ") if sent.text == TAKE_BACK else line.action == sent.text
    return line.actor == seat and line.n >= sent.n and is_same


def _shown_otherwise(row: TableRow, lines: Sequence[LogRow], people: Sequence[History]) -> Iterator[str]:
    """Replay the log: each line and each position is what everybody was shown."""
    match = new_match(row)
    for n, line in enumerate([None, *lines]):
        steps = match.extend([Entry(line.n, line.actor, read_action(match.game, line.action), line.time)]) if line else []
        for person in people:
            for step in steps:
                told = {
                    "n": step.entry.n,
                    "actor": step.entry.actor,
                    "time": step.entry.time,
                    "events": visible_events(step.events, person.seat),
                }
                if person.told.get(n - 1, _plain(told)) != _plain(told):
                    yield f"seat {person.seat} was told line {n - 1} otherwise than it is"
            if n in person.views and person.views[n] != _plain(Observation(match, person.seat).view):
                yield f"seat {person.seat} was shown another position after {n} lines"


def _plain(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))
