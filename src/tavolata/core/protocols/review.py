"""The review of a match that is over: what its decisions cost, what luck brought, and the moments that decided it."""

from collections.abc import Callable
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from tavolata.core.errors import BadCall
from tavolata.core.game import Result, Seat
from tavolata.core.match import Match
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.protocols.workshop import Design

Unit: TypeAlias = Literal["points", "credits", "chance"]
"""A chance is a number from 0 to 1: of winning, or of what a cut was to bring."""

ProgressCallback: TypeAlias = Callable[[float], None]
"""Told how much of a review is done, from 0 to 1."""


class KeyMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of a seat, or something that befell it; the position in which it happened is the one after n lines."""

    n: int
    seat: Seat
    kind: Literal["decision", "luck"]
    worth: float
    """In the unit of the review. Of a decision: how much less than the best one it promised, so 0 for the best and below it for others.
    Of luck: how much more it brought than was to be expected."""
    says: tuple[LocalizedText, ...]
    """What was chosen, what would have been better by the same knowledge, and the figures of both; or what the dice did."""
    chosen: str = ""
    """In the game's notation."""
    better: str | None = None
    edge: float = 0.0
    """Of the best decision: how much more it promised than the next best."""
    fatal: bool = False
    """With it the match was lost, or what was at stake."""


class CurvePoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A point of a course: what could be expected after n lines, and what luck (signed) and decisions had brought or cost by then."""

    n: int
    value: float
    luck: float
    cost: float
    """An amount: it never falls."""
    ruin: float | None = None
    """How likely that which was staked on the line before was to ruin everything; None where nothing was staked."""
    failure: float | None = None
    """How likely it was to fail, and no more."""


class WinCurve(msgspec.Struct, frozen=True):
    """How a match went for a seat, or for all of them together."""

    seat: Seat | None
    points: tuple[CurvePoint, ...]


class SeatStats(msgspec.Struct, frozen=True):
    """What people like to see of a seat: its best decision, its worst, and its luck; the lines are those of decisions."""

    seat: Seat
    best: int | None
    worst: int | None
    luck: float
    says: tuple[LocalizedText, ...]
    """Each in a sentence, in this order; what there was none of is not said."""


class Review(msgspec.Struct, frozen=True):
    """What is to be said of a match that is over."""

    unit: Unit
    """Of what decisions cost and luck brought."""
    value: Unit
    """Of what was expected in the courses."""
    courses: tuple[WinCurve, ...]
    moments: tuple[KeyMoment, ...]
    """Those that decided it, in their order; a fatal one is always among them."""
    decisions: tuple[KeyMoment, ...]
    """Every decision where there was something to choose, in their order."""
    figures: tuple[SeatStats, ...]
    ledger: tuple[LocalizedText, ...] = ()
    """What else is to be said of a game, such as where the credits came from."""
    made: tuple[Design, ...] = ()
    """What the seats made in it, to be compared in the workshop with what it brings there: that takes longer than a review."""


def result_of(match: Match[Any, Any, Any]) -> Result:
    """The result of a match that is to be reviewed; one that is not over cannot be."""
    if match.result is None:
        raise BadCall("This match is not over; it can be reviewed when it is.")
    return match.result


class Reviewer(Protocol):
    """Reviews a match that is over, and tells how far it is."""

    def __call__(self, match: Match[Any, Any, Any], tell: ProgressCallback) -> Review:
        """What is to be said of it: the same each time, by the knowledge that each seat had."""
        ...
