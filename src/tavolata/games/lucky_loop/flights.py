"""The exact values of a whole flight, worked out from its last throw back to its first.

All positions with equally many cards made form a stage, and a stage is solved at once. Its values are arrays with the axes tokens,
node (which cards are open, and the points so far), sale (0: the red die is bought or not to be had, 1: it can be bought) and dice
(those not on cards).
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tavolata.games.lucky_loop.actions import Card, Dice
from tavolata.games.lucky_loop.content import NUMBERS

Values: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.intp]
Way: TypeAlias = tuple[bool, int]
"""To make a card: whether exactly, and with how many dice."""

MOST = NUMBERS.dice_in_a_throw
NEVER = -np.inf

THROWS: tuple[tuple[Dice, ...], ...] = tuple(tuple(combinations_with_replacement(range(1, 7), count)) for count in range(MOST + 1))
"""By number of dice, how they can fall, their order aside."""

INDEX = tuple({dice: index for index, dice in enumerate(throws)} for throws in THROWS)


class OpenCard(NamedTuple):
    """A card still to be made; a highlighted one is made only exactly, and pays double (LL-K5, LL-K8)."""

    difficulty: int
    exact: int
    exceeded: int
    highlight: bool = False
    card: Card = ""


class Goal(Struct, frozen=True):
    """What the ends of a flight are worth to the one who flies."""

    points: tuple[float, ...]
    """For a completed flight, by its points."""
    beyond: float = 0.0
    """For each point beyond the end of that table."""
    consolation: float = 0.0
    """For a flight that ends on its last open card, the token that this gives included (LL-F5, LL-F6, LL-K7)."""
    failure: float = 0.0
    """For any other failure."""
    token: float = 0.0
    """For each token left unspent, however the flight ends."""

    def worth(self, points: int) -> float:
        """What completing the flight with so many points is worth."""
        last = len(self.points) - 1
        return self.points[min(points, last)] + self.beyond * max(points - last, 0)


Node: TypeAlias = tuple[tuple[OpenCard, ...], int]
"""The open cards, and the points so far."""


class Stage(NamedTuple):
    """The nodes with equally many cards made; each array is by node and open card."""

    cards: Indices
    exact: Indices
    exceeded: Indices


class Start(NamedTuple):
    """Where a flight is taken up; the cards are sorted and without name, so that equal ones are solved once."""

    cards: tuple[OpenCard, ...]
    points: int
    dice: int
    tokens: int
    sale: int
    free: bool


class Plan(NamedTuple):
    """What a flight is worth where it is taken up, and one card later."""

    best: Values
    """Before the throw, by tokens, sale and dice."""
    rolled: Values
    """The same if the dice are thrown at once."""
    thrown: Values
    """After the throw, by tokens, throw and sale; empty where there is no die to throw."""
    made: Values
    """After the card, by tokens, node, sale and dice."""
    stage: Stage


def chance(dice: Dice) -> float:
    """How likely so many dice are to fall just so."""
    orders = factorial(len(dice)) // prod(factorial(dice.count(value)) for value in range(1, 7))
    return float(orders / 6 ** len(dice))


def _kept(count: int) -> Values:
    """From each set of dice that can be kept of a throw (none first, smaller ones before larger) to each throw that can follow."""
    kept = [dice for size in range(count) for dice in THROWS[size]]
    chances = np.zeros((len(kept), len(THROWS[count])))
    for row, dice in enumerate(kept):
        for more in THROWS[count - len(dice)]:
            chances[row, INDEX[count][tuple(sorted(dice + more))]] = chance(more)
    return chances


def _dropped(count: int) -> Indices:
    """For each throw the sets that are left when one of its dice is taken away."""
    return np.array([[INDEX[count - 1][dice[:i] + dice[i + 1 :]] for i in range(count)] for dice in THROWS[count]], dtype=np.intp)


def _ways(dice: Dice, difficulty: int, highlight: bool) -> frozenset[Way]:
    """LL-F2, LL-K6: all ways in which a throw can make a card."""
    sums = [(count, sum(some)) for count in range(1, len(dice) + 1) for some in combinations(dice, count)]
    return frozenset(
        (total == difficulty, count) for count, total in sums if total >= difficulty and (total == difficulty or not highlight)
    )


class Throws:
    """All that can come of throwing so many dice."""

    def __init__(self, count: int) -> None:
        cards = [(difficulty, highlight) for highlight in (False, True) for difficulty in range(HIGHLIT)]
        ways = [[_ways(dice, *card) for card in cards] for dice in THROWS[count]]
        self.ways = tuple(dict.fromkeys(some for row in ways for some in row))
        self.each = frozenset().union(*self.ways)
        self.ways_of = np.array([[self.ways.index(some) for some in row] for row in ways], dtype=np.intp)
        self.kept = _kept(count)
        self.dropped = [_dropped(size) for size in range(1, count + 1)]


HIGHLIT = 6 * MOST + 1
OF = {count: Throws(count) for count in range(1, MOST + 1)}


@lru_cache(maxsize=512)
def stages(cards: tuple[OpenCard, ...]) -> tuple[tuple[Stage, ...], tuple[int, ...]]:
    """Every stage of a flight of these cards, and the points of the nodes in which all are made."""
    found, nodes = [], {(cards, 0): 0}
    for _ in cards:
        after: dict[Node, int] = {}
        edges = np.array([_edges(node, after) for node in nodes], dtype=np.intp)
        found.append(Stage(edges[..., 0], edges[..., 1], edges[..., 2]))
        nodes = after
    return tuple(found), tuple(points for _, points in nodes)


def _edges(node: Node, after: dict[Node, int]) -> list[tuple[int, int, int]]:
    """For each open card its column in `ways_of`, and the nodes that making it exactly and exceeding it lead to."""
    edges: list[tuple[int, int, int]] = []
    cards, points = node
    for index, card in enumerate(cards):
        if index and card == cards[index - 1]:
            edges.append(edges[-1])
            continue
        rest = cards[:index] + cards[index + 1 :]
        exact, exceeded = (2 * card.exact, 2 * card.exact) if card.highlight else (card.exact, card.exceeded)
        hit = after.setdefault((rest, points + exact), len(after))
        over = after.setdefault((rest, points + exceeded), len(after))
        edges.append((card.difficulty + card.highlight * HIGHLIT, hit, over))
    return edges


@lru_cache(maxsize=1024)
def plan(start: Start, goal: Goal) -> Plan:
    """The flight solved; the same start asked again costs nothing."""
    found, ends = stages(start.cards)
    after = _completed(start, goal, ends)
    for made in range(len(found) - 1, 0, -1):
        after, _, _ = _solve(start, goal, found[made], made, after)
    best, rolled, thrown = _solve(start, goal, found[0], 0, after)
    first = thrown[min(start.dice, MOST)][:, :, 0, :, 0] if start.dice else np.empty((0, 0, 0))
    return Plan(best[:, 0], rolled[:, 0], first, after, found[0])


def _completed(start: Start, goal: Goal, ends: tuple[int, ...]) -> Values:
    """LL-F7, LL-K8: the values when all cards are made, each die not on a card a point."""
    dice = range(max(start.dice + start.sale - len(start.cards), 0) + 1)
    worth = np.array([[[goal.worth(start.points + points + left) for left in dice]] * (1 + start.sale) for points in ends])
    return worth + _unspent(start, goal)[:, None, None, None]


def _unspent(start: Start, goal: Goal) -> Values:
    """What the tokens that are left are worth, by their number."""
    return goal.token * np.arange(start.tokens + 1, dtype=np.float64)


def _solve(start: Start, goal: Goal, stage: Stage, made: int, after: Values) -> tuple[Values, Values, dict[int, Values]]:
    """A stage's values before a throw, those of throwing at once, and those after a throw of so many dice."""
    low, high = max(start.dice - MOST * made, 0), max(start.dice + start.sale - made, 0)
    last = made == len(start.cards) - 1
    unspent = _unspent(start, goal)
    failed = unspent + (goal.consolation if last else goal.failure)
    rolled = np.full((len(unspent), len(stage.cards), 1 + start.sale, high + 1), NEVER)
    rolled[..., 0] = failed[:, None, None]
    thrown = {}
    for count, left in _throws(low, high):
        thrown[count] = _thrown(stage, after, failed, OF[count], left)
        rolled[..., left] = np.einsum("r,trnsd->tnsd", OF[count].kept[0], thrown[count])
    return _best(rolled, failed if last and not start.free else None), rolled, thrown


def _throws(low: int, high: int) -> Iterator[tuple[int, range]]:
    """LL-F1: how many dice are thrown, each with the numbers of dice left that lead to it."""
    for count in range(1, MOST + 1):
        left = range(max(low, count), (high if count == MOST else min(high, count)) + 1)
        if left:
            yield count, left


def _best(rolled: Values, stopped: Values | None) -> Values:
    """LL-F5, LL-B2: throw, stop where that is allowed, or buy the red die where it is for sale."""
    best = rolled.copy() if stopped is None else np.maximum(rolled, stopped[:, None, None, None])
    if best.shape[2] == 2:
        best[1:, :, 1, :-1] = np.maximum(best[1:, :, 1, :-1], best[:-1, :, 0, 1:])
    return best


def _made(stage: Stage, after: Values, throws: Throws, left: range) -> Values:
    """What the best of each of the throws' sets of ways is worth, by tokens, set and open card (in one axis), sale and dice left."""
    nodes = {True: stage.exact, False: stage.exceeded}
    worth = {(exact, used): after[..., left.start - used : left.stop - used].take(nodes[exact], axis=1) for exact, used in throws.each}
    table = np.full((len(after), len(throws.ways), *stage.cards.shape, after.shape[2], len(left)), NEVER)
    for index, ways in enumerate(throws.ways):
        for way in ways:
            np.maximum(table[:, index], worth[way], out=table[:, index])
    return table.reshape(len(after), -1, *table.shape[-2:])


def _thrown(stage: Stage, after: Values, failed: Values, throws: Throws, left: range) -> Values:
    """The values after a throw, by tokens, throw, node, sale and dice: the best card (LL-F3), or a re-roll (LL-B3)."""
    table = _made(stage, after, throws, left)
    rows = throws.ways_of[:, stage.cards] * stage.cards.size + np.arange(stage.cards.size).reshape(stage.cards.shape)
    values = table.take(rows[..., 0], axis=1)
    for card in range(1, stage.cards.shape[1]):
        np.maximum(values, table.take(rows[..., card], axis=1), out=values)
    values = np.where(values == NEVER, failed[:, None, None, None, None], values)
    flat = values.reshape(*values.shape[:2], -1)
    for tokens in range(1, len(flat)):
        np.maximum(flat[tokens], _rerolled(flat[tokens - 1], throws), out=flat[tokens])
    return values


def _rerolled(values: Values, throws: Throws) -> Values:
    """LL-B3: for each throw the value of throwing its best choice of one or more dice again."""
    expected = throws.kept @ values
    best, row = expected[:1], 1
    for dropped in throws.dropped:
        best = best[dropped].max(axis=1)
        if row < len(expected):
            np.maximum(best, expected[row : row + len(best)], out=best)
            row += len(best)
    return best
