"""The review of Galaxy Trucker: building by a hard builder's prices, the flight by playing it out, and where the credits came from."""

from collections.abc import Iterable, Sequence

from tavolata.core.review import Course, Moment, Review, Tell, result_of
from tavolata.games.galaxy_trucker.review import building, moments
from tavolata.games.galaxy_trucker.review.fatal import fatal_for
from tavolata.games.galaxy_trucker.review.flying import FlightReview, Fortune, moment_of
from tavolata.games.galaxy_trucker.review.ledger import ledger_of
from tavolata.games.galaxy_trucker.review.lines import Line, chapters_of, lines_of
from tavolata.games.galaxy_trucker.rules.game import GalaxyTruckerMatch

_BUILT = 0.2
"""How much of a review is done when building is."""


def review(match: GalaxyTruckerMatch, tell: Tell) -> Review:
    """What is to be said of a flight: the courses are those from the launch on, where credits can be expected."""
    result_of(match)
    lines = lines_of(match)
    built = list(building.decisions(lines, match.seats))
    tell(_BUILT)
    flight = FlightReview(chapters_of(lines), match.seats, lambda done: tell(_BUILT + (1 - _BUILT) * done))
    decisions = sorted((*built, *(moment_of(each) for each in flight.decided if each.is_judged)), key=lambda each: each.n)
    courses = tuple(Course(seat, flight.points(seat)) for seat in range(match.seats))
    figures = tuple(moments.figures_of(seat, decisions, course.points[-1].luck) for seat, course in enumerate(courses))
    told = _told(lines, decisions, list(flight.fortunes()), {n for each in figures for n in (each.best, each.worst)})
    return Review("credits", "credits", courses, told, tuple(decisions), figures, tuple(ledger_of(lines, match.seats)))


def _told(
    lines: Sequence[Line], decisions: Sequence[Moment], fortunes: Sequence[Fortune], named: Iterable[int | None]
) -> tuple[Moment, ...]:
    """The moments: best and worst of each seat, the greatest strokes of luck, and what put a seat out of the race."""
    wanted = set(named)
    told = [*(each for each in decisions if each.n in wanted), *moments.strokes(fortunes)]
    for seat in range(len(lines[0].before.players)):
        if fatal := fatal_for(lines, seat):
            told = moments.with_fatal(told, decisions, fortunes, fatal)
    return tuple(sorted(told, key=lambda each: (each.n, each.seat)))
