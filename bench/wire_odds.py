"""How long the exact odds of all hidden wires take for positions that were not seen before: `python -m bench.wire_odds`."""

from collections.abc import Callable, Sequence
from statistics import mean, median
from time import process_time
from typing import TypeAlias, TypeVar

import msgspec
from numpy.random import Generator, default_rng

from tavolata.games.bomb_busters.content import BLUE_VALUES, NUMBERS, RANK_OF, RED, VALUE_OF, YELLOW, Wire
from tavolata.games.bomb_busters.facts import Fact, Holds, Lacks, NotValue, Ordered, Shown, Tile, Unequal
from tavolata.games.bomb_busters.solver.knowledge import Knowledge
from tavolata.games.bomb_busters.solver.odds import Deals
from tavolata.games.bomb_busters.state import Marker

POSITIONS = 100
REPEATS = 3
T = TypeVar("T")
Deal: TypeAlias = tuple[Knowledge, dict[Tile, Wire]]
"""What is known, and what is true."""

Maker: TypeAlias = Callable[[Generator], Deal]

YELLOWS, REDS = Marker((2, 5, 9), 2), Marker((4, 7), 1)


def opening(stands: int, mine: int) -> Maker:
    """A deal of mission 8 to so many stands, the first ones mine, with the first token before one wire of each other."""

    def position(chance: Generator) -> Deal:
        wires = [*BLUE_VALUES * NUMBERS.copies]
        wires += [f"Y{number}" for number in chance.permutation(YELLOWS.values)[: YELLOWS.in_play]]
        wires += [f"R{number}" for number in chance.permutation(REDS.values)[: REDS.in_play]]
        wires = chance.permutation(wires).tolist()
        hands = [sorted(wires[stand::stands], key=RANK_OF.__getitem__) for stand in range(stands)]
        truth = dict(enumerate(wire for hand in hands for wire in hand))
        firsts = [sum(map(len, hands[:stand])) for stand in range(stands + 1)]
        tiles = tuple(tuple(range(firsts[stand], firsts[stand + 1])) for stand in range(stands))
        marked = [_one(chance, [tile for tile in stand if truth[tile] in BLUE_VALUES]) for stand in tiles[mine:]]
        known = {tile: truth[tile] for stand in tiles[:mine] for tile in stand}
        tokens = tuple(Shown(tile, truth[tile]) for tile in marked)
        return Knowledge(tiles, known, yellow=YELLOWS, red=REDS, facts=tokens), truth

    return position


def middle(hidden: int) -> Maker:
    """A five-player game in which pairs were cut until so many wires are hidden."""

    def position(chance: Generator) -> Deal:
        start, truth = opening(5, 1)(chance)
        known = dict(start.known)
        while len(truth) - len(known) > hidden:
            closed = [tile for tile in truth if tile not in known and VALUE_OF[truth[tile]] != RED]
            first = _one(chance, closed)
            known[first] = truth[first]
            others = [tile for tile in closed if truth[tile] == truth[first] and tile != first]
            if others and len(truth) - len(known) > hidden:
                second = _one(chance, others)
                known[second] = truth[second]
        return msgspec.structs.replace(start, known=known), truth

    return position


def with_facts(make: Maker) -> Maker:
    """The same after two failed announcements, a yellow one among them if that can be, a label, a radar, a detector and a swap."""

    def position(chance: Generator) -> Deal:
        start, truth = make(chance)
        hands = [tuple(tile for tile in stand if tile not in start.known) for stand in start.stands]
        hands = sorted((hand for hand in hands if len(hand) > 1), key=lambda hand: YELLOW not in [VALUE_OF[truth[tile]] for tile in hand])
        values = [[VALUE_OF[truth[tile]] for tile in hand] for hand in hands]
        facts: list[Fact] = [Holds(hands[0], max(values[0])), Holds(hands[1], _one(chance, values[1]))]
        facts += [Unequal(left, right) for left, right in zip(hands[1], hands[1][1:], strict=False) if truth[left] != truth[right]][:1]
        facts += [Lacks(hand, "7") for hand, held in zip(hands, values, strict=True) if "7" not in held]
        facts += [NotValue(tile, "6") for tile in hands[-1][:2] if truth[tile] != "6"]
        facts += [Ordered(tuple(sorted((hands[0][-1], hands[1][0]), key=lambda tile: RANK_OF[truth[tile]])))]
        return msgspec.structs.replace(start, facts=(*start.facts, *facts)), truth

    return position


def _one(chance: Generator, things: Sequence[T]) -> T:
    return things[int(chance.integers(len(things)))]


def odds(knowledge: Knowledge) -> object:
    """The odds of every wire."""
    return Deals(knowledge).distribution(0)


def count(knowledge: Knowledge) -> object:
    """The exact number of deals."""
    return Deals(knowledge).count


def milliseconds(knowledge: Knowledge, task: Callable[[Knowledge], object]) -> float:
    """The processor time of a task: the least of a few, since other processes only ever add."""
    times = []
    for _ in range(REPEATS):
        begin = process_time()
        task(knowledge)
        times.append((process_time() - begin) * 1000)
    return min(times)


def main() -> None:
    """Print the median and the worst time of each kind of position."""
    kinds = {
        "opening, 5 players": (opening(5, 1), odds),
        "opening, 5 players, count": (opening(5, 1), count),
        "opening, 4 players": (opening(4, 1), odds),
        "opening, 2 players": (opening(4, 2), odds),
        "middle game": (middle(20), odds),
        "middle game, ten facts": (with_facts(middle(20)), odds),
        "late middle game": (middle(12), odds),
    }
    print(f"{POSITIONS} positions each; milliseconds")
    for name, (make, task) in kinds.items():
        positions = [make(default_rng(seed))[0] for seed in range(POSITIONS)]
        hidden = mean(len(tiles) for tiles in [set(sum(known.stands, ())) - set(known.known) for known in positions])
        times = [milliseconds(knowledge, task) for knowledge in positions]
        print(f"{name:26} {hidden:4.1f} hidden   median {median(times):6.2f}   worst {max(times):6.2f}")


if __name__ == "__main__":
    main()
