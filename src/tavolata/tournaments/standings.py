"""What the games of an arena add up to: how often who wins against whom or with whom, how sure that is, and a rating of each."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from statistics import fmean, variance

import msgspec
from openskill.models import BradleyTerryFull

from tavolata.core.game import Result
from tavolata.tournaments.results import Outcome, Terms
from tavolata.tournaments.series import Z_95, victory, wilson

_MIDDLE, _SPREAD = 1500.0, 500.0
"""Where a bot stands of which nothing is known, and how unsure that is; four fifths of a spread apart one wins three games of four."""


class Meeting(msgspec.Struct, frozen=True):
    """Two bots who met, or sat in one team: how often the first won, or the team, between low and high at 95 % confidence."""

    bots: tuple[str, str]
    games: int
    deals: int
    win_rate: float
    low: float
    high: float
    mean_margin: float
    """By how many points the first was ahead on the average; 0 in a team."""


class Rated(msgspec.Struct, frozen=True):
    """How strong a bot is beside the others, between low and high at 95 % confidence."""

    bot: str
    rating: float
    low: float
    high: float


class Standings(msgspec.Struct, frozen=True):
    """The outcome of an arena."""

    game: str
    cooperative: bool
    bots: tuple[str, ...]
    seats: int
    seed: int
    games: int
    meetings: list[Meeting]
    matrix: list[list[float | None]]
    """How often the bot of a row wins against that of a column, or with it where all win together; none where they did not meet."""
    ratings: list[Rated]
    """The strongest first; none where all win together."""


def standings(terms: Terms, cooperative: bool, played: Sequence[Outcome]) -> Standings:
    """What so many games add up to."""
    pairs: dict[tuple[int, int], list[Outcome]] = defaultdict(list)
    for outcome in played:
        pairs[min(outcome.seating), max(outcome.seating)].append(outcome)
    numbers = range(len(terms.bots))
    return Standings(
        game=terms.game,
        cooperative=cooperative,
        bots=terms.bots,
        seats=terms.seats,
        seed=terms.seed,
        games=len(played),
        meetings=[_meeting(terms, pair, outcomes, cooperative) for pair, outcomes in pairs.items()],
        matrix=[[_share_of(pairs, row, column, cooperative) for column in numbers] for row in numbers],
        ratings=[] if cooperative else ratings(terms.bots, played),
    )


def ratings(bots: Sequence[str], played: Iterable[Outcome]) -> list[Rated]:
    """Each bot as openskill rates it by the model of Bradley and Terry; bots do not learn, so nothing fades."""
    model = BradleyTerryFull(mu=_MIDDLE, sigma=_SPREAD, beta=_SPREAD / 2, tau=0.0)
    known = [model.rating(name=bot) for bot in bots]
    for outcome in played:
        one, other = sorted(set(outcome.seating))
        shares = [_won_by(outcome, number, cooperative=False) for number in (one, other)]
        [[known[one]], [known[other]]] = model.rate([[known[one]], [known[other]]], scores=shares)
    rated = [
        Rated(bot, found.mu, found.mu - Z_95 * found.sigma, found.mu + Z_95 * found.sigma) for bot, found in zip(bots, known, strict=True)
    ]
    return sorted(rated, key=lambda bot: -bot.rating)


def interval(shares_by_deal: Sequence[float], games: int) -> tuple[float, float]:
    """Wilson's interval of a share where several games were played on each deal.

    Games on one deal are not independent: those that are won or lost together count as fewer, down to one for each deal; where they even
    each other out, as on swapped seats, no more is claimed than for so many games by themselves.
    """
    share, deals = fmean(shares_by_deal), len(shares_by_deal)
    spread = variance(shares_by_deal) / deals if deals > 1 else 0.0
    counted = min(max(share * (1 - share) / spread, deals), games) if spread else (games if 0 < share < 1 else deals)
    return wilson(share * counted, counted)


def _meeting(terms: Terms, pair: tuple[int, int], outcomes: Sequence[Outcome], cooperative: bool) -> Meeting:
    one, other = pair
    shares = [fmean(_won_by(game, one, cooperative) for game in deal) for _, deal in groupby(outcomes, lambda game: game.deal)]
    low, high = interval(shares, len(outcomes))
    margin = 0.0 if cooperative else fmean(_points(game, one) - _points(game, other) for game in outcomes)
    return Meeting((terms.bots[one], terms.bots[other]), len(outcomes), len(shares), fmean(shares), low, high, margin)


def _won_by(outcome: Outcome, number: int, cooperative: bool) -> float:
    """A bot's part of a victory on all its seats; that of the team where all win together."""
    result = Result(outcome.scores, outcome.winners, outcome.reason)
    if cooperative:
        return victory(result, 0, cooperative)
    return sum(victory(result, seat) for seat, other in enumerate(outcome.seating) if other == number)


def _points(outcome: Outcome, number: int) -> float:
    return fmean(score for score, other in zip(outcome.scores, outcome.seating, strict=True) if other == number)


def _share_of(pairs: Mapping[tuple[int, int], Sequence[Outcome]], row: int, column: int, cooperative: bool) -> float | None:
    outcomes = pairs.get((min(row, column), max(row, column)))
    return fmean(_won_by(game, row, cooperative) for game in outcomes) if outcomes else None
