"""States of Bomb Busters as text, as docs/developers/states.md describes them."""

import re
from collections.abc import Sequence

from tavolata.core.state_text import Item, Lines, Repeated, StateText
from tavolata.games.bomb_busters.content import VALUE_OF
from tavolata.games.bomb_busters.state import Slot, Stand, State

_SLOT = re.compile(r"(?P<x>x?)(?P<how>[?i]?)(?P<wire>[A-Za-z]?\d+)(?:=(?P<token>\w+))?(?P<nots>(?:!\w+)*)(?:@(?P<tile>\d+))?")


def _write_stands(stands: Sequence[Stand]) -> list[list[Item]]:
    """Return the stands as text items; tiles are numbered from 0, and a wire with another number carries it."""
    firsts = [sum(map(len, stands[:number])) for number in range(len(stands))]
    return [[_write_slot(slot, first + place) for place, slot in enumerate(stand)] for first, stand in zip(firsts, stands, strict=True)]


def _write_slot(slot: Slot, tile: int) -> str:
    """Return a wire as text: `5` is cut, `?5` is not, `i5` carries its token; other tokens, false tokens and the tile follow."""
    is_usual = not slot.cut and slot.token == VALUE_OF[slot.wire]
    how = "" if slot.cut else "i" if is_usual else "?"
    token = f"={slot.token}" if slot.token is not None and not is_usual else ""
    nots = "".join(f"!{value}" for value in slot.nots)
    return f"{'x' * slot.x}{how}{slot.wire}{token}{nots}{f'@{slot.tile}' if slot.tile != tile else ''}"


def _read_stands(stands: Sequence[list[Item]]) -> tuple[Stand, ...]:
    firsts = [sum(map(len, stands[:number])) for number in range(len(stands))]
    return tuple(
        tuple(_read_slot(item, first + place) for place, item in enumerate(stand)) for first, stand in zip(firsts, stands, strict=True)
    )


def _read_slot(item: Item, tile: int) -> Slot:
    found = _SLOT.fullmatch(item) if isinstance(item, str) else None
    if found is None or found["wire"] not in VALUE_OF:
        raise ValueError(f"{item} is no wire; a wire is written like 5, ?5, i5 or ?Y4.")
    token = VALUE_OF[found["wire"]] if found["how"] == "i" else found["token"]
    nots = tuple(found["nots"].split("!")[1:])
    return Slot(int(found["tile"] or tile), found["wire"], not found["how"], token, bool(found["x"]), nots)


STATE_TEXT: StateText[State] = StateText(
    State,
    lines={"stands": Lines("stand", _write_stands, _read_stands), "facts": Repeated("fact"), "rule_states": Repeated("rule-state")},
    fixed=("rules",),
)
"""The setup gives what a text leaves out."""
