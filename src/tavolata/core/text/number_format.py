"""Formats numbers for sentences in the same way in all games."""

ROUNDING = 1e-9
"""The tolerance for rounding errors of a probability."""


def percent(chance: float) -> int:
    """A probability as an integer percentage; 0 and 100 only for the impossible and the certain."""
    if chance < ROUNDING or chance > 1 - ROUNDING:
        return round(100 * chance)
    return min(max(round(100 * chance), 1), 99)


def tenths(amount: float) -> float:
    """A number rounded to one decimal; zero has no sign."""
    return round(amount, 1) + 0.0
