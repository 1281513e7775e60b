"""Plays a round-robin tournament: each pair of bots plays every deal on every seating, so that luck and seats cancel out."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cached_property, partial
from itertools import combinations, combinations_with_replacement, islice
from pathlib import Path
from typing import NamedTuple, TypeAlias

from tavolata.bots import bot_for
from tavolata.bots.external import BotReference, name_of
from tavolata.bots.parallel import run_parallel
from tavolata.bots.play import derived_seed, play_game
from tavolata.core.game import OptionValue
from tavolata.core.match import Match
from tavolata.core.registry import get_plugin
from tavolata.tournaments.results import ArenaConfig, GameOutcome, ResultsFile
from tavolata.tournaments.standings import Standings, compute_standings

Progress: TypeAlias = Callable[[Iterator[GameOutcome], int], Iterable[GameOutcome]]
"""A function that passes on the games as they end and can display the progress; it also gets their number."""


class ScheduledGame(NamedTuple):
    """A game of the schedule: its deal, and the index of the bot on each seat."""

    deal: int
    seating: tuple[int, ...]


def _no_progress(played: Iterator[GameOutcome], _games: int) -> Iterable[GameOutcome]:
    return played


def arena(  # noqa: PLR0913 - a tournament has many settings
    game: str,
    bots: Sequence[BotReference],
    games: int = 100,
    *,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
    jobs: int = 1,
    ray: str = "",
    file: Path | None = None,
    progress: Progress = _no_progress,
) -> Standings:
    """Return the standings of a tournament: each pair of bots plays at least this many games; those in the file are not repeated."""
    plugin = get_plugin(game)
    seat_count = seats or min(count for count in plugin.game.seats if count > 1)
    config = ArenaConfig(plugin.name, plugin.game.version, tuple(map(name_of, bots)), seat_count, dict(options or {}), seed)
    _check(config)
    schedule = Schedule(config, plugin.game.cooperative)
    count = schedule.total_games(games)
    with closing(ResultsFile(config, file)) as results:
        results.check_schedule(schedule.game_at)
        known = results.known[:count]
        work = partial(_play, config, plugin.game.cooperative, len(known))
        new = run_parallel(work, count - len(known), jobs, ray)
        return compute_standings(config, plugin.game.cooperative, [*known, *progress(map(results.append, new), count - len(known))])


class Schedule:
    """The order of the games of a tournament, deal by deal; a longer schedule begins with the shorter one."""

    def __init__(self, config: ArenaConfig, cooperative: bool) -> None:
        self._config = config
        self._cooperative = cooperative

    @cached_property
    def round_seatings(self) -> list[tuple[int, ...]]:
        """The seatings of each deal; in cooperative games also teams of one bot alone."""
        numbers = range(len(self._config.bots))
        pairs = combinations_with_replacement(numbers, 2) if self._cooperative else combinations(numbers, 2)
        return [seating for pair in pairs for seating in seatings(*pair, self._config.seats)]

    def game_at(self, index: int) -> ScheduledGame:
        """Return the game at an index of the schedule."""
        deal, number = divmod(index, len(self.round_seatings))
        return ScheduledGame(deal, self.round_seatings[number])

    def total_games(self, games: int) -> int:
        """Return the number of games in a schedule in which each pair of bots meets at least this often."""
        deals = -(-games // len(seatings(0, 1, self._config.seats)))
        return deals * len(self.round_seatings)


def seatings(one: int, other: int, seats: int) -> list[tuple[int, ...]]:
    """Return the seatings of two alternating bots, in all rotations and both orders."""
    rows = [tuple(islice([first, second] * seats, seats)) for first, second in ((one, other), (other, one))]
    return list(dict.fromkeys(row[moved:] + row[:moved] for moved in range(seats) for row in rows))


def _check(config: ArenaConfig) -> None:
    """Raise an error for a bad game, option or bot, before any process starts."""
    Match.new(config.game, config.seats, config.seed, config.options)
    for bot in config.bots:
        bot_for(config.game, bot, config.seed)


def _play(config: ArenaConfig, cooperative: bool, offset: int, index: int) -> GameOutcome:
    game = Schedule(config, cooperative).game_at(offset + index)
    bots = [config.bots[number] for number in game.seating]
    match = play_game(config.game, config.seats, bots, derived_seed(config.seed, game.deal), config.options)
    assert match.result is not None
    return GameOutcome(*game, match.result.scores, match.result.winners, match.result.reason)
