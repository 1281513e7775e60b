"""The solver against brute force, against games that are played, and against its own promises."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, combinations
from math import comb, factorial, prod
from random import Random
from typing import Any, TypeAlias, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.game import CHANCE, Actor
from tavolata.core.options import complete
from tavolata.core.testing.conformance import choose_by_kind
from tavolata.games.bomb_busters.actions import Announce, BombBustersAction, Point
from tavolata.games.bomb_busters.content import Value, Wire
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
    UnequalFact,
)
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.rules.turn import replace
from tavolata.games.bomb_busters.solver.knowledge import Knowledge, NoDeal, Tally, knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tavolata.games.bomb_busters.state import Marker, State
from tests.games.bomb_busters.table import GAME, begun_at, play, table

Layout: TypeAlias = dict[Tile, Wire]
"""Which wire each tile is."""

VALUES = (*map(str, range(1, 13)), "Y", "R")


def height(wire: Wire) -> float:
    """Return what is printed on a wire: 4, 4.1 or 4.5."""
    return float(wire) if wire.isdigit() else int(wire[1:]) + {"Y": 0.1, "R": 0.5, "r": 0.0}[wire[0]]


def value(wire: Wire) -> Value:
    return wire if wire.isdigit() else wire[0].upper()


# All deals once more, in the plainest way: every wire is dealt to every stand that has room, the lowest first and each of equal
# wires by itself, so that the stands are sorted; what does not fit what is known is thrown away.


def layouts(knowledge: Knowledge) -> Counter[tuple[Wire, ...]]:
    """Return what the tiles can be, in the order of the stands, with the number of deals that make them so."""
    found: Counter[tuple[Wire, ...]] = Counter()
    stands = (*knowledge.stands, *((tile,) for tile in knowledge.loose))
    tiles = [tile for stand in stands for tile in stand]
    for wires in in_play(knowledge):
        for hands, count in dealt(sorted(wires, key=height), replace(knowledge, stands=stands)).items():
            layout = dict(zip(tiles, chain(*hands), strict=True))
            if knowledge.loose_are_blue and not all(layout[tile].isdigit() for tile in knowledge.loose):
                continue
            if all(is_true(fact, layout) for fact in knowledge.facts) and all(counts(tally, layout) for tally in knowledge.tallies):
                found[tuple(chain(*hands))] += count
    return found


def in_play(knowledge: Knowledge) -> Iterator[list[Wire]]:
    """Return every choice of wires that can be in play."""
    for yellow in combinations(knowledge.yellow.values, knowledge.yellow.in_play):
        for red in combinations(knowledge.red.values, knowledge.red.in_play):
            blue = [*map(str, knowledge.blue), *([f"r{knowledge.as_red}"] if knowledge.as_red else [])]
            yield [wire for wire in blue for _ in range(4)] + [f"Y{n}" for n in yellow] + [f"R{n}" for n in red]


def dealt(wires: Sequence[Wire], knowledge: Knowledge) -> Counter[tuple[tuple[Wire, ...], ...]]:
    """Return every deal of these wires that agrees with the seen ones; equal deals are counted together."""
    none: tuple[tuple[Wire, ...], ...] = ((),) * len(knowledge.stands)
    deals = Counter({none: 1})
    for wire in wires:
        more: Counter[tuple[tuple[Wire, ...], ...]] = Counter()
        for hands, count in deals.items():
            for stand, (hand, tiles) in enumerate(zip(hands, knowledge.stands, strict=True)):
                if len(hand) < len(tiles) and knowledge.known.get(tiles[len(hand)], wire) == wire:
                    more[(*hands[:stand], (*hand, wire), *hands[stand + 1 :])] += count
        deals = more
    return deals if len(wires) == sum(map(len, knowledge.stands)) else Counter()


def is_true(fact: Fact, layout: Mapping[Tile, Wire]) -> bool:
    match fact:
        case ShownFact() | IsRedFact():
            return value(layout[fact.tile]) == ("R" if isinstance(fact, IsRedFact) else fact.value)
        case NotValueFact(tile, said):
            return value(layout[tile]) != said
        case HoldsFact(tiles, said):
            return said in [value(layout[tile]) for tile in tiles]
        case LacksFact(tiles, said):
            return said not in [value(layout[tile]) for tile in tiles]
        case FoundFact(tiles, values):
            return any(value(layout[tile]) in values for tile in tiles)
        case NotAllRedFact(tiles):
            return {value(layout[tile]) for tile in tiles} != {"R"}
        case EqualFact(left, right) | UnequalFact(left, right):
            return (value(layout[left]) == value(layout[right])) == isinstance(fact, EqualFact)
        case OrderedFact(tiles):
            heights = [height(layout[tile]) for tile in tiles]
            return heights == sorted(heights)
        case ParityFact() | CountedFact() | AmongFact():
            return tells_truly(fact, layout)


def tells_truly(fact: ParityFact | CountedFact | AmongFact, layout: Mapping[Tile, Wire]) -> bool:
    """BB-m30: return True if how many of a hand have a value; BB-m21, BB-m24: a token that does not show it, on a blue wire."""
    if isinstance(fact, AmongFact):
        return [value(layout[tile]) for tile in fact.tiles].count(fact.value) == fact.count
    said = value(layout[fact.tile])
    if isinstance(fact, ParityFact):
        return said.isdigit() and int(said) % 2 == (fact.parity == "odd")
    return said.isdigit() and [value(layout[other]) for other in fact.tiles].count(said) == fact.count


def counts(tally: Tally, layout: Mapping[Tile, Wire]) -> bool:
    values = [value(layout[tile]) for tile in tally.tiles]
    return tally.fits[sum(said in tally.values for said in values)] or not tally.enough.isdisjoint(values)


class Brute:
    """Brute-force list of the deals that fit."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.tiles = [*(tile for stand in knowledge.stands for tile in stand), *knowledge.loose]
        self.deals = [(dict(zip(self.tiles, layout, strict=True)), count) for layout, count in layouts(knowledge).items()]
        self.count = sum(count for _, count in self.deals)

    def chance(self, test: Callable[[Layout], bool]) -> float:
        return float(Fraction(sum(count for layout, count in self.deals if test(layout)), self.count))

    def distribution(self, tile: Tile) -> dict[Value, float]:
        counts = Counter[Value]()
        for layout, count in self.deals:
            counts[value(layout[tile])] += count
        return {said: counts[said] / self.count for said in VALUES if counts[said]}


def assert_exact(knowledge: Knowledge) -> Deals | None:
    """Return the solver finds as many deals as brute force, and the same chances for every tile."""
    brute = Brute(knowledge)
    if not brute.count:
        with pytest.raises(NoDeal):
            Deals(knowledge)
        return None
    deals = Deals(knowledge)
    assert deals.count == brute.count
    for tile in brute.tiles:
        expected = brute.distribution(tile)
        assert list(deals.distribution(tile)) == list(expected)
        assert deals.distribution(tile) == pytest.approx(expected, abs=1e-9)
    return deals


# Positions that can come about: a deal, some of it seen, and facts that are true of it.

FACTS: dict[str, Callable[[st.DrawFn, Layout, list[Tile]], Fact]] = {}
"""For each kind of fact how to find one that is true of these tiles."""


def true_fact(kind: str) -> Callable[[Callable[[st.DrawFn, Layout, list[Tile]], Fact]], None]:
    def keep(find: Callable[[st.DrawFn, Layout, list[Tile]], Fact]) -> None:
        FACTS[kind] = find

    return keep


def some(draw: st.DrawFn, tiles: Sequence[Tile], least: int = 1) -> tuple[Tile, ...]:
    return tuple(draw(st.lists(st.sampled_from(tiles), min_size=min(least, len(tiles)), max_size=6, unique=True)))


@true_fact("shown")
def _(draw: st.DrawFn, layout: Layout, tiles: list[Tile]) -> Fact:
    tile = draw(st.sampled_from(tiles))
    return ShownFact(tile, value(layout[tile]))


@true_fact("not value")
def _(draw: st.DrawFn, layout: Layout, tiles: list[Tile]) -> Fact:
    tile = draw(st.sampled_from(tiles))
    return NotValueFact(tile, draw(st.sampled_from([said for said in ("1", "2", "3", "Y", "R") if said != value(layout[tile])])))


@true_fact("red")
def _(draw: st.DrawFn, layout: Layout, tiles: list[Tile]) -> Fact:
    reds = [tile for tile in tiles if value(layout[tile]) == "R"]
    return IsRedFact(draw(st.sampled_from(reds))) if reds else LacksFact(tuple(tiles), "R")


@true_fact("holds")
def _(draw: st.DrawFn, layout: Layout, tiles: list[Tile]) -> Fact:
    chosen = some(draw, tiles)
    return HoldsFact(chosen, value(layout[draw(st.sampled_from(chosen))]))


@true_fact("holds yellow")
def _(draw: st.DrawFn, layout: Layout, tiles: list[Tile]) -> Fact:
    chosen = some(draw, tiles, 3)
    return (HoldsFact if "Y" in [value(layout[tile]) for tile in chosen] else LacksFact)(chosen, "Y")


@true_fact("lacks")
def _(draw: st.DrawFn, layout: Layout, tiles: list[Tile]) -> Fact:
    said = draw(st.sampled_from(["1", "2", "3", "Y", "R"]))
    return LacksFact(tuple(tile for tile in some(draw, tiles) if value(layout[tile]) != said), said)


@true_fact("found")
def _(draw: st.DrawFn, layout: Layout, tiles: list[Tile]) -> Fact:
    chosen = some(draw, tiles)
    values = {value(layout[draw(st.sampled_from(chosen))]), draw(st.sampled_from(["1", "2", "3", "Y", "R"]))}
    return FoundFact(chosen, tuple(sorted(values)))


@true_fact("not all red")
def _(draw: st.DrawFn, layout: Layout, tiles: list[Tile]) -> Fact:
    chosen = some(draw, tiles)
    return NotAllRedFact(chosen) if any(value(layout[tile]) != "R" for tile in chosen) else NotValueFact(chosen[0], "Y")


@true_fact("label")
def _(draw: st.DrawFn, layout: Layout, tiles: list[Tile]) -> Fact:
    left, right = draw(st.permutations(tiles))[:2]
    return (EqualFact if value(layout[left]) == value(layout[right]) else UnequalFact)(left, right)


@true_fact("ordered")
def _(draw: st.DrawFn, layout: Layout, tiles: list[Tile]) -> Fact:
    return OrderedFact(tuple(sorted(some(draw, tiles, 3), key=lambda tile: height(layout[tile]))))


@true_fact("parity")
def _(draw: st.DrawFn, layout: Layout, tiles: list[Tile]) -> Fact:
    blue = [tile for tile in tiles if value(layout[tile]).isdigit()]
    tile = draw(st.sampled_from(blue))
    return ParityFact(tile, "odd" if int(value(layout[tile])) % 2 else "even")


@true_fact("among")
def _(draw: st.DrawFn, layout: Layout, tiles: list[Tile]) -> Fact:
    hand, said = tuple(some(draw, tiles, 4)), draw(st.sampled_from(["Y", value(layout[tiles[0]])]))
    return AmongFact(hand, said, [value(layout[tile]) for tile in hand].count(said))


@true_fact("counted")
def _(draw: st.DrawFn, layout: Layout, tiles: list[Tile]) -> Fact:
    tile = draw(st.sampled_from([tile for tile in tiles if value(layout[tile]).isdigit()]))
    stand = tuple(sorted({tile, *some(draw, tiles, 3)}))
    return CountedFact(tile, stand, [value(layout[other]) for other in stand].count(value(layout[tile])))


COLOURS = [
    (Marker((1, 2), 2), Marker((1,), 1)),
    (Marker((1, 2, 3), 2), Marker()),
    (Marker((1, 3), 1), Marker((1, 2), 1)),
    (Marker((1, 2, 3), 1), Marker((1, 2), 2)),
    (Marker(), Marker((1, 2, 3), 2)),
    (Marker((2,), 1), Marker((1, 3), 2)),
    (Marker((1, 2, 3), 3), Marker((2, 3), 0)),
    (Marker(), Marker()),
]
"""BB-S2: yellow and red wires, with all or some of the markers in play."""


@st.composite
def positions(draw: st.DrawFn, kinds: Sequence[str] = (), most_facts: int = 4, lies: bool = False) -> Knowledge:
    """Return what a seat knows of a small deal, with facts of these kinds."""
    yellow, red = draw(st.sampled_from(COLOURS))
    blue = draw(st.sampled_from([2, 1])) if yellow.in_play + red.in_play else 3
    wires = [str(number) for number in range(1, blue + 1) for _ in range(4)]
    wires += [f"Y{number}" for number in draw(st.permutations(yellow.values))[: yellow.in_play]]
    wires += [f"R{number}" for number in draw(st.permutations(red.values))[: red.in_play]]
    wires = draw(st.permutations(wires))
    count = draw(st.sampled_from([3, 2, 4, 1]))
    hands = [sorted(wires[first::count], key=height) for first in range(count)]
    layout = dict(enumerate(wire for hand in hands for wire in hand))
    firsts = [sum(map(len, hands[:stand])) for stand in range(count + 1)]
    stands = tuple(tuple(range(firsts[stand], firsts[stand + 1])) for stand in range(count))
    known = draw(st.sets(st.sampled_from(sorted(layout)), max_size=5))
    known |= set(stands[0]) if draw(st.booleans()) else set()
    told = draw(st.permutations(sorted(layout))) if lies else None
    said = {tile: layout[other] for tile, other in zip(layout, told, strict=True)} if told else layout
    asked = draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=most_facts)) if kinds else []
    facts = tuple(FACTS[kind](draw, said, sorted(layout)) for kind in asked)
    seen = {tile: layout[tile] for tile in sorted(known)}
    return Knowledge(stands, seen, tuple(range(1, blue + 1)), yellow, red, facts)


SOLVED = settings(max_examples=60)


@SOLVED
@given(positions())
def test_what_is_seen_alone_is_counted_exactly(knowledge: Knowledge) -> None:
    assert_exact(knowledge)


@pytest.mark.parametrize("kind", sorted(FACTS))
@settings(SOLVED, max_examples=40)
@given(data=st.data())
def test_each_kind_of_fact_is_counted_exactly(kind: str, data: st.DataObject) -> None:
    assert assert_exact(data.draw(positions([kind], most_facts=2)))


@settings(SOLVED, max_examples=100)
@given(positions(["holds yellow", "not all red", "not value", "label", "ordered"], most_facts=5))
def test_facts_of_colours_together_are_counted_exactly(knowledge: Knowledge) -> None:
    assert assert_exact(knowledge)


@settings(SOLVED, max_examples=200)
@given(positions(sorted(FACTS)))
def test_facts_of_all_kinds_together_are_counted_exactly(knowledge: Knowledge) -> None:
    assert assert_exact(knowledge)


@settings(SOLVED, max_examples=100)
@given(positions(sorted(FACTS), lies=True))
def test_facts_that_may_not_go_together_are_counted_exactly(knowledge: Knowledge) -> None:
    assert_exact(knowledge)


@settings(SOLVED, max_examples=100)
@given(positions(sorted(FACTS), most_facts=1), st.data())
def test_what_follows_from_a_turn_is_counted_exactly(knowledge: Knowledge, data: st.DataObject) -> None:
    """BB-N2: a tally of some values, or one of the `enough` values; about one hand or two."""
    tallies = []
    for _ in range(data.draw(st.integers(1, 2))):
        among = st.sampled_from([tile for stand in knowledge.stands for tile in stand])
        tiles = data.draw(st.frozensets(among, min_size=2, max_size=6))
        parted = data.draw(st.permutations(["1", "2", "3", "Y", "R"]))
        first, last = sorted(data.draw(st.tuples(st.integers(1, 4), st.integers(1, 5))))
        fits = data.draw(st.lists(st.booleans(), min_size=len(tiles) + 1, max_size=len(tiles) + 1))
        tallies.append(Tally(tiles, frozenset(parted[:first]), tuple(fits), frozenset(parted[first:last])))
    assert_exact(msgspec.structs.replace(knowledge, tallies=tuple(tallies)))


@settings(SOLVED, max_examples=100)
@given(positions(sorted(FACTS), most_facts=3), st.randoms(use_true_random=False), st.integers(1, 3), st.integers(1, 2))
def test_how_a_cut_ends_is_exact(knowledge: Knowledge, rng: Random, pointed: int, announced: int) -> None:
    deals, brute = Deals(knowledge), Brute(knowledge)
    tiles, values = rng.sample(brute.tiles, pointed), rng.sample(["1", "2", "3", "Y"], announced)
    success = brute.chance(lambda layout: any(value(layout[tile]) in values for tile in tiles))
    explosion = brute.chance(lambda layout: all(value(layout[tile]) == "R" for tile in tiles))
    assert deals.detector(tiles, values) == pytest.approx((success, explosion, 1 - success - explosion), abs=1e-9)
    assert deals.ray(tiles[0], values) == deals.detector(tiles[:1], values)
    assert deals.cut(tiles[0], values[0]) == deals.detector(tiles[:1], values[:1])


@settings(SOLVED, max_examples=60)
@given(positions(sorted(FACTS), most_facts=2), positions(sorted(FACTS), most_facts=2))
def test_how_likely_a_fact_is_is_exact(knowledge: Knowledge, other: Knowledge) -> None:
    deals, brute = Deals(knowledge), Brute(knowledge)
    facts = [fact for fact in other.facts if set(tiles_of(fact)) <= set(brute.tiles)]
    expected = brute.chance(lambda layout: all(is_true(fact, layout) for fact in facts))
    assert deals.chance(*facts) == pytest.approx(expected, abs=1e-9)


def tiles_of(fact: Fact) -> tuple[Tile, ...]:
    match fact:
        case HoldsFact(tiles) | LacksFact(tiles) | FoundFact(tiles) | NotAllRedFact(tiles) | OrderedFact(tiles) | AmongFact(tiles):
            return tiles
        case CountedFact(tile, tiles):
            return tile, *tiles
        case EqualFact(left, right) | UnequalFact(left, right):
            return left, right
        case _:
            return (fact.tile,)


# Whole games: too many deals to write down, but some things must hold.


def opening(sizes: Sequence[int], yellow: Marker, red: Marker, seed: int) -> tuple[Knowledge, Layout]:
    """Return a deal to stands of these sizes; the first is the observer's."""
    rng = Random(seed)
    wires = [str(number) for number in range(1, 13) for _ in range(4)]
    wires += [f"Y{number}" for number in rng.sample(yellow.values, yellow.in_play)]
    wires += [f"R{number}" for number in rng.sample(red.values, red.in_play)]
    rng.shuffle(wires)
    firsts = [sum(sizes[:stand]) for stand in range(len(sizes) + 1)]
    stands = tuple(tuple(range(firsts[stand], firsts[stand + 1])) for stand in range(len(sizes)))
    layout = dict(enumerate(wire for stand in stands for wire in sorted((wires[tile] for tile in stand), key=height)))
    return Knowledge(stands, {tile: layout[tile] for tile in stands[0]}, yellow=yellow, red=red), layout


OPENINGS = [
    ((11, 10, 10, 10, 10), Marker((2, 5, 9), 2), Marker((4, 7), 1)),
    ((11, 11, 10, 10, 10), Marker((1, 3, 6, 11), 4), Marker()),
    ((13, 12, 12, 12), Marker(), Marker((8,), 1)),
    ((14, 13, 13, 13), Marker((2, 3, 4, 5), 4), Marker((3, 6, 9), 1)),
]


@pytest.mark.parametrize(("sizes", "yellow", "red"), OPENINGS)
def test_the_deals_of_an_opening_are_counted_to_the_last(sizes: tuple[int, ...], yellow: Marker, red: Marker) -> None:
    knowledge, _ = opening(sizes, yellow, red, seed=3)
    mine = Counter(value(wire) for wire in knowledge.known.values())
    chosen = [comb(len(marker.values) - mine[said], marker.in_play - mine[said]) for said, marker in (("Y", yellow), ("R", red))]
    copies_of_mine = [comb(4, count) for said, count in mine.items() if said.isdigit()]
    dealt_to_others = factorial(sum(sizes[1:])) // prod(map(factorial, sizes[1:]))
    assert Deals(knowledge).count == prod(chosen) * prod(copies_of_mine) * dealt_to_others


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("sizes", "yellow", "red"), OPENINGS)
def test_the_wires_of_an_opening_are_conserved(sizes: tuple[int, ...], yellow: Marker, red: Marker, seed: int) -> None:
    knowledge, layout = opening(sizes, yellow, red, seed)
    marked = [Random(seed).choice([tile for tile in stand if layout[tile].isdigit()]) for stand in knowledge.stands[1:]]
    facts: list[Fact] = [ShownFact(tile, layout[tile]) for tile in marked]
    facts += [HoldsFact(stand, value(layout[stand[seed]])) for stand in knowledge.stands[1:]]
    deals = Deals(msgspec.structs.replace(knowledge, facts=tuple(facts)))
    expected = dict.fromkeys(VALUES, 0.0)
    for tile, wire in layout.items():
        assert sum(deals.distribution(tile).values()) == pytest.approx(1, abs=1e-12)
        assert value(wire) in deals.distribution(tile)
        for said, chance in deals.distribution(tile).items():
            expected[said] += chance
    in_play = dict.fromkeys(VALUES[:12], 4) | {"Y": yellow.in_play, "R": red.in_play}
    assert expected == pytest.approx(in_play, abs=1e-9)


def test_a_token_says_as_much_before_the_cut_as_after() -> None:
    """Cutting a wire of public value gives no information."""
    knowledge, layout = opening((13, 12, 12, 12), Marker(), Marker((8,), 1), seed=1)
    marked = next(tile for tile in knowledge.stands[1] if layout[tile].isdigit())
    before = Deals(msgspec.structs.replace(knowledge, facts=(ShownFact(marked, layout[marked]),)))
    after = Deals(msgspec.structs.replace(knowledge, known={**knowledge.known, marked: layout[marked]}))
    assert before.count == after.count
    for tile in layout:
        assert before.distribution(tile) == pytest.approx(after.distribution(tile), abs=1e-12)


# Games that are played: whatever a seat knows, what is true must be among what it takes for possible.

TABLES = [
    ("8", "walkie-talkies,stabilizer"),
    ("6", "walkie-talkies,label-equal"),
    ("6", "walkie-talkies,label-unequal,general-radar"),
    ("8", "label-equal,label-unequal,general-radar,stabilizer"),
    ("5", "walkie-talkies,triple-detector,label-equal,coffee-mug,ray"),
    ("7", "walkie-talkies,super-detector,label-unequal,general-radar,post-it"),
]


def games() -> Iterator[State]:
    """Return every position after the deal of some games with many facts."""
    for seed, (mission, cards) in enumerate(TABLES):
        seats, rng = cards.count(",") + 1, Random(seed)
        state = GAME.setup(seats, complete(GAME, seats, {"mission": mission, "equipment": cards}))
        while state.result is None:
            actor = rng.choice(GAME.actors(state))
            state, _ = GAME.apply(state, actor, chosen(state, actor, rng))
            if state.stands:
                yield state


def chosen(state: State, actor: Actor, rng: Random) -> BombBustersAction:
    """Return a random action, mostly one that succeeds; otherwise the bomb explodes before there is much to know."""
    if actor == CHANCE:
        return rng.choice(GAME.odds(state).actions)
    legal = GAME.legal(state, actor)
    right = [action for action in legal if succeeds(state, action)]
    return cast(BombBustersAction, choose_by_kind(right if right and rng.random() < 0.85 else legal, rng))


def succeeds(state: State, action: BombBustersAction) -> bool:
    match action:
        case Point(stand, int(slot)):
            return state.at((stand, slot)).value in {slot.value for slot in state.hand(state.turn)} - {"R"}
        case Announce(values):
            assert state.aim
            return any(state.at(place).value in values for place in state.aim.pointed)
        case _:
            return True


def test_in_games_that_are_played_the_truth_is_always_possible() -> None:
    met = set()
    for number, state in enumerate(games()):
        layout = {slot.tile: slot.wire for stand in state.stands for slot in stand}
        layout |= {slot.tile: slot.wire for slot in (state.swap.taken if state.swap else ())}
        knowledge = knowledge_of(GAME.view(state, number % state.seats))
        met |= {type(fact) for fact in knowledge.facts}
        assert knowledge.known.items() <= layout.items()
        assert all(is_true(fact, layout) for fact in knowledge.facts)
        deals = Deals(knowledge)
        assert all(value(wire) in deals.distribution(tile) for tile, wire in layout.items())
    assert met >= {NotValueFact, ShownFact, HoldsFact, LacksFact, FoundFact, NotAllRedFact, EqualFact, UnequalFact, OrderedFact}


def test_after_a_swap_both_orders_count() -> None:
    """BB-Q4-2: for each observer, before, during and after a swap, the wires are those of the deal."""
    match = table(
        "?1 1 2 2 ?3 3 4 ?4",
        "?1 2 ?3 4 ?5 5 ?6 6",
        "1 ?2 3 ?4 5 5 ?6 6",
        mission="1",
        cards=("walkie-talkies",),
        turn=1,
        acting=1,
        seen=((), (), ()),
    )
    for line in ("use walkie-talkies", "partner 2", "give 1.2", "give 2.3", "insert 1.3", "insert 2.2"):
        play(match, line)
        for seat in (None, 0, 1, 2):
            knowledge = knowledge_of(GAME.view(match.state, seat))
            assert sorted(knowledge.stands) == [tuple(range(first, first + 8)) for first in (0, 8, 16)]
            assert assert_exact(knowledge)
    onlooker = Deals(knowledge_of(GAME.view(match.state, 0)))
    assert onlooker.distribution(10) == {"3": 1.0}
    assert onlooker.distribution(17) == pytest.approx({"1": 0.2, "2": 0.8})


def small(*stands: str, blue: int, **parts: Any) -> BombBustersMatch:
    """Return a match with fewer blue wires in play."""
    match = table(*stands, **parts)
    return begun_at(match, replace(match.state, mission=replace(match.state.mission, blue=blue)))


def seen_by(match: BombBustersMatch, seat: int) -> Deals:
    """Return what a seat can conclude, which is exact."""
    deals = assert_exact(knowledge_of(GAME.view(match.state, seat)))
    assert deals
    return deals


def test_a_token_goes_on_telling_while_its_wire_is_swapped() -> None:
    """BB-Q4-2: it lies before the wire on the table too."""
    match = small("?1 ?2 i3 ?4", "?1 2 2 ?3", "?1 ?2 ?3 ?4", "?1 ?3 ?4 ?4", blue=4, cards=("walkie-talkies",))
    for line in ("use walkie-talkies", "partner 1", "give 0.2", "give 1.0", "insert 0.1", "insert 1.3"):
        play(match, line)
        assert seen_by(match, 2).distribution(2) == {"3": 1.0}


def test_what_is_announced_and_found_is_known_before_it_is_laid_open() -> None:
    """BB-D1, BB-Q3: one of the wires pointed at is a 2, and so is one of the announcer's."""
    match = small("?1 ?2 ?3 ?3", "?1 ?1 ?2 ?3", "?1 ?2 ?2 ?3", blue=3)
    play(match, "use double-detector", "point 1.1", "point 1.2", "announce 2")
    assert seen_by(match, 2).detector([5, 6], ["2"]).success == 1
    assert seen_by(match, 2).detector([0, 1, 2, 3], ["2"]).success == 1
    play(match, "cut 1.2")
    assert seen_by(match, 2).detector([0, 1, 2, 3], ["2"]).success == 1


def test_one_of_two_values_of_a_ray_is_known_to_be_found() -> None:
    """BB-Q5: which of them the owner alone knows."""
    match = small("?1 ?2 ?3 ?3", "?1 ?1 ?2 ?3", "?1 ?2 ?2 ?3", blue=3, cards=("ray",), cuts={"10": 2})
    play(match, "use ray", "use double-detector", "point 1.1", "point 1.2")
    assert seen_by(match, 2).detector([5, 6], ["1", "2"]).success < 1
    play(match, "announce 1 2")
    deals = seen_by(match, 2)
    assert deals.detector([5, 6], ["1", "2"]).success == 1
    assert deals.detector([5, 6], ["2"]).success < 1


def test_wires_that_a_detector_missed_with_are_not_all_red() -> None:
    """BB-Q3: or the bomb would have exploded."""
    match = small("?1 ?1 ?3 ?3", "?1 ?1 ?R1 ?R2 ?2", "?2 ?2 ?2 ?3 ?3", blue=3)
    play(match, "use double-detector", "point 1.3", "point 1.4", "announce 3")
    assert seen_by(match, 2).detector([7, 8], ["3"]).explosion == 0
