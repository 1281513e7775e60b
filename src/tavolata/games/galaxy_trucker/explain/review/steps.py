"""A match line by line, without what was taken back."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tavolata.core.game import Actor, Event, Seat
from tavolata.games.galaxy_trucker.actions import Deal, GalaxyTruckerAction, Roll
from tavolata.games.galaxy_trucker.content import CARDS, CardName, kind_of
from tavolata.games.galaxy_trucker.rules.game import GalaxyTruckerMatch
from tavolata.games.galaxy_trucker.state import State


class Line(NamedTuple):
    """A line of the log, the positions before and after it, and what followed from it."""

    n: int
    actor: Actor
    action: GalaxyTruckerAction
    before: State
    after: State
    events: tuple[Event, ...]

    @property
    def is_in_flight(self) -> bool:
        """GT-F1: the ships have taken off."""
        return self.before.phase == "flight"


class Chapter(NamedTuple):
    """GT-F1: a card of the flight, from its turning to the next one."""

    card: CardName
    lines: tuple[Line, ...]

    @property
    def n(self) -> int:
        """The line on which it was turned."""
        return self.lines[0].n

    @property
    def numbers(self) -> range:
        """The numbers of its lines, and of what was taken back among them."""
        return range(self.n, self.lines[-1].n + 1)

    @property
    def kind(self) -> str:
        """What card it is."""
        return kind_of(CARDS[self.card])

    @property
    def has_dice(self) -> bool:
        """Dice fell for it."""
        return any(isinstance(line.action, Roll) for line in self.lines)


def lines_of(match: GalaxyTruckerMatch) -> list[Line]:
    """The lines that led to the end."""
    return list(_walk(match))


def _walk(match: GalaxyTruckerMatch) -> Iterator[Line]:
    state = match.at(0).state
    for entry in match.lines_since(0):
        after, events = match.game.apply(state, entry.actor, entry.action)
        yield Line(entry.n, entry.actor, entry.action, state, after, tuple(events))
        state = after


def flights_of(lines: Sequence[Line]) -> list[list[Line]]:
    """GT-K1: the flights of a match, each from its first tile to its end; what lies between them is left out."""
    flown = [line for line in lines if line.before.phase in ("building", "mending", "boarding", "flight")]
    return [[line for line in flown if line.before.course.flight == flight] for flight in range(flown[-1].before.course.flight + 1)]


def launched_in(lines: Sequence[Line]) -> State:
    """GT-C5: a flight before its first card, all ships as they took off."""
    return next(line.before for line in lines if line.is_in_flight)


def chapters_of(lines: Sequence[Line]) -> list[Chapter]:
    """The flight, card by card."""
    flight = [line for line in lines if line.is_in_flight]
    starts = [place for place, line in enumerate(flight) if isinstance(line.action, Deal)]
    ends = [*starts[1:], len(flight)]
    return [_chapter(tuple(flight[start:end])) for start, end in zip(starts, ends, strict=True)]


def _chapter(lines: tuple[Line, ...]) -> Chapter:
    assert isinstance(lines[0].action, Deal)
    return Chapter(lines[0].action.card, lines)


def own(lines: Sequence[Line], seat: Seat) -> list[Line]:
    """What one seat did."""
    return [line for line in lines if line.actor == seat]
