"""The number of each action."""

from typing import Any, get_args

from tavolata.core.game import Action
from tavolata.core.protocols.encoding import ActionEncoding
from tavolata.games.galaxy_trucker.actions import (
    Battery,
    Board,
    Claim,
    Declare,
    Finish,
    FlyOn,
    GiveTitle,
    GiveUp,
    Keep,
    KeepTitle,
    Land,
    Load,
    LoadDone,
    Look,
    LookDone,
    LoseCube,
    LoseMember,
    Pass,
    PickUp,
    Place,
    Power,
    Ready,
    Remove,
    Reserve,
    Return,
    Take,
    TakeHit,
    TurnGlass,
    Unload,
)
from tavolata.games.galaxy_trucker.content import CARDS, GOODS, NUMBERS, TITLE_NAMES, Planets
from tavolata.games.galaxy_trucker.encoding.grid import CELLS, SEATS, TILE_NUMBERS, cell_number, seat_number
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView

TURNS = 4
PIECES = CELLS // 2 + 1
"""The maximum number of pieces of a ship; each piece but the first has a gap beside it."""
PLANETS = max(len(card.planets) for card in CARDS.values() if isinstance(card, Planets))
CREWS = get_args(Board.__annotations__["crew"])


def _take(action: Take, view: GalaxyTruckerView) -> int:
    """Return the number of a `Take` action: the heap, then the face-up tiles by number, then the reserve in order."""
    if action.source == "heap":
        return 0
    assert view.seat is not None
    reserve = view.players[view.seat].reserve
    return 1 + action.tile if action.source == "table" else 1 + TILE_NUMBERS + reserve.index(action.tile)


def _place(action: Place, _view: GalaxyTruckerView) -> int:
    return cell_number(action.column, action.row) * TURNS + action.turn


def _cell(action: Any, _view: GalaxyTruckerView) -> int:
    return cell_number(action.column, action.row)


def _board(action: Board, _view: GalaxyTruckerView) -> int:
    return cell_number(action.column, action.row) * len(CREWS) + CREWS.index(action.crew)


def _cube(action: Load | Unload, _view: GalaxyTruckerView) -> int:
    return cell_number(action.column, action.row) * len(GOODS) + GOODS.index(action.good)


def _look(action: Look, _view: GalaxyTruckerView) -> int:
    return action.pile - 1


def _finish(action: Finish, _view: GalaxyTruckerView) -> int:
    return action.start - 1


def _keep(action: Keep, _view: GalaxyTruckerView) -> int:
    return action.piece - 1


def _land(action: Land, _view: GalaxyTruckerView) -> int:
    return action.planet - 1


def _keep_title(action: KeepTitle, _view: GalaxyTruckerView) -> int:
    return TITLE_NAMES.index(action.title)


def _give_title(action: GiveTitle, view: GalaxyTruckerView) -> int:
    return TITLE_NAMES.index(action.title) * SEATS + seat_number(view, action.to)


def _on_cell(kind: type[Action]) -> ActionEncoding:
    return ActionEncoding(kind, CELLS, _cell)


CHOICES = (
    ActionEncoding(Take, 1 + TILE_NUMBERS + NUMBERS.reserve, _take),
    ActionEncoding(Place, CELLS * TURNS, _place),
    ActionEncoding(PickUp),
    ActionEncoding(Reserve),
    ActionEncoding(Return),
    ActionEncoding(Look, NUMBERS.piles, _look),
    ActionEncoding(LookDone),
    ActionEncoding(TurnGlass),
    ActionEncoding(Finish, SEATS, _finish),
    _on_cell(Remove),
    ActionEncoding(Keep, PIECES, _keep),
    ActionEncoding(Board, CELLS * len(CREWS), _board),
    ActionEncoding(FlyOn),
    ActionEncoding(GiveUp),
    _on_cell(Power),
    _on_cell(Battery),
    ActionEncoding(Declare),
    ActionEncoding(TakeHit),
    _on_cell(LoseMember),
    _on_cell(LoseCube),
    ActionEncoding(Land, PLANETS, _land),
    ActionEncoding(Pass),
    ActionEncoding(Claim),
    ActionEncoding(Load, CELLS * len(GOODS), _cube),
    ActionEncoding(Unload, CELLS * len(GOODS), _cube),
    ActionEncoding(LoadDone),
    ActionEncoding(KeepTitle, len(TITLE_NAMES), _keep_title),
    ActionEncoding(GiveTitle, len(TITLE_NAMES) * SEATS, _give_title),
    ActionEncoding(Ready),
)
