"""Hints: the action of the hard bot in three grades of detail."""

from collections.abc import Callable

from tavolata.core.protocols.advisor import HintMessage
from tavolata.core.text.number_format import tenths
from tavolata.games.galaxy_trucker.actions import NOTATION, Board, GiveTitle, Keep, KeepTitle, Load, Look, Unload
from tavolata.games.galaxy_trucker.bot import advising_bot
from tavolata.games.galaxy_trucker.bot.decision import BotDecision, Facts
from tavolata.games.galaxy_trucker.bot.sentences import action_facts, sentence
from tavolata.games.galaxy_trucker.content import Cell
from tavolata.games.galaxy_trucker.view import GalaxyTruckerSight, GalaxyTruckerView


def hint(sight: GalaxyTruckerSight) -> HintMessage:
    """Return a hint for a seat, computed from its view."""
    view = sight.view
    decision = advising_bot(view.level).decide(view, sight.legal)
    assert decision.action is not None
    is_alone = decision.value is not None and decision.next_best_value() is None
    facts, reason = _hint_facts(decision, view), decision.reason + (".alone" if is_alone else "")
    return HintMessage(
        thing=_target_of(decision, view),
        look=sentence(f"hint.look.{decision.reason}", **facts),
        consider=sentence(f"hint.consider.{reason}", **facts),
        do=sentence(f"hint.do.{reason}", **facts),
        actions=(NOTATION.write(decision.action),),
    )


def _hint_facts(decision: BotDecision, view: GalaxyTruckerView) -> Facts:
    """Return the message arguments of a hint with the values of the decision."""
    assert decision.action is not None
    figures = {"worth": decision.value, "rest": decision.next_best_value()}
    values: Facts = {name: tenths(figure) for name, figure in figures.items() if figure is not None}
    return action_facts(decision.action, view) | decision.facts | values


def _target_of(decision: BotDecision, view: GalaxyTruckerView) -> str:
    """Return the name of the client element that a hint highlights."""
    if decision.reason == "only" and decision.action:
        return f"do:{type(decision.action).__struct_config__.tag}"
    thing = _TARGETS[decision.reason.partition(".")[0]]
    return thing if isinstance(thing, str) else thing(decision, view)


def _tile_source(decision: BotDecision, _view: GalaxyTruckerView) -> str:
    """GT-B1, GT-B2: return the target name of the heap, the face-up tiles, or the reserve."""
    return {"take.heap": "heap", "take.table": "open", "take.reserve": "reserve"}[decision.reason]


def _hand_tile(_decision: BotDecision, view: GalaxyTruckerView) -> str:
    """GT-B2: return the target name of the tile in hand."""
    assert view.seat is not None
    hand = view.players[view.seat].hand
    return f"tile:{hand.tile}" if hand else "hand"


def _pile_target(decision: BotDecision, _view: GalaxyTruckerView) -> str:
    assert isinstance(decision.action, Look)
    return f"pile:{decision.action.pile}"


def _first_fault(_decision: BotDecision, view: GalaxyTruckerView) -> str:
    """GT-C1: return the target name of the first fault of the ship."""
    assert view.seat is not None
    return f"fault:{view.players[view.seat].faults[0].kind}"


def _cabin_tile(decision: BotDecision, view: GalaxyTruckerView) -> str:
    """GT-C4: return the target name of the cabin to board."""
    assert isinstance(decision.action, Board)
    return _tile_at((decision.action.column, decision.action.row), view)


def _piece_tile(decision: BotDecision, view: GalaxyTruckerView) -> str:
    """GT-C3, GT-F3: return the target name of a tile of the piece to keep."""
    assert isinstance(decision.action, Keep)
    assert view.seat is not None
    return _tile_at(min(view.players[view.seat].pieces[decision.action.piece - 1]), view)


def _hit_tile(_decision: BotDecision, view: GalaxyTruckerView) -> str:
    """GT-A5, GT-A8: return the target name of the tile that will be hit."""
    assert view.flight is not None
    assert view.flight.decision is not None
    assert view.flight.decision.cell is not None
    return _tile_at(view.flight.decision.cell, view)


def _tile_at(cell: Cell, view: GalaxyTruckerView) -> str:
    assert view.seat is not None
    return next(f"tile:{tile_view.tile}" for tile_view in view.players[view.seat].ship if (tile_view.column, tile_view.row) == cell)


def _power_stat(_decision: BotDecision, view: GalaxyTruckerView) -> str:
    """GT-F4, GT-F5: return the target name of the power that is asked for."""
    assert view.flight is not None
    assert view.flight.decision is not None
    return f"figure:{view.flight.decision.measure}"


def _card_target(_decision: BotDecision, view: GalaxyTruckerView) -> str:
    assert view.flight is not None
    assert view.flight.card is not None
    return f"card:{view.flight.card.name}"


def _cube_target(decision: BotDecision, _view: GalaxyTruckerView) -> str:
    assert isinstance(decision.action, Load | Unload)
    return f"cube:{decision.action.good}"


def _title_target(decision: BotDecision, _view: GalaxyTruckerView) -> str:
    """GT-K2: return the target name of the title to keep or to give away."""
    assert isinstance(decision.action, KeepTitle | GiveTitle)
    return f"title:{decision.action.title}"


_TARGETS: dict[str, str | Callable[[BotDecision, GalaxyTruckerView], str]] = {
    "place": _hand_tile,
    "return": _hand_tile,
    "no-place": _hand_tile,
    "take": _tile_source,
    "look": _pile_target,
    "look-done": "do:look-done",
    "turn-glass": "hourglass",
    "finish": "do:finish",
    "mend": _piece_tile,
    "remove": _first_fault,
    "board": _cabin_tile,
    "fly-on": "do:fly-on",
    "give-up": "do:give-up",
    "power": _power_stat,
    "battery": "figure:batteries",
    "defend": _hit_tile,
    "take-hit": _hit_tile,
    "keep": _piece_tile,
    "lose-crew": "figure:crew",
    "lose-cube": "figure:goods",
    "land": _card_target,
    "pass": _card_target,
    "claim": _card_target,
    "load": _cube_target,
    "unload": _cube_target,
    "load-done": "do:load-done",
    "keep-title": _title_target,
    "give-title": _title_target,
}
"""The target by the first word of a reason."""
