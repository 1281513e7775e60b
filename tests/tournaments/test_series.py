"""Tests of series: their summary, which depends on the seed only."""

import gc
import signal
from collections.abc import Iterable, Iterator
from hashlib import sha256
from multiprocessing import active_children, get_context
from typing import Any

import msgspec
import pytest

from tavolata.bots import play
from tavolata.bots.parallel import gc_paused
from tavolata.bots.play import derived_seed, level_of_each_seat, play_game
from tavolata.core import registry
from tavolata.core.errors import BadOptions
from tavolata.core.game import CHANCE, CLOCK, OptionValue
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.tournaments.series import GameResult, SeriesConfig, Summary, _play_series, simulate, wilson
from tests.core.toy_game import race_plugin


def figures(summary: Summary) -> dict[str, Any]:
    """Return a summary without its times."""
    clock = ("seconds", "actions_per_second")
    return {name: value for name, value in msgspec.to_builtins(summary).items() if name not in clock}


def test_a_game_among_bots_is_played_to_its_end() -> None:
    match = play_game("lucky-loop", 3, ["random"], seed=5)
    assert match.result is not None
    assert Match.load(match.save()).result == match.result


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    first, same, other = (play_game("lucky-loop", 2, ["random", "random"], seed) for seed in (5, 5, 6))
    assert first.log == same.log
    assert first.log != other.log


def test_a_series_adds_up_what_its_games_gave() -> None:
    summary = simulate(SeriesConfig("lucky-loop", seed=3), ["random", "random"], 4)
    matches = [play_game("lucky-loop", 2, ["random"], derived_seed(3, index)) for index in range(4)]
    results = [match.result for match in matches if match.result]
    assert summary.games == 4
    assert summary.actions == sum(len(match.log) for match in matches)
    assert summary.mean_score == [sum(result.scores[seat] for result in results) / 4 for seat in (0, 1)]
    assert sum(summary.win_rate) == pytest.approx(1)
    assert summary.endings == {"free-programme": 4}
    assert summary.actions_per_second == pytest.approx(summary.actions / summary.seconds, rel=0.01)


@pytest.mark.process
def test_the_number_of_processes_changes_no_figure() -> None:
    alone = simulate(SeriesConfig("lucky-loop", seed=3), ["random"] * 3, 5)
    together = simulate(SeriesConfig("lucky-loop", seed=3, jobs=2), ["random"] * 3, 5)
    assert figures(alone) == figures(together)


@pytest.mark.process
def test_stopping_early_ends_only_the_own_processes() -> None:
    other = get_context("spawn").Process(target=signal.pause, daemon=True)
    other.start()
    games = _play_series(SeriesConfig("lucky-loop", jobs=2), ["random"] * 2, 400)
    next(games)
    del games
    assert active_children() == [other]
    other.kill()
    other.join()


def test_options_reach_the_table() -> None:
    usual = simulate(SeriesConfig("lucky-loop"), ["random"] * 2, 3)
    other = simulate(SeriesConfig("lucky-loop", {"exchange": "up-to-three"}), ["random"] * 2, 3)
    assert figures(usual) != figures(other)


@pytest.mark.process
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_is_raised_before_any_game_is_played(jobs: int) -> None:
    with pytest.raises(BadOptions, match="no option 'wings'") as caught:
        simulate(SeriesConfig("lucky-loop", {"wings": True}, jobs=jobs), ["random"] * 2, 3)
    assert len(caught.value.faults) == 1


def test_a_watcher_sees_each_game_once() -> None:
    seen: list[GameResult] = []

    def watch(played: Iterator[GameResult], games: int) -> Iterable[GameResult]:
        for game in played:
            seen.append(game)
            assert len(seen) <= games
            yield game

    summary = simulate(SeriesConfig("lucky-loop"), ["random"] * 2, 3, watch)
    assert summary.actions == sum(game.actions for game in seen)


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [(81, 263, (0.2553, 0.3662)), (0, 10, (0.0, 0.2775)), (10, 10, (0.7225, 1.0)), (500.0, 1000, (0.4691, 0.5309))],
)
def test_the_confidence_interval_is_that_of_wilson(wins: float, games: int, interval: tuple[float, float]) -> None:
    assert wilson(wins, games) == pytest.approx(interval, abs=5e-5)


def test_levels_are_one_for_all_or_one_for_each() -> None:
    assert level_of_each_seat(["easy"], 3) == ["easy"] * 3
    assert level_of_each_seat(["easy", "hard"], 2) == ["easy", "hard"]
    with pytest.raises(BadOptions, match="one level of bot for all, or one for each of 3, not 2"):
        level_of_each_seat(["easy", "hard"], 3)


class Sleeper:
    """Bot that never acts."""

    def choose(self, _sight: Observation[Any, Any]) -> None:
        """Return None."""


def test_the_clock_acts_when_no_seat_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registry().plugins, "race", race_plugin())
    awake = play_game("race", 2, ["random"], seed=1)
    assert CLOCK not in [entry.actor for entry in awake.log]
    assert [entry.actor for entry in awake.log if entry.actor >= 0] == [0, 1, 0, 1]
    monkeypatch.setattr(play, "bot_for", lambda *_: Sleeper())
    asleep = play_game("race", 2, ["random"], seed=1)
    assert [entry.actor for entry in asleep.log] == [CHANCE, CLOCK]


def test_the_collector_is_as_it_was_after_many_games() -> None:
    before = gc.get_threshold()
    with gc_paused():
        assert gc.get_threshold()[0] > before[0]
    assert gc.get_threshold() == before


@pytest.mark.parametrize(
    ("name", "seats", "options", "digest"),
    [
        ("lucky-loop", 3, {}, "7194e6585a64675f"),
        ("bomb-busters", 4, {"mission": "8"}, "b3cbed6126089b45"),
        ("galaxy-trucker", 4, {"level": "II"}, "98f656bbf094e688"),
    ],
)
def test_the_same_seeds_give_the_games_that_they_always_gave(name: str, seats: int, options: dict[str, OptionValue], digest: str) -> None:
    """Another digest is right only after an intended change of rules or of the order of legal actions."""
    played = [play_game(name, seats, ["random"], seed, options) for seed in range(3)]
    lines = "".join(f"{entry.actor} {match.write(entry.action)}\n" for match in played for entry in match.log)
    assert sha256(lines.encode()).hexdigest()[:16] == digest
