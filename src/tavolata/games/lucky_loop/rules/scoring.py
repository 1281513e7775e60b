"""What cards and flights pay, and what they earn: questions that players, solver and bots ask in the same way."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

from tavolata.games.lucky_loop.actions import Programme
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.events import Merit

Results: TypeAlias = Mapping[Programme, int]
"""What a player has recorded in each programme."""


DIE = 6
"""The highest value of a die."""


class Boxes(Protocol):
    """LL-M2: a card's difficulty and its two boxes."""

    @property
    def difficulty(self) -> int:
        """What the dice have to reach."""

    @property
    def exact(self) -> int:
        """The upper points."""

    @property
    def exceeded(self) -> int:
        """The lower points."""


def is_exact(difficulty: int, total: int) -> bool:
    """LL-F2: the dice meet the difficulty."""
    return total == difficulty


def is_made(difficulty: int, total: int, highlight: bool) -> bool:
    """LL-F2, LL-K6: the sum of the dice reaches the card, the highlighted one only exactly."""
    return is_exact(difficulty, total) or (total > difficulty and not highlight)


def points_of(card: Boxes, exact: bool, highlight: bool = False) -> int:
    """LL-F2, LL-K8: the upper box or the lower one, the highlighted one twice."""
    return (card.exact if exact else card.exceeded) * (2 if highlight else 1)


def points_of_flight(boxes: int, spare: int) -> int:
    """LL-F7: the boxes of all cards, and one point for every die that lies on none."""
    return boxes + spare


def least_recorded(before: int | None) -> int:
    """LL-F8, LL-F10: with how many points a flight is recorded, after this result or none."""
    return max(NUMBERS.first_recorded, (before or 0) + 1)


def gain(before: int | None, points: int) -> int:
    """LL-F8 to LL-F10: by how much the main track rises after a flight of a programme."""
    return points - (before or 0) if points >= least_recorded(before) else 0


def worst_result(results: Results) -> int:
    """LL-K8: the result whose place a free programme takes."""
    return min(results.values())


def does_free_count(results: Results, points: int, lower_dropped: bool) -> bool:
    """LL-K8: a free programme takes the place of the worst result, even if it is less; as an option a lower one is dropped."""
    return points > worst_result(results) or not lower_dropped


def free_gain(results: Results, points: int, lower_dropped: bool) -> int:
    """LL-K8: by how much the main track moves after a free programme."""
    return points - worst_result(results) if does_free_count(results, points, lower_dropped) else 0


def replaced_programme(results: Results, points: int, lower_dropped: bool) -> Programme | None:
    """LL-K8: the programme whose place a free programme of so many points takes, the first of equally bad ones."""
    if not does_free_count(results, points, lower_dropped):
        return None
    return next(programme for programme, result in results.items() if result == worst_result(results))


def most_points(cards: Sequence[tuple[Boxes, bool]], dice: int) -> int:
    """LL-F7, LL-K8: what cards, each with whether it is highlighted, can bring at the very best with so many dice."""
    boxes = sum(points_of(card, exact=True, highlight=highlight) for card, highlight in cards)
    return points_of_flight(boxes, dice - sum(least_dice(card.difficulty) for card, _ in cards))


def least_dice(difficulty: int) -> int:
    """LL-K3: a card needs a sixth of its difficulty in dice, rounded up."""
    return -(-difficulty // DIE)


def exchange_cost(final: bool, drawn: int, per_card: bool) -> int:
    """LL-K2: what drawing one more card to exchange costs; outside the final phase nothing."""
    return NUMBERS.free.exchange_costs if final and (drawn == 0 or per_card) else 0


def merit_of(record: int | None, points: int) -> Merit | None:
    """LL-B1: why a flight that was flown to its end earns a token, or None; a programme has no record before its first one."""
    if points >= NUMBERS.closed_at:
        return "twenty"
    if points >= NUMBERS.first_record > (record or 0):
        return "first-twelve"
    return "record" if record is not None and points > record else None


def record_after(record: int | None, points: int, from_first_result: bool) -> int | None:
    """LL-B1: the record exists from the first 12 on, or, as an option, from the first recorded result."""
    least = NUMBERS.first_recorded if from_first_result else NUMBERS.first_record
    return record if points < least else max(points, record or 0)
