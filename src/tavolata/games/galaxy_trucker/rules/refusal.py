"""Reasons why an action is illegal: the rule and the message key."""

from tavolata.core.errors import IllegalAction
from tavolata.core.game import CHANCE, CLOCK, Actor, Seat
from tavolata.games.galaxy_trucker.actions import (
    Board,
    Deal,
    DrawRoad,
    DrawTile,
    DrawTitle,
    Finish,
    GalaxyTruckerAction,
    Keep,
    KeepTitle,
    Look,
    LookDone,
    PickUp,
    Place,
    Remove,
    Reserve,
    Return,
    RunOut,
    Take,
    TimeUp,
    TurnGlass,
)
from tavolata.games.galaxy_trucker.content import NUMBERS, Tile
from tavolata.games.galaxy_trucker.rules import chance, check
from tavolata.games.galaxy_trucker.rules.flight import refusal as flight
from tavolata.games.galaxy_trucker.rules.legal import is_placed_as, may_reserve
from tavolata.games.galaxy_trucker.rules.ship import open_cells, pieces
from tavolata.games.galaxy_trucker.rules.trek import title_choice
from tavolata.games.galaxy_trucker.state import Player, State
from tavolata.i18n import Fact

_CHANCE_ACTIONS = (DrawTile, Deal, DrawTitle, DrawRoad)
_CLOCK_ACTIONS = (RunOut, TimeUp)
_BUILD_ACTIONS = (Take, Place, PickUp, Reserve, Return, Look, LookDone, TurnGlass, Finish)


def refusal(state: State, actor: Actor, action: GalaxyTruckerAction) -> IllegalAction:
    """Return the refusal of an action: why the actor may not act this way now."""
    if state.phase in ("titles", "roads", "sharing", "layover"):
        return _between(state, actor)
    return flight.refusal(state, actor, action) if state.flying else _before_flight(state, actor, action)


def _before_flight(state: State, actor: Actor, action: GalaxyTruckerAction) -> IllegalAction:
    if isinstance(action, _CHANCE_ACTIONS) or actor == CHANCE:
        return _no("GT-B1", "chance")
    if isinstance(action, _CLOCK_ACTIONS) or actor == CLOCK:
        return _no("GT-B6", "clock")
    if chance.is_due(state):
        return _no("GT-B1", "drawing")
    match state.phase:
        case "building":
            return _building(state, state.players[actor], action)
        case "mending":
            return _mending(state.players[actor], action)
        case _:
            return _boarding(state, actor, action)


def _between(state: State, actor: Actor) -> IllegalAction:
    """GT-K1, GT-K2, GT-X2: return the refusal of an action between flights."""
    if state.phase == "roads":
        return _no("GT-X2", "drawing-road")
    if state.phase == "layover":
        return _no("GT-K1", "is-ready" if actor in state.trek.ready else "now-ready")
    sharer = title_choice.sharing_seat(state)
    if sharer is None or actor == CHANCE:
        return _no("GT-K1" if state.phase == "titles" else "GT-K2", "drawing-title")
    if actor != sharer:
        return _no("GT-K2", "not-your-title", seat=sharer + 1)
    is_keeping = isinstance(title_choice.choices_of(state)[0], KeepTitle)
    return _no("GT-K2", "now-keep-title" if is_keeping else "now-give-title")


def _building(state: State, player: Player, action: GalaxyTruckerAction) -> IllegalAction:
    if not isinstance(action, _BUILD_ACTIONS):
        return _no("GT-B7", "still-building")
    if isinstance(action, TurnGlass):
        return _glass(state)
    if not player.is_building:
        return _no("GT-B7", "finished")
    if player.looking and not isinstance(action, LookDone):
        return _no("GT-B5", "looking", pile=player.looking)
    match action:
        case Take():
            return _take(state, player, action)
        case Place():
            return _place(state, player, action)
        case Look(pile):
            return _look(state, player, pile)
        case Finish(start):
            return _finish(state, player, start)
        case _:
            return _in_hand(state, player, action)


def _glass(state: State) -> IllegalAction:
    """GT-B6: return the refusal of turning the hourglass."""
    if state.glass is None:
        return _no("GT-M6", "no-glass")
    if state.glass.running:
        return _no("GT-B6", "glass-running")
    return _no("GT-B6", "glass-last")


def _take(state: State, player: Player, action: Take) -> IllegalAction:
    if player.hand:
        return _no("GT-B1", "hand-full")
    if action.source == "heap":
        return _no("GT-B1", "heap-unseen" if state.heap else "heap-empty")
    if action.source == "reserve":
        return _no("GT-B2", "not-reserved", tile=action.tile)
    taker = _open_holder(state, action.tile)
    if taker is not None:
        return _no("GT-B1", "taken-by", seat=taker + 1)
    return _no("GT-B1", "taken", tile=action.tile)  # whether it is in the heap or in a hand is secret


def _open_holder(state: State, tile: Tile) -> Seat | None:
    """GT-B1: return the seat that visibly has this tile, in hand, in reserve or on the ship."""
    return next((seat for seat, player in enumerate(state.players) if _holds_openly(player, tile)), None)


def _holds_openly(player: Player, tile: Tile) -> bool:
    hand = player.hand
    if hand is not None and hand.tile == tile:
        return not hand.secret
    return tile in player.reserve or any(placed.tile == tile for placed in player.ship.cells.values())


def _place(state: State, player: Player, action: Place) -> IllegalAction:
    cell = (action.column, action.row)
    if not player.hand and not player.loose:
        return _no("GT-B3", "nothing-to-place")
    ship = player.loose.before if player.loose else player.ship
    facts = {"column": action.column, "row": action.row}
    if cell not in state.level.outline:
        return _no("GT-M3", "outside", **facts)
    if cell in ship.cells:
        return _no("GT-B2", "occupied", **facts)
    if cell not in open_cells(ship):
        return _no("GT-B4", "not-adjacent", **facts)
    if action.turn not in range(4):
        return _no("GT-B2", "turn", turn=action.turn)
    if player.loose and is_placed_as(player.loose, action):
        return _no("GT-B3", "lies-so")
    return _no("GT-B4", "not-joined", **facts)


def _look(state: State, player: Player, pile: int) -> IllegalAction:
    if not state.piles:
        return _no("GT-M7", "no-piles")
    if player.hand:
        return _no("GT-B5", "look-hand-full")
    if len(player.ship.cells) == 1:
        return _no("GT-B5", "look-too-early")
    if not 1 <= pile <= NUMBERS.piles_shown:
        return _no("GT-B5", "not-shown", pile=pile)
    return _no("GT-B5", "pile-held", pile=pile)


def _finish(state: State, player: Player, start: int) -> IllegalAction:
    if player.hand:
        return _no("GT-B7", "finish-hand-full")
    if not 1 <= start <= len(state.players):
        return _no("GT-B7", "no-such-start", start=start, most=len(state.players))
    if any(other.start == start for other in state.players):
        return _no("GT-B7", "start-taken", start=start)
    return _no("GT-B7", "start-not-best")


def _in_hand(state: State, player: Player, action: GalaxyTruckerAction) -> IllegalAction:
    """GT-B2, GT-B3, GT-B5: return the refusal if the tile or pile in hand prevents the action."""
    if isinstance(action, LookDone):
        return _no("GT-B5", "not-looking")
    if isinstance(action, PickUp):
        return _no("GT-B3", "hand-full" if player.hand else "fixed")
    if not player.hand:
        return _no("GT-B2", "hand-empty")
    if isinstance(action, Return):
        return _no("GT-B2", "reserved-for-good")
    assert not may_reserve(state, player)
    return _no("GT-B2", "reserve-full") if state.level.reserve else _no("GT-M7", "no-reserve")


def _mending(player: Player, action: GalaxyTruckerAction) -> IllegalAction:
    count = len(pieces(player.ship))
    if not isinstance(action, Remove | Keep):
        return _no("GT-C3", "now-mending")
    if not check.tiles_at_fault(player):
        return _no("GT-C3", "mended")
    if isinstance(action, Keep):
        return _no("GT-C3", "no-such-piece", piece=action.piece, most=count) if count > 1 else _no("GT-C3", "one-piece")
    if count > 1:
        return _no("GT-C3", "keep-first")
    return _no("GT-C3", "not-at-fault", column=action.column, row=action.row)


def _boarding(state: State, actor: Actor, action: GalaxyTruckerAction) -> IllegalAction:
    boarder = check.boarding_seat(state)
    assert boarder is not None
    if actor != boarder:
        return _no("GT-C4", "not-your-boarding", seat=boarder + 1)
    if not isinstance(action, Board):
        return _no("GT-C4", "now-boarding")
    return _no("GT-C4", "no-such-boarding", column=action.column, row=action.row)


def _no(rule: str, why: str, **facts: Fact) -> IllegalAction:
    return IllegalAction(rule, f"galaxy_trucker.refusal.{why}", **facts)
