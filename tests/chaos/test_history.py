"""Tests of the checker: it finds every kind of difference between a log and the histories of clients."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import pytest

from tavolata.core.match import Match
from tavolata.core.observation import Observation, visible_events
from tavolata.core.options import complete
from tavolata.core.registry import game_named
from tavolata.server.store.matches import new_match
from tavolata.server.store.rows import LogRow, TableRow
from tests.chaos.history import TAKE_BACK, History, SentAction, disagreements
from tests.server.harness import as_stored, keen_action, person

LINES = 40


class Played(NamedTuple):
    """A table with its log and the histories of its clients."""

    row: TableRow
    lines: list[LogRow]
    people: list[History]


@pytest.fixture
def played() -> Played:
    """A consistent game for two."""
    game = game_named("lucky-loop")
    holders = [person("Anna"), person("Ben")]
    row, _ = as_stored(Match(game, 2, complete(game, 2, {}), None), "a secret", holders, "playing")
    match, people = new_match(row), [History(row.id, seat) for seat in range(2)]
    steps = match.resolve_chance()
    while True:
        for one in people:
            _deliver(one, match, steps)
        if len(match.log) >= LINES:
            _, lines = as_stored(match, "a secret", holders, "playing")
            return Played(row, [line._replace(table=row.id) for line in lines], people)
        (seat,) = match.actors
        text = keen_action(match, seat)
        people[seat].sent.append(SentAction(len(match.log), text))
        steps = match.advance(seat, match.game.read(text), 0)


def _deliver(one: History, match: Match[Any, Any, Any], steps: Sequence[Any]) -> None:
    steps_received = [
        {"n": entry.n, "actor": entry.actor, "time": entry.time, "events": visible_events(events, one.seat)} for entry, events in steps
    ]
    message = {"n": len(match.log), "steps": steps_received, "view": Observation(match, one.seat).view}
    one.record(msgspec.json.decode(msgspec.json.encode(message)))
    one.acknowledge()


def test_a_consistent_game_has_no_faults(played: Played) -> None:
    assert list(disagreements(*played)) == []
    assert all(sent.line is not None for one in played.people for sent in one.sent)


def _drop_last_line(played: Played) -> None:
    played.lines.pop()


def _alter_line(played: Played) -> None:
    n = played.people[0].sent[-1].line or 0
    played.lines[n] = played.lines[n]._replace(action="nothing of the kind")


def _duplicate_line(played: Played) -> None:
    line = played.lines[played.people[0].sent[-1].line or 0]
    played.lines.append(line._replace(n=len(played.lines)))


def _receive_two_versions(played: Played) -> None:
    step = played.people[0].received[LINES // 2]
    played.people[0].record({"n": LINES, "steps": [{**step, "time": step["time"] + 1}], "view": played.people[0].views[played.people[0].n]})


def _alter_received(played: Played) -> None:
    step = played.people[1].received[LINES // 2]
    played.people[1].received[LINES // 2] = {**step, "time": step["time"] + 1}


def _alter_view(played: Played) -> None:
    n = min(played.people[1].views)
    played.people[1].views[n] = {}


def _shorten(played: Played) -> None:
    one = played.people[0]
    n = min(one.views)
    one.record({"n": n, "steps": [], "view": one.views[n]})


def _skip_line(played: Played) -> None:
    one = played.people[0]
    one.record({"n": one.n + 2, "steps": [], "view": {}})


@pytest.mark.parametrize(
    ("break_it", "found"),
    [
        (_drop_last_line, "lines, and the log has"),
        (_alter_line, "acknowledged as line"),
        (_duplicate_line, "never sent line"),
        (_receive_two_versions, "was received in two versions"),
        (_alter_received, "in another version"),
        (_alter_view, "was shown another position"),
        (_shorten, "and then there were only"),
        (_skip_line, "some were never received"),
    ],
)
def test_each_fault_is_found(played: Played, break_it: Callable[[Played], None], found: str) -> None:
    break_it(played)
    assert found in next(disagreements(*played))


def test_a_lost_move_is_ambiguous_until_a_later_own_line_is_received(played: Played) -> None:
    one = played.people[0]
    last = max(n for n, line in one.received.items() if line["actor"] == one.seat)
    one.sent.append(SentAction(last, "lost", is_lost=True))
    assert not one.is_ambiguous(SentAction(last + 1, "next"))
    one.sent.append(SentAction(last + 1, "lost as well", is_lost=True))
    assert one.is_ambiguous(SentAction(last + 1, "next"))
    assert not one.is_ambiguous(SentAction(last + 1, TAKE_BACK))
    one.sent.append(SentAction(last + 1, TAKE_BACK, is_lost=True))
    assert one.is_ambiguous(SentAction(one.n, TAKE_BACK))
