"""One run of the dynamic program that counts all deals (see the package): states, steps, passes and draws.

A state is how far each axis is filled. A step deals a fixed number of wires, so a state belongs to exactly one step.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import accumulate, combinations_with_replacement
from math import comb, factorial, prod
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.games.bomb_busters.content import NUMBERS, Value, Wire
from tavolata.games.bomb_busters.facts import Tile
from tavolata.games.bomb_busters.solver.deal_counting.constraints import Frame, Kind, Run, limit, outcomes
from tavolata.games.bomb_busters.solver.deal_counting.elimination import EliminationOrder, Move, SampledDeal
from tavolata.games.bomb_busters.solver.deal_counting.exchangeable_stands import Pool, parted, parted_chances, ways_to_part
from tavolata.games.bomb_busters.solver.knowledge import Tally

Floats: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.intp]
Numbers: TypeAlias = NDArray[np.int32]
"""Small ones, in half the room."""
Flags: TypeAlias = NDArray[np.bool_]

FACTORIALS = np.array([float(factorial(count)) for count in range(NUMBERS.copies + 1)])

MOST = 64
COMBINATIONS = np.array([[float(comb(of, taken)) for taken in range(MOST)] for of in range(MOST)])
"""Binomial coefficients, for as many wires as the box has."""

EXACT = 2**53
"""Below it a float is an exact whole number."""

BLOCK = 12_000
"""How many pairs of way and state are processed at once: they stay in the cache, and a matrix product uses one core."""

LIMB = 48
"""Bits in a limb of a long number, so that the sum of a step still fits into a machine word."""


class Axis(NamedTuple):
    """Range of one coordinate of the states: its least and greatest value before each step and after the last."""

    size: int
    least: Indices
    most: Indices


class Step(NamedTuple):
    """Step of the program: a move with its states, the ways to make it and the states that these lead to."""

    states: slice
    """The states before the move."""
    after: slice
    """The states after the move."""
    ways: Indices
    """How much each axis that is filled gets, by way."""
    weights: Floats
    """How many deals of different wires that makes: a row for each way, a column for each state or one for all."""
    targets: Numbers
    """Which of the states after it comes, by way and state; the one beyond the last of them cannot be."""

    @property
    def blocks(self) -> Iterator[slice]:
        """Yield slices of the step's states, block after block, counted from the step's first state."""
        ways, states = self.targets.shape
        size = max(BLOCK // max(ways, 1), 1)
        return (slice(first, first + size) for first in range(0, states, size))

    def weights_of(self, states: slice) -> Floats:
        """Return the weights of the ways for some of the states, or for all."""
        return self.weights if self.weights.shape[1] == 1 else self.weights[:, states]


class Keys(NamedTuple):
    """Lookup table of states: the factor of each axis, the keys from one state on, and the state of each key."""

    strides: Numbers
    keys: Numbers
    index_of: Numbers
    begin: int


class DealCounter:
    """Counts the deals through every reachable state of one run of the program."""

    def __init__(self, frame: Frame, eliminated: Collection[int] = ()) -> None:
        """Build the axes; stands in `eliminated` have their own axis only during their live range."""
        self.frame = frame
        self.numbers = [stand for stand, tiles in enumerate(frame.hidden) if tiles]
        self.stands = [frame.hidden[stand] for stand in self.numbers]
        self.pooled = frozenset(tile for pool in frame.pools for stand in pool for tile in stand)
        self.spots = {tile: (stand, place) for stand, tiles in enumerate(self.stands) for place, tile in enumerate(tiles)}
        self.piles = [value for value, spare in frame.spare.items() if spare]
        self.spans = _spans(frame.kinds)
        self.lasting = [tally for tally in frame.tallies if len(self.span(tally)) > 1]
        self.gaps = {tile: gaps for tile, mask in frame.masks.items() if (gaps := (1 << mask.bit_length()) - (mask & -mask) & ~mask)}
        self.dealt = np.array([0, *accumulate(kind.copies for kind in frame.kinds)])
        self.moves = [Move("deal", number) for number in range(len(frame.kinds))]
        axes = [*self._stand_axes(), *self._pile_axes(), *self._memory_axes()]
        bounds = np.array([(axis.least, axis.most) for axis in axes], dtype=np.intp).reshape(len(axes), 2, len(frame.kinds) + 1)
        self.least, self.most = bounds[:, 0], bounds[:, 1]
        self.sizes = [axis.size for axis in axes]
        self.takers = len(self.stands)
        self.dealt_before = self.dealt
        if eliminated:
            self._share_axes(eliminated)
        self.filled = self.takers + len(self.piles)

    @property
    def states(self) -> Indices:
        """Return the coordinates of the states by axis, sorted by step."""
        return self._found[0]

    @property
    def starts(self) -> list[int]:
        """Return the index of the first state before each step and after the last, and the end of all states."""
        return self._found[1]

    @cached_property
    def steps(self) -> list[Step]:
        """Return all moves in their order."""
        return [self._step(number, move) for number, move in enumerate(self.moves)]

    @property
    def deals(self) -> list[Step]:
        """Return the steps that deal the kinds."""
        return [step for step, move in zip(self.steps, self.moves, strict=True) if move.what == "deal"]

    @property
    def work(self) -> int:
        """Return an estimate of the run's cost: the possible states before each move times the ways of the move."""
        dealing = [(number, move.number) for number, move in enumerate(self.moves) if move.what == "deal"]
        return sum(self._states_before(number) * len(self._ways(number, self.frame.kinds[kind])) for number, kind in dealing)

    def _states_before(self, number: int) -> int:
        """Return the number of possible states before a move: the ways to fill the axes with what is dealt."""
        counts = np.ones(1, dtype=np.int64)
        for least, most in zip(self.least[: self.filled, number], self.most[: self.filled, number], strict=True):
            counts = np.convolve(counts, np.ones(max(most - least + 1, 0), dtype=np.int64)) if most >= least else counts[:0]
            if not len(counts):
                return 0
        over = int(self.dealt_before[number] - self.least[: self.filled, number].sum())
        remembered = prod(int(most) + 1 for most in self.most[self.filled :, number])
        return int(counts[over]) * remembered if 0 <= over < len(counts) else 0

    def _stand_axes(self) -> Iterator[Axis]:
        """BB-S3: yield the axes of the stands: a tile is filled no earlier than its least kind and no later than its greatest."""
        steps = np.arange(len(self.frame.kinds) + 1)
        for tiles in self.stands:
            masks = [self.frame.masks[tile] for tile in tiles]
            most = np.searchsorted([(mask & -mask).bit_length() - 1 for mask in masks], steps)
            yield Axis(len(tiles), np.searchsorted([mask.bit_length() - 1 for mask in masks], steps), most)

    def _pile_axes(self) -> Iterator[Axis]:
        """BB-S2: yield the axes of the piles of 'x of y' wires that are not in play."""
        for value in self.piles:
            size, span = self.frame.spare[value], self.spans.get(value, [])
            before = np.searchsorted(span, np.arange(len(self.frame.kinds) + 1))
            yield Axis(size, np.maximum(before + size - len(span), 0), np.minimum(before, size))

    def span(self, tally: Tally) -> list[int]:
        """Return the steps that deal wires of a tally's values."""
        return sorted(step for value in tally.values | tally.enough for step in self.spans.get(value, []))

    def _memory_axes(self) -> Iterator[Axis]:
        """Yield the axes of tallies that span several steps, from the first to the last of them."""
        steps = np.arange(len(self.frame.kinds) + 1)
        for tally in self.lasting:
            span, size = self.span(tally), limit(tally)
            yield Axis(size, np.zeros_like(steps), np.where((steps > span[0]) & (steps <= span[-1]), size, 0))

    def _share_axes(self, eliminated: Collection[int]) -> None:
        """Add two shared axes: for wires of stands before their live range, and for places of stands after it."""
        plan = EliminationOrder(self, eliminated)
        self.moves, self.dealt_before = plan.moves, self.dealt[plan.boundaries]
        least, most = self.least[:, plan.boundaries], self.most[:, plan.boundaries]
        for stand, live in plan.live.items():
            least[stand], most[stand] = np.where(live, least[stand], 0), np.where(live, most[stand], 0)
        full = np.where(np.arange(len(plan.boundaries)) == len(plan.moves), plan.resting, 0)
        self.least = np.insert(least, [self.takers] * 2, [np.zeros_like(full), full], axis=0)
        self.most = np.insert(most, [self.takers] * 2, [plan.waiting, plan.resting], axis=0)
        self.sizes[self.takers : self.takers] = [int(plan.waiting.max()), int(plan.resting.max())]
        self.takers += 2

    @cached_property
    def _found(self) -> tuple[Indices, list[int]]:
        """Return the coordinates of the states by axis, sorted by step, and the index of the first state before each step."""
        steps = np.arange(len(self.moves) + 1)
        left = self.dealt_before
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
            if axis >= self.filled:
                known = self._can_remember(self.lasting[axis - self.filled], states, values, steps)
                states, steps, left = states[:, known], steps[known], left[known]
        fits = self._in_order(states)
        for wanting in self._wanting_the_same():
            fits &= self._can_share(wanting, states, steps)
        return states[:, fits], np.searchsorted(steps[fits], np.arange(len(self.moves) + 2)).tolist()

    def _in_order(self, states: Indices) -> Flags:
        """BB-Q4-2: return a mask of the states that fill tiles in the known order."""
        fits = np.ones(states.shape[1], dtype=np.bool_)
        for (left, place), (right, after) in self.frame.orders:
            fits &= (states[self.numbers.index(left)] > place) | (states[self.numbers.index(right)] <= after)
        return fits

    def _can_remember(self, tally: Tally, states: Indices, count: Indices, steps: Indices) -> Flags:
        """Return a mask of the states whose tally counts are possible with the tiles filled and the wires dealt so far."""
        others = np.array([0, *accumulate(kind.copies * (kind.value not in tally.values) for kind in self.frame.kinds)])
        boundaries = np.array([0, *accumulate(move.what == "deal" for move in self.moves)])[steps]
        first, *_, last = self.span(tally)
        filled = np.zeros_like(count)
        for stand in {self.spots[tile][0] for tile in tally.tiles}:
            filled += np.array([0, *accumulate(tile in tally.tiles for tile in self.stands[stand])])[states[stand]]
        certain: Flags = (count <= filled) & ((count == limit(tally)) | (count >= filled - others[boundaries]))
        any_is: Flags = certain | bool(tally.enough) | (boundaries <= first) | (boundaries > last)
        return any_is

    def _can_share(self, wanting: Mapping[int, Tally], states: Indices, steps: Indices) -> Flags:
        """Return a mask of the states in which all hands that still want a wire can get one of those dealt or left."""
        values, (first, *_, last) = next(iter(wanting.values())).values, self.span(next(iter(wanting.values())))
        dealt = np.array([0, *accumulate(kind.copies * (kind.value in values) for kind in self.frame.kinds)])
        boundaries = np.array([0, *accumulate(move.what == "deal" for move in self.moves)])[steps]
        served = states[list(wanting)].sum(axis=0)
        shared: Flags = (served <= dealt[boundaries]) & (len(wanting) - served <= dealt[-1] - dealt[boundaries])
        anyway: Flags = shared | (boundaries <= first) | (boundaries > last)
        return anyway

    def _wanting_the_same(self) -> Iterator[dict[int, Tally]]:
        """BB-m13: yield the tallies of different hands that each want one wire of the same values, by axis."""
        one = {axis: tally for axis, tally in enumerate(self.lasting, self.filled) if tally.wants_one}
        for values in {tally.values for tally in one.values()}:
            alike = {axis: tally for axis, tally in one.items() if tally.values == values}
            tiles = [tile for tally in alike.values() for tile in tally.tiles]
            if len(alike) > 1 and len(set(tiles)) == len(tiles):
                yield alike

    @property
    def size(self) -> int:
        """Return the number of states."""
        return int(self.states.shape[1])

    def _step(self, number: int, move: Move) -> Step:
        """Return the step of a move; ways that a tally forbids lead to no state."""
        states, after = (slice(self.starts[place], self.starts[place + 1]) for place in (number, number + 1))
        if move.what == "deal":
            kind = self.frame.kinds[move.number]
            ways = self._ways(number, kind)
            targets = self._targets(number, states, after, ways, *self._told(move.number, kind, states, ways))
            return Step(states, after, ways, self._weights(kind, ways)[:, None], targets)
        ways, weights = self._handed_over(number, move, states)
        return Step(states, after, ways, weights, self._targets(number, states, after, ways, {}, []))

    def _handed_over(self, number: int, move: Move, states: slice) -> tuple[Indices, Floats]:
        """Return the effect of a live range on the shared axes: at its start a stand takes any waiting wires, at its end it leaves its
        places.
        """
        waiting, resting = self.takers - 2, self.takers - 1
        taken = np.arange(self.least[move.number].min(), self.most[move.number, number : number + 2].max() + 1)
        ways = np.zeros((len(taken), self.filled), dtype=np.intp)
        if move.what == "begin":
            ways[:, move.number], ways[:, waiting] = taken, -taken
            return ways, COMBINATIONS[self.states[waiting, states], taken[:, None]]
        ways[:, move.number], ways[:, resting] = -taken, taken
        to_come = self.most[resting, number + 1] - self.states[resting, states] - taken[:, None]
        return ways, COMBINATIONS[np.maximum(to_come, 0), self.sizes[move.number] - taken[:, None]]

    def _told(self, number: int, kind: Kind, states: slice, ways: Indices) -> tuple[dict[int, Numbers], list[Flags]]:
        """Return the change of each tally's axis for the ways of a kind, and masks of the forbidden ways."""
        barred = {tile for tile, gaps in self.gaps.items() if gaps >> number & 1}
        forbidden = [self._counts(barred, states, ways) > 0] if barred else []
        changes: dict[int, Numbers] = {}
        for tally in [tally for tally in self.frame.tallies if kind.value in tally.values | tally.enough]:
            counts, is_last = self._counts(tally.tiles, states, ways), number == self.span(tally)[-1]
            if kind.value in tally.enough:
                counts *= len(tally.fits)
            if tally in self.lasting:
                axis = self.filled + self.lasting.index(tally)
                before = self.states[axis, states]
                counts = np.minimum(before + counts, self.sizes[axis])
                changes[axis] = np.asarray((0 if is_last else counts) - before, dtype=np.int32)
            if is_last:
                fits = np.array(outcomes(tally))
                forbidden.append(~fits[np.minimum(counts, len(fits) - 1)])
        forbidden += [self._breaks(run, number, states, ways) for run in self.frame.runs if run.wanted[number] is not None]
        return changes, forbidden

    def _targets(
        self, number: int, states: slice, after: slice, ways: Indices, changes: dict[int, Numbers], forbidden: list[Flags]
    ) -> Numbers:
        """Return the target state of each way, found by key.

        In a key each axis has room for all that a step can add. The axis with the most room is left out, as it follows from the others.
        """
        keys = self._keys_of_all if self.takers == len(self.stands) else self._keys_of(number, ways, slice(states.start, after.stop))
        index_of, begin = keys.index_of, keys.begin
        found = keys.keys[after.start - begin : after.stop - begin]
        index_of[found] = np.arange(after.stop - after.start)
        index_of[-1] = self.size
        reached = (ways @ keys.strides[: self.filled]).astype(np.int32)[:, None] + keys.keys[states.start - begin : states.stop - begin]
        for axis, change in changes.items():
            reached += change * keys.strides[axis]
        for some in forbidden:
            reached[some] = len(index_of) - 1
        targets: Numbers = index_of.take(_wide(reached))
        index_of[found] = self.size
        np.minimum(targets, after.stop - after.start, out=targets)
        return targets

    @cached_property
    def _keys_of_all(self) -> Keys:
        """Return the lookup table for all steps, if no stand is eliminated."""
        room = np.array(self.sizes, dtype=np.intp) + 1
        room[: self.takers] += max((kind.copies for kind in self.frame.kinds), default=0)
        room[self.takers : self.filled] += 1
        return self._keys(np.zeros_like(room), room, slice(0, self.size))

    def _keys_of(self, number: int, ways: Indices, states: slice) -> Keys:
        """Return the lookup table for one step, in which a stand that ends has no room."""
        taken, given = (np.zeros(len(self.sizes), dtype=np.intp) for _ in range(2))
        taken[: self.filled], given[: self.filled] = ways.min(axis=0, initial=0), ways.max(axis=0, initial=0)
        low, room = self.least[:, number] + taken, self.most[:, number] - self.least[:, number] + given - taken + 1
        low[self.filled :], room[self.filled :] = 0, [size + 1 for size in self.sizes[self.filled :]]
        return self._keys(low, room, states)

    def _keys(self, low: Indices, room: Indices, states: slice) -> Keys:
        """Return a lookup table for some states; a state without room gets the last key, which leads to no state."""
        wide = room.copy()
        longest = int(room[: self.takers].argmax()) if self.takers else -1
        if self.takers:
            wide[longest] = 1
        strides = np.cumprod([1, *wide[:0:-1]])[::-1].astype(np.int32)
        if self.takers:
            strides[longest] = 0
        there = self.states[:, states] - low[:, None]
        keys = (strides @ there).astype(np.int32)
        size = int(wide.prod())
        outside = ((there < 0) | (there >= wide[:, None]))[np.arange(len(room)) != longest].any(axis=0)
        keys[outside] = size
        return Keys(strides, keys, np.full(size + 1, self.size, dtype=np.int32), states.start)

    def _breaks(self, run: Run, number: int, states: slice, ways: Indices) -> Flags:
        """BB-m24: return the ways that fill the tile of a count with a kind and break its count."""
        broken: Flags = self._counts(run.tiles, states, ways) != run.wanted[number]
        return broken & (self._counts((run.tile,), states, ways) > 0)

    def _ways(self, number: int, kind: Kind) -> Indices:
        """Return the ways to deal the copies of a kind to the stands and its pile, where there is room."""
        pile = self.piles.index(kind.value) if kind.value in self.piles else None
        ways = deals_of_a_kind(kind.copies, self.takers, len(self.piles), pile)
        return ways[(ways <= self.most[: self.filled, number + 1] - self.least[: self.filled, number]).all(axis=1)]

    def _weights(self, kind: Kind, ways: Indices) -> Floats:
        """Return the number of deals of distinct wires for each way of a kind, seen wires included."""
        seen = [kind.seen[stand] for stand in self.numbers] + [0] * (self.filled - len(self.numbers))
        elsewhere = prod(factorial(count) for stand, count in enumerate(kind.seen) if stand not in self.numbers)
        weights: Floats = factorial(kind.copies + sum(kind.seen)) // elsewhere / FACTORIALS[ways + seen].prod(axis=1)
        return weights

    def _counts(self, tiles: Iterable[Tile], states: slice, ways: Indices) -> Numbers:
        """Return how many of these tiles a step fills, by way and state."""
        counts = np.zeros((len(ways), states.stop - states.start), dtype=np.int32)
        for stand in {self.spots[tile][0] for tile in tiles}:
            among = [tile in tiles for tile in self.stands[stand]]
            before = np.array([0, *accumulate(among)], dtype=np.int32)
            start, size = np.arange(len(before)), int(ways[:, stand].max(initial=0))
            filled = before[np.minimum(start[:, None] + np.arange(size + 1), len(among))] - before[:, None]
            counts += filled[self.states[stand, states]].T[ways[:, stand]]
        return counts

    @cached_property
    def ahead(self) -> Floats:
        """Return the number of deals from each state to the end."""
        ahead = np.zeros(self.size + 1)
        ahead[self.starts[-2] : self.starts[-1]] = 1
        for step in reversed(self.steps):
            after = _and_none(ahead[step.after])
            sums = ahead[step.states]
            for states in step.blocks:
                sums[states] = _weighed(after.take(_wide(step.targets[:, states])), step.weights_of(states))
        return ahead

    @property
    def mixed(self) -> int:
        """Return the number of ways to part the wires of pooled stands."""
        return prod(map(ways_to_part, self.frame.pools))

    @property
    def total(self) -> float:
        """Return the number of deals as a float, rounded."""
        return float(self.ahead[: self.starts[1]].sum()) * self.mixed

    @cached_property
    def count(self) -> int:
        """Return the exact number of deals."""
        return (int(self.total) if self.total < EXACT else self._long_count() * self.mixed) * self.frame.settled

    def _long_count(self) -> int:
        """Return the exact number of deals, computed in integers of several limbs."""
        limbs = int(self.total).bit_length() // LIMB + 1
        ahead = np.zeros((limbs, self.size + 1), dtype=np.int64)
        ahead[0, self.starts[-2]] = 1
        for step in reversed(self.steps):
            after = np.pad(ahead[:, step.after], ((0, 0), (0, 1)))
            sums = step.weights[:, 0].astype(np.int64) @ after[:, step.targets]
            for limb in range(limbs - 1):
                sums[limb + 1] += sums[limb] >> LIMB
                sums[limb] &= (1 << LIMB) - 1
            ahead[:, step.states] = sums
        return sum(int(limb) << LIMB * index for index, limb in enumerate(ahead[:, 0]))

    def _flows(self, step: Step, likely: Floats) -> Iterator[tuple[slice, Indices, Floats]]:
        """Yield for blocks of a step's states the probability of each way and its target, given the states' probabilities."""
        after = _and_none(self.ahead[step.after])
        each = likely / np.maximum(self.ahead[step.states], 1)
        for states in step.blocks:
            targets = _wide(step.targets[:, states])
            flow = after.take(targets)
            flow *= step.weights_of(states)
            flow *= each[states]
            yield states, targets, flow

    @property
    def likely(self) -> Floats:
        """Return the probability that a deal passes through each state."""
        return self._met[0]

    @property
    def chances(self) -> Floats:
        """Return the probability of each kind on each hidden tile: a row for a tile, stand by stand."""
        return self._met[1]

    @cached_property
    def _met(self) -> tuple[Floats, Floats]:
        """Return the probability of each state, and of each kind on each tile."""
        likely, chances = np.zeros(self.size + 1), np.zeros((len(self.spots), len(self.frame.kinds)))
        likely[0] = 1
        for step, move in zip(self.steps, self.moves, strict=True):
            after = _and_none(likely[step.after])
            fills = _Fills(self, step) if move.what == "deal" else None
            for states, targets, flow in self._flows(step, likely[step.states]):
                after += np.bincount(targets.ravel(), flow.ravel(), minlength=len(after))
                if fills:
                    fills.note(states, flow)
            likely[step.after] = after[:-1]
            if fills:
                chances[:, move.number] = fills.by_tile
        for pool, rows in self._pools():
            chances[rows] = parted_chances(pool, chances[rows])
        return likely, chances

    def _pools(self) -> Iterator[tuple[Pool, slice]]:
        """Yield each pool with the rows of its hidden tiles."""
        last = len(self.spots)
        for pool in reversed(self.frame.pools):
            first = last - sum(map(len, pool))
            yield pool, slice(first, last)
            last = first

    def draw(self, random: Random) -> tuple[dict[Tile, Wire], list[Wire]]:
        """Return a random deal, all equally likely: the wires at the hidden tiles, and those of the piles."""
        hand = SampledDeal(self)
        state = 0
        for move, step in zip(self.moves, self.steps, strict=True):
            column = state - step.states.start
            row = step.targets[:, column]
            ahead = _and_none(self.ahead[step.after]).take(row)
            rising = np.cumsum(ahead * (step.weights[:, 0] if step.weights.shape[1] == 1 else step.weights[:, column]))
            way = int(np.searchsorted(rising, random.random() * rising[-1], side="right"))
            hand.take(move, step.ways[way].tolist(), random)
            state = step.after.start + int(row[way])
        wires, spare = hand.wires, hand.spare
        for pool in self.frame.pools:
            tiles = sum(pool, ())
            wires |= zip(tiles, parted(pool, [wires[tile] for tile in tiles], random), strict=True)
        return wires, spare

    def chance_of_any(self, tiles: Iterable[Tile], number: int) -> float:
        """Return the probability that a step fills at least one of these hidden tiles; none may be of a pool."""
        step = self.deals[number]
        fills_any = self._counts(tiles, step.states, step.ways) > 0
        return float(sum(flow[fills_any[:, states]].sum() for states, _, flow in self._flows(step, self.likely[step.states])))


class _Fills:
    """Accumulates the probability that a step fills each hidden tile, over blocks of states."""

    def __init__(self, counter: DealCounter, step: Step) -> None:
        self.counter, self.states = counter, step.states
        self.stand, self.copy = _pairs(len(counter.stands), int(step.ways.max(initial=1)))
        self.gets = (step.ways[:, self.stand] > self.copy).T.astype(np.float64)
        self.filled: Floats = np.zeros((len(self.stand), step.states.stop - step.states.start))

    def note(self, states: slice, flow: Floats) -> None:
        """Add the probabilities of each way from these states."""
        self.filled[:, states] = self.gets @ flow

    @property
    def by_tile(self) -> Floats:
        """Return the accumulated probabilities in the order of the stands."""
        first = np.array([0, *accumulate(map(len, self.counter.stands))])[self.stand] + self.copy
        rows = self.counter.states[self.stand, self.states] + first[:, None]
        size = len(self.counter.spots)
        by_row: Floats = np.bincount(rows.ravel(), self.filled.ravel(), minlength=size).astype(np.float64, copy=False)
        return by_row[:size]


@lru_cache(maxsize=256)
def deals_of_a_kind(copies: int, stands: int, piles: int, pile: int | None) -> Indices:
    """Return every way to deal equal wires to stands and to at most one pile, as the number that each gets."""
    takers = [*range(stands), *([] if pile is None else [stands + pile])]
    ways = [[chosen.count(place) for place in range(stands + piles)] for chosen in combinations_with_replacement(takers, copies)]
    return np.array(ways, dtype=np.intp).reshape(len(ways), stands + piles)


def _wide(numbers: Numbers) -> Indices:
    """Return small numbers in the index type of arrays, which makes look-ups several times as fast."""
    return numbers.astype(np.intp)


def _and_none(numbers: Floats) -> Floats:
    """Return the values of states with a zero added for the impossible state."""
    return np.append(numbers, 0.0)


def _weighed(ahead: Floats, weights: Floats) -> Floats:
    """Return the weighted sum over the ways; all states may share the weights."""
    total: Floats = np.einsum("ws,w->s", ahead, weights[:, 0]) if weights.shape[1] == 1 else np.einsum("ws,ws->s", ahead, weights)
    return total


def _ranges(low: Indices, high: Indices) -> tuple[Indices, Indices]:
    """Return every number of each row's range, and the row of each."""
    sizes = np.maximum(high - low + 1, 0)
    rows = np.arange(len(sizes)).repeat(sizes)
    return rows, np.arange(len(rows)) + (low + sizes - sizes.cumsum())[rows]


@lru_cache(maxsize=64)
def _pairs(stands: int, copies: int) -> tuple[Indices, Indices]:
    """Return each stand paired with each number of copies that it can get."""
    stand, copy = np.indices((stands, copies))
    return stand.ravel(), copy.ravel()


def _spans(kinds: Iterable[Kind]) -> dict[Value, list[int]]:
    """Return the steps that deal wires of each value."""
    spans: dict[Value, list[int]] = {}
    for number, kind in enumerate(kinds):
        spans.setdefault(kind.value, []).append(number)
    return spans
