"""The steps of a match without the undone ones."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tavolata.core.game import Actor, Event, Seat
from tavolata.games.galaxy_trucker.actions import Deal, GalaxyTruckerAction, Roll
from tavolata.games.galaxy_trucker.content import CARDS, CardName, kind_of
from tavolata.games.galaxy_trucker.rules.game import GalaxyTruckerMatch
from tavolata.games.galaxy_trucker.state import State


class ReplayedStep(NamedTuple):
    """An entry of the log with the states before and after it and its events."""

    log_index: int
    actor: Actor
    action: GalaxyTruckerAction
    before: State
    after: State
    events: tuple[Event, ...]

    @property
    def is_in_flight(self) -> bool:
        """GT-F1: return whether the step is after the launch."""
        return self.before.phase == "flight"


class CardSteps(NamedTuple):
    """GT-F1: the steps of one card, up to the next card."""

    card: CardName
    steps: tuple[ReplayedStep, ...]

    @property
    def log_index(self) -> int:
        """Return the index of the step that turned the card."""
        return self.steps[0].log_index

    @property
    def numbers(self) -> range:
        """Return the log indices of its steps, including undone ones."""
        return range(self.log_index, self.steps[-1].log_index + 1)

    @property
    def kind(self) -> str:
        """Return the kind of the card."""
        return kind_of(CARDS[self.card])

    @property
    def has_dice(self) -> bool:
        """Return whether the card had a roll."""
        return any(isinstance(step.action, Roll) for step in self.steps)


def steps_of(match: GalaxyTruckerMatch) -> list[ReplayedStep]:
    """Return the steps that led to the final state."""
    return list(_replay(match))


def _replay(match: GalaxyTruckerMatch) -> Iterator[ReplayedStep]:
    state = match.at(0).state
    for entry in match.lines_since(0):
        after, events = match.game.apply(state, entry.actor, entry.action)
        yield ReplayedStep(entry.n, entry.actor, entry.action, state, after, tuple(events))
        state = after


def flights_of(steps: Sequence[ReplayedStep]) -> list[list[ReplayedStep]]:
    """GT-K1: return the flights of a match, each from its first tile to its end, without the steps between flights."""
    flown = [step for step in steps if step.before.phase in ("building", "mending", "boarding", "flight")]
    return [[step for step in flown if step.before.trek.flight == flight] for flight in range(flown[-1].before.trek.flight + 1)]


def launched_in(steps: Sequence[ReplayedStep]) -> State:
    """GT-C5: return the state after the launch, before the first card."""
    return next(step.before for step in steps if step.is_in_flight)


def card_steps_of(steps: Sequence[ReplayedStep]) -> list[CardSteps]:
    """Return the steps of a flight by card."""
    flight = [step for step in steps if step.is_in_flight]
    starts = [place for place, step in enumerate(flight) if isinstance(step.action, Deal)]
    ends = [*starts[1:], len(flight)]
    return [_card_steps(tuple(flight[start:end])) for start, end in zip(starts, ends, strict=True)]


def _card_steps(steps: tuple[ReplayedStep, ...]) -> CardSteps:
    assert isinstance(steps[0].action, Deal)
    return CardSteps(steps[0].action.card, steps)


def own_steps(steps: Sequence[ReplayedStep], seat: Seat) -> list[ReplayedStep]:
    """Return the steps of one seat."""
    return [step for step in steps if step.actor == seat]
