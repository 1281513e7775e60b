"""The opening: captain, markers, wires that leave unseen, equipment, and the deal; all of it is chance."""

from collections.abc import Callable, Mapping
from functools import cache

from tavolata.core.game import Actor, Bag, Event, Odds, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Captain, Deal, Draw, Equip, Remove
from tavolata.games.bomb_busters.content import (
    CARDS,
    COLOURS,
    NUMBERS,
    RANK_OF,
    VALUE_OF,
    CardId,
    Colour,
    Wire,
    colour_of,
    copies_in_play,
    number_of,
    wire_name,
)
from tavolata.games.bomb_busters.events import CaptainNamed, Dealt, Drawn, Equipped, Removed, Sorted
from tavolata.games.bomb_busters.rules.turn import ask_for_token, replace
from tavolata.games.bomb_busters.state import Marker, Outcome, Phase, Slot, Stand, State

_DEALS = {wire: Deal(wire) for wire in VALUE_OF}
_DRAWS = {wire: Draw(wire) for wire in VALUE_OF}
_EQUIPS = {card: Equip(card) for card in CARDS}


def odds(state: State) -> Odds[BombBustersAction]:
    """What chance may do in the opening."""
    return _ODDS[state.phase](state)


def _captains(state: State) -> Odds[BombBustersAction]:
    """BB-S6: any player."""
    return Odds([Captain(seat) for seat in range(state.seats)])


def _draws(state: State) -> Odds[BombBustersAction]:
    """BB-S2: any wire of the colour that is not drawn yet."""
    colour = _next_colour_to_draw(state)
    assert colour is not None
    numbers, drawn = range(1, state.mission.coloured(colour).highest + 1), state.marker(colour).values
    return Odds([_DRAWS[wire_name(colour, number)] for number in numbers if number not in drawn])


def _removals(state: State) -> Odds[BombBustersAction]:
    """BB-S2: any of the marked wires."""
    colour = _next_colour_to_remove(state)
    assert colour is not None
    return Odds([Remove(wire) for wire in _left(state, colour)])


def _cards(state: State) -> Odds[BombBustersAction]:
    """BB-S5: any card of the mission that does not lie there yet."""
    return Odds([_EQUIPS[card] for card in state.mission.cards if card not in state.cards])


def _deals(state: State) -> Odds[BombBustersAction]:
    """BB-S3: any wire that is left in the bag."""
    return Bag(state.bag, _DEALS)


_ODDS: Mapping[Phase, Callable[[State], Odds[BombBustersAction]]] = {
    "captain": _captains,
    "markers": _draws,
    "removal": _removals,
    "equipment": _cards,
    "deal": _deals,
}


def apply_captain(state: State, _actor: Actor, action: Captain) -> Outcome:
    """BB-S6: the lot fell on the captain."""
    return seat_captain(state, action.seat), (CaptainNamed(action.seat),)


def seat_captain(state: State, captain: Seat) -> State:
    """BB-S1, BB-S6: the captain is known, and so whose the stands are."""
    rule = NUMBERS.stands[state.seats]
    counts = [rule.captain if seat == captain else rule.other for seat in range(state.seats)]
    owners = tuple(seat for seat, count in enumerate(counts) for _ in range(count))
    return _prepare(replace(state, captain=captain, acting=captain, turn=captain, owners=owners))


def apply_draw(state: State, _actor: Actor, action: Draw) -> Outcome:
    """BB-S2: a marker shows the wire."""
    colour = colour_of(action.wire)
    values = tuple(sorted((*state.marker(colour).values, number_of(action.wire))))
    marker = Marker(values, state.mission.coloured(colour).in_play)
    marked = replace(state, yellow=marker) if colour == "yellow" else replace(state, red=marker)
    return _prepare(marked), (Drawn(action.wire),)


def apply_remove(state: State, _actor: Actor, action: Remove) -> Outcome:
    """BB-S2: the wire leaves, and nobody has seen it."""
    return _prepare(replace(state, removed=(*state.removed, action.wire))), (Removed(colour_of(action.wire), action.wire),)


def apply_equip(state: State, _actor: Actor, action: Equip) -> Outcome:
    """BB-S5: the card lies face up and locked."""
    return _prepare(replace(state, cards=in_order((*state.cards, action.card)))), (Equipped(action.card),)


def in_order(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Cards by their numbers."""
    return tuple(sorted(cards, key=lambda card: CARDS[card].number))


def _prepare(state: State) -> State:
    """BB-S2, BB-S5: what is still to be drawn before the deal; then the bag is filled."""
    if _next_colour_to_draw(state):
        return replace(state, phase="markers")
    if _next_colour_to_remove(state):
        return replace(state, phase="removal")
    if state.mission.equipment and len(state.cards) < state.seats:
        return replace(state, phase="equipment")
    return replace(state, phase="deal", bag=_bag(state))


def _bag(state: State) -> tuple[Wire, ...]:
    """BB-S2: the wires in play."""
    marked = copies_in_play(state.mission.blue_values, state.yellow.values, state.red.values)
    return tuple(wire for wire, copies in marked.items() if wire not in state.removed for _ in range(copies))


def _next_colour_to_draw(state: State) -> Colour | None:
    return next((colour for colour in COLOURS if len(state.marker(colour).values) < state.mission.coloured(colour).drawn), None)


def _next_colour_to_remove(state: State) -> Colour | None:
    """BB-S2: nothing leaves of a colour of which all that are drawn are in play."""
    few = [colour for colour in COLOURS if state.mission.coloured(colour).drawn > state.mission.coloured(colour).in_play]
    return next((colour for colour in few if len(_left(state, colour)) > state.mission.coloured(colour).in_play), None)


def _left(state: State, colour: Colour) -> list[Wire]:
    """BB-S2: the marked wires of a colour that did not leave."""
    wires = [wire_name(colour, number) for number in state.marker(colour).values]
    return [wire for wire in wires if wire not in state.removed]


@cache
def dealing_order(owners: tuple[Seat, ...], captain: Seat) -> tuple[int, ...]:
    """BB-S3: the captain's first stand, the others' clockwise, then the second stands in the same order."""
    seats = max(owners) + 1
    hands = [[stand for stand, owner in enumerate(owners) if owner == (captain + step) % seats] for step in range(seats)]
    return tuple(hand[nth] for nth in range(max(map(len, hands))) for hand in hands if nth < len(hand))


def apply_deal(state: State, _actor: Actor, action: Deal) -> Outcome:
    """BB-S3: one wire to each stand in turn, until the bag is empty."""
    order, place = dealing_order(state.owners, state.captain), state.bag.index(action.wire)
    stand = order[len(state.dealt) % len(order)]
    event = Dealt(state.owners[stand], stand, action.wire)
    after = replace(state, bag=state.bag[:place] + state.bag[place + 1 :], dealt=(*state.dealt, action.wire))
    if after.bag:
        return after, (event,)
    sorted_, events = _sort(after)
    return sorted_, (event, *events)


def _sort(state: State) -> Outcome:
    """BB-S3: each stand by itself in ascending order; the tiles are numbered by their places."""
    order, stands, first = dealing_order(state.owners, state.captain), list[Stand](), 0
    for stand in range(len(order)):
        wires = state.dealt[order.index(stand) :: len(order)]
        stands.append(tuple(Slot(first + slot, wire) for slot, wire in enumerate(sorted(wires, key=RANK_OF.__getitem__))))
        first += len(wires)
    event: Event = Sorted(tuple(map(len, stands)))
    asked, events = ask_for_token(replace(state, stands=tuple(stands), dealt=()), state.captain)
    return asked, (event, *events)
