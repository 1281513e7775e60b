"""Plays series of games among bots, and sums up speed, scores and win rates."""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial
from math import sqrt
from time import perf_counter
from typing import NamedTuple, TypeAlias

import msgspec

from tavolata.bots import bot_for
from tavolata.bots.parallel import run_parallel
from tavolata.bots.play import derived_seed, play_game, win_share
from tavolata.core.game import OptionValue, Result
from tavolata.core.match import Match
from tavolata.core.registry import game_named

Z_95 = 1.959964
"""The number of standard deviations within which 95 % of a normal distribution lies."""


class SeriesConfig(msgspec.Struct, frozen=True):
    """Settings of a series: the game and options, the seed, and the processes or the Ray cluster that play it."""

    game: str
    options: dict[str, OptionValue] = {}
    seed: int = 0
    jobs: int = 1
    ray: str = ""


class GameResult(NamedTuple):
    """Result of one game of a series, with its number of log lines."""

    actions: int
    result: Result


class Summary(msgspec.Struct, frozen=True):
    """Summary of a series: its speed, and by seat the mean score and the win rate."""

    games: int
    seconds: float
    actions: int
    actions_per_second: int
    mean_score: list[float]
    win_rate: list[float]
    endings: dict[str, int]
    details: dict[str, float]
    """The mean of each further statistic of the game."""


Progress: TypeAlias = Callable[[Iterator[GameResult], int], Iterable[GameResult]]
"""A function that passes on the games of a series and can display the progress; it also gets their number."""


def no_progress(played: Iterator[GameResult], _games: int) -> Iterable[GameResult]:
    """Return the games unchanged, without a progress display."""
    return played


def simulate(config: SeriesConfig, levels: Sequence[str], games: int, progress: Progress = no_progress) -> Summary:
    """Play a series of games with a level on each seat, and return its summary."""
    start = perf_counter()
    played = list(progress(_play_series(config, levels, games), games))
    seconds = perf_counter() - start
    actions = sum(game.actions for game in played)
    cooperative = game_named(config.game).cooperative
    return Summary(
        games=games,
        seconds=round(seconds, 4),
        actions=actions,
        actions_per_second=round(actions / seconds),
        mean_score=[sum(game.result.scores[seat] for game in played) / games for seat in range(len(levels))],
        win_rate=[sum(win_share(game.result, seat, cooperative) for game in played) / games for seat in range(len(levels))],
        endings=dict(Counter(game.result.reason for game in played)),
        details={name: sum(game.result.details[name] for game in played) / games for name in played[0].result.details},
    )


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval of a win rate."""
    share, spread = wins / games, Z_95**2 / games
    middle = share + spread / 2
    reach = sqrt(spread * (share * (1 - share) + spread / 4))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


def _play_series(config: SeriesConfig, levels: Sequence[str], games: int) -> Generator[GameResult, None, None]:
    """Yield the result of each game of a series in order; it depends on the index only, not on the number of jobs."""
    _check(config, levels)
    yield from run_parallel(partial(_play_indexed, config, levels), games, config.jobs, config.ray)


def _check(config: SeriesConfig, levels: Sequence[str]) -> None:
    """Raise an error for a bad game, option or level, before any process starts."""
    Match.new(config.game, len(levels), config.seed, config.options)
    for level in levels:
        bot_for(config.game, level, config.seed)


def _play_indexed(config: SeriesConfig, levels: Sequence[str], index: int) -> GameResult:
    match = play_game(config.game, len(levels), levels, derived_seed(config.seed, index), config.options)
    assert match.result is not None
    return GameResult(len(match.log), match.result)
