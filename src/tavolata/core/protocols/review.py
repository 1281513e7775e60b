"""The review of a finished match: the cost of decisions, the effect of luck, and the key moments."""

from collections.abc import Callable
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from tavolata.core.errors import BadCall
from tavolata.core.game import Result, Seat
from tavolata.core.match import Match
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.protocols.workshop import Design

Unit: TypeAlias = Literal["points", "credits", "chance"]
"""The unit of values in a review; a chance is a probability from 0 to 1."""

ProgressCallback: TypeAlias = Callable[[float], None]
"""Called with the progress of a review, from 0 to 1."""


class KeyMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of a seat or a chance action that affected it, in the position after n lines."""

    n: int
    seat: Seat
    kind: Literal["decision", "luck"]
    worth: float
    """In the unit of the review. For a decision: its expected value minus that of the best decision, so at most 0.
    For luck: the outcome minus the expectation."""
    says: tuple[LocalizedText, ...]
    """Sentences about the chosen and the better decision with their values, or about the chance action."""
    chosen: str = ""
    """The chosen action in the game's notation; `better` is the better one."""
    better: str | None = None
    edge: float = 0.0
    """For the best decision: its expected value minus that of the second best."""
    fatal: bool = False
    """True if it lost the match or the stake."""


class CurvePoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A point of a win curve: the expected value after n lines, and the total luck (signed) and cost of decisions until then."""

    n: int
    value: float
    luck: float
    cost: float
    """The total cost of decisions; it never decreases."""
    ruin: float | None = None
    """The probability that the last line would lose everything; None if it had no risk."""
    failure: float | None = None
    """The probability that the last line would fail without losing everything."""


class WinCurve(msgspec.Struct, frozen=True):
    """The course of a match for a seat; for all seats together if `seat` is None."""

    seat: Seat | None
    points: tuple[CurvePoint, ...]


class SeatStats(msgspec.Struct, frozen=True):
    """The statistics of a seat: the lines of its best and worst decisions, and its luck."""

    seat: Seat
    best: int | None
    worst: int | None
    luck: float
    says: tuple[LocalizedText, ...]
    """One sentence for each of these, in this order, without missing ones."""


class Review(msgspec.Struct, frozen=True):
    """The review of a finished match."""

    unit: Unit
    """The unit of the cost of decisions and of luck."""
    value: Unit
    """The unit of the expected values in `courses`."""
    courses: tuple[WinCurve, ...]
    moments: tuple[KeyMoment, ...]
    """The key moments in order, with each fatal one."""
    decisions: tuple[KeyMoment, ...]
    """All decisions with at least two options, in order."""
    figures: tuple[SeatStats, ...]
    ledger: tuple[LocalizedText, ...] = ()
    """Further sentences, such as the sources of the credits."""
    made: tuple[Design, ...] = ()
    """The designs of the seats; the workshop compares them with simulations in a separate, slower request."""


def result_of(match: Match[Any, Any, Any]) -> Result:
    """Returns the result of a finished match; raises BadCall for an unfinished one."""
    if match.result is None:
        raise BadCall("This match is not over; it can be reviewed when it is.")
    return match.result


class Reviewer(Protocol):
    """A function that reviews a finished match and reports its progress."""

    def __call__(self, match: Match[Any, Any, Any], report: ProgressCallback, /) -> Review:
        """Returns the review, based on what each seat knew; the result is deterministic."""
        ...
