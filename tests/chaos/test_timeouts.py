"""Tests of the clock that measures outages."""

import pytest

from tests.chaos import timeouts
from tests.chaos.timeouts import OutageClock, OutageTimer


class Time:
    """A fake monotonic clock."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    passing = Time()
    monkeypatch.setattr(timeouts, "monotonic", passing)
    return passing


def _pass(time: Time, clock: OutageClock, seconds: float) -> None:
    """Let time pass in ticks, as on an idle machine."""
    for _ in range(round(seconds / 0.25)):
        time.now += 0.25
        assert clock.seconds >= 0


def test_excused_time_and_pauses_of_the_machine_do_not_count(time: Time) -> None:
    clock = OutageClock()
    _pass(time, clock, 3)
    assert clock.seconds == 3
    with clock.excused():
        _pass(time, clock, 7)
    assert clock.seconds == 3
    time.now += 60
    assert clock.seconds == 3.5
    _pass(time, clock, 1)
    assert clock.seconds == 4.5


def test_the_longest_outage_is_measured_by_both_clocks(time: Time) -> None:
    clock = OutageClock()
    watch = OutageTimer(clock)
    _pass(time, clock, 9)  # before the first sign of life
    watch.mark_alive()
    _pass(time, clock, 2)
    watch.mark_alive()
    with clock.excused():
        _pass(time, clock, 6)
    _pass(time, clock, 1)
    watch.mark_alive()
    assert (watch.longest, watch.longest_wall_clock) == (2, 7)
