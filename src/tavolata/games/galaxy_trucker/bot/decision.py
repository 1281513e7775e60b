"""What a bot weighed when it chose, and the words for it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import tenths
from tavolata.games.galaxy_trucker.actions import (
    Battery,
    Board,
    Finish,
    GalaxyTruckerAction,
    GiveTitle,
    Keep,
    KeepTitle,
    Land,
    Load,
    Look,
    LoseCube,
    LoseMember,
    Place,
    Power,
    Remove,
    Take,
    Unload,
)
from tavolata.games.galaxy_trucker.content import TILES, Cell, Tile
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView
from tavolata.i18n import Fact

Facts: TypeAlias = dict[str, Fact]
_NO_FACTS: Facts = {}


def _nothing_else() -> float | None:
    return None


class Weighing(NamedTuple):
    """What was chosen and by which reason, what it is worth in credits, and what the next best would be worth."""

    action: GalaxyTruckerAction | None
    reason: str
    """The message `galaxy_trucker.why.<reason>`, and of the next best `galaxy_trucker.why.<reason>.rest`."""
    facts: Facts = _NO_FACTS
    worth: float | None = None
    rest: Callable[[], float | None] = _nothing_else
    """Found only when somebody asks; None where nothing else was weighed in credits."""

    @property
    def edge(self) -> float:
        """How much more the choice is worth than the next best; 0 where nothing else was weighed."""
        rest = None if self.worth is None else self.rest()
        return 0.0 if rest is None or self.worth is None else self.worth - rest


class Weighed(NamedTuple):
    """A choice, and what it is worth in credits."""

    worth: float
    action: GalaxyTruckerAction


def best_of(choices: Sequence[Weighed], reason: str, facts: Facts = _NO_FACTS) -> Weighing:
    """The best of these choices, of equals the first."""
    best = max(choices, key=lambda choice: choice.worth)
    others = [choice.worth for choice in choices if choice is not best]
    return Weighing(best.action, reason, facts, best.worth, lambda: max(others, default=None))


def in_words(weighing: Weighing, view: GalaxyTruckerView) -> tuple[LocalizedText, ...]:
    """Why a bot chose so, and what the next best was worth where it weighed that."""
    facts = (facts_of(weighing.action, view) if weighing.action else {}) | weighing.facts
    if weighing.worth is not None:
        facts["worth"] = tenths(weighing.worth)
    key, rest = f"galaxy_trucker.why.{weighing.reason}", weighing.rest()
    reason = LocalizedText(key, facts)
    return (reason,) if rest is None else (reason, LocalizedText(f"{key}.rest", {"rest": tenths(rest)}))


def facts_of(action: GalaxyTruckerAction, view: GalaxyTruckerView) -> Facts:
    """What is to be told of an action besides its kind."""
    match action:
        case Take(_, tile):
            return {"part": TILES.faces[tile].kind} if tile else {}
        case Land(planet=number) | Finish(start=number) | Keep(piece=number) | Look(pile=number):
            return {"number": number}
        case Place(column, row):
            return {"part": TILES.faces[_to_place(view)].kind, "column": column, "row": row}
        case Load(good, column, row) | Unload(good, column, row):
            return {"good": good, "column": column, "row": row}
        case Board(column, row, crew):
            return {"crew": crew, **_lying_at((column, row), view)}
        case Remove(column, row) | Power(column, row) | Battery(column, row) | LoseMember(column, row) | LoseCube(column, row):
            return _lying_at((column, row), view)
        case KeepTitle(title):
            return {"title": title}
        case GiveTitle(title, to):
            return {"title": title, "seat": to}
        case _:
            return {}


def _to_place(view: GalaxyTruckerView) -> Tile:
    """GT-B2, GT-B3: the tile in hand, or the one that was placed last."""
    assert view.seat is not None
    me = view.players[view.seat]
    if me.hand and me.hand.tile is not None:
        return me.hand.tile
    return next(lying.tile for lying in me.ship if (lying.column, lying.row) == me.loose)


def _lying_at(cell: Cell, view: GalaxyTruckerView) -> Facts:
    """A cell of one's own ship, and what lies there."""
    assert view.seat is not None
    lying = next(lying for lying in view.players[view.seat].ship if (lying.column, lying.row) == cell)
    return {"part": TILES.faces[lying.tile].kind, "column": cell[0], "row": cell[1]}
