"""Figures as sentences tell them, the same in every game."""

ROUNDING = 1e-9
"""What a chance may be off for being reckoned by a machine."""


def percent(chance: float) -> int:
    """A chance in whole hundredths; what is not certain is never called 0 or 100."""
    if chance < ROUNDING or chance > 1 - ROUNDING:
        return round(100 * chance)
    return min(max(round(100 * chance), 1), 99)


def signed(amount: float, digits: int) -> str:
    """An amount with its sign: a true minus or a plus, and none before a zero."""
    text = f"{abs(amount):.{digits}f}"
    if float(text) == 0:
        return text
    return ("\N{MINUS SIGN}" if amount < 0 else "+") + text


def tenths(amount: float) -> str:
    """An amount to one decimal, with a true minus, and none before a zero."""
    text = f"{amount:.1f}"
    return "0.0" if text == "-0.0" else text.replace("-", "\N{MINUS SIGN}")
