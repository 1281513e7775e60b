"""The normal bot: plays each flight by the solver."""

from collections.abc import Sequence

from tavolata.games.lucky_loop.actions import Draw, GiveUp, LayFree, LuckyLoopAction, Programme, Reroll, SeventhDie
from tavolata.games.lucky_loop.bot.base import actions_of, flights
from tavolata.games.lucky_loop.bot.decision import BotDecision, decide_by_value
from tavolata.games.lucky_loop.bot.hand import free_value, to_accomplish
from tavolata.games.lucky_loop.bot.solver_bot import SolverBot
from tavolata.games.lucky_loop.content import deck_of
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.position import declared_by
from tavolata.games.lucky_loop.solver.utility import FREE, Utility, track_utility
from tavolata.games.lucky_loop.view import LuckyLoopView


class Normal(SolverBot):
    """Bot: plays each flight for the most points by the solver; it ignores rivals and the value of saved tokens."""

    criterion = "points"
    MIN_POINTS = 5.0
    """Below this expectation it exchanges cards instead of flying."""

    def start_turn(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> BotDecision[LuckyLoopAction]:
        """Choose the new programme with the most expected points, or the easiest free programme."""
        if frees := actions_of(LayFree, legal):
            return decide_by_value("thumb", {action: free_value(view.faces, action.cards) for action in frees})
        new = [action for action in flights(legal) if action.programme in to_accomplish(view)]
        values = {action: value(declared_by(view, action), self.utility(view, action.programme)) for action in new}
        best = decide_by_value(self.criterion, values) if values else None
        if best is not None and best.value is not None and best.value >= self.MIN_POINTS:
            return best
        return self._exchange(self.choose_draw(view, actions_of(Draw, legal)).action, best)

    def _exchange(self, action: Draw, best: BotDecision[LuckyLoopAction] | None) -> BotDecision[LuckyLoopAction]:
        """Return the decision to exchange, with the rejected flight if there was one."""
        return BotDecision(action, "poor" if best else "no-flight", next_best=best.value if best else None)

    def choose_draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> BotDecision[Draw]:
        """Choose the deck with fewer cards in hand."""
        held = {action: sum(deck_of(card) == action.deck for card in view.hand) for action in draws}
        fewest = min(held, key=held.__getitem__)
        return BotDecision(fewest, "fewer", facts={"count": held[fewest]})

    def utility(self, view: LuckyLoopView, programme: Programme | None) -> Utility:
        """Return the utility of a flight: the points of a programme, or all points of a free one, since it ends the game."""
        return FREE if programme is None else track_utility(view, programme)

    def continue_flight(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> BotDecision[LuckyLoopAction]:
        """Choose the most expected points; pay a token only where the flight would fail."""
        unpaid = [action for action in legal if not isinstance(action, Reroll | SeventhDie | GiveUp)]
        return super().continue_flight(view, unpaid or legal)
