"""Who may act, and what they may do."""

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
from tavolata.games.galaxy_trucker.state import Loose, Phase, Player, Ship, State
from tavolata.games.galaxy_trucker.steps import Decision

_BY_CHANCE: Sequence[Actor] = (CHANCE,)
_HEAP, _PICK_UP, _RESERVE, _RETURN = Take("heap"), PickUp(), Reserve(), Return()
_LOOK_DONE, _TURN_GLASS = LookDone(), TurnGlass()
_FINISHES = {start: Finish(start) for start in range(1, len(NUMBERS.colours) + 1)}
_LOOKS = tuple(Look(pile) for pile in range(1, NUMBERS.piles_shown + 1))
_FROM_TABLE = {tile: Take("table", tile) for tile in TILES.heap}
_FROM_RESERVE = {tile: Take("reserve", tile) for tile in TILES.heap}
_ALL_CELLS = {cell for level in NUMBERS.levels.values() for cell in level.outline}
_ON_CELL = {cell: tuple(Place(*cell, turn) for turn in range(4)) for cell in _ALL_CELLS}


def actors(state: State) -> Sequence[Actor]:
    """All builders at once, all menders at once, then one after another; chance alone while it is to act."""
    if chance.is_due(state):
        return _BY_CHANCE
    if state.phase == "building":
        return _builders(state)
    if state.phase == "mending":
        return check.menders(state)
    if state.phase == "layover":
        return _not_ready(state)
    alone = _ALONE.get(state.phase, _decider)(state)
    return () if alone is None else (alone,)


def must_act(state: State) -> Sequence[Actor]:
    """GT-B7: building waits for those who have not finished; the clock comes by itself, and nobody has to turn the glass."""
    if state.phase != "building" or chance.is_due(state):
        return actors(state)
    return _still_building(state.players)


def _not_ready(state: State) -> list[Seat]:
    """GT-K1: whom the next flight waits for."""
    return [seat for seat in range(len(state.players)) if seat not in state.course.ready]


@cached_last
def _still_building(players: tuple[Player, ...]) -> tuple[Seat, ...]:
    """GT-B7: who has not finished; of every position it is asked who may act, and then whom it waits for."""
    return tuple([seat for seat, player in enumerate(players) if player.status == "building"])


def _decider(state: State) -> Seat | None:
    """The seat that the next step of the flight waits for."""
    flying = state.flying
    if flying is None or not flying.choices:
        return None
    step = flying.steps[-1]
    assert isinstance(step, Decision)
    return step.seat


def _builders(state: State) -> tuple[Actor, ...]:
    """GT-B1: all who are building, then those who have finished and may turn the glass, then the clock while it runs."""
    players = state.players
    builders = _still_building(players)
    if len(builders) < len(players) and may_turn_glass(state, finished=True):
        builders += tuple(seat for seat, player in enumerate(players) if not player.is_building)
    return (*builders, CLOCK) if is_clock_running(state) else builders


def is_clock_running(state: State) -> bool:
    """GT-B6, GT-M6: the sand runs, or a builder's own clock."""
    return state.glass.running if state.glass else bool(_on_own_clock(state))


def _on_own_clock(state: State) -> list[Seat]:
    """GT-M6: a builder's own clock runs from the first tile on; GT-B8: of those that run out together, in this order."""
    if state.variants.clock != "own-clock":
        return []
    running = [seat for seat, player in enumerate(state.players) if player.begun and player.is_building]
    return sorted(running, key=lambda seat: state.players[seat].last_placing)


def may_turn_glass(state: State, *, finished: bool) -> bool:
    """GT-B6: it has run out, and has a next space; onto the last one it is turned by one who has finished."""
    glass = state.glass
    if glass is None or glass.running:
        return False
    runs = state.level.runs
    return glass.space < runs and (finished or glass.space + 1 < runs)


def may_look(player: Player) -> bool:
    """GT-B5: a tile is placed, none is in hand, and no pile either."""
    return player.status == "building" and len(player.ship.cells) > 1 and player.hand is None and player.looking is None


def may_reserve(state: State, player: Player) -> bool:
    """GT-B2, GT-M7: at most two tiles at a time, none in the test flight."""
    return state.level.reserve and len(player.reserve) < NUMBERS.reserve


_ALONE: Mapping[Phase, Callable[[State], Seat | None]] = {"boarding": check.boarder, "sharing": title_choice.sharer}
"""GT-C4, GT-K2: where one acts after another, who is next; in flight its next step says so."""


def legal(state: State, actor: Actor) -> Sequence[GalaxyTruckerAction]:
    """All that an actor may do; `action in legal` is what legal means."""
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
    return [TimeUp(seat) for seat in _on_own_clock(state)]


def _building(state: State, seat: Seat) -> Sequence[GalaxyTruckerAction]:
    """GT-B1 to GT-B7, in the order of these rules."""
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
    """GT-B2: (a) fix it, (b) reserve it, (c) put it back."""
    assert player.hand is not None
    choices: list[GalaxyTruckerAction] = list(_places(state, player.ship, player.hand.tile))
    if may_reserve(state, player):
        choices.append(_RESERVE)
    if not player.hand.reserved:
        choices.append(_RETURN)
    return choices


@cached_on_instance
def _places_beside(ship: Ship) -> list[Place]:
    """GT-B2: on every open cell, turned in each of the four ways."""
    return [place for cell in open_cells(ship) for place in _ON_CELL[cell]]


def _places(state: State, ship: Ship, tile: Tile) -> list[Place]:
    """GT-B4: next to a placed tile, or with a good joint where the table asks for one."""
    places = _places_beside(ship)
    if not state.variants.joined:
        return places
    return [place for place in places if has_joint(ship, (place.column, place.row), PLACED[tile][place.turn])]


def _takes(state: State, player: Player) -> list[GalaxyTruckerAction]:
    """GT-B1, GT-B2: from the heap, from those lying face up, from one's reserve."""
    takes: list[GalaxyTruckerAction] = [_HEAP] if state.heap else []
    if state.face_up:
        takes += map(_FROM_TABLE.__getitem__, state.face_up)
    if player.reserve:
        takes += map(_FROM_RESERVE.__getitem__, player.reserve)
    return takes


def _moves(state: State, player: Player) -> list[GalaxyTruckerAction]:
    """GT-B3: the tile placed last goes elsewhere, is turned, or comes back to the hand."""
    loose = player.loose
    if loose is None:
        return []
    moves: list[GalaxyTruckerAction] = [*_places(state, loose.before, loose.placed.tile), _PICK_UP]
    moves.remove(_ON_CELL[loose.cell][loose.placed.turn])
    return moves


def lies_so(loose: Loose, place: Place) -> bool:
    """GT-B3: the tile placed last lies so already."""
    return place.turn == loose.placed.turn and (place.column, place.row) == loose.cell


def _looks(state: State, player: Player) -> Sequence[GalaxyTruckerAction]:
    """GT-B5: the three lower piles, as far as they are free."""
    if not state.piles or not may_look(player):
        return ()
    return _looks_beside(tuple([other.looking for other in state.players]))


@lru_cache(1024)
def _looks_beside(held: tuple[int | None, ...]) -> Sequence[GalaxyTruckerAction]:
    """GT-B5: the piles that nobody holds; asked at every line, of few constellations."""
    return tuple(look for look in _LOOKS if look.pile not in held)


def _finishes(state: State) -> Sequence[GalaxyTruckerAction]:
    """GT-B7: any free start space, in the test flight the best one."""
    finishes = _finishes_beside(tuple([player.start for player in state.players]))
    return finishes[:1] if state.variants.level == "test" else finishes


@lru_cache(1024)
def _finishes_beside(taken: tuple[int | None, ...]) -> Sequence[GalaxyTruckerAction]:
    """GT-B7: on the start spaces that nobody took, best first; asked at every line, of few constellations."""
    return tuple(_FINISHES[start] for start in free_starts(taken))


def _mending(state: State, seat: Seat) -> list[GalaxyTruckerAction]:
    """GT-C3: of several pieces one is kept; then tiles at fault are taken off."""
    player = state.players[seat]
    if (count := len(pieces(player.ship))) > 1:
        return [Keep(number) for number in range(1, count + 1)]
    return [Remove(*cell) for cell in check.tiles_at_fault(player)]


def _boarding(state: State, seat: Seat) -> list[GalaxyTruckerAction]:
    """GT-C4: humans or an alien, for each cabin that has the choice."""
    if seat != check.boarder(state):
        return []
    choices: list[GalaxyTruckerAction] = []
    for cell, aliens in check.boarding_choices(state, seat).items():
        choices += [Board(*cell, "humans"), *(Board(*cell, alien) for alien in aliens)]
    return choices


def _flying(state: State, seat: Seat) -> Sequence[GalaxyTruckerAction]:
    """GT-F1: whoever the next step waits for has the choices that it offers."""
    return state.flying.choices if state.flying and seat == _decider(state) else ()


def _drawing(_state: State, _seat: Seat) -> Sequence[GalaxyTruckerAction]:
    """GT-K1, GT-X2: titles and roads are drawn by chance alone."""
    return ()


def _sharing(state: State, seat: Seat) -> Sequence[GalaxyTruckerAction]:
    """GT-K2: in route order, who has several."""
    return title_choice.choices_of(state) if seat == title_choice.sharer(state) else ()


def _layover(state: State, seat: Seat) -> Sequence[GalaxyTruckerAction]:
    """GT-K1: all who are not ready yet, at once."""
    return [Ready()] if seat in _not_ready(state) else ()


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
"""What a seat may do in each phase."""
