"""The base class of the bots that play flights by the solver."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, cast

from tavolata.games.lucky_loop.actions import Highlight, LuckyLoopAction, Programme
from tavolata.games.lucky_loop.bot.base import PhaseBot
from tavolata.games.lucky_loop.bot.decision import BotDecision, decide_by_value
from tavolata.games.lucky_loop.solver.flight import Choice, choice_values, value
from tavolata.games.lucky_loop.solver.position import declared, position_of
from tavolata.games.lucky_loop.solver.utility import Utility
from tavolata.games.lucky_loop.view import LuckyLoopView


class SolverBot(PhaseBot):
    """Base class of bots that choose the highlight and play flights by the solver, for their own utility."""

    criterion: ClassVar[str]
    """The name of its utility in reasons."""

    @abstractmethod
    def utility(self, view: LuckyLoopView, programme: Programme | None) -> Utility:
        """Return the utility of a flight of a programme, or of a free one for None."""

    def choose_highlight(self, view: LuckyLoopView, highlights: Sequence[Highlight]) -> BotDecision[Highlight]:
        """Choose the card whose flight has the highest value."""
        free, utility = view.players[view.turn].free, self.utility(view, None)
        return decide_by_value(
            self.criterion, {action: value(declared(view, None, free, free.index(action.card)), utility) for action in highlights}
        )

    def continue_flight(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> BotDecision[LuckyLoopAction]:
        """Choose the action with the highest value."""
        assert view.flight is not None
        values = choice_values(position_of(view), self.utility(view, view.flight.programme))
        return decide_by_value(self.criterion, {action: values[cast(Choice, action)] for action in legal})
