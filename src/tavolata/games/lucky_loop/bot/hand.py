"""What a hand promises for the next turn, in points."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import TypeAlias

from tavolata.games.lucky_loop.actions import DECKS, PROGRAMMES, Card, Deck, Programme
from tavolata.games.lucky_loop.content import COLOURS, NUMBERS, Faces, deck_of
from tavolata.games.lucky_loop.rules.legal import are_free_programme, total_difficulty
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.position import OpenCard, Position, open_card
from tavolata.games.lucky_loop.solver.utility import Goal
from tavolata.games.lucky_loop.view import LuckyLoopView

FlightWorth: TypeAlias = Callable[[tuple[OpenCard, ...], int], float]
"""What a flight of these cards is worth with so many tokens."""

ACCOMPLISHED = 4.0
"""In points, what it is worth to have one programme less to accomplish, apart from the programme's own points."""
TOKEN = 3.0
"""In points: about what a flight with one token more brings more."""
TOKENS_PLANNED = 2
"""So many tokens at most are thought of for a flight of the next turn."""

EASIEST_FREE = 9.0
HARDER_FREE = 1.5
LARGER_FREE = 1.5
NO_FREE = -8.0
"""In points, roughly: a free programme of four cards that is no harder than it must be; less for each difficulty beyond, more for each
card beyond; and a hand that holds none."""

TRIES = 10
STRIDES = (3, 7, 11, 13, 17, 19)
"""Unknown cards are tried so many times; each goes through its deck with a step of its own, so that they come in many mixtures."""


def to_accomplish(view: LuckyLoopView, flown: Programme | None = None) -> tuple[Programme, ...]:
    """The programmes that the player whose turn it is has not accomplished, but for one that is flown now."""
    results = view.players[view.turn].results
    return tuple(programme for programme in PROGRAMMES if programme not in results and programme != flown)


def promise(view: LuckyLoopView, hand: Sequence[Card], wanted: Sequence[Programme], draws: int = 0) -> float:
    """What a hand, and so many unknown cards more, promises for the next turn, in points."""
    tries = hands_to_come(view, hand, draws)
    return sum(hand_worth(view, held, wanted) for held in tries) / len(tries)


def hands_to_come(view: LuckyLoopView, hand: Sequence[Card], draws: int, tries: range = range(TRIES)) -> list[tuple[Card, ...]]:
    """What a hand may be with so many unknown cards more, in a few tries."""
    if not draws:
        return [tuple(hand)]
    decks = [kinds(view.faces, deck) for deck in DECKS]
    return [(*hand, *_drawn(decks, draws, number)) for number in tries]


def _drawn(decks: Sequence[Sequence[Card]], draws: int, number: int) -> Iterator[Card]:
    """The cards of one try, from both decks in turn."""
    for place in range(draws):
        cards = decks[place % len(decks)]
        yield cards[(number * STRIDES[place % len(STRIDES)] + place) % len(cards)]


def kinds(faces: Faces, deck: Deck) -> list[Card]:
    """The different cards of a deck."""
    return [card for card in faces if deck_of(card) == deck]


def hand_worth(view: LuckyLoopView, hand: Sequence[Card], wanted: Sequence[Programme]) -> float:
    """The best flight that a hand holds for a programme that is wanted, or, where none is, the best free programme."""
    if not wanted:
        easiest = easiest_free(opened(view.faces, hand))
        return _ease(sum(card.difficulty for card in easiest), len(easiest)) if easiest else NO_FREE
    tokens = min(view.players[view.turn].tokens, TOKENS_PLANNED)
    return best_flight(view.faces, hand, wanted, tokens, flight_worth)


def opened(faces: Faces, hand: Iterable[Card]) -> tuple[OpenCard, ...]:
    """Cards as a flight has them open, without their names and in order, so that equal hands are reckoned once."""
    return tuple(sorted(open_card("", faces[card]) for card in hand))


def best_flight(faces: Faces, hand: Sequence[Card], wanted: Sequence[Programme], tokens: int, worth: FlightWorth) -> float:
    """LL-D1: the most that three cards of a hand are worth in one of the programmes."""
    held = {colour: opened(faces, (card for card in dict.fromkeys(hand) if faces[card].colour == colour)) for colour in COLOURS}
    trios = {tuple(sorted(held[colour] for colour in NUMBERS.programmes[programme])) for programme in wanted}
    return max((_most(trio, tokens, worth) for trio in trios), default=0.0)


@lru_cache(maxsize=1 << 15)
def _most(trio: tuple[tuple[OpenCard, ...], ...], tokens: int, worth: FlightWorth) -> float:
    """The best choice of one card of each of three colours."""
    return max((worth(tuple(sorted(cards)), tokens) for cards in product(*trio)), default=0.0)


@lru_cache(maxsize=1 << 15)
def easiest_free(cards: tuple[OpenCard, ...]) -> tuple[OpenCard, ...]:
    """LL-K3: the free programme of a hand that is best by the rule of thumb; empty if the hand holds none."""
    free = NUMBERS.free
    chosen = (some for size in range(free.cards_least, free.cards_most + 1) for some in dict.fromkeys(combinations(cards, size)))
    frees = (some for some in chosen if are_free_programme([card.difficulty for card in some]))
    return max(frees, key=lambda some: _ease(sum(card.difficulty for card in some), len(some)), default=())


PROMISED = Goal(
    (0.0,) * NUMBERS.first_recorded
    + tuple(points + ACCOMPLISHED for points in range(NUMBERS.first_recorded, NUMBERS.first_record))
    + (NUMBERS.first_record + ACCOMPLISHED + TOKEN / 2,),
    beyond=1.0,
    consolation=TOKEN,
    token=TOKEN,
)
"""A flight of a later turn: its points, the progress, and the token that every other 12 earns."""


@lru_cache(maxsize=4096)
def flight_worth(cards: tuple[OpenCard, ...], tokens: int) -> float:
    """What a flight of these cards promises, in points."""
    return value(Position(cards, 0, NUMBERS.dice, tokens, seventh=True, free=False), PROMISED) - TOKEN * tokens


def free_worth(faces: Faces, cards: Sequence[Card]) -> float:
    """What a free programme promises, in points: a rule of thumb, since the solver would take too long for all that may be drawn."""
    return _ease(total_difficulty(faces, cards), len(cards))


def _ease(difficulty: int, cards: int) -> float:
    return EASIEST_FREE - HARDER_FREE * (difficulty - NUMBERS.free.difficulty_least) + LARGER_FREE * (cards - 4)
