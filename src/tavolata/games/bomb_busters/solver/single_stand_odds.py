"""Odds of the wires of one stand, without the order of other stands."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple, TypeAlias

from tavolata.games.bomb_busters.content import AS_RED, BLUE, COUNT, NUMBERS, PARITY, RANK_OF, VALUE_OF, Token, Value, Wire, copies_in_play
from tavolata.games.bomb_busters.facts import CountedFact, Facts, LacksFact, NotValueFact, ParityFact, ShownFact, Tile, Tiles
from tavolata.games.bomb_busters.view import BombBustersView, SlotView, as_red

Distribution: TypeAlias = dict[Value, float]
Table: TypeAlias = list[list[float]]


class Run(NamedTuple):
    """BB-m24: a count of members by kind, for the hidden wire at `place`, or for the whole stand without a place.

    Places are indices of hidden wires, members are bits, and -1 marks kinds without a count.
    """

    place: int | None
    members: int
    wanted: tuple[int, ...]

    def allows(self, filled: int, taken: int, step: int) -> bool:
        """Return True if the next `taken` places can be of the kind of a step."""
        if self.wanted[step] < 0 and self.place is None:
            return True
        if self.place is not None and not filled <= self.place < filled + taken:
            return True
        return (self.members >> filled & (1 << taken) - 1).bit_count() == self.wanted[step]


WIRES: tuple[Wire, ...] = tuple(sorted(RANK_OF, key=RANK_OF.__getitem__))
COMB = tuple(tuple(comb(copies, taken) for taken in range(copies + 1)) for copies in range(NUMBERS.copies + 1))


def unseen_wires(view: BombBustersView, seen: Mapping[Tile, Wire]) -> Counter[Wire]:
    """BB-S2: return the wires that can be in play and are not among the seen ones."""
    wires = Counter(copies_in_play(map(str, view.blue), view.yellow.values, view.red.values, as_red(view)))
    wires.subtract(seen.values())
    return wires


def told_elsewhere(view: BombBustersView, stand: int, seen: Mapping[Tile, Wire]) -> Counter[Wire]:
    """Return the blue wires with tokens on other stands, which this stand cannot have."""
    slots = [slot for number, slots in enumerate(view.stands) if number != stand for slot in slots]
    red = as_red(view)
    tokens = [slot.token for slot in slots if slot.token and slot.token in RANK_OF and slot.tile not in seen]
    return Counter(AS_RED[token] if token == red else token for token in tokens)


def stand_odds(stand: Sequence[SlotView], seen: Mapping[Tile, Wire], wires: Counter[Wire], facts: Facts) -> dict[Tile, Distribution]:
    """Return the value probabilities of each unseen wire of a stand, from the seen wires and the wires left."""
    kinds = tuple(wire for wire in WIRES if wires[wire] > 0)
    loose = [slot for slot in stand if slot.x and slot.tile not in seen]
    return _ordered_odds([slot for slot in stand if not slot.x], seen, wires, kinds, facts) | {
        slot.tile: _loose_odds(slot, wires, kinds, facts) for slot in loose
    }


def _loose_odds(slot: SlotView, wires: Counter[Wire], kinds: tuple[Wire, ...], facts: Facts) -> Distribution:
    """BB-m20: return the probabilities of an unsorted wire."""
    mask = _masks([slot], {}, kinds, facts)[slot.tile]
    fitting = {wire: wires[wire] for bit, wire in enumerate(kinds) if mask >> bit & 1}
    chances: Distribution = {}
    for wire, count in fitting.items():
        chances[VALUE_OF[wire]] = chances.get(VALUE_OF[wire], 0.0) + count / sum(fitting.values())
    return chances


def _ordered_odds(
    stand: Sequence[SlotView], seen: Mapping[Tile, Wire], wires: Counter[Wire], kinds: tuple[Wire, ...], facts: Facts
) -> dict[Tile, Distribution]:
    """Return the probabilities of the wires that stand in order."""
    masks = _masks(stand, seen, kinds, facts)
    runs = tuple(_run(fact, tuple(masks), seen, kinds) for fact in facts if isinstance(fact, CountedFact))
    rows = _marginals(tuple(masks.values()), tuple(wires[wire] for wire in kinds), runs)
    found: dict[Tile, Distribution] = {}
    for tile, row in zip(masks, rows, strict=True):
        chances: Distribution = {}
        for wire, chance in zip(kinds, row, strict=True):
            if chance:
                chances[VALUE_OF[wire]] = chances.get(VALUE_OF[wire], 0.0) + chance
        found[tile] = chances
    return found


def _masks(stand: Sequence[SlotView], seen: Mapping[Tile, Wire], kinds: Sequence[Wire], facts: Facts) -> dict[Tile, int]:
    """Return for each unseen wire its possible kinds as a bit mask."""
    bits = {wire: 1 << bit for bit, wire in enumerate(kinds)}
    everything = (1 << len(kinds)) - 1
    masks: dict[Tile, int] = {}
    low, high = everything, everything
    for slot in stand:
        if slot.tile in seen:
            low = sum(bit for wire, bit in bits.items() if RANK_OF[wire] >= RANK_OF[seen[slot.tile]])
        else:
            masks[slot.tile] = low if slot.token is None else low & _of_token(bits, slot.token)
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
        case ShownFact(tile, value) if tile in masks:
            masks[tile] &= _of_value(bits, value)
        case ParityFact(tile, parity) if tile in masks:
            masks[tile] &= _of_token(bits, parity)
        case NotValueFact(tile, value) if tile in masks:
            masks[tile] &= ~_of_value(bits, value)
        case LacksFact(tiles, value):
            for tile in masks.keys() & set(tiles):
                masks[tile] &= ~_of_value(bits, value)


def _run(fact: CountedFact, hidden: Tiles, seen: Mapping[Tile, Wire], kinds: Sequence[Wire]) -> Run:
    """BB-m24: return the count fact restricted to the hidden wires of one stand; a seen wire speaks for its own kind only."""
    found = Counter(seen[tile] for tile in fact.tiles if tile in seen)
    of = seen.get(fact.tile)
    wanted = tuple(fact.count - found[wire] if of in (None, wire) else -1 for wire in kinds)
    members = sum(1 << place for place, tile in enumerate(hidden) if tile in fact.tiles)
    if fact.tile in hidden:
        return Run(hidden.index(fact.tile), members, wanted)
    return Run(None, members, wanted if of and members else (-1,) * len(kinds))


def _of_token(bits: Mapping[Wire, int], token: Token) -> int:
    """BB-D4, BB-m21, BB-m24: return the wires that a token allows."""
    if token in COUNT:
        return sum(bit for wire, bit in bits.items() if wire in BLUE)
    return bits.get(AS_RED.get(token, ""), 0) or sum(_of_value(bits, value) for value in PARITY.get(token, (token,)))


def _of_value(bits: Mapping[Wire, int], value: Value) -> int:
    return sum(bit for wire, bit in bits.items() if VALUE_OF[wire] == value)


@lru_cache(maxsize=4096)
def _marginals(masks: tuple[int, ...], copies: tuple[int, ...], runs: tuple[Run, ...] = ()) -> Table:
    """Return the probability of each kind on each tile; all zero if the masks and counts cannot all be true."""
    size, steps = len(masks), len(copies)
    ahead = [[0.0] * (size + 1) for _ in range(steps + 1)]
    ahead[steps][size] = 1.0
    for step in reversed(range(steps)):
        for filled in range(size + 1):
            ahead[step][filled] = sum(
                ways * ahead[step + 1][filled + taken] for taken, ways in _takes(masks, filled, step, copies[step], runs)
            )
    rows = [[0.0] * steps for _ in masks]
    likely = [0.0] * (size + 1)
    likely[0] = 1 / ahead[0][0] if ahead[0][0] else 0.0
    for step in range(steps):
        after = [0.0] * (size + 1)
        for filled, before in enumerate(likely):
            if before:
                for taken, ways in _takes(masks, filled, step, copies[step], runs):
                    after[filled + taken] += before * ways
                    for tile in range(filled, filled + taken):
                        rows[tile][step] += before * ways * ahead[step + 1][filled + taken]
        likely = after
    return rows


def _takes(masks: tuple[int, ...], filled: int, step: int, copies: int, runs: tuple[Run, ...]) -> list[tuple[int, int]]:
    """Return how many copies of a kind can come next, each with the number of ways to choose them."""
    most = 0
    while most < copies and filled + most < len(masks) and masks[filled + most] >> step & 1:
        most += 1
    takes = list(enumerate(COMB[copies][: most + 1]))
    return [take for take in takes if all(run.allows(filled, take[0], step) for run in runs)] if runs else takes
