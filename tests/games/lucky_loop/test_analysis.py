"""Tests of analysed positions: the solver's values, or every reason against the position."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.protocols import advisor
from tavolata.games.lucky_loop.explain.advisor import ADVISOR
from tavolata.games.lucky_loop.solver.analysis import BadPosition, analyse
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.utility import RECORDED, reach_utility
from tests.games.lucky_loop.brute_force import best, programme

EXAMPLE = {"cards": [4, 7, 12], "dice": 6, "tokens": 1}


def test_the_analysis_of_the_example() -> None:
    found = analyse(EXAMPLE)
    assert found == {"expected": 10.537648825813, "reach": {"8": 0.752081549416, "12": 0.559503684341, "20": 0.0}}
    position = programme(4, 7, 12, tokens=1)
    assert found["expected"] == pytest.approx(float(best(position, (RECORDED,))[0]), abs=1e-9)
    assert found["reach"]["12"] == pytest.approx(float(best(position, (reach_utility(12),))[0]), abs=1e-9)


def test_of_seven_dice_one_is_the_red_one_bought_already() -> None:
    position = programme(6, 8, 10, dice=7, tokens=2, seventh=False)
    assert analyse({"cards": [10, 6, 8], "dice": 7, "tokens": 2})["expected"] == pytest.approx(value(position, RECORDED), abs=1e-9)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ([4, 7, 12], "A position is an object with cards, dice, tokens, not [4, 7, 12]."),
        (None, "A position is an object with cards, dice, tokens, not null."),
        (EXAMPLE | {"cards": [2, 7, 12]}, '"cards" must be a list of three whole numbers from 3 to 12, not [2, 7, 12].'),
        (EXAMPLE | {"cards": [4, 7, 12, 5]}, '"cards" must be a list of three whole numbers from 3 to 12, not [4, 7, 12, 5].'),
        (EXAMPLE | {"cards": [4, 7, 12.0]}, '"cards" must be a list of three whole numbers from 3 to 12, not [4, 7, 12.0].'),
        (EXAMPLE | {"cards": "4"}, '"cards" must be a list of three whole numbers from 3 to 12, not "4".'),
        (
            EXAMPLE | {"cards": [5] * 1000},
            '"cards" must be a list of three whole numbers from 3 to 12, not [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,….',
        ),
        (EXAMPLE | {"dice": 8}, '"dice" must be a whole number from 1 to 7, not 8.'),
        (EXAMPLE | {"dice": 0}, '"dice" must be a whole number from 1 to 7, not 0.'),
        (EXAMPLE | {"dice": 6.0}, '"dice" must be a whole number from 1 to 7, not 6.0.'),
        (EXAMPLE | {"tokens": True}, '"tokens" must be a whole number from 0 to 23, not true.'),
        (EXAMPLE | {"tokens": -1}, '"tokens" must be a whole number from 0 to 23, not -1.'),
        (EXAMPLE | {"points": 3}, '"points" is not known; a position has cards, dice, tokens.'),
        (
            {"cards": [4, 7, 12], "tokens": "1"},
            '"dice" is missing; it must be a whole number from 1 to 7. "tokens" must be a whole number from 0 to 23, not "1".',
        ),
    ],
)
def test_a_bad_position_is_refused_with_every_reason(position: object, sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        ADVISOR.analyse(position)
    assert str(refused.value) == sentence
    assert isinstance(refused.value, advisor.BadPosition)


DIFFICULTIES = st.lists(st.integers(3, 12), min_size=3, max_size=3)


@settings(max_examples=40)
@given(DIFFICULTIES, st.integers(1, 6), st.integers(0, 3))
def test_more_points_are_never_reached_more_often(difficulties: list[int], dice: int, tokens: int) -> None:
    found = analyse({"cards": difficulties, "dice": dice, "tokens": tokens})
    assert 1 >= found["reach"]["8"] >= found["reach"]["12"] >= found["reach"]["20"] >= 0
    assert found["expected"] >= 8 * found["reach"]["8"] - 1e-9
