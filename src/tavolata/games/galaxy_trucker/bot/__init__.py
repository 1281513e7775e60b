"""The bots of Galaxy Trucker: easy, who builds in a hurry; normal, who builds soundly; hard, who knows what the flight will ask."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.bot.builder import Builder, Habits
from tavolata.games.galaxy_trucker.bot.pilot import Pilot
from tavolata.games.galaxy_trucker.bot.prices import Nerve
from tavolata.games.galaxy_trucker.view import GalaxyTruckerSight, GalaxyTruckerView


class Level(NamedTuple):
    """What a bot of a level is like."""

    habits: Habits
    nerve: Nerve
    pace: int
    """Milliseconds for a move of building, where time passes."""


LEVELS: dict[str, Level] = {
    "easy": Level(
        Habits(par=0.0, looks=0, left_open=8, presses=False, careless=0.08),
        Nerve(race=False, day=0.0, member=0.3, battery=0.0, thrifty=False),
        pace=6000,
    ),
    "normal": Level(
        Habits(par=0.0, looks=0, left_open=3, presses=True, careless=0.0),
        Nerve(race=False, day=0.6, member=0.8, battery=0.8, thrifty=False),
        pace=4000,
    ),
    "hard": Level(
        Habits(par=5.0, looks=3, left_open=0, presses=True, careless=0.0),
        Nerve(race=True, day=0.6, member=0.8, battery=0.9, thrifty=True),
        pace=2500,
    ),
}


TEMPO = (0.6, 1.4)
"""How much quicker or slower than usual a move of building may be."""


class Trucker:
    """Builds, mends, boards and flies; the same view and seed give the same choice."""

    def __init__(self, level: Level, seed: int) -> None:
        self.level = level
        self.seed = seed
        self._pace = self._tempo("first")

    @property
    def pace(self) -> int:
        """Milliseconds that its next move of building takes where time passes: never twice the same, as no two builders are in step."""
        return self._pace

    def _tempo(self, move: str) -> int:
        return int(self.level.pace * Random(f"{self.seed} {move}").uniform(*TEMPO))

    def choose(self, sight: GalaxyTruckerSight) -> GalaxyTruckerAction | None:
        """One of `sight.legal`, or None."""
        view, legal = sight.view, sight.legal
        if view.phase == "building":
            self._pace = self._tempo(f"{view.heap} {len(view.face_up)}")
            return self._builder(view).build(legal)
        return legal[0] if len(legal) == 1 else self._decide(view, legal)

    def _decide(self, view: GalaxyTruckerView, legal: Sequence[GalaxyTruckerAction]) -> GalaxyTruckerAction:
        match view.phase:
            case "mending":
                return self._builder(view).mend(legal)
            case "boarding":
                return self._builder(view).board(legal)
            case _:
                return Pilot(view, self.level.nerve).decide(legal)

    def _builder(self, view: GalaxyTruckerView) -> Builder:
        assert view.seat is not None
        me = view.players[view.seat]
        lot = Random(f"{self.seed} {view.heap} {len(me.ship)} {me.hand}")
        return Builder(view, self.level.habits, lot)


def make_bot(level: str, seed: int) -> Trucker:
    """A bot of one of the levels."""
    return Trucker(LEVELS[level], seed)
