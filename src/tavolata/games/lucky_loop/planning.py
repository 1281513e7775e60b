"""What the bots think before they act: what a flight is flown for, and what a hand promises."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product

from tavolata.games.lucky_loop.actions import DECKS, PROGRAMMES, Card, Deck, Programme
from tavolata.games.lucky_loop.content import NUMBERS, Colour, Face, deck_of
from tavolata.games.lucky_loop.odds import Goal, OpenCard, Position, open_card, value
from tavolata.games.lucky_loop.race import Standing, standing, winning_chance
from tavolata.games.lucky_loop.rules.legal import Faces, is_free_programme, total_difficulty
from tavolata.games.lucky_loop.view import LuckyLoopView

MOST_POINTS = 60
"""No flight with the standard cards brings more; beyond it more points are worth no more."""

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


def goal_of(view: LuckyLoopView, programme: Programme | None) -> Goal:
    """What the ends of a flight are worth in chances of winning, to the player whose turn it is."""
    return free_goal(view) if programme is None else programme_goal(view, programme)


def programme_goal(view: LuckyLoopView, programme: Programme) -> Goal:
    """LL-F5 to LL-F10, LL-B1: points count by what is better than before, and a token may come with them."""
    now = standing(view)
    token = token_worth(view, now)
    worth = [winning_chance(view, _scored(view, programme, points)) - token * now.tokens for points in range(MOST_POINTS + 1)]
    failed = winning_chance(view, now) - token * now.tokens
    consoled = winning_chance(view, now._replace(tokens=now.tokens + bool(view.supply))) - token * now.tokens
    return Goal(tuple(worth), consolation=consoled, failure=failed, token=token)


def token_worth(view: LuckyLoopView, now: Standing) -> float:
    """What each token in hand adds to the chance of winning, on the average."""
    return (winning_chance(view, now) - winning_chance(view, now._replace(tokens=0))) / max(now.tokens, 1)


def _scored(view: LuckyLoopView, programme: Programme, points: int) -> Standing:
    """LL-F8 to LL-F10: the standing after a flight that brought so many points."""
    now, before = standing(view), view.players[view.turn].results.get(programme, 0)
    earned = bool(view.supply) and earns_token(view, programme, points)
    if points < max(NUMBERS.first_recorded, before + 1):
        return now._replace(tokens=now.tokens + earned)
    return Standing(now.points + points - before, now.programmes - (not before), now.tokens + earned)


def earns_token(view: LuckyLoopView, programme: Programme, points: int) -> bool:
    """LL-B1: the first 12, a record beaten, or 20."""
    record = next(shown.record for shown in view.programmes if shown.id == programme)
    return points >= NUMBERS.closed_at or (points >= NUMBERS.first_record if record is None else points > record)


def free_goal(view: LuckyLoopView) -> Goal:
    """LL-K7, LL-K8: success ends the game, with it goes what tokens are worth; a failure is reckoned to have spent them all."""
    now, worst = standing(view), min(view.players[view.turn].results.values())
    done = [winning_chance(view, now._replace(points=now.points + points - worst, finished=True)) for points in range(MOST_POINTS + 1)]
    failed = now._replace(points=now.points - NUMBERS.free.failure_costs, tokens=0)
    return Goal(tuple(done), consolation=winning_chance(view, failed._replace(tokens=1)), failure=winning_chance(view, failed))


def point_worth(view: LuckyLoopView) -> float:
    """What a point adds to the chance of winning."""
    now = standing(view)
    more, less = (winning_chance(view, now._replace(points=now.points + points)) for points in (3, -3))
    return (more - less) / 6


def to_accomplish(view: LuckyLoopView, flown: Programme | None = None) -> tuple[Programme, ...]:
    """The programmes that the player whose turn it is has not accomplished, but for one that is flown now."""
    results = view.players[view.turn].results
    return tuple(programme for programme in PROGRAMMES if programme not in results and programme != flown)


def promise(view: LuckyLoopView, hand: Sequence[Card], wanted: Sequence[Programme], draws: int = 0) -> float:
    """What a hand, and so many unknown cards more, promises for the next turn, in points."""
    decks = [kinds(view.faces, deck) for deck in DECKS]
    tries = [(*hand, *_drawn(decks, draws, number)) for number in range(TRIES if draws else 1)]
    return sum(hand_worth(view, held, wanted) for held in tries) / len(tries)


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
    return max((flight_worth(cards, tokens) for cards in _flights(view.faces, hand, wanted)), default=0.0)


def _flights(faces: Faces, hand: Iterable[Card], wanted: Iterable[Programme]) -> Iterator[tuple[OpenCard, ...]]:
    """LL-D1: every choice of three cards for the programmes."""
    held: dict[Colour, list[Face]] = {}
    for card in dict.fromkeys(hand):
        held.setdefault(faces[card].colour, []).append(faces[card])
    for programme in wanted:
        for cards in product(*(held.get(colour, []) for colour in NUMBERS.programmes[programme])):
            yield tuple(sorted(open_card("", face) for face in cards))


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


def free_programmes(faces: Faces, hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """LL-K3: every free programme that a hand holds."""
    for size in range(NUMBERS.free.cards_least, min(NUMBERS.free.cards_most, len(hand)) + 1):
        for cards in combinations(hand, size):
            if is_free_programme(faces, cards):
                yield cards


def free_worth(faces: Faces, cards: Sequence[Card]) -> float:
    """What a free programme promises, in points: a rule of thumb, since the solver would take too long for all that may be drawn."""
    harder = total_difficulty(faces, cards) - NUMBERS.free.difficulty_least
    return EASIEST_FREE - HARDER_FREE * harder + LARGER_FREE * (len(cards) - 4)
