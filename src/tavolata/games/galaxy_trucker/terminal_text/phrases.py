"""What happens and what may be done in Galaxy Trucker, as messages.

An event or an action becomes a message by the mapping of `core.phrase`, and besides:
- The key is lengthened by `outcome` and `source` as `.<value>`, by an empty list as `.no-<field>`, by spaces below 0 as `.back`,
  by no `faults` as `.sound`, and never by `cells` and `ledger`.
- `order`, `misses` and `to` are told by names, where there are none by numbers; `others` and `points` by names and figures; `parts`
  by the components' names; `cell`, or `column` and `row`, as `place`; `dice` by their `sum`; lists of goods and crew in words;
  `tiles`, `faults`, `spaces` (without its sign) and `credits` as the fact `count`; of a `ledger` its fields.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tavolata.core.game import Action, Event
from tavolata.core.text.phrase import EventText, Facts, Phrase, message_variant, phrase
from tavolata.games.galaxy_trucker.actions import Place, Take
from tavolata.games.galaxy_trucker.content import Cell
from tavolata.games.galaxy_trucker.state import Ledger
from tavolata.games.galaxy_trucker.terminal_text.pictures import sides_mark
from tavolata.games.galaxy_trucker.terminal_text.wording import cell_mark, crew_words, goods_words, parts_words, place_words, tile_name
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView
from tavolata.i18n import format_list, translate


def event_text(event: Event, names: Sequence[str]) -> Phrase:
    """What happened, as a message."""
    return phrase("galaxy_trucker.event", event, names, _variant, _TELLERS)


def action_text(action: Action, view: GalaxyTruckerView) -> Phrase:
    """What may be done, as a message; a tile that it concerns is named."""
    key, facts = phrase("galaxy_trucker.action", action, (), _variant, _TELLERS)
    if isinstance(action, Take) and action.source == "table":
        name = tile_name(view.faces[action.tile])
        return "galaxy_trucker.text.take", {"what": translate(key, facts), "tile": name, "sides": sides_mark(action.tile)}
    cell: Cell = getattr(action, "column", 0), getattr(action, "row", 0)
    if isinstance(action, Place):
        return key, facts | {"place": place_words(cell)}
    on = _tile_at(view, cell)
    return (key, facts) if on is None else ("galaxy_trucker.text.on", {"what": translate(key, facts), "tile": on, "cell": cell_mark(cell)})


def _tile_at(view: GalaxyTruckerView, cell: Cell) -> str | None:
    """What lies on a cell of this seat's ship."""
    ship = () if view.seat is None else view.players[view.seat].ship
    return next((tile_name(view.faces[tile.tile]) for tile in ship if (tile.column, tile.row) == cell), None)


def _variant(field: str, value: Any) -> str:
    if field in ("cells", "ledger"):
        return ""
    if field in ("outcome", "source"):
        return f".{value}"
    if field == "spaces" and value < 0:
        return ".back"
    if field == "faults" and not value:
        return ".sound"
    return message_variant(field, None if value == () else value)


def _ledger(ledger: Ledger, _: Sequence[str]) -> Facts:
    return {**msgspec.structs.asdict(ledger), "arrived": ledger.arrived or 0}


def _powers(others: Sequence[tuple[int, float]], names: Sequence[str]) -> str:
    told = (translate("galaxy_trucker.power_of", {"name": names[seat], "power": power}) for seat, power in others)
    return translate("galaxy_trucker.and").join(told)


_TELLERS: Mapping[str, EventText] = {
    "order": lambda seats, names: {"order": format_list(names[seat] for seat in seats)},
    "cell": lambda cell, _: {"place": place_words(cell)},
    "dice": lambda dice, _: {"sum": sum(dice)},
    "goods": lambda goods, _: {"goods": goods_words(goods)},
    "lacking": lambda goods, _: {"lacking": goods_words(goods)},
    "crew": lambda crew, _: {"crew": crew if isinstance(crew, str) else crew_words(crew)},
    "others": lambda others, names: {"others": _powers(others, names)},
    "points": lambda points, names: {"points": _powers(points, names)},
    "to": lambda seat, names: {"to": names[seat] if names else str(seat + 1)},
    "misses": lambda seats, names: {"misses": format_list(names[seat] for seat in seats)},
    "parts": lambda parts, _: {"parts": parts_words(parts)},
    "tiles": lambda tiles, _: {"count": len(tiles)},
    "faults": lambda faults, _: {"count": faults},
    "spaces": lambda spaces, _: {"count": abs(spaces)},
    "credits": lambda amount, _: {"count": amount},
    "ledger": _ledger,
}
