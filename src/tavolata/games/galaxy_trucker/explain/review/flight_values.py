"""The flight reviewed by playing it out: from a position all ships are flown to the end by hard pilots, with the cards that came.

So luck is that of the dice, and what the others did. The standard error of a mean of n samples is their deviation through √n: in a flight
of level II, where the credits of a seat deviate by about 8, some 2 credits. Two ways of flying are compared with the same dice: that leaves
less; what is within two standard errors, or below a credit, counts as nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from math import sqrt
from statistics import mean, stdev
from typing import Literal, NamedTuple, TypeAlias

from tavolata.core.game import Seat
from tavolata.core.protocols.review import CurvePoint, KeyMoment
from tavolata.games.galaxy_trucker.actions import NOTATION, GiveUp, Keep
from tavolata.games.galaxy_trucker.bot import LEVELS
from tavolata.games.galaxy_trucker.bot.decision import Weighing, in_words
from tavolata.games.galaxy_trucker.bot.pilot import Pilot
from tavolata.games.galaxy_trucker.bot.playout import Flight
from tavolata.games.galaxy_trucker.explain.review import sentences
from tavolata.games.galaxy_trucker.explain.review.steps import Chapter, Line
from tavolata.games.galaxy_trucker.rules.flight import resolve
from tavolata.games.galaxy_trucker.state import State
from tavolata.games.galaxy_trucker.view import view

WORK = 700
"""What the values of all cards may take, in cards times seats times samples."""
MOST, LEAST = 24, 6
"""So many samples at most, and at least."""
COMPARED = 3500
"""What all comparisons together may take, in cards to come times seats times samples."""
NOTABLE = 1.0
"""What is less than a credit decides nothing."""


class Value(NamedTuple):
    """How a flight ended for one seat, sample by sample."""

    credits: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The credits to expect."""
        return round(mean(self.credits), 2)


class Decided(NamedTuple):
    """A decision in flight: what a hard pilot weighed in its place, and what both ways promised, where that was played out."""

    line: Line
    weighing: Weighing
    is_played_out: bool = False
    chosen: float = 0.0
    best: float = 0.0

    @property
    def seat(self) -> Seat:
        """Who decided."""
        return self.line.actor

    @property
    def gain(self) -> float:
        """How much more than a hard pilot's choice it promised; below 0 it cost."""
        return round(self.chosen - self.best, 2)

    @property
    def worth(self) -> float:
        """How much less than the best it promised."""
        return min(0.0, self.gain)

    @property
    def edge(self) -> float:
        """How much more than the next best it promised; which piece of a ship to keep is plain to everybody."""
        if isinstance(self.line.action, Keep):
            return 0.0
        return round(self.weighing.edge, 2) if self.is_right else max(0.0, self.gain)

    @property
    def is_right(self) -> bool:
        """A hard pilot would have done the same."""
        return self.line.action == self.weighing.action

    @property
    def is_judged(self) -> bool:
        """It is known whether it was good."""
        return self.is_right or self.is_played_out


Source: TypeAlias = Literal["dice", "others", "both"]
"""Where luck came from."""


class Fortune(NamedTuple):
    """What luck a card brought to a seat, where it came from, and whether that is more than noise."""

    chapter: Chapter
    seat: Seat
    luck: float
    source: Source
    is_clear: bool


class FlightReview:
    """The values before every card and at the end, the decisions, and what luck every card brought."""

    def __init__(self, chapters: Sequence[Chapter], seats: int, tell: Callable[[float], None], flights: int = 1) -> None:
        """The cards of a flight that is over, at least one; it has a share of the time if there are several flights."""
        self._chapters = chapters
        self._seats = range(seats)
        self._cards = [chapter.card for chapter in chapters]
        self._tell = tell
        self._compared_for = COMPARED // flights
        self._samples = range(max(LEAST, min(MOST, WORK // (len(chapters) * seats * flights))))

    # Decisions

    @cached_property
    def decided(self) -> list[Decided]:
        """Every decision of a seat, in order; those that hard pilots would have made otherwise are played out, as far as time allows."""
        decided = {line.n: _weighed(line) for chapter in self._chapters for line in chapter.lines if line.actor in self._seats}
        left = self._compared_for
        for each in sorted((each for each in decided.values() if not each.is_right), key=_gravest_first):
            if left > 0:
                decided[each.line.n] = self._compared(each)
                left -= 2 * self._cards_left(each.line) * len(self._seats) * len(self._samples)
        return list(decided.values())

    def _cards_left(self, line: Line) -> int:
        return 1 + sum(chapter.n > line.n for chapter in self._chapters)

    def _compared(self, decided: Decided) -> Decided:
        """Both ways played out with the same dice; nothing between them where they lead to the same."""
        line, action, decided = decided.line, decided.weighing.action, decided._replace(is_played_out=True)
        assert action is not None
        mine, other = self._flight(line.after), self._flight(resolve.apply(line.before, line.actor, action)[0])
        if mine.state == other.state:
            return decided
        chosen, best = self._value(mine, line.actor), self._value(other, line.actor)
        return decided._replace(chosen=chosen.mean, best=best.mean) if is_clear(chosen, best) else decided

    # Values

    @cached_property
    def values(self) -> list[list[Value]]:
        """By card and seat what was to be expected before it was turned, and last what was in the end."""
        values: list[list[Value]] = []
        for place, chapter in enumerate(self._chapters):
            values.append(
                values[-1] if place and self._is_as_expected(self._chapters[place - 1]) else self._valued(chapter.lines[0].before)
            )
            self._tell((place + 1) / len(self._chapters))
        return [*values, _ended(self._chapters[-1].lines[-1].after)]

    def _is_as_expected(self, chapter: Chapter) -> bool:
        """Nothing happened in it that hard pilots would not have done, so that the values are the same after it."""
        return not chapter.has_dice and all(each.is_right for each in self.decided if each.line.n in chapter.numbers)

    def _valued(self, state: State) -> list[Value]:
        flight = self._flight(state)
        return [self._value(flight, seat) for seat in self._seats]

    def _flight(self, state: State) -> Flight:
        return Flight(state, self._cards, state.flying.rolled if state.flying else 0)

    def _value(self, flight: Flight, seat: Seat) -> Value:
        return Value(tuple(float(flight.end(sample).players[seat].credits) for sample in self._samples))

    # Luck

    def fortunes(self) -> Iterator[Fortune]:
        """GT-F1: for every card and seat, what came above expectation and was not its own doing."""
        for place, chapter in enumerate(self._chapters):
            for seat in self._seats:
                yield self._fortune(chapter, seat, self.values[place][seat], self.values[place + 1][seat])

    def _fortune(self, chapter: Chapter, seat: Seat, before: Value, after: Value) -> Fortune:
        """What is not judged may be the own doing, so that nothing is clear beside it."""
        otherwise = [each for each in self.decided if not each.is_right and each.line.n in chapter.numbers]
        luck = round(after.mean - before.mean - _own(otherwise, seat), 2)
        judged = all(each.is_judged for each in otherwise if each.seat == seat)
        others = any(each.seat != seat for each in otherwise)
        source: Source = ("both" if others else "dice") if chapter.has_dice else "others"
        met = (chapter.has_dice or others) and judged
        return Fortune(chapter, seat, luck, source, met and abs(luck) >= NOTABLE and is_clear(before, after))

    def points(self, seat: Seat) -> tuple[CurvePoint, ...]:
        """The course of a seat: before every card, and at the end."""
        ends = [*(chapter.n for chapter in self._chapters), self._chapters[-1].lines[-1].n + 1]
        first = self.values[0][seat].mean
        return tuple(self._point(n, value[seat], first, seat) for n, value in zip(ends, self.values, strict=True))

    def _point(self, n: int, value: Value, first: float, seat: Seat) -> CurvePoint:
        """What is not the own doing is luck; what one did better than a hard pilot is neither luck nor cost."""
        decided = [each for each in self.decided if each.line.n < n]
        cost = -sum(each.worth for each in decided if each.seat == seat)
        return CurvePoint(n, value.mean, round(value.mean - first - _own(decided, seat), 2), round(cost, 2))


def _gravest_first(decided: Decided) -> tuple[bool, float, int]:
    """Giving up ends the race; after that, what a hard pilot would have regretted most."""
    return not isinstance(decided.line.action, GiveUp), -decided.weighing.edge, decided.line.n


def _own(decided: Iterable[Decided], seat: Seat) -> float:
    """What its own decisions cost a seat, or, where it did better than a hard pilot, brought."""
    return sum(each.gain for each in decided if each.seat == seat)


def is_clear(one: Value, other: Value) -> bool:
    """Whether two values differ by more than two standard errors, sample by sample."""
    rows = max(len(one.credits), len(other.credits))
    apart = [mine - theirs for mine, theirs in zip(_as_many(one, rows), _as_many(other, rows), strict=True)]
    return abs(mean(apart)) > 2 * stdev(apart) / sqrt(rows)


def _as_many(value: Value, rows: int) -> tuple[float, ...]:
    """What is certain is so in every sample."""
    return value.credits if len(value.credits) == rows else value.credits * rows


def _ended(state: State) -> list[Value]:
    return [Value((float(player.credits),)) for player in state.players]


def _weighed(line: Line) -> Decided:
    flying = line.before.flying
    assert flying is not None
    return Decided(line, Pilot(view(line.before, line.actor), LEVELS["hard"].nerve).weigh(flying.choices))


def moment_of(decided: Decided) -> KeyMoment:
    """A decision in words: what was chosen, what would have been better, and the figures of both."""
    line, weighing = decided.line, decided.weighing
    seen = view(line.before, line.actor)
    says = [sentences.did(line.actor, line.action, seen)]
    if decided.is_right:
        says += in_words(weighing, seen)
    elif decided.gain and weighing.action:
        better = sentences.better(weighing.action, seen) if decided.worth else sentences.instead(weighing.action, seen)
        says += [better, sentences.figures("played-out", decided.chosen, decided.best)]
    return KeyMoment(
        line.n,
        line.actor,
        "decision",
        decided.worth,
        tuple(says),
        NOTATION.write(line.action),
        NOTATION.write(weighing.action) if decided.worth < 0 and weighing.action else None,
        decided.edge,
    )
