"""Bots of Galaxy Trucker.

easy    builds quickly and carelessly
normal  builds soundly
hard    forecasts the cards and estimates arrival chances
"""

from collections.abc import Sequence
from random import Random

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.bot import titles
from tavolata.games.galaxy_trucker.bot.builder import Builder
from tavolata.games.galaxy_trucker.bot.decision import BotDecision
from tavolata.games.galaxy_trucker.bot.levels import LEVELS, BotLevel
from tavolata.games.galaxy_trucker.bot.pilot import Pilot
from tavolata.games.galaxy_trucker.bot.profile import BuilderProfile
from tavolata.games.galaxy_trucker.bot.sentences import reason_sentences
from tavolata.games.galaxy_trucker.bot.thinking_time import time_factor
from tavolata.games.galaxy_trucker.content import LevelName
from tavolata.games.galaxy_trucker.rules.ship import open_cells
from tavolata.games.galaxy_trucker.view import GalaxyTruckerSight, GalaxyTruckerView, ship_of

__all__ = ["LEVELS", "GalaxyTruckerBot", "advising_bot", "make_bot"]

GENTLE_TARGET = 1.0
"""The value in credits that a tile needs in the test flight when the bot advises beginners."""


class GalaxyTruckerBot:
    """A bot for all phases; the same view and seed give the same choice."""

    def __init__(self, level: BotLevel, seed: int) -> None:
        self.level = level
        self.seed = seed
        self._pace = int(level.pace * time_factor(None, 0, Random(f"{seed} first")))

    @property
    def pace(self) -> int:
        """Return the delay in milliseconds before its next building action."""
        return self._pace

    def choose(self, sight: GalaxyTruckerSight) -> GalaxyTruckerAction | None:
        """Return the chosen action, one of `sight.legal`, or None to wait."""
        view = sight.view
        action = self.decide(view, sight.legal).action
        if view.phase == "building":
            self._pace = self._next_pace(action, view)
        return action

    def _next_pace(self, action: GalaxyTruckerAction | None, view: GalaxyTruckerView) -> int:
        """Return the delay after an action; it depends on the position, so that two bots do not act in step."""
        assert view.seat is not None
        random = Random(f"{self.seed} {view.heap} {len(view.face_up)}")
        cells = open_cells(ship_of(view.level, view.players[view.seat].ship))
        return int(self.level.pace * time_factor(action, len(cells), random))

    def why(self, sight: GalaxyTruckerSight) -> tuple[LocalizedText, ...]:
        """Return the reasons for its choice as sentences with values in credits."""
        return reason_sentences(self.decide(sight.view, sight.legal), sight.view)

    def decide(self, view: GalaxyTruckerView, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """Return the chosen action with its reason and value."""
        if view.phase != "building" and len(legal) == 1:
            return BotDecision(legal[0], "only")
        match view.phase:
            case "building":
                return self.builder(view).build(legal)
            case "mending":
                return self.builder(view).repair(legal)
            case "boarding":
                return self.builder(view).board(legal)
            case "sharing":
                return titles.choose_title(view, legal)
            case _:
                return Pilot(view, self.level.attitude).decide(legal)

    def builder(self, view: GalaxyTruckerView) -> Builder:
        """Return the evaluation of the ship and the table in the building phases."""
        assert view.seat is not None
        me = view.players[view.seat]
        random = Random(f"{self.seed} {view.heap} {len(me.ship)} {me.hand}")
        return Builder(view, self.level.habits, random)


def make_bot(level: str, seed: int) -> GalaxyTruckerBot:
    """Return a bot of the given level."""
    return GalaxyTruckerBot(LEVELS[level], seed)


def advising_bot(flight: LevelName) -> GalaxyTruckerBot:
    """Return the hard bot that gives hints and judges reviews; in the test flight it accepts nearly every useful tile."""
    return _GENTLE_BOT if flight == "test" else _HARD_BOT


_HARD_BOT = make_bot("hard", 0)
_GENTLE_BOT = GalaxyTruckerBot(
    LEVELS["hard"]._replace(habits=LEVELS["hard"].habits._replace(profiles={"test": BuilderProfile(target_value=GENTLE_TARGET)})), 0
)
