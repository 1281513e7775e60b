"""Histories of clients, and their comparison with the log in the store."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tavolata.core.log import Entry
from tavolata.core.observation import Observation, visible_events
from tavolata.core.record import read_action
from tavolata.server.store.matches import new_match
from tavolata.server.store.rows import LogRow, TableRow

TAKE_BACK = "back"
"""The text of a take-back."""


@dataclass
class SentAction:
    """An action that a client sent after n lines, and its outcome as far as the client knows."""

    n: int
    text: str
    is_refused: bool = False
    is_lost: bool = False
    """Whether the connection broke before an answer, so that the outcome is unknown."""
    line: int | None = None
    """The line of the log that acknowledged it."""


@dataclass
class History:
    """What one client at one table sent and received, over all its connections."""

    table: str
    seat: int
    sent: list[SentAction] = field(default_factory=list)
    received: dict[int, Any] = field(default_factory=dict)
    """Each line as it was first received."""
    views: dict[int, Any] = field(default_factory=dict)
    """The position after n lines."""
    connections: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def n(self) -> int:
        """The number of lines received."""
        return len(self.received)

    def record(self, moves: dict[str, Any]) -> None:
        """Record a `moves` message; lines must never change, disappear or be skipped."""
        for step in moves["steps"]:
            line = {name: step[name] for name in ("n", "actor", "time", "events")}
            if self.received.setdefault(line["n"], line) != line:
                self.faults.append(f"line {line['n']} was received in two versions")
        if moves["n"] < self.n:
            self.faults.append(f"{self.n} lines were received, and then there were only {moves['n']}")
        if sorted(self.received) != list(range(moves["n"])):
            self.faults.append(f"of {moves['n']} lines some were never received")
        if self.views.setdefault(moves["n"], moves["view"]) != moves["view"]:
            self.faults.append(f"after {moves['n']} lines two positions were shown")

    def acknowledge(self) -> None:
        """Match the pending action with a received line of the seat."""
        if (waiting := self.pending()) is not None:
            waiting.line = next((n for n in range(waiting.n, self.n) if self._is_line_of(self.received[n], waiting)), None)

    def _is_line_of(self, line: dict[str, Any], sent: SentAction) -> bool:
        takes_back = any(event["kind"] == "taken-back" for event in line["events"])
        return bool(line["actor"] == self.seat and takes_back == (sent.text == TAKE_BACK))

    def pending(self) -> SentAction | None:
        """The last action, if its outcome is open."""
        last = self.sent[-1] if self.sent else None
        return last if last and not last.is_refused and not last.is_lost and last.line is None else None

    def is_ambiguous(self, sent: SentAction) -> bool:
        """Whether the line of an action could also belong to a lost one."""
        lost = [other for other in self.sent if other.is_lost and not other.is_refused]
        if sent.text == TAKE_BACK:
            return any(other.text == TAKE_BACK for other in lost)
        own = max((n for n in range(sent.n) if self.received[n]["actor"] == self.seat), default=-1)
        return any(other.text != TAKE_BACK and other.n > own for other in lost)

    def mark_lost(self) -> None:
        """The connection broke: the outcome of the pending action is unknown."""
        if (waiting := self.pending()) is not None:
            waiting.is_lost = True


def disagreements(row: TableRow, lines: Sequence[LogRow], people: Sequence[History]) -> Iterator[str]:
    """All differences between the log of a table and the histories of its clients."""
    for person in people:
        yield from person.faults
        if person.n > len(lines):
            yield f"seat {person.seat} received {person.n} lines, and the log has {len(lines)}"
        yield from _check_actions(lines, person)
    yield from _check_observations(row, lines, people)


def _check_actions(lines: Sequence[LogRow], person: History) -> Iterator[str]:
    """Each acknowledged action must be in the log once; every other line of the seat must be a lost action, in order."""
    at = {sent.line: sent for sent in person.sent if sent.line is not None}
    lost = iter([sent for sent in person.sent if sent.is_lost and not sent.is_refused])
    if len(at) < sum(sent.line is not None for sent in person.sent):
        yield f"seat {person.seat} had two actions acknowledged by one line"
    for n, sent in at.items():
        if n >= len(lines) or not _matches(lines[n], person.seat, sent):
            yield f"seat {person.seat} had {sent.text!r} acknowledged as line {n}, which is {lines[n] if n < len(lines) else 'not there'}"
    for line in lines:
        if line.actor == person.seat and line.n not in at and not any(_matches(line, person.seat, sent) for sent in lost):
            near = [sent for sent in person.sent if abs(sent.n - line.n) < 3]
            yield f"seat {person.seat} never sent line {line.n}, {line.action!r}, or it is there twice; it sent {near}"


def _matches(line: LogRow, seat: int, sent: SentAction) -> bool:
    is_same = line.action.startswith("back ") if sent.text == TAKE_BACK else line.action == sent.text
    return line.actor == seat and line.n >= sent.n and is_same


def _check_observations(row: TableRow, lines: Sequence[LogRow], people: Sequence[History]) -> Iterator[str]:
    """Replay the log; every line and position must equal what the clients received."""
    match = new_match(row)
    for n, line in enumerate([None, *lines]):
        steps = match.extend([Entry(line.n, line.actor, read_action(match.game, line.action), line.time)]) if line else []
        for person in people:
            for step in steps:
                line_received = {
                    "n": step.entry.n,
                    "actor": step.entry.actor,
                    "time": step.entry.time,
                    "events": visible_events(step.events, person.seat),
                }
                if person.received.get(n - 1, _as_json(line_received)) != _as_json(line_received):
                    yield f"seat {person.seat} received line {n - 1} in another version"
            if n in person.views and person.views[n] != _as_json(Observation(match, person.seat).view):
                yield f"seat {person.seat} was shown another position after {n} lines"


def _as_json(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))
