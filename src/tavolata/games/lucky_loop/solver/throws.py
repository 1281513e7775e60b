"""Tables of the outcomes of throws: probabilities, the cards that each makes, and the dice kept in a re-roll."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.games.lucky_loop.actions import Dice, Throw
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules import flight
from tavolata.games.lucky_loop.rules.legal import selections
from tavolata.games.lucky_loop.rules.scoring import is_exact, is_made

Probabilities: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.intp]
MakeKind: TypeAlias = tuple[bool, int]
"""The kind of a make: whether it is exact, and its number of dice."""

MAX_DICE = NUMBERS.dice_in_a_throw


def _roll_probabilities(count: int) -> dict[Dice, float]:
    """LL-F1: return the outcomes of a number of dice with their probabilities; the values are sorted, and colours ignored."""
    return {fall.dice: float(chance) for fall, chance in flight.throws(count, red=False) if isinstance(fall, Throw)}


ROLL_PROBABILITIES = tuple(_roll_probabilities(count) for count in range(MAX_DICE + 1))
"""By number of dice: the outcomes with their probabilities."""

THROWS: tuple[tuple[Dice, ...], ...] = tuple(tuple(falls) for falls in ROLL_PROBABILITIES)
THROW_INDEX = tuple({dice: index for index, dice in enumerate(throws)} for throws in THROWS)


def _kept_probabilities(count: int) -> Probabilities:
    """Return the probabilities of each throw (columns) from each set of kept dice (rows), the smallest sets first."""
    kept = [dice for size in range(count) for dice in THROWS[size]]
    chances = np.zeros((len(kept), len(THROWS[count])))
    for row, dice in enumerate(kept):
        for more, chance in ROLL_PROBABILITIES[count - len(dice)].items():
            chances[row, THROW_INDEX[count][tuple(sorted(dice + more))]] = chance
    return chances


def _indices_without_one(count: int) -> Indices:
    """Return for each throw the indices of the sets with one die less."""
    return np.array([[THROW_INDEX[count - 1][dice[:i] + dice[i + 1 :]] for i in range(count)] for dice in THROWS[count]], dtype=np.intp)


def _make_kinds(dice: Dice, difficulty: int, highlight: bool) -> frozenset[MakeKind]:
    """LL-F2, LL-K6: return all kinds in which a throw makes a card: exact or not, and the number of dice."""
    made = [(some, total) for some, total in selections(dice) if is_made(difficulty, total, highlight)]
    return frozenset((is_exact(difficulty, total), len(some)) for some, total in made)


class ThrowTable:
    """Solver table: all outcomes of throwing a number of dice."""

    def __init__(self, count: int) -> None:
        cards = [(difficulty, highlight) for highlight in (False, True) for difficulty in range(_DIFFICULTIES)]
        ways = [[_make_kinds(dice, *card) for card in cards] for dice in THROWS[count]]
        self.make_sets = tuple(dict.fromkeys(some for row in ways for some in row))
        self.all_makes = frozenset().union(*self.make_sets)
        self.make_set_of = np.array([[self.make_sets.index(some) for some in row] for row in ways], dtype=np.intp)
        """By throw and card (its column): the index of its set of makes."""
        self.kept = _kept_probabilities(count)
        self.dropped = [_indices_without_one(size) for size in range(1, count + 1)]


_DIFFICULTIES = 6 * MAX_DICE + 1
"""One more than the highest sum of a throw. The columns of `make_set_of` are the difficulties below it, then the same highlighted."""


def column(difficulty: int, highlight: bool) -> int:
    """Return the column of a card in `make_set_of`."""
    return difficulty + highlight * _DIFFICULTIES


THROW_TABLES = {count: ThrowTable(count) for count in range(1, MAX_DICE + 1)}
"""The tables by number of dice."""
