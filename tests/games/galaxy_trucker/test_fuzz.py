"""Random matches: the Game protocol, conservation, and no leak of hidden information."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.game import CHANCE, Action, Actor, OptionValue, Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation, visible_events
from tavolata.core.protocols.advisor import Hint
from tavolata.core.testing import conformance
from tavolata.games.galaxy_trucker.actions import Finish, GiveUp, Look, Place, Take, TimeUp, TurnGlass
from tavolata.games.galaxy_trucker.content import CARDS, TREK_NAMES, CardName, TrekName
from tavolata.games.galaxy_trucker.explain.advisor import GalaxyTruckerAdvisor
from tavolata.games.galaxy_trucker.rules.game import GalaxyTrucker
from tavolata.games.galaxy_trucker.rules.ship import fits
from tavolata.games.galaxy_trucker.state import Deck, PlacedTile, State
from tests.chance import random_games
from tests.games.galaxy_trucker.money_invariants import InvariantChecker

GAMES = random_games(10)
OPTIONS = st.fixed_dictionaries(
    {option.name: st.sampled_from(option.choices) for option in GalaxyTrucker.options if option.choices}
    | {"warnings": st.booleans(), "race": st.sampled_from(["", "mine"])}
)
HASTY = (Finish, TurnGlass, TimeUp, GiveUp, Look)
"""Action types that would end building or the flight too early if chosen uniformly."""

COACH = GalaxyTruckerAdvisor()

replace = msgspec.structs.replace


def choose(match: Match[Any, Any, Any], actor: Actor, rng: random.Random) -> Action:
    """Return a random action, biased towards building well and flying on."""
    legal = match.legal(actor)
    patient = [action for action in legal if not isinstance(action, HASTY)]
    if not patient or rng.random() < 0.03:
        return conformance.choose_by_kind(legal, rng)
    hand = match.state.players[actor].hand if actor >= 0 else None
    if hand and rng.random() < 0.9:
        ship, places = match.state.players[actor].ship, [action for action in patient if isinstance(action, Place)]
        rng.shuffle(places)
        fitting = (place for place in places if fits(ship, (place.column, place.row), PlacedTile(hand.tile, place.turn)))
        return next(fitting, patient[-1])
    takes = [action for action in patient if isinstance(action, Take)]
    return rng.choice(takes) if takes and rng.random() < 0.9 else conformance.choose_by_kind(patient, rng)


def play(seats: int, seed: int, options: dict[str, OptionValue], check: float) -> Match[Any, Any, Any]:
    """Play a random match to its end and check a share of its states."""
    rng = random.Random(seed)
    match = Match.new("galaxy-trucker", seats, seed, options)
    books = InvariantChecker(match)
    while match.result is None:
        actor = rng.choice(match.actors)
        match.play(actor, choose(match, actor, rng))
        books(match)
        if rng.random() < check:
            conformance.check_position(match)
            check_no_leak(match, rng)
        assert len(match.log) < 10_000
    return match


def with_other_secrets(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Return a state with other hidden tiles and cards that looks the same to this seat."""
    return with_other_cards(with_other_tiles(state, seat, rng), seat, rng)


def with_other_tiles(state: State, seat: Seat | None, rng: random.Random) -> State:
    secret = [other for other, player in enumerate(state.players) if other != seat and player.hand and player.hand.secret]
    bag = [*state.heap, *(player.hand.tile for other, player in enumerate(state.players) if other in secret and player.hand)]
    rng.shuffle(bag)
    players = [
        replace(player, hand=replace(player.hand, tile=bag.pop())) if other in secret and player.hand else player
        for other, player in enumerate(state.players)
    ]
    return replace(state, players=tuple(players), heap=tuple(bag))


def with_other_cards(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Return the state with unseen piles and the deck dealt again."""
    known = state.players[seat].looked if seat is not None else ()
    hidden = [pile for pile, cards in enumerate(state.piles, start=1) if cards is not None and pile not in known]
    bags: dict[Any, list[CardName]] = {level: list(cards) for level, cards in state.deck.bags.items()}
    for card in [*state.deck.known, *(card for pile in hidden for card in state.piles[pile - 1] or ())]:
        bags.setdefault(CARDS[card].level, []).append(card)
    for bag in bags.values():
        rng.shuffle(bag)
    piles = tuple(
        tuple(bags[CARDS[card].level].pop() for card in cards) if cards is not None and pile in hidden else cards
        for pile, cards in enumerate(state.piles, start=1)
    )
    dealt = tuple(bags[CARDS[card].level].pop() for card in state.deck.known)
    deck = Deck(dealt, state.deck.unknown, {level: tuple(bags[level]) for level in state.deck.bags})
    return replace(state, piles=piles, deck=deck)


def bytes_sent(match: Match[Any, Any, Any], state: State, seat: Seat | None) -> bytes:
    """Return all bytes sent to a seat in a state."""
    other = Match.from_state(match.game, state, match.seats, match.options)
    sight = Observation(other, seat)
    hint = COACH.answer(sight, Hint()) if sight.legal else None
    return msgspec.json.encode([sight.view, sight.legal, list(sight.consequences.items()), hint])


def check_no_leak(match: Match[Any, Any, Any], rng: random.Random) -> None:
    """Check that other hidden information does not change the bytes sent to a seat."""
    for seat in (None, *range(match.seats)):
        swapped = with_other_secrets(match.state, seat, rng)
        assert bytes_sent(match, swapped, seat) == bytes_sent(match, match.state, seat)


def check_draws_are_private(match: Match[Any, Any, Any]) -> None:
    """Check that events reveal a heap tile or a dealt card only to its taker."""
    drawn = [n for n, entry in enumerate(match.log) if entry.actor == CHANCE and match.write(entry.action).startswith("draw ")]
    before = match.at(drawn[-1])
    event_lists = [before.game.apply(before.state, CHANCE, draw)[1] for draw in before.legal(CHANCE)]
    for seat in (None, *range(match.seats)):
        messages = {msgspec.json.encode(visible_events(events, seat)) for events in event_lists}
        assert len(messages) == (len(event_lists) if seat == before.state.drawing else 1)


@pytest.mark.parametrize("level", TREK_NAMES)
@pytest.mark.parametrize("seats", GalaxyTrucker.seats)
def test_random_games_keep_every_invariant_and_leak_nothing(seats: int, level: TrekName) -> None:
    endings, placed = Counter[str](), 0
    for seed in range(GAMES):
        match = play(seats, seed, {"level": level}, check=0.02)
        assert match.result is not None
        endings[match.result.reason] += 1
        placed += sum(isinstance(entry.action, Place) for entry in match.log)
        if seed % 20 == 0:
            conformance.check_game(match)
            check_draws_are_private(match)
    assert endings.total() == GAMES
    assert endings.keys() <= {"arrived", "all-gave-up"}
    assert placed > 5 * seats * GAMES


@settings(max_examples=15)
@given(seats=st.sampled_from(GalaxyTrucker.seats), seed=st.integers(0, 2**32), options=OPTIONS)
def test_every_mixture_of_options_conforms(seats: int, seed: int, options: dict[str, Any]) -> None:
    conformance.check_game(play(seats, seed, options, check=0.1))


def test_one_seed_gives_one_game() -> None:
    conformance.check_seeded_twins("galaxy-trucker", 3, 7)


@settings(max_examples=20)
@given(seed=st.integers(0, 1000), length=st.integers(1, 80))
def test_the_odds_of_chance_sum_to_one(seed: int, length: int) -> None:
    rng = random.Random(seed)
    match: Match[Any, Any, Any] = Match.new("galaxy-trucker", 2, seed=None)
    for _ in range(length):
        if match.actors == [CHANCE]:
            conformance.check_odds(match)
        actor = rng.choice(match.actors)
        match.play(actor, choose(match, actor, rng))
        if match.result:
            break
    assert match.log
