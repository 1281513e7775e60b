"""The checker itself: it finds whatever can be wrong between the log of a table and what its people were told."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import pytest

from tavolata.core.match import Match
from tavolata.core.observation import Observation, visible_events
from tavolata.core.options import complete
from tavolata.core.registry import game_named
from tavolata.server.store.rows import LogRow, TableRow
from tavolata.server.tables.live_match import new_match
from tests.chaos.history import TAKE_BACK, History, Sent, disagreements
from tests.server.harness import as_stored, keen_action, person

LINES = 40


class Played(NamedTuple):
    """A table with its log, and what each of its people sent and was told."""

    row: TableRow
    lines: list[LogRow]
    people: list[History]


@pytest.fixture
def played() -> Played:
    """A game for two, about which nothing is wrong."""
    game = game_named("lucky-loop")
    holders = [person("Anna"), person("Ben")]
    row, _ = as_stored(Match(game, 2, complete(game, 2, {}), None), "a secret", holders, "playing")
    match, people = new_match(row), [History(row.id, seat) for seat in range(2)]
    steps = match.resolve_chance()
    while True:
        for one in people:
            _tell(one, match, steps)
        if len(match.log) >= LINES:
            _, lines = as_stored(match, "a secret", holders, "playing")
            return Played(row, [line._replace(table=row.id) for line in lines], people)
        (seat,) = match.actors
        text = keen_action(match, seat)
        people[seat].sent.append(Sent(len(match.log), text))
        steps = match.advance(seat, match.game.read(text), 0)


def _tell(one: History, match: Match[Any, Any, Any], steps: Sequence[Any]) -> None:
    told = [{"n": entry.n, "actor": entry.actor, "time": entry.time, "events": visible_events(events, one.seat)} for entry, events in steps]
    message = {"n": len(match.log), "steps": told, "view": Observation(match, one.seat).view}
    one.hear(msgspec.json.decode(msgspec.json.encode(message)))
    one.acknowledge()


def test_where_nothing_is_wrong_nothing_is_found(played: Played) -> None:
    assert list(disagreements(*played)) == []
    assert all(sent.line is not None for one in played.people for sent in one.sent)


def _lose_the_last(played: Played) -> None:
    played.lines.pop()


def _write_another(played: Played) -> None:
    n = played.people[0].sent[-1].line or 0
    played.lines[n] = played.lines[n]._replace(action="nothing of the kind")


def _write_twice(played: Played) -> None:
    line = played.lines[played.people[0].sent[-1].line or 0]
    played.lines.append(line._replace(n=len(played.lines)))


def _fork(played: Played) -> None:
    step = played.people[0].told[LINES // 2]
    played.people[0].hear({"n": LINES, "steps": [{**step, "time": step["time"] + 1}], "view": played.people[0].views[played.people[0].n]})


def _tell_another(played: Played) -> None:
    step = played.people[1].told[LINES // 2]
    played.people[1].told[LINES // 2] = {**step, "time": step["time"] + 1}


def _show_another(played: Played) -> None:
    n = min(played.people[1].views)
    played.people[1].views[n] = {}


def _go_back_in_time(played: Played) -> None:
    one = played.people[0]
    n = min(one.views)
    one.hear({"n": n, "steps": [], "view": one.views[n]})


def _leave_out(played: Played) -> None:
    one = played.people[0]
    one.hear({"n": one.n + 2, "steps": [], "view": {}})


@pytest.mark.parametrize(
    ("harm", "found"),
    [
        (_lose_the_last, "lines, and the log has"),
        (_write_another, "acknowledged as line"),
        (_write_twice, "never sent line"),
        (_fork, "was told in two ways"),
        (_tell_another, "otherwise than it is"),
        (_show_another, "was shown another position"),
        (_go_back_in_time, "and then there were only"),
        (_leave_out, "some were never told"),
    ],
)
def test_what_is_wrong_is_found(played: Played, harm: Callable[[Played], None], found: str) -> None:
    harm(played)
    assert found in next(disagreements(*played))


def test_a_lost_move_may_be_taken_for_the_next_one_until_they_are_told_of_a_move_of_theirs(played: Played) -> None:
    one = played.people[0]
    last = max(n for n, line in one.told.items() if line["actor"] == one.seat)
    one.sent.append(Sent(last, "lost", is_lost=True))
    assert not one.may_be_taken_for_another(Sent(last + 1, "next"))
    one.sent.append(Sent(last + 1, "lost as well", is_lost=True))
    assert one.may_be_taken_for_another(Sent(last + 1, "next"))
    assert not one.may_be_taken_for_another(Sent(last + 1, TAKE_BACK))
    one.sent.append(Sent(last + 1, TAKE_BACK, is_lost=True))
    assert one.may_be_taken_for_another(Sent(one.n, TAKE_BACK))
