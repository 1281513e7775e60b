"""The review of one flight, from the first tile to its end."""

from collections.abc import Sequence
from typing import NamedTuple

from tavolata.core.protocols.review import CurvePoint, KeyMoment, ProgressCallback
from tavolata.games.galaxy_trucker.explain.review import building
from tavolata.games.galaxy_trucker.explain.review.flight_values import FlightValues, Luck, key_moment
from tavolata.games.galaxy_trucker.explain.review.steps import ReplayedStep, card_steps_of

_BUILDING_SHARE = 0.2
"""The share of the progress that the review of building takes."""


class ReviewedFlight(NamedTuple):
    """The reviewed parts of a flight."""

    steps: Sequence[ReplayedStep]
    decisions: list[KeyMoment]
    """In order."""
    luck: list[Luck]
    curve_points: list[tuple[CurvePoint, ...]]
    """By seat."""


def review_flight(steps: Sequence[ReplayedStep], seats: int, flights: int, tell: ProgressCallback) -> ReviewedFlight:
    """Returns the review of one of several flights, which share the computing time."""
    built = list(building.decisions(steps, seats))
    tell(_BUILDING_SHARE)
    flight = FlightValues(card_steps_of(steps), seats, lambda done: tell(_BUILDING_SHARE + (1 - _BUILDING_SHARE) * done), flights)
    decisions = sorted((*built, *(key_moment(each) for each in flight.decisions if each.is_evaluated)), key=lambda each: each.n)
    points = [flight.curve_points(seat) for seat in range(seats)]
    return ReviewedFlight(steps, decisions, list(flight.luck_of_cards()), points)
