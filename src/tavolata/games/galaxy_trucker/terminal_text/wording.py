"""Small pieces of text that messages and descriptions are made of."""

from collections import Counter
from collections.abc import Iterable

from tavolata.games.galaxy_trucker.content import Cell, Face, Good, Kind
from tavolata.i18n import translate

HOLDING: frozenset[Kind] = frozenset({"battery", "hold", "red-hold"})
"""Components of which it is told how much they hold."""


def place_words(cell: Cell) -> str:
    """A cell in words."""
    return translate("galaxy_trucker.place", {"column": cell[0], "row": cell[1]})


def cell_mark(cell: Cell) -> str:
    """A cell in short."""
    return f"{cell[0]}/{cell[1]}"


def goods_words(goods: Iterable[Good]) -> str:
    """Cubes by their colours."""
    return translate("galaxy_trucker.and").join(translate(f"galaxy_trucker.good.{good}") for good in goods)


def crew_words(crew: Iterable[str]) -> str:
    """Humans and aliens, those of a kind together."""
    counted = Counter(crew)
    return translate("galaxy_trucker.and").join(
        translate(f"galaxy_trucker.crew_counted.{member}", {"count": count}) for member, count in counted.items()
    )


def parts_words(parts: Iterable[Kind]) -> str:
    """Components by their names."""
    return translate("galaxy_trucker.and").join(translate(f"galaxy_trucker.component.{part}") for part in parts)


def figure(number: float) -> str:
    """A number by itself, as the language writes it."""
    return translate("galaxy_trucker.text.figure", {"figure": number})


def tile_name(face: Face) -> str:
    """A component, and how much it holds."""
    if face.kind in HOLDING:
        return translate("galaxy_trucker.holds", {"component": face.kind, "capacity": face.capacity})
    return translate(f"galaxy_trucker.component.{face.kind}")
