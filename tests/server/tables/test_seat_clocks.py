"""How much time a seat has left: by the toy game, in which both are awaited at once, and by Lucky Loop, in which it is one at a time."""

from typing import Any

from tavolata.core.chance import Randomness
from tavolata.core.match import Match
from tavolata.server.protocol.messages import Clock
from tavolata.server.tables.live_match import SeatClocks
from tests.core.toy_game import Grab, Race, RaceState, RaceView
from tests.server.harness import preferred_action

PER_MOVE = Clock("move", 10)
PER_GAME = Clock("game", 100, increment=5)


def race() -> Match[RaceState, Any, RaceView]:
    """The toy game before its first line."""
    return Match(Race(), 2, {"long": True, "mood": "calm"}, Randomness("a secret"))


def test_without_a_clock_nobody_is_told_a_time() -> None:
    assert SeatClocks(race(), None).remaining_ms(0, 5000) is None


def test_the_time_for_a_move_begins_anew_with_each_move_of_ones_own() -> None:
    match = race()
    times = SeatClocks(match, PER_MOVE)
    times.update(match, match.resolve_chance(1000))
    assert [times.remaining_ms(seat, 4000) for seat in (0, 1)] == [7000, 7000]
    times.update(match, match.advance(0, Grab(), 5000))
    assert [times.remaining_ms(seat, 6000) for seat in (0, 1)] == [9000, 5000]
    assert times.remaining_ms(1, 60_000) == 0


def test_the_time_for_a_game_runs_only_while_one_is_awaited_and_grows_with_each_turn() -> None:
    match = Match.new("lucky-loop", 2, 1)
    times = SeatClocks(match, PER_GAME)
    times.update(match, match.resolve_chance(0))
    (first,) = match.awaited
    second = 1 - first
    now = 0
    while match.awaited == [first]:
        now += 1000
        times.update(match, match.advance(first, preferred_action(match, first), now))
    assert times.remaining_ms(first, now + 50_000) == 100_000 - now + 5000
    assert times.remaining_ms(second, now + 50_000) == 50_000


def test_a_log_read_line_by_line_leaves_the_same_times_as_the_game_did() -> None:
    played, replayed = Match.new("lucky-loop", 2, 1).at(0), Match.new("lucky-loop", 2, 1).at(0)
    lived, read = SeatClocks(played, PER_GAME), SeatClocks(replayed, PER_GAME)
    lived.update(played, played.resolve_chance())
    moment = 0
    while len(played.log) < 200:
        moment += 777
        seat = played.awaited[0]
        lived.update(played, played.advance(seat, preferred_action(played, seat), moment))
    for entry in played.log:
        read.update(replayed, replayed.extend([entry]))
    assert [read.remaining_ms(seat, moment) for seat in (0, 1)] == [lived.remaining_ms(seat, moment) for seat in (0, 1)]
