"""The normal bot, who flies well."""

from collections.abc import Sequence

from tavolata.games.lucky_loop.actions import Draw, GiveUp, LayFree, LuckyLoopAction, Programme, Reroll, SeventhDie
from tavolata.games.lucky_loop.bot.base import flights, only
from tavolata.games.lucky_loop.bot.decision import Weighing, weighed
from tavolata.games.lucky_loop.bot.hand import free_worth, to_accomplish
from tavolata.games.lucky_loop.bot.solver_bot import SolvingPilot
from tavolata.games.lucky_loop.content import deck_of
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.position import declared_by
from tavolata.games.lucky_loop.solver.utility import FREE, Goal, track
from tavolata.games.lucky_loop.view import LuckyLoopView


class Normal(SolvingPilot):
    """Flies each flight for the most points, by the solver, and looks no further: not at the others, nor at what tokens could do."""

    ground = "points"
    LEAST = 5.0
    """Flights that promise fewer points are not flown: the hand is exchanged."""

    def begin(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Weighing[LuckyLoopAction]:
        """The new programme with the most points to expect, or the easiest free programme."""
        if frees := only(LayFree, legal):
            return weighed("thumb", {action: free_worth(view.faces, action.cards) for action in frees})
        new = [action for action in flights(legal) if action.programme in to_accomplish(view)]
        worth = {action: value(declared_by(view, action), self.goal(view, action.programme)) for action in new}
        best = weighed(self.ground, worth) if worth else None
        if best is not None and best.worth is not None and best.worth >= self.LEAST:
            return best
        return self._exchange(self.draw(view, only(Draw, legal)).action, best)

    def _exchange(self, action: Draw, best: Weighing[LuckyLoopAction] | None) -> Weighing[LuckyLoopAction]:
        """Cards are exchanged, since there was no flight, or a poor one at best."""
        return Weighing(action, "poor" if best else "no-flight", next_best=best.worth if best else None)

    def draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> Weighing[Draw]:
        """The deck of which there are fewer cards in hand."""
        held = {action: sum(deck_of(card) == action.deck for card in view.hand) for action in draws}
        fewest = min(held, key=held.__getitem__)
        return Weighing(fewest, "fewer", facts={"count": held[fewest]})

    def goal(self, view: LuckyLoopView, programme: Programme | None) -> Goal:
        """Points; in the free programme all of them, so that it ends the game rather than wait for a better one."""
        return FREE if programme is None else track(view, programme)

    def fly_on(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Weighing[LuckyLoopAction]:
        """The most points to expect; a token is paid only where the flight would fail."""
        unpaid = [action for action in legal if not isinstance(action, Reroll | SeventhDie | GiveUp)]
        return super().fly_on(view, unpaid or legal)
