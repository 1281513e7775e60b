"""GT-R2, GT-R3: races in building and flying, and how a ship grew that others race against."""

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


class Laid(msgspec.Struct, frozen=True):
    """GT-B2, GT-B3: a tile that lies on the ship from now on, or no longer does."""

    tile: Tile
    face: Face
    cell: Cell | None
    turn: int = 0


class Races(RaceRules):
    """The code of a race begins with the level that is flown; in it all have a clock of their own."""

    deed = Laid

    def code_of(self, options: Options) -> str:
        """GT-R2: the option says it; a table of old has no such option."""
        return str(options.get("race", ""))

    def options_of(self, code: str) -> Options | None:
        """GT-R3: a level, and a clock of one's own, which alone ends building for one who flies alone."""
        found = _CODE.fullmatch(code)
        return {"level": found[1], "clock": "own-clock", "race": code} if found else None

    def named(self, name: str) -> str:
        """GT-R3: on the level that most people fly."""
        return f"{_USUAL}-{name}"

    def start_time(self, match: GalaxyTruckerMatch, seat: Seat) -> int | None:
        """GT-M6: a clock of one's own is set going by the first tile."""
        takes = (entry.time for entry in match.log if entry.actor == seat and isinstance(entry.action, Take))
        return next(takes, None)

    def ghost_track(self, match: GalaxyTruckerMatch, seat: Seat) -> list[GhostStep]:
        """GT-B2, GT-B3: the ship from its starting cabin on, tile by tile; what a hand holds is nobody's to see."""
        began, before = self.start_time(match, seat) or 0, Ship(match.state.variants.level, {})
        laps: list[GhostStep] = []
        for n, time in [(0, began), *_built(match, seat)]:
            ship = match.at(n).state.players[seat].ship
            laps += [GhostStep(time - began, laid) for laid in _changes(before, ship)]
            before = ship
        return laps


def _built(match: GalaxyTruckerMatch, seat: Seat) -> list[tuple[int, int]]:
    """After how many lines, and when, the ship of a seat may have changed while it was built."""
    building: list[tuple[int, int]] = []
    for entry in match.lines_since(0):
        if entry.actor == seat and isinstance(entry.action, Finish):
            break
        if entry.actor == seat and isinstance(entry.action, Place | PickUp):
            building.append((entry.n + 1, entry.time))
    return building


def _changes(before: Ship, now: Ship) -> list[Laid]:
    """What lies elsewhere than before, or no longer."""
    there = {placed.tile for placed in now.cells.values()}
    lifted = [Laid(placed.tile, TILES.faces[placed.tile], None) for placed in before.cells.values() if placed.tile not in there]
    laid: list[Any] = [(cell, placed) for cell, placed in now.cells.items() if before.cells.get(cell) != placed]
    return [*lifted, *(Laid(placed.tile, TILES.faces[placed.tile], cell, placed.turn) for cell, placed in laid)]
