"""The solver against brute force, against the rules themselves, and against its own promises."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.game import CHANCE, Actor, Event
from tavolata.games.lucky_loop import LuckyLoop
from tavolata.games.lucky_loop.actions import (
    PROGRAMMES,
    Dice,
    GiveUp,
    LuckyLoopAction,
    Make,
    Programme,
    Reroll,
    Roll,
    SeventhDie,
    Stop,
)
from tavolata.games.lucky_loop.content import NUMBERS, load_cards
from tavolata.games.lucky_loop.events import Scored, TokenWon
from tavolata.games.lucky_loop.odds import (
    FREE,
    FREE_SUCCESS,
    RECORDED,
    BadPosition,
    Choice,
    Goal,
    OpenCard,
    Position,
    analyse,
    choices,
    open_card,
    position_of,
    reach,
    value,
)
from tavolata.games.lucky_loop.state import Box, Flight, Player, State

FACES = {face.difficulty: face for face in load_cards().faces.values()}


def card(difficulty: int, highlight: bool = False) -> OpenCard:
    return open_card(f"R{difficulty}", FACES[difficulty], highlight)


def programme(*difficulties: int, dice: int = 6, tokens: int = 0, **known: Any) -> Position:
    cards = tuple(card(difficulty) for difficulty in difficulties)
    return Position(cards, known.pop("points", 0), dice, tokens, known.pop("seventh", True), free=False, **known)


def free_programme(highlit: int, *others: int, dice: int = 6, tokens: int = 0, **known: Any) -> Position:
    cards = (card(highlit, True), *(card(difficulty) for difficulty in others))
    return Position(cards, known.pop("points", 0), dice, tokens, known.pop("seventh", True), free=True, **known)


# The rules of a flight once more, in the plainest words: every order of the dice, every choice of them, in fractions.


@cache
def brute(position: Position, goal: Goal) -> dict[Choice, Fraction]:
    """What each choice is worth."""
    return thrown_choices(position, goal) if position.thrown else ready_choices(position, goal)


def best(position: Position, goal: Goal) -> Fraction:
    return max(brute(position, goal).values())


def ended(worth: float, position: Position, goal: Goal) -> Fraction:
    return Fraction(worth) + position.tokens * Fraction(goal.token)


def changed(position: Position, **changes: Any) -> Position:
    return msgspec.structs.replace(position, **changes)


def ready_choices(position: Position, goal: Goal) -> dict[Choice, Fraction]:
    found: dict[Choice, Fraction] = {}
    on_last_card = len(position.cards) == 1
    if position.dice > 0:
        found[Roll()] = mean(position, (), min(3, position.dice), goal)
    if position.seventh and position.tokens > 0:
        found[SeventhDie()] = best(changed(position, dice=position.dice + 1, tokens=position.tokens - 1, seventh=False), goal)
    if on_last_card and not position.free:
        found[Stop()] = ended(goal.consolation, position, goal)
    elif position.dice == 0:
        found[GiveUp()] = ended(goal.consolation if on_last_card else goal.failure, position, goal)
    return found


def mean(position: Position, kept: Dice, count: int, goal: Goal) -> Fraction:
    falls = [tuple(sorted(kept + fallen)) for fallen in product((1, 2, 3, 4, 5, 6), repeat=count)]
    return sum((best(changed(position, thrown=dice), goal) for dice in falls), Fraction(0)) / len(falls)


def thrown_choices(position: Position, goal: Goal) -> dict[Choice, Fraction]:
    found: dict[Choice, Fraction] = {}
    some = [dice for count in (1, 2, 3) for dice in combinations(position.thrown, count)]
    for index, each in enumerate(position.cards):
        for dice in some:
            if sum(dice) == each.difficulty or (sum(dice) > each.difficulty and not each.highlight):
                found[Make(each.card, dice, each.highlight)] = made(position, index, dice, goal)
    if not found:
        found[GiveUp()] = ended(goal.consolation if len(position.cards) == 1 else goal.failure, position, goal)
    if position.tokens > 0:
        for dice in some:
            kept = list(position.thrown)
            for die in dice:
                kept.remove(die)
            found[Reroll(dice)] = mean(changed(position, tokens=position.tokens - 1), tuple(kept), len(dice), goal)
    return found


def made(position: Position, index: int, dice: Dice, goal: Goal) -> Fraction:
    each = position.cards[index]
    points = each.exact if sum(dice) == each.difficulty else each.exceeded
    rest = position.cards[:index] + position.cards[index + 1 :]
    points = position.points + points * (2 if each.highlight else 1)
    left = position.dice - len(dice)
    if not rest:
        return ended(goal.worth(points + left), position, goal)
    return best(changed(position, cards=rest, points=points, dice=left, thrown=()), goal)


def assert_exact(position: Position, goal: Goal) -> None:
    """The solver knows the same choices as brute force, and what each is worth."""
    expected = {choice: float(worth) for choice, worth in brute(position, goal).items()}
    brute.cache_clear()
    assert choices(position, goal) == pytest.approx(expected, abs=1e-9)
    assert value(position, goal) == pytest.approx(max(expected.values()), abs=1e-9)


GOALS = st.one_of(
    st.sampled_from([RECORDED, reach(8), reach(12), FREE, FREE_SUCCESS]),
    st.builds(
        Goal,
        points=st.lists(st.integers(-4, 9).map(float), min_size=1, max_size=16).map(tuple),
        beyond=st.sampled_from([0.0, 0.5, 1.0]),
        consolation=st.integers(-4, 9).map(float),
        failure=st.integers(-4, 4).map(float),
        token=st.sampled_from([0.0, 0.25, 3.0]),
    ),
)
"""The standard goals, and odd ones: that points, dice or tokens are good to have is nowhere taken for granted."""


@st.composite
def flights(draw: st.DrawFn, free: bool, most_cards: int, most_dice: int, most_tokens: int) -> Position:
    """A flight under way, before or after a throw."""
    difficulties = draw(st.lists(st.integers(3, 12), min_size=1, max_size=most_cards))
    highlight = draw(st.integers(0, len(difficulties))) if free else len(difficulties)
    cards = tuple(card(difficulty, index == highlight) for index, difficulty in enumerate(difficulties))
    dice = draw(st.integers(0, most_dice))
    thrown = draw(st.lists(st.integers(1, 6), min_size=min(3, dice), max_size=min(3, dice)).map(sorted)) if draw(st.booleans()) else ()
    points, tokens, seventh = draw(st.integers(0, 12)), draw(st.integers(0, most_tokens)), draw(st.booleans())
    return Position(cards, points, dice, tokens, seventh, free, tuple(thrown))


@settings(deadline=None, max_examples=80)
@given(flights(free=False, most_cards=2, most_dice=6, most_tokens=2), GOALS)
def test_a_programme_is_solved_exactly(position: Position, goal: Goal) -> None:
    assert_exact(position, goal)


@settings(deadline=None, max_examples=60)
@given(flights(free=True, most_cards=3, most_dice=4, most_tokens=1), GOALS)
def test_a_free_programme_is_solved_exactly(position: Position, goal: Goal) -> None:
    assert_exact(position, goal)


@settings(deadline=None, max_examples=10)
@given(flights(free=False, most_cards=1, most_dice=4, most_tokens=3), GOALS)
def test_several_tokens_on_one_card_are_solved_exactly(position: Position, goal: Goal) -> None:
    assert_exact(position, goal)


@pytest.mark.parametrize(
    ("position", "goal"),
    [
        (programme(4, 7, 12), RECORDED),
        (programme(9, 9, 10), reach(20)),
        (programme(3, 5, 6, dice=2), RECORDED),
        (programme(5, 12, dice=5), Goal((0.0,) * 12 + (12.0,), beyond=1.0, consolation=9.0)),
        (programme(6, 6, 11, tokens=1, thrown=(1, 5, 6)), Goal((0.0,) * 8 + (8.0,), 1.0, consolation=3.0, token=2.5)),
        (free_programme(8, 8, 5, 4), FREE),
        (free_programme(8, 12, 12, thrown=(2, 2, 4)), FREE_SUCCESS),
        (free_programme(5, 3, 4, 3, 5, 5), FREE),
        (free_programme(6, 5, 5, 4, dice=2, tokens=2), Goal((0.0,), 1.0, consolation=-1.0, failure=-2.0)),
    ],
)
def test_a_whole_flight_is_solved_exactly(position: Position, goal: Goal) -> None:
    assert_exact(position, goal)


EXAMPLE = {"cards": [4, 7, 12], "dice": 6, "tokens": 1}


def test_the_analysis_of_the_example() -> None:
    found = analyse(EXAMPLE)
    assert found == {"expected": 10.537648825813, "reach": {"8": 0.752081549416, "12": 0.559503684341, "20": 0.0}}
    position = programme(4, 7, 12, tokens=1)
    assert found["expected"] == pytest.approx(float(best(position, RECORDED)), abs=1e-9)
    assert found["reach"]["12"] == pytest.approx(float(best(position, reach(12))), abs=1e-9)


def test_of_seven_dice_one_is_the_red_one_bought_already() -> None:
    position = programme(6, 8, 10, dice=7, tokens=2, seventh=False)
    assert analyse({"cards": [10, 6, 8], "dice": 7, "tokens": 2})["expected"] == pytest.approx(value(position, RECORDED), abs=1e-9)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ([4, 7, 12], "A position is an object with cards, dice, tokens, not [4, 7, 12]."),
        (None, "A position is an object with cards, dice, tokens, not null."),
        (EXAMPLE | {"cards": [2, 7, 12]}, '"cards" must be a list of three whole numbers from 3 to 12, not [2, 7, 12].'),
        (EXAMPLE | {"cards": [4, 7, 12, 5]}, '"cards" must be a list of three whole numbers from 3 to 12, not [4, 7, 12, 5].'),
        (EXAMPLE | {"cards": [4, 7, 12.0]}, '"cards" must be a list of three whole numbers from 3 to 12, not [4, 7, 12.0].'),
        (EXAMPLE | {"cards": "4"}, '"cards" must be a list of three whole numbers from 3 to 12, not "4".'),
        (
            EXAMPLE | {"cards": [5] * 1000},
            '"cards" must be a list of three whole numbers from 3 to 12, not [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,….',
        ),
        (EXAMPLE | {"dice": 8}, '"dice" must be a whole number from 1 to 7, not 8.'),
        (EXAMPLE | {"dice": 0}, '"dice" must be a whole number from 1 to 7, not 0.'),
        (EXAMPLE | {"dice": 6.0}, '"dice" must be a whole number from 1 to 7, not 6.0.'),
        (EXAMPLE | {"tokens": True}, '"tokens" must be a whole number from 0 to 23, not true.'),
        (EXAMPLE | {"tokens": -1}, '"tokens" must be a whole number from 0 to 23, not -1.'),
        (EXAMPLE | {"points": 3}, '"points" is not known; a position has cards, dice, tokens.'),
        (
            {"cards": [4, 7, 12], "tokens": "1"},
            '"dice" is missing; it must be a whole number from 1 to 7. "tokens" must be a whole number from 0 to 23, not "1".',
        ),
    ],
)
def test_a_bad_position_is_refused_with_every_reason(position: object, sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        analyse(position)
    assert str(refused.value) == sentence


DIFFICULTIES = st.lists(st.integers(3, 12), min_size=3, max_size=3)


@settings(deadline=None, max_examples=40)
@given(DIFFICULTIES, st.integers(1, 6), st.integers(0, 3), st.sampled_from([RECORDED, reach(8), reach(12), reach(20)]))
def test_a_die_or_a_token_more_never_hurts(difficulties: list[int], dice: int, tokens: int, goal: Goal) -> None:
    worth = value(programme(*difficulties, dice=dice, tokens=tokens), goal)
    assert worth <= value(programme(*difficulties, dice=dice + 1, tokens=tokens), goal) + 1e-12
    assert worth <= value(programme(*difficulties, dice=dice, tokens=tokens + 1), goal) + 1e-12


@settings(deadline=None, max_examples=40)
@given(DIFFICULTIES, st.integers(1, 6), st.integers(0, 3))
def test_more_points_are_never_reached_more_often(difficulties: list[int], dice: int, tokens: int) -> None:
    found = analyse({"cards": difficulties, "dice": dice, "tokens": tokens})
    assert 1 >= found["reach"]["8"] >= found["reach"]["12"] >= found["reach"]["20"] >= 0
    assert found["expected"] >= 8 * found["reach"]["8"] - 1e-9


@settings(deadline=None, max_examples=60)
@given(flights(free=True, most_cards=6, most_dice=7, most_tokens=3), GOALS)
def test_the_best_choice_is_worth_what_the_position_is(position: Position, goal: Goal) -> None:
    assert max(choices(position, goal).values()) == pytest.approx(value(position, goal), abs=1e-9)


# The same values met on the way through the rules: what a choice is worth is what chance and the next position make of it.

GAME = LuckyLoop()
SEAT = 0
TOKENS = 2
CONSOLED = Goal((0.0,) * 8 + (8.0,), beyond=1.0, consolation=3.0, failure=-1.0, token=2.0)


def in_flight(boxes: tuple[Box, ...], programme: Programme | None) -> State:
    """A table at which the first seat is about to throw."""
    opened = GAME.setup(2, {option.name: option.default for option in GAME.options})
    results = {} if programme else dict.fromkeys(PROGRAMMES, 10)
    flier = Player(tokens=TOKENS, results=results, free=() if programme else tuple(box.card for box in boxes))
    flight = Flight(programme, boxes, NUMBERS.dice)
    return msgspec.structs.replace(opened, players=(flier, Player()), phase="ready", flight=flight, turn=SEAT)


def worth_of(state: State, action: LuckyLoopAction, actor: Actor, goal: Goal) -> float:
    """What an action leads to by the rules, valued one step further on."""
    tokens = state.players[SEAT].tokens
    after, events = GAME.apply(state, actor, action)
    if after.flight is None:
        return outcome(events, goal) + goal.token * tokens
    if after.phase == "throw":
        return sum(float(chance) * worth_of(after, fall, CHANCE, goal) for fall, chance in GAME.odds(after))
    return value(position_of(GAME.view(after, SEAT)), goal)


def outcome(events: Iterable[Event], goal: Goal) -> float:
    """What the end of a flight is worth, tokens aside."""
    scored = [event.boxes + event.spare for event in events if isinstance(event, Scored)]
    consoled = any(isinstance(event, TokenWon) for event in events)
    return goal.worth(scored[0]) if scored else goal.consolation if consoled else goal.failure


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
        worth = choices(position_of(GAME.view(state, SEAT)), CONSOLED)
        legal = GAME.legal(state, SEAT)
        assert set(worth) == set(legal)
        for action, expected in worth.items():
            assert worth_of(state, action, SEAT, CONSOLED) == pytest.approx(expected, abs=1e-9)
        state, _ = GAME.apply(state, SEAT, chance.choice(legal))
        while state.flight and state.phase == "throw":
            state, _ = GAME.apply(state, CHANCE, chance.choice(GAME.odds(state).actions))
