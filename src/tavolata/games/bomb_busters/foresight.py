"""What the choices of a seat lead to, in figures, as far as that seat and everybody else can know it."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any

from tavolata.core.foresight import Foresight, Sentence
from tavolata.core.game import Action, Event, Seat
from tavolata.games.bomb_busters.actions import Announce, BombBustersAction, Give, Mark, Partner, Point, Reveal, Scan, Solo, Use
from tavolata.games.bomb_busters.content import NUMBERS, RED, CardId
from tavolata.games.bomb_busters.events import Unlocked, Validated
from tavolata.games.bomb_busters.facts import Facts, IsRed, Tile
from tavolata.games.bomb_busters.rules.cut import reached_by
from tavolata.games.bomb_busters.rules.hands import label_pairs, left_of, own_copies, post_its, told_value
from tavolata.games.bomb_busters.rules.legal import legal
from tavolata.games.bomb_busters.state import Aim, Place, State
from tavolata.words import Fact

_REMEMBERED = 256
"""Of so many sets of facts it is kept which wires they tell to be red: it is asked for every wire that can be pointed at."""


def foresee(state: State, seat: Seat) -> Mapping[Action, Foresight]:
    """What some choices of a seat lead to."""
    return {action: ahead for action in legal(state, seat) if (ahead := _ahead(state, seat, action))} if state.awaited else {}


def _ahead(state: State, seat: Seat, action: BombBustersAction) -> Foresight | None:
    teller = _AHEAD.get(type(action))
    return teller(state, seat, action) if teller else None


def _say(key: str, **facts: Fact) -> Sentence:
    return Sentence(f"bomb_busters.ahead.{key}", facts)


def _plain(key: str, **facts: Fact) -> Foresight:
    return Foresight((_say(key, **facts),))


def _idle(key: str, **facts: Fact) -> Foresight:
    return Foresight((_say(key, **facts),), "idle")


def _point(state: State, seat: Seat, action: Point) -> Foresight | None:
    """BB-D3, BB-D4: what a miss would cost; BB-Q3: with a detector that is told once all wires are pointed at."""
    aim = state.aim or Aim()
    if aim.detector or action.slot is None:
        return None
    return _miss(state, seat, aim, [(action.stand, action.slot)])


def _announce(state: State, seat: Seat, action: Announce) -> Foresight | None:
    """BB-D2 to BB-D4: what it brings if it is right, and what it costs if it is wrong."""
    aim = state.aim
    assert aim is not None
    brings = _brought(reached_by(state, action.values[0], NUMBERS.cut_together)) if len(action.values) == 1 else []
    told = {told_value(state.facts, state.at(place)) for place in aim.pointed}
    if told & set(action.values):
        return Foresight(tuple(brings)) if brings else None
    costs = _miss(state, seat, aim, aim.pointed)
    return Foresight((*brings, *costs.says), costs.weight)


def _miss(state: State, seat: Seat, aim: Aim, places: Collection[Place]) -> Foresight:
    """BB-D3, BB-D4, BB-Q4-9: what it costs if none of these wires has what is announced."""
    tiles = [state.at(place).tile for place in places]
    if aim.stabilizer:
        return _plain("miss.stabilizer")
    if _known_reds(state.facts).issuperset(tiles):
        return Foresight((_say("miss.red"),), "ruins")
    told = any(told_value(state.facts, state.at(place)) for place in places)
    if state.dial == 1:
        return Foresight((_say("miss.last"),), "plain" if told else "ruins")
    moves = _say("miss", dial=state.dial, left=state.dial - 1)
    return Foresight((moves, _say("miss.may_be_red", count=len(places))) if not told and _may_be_red(state, seat, tiles) else (moves,))


def _may_be_red(state: State, seat: Seat, tiles: Collection[Tile]) -> bool:
    """BB-D3, BB-Q3: there are reds enough, uncut and placed neither by a fact nor by the own hand, for all of these wires."""
    known = _known_reds(state.facts)
    own = {slot.tile for slot in state.hand(seat) if slot.value == RED}
    return len(set(tiles) - known) <= left_of(state, RED) - len(known | own)


@lru_cache(_REMEMBERED)
def _known_reds(facts: Facts) -> frozenset[Tile]:
    """BB-Q4-9: the wires that everybody knows to be red."""
    return frozenset(fact.tile for fact in facts if isinstance(fact, IsRed))


def _brought(events: Iterable[Event]) -> list[Sentence]:
    """BB-Q1, BB-V1: what a cut finishes and unlocks."""
    validated = [_say("validates", value=event.value) for event in events if isinstance(event, Validated)]
    return validated + [_say("unlocks", card=event.card) for event in events if isinstance(event, Unlocked)]


def _solo(state: State, _seat: Seat, action: Solo) -> Foresight:
    """BB-C1: nothing can go wrong."""
    count = len(own_copies(state, action.value))
    return Foresight((_say("solo", count=count), *_brought(reached_by(state, action.value, count))))


def _reveal(state: State, seat: Seat, _action: Reveal) -> Foresight:
    """BB-R1: the whole hand."""
    return _plain("reveal", count=len(state.hand(seat)))


def _mark(state: State, _seat: Seat, action: Mark) -> Foresight:
    """BB-S7, BB-Q3, BB-Q4-4: everybody learns what it is; BB-Q3: or knew it."""
    slot = state.at((action.stand, action.slot))
    if told_value(state.facts, slot):
        return _plain("mark.known", value=slot.value)
    return _plain("mark", value=slot.value)


def _scan(state: State, seat: Seat, action: Scan) -> Foresight:
    """BB-Q4-8: of a number that is wholly cut there is nothing to find."""
    left = left_of(state, action.value)
    if not left:
        return _idle("scan.none", value=action.value)
    mine = sum(slot.value == action.value for slot in state.hand(seat))
    return _plain("scan", count=left, mine=mine)


def _partner(state: State, _seat: Seat, action: Partner) -> Foresight:
    """BB-Q4-2: the other chooses freely among what is left."""
    return _plain("partner", seat=action.seat, count=len(state.hand(action.seat)))


def _give(state: State, seat: Seat, _action: Give) -> Foresight:
    """BB-Q4-2: whoever gets it knows it, and so does who gave it."""
    assert state.swap is not None
    return _plain("give", seat=state.swap.partner if seat == state.swap.user else state.swap.user)


def _use(state: State, seat: Seat, action: Use) -> Foresight | None:
    teller = _USE.get(action.card)
    return teller(state, seat) if teller else _plain(f"use.{action.card}")


def _use_label(card: CardId) -> Callable[[State, Seat], Foresight]:
    def told(state: State, seat: Seat) -> Foresight:
        """BB-Q4-1, BB-Q4-12: a label needs two neighbours that it fits."""
        pairs = label_pairs(state.stands, state.stands_of(seat), equal=card == "label-equal")
        return _plain(f"use.{card}", count=len(pairs)) if pairs else _idle(f"use.{card}.none")

    return told


def _use_post_it(state: State, seat: Seat) -> Foresight:
    """BB-Q4-4: it goes before a blue wire that has not been told."""
    places = post_its(state, seat)
    return _plain("use.post-it", count=len(places)) if places else _idle("use.post-it.none")


def _use_rewinder(state: State, _seat: Seat) -> Foresight:
    """BB-Q4-6: one step back."""
    return _plain("use.rewinder", dial=state.dial, left=state.dial + 1)


def _use_batteries(state: State, _seat: Seat) -> Foresight:
    """BB-Q4-7: two at most."""
    return _plain("use.emergency-batteries", count=min(len(state.spent), NUMBERS.recharged_at_most))


_USE: Mapping[CardId, Callable[[State, Seat], Foresight]] = {
    "label-equal": _use_label("label-equal"),
    "label-unequal": _use_label("label-unequal"),
    "post-it": _use_post_it,
    "rewinder": _use_rewinder,
    "emergency-batteries": _use_batteries,
}

_AHEAD: Mapping[type[BombBustersAction], Callable[[State, Seat, Any], Foresight | None]] = {
    Point: _point,
    Announce: _announce,
    Solo: _solo,
    Reveal: _reveal,
    Mark: _mark,
    Scan: _scan,
    Partner: _partner,
    Give: _give,
    Use: _use,
}
