"""Why an action is not legal: the rule that forbids it, and the key of the sentence that says so."""

from tavolata.core.errors import IllegalAction
from tavolata.core.game import Actor, Seat
from tavolata.games.bomb_busters.actions import (
    Announce,
    Back,
    Begin,
    BombBustersAction,
    Captain,
    Claim,
    Cut,
    Deal,
    Done,
    Draw,
    Equip,
    Give,
    Insert,
    Label,
    Lay,
    Mark,
    Next,
    Number,
    Partner,
    Point,
    Recharge,
    Remove,
    Reveal,
    Scan,
    Slip,
    Solo,
    Tick,
    Use,
)
from tavolata.games.bomb_busters.content import CARDS, NUMBERS, PERSONALS, YELLOW, Value
from tavolata.games.bomb_busters.missions.mission_rules import pending_rule
from tavolata.games.bomb_busters.rules.hands import announceable, is_all_red, is_marked
from tavolata.games.bomb_busters.rules.usable import is_any_time, values_announced, why_not_use
from tavolata.games.bomb_busters.state import Aim, Place, Slot, State
from tavolata.i18n import Fact

_CHANCE_RULES: dict[type[BombBustersAction], str] = {
    Captain: "BB-S6",
    Draw: "BB-S2",
    Remove: "BB-S2",
    Equip: "BB-S5",
    Deal: "BB-S3",
    Number: "BB-N1",
}
_CLOCK_RULE = "BB-m10"
_PHASE_RULES = {
    "token": "BB-S7",
    "turn": "BB-T1",
    "aim": "BB-Q3",
    "announce": "BB-D1",
    "cut": "BB-Q3",
    "mark": "BB-Q3",
    "lay": "BB-D2",
    "label": "BB-Q6",
    "post": "BB-Q4-4",
    "partner": "BB-Q4-2",
    "give": "BB-Q4-2",
    "insert": "BB-Q4-2",
    "recharge": "BB-Q4-7",
    "scan": "BB-Q4-8",
    "next": "BB-Q4-11",
    "choose": "BB-N7",
    "claim": "BB-m10",
}
_PHASES: dict[type[BombBustersAction], tuple[str, ...]] = {
    Mark: ("token", "mark", "post"),
    Point: ("turn", "aim"),
    Announce: ("announce",),
    Cut: ("cut",),
    Lay: ("lay",),
    Solo: ("turn",),
    Reveal: ("turn",),
    Use: ("turn", "aim", "claim"),
    Begin: ("turn",),
    Label: ("label",),
    Partner: ("partner",),
    Give: ("give",),
    Insert: ("insert",),
    Recharge: ("recharge",),
    Scan: ("scan",),
    Next: ("next",),
    Done: ("recharge",),
    Claim: ("claim",),
    Back: ("label", "post", "partner", "give", "recharge", "scan"),
}


def refusal(state: State, actor: Actor, action: BombBustersAction) -> IllegalAction:
    """Return the refusal of an actor's illegal action."""
    if state.phase == "over":
        return _no("BB-E1", "over")
    if isinstance(action, Tick):
        return _no(_CLOCK_RULE, "clock")
    if isinstance(action, Slip):
        return _no("BB-m30-5", "not-hushed")
    if type(action) in _CHANCE_RULES or state.phase not in _PHASE_RULES:
        return _no(_CHANCE_RULES.get(type(action), "BB-S3"), "chance")
    if isinstance(action, Use) and actor >= 0 and state.phase in ("turn", "aim", "claim"):
        return _use(state, actor, action)
    if state.phase == "claim":
        return _claim(state, actor, action)
    if actor != state.acting:
        return _no("BB-T1", "not-your-turn", seat=state.acting + 1)
    if state.phase not in _PHASES.get(type(action), ("choose",)):
        return _no(_PHASE_RULES[state.phase], f"now-{state.phase}")
    return _in_phase(state, action)


def _claim(state: State, actor: Actor, action: BombBustersAction) -> IllegalAction:
    """BB-m10-1, BB-m10-2: return the refusal of an action while the next turn is to be claimed."""
    if not isinstance(action, Claim):
        return _no("BB-m10", "now-claim")
    return _no("BB-m10", "two-in-a-row" if actor >= 0 and state.has_wires(actor) else "nothing-to-call-for")


def _use(state: State, seat: Seat, action: Use) -> IllegalAction:
    """BB-Q1, BB-Q2, BB-Q6: return the refusal of the use of a card."""
    if seat != state.turn and not is_any_time(action.card):
        return _no("BB-Q1", "card-own-turn", card=action.card)
    reason = why_not_use(state, seat, action.card)
    assert reason is not None
    number = 0 if action.card in PERSONALS else CARDS[action.card].number or 0
    return _no(*reason, card=action.card, number=number, needed=NUMBERS.cut_to_unlock)


def _in_phase(state: State, action: BombBustersAction) -> IllegalAction:
    """Return the refusal of an action of the right kind for the phase."""
    if state.phase == "choose":
        return _no(*pending_rule(state).why_not_choose(state, action))
    match action:
        case Point():
            return _point(state, action)
        case Announce(values):
            return _announce(state, values)
        case Solo(value):
            return _solo(state, value)
        case Begin():
            return _no("BB-m9-5", "may-act")
        case Reveal():
            return _no("BB-R1", "not-all-red")
        case Mark(stand, slot):
            return _mark(state, (stand, slot))
        case Cut():
            return _no("BB-Q3", "not-matching")
        case Lay():
            return _no("BB-D2", "lay-other", value=_aim(state).values[0])
        case _:
            return _with_card(state, action)


def _with_card(state: State, action: BombBustersAction) -> IllegalAction:
    """Return the refusal of a choice while a card is being used."""
    match action:
        case Label():
            return _no("BB-Q4-12" if state.card == "label-equal" else "BB-Q4-1", f"{state.card}")
        case Give():
            return _no("BB-Q4-2", "not-your-wire")
        case Insert():
            return _no("BB-Q4-2", "out-of-order")
        case Recharge(seat):
            return _no("BB-Q4-7", "not-spent", seat=seat + 1)
        case Scan(value):
            return _no("BB-Q4-8", "not-in-play", value=value)
        case Partner():
            return _no("BB-Q4-2", "nobody-to-swap")
        case Next():
            return _no("BB-Q4-11", "nobody-to-play")
        case _:
            return _no("BB-Q6", "card-begun")


def _point(state: State, action: Point) -> IllegalAction:
    """BB-D1, BB-Q3: return the refusal of pointing at this wire or stand."""
    aim = state.aim or Aim()
    if is_all_red(state, state.turn):
        return _no("BB-R1", "only-reveal")
    if (aim.detector == "super-detector") != (action.slot is None):
        return _no("BB-Q4-5", "point-wire" if action.slot is None else "point-stand")
    if action.stand in state.stands_of(state.turn):
        return _no("BB-D1", "own-wire")
    slot = None if action.slot is None else _slot_at(state, (action.stand, action.slot))
    if slot is None or slot.cut:
        return _no("BB-D1", "nothing-there")
    rules = state.rules
    if action.slot is not None and (forbidden := rules.why_not_point(state, state.turn, (action.stand, action.slot), aim)):
        return _no(*forbidden)
    if (action.stand, action.slot) in aim.pointed:
        return _no("BB-Q3", "pointed-twice")
    return _no("BB-Q3", "not-together")


def _announce(state: State, values: tuple[Value, ...]) -> IllegalAction:
    """BB-D1, BB-Q3, BB-Q4-10: return the refusal of announcing these values."""
    aim = _aim(state)
    if len(values) != values_announced(aim):
        return _no("BB-Q4-10", "announce-two" if aim.ray else "announce-one")
    if aim.detector and YELLOW in values:
        return _no("BB-Q3", "detector-yellow")
    held = announceable(state, state.turn, helped=aim.is_helped)
    missing = [value for value in values if value not in held]
    return _not_cut(state, missing[0], "BB-D1") if missing else _no("BB-Q4-10", "announce-order")


def _not_cut(state: State, value: Value, rule: str) -> IllegalAction:
    """BB-D1, BB-C1: return the refusal of cutting a value: the mission forbids it, or the hand has none."""
    forbidden = state.rules.why_not_cut(state, state.turn, value) if value in state.held(state.turn) else None
    return _no(*(forbidden or (rule, "not-held")), value=value)


def _solo(state: State, value: Value) -> IllegalAction:
    """BB-C1: return the refusal of a solo cut of this value."""
    if value not in announceable(state, state.turn):
        return _not_cut(state, value, "BB-C1")
    if not state.rules.may_solo(state, state.turn):
        return _no("BB-L5", "constraint-solo")
    return _no("BB-C1", "solo-yellow" if value == YELLOW else "solo-number", value=value)


def _mark(state: State, place: Place) -> IllegalAction:
    """BB-S7, BB-Q3, BB-Q4-4: return the refusal of a token at this place."""
    slot = _slot_at(state, place)
    if state.phase == "mark":
        return _no("BB-Q3", "mark-pointed")
    if slot is None or slot.cut or state.owners[place[0]] != state.acting:
        return _no(_PHASE_RULES[state.phase], "not-your-wire")
    if slot.x:
        return _no("BB-m20-8", "x-first") if state.phase == "token" else _no("BB-m20-4", "x-untouched")
    if slot.value not in state.mission.blue_values:
        return _no(_PHASE_RULES[state.phase], "mark-blue")
    return _no("BB-Q4-4", "told-already") if is_marked(state.facts, slot) else _no("BB-S7", "no-token", value=slot.value)


def _slot_at(state: State, place: Place) -> Slot | None:
    """Return the wire at a place, if there is one."""
    stand, slot = place
    return state.at(place) if 0 <= stand < len(state.stands) and 0 <= slot < len(state.stands[stand]) else None


def _aim(state: State) -> Aim:
    assert state.aim is not None
    return state.aim


def _no(rule: str, why: str, **facts: Fact) -> IllegalAction:
    return IllegalAction(rule, f"bomb_busters.refusal.{why}", **facts)
