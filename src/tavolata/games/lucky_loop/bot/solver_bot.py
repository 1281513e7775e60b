"""What the bots share that fly by the solver."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, cast

from tavolata.games.lucky_loop.actions import Highlight, LuckyLoopAction, Programme
from tavolata.games.lucky_loop.bot.base import Pilot
from tavolata.games.lucky_loop.bot.decision import Weighing, weighed
from tavolata.games.lucky_loop.solver.flight import Choice, choices, value
from tavolata.games.lucky_loop.solver.position import declared, position_of
from tavolata.games.lucky_loop.solver.utility import Goal
from tavolata.games.lucky_loop.view import LuckyLoopView


class SolvingPilot(Pilot):
    """Highlights and flies by the solver, for a goal of its own."""

    ground: ClassVar[str]
    """What it weighs its flights by."""

    @abstractmethod
    def goal(self, view: LuckyLoopView, programme: Programme | None) -> Goal:
        """What the ends of a flight are worth to it; without a programme those of the free one."""

    def highlight(self, view: LuckyLoopView, highlights: Sequence[Highlight]) -> Weighing[Highlight]:
        """The card with which the flight is worth most."""
        free, goal = view.players[view.turn].free, self.goal(view, None)
        return weighed(self.ground, {action: value(declared(view, None, free, free.index(action.card)), goal) for action in highlights})

    def fly_on(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Weighing[LuckyLoopAction]:
        """The choice that is worth most."""
        assert view.flight is not None
        worth = choices(position_of(view), self.goal(view, view.flight.programme))
        return weighed(self.ground, {action: worth[cast(Choice, action)] for action in legal})
