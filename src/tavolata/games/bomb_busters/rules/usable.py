"""Which equipment a seat may use now, and what forbids the rest."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

import msgspec

from tavolata.core.caching import cached_on_instance
from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import CARDS, NUMBERS, PERSONAL, PERSONALS, CardId, Value, effect_of
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.rules.hands import (
    announceable,
    is_all_red,
    may_act,
    may_detect,
    other_players_with_wires,
    scannable_stands,
    targets,
)
from tavolata.games.bomb_busters.state import Aim, State

_UNLOCKING = {card: printed.value for card, printed in CARDS.items()}


@cached_on_instance
def usable_cards(state: State, seat: Seat) -> Sequence[CardId]:
    """BB-Q1, BB-Q2: return the equipment that a seat may use now."""
    personal, ready = state.personal[seat], ready_cards(state)
    return [card for card in ((personal, *ready) if personal else ready) if why_not_use(state, seat, card) is None]


@cached_on_instance
def ready_cards(state: State) -> Sequence[CardId]:
    """BB-Q1: return the cards on the table that are unlocked and not used."""
    return [card for card in state.cards if card not in state.used and is_unlocked(state, card)]


def is_unlocked(state: State, card: CardId) -> bool:
    """BB-Q1: return True if enough wires of the card's number are cut, unless a mission rule says otherwise."""
    unlocked = state.cuts.get(_UNLOCKING[card], 0) >= NUMBERS.cut_to_unlock
    return state.rules.is_unlocked(state, card, unlocked)


def any_time_users(state: State) -> list[Seat]:
    """BB-Q6: return the seats that may use an any-time card, by public knowledge alone."""
    shared = [card for card in ready_cards(state) if is_any_time(card)]
    own = _any_time(state.personal)
    if not shared and not any(own):
        return []
    return [seat for seat in range(state.seats) if any(why_not_use(state, seat, card) is None for card in (*shared, *own[seat]))]


@lru_cache(1024)
def _any_time(personal: tuple[CardId | None, ...]) -> tuple[tuple[CardId, ...], ...]:
    """BB-Q6: return the any-time cards among the personal equipment of each seat; it does not change during a game."""
    return tuple((card,) if card and is_any_time(card) else () for card in personal)


def is_any_time(card: CardId) -> bool:
    """BB-Q6: return True if any player may use the card, also out of turn."""
    return card != PERSONAL and CARDS[effect_of(card)].when == "any-time"


def rewound_at_most(state: State) -> int:
    """BB-Q4-6: return the highest dial after a rewind: the larger of five steps and the mission's start."""
    return max(NUMBERS.rewound_at_most, state.dial_start)


def values_for(state: State, aim: Aim | None) -> Sequence[Value]:
    """BB-D1, BB-Q3: return the values that can be announced in this cut; with a detector numbers only."""
    return announceable(state, state.turn, aim.detector, aim.is_helped) if aim else announceable(state, state.turn)


def values_to_come(state: State, seat: Seat) -> Sequence[Value]:
    """BB-D1: return the values that a seat may announce after pointing in a plain dual cut, with neither detector nor ray."""
    aim = state.aim or Aim()
    if seat != state.acting or state.phase not in ("turn", "aim") or aim.detector or aim.ray:
        return []
    limited = state.rules.limits_targets
    return values_for(state, aim) if (targets(state, seat, aim) if limited else other_players_with_wires(state, seat)) else []


def values_announced(aim: Aim) -> int:
    """BB-D1, BB-Q4-10: return how many values this cut announces."""
    return 2 if aim.ray else 1


def helped_by(aim: Aim, card: CardId) -> Aim:
    """BB-Q5: return the aim with the help of one more card; cards combine."""
    match effect_of(card):
        case "ray":
            return msgspec.structs.replace(aim, ray=True)
        case "stabilizer":
            return msgspec.structs.replace(aim, stabilizer=True)
        case _:
            return msgspec.structs.replace(aim, detector=effect_of(card))


def why_not_use(state: State, seat: Seat, card: CardId) -> Reason | None:
    """Return the reason why a seat may not use a card now; for an any-time card only public knowledge counts (BB-Q6)."""
    reason = _unavailable(state, seat, card) or _not_now(state, seat, card) or state.rules.why_not_use(state, seat, card)
    return reason or _NEEDS[effect_of(card)](state, seat)


def _unavailable(state: State, seat: Seat, card: CardId) -> Reason | None:
    """BB-Q1, BB-Q2: return the reason if a card is absent, locked, or used."""
    if card in PERSONALS:
        return _personal_unavailable(state, seat, card)
    if card not in state.cards:
        return "BB-S5", "card-not-there"
    if CARDS[card].when == "instant":
        return "BB-Q4-13", "acts-by-itself"
    if card in state.used:
        return "BB-Q1", "card-used"
    return None if is_unlocked(state, card) else ("BB-Q1", "card-locked")


def _personal_unavailable(state: State, seat: Seat, card: CardId) -> Reason | None:
    """BB-Q2: return the reason if personal equipment is not this character's, or is used."""
    if state.personal[seat] != card:
        return "BB-Q2", "not-yours"
    return ("BB-Q2", "detector-spent" if card == PERSONAL else "personal-spent") if seat in state.spent else None


def _not_now(state: State, seat: Seat, card: CardId) -> Reason | None:
    """BB-Q6: return the reason why a card may not be used in this phase; BB-m10: any-time cards may be used while turns are claimed."""
    if is_any_time(card):
        return None if state.phase in ("turn", "claim") else ("BB-Q6", "cut-begun")
    if seat != state.turn or state.phase == "claim":
        return "BB-Q1", "card-own-turn"
    if state.is_between and not may_act(state, seat):
        return "BB-m9-5", "too-late"
    return ("BB-Q5", "already-pointing") if state.aim and state.aim.pointed else None


def _needs_wires(state: State, seat: Seat) -> Reason | None:
    return None if state.has_wires(seat) else ("BB-Q6", "no-wires")


def _needs_swap(state: State, seat: Seat) -> Reason | None:
    """BB-Q4-2: return the reason against a swap if one of the players has no wire to give."""
    return _needs_wires(state, seat) or (None if other_players_with_wires(state, seat) else ("BB-Q4-2", "nobody-to-swap"))


def _needs_advanced_dial(state: State, _seat: Seat) -> Reason | None:
    return None if state.dial < rewound_at_most(state) else ("BB-Q4-6", "dial-at-start")


def _needs_spent(state: State, _seat: Seat) -> Reason | None:
    return None if state.spent else ("BB-Q4-7", "nothing-spent")


def _needs_nothing(_state: State, _seat: Seat) -> Reason | None:
    return None


def _needs_turn_start(state: State, seat: Seat) -> Reason | None:
    """BB-Q4-9: return the reason against the Stabilizer unless the turn is at its start and a dual cut can follow."""
    if state.aim:
        return "BB-Q4-9", "not-at-start"
    return None if _may_cut_with(state, seat, "stabilizer") else ("BB-Q4-9", "no-dual-cut")


def _needs_two_values(state: State, seat: Seat) -> Reason | None:
    """BB-Q4-10: return the reason against the ray unless the hand has two values; BB-Q7-2: one ray is enough."""
    if state.aim and state.aim.ray:
        return "BB-Q4-10", "one-ray"
    return None if _may_cut_with(state, seat, "ray") else ("BB-Q4-10", "two-values")


def _may_cut_with(state: State, seat: Seat, card: CardId) -> bool:
    """BB-Q5: return True if, with the help of a card, the seat has a value to announce and a wire to point at."""
    aim = helped_by(state.aim or Aim(), card)
    if not has_values_to_announce(state, seat, aim):
        return False
    return bool(scannable_stands(state, seat, aim) if aim.detector == "super-detector" else targets(state, seat, aim))


def has_values_to_announce(state: State, seat: Seat, aim: Aim) -> bool:
    """BB-D1, BB-Q3, BB-Q4-10: return True if a seat holds enough values to announce in this cut."""
    return len(announceable(state, seat, aim.detector, aim.is_helped)) >= values_announced(aim)


def _needs_number_and(state: State, seat: Seat, card: CardId, aims: Callable[[State, Seat, Aim], object]) -> Reason | None:
    """BB-Q3: return the reason against a second detector, or against one without numbers to announce or wires to point at."""
    aim = state.aim or Aim()
    if aim.detector:
        return "BB-Q3", "one-detector"
    helped = helped_by(aim, card)
    if not has_values_to_announce(state, seat, helped):
        return "BB-Q3", "no-number"
    return None if aims(state, seat, helped) else ("BB-Q3", "too-few-wires")


def _needs_wires_of_one(state: State, seat: Seat) -> Reason | None:
    """BB-Q3: return the reason against a detector unless another player has at least two wires."""
    return _needs_number_and(state, seat, PERSONAL, may_detect)


def _needs_stand(state: State, seat: Seat) -> Reason | None:
    """BB-Q4-5: return the reason against the Super Detector unless another player has a stand with wires."""
    return _needs_number_and(state, seat, "super-detector", scannable_stands)


def _needs_turn_to_give(state: State, seat: Seat) -> Reason | None:
    """BB-Q4-11: return the reason against the Coffee Mug unless the seat can pass its turn on; BB-R1: not instead of revealing reds."""
    if state.aim:
        return "BB-Q4-11", "cut-begun"
    if is_all_red(state, seat):
        return "BB-R1", "only-reveal"
    return None if other_players_with_wires(state, seat) else ("BB-Q4-11", "nobody-to-play")


_NEEDS: Mapping[CardId, Callable[[State, Seat], Reason | None]] = {
    "label-unequal": _needs_wires,
    "walkie-talkies": _needs_swap,
    "triple-detector": _needs_wires_of_one,
    "post-it": _needs_wires,
    "super-detector": _needs_stand,
    "rewinder": _needs_advanced_dial,
    "emergency-batteries": _needs_spent,
    "general-radar": _needs_nothing,
    "stabilizer": _needs_turn_start,
    "ray": _needs_two_values,
    "coffee-mug": _needs_turn_to_give,
    "label-equal": _needs_wires,
    "double-detector": _needs_wires_of_one,
}
