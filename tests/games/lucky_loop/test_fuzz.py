"""Random games of Lucky Loop: the protocol, conserved quantities, and no leaks."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.game import CHANCE, Action, Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation, visible_events
from tavolata.core.testing import conformance
from tavolata.games.lucky_loop.actions import DECKS, Deal, Make
from tavolata.games.lucky_loop.content import NUMBERS, deck_of, load_cards
from tavolata.games.lucky_loop.rules.game import LuckyLoop
from tavolata.games.lucky_loop.state import State
from tests.chance import random_games

GAMES = random_games(12)
OPTIONS = st.fixed_dictionaries({option.name: st.sampled_from(option.choices) for option in LuckyLoop.options if option.choices})
ALL_CARDS = Counter(card for deck in load_cards().decks.values() for card in deck)


def choose(legal: Sequence[Any], rng: random.Random) -> Action:
    """Choose a random action, but mostly one with few dice; otherwise games would hardly end."""
    makes = [action for action in legal if type(action) is Make]
    if makes and rng.random() < 0.9:
        return min(makes, key=lambda make: (not make.highlight, len(make.dice), sum(make.dice)))
    return conformance.choose_by_kind(legal, rng)


def check_conserved(state: State) -> None:
    """Assert that cards, tokens and dice neither appear nor vanish, and that every track is in range."""
    players = state.players
    lying = [*state.decks.values(), *state.discards.values(), *state.laid.values()]
    held = [pile for seated in players for pile in (seated.hand, seated.free)]
    assert Counter(card for pile in (*lying, *held) for card in pile) == ALL_CARDS
    assert state.supply + sum(seated.tokens for seated in players) == NUMBERS.tokens
    assert all(points >= NUMBERS.first_recorded for seated in players for points in seated.results.values())
    assert all(deck_of(card) == deck for deck in DECKS for card in (*state.decks[deck], *state.discards[deck]))
    check_flight(state)


def check_flight(state: State) -> None:
    flight = state.flight
    if flight is not None:
        on_cards = sum(len(box.dice) for box in flight.boxes)
        assert flight.pool + on_cards == NUMBERS.dice + flight.bought
        assert len(flight.thrown) + flight.rethrown <= min(flight.pool, NUMBERS.dice_in_a_throw)


def with_other_secrets(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Return the same state with all cards that the seat cannot see dealt again."""
    players = list(state.players)
    decks = dict(state.decks)
    for deck in DECKS:
        hidden = [card for other, held in enumerate(players) if other != seat for card in held.hand if deck_of(card) == deck]
        bag = [*hidden, *decks[deck]]
        rng.shuffle(bag)
        for other, held in enumerate(players):
            if other != seat:
                backs = sum(deck_of(card) == deck for card in held.hand)
                kept = [card for card in held.hand if deck_of(card) != deck]
                players[other] = msgspec.structs.replace(held, hand=(*kept, *(bag.pop() for _ in range(backs))))
        decks[deck] = tuple(bag)
    return msgspec.structs.replace(state, players=tuple(players), decks=decks)


def bytes_sent(match: Match[Any, Any, Any], state: State, seat: Seat | None) -> bytes:
    """Return all bytes that are sent to a seat in a position."""
    other = Match.from_state(match.game, state, match.seats, match.options)
    sight = Observation(other, seat)
    return msgspec.json.encode([sight.view, sight.legal, list(sight.consequences.items())])


def check_no_leak(match: Match[Any, Any, Any], rng: random.Random) -> None:
    """Assert that hidden cards change none of the bytes sent to a seat."""
    for seat in (None, *range(match.seats)):
        swapped = with_other_secrets(match.state, seat, rng)
        assert bytes_sent(match, swapped, seat) == bytes_sent(match, match.state, seat)


def check_draws_are_private(match: Match[Any, Any, Any]) -> None:
    """Assert that only the drawing seat sees a drawn card."""
    before = match.at(max(n for n, entry in enumerate(match.log) if isinstance(entry.action, Deal)))
    drawer = before.state.turn
    told = [before.game.apply(before.state, CHANCE, deal)[1] for deal in before.legal(CHANCE)]
    for seat in (None, *range(match.seats)):
        messages = {msgspec.json.encode(visible_events(events[:1], seat)) for events in told}
        assert len(messages) == (len(told) if seat == drawer else 1)


@pytest.mark.parametrize("seats", LuckyLoop.seats)
def test_random_games_keep_every_invariant_and_leak_nothing(seats: int) -> None:
    rng = random.Random(seats)
    endings = Counter[str]()

    def watch(match: Match[Any, Any, Any]) -> None:
        check_conserved(match.state)
        if rng.random() < 0.02:
            conformance.check_position(match)
            check_no_leak(match, rng)

    for seed in range(GAMES):
        match = conformance.play_random_game("lucky-loop", seats, seed, watch=watch, choose=choose)
        assert match.result is not None
        endings[match.result.reason] += 1
        if seed % 30 == 0:
            conformance.check_game(match)
            check_draws_are_private(match)
    assert endings == {"free-programme": GAMES}


@settings(max_examples=15)
@given(seats=st.sampled_from(LuckyLoop.seats), seed=st.integers(0, 2**32), options=OPTIONS)
def test_every_mixture_of_options_conforms(seats: int, seed: int, options: dict[str, Any]) -> None:
    rng = random.Random(seed)

    def watch(match: Match[Any, Any, Any]) -> None:
        check_conserved(match.state)
        if rng.random() < 0.1:
            conformance.check_position(match)
            check_no_leak(match, rng)

    match = conformance.play_random_game("lucky-loop", seats, seed, options, watch=watch, choose=choose)
    conformance.check_game(match)


def test_one_seed_gives_one_game() -> None:
    conformance.check_seeded_twins("lucky-loop", 3, 7)


@settings(max_examples=20)
@given(seed=st.integers(0, 1000), length=st.integers(1, 40))
def test_the_odds_of_chance_sum_to_one(seed: int, length: int) -> None:
    rng = random.Random(seed)
    match: Match[Any, Any, Any] = Match.new("lucky-loop", 2, seed=None)
    for _ in range(length):
        if match.actors == [CHANCE]:
            conformance.check_odds(match)
        match.play(match.actors[0], choose(match.legal(match.actors[0]), rng))
    assert len(match.log) == length
