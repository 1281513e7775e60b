"""What others can tell of one's own hand, and how that changes with the wire that one marks or lays open."""

from math import log

import msgspec

from tavolata.games.bomb_busters.actions import Value
from tavolata.games.bomb_busters.content import VALUE_OF
from tavolata.games.bomb_busters.facts import Facts, Tile
from tavolata.games.bomb_busters.glance import Distribution, glance, supply, told_elsewhere
from tavolata.games.bomb_busters.reading import Reading
from tavolata.games.bomb_busters.view import BombBustersView, SlotView

LEAST = 1e-6
"""No truth is thought less likely."""


def clarity(reading: Reading, view: BombBustersView, agreed: Facts) -> float:
    """How well the hand could be guessed if the table looked like that: the sum of the logarithms of the chances of the truth."""
    seen = {slot.tile: slot.wire for stand in view.stands for slot in stand if slot.cut and slot.wire}
    wires = supply(view, seen)
    facts = (*view.facts, *agreed)
    total = 0.0
    for stand in view.players[reading.me].stands:
        odds = glance(view.stands[stand], seen, wires - told_elsewhere(view, stand, seen), facts)
        total += sum(log(max(chances.get(reading.mine[tile], 0.0), LEAST)) for tile, chances in odds.items())
    return total


def marked(view: BombBustersView, stand: int, slot: int) -> BombBustersView:
    """The table with a true token before a wire."""
    wire = view.stands[stand][slot].wire
    assert wire is not None
    return _changed(view, stand, slot, token=VALUE_OF[wire])


def opened(view: BombBustersView, stand: int, slot: int) -> BombBustersView:
    """The table with a wire laid open."""
    return _changed(view, stand, slot, cut=True, token=None)


def _changed(view: BombBustersView, stand: int, slot: int, **parts: object) -> BombBustersView:
    """The table with one wire changed."""
    slots: list[SlotView] = list(view.stands[stand])
    slots[slot] = msgspec.structs.replace(slots[slot], **parts)
    return msgspec.structs.replace(view, stands=(*view.stands[:stand], tuple(slots), *view.stands[stand + 1 :]))


def surprise(reading: Reading, tile: Tile, value: Value) -> float:
    """How much everybody learns from seeing what this wire is."""
    return -log(max(reading.in_public.get(tile, {}).get(value, 0.0), LEAST))


def told_by_label(reading: Reading, left: Tile, right: Tile, equal: bool) -> float:
    """How much everybody learns from a label before two wires, each taken by itself."""
    first, second = (_known(reading, tile) for tile in (left, right))
    same = sum(chance * second.get(value, 0.0) for value, chance in first.items())
    return -log(max(same if equal else 1 - same, LEAST))


def _known(reading: Reading, tile: Tile) -> Distribution:
    """What everybody knows of a wire, cut or not."""
    wire = reading.seen_by_all.get(tile)
    return {VALUE_OF[wire]: 1.0} if wire else reading.in_public.get(tile, {})
