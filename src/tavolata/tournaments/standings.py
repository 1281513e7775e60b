"""Computes the standings of a tournament: win rates of each pair of bots with confidence intervals, and ratings."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from statistics import fmean, variance

import msgspec
from openskill.models import BradleyTerryFull

from tavolata.bots.play import win_share
from tavolata.core.game import Result
from tavolata.tournaments.results import ArenaConfig, GameOutcome
from tavolata.tournaments.series import Z_95, wilson

_INITIAL_RATING, _INITIAL_SIGMA = 1500.0, 500.0
"""The rating of an unknown bot and its deviation; a lead of four fifths of a deviation wins three games of four."""


class PairResult(msgspec.Struct, frozen=True):
    """Summary of the games of two bots, as rivals or as a team: the first bot's or the team's win rate with its 95 % interval."""

    bots: tuple[str, str]
    games: int
    deals: int
    win_rate: float
    low: float
    high: float
    mean_margin: float
    """The mean lead of the first bot in points; 0 in a team."""


class Rating(msgspec.Struct, frozen=True):
    """Rating of a bot: its strength relative to the others, with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


class Standings(msgspec.Struct, frozen=True):
    """The standings of a tournament: win rates of pairs and ratings of bots."""

    game: str
    cooperative: bool
    bots: tuple[str, ...]
    seats: int
    seed: int
    games: int
    meetings: list[PairResult]
    matrix: list[list[float | None]]
    """The win rate of each row's bot against each column's, or with it in cooperative games; None without games."""
    ratings: list[Rating]
    """The strongest bot first; empty for cooperative games."""


def compute_standings(config: ArenaConfig, cooperative: bool, played: Sequence[GameOutcome]) -> Standings:
    """Return the standings of a tournament after these games."""
    pairs: dict[tuple[int, int], list[GameOutcome]] = defaultdict(list)
    for outcome in played:
        pairs[min(outcome.seating), max(outcome.seating)].append(outcome)
    numbers = range(len(config.bots))
    return Standings(
        game=config.game,
        cooperative=cooperative,
        bots=config.bots,
        seats=config.seats,
        seed=config.seed,
        games=len(played),
        meetings=[_pair_result(config, pair, outcomes, cooperative) for pair, outcomes in pairs.items()],
        matrix=[[_win_rate(pairs, row, column, cooperative) for column in numbers] for row in numbers],
        ratings=[] if cooperative else rate_bots(config.bots, played),
    )


def rate_bots(bots: Sequence[str], played: Iterable[GameOutcome]) -> list[Rating]:
    """Return the bots' openskill ratings by the Bradley-Terry model; bots do not learn, so ratings do not decay."""
    model = BradleyTerryFull(mu=_INITIAL_RATING, sigma=_INITIAL_SIGMA, beta=_INITIAL_SIGMA / 2, tau=0.0)
    known = [model.rating(name=bot) for bot in bots]
    for outcome in played:
        one, other = sorted(set(outcome.seating))
        shares = [_win_share_of(outcome, number, cooperative=False) for number in (one, other)]
        [[known[one]], [known[other]]] = model.rate([[known[one]], [known[other]]], scores=shares)
    ratings = [
        Rating(bot, found.mu, found.mu - Z_95 * found.sigma, found.mu + Z_95 * found.sigma) for bot, found in zip(bots, known, strict=True)
    ]
    return sorted(ratings, key=lambda bot: -bot.rating)


def interval(shares_by_deal: Sequence[float], games: int) -> tuple[float, float]:
    """Return Wilson's interval of a share where several games were played on each deal.

    Games on one deal are correlated. Where they are won or lost together they count as fewer, down to one a deal. Where they balance each
    other, as on swapped seats, they count as independent games.
    """
    share, deals = fmean(shares_by_deal), len(shares_by_deal)
    spread = variance(shares_by_deal) / deals if deals > 1 else 0.0
    counted = min(max(share * (1 - share) / spread, deals), games) if spread else (games if 0 < share < 1 else deals)
    return wilson(share * counted, counted)


def _pair_result(config: ArenaConfig, pair: tuple[int, int], outcomes: Sequence[GameOutcome], cooperative: bool) -> PairResult:
    one, other = pair
    shares = [fmean(_win_share_of(game, one, cooperative) for game in deal) for _, deal in groupby(outcomes, lambda game: game.deal)]
    low, high = interval(shares, len(outcomes))
    margin = 0.0 if cooperative else fmean(_mean_score(game, one) - _mean_score(game, other) for game in outcomes)
    return PairResult((config.bots[one], config.bots[other]), len(outcomes), len(shares), fmean(shares), low, high, margin)


def _win_share_of(outcome: GameOutcome, number: int, cooperative: bool) -> float:
    """Return the share of a victory that a bot has on all its seats, or its team in cooperative games."""
    result = Result(outcome.scores, outcome.winners, outcome.reason)
    if cooperative:
        return win_share(result, 0, cooperative)
    return sum(win_share(result, seat) for seat, other in enumerate(outcome.seating) if other == number)


def _mean_score(outcome: GameOutcome, number: int) -> float:
    return fmean(score for score, other in zip(outcome.scores, outcome.seating, strict=True) if other == number)


def _win_rate(pairs: Mapping[tuple[int, int], Sequence[GameOutcome]], row: int, column: int, cooperative: bool) -> float | None:
    outcomes = pairs.get((min(row, column), max(row, column)))
    return fmean(_win_share_of(game, row, cooperative) for game in outcomes) if outcomes else None
