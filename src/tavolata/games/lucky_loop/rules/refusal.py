"""Why an action is not legal: the rule that forbids it, and the key of the sentence that says so."""

from collections import Counter
from collections.abc import Sequence

from tavolata.core.errors import IllegalAction
from tavolata.core.game import Actor
from tavolata.games.lucky_loop.actions import (
    Card,
    Deal,
    Dice,
    Discard,
    Draw,
    Fly,
    GiveUp,
    Highlight,
    LayFree,
    LuckyLoopAction,
    Make,
    Programme,
    Raise,
    Reroll,
    Roll,
    SeventhDie,
    Start,
    Stop,
    Throw,
)
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.legal import dice_needed, is_closed, may_raise, rises_above, total_difficulty
from tavolata.games.lucky_loop.state import Flight, State

_PHASE_RULES = {
    "turn": "LL-T1",
    "exchange": "LL-T2",
    "discard": "LL-T2",
    "refill": "LL-T4",
    "highlight": "LL-K5",
    "ready": "LL-F1",
    "thrown": "LL-F2",
}
_PHASES: dict[type[LuckyLoopAction], tuple[str, ...]] = {
    Draw: ("turn", "exchange", "refill"),
    Discard: ("discard", "exchange"),
    Fly: ("turn",),
    Raise: ("turn",),
    LayFree: ("turn",),
    Highlight: ("highlight",),
    Roll: ("ready",),
    SeventhDie: ("ready",),
    Stop: ("ready",),
    Make: ("thrown",),
    Reroll: ("thrown",),
    GiveUp: ("thrown", "ready"),
}


def refusal(state: State, actor: Actor, action: LuckyLoopAction) -> IllegalAction:
    """Why the actor may not do this now."""
    if state.phase == "over":
        return _no("LL-E1", "over")
    if isinstance(action, Start | Deal | Throw) or state.phase not in _PHASE_RULES:
        return _no("LL-F1" if isinstance(action, Throw) else "LL-S1", "chance")
    if actor != state.turn:
        return _no("LL-S1", "not-your-turn", seat=state.turn + 1)
    if state.phase not in _PHASES[type(action)]:
        return _no(_PHASE_RULES[state.phase], f"now-{state.phase}")
    return _in_phase(state, action)


def _in_phase(state: State, action: LuckyLoopAction) -> IllegalAction:
    """Why not, although it is the time for such an action."""
    match action:
        case Fly():
            return _fly(state, action)
        case Raise():
            return _raise(state, action)
        case LayFree(cards):
            return _free(state, cards)
        case Draw(deck):
            return _no("LL-T3", "deck-empty", deck=deck)
        case Discard(card):
            return _discard(state, card)
        case Highlight(card):
            return _no("LL-K5", "not-in-programme", card=card)
        case _:
            return _in_flight(state, _flight(state), action)


def _in_flight(state: State, flight: Flight, action: LuckyLoopAction) -> IllegalAction:
    """Why not, in the air."""
    match action:
        case Make():
            return _make(state, flight, action)
        case Reroll(dice):
            return _no("LL-B3", "no-token") if not state.player.tokens else _not_thrown("LL-B3", dice)
        case SeventhDie():
            return _no("LL-B2", "seventh-bought" if flight.bought else "no-token")
        case Stop():
            return _no("LL-K6", "no-stopping") if flight.is_free else _no("LL-F5", "stop-too-early")
        case GiveUp():
            return _no("LL-F3", "can-be-made") if flight.thrown else _no("LL-F1", "now-ready")
        case _:
            return _no("LL-F6", "no-dice")


def _fly(state: State, action: Fly) -> IllegalAction:
    colours = [state.cards.faces[card].colour for card in action.cards if card in state.cards.faces]
    if forbidden := _not_flown(state, action.programme):
        return forbidden
    if colours != list(NUMBERS.programmes[action.programme]):
        return _no("LL-D1", "wrong-colours", programme=action.programme)
    return _no("LL-D1", "not-in-hand", card=_missing(state, action.cards))


def _raise(state: State, action: Raise) -> IllegalAction:
    laid = state.laid[action.programme]
    if forbidden := _not_flown(state, action.programme):
        return forbidden
    if action.card not in state.player.hand:
        return _no("LL-D2", "not-in-hand", card=action.card)
    if not may_raise(state):
        return _no("LL-D2", "first-round")
    if not laid:
        return _no("LL-D2", "nothing-laid", programme=action.programme)
    assert rises_above(state.cards.faces, laid, action.card) is None
    return _no("LL-D2", "not-harder", card=action.card, programme=action.programme)


def _not_flown(state: State, programme: Programme) -> IllegalAction | None:
    """LL-K1, LL-D4: the programmes that this player flies no more."""
    if state.player.in_final_phase:
        return _no("LL-K1", "final-phase")
    if is_closed(state.player, programme):
        return _no("LL-D4", "closed", programme=programme)
    return None


def _free(state: State, cards: tuple[Card, ...]) -> IllegalAction:
    """LL-K3, LL-K4: what is wrong with a free programme."""
    numbers = NUMBERS.free
    if not state.player.in_final_phase:
        return _no("LL-K1", "not-final-phase")
    if missing := _missing(state, cards):
        return _no("LL-K3", "not-in-hand", card=missing)
    if not numbers.cards_least <= len(cards) <= numbers.cards_most:
        return _no("LL-K3", "free-size", count=len(cards))
    if (total := total_difficulty(state.cards.faces, cards)) < numbers.difficulty_least:
        return _no("LL-K3", "free-too-easy", total=total)
    if (needed := dice_needed(state.cards.faces, cards)) > NUMBERS.dice:
        return _no("LL-K3", "free-too-many-dice", needed=needed)
    return _no("LL-K3", "free-order")


def _discard(state: State, card: Card) -> IllegalAction:
    if state.phase == "exchange" and not state.variants.exchange_up_to_three:
        return _no("LL-T2", "now-exchange")
    return _no("LL-T2", "not-in-hand", card=card)


def _make(state: State, flight: Flight, action: Make) -> IllegalAction:
    """LL-F2, LL-K5: why these dice do not make this card."""
    if not any((box.card, box.highlight) == (action.card, action.highlight) for box in flight.open_boxes):
        return _no("LL-F2", "not-open", card=action.card)
    if Counter(action.dice) - Counter(flight.thrown):
        return _not_thrown("LL-F2", action.dice)
    face, total = state.cards.faces[action.card], sum(action.dice)
    if total < face.difficulty:
        return _no("LL-F2", "too-low", total=total, difficulty=face.difficulty)
    return _no("LL-K5", "highlight-exact", total=total, difficulty=face.difficulty)


def _not_thrown(rule: str, dice: Dice) -> IllegalAction:
    return _no(rule, "not-thrown", dice=" ".join(map(str, dice)))


def _missing(state: State, cards: Sequence[Card]) -> Card:
    """A card that is asked for and not in hand, or none."""
    return next(iter(Counter(cards) - Counter(state.player.hand)), "")


def _flight(state: State) -> Flight:
    assert state.flight is not None
    return state.flight


def _no(rule: str, why: str, **facts: str | int) -> IllegalAction:
    return IllegalAction(rule, f"lucky_loop.refusal.{why}", **facts)
