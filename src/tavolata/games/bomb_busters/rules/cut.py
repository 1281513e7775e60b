"""Cutting wires: the dual cut, detectors and rays included, the solo cut, and revealing reds."""

from collections.abc import Iterable
from functools import lru_cache

from tavolata.core.game import Actor, Event
from tavolata.games.bomb_busters.actions import Announce, Cut, Lay, Mark, Point, Reveal, Solo
from tavolata.games.bomb_busters.content import CARDS, NUMBERS, CardId, Value
from tavolata.games.bomb_busters.events import Announced, Pointed, RedSpared, RedsRevealed, SoloCut, Unlocked, Validated, WireCut
from tavolata.games.bomb_busters.facts import (
    Fact,
    FoundFact,
    HoldsFact,
    IsRedFact,
    NotAllRedFact,
    NotValueFact,
    Tiles,
    add_facts,
    after_cut,
)
from tavolata.games.bomb_busters.rules.hands import markable, matching, own_copies, serving, stand_targets, wires_to_point_at
from tavolata.games.bomb_busters.rules.turn import advance_dial, lose, mark, replace, resolve, with_slot
from tavolata.games.bomb_busters.rules.usable import is_unlocked
from tavolata.games.bomb_busters.state import Aim, Outcome, Place, State, TurnAction


def apply_point(state: State, _actor: Actor, action: Point) -> Outcome:
    """BB-D1, BB-Q3: apply the action `Point`: add a wire or a whole stand to the aim; the announcement follows once all are pointed at."""
    aim = state.aim or Aim()
    event = Pointed(state.turn, action.stand, action.slot)
    if action.slot is None:
        pointed = tuple(stand_targets(state, state.turn, action.stand, aim))
        return replace(state, phase="announce", aim=replace(aim, pointed=pointed)), (event,)
    aim = replace(aim, pointed=(*aim.pointed, (action.stand, action.slot)))
    whole = len(aim.pointed) == wires_to_point_at(state, aim)
    return replace(state, phase="announce" if whole else "aim", aim=aim), (event,)


def apply_announce(state: State, _actor: Actor, action: Announce) -> Outcome:
    """BB-D2 to BB-D4, BB-Q3: apply the action `Announce`: judge it a hit if one of the wires pointed at has an announced value."""
    aim = replace(_aim(state), values=action.values)
    said = replace(state, aim=aim, facts=add_facts(state.facts, *_holdings(state, aim)))
    found = matching(said, aim)
    paid, costs = state.rules.after_announcement(said, action.values)
    after, events = _judge(paid, aim, found)
    return after, (Announced(state.turn, action.values, bool(found)), *costs, *events)


def _judge(state: State, aim: Aim, found: list[Place]) -> Outcome:
    """BB-D2 to BB-D4: apply the hit or the miss of an announcement, unless its cost has ended the game."""
    if state.result:
        return state, ()
    return _hit(state, aim, found) if found else _miss(state, aim)


def _hit(state: State, aim: Aim, found: list[Place]) -> Outcome:
    """BB-D2: apply a hit: cut the wire; BB-Q3: after a detector the owner first chooses a matching wire, even if there is only one."""
    if aim.detector:
        facts = add_facts(state.facts, FoundFact(_pointed(state, aim), aim.values))
        return replace(state, phase="cut", acting=state.owners[found[0][0]], facts=facts), ()
    return _cut_target(state, found[0])


def apply_cut(state: State, _actor: Actor, action: Cut) -> Outcome:
    """BB-Q3: apply the action `Cut`: cut the matching wire that its owner chose."""
    return _cut_target(state, (action.stand, action.slot))


def _cut_target(state: State, place: Place) -> Outcome:
    """BB-D2: cut the owner's wire, then let the announcer open an own wire of the same value."""
    opened, events = open_wires(state, [place])
    aim = replace(_aim(state), values=(state.at(place).value,))
    return replace(opened, phase="lay", acting=state.turn, aim=aim), events


def apply_lay(state: State, _actor: Actor, action: Lay) -> Outcome:
    """BB-D2: apply the action `Lay`: open the announcer's own wire of the value, and end the turn."""
    value = _aim(state).values[0]
    opened, events = open_wires(state, [(action.stand, action.slot)])
    after, more = resolve(opened, TurnAction("dual", value, NUMBERS.cut_together))
    return after, (*events, *more)


def _miss(state: State, aim: Aim) -> Outcome:
    """BB-D3, BB-D4, BB-Q3: apply a miss: explode if only reds were pointed at; otherwise advance the dial and let the owner mark a wire."""
    missed = replace(state, facts=add_facts(state.facts, *_excluded(state, aim)))
    if not markable(state, aim):
        return _spare_reds(missed, aim) if aim.stabilizer else lose(missed, "red")
    rules = state.rules
    if rules.is_fatal_miss(state, state.turn):
        return lose(missed, "missed")
    advanced, events = (missed, ()) if aim.stabilizer else advance_dial(missed, rules.steps_of_miss(state, 1), "missed")
    after, more = (advanced, ()) if advanced.result else _mark_missed(advanced, aim)
    return after, (*events, *more)


def _holdings(state: State, aim: Aim) -> list[Fact]:
    """BB-D1: return the facts that the announcer holds the announced values among the wires that may be part of this cut."""
    tiles = tuple([slot.tile for slot in serving(state, state.turn, aim.is_helped)])
    return [HoldsFact(tiles, value) for value in aim.values]


def _excluded(state: State, aim: Aim) -> list[Fact]:
    """BB-Q3: return the facts that no wire of a missed cut has an announced value; none if a true token on a single wire says so."""
    if aim.detector is None and state.rules.token_shows_value:
        return []
    return [NotValueFact(tile, value) for tile in _pointed(state, aim) for value in aim.values]


def _spare_reds(state: State, aim: Aim) -> Outcome:
    """BB-Q4-9: apply a miss on reds under the Stabilizer: no explosion and no token, but these wires are publicly red."""
    tiles = _pointed(state, aim)
    known = replace(state, facts=add_facts(state.facts, *(IsRedFact(tile) for tile in tiles)))
    after, events = resolve(known, TurnAction("missed"))
    return after, (RedSpared(state.owners[aim.pointed[0][0]], tiles), *events)


def _mark_missed(state: State, aim: Aim) -> Outcome:
    """BB-D4: mark the missed wire with a token, unless a mission rule says otherwise."""
    rules = state.rules
    if not rules.marks_miss(state, aim):
        tiles = _pointed(state, aim)
        not_said = [NotValueFact(tile, value) for tile in tiles for value in aim.values]
        return resolve(replace(state, facts=add_facts(state.facts, *not_said, NotAllRedFact(tiles))), TurnAction("missed"))
    if otherwise := rules.mark_miss(state, aim):
        told, events = otherwise
        after, more = resolve(told, TurnAction("missed"))
        return after, (*events, *more)
    return _ask_or_mark(state, aim)


def _ask_or_mark(state: State, aim: Aim) -> Outcome:
    """BB-D4: mark the missed wire; BB-Q3: after a detector its owner chooses which, even if only one is not red."""
    if aim.detector:
        facts = add_facts(state.facts, NotAllRedFact(_pointed(state, aim)))
        return replace(state, phase="mark", acting=state.owners[aim.pointed[0][0]], facts=facts), ()
    return _mark_and_end(state, aim.pointed[0])


def apply_mark(state: State, _actor: Actor, action: Mark) -> Outcome:
    """BB-Q3: apply the action `Mark` after a missed detector cut: mark the wire that the owner chose, and end the turn."""
    return _mark_and_end(state, (action.stand, action.slot))


def _mark_and_end(state: State, place: Place) -> Outcome:
    marked, told = mark(state, place, "missed")
    after, events = resolve(marked, TurnAction("missed"))
    return after, (*told, *events)


def apply_solo(state: State, _actor: Actor, action: Solo) -> Outcome:
    """BB-C1: apply the action `Solo`: cut all remaining wires of the value in the hand on turn."""
    places = own_copies(state, action.value)
    paid, costs = state.rules.after_announcement(state, (action.value,))
    opened, events = open_wires(paid, places)
    after, more = resolve(opened, TurnAction("solo", action.value, len(places)))
    return after, (SoloCut(state.turn, action.value, len(places)), *costs, *events, *more)


def apply_reveal(state: State, _actor: Actor, _action: Reveal) -> Outcome:
    """BB-R1: apply the action `Reveal`: open all reds of the hand on turn."""
    places = [place for place, _ in state.uncut(state.turn)]
    opened, events = open_wires(state, places, revealed=True)
    after, more = resolve(opened, TurnAction("reveal"))
    return after, (RedsRevealed(state.turn, len(places)), *events, *more)


def open_wires(state: State, places: Iterable[Place], *, revealed: bool = False) -> Outcome:
    """BB-D2: open wires in their places and return their tokens; BB-Q1, BB-V1: add the events of cards unlocked and values validated."""
    events: list[Event] = []
    keeps = state.rules.keeps_tokens
    for place in places:
        slot = state.at(place)
        value = slot.value
        reached = reached_by(state, value, 1)
        state = replace(
            state,
            stands=with_slot(state, place, replace(slot, cut=True, token=slot.token if keeps else None, nots=())),
            cuts={**state.cuts, value: state.cuts.get(value, 0) + 1},
            facts=after_cut(state.facts, slot.tile, value),
        )
        events += [WireCut(state.owners[place[0]], *place, slot.wire, revealed), *reached]
    return state, tuple(events)


def reached_by(state: State, value: Value, more: int) -> tuple[Event, ...]:
    """BB-Q1, BB-V1: return the events of cutting `more` further wires of a value; BB-m30-4: a card that has left is not unlocked."""
    is_blue, cut = value in state.mission.blue_values, state.cuts.get(value, 0)
    if state.rules.is_base:
        return _reached(state.cards, value, is_blue, cut, more)
    then = replace(state, cuts={**state.cuts, value: cut + more})
    locked = [card for card in state.cards if card not in state.used and not is_unlocked(state, card)]
    return (*(Unlocked(card) for card in locked if is_unlocked(then, card)), *_reached((), value, is_blue, cut, more))


@lru_cache(4096)
def _reached(cards: tuple[CardId, ...], value: Value, is_blue: bool, cut: int, more: int) -> tuple[Event, ...]:
    """Return the same events under base rules; cached, since they are computed for every legal choice."""
    unlocks = cut < NUMBERS.cut_to_unlock <= cut + more
    unlocked = [Unlocked(card) for card in cards if CARDS[card].value == value] if unlocks else []
    validates = is_blue and cut < NUMBERS.copies <= cut + more
    return (*unlocked, Validated(value)) if validates else tuple(unlocked)


def _pointed(state: State, aim: Aim) -> Tiles:
    """BB-D1: return the tiles of the wires pointed at."""
    return tuple(state.at(place).tile for place in aim.pointed)


def _aim(state: State) -> Aim:
    assert state.aim is not None
    return state.aim
