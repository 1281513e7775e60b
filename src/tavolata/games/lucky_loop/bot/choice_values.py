"""What each choice of a seat is worth, from what that seat sees: by it the coach advises, and a review judges."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, cast

from tavolata.games.lucky_loop.actions import Card, Deck, Discard, Draw, Fly, Highlight, LayFree, LuckyLoopAction, Programme, Raise
from tavolata.games.lucky_loop.bot.hand import TOKENS_PLANNED, TRIES, best_flight, easiest_free, hands_to_come, kinds, opened, to_accomplish
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.legal import draws_left, is_free_programme
from tavolata.games.lucky_loop.rules.scoring import exchange_cost
from tavolata.games.lucky_loop.solver.flight import Choice, choices_for_both, value, value_of_both
from tavolata.games.lucky_loop.solver.position import OpenCard, Position, declared, declared_by, position_of
from tavolata.games.lucky_loop.solver.utility import RECORDED, Goal, Worth, result, track
from tavolata.games.lucky_loop.state import without
from tavolata.games.lucky_loop.view import LuckyLoopSight, LuckyLoopView

TRIES_OF_EACH = 3
"""So often the unknown cards after each card that a deck may give are tried."""


class Judged(NamedTuple):
    """An action, what it brings in this turn, and what the next one may bring."""

    action: LuckyLoopAction
    worth: Worth | None
    later: float | None = None
    cost: int = 0

    @property
    def points(self) -> float:
        """Those of this turn."""
        return (self.worth.points if self.worth else 0.0) - self.cost

    @property
    def is_sound(self) -> bool:
        """LL-K4: it is no free programme against the rules."""
        return self.worth is not None or not isinstance(self.action, LayFree)

    @property
    def total(self) -> tuple[float, float]:
        """Those of both turns; of equally many the likelier result."""
        return self.points + (self.later or 0.0), self.worth.success if self.worth else 0.0


class Discarded(NamedTuple):
    """Cards that may be discarded together, and what the next turn may bring without them."""

    cards: tuple[Card, ...]
    later: float


def judged(sight: LuckyLoopSight) -> Iterator[Judged]:
    """Each choice with what it is worth, in the order of the legal ones."""
    return _in_the_air(sight) if sight.view.flight is not None else _on_the_ground(sight)


def ranked(choices: Iterable[Judged]) -> list[Judged]:
    """Choices, the best first; LL-K4: a free programme against the rules is advised to nobody, whatever it saves."""
    return sorted(choices, key=lambda choice: (choice.is_sound, choice.total), reverse=True)


def discards(view: LuckyLoopView) -> list[Discarded]:
    """LL-T2: all cards that are owed to the discard piles, in every combination, the best first, the hardest of equals."""
    wanted = to_accomplish(view)
    owed = dict.fromkeys(combinations(sorted(view.hand, key=lambda card: -view.faces[card].difficulty), view.owed))
    return sorted((Discarded(cards, later(view, without(view.hand, cards), wanted)) for cards in owed), key=lambda some: -some.later)


def _in_the_air(sight: LuckyLoopSight) -> Iterator[Judged]:
    view = sight.view
    assert view.flight is not None
    if not sight.legal:
        return
    worth = choices_for_both(position_of(view), *_goals(view, view.flight.programme))
    for action in sight.legal:
        yield Judged(action, worth[cast(Choice, action)])


def _on_the_ground(sight: LuckyLoopSight) -> Iterator[Judged]:
    for action in sight.legal:
        found = _judged(sight.view, action)
        yield found._replace(later=None) if sight.view.last_round else found


def _judged(view: LuckyLoopView, action: LuckyLoopAction) -> Judged:
    match action:
        case Fly(programme) | Raise(programme):
            return Judged(action, value_of_both(declared_by(view, action), *_goals(view, programme)), _after_flight(view, action))
        case LayFree(cards) if is_free_programme(view.faces, cards):
            return Judged(action, max(_highlighted(view, cards, place) for place in range(len(cards))))
        case Highlight(card):
            free = view.players[view.turn].free
            return Judged(action, _highlighted(view, free, free.index(card)))
        case Draw(deck):
            return Judged(action, None, _after_draw(view, deck), _cost(view))
        case Discard(card):
            return Judged(action, None, later(view, without(view.hand, (card,)), to_accomplish(view)))
        case _:  # LL-K4: an illegal free programme of a strict table
            return Judged(action, None, later(view, (), (), NUMBERS.hand), NUMBERS.free.illegal_costs)


def _after_flight(view: LuckyLoopView, action: Fly | Raise) -> float:
    """LL-T4: what the hand may be worth once it is filled up after the flight."""
    played = action.cards if isinstance(action, Fly) else (action.card,)
    return later(view, without(view.hand, played), to_accomplish(view, action.programme), len(played))


def _after_draw(view: LuckyLoopView, deck: Deck) -> float:
    """LL-T2, LL-T4: the same once a card of this deck has come, and as many unknown ones as follow, others for each card."""
    more, wanted = draws_left(view.phase, len(view.hand), view.drawn) - 1, to_accomplish(view)
    cards = kinds(view.faces, deck)
    tries = [range(place, place + TRIES, TRIES // TRIES_OF_EACH) for place in range(len(cards))]
    return sum(later(view, (*view.hand, card), wanted, more, some) for card, some in zip(cards, tries, strict=True)) / len(cards)


def _cost(view: LuckyLoopView) -> int:
    """LL-K2: what drawing on costs in the final phase; an exchange that is opened is reckoned to its end."""
    final = view.players[view.turn].final_phase and view.phase != "refill"
    drawn = range(view.drawn, NUMBERS.exchanged)
    return sum(exchange_cost(final, count, view.final_exchange_per_card) for count in drawn)


def later(view: LuckyLoopView, hand: Sequence[Card], wanted: Sequence[Programme], draws: int = 0, tries: range = range(TRIES)) -> float:
    """About so many points the best flight of the next turn brings, of a hand and so many unknown cards more."""
    tokens, hands = min(view.players[view.turn].tokens, TOKENS_PLANNED), hands_to_come(view, hand, draws, tries)
    return sum(_best_flight(view, held, wanted, tokens) for held in hands) / len(hands)


def _best_flight(view: LuckyLoopView, hand: Sequence[Card], wanted: Sequence[Programme], tokens: int) -> float:
    """The most points that a programme not yet accomplished promises; of free ones the easiest by a rule of thumb is solved."""
    if wanted:
        return best_flight(view.faces, hand, wanted, tokens, _recorded)
    easiest = easiest_free(opened(view.faces, hand))
    return _free(easiest, tokens, track(view, None)) if easiest else 0.0


@lru_cache(maxsize=4096)
def _recorded(cards: tuple[OpenCard, ...], tokens: int) -> float:
    """LL-F8: the recorded points to expect of a first flight."""
    return value(Position(cards, 0, NUMBERS.dice, tokens, seventh=True, free=False), RECORDED)


@lru_cache(maxsize=4096)
def _free(cards: tuple[OpenCard, ...], tokens: int, goal: Goal) -> float:
    """LL-K7, LL-K8: what a free programme brings to the main track, with its best highlight."""
    lit = [[card._replace(highlight=card is chosen) for card in cards] for chosen in cards]
    return max(value(Position(tuple(each), 0, NUMBERS.dice, tokens, seventh=True, free=True), goal) for each in lit)


def _highlighted(view: LuckyLoopView, cards: tuple[Card, ...], place: int) -> Worth:
    """What a free programme is worth with the highlight on one of its cards."""
    return value_of_both(declared(view, None, cards, place), *_goals(view, None))


def _goals(view: LuckyLoopView, programme: Programme | None) -> tuple[Goal, Goal]:
    return track(view, programme), result(view, programme)
