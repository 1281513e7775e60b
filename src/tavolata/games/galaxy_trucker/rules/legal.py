"""The actors of a state and their legal actions."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from tavolata.core.caching import cached_last, cached_on_instance
from tavolata.core.game import CHANCE, CLOCK, Actor, Seat
from tavolata.games.galaxy_trucker.actions import (
    Board,
    Finish,
    GalaxyTruckerAction,
    Keep,
    Look,
    LookDone,
    PickUp,
    Place,
    Ready,
    Remove,
    Reserve,
    Return,
    RunOut,
    Take,
    TimeUp,
    TurnGlass,
)
from tavolata.games.galaxy_trucker.content import NUMBERS, TILES, Tile
from tavolata.games.galaxy_trucker.rules import chance, check
from tavolata.games.galaxy_trucker.rules.building import free_starts
from tavolata.games.galaxy_trucker.rules.ship import PLACED, has_joint, open_cells, pieces
from tavolata.games.galaxy_trucker.rules.trek import title_choice
from tavolata.games.galaxy_trucker.state import LastPlacedTile, Phase, Player, Ship, State
from tavolata.games.galaxy_trucker.steps import Decision

_CHANCE_ONLY: Sequence[Actor] = (CHANCE,)
_HEAP, _PICK_UP, _RESERVE, _RETURN = Take("heap"), PickUp(), Reserve(), Return()
_LOOK_DONE, _TURN_GLASS = LookDone(), TurnGlass()
_FINISHES = {start: Finish(start) for start in range(1, len(NUMBERS.colours) + 1)}
_LOOKS = tuple(Look(pile) for pile in range(1, NUMBERS.piles_shown + 1))
_FROM_TABLE = {tile: Take("table", tile) for tile in TILES.heap}
_FROM_RESERVE = {tile: Take("reserve", tile) for tile in TILES.heap}
_ALL_CELLS = {cell for level in NUMBERS.levels.values() for cell in level.outline}
_ON_CELL = {cell: tuple(Place(*cell, turn) for turn in range(4)) for cell in _ALL_CELLS}


def actors(state: State) -> Sequence[Actor]:
    """Return the actors: all builders, all players with faults, one seat in turn, or only chance."""
    if chance.is_due(state):
        return _CHANCE_ONLY
    if state.phase == "building":
        return _builders(state)
    if state.phase == "mending":
        return check.repairers(state)
    if state.phase == "layover":
        return _seats_not_ready(state)
    alone = _SINGLE_ACTORS.get(state.phase, _single_actor)(state)
    return () if alone is None else (alone,)


def must_act(state: State) -> Sequence[Actor]:
    """GT-B7: return the actors that the match waits for; the clock and finished builders are not among them."""
    if state.phase != "building" or chance.is_due(state):
        return actors(state)
    return _building_seats(state.players)


def _seats_not_ready(state: State) -> list[Seat]:
    """GT-K1: return the seats that the next flight waits for."""
    return [seat for seat in range(len(state.players)) if seat not in state.trek.ready]


@cached_last
def _building_seats(players: tuple[Player, ...]) -> tuple[Seat, ...]:
    """GT-B7: return the seats still building; cached because `actors` and `must_act` both need it."""
    return tuple([seat for seat, player in enumerate(players) if player.status == "building"])


def _single_actor(state: State) -> Seat | None:
    """Return the seat of the current decision step."""
    flying = state.flying
    if flying is None or not flying.choices:
        return None
    step = flying.steps[-1]
    assert isinstance(step, Decision)
    return step.seat


def _builders(state: State) -> tuple[Actor, ...]:
    """GT-B1: return the actors while building: builders, finished players who may turn the glass, the running clock."""
    players = state.players
    builders = _building_seats(players)
    if len(builders) < len(players) and may_turn_glass(state, finished=True):
        builders += tuple(seat for seat, player in enumerate(players) if not player.is_building)
    return (*builders, CLOCK) if is_clock_running(state) else builders


def is_clock_running(state: State) -> bool:
    """GT-B6, GT-M6: return whether the hourglass or an own clock runs."""
    return state.glass.running if state.glass else bool(_seats_on_own_clock(state))


def _seats_on_own_clock(state: State) -> list[Seat]:
    """GT-M6: return the seats whose own clock runs, which starts with the first tile; GT-B8: in the order of running out."""
    if state.variants.clock != "own-clock":
        return []
    running = [seat for seat, player in enumerate(state.players) if player.begun and player.is_building]
    return sorted(running, key=lambda seat: state.players[seat].last_placing)


def may_turn_glass(state: State, *, finished: bool) -> bool:
    """GT-B6: return whether the glass can be turned; only a finished player may turn it onto the last space."""
    glass = state.glass
    if glass is None or glass.running:
        return False
    runs = state.level.runs
    return glass.space < runs and (finished or glass.space + 1 < runs)


def may_look(player: Player) -> bool:
    """GT-B5: return whether the player may look: a tile is placed, and no tile or pile is in hand."""
    return player.status == "building" and len(player.ship.cells) > 1 and player.hand is None and player.looking is None


def may_reserve(state: State, player: Player) -> bool:
    """GT-B2, GT-M7: return whether the reserve has room: two tiles, none in the test flight."""
    return state.level.reserve and len(player.reserve) < NUMBERS.reserve


_SINGLE_ACTORS: Mapping[Phase, Callable[[State], Seat | None]] = {"boarding": check.boarding_seat, "sharing": title_choice.sharing_seat}
"""GT-C4, GT-K2: the seat in turn in phases with one actor; in flight, the current step has it."""


def legal(state: State, actor: Actor) -> Sequence[GalaxyTruckerAction]:
    """Return all legal actions of an actor."""
    if chance.is_due(state):
        return chance.odds(state).actions if actor == CHANCE else ()
    if actor == CHANCE:
        return ()
    return _clock(state) if actor == CLOCK else _LEGAL[state.phase](state, actor)


def _clock(state: State) -> list[GalaxyTruckerAction]:
    if state.phase != "building" or not is_clock_running(state):
        return []
    if state.glass:
        return [RunOut()]
    return [TimeUp(seat) for seat in _seats_on_own_clock(state)]


def _building(state: State, seat: Seat) -> Sequence[GalaxyTruckerAction]:
    """GT-B1 to GT-B7: return the legal actions of a builder in the order of these rules."""
    player = state.players[seat]
    is_building = player.status == "building"
    turning: Sequence[GalaxyTruckerAction] = [_TURN_GLASS] if may_turn_glass(state, finished=not is_building) else ()
    if not is_building:
        return turning
    if player.hand:
        return [*_with_tile(state, player), *turning]
    if player.looking:
        return [_LOOK_DONE, *turning]
    choices = _takes(state, player)
    choices += _moves(state, player)
    choices += _looks(state, player)
    choices += turning
    choices += _finishes(state)
    return choices


def _with_tile(state: State, player: Player) -> list[GalaxyTruckerAction]:
    """GT-B2: return the legal actions with a tile in hand: place, reserve or return it."""
    assert player.hand is not None
    choices: list[GalaxyTruckerAction] = list(_places(state, player.ship, player.hand.tile))
    if may_reserve(state, player):
        choices.append(_RESERVE)
    if not player.hand.reserved:
        choices.append(_RETURN)
    return choices


@cached_on_instance
def _adjacent_places(ship: Ship) -> list[Place]:
    """GT-B2: return the placements on every open cell in each of the four turns."""
    return [place for cell in open_cells(ship) for place in _ON_CELL[cell]]


def _places(state: State, ship: Ship, tile: Tile) -> list[Place]:
    """GT-B4: return the legal placements: beside a tile, or with a good joint if the table requires it."""
    places = _adjacent_places(ship)
    if not state.variants.joined:
        return places
    return [place for place in places if has_joint(ship, (place.column, place.row), PLACED[tile][place.turn])]


def _takes(state: State, player: Player) -> list[GalaxyTruckerAction]:
    """GT-B1, GT-B2: return the legal takes: from the heap, from the face-up tiles, or from the reserve."""
    takes: list[GalaxyTruckerAction] = [_HEAP] if state.heap else []
    if state.face_up:
        takes += map(_FROM_TABLE.__getitem__, state.face_up)
    if player.reserve:
        takes += map(_FROM_RESERVE.__getitem__, player.reserve)
    return takes


def _moves(state: State, player: Player) -> list[GalaxyTruckerAction]:
    """GT-B3: return the legal actions with the tile placed last: move, turn or pick it up."""
    loose = player.loose
    if loose is None:
        return []
    moves: list[GalaxyTruckerAction] = [*_places(state, loose.before, loose.placed.tile), _PICK_UP]
    moves.remove(_ON_CELL[loose.cell][loose.placed.turn])
    return moves


def is_placed_as(loose: LastPlacedTile, place: Place) -> bool:
    """GT-B3: return whether the tile placed last already has this place and turn."""
    return place.turn == loose.placed.turn and (place.column, place.row) == loose.cell


def _looks(state: State, player: Player) -> Sequence[GalaxyTruckerAction]:
    """GT-B5: return the legal looks at the free lower piles."""
    if not state.piles or not may_look(player):
        return ()
    return _looks_while_held(tuple([other.looking for other in state.players]))


@lru_cache(1024)
def _looks_while_held(held: tuple[int | None, ...]) -> Sequence[GalaxyTruckerAction]:
    """GT-B5: return the looks at piles that no player holds; cached, because it is computed in every state."""
    return tuple(look for look in _LOOKS if look.pile not in held)


def _finishes(state: State) -> Sequence[GalaxyTruckerAction]:
    """GT-B7: return the legal finishes: any free start space; in the test flight the best one."""
    finishes = _free_finishes(tuple([player.start for player in state.players]))
    return finishes[:1] if state.variants.level == "test" else finishes


@lru_cache(1024)
def _free_finishes(taken: tuple[int | None, ...]) -> Sequence[GalaxyTruckerAction]:
    """GT-B7: return a finish for each free start space in order; cached, because it is computed in every state."""
    return tuple(_FINISHES[start] for start in free_starts(taken))


def _mending(state: State, seat: Seat) -> list[GalaxyTruckerAction]:
    """GT-C3: return the legal repairs: keep one of several pieces, then remove tiles at fault."""
    player = state.players[seat]
    if (count := len(pieces(player.ship))) > 1:
        return [Keep(number) for number in range(1, count + 1)]
    return [Remove(*cell) for cell in check.tiles_at_fault(player)]


def _boarding(state: State, seat: Seat) -> list[GalaxyTruckerAction]:
    """GT-C4: return the legal crew choices: humans or an alien for each cabin with a choice."""
    if seat != check.boarding_seat(state):
        return []
    choices: list[GalaxyTruckerAction] = []
    for cell, aliens in check.boarding_choices(state, seat).items():
        choices += [Board(*cell, "humans"), *(Board(*cell, alien) for alien in aliens)]
    return choices


def _flying(state: State, seat: Seat) -> Sequence[GalaxyTruckerAction]:
    """GT-F1: return the legal actions in flight: the choices of the current step for its seat."""
    return state.flying.choices if state.flying and seat == _single_actor(state) else ()


def _drawing(_state: State, _seat: Seat) -> Sequence[GalaxyTruckerAction]:
    """GT-K1, GT-X2: return no actions, because only chance draws titles and roads."""
    return ()


def _sharing(state: State, seat: Seat) -> Sequence[GalaxyTruckerAction]:
    """GT-K2: return the title choices of the holder of several titles, in route order."""
    return title_choice.choices_of(state) if seat == title_choice.sharing_seat(state) else ()


def _layover(state: State, seat: Seat) -> Sequence[GalaxyTruckerAction]:
    """GT-K1: return `Ready` for a seat that is not ready, otherwise nothing."""
    return [Ready()] if seat in _seats_not_ready(state) else ()


_LEGAL: Mapping[Phase, Callable[[State, Seat], Sequence[GalaxyTruckerAction]]] = {
    "titles": _drawing,
    "roads": _drawing,
    "building": _building,
    "mending": _mending,
    "boarding": _boarding,
    "flight": _flying,
    "sharing": _sharing,
    "layover": _layover,
    "over": _flying,
}
"""The legal actions of a seat by phase."""
