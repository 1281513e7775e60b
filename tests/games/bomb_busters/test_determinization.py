"""Random states: a seat cannot tell them from the true one, and they have the right probabilities."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import cycle
from math import sqrt
from typing import Any

import pytest

from tavolata.core.game import CHANCE, Seat
from tavolata.core.match import Match
from tavolata.core.takeback import is_free
from tavolata.games.bomb_busters.content import copies_in_play
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.rules.opening import dealing_order
from tavolata.games.bomb_busters.rules.turn import replace
from tavolata.games.bomb_busters.solver.determinization import resample
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tavolata.games.bomb_busters.state import Marker, State
from tests.games.bomb_busters.table import GAME, TABLES, acted, begun_at, legal, new
from tests.games.bomb_busters.test_fuzz import by_kind, check_conserved, check_facts, play_game, slots_of
from tests.games.bomb_busters.test_odds import layouts, small

GAMES = 4


def check_world(state: State, seat: Seat | None, rng: random.Random) -> None:
    """Check: it looks the same to the seat, is whole and true, and can be played to its end."""
    world = resample(state, seat, rng)
    assert GAME.view(world, seat) == GAME.view(state, seat)
    assert GAME.actors(world) == GAME.actors(state)
    assert seat is None or GAME.legal(world, seat) == GAME.legal(state, seat)
    check_conserved(world)
    check_facts(world)
    while world.result is None:
        actor = rng.choice(GAME.actors(world))
        world, _ = GAME.apply(world, actor, by_kind(GAME.legal(world, actor), rng))


@pytest.mark.parametrize(("seats", "mission"), TABLES)
def test_nobody_can_tell_another_world_from_the_true_one(seats: int, mission: str) -> None:
    rng = random.Random(seats)

    def watch(match: BombBustersMatch) -> None:
        for seat in (None, *range(seats)):
            if rng.random() < 0.05:
                check_world(match.state, seat, rng)

    for seed in range(GAMES):
        play_game(seats, seed, {"mission": mission}, watch)


@pytest.mark.parametrize("cards", ["walkie-talkies,label-equal,ray", "walkie-talkies,general-radar,triple-detector"])
def test_nor_with_cards_that_tell_and_swap(cards: str) -> None:
    rng, met = random.Random(1), Counter[str]()

    def watch(match: BombBustersMatch) -> None:
        if match.state.phase in ("give", "insert", "label", "aim") or match.state.swap:
            met[match.state.phase] += 1
            for seat in (None, *range(match.seats)):
                check_world(match.state, seat, rng)

    for seed in range(1, 25, 2):
        play_game(3, seed, {"mission": "8", "equipment": cards}, watch)
    assert {"give", "insert", "aim"} <= met.keys()


def test_while_wires_are_dealt_one_has_seen_ones_own() -> None:
    match, rng = new(3, "8", equipment="ray,rewinder,post-it"), random.Random(2)
    while match.actors == [CHANCE]:
        for seat in (None, 0, 2):
            world = resample(match.state, seat, rng)
            assert GAME.view(world, seat) == GAME.view(match.state, seat)
            assert len(world.dealt) == len(match.state.dealt)
            assert len(world.removed) == len(match.state.removed)
            order = dealing_order(match.state.owners, match.state.captain) if match.state.dealt else ()
            holders = [match.state.owners[stand] for stand, _ in zip(cycle(order), match.state.dealt, strict=False)]
            pairs = zip(holders, world.dealt, match.state.dealt, strict=True)
            assert all(mine == dealt for holder, mine, dealt in pairs if holder == seat)
            check_bag(world)
        match.play(CHANCE, rng.choice(match.legal(CHANCE)))


def check_bag(state: State) -> None:
    """Check: every marked wire has left, is dealt, or is in the bag."""
    if state.bag:
        there = Counter(state.bag) + Counter([*state.removed, *state.dealt])
        assert there == Counter(copies_in_play(state.mission.blue_values, state.yellow.values, state.red.values, state.mission.as_red))


def test_a_match_that_is_over_has_no_secrets() -> None:
    match = play_game(3, 1, {"mission": "8"}, lambda _match: None)
    assert resample(match.state, None, random.Random(1)) is match.state


# How often they come.

DRAWN = 6000
COLOURED: dict[str, Any] = {"mission": "8", "yellow": Marker((1, 2, 3), 2), "red": Marker((1, 2), 1), "removed": ("Y3", "R2")}
SMALL: dict[str, BombBustersMatch] = {
    "wires": small("?1 ?1 ?3 ?3", "?1 2 ?2 ?3", "?1 ?2 ?2 ?3", blue=3, mission="1"),
    "a token": small("?1 ?1 ?3 ?3", "?1 i2 ?2 ?3", "?1 ?2 ?2 3", blue=3, mission="1"),
    "wires that left": small("?1 ?1 ?2", "1 ?Y1 ?2 2", "?1 ?R1 ?2 ?Y2", blue=2, **COLOURED),
    "a swap": acted(
        small("?1 1 ?2 ?3", "?1 2 ?2 ?3", "?1 ?2 ?3 3", blue=3, mission="1", cards=("walkie-talkies",), cuts={"2": 2}),
        *("use walkie-talkies", "partner 1", "give 0.0", "give 1.2", "insert 0.1"),
    ),
    "an announcement": acted(small("?1 ?1 ?3 ?3", "?1 2 ?2 ?3", "?1 ?2 ?2 ?3", blue=3, mission="1", dial=3), "point 1.3", "announce 1"),
}


def layout_of(state: State, tiles: Sequence[int]) -> tuple[str, ...]:
    wires = {slot.tile: slot.wire for slot in slots_of(state)}
    return tuple(wires[tile] for tile in tiles)


def assert_as_often(drawn: Counter[Any], expected: Counter[Any]) -> None:
    """Check: what was drawn is what can be, and as often as it should: chi-square within five deviations of its mean."""
    total, weight = drawn.total(), expected.total()
    assert drawn.keys() <= expected.keys()
    shares = {key: total * count / weight for key, count in expected.items()}
    chi_square = sum((drawn[key] - share) ** 2 / share for key, share in shares.items())
    freedom = len(shares) - 1
    assert chi_square < freedom + 5 * sqrt(2 * freedom) + 5


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("seat", [None, 2])
def test_each_world_comes_as_often_as_it_is_dealt(name: str, seat: Seat | None) -> None:
    match, rng = SMALL[name], random.Random(name)
    knowledge = knowledge_of(match.view(seat))
    tiles = [tile for stand in knowledge.stands for tile in stand]
    drawn = Counter(layout_of(resample(match.state, seat, rng), tiles) for _ in range(DRAWN))
    assert_as_often(drawn, layouts(knowledge))


def test_what_the_coach_says_is_how_often_it_is_so() -> None:
    match: BombBustersMatch = Match.new("bomb-busters", 4, 5, {"mission": "8"})
    rng, deals = random.Random(1), Deals(knowledge_of(match.view(0)))
    worlds = [{slot.tile: slot.value for slot in slots_of(resample(match.state, 0, rng))} for _ in range(1500)]
    for tile in worlds[0]:
        drawn = Counter(world[tile] for world in worlds)
        chances = deals.distribution(tile)
        assert drawn.keys() <= chances.keys()
        for value, chance in chances.items():
            assert abs(drawn[value] / len(worlds) - chance) < 5.5 * sqrt(chance * (1 - chance) / len(worlds)) + 1e-9


def test_with_the_ray_one_holds_two_values() -> None:
    """BB-Q4-10: a seat that points with the ray holds at least two values."""
    match = acted(small("?1 ?2", "?1 ?1 2", "?1 ?2 2", blue=2, mission="1", cards=("ray",), cuts={"2": 2, "10": 2}), "use ray", "point 1.0")
    knowledge = knowledge_of(match.view(None))
    tiles = [tile for stand in knowledge.stands for tile in stand]
    expected = Counter({layout: count for layout, count in layouts(knowledge).items() if layout[0] != layout[1]})
    assert expected.total() < layouts(knowledge).total()
    drawn = Counter(layout_of(resample(match.state, None, random.Random(seed)), tiles) for seed in range(DRAWN))
    assert_as_often(drawn, expected)


def test_which_wires_left_and_in_which_order_is_open() -> None:
    """BB-S2: with two players one of three reds is in play."""
    match: BombBustersMatch = Match.new("bomb-busters", 2, 3, {"mission": "7"})
    drawn = Counter(resample(match.state, None, random.Random(seed)).removed for seed in range(1200))
    assert len(drawn) == 6
    assert all(abs(count - 200) < 75 for count in drawn.values())


# What may be taken back freely: actions that reveal nothing and give no other player a choice.


def opened(cards: str = "post-it,label-equal,rewinder,walkie-talkies", **parts: Any) -> BombBustersMatch:
    """Return a game of four in which every one of these cards is unlocked."""
    match: BombBustersMatch = Match.new("bomb-busters", 4, 7, {"mission": "8", "equipment": cards, "captain": "0"})
    while match.state.phase == "token":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return begun_at(match, replace(match.state, cuts={str(number): 2 for number in range(1, 13)}, **parts))


FREE = [
    ("point 1.3",),
    ("use double-detector",),
    ("use double-detector", "point 1.3"),
    ("use double-detector", "point 1.3", "point 1.4"),
    ("use post-it",),
    ("use post-it", "back"),
    ("use label-equal",),
    ("use walkie-talkies",),
    ("use walkie-talkies", "partner 2"),
    ("use rewinder",),
]


@pytest.mark.parametrize("lines", FREE, ids=", ".join)
def test_what_tells_nobody_anything_is_taken_back_freely(lines: tuple[str, ...]) -> None:
    match = acted(opened(dial=3), *lines)
    assert is_free(match, 0)


def test_what_tells_somebody_something_is_not() -> None:
    told = {
        "mark": acted(opened(), "use post-it"),
        "label": acted(opened(), "use label-equal"),
        "announce": acted(opened(), "point 1.3"),
        "scan 6": acted(opened("general-radar,ray,rewinder,post-it"), "use general-radar"),
        "give": acted(opened(), "use walkie-talkies", "partner 2"),
    }
    for word, match in told.items():
        line = next(line for line in legal(match) if line.startswith(word))
        before = len(match.log)
        assert not is_free(acted(match, line), before), line
        assert not is_free(match, 0), line


def test_a_first_token_tells_something() -> None:
    match: BombBustersMatch = Match.new("bomb-busters", 3, 1, {"mission": "1"})
    lines = len(match.log)
    assert not is_free(acted(match, legal(match)[0]), lines)


def test_pointing_is_not_free_where_it_shows_that_a_hand_is_not_all_red() -> None:
    """BB-R1."""
    match = small("1 ?2", "1 1 ?1 ?R1", "2 2 ?2", blue=2, mission="3")
    assert not is_free(acted(match, "point 2.2"), 0)
