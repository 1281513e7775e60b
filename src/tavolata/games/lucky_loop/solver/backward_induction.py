"""Solves a flight exactly, from its last throw back to its first.

All positions with equally many cards made form a stage, which is solved at once. Its values are arrays with the axes tokens, node (the
open cards, and the points so far), sale (0: the red die is bought or cannot be, 1: it can be bought) and dice (those not on cards).
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.games.lucky_loop.rules.legal import dice_to_throw, may_stop
from tavolata.games.lucky_loop.rules.scoring import points_of, points_of_flight
from tavolata.games.lucky_loop.solver.position import OpenCard
from tavolata.games.lucky_loop.solver.throws import MAX_DICE, THROW_TABLES, Indices, ThrowTable, column
from tavolata.games.lucky_loop.solver.utility import UtilityPair

Values: TypeAlias = NDArray[Any]
"""An array of packed values, all real or all complex (see `utility.UtilityPair`)."""

NEVER = -np.inf

STRIP_WIDTH = 32
"""The number of columns that are multiplied at once."""

Node: TypeAlias = tuple[tuple[OpenCard, ...], int]
"""A position between makes: the open cards, and the points so far."""


class Stage(NamedTuple):
    """The positions of a flight with equally many cards made; each array is by node and open card."""

    cards: Indices
    exact: Indices
    exceeded: Indices


class FlightStart(NamedTuple):
    """The start of a flight, the key of the solver's cache; its cards are sorted and nameless."""

    cards: tuple[OpenCard, ...]
    points: int
    dice: int
    tokens: int
    sale: int
    free: bool


class ValueTable(NamedTuple):
    """The solved values of a flight at its start, and after its next card."""

    best: Values
    """Before the throw, by tokens, sale and dice."""
    rolled: Values
    """The same if the dice are thrown at once."""
    thrown: Values
    """After the throw, by tokens, throw and sale; empty without dice to throw."""
    made: Values
    """After the card, by tokens, node, sale and dice."""
    stage: Stage


@lru_cache(maxsize=512)
def stages(cards: tuple[OpenCard, ...]) -> tuple[tuple[Stage, ...], tuple[int, ...]]:
    """Return every stage of a flight of these cards, and the points of the final nodes."""
    found, nodes = [], {(cards, 0): 0}
    for _ in cards:
        after: dict[Node, int] = {}
        edges = np.array([_edges(node, after) for node in nodes], dtype=np.intp)
        found.append(Stage(edges[..., 0], edges[..., 1], edges[..., 2]))
        nodes = after
    return tuple(found), tuple(points for _, points in nodes)


def _edges(node: Node, after: dict[Node, int]) -> list[tuple[int, int, int]]:
    """Return for each open card its column in `make_set_of`, and the nodes after making it exactly and exceeding it."""
    edges: list[tuple[int, int, int]] = []
    cards, points = node
    for index, card in enumerate(cards):
        if index and card == cards[index - 1]:
            edges.append(edges[-1])
            continue
        rest = cards[:index] + cards[index + 1 :]
        hit = after.setdefault((rest, points + points_of(card, True, card.highlight)), len(after))
        over = hit if card.highlight else after.setdefault((rest, points + points_of(card, False)), len(after))
        edges.append((column(card.difficulty, card.highlight), hit, over))
    return edges


@lru_cache(maxsize=1024)
def solve(start: FlightStart, utilities: UtilityPair) -> ValueTable:
    """Return the solved values of a flight; results are cached."""
    found, ends = stages(start.cards)
    after = _completed_values(start, utilities, ends)
    for made in range(len(found) - 1, 0, -1):
        after, _, _ = _solve_stage(start, utilities, found[made], made, after)
    best, rolled, thrown = _solve_stage(start, utilities, found[0], 0, after)
    first = thrown[dice_to_throw(start.dice)][:, :, 0, :, 0] if start.dice else np.empty((0, 0, 0))
    return ValueTable(best[:, 0], rolled[:, 0], first, after, found[0])


def _completed_values(start: FlightStart, utilities: UtilityPair, ends: tuple[int, ...]) -> Values:
    """LL-F7, LL-K8: return the values of the ends with all cards made; each die not on a card is a point."""
    dice = range(max(start.dice + start.sale - len(start.cards), 0) + 1)
    values = np.array(
        [[[utilities.value(points_of_flight(start.points + points, left)) for left in dice]] * (1 + start.sale) for points in ends]
    )
    return values + _unspent(start, utilities)[:, None, None, None]


def _unspent(start: FlightStart, utilities: UtilityPair) -> Values:
    """Return the value of the remaining tokens, by their number."""
    return utilities.token * np.arange(start.tokens + 1)


def _solve_stage(
    start: FlightStart, utilities: UtilityPair, stage: Stage, made: int, after: Values
) -> tuple[Values, Values, dict[int, Values]]:
    """Return the values of a stage: before a throw, when throwing at once, and after a throw by number of dice."""
    low, high = max(start.dice - MAX_DICE * made, 0), max(start.dice + start.sale - made, 0)
    last = made == len(start.cards) - 1
    unspent = _unspent(start, utilities)
    failed = unspent + (utilities.consolation if last else utilities.failure)
    rolled = np.full((len(unspent), len(stage.cards), 1 + start.sale, high + 1), NEVER, dtype=after.dtype)
    rolled[..., 0] = failed[:, None, None]
    thrown = {}
    for count, left in _throws(low, high):
        thrown[count] = _thrown(stage, after, failed, THROW_TABLES[count], left)
        rolled[..., left] = np.einsum("r,trnsd->tnsd", THROW_TABLES[count].kept[0], thrown[count])
    return _best(rolled, failed if may_stop(start.free, len(start.cards) - made) else None), rolled, thrown


def _throws(low: int, high: int) -> Iterator[tuple[int, range]]:
    """LL-F1: yield each number of thrown dice, with the numbers of dice left that lead to it."""
    for count, left in groupby(range(max(low, 1), high + 1), key=dice_to_throw):
        least, *more = left
        yield count, range(least, least + len(more) + 1)


def _best(rolled: Values, stopped: Values | None) -> Values:
    """LL-F5, LL-B2: return the values of the best choice before a throw: throw, stop where legal, or buy the red die where possible."""
    best = rolled.copy() if stopped is None else np.maximum(rolled, stopped[:, None, None, None])
    if best.shape[2] == 2:
        best[1:, :, 1, :-1] = np.maximum(best[1:, :, 1, :-1], best[:-1, :, 0, 1:])
    return best


def _made(stage: Stage, after: Values, throws: ThrowTable, left: range) -> Values:
    """Return the values of the best make by tokens, set of makes and open card (one axis), sale and dice left."""
    nodes = {True: stage.exact, False: stage.exceeded}
    values = {
        (exact, used): after[..., left.start - used : left.stop - used].take(nodes[exact], axis=1) for exact, used in throws.all_makes
    }
    table = np.full((len(after), len(throws.make_sets), *stage.cards.shape, after.shape[2], len(left)), NEVER, dtype=after.dtype)
    for index, makes in enumerate(throws.make_sets):
        for make in makes:
            np.maximum(table[:, index], values[make], out=table[:, index])
    return table.reshape(len(after), -1, *table.shape[-2:])


def _thrown(stage: Stage, after: Values, failed: Values, throws: ThrowTable, left: range) -> Values:
    """LL-F3, LL-B3: return the values after a throw, by tokens, throw, node, sale and dice: the best make or re-roll."""
    table = _made(stage, after, throws, left)
    rows = throws.make_set_of[:, stage.cards] * stage.cards.size + np.arange(stage.cards.size).reshape(stage.cards.shape)
    values = table.take(rows[..., 0], axis=1)
    for card in range(1, stage.cards.shape[1]):
        np.maximum(values, table.take(rows[..., card], axis=1), out=values)
    values = np.where(values == NEVER, failed[:, None, None, None, None], values)
    flat = values.reshape(*values.shape[:2], -1)
    for tokens in range(1, len(flat)):
        np.maximum(flat[tokens], _rerolled(flat[tokens - 1], throws), out=flat[tokens])
    return values


def _rerolled(values: Values, throws: ThrowTable) -> Values:
    """LL-B3: return the value of the best re-roll of each throw."""
    expected = _weighted_average(throws.kept, values)
    best, row = expected[:1], 1
    for dropped in throws.dropped:
        best = best[dropped].max(axis=1)
        if row < len(expected):
            np.maximum(best, expected[row : row + len(best)], out=best)
            row += len(best)
    return best


def _weighted_average(chances: Values, values: Values) -> Values:
    """Return probabilities times values, in narrow strips: wide products would start threads, which cost more than they gain."""
    plain = np.ascontiguousarray(values).view(np.float64)
    strips = [chances @ plain[:, column : column + STRIP_WIDTH] for column in range(0, plain.shape[1], STRIP_WIDTH)]
    return np.concatenate(strips, axis=1).view(values.dtype)
