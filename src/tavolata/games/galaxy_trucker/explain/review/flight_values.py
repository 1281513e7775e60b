"""Values of a flight by playouts: hard bots fly all ships from a position to the end, with the recorded cards.

The remaining luck is that of the dice and of the other players. The standard error of a mean of n samples is the standard deviation
divided by √n: about 2 credits on level II, where the credits of a seat deviate by about 8. Two decisions are compared with the same
rolls, which reduces the error. A difference below one credit or within two standard errors counts as zero.
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
from tavolata.games.galaxy_trucker.bot.decision import BotDecision
from tavolata.games.galaxy_trucker.bot.pilot import Pilot
from tavolata.games.galaxy_trucker.bot.playout import FlightPlayout
from tavolata.games.galaxy_trucker.bot.sentences import reason_sentences
from tavolata.games.galaxy_trucker.explain.review import sentences
from tavolata.games.galaxy_trucker.explain.review.steps import CardSteps, ReplayedStep
from tavolata.games.galaxy_trucker.rules.flight import resolve
from tavolata.games.galaxy_trucker.state import State
from tavolata.games.galaxy_trucker.view import view

VALUE_BUDGET = 700
"""The budget for the values of all cards: cards times seats times samples."""
MAX_SAMPLES, MIN_SAMPLES = 24, 6
"""The bounds of the number of samples."""
COMPARISON_BUDGET = 3500
"""The budget for all comparisons: remaining cards times seats times samples."""
MIN_CREDITS = 1.0
"""The smallest difference in credits that counts."""


class SampledCredits(NamedTuple):
    """The final credits of a seat, one number for each sample."""

    credits: tuple[float, ...]

    @property
    def mean(self) -> float:
        """Return the expected credits."""
        return round(mean(self.credits), 2)


class FlightDecision(NamedTuple):
    """A decision in flight, the decision of the hard bot, and the expected credits of both if they were played out."""

    step: ReplayedStep
    bot_decision: BotDecision
    is_played_out: bool = False
    chosen: float = 0.0
    best: float = 0.0

    @property
    def seat(self) -> Seat:
        """Return the deciding seat."""
        return self.step.actor

    @property
    def gain(self) -> float:
        """Return the expected credits compared with the hard bot's choice; negative for a loss."""
        return round(self.chosen - self.best, 2)

    @property
    def loss(self) -> float:
        """Return the expected loss compared with the best choice, at most 0."""
        return min(0.0, self.gain)

    @property
    def edge(self) -> float:
        """Return the expected gain over the next best choice; 0 for the obvious choice of a piece."""
        if isinstance(self.step.action, Keep):
            return 0.0
        return round(self.bot_decision.edge, 2) if self.is_right else max(0.0, self.gain)

    @property
    def is_right(self) -> bool:
        """Return whether the hard bot chooses the same action."""
        return self.step.action == self.bot_decision.action

    @property
    def is_evaluated(self) -> bool:
        """Return whether the quality of the decision is known."""
        return self.is_right or self.is_played_out


Source: TypeAlias = Literal["dice", "others", "both"]
"""The source of luck."""


class Luck(NamedTuple):
    """The luck of a seat with one card: amount, source, and whether it is significant."""

    card_steps: CardSteps
    seat: Seat
    credits: float
    source: Source
    is_clear: bool


class FlightValues:
    """Component that estimates the values before every card and at the end, and judges the decisions and the luck."""

    def __init__(self, steps_by_card: Sequence[CardSteps], seats: int, report_progress: Callable[[float], None], flights: int = 1) -> None:
        """Store the cards of a finished flight, at least one; several flights share the budget."""
        self._steps_by_card = steps_by_card
        self._seats = range(seats)
        self._cards = [card_steps.card for card_steps in steps_by_card]
        self._report_progress = report_progress
        self._comparison_budget = COMPARISON_BUDGET // flights
        self._samples = range(max(MIN_SAMPLES, min(MAX_SAMPLES, VALUE_BUDGET // (len(steps_by_card) * seats * flights))))

    # Decisions

    @cached_property
    def decisions(self) -> list[FlightDecision]:
        """Return all decisions in order; deviations from the hard bot are played out while the budget lasts."""
        decided = {
            step.log_index: _with_bot_decision(step)
            for card_steps in self._steps_by_card
            for step in card_steps.steps
            if step.actor in self._seats
        }
        left = self._comparison_budget
        for each in sorted((each for each in decided.values() if not each.is_right), key=_costliest_first):
            if left > 0:
                decided[each.step.log_index] = self._with_comparison(each)
                left -= 2 * self._cards_left(each.step) * len(self._seats) * len(self._samples)
        return list(decided.values())

    def _cards_left(self, step: ReplayedStep) -> int:
        return 1 + sum(card_steps.log_index > step.log_index for card_steps in self._steps_by_card)

    def _with_comparison(self, decided: FlightDecision) -> FlightDecision:
        """Return the decision with both playouts on the same rolls; identical states have no difference."""
        step, action, decided = decided.step, decided.bot_decision.action, decided._replace(is_played_out=True)
        assert action is not None
        chosen_playout, best_playout = self._playout(step.after), self._playout(resolve.apply(step.before, step.actor, action)[0])
        if chosen_playout.state == best_playout.state:
            return decided
        chosen, best = self._seat_value(chosen_playout, step.actor), self._seat_value(best_playout, step.actor)
        return decided._replace(chosen=chosen.mean, best=best.mean) if is_clear(chosen, best) else decided

    # Values

    @cached_property
    def values(self) -> list[list[SampledCredits]]:
        """Return the expected credits by card and seat before each card, and the final credits as the last entry."""
        values: list[list[SampledCredits]] = []
        for place, card_steps in enumerate(self._steps_by_card):
            values.append(
                values[-1] if place and self._is_unchanged(self._steps_by_card[place - 1]) else self._values_at(card_steps.steps[0].before)
            )
            self._report_progress((place + 1) / len(self._steps_by_card))
        return [*values, _final_values(self._steps_by_card[-1].steps[-1].after)]

    def _is_unchanged(self, card_steps: CardSteps) -> bool:
        """Return whether the card has no roll and no deviation from the hard bot, so that the values do not change."""
        return not card_steps.has_dice and all(each.is_right for each in self.decisions if each.step.log_index in card_steps.numbers)

    def _values_at(self, state: State) -> list[SampledCredits]:
        flight = self._playout(state)
        return [self._seat_value(flight, seat) for seat in self._seats]

    def _playout(self, state: State) -> FlightPlayout:
        return FlightPlayout(state, self._cards, state.flying.rolled if state.flying else 0)

    def _seat_value(self, flight: FlightPlayout, seat: Seat) -> SampledCredits:
        return SampledCredits(tuple(float(flight.end_state(sample).players[seat].credits) for sample in self._samples))

    # Luck

    def luck_of_cards(self) -> Iterator[Luck]:
        """GT-F1: yield the luck of every seat with every card: the change in value not caused by its own decisions."""
        for place, card_steps in enumerate(self._steps_by_card):
            for seat in self._seats:
                yield self._luck(card_steps, seat, self.values[place][seat], self.values[place + 1][seat])

    def _luck(self, card_steps: CardSteps, seat: Seat, before: SampledCredits, after: SampledCredits) -> Luck:
        """Return the luck of a seat with a card; it is not significant if an unevaluated decision may be the cause."""
        otherwise = [each for each in self.decisions if not each.is_right and each.step.log_index in card_steps.numbers]
        luck = round(after.mean - before.mean - _decision_gain(otherwise, seat), 2)
        judged = all(each.is_evaluated for each in otherwise if each.seat == seat)
        others = any(each.seat != seat for each in otherwise)
        source: Source = ("both" if others else "dice") if card_steps.has_dice else "others"
        met = (card_steps.has_dice or others) and judged
        return Luck(card_steps, seat, luck, source, met and abs(luck) >= MIN_CREDITS and is_clear(before, after))

    def curve_points(self, seat: Seat) -> tuple[CurvePoint, ...]:
        """Return the curve of a seat: a point before every card and at the end."""
        ends = [*(card_steps.log_index for card_steps in self._steps_by_card), self._steps_by_card[-1].steps[-1].log_index + 1]
        first = self.values[0][seat].mean
        return tuple(self._curve_point(n, value[seat], first, seat) for n, value in zip(ends, self.values, strict=True))

    def _curve_point(self, n: int, value: SampledCredits, first: float, seat: Seat) -> CurvePoint:
        """Return a point of a seat's curve; a gain over the hard bot is neither luck nor cost."""
        decided = [each for each in self.decisions if each.step.log_index < n]
        cost = -sum(each.loss for each in decided if each.seat == seat)
        return CurvePoint(n, value.mean, round(value.mean - first - _decision_gain(decided, seat), 2), round(cost, 2))


def _costliest_first(decided: FlightDecision) -> tuple[bool, float, int]:
    """Return the sort key of decisions: giving up first, then the largest edge of the hard bot's choice."""
    return not isinstance(decided.step.action, GiveUp), -decided.bot_decision.edge, decided.step.log_index


def _decision_gain(decided: Iterable[FlightDecision], seat: Seat) -> float:
    """Return the sum of the gains and losses from the decisions of a seat."""
    return sum(each.gain for each in decided if each.seat == seat)


def is_clear(one: SampledCredits, other: SampledCredits) -> bool:
    """Return whether two values differ by more than two standard errors, compared by sample."""
    rows = max(len(one.credits), len(other.credits))
    differences = [one_value - other_value for one_value, other_value in zip(_resized(one, rows), _resized(other, rows), strict=True)]
    return abs(mean(differences)) > 2 * stdev(differences) / sqrt(rows)


def _resized(value: SampledCredits, rows: int) -> tuple[float, ...]:
    """Return the samples of a value; a certain value is repeated for every sample."""
    return value.credits if len(value.credits) == rows else value.credits * rows


def _final_values(state: State) -> list[SampledCredits]:
    return [SampledCredits((float(player.credits),)) for player in state.players]


def _with_bot_decision(step: ReplayedStep) -> FlightDecision:
    flying = step.before.flying
    assert flying is not None
    return FlightDecision(step, Pilot(view(step.before, step.actor), LEVELS["hard"].attitude).decide(flying.choices))


def key_moment(decided: FlightDecision) -> KeyMoment:
    """Return the key moment of a decision: the action, the better action, and both values."""
    step, bot_decision = decided.step, decided.bot_decision
    seen = view(step.before, step.actor)
    says = [sentences.did(step.actor, step.action, seen)]
    if decided.is_right:
        says += reason_sentences(bot_decision, seen)
    elif decided.gain and bot_decision.action:
        better = sentences.better(bot_decision.action, seen) if decided.loss else sentences.instead(bot_decision.action, seen)
        says += [better, sentences.figures("played-out", decided.chosen, decided.best)]
    return KeyMoment(
        step.log_index,
        step.actor,
        "decision",
        decided.loss,
        tuple(says),
        NOTATION.write(step.action),
        NOTATION.write(bot_decision.action) if decided.loss < 0 and bot_decision.action else None,
        decided.edge,
    )
