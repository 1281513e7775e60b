"""The effects of equipment cards."""

from collections.abc import Callable, Mapping

from tavolata.core.game import Actor, Event, Seat
from tavolata.games.bomb_busters.actions import Back, Done, Give, Insert, Label, Mark, Next, Partner, Recharge, Scan, Use
from tavolata.games.bomb_busters.content import ANNOUNCED, NUMBERS, PERSONALS, CardId, Value, effect_of
from tavolata.games.bomb_busters.events import DialMoved, Given, Labelled, PartnerChosen, PassedOn, PutBack, Recharged, Scanned, Taken, Used
from tavolata.games.bomb_busters.facts import (
    EqualFact,
    Fact,
    FoundFact,
    HoldsFact,
    LacksFact,
    NotAllRedFact,
    OrderedFact,
    Tile,
    UnequalFact,
    add_facts,
    after_move,
)
from tavolata.games.bomb_busters.rules.hands import insertion, other_players_with_wires
from tavolata.games.bomb_busters.rules.turn import after_card, begin_turn, mark, replace
from tavolata.games.bomb_busters.rules.usable import helped_by
from tavolata.games.bomb_busters.state import Aim, Outcome, Phase, Stand, State, Swap


def apply_use(state: State, actor: Actor, action: Use) -> Outcome:
    """BB-Q1, BB-Q2: apply the action `Use`: turn the card face down and begin its effect."""
    after, events = _EFFECTS[effect_of(action.card)](_spend(state, actor, action.card), actor, action.card)
    return after, (Used(actor, action.card), *events)


def _spend(state: State, seat: Seat, card: CardId) -> State:
    if card in PERSONALS:
        return replace(state, spent=tuple(sorted((*state.spent, seat))))
    return replace(state, used=(*state.used, card))


def apply_back(state: State, _actor: Actor, _action: Back) -> Outcome:
    """BB-Q6: apply the action `Back`: put the card back unused."""
    card = state.card
    assert card is not None
    return _resume(_unspend(state, state.acting, card)), (PutBack(state.acting, card),)


def _unspend(state: State, seat: Seat, card: CardId) -> State:
    if card in PERSONALS:
        return replace(state, spent=tuple(other for other in state.spent if other != seat))
    return replace(state, used=tuple(other for other in state.used if other != card))


def _resume(state: State) -> State:
    """BB-Q6: return the state in which play continues after an any-time card: in the turn, or where the next turn is claimed (BB-m10)."""
    phase: Phase = "claim" if state.claimants else "turn"
    return replace(state, phase=phase, acting=state.turn, card=None, swap=None, recharged=0)


def _used_up(state: State, *events: Event) -> Outcome:
    """BB-Q6, BB-m9-5: end the use of an any-time card, and check whether the seat on turn can still act."""
    after, more = after_card(_resume(state))
    return after, (*events, *more)


def _begin(phase: Phase) -> Callable[[State, Seat, CardId], Outcome]:
    """Return the effect function of an any-time card whose user first chooses a target in this phase."""
    return lambda state, seat, card: (replace(state, phase=phase, acting=seat, card=card), ())


def _aim_with(state: State, _seat: Seat, card: CardId) -> Outcome:
    """BB-Q5: apply a card that helps a dual cut: the user aims with it."""
    return replace(state, phase="aim", aim=helped_by(state.aim or Aim(), card)), ()


def apply_label(state: State, _actor: Actor, action: Label) -> Outcome:
    """BB-Q4-1, BB-Q4-12: apply the action `Label`: place the label before two wires, visible to all players."""
    card = state.card
    assert card in ("label-equal", "label-unequal")
    left, right = (state.at((action.stand, action.slot + step)).tile for step in (0, 1))
    fact = EqualFact(left, right) if card == "label-equal" else UnequalFact(left, right)
    labelled = replace(state, facts=add_facts(state.facts, fact))
    return _used_up(labelled, Labelled(state.acting, action.stand, action.slot, card))


def apply_post(state: State, _actor: Actor, action: Mark) -> Outcome:
    """BB-Q4-4: apply the action `Mark` of a Post-it: place a true token before an own blue wire."""
    marked, events = mark(state, (action.stand, action.slot), "post-it")
    return _used_up(marked, *events)


def _rewind(state: State, _seat: Seat, _card: CardId) -> Outcome:
    """BB-Q4-6: apply the Rewinder: move the dial back one space."""
    return _used_up(replace(state, dial=state.dial + 1), DialMoved(state.dial + 1, "rewinder"))


def apply_recharge(state: State, _actor: Actor, action: Recharge) -> Outcome:
    """BB-Q4-7: apply the action `Recharge`: turn a used character card up; two at most."""
    spent = tuple(seat for seat in state.spent if seat != action.seat)
    charged = replace(state, spent=spent, recharged=state.recharged + 1)
    more = spent and charged.recharged < NUMBERS.recharged_at_most
    return (charged, (Recharged(action.seat),)) if more else _used_up(charged, Recharged(action.seat))


def apply_done(state: State, _actor: Actor, _action: Done) -> Outcome:
    """BB-Q4-7: apply the action `Done`: end the Emergency Batteries after one character card."""
    return _used_up(state)


def apply_scan(state: State, _actor: Actor, action: Scan) -> Outcome:
    """BB-Q4-8: apply the action `Scan`: every stand answers, also the user's own."""
    told, event = scanned(state, state.acting, action.value)
    return _used_up(told, event)


def scanned(state: State, seat: Seat, value: Value) -> tuple[State, Scanned]:
    """BB-Q4-8: return the state and event after every stand answers for an uncut wire of the number; BB-m20: X wires do not count."""
    facts: list[Fact] = []
    found = []
    for stand in state.stands:
        uncut = [slot for slot in stand if not slot.cut and not slot.x]
        has = any(slot.value == value for slot in uncut)
        found.append(has)
        if uncut:
            tiles = tuple(slot.tile for slot in uncut)
            facts.append(HoldsFact(tiles, value) if has else LacksFact(tiles, value))
    return replace(state, facts=add_facts(state.facts, *facts)), Scanned(seat, value, tuple(found))


def _pass_on(state: State, seat: Seat, _card: CardId) -> Outcome:
    """BB-Q4-11: apply the Coffee Mug: its user names the seat that takes the turn; BB-R1: so not all of the user's hand is red."""
    asking = replace(state, phase="next", facts=add_facts(state.facts, *_passed_with(state, seat)))
    others = other_players_with_wires(state, seat)
    return apply_next(asking, seat, Next(others[0])) if len(others) == 1 else (asking, ())


def _passed_with(state: State, seat: Seat) -> list[Fact]:
    """Return the public facts of a passed turn: not only reds (BB-R1), or a value free to cut (BB-N2)."""
    tiles = tuple(slot.tile for slot in state.hand(seat))
    rules = state.rules
    free = tuple(value for value in ANNOUNCED if not rules.is_locked(state, seat, value))
    told: list[Fact] = [NotAllRedFact(tiles)] if rules.may_reveal(state, seat) else []
    return told if len(free) == len(ANNOUNCED) or rules.actions(state, seat) else [*told, FoundFact(tiles, free)]


def apply_next(state: State, _actor: Actor, action: Next) -> Outcome:
    """BB-Q4-11: apply the action `Next`: the named seat takes the turn, and play continues clockwise from there."""
    after, events = begin_turn(state, action.seat)
    return after, (PassedOn(state.turn, action.seat), *events)


def _begin_swap(state: State, seat: Seat, card: CardId) -> Outcome:
    """BB-Q4-2: begin a swap: the user chooses a partner, unless only one other player has wires."""
    asking = replace(state, phase="partner", acting=seat, card=card)
    others = other_players_with_wires(state, seat)
    return apply_partner(asking, seat, Partner(others[0])) if len(others) == 1 else (asking, ())


def apply_partner(state: State, _actor: Actor, action: Partner) -> Outcome:
    """BB-Q4-2: apply the action `Partner`: set the swap partner; the user gives a wire next."""
    swap = Swap(state.acting, action.seat)
    return replace(state, phase="give", swap=swap), (PartnerChosen(state.acting, action.seat),)


def apply_give(state: State, _actor: Actor, action: Give) -> Outcome:
    """BB-Q4-2: apply the action `Give`: place the wire face down; once both players gave one, both are taken from the stands."""
    swap = _swap(state)
    given = replace(swap, given=(*swap.given, (action.stand, action.slot)))
    event = Given(state.acting, action.stand, action.slot)
    if len(given.given) == 1:
        return replace(state, acting=swap.partner, swap=given), (event,)
    return _pick_up(state, given), (event,)


def _pick_up(state: State, swap: Swap) -> State:
    """BB-Q4-2: return the state with both given wires off their stands and known to both players; the old order becomes a fact."""
    moves = state.rules.moves_tokens
    taken = tuple(slot if moves else replace(slot, token=None) for slot in map(state.at, swap.given))
    tiles = tuple(slot.tile for slot in taken)
    stands = list(state.stands)
    for (stand, _), slot in zip(swap.given, taken, strict=True):
        stands[stand] = tuple(other for other in stands[stand] if other.tile != slot.tile)
    return replace(
        state,
        phase="insert",
        acting=swap.user,
        stands=tuple(stands),
        swap=replace(swap, taken=taken),
        seen=_with_views(state.seen, (swap.user, swap.partner), tiles),
        facts=add_facts(after_move(state.facts, tiles), *(_order(state.stands[stand]) for stand, _ in swap.given)),
    )


def _with_views(seen: tuple[tuple[Tile, ...], ...], seats: tuple[Seat, ...], tiles: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
    return tuple(tuple(sorted({*known, *tiles})) if seat in seats else known for seat, known in enumerate(seen))


def _order(stand: Stand) -> OrderedFact:
    return OrderedFact(tuple(slot.tile for slot in stand))


def apply_insert(state: State, _actor: Actor, action: Insert) -> Outcome:
    """BB-Q4-2: apply the action `Insert`: place the new wire with its token on the stand; first the user's, then the partner's."""
    swap = _swap(state)
    stand, new = insertion(swap, state.acting)
    slots = state.stands[stand]
    sorted_in = (*slots[: action.slot], new, *slots[action.slot :])
    stands = (*state.stands[:stand], sorted_in, *state.stands[stand + 1 :])
    giver = swap.partner if state.acting == swap.user else swap.user
    event = Taken(state.acting, giver, stand, action.slot, new.wire)
    after = replace(state, stands=stands, acting=swap.partner, swap=replace(swap, taken=swap.taken[:-1]))
    if len(swap.taken) == 2:
        return after, (event,)
    return _used_up(after, event)


def _swap(state: State) -> Swap:
    assert state.swap is not None
    return state.swap


_EFFECTS: Mapping[CardId, Callable[[State, Seat, CardId], Outcome]] = {
    "label-unequal": _begin("label"),
    "walkie-talkies": _begin_swap,
    "triple-detector": _aim_with,
    "post-it": _begin("post"),
    "super-detector": _aim_with,
    "rewinder": _rewind,
    "emergency-batteries": _begin("recharge"),
    "general-radar": _begin("scan"),
    "stabilizer": _aim_with,
    "ray": _aim_with,
    "coffee-mug": _pass_on,
    "label-equal": _begin("label"),
    "double-detector": _aim_with,
}
