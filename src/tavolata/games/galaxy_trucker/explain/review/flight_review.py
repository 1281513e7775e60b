"""One flight of a match reviewed, from the first tile to its end."""

from collections.abc import Sequence
from typing import NamedTuple

from tavolata.core.protocols.review import CurvePoint, KeyMoment, Narrator
from tavolata.games.galaxy_trucker.explain.review import building
from tavolata.games.galaxy_trucker.explain.review.flight_values import FlightReview, Fortune, moment_of
from tavolata.games.galaxy_trucker.explain.review.steps import Line, chapters_of

_BUILT = 0.2
"""How much of a review is done when building is."""


class Flown(NamedTuple):
    """What is to be said of a flight."""

    lines: Sequence[Line]
    decisions: list[KeyMoment]
    """In their order."""
    fortunes: list[Fortune]
    points: list[tuple[CurvePoint, ...]]
    """By seat."""


def flown_of(lines: Sequence[Line], seats: int, flights: int, tell: Narrator) -> Flown:
    """A flight reviewed, one of so many that share the time."""
    built = list(building.decisions(lines, seats))
    tell(_BUILT)
    flight = FlightReview(chapters_of(lines), seats, lambda done: tell(_BUILT + (1 - _BUILT) * done), flights)
    decisions = sorted((*built, *(moment_of(each) for each in flight.decided if each.is_judged)), key=lambda each: each.n)
    points = [flight.points(seat) for seat in range(seats)]
    return Flown(lines, decisions, list(flight.fortunes()), points)
