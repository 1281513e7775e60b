"""All deals that fit what is known, counted at once.

The kinds of unseen wires are dealt in ascending order, all copies of a kind in one step. Since stands are sorted, how far each is
filled says which tiles the next kind can reach. So a state is how far each axis is filled, and as a step deals a fixed number of
wires, a state belongs to one step only. An axis is a stand; the pile of those wires of a colour that are not in play; or the
memory of a tally whose wires are of several kinds and come in several steps: yellow or red ones, or those of two values.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.games.bomb_busters.content import NUMBERS, Value, Wire
from tavolata.games.bomb_busters.facts import Tile
from tavolata.games.bomb_busters.solver.constraints import Frame, Kind
from tavolata.games.bomb_busters.solver.knowledge import Tally

Floats: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.intp]

FACTORIALS = np.array([float(factorial(count)) for count in range(NUMBERS.copies + 1)])

EXACT = 2**53
"""Below it a float is an exact whole number."""

LIMB = 48
"""Bits in a limb of a long number, so that the sum of a step still fits into a machine word."""


class Axis(NamedTuple):
    """How far something is filled before each step, and after the last: at least, and at most."""

    size: int
    least: Indices
    most: Indices


class Step(NamedTuple):
    """How one kind can be dealt."""

    states: slice
    """Those that come before it."""
    ways: Indices
    """How many copies each stand and pile gets, by way."""
    weights: Floats
    """How many deals of different wires that makes, by way."""
    targets: NDArray[np.int32]
    """Which state comes after it, by state and way; the one beyond the last cannot be."""


class Sweep:
    """Every state that can be met in dealing, and how many deals go through it."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.numbers = [stand for stand, tiles in enumerate(frame.hidden) if tiles]
        self.stands = [frame.hidden[stand] for stand in self.numbers]
        self.spots = {tile: (stand, place) for stand, tiles in enumerate(self.stands) for place, tile in enumerate(tiles)}
        self.piles = [value for value, spare in frame.spare.items() if spare]
        self.spans = _spans(frame.kinds)
        self.lasting = [tally for tally in frame.tallies if len(self._span(tally)) > 1]
        self.gaps = {tile: gaps for tile, mask in frame.masks.items() if (gaps := (1 << mask.bit_length()) - (mask & -mask) & ~mask)}
        self.filled = len(self.stands) + len(self.piles)
        axes = [*self._stand_axes(), *self._pile_axes(), *self._memory_axes()]
        self.sizes = [axis.size for axis in axes]
        bounds = np.array([(axis.least, axis.most) for axis in axes], dtype=np.intp).reshape(len(axes), 2, len(frame.kinds) + 1)
        self.least, self.most = bounds[:, 0], bounds[:, 1]
        self.states, self.starts = self._states()
        self.steps = self._steps()

    def _stand_axes(self) -> Iterator[Axis]:
        """BB-S3: a tile is filled by the end of the step that deals the most it can be, and not before the least."""
        steps = np.arange(len(self.frame.kinds) + 1)
        for tiles in self.stands:
            masks = [self.frame.masks[tile] for tile in tiles]
            most = np.searchsorted([(mask & -mask).bit_length() - 1 for mask in masks], steps)
            yield Axis(len(tiles), np.searchsorted([mask.bit_length() - 1 for mask in masks], steps), most)

    def _pile_axes(self) -> Iterator[Axis]:
        """BB-S2: of 'x of y' wires some are not in play."""
        for value in self.piles:
            size, span = self.frame.spare[value], self.spans.get(value, [])
            before = np.searchsorted(span, np.arange(len(self.frame.kinds) + 1))
            yield Axis(size, np.maximum(before + size - len(span), 0), np.minimum(before, size))

    def _span(self, tally: Tally) -> list[int]:
        """The steps that deal wires of a tally's values."""
        return sorted(step for value in tally.values for step in self.spans.get(value, []))

    def _memory_axes(self) -> Iterator[Axis]:
        """A tally that spans several steps counts from the first to the last of them."""
        steps = np.arange(len(self.frame.kinds) + 1)
        for tally in self.lasting:
            span, size = self._span(tally), _limit(tally)
            yield Axis(size, np.zeros_like(steps), np.where((steps > span[0]) & (steps <= span[-1]), size, 0))

    def _states(self) -> tuple[Indices, list[int]]:
        """The coordinates of the states by axis, sorted by step; and where the states before each step begin."""
        steps = np.arange(len(self.frame.kinds) + 1)
        left = np.array([0, *accumulate(kind.copies for kind in self.frame.kinds)])
        states: Indices = np.empty((0, len(steps)), dtype=np.intp)
        for axis in range(len(self.sizes)):
            low, high = self.least[axis, steps], self.most[axis, steps]
            if axis < self.filled:
                others = slice(axis + 1, self.filled)
                low = np.maximum(low, left - self.most[others].sum(axis=0)[steps])
                high = np.minimum(high, left - self.least[others].sum(axis=0)[steps])
            rows, values = _ranges(low, high)
            states = np.concatenate([states[:, rows], values[None]])
            steps, left = steps[rows], left[rows] - values
        fits = self._in_order(states)
        return states[:, fits], np.searchsorted(steps[fits], np.arange(len(self.frame.kinds) + 2)).tolist()

    def _in_order(self, states: Indices) -> NDArray[np.bool_]:
        """BB-Q4-2: which states fill no tile before one that is not above it."""
        fits = np.ones(states.shape[1], dtype=np.bool_)
        for (left, place), (right, after) in self.frame.orders:
            fits &= (states[self.numbers.index(left)] > place) | (states[self.numbers.index(right)] <= after)
        return fits

    @property
    def size(self) -> int:
        """The number of states."""
        return int(self.states.shape[1])

    def _steps(self) -> list[Step]:
        """Targets are found by keys, in which each axis has room for the most that a step can add."""
        room = [size + 1 for size in self.sizes]
        for axis in range(self.filled):
            room[axis] += max(kind.copies for kind in self.frame.kinds) if axis < len(self.stands) else 1
        strides = np.array([prod(room[axis + 1 :]) for axis in range(len(room))], dtype=np.intp)
        keys = strides @ self.states
        index_of = np.full(prod(room) + 1, self.size, dtype=np.int32)
        index_of[keys] = np.arange(self.size)
        return [self._step(number, kind, keys, strides, index_of) for number, kind in enumerate(self.frame.kinds)]

    def _step(self, number: int, kind: Kind, keys: Indices, strides: Indices, index_of: NDArray[np.int32]) -> Step:
        """The dealing of a kind; a way that a tally forbids leads to the last key, which is no state's."""
        states = slice(self.starts[number], self.starts[number + 1])
        ways = self._ways(number, kind)
        reached = keys[states, None] + ways @ strides[: self.filled]
        barred = {tile for tile, gaps in self.gaps.items() if gaps >> number & 1}
        forbidden = [self._counts(barred, states, ways) > 0] if barred else []
        for tally in [tally for tally in self.frame.tallies if kind.value in tally.values]:
            counts, is_last = self._counts(tally.tiles, states, ways), number == self._span(tally)[-1]
            if tally in self.lasting:
                axis = self.filled + self.lasting.index(tally)
                before = self.states[axis, states, None]
                counts = np.minimum(before + counts, self.sizes[axis])
                reached += ((0 if is_last else counts) - before) * strides[axis]
            if is_last:
                forbidden.append(~np.array(tally.fits)[counts])
        for some in forbidden:
            reached[some] = len(index_of) - 1
        return Step(states, ways, self._weights(kind, ways), index_of.take(reached))

    def _ways(self, number: int, kind: Kind) -> Indices:
        """In which ways the copies of a kind can be dealt to stands, and to the pile of its colour, for which there is room at all."""
        pile = self.piles.index(kind.value) if kind.value in self.piles else None
        ways = deals_of_a_kind(kind.copies, len(self.stands), len(self.piles), pile)
        return ways[(ways <= self.most[: self.filled, number + 1] - self.least[: self.filled, number]).all(axis=1)]

    def _weights(self, kind: Kind, ways: Indices) -> Floats:
        """How many deals of different wires give the stands so many of a kind, those that are seen there counted in."""
        seen = [kind.seen[stand] for stand in self.numbers] + [0] * len(self.piles)
        elsewhere = prod(factorial(count) for stand, count in enumerate(kind.seen) if stand not in self.numbers)
        weights: Floats = factorial(kind.copies + sum(kind.seen)) // elsewhere / FACTORIALS[ways + seen].prod(axis=1)
        return weights

    def _counts(self, tiles: Iterable[Tile], states: slice, ways: Indices) -> Indices:
        """How many of these tiles a step fills, by state and way."""
        counts = np.zeros((states.stop - states.start, len(ways)), dtype=np.intp)
        for stand in {self.spots[tile][0] for tile in tiles}:
            among = [tile in tiles for tile in self.stands[stand]]
            before = np.array([0, *accumulate(among)])
            start, size = np.arange(len(before)), int(ways[:, stand].max(initial=0))
            filled = before[np.minimum(start[:, None] + np.arange(size + 1), len(among))] - before[:, None]
            counts += filled[self.states[stand, states]][:, ways[:, stand]]
        return counts

    @cached_property
    def ahead(self) -> Floats:
        """How many deals lead from each state to the end."""
        ahead = np.zeros(self.size + 1)
        ahead[self.starts[-2] : self.starts[-1]] = 1
        for step in reversed(self.steps):
            ahead[step.states] = ahead.take(step.targets) @ step.weights
        return ahead

    @property
    def total(self) -> float:
        """How many deals there are, as near as a float can be."""
        return float(self.ahead[: self.starts[1]].sum())

    @cached_property
    def count(self) -> int:
        """How many deals there are, exactly."""
        return (int(self.total) if self.total < EXACT else self._long_count()) * self.frame.settled

    def _long_count(self) -> int:
        """The same sums in whole numbers of several limbs."""
        limbs = int(self.total).bit_length() // LIMB + 1
        ahead = np.zeros((limbs, self.size + 1), dtype=np.int64)
        ahead[0, self.starts[-2]] = 1
        for step in reversed(self.steps):
            sums = ahead[:, step.targets] @ step.weights.astype(np.int64)
            for limb in range(limbs - 1):
                sums[limb + 1] += sums[limb] >> LIMB
                sums[limb] &= (1 << LIMB) - 1
            ahead[:, step.states] = sums
        return sum(int(limb) << LIMB * index for index, limb in enumerate(ahead[:, 0]))

    @cached_property
    def flows(self) -> list[Floats]:
        """How likely each step is to be made from each state in each way."""
        flows: list[Floats] = []
        likely: Floats = np.zeros(self.size + 1)
        likely[0] = 1
        for step in self.steps:
            rate = likely[step.states] / np.maximum(self.ahead[step.states], 1)
            flow = self.ahead.take(step.targets) * step.weights * rate[:, None]
            likely = np.bincount(step.targets.ravel(), flow.ravel(), minlength=self.size + 1).astype(np.float64, copy=False)
            flows.append(flow)
        return flows

    @cached_property
    def chances(self) -> Floats:
        """How likely each hidden tile is to be of each kind: a row for a tile, stand by stand."""
        first = np.array([0, *accumulate(map(len, self.stands))])
        chances = np.zeros((first[-1], len(self.steps)))
        for number, (kind, step, flow) in enumerate(zip(self.frame.kinds, self.steps, self.flows, strict=True)):
            stand, copy = _pairs(len(self.stands), kind.copies)
            filled = flow @ (step.ways[:, stand] > copy)
            rows = self.states[stand, step.states] + (first[stand] + copy)[:, None]
            chances[:, number] = np.bincount(rows.ravel(), filled.T.ravel(), minlength=len(chances) + kind.copies)[: len(chances)]
        return chances

    def draw(self, random: Random) -> tuple[dict[Tile, Wire], list[Wire]]:
        """One of all deals, each as likely as any other: the wires at the hidden tiles, and those of the piles."""
        wires: dict[Tile, Wire] = {}
        spare: list[Wire] = []
        state = 0
        for kind, step in zip(self.frame.kinds, self.steps, strict=True):
            row = step.targets[state - step.states.start]
            rising = np.cumsum(self.ahead.take(row) * step.weights)
            way = int(np.searchsorted(rising, random.random() * rising[-1], side="right"))
            for stand, tiles in enumerate(self.stands):
                first = int(self.states[stand, state])
                wires |= dict.fromkeys(tiles[first : first + int(step.ways[way, stand])], kind.wire)
            spare += [kind.wire] * int(step.ways[way, len(self.stands) :].sum())
            state = int(row[way])
        return wires, spare

    def chance_of_any(self, tiles: Iterable[Tile], number: int) -> float:
        """How likely one or more of these hidden tiles are to be filled by a step."""
        step = self.steps[number]
        return float(self.flows[number][self._counts(tiles, step.states, step.ways) > 0].sum())


@lru_cache(maxsize=256)
def deals_of_a_kind(copies: int, stands: int, piles: int, pile: int | None) -> Indices:
    """Every way to deal so many equal wires to stands, and to one of the piles at most, by how many each gets."""
    takers = [*range(stands), *([] if pile is None else [stands + pile])]
    ways = [[chosen.count(place) for place in range(stands + piles)] for chosen in combinations_with_replacement(takers, copies)]
    return np.array(ways, dtype=np.intp).reshape(len(ways), stands + piles)


def _ranges(low: Indices, high: Indices) -> tuple[Indices, Indices]:
    """Every number from the low to the high one of each row, and the row that each is of."""
    sizes = np.maximum(high - low + 1, 0)
    rows = np.arange(len(sizes)).repeat(sizes)
    return rows, np.arange(len(rows)) + (low + sizes - sizes.cumsum())[rows]


@lru_cache(maxsize=64)
def _pairs(stands: int, copies: int) -> tuple[Indices, Indices]:
    """Each stand with the number of each copy that it can get."""
    stand, copy = np.indices((stands, copies))
    return stand.ravel(), copy.ravel()


def _spans(kinds: Iterable[Kind]) -> dict[Value, list[int]]:
    """The steps that deal wires of each value."""
    spans: dict[Value, list[int]] = {}
    for number, kind in enumerate(kinds):
        spans.setdefault(kind.value, []).append(number)
    return spans


def _limit(tally: Tally) -> int:
    """From which count on a tally need not count, since more make no difference."""
    last = tally.fits[-1]
    return next(count for count in range(len(tally.fits)) if all(fits == last for fits in tally.fits[count:]))
