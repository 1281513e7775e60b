"""The hard bot, who also knows what for."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolata.games.lucky_loop.actions import Draw, Fly, LayFree, LuckyLoopAction, Programme
from tavolata.games.lucky_loop.bot.hand import free_worth, hand_worth, kinds, promise, to_accomplish
from tavolata.games.lucky_loop.bot.pilot import flights, only
from tavolata.games.lucky_loop.bot.solving_pilot import SolvingPilot
from tavolata.games.lucky_loop.bot.weighing import CHANCE, Weighing, weighed
from tavolata.games.lucky_loop.bot.winning_chance import standing, winning_chance
from tavolata.games.lucky_loop.bot.winning_goal import free_goal, point_worth, winning_goal
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.legal import draws_left
from tavolata.games.lucky_loop.rules.scoring import exchange_cost
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.goal import Goal
from tavolata.games.lucky_loop.solver.position import declared, declared_by
from tavolata.games.lucky_loop.state import without
from tavolata.games.lucky_loop.view import LuckyLoopView


class Hard(SolvingPilot):
    """Does whatever makes victory likeliest: the solver flies for the chances of winning the race."""

    ground = CHANCE
    NEXT_TURN = 0.5
    """How much a point that the hand promises counts beside one on the main track: it can still be missed or bettered."""
    GOOD_FREE = 6.0
    """A hand that promises as much in the final phase is laid: waiting for a better one, two bots would wait for ever."""
    FREE_EXPECTED = 8.0
    """What the race expects a hand to promise in the final phase."""
    FREES_SOLVED = 6
    """So many free programmes, the most promising by the rule of thumb, are solved exactly."""

    def begin(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Weighing[LuckyLoopAction]:
        """The likeliest victory by flying, or by exchanging."""
        worth = self._free_programmes(view, legal) if not to_accomplish(view) else self._flights(view, legal)
        if not worth:
            return Weighing(self.draw(view, only(Draw, legal)).action, "no-flight")
        best = weighed(self.ground, worth)
        if not self._may_exchange(view):
            return best
        assert best.worth is not None
        exchange = self._exchange(view)
        if exchange > best.worth:
            return Weighing(self.draw(view, only(Draw, legal)).action, self.ground, exchange, best.worth)
        return replace(best, next_best=max(exchange, best.next_best or exchange))

    def _flights(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> dict[LuckyLoopAction, float]:
        """What each flight is worth, with the cards that it leaves for the next one."""
        declaring = flights(legal)
        goals = {programme: winning_goal(view, programme) for programme in {action.programme for action in declaring}}
        point = self.NEXT_TURN * point_worth(view)
        worth: dict[LuckyLoopAction, float] = {}
        for action in declaring:
            played = action.cards if isinstance(action, Fly) else (action.card,)
            left = promise(view, without(view.hand, played), to_accomplish(view, action.programme), len(played))
            worth[action] = value(declared_by(view, action), goals[action.programme]) + point * left
        return worth

    def _free_programmes(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> dict[LuckyLoopAction, float]:
        """What each of the most promising free programmes is worth, with its best highlight."""
        goal = free_goal(view)
        likely = sorted(only(LayFree, legal), key=lambda action: -free_worth(view.faces, action.cards))[: self.FREES_SOLVED]
        return {
            action: max(value(declared(view, None, action.cards, place), goal) for place in range(len(action.cards))) for action in likely
        }

    def _may_exchange(self, view: LuckyLoopView) -> bool:
        """Whether it is no waste to think of it."""
        return bool(to_accomplish(view)) or hand_worth(view, view.hand, ()) < self.GOOD_FREE

    def _exchange(self, view: LuckyLoopView) -> float:
        """What passing the turn for three other cards is worth; LL-K2: it costs in the final phase."""
        wanted, now = to_accomplish(view), standing(view)
        left = promise(view, view.hand, wanted, NUMBERS.exchanged)
        if not wanted:
            now, left = now._replace(points=now.points - _exchange_costs(view)), left - self.FREE_EXPECTED
        return winning_chance(view, now) + self.NEXT_TURN * point_worth(view) * left

    def draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> Weighing[Draw]:
        """The deck whose next card promises most."""
        wanted = to_accomplish(view)
        more = draws_left(view.phase, len(view.hand), view.drawn) - 1

        def promised(action: Draw) -> float:
            cards = kinds(view.faces, action.deck)
            return sum(promise(view, (*view.hand, card), wanted, more) for card in cards) / len(cards)

        return weighed("promise", {action: promised(action) for action in draws})

    def goal(self, view: LuckyLoopView, programme: Programme | None) -> Goal:
        """The chance of winning."""
        return winning_goal(view, programme)


def _exchange_costs(view: LuckyLoopView) -> int:
    """LL-K2: what all draws of an exchange cost in the final phase."""
    return sum(exchange_cost(True, drawn, view.final_exchange_per_card) for drawn in range(NUMBERS.exchanged))
