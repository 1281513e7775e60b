"""All that can come of a throw: how the dice may fall, what they make, and what is left of them for a re-roll."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.games.lucky_loop.actions import Dice, Throw
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules import flight
from tavolata.games.lucky_loop.rules.legal import selections
from tavolata.games.lucky_loop.rules.scoring import is_exact, is_made

Chances: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.intp]
Way: TypeAlias = tuple[bool, int]
"""To make a card: whether exactly, and with how many dice."""

MOST = NUMBERS.dice_in_a_throw


def _falls(count: int) -> dict[Dice, float]:
    """LL-F1: how so many dice can fall, their order aside, and how likely each is; the colours do not matter here."""
    return {fall.dice: float(chance) for fall, chance in flight.throws(count, red=False) if isinstance(fall, Throw)}


FALLS = tuple(_falls(count) for count in range(MOST + 1))
"""By number of dice, how they can fall, with their chances."""

THROWS: tuple[tuple[Dice, ...], ...] = tuple(tuple(falls) for falls in FALLS)
INDEX = tuple({dice: index for index, dice in enumerate(throws)} for throws in THROWS)


def _kept(count: int) -> Chances:
    """From each set of dice that can be kept of a throw (none first, smaller ones before larger) to each throw that can follow."""
    kept = [dice for size in range(count) for dice in THROWS[size]]
    chances = np.zeros((len(kept), len(THROWS[count])))
    for row, dice in enumerate(kept):
        for more, chance in FALLS[count - len(dice)].items():
            chances[row, INDEX[count][tuple(sorted(dice + more))]] = chance
    return chances


def _dropped(count: int) -> Indices:
    """For each throw the sets that are left when one of its dice is taken away."""
    return np.array([[INDEX[count - 1][dice[:i] + dice[i + 1 :]] for i in range(count)] for dice in THROWS[count]], dtype=np.intp)


def _ways(dice: Dice, difficulty: int, highlight: bool) -> frozenset[Way]:
    """LL-F2, LL-K6: all ways in which a throw can make a card."""
    made = [(some, total) for some, total in selections(dice) if is_made(difficulty, total, highlight)]
    return frozenset((is_exact(difficulty, total), len(some)) for some, total in made)


class Throws:
    """All that can come of throwing so many dice."""

    def __init__(self, count: int) -> None:
        cards = [(difficulty, highlight) for highlight in (False, True) for difficulty in range(_DIFFICULTIES)]
        ways = [[_ways(dice, *card) for card in cards] for dice in THROWS[count]]
        self.ways = tuple(dict.fromkeys(some for row in ways for some in row))
        self.each = frozenset().union(*self.ways)
        self.ways_of = np.array([[self.ways.index(some) for some in row] for row in ways], dtype=np.intp)
        """By throw and card (its column), which of the ways it can be made in."""
        self.kept = _kept(count)
        self.dropped = [_dropped(size) for size in range(1, count + 1)]


_DIFFICULTIES = 6 * MOST + 1
"""No throw makes more; the columns of `ways_of` are the difficulties below it, then the same highlighted."""


def column(difficulty: int, highlight: bool) -> int:
    """The column of a card in `ways_of`."""
    return difficulty + highlight * _DIFFICULTIES


THROWN = {count: Throws(count) for count in range(1, MOST + 1)}
"""By number of dice."""
