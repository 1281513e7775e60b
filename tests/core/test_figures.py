"""Figures as sentences tell them."""

import pytest

from tavolata.core.figures import percent, signed, tenths


@pytest.mark.parametrize(("chance", "told"), [(0.0, 0), (1e-6, 1), (0.496, 50), (0.9999, 99), (1.0, 100), (1 - 1e-12, 100)])
def test_only_what_is_certain_is_called_so(chance: float, told: int) -> None:
    assert percent(chance) == told


@pytest.mark.parametrize(("amount", "told"), [(1.25, "1.2"), (-3.0, "\N{MINUS SIGN}3.0"), (-0.04, "0.0")])
def test_an_amount_has_a_true_minus(amount: float, told: str) -> None:
    assert tenths(amount) == told


@pytest.mark.parametrize(("amount", "digits", "told"), [(2.0, 1, "+2.0"), (-7.4, 0, "\N{MINUS SIGN}7"), (-0.04, 1, "0.0"), (0.4, 0, "0")])
def test_what_was_won_or_lost_has_a_sign_and_nothing_has_none(amount: float, digits: int, told: str) -> None:
    assert signed(amount, digits) == told
