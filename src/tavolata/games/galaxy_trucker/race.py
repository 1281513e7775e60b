"""GT-R2, GT-R3: races, and the ghost track of a ship."""

import re
from typing import Any

import msgspec

from tavolata.core.game import Options, Seat
from tavolata.core.protocols.race import GhostStep, RaceRules
from tavolata.games.galaxy_trucker.actions import Finish, PickUp, Place, Take
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES, TILES, Cell, Face, Tile
from tavolata.games.galaxy_trucker.rules.game import GalaxyTruckerMatch
from tavolata.games.galaxy_trucker.state import Ship

_CODE = re.compile(rf"({'|'.join(LEVEL_NAMES)})-[a-z0-9]{{1,16}}")
_USUAL = "II"


class PlacedStep(msgspec.Struct, frozen=True):
    """GT-B2, GT-B3: a step of a ghost track: a tile on its cell, or without a cell if it was removed."""

    tile: Tile
    face: Face
    cell: Cell | None
    turn: int = 0


class GalaxyTruckerRace(RaceRules):
    """The race rules: a race code begins with the level, and every player has an own clock."""

    step_type = PlacedStep

    def code_of(self, options: Options) -> str:
        """GT-R2: returns the race option; tables of earlier versions do not have it."""
        return str(options.get("race", ""))

    def options_of(self, code: str) -> Options | None:
        """GT-R3: returns the level and the own-clock option, which also limits solo players."""
        found = _CODE.fullmatch(code)
        return {"level": found[1], "clock": "own-clock", "race": code} if found else None

    def code_for_name(self, name: str) -> str:
        """GT-R3: returns the code of a named race on the usual level."""
        return f"{_USUAL}-{name}"

    def start_time(self, match: GalaxyTruckerMatch, seat: Seat) -> int | None:
        """GT-M6: returns the time of the first tile, which starts the own clock."""
        takes = (entry.time for entry in match.log if entry.actor == seat and isinstance(entry.action, Take))
        return next(takes, None)

    def ghost_track(self, match: GalaxyTruckerMatch, seat: Seat) -> list[GhostStep]:
        """GT-B2, GT-B3: returns the ship from its starting cabin on, tile by tile, without the tiles in hand."""
        began, before = self.start_time(match, seat) or 0, Ship(match.state.variants.level, {})
        laps: list[GhostStep] = []
        for n, time in [(0, began), *_build_lines(match, seat)]:
            ship = match.at(n).state.players[seat].ship
            laps += [GhostStep(time - began, laid) for laid in _placed_steps(before, ship)]
            before = ship
        return laps


def _build_lines(match: GalaxyTruckerMatch, seat: Seat) -> list[tuple[int, int]]:
    """The number of log entries and the time after each change of a ship during building."""
    building: list[tuple[int, int]] = []
    for entry in match.lines_since(0):
        if entry.actor == seat and isinstance(entry.action, Finish):
            break
        if entry.actor == seat and isinstance(entry.action, Place | PickUp):
            building.append((entry.n + 1, entry.time))
    return building


def _placed_steps(before: Ship, after: Ship) -> list[PlacedStep]:
    """The tiles that were placed, moved or removed between two ships."""
    remaining = {placed.tile for placed in after.cells.values()}
    removed = [PlacedStep(placed.tile, TILES.faces[placed.tile], None) for placed in before.cells.values() if placed.tile not in remaining]
    laid: list[Any] = [(cell, placed) for cell, placed in after.cells.items() if before.cells.get(cell) != placed]
    return [*removed, *(PlacedStep(placed.tile, TILES.faces[placed.tile], cell, placed.turn) for cell, placed in laid)]
