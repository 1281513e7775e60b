"""The workshop: building a ship from all face-up tiles without a clock, and simulating its flights."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from tavolata.core.errors import BadNotation, BadOption, IllegalAction, short_repr
from tavolata.core.options import complete
from tavolata.core.protocols.workshop import BadDraft, Compared, Design, Draft, Workshop
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction, PickUp, Place, Remove, Return, Take
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES, NUMBERS, TILES, Cell, LevelName, Tile
from tavolata.games.galaxy_trucker.explain.review.ships import comparison
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules import shipcode
from tavolata.games.galaxy_trucker.rules.game import GalaxyTrucker, GalaxyTruckerMatch
from tavolata.games.galaxy_trucker.simulation import FlightStats, simulate
from tavolata.games.galaxy_trucker.solver.weak_points import WeakPoints, weak_points
from tavolata.games.galaxy_trucker.state import Held, Loose, Player, Ship, State, with_player

BUILDER = 0
_GAME = GalaxyTrucker()
_DEFAULT_LEVEL = next(option.default for option in _GAME.options if option.name == "level")
_IN_HAND = re.compile(r"(.*)\+(\d{1,3})")
_CELL = re.compile(r"(\d{1,2})-(\d{1,2})")


class BuilderInfo(msgspec.Struct, frozen=True):
    """The data of a draft besides the view of its builder."""

    levels: tuple[LevelName, ...]
    open: tuple[Cell, ...]
    """GT-B2: the cells on which a tile can be placed."""
    weak: WeakPoints
    fitting: dict[Tile, tuple[int, ...]]
    """The heap tiles that fit on the requested cell, with their turns."""


class GalaxyTruckerWorkshop(Workshop):
    """The workshop of Galaxy Trucker; every tile of a draft can be removed."""

    info_type = BuilderInfo
    simulation_type = FlightStats

    def draft(self, code: str, moves: Sequence[str] = (), at: str = "") -> Draft:
        """GT-B1 to GT-B4: returns the draft of a code after some actions."""
        state = _read_code(code)
        for move in moves:
            state = _apply_move(state, move)
        state = _read_code(_write_code(state))  # the code contains the whole draft
        ship = state.players[BUILDER].ship
        link = shipcode.write_ship(ship)
        options = {"level": ship.level, "ship": link} if ships.is_ship_legal(ship) else None
        bench = BuilderInfo(LEVEL_NAMES, ships.open_cells(ship), weak_points(ship), dict(_fitting_tiles(state, at)))
        return Draft(_write_code(state), link, options, state, BUILDER, list(_builder_actions(state)), bench)

    def simulate_code(self, code: str, tries: int) -> FlightStats | None:
        """Returns the statistics of simulated flights; None for a ship with faults."""
        ship = _read_code(code).players[BUILDER].ship
        return simulate(ship, tries) if ships.is_ship_legal(ship) else None

    def compare(self, code: str, score: int, tries: int) -> Compared | None:
        """GT-E1: compares the credits of a flight with simulated flights of the same ship."""
        ship = _read_code(code).players[BUILDER].ship
        return comparison(ship, score, tries) if ships.is_ship_legal(ship) else None

    def gallery_entry(self, code: str) -> State:
        """Returns the state that shows a ship without other tiles."""
        return replace(_read_code(code), face_up=())

    def designs_in(self, match: GalaxyTruckerMatch) -> list[Design]:
        """GT-C5, GT-E3: returns the launched ships and their credits, for matches with comparable credits."""
        if match.result is None or not _is_comparable(match):
            return []
        launch = bisect_left(range(len(match.log) + 1), True, key=lambda n: match.at(n).state.flying is not None)
        built = [player.ship for player in match.at(launch).state.players]
        return [
            Design(seat, ship.level, shipcode.write_ship(ship), match.result.scores[seat])
            for seat, ship in enumerate(built)
            if NUMBERS.start in ship.cells
        ]


def _is_comparable(match: GalaxyTruckerMatch) -> bool:
    """True for a single flight without a given ship, a race or Rough Roads."""
    return not (match.options["ship"] or match.options["race"] or match.state.trek.is_trek or match.state.variants.roads)


def _read_code(code: str) -> State:
    """The state of a code: a ship, and a tile in hand after a plus sign."""
    held = _IN_HAND.fullmatch(code := code or f"{_DEFAULT_LEVEL}-")
    try:
        ship = shipcode.read_ship(held[1] if held else code)
    except BadOption as error:
        raise BadDraft(error.key, **error.facts) from error
    tile = int(held[2]) if held else None
    rest = _remaining_tiles(ship)
    if tile is not None and tile not in rest:
        raise BadDraft("galaxy_trucker.refusal.ship-code", given=short_repr(code))
    return _builder_state(ship, tile, tuple(other for other in rest if other != tile))


def _remaining_tiles(ship: Ship) -> tuple[Tile, ...]:
    used = {placed.tile for placed in ship.cells.values()}
    return tuple(tile for tile in TILES.heap if tile not in used)


def _builder_state(ship: Ship, hand: Tile | None, rest: tuple[Tile, ...]) -> State:
    """GT-B1: a solo builder with all other tiles face up, no piles, no clock, and visible faults."""
    player = Player(ship, hand=None if hand is None else Held(hand))
    return replace(_initial_state(ship.level), players=(player,), heap=(), face_up=rest, piles=())


def _initial_state(level: LevelName) -> State:
    fewest = _GAME.seats[0]
    return _GAME.setup(fewest, complete(_GAME, fewest, {"level": level, "clock": "untimed", "warnings": True}))


def _write_code(state: State) -> str:
    player = state.players[BUILDER]
    code = shipcode.write_ship(player.ship)
    return f"{code}+{player.hand.tile}" if player.hand else code


# Building


def _builder_actions(state: State) -> Iterator[GalaxyTruckerAction]:
    """The legal building actions that make sense without opponents, and the removal of every tile."""
    yield from (action for action in _GAME.legal(state, BUILDER) if isinstance(action, Take | Place | Return))
    yield from (Remove(*cell) for cell in sorted(state.players[BUILDER].ship.cells, key=ships.reading_order) if cell != NUMBERS.start)


def _apply_move(state: State, move: str) -> State:
    try:
        action = _GAME.read(move)
        if isinstance(action, Remove):
            return _lift_tile(state, (action.column, action.row))
        if action not in _GAME.legal(state, BUILDER):
            raise _GAME.refusal(state, BUILDER, action)
    except (BadNotation, IllegalAction) as error:
        raise BadDraft(error.key, **error.facts) from error
    return _GAME.apply(state, BUILDER, action)[0]


def _lift_tile(state: State, cell: Cell) -> State:
    """GT-B3 without time limit: takes any tile except the starting cabin in hand; a tile already in hand is returned first."""
    if state.players[BUILDER].hand:
        state = _GAME.apply(state, BUILDER, Return())[0]
    player = state.players[BUILDER]
    if cell not in player.ship.cells or cell == NUMBERS.start:
        raise BadDraft("galaxy_trucker.refusal.nothing-to-lift", column=cell[0], row=cell[1])
    loose = Loose(player.ship.cells[cell], cell, reserved=False, before=ships.without(player.ship, (cell,)))
    return _GAME.apply(with_player(state, BUILDER, replace(player, loose=loose)), BUILDER, PickUp())[0]


def _fitting_tiles(state: State, at: str) -> Iterator[tuple[Tile, tuple[int, ...]]]:
    """GT-C1: the tiles that fit on an open cell, with their turns."""
    found, ship = _CELL.fullmatch(at), state.players[BUILDER].ship
    cell = (int(found[1]), int(found[2])) if found else None
    needs = ships.needs_of(ship, cell) if cell in ships.open_cells(ship) else None
    if needs is None:
        return
    for tile in state.face_up:
        if turns := ships.turns_that_fit(tile, needs):
            yield tile, turns
