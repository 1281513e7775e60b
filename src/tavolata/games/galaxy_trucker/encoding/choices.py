"""Every choice of Galaxy Trucker by its number."""

from typing import Any, get_args

from tavolata.core.game import Action
from tavolata.core.protocols.encoding import Choices
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
"""No ship falls into more pieces: each but the first has a gap beside it."""
PLANETS = max(len(card.planets) for card in CARDS.values() if isinstance(card, Planets))
CREWS = get_args(Board.__annotations__["crew"])


def _take(action: Take, view: GalaxyTruckerView) -> int:
    """The heap, the tiles that lie face up by their numbers, one's own reserve in its order."""
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


def _on_cell(kind: type[Action]) -> Choices:
    return Choices(kind, CELLS, _cell)


CHOICES = (
    Choices(Take, 1 + TILE_NUMBERS + NUMBERS.reserve, _take),
    Choices(Place, CELLS * TURNS, _place),
    Choices(PickUp),
    Choices(Reserve),
    Choices(Return),
    Choices(Look, NUMBERS.piles, _look),
    Choices(LookDone),
    Choices(TurnGlass),
    Choices(Finish, SEATS, _finish),
    _on_cell(Remove),
    Choices(Keep, PIECES, _keep),
    Choices(Board, CELLS * len(CREWS), _board),
    Choices(FlyOn),
    Choices(GiveUp),
    _on_cell(Power),
    _on_cell(Battery),
    Choices(Declare),
    Choices(TakeHit),
    _on_cell(LoseMember),
    _on_cell(LoseCube),
    Choices(Land, PLANETS, _land),
    Choices(Pass),
    Choices(Claim),
    Choices(Load, CELLS * len(GOODS), _cube),
    Choices(Unload, CELLS * len(GOODS), _cube),
    Choices(LoadDone),
    Choices(KeepTitle, len(TITLE_NAMES), _keep_title),
    Choices(GiveTitle, len(TITLE_NAMES) * SEATS, _give_title),
    Choices(Ready),
)
