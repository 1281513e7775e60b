"""The clock by which it is counted how long people are without a line."""

import pytest

from tests.chaos import timeouts
from tests.chaos.timeouts import Clock, Watch


class Time:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    passing = Time()
    monkeypatch.setattr(timeouts, "monotonic", passing)
    return passing


def _pass(time: Time, clock: Clock, seconds: float) -> None:
    """Let time pass on a machine that runs: the clock is looked at again and again."""
    for _ in range(round(seconds / 0.25)):
        time.now += 0.25
        assert clock.seconds >= 0


def test_all_counts_but_what_is_excused_and_what_the_machine_stood_still(time: Time) -> None:
    clock = Clock()
    _pass(time, clock, 3)
    assert clock.seconds == 3
    with clock.excused():
        _pass(time, clock, 7)
    assert clock.seconds == 3
    time.now += 60
    assert clock.seconds == 3.5
    _pass(time, clock, 1)
    assert clock.seconds == 4.5


def test_the_longest_time_without_a_sign_is_taken_by_both_clocks(time: Time) -> None:
    clock = Clock()
    watch = Watch(clock)
    _pass(time, clock, 9)  # before they were there for the first time
    watch.sign()
    _pass(time, clock, 2)
    watch.sign()
    with clock.excused():
        _pass(time, clock, 6)
    _pass(time, clock, 1)
    watch.sign()
    assert (watch.longest, watch.longest_of_all) == (2, 7)
