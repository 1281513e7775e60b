"""Estimates the expected value of a hand for the next turn, in points."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import TypeAlias

from tavolata.games.lucky_loop.actions import DECKS, PROGRAMMES, Card, Deck, Programme
from tavolata.games.lucky_loop.content import COLOURS, NUMBERS, Faces, deck_of
from tavolata.games.lucky_loop.rules.legal import are_free_programme, total_difficulty
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.position import OpenCard, Position, open_card
from tavolata.games.lucky_loop.solver.utility import Utility
from tavolata.games.lucky_loop.view import LuckyLoopView

FlightValue: TypeAlias = Callable[[tuple[OpenCard, ...], int], float]
"""A function that returns the value of a flight of these cards with a number of tokens."""

ACCOMPLISHED_VALUE = 4.0
"""In points: the value of accomplishing a programme, apart from its points."""
TOKEN_VALUE = 3.0
"""In points: about the gain of a flight by one more token."""
MAX_PLANNED_TOKENS = 2
"""The most tokens assumed for a flight of the next turn."""

EASIEST_FREE_VALUE = 9.0
DIFFICULTY_COST = 1.5
EXTRA_CARD_VALUE = 1.5
NO_FREE_VALUE = -8.0
"""In points:

estimates of a free programme of four cards at the least difficulty, of each further difficulty and card, and of a hand without one.
"""

SAMPLES = 10
STRIDES = (3, 7, 11, 13, 17, 19)
"""Unknown cards are sampled this many times. Each steps through its deck with its own stride, for varied mixtures."""


def to_accomplish(view: LuckyLoopView, flown: Programme | None = None) -> tuple[Programme, ...]:
    """Return the programmes that the current player has not accomplished, without the one now in flight."""
    results = view.players[view.turn].results
    return tuple(programme for programme in PROGRAMMES if programme not in results and programme != flown)


def expected_hand_value(view: LuckyLoopView, hand: Sequence[Card], wanted: Sequence[Programme], draws: int = 0) -> float:
    """Return the expected value of a hand with a number of unknown cards added, in points."""
    samples = possible_next_hands(view, hand, draws)
    return sum(hand_value(view, held, wanted) for held in samples) / len(samples)


def possible_next_hands(view: LuckyLoopView, hand: Sequence[Card], draws: int, samples: range = range(SAMPLES)) -> list[tuple[Card, ...]]:
    """Return samples of a hand with a number of unknown cards added."""
    if not draws:
        return [tuple(hand)]
    decks = [distinct_cards(view.faces, deck) for deck in DECKS]
    return [(*hand, *_sampled_draws(decks, draws, number)) for number in samples]


def _sampled_draws(decks: Sequence[Sequence[Card]], draws: int, number: int) -> Iterator[Card]:
    """Yield the cards of one sample, from both decks in turn."""
    for place in range(draws):
        cards = decks[place % len(decks)]
        yield cards[(number * STRIDES[place % len(STRIDES)] + place) % len(cards)]


def distinct_cards(faces: Faces, deck: Deck) -> list[Card]:
    """Return the different cards of a deck."""
    return [card for card in faces if deck_of(card) == deck]


def hand_value(view: LuckyLoopView, hand: Sequence[Card], wanted: Sequence[Programme]) -> float:
    """Return the value of the best flight of a wanted programme from a hand, or without one of the best free programme."""
    if not wanted:
        easiest = easiest_free(open_cards(view.faces, hand))
        return _free_estimate(sum(card.difficulty for card in easiest), len(easiest)) if easiest else NO_FREE_VALUE
    tokens = min(view.players[view.turn].tokens, MAX_PLANNED_TOKENS)
    return best_flight_value(view.faces, hand, wanted, tokens, flight_value)


def open_cards(faces: Faces, hand: Iterable[Card]) -> tuple[OpenCard, ...]:
    """Return cards as open cards of a flight, without names and sorted, so that equal hands share a cache entry."""
    return tuple(sorted(open_card("", faces[card]) for card in hand))


def best_flight_value(faces: Faces, hand: Sequence[Card], wanted: Sequence[Programme], tokens: int, flight_values: FlightValue) -> float:
    """LL-D1: return the highest value of three cards of a hand in one of the programmes."""
    held = {colour: open_cards(faces, (card for card in dict.fromkeys(hand) if faces[card].colour == colour)) for colour in COLOURS}
    trios = {tuple(sorted(held[colour] for colour in NUMBERS.programmes[programme])) for programme in wanted}
    return max((_best_trio(trio, tokens, flight_values) for trio in trios), default=0.0)


@lru_cache(maxsize=1 << 15)
def _best_trio(trio: tuple[tuple[OpenCard, ...], ...], tokens: int, flight_values: FlightValue) -> float:
    """Return the highest value of one card of each of three colours."""
    return max((flight_values(tuple(sorted(cards)), tokens) for cards in product(*trio)), default=0.0)


@lru_cache(maxsize=1 << 15)
def easiest_free(cards: tuple[OpenCard, ...]) -> tuple[OpenCard, ...]:
    """LL-K3: return the best free programme of a hand by estimate; empty if it holds none."""
    free = NUMBERS.free
    chosen = (some for size in range(free.cards_least, free.cards_most + 1) for some in dict.fromkeys(combinations(cards, size)))
    frees = (some for some in chosen if are_free_programme([card.difficulty for card in some]))
    return max(frees, key=lambda some: _free_estimate(sum(card.difficulty for card in some), len(some)), default=())


NEXT_FLIGHT_UTILITY = Utility(
    (0.0,) * NUMBERS.first_recorded
    + tuple(points + ACCOMPLISHED_VALUE for points in range(NUMBERS.first_recorded, NUMBERS.first_record))
    + (NUMBERS.first_record + ACCOMPLISHED_VALUE + TOKEN_VALUE / 2,),
    beyond=1.0,
    consolation=TOKEN_VALUE,
    token=TOKEN_VALUE,
)
"""The utility of a later flight: its points, the progress, and the token that every other 12 earns."""


@lru_cache(maxsize=4096)
def flight_value(cards: tuple[OpenCard, ...], tokens: int) -> float:
    """Return the expected value of a flight of these cards, in points."""
    return value(Position(cards, 0, NUMBERS.dice, tokens, seventh=True, free=False), NEXT_FLIGHT_UTILITY) - TOKEN_VALUE * tokens


def free_value(faces: Faces, cards: Sequence[Card]) -> float:
    """Return the estimated value of a free programme in points; solving every possible one would take too long."""
    return _free_estimate(total_difficulty(faces, cards), len(cards))


def _free_estimate(difficulty: int, cards: int) -> float:
    return EASIEST_FREE_VALUE - DIFFICULTY_COST * (difficulty - NUMBERS.free.difficulty_least) + EXTRA_CARD_VALUE * (cards - 4)
