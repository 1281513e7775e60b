"""The exact values of a whole flight, worked out from its last throw back to its first.

All positions with equally many cards made form a stage, and a stage is solved at once. Its values are arrays with the axes tokens,
node (which cards are open, and the points so far), sale (0: the red die is bought or not to be had, 1: it can be bought) and dice
(those not on cards).
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
from tavolata.games.lucky_loop.solver.throws import MOST, THROWN, Indices, Throws, column
from tavolata.games.lucky_loop.solver.utility import Aim

Values: TypeAlias = NDArray[Any]
"""Figures, all of them plain or all of them complex (see `goal.Aim`)."""

NEVER = -np.inf

STRIP = 32
"""So many columns of values are averaged at once."""

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
        hit = after.setdefault((rest, points + points_of(card, True, card.highlight)), len(after))
        over = hit if card.highlight else after.setdefault((rest, points + points_of(card, False)), len(after))
        edges.append((column(card.difficulty, card.highlight), hit, over))
    return edges


@lru_cache(maxsize=1024)
def plan(start: Start, aim: Aim) -> Plan:
    """The flight solved; the same start asked again costs nothing."""
    found, ends = stages(start.cards)
    after = _completed(start, aim, ends)
    for made in range(len(found) - 1, 0, -1):
        after, _, _ = _solve(start, aim, found[made], made, after)
    best, rolled, thrown = _solve(start, aim, found[0], 0, after)
    first = thrown[dice_to_throw(start.dice)][:, :, 0, :, 0] if start.dice else np.empty((0, 0, 0))
    return Plan(best[:, 0], rolled[:, 0], first, after, found[0])


def _completed(start: Start, aim: Aim, ends: tuple[int, ...]) -> Values:
    """LL-F7, LL-K8: the values when all cards are made, each die not on a card a point."""
    dice = range(max(start.dice + start.sale - len(start.cards), 0) + 1)
    worth = np.array([[[aim.worth(points_of_flight(start.points + points, left)) for left in dice]] * (1 + start.sale) for points in ends])
    return worth + _unspent(start, aim)[:, None, None, None]


def _unspent(start: Start, aim: Aim) -> Values:
    """What the tokens that are left are worth, by their number."""
    return aim.token * np.arange(start.tokens + 1)


def _solve(start: Start, aim: Aim, stage: Stage, made: int, after: Values) -> tuple[Values, Values, dict[int, Values]]:
    """A stage's values before a throw, those of throwing at once, and those after a throw of so many dice."""
    low, high = max(start.dice - MOST * made, 0), max(start.dice + start.sale - made, 0)
    last = made == len(start.cards) - 1
    unspent = _unspent(start, aim)
    failed = unspent + (aim.consolation if last else aim.failure)
    rolled = np.full((len(unspent), len(stage.cards), 1 + start.sale, high + 1), NEVER, dtype=after.dtype)
    rolled[..., 0] = failed[:, None, None]
    thrown = {}
    for count, left in _throws(low, high):
        thrown[count] = _thrown(stage, after, failed, THROWN[count], left)
        rolled[..., left] = np.einsum("r,trnsd->tnsd", THROWN[count].kept[0], thrown[count])
    return _best(rolled, failed if may_stop(start.free, len(start.cards) - made) else None), rolled, thrown


def _throws(low: int, high: int) -> Iterator[tuple[int, range]]:
    """LL-F1: how many dice are thrown, each with the numbers of dice left that lead to it."""
    for count, left in groupby(range(max(low, 1), high + 1), key=dice_to_throw):
        least, *more = left
        yield count, range(least, least + len(more) + 1)


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
    table = np.full((len(after), len(throws.ways), *stage.cards.shape, after.shape[2], len(left)), NEVER, dtype=after.dtype)
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
    expected = _averaged(throws.kept, values)
    best, row = expected[:1], 1
    for dropped in throws.dropped:
        best = best[dropped].max(axis=1)
        if row < len(expected):
            np.maximum(best, expected[row : row + len(best)], out=best)
            row += len(best)
    return best


def _averaged(chances: Values, values: Values) -> Values:
    """The product of a matrix of chances with plain or complex values, in narrow strips: for wide ones more threads would be set to
    work than such small products are worth.
    """
    plain = np.ascontiguousarray(values).view(np.float64)
    strips = [chances @ plain[:, column : column + STRIP] for column in range(0, plain.shape[1], STRIP)]
    return np.concatenate(strips, axis=1).view(values.dtype)
