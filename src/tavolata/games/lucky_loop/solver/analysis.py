"""The analysis of a flight that somebody wrote down as three difficulties, dice and tokens."""

from collections.abc import Container, Sequence
from functools import cache
from typing import Any

from tavolata.core import coach
from tavolata.core.errors import shown_json
from tavolata.games.lucky_loop.content import NUMBERS, load_cards
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.goal import RECORDED, reach
from tavolata.games.lucky_loop.solver.position import OpenCard, Position, open_card

PROGRAMME = 3
"""LL-M5: so many cards are flown in a programme."""

ASKED = {
    "cards": "a list of three whole numbers from 3 to 12",
    "dice": f"a whole number from 1 to {NUMBERS.dice + 1}",
    "tokens": f"a whole number from 0 to {NUMBERS.tokens}",
}
"""What an analysis asks for, and what may stand there."""

DIGITS = 12
"""Of an analysis: beyond them stand only the rounding errors of the machine."""


class BadPosition(coach.BadPosition):
    """A position that cannot be analysed, with every reason."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(faults))


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
        raise BadPosition([f"A position is an object with {', '.join(ASKED)}, not {shown_json(position)}."])
    faults = [f"{shown_json(key)} is not known; a position has {', '.join(ASKED)}." for key in position if key not in ASKED]
    faults += [f'"{key}" is missing; it must be {wanted}.' for key, wanted in ASKED.items() if key not in position]
    for key in [key for key in ASKED if key in position and not _holds(key, position[key])]:
        faults.append(f'"{key}" must be {ASKED[key]}, not {shown_json(position[key])}.')
    if faults:
        raise BadPosition(faults)
    cards = tuple(_standard_cards()[difficulty] for difficulty in position["cards"])
    return Position(cards, 0, position["dice"], position["tokens"], seventh=position["dice"] <= NUMBERS.dice, free=False)


def _holds(key: str, given: object) -> bool:
    """Whether this can stand under that key."""
    if key == "cards":
        return isinstance(given, list) and len(given) == PROGRAMME and all(_is_of(card, _standard_cards()) for card in given)
    return _is_of(given, range(1, NUMBERS.dice + 2) if key == "dice" else range(NUMBERS.tokens + 1))


def _is_of(given: object, numbers: Container[int]) -> bool:
    """Whether it is a whole number, and one of these; True is none."""
    return type(given) is int and given in numbers


@cache
def _standard_cards() -> dict[int, OpenCard]:
    """The standard cards by difficulty; in all colours they pay alike."""
    return {face.difficulty: open_card(card, face) for card, face in load_cards().faces.items()}
