"""Samples of determinization look the same to the seat, conserve the material, and follow the odds."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import comb
from typing import Any, TypeAlias

import pytest

from tavolata.core.game import CHANCE, Seat
from tavolata.core.match import Match
from tavolata.core.takeback import is_free
from tavolata.games.galaxy_trucker.content import CARDS, LEVEL_NAMES, CardName, LevelName
from tavolata.games.galaxy_trucker.rules.deck import odds_of_top
from tavolata.games.galaxy_trucker.solver.determinization import resample
from tavolata.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.in_flight import DOUBLES, TRUCK, TUG, match_in_flight, turn_card
from tests.games.galaxy_trucker.money_invariants import check_table
from tests.games.galaxy_trucker.ship_pictures import ship
from tests.games.galaxy_trucker.table import GAME, GalaxyTruckerMatch, in_state, new_match, play, with_ships
from tests.games.galaxy_trucker.test_fuzz import choose

DRAWS = 3000
SMALL = """
      7
      3
 7   3C3
      3
      2
 8   1e1
      v
"""
OTHER = """
      7
      3
 7   3C3
      3
      3
 8   |e2
      v
"""

Shares: TypeAlias = Mapping[Any, Fraction]


def check_sample(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Check the invariants of a sampled state and return it."""
    world = resample(state, seat, rng)
    assert GAME.view(world, seat) == GAME.view(state, seat)
    assert GAME.actors(world) == GAME.actors(state)
    assert seat is None or GAME.legal(world, seat) == GAME.legal(state, seat)
    check_table(world)
    check_cards(world)
    return world


def check_cards(state: State) -> None:
    """GT-M2, GT-C5: check that each card exists once, and that the deck has the right number of each level."""
    if not state.deck.bags:
        return
    turned = state.flying.turned if state.flying else ()
    piled = [card for pile in state.piles for card in pile or ()]
    assert sorted([*state.deck.known, *turned, *piled, *(card for bag in state.deck.bags.values() for card in bag)]) == sorted(CARDS)
    if state.flying:
        due = Counter(state.level.pile * len(state.deck.piles))
        assert due == Counter(CARDS[card].level for card in (*turned, *state.deck.known)) + Counter(state.deck.unknown)


def play_sample_on(state: State, rng: random.Random, lines: int = 12) -> None:
    """Play a sampled state on with random actions."""
    for _ in range(lines):
        if not (actors := GAME.actors(state)):
            return
        actor = rng.choice(actors)
        legal = GAME.legal(state, actor)
        state, _ = GAME.apply(state, actor, rng.choice(legal))
        check_table(state)
        check_cards(state)


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_world_looks_the_same_and_can_be_played_on(seats: int, level: LevelName) -> None:
    rng, asked, different = random.Random(f"{seats} {level}"), 0, 0
    for seed in range(3):
        match: Match[Any, Any, Any] = Match.new("galaxy-trucker", seats, seed=None, options={"level": level, "warnings": seed % 2 == 0})
        while match.actors:
            actor = rng.choice(match.actors)
            match.play(actor, match.game.odds(match.state).pick(rng.getrandbits(64), 64) if actor == CHANCE else choose(match, actor, rng))
            if rng.random() < 0.1:
                for seat in (None, *range(seats)):
                    world = check_sample(match.state, seat, rng)
                    play_sample_on(world, rng)
                    asked, different = asked + 1, different + (world != match.state)
    assert asked > 50
    assert different > asked / 10


def test_one_seed_gives_one_world() -> None:
    match: Match[Any, Any, Any] = Match.new("galaxy-trucker", 3, seed=7)
    play(match, "1 take heap")
    assert resample(match.state, 0, random.Random(5)) == resample(match.state, 0, random.Random(5))
    assert match.resample(0, seed=5).view(0) == match.view(0)


# Odds


def check_shares(found: Counter[Any], due: Shares) -> None:
    """Check each frequency within five standard deviations, and that no other outcome occurs."""
    assert found.keys() <= due.keys()
    assert sum(due.values()) == 1
    total = found.total()
    for outcome, share in due.items():
        spread = float(total * share * (1 - share)) ** 0.5
        assert abs(found[outcome] - float(total * share)) <= 5 * spread + 1e-9


def worlds(state: State, seat: Seat | None, draws: int = DRAWS) -> Iterable[State]:
    rng = random.Random(1)
    return (resample(state, seat, rng) for _ in range(draws))


def hand(state: State, seat: Seat) -> int:
    held = state.players[seat].hand
    assert held is not None
    return held.tile


def test_gt_b1_a_tile_in_hand_is_any_that_nobody_has_seen() -> None:
    match = new_match(seats=3)
    match = in_state(match, heap=(30, 60, 73, 101))
    play(match, "0 take heap", "chance draw 60", "1 take heap", "chance draw 101")
    found = Counter((hand(world, 0), hand(world, 1)) for world in worlds(match.state, 2))
    unseen = (30, 60, 73, 101)
    check_shares(found, {(one, other): Fraction(1, 12) for one in unseen for other in unseen if one != other})
    check_shares(Counter(hand(world, 1) for world in worlds(match.state, 0)), dict.fromkeys((30, 73, 101), Fraction(1, 3)))


def launched_match(*turned: CardName) -> GalaxyTruckerMatch:
    """Return a level I flight in which seat 0 saw I-06 and I-02, seat 1 saw I-03 and I-04, after some turned cards."""
    match = with_ships(ship(SMALL, "I"), ship(OTHER, "I"))
    play(match, "0 look 1", "chance deal I-06", "chance deal I-02", "0 look-done")
    play(match, "1 look 2", "chance deal I-03", "chance deal I-04", "1 look-done", "0 finish 1", "1 finish 2")
    for card in turned:
        play(match, f"chance deal {card}")
        while match.actors != [CHANCE]:
            match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


def of_level_one(*without: CardName) -> list[CardName]:
    return [name for name, card in CARDS.items() if card.level == "I" and name not in without]


def test_gt_b5_a_pile_in_others_hands_holds_any_cards_of_its_levels() -> None:
    match = with_ships(ship(SMALL, "I"), ship(OTHER, "I"))
    play(match, "0 look 1", "chance deal I-06", "chance deal I-02", "0 look-done", "1 look 2", "chance deal I-03")
    unseen = of_level_one("I-06", "I-02")
    check_shares(Counter((world.piles[1] or ())[0] for world in worlds(match.state, 0)), dict.fromkeys(unseen, Fraction(1, 18)))
    play(match, "chance deal I-04")
    pairs = {(one, other): Fraction(1, 18 * 17) for one in unseen for other in unseen if one != other}
    check_shares(Counter(world.piles[1] for world in worlds(match.state, 0)), pairs)
    assert {world.piles for world in worlds(match.state, 0, 20)} & {world.piles for world in worlds(match.state, 1, 20)} == set()


def test_gt_c5_a_card_that_was_turned_may_have_lain_in_a_pile_that_others_saw() -> None:
    """Seat 0 does not know six cards; two of them were in the pile of seat 1, and two are turned."""
    state = launched_match("I-05", "I-06", "I-04").state
    found = Counter(sum(card in ("I-05", "I-04") for card in world.deck.piles[1] or ()) for world in worlds(state, 0))
    check_shares(found, {lay: Fraction(comb(2, lay) * comb(4, 2 - lay), comb(6, 2)) for lay in range(3)})


@pytest.mark.parametrize(
    ("seat", "due"),
    [
        (0, {"I-02": Fraction(1, 5)} | dict.fromkeys(of_level_one("I-06", "I-02", "I-04", "I-05"), Fraction(4, 5 * 16))),
        (1, {"I-03": Fraction(1, 5)} | dict.fromkeys(of_level_one("I-06", "I-03", "I-04", "I-05"), Fraction(4, 5 * 16))),
        (None, dict.fromkeys(of_level_one("I-06", "I-04", "I-05"), Fraction(1, 17))),
    ],
)
def test_gt_c5_the_next_card_is_as_likely_as_this_seat_can_know(seat: Seat | None, due: Shares) -> None:
    """Five cards remain: one that the seat saw in a pile, and four of all unseen cards."""
    state, rng = launched_match("I-05", "I-06", "I-04").state, random.Random(2)
    turned = (odds_of_top(world).pick(rng.getrandbits(64), 64) for world in worlds(state, seat))
    check_shares(Counter(deal.card for deal in turned), due)


# Undo without consent


def is_last_free(match: GalaxyTruckerMatch, *lines: str) -> bool:
    """Return whether the last lines can be undone without consent."""
    to = len(match.log)
    play(match, *lines)
    return is_free(match, to)


def test_a_tile_that_lies_open_is_taken_placed_and_turned_freely() -> None:
    match = new_match(seats=3)
    play(match, "0 take heap", "chance draw 60", "0 return")
    assert is_last_free(match, "1 take 60")
    assert is_last_free(match, "1 place 7 6 turn 0")
    assert is_last_free(match, "1 place 7 6 turn 1", "1 pick-up", "1 reserve")
    assert is_last_free(match, "1 take reserve 60")


def test_a_tile_that_others_did_not_know_is_not() -> None:
    match = new_match(seats=3)
    assert not is_last_free(match, "0 take heap", "chance draw 60")
    assert not is_last_free(match, "0 place 7 6 turn 0")
    assert is_last_free(match, "0 place 7 6 turn 1")
    play(match, "1 take heap", "chance draw 73")
    assert not is_last_free(match, "1 reserve")


def test_what_gives_others_a_choice_is_not() -> None:
    match = new_match(seats=2)
    play(match, "0 take heap", "chance draw 60", "0 return", "0 take 60")
    assert not is_last_free(match, "0 return")


def test_a_pile_that_one_knows_is_looked_at_again_freely() -> None:
    match = with_ships(ship(SMALL), ship(OTHER))
    assert not is_last_free(match, "0 look 1", "chance deal II-06", "chance deal II-07", "chance deal I-03")
    assert not is_last_free(match, "0 look-done")
    play(match, "0 take heap", "chance draw 60", "0 reserve")
    assert is_last_free(match, "0 look 1")
    play(match, "0 look-done")
    assert not is_last_free(match, "1 look 1")


def test_batteries_are_taken_back_freely_and_dice_are_not() -> None:
    match = match_in_flight(DOUBLES, TRUCK)
    turn_card(match, "II-06")
    assert is_last_free(match, "0 power 6 8")
    assert is_last_free(match, "0 battery 6 7")
    assert not is_last_free(match, "0 declare")  # seat 1 is to decide now
    match = match_in_flight(DOUBLES, TRUCK)
    turn_card(match, "I-10")
    assert not is_last_free(match, "chance roll 2 3")


def test_cubes_are_stowed_freely_until_loading_is_done() -> None:
    match = match_in_flight(TRUCK, TUG)
    turn_card(match, "I-12", "0 land 1", "1 pass")
    first, *_ = [action for action in match.legal(0) if "load" in match.write(action)]
    assert is_last_free(match, f"0 {match.write(first)}")
    assert not is_last_free(match, "0 load-done")
