"""The points and rewards of cards and flights, shared by rules, solver and bots."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

from tavolata.games.lucky_loop.actions import Programme
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.events import Merit

Results: TypeAlias = Mapping[Programme, int]
"""A player's recorded points by programme."""


DIE_MAX = 6
"""The highest value of a die."""


class CardPoints(Protocol):
    """LL-M2: protocol of a card's numbers: its difficulty, and its points when made exactly or exceeded."""

    @property
    def difficulty(self) -> int:
        """The sum that the dice have to reach."""

    @property
    def exact(self) -> int:
        """The points of a card made exactly."""

    @property
    def exceeded(self) -> int:
        """The points of a card made with a higher sum."""


def is_exact(difficulty: int, total: int) -> bool:
    """LL-F2: return whether the sum of the dice equals the difficulty."""
    return total == difficulty


def is_made(difficulty: int, total: int, highlight: bool) -> bool:
    """LL-F2, LL-K6: return whether the sum of the dice makes a card; a highlighted one is made only exactly."""
    return is_exact(difficulty, total) or (total > difficulty and not highlight)


def points_of(card: CardPoints, exact: bool, highlight: bool = False) -> int:
    """LL-F2, LL-K8: return the points of a made card, exact or exceeded; a highlighted one pays double."""
    return (card.exact if exact else card.exceeded) * (2 if highlight else 1)


def points_of_flight(boxes: int, spare: int) -> int:
    """LL-F7: return the points of a flight: those of its cards, plus one for every die on no card."""
    return boxes + spare


def least_recorded(before: int | None) -> int:
    """LL-F8, LL-F10: return the fewest points that are recorded, after this result or none."""
    return max(NUMBERS.first_recorded, (before or 0) + 1)


def gain(before: int | None, points: int) -> int:
    """LL-F8 to LL-F10: return the rise of the main track after a flight of a programme."""
    return points - (before or 0) if points >= least_recorded(before) else 0


def worst_result(results: Results) -> int:
    """LL-K8: return the result that a free programme replaces."""
    return min(results.values())


def does_free_count(results: Results, points: int, lower_dropped: bool) -> bool:
    """LL-K8: return whether a free programme replaces the worst result, even with fewer points.

    As an option a lower one is dropped; an equal one counts.
    """
    return points >= worst_result(results) or not lower_dropped


def free_gain(results: Results, points: int, lower_dropped: bool) -> int:
    """LL-K8: return the change of the main track after a free programme."""
    return points - worst_result(results) if does_free_count(results, points, lower_dropped) else 0


def replaced_programme(results: Results, points: int, lower_dropped: bool) -> Programme | None:
    """LL-K8: return the programme that a free programme of these points replaces, the first of equally bad ones."""
    if not does_free_count(results, points, lower_dropped):
        return None
    return next(programme for programme, result in results.items() if result == worst_result(results))


def most_points(cards: Sequence[tuple[CardPoints, bool]], dice: int) -> int:
    """LL-F7, LL-K8: return the most points of cards with a number of dice; each card says whether it is highlighted."""
    boxes = sum(points_of(card, exact=True, highlight=highlight) for card, highlight in cards)
    return points_of_flight(boxes, dice - sum(least_dice(card.difficulty) for card, _ in cards))


def least_dice(difficulty: int) -> int:
    """LL-K3: return the fewest dice that can reach a difficulty: a sixth of it, rounded up."""
    return -(-difficulty // DIE_MAX)


def exchange_cost(final: bool, drawn: int, per_card: bool) -> int:
    """LL-K2: return the cost of drawing one more card to exchange; 0 outside the final phase."""
    return NUMBERS.free.exchange_costs if final and (drawn == 0 or per_card) else 0


def token_reason(record: int | None, points: int) -> Merit | None:
    """LL-B1: return why a completed flight earns a token, or None; a programme has no record before its first one."""
    if points >= NUMBERS.closed_at:
        return "twenty"
    if points >= NUMBERS.first_record > (record or 0):
        return "first-twelve"
    return "record" if record is not None and points > record else None


def record_after(record: int | None, points: int, from_first_result: bool) -> int | None:
    """LL-B1: return the record after a flight; it exists from the first 12 on, or, as an option, from the first recorded result."""
    least = NUMBERS.first_recorded if from_first_result else NUMBERS.first_record
    return record if points < least else max(points, record or 0)
