"""Figures as sentences tell them, the same in every game."""

ROUNDING = 1e-9
"""What a chance may be off for being reckoned by a machine."""


def percent(chance: float) -> int:
    """A chance in whole hundredths; what is not certain is never called 0 or 100."""
    if chance < ROUNDING or chance > 1 - ROUNDING:
        return round(100 * chance)
    return min(max(round(100 * chance), 1), 99)


def tenths(amount: float) -> float:
    """An amount to one decimal, as sentences tell it; a zero has no sign."""
    return round(amount, 1) + 0.0
