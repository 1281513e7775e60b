"""Text fragments for messages and descriptions."""

from collections import Counter
from collections.abc import Iterable
from textwrap import wrap

from tavolata.games.galaxy_trucker.content import Cell, Good, Kind, TileFace
from tavolata.i18n import Fact, translate

HOLDING: frozenset[Kind] = frozenset({"battery", "hold", "red-hold"})
"""The components whose capacity is part of their name."""


def text_of(key: str, **facts: Fact) -> str:
    """Return the message `galaxy_trucker.text.<key>` in the current language."""
    return translate(f"galaxy_trucker.text.{key}", facts)


def wrapped(text: str, width: int) -> list[str]:
    """Return indented lines of at most this width."""
    return wrap(text, width, initial_indent="  ", subsequent_indent="    ")


def place_text(cell: Cell) -> str:
    """Return the words for a cell."""
    return translate("galaxy_trucker.place", {"column": cell[0], "row": cell[1]})


def cell_text(cell: Cell) -> str:
    """Return the short form of a cell."""
    return f"{cell[0]}/{cell[1]}"


def goods_text(goods: Iterable[Good]) -> str:
    """Return the colours of cubes as text."""
    return translate("galaxy_trucker.and").join(translate(f"galaxy_trucker.good.{good}") for good in goods)


def crew_text(crew: Iterable[str]) -> str:
    """Return crew members as text, counted by kind."""
    counted = Counter(crew)
    return translate("galaxy_trucker.and").join(
        translate(f"galaxy_trucker.crew_counted.{member}", {"count": count}) for member, count in counted.items()
    )


def parts_text(parts: Iterable[Kind]) -> str:
    """Return the names of components as text."""
    return translate("galaxy_trucker.and").join(translate(f"galaxy_trucker.component.{part}") for part in parts)


def number_text(number: float) -> str:
    """Return a number in the format of the language."""
    return text_of("figure", figure=number)


def tile_name(face: TileFace) -> str:
    """Return the name of a component with its capacity."""
    if face.kind in HOLDING:
        return translate("galaxy_trucker.holds", {"component": face.kind, "capacity": face.capacity})
    return translate(f"galaxy_trucker.component.{face.kind}")
