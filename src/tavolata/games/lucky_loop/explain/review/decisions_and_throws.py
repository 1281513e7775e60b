"""Replays a finished match: yields each decision and throw with its value, from what the acting seat saw."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias, cast

from msgspec.structs import replace

from tavolata.core.game import CHANCE, Seat
from tavolata.core.log import Entry
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.protocols.review import ProgressCallback
from tavolata.games.lucky_loop.actions import Dice, GiveUp, LuckyLoopAction, Stop, Throw
from tavolata.games.lucky_loop.bot.choice_values import ChoiceValue, choice_values, rank_choices
from tavolata.games.lucky_loop.bot.win_probability import win_probability_after
from tavolata.games.lucky_loop.bot.win_utility import win_utility
from tavolata.games.lucky_loop.rules.flight import consolation
from tavolata.games.lucky_loop.rules.legal import can_make, dice_to_throw
from tavolata.games.lucky_loop.solver.flight import Choice
from tavolata.games.lucky_loop.solver.flight import choice_values as choices_in_flight
from tavolata.games.lucky_loop.solver.position import position_of
from tavolata.games.lucky_loop.solver.throws import ROLL_PROBABILITIES
from tavolata.games.lucky_loop.solver.utility import ExpectedValue, Utility, track_utility
from tavolata.games.lucky_loop.state import Flight, State
from tavolata.games.lucky_loop.view import LuckyLoopSight, LuckyLoopView

LuckyLoopMatch: TypeAlias = Match[State, LuckyLoopAction, LuckyLoopView]

TOLERANCE = 1e-9
"""The largest difference between equal values; it is a rounding error."""


class ReviewedDecision(NamedTuple):
    """A reviewed decision: the chosen action, and all choices, the best first."""

    n: int
    view: LuckyLoopView
    chosen: ChoiceValue
    choices: tuple[ChoiceValue, ...]

    @property
    def seat(self) -> Seat:
        """The seat that decided."""
        return self.view.turn

    @property
    def best(self) -> ChoiceValue:
        """The choice with the highest value."""
        return self.choices[0]

    @property
    def value(self) -> float:
        """The points lost by not taking the best choice, as a number of 0 or less."""
        missed = self.best.total[0] - self.chosen.total[0]
        return -missed if missed > TOLERANCE else 0.0

    @property
    def edge(self) -> float:
        """For the best choice the points gained over the next best one, without those that end the flight; else 0."""
        others = [choice for choice in self.choices if choice is not self.chosen and not isinstance(choice.action, Stop | GiveUp)]
        return self.best.total[0] - others[0].total[0] if others and not self.value else 0.0


class FlightExpectation(NamedTuple):
    """The expected points and success of a flight, and the win probability of its player."""

    expected: ExpectedValue
    win_probability: float


class ReviewedThrow(NamedTuple):
    """A reviewed throw, with the expectation of the flight before and after it."""

    n: int
    view: LuckyLoopView
    dice: Dice
    before: FlightExpectation
    after: FlightExpectation
    failure: float
    """The probability that the dice make no card."""
    failed: bool

    @property
    def seat(self) -> Seat:
        """The seat that threw."""
        return self.view.turn

    @property
    def value(self) -> float:
        """The luck of the throw: the change of the expected points."""
        return self.after.expected.points - self.before.expected.points


class TurnBoundary(NamedTuple):
    """The position between two turns or at the end, after n log lines."""

    n: int
    view: LuckyLoopView


ReviewedItem: TypeAlias = ReviewedDecision | ReviewedThrow | TurnBoundary


def decisions_and_throws(match: LuckyLoopMatch, tell: ProgressCallback) -> Iterator[ReviewedItem]:
    """Yield the reviewed items of a match in order, without undone moves."""
    lines, expected = match.lines_since(0), FlightExpectation(ExpectedValue(0.0, 0.0), 0.0)
    for count, entry in enumerate(lines, start=1):
        at, after = match.at(entry.n), match.at(entry.n + 1)
        if isinstance(entry.action, Throw):
            yield dice_outcome(at, after, entry.action.dice, expected)
        elif entry.actor != CHANCE:
            decision, expected = _decision(at, entry)
            if len(decision.choices) > 1:
                yield decision
        if _is_turn_boundary(at.state, after.state):
            yield TurnBoundary(entry.n + 1, after.view(None))
        tell(count / len(lines))


def _decision(at: LuckyLoopMatch, entry: Entry) -> tuple[ReviewedDecision, FlightExpectation]:
    """Return a reviewed decision, and the expectation of its flight after the choice."""
    sight = Observation(at, entry.actor)
    choices = tuple(rank_choices(choice_values(sight)))
    chosen = next(choice for choice in choices if choice.action == entry.action)
    expected = chosen.value or ExpectedValue(0.0, 0.0)
    chance = flight_win_probabilities(sight.view)[cast(Choice, entry.action)] if sight.view.flight else 0.0
    return ReviewedDecision(entry.n, sight.view, chosen, choices), FlightExpectation(expected, chance)


def flight_win_probabilities(view: LuckyLoopView) -> dict[Choice, float]:
    """Return the win probability of each choice in a flight, by the race model between flights."""
    assert view.flight is not None
    return choices_in_flight(position_of(view), win_utility(view, view.flight.programme, win_probability_after))


def dice_outcome(at: LuckyLoopMatch, after: LuckyLoopMatch, dice: Dice, expected: FlightExpectation) -> ReviewedThrow:
    """Return a reviewed throw from the positions before and after it."""
    state, seat = at.state, at.state.turn
    failed = after.state.flight is None
    left = _failed_expectation(at) if failed else _expectation_after(Observation(after, seat))
    return ReviewedThrow(
        len(at.log), at.view(seat), _all_dice(state.current_flight, dice), expected, left, _failure_probability(state), failed
    )


def _expectation_after(sight: LuckyLoopSight) -> FlightExpectation:
    """Return the expectation of a flight after a throw, by the best play."""
    best = rank_choices(choice_values(sight))[0].value
    assert best is not None
    return FlightExpectation(best, max(flight_win_probabilities(sight.view).values()))


def _failed_expectation(at: LuckyLoopMatch) -> FlightExpectation:
    """LL-F4 to LL-F6, LL-K7: return the expectation of a failed flight."""
    view, flight = at.view(at.state.turn), at.state.current_flight

    def value(utility: Utility) -> float:
        return (utility.consolation if consolation(flight) else utility.failure) + utility.token * at.state.player.tokens

    return FlightExpectation(
        ExpectedValue(value(track_utility(view, flight.programme)), 0.0), value(win_utility(view, flight.programme, win_probability_after))
    )


def _failure_probability(state: State) -> float:
    """LL-F3: return the probability that a throw makes no open card."""
    faces, flight = state.cards.faces, state.current_flight
    falls = ROLL_PROBABILITIES[flight.rethrown or dice_to_throw(flight.pool)]
    return sum(chance for dice, chance in falls.items() if not can_make(faces, replace(flight, thrown=_all_dice(flight, dice))))


def _all_dice(flight: Flight, dice: Dice) -> Dice:
    """Return the dice that stay on the table and the new ones together."""
    return tuple(sorted((*flight.thrown, *dice)))


def _is_turn_boundary(before: State, after: State) -> bool:
    """Return whether a turn begins or the game ends here; laying a free programme does not end the turn (LL-K5)."""
    return after.phase in ("turn", "over") or (after.phase == "highlight" and before.phase != "turn")
