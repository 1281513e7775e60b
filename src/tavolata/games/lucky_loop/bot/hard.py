"""The hard bot, who also knows what for."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from tavolata.core.text.number_format import tenths
from tavolata.games.lucky_loop.actions import Draw, Fly, LayFree, LuckyLoopAction, Programme
from tavolata.games.lucky_loop.bot.base import flights, only
from tavolata.games.lucky_loop.bot.decision import CHANCE, Weighing, weighed
from tavolata.games.lucky_loop.bot.hand import free_worth, hand_worth, kinds, promise, to_accomplish
from tavolata.games.lucky_loop.bot.solver_bot import SolvingPilot
from tavolata.games.lucky_loop.bot.win_probability_duel import standing, winning_chance
from tavolata.games.lucky_loop.bot.win_utility import free_goal, point_worth, winning_goal
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.legal import draws_left
from tavolata.games.lucky_loop.rules.scoring import exchange_cost
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.position import declared, declared_by
from tavolata.games.lucky_loop.solver.utility import Goal
from tavolata.games.lucky_loop.state import without
from tavolata.games.lucky_loop.view import LuckyLoopView
from tavolata.i18n import Fact

SHOWN = 0.0005
"""In chances of winning: what is less is 0.0 % where it is shown."""


class Prospect(NamedTuple):
    """What a turn may lead to: how likely the victory is by this turn alone, and what the hand for the next one adds to the scales."""

    chance: float
    hand: float = 0.0

    @property
    def worth(self) -> float:
        """By this turns are compared; it is no chance, since hands are weighed by a rule of thumb."""
        return self.chance + self.hand


Way: TypeAlias = tuple[LuckyLoopAction | None, Prospect]
"""A way to spend a turn; without an action it is an exchange, whose deck is chosen last."""


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
        ways = list[Way](self._flights(view, legal) if to_accomplish(view) else self._free_programmes(view, legal))
        if not ways:
            return Weighing(self.draw(view, only(Draw, legal)).action, "no-flight")
        if self._may_exchange(view):
            ways.append((None, self._exchange(view)))
        ways.sort(key=lambda way: way[1].worth, reverse=True)
        action = ways[0][0] or self.draw(view, only(Draw, legal)).action
        return _prospective(action, *(prospect for _, prospect in ways[:2]))

    def _flights(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Iterator[Way]:
        """What each flight is worth, with the cards that it leaves for the next one."""
        declaring = flights(legal)
        goals = {programme: winning_goal(view, programme) for programme in {action.programme for action in declaring}}
        point = self.NEXT_TURN * point_worth(view)
        for action in declaring:
            played = action.cards if isinstance(action, Fly) else (action.card,)
            left = promise(view, without(view.hand, played), to_accomplish(view, action.programme), len(played))
            yield action, Prospect(value(declared_by(view, action), goals[action.programme]), point * left)

    def _free_programmes(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Iterator[Way]:
        """What each of the most promising free programmes is worth, with its best highlight."""
        goal = free_goal(view)
        likely = sorted(only(LayFree, legal), key=lambda action: -free_worth(view.faces, action.cards))[: self.FREES_SOLVED]
        for action in likely:
            places = range(len(action.cards))
            yield action, Prospect(max(value(declared(view, None, action.cards, place), goal) for place in places))

    def _may_exchange(self, view: LuckyLoopView) -> bool:
        """Whether it is no waste to think of it."""
        return bool(to_accomplish(view)) or hand_worth(view, view.hand, ()) < self.GOOD_FREE

    def _exchange(self, view: LuckyLoopView) -> Prospect:
        """What passing the turn for three other cards is worth; LL-K2: it costs in the final phase."""
        wanted, now = to_accomplish(view), standing(view)
        left = promise(view, view.hand, wanted, NUMBERS.exchanged)
        if not wanted:
            now, left = now._replace(points=now.points - _exchange_costs(view)), left - self.FREE_EXPECTED
        return Prospect(winning_chance(view, now), self.NEXT_TURN * point_worth(view) * left)

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


def _prospective(action: LuckyLoopAction, best: Prospect, *others: Prospect) -> Weighing[LuckyLoopAction]:
    """An action by its prospect and that of the next best, the chance of winning told apart from what the hand adds."""
    if all(abs(prospect.hand) < SHOWN for prospect in (best, *others)):
        return Weighing(action, CHANCE, best.chance, others[0].chance if others else None)
    facts = _facts("", best) | (_facts("next_", others[0]) if others else {})
    return Weighing(action, "prospect" if others else "prospect.alone", facts=facts)


def _facts(place: str, prospect: Prospect) -> dict[str, Fact]:
    return {f"{place}{name}": tenths(100 * figure) for name, figure in prospect._asdict().items()}


def _exchange_costs(view: LuckyLoopView) -> int:
    """LL-K2: what all draws of an exchange cost in the final phase."""
    return sum(exchange_cost(True, drawn, view.final_exchange_per_card) for drawn in range(NUMBERS.exchanged))
