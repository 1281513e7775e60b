"""The review of a match of Lucky Loop. What decisions cost and dice brought is told in points on the score track.

In a flight the figures are exact, of one strategy: always to do what brings the most points. So what a flight brings in the end is what it
promised when it was declared, and the luck of its throws, and the worths of its decisions. Between flights, what the next one may bring is
an estimate; cards that are drawn are no luck that is counted. Chances of winning are those of the race between flights.
"""

from tavolata.core.protocols.review import Narrator, Review, result_of
from tavolata.games.lucky_loop.bot.sentences import sentence
from tavolata.games.lucky_loop.explain.review.decisions_and_throws import Decided, LuckyLoopMatch, Passed, walk
from tavolata.games.lucky_loop.explain.review.moments import deciding, figures, moment
from tavolata.games.lucky_loop.explain.review.turns import fatal_of
from tavolata.games.lucky_loop.explain.review.win_curve import courses


def review(match: LuckyLoopMatch, tell: Narrator) -> Review:
    """What is to be said of a match that is over."""
    result = result_of(match)
    told = list(walk(match, tell))
    judged = [each for each in told if not isinstance(each, Passed)]
    fatal = fatal_of(told, set(range(match.seats)).difference(result.winners))
    return Review(
        unit="points",
        value="chance",
        courses=courses(told, match.seats),
        moments=tuple(deciding(judged, fatal)),
        decisions=tuple(moment(each, fatal.get(each.n)) for each in judged if isinstance(each, Decided)),
        figures=tuple(figures(judged, seat) for seat in range(match.seats)),
        ledger=(sentence("review.unit"), sentence("review.dice"), sentence("review.later")),
    )
