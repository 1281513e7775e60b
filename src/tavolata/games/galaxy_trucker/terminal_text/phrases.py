"""Messages for events and actions.

Events and actions become messages by the mapping of `core.phrase`, with these additions:
- The key gets a suffix: `.<value>` for `outcome` and `source`, `.no-<field>` for an empty list, `.back` for negative spaces, `.sound`
  for no `faults`; `cells` and `ledger` give no suffix.
- Seats in `order`, `misses` and `to` become names, or numbers without names; `others` and `points` become names with numbers; `parts`
  become component names; `cell`, or `column` and `row`, become `place`; `dice` become their `sum`; goods and crew become words; `tiles`,
  `faults`, `spaces` (without sign) and `credits` become `count`; a `ledger` becomes its fields.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tavolata.core.game import Action, Event
from tavolata.core.text.phrase import EventText, Facts, Phrase, message_variant, phrase
from tavolata.games.galaxy_trucker.actions import Place, Take
from tavolata.games.galaxy_trucker.content import Cell
from tavolata.games.galaxy_trucker.state import Ledger
from tavolata.games.galaxy_trucker.terminal_text.pictures import sides_text
from tavolata.games.galaxy_trucker.terminal_text.wording import cell_text, crew_text, goods_text, parts_text, place_text, tile_name
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView
from tavolata.i18n import format_list, translate


def event_text(event: Event, names: Sequence[str]) -> Phrase:
    """Return the message of an event."""
    return phrase("galaxy_trucker.event", event, names, _message_variant, _EVENT_TEXTS)


def action_text(action: Action, view: GalaxyTruckerView) -> Phrase:
    """Return the message of an action, with the name of its tile."""
    key, facts = phrase("galaxy_trucker.action", action, (), _message_variant, _EVENT_TEXTS)
    if isinstance(action, Take) and action.source == "table":
        name = tile_name(view.faces[action.tile])
        return "galaxy_trucker.text.take", {"what": translate(key, facts), "tile": name, "sides": sides_text(action.tile)}
    cell: Cell = getattr(action, "column", 0), getattr(action, "row", 0)
    if isinstance(action, Place):
        return key, facts | {"place": place_text(cell)}
    on = _tile_at(view, cell)
    return (key, facts) if on is None else ("galaxy_trucker.text.on", {"what": translate(key, facts), "tile": on, "cell": cell_text(cell)})


def _tile_at(view: GalaxyTruckerView, cell: Cell) -> str | None:
    """Return the component on a cell of this seat's ship."""
    ship = () if view.seat is None else view.players[view.seat].ship
    return next((tile_name(view.faces[tile.tile]) for tile in ship if (tile.column, tile.row) == cell), None)


def _message_variant(field: str, value: Any) -> str:
    if field in ("cells", "ledger"):
        return ""
    if field in ("outcome", "source"):
        return f".{value}"
    if field == "spaces" and value < 0:
        return ".back"
    if field == "faults" and not value:
        return ".sound"
    return message_variant(field, None if value == () else value)


def _ledger_facts(ledger: Ledger, _: Sequence[str]) -> Facts:
    return {**msgspec.structs.asdict(ledger), "arrived": ledger.arrived or 0}


def _powers_text(others: Sequence[tuple[int, float]], names: Sequence[str]) -> str:
    parts = (translate("galaxy_trucker.power_of", {"name": names[seat], "power": power}) for seat, power in others)
    return translate("galaxy_trucker.and").join(parts)


_EVENT_TEXTS: Mapping[str, EventText] = {
    "order": lambda seats, names: {"order": format_list(names[seat] for seat in seats)},
    "cell": lambda cell, _: {"place": place_text(cell)},
    "dice": lambda dice, _: {"sum": sum(dice)},
    "goods": lambda goods, _: {"goods": goods_text(goods)},
    "lacking": lambda goods, _: {"lacking": goods_text(goods)},
    "crew": lambda crew, _: {"crew": crew if isinstance(crew, str) else crew_text(crew)},
    "others": lambda others, names: {"others": _powers_text(others, names)},
    "points": lambda points, names: {"points": _powers_text(points, names)},
    "to": lambda seat, names: {"to": names[seat] if names else str(seat + 1)},
    "misses": lambda seats, names: {"misses": format_list(names[seat] for seat in seats)},
    "parts": lambda parts, _: {"parts": parts_text(parts)},
    "tiles": lambda tiles, _: {"count": len(tiles)},
    "faults": lambda faults, _: {"count": faults},
    "spaces": lambda spaces, _: {"count": abs(spaces)},
    "credits": lambda amount, _: {"count": amount},
    "ledger": _ledger_facts,
}
