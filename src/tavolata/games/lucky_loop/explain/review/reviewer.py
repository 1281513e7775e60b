"""Builds the review of a finished match, in points of the score track.

Within a flight the values are exact, for the strategy with the most points. The points of a flight are therefore its expectation when
declared, plus the luck of its throws and the values of its decisions. Between flights the value of the next one is an estimate, and drawn
cards do not count as luck. Win probabilities are those of the race model.
"""

from tavolata.core.protocols.review import ProgressCallback, Review, result_of
from tavolata.games.lucky_loop.bot.sentences import sentence
from tavolata.games.lucky_loop.explain.review.decisions_and_throws import (
    LuckyLoopMatch,
    ReviewedDecision,
    TurnBoundary,
    decisions_and_throws,
)
from tavolata.games.lucky_loop.explain.review.key_moments import key_moment, key_moments, seat_stats
from tavolata.games.lucky_loop.explain.review.turns import fatal_turns
from tavolata.games.lucky_loop.explain.review.win_curve import win_curves


def review(match: LuckyLoopMatch, tell: ProgressCallback) -> Review:
    """Return the review of a finished match."""
    result = result_of(match)
    items = list(decisions_and_throws(match, tell))
    reviewed = [each for each in items if not isinstance(each, TurnBoundary)]
    fatal = fatal_turns(items, set(range(match.seats)).difference(result.winners))
    return Review(
        unit="points",
        value="chance",
        courses=win_curves(items, match.seats),
        moments=tuple(key_moments(reviewed, fatal)),
        decisions=tuple(key_moment(each, fatal.get(each.n)) for each in reviewed if isinstance(each, ReviewedDecision)),
        figures=tuple(seat_stats(reviewed, seat) for seat in range(match.seats)),
        ledger=(sentence("review.unit"), sentence("review.dice"), sentence("review.later")),
    )
