"""Declaring a flight: the cards of a programme, a single harder one, or the free programme with its highlight."""

from collections.abc import Sequence

from tavolata.core.game import Actor
from tavolata.games.lucky_loop.actions import Card, Fly, Highlight, LayFree, Programme, Raise
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.events import Declared, Discarded, FreeLaid, FreeRejected, Highlighted, Raised
from tavolata.games.lucky_loop.rules.legal import is_free_programme, raised, rises_above
from tavolata.games.lucky_loop.rules.turn import discarding, lose_points, refill, replace, with_player
from tavolata.games.lucky_loop.state import Box, Flight, Outcome, State, without


def apply_fly(state: State, _actor: Actor, action: Fly) -> Outcome:
    """LL-D1: apply the declaration of a flight: three cards from hand replace the cards of the programme, which are discarded."""
    lying = state.laid[action.programme]
    player = replace(state.player, hand=without(state.player.hand, action.cards))
    after = with_player(discarding(state, lying), player)
    return _take_off(after, action.programme, action.cards), (Declared(state.turn, action.programme, action.cards, lying),)


def apply_raise(state: State, _actor: Actor, action: Raise) -> Outcome:
    """LL-D2: apply a single card: it replaces the easier card of its colour, and the programme is flown."""
    lying = state.laid[action.programme]
    replaced = rises_above(lying, action.card)
    assert replaced is not None
    cards = raised(lying, action.card)
    player = replace(state.player, hand=without(state.player.hand, (action.card,)))
    after = with_player(discarding(state, (replaced,)), player)
    return _take_off(after, action.programme, cards), (Raised(state.turn, action.programme, action.card, replaced),)


def _take_off(state: State, programme: Programme, cards: tuple[Card, ...]) -> State:
    """LL-D1, LL-D2: return the state with these cards laid on the programme and the flight begun."""
    return replace(state, phase="ready", laid={**state.laid, programme: cards}, flight=take_off(programme, cards))


def take_off(programme: Programme | None, cards: Sequence[Card], highlight: int | None = None) -> Flight:
    """LL-F1: return a flight with all cards open, and six black dice. LL-K5: the highlight is on one card of a free programme."""
    boxes = tuple(Box(card, highlight=place == highlight) for place, card in enumerate(cards))
    return Flight(programme, boxes, NUMBERS.dice)


def apply_lay_free(state: State, _actor: Actor, action: LayFree) -> Outcome:
    """LL-K3, LL-K4: apply a free programme: it is laid, and the rest of the hand discarded; an illegal one is rejected."""
    if not is_free_programme(state.cards.faces, action.cards):
        return _reject_free(state, action)
    rest = without(state.player.hand, action.cards)
    after = with_player(discarding(state, rest), replace(state.player, hand=(), free=action.cards))
    gone = (Discarded(state.turn, rest),) if rest else ()
    return replace(after, phase="highlight"), (FreeLaid(state.turn, action.cards), *gone)


def _reject_free(state: State, action: LayFree) -> Outcome:
    """LL-K4: reject an illegal free programme: discard the whole hand, lose points and draw six cards."""
    hand = state.player.hand
    emptied = with_player(discarding(state, hand), replace(state.player, hand=()))
    after, lost = lose_points(emptied, NUMBERS.free.illegal_costs, "illegal")
    refilling, events = refill(after)
    return refilling, (FreeRejected(state.turn, action.cards), Discarded(state.turn, hand), *lost, *events)


def apply_highlight(state: State, _actor: Actor, action: Highlight) -> Outcome:
    """LL-K5: apply the highlight of one card, and begin the flight of the free programme."""
    free = state.player.free
    flight = take_off(None, free, free.index(action.card))
    return replace(state, phase="ready", flight=flight), (Highlighted(state.turn, action.card),)
