"""Hints: what a hard bot would do in one's place, told in three grades."""

from collections.abc import Callable

from tavolata.core.protocols.advisor import HintMessage
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import tenths
from tavolata.games.galaxy_trucker.actions import NOTATION, Board, GiveTitle, Keep, KeepTitle, Load, Look, Unload
from tavolata.games.galaxy_trucker.bot import adviser
from tavolata.games.galaxy_trucker.bot.decision import Facts, Weighing, facts_of
from tavolata.games.galaxy_trucker.content import Cell
from tavolata.games.galaxy_trucker.view import GalaxyTruckerSight, GalaxyTruckerView


def hinted(sight: GalaxyTruckerSight) -> HintMessage:
    """A hint for a seat that may act, by what it sees alone."""
    view = sight.view
    weighing = adviser(view.level).weigh(view, sight.legal)
    assert weighing.action is not None
    facts, alone = _facts(weighing, view), "" if weighing.worth is None or weighing.rest() is not None else ".alone"
    return HintMessage(
        thing=_thing(weighing, view),
        look=_say("look", weighing.reason, facts),
        consider=_say("consider", weighing.reason + alone, facts),
        do=_say("do", weighing.reason + alone, facts),
        actions=(NOTATION.write(weighing.action),),
    )


def _say(grade: str, reason: str, facts: Facts) -> LocalizedText:
    return LocalizedText(f"galaxy_trucker.hint.{grade}.{reason}", facts)


def _facts(weighing: Weighing, view: GalaxyTruckerView) -> Facts:
    """The figures by which it is chosen."""
    assert weighing.action is not None
    figures = {"worth": weighing.worth, "rest": weighing.rest()}
    told: Facts = {name: tenths(figure) for name, figure in figures.items() if figure is not None}
    return facts_of(weighing.action, view) | weighing.facts | told


def _thing(weighing: Weighing, view: GalaxyTruckerView) -> str:
    """What to look at, as the room names it."""
    if weighing.reason == "only" and weighing.action:
        return f"do:{type(weighing.action).__struct_config__.tag}"
    thing = _THINGS[weighing.reason.partition(".")[0]]
    return thing if isinstance(thing, str) else thing(weighing, view)


def _where_taken(weighing: Weighing, _view: GalaxyTruckerView) -> str:
    """GT-B1, GT-B2: the heap, the tiles lying face up, or one's reserve."""
    return {"take.heap": "heap", "take.table": "open", "take.reserve": "reserve"}[weighing.reason]


def _held(_weighing: Weighing, view: GalaxyTruckerView) -> str:
    """GT-B2: the tile in hand."""
    assert view.seat is not None
    hand = view.players[view.seat].hand
    return f"tile:{hand.tile}" if hand else "hand"


def _pile(weighing: Weighing, _view: GalaxyTruckerView) -> str:
    assert isinstance(weighing.action, Look)
    return f"pile:{weighing.action.pile}"


def _fault(_weighing: Weighing, view: GalaxyTruckerView) -> str:
    """GT-C1: the first fault of the ship."""
    assert view.seat is not None
    return f"fault:{view.players[view.seat].faults[0].kind}"


def _cabin(weighing: Weighing, view: GalaxyTruckerView) -> str:
    """GT-C4: the cabin that somebody moves into."""
    assert isinstance(weighing.action, Board)
    return _tile_at((weighing.action.column, weighing.action.row), view)


def _piece(weighing: Weighing, view: GalaxyTruckerView) -> str:
    """GT-C3, GT-F3: a tile of the piece to fly on with."""
    assert isinstance(weighing.action, Keep)
    assert view.seat is not None
    return _tile_at(min(view.players[view.seat].pieces[weighing.action.piece - 1]), view)


def _target(_weighing: Weighing, view: GalaxyTruckerView) -> str:
    """GT-A5, GT-A8: the tile that will be hit."""
    assert view.flight is not None
    assert view.flight.decision is not None
    assert view.flight.decision.cell is not None
    return _tile_at(view.flight.decision.cell, view)


def _tile_at(cell: Cell, view: GalaxyTruckerView) -> str:
    assert view.seat is not None
    return next(f"tile:{lying.tile}" for lying in view.players[view.seat].ship if (lying.column, lying.row) == cell)


def _measure(_weighing: Weighing, view: GalaxyTruckerView) -> str:
    """GT-F4, GT-F5: the power that is asked for."""
    assert view.flight is not None
    assert view.flight.decision is not None
    return f"figure:{view.flight.decision.measure}"


def _card(_weighing: Weighing, view: GalaxyTruckerView) -> str:
    assert view.flight is not None
    assert view.flight.card is not None
    return f"card:{view.flight.card.name}"


def _cube(weighing: Weighing, _view: GalaxyTruckerView) -> str:
    assert isinstance(weighing.action, Load | Unload)
    return f"cube:{weighing.action.good}"


def _title(weighing: Weighing, _view: GalaxyTruckerView) -> str:
    """GT-K2: the title to keep, or to give away."""
    assert isinstance(weighing.action, KeepTitle | GiveTitle)
    return f"title:{weighing.action.title}"


_THINGS: dict[str, str | Callable[[Weighing, GalaxyTruckerView], str]] = {
    "place": _held,
    "return": _held,
    "no-place": _held,
    "take": _where_taken,
    "look": _pile,
    "look-done": "do:look-done",
    "turn-glass": "hourglass",
    "finish": "do:finish",
    "mend": _piece,
    "remove": _fault,
    "board": _cabin,
    "fly-on": "do:fly-on",
    "give-up": "do:give-up",
    "power": _measure,
    "battery": "figure:batteries",
    "defend": _target,
    "take-hit": _target,
    "keep": _piece,
    "lose-crew": "figure:crew",
    "lose-cube": "figure:goods",
    "land": _card,
    "pass": _card,
    "claim": _card,
    "load": _cube,
    "unload": _cube,
    "load-done": "do:load-done",
    "keep-title": _title,
    "give-title": _title,
}
"""By the first word of a reason."""
