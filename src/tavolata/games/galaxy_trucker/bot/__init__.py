"""The bots of Galaxy Trucker: easy, who builds in a hurry; normal, who builds soundly; hard, who knows what the flight will ask."""

from collections.abc import Sequence
from random import Random

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.bot import titles
from tavolata.games.galaxy_trucker.bot.builder import Builder
from tavolata.games.galaxy_trucker.bot.decision import Weighing, in_words
from tavolata.games.galaxy_trucker.bot.levels import LEVELS, Level
from tavolata.games.galaxy_trucker.bot.pilot import Pilot
from tavolata.games.galaxy_trucker.bot.profile import Taste
from tavolata.games.galaxy_trucker.bot.thinking_time import tempo
from tavolata.games.galaxy_trucker.content import LevelName
from tavolata.games.galaxy_trucker.rules.ship import open_cells
from tavolata.games.galaxy_trucker.view import GalaxyTruckerSight, GalaxyTruckerView, ship_of

__all__ = ["LEVELS", "Trucker", "adviser", "make_bot"]

GENTLE = 1.0
"""What a tile must bring in the test flight, in credits, where beginners are advised."""


class Trucker:
    """Builds, mends, boards and flies; the same view and seed give the same choice."""

    def __init__(self, level: Level, seed: int) -> None:
        self.level = level
        self.seed = seed
        self._pace = int(level.pace * tempo(None, 0, Random(f"{seed} first")))

    @property
    def pace(self) -> int:
        """Milliseconds that its next move of building takes where time passes, as long as a person might think about it."""
        return self._pace

    def choose(self, sight: GalaxyTruckerSight) -> GalaxyTruckerAction | None:
        """One of `sight.legal`, or None."""
        view = sight.view
        action = self.weigh(view, sight.legal).action
        if view.phase == "building":
            self._pace = self._time_after(action, view)
        return action

    def _time_after(self, action: GalaxyTruckerAction | None, view: GalaxyTruckerView) -> int:
        """Milliseconds until its next move of building: no two builders are in step."""
        assert view.seat is not None
        lot = Random(f"{self.seed} {view.heap} {len(view.face_up)}")
        cells = open_cells(ship_of(view.level, view.players[view.seat].ship))
        return int(self.level.pace * tempo(action, len(cells), lot))

    def why(self, sight: GalaxyTruckerSight) -> tuple[LocalizedText, ...]:
        """Why it chooses here what it chooses, in the figures by which it does."""
        return in_words(self.weigh(sight.view, sight.legal), sight.view)

    def weigh(self, view: GalaxyTruckerView, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """What it chooses, and what it weighs for it."""
        if view.phase != "building" and len(legal) == 1:
            return Weighing(legal[0], "only")
        match view.phase:
            case "building":
                return self.builder(view).build(legal)
            case "mending":
                return self.builder(view).mend(legal)
            case "boarding":
                return self.builder(view).board(legal)
            case "sharing":
                return titles.share(view, legal)
            case _:
                return Pilot(view, self.level.nerve).weigh(legal)

    def builder(self, view: GalaxyTruckerView) -> Builder:
        """How it looks at its ship and at the table while building."""
        assert view.seat is not None
        me = view.players[view.seat]
        lot = Random(f"{self.seed} {view.heap} {len(me.ship)} {me.hand}")
        return Builder(view, self.level.habits, lot)


def make_bot(level: str, seed: int) -> Trucker:
    """A bot of one of the levels."""
    return Trucker(LEVELS[level], seed)


def adviser(flight: LevelName) -> Trucker:
    """Whose word counts in hints and reviews: a hard bot, who in the test flight lays nearly everything that helps."""
    return _GENTLE if flight == "test" else _HARD


_HARD = make_bot("hard", 0)
_GENTLE = Trucker(LEVELS["hard"]._replace(habits=LEVELS["hard"].habits._replace(tastes={"test": Taste(par=GENTLE)})), 0)
