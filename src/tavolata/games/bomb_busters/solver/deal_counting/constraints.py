"""Converts a seat's knowledge to the input of the counter: hidden tiles, unseen wires, and the constraints between them.

A mask has a bit for each kind of unseen wire, ascending, so that 'at least' and 'at most' are a matter of low and high bits.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import factorial, prod
from typing import NamedTuple, TypeAlias

from tavolata.games.bomb_busters.content import BLUE, PARITY, RANK_OF, RED, VALUE_OF, VALUES, YELLOW, Value, Wire, copies_in_play
from tavolata.games.bomb_busters.facts import (
    AmongFact,
    CountedFact,
    EqualFact,
    Fact,
    FoundFact,
    HoldsFact,
    IsRedFact,
    LacksFact,
    NotAllRedFact,
    NotValueFact,
    OrderedFact,
    ParityFact,
    ShownFact,
    Tile,
    Tiles,
    UnequalFact,
)
from tavolata.games.bomb_busters.solver.deal_counting.exchangeable_stands import Pool, pooled
from tavolata.games.bomb_busters.solver.knowledge import Knowledge, NoDeal, Tally

Mask: TypeAlias = int
Spot: TypeAlias = tuple[int, int]
"""A stand, and a place among its hidden tiles."""


class Kind(NamedTuple):
    """Component of a frame: equal wires, some of them unseen."""

    wire: Wire
    copies: int
    """How many are unseen."""
    seen: tuple[int, ...]
    """How many seen ones each stand has: any of the copies may be the ones that are seen."""

    @property
    def value(self) -> Value:
        """BB-M1: return the value that the wires count as in play."""
        return VALUE_OF[self.wire]


class Run(NamedTuple):
    """BB-m24: constraint of a count token: how many of these tiles have the kind of this tile, by kind; None for impossible kinds."""

    tile: Tile
    tiles: frozenset[Tile]
    wanted: tuple[int | None, ...]


class Frame(NamedTuple):
    """Input of a deal counter: the hidden tiles, the unseen wires, and the constraints between them."""

    hidden: tuple[Tiles, ...]
    """By stand."""
    kinds: tuple[Kind, ...]
    spare: dict[Value, int]
    """BB-S2: of 'x of y' wires, how many left unseen."""
    masks: dict[Tile, Mask]
    """What each hidden tile can be by itself; along a stand neither the lowest nor the highest bit ever falls."""
    tallies: tuple[Tally, ...]
    orders: tuple[tuple[Spot, Spot], ...]
    """BB-Q4-2: pairs of tiles whose first is not above the second, since they once were in that order."""
    runs: tuple[Run, ...]
    settled: int
    """In how many ways the kinds that are all seen can have been dealt."""
    pools: tuple[Pool, ...]
    """The pools of exchangeable stands; each is one hidden stand here, and parted afterwards."""


def frame(told: Knowledge, *, one_by_one: bool = False) -> Frame:
    """Return the counter's input from a seat's knowledge, pooled or stand by stand; raise NoDeal if no deal can fit."""
    knowledge, pools = pooled(told, one_by_one=one_by_one)
    hidden = tuple(tuple(tile for tile in stand if tile not in knowledge.known) for stand in knowledge.stands)
    kinds, settled = _kinds(knowledge)
    spare = {value: len(marker.values) - marker.in_play for value, marker in ((YELLOW, knowledge.yellow), (RED, knowledge.red))}
    if min(spare.values()) < 0 or sum(kind.copies for kind in kinds) != sum(map(len, hidden)) + sum(spare.values()):
        raise NoDeal
    ruled = _Ruled(knowledge, hidden, kinds)
    orders = tuple(_orders(knowledge, hidden))
    return Frame(hidden, kinds, spare, ruled.masks, tuple(ruled.tallies), orders, tuple(ruled.runs), settled, pools)


def _kinds(knowledge: Knowledge) -> tuple[tuple[Kind, ...], int]:
    """Return the kinds of wire that are not all seen, ascending; and in how many ways the others can have been dealt."""
    seen, kinds, settled = Counter(knowledge.known.values()), [], 1
    on_stands = [Counter(knowledge.known.get(tile) for tile in tiles) for tiles in knowledge.stands]
    in_play = copies_in_play(map(str, knowledge.blue), knowledge.yellow.values, knowledge.red.values, knowledge.as_red)
    for wire, count in sorted(in_play.items(), key=lambda pair: RANK_OF[pair[0]]):
        unseen = count - seen.pop(wire, 0)
        dealt = tuple(stand[wire] for stand in on_stands)
        if unseen < 0:
            raise NoDeal
        if unseen:
            kinds.append(Kind(wire, unseen, dealt))
        else:
            settled *= factorial(sum(dealt)) // prod(map(factorial, dealt))
    if seen:
        raise NoDeal
    return tuple(kinds), settled


def _orders(knowledge: Knowledge, hidden: Sequence[Tiles]) -> Iterator[tuple[Spot, Spot]]:
    """BB-Q4-2: yield neighbours in a fact's order that are not neighbours of the hidden stands."""
    spots = {tile: (stand, place) for stand, tiles in enumerate(hidden) for place, tile in enumerate(tiles)}
    for fact in knowledge.facts:
        if isinstance(fact, OrderedFact):
            tiles = [spots[tile] for tile in fact.tiles if tile in spots]
            yield from ((left, right) for left, right in pairwise(tiles) if left[0] != right[0] or left[1] > right[1])


class _Ruled:
    """Builder of a frame: turns knowledge into masks of single tiles where possible, and into tallies otherwise."""

    def __init__(self, knowledge: Knowledge, hidden: Sequence[Tiles], kinds: Sequence[Kind]) -> None:
        self.known = knowledge.known
        self.ranks = [RANK_OF[kind.wire] for kind in kinds]
        self.all = (1 << len(kinds)) - 1
        self.values = self._masks_of_values(kinds)
        self.copies = Counter({value: sum(kind.copies for kind in kinds if kind.value == value) for value in self.values})
        self.masks = {tile: self.all for tiles in hidden for tile in tiles}
        self.kinds = kinds
        self.tallies: list[Tally] = []
        self.runs: list[Run] = []
        orders = [*knowledge.stands, *(fact.tiles for fact in knowledge.facts if isinstance(fact, OrderedFact))]
        for order in orders:
            self._keep_between_seen(order)
        counted = [fact for fact in knowledge.facts if isinstance(fact, CountedFact)]
        asked = [*knowledge.tallies, *(tally for fact in knowledge.facts for tally in _tallies(fact))]
        asked += [_exactly(fact, VALUE_OF[self.known[fact.tile]]) for fact in counted if fact.tile in self.known]
        for tally in sorted(asked, key=lambda tally: len(tally.tiles)):
            self._tally(tally)
        for fact in dict.fromkeys(fact for fact in counted if fact.tile in self.masks):
            self._run(fact)
        for order in reversed(orders):
            self._keep_order([tile for tile in order if tile in self.masks])

    @staticmethod
    def _masks_of_values(kinds: Sequence[Kind]) -> dict[Value, Mask]:
        masks: dict[Value, Mask] = {}
        for bit, kind in enumerate(kinds):
            masks[kind.value] = masks.get(kind.value, 0) | 1 << bit
        return masks

    def _narrow(self, tile: Tile, mask: Mask) -> None:
        self.masks[tile] &= mask
        if not self.masks[tile]:
            raise NoDeal

    def _keep_between_seen(self, order: Tiles) -> None:
        """BB-S3: restrict each tile to kinds between the seen wires at its left and right."""
        least = most = -1
        for tile in order:
            if tile in self.masks:
                if least >= 0:
                    self._narrow(tile, self.all >> (cut := bisect_left(self.ranks, least)) << cut)
            elif (rank := RANK_OF[self.known[tile]]) < least:
                raise NoDeal
            else:
                least = rank
        for tile in reversed(order):
            if tile in self.masks:
                if most >= 0:
                    self._narrow(tile, (1 << bisect_right(self.ranks, most)) - 1)
            else:
                most = RANK_OF[self.known[tile]]

    def _keep_order(self, tiles: Sequence[Tile]) -> None:
        """BB-S3: restrict each tile to kinds not below its left neighbour's least and not above its right neighbour's most."""
        for left, right in pairwise(tiles):
            low = self.masks[left] & -self.masks[left]
            self._narrow(right, -low)
        for right, left in pairwise(reversed(tiles)):
            self._narrow(left, (1 << self.masks[right].bit_length()) - 1)

    def _tally(self, tally: Tally) -> None:
        """Apply a tally to its tile if it is about one only, drop it if it says nothing, and store it otherwise."""
        if tally.enough:
            self._either(tally)
            return
        mask = self._mask(tally.values)
        copies = sum(self.copies[value] for value in tally.values)
        open_, sure = [], 0
        for tile in tally.tiles:
            if tile not in self.masks:
                sure += VALUE_OF[self.known[tile]] in tally.values
            elif not self.masks[tile] & ~mask:
                sure += 1
            elif self.masks[tile] & mask:
                open_.append(tile)
        fits = tally.fits[sure : sure + min(len(open_), copies) + 1]
        if not any(fits):
            raise NoDeal
        if not any(fits[1:]):
            self._narrow_all(open_, ~mask)
        elif len(open_) == 1 and not fits[0]:
            self._narrow(open_[0], mask)
        elif not all(fits):
            self._keep(self._shorter(Tally(frozenset(open_), tally.values, tally.fits[sure : sure + len(open_) + 1])))

    def _mask(self, values: Iterable[Value]) -> Mask:
        return sum(self.values.get(value, 0) for value in values)

    def _either(self, tally: Tally) -> None:
        """Store a tally for which one value is enough, unless a tile is sure to have one."""
        counted, enough = self._mask(tally.values), self._mask(tally.enough)
        known = [VALUE_OF[self.known[tile]] for tile in tally.tiles if tile in self.known]
        hidden = [tile for tile in tally.tiles if tile in self.masks]
        if tally.enough.intersection(known) or any(not self.masks[tile] & ~enough for tile in hidden):
            return
        sure = sum(value in tally.values for value in known) + sum(not self.masks[tile] & ~counted for tile in hidden)
        open_ = [tile for tile in hidden if self.masks[tile] & ~counted and self.masks[tile] & (counted | enough)]
        fits = tally.fits[sure : sure + len(open_) + 1]
        if not open_ and not fits[0]:
            raise NoDeal
        if len(open_) == 1:
            none, one = fits
            self._narrow(open_[0], enough | (counted if one else 0) | (~(counted | enough) if none else 0))
        elif not all(fits):
            self._keep(Tally(frozenset(open_), tally.values, fits, tally.enough))

    def _shorter(self, tally: Tally) -> Tally:
        """Return the tally by its values or by all other values, whichever needs less memory."""
        others = frozenset(self.values) - tally.values
        return min(tally, Tally(tally.tiles, others, tally.fits[::-1]), key=self._memory)

    def _memory(self, tally: Tally) -> int:
        """Return the memory of a tally: how many counts are remembered, and over how many kinds."""
        kinds = sum(self.values.get(value, 0).bit_count() for value in tally.values)
        return limit(tally) * (kinds - 1)

    def _run(self, fact: CountedFact) -> None:
        """BB-m24: restrict the tile of a count fact to blue kinds that can have the count, and store the run."""
        seen = Counter(self.known[tile] for tile in fact.tiles if tile in self.known)
        missing = [fact.count - seen[kind.wire] for kind in self.kinds]
        wanted = tuple(
            count if 1 <= count <= kind.copies and kind.value in BLUE else None for count, kind in zip(missing, self.kinds, strict=True)
        )
        self._narrow(fact.tile, sum(1 << bit for bit, count in enumerate(wanted) if count is not None))
        self.runs.append(Run(fact.tile, frozenset(tile for tile in fact.tiles if tile in self.masks), wanted))

    def _keep(self, tally: Tally) -> None:
        """Store a tally unless it is known or implied by one with fewer tiles."""
        held = [other.tiles for other in self.tallies if other.values <= tally.values and all(other.fits[1:]) and not other.enough]
        is_implied = all(tally.fits[1:]) and any(tiles <= tally.tiles for tiles in held)
        if not is_implied and tally not in self.tallies:
            self.tallies.append(tally)

    def _narrow_all(self, tiles: Iterable[Tile], mask: Mask) -> None:
        for tile in tiles:
            self._narrow(tile, mask)


def _tallies(fact: Fact) -> Iterator[Tally]:
    """Yield the tallies that a fact states."""
    match fact:
        case ShownFact() | ParityFact() | IsRedFact() | NotValueFact():
            yield _tally([fact.tile], _spoken_of(fact), (True, False) if isinstance(fact, NotValueFact) else (False, True))
        case LacksFact(tiles, value):
            yield from (_tally([tile], [value], (True, False)) for tile in tiles)
        case HoldsFact(tiles, value):
            yield _tally(tiles, [value], (False, *[True] * len(tiles)))
        case FoundFact(tiles, values):
            yield _tally(tiles, values, (False, *[True] * len(tiles)))
        case AmongFact(tiles, value, count):
            yield _tally(tiles, [value], tuple(number == count for number in range(len(tiles) + 1)))
        case NotAllRedFact(tiles):
            yield _tally(tiles, [RED], (*[True] * len(tiles), False))
        case EqualFact(left, right) | UnequalFact(left, right):
            fits = (True, False, True) if isinstance(fact, EqualFact) else (True, True, False)
            yield from (_tally([left, right], [value], fits) for value in VALUES)
        case OrderedFact() | CountedFact():
            return


def _spoken_of(fact: ShownFact | ParityFact | IsRedFact | NotValueFact) -> Iterable[Value]:
    """Return the values that a fact grants or denies to a single wire."""
    if isinstance(fact, ParityFact):
        return PARITY[fact.parity]
    return (RED,) if isinstance(fact, IsRedFact) else (fact.value,)


def _exactly(fact: CountedFact, value: Value) -> Tally:
    """BB-m24: return the tally of a count fact whose own wire is seen and blue."""
    return _tally(fact.tiles, [value], tuple(value in BLUE and count == fact.count for count in range(len(fact.tiles) + 1)))


def _tally(tiles: Iterable[Tile], values: Iterable[Value], fits: tuple[bool, ...]) -> Tally:
    return Tally(frozenset(tiles), frozenset(values), fits)


def limit(tally: Tally) -> int:
    """Return the count from which a tally need not count further, since more make no difference."""
    fits = outcomes(tally)
    return next(count for count in range(len(fits)) if all(fit == fits[-1] for fit in fits[count:]))


def outcomes(tally: Tally) -> tuple[bool, ...]:
    """Return the truth of a tally for each count, and beyond all counts for a value that is enough."""
    return (*tally.fits, True) if tally.enough else tally.fits
