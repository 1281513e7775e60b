"""Sentences about decisions: the message helper of bots and explanations, and the arguments of actions."""

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
from tavolata.games.galaxy_trucker.bot.decision import BotDecision, Facts
from tavolata.games.galaxy_trucker.content import TILES, Cell, Tile
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView
from tavolata.i18n import Fact


def sentence(key: str, /, **facts: Fact) -> LocalizedText:
    """Return the message `galaxy_trucker.<key>` with its arguments."""
    return LocalizedText(f"galaxy_trucker.{key}", facts)


def reason_sentences(decision: BotDecision, view: GalaxyTruckerView) -> tuple[LocalizedText, ...]:
    """Return the reason of a decision as sentences, with the value of the next best action if it is known."""
    facts = (action_facts(decision.action, view) if decision.action else {}) | decision.facts
    if decision.value is not None:
        facts["worth"] = tenths(decision.value)
    key, rest = f"why.{decision.reason}", decision.next_best_value()
    reason = sentence(key, **facts)
    return (reason,) if rest is None else (reason, sentence(f"{key}.rest", rest=tenths(rest)))


def action_facts(action: GalaxyTruckerAction, view: GalaxyTruckerView) -> Facts:
    """Return the message arguments of an action besides its kind."""
    match action:
        case Take(_, tile):
            return {"part": TILES.faces[tile].kind} if tile else {}
        case Land(planet=number) | Finish(start=number) | Keep(piece=number) | Look(pile=number):
            return {"number": number}
        case Place(column, row):
            return {"part": TILES.faces[_tile_to_place(view)].kind, "column": column, "row": row}
        case Load(good, column, row) | Unload(good, column, row):
            return {"good": good, "column": column, "row": row}
        case Board(column, row, crew):
            return {"crew": crew, **_tile_facts((column, row), view)}
        case Remove(column, row) | Power(column, row) | Battery(column, row) | LoseMember(column, row) | LoseCube(column, row):
            return _tile_facts((column, row), view)
        case KeepTitle(title):
            return {"title": title}
        case GiveTitle(title, to):
            return {"title": title, "seat": to}
        case _:
            return {}


def _tile_to_place(view: GalaxyTruckerView) -> Tile:
    """GT-B2, GT-B3: return the tile in hand, or the one that was placed last."""
    assert view.seat is not None
    me = view.players[view.seat]
    if me.hand and me.hand.tile is not None:
        return me.hand.tile
    return next(tile_view.tile for tile_view in me.ship if (tile_view.column, tile_view.row) == me.loose)


def _tile_facts(cell: Cell, view: GalaxyTruckerView) -> Facts:
    """Return the message arguments for a tile of the player's own ship."""
    assert view.seat is not None
    tile_view = next(tile_view for tile_view in view.players[view.seat].ship if (tile_view.column, tile_view.row) == cell)
    return {"part": TILES.faces[tile_view.tile].kind, "column": cell[0], "row": cell[1]}
