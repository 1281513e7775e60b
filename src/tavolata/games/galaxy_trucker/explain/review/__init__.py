"""The review of Galaxy Trucker: building by a hard builder's prices, the flight by playing it out, and where the credits came from."""

from collections.abc import Iterable, Sequence
from itertools import chain

from msgspec.structs import replace

from tavolata.core.game import Seat
from tavolata.core.protocols.review import CurvePoint, KeyMoment, Narrator, Review, WinCurve, result_of
from tavolata.games.galaxy_trucker.explain.review import moments
from tavolata.games.galaxy_trucker.explain.review.elimination import fatal_for
from tavolata.games.galaxy_trucker.explain.review.flight_review import Flown, flown_of
from tavolata.games.galaxy_trucker.explain.review.ledger import ledger_of
from tavolata.games.galaxy_trucker.explain.review.ships import made_in
from tavolata.games.galaxy_trucker.explain.review.steps import flights_of, lines_of
from tavolata.games.galaxy_trucker.rules.game import GalaxyTruckerMatch


def review(match: GalaxyTruckerMatch, tell: Narrator) -> Review:
    """What is to be said of a match, flight by flight: the courses are those from each launch on, where credits can be expected."""
    result_of(match)
    flights = flights_of(lines_of(match))
    shares = [_share_of(tell, number, len(flights)) for number in range(len(flights))]
    flown = [flown_of(lines, match.seats, len(flights), share) for lines, share in zip(flights, shares, strict=True)]
    decisions = list(chain.from_iterable(flight.decisions for flight in flown))
    courses = tuple(WinCurve(seat, _points(flown, seat)) for seat in range(match.seats))
    figures = tuple(moments.figures_of(seat, decisions, course.points[-1].luck) for seat, course in enumerate(courses))
    told = _told(flown, decisions, {n for each in figures for n in (each.best, each.worst)})
    ledger, made = tuple(ledger_of(flights, match.seats)), tuple(made_in(flights))
    return Review("credits", "credits", courses, told, tuple(decisions), figures, ledger, made)


def _share_of(tell: Narrator, number: int, flights: int) -> Narrator:
    """How far a flight is, told as how far the match is."""
    return lambda done: tell((number + done) / flights)


def _points(flown: Sequence[Flown], seat: Seat) -> tuple[CurvePoint, ...]:
    """GT-K1: the course of a seat from flight to flight; luck and cost go on where the flight before left them."""
    points: list[CurvePoint] = []
    for flight in flown:
        luck, cost = (points[-1].luck, points[-1].cost) if points else (0.0, 0.0)
        points += [replace(each, luck=round(luck + each.luck, 2), cost=round(cost + each.cost, 2)) for each in flight.points[seat]]
    return tuple(points)


def _told(flown: Sequence[Flown], decisions: Sequence[KeyMoment], named: Iterable[int | None]) -> tuple[KeyMoment, ...]:
    """The moments: best and worst of each seat, the greatest strokes of luck, and what put a seat out of a race."""
    wanted = set(named)
    fortunes = list(chain.from_iterable(flight.fortunes for flight in flown))
    told = [*(each for each in decisions if each.n in wanted), *moments.strokes(fortunes)]
    for flight in flown:
        for seat in range(len(flight.lines[0].before.players)):
            if fatal := fatal_for(flight.lines, seat):
                told = moments.with_fatal(told, decisions, fortunes, fatal)
    return tuple(sorted(told, key=lambda each: (each.n, each.seat)))
