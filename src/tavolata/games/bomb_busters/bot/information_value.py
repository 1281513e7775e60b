"""The amount of information that partners gain from a token, a label or an open wire."""

from math import log

import msgspec

from tavolata.games.bomb_busters.bot.table_model import TableModel
from tavolata.games.bomb_busters.content import MISSIONS, VALUE_OF, Value
from tavolata.games.bomb_busters.facts import Facts, Tile, add_facts
from tavolata.games.bomb_busters.missions.mission_rules import rules_of
from tavolata.games.bomb_busters.rules.hands import token_for
from tavolata.games.bomb_busters.solver.single_stand_odds import Distribution, stand_odds, told_elsewhere, unseen_wires
from tavolata.games.bomb_busters.view import BombBustersView, SlotView

LEAST = 1e-6
"""No truth is thought less likely."""


def readability(model: TableModel, view: BombBustersView, agreed: Facts) -> float:
    """Return the readability of the hand in a view: the sum of the logarithms of the chances of the true wires."""
    seen = {slot.tile: slot.wire for stand in view.stands for slot in stand if slot.cut and slot.wire}
    wires = unseen_wires(view, seen)
    facts = (*view.facts, *agreed)
    total = 0.0
    for stand in view.players[model.me].stands:
        odds = stand_odds(view.stands[stand], seen, wires - told_elsewhere(view, stand, seen), facts)
        total += sum(log(max(chances.get(model.mine[tile], 0.0), LEAST)) for tile, chances in odds.items())
    return total


def with_token(view: BombBustersView, stand: int, slot: int) -> BombBustersView:
    """Return the view with a true token before a wire."""
    rules, slots = rules_of(MISSIONS[str(view.mission)]), view.stands[stand]
    token = token_for(rules, slots, slots[slot])
    facts = add_facts(view.facts, *rules.facts_of_token(slots, slots[slot], token, False, ()))
    return _changed(msgspec.structs.replace(view, facts=facts), stand, slot, token=token)


def with_open_wire(view: BombBustersView, stand: int, slot: int) -> BombBustersView:
    """Return the view with a wire opened."""
    token = view.stands[stand][slot].token if rules_of(MISSIONS[str(view.mission)]).keeps_tokens else None
    return _changed(view, stand, slot, cut=True, token=token, nots=())


def _changed(view: BombBustersView, stand: int, slot: int, **parts: object) -> BombBustersView:
    """Return the view with one wire changed."""
    slots: list[SlotView] = list(view.stands[stand])
    slots[slot] = msgspec.structs.replace(slots[slot], **parts)
    return msgspec.structs.replace(view, stands=(*view.stands[:stand], tuple(slots), *view.stands[stand + 1 :]))


def information(model: TableModel, tile: Tile, value: Value) -> float:
    """Return how much the others learn from seeing this wire."""
    return -log(max(model.public_odds_by_stand.get(tile, {}).get(value, 0.0), LEAST))


def information_of_label(model: TableModel, left: Tile, right: Tile, equal: bool) -> float:
    """Return how much the others learn from a label before two wires; the wires count as independent."""
    first, second = (_known(model, tile) for tile in (left, right))
    same = sum(chance * second.get(value, 0.0) for value, chance in first.items())
    return -log(max(same if equal else 1 - same, LEAST))


def _known(model: TableModel, tile: Tile) -> Distribution:
    """Return the public probabilities of a wire, cut or not."""
    wire = model.public_wires.get(tile)
    return {VALUE_OF[wire]: 1.0} if wire else model.public_odds_by_stand.get(tile, {})
