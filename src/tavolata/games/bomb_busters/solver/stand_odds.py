"""One stand looked at by itself: what its wires can be, if the order of the other stands is left out of account."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import comb
from typing import TypeAlias

from tavolata.games.bomb_busters.content import NUMBERS, RANK_OF, VALUE_OF, Value, Wire, copies_in_play
from tavolata.games.bomb_busters.facts import Facts, Lacks, NotValue, Shown, Tile
from tavolata.games.bomb_busters.view import BombBustersView, SlotView

Distribution: TypeAlias = dict[Value, float]
Table: TypeAlias = list[list[float]]

WIRES: tuple[Wire, ...] = tuple(RANK_OF)
COMB = tuple(tuple(comb(copies, taken) for taken in range(copies + 1)) for copies in range(NUMBERS.copies + 1))


def unseen_wires(view: BombBustersView, seen: Mapping[Tile, Wire]) -> Counter[Wire]:
    """BB-S2: the wires that can be in play and are not among the seen ones."""
    wires = Counter(copies_in_play(map(str, view.blue), view.yellow.values, view.red.values))
    wires.subtract(seen.values())
    return wires


def told_elsewhere(view: BombBustersView, stand: int, seen: Mapping[Tile, Wire]) -> Counter[Wire]:
    """The blue wires with tokens on other stands, which this stand cannot have."""
    slots = [slot for number, slots in enumerate(view.stands) if number != stand for slot in slots]
    return Counter(slot.token for slot in slots if slot.token and slot.token in RANK_OF and slot.tile not in seen)


def stand_odds(stand: Sequence[SlotView], seen: Mapping[Tile, Wire], wires: Counter[Wire], facts: Facts) -> dict[Tile, Distribution]:
    """How likely each unseen wire of a stand is to be of each value, for somebody who has seen these and knows what else there is."""
    kinds = tuple(wire for wire in WIRES if wires[wire] > 0)
    masks = _masks(stand, seen, kinds, facts)
    rows = _marginals(tuple(masks.values()), tuple(wires[wire] for wire in kinds))
    found: dict[Tile, Distribution] = {}
    for tile, row in zip(masks, rows, strict=True):
        chances: Distribution = {}
        for wire, chance in zip(kinds, row, strict=True):
            if chance:
                chances[VALUE_OF[wire]] = chances.get(VALUE_OF[wire], 0.0) + chance
        found[tile] = chances
    return found


def _masks(stand: Sequence[SlotView], seen: Mapping[Tile, Wire], kinds: Sequence[Wire], facts: Facts) -> dict[Tile, int]:
    """What each unseen wire can be by itself: a bit for each kind."""
    bits = {wire: 1 << bit for bit, wire in enumerate(kinds)}
    everything = (1 << len(kinds)) - 1
    masks: dict[Tile, int] = {}
    low, high = everything, everything
    for slot in stand:
        if slot.tile in seen:
            low = sum(bit for wire, bit in bits.items() if RANK_OF[wire] >= RANK_OF[seen[slot.tile]])
        else:
            masks[slot.tile] = low if slot.token is None else low & _of_value(bits, slot.token)
    for slot in reversed(stand):
        if slot.tile in seen:
            high = sum(bit for wire, bit in bits.items() if RANK_OF[wire] <= RANK_OF[seen[slot.tile]])
        else:
            masks[slot.tile] &= high
    for fact in facts:
        _narrow(masks, bits, fact)
    return masks


def _narrow(masks: dict[Tile, int], bits: Mapping[Wire, int], fact: object) -> None:
    match fact:
        case Shown(tile, value) if tile in masks:
            masks[tile] &= _of_value(bits, value)
        case NotValue(tile, value) if tile in masks:
            masks[tile] &= ~_of_value(bits, value)
        case Lacks(tiles, value):
            for tile in masks.keys() & set(tiles):
                masks[tile] &= ~_of_value(bits, value)


def _of_value(bits: Mapping[Wire, int], value: Value) -> int:
    return sum(bit for wire, bit in bits.items() if VALUE_OF[wire] == value)


@lru_cache(maxsize=4096)
def _marginals(masks: tuple[int, ...], copies: tuple[int, ...]) -> Table:
    """How likely each tile is to be of each kind; all zero if the masks cannot all be true."""
    size, steps = len(masks), len(copies)
    ahead = [[0.0] * (size + 1) for _ in range(steps + 1)]
    ahead[steps][size] = 1.0
    for step in reversed(range(steps)):
        for filled in range(size + 1):
            ahead[step][filled] = sum(ways * ahead[step + 1][filled + taken] for taken, ways in _takes(masks, filled, step, copies[step]))
    rows = [[0.0] * steps for _ in masks]
    likely = [0.0] * (size + 1)
    likely[0] = 1 / ahead[0][0] if ahead[0][0] else 0.0
    for step in range(steps):
        after = [0.0] * (size + 1)
        for filled, before in enumerate(likely):
            if before:
                for taken, ways in _takes(masks, filled, step, copies[step]):
                    after[filled + taken] += before * ways
                    for tile in range(filled, filled + taken):
                        rows[tile][step] += before * ways * ahead[step + 1][filled + taken]
        likely = after
    return rows


def _takes(masks: tuple[int, ...], filled: int, step: int, copies: int) -> list[tuple[int, int]]:
    """How many copies of a kind can come next, each with the number of ways to choose them."""
    most = 0
    while most < copies and filled + most < len(masks) and masks[filled + most] >> step & 1:
        most += 1
    return list(enumerate(COMB[copies][: most + 1]))
