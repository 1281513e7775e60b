"""Tests of the solver against brute force, against the rules, and against its own expectations."""

from collections.abc import Iterable
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.game import CHANCE, Actor, Event
from tavolata.games.lucky_loop.actions import (
    PROGRAMMES,
    LuckyLoopAction,
    Programme,
)
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.events import Scored, TokenWon
from tavolata.games.lucky_loop.rules.game import LuckyLoop
from tavolata.games.lucky_loop.solver.flight import choice_values, choices_with_secondary, value, value_with_secondary
from tavolata.games.lucky_loop.solver.position import Position, position_of
from tavolata.games.lucky_loop.solver.utility import FREE, FREE_SUCCESS, RECORDED, ExpectedValue, Utility, reach_utility
from tavolata.games.lucky_loop.state import Box, Flight, Player, State
from tests.games.lucky_loop.brute_force import brute_force_values, card, free_programme, programme


def assert_exact(position: Position, utility: Utility) -> None:
    """Assert that the solver has the choices and values of brute force."""
    expected = {choice: float(worth) for choice, (worth,) in brute_force_values(position, (utility,)).items()}
    brute_force_values.cache_clear()
    assert choice_values(position, utility) == pytest.approx(expected, abs=1e-9)
    assert value(position, utility) == pytest.approx(max(expected.values()), abs=1e-9)


def assert_exact_for_both(position: Position, utility: Utility, watched: Utility) -> None:
    """Assert that both values belong to one strategy; brute force compares the second utility only between equals."""
    expected = brute_force_values(position, (utility, watched))
    best = max(expected.values())
    brute_force_values.cache_clear()
    found = choices_with_secondary(position, utility, watched)
    assert found.keys() == expected.keys()
    for choice, worth in expected.items():
        assert found[choice] == pytest.approx(ExpectedValue(*map(float, worth)), abs=1e-7)
    assert value_with_secondary(position, utility, watched) == pytest.approx(ExpectedValue(*map(float, best)), abs=1e-7)


UTILITIES = st.one_of(
    st.sampled_from([RECORDED, reach_utility(8), reach_utility(12), FREE, FREE_SUCCESS]),
    st.builds(
        Utility,
        points=st.lists(st.integers(-4, 9).map(float), min_size=1, max_size=16).map(tuple),
        beyond=st.sampled_from([0.0, 0.5, 1.0]),
        consolation=st.integers(-4, 9).map(float),
        failure=st.integers(-4, 4).map(float),
        token=st.sampled_from([0.0, 0.25, 3.0]),
    ),
)
"""The standard utilities, and odd ones in which points, dice or tokens can be bad."""


@st.composite
def flights(draw: st.DrawFn, free: bool, most_cards: int, most_dice: int, most_tokens: int) -> Position:
    """Hypothesis strategy for flights before or after a throw."""
    difficulties = draw(st.lists(st.integers(3, 12), min_size=1, max_size=most_cards))
    highlight = draw(st.integers(0, len(difficulties))) if free else len(difficulties)
    cards = tuple(card(difficulty, index == highlight) for index, difficulty in enumerate(difficulties))
    dice = draw(st.integers(0, most_dice))
    thrown = draw(st.lists(st.integers(1, 6), min_size=min(3, dice), max_size=min(3, dice)).map(sorted)) if draw(st.booleans()) else ()
    points, tokens, seventh = draw(st.integers(0, 12)), draw(st.integers(0, most_tokens)), draw(st.booleans())
    return Position(cards, points, dice, tokens, seventh, free, tuple(thrown))


@settings(max_examples=80)
@given(flights(free=False, most_cards=2, most_dice=6, most_tokens=2), UTILITIES)
def test_a_programme_is_solved_exactly(position: Position, utility: Utility) -> None:
    assert_exact(position, utility)


@settings(max_examples=60)
@given(flights(free=True, most_cards=3, most_dice=4, most_tokens=1), UTILITIES)
def test_a_free_programme_is_solved_exactly(position: Position, utility: Utility) -> None:
    assert_exact(position, utility)


@settings(max_examples=10)
@given(flights(free=False, most_cards=1, most_dice=4, most_tokens=3), UTILITIES)
def test_several_tokens_on_one_card_are_solved_exactly(position: Position, utility: Utility) -> None:
    assert_exact(position, utility)


@pytest.mark.parametrize(
    ("position", "utility"),
    [
        (programme(4, 7, 12), RECORDED),
        (programme(9, 9, 10), reach_utility(20)),
        (programme(3, 5, 6, dice=2), RECORDED),
        (programme(5, 12, dice=5), Utility((0.0,) * 12 + (12.0,), beyond=1.0, consolation=9.0)),
        (programme(6, 6, 11, tokens=1, thrown=(1, 5, 6)), Utility((0.0,) * 8 + (8.0,), 1.0, consolation=3.0, token=2.5)),
        (free_programme(8, 8, 5, 4), FREE),
        (free_programme(8, 12, 12, thrown=(2, 2, 4)), FREE_SUCCESS),
        (free_programme(5, 3, 4, 3, 5, 5), FREE),
        (free_programme(6, 5, 5, 4, dice=2, tokens=2), Utility((0.0,), 1.0, consolation=-1.0, failure=-2.0)),
    ],
)
def test_a_whole_flight_is_solved_exactly(position: Position, utility: Utility) -> None:
    assert_exact(position, utility)


@settings(max_examples=60)
@given(flights(free=False, most_cards=2, most_dice=5, most_tokens=1), st.integers(0, 20))
def test_points_and_success_of_a_programme_are_those_of_one_strategy(position: Position, before: int) -> None:
    least = max(8, before + 1)
    gained = Utility(tuple(float(max(points - before, 0)) if points >= least else 0.0 for points in range(least + 1)), beyond=1.0)
    assert_exact_for_both(position, gained, reach_utility(least))


@settings(max_examples=60)
@given(flights(free=True, most_cards=3, most_dice=4, most_tokens=1), st.integers(8, 24), st.booleans())
def test_points_and_success_of_a_free_programme_are_those_of_one_strategy(position: Position, worst: int, dropped: bool) -> None:
    points = tuple(0.0 if dropped else float(points - worst) for points in range(worst + 1))
    assert_exact_for_both(position, Utility(points, beyond=1.0, consolation=-2.0, failure=-2.0), FREE_SUCCESS)


@settings(max_examples=40)
@given(flights(free=False, most_cards=2, most_dice=5, most_tokens=1), UTILITIES, UTILITIES)
def test_the_values_of_any_two_utilities_belong_to_one_strategy(position: Position, utility: Utility, watched: Utility) -> None:
    assert_exact_for_both(position, utility, watched)


@settings(max_examples=60)
@given(flights(free=True, most_cards=6, most_dice=7, most_tokens=3), UTILITIES)
def test_a_secondary_utility_does_not_change_the_primary_value(position: Position, utility: Utility) -> None:
    both = choices_with_secondary(position, utility, FREE_SUCCESS)
    assert {choice: worth.points for choice, worth in both.items()} == pytest.approx(choice_values(position, utility), abs=1e-7)


DIFFICULTIES = st.lists(st.integers(3, 12), min_size=3, max_size=3)


@settings(max_examples=40)
@given(
    DIFFICULTIES, st.integers(1, 6), st.integers(0, 3), st.sampled_from([RECORDED, reach_utility(8), reach_utility(12), reach_utility(20)])
)
def test_a_die_or_a_token_more_never_hurts(difficulties: list[int], dice: int, tokens: int, utility: Utility) -> None:
    worth = value(programme(*difficulties, dice=dice, tokens=tokens), utility)
    assert worth <= value(programme(*difficulties, dice=dice + 1, tokens=tokens), utility) + 1e-12
    assert worth <= value(programme(*difficulties, dice=dice, tokens=tokens + 1), utility) + 1e-12


@settings(max_examples=60)
@given(flights(free=True, most_cards=6, most_dice=7, most_tokens=3), UTILITIES)
def test_the_best_choice_has_the_value_of_the_position(position: Position, utility: Utility) -> None:
    assert max(choice_values(position, utility).values()) == pytest.approx(value(position, utility), abs=1e-9)


# The same values met on the way through the rules: what a choice is worth is what chance and the next position make of it.

GAME = LuckyLoop()
SEAT = 0
TOKENS = 2
CONSOLED = Utility((0.0,) * 8 + (8.0,), beyond=1.0, consolation=3.0, failure=-1.0, token=2.0)


def in_flight(boxes: tuple[Box, ...], programme: Programme | None) -> State:
    """Return a state in which the first seat is about to throw."""
    opened = GAME.setup(2, {option.name: option.default for option in GAME.options})
    results = {} if programme else dict.fromkeys(PROGRAMMES, 10)
    flier = Player(tokens=TOKENS, results=results, free=() if programme else tuple(box.card for box in boxes))
    flight = Flight(programme, boxes, NUMBERS.dice)
    return msgspec.structs.replace(opened, players=(flier, Player()), phase="ready", flight=flight, turn=SEAT)


def value_of(state: State, action: LuckyLoopAction, actor: Actor, utility: Utility) -> float:
    """Return the value of an action: the solver's value of the next position by the rules."""
    tokens = state.players[SEAT].tokens
    after, events = GAME.apply(state, actor, action)
    if after.flight is None:
        return outcome(events, utility) + utility.token * tokens
    if after.phase == "throw":
        return sum(float(chance) * value_of(after, fall, CHANCE, utility) for fall, chance in GAME.odds(after))
    return value(position_of(GAME.view(after, SEAT)), utility)


def outcome(events: Iterable[Event], utility: Utility) -> float:
    """Return the value of a flight end from its events; unspent tokens are not counted."""
    scored = [event.boxes + event.spare for event in events if isinstance(event, Scored)]
    consoled = any(isinstance(event, TokenWon) for event in events)
    return utility.value(scored[0]) if scored else utility.consolation if consoled else utility.failure


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("boxes", "programme"),
    [
        ((Box("R4"), Box("B7"), Box("G12")), "red-rooster"),
        ((Box("R6"), Box("B6"), Box("Y5")), "rubber-duck"),
        ((Box("G8", highlight=True), Box("R8"), Box("Y5"), Box("Y4")), None),
        ((Box("G5", highlight=True), Box("G5"), Box("Y5"), Box("Y5"), Box("R3"), Box("R3")), None),
    ],
)
def test_the_rules_lead_to_the_same_values(boxes: tuple[Box, ...], programme: Programme | None, seed: int) -> None:
    state, chance = in_flight(boxes, programme), Random(seed)
    while state.flight:
        worth = choice_values(position_of(GAME.view(state, SEAT)), CONSOLED)
        legal = GAME.legal(state, SEAT)
        assert set(worth) == set(legal)
        for action, expected in worth.items():
            assert value_of(state, action, SEAT, CONSOLED) == pytest.approx(expected, abs=1e-9)
        state, _ = GAME.apply(state, SEAT, chance.choice(legal))
        while state.flight and state.phase == "throw":
            state, _ = GAME.apply(state, CHANCE, chance.choice(GAME.odds(state).actions))
