"""The shipyard: building from the whole heap, face up and without a clock, by the rules of the table; and flying what was built."""

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
from tavolata.games.galaxy_trucker.explain.review.ships import compared
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules import shipcode
from tavolata.games.galaxy_trucker.rules.game import GalaxyTrucker, GalaxyTruckerMatch
from tavolata.games.galaxy_trucker.simulation import Flown, fly
from tavolata.games.galaxy_trucker.solver.weak_points import WeakPoints, weak_points
from tavolata.games.galaxy_trucker.state import Held, Loose, Player, Ship, State, with_player

BUILDER = 0
_GAME = GalaxyTrucker()
_USUAL = next(option.default for option in _GAME.options if option.name == "level")
_IN_HAND = re.compile(r"(.*)\+(\d{1,3})")
_CELL = re.compile(r"(\d{1,2})-(\d{1,2})")


class Bench(msgspec.Struct, frozen=True):
    """What there is to know about a ship besides what its builder sees at the table."""

    levels: tuple[LevelName, ...]
    open: tuple[Cell, ...]
    """GT-B2: the cells on which a tile may be placed."""
    weak: WeakPoints
    fitting: dict[Tile, tuple[int, ...]]
    """The tiles of the heap that fit on the cell that was asked about, and how they can be turned there."""


class Shipyard(Workshop):
    """Ships are built here tile by tile; each tile can be lifted again."""

    more = Bench
    judgement = Flown

    def draft(self, code: str, moves: Sequence[str] = (), at: str = "") -> Draft:
        """GT-B1 to GT-B4: a ship, perhaps with a tile in hand, after some moves."""
        state = _read(code)
        for move in moves:
            state = _moved(state, move)
        state = _read(_write(state))  # nothing is remembered but what the code says
        ship = state.players[BUILDER].ship
        link = shipcode.write_ship(ship)
        options = {"level": ship.level, "ship": link} if ships.is_ship_legal(ship) else None
        bench = Bench(LEVEL_NAMES, ships.open_cells(ship), weak_points(ship), dict(_fitting(state, at)))
        return Draft(_write(state), link, options, state, BUILDER, list(_actions(state)), bench)

    def judge(self, code: str, tries: int) -> Flown | None:
        """What becomes of so many flights; a ship with faults does not fly."""
        ship = _read(code).players[BUILDER].ship
        return fly(ship, tries) if ships.is_ship_legal(ship) else None

    def compare(self, code: str, score: int, tries: int) -> Compared | None:
        """GT-E1: the credits of one flight among those of so many flights of the same ship, alone."""
        ship = _read(code).players[BUILDER].ship
        return compared(ship, score, tries) if ships.is_ship_legal(ship) else None

    def gallery_entry(self, code: str) -> State:
        """A ship by itself."""
        return replace(_read(code), face_up=())

    def designs_in(self, match: GalaxyTruckerMatch) -> list[Design]:
        """GT-C5, GT-E3: the ships as they were launched, and their credits, where they can be compared."""
        if match.result is None or not _is_plain(match):
            return []
        launch = bisect_left(range(len(match.log) + 1), True, key=lambda n: match.at(n).state.flying is not None)
        built = [player.ship for player in match.at(launch).state.players]
        return [
            Design(seat, ship.level, shipcode.write_ship(ship), match.result.scores[seat])
            for seat, ship in enumerate(built)
            if NUMBERS.start in ship.cells
        ]


def _is_plain(match: GalaxyTruckerMatch) -> bool:
    """Whether a match was one flight, with no ship brought along, no race that others know, and no Rough Roads to make it harder."""
    return not (match.options["ship"] or match.options["race"] or match.state.course.is_trek or match.state.variants.roads)


def _read(code: str) -> State:
    """The position that a code tells of: a ship, and a tile in hand after a plus sign."""
    held = _IN_HAND.fullmatch(code := code or f"{_USUAL}-")
    try:
        ship = shipcode.read_ship(held[1] if held else code)
    except BadOption as error:
        raise BadDraft(error.key, **error.facts) from error
    tile = int(held[2]) if held else None
    rest = _rest(ship)
    if tile is not None and tile not in rest:
        raise BadDraft("galaxy_trucker.refusal.ship-code", given=short_repr(code))
    return _state(ship, tile, tuple(other for other in rest if other != tile))


def _rest(ship: Ship) -> tuple[Tile, ...]:
    used = {placed.tile for placed in ship.cells.values()}
    return tuple(tile for tile in TILES.heap if tile not in used)


def _state(ship: Ship, hand: Tile | None, rest: tuple[Tile, ...]) -> State:
    """GT-B1: one builder alone, all other tiles face up, no piles, no clock, and the faults are shown."""
    player = Player(ship, hand=None if hand is None else Held(hand))
    return replace(_table(ship.level), players=(player,), heap=(), face_up=rest, piles=())


def _table(level: LevelName) -> State:
    fewest = _GAME.seats[0]
    return _GAME.setup(fewest, complete(_GAME, fewest, {"level": level, "clock": "untimed", "warnings": True}))


def _write(state: State) -> str:
    player = state.players[BUILDER]
    code = shipcode.write_ship(player.ship)
    return f"{code}+{player.hand.tile}" if player.hand else code


# Building


def _actions(state: State) -> Iterator[GalaxyTruckerAction]:
    """What the rules allow a builder, but for what makes no sense alone; and every tile can be lifted."""
    yield from (action for action in _GAME.legal(state, BUILDER) if isinstance(action, Take | Place | Return))
    yield from (Remove(*cell) for cell in sorted(state.players[BUILDER].ship.cells, key=ships.reading_order) if cell != NUMBERS.start)


def _moved(state: State, move: str) -> State:
    try:
        action = _GAME.read(move)
        if isinstance(action, Remove):
            return _lifted(state, (action.column, action.row))
        if action not in _GAME.legal(state, BUILDER):
            raise _GAME.refusal(state, BUILDER, action)
    except (BadNotation, IllegalAction) as error:
        raise BadDraft(error.key, **error.facts) from error
    return _GAME.apply(state, BUILDER, action)[0]


def _lifted(state: State, cell: Cell) -> State:
    """GT-B3, at leisure: any tile but the starting cabin counts as the one placed last; one in hand is put back first."""
    if state.players[BUILDER].hand:
        state = _GAME.apply(state, BUILDER, Return())[0]
    player = state.players[BUILDER]
    if cell not in player.ship.cells or cell == NUMBERS.start:
        raise BadDraft("galaxy_trucker.refusal.nothing-to-lift", column=cell[0], row=cell[1])
    loose = Loose(player.ship.cells[cell], cell, reserved=False, before=ships.without(player.ship, (cell,)))
    return _GAME.apply(with_player(state, BUILDER, replace(player, loose=loose)), BUILDER, PickUp())[0]


def _fitting(state: State, at: str) -> Iterator[tuple[Tile, tuple[int, ...]]]:
    """GT-C1: the tiles that fit on an open cell without a fault, each with its turns."""
    found, ship = _CELL.fullmatch(at), state.players[BUILDER].ship
    cell = (int(found[1]), int(found[2])) if found else None
    needs = ships.needs_of(ship, cell) if cell in ships.open_cells(ship) else None
    if needs is None:
        return
    for tile in state.face_up:
        if turns := ships.turns_that_fit(tile, needs):
            yield tile, turns
