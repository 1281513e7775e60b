"""Consequences of the legal actions of a seat, by the rules and by public and private knowledge."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Literal, TypeAlias

from tavolata.core.caching import cached_by_identity
from tavolata.core.game import Action, Event, Seat
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.games.bomb_busters.actions import (
    Announce,
    Begin,
    BombBustersAction,
    End,
    Give,
    Mark,
    Partner,
    Point,
    Reveal,
    Scan,
    Solo,
    Special,
    Use,
)
from tavolata.games.bomb_busters.content import NUMBERS, RED, VALUE_OF, CardId, Token, Value, effect_of
from tavolata.games.bomb_busters.events import Unlocked, Validated
from tavolata.games.bomb_busters.explain.sentences import sentence
from tavolata.games.bomb_busters.facts import CountedFact, Facts, IsRedFact, ParityFact, ShownFact, Tile
from tavolata.games.bomb_busters.missions.group_action import SpecialAction
from tavolata.games.bomb_busters.missions.guessing import STEP
from tavolata.games.bomb_busters.missions.mission_rules import pending_rule
from tavolata.games.bomb_busters.missions.sequence import Sequence as Row
from tavolata.games.bomb_busters.rules.cut import reached_by
from tavolata.games.bomb_busters.rules.hands import (
    announceable,
    is_marked,
    label_pairs,
    left_of,
    marked_value,
    own_copies,
    post_its,
    token_for,
)
from tavolata.games.bomb_busters.state import Aim, Slot, State
from tavolata.i18n import Fact

_cached = lru_cache(4096)
"""Sentences depend on a few small values and repeat often."""

Consequences: TypeAlias = Iterator[tuple[Action, Consequence]]


def consequences_of(state: State, seat: Seat, choices: Sequence[BombBustersAction]) -> Mapping[Action, Consequence]:
    """Return the consequences of a seat's choices; choices of one kind are explained together."""
    found: dict[Action, Consequence] = {}
    for kind, alike in groupby(choices, type):
        if explain := _CONSEQUENCES.get(kind):
            found.update(explain(state, seat, alike))
    return found


def _one_by_one(explain: Callable[[State, Seat, Any], Consequence | None]) -> Callable[[State, Seat, Iterable[Any]], Consequences]:
    def told(state: State, seat: Seat, actions: Iterable[Any]) -> Consequences:
        return ((action, consequence) for action in actions if (consequence := explain(state, seat, action)))

    return told


@_cached
def _plain(key: str, **facts: Fact) -> Consequence:
    return Consequence((sentence(f"ahead.{key}", **facts),))


@_cached
def _idle(key: str, **facts: Fact) -> Consequence:
    return Consequence((sentence(f"ahead.{key}", **facts),), "idle")


def _points(state: State, seat: Seat, actions: Iterable[Point]) -> Consequences:
    """BB-D3, BB-D4: yield the costs of missing at each wire; BB-Q3: with a detector only once all wires are pointed at."""
    aim = state.aim or Aim()
    if state.phase == "choose":
        yield from _naming(state, seat, actions)
        return
    if aim.detector:
        return
    laid = _laid(state, seat, announceable(state, seat))
    miss, stands, found = _Miss(state, seat, aim), state.stands, dict[tuple[bool, bool], Consequence]()
    for action in actions:
        if action.slot is not None:
            slot = stands[action.stand][action.slot]
            alike = miss.known_of(slot)
            if alike not in found:
                found[alike] = _also(miss.of_known([alike]), laid)
            yield action, found[alike]


def _naming(state: State, seat: Seat, actions: Iterable[Point]) -> Consequences:
    """BB-N6: yield the warnings that one wrong wire explodes the bomb; none for wires that the seat sees or all know."""
    special = pending_rule(state)
    assert isinstance(special, SpecialAction)
    value, own, (_, reds) = special.value(state), state.stands_of(seat), _told_of(state.facts)
    for action in actions:
        assert action.slot is not None
        slot = state.stands[action.stand][action.slot]
        known = slot.value if action.stand in own else RED if slot.tile in reds else marked_value(state.facts, slot)
        if known is None:
            yield action, _named_unknown()
        elif known != value:
            yield action, _named_wrong(str(value))


@_cached
def _named_unknown() -> Consequence:
    return Consequence((sentence("ahead.miss.last"),), "ruins")


@_cached
def _named_wrong(value: str) -> Consequence:
    return Consequence((sentence("ahead.special.wrong", value=value),), "ruins")


def _special(state: State, seat: Seat, action: Special) -> Consequence:
    """BB-N6: return the warning that the special action cannot be stopped once it is begun."""
    special = state.rules.rule_of_action(state, seat, action)
    assert isinstance(special, SpecialAction)
    return _plain("special", wires=special.wires(state))


def _announcing(state: State, seat: Seat, actions: Iterable[Announce]) -> Consequences:
    """BB-D2 to BB-D4: yield the consequences of each announcement: what a hit brings, and what a miss costs."""
    aim = state.aim
    assert aim is not None
    pointed = [state.at(place) for place in aim.pointed]
    told, costs = {marked_value(state.facts, slot) for slot in pointed}, _Miss(state, seat, aim).of(pointed)
    for action in actions:
        brings = _brought(reached_by(state, action.values[0], NUMBERS.cut_together)) if len(action.values) == 1 else ()
        missed = costs if told.isdisjoint(action.values) else None
        laid = _laid(state, seat, action.values)
        if brings or laid:
            says = (*brings, *(missed.says if missed else ()), *(laid.says if laid else ()))
            yield action, Consequence(says, _gravest(missed, laid))
        elif missed:
            yield action, missed


def _laid(state: State, seat: Seat, values: Iterable[Value]) -> Consequence | None:
    """BB-m29: return the cost of a right cut if the placed card may have its value; None otherwise."""
    rules = state.rules
    if not any(rules.may_cost(state, seat, value) for value in values):
        return None
    return _costly(state.dial, state.dial - STEP)


@_cached
def _costly(dial: int, left: int) -> Consequence:
    return (
        Consequence((sentence("ahead.guessed", dial=dial, left=left),))
        if left > 0
        else Consequence((sentence("ahead.guessed.last"),), "ruins")
    )


def _also(one: Consequence, other: Consequence | None) -> Consequence:
    """Return two consequences of one choice as one; the weight of the second counts only when the value is announced."""
    return Consequence((*one.says, *other.says), one.weight) if other else one


def _gravest(*told: Consequence | None) -> Literal["plain", "ruins"]:
    return "ruins" if any(one and one.weight == "ruins" for one in told) else "plain"


class _Miss:
    """BB-D3, BB-D4, BB-Q4-9: computes the cost of a miss at some wires."""

    def __init__(self, state: State, seat: Seat, aim: Aim) -> None:
        self._dial, self._steps, self._stabilizer = state.dial, state.rules.steps_of_miss(state, 1), aim.stabilizer
        self._as_red, self._is_fatal = state.mission.as_red, state.rules.is_fatal_miss(state, seat)
        """BB-m11: what counts as red; BB-m14, BB-m28: any miss of this seat explodes the bomb."""
        self._shown, reds = _told_of(state.facts)
        """BB-I1: the wires whose values were announced without a token."""
        self._reds = reds | _marked_red(state)
        """BB-Q4-9, BB-m11-2: the wires that are publicly known to be red."""
        left = left_of(state, RED)
        own = {slot.tile for slot in state.hand(seat) if VALUE_OF[slot.wire] == RED} if left else set()
        self._hidden = left - len(self._reds | own)
        """BB-D3, BB-Q3: the reds that are uncut and placed neither by a fact nor by the own hand."""

    def known_of(self, slot: Slot) -> tuple[bool, bool]:
        """BB-Q4-9: return if the wire is publicly red; BB-D4, BB-I1: and if it is publicly known and not red."""
        tile, token = slot.tile, slot.token
        return tile in self._reds, (token is not None and token != self._as_red) or tile in self._shown

    def of(self, slots: Iterable[Slot]) -> Consequence:
        """Return the cost of a miss at some wires."""
        return self.of_known([self.known_of(slot) for slot in slots])

    def of_known(self, known: Collection[tuple[bool, bool]]) -> Consequence:
        """Return the cost of a miss at wires with this public knowledge."""
        if self._stabilizer:
            return _plain("miss.stabilizer")
        unknown = [is_red for is_red, _ in known if not is_red]
        if not unknown:
            return _miss_red()
        told = any(is_marked for _, is_marked in known)
        if self._is_fatal:
            return _miss_fatal(told)
        return _missed(self._dial, self._steps, told, 0 if told or len(unknown) > self._hidden else len(known))


@cached_by_identity
def _told_of(facts: Facts) -> tuple[set[Tile], set[Tile]]:
    """Return the wires whose values were announced without a token, and the wires that are known to be red."""
    shown = {fact.tile for fact in facts if isinstance(fact, (ShownFact, ParityFact, CountedFact))}
    return shown, {fact.tile for fact in facts if isinstance(fact, IsRedFact)}


def _marked_red(state: State) -> set[Tile]:
    """BB-m11-2: return the wires whose token says the number that counts as red."""
    red = state.mission.as_red
    return {slot.tile for stand in state.stands for slot in stand if slot.token == red} if red else set()


@_cached
def _miss_red() -> Consequence:
    return Consequence((sentence("ahead.miss.red"),), "ruins")


@_cached
def _miss_fatal(told: bool) -> Consequence:
    return Consequence((sentence("ahead.miss.fatal"),), "plain" if told else "ruins")


@_cached
def _missed(dial: int, steps: int, told: bool, may_be_red: int) -> Consequence:
    """BB-D3, BB-D4: return the cost of a miss: steps of the dial; `may_be_red` wires may all be red, 0 if they cannot."""
    if dial <= steps:
        return Consequence((sentence("ahead.miss.last"),), "plain" if told else "ruins")
    moves = sentence("ahead.miss", dial=dial, left=dial - steps)
    return Consequence((moves, sentence("ahead.miss.may_be_red", count=may_be_red)) if may_be_red else (moves,))


@_cached
def _brought(events: tuple[Event, ...]) -> tuple[LocalizedText, ...]:
    """BB-Q1, BB-V1: return sentences on the values that a cut finishes and the cards that it unlocks."""
    validated = [sentence("ahead.validates", value=event.value) for event in events if isinstance(event, Validated)]
    return (*validated, *(sentence("ahead.unlocks", card=event.card) for event in events if isinstance(event, Unlocked)))


def _solo(state: State, seat: Seat, action: Solo) -> Consequence:
    """BB-C1: return the consequence of a solo cut: it is safe, but may cost a step if the placed card has its value (BB-m29)."""
    count = len(own_copies(state, action.value))
    laid = _laid(state, seat, (action.value,))
    alone = _cutting_alone("solo.guessed" if laid else "solo", count, reached_by(state, action.value, count))
    return Consequence((alone.says[0], *laid.says, *alone.says[1:]), laid.weight) if laid else alone


@_cached
def _cutting_alone(key: str, count: int, reached: tuple[Event, ...]) -> Consequence:
    return Consequence((sentence(f"ahead.{key}", count=count), *_brought(reached)))


def _reveal(state: State, seat: Seat, _action: Reveal) -> Consequence:
    """BB-R1: return the consequence of a reveal: the whole hand is open."""
    return _plain("reveal", count=len(state.hand(seat)))


def _begin(_state: State, _seat: Seat, _action: Begin) -> Consequence:
    """BB-m9-5: return the warning that a player who begins the turn and can cut nothing explodes the bomb."""
    return Consequence((sentence("ahead.begin"),), "ruins")


def _end(state: State, seat: Seat, action: End) -> Consequence:
    """BB-m36: return the consequence of an end: the value of the row that may be cut then."""
    row = pending_rule(state)
    assert isinstance(row, Row)
    value = row.data(row.apply_choice(state, seat, action)[0]).current
    assert value is not None
    return _plain("end", value=value)


def _marks(state: State, _seat: Seat, actions: Iterable[Mark]) -> Consequences:
    """BB-S7, BB-Q3, BB-Q4-4: yield the consequence of each mark: all players learn the value, or know it already."""
    rules, stands, facts = state.rules, state.stands, state.facts
    for action in actions:
        stand = stands[action.stand]
        slot = stand[action.slot]
        yield action, _marking(token_for(rules, stand, slot), is_marked(facts, slot))


@_cached
def _marking(value: Token, is_known: bool) -> Consequence:
    return _plain("mark.known" if is_known else "mark", value=value)


def _scan(state: State, seat: Seat, action: Scan) -> Consequence:
    """BB-Q4-8: return the consequence of a scan; a number that is wholly cut has nothing to find."""
    left = left_of(state, action.value)
    if not left:
        return _idle("scan.none", value=action.value)
    mine = sum(slot.value == action.value for slot in state.hand(seat))
    return _plain("scan", count=left, mine=mine)


def _partner(state: State, _seat: Seat, action: Partner) -> Consequence:
    """BB-Q4-2: return the consequence of a swap partner: the other chooses freely which wire to give."""
    return _plain("partner", seat=action.seat, count=len(state.hand(action.seat)))


def _give(state: State, seat: Seat, _action: Give) -> Consequence:
    """BB-Q4-2: return the consequence of a gift: the giver and the receiver know the wire."""
    assert state.swap is not None
    return _plain("give", seat=state.swap.partner if seat == state.swap.user else state.swap.user)


def _use(state: State, seat: Seat, action: Use) -> Consequence | None:
    explain = _USE.get(action.card)
    consequence = explain(state, seat) if explain else _plain(f"use.{effect_of(action.card)}")
    return _also(consequence, _plain("use.x")) if effect_of(action.card) in _TOUCHING and _has_x(state) else consequence


def _has_x(state: State) -> bool:
    """BB-m20: return True if wires with an X are still to be cut."""
    return any(slot.x and not slot.cut for stand in state.stands for slot in stand)


def _use_label(card: CardId) -> Callable[[State, Seat], Consequence]:
    def told(state: State, seat: Seat) -> Consequence:
        """BB-Q4-1, BB-Q4-12: return the consequence of using a label, which needs two neighbours that it fits."""
        pairs = label_pairs(state.stands, state.stands_of(seat), equal=card == "label-equal")
        return _plain(f"use.{card}", count=len(pairs)) if pairs else _idle(f"use.{card}.none")

    return told


def _use_post_it(state: State, seat: Seat) -> Consequence:
    """BB-Q4-4: return the consequence of using the Post-it, which goes before an unmarked blue wire."""
    places = post_its(state, seat)
    return _plain("use.post-it", count=len(places)) if places else _idle("use.post-it.none")


def _use_rewinder(state: State, _seat: Seat) -> Consequence:
    """BB-Q4-6: return the consequence of using the Rewinder: one step back."""
    return _plain("use.rewinder", dial=state.dial, left=state.dial + 1)


def _use_batteries(state: State, _seat: Seat) -> Consequence:
    """BB-Q4-7: return the consequence of using the batteries: two personal cards at most."""
    return _plain("use.emergency-batteries", count=min(len(state.spent), NUMBERS.recharged_at_most))


_USE: Mapping[CardId, Callable[[State, Seat], Consequence]] = {
    "label-equal": _use_label("label-equal"),
    "label-unequal": _use_label("label-unequal"),
    "post-it": _use_post_it,
    "rewinder": _use_rewinder,
    "emergency-batteries": _use_batteries,
}

_TOUCHING = frozenset({"double-detector", "triple-detector", "super-detector", "ray", "stabilizer", "general-radar", "post-it"})
"""BB-m20-3 to BB-m20-5: what would touch wires, and leaves those with an X out."""

_CONSEQUENCES: Mapping[type[BombBustersAction], Callable[[State, Seat, Iterable[Any]], Consequences]] = {
    Point: _points,
    Announce: _announcing,
    Solo: _one_by_one(_solo),
    Reveal: _one_by_one(_reveal),
    Begin: _one_by_one(_begin),
    End: _one_by_one(_end),
    Mark: _marks,
    Scan: _one_by_one(_scan),
    Partner: _one_by_one(_partner),
    Give: _one_by_one(_give),
    Use: _one_by_one(_use),
    Special: _one_by_one(_special),
}
