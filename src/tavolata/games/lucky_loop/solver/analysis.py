"""Analyses a flight given as JSON: the difficulties of three cards, the number of dice and the tokens."""

from collections.abc import Container, Iterator, Mapping
from functools import cache
from typing import Any

from tavolata.core.errors import short_json
from tavolata.core.protocols import advisor
from tavolata.games.lucky_loop.content import NUMBERS, load_cards
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.position import OpenCard, Position, open_card
from tavolata.games.lucky_loop.solver.utility import RECORDED, reach_utility

PROGRAMME = 3
"""LL-M5: the number of cards of a programme."""

FIELDS = {"cards": range(3, 13), "dice": range(1, NUMBERS.dice + 2), "tokens": range(NUMBERS.tokens + 1)}
"""The fields of a flight as JSON, and their valid numbers."""

DIGITS = 12
"""The decimals of results; further ones are rounding errors."""


class BadPosition(advisor.InvalidPosition):
    """Exception: a flight that cannot be analysed, with every reason."""


def analyse(position: object) -> dict[str, Any]:
    """Return the highest expected recorded points of a flight, and the highest probability of reaching each threshold."""
    start = _parse_position(position)
    thresholds = (NUMBERS.first_recorded, NUMBERS.first_record, NUMBERS.closed_at)
    return {
        "expected": round(value(start, RECORDED), DIGITS),
        "reach": {str(points): round(value(start, reach_utility(points)), DIGITS) for points in thresholds},
    }


def _parse_position(position: object) -> Position:
    """Return the flight before its first throw; with seven dice the red one is already bought."""
    if not isinstance(position, dict):
        raise BadPosition([_fault("object", given=short_json(position), names=", ".join(FIELDS))])
    faults = list(_faults(position))
    if faults:
        raise BadPosition(faults)
    cards = tuple(_standard_cards()[difficulty] for difficulty in position["cards"])
    return Position(cards, 0, position["dice"], position["tokens"], seventh=position["dice"] <= NUMBERS.dice, free=False)


def _faults(position: Mapping[str, object]) -> Iterator[advisor.PositionFault]:
    yield from (_fault("unknown", part=short_json(key), names=", ".join(FIELDS)) for key in position if key not in FIELDS)
    yield from (_field_fault("missing", key) for key in FIELDS if key not in position)
    for key in [key for key in FIELDS if key in position and not _is_valid(key, position[key])]:
        yield _field_fault("wrong", key, given=short_json(position[key]))


def _field_fault(what: str, key: str, **facts: str) -> advisor.PositionFault:
    """Return the fault of a missing or wrong field, with its valid values."""
    kind, numbers = "cards" if key == "cards" else "number", FIELDS[key]
    return _fault(f"{what}.{kind}", part=key, least=numbers[0], most=numbers[-1], **facts)


def _fault(name: str, **facts: str | int) -> advisor.PositionFault:
    return advisor.PositionFault(f"lucky_loop.position.{name}", **facts)


def _is_valid(key: str, given: object) -> bool:
    """Return whether a field has a valid value."""
    if key == "cards":
        return isinstance(given, list) and len(given) == PROGRAMME and all(_is_one_of(card, _standard_cards()) for card in given)
    return _is_one_of(given, FIELDS[key])


def _is_one_of(given: object, numbers: Container[int]) -> bool:
    """Return whether a value is one of these integers; True is not an integer here."""
    return type(given) is int and given in numbers


@cache
def _standard_cards() -> dict[int, OpenCard]:
    """Return the standard cards by difficulty; all colours pay alike."""
    return {face.difficulty: open_card(card, face) for card, face in load_cards().faces.items()}
