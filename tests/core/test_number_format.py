"""Figures as sentences tell them."""

import pytest

from tavolata.core.text.number_format import percent, tenths


@pytest.mark.parametrize(("chance", "told"), [(0.0, 0), (1e-6, 1), (0.496, 50), (0.9999, 99), (1.0, 100), (1 - 1e-12, 100)])
def test_only_certain_and_impossible_chances_are_100_and_0_percent(chance: float, told: int) -> None:
    assert percent(chance) == told


@pytest.mark.parametrize(("amount", "told"), [(1.25, 1.2), (-3.0, -3.0), (-0.04, 0.0)])
def test_tenths_rounds_to_one_decimal(amount: float, told: float) -> None:
    assert str(tenths(amount)) == str(told)
