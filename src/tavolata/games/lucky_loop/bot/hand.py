"""What a hand promises for the next turn, in points."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from tavolata.games.lucky_loop.actions import DECKS, PROGRAMMES, Card, Deck, Programme
from tavolata.games.lucky_loop.content import NUMBERS, Faces, deck_of
from tavolata.games.lucky_loop.rules.legal import flights_of, free_programmes, total_difficulty
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.goal import Goal
from tavolata.games.lucky_loop.solver.position import OpenCard, Position, open_card
from tavolata.games.lucky_loop.view import LuckyLoopView

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


def hands_to_come(view: LuckyLoopView, hand: Sequence[Card], draws: int) -> list[tuple[Card, ...]]:
    """What a hand may be with so many unknown cards more, in a few tries."""
    decks = [kinds(view.faces, deck) for deck in DECKS]
    return [(*hand, *_drawn(decks, draws, number)) for number in range(TRIES if draws else 1)]


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
        return max((free_worth(view.faces, cards) for cards in free_programmes(view.faces, hand)), default=NO_FREE)
    tokens = min(view.players[view.turn].tokens, TOKENS_PLANNED)
    return max((flight_worth(cards, tokens) for cards in flights_held(view.faces, hand, wanted)), default=0.0)


def flights_held(faces: Faces, hand: Sequence[Card], wanted: Iterable[Programme]) -> Iterator[tuple[OpenCard, ...]]:
    """LL-D1: every choice of three cards for the programmes."""
    for programme in wanted:
        for cards in flights_of(faces, hand, programme):
            yield tuple(sorted(open_card("", faces[card]) for card in cards))


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
    harder = total_difficulty(faces, cards) - NUMBERS.free.difficulty_least
    return EASIEST_FREE - HARDER_FREE * harder + LARGER_FREE * (len(cards) - 4)
