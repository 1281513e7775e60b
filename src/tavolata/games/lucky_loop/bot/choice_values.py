"""The expected value of each choice of a seat, from what the seat sees; the advisor and the review use it."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, cast

from tavolata.games.lucky_loop.actions import Card, Deck, Discard, Draw, Fly, Highlight, LayFree, LuckyLoopAction, Programme, Raise
from tavolata.games.lucky_loop.bot.hand import (
    MAX_PLANNED_TOKENS,
    SAMPLES,
    best_flight_value,
    distinct_cards,
    easiest_free,
    open_cards,
    possible_next_hands,
    to_accomplish,
)
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.legal import draws_left, is_free_programme
from tavolata.games.lucky_loop.rules.scoring import exchange_cost
from tavolata.games.lucky_loop.solver.flight import Choice, choices_with_secondary, value, value_with_secondary
from tavolata.games.lucky_loop.solver.position import OpenCard, Position, declared, declared_by, position_of
from tavolata.games.lucky_loop.solver.utility import RECORDED, ExpectedValue, Utility, result_utility, track_utility
from tavolata.games.lucky_loop.state import without
from tavolata.games.lucky_loop.view import LuckyLoopSight, LuckyLoopView

SAMPLES_PER_CARD = 3
"""The number of samples of unknown cards for each card that a draw can give."""


class ChoiceValue(NamedTuple):
    """A choice of a seat: an action, its expected value in this turn, and an estimate for the next one."""

    action: LuckyLoopAction
    value: ExpectedValue | None
    later: float | None = None
    cost: int = 0

    @property
    def points(self) -> float:
        """The expected points of this turn."""
        return (self.value.points if self.value else 0.0) - self.cost

    @property
    def is_sound(self) -> bool:
        """LL-K4: whether the action is anything but an illegal free programme."""
        return self.value is not None or not isinstance(self.action, LayFree)

    @property
    def total(self) -> tuple[float, float]:
        """The key for ranking choices: the points of both turns, then the success probability."""
        return self.points + (self.later or 0.0), self.value.success if self.value else 0.0


class DiscardValue(NamedTuple):
    """A choice of cards to discard together, and the expected points of the next turn without them."""

    cards: tuple[Card, ...]
    later: float


def choice_values(sight: LuckyLoopSight) -> Iterator[ChoiceValue]:
    """Yield each legal choice of a seat with its expected value."""
    return _flight_choices(sight) if sight.view.flight is not None else _turn_choices(sight)


def rank_choices(choices: Iterable[ChoiceValue]) -> list[ChoiceValue]:
    """LL-K4: return choices sorted by value, the best first; illegal free programmes come last."""
    return sorted(choices, key=lambda choice: (choice.is_sound, choice.total), reverse=True)


def rank_discards(view: LuckyLoopView) -> list[DiscardValue]:
    """LL-T2: return all combinations of cards to discard, the best first, of equal ones the most difficult."""
    wanted = to_accomplish(view)
    owed = dict.fromkeys(combinations(sorted(view.hand, key=lambda card: -view.faces[card].difficulty), view.owed))
    return sorted(
        (DiscardValue(cards, next_turn_value(view, without(view.hand, cards), wanted)) for cards in owed), key=lambda some: -some.later
    )


def _flight_choices(sight: LuckyLoopSight) -> Iterator[ChoiceValue]:
    view = sight.view
    assert view.flight is not None
    if not sight.legal:
        return
    values = choices_with_secondary(position_of(view), *_utilities(view, view.flight.programme))
    for action in sight.legal:
        yield ChoiceValue(action, values[cast(Choice, action)])


def _turn_choices(sight: LuckyLoopSight) -> Iterator[ChoiceValue]:
    for action in sight.legal:
        found = _choice_value(sight.view, action)
        yield found._replace(later=None) if sight.view.last_round else found


def _choice_value(view: LuckyLoopView, action: LuckyLoopAction) -> ChoiceValue:
    match action:
        case Fly(programme) | Raise(programme):
            return ChoiceValue(
                action, value_with_secondary(declared_by(view, action), *_utilities(view, programme)), _after_flight(view, action)
            )
        case LayFree(cards) if is_free_programme(view.faces, cards):
            return ChoiceValue(action, max(_highlighted_value(view, cards, place) for place in range(len(cards))))
        case Highlight(card):
            free = view.players[view.turn].free
            return ChoiceValue(action, _highlighted_value(view, free, free.index(card)))
        case Draw(deck):
            return ChoiceValue(action, None, _after_draw(view, deck), _exchange_cost_left(view))
        case Discard(card):
            return ChoiceValue(action, None, next_turn_value(view, without(view.hand, (card,)), to_accomplish(view)))
        case _:  # LL-K4: an illegal free programme of a strict table
            return ChoiceValue(action, None, next_turn_value(view, (), (), NUMBERS.hand), NUMBERS.free.illegal_costs)


def _after_flight(view: LuckyLoopView, action: Fly | Raise) -> float:
    """LL-T4: return the expected points of the next turn, with the hand refilled after the flight."""
    played = action.cards if isinstance(action, Fly) else (action.card,)
    return next_turn_value(view, without(view.hand, played), to_accomplish(view, action.programme), len(played))


def _after_draw(view: LuckyLoopView, deck: Deck) -> float:
    """LL-T2, LL-T4: return the expected points of the next turn after drawing from a deck; samples complete each possible card."""
    more, wanted = draws_left(view.phase, len(view.hand), view.drawn) - 1, to_accomplish(view)
    cards = distinct_cards(view.faces, deck)
    samples = [range(place, place + SAMPLES, SAMPLES // SAMPLES_PER_CARD) for place in range(len(cards))]
    return sum(next_turn_value(view, (*view.hand, card), wanted, more, some) for card, some in zip(cards, samples, strict=True)) / len(
        cards
    )


def _exchange_cost_left(view: LuckyLoopView) -> int:
    """LL-K2: return the cost of the remaining draws of an exchange in the final phase."""
    final = view.players[view.turn].final_phase and view.phase != "refill"
    drawn = range(view.drawn, NUMBERS.exchanged)
    return sum(exchange_cost(final, count, view.final_exchange_per_card) for count in drawn)


def next_turn_value(
    view: LuckyLoopView, hand: Sequence[Card], wanted: Sequence[Programme], draws: int = 0, samples: range = range(SAMPLES)
) -> float:
    """Return the expected points of the next turn's best flight, with a number of unknown cards added to the hand."""
    tokens, hands = min(view.players[view.turn].tokens, MAX_PLANNED_TOKENS), possible_next_hands(view, hand, draws, samples)
    return sum(_next_flight_value(view, held, wanted, tokens) for held in hands) / len(hands)


def _next_flight_value(view: LuckyLoopView, hand: Sequence[Card], wanted: Sequence[Programme], tokens: int) -> float:
    """Return the points of the best new programme of a hand; of free programmes only the easiest is solved."""
    if wanted:
        return best_flight_value(view.faces, hand, wanted, tokens, _recorded_points)
    easiest = easiest_free(open_cards(view.faces, hand))
    return _free_track_points(easiest, tokens, track_utility(view, None)) if easiest else 0.0


@lru_cache(maxsize=4096)
def _recorded_points(cards: tuple[OpenCard, ...], tokens: int) -> float:
    """LL-F8: return the expected recorded points of a first flight."""
    return value(Position(cards, 0, NUMBERS.dice, tokens, seventh=True, free=False), RECORDED)


@lru_cache(maxsize=4096)
def _free_track_points(cards: tuple[OpenCard, ...], tokens: int, utility: Utility) -> float:
    """LL-K7, LL-K8: return the expected change of the main track by a free programme, with its best highlight."""
    lit = [[card._replace(highlight=card is chosen) for card in cards] for chosen in cards]
    return max(value(Position(tuple(each), 0, NUMBERS.dice, tokens, seventh=True, free=True), utility) for each in lit)


def _highlighted_value(view: LuckyLoopView, cards: tuple[Card, ...], place: int) -> ExpectedValue:
    """Return the expected value of a free programme with the highlight on one of its cards."""
    return value_with_secondary(declared(view, None, cards, place), *_utilities(view, None))


def _utilities(view: LuckyLoopView, programme: Programme | None) -> tuple[Utility, Utility]:
    return track_utility(view, programme), result_utility(view, programme)
