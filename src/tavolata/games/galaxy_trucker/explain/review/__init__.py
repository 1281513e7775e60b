"""The review of Galaxy Trucker: building judged by the hard bot, flights judged by playouts, and the sources of the credits."""

from collections.abc import Iterable, Sequence
from itertools import chain

from msgspec.structs import replace

from tavolata.core.game import Seat
from tavolata.core.protocols.review import CurvePoint, KeyMoment, ProgressCallback, Review, WinCurve, result_of
from tavolata.games.galaxy_trucker.explain.review.elimination import elimination_of
from tavolata.games.galaxy_trucker.explain.review.flight_review import ReviewedFlight, review_flight
from tavolata.games.galaxy_trucker.explain.review.key_moments import luck_moments, seat_stats, with_elimination
from tavolata.games.galaxy_trucker.explain.review.ledger import ledger_sentences
from tavolata.games.galaxy_trucker.explain.review.ships import launched_designs
from tavolata.games.galaxy_trucker.explain.review.steps import flights_of, steps_of
from tavolata.games.galaxy_trucker.rules.game import GalaxyTruckerMatch


def review(match: GalaxyTruckerMatch, tell: ProgressCallback) -> Review:
    """Returns the review of a match; the curves begin at each launch, from which on credits can be estimated."""
    result_of(match)
    flights = flights_of(steps_of(match))
    shares = [_scaled_progress(tell, number, len(flights)) for number in range(len(flights))]
    flown = [review_flight(steps, match.seats, len(flights), share) for steps, share in zip(flights, shares, strict=True)]
    decisions = list(chain.from_iterable(flight.decisions for flight in flown))
    win_curves = tuple(WinCurve(seat, _win_curve_points(flown, seat)) for seat in range(match.seats))
    figures = tuple(seat_stats(seat, decisions, win_curve.points[-1].luck) for seat, win_curve in enumerate(win_curves))
    moments = _key_moments(flown, decisions, {n for each in figures for n in (each.best, each.worst)})
    ledger, made = tuple(ledger_sentences(flights, match.seats)), tuple(launched_designs(flights))
    return Review("credits", "credits", win_curves, moments, tuple(decisions), figures, ledger, made)


def _scaled_progress(tell: ProgressCallback, number: int, flights: int) -> ProgressCallback:
    """Scales the progress of one flight to the progress of the match."""
    return lambda done: tell((number + done) / flights)


def _win_curve_points(flown: Sequence[ReviewedFlight], seat: Seat) -> tuple[CurvePoint, ...]:
    """GT-K1: the curve of a seat over all flights, with accumulated luck and cost."""
    points: list[CurvePoint] = []
    for flight in flown:
        luck, cost = (points[-1].luck, points[-1].cost) if points else (0.0, 0.0)
        points += [replace(each, luck=round(luck + each.luck, 2), cost=round(cost + each.cost, 2)) for each in flight.curve_points[seat]]
    return tuple(points)


def _key_moments(flown: Sequence[ReviewedFlight], decisions: Sequence[KeyMoment], named: Iterable[int | None]) -> tuple[KeyMoment, ...]:
    """The key moments: best and worst decision of each seat, the largest effects of luck, and eliminations."""
    wanted = set(named)
    luck_by_card = list(chain.from_iterable(flight.luck for flight in flown))
    moments = [*(each for each in decisions if each.n in wanted), *luck_moments(luck_by_card)]
    for flight in flown:
        for seat in range(len(flight.steps[0].before.players)):
            if elimination := elimination_of(flight.steps, seat):
                moments = with_elimination(moments, decisions, luck_by_card, elimination)
    return tuple(sorted(moments, key=lambda each: (each.n, each.seat)))
