"""Why an action is illegal: the rule that forbids it, and the key of its sentence."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tavolata.core.errors import IllegalAction
from tavolata.core.game import CHANCE, Actor
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
    in_order,
)
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.flight import odds_of_throw
from tavolata.games.lucky_loop.rules.legal import closed_to, dice_needed, may_raise, rises_above, total_difficulty
from tavolata.games.lucky_loop.state import Flight, State
from tavolata.i18n import Fact

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
    """Return why the actor cannot play this action now."""
    if state.phase == "over":
        return _no("LL-E1", "over")
    if actor == CHANCE:
        return _chance_refusal(state)
    if isinstance(action, Start | Deal | Throw) or state.phase not in _PHASE_RULES:
        return _no("LL-F1" if isinstance(action, Throw) else "LL-S1", "chance")
    if actor != state.turn:
        return _no("LL-S1", "not-your-turn", seat=state.turn + 1)
    return _WHY_NOT[type(action)](state, action) if state.phase in _PHASES[type(action)] else _phase_refusal(state)


def _chance_refusal(state: State) -> IllegalAction:
    """Return why an action is no possible outcome of chance."""
    match state.phase:
        case "lot":
            return _no("LL-S1", "lot", last=len(state.players) - 1)
        case "deal" | "draw":
            assert state.drawing_from is not None
            return _no("LL-M3", "deal", deck=state.drawing_from)
        case "throw":
            fall = odds_of_throw(state).actions[0]
            assert isinstance(fall, Throw)
            return _no("LL-F1", "throw-red" if fall.red else "throw", dice=len(fall.dice))
        case _:
            return _no("LL-S1", "no-chance")


def _phase_refusal(state: State) -> IllegalAction:
    """Return which action has to come first."""
    if state.phase == "exchange" and state.variants.exchange_up_to_three:
        return _no("LL-T2", "now-exchange-or-discard")
    if state.phase == "ready" and not state.current_flight.pool:
        return _no_dice(state.current_flight)
    return _no(_PHASE_RULES[state.phase], f"now-{state.phase}")


def _no_dice(flight: Flight) -> IllegalAction:
    """LL-F6, LL-K6: return the refusal of a throw without dice, which names the alternatives."""
    return _no("LL-K6", "no-dice-free") if flight.is_free else _no("LL-F6", "no-dice")


def _fly(state: State, action: Fly) -> IllegalAction:
    if forbidden := _not_flown(state, action.programme) or _not_held(state, "LL-D1", action.cards):
        return forbidden
    colours = [state.cards.faces[card].colour for card in in_order(action.cards)]
    if colours != list(NUMBERS.programmes[action.programme]):
        return _no("LL-D1", "wrong-colours", programme=action.programme)
    return _no("LL-D1", "card-order")


def _raise(state: State, action: Raise) -> IllegalAction:
    laid = state.laid[action.programme]
    if forbidden := _not_flown(state, action.programme) or _not_held(state, "LL-D2", [action.card]):
        return forbidden
    if not may_raise(state):
        return _no("LL-D2", "first-round")
    if not laid:
        return _no("LL-D2", "nothing-laid", programme=action.programme)
    assert rises_above(laid, action.card) is None
    return _no("LL-D2", "not-harder", card=action.card, programme=action.programme)


def _not_flown(state: State, programme: Programme) -> IllegalAction | None:
    """LL-K1, LL-D4: return the refusal of a programme that the player can no longer fly, or None."""
    if state.player.in_final_phase:
        return _no("LL-K1", "final-phase")
    if programme in closed_to(state.player):
        return _no("LL-D4", "closed", programme=programme)
    return None


def _free(state: State, action: LayFree) -> IllegalAction:
    """LL-K3, LL-K4: return what is wrong with a free programme."""
    numbers, cards = NUMBERS.free, action.cards
    if not state.player.in_final_phase:
        return _no("LL-K1", "not-final-phase")
    if forbidden := _not_held(state, "LL-K3", cards):
        return forbidden
    if cards != in_order(cards):
        return _no("LL-K3", "card-order")
    if not numbers.cards_least <= len(cards) <= numbers.cards_most:
        return _no("LL-K3", "free-size", count=len(cards))
    if (total := total_difficulty(state.cards.faces, cards)) < numbers.difficulty_least:
        return _no("LL-K3", "free-too-easy", total=total)
    return _no("LL-K3", "free-too-many-dice", needed=dice_needed(state.cards.faces, cards))


def _draw(_state: State, action: Draw) -> IllegalAction:
    return _no("LL-T3", "deck-empty", deck=action.deck)


def _discard(state: State, action: Discard) -> IllegalAction:
    if state.phase == "exchange" and not state.variants.exchange_up_to_three:
        return _phase_refusal(state)
    return _no("LL-T2", "not-in-hand", card=action.card)


def _highlight(_state: State, action: Highlight) -> IllegalAction:
    return _no("LL-K5", "not-in-programme", card=action.card)


def _roll(state: State, _action: Roll) -> IllegalAction:
    return _no_dice(state.current_flight)


def _seventh_die(state: State, _action: SeventhDie) -> IllegalAction:
    return _no("LL-B2", "seventh-bought" if state.current_flight.bought else "no-token")


def _stop(state: State, _action: Stop) -> IllegalAction:
    return _no("LL-K6", "no-stopping") if state.current_flight.is_free else _no("LL-F5", "stop-too-early")


def _give_up(state: State, _action: GiveUp) -> IllegalAction:
    return _no("LL-F3", "can-be-made") if state.current_flight.thrown else _phase_refusal(state)


def _make(state: State, action: Make) -> IllegalAction:
    """LL-F2, LL-K5: return the refusal of a make with these dice."""
    flight = state.current_flight
    if forbidden := _not_open(flight, action) or _not_thrown("LL-F2", flight, action.dice):
        return forbidden
    difficulty, total = state.cards.faces[action.card].difficulty, sum(action.dice)
    if total < difficulty:
        return _no("LL-F2", "too-low", total=total, difficulty=difficulty)
    return _no("LL-K5", "highlight-exact", total=total, difficulty=difficulty)


def _not_open(flight: Flight, action: Make) -> IllegalAction | None:
    """LL-F2, LL-K5: return the refusal of a card that is already made, or named with a wrong highlight; else None."""
    stars = [box.highlight for box in flight.open_boxes if box.card == action.card]
    if not stars:
        return _no("LL-F2", "not-open", card=action.card)
    if action.highlight not in stars:
        return _no("LL-K5", "not-highlighted" if action.highlight else "highlighted", card=action.card)
    return None


def _reroll(state: State, action: Reroll) -> IllegalAction:
    """LL-B3: return why these dice cannot be thrown again."""
    if not state.player.tokens:
        return _no("LL-B3", "no-token")
    return _not_thrown("LL-B3", state.current_flight, action.dice) or _no("LL-B3", "no-dice-named")


def _not_thrown(rule: str, flight: Flight, dice: Dice) -> IllegalAction | None:
    """Return the refusal of dice that are not in the throw, or not sorted."""
    if Counter(dice) - Counter(flight.thrown):
        return _no(rule, "not-thrown", dice=" ".join(map(str, dice)))
    return _no(rule, "dice-order") if list(dice) != sorted(dice) else None


def _not_held(state: State, rule: str, cards: Sequence[Card]) -> IllegalAction | None:
    """Return the refusal of cards that are not in hand, or not as often."""
    missing = next(iter(Counter(cards) - Counter(state.player.hand)), None)
    if missing is None:
        return None
    if not (held := state.player.hand.count(missing)):
        return _no(rule, "not-in-hand", card=missing)
    return _no(rule, "held-once" if held == 1 else "held-fewer", card=missing, held=held)


def _no(rule: str, why: str, **facts: Fact) -> IllegalAction:
    return IllegalAction(rule, f"lucky_loop.refusal.{why}", **facts)


_WHY_NOT: Mapping[type[LuckyLoopAction], Callable[[State, Any], IllegalAction]] = {
    Draw: _draw,
    Discard: _discard,
    Fly: _fly,
    Raise: _raise,
    LayFree: _free,
    Highlight: _highlight,
    Roll: _roll,
    SeventhDie: _seventh_die,
    Reroll: _reroll,
    Make: _make,
    Stop: _stop,
    GiveUp: _give_up,
}
"""The function that returns the refusal of an action in its own phase, by type."""
