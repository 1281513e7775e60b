"""The analysis of a flight that somebody wrote down as three difficulties, dice and tokens."""

from collections.abc import Container, Iterator, Mapping
from functools import cache
from typing import Any

from tavolata.core.errors import short_json
from tavolata.core.protocols import advisor
from tavolata.games.lucky_loop.content import NUMBERS, load_cards
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.position import OpenCard, Position, open_card
from tavolata.games.lucky_loop.solver.utility import RECORDED, reach

PROGRAMME = 3
"""LL-M5: so many cards are flown in a programme."""

ASKED = {"cards": range(3, 13), "dice": range(1, NUMBERS.dice + 2), "tokens": range(NUMBERS.tokens + 1)}
"""What an analysis asks for, and the numbers that may stand there."""

DIGITS = 12
"""Of an analysis: beyond them stand only the rounding errors of the machine."""


class BadPosition(advisor.FaultsOfPosition):
    """A flight that cannot be analysed, with every reason."""


def analyse(position: object) -> dict[str, Any]:
    """Of one programme flight the most recorded points to expect and the highest chance of each threshold, each by its own best play."""
    start = _start(position)
    thresholds = (NUMBERS.first_recorded, NUMBERS.first_record, NUMBERS.closed_at)
    return {
        "expected": round(value(start, RECORDED), DIGITS),
        "reach": {str(points): round(value(start, reach(points)), DIGITS) for points in thresholds},
    }


def _start(position: object) -> Position:
    """A flight before its first throw, if the position has no fault at all; of seven dice one is the red one, bought already."""
    if not isinstance(position, dict):
        raise BadPosition([_fault("object", given=short_json(position), names=", ".join(ASKED))])
    faults = list(_faults(position))
    if faults:
        raise BadPosition(faults)
    cards = tuple(_standard_cards()[difficulty] for difficulty in position["cards"])
    return Position(cards, 0, position["dice"], position["tokens"], seventh=position["dice"] <= NUMBERS.dice, free=False)


def _faults(position: Mapping[str, object]) -> Iterator[advisor.PositionFault]:
    yield from (_fault("unknown", part=short_json(key), names=", ".join(ASKED)) for key in position if key not in ASKED)
    yield from (_wanting("missing", key) for key in ASKED if key not in position)
    for key in [key for key in ASKED if key in position and not _holds(key, position[key])]:
        yield _wanting("wrong", key, given=short_json(position[key]))


def _wanting(what: str, key: str, **facts: str) -> advisor.PositionFault:
    """What is missing or wrong under a key, and what could stand there."""
    kind, numbers = "cards" if key == "cards" else "number", ASKED[key]
    return _fault(f"{what}.{kind}", part=key, least=numbers[0], most=numbers[-1], **facts)


def _fault(name: str, **facts: str | int) -> advisor.PositionFault:
    return advisor.PositionFault(f"lucky_loop.position.{name}", **facts)


def _holds(key: str, given: object) -> bool:
    """Whether this can stand under that key."""
    if key == "cards":
        return isinstance(given, list) and len(given) == PROGRAMME and all(_is_of(card, _standard_cards()) for card in given)
    return _is_of(given, ASKED[key])


def _is_of(given: object, numbers: Container[int]) -> bool:
    """Whether it is a whole number, and one of these; True is none."""
    return type(given) is int and given in numbers


@cache
def _standard_cards() -> dict[int, OpenCard]:
    """The standard cards by difficulty; in all colours they pay alike."""
    return {face.difficulty: open_card(card, face) for card, face in load_cards().faces.items()}
