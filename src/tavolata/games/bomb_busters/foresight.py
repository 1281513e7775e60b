"""What the choices of a seat lead to, in figures, as far as that seat and everybody else can know it."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, TypeAlias

from tavolata.core.foresight import Foresight, Sentence
from tavolata.core.game import Action, Event, Seat
from tavolata.games.bomb_busters.actions import Announce, BombBustersAction, Give, Mark, Partner, Point, Reveal, Scan, Solo, Use
from tavolata.games.bomb_busters.content import NUMBERS, RED, CardId, Value
from tavolata.games.bomb_busters.events import Unlocked, Validated
from tavolata.games.bomb_busters.facts import IsRed, Shown
from tavolata.games.bomb_busters.rules.cut import reached_by
from tavolata.games.bomb_busters.rules.hands import label_pairs, left_of, own_copies, post_its, told_value
from tavolata.games.bomb_busters.state import Aim, Slot, State
from tavolata.words import Fact

_kept = lru_cache(4096)
"""What is said depends on a few small values, and is said over and over."""

Told: TypeAlias = Iterator[tuple[Action, Foresight]]


def foresee(state: State, seat: Seat, choices: Sequence[BombBustersAction]) -> Mapping[Action, Foresight]:
    """What some choices of a seat lead to; those of one kind are looked at together, as much holds for all of them."""
    ahead: dict[Action, Foresight] = {}
    for kind, alike in groupby(choices, type):
        if teller := _AHEAD.get(kind):
            ahead.update(teller(state, seat, alike))
    return ahead


def _one_by_one(tell: Callable[[State, Seat, Any], Foresight | None]) -> Callable[[State, Seat, Iterable[Any]], Told]:
    def told(state: State, seat: Seat, actions: Iterable[Any]) -> Told:
        return ((action, ahead) for action in actions if (ahead := tell(state, seat, action)))

    return told


def _say(key: str, **facts: Fact) -> Sentence:
    return Sentence(f"bomb_busters.ahead.{key}", facts)


@_kept
def _plain(key: str, **facts: Fact) -> Foresight:
    return Foresight((_say(key, **facts),))


@_kept
def _idle(key: str, **facts: Fact) -> Foresight:
    return Foresight((_say(key, **facts),), "idle")


def _points(state: State, seat: Seat, actions: Iterable[Point]) -> Told:
    """BB-D3, BB-D4: what a miss would cost; BB-Q3: with a detector that is told once all wires are pointed at."""
    aim = state.aim or Aim()
    if aim.detector:
        return
    miss, stands = _Miss(state, seat, aim), state.stands
    for action in actions:
        if action.slot is not None:
            yield action, miss.of([stands[action.stand][action.slot]])


def _announcing(state: State, seat: Seat, actions: Iterable[Announce]) -> Told:
    """BB-D2 to BB-D4: what it brings if it is right, and what it costs if it is wrong."""
    aim = state.aim
    assert aim is not None
    pointed = [state.at(place) for place in aim.pointed]
    told, costs = {told_value(state.facts, slot) for slot in pointed}, _Miss(state, seat, aim).of(pointed)
    for action in actions:
        brings = _brought(reached_by(state, action.values[0], NUMBERS.cut_together)) if len(action.values) == 1 else ()
        if told.isdisjoint(action.values):
            yield action, Foresight((*brings, *costs.says), costs.weight) if brings else costs
        elif brings:
            yield action, Foresight(brings)


class _Miss:
    """BB-D3, BB-D4, BB-Q4-9: what it costs if none of some wires has what is announced."""

    def __init__(self, state: State, seat: Seat, aim: Aim) -> None:
        self._dial, self._stabilizer = state.dial, aim.stabilizer
        self._shown = {fact.tile for fact in state.facts if isinstance(fact, Shown)}
        """BB-I1: the wires that were told without a token."""
        self._reds = {fact.tile for fact in state.facts if isinstance(fact, IsRed)}
        """BB-Q4-9: the wires that everybody knows to be red."""
        own = {slot.tile for slot in state.hand(seat) if slot.value == RED}
        self._hidden = left_of(state, RED) - len(self._reds | own)
        """BB-D3, BB-Q3: the reds that are uncut and placed neither by a fact nor by the own hand."""

    def of(self, slots: Collection[Slot]) -> Foresight:
        if self._stabilizer:
            return _plain("miss.stabilizer")
        unknown = [slot for slot in slots if slot.tile not in self._reds]
        if not unknown:
            return _miss_red()
        told = any(slot.token is not None or slot.tile in self._shown for slot in slots)
        return _missed(self._dial, told, 0 if told or len(unknown) > self._hidden else len(slots))


@_kept
def _miss_red() -> Foresight:
    return Foresight((_say("miss.red"),), "ruins")


@_kept
def _missed(dial: int, told: bool, may_be_red: int) -> Foresight:
    """BB-D3, BB-D4: the dial moves on; and so many wires, if not none, may all be red."""
    if dial == 1:
        return Foresight((_say("miss.last"),), "plain" if told else "ruins")
    moves = _say("miss", dial=dial, left=dial - 1)
    return Foresight((moves, _say("miss.may_be_red", count=may_be_red)) if may_be_red else (moves,))


@_kept
def _brought(events: tuple[Event, ...]) -> tuple[Sentence, ...]:
    """BB-Q1, BB-V1: what a cut finishes and unlocks."""
    validated = [_say("validates", value=event.value) for event in events if isinstance(event, Validated)]
    return (*validated, *(_say("unlocks", card=event.card) for event in events if isinstance(event, Unlocked)))


def _solo(state: State, _seat: Seat, action: Solo) -> Foresight:
    """BB-C1: nothing can go wrong."""
    count = len(own_copies(state, action.value))
    return Foresight((_say("solo", count=count), *_brought(reached_by(state, action.value, count))))


def _reveal(state: State, seat: Seat, _action: Reveal) -> Foresight:
    """BB-R1: the whole hand."""
    return _plain("reveal", count=len(state.hand(seat)))


def _mark(state: State, _seat: Seat, action: Mark) -> Foresight:
    """BB-S7, BB-Q3, BB-Q4-4: everybody learns what it is; BB-Q3: or knew it."""
    slot = state.stands[action.stand][action.slot]
    return _marking(slot.value, bool(told_value(state.facts, slot)))


@_kept
def _marking(value: Value, is_known: bool) -> Foresight:
    return _plain("mark.known" if is_known else "mark", value=value)


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

_AHEAD: Mapping[type[BombBustersAction], Callable[[State, Seat, Iterable[Any]], Told]] = {
    Point: _points,
    Announce: _announcing,
    Solo: _one_by_one(_solo),
    Reveal: _one_by_one(_reveal),
    Mark: _one_by_one(_mark),
    Scan: _one_by_one(_scan),
    Partner: _one_by_one(_partner),
    Give: _one_by_one(_give),
    Use: _one_by_one(_use),
}
