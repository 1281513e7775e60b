"""The opening: captain, markers, wires that leave unseen, equipment, and the deal; all of it is chance."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import cycle, islice

from tavolata.core.chance import DrawWithoutReplacement, Odds
from tavolata.core.game import Actor, Event, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Captain, Deal, Draw, Equip, Remove
from tavolata.games.bomb_busters.content import (
    CARDS,
    COLOURS,
    NUMBERS,
    PERSONAL,
    RANK_OF,
    VALUE_OF,
    CardId,
    Characters,
    Colour,
    Mission,
    Wire,
    colour_of,
    copies_in_play,
    number_of,
    wire_name,
)
from tavolata.games.bomb_busters.events import CaptainNamed, Dealt, Drawn, Equipped, Removed, Sorted, Unlocked
from tavolata.games.bomb_busters.missions.mission_rules import pending_rule, rules_of
from tavolata.games.bomb_busters.rules.turn import ask_for_token, instant_cards, replace
from tavolata.games.bomb_busters.rules.usable import is_unlocked
from tavolata.games.bomb_busters.state import Marker, Outcome, Phase, Slot, Stand, State

_DEALS = {wire: Deal(wire) for wire in VALUE_OF}
_DRAWS = {colour: [Draw(wire_name(colour, number)) for number in range(1, NUMBERS.coloured_highest + 1)] for colour in COLOURS}
_CARD_NUMBERS = {card: printed.number or 0 for card, printed in CARDS.items()}
_EQUIPS = {card: Equip(card) for card in CARDS}


def odds(state: State) -> Odds[BombBustersAction]:
    """Return the random outcomes of the current phase of the opening, with their weights."""
    return _ODDS[state.phase](state)


def _captains(state: State) -> Odds[BombBustersAction]:
    """BB-S6: return the random outcomes of the captain's draw: any seat."""
    return Odds([Captain(seat) for seat in range(state.seats)])


def _draws(state: State) -> Odds[BombBustersAction]:
    """BB-S2: return the random outcomes of drawing a coloured wire: any of the colour that is not drawn yet."""
    colour = _next_colour_to_draw(state)
    assert colour is not None
    draws, drawn = _DRAWS[colour][: state.mission.coloured(colour).highest], state.marker(colour).values
    return Odds([draw for number, draw in enumerate(draws, start=1) if number not in drawn])


def _removals(state: State) -> Odds[BombBustersAction]:
    """BB-S2: return the random outcomes of removing a coloured wire: any of the marked ones."""
    colour = _next_colour_to_remove(state)
    assert colour is not None
    return Odds([Remove(wire) for wire in _left(state, colour)])


def _cards(state: State) -> Odds[BombBustersAction]:
    """BB-S5: return the random outcomes of drawing equipment: any card of the mission that is not on the table."""
    return Odds([_EQUIPS[card] for card in state.mission.cards if card not in state.cards])


def _drawn_by_mission(state: State) -> Odds[BombBustersAction]:
    """Return the random outcomes of the mission rule that waits for chance."""
    return pending_rule(state).odds(state)


def _deals(state: State) -> Odds[BombBustersAction]:
    """BB-S3: return the random outcomes of dealing a wire: any in the bag that the mission allows next."""
    return DrawWithoutReplacement(dealable(state, state.bag, len(state.dealt)), _DEALS)


def dealable(state: State, bag: tuple[Wire, ...], dealt: int) -> tuple[Wire, ...]:
    """BB-S3: return the wires of a bag that can be dealt after `dealt` wires; these go to first stands, then to second ones, and so on."""
    return state.rules.dealable(dealt < len(state.owners), dealt >= state.seats, bag)


_ODDS: Mapping[Phase, Callable[[State], Odds[BombBustersAction]]] = {
    "captain": _captains,
    "markers": _draws,
    "removal": _removals,
    "equipment": _cards,
    "deal": _deals,
    "draw": _drawn_by_mission,
}


def apply_captain(state: State, _actor: Actor, action: Captain) -> Outcome:
    """BB-S6: apply the random outcome `Captain`: the captain is drawn."""
    return seat_captain(state, action.seat), (CaptainNamed(action.seat),)


def seat_captain(state: State, captain: Seat) -> State:
    """BB-S1, BB-S6: return the state with the captain known, and so the owner of each stand."""
    rule = NUMBERS.stands[state.seats]
    counts = [rule.captain if seat == captain else rule.other for seat in range(state.seats)]
    owners = tuple(seat for seat, count in enumerate(counts) for _ in range(count))
    personal = tuple(_personal(state.mission.characters, seat == captain) for seat in range(state.seats))
    return prepare(replace(state, captain=captain, acting=captain, turn=captain, owners=owners, personal=personal))


def _personal(characters: Characters, is_captain: bool) -> CardId | None:
    """BB-Q2: return the personal equipment that a character brings."""
    return None if characters == "none" or (characters == "not-captain" and is_captain) else PERSONAL


def apply_draw(state: State, _actor: Actor, action: Draw) -> Outcome:
    """BB-S2: apply the random outcome `Draw`: a marker shows the wire."""
    colour = colour_of(action.wire)
    values = tuple(sorted((*state.marker(colour).values, number_of(action.wire))))
    marker = Marker(values, state.mission.coloured(colour).in_play)
    marked = replace(state, yellow=marker) if colour == "yellow" else replace(state, red=marker)
    return prepare(marked), (Drawn(action.wire),)


def apply_remove(state: State, _actor: Actor, action: Remove) -> Outcome:
    """BB-S2: apply the random outcome `Remove`: the wire leaves the game unseen."""
    return prepare(replace(state, removed=(*state.removed, action.wire))), (Removed(colour_of(action.wire), action.wire),)


def apply_equip(state: State, _actor: Actor, action: Equip) -> Outcome:
    """BB-S5: apply the random outcome `Equip`: the card lies face up and locked; BB-Q4-13: one drawn later may be unlocked."""
    equipped = replace(state, cards=in_order((*state.cards, action.card)), to_equip=state.to_equip - 1)
    if state.stage == "set-up":
        return prepare(equipped), (Equipped(action.card),)
    unlocked = [Unlocked(action.card)] if is_unlocked(equipped, action.card) else []
    after, events = instant_cards(equipped)
    return after, (Equipped(action.card), *unlocked, *events)


def in_order(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Return the cards sorted by number, the False Bottom first."""
    return tuple(sorted(cards, key=_CARD_NUMBERS.__getitem__))


def prepare(state: State) -> State:
    """BB-S2, BB-S5: return the state in the phase of the next draw before the deal; once nothing is left to draw, the bag is filled."""
    if _next_colour_to_draw(state):
        return replace(state, phase="markers")
    if _next_colour_to_remove(state):
        return replace(state, phase="removal")
    if state.to_equip:
        return replace(state, phase="equipment")
    return state.rules.ask(state) or replace(state, phase="deal", bag=bag_of(state))


def bag_of(state: State) -> tuple[Wire, ...]:
    """BB-S2: return the wires in play."""
    marked = copies_in_play(state.mission.blue_values, state.yellow.values, state.red.values, state.mission.as_red)
    return tuple(wire for wire, copies in marked.items() if wire not in state.removed for _ in range(copies))


def _next_colour_to_draw(state: State) -> Colour | None:
    """BB-S2: return the colour of the next wire to draw, yellow first; None if all are drawn."""
    if len(state.yellow.values) < state.mission.yellow.drawn:
        return "yellow"
    return "red" if len(state.red.values) < state.mission.red.drawn else None


def _next_colour_to_remove(state: State) -> Colour | None:
    """BB-S2: return the colour of the next marked wire to remove, yellow first; None if all that are left are in play."""
    gone = len(state.removed)
    for colour in COLOURS:
        rule = state.mission.coloured(colour)
        gone -= max(rule.drawn - rule.in_play, 0)
        if gone < 0:
            return colour
    return None


def _left(state: State, colour: Colour) -> list[Wire]:
    """BB-S2: return the marked wires of a colour that were not removed."""
    wires = [wire_name(colour, number) for number in state.marker(colour).values]
    return [wire for wire in wires if wire not in state.removed]


@cache
def dealing_order(owners: tuple[Seat, ...], captain: Seat) -> tuple[int, ...]:
    """BB-S3: return the stands in dealing order: the captain's first, the others' clockwise, then the second stands in the same order."""
    seats = max(owners) + 1
    hands = [[stand for stand, owner in enumerate(owners) if owner == (captain + step) % seats] for step in range(seats)]
    return tuple(hand[nth] for nth in range(max(map(len, hands))) for hand in hands if nth < len(hand))


def base_order(state: State) -> tuple[int, ...]:
    """BB-S3: return the stands of all wires, one after the other, as the base game deals them."""
    order, wires = dealing_order(state.owners, state.captain), len(state.dealt) + len(state.bag) or len(bag_of(state))
    return tuple(islice(cycle(order), wires))


def full_dealing_order(state: State) -> Sequence[int]:
    """BB-S3: return the stands of all wires, one after the other, as the mission deals them."""
    return state.rules.dealing_order(state, base_order(state))


def _next_stand(state: State) -> int:
    """BB-S3: return the stand that the next wire is dealt to."""
    if state.rules.changes_deal:
        return full_dealing_order(state)[len(state.dealt)]
    order = dealing_order(state.owners, state.captain)
    return order[len(state.dealt) % len(order)]


def apply_deal(state: State, _actor: Actor, action: Deal) -> Outcome:
    """BB-S3: apply the random outcome `Deal`: one wire to the next stand; once the bag is empty, the stands are sorted."""
    stand, place = _next_stand(state), state.bag.index(action.wire)
    dealt = _dealt(state.owners[stand], stand, action.wire)
    after = replace(state, bag=state.bag[:place] + state.bag[place + 1 :], dealt=(*state.dealt, action.wire))
    if after.bag:
        return after, dealt
    sorted_, events = _sort(after)
    return sorted_, (*dealt, *events)


def deal_all(state: State, choose_index: Callable[[int], int]) -> tuple[State, list[Deal]]:
    """BB-S3: return the state after all wires but the last are dealt in one step, if the mission deals as the base game does."""
    if state.phase != "deal" or state.rules.changes_deal:
        return state, []
    bag = [*state.bag]
    dealt = [bag.pop(choose_index(left)) for left in range(len(bag), 1, -1)]
    return replace(state, bag=tuple(bag), dealt=(*state.dealt, *dealt)), [_DEALS[wire] for wire in dealt]


@cache
def _dealt(seat: Seat, stand: int, wire: Wire) -> tuple[Event, ...]:
    """BB-S3: return the event of one dealt wire; cached, so that all tables share the few thousand possible events."""
    return (Dealt(seat, stand, wire),)


def _sorted(mission: Mission, wires: list[Wire], is_second: bool, first: int) -> Stand:
    """BB-S3: return a stand in ascending order; BB-m20: but for one wire, if the mission has it so."""
    x = rules_of(mission).unsorted(wires, is_second)
    ordered = sorted(wires if x is None else wires[:x] + wires[x + 1 :], key=RANK_OF.__getitem__)
    slots = [_slot(first + slot, wire) for slot, wire in enumerate(ordered)]
    return tuple(slots if x is None else [*slots, Slot(first + len(slots), wires[x], x=True)])


@cache
def _slot(tile: int, wire: Wire) -> Slot:
    """Return the slot of a dealt wire; cached, so that all tables share the slots."""
    return Slot(tile, wire)


def _sort(state: State) -> Outcome:
    """BB-S3: sort each stand in ascending order and number the tiles by their places."""
    hands: list[list[Wire]] = [[] for _ in state.owners]
    for wire, stand in zip(state.dealt, full_dealing_order(state), strict=True):
        hands[stand].append(wire)
    stands, first = list[Stand](), 0
    for stand, wires in enumerate(hands):
        is_second = state.owners.index(state.owners[stand]) < stand
        stands.append(_sorted(state.mission, wires, is_second, first))
        first += len(wires)
    event: Event = Sorted(tuple(map(len, stands)))
    ready, told = state.rules.after_deal(replace(state, stage="dealt", stands=tuple(stands), dealt=()))
    asking = state.rules.ask(ready)
    asked, events = (asking, ()) if asking else ask_for_token(ready, state.captain)
    return asked, (event, *told, *events)
