"""Tests of sampled worlds: indistinguishable for the seat, complete, playable and uniformly distributed."""

import random
from collections import Counter
from itertools import combinations
from math import comb
from typing import Any

import msgspec
import pytest

from tavolata.core.game import CHANCE, Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.testing import conformance
from tavolata.games.lucky_loop.actions import Card, Deck
from tavolata.games.lucky_loop.content import deck_of
from tavolata.games.lucky_loop.explain.advisor import ADVISOR, WorthQuestion
from tavolata.games.lucky_loop.rules.game import LuckyLoop
from tavolata.games.lucky_loop.solver.determinization import resample
from tavolata.games.lucky_loop.state import State
from tests.games.lucky_loop.table import GAME, LuckyLoopMatch, play, player, table
from tests.games.lucky_loop.test_fuzz import check_conserved, choose

DRAWS = 4000


def check_world(match: Match[Any, Any, Any], seat: Seat | None, rng: random.Random) -> None:
    """Assert that a sampled state looks equal to the seat, has the same components, and is playable."""
    world = resample(match.state, seat, rng)
    assert msgspec.json.encode(GAME.view(world, seat)) == msgspec.json.encode(GAME.view(match.state, seat))
    assert list(GAME.actors(world)) == match.actors
    if seat is not None:
        assert GAME.legal(world, seat) == match.legal(seat)
    check_conserved(world)
    check_goes_on(match.resample(seat, seed=rng.randrange(2**32)), rng)


def check_goes_on(match: Match[Any, Any, Any], rng: random.Random) -> None:
    for _ in range(5):
        if match.actors:
            match.play(match.actors[0], choose(match.legal(match.actors[0]), rng))
            check_conserved(match.state)


@pytest.mark.parametrize("seats", LuckyLoop.seats)
def test_in_every_position_a_world_is_the_same_to_the_seat(seats: int) -> None:
    rng, seen = random.Random(seats), Counter[str]()

    def watch(match: Match[Any, Any, Any]) -> None:
        if rng.random() < 0.03:
            seen[match.state.phase] += 1
            for seat in (None, *range(seats)):
                check_world(match, seat, rng)

    for seed in range(6):
        conformance.play_random_game("lucky-loop", seats, seed, watch=watch, choose=choose)
    assert len(seen) >= 5


def test_where_nothing_is_hidden_there_is_one_world() -> None:
    state = table(player("R3 B4 G5"), player("")).state
    assert resample(state, 0, random.Random(1)) == state


def test_one_seed_gives_one_world() -> None:
    state = table().state
    assert resample(state, 0, random.Random(7)) == resample(state, 0, random.Random(7))
    assert len({resample(state, 0, random.Random(seed)).players[1].hand for seed in range(20)}) > 10


def small(mine: str = "R3 R3", theirs: str = "R4 R4 G5", deck: str = "R4 R5 R6", other: str = "G5 G6") -> State:
    """Return a state with so few cards that all deals can be enumerated."""
    decks: dict[Deck, tuple[Card, ...]] = {"red-blue": tuple(deck.split()), "yellow-green": tuple(other.split())}
    return table(player(mine), player(theirs), decks=decks).state


def enumerated(state: State, seat: Seat) -> dict[tuple[Card, ...], float]:
    """Return the exact probability of each hand of the other seat."""
    theirs = state.players[1 - seat].hand
    hands: Counter[tuple[Card, ...]] = Counter({(): 1})
    for deck, cards in state.decks.items():
        held = [card for card in theirs if deck_of(card) == deck]
        unseen = sorted([*held, *cards])
        hands = Counter(
            {
                tuple(sorted([*before, *dealt])): times * more
                for before, times in hands.items()
                for dealt, more in Counter(combinations(unseen, len(held))).items()
            }
        )
    total = hands.total()
    return {hand: times / total for hand, times in hands.items()}


def chi_square(found: Counter[Any], expected: dict[Any, float]) -> float:
    """Return the deviation of counts from their expectation, in standard deviations of chi-square."""
    assert found.keys() <= expected.keys()
    total = found.total()
    square = sum((found[each] - total * chance) ** 2 / (total * chance) for each, chance in expected.items())
    freedom = len(expected) - 1
    return float((square - freedom) / (2 * freedom) ** 0.5)


def test_every_hand_comes_as_often_as_the_deals_that_give_it() -> None:
    state, rng = small(), random.Random(3)
    expected = enumerated(state, 0)
    assert expected[tuple(sorted(("R4", "R4", "G5")))] == pytest.approx(3 / comb(5, 2) * 2 / 3)
    found = Counter(tuple(sorted(resample(state, 0, rng).players[1].hand)) for _ in range(DRAWS))
    assert abs(chi_square(found, expected)) < 4


def test_the_next_card_is_as_likely_as_if_the_unseen_ones_were_shuffled() -> None:
    """A draw in a sampled world is distributed like all unseen cards together."""
    state, rng = msgspec.structs.replace(small(), phase="draw", drawing_from="red-blue", drawn=1), random.Random(5)
    unseen = Counter(["R4", "R4", "R4", "R5", "R6"])
    found = Counter[str]()
    for _ in range(DRAWS):
        odds = GAME.odds(resample(state, 0, rng))
        found[odds.pick(rng.getrandbits(32), 32).card] += 1  # type: ignore[union-attr]
    assert abs(chi_square(found, {card: times / unseen.total() for card, times in unseen.items()})) < 4


def test_a_spectator_knows_no_hand() -> None:
    state, rng = small(mine="R3", theirs="R4", deck="R5"), random.Random(9)
    worlds = (resample(state, None, rng) for _ in range(DRAWS))
    found = Counter((world.players[0].hand[0], world.players[1].hand[0]) for world in worlds)
    expected = {(mine, theirs): 1 / 6 for mine in ("R3", "R4", "R5") for theirs in ("R3", "R4", "R5") if mine != theirs}
    assert abs(chi_square(found, expected)) < 4


def test_a_world_keeps_the_throw_that_is_due() -> None:
    match: LuckyLoopMatch = table()
    play(match, "fly rubber-duck R7 B12 Y7", "roll")
    assert GAME.odds(resample(match.state, 1, random.Random(1))).actions == match.legal(CHANCE)


def test_the_advisor_answers_the_same_in_every_sampled_state() -> None:
    match = table(player("R4 B12 Y7 G3 G4 G5"), player())
    told = ADVISOR.answer(Observation(match, 0), WorthQuestion())
    assert all(ADVISOR.answer(Observation(match.resample(0, seed=seed), 0), WorthQuestion()) == told for seed in range(3))
