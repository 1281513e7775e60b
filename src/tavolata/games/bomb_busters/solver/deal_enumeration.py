"""Enumerates all deals that fit a seat's knowledge, if they are few."""

from collections.abc import Sequence
from functools import lru_cache
from math import factorial, prod
from operator import add
from typing import NamedTuple

from tavolata.games.bomb_busters.content import NUMBERS, Value
from tavolata.games.bomb_busters.facts import Tile, Tiles
from tavolata.games.bomb_busters.solver.deal_counting.constraints import Frame, frame
from tavolata.games.bomb_busters.solver.knowledge import Knowledge, NoDeal, Tally


class TooMany(Exception):
    """Exception: more deals fit than the limit allows."""


class Listed(NamedTuple):
    """A listed deal: the wire of each hidden tile, in the order of `tiles`, and the deal's weight up to a common factor."""

    values: tuple[Value, ...]
    weight: float


class Listing(NamedTuple):
    """Result of the enumeration: the hidden tiles, and every deal that fits."""

    tiles: Tiles
    deals: tuple[Listed, ...]


def listing(knowledge: Knowledge, most: int) -> Listing:
    """Return every deal that fits; raise TooMany if there are more than `most`, NoDeal if there is none."""
    found = _Search(frame(knowledge, one_by_one=True), most).found()
    if not found.deals:
        raise NoDeal
    return found


class _Search:
    """Search for all deals: deals the kinds in ascending order, each to the next places of the sorted stands."""

    def __init__(self, known: Frame, most: int) -> None:
        self.frame, self.most = known, most
        self.stands = [number for number, tiles in enumerate(known.hidden) if tiles]
        self.tiles = tuple(tile for stand in self.stands for tile in known.hidden[stand])
        self.piles = [value for value, spare in known.spare.items() if spare]
        self.full = (*(len(known.hidden[stand]) for stand in self.stands), *(known.spare[value] for value in self.piles))
        masks = [[known.masks[tile] for tile in known.hidden[stand]] for stand in self.stands]
        numbers = range(len(known.kinds))
        self.rooms = [[_rooms(row, number) for row in masks] for number in numbers]
        self.least = [[sum(not mask >> number + 1 for mask in row) for row in masks] for number in numbers]
        self.seen = [[kind.seen[stand] for stand in self.stands] for kind in known.kinds]
        self.dealt: list[tuple[int, ...]] = []
        """How many of each kind so far each stand and pile got."""
        self.deals: list[Listed] = []
        self.tried = 0

    def found(self) -> Listing:
        """Return all deals found, with their weights."""
        self._deal((0,) * len(self.full))
        return Listing(self.tiles, tuple(self.deals))

    def _deal(self, filled: tuple[int, ...]) -> None:
        """Deal the next kind in every way, and then the following kinds."""
        number = len(self.dealt)
        if number == len(self.frame.kinds):
            if filled == self.full:
                self._list()
            return
        for way in self._ways(number, filled):
            self.dealt.append(way)
            self._deal(tuple(map(add, filled, way)))
            self.dealt.pop()

    def _ways(self, number: int, filled: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """Return how many of a kind each stand and pile can get without leaving a tile that only a dealt kind could fill."""
        kind, stands = self.frame.kinds[number], len(self.stands)
        most = [rooms[already] for rooms, already in zip(self.rooms[number], filled[:stands], strict=True)]
        least = [max(wanted - already, 0) for wanted, already in zip(self.least[number], filled[:stands], strict=True)]
        left = [
            full - already if value == kind.value else 0
            for value, full, already in zip(self.piles, self.full[stands:], filled[stands:], strict=True)
        ]
        return _shares(kind.copies, (*least, *(0 for _ in left)), (*most, *left))

    def _list(self) -> None:
        """Store the deal that was found, if it keeps the constraints on several tiles."""
        self.tried += 1
        if self.tried > self.most:
            raise TooMany
        kinds = [number for place in range(len(self.stands)) for number, way in enumerate(self.dealt) for _ in range(way[place])]
        if self._fits(dict(zip(self.tiles, kinds, strict=True))):
            self.deals.append(Listed(tuple([self.frame.kinds[number].value for number in kinds]), self._weight()))

    def _fits(self, kind_of: dict[Tile, int]) -> bool:
        known, kinds = self.frame, self.frame.kinds
        if not all(_keeps(tally, [kinds[kind_of[tile]].value for tile in tally.tiles]) for tally in known.tallies):
            return False
        if not all(
            kind_of[known.hidden[left][place]] <= kind_of[known.hidden[right][after]] for (left, place), (right, after) in known.orders
        ):
            return False
        return all(run.wanted[kind_of[run.tile]] == sum(kind_of[tile] == kind_of[run.tile] for tile in run.tiles) for run in known.runs)

    def _weight(self) -> float:
        """Return the number of deals of distinct wires behind this one, seen wires included."""
        return prod(
            [FACTORS[got + had] for way, row in zip(self.dealt, self.seen, strict=True) for got, had in zip(way, row, strict=False)]
        )


def _keeps(tally: Tally, values: Sequence[Value]) -> bool:
    return not tally.enough.isdisjoint(values) or tally.fits[sum(value in tally.values for value in values)]


FACTORS = tuple(1 / factorial(count) for count in range(NUMBERS.copies + 1))


def _rooms(masks: Sequence[int], number: int) -> list[int]:
    """Return for each place of a stand and after the last how many successive tiles can be of a kind."""
    rooms = [0]
    for mask in reversed(masks):
        rooms.append(rooms[-1] + 1 if mask >> number & 1 else 0)
    return rooms[::-1]


@lru_cache(maxsize=16384)
def _shares(copies: int, least: tuple[int, ...], most: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return every way to share copies among takers within their least and most."""
    if not most:
        return () if copies else ((),)
    firsts = range(least[0], min(copies, most[0]) + 1)
    return tuple((first, *rest) for first in firsts for rest in _shares(copies - first, least[1:], most[1:]))
