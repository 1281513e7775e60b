"""Tests of the seat loop: the order of seats, the clock, and rewards."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tavolata.core.errors import BadCall, BadOptions, UnknownLevel
from tavolata.core.game import CLOCK, Result
from tavolata.core.match import Match
from tavolata.core.protocols.encoding import WAIT
from tavolata.envs import EnvConfig, SeatLoop
from tavolata.envs.seat_loop import encoding_of, rewards_of
from tests.core.toy_game import race_plugin
from tests.envs.random_agents import config, random_decisions


def test_a_seed_is_the_match_of_that_seed() -> None:
    assert SeatLoop(EnvConfig("lucky-loop", 2), 7).match == Match.new("lucky-loop", 2, 7)


def test_where_all_build_at_once_they_are_asked_in_turn() -> None:
    table = SeatLoop(EnvConfig("galaxy-trucker", 3), 1)
    asked = []
    for _ in range(6):
        asked.append(table.seat)
        table.step(table.legal[0])
    assert asked == [0, 1, 2, 0, 1, 2]


def test_the_clock_runs_by_the_pace_of_the_table() -> None:
    """The 90 seconds of the hourglass are nine rounds of ten seconds."""
    table = SeatLoop(EnvConfig("galaxy-trucker", 2, pace=10_000), 1)
    take, put_back = table.encoding.ranges["take"][0], table.encoding.ranges["return"][0]
    for round_ in range(9):
        assert not any(entry.actor == CLOCK for entry in table.match.log), round_
        for _ in range(2):
            table.step(take if take in table.legal else put_back)
    assert [entry.time for entry in table.match.log if entry.actor == CLOCK] == [90_000]


def test_a_seat_that_need_not_act_can_wait() -> None:
    """BB-Q6: other seats can use a card out of turn, and choose before the current player."""
    for seed in range(40):
        table, lot = SeatLoop(config("bomb-busters"), seed), Random(seed)
        for at in random_decisions(table, lot):
            if at.may_wait:
                position, asked = at.match.state, at.seat
                assert WAIT in at.legal
                at.step(WAIT)
                assert at.match.state is position
                assert at.seat != asked
                return
    pytest.fail("nobody could ever have used a card out of turn")


def test_a_seat_that_must_act_cannot_wait() -> None:
    table = SeatLoop(EnvConfig("lucky-loop", 2), 1)
    assert WAIT not in table.legal
    with pytest.raises(BadCall, match="0 is not a legal action number"):
        table.step(WAIT)


def test_bots_play_the_other_seats() -> None:
    table = SeatLoop(EnvConfig("lucky-loop", 3, bots={0: "random", 2: "easy"}), 3)
    for at in random_decisions(table, Random(3)):
        assert at.seat == 1
    assert {entry.actor for entry in table.match.log} == {-1, 0, 1, 2}


def test_a_game_that_goes_on_for_too_long_is_truncated() -> None:
    table = SeatLoop(EnvConfig("lucky-loop", 2, max_moves=5), 3)
    assert len(list(random_decisions(table, Random(3)))) == 5
    assert table.is_truncated
    assert not table.is_over
    assert table.rewards() == [0.0, 0.0]


def test_the_outlook_is_what_is_seen_before_chance_acts() -> None:
    table = SeatLoop(EnvConfig("lucky-loop", 2), 3)
    for at in random_decisions(table, Random(3)):
        numbers, rows = at.afterstates()
        after = at.match.copy(seed=None)
        assert at.seat is not None
        after.play(at.seat, at.numbered[numbers[-1]])
        twin = SeatLoop(at.config, 3)
        twin.match = after
        assert np.array_equal(rows[-1], twin.observe(at.seat))
        if at.moves == 30:
            return


@pytest.mark.parametrize(
    ("scores", "winners", "cooperative", "victory", "points"),
    [
        ((50, 40), (0,), False, [1.0, -1.0], [10.0, -10.0]),
        ((50, 50, 20), (0, 1), False, [0.25, 0.25, -0.5], [15.0, 15.0, -30.0]),
        ((1, 1), (0, 1), True, [1.0, 1.0], [1.0, 1.0]),
        ((0, 0), (), True, [-1.0, -1.0], [0.0, 0.0]),
    ],
)
def test_rewards(scores: Any, winners: Any, cooperative: bool, victory: list[float], points: list[float]) -> None:
    result = Result(scores, winners, "over")
    assert rewards_of(result, cooperative, "victory") == victory
    assert rewards_of(result, cooperative, "points") == points


def test_rules_that_cannot_be_kept_are_refused_at_once() -> None:
    with pytest.raises(BadOptions, match="2 to 6 seats, not 9"):
        EnvConfig("lucky-loop", 9)
    with pytest.raises(UnknownLevel):
        EnvConfig("lucky-loop", 2, bots={1: "brilliant"})


def test_a_game_without_an_encoding_is_refused() -> None:
    with pytest.raises(BadCall, match="race has no environments"):
        encoding_of(race_plugin())
