"""The numeric encoding of Lucky Loop: cards are numbered by their place in hand or flight, dice by their place in the throw.

A hand is sorted, so that its places identify its cards; three cards also identify a programme, which has three colours (LL-M5). Among
equal cards or dice the first ones are used.
"""

from functools import lru_cache
from itertools import chain, combinations
from typing import TypeAlias, TypeVar, get_args

from tavolata.core.protocols.encoding import ActionEncoding, GameEncoding, ObservationField, filled, from_seat, one_hot
from tavolata.games.lucky_loop.actions import (
    CARDS,
    DECKS,
    PROGRAMMES,
    Card,
    Discard,
    Draw,
    Fly,
    GiveUp,
    Highlight,
    LayFree,
    Make,
    Raise,
    Reroll,
    Roll,
    SeventhDie,
    Stop,
)
from tavolata.games.lucky_loop.content import COLOURS, NUMBERS, Faces
from tavolata.games.lucky_loop.state import Phase
from tavolata.games.lucky_loop.view import BoxView, FlightView, LuckyLoopView, PlayerView, ProgrammeView, WayView

T = TypeVar("T")
Indices: TypeAlias = tuple[int, ...]

SEATS = 6
HAND = NUMBERS.hand + NUMBERS.exchanged
"""LL-T2: the most cards of a hand, which it has during an exchange."""
BOXES = NUMBERS.free.cards_most
DICE = NUMBERS.dice_in_a_throw

_MOST_POINTS = 100.0
_MOST_TOKENS = 8.0
_MOST_OF_A_FLIGHT = 40.0
_MOST_ROUNDS = 40.0
"""The maxima by which features are divided; games hardly ever exceed them, and larger values are clipped."""


def _subsets(of: int, least: int, most: int) -> dict[Indices, int]:
    """Return every selection of a number of places, with its index."""
    chosen = chain.from_iterable(combinations(range(of), size) for size in range(least, most + 1))
    return {places: number for number, places in enumerate(chosen)}


TRIPLES = _subsets(NUMBERS.hand, 3, 3)
CHOICES_OF_CARDS = _subsets(NUMBERS.hand, 1, BOXES)
CHOICES_OF_DICE = _subsets(DICE, 1, DICE)


@lru_cache(1 << 16)
def _indices_of(chosen: tuple[T, ...], held: tuple[T, ...]) -> Indices:
    """Return the indices of items among those held; of equal ones the first."""
    free = list(range(len(held)))
    places = []
    for each in chosen:
        place = next(place for place in free if held[place] == each)
        free.remove(place)
        places.append(place)
    return tuple(sorted(places))


# Choices


def _draw(action: Draw, _view: LuckyLoopView) -> int:
    return DECKS.index(action.deck)


def _discard(action: Discard, view: LuckyLoopView) -> int:
    return view.hand.index(action.card)


def _fly(action: Fly, view: LuckyLoopView) -> int:
    return TRIPLES[_indices_of(action.cards, view.hand)]


def _raise(action: Raise, view: LuckyLoopView) -> int:
    return PROGRAMMES.index(action.programme) * NUMBERS.hand + view.hand.index(action.card)


def _lay_free(action: LayFree, view: LuckyLoopView) -> int:
    return CHOICES_OF_CARDS[_indices_of(action.cards, view.hand)]


def _highlight(action: Highlight, view: LuckyLoopView) -> int:
    return view.players[view.turn].free.index(action.card)


def _reroll(action: Reroll, view: LuckyLoopView) -> int:
    return CHOICES_OF_DICE[_indices_of(action.dice, _flight(view).thrown)]


def _make(action: Make, view: LuckyLoopView) -> int:
    flight = _flight(view)
    return _make_number(flight, action.card, action.highlight, action.dice)


def _make_number(flight: FlightView, card: Card, highlight: bool, dice: Indices) -> int:
    """Return the action number of a make, from the card's place in the flight and the dice's places in the throw."""
    box = next(place for place, box in enumerate(flight.boxes) if box.card == card and box.highlight == highlight and not box.dice)
    return box * len(CHOICES_OF_DICE) + CHOICES_OF_DICE[_indices_of(dice, flight.thrown)]


def _flight(view: LuckyLoopView) -> FlightView:
    assert view.flight is not None
    return view.flight


# Observations

_phase = one_hot(get_args(Phase))
_colour = one_hot(COLOURS)
_programme = one_hot(PROGRAMMES)
_value = one_hot(range(1, 7))


def _turn(view: LuckyLoopView) -> list[float]:
    """Return the observation features of the turn: phase, own turn, round, last round, cards drawn and owed, and tokens in the supply."""
    mine = view.seat == view.turn
    return [
        *_phase(view.phase),
        mine,
        view.round / _MOST_ROUNDS,
        view.last_round,
        view.drawn / 3,
        view.owed / 3,
        view.supply / NUMBERS.tokens,
    ]


@lru_cache(1 << 12)
def _card(colour: str, difficulty: int, exact: int, exceeded: int) -> tuple[float, ...]:
    """Return the features of a printed card; the first is 1 to tell it from an empty place."""
    return (1.0, *_colour(colour), difficulty / 12, exact / 12, exceeded / 12)  # type: ignore[arg-type]


CARD = 1 + len(COLOURS) + 3


def _printed(faces: Faces, card: Card) -> tuple[float, ...]:
    face = faces[card]
    return _card(face.colour, face.difficulty, face.exact, face.exceeded)


def _hand(view: LuckyLoopView) -> list[float]:
    return filled((_printed(view.faces, card) for card in view.hand), HAND, CARD)


def _players(view: LuckyLoopView) -> list[float]:
    order = from_seat(view.seat, len(view.players))
    return filled((_player(view.players[seat], seat == view.start) for seat in order), SEATS, PLAYER)


PLAYER = 9 + 2 * len(PROGRAMMES)


def _player(player: PlayerView, starts: bool) -> list[float]:
    """Return the features of a player: points, tokens, hand, final phase, and the result of each programme."""
    results = [player.results.get(programme, 0) for programme in PROGRAMMES]
    return [
        1.0,
        starts,
        player.points / _MOST_POINTS,
        player.tokens / _MOST_TOKENS,
        *(player.hand[deck] / HAND for deck in DECKS),
        player.final_phase,
        bool(player.free),
        (player.free_result or 0) / _MOST_OF_A_FLIGHT,
        *(result / _MOST_OF_A_FLIGHT for result in results),
        *(result > 0 for result in results),
    ]


def _programmes(view: LuckyLoopView) -> list[float]:
    return [figure for programme in view.programmes for figure in _laid(view, programme)]


PROGRAMME = 4


def _laid(view: LuckyLoopView, programme: ProgrammeView) -> list[float]:
    """Return the features of a programme: the difficulties of its cards by colour, and its record."""
    lying = [view.faces[card].difficulty / 12 for card in programme.cards] or [0.0, 0.0, 0.0]
    return [*lying, (programme.record or 0) / _MOST_OF_A_FLIGHT]


def _piles(view: LuckyLoopView) -> list[float]:
    """Return the features of the piles: the cards left by deck, and the discards by card."""
    gone = dict.fromkeys(CARDS, 0.0)
    for pile in view.discards.values():
        for card in pile:
            gone[card] += 1 / 4
    return [*(view.decks[deck] / 32 for deck in DECKS), *gone.values()]


FLIGHT = len(PROGRAMMES) + 9


def _flown(view: LuckyLoopView) -> list[float]:
    """Return the features of the flight: its programme, pool, red die, points so far and the fewest points that count."""
    flight = view.flight
    if flight is None:
        return [0.0] * FLIGHT
    return [
        1.0,
        flight.programme is None,
        *_programme(flight.programme),
        flight.pool / 7,
        flight.bought,
        flight.red_in_pool,
        flight.throw / BOXES,
        flight.to_throw / DICE,
        flight.subtotal / _MOST_OF_A_FLIGHT,
        (flight.least or 0) / _MOST_OF_A_FLIGHT,
    ]


BOX = CARD + 4


def _boxes(view: LuckyLoopView) -> list[float]:
    return filled((_box(view.faces, box) for box in (view.flight.boxes if view.flight else ())), BOXES, BOX)


def _box(faces: Faces, box: BoxView) -> tuple[float, ...]:
    """Return the features of a card in flight: the card, its highlight, and whether and how it was made."""
    return (*_printed(faces, box.card), box.highlight, bool(box.dice), box.exact, box.points / 24)


def _thrown(view: LuckyLoopView) -> list[float]:
    return filled((_value(die) for die in (view.flight.thrown if view.flight else ())), DICE, 6)


def _ways(view: LuckyLoopView) -> list[float]:
    """Return the features of all possible makes, numbered as the actions: the points, and whether it is exact."""
    figures = [0.0] * (2 * BOXES * len(CHOICES_OF_DICE))
    if view.flight is not None:
        for way in view.flight.ways:
            place = _option_index(view.flight, way)
            figures[2 * place : 2 * place + 2] = way.points / 24, way.exact
    return figures


def _option_index(flight: FlightView, way: WayView) -> int:
    return _make_number(flight, way.card, way.highlight, way.dice)


ENCODING = GameEncoding(
    version=1,
    parts=(
        ObservationField("turn", (len(get_args(Phase)) + 6,), _turn),
        ObservationField("hand", (HAND, CARD), _hand),
        ObservationField("players", (SEATS, PLAYER), _players),
        ObservationField("programmes", (len(PROGRAMMES), PROGRAMME), _programmes),
        ObservationField("piles", (len(DECKS) + len(CARDS),), _piles),
        ObservationField("flight", (FLIGHT,), _flown),
        ObservationField("boxes", (BOXES, BOX), _boxes),
        ObservationField("thrown", (DICE, 6), _thrown),
        ObservationField("ways", (BOXES, len(CHOICES_OF_DICE), 2), _ways),
    ),
    choices=(
        ActionEncoding(Draw, len(DECKS), _draw),
        ActionEncoding(Discard, HAND, _discard),
        ActionEncoding(Fly, len(TRIPLES), _fly),
        ActionEncoding(Raise, len(PROGRAMMES) * NUMBERS.hand, _raise),
        ActionEncoding(LayFree, len(CHOICES_OF_CARDS), _lay_free),
        ActionEncoding(Highlight, BOXES, _highlight),
        ActionEncoding(Roll),
        ActionEncoding(SeventhDie),
        ActionEncoding(Reroll, len(CHOICES_OF_DICE), _reroll),
        ActionEncoding(Make, BOXES * len(CHOICES_OF_DICE), _make),
        ActionEncoding(Stop),
        ActionEncoding(GiveUp),
    ),
)
"""The encoding of observations and actions; the order never changes."""
