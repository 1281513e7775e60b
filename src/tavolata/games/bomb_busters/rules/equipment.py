"""What the equipment cards do."""

from collections.abc import Callable, Mapping

from tavolata.core.game import Actor, Seat
from tavolata.games.bomb_busters.actions import Back, Done, Give, Insert, Label, Mark, Next, Partner, Recharge, Scan, Use
from tavolata.games.bomb_busters.content import NUMBERS, PERSONAL, CardId
from tavolata.games.bomb_busters.events import DialMoved, Given, Labelled, PartnerChosen, PassedOn, PutBack, Recharged, Scanned, Taken, Used
from tavolata.games.bomb_busters.facts import Equal, Fact, Holds, Lacks, NotAllRed, Ordered, Tile, Unequal, learn
from tavolata.games.bomb_busters.rules.hands import insertion, others_with_wires
from tavolata.games.bomb_busters.rules.turn import begin_turn, mark, replace
from tavolata.games.bomb_busters.rules.usable import helped_by
from tavolata.games.bomb_busters.state import Aim, Outcome, Phase, Stand, State, Swap


def apply_use(state: State, actor: Actor, action: Use) -> Outcome:
    """BB-Q1, BB-Q2: the card is turned face down, and does what it does."""
    after, events = _EFFECTS[action.card](_spend(state, actor, action.card), actor)
    return after, (Used(actor, action.card), *events)


def _spend(state: State, seat: Seat, card: CardId) -> State:
    if card == PERSONAL:
        return replace(state, spent=tuple(sorted((*state.spent, seat))))
    return replace(state, used=(*state.used, card))


def apply_back(state: State, _actor: Actor, _action: Back) -> Outcome:
    """BB-Q6: the card is put back, as if it had not been touched."""
    card = state.card
    assert card is not None
    unused = replace(state, used=tuple(other for other in state.used if other != card))
    return _resume(unused), (PutBack(state.acting, card),)


def _resume(state: State) -> State:
    """BB-Q6: using an any-time card is no action; the turn goes on."""
    return replace(state, phase="turn", acting=state.turn, card=None, swap=None, recharged=0)


def _begin(phase: Phase, card: CardId) -> Callable[[State, Seat], Outcome]:
    """The user of an any-time card is asked what to do with it."""
    return lambda state, seat: (replace(state, phase=phase, acting=seat, card=card), ())


def _aiming(card: CardId) -> Callable[[State, Seat], Outcome]:
    """BB-Q5: a card that helps a dual cut."""
    return lambda state, _seat: (replace(state, phase="aim", aim=helped_by(state.aim or Aim(), card)), ())


def apply_label(state: State, _actor: Actor, action: Label) -> Outcome:
    """BB-Q4-1, BB-Q4-12: the label lies before the two wires, for everybody to see."""
    card = state.card
    assert card in ("label-equal", "label-unequal")
    left, right = (state.at((action.stand, action.slot + step)).tile for step in (0, 1))
    fact = Equal(left, right) if card == "label-equal" else Unequal(left, right)
    labelled = replace(state, facts=learn(state.facts, fact))
    return _resume(labelled), (Labelled(state.acting, action.stand, action.slot, card),)


def apply_post(state: State, _actor: Actor, action: Mark) -> Outcome:
    """BB-Q4-4: a true token before an own blue wire."""
    marked, events = mark(state, (action.stand, action.slot), "post-it")
    return _resume(marked), events


def _rewind(state: State, _seat: Seat) -> Outcome:
    """BB-Q4-6: the dial goes back one space."""
    return replace(state, dial=state.dial + 1), (DialMoved(state.dial + 1, "rewinder"),)


def apply_recharge(state: State, _actor: Actor, action: Recharge) -> Outcome:
    """BB-Q4-7: a character card is turned up; two at most."""
    spent = tuple(seat for seat in state.spent if seat != action.seat)
    charged = replace(state, spent=spent, recharged=state.recharged + 1)
    more = spent and charged.recharged < NUMBERS.recharged_at_most
    return charged if more else _resume(charged), (Recharged(action.seat),)


def apply_done(state: State, _actor: Actor, _action: Done) -> Outcome:
    """BB-Q4-7: one was enough."""
    return _resume(state), ()


def apply_scan(state: State, _actor: Actor, action: Scan) -> Outcome:
    """BB-Q4-8: every stand, the user's too, says whether it has an uncut wire of the number."""
    facts: list[Fact] = []
    found = []
    for stand in state.stands:
        uncut = [slot for slot in stand if not slot.cut]
        has = any(slot.value == action.value for slot in uncut)
        found.append(has)
        if uncut:
            tiles = tuple(slot.tile for slot in uncut)
            facts.append(Holds(tiles, action.value) if has else Lacks(tiles, action.value))
    scanned = replace(state, facts=learn(state.facts, *facts))
    return _resume(scanned), (Scanned(state.acting, action.value, tuple(found)),)


def _pass_on(state: State, seat: Seat) -> Outcome:
    """BB-Q4-11: somebody else plays; BB-R1: so not all of the hand is red."""
    tiles = tuple(slot.tile for slot in state.hand(seat))
    asking = replace(state, phase="next", facts=learn(state.facts, NotAllRed(tiles)))
    others = others_with_wires(state, seat)
    return apply_next(asking, seat, Next(others[0])) if len(others) == 1 else (asking, ())


def apply_next(state: State, _actor: Actor, action: Next) -> Outcome:
    """BB-Q4-11: play goes on clockwise from the one who was named."""
    after, events = begin_turn(state, action.seat)
    return after, (PassedOn(state.turn, action.seat), *events)


def _begin_swap(state: State, seat: Seat) -> Outcome:
    """BB-Q4-2: with whom; where only one other has wires, with that one."""
    asking = replace(state, phase="partner", acting=seat, card="walkie-talkies")
    others = others_with_wires(state, seat)
    return apply_partner(asking, seat, Partner(others[0])) if len(others) == 1 else (asking, ())


def apply_partner(state: State, _actor: Actor, action: Partner) -> Outcome:
    """BB-Q4-2: the user gives first."""
    swap = Swap(state.acting, action.seat)
    return replace(state, phase="give", swap=swap), (PartnerChosen(state.acting, action.seat),)


def apply_give(state: State, _actor: Actor, action: Give) -> Outcome:
    """BB-Q4-2: the wire lies face down; when both do, both are taken."""
    swap = _swap(state)
    given = replace(swap, given=(*swap.given, (action.stand, action.slot)))
    event = Given(state.acting, action.stand, action.slot)
    if len(given.given) == 1:
        return replace(state, acting=swap.partner, swap=given), (event,)
    return _take_up(state, given), (event,)


def _take_up(state: State, swap: Swap) -> State:
    """BB-Q4-2: both wires leave their stands, and both players have seen both; the old order stays known."""
    taken = tuple(state.at(place) for place in swap.given)
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
        seen=_with_sight(state.seen, (swap.user, swap.partner), tiles),
        facts=learn(state.facts, *(_order(state.stands[stand]) for stand, _ in swap.given)),
    )


def _with_sight(seen: tuple[tuple[Tile, ...], ...], seats: tuple[Seat, ...], tiles: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
    return tuple(tuple(sorted({*known, *tiles})) if seat in seats else known for seat, known in enumerate(seen))


def _order(stand: Stand) -> Ordered:
    return Ordered(tuple(slot.tile for slot in stand))


def apply_insert(state: State, _actor: Actor, action: Insert) -> Outcome:
    """BB-Q4-2: the new wire stands in its place with its token; first the user's, then the partner's."""
    swap = _swap(state)
    stand, new = insertion(swap, state.acting)
    slots = state.stands[stand]
    sorted_in = (*slots[: action.slot], new, *slots[action.slot :])
    stands = (*state.stands[:stand], sorted_in, *state.stands[stand + 1 :])
    giver = swap.partner if state.acting == swap.user else swap.user
    event = Taken(state.acting, giver, stand, action.slot, new.wire)
    after = replace(state, stands=stands, acting=swap.partner, swap=replace(swap, taken=swap.taken[:-1]))
    return after if len(swap.taken) == 2 else _resume(after), (event,)


def _swap(state: State) -> Swap:
    assert state.swap is not None
    return state.swap


_EFFECTS: Mapping[CardId, Callable[[State, Seat], Outcome]] = {
    "label-unequal": _begin("label", "label-unequal"),
    "walkie-talkies": _begin_swap,
    "triple-detector": _aiming("triple-detector"),
    "post-it": _begin("post", "post-it"),
    "super-detector": _aiming("super-detector"),
    "rewinder": _rewind,
    "emergency-batteries": _begin("recharge", "emergency-batteries"),
    "general-radar": _begin("scan", "general-radar"),
    "stabilizer": _aiming("stabilizer"),
    "ray": _aiming("ray"),
    "coffee-mug": _pass_on,
    "label-equal": _begin("label", "label-equal"),
    "double-detector": _aiming("double-detector"),
}
