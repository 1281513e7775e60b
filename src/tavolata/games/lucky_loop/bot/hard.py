"""The hard bot: plays for the win probability."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from tavolata.core.text.number_format import tenths
from tavolata.games.lucky_loop.actions import Draw, Fly, LayFree, LuckyLoopAction, Programme
from tavolata.games.lucky_loop.bot.base import actions_of, flights
from tavolata.games.lucky_loop.bot.decision import WIN_PROBABILITY, BotDecision, decide_by_value
from tavolata.games.lucky_loop.bot.hand import distinct_cards, expected_hand_value, free_value, hand_value, to_accomplish
from tavolata.games.lucky_loop.bot.solver_bot import SolverBot
from tavolata.games.lucky_loop.bot.win_probability_duel import duel_win_probability, race_position
from tavolata.games.lucky_loop.bot.win_utility import free_utility, point_value, win_utility
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.legal import draws_left
from tavolata.games.lucky_loop.rules.scoring import exchange_cost
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.position import declared, declared_by
from tavolata.games.lucky_loop.solver.utility import Utility
from tavolata.games.lucky_loop.state import without
from tavolata.games.lucky_loop.view import LuckyLoopView
from tavolata.i18n import Fact

MIN_SHOWN = 0.0005
"""In win probability: smaller values show as 0.0 %."""


class TurnValue(NamedTuple):
    """The value of a turn: the win probability after it, and the value of the hand for the next one."""

    chance: float
    hand: float = 0.0

    @property
    def total(self) -> float:
        """The sum by which turns are compared; it is not a probability, as hand values are estimates."""
        return self.chance + self.hand


TurnOption: TypeAlias = tuple[LuckyLoopAction | None, TurnValue]
"""An action with its value; None stands for an exchange, whose deck is chosen later."""


class Hard(SolverBot):
    """Bot: chooses the highest win probability; the solver plays its flights for the race model."""

    criterion = WIN_PROBABILITY
    NEXT_TURN_WEIGHT = 0.5
    """The weight of a point of the next turn's hand, relative to a point on the main track."""
    GOOD_FREE_VALUE = 6.0
    """A free programme of this value is laid; two bots that wait for a better one would wait for ever."""
    EXPECTED_FREE_VALUE = 8.0
    """The hand value that the race model assumes in the final phase."""
    MAX_SOLVED_FREE = 6
    """The number of free programmes, the best by estimate, that are solved exactly."""

    def start_turn(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> BotDecision[LuckyLoopAction]:
        """Choose the flight or exchange with the highest win probability."""
        options = list[TurnOption](self._flight_options(view, legal) if to_accomplish(view) else self._free_options(view, legal))
        if not options:
            return BotDecision(self.choose_draw(view, actions_of(Draw, legal)).action, "no-flight")
        if self._considers_exchange(view):
            options.append((None, self._exchange_value(view)))
        options.sort(key=lambda option: option[1].total, reverse=True)
        action = options[0][0] or self.choose_draw(view, actions_of(Draw, legal)).action
        return _decision(action, *(turn for _, turn in options[:2]))

    def _flight_options(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Iterator[TurnOption]:
        """Yield each flight of a programme with its value, including the hand that it leaves."""
        declaring = flights(legal)
        utilities = {programme: win_utility(view, programme) for programme in {action.programme for action in declaring}}
        point = self.NEXT_TURN_WEIGHT * point_value(view)
        for action in declaring:
            played = action.cards if isinstance(action, Fly) else (action.card,)
            left = expected_hand_value(view, without(view.hand, played), to_accomplish(view, action.programme), len(played))
            yield action, TurnValue(value(declared_by(view, action), utilities[action.programme]), point * left)

    def _free_options(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Iterator[TurnOption]:
        """Yield the best free programmes by estimate, each with its value by its best highlight."""
        utility = free_utility(view)
        likely = sorted(actions_of(LayFree, legal), key=lambda action: -free_value(view.faces, action.cards))[: self.MAX_SOLVED_FREE]
        for action in likely:
            places = range(len(action.cards))
            yield action, TurnValue(max(value(declared(view, None, action.cards, place), utility) for place in places))

    def _considers_exchange(self, view: LuckyLoopView) -> bool:
        """Return whether an exchange can be worthwhile."""
        return bool(to_accomplish(view)) or hand_value(view, view.hand, ()) < self.GOOD_FREE_VALUE

    def _exchange_value(self, view: LuckyLoopView) -> TurnValue:
        """Return the value of exchanging three cards; LL-K2: it costs points in the final phase."""
        wanted, now = to_accomplish(view), race_position(view)
        left = expected_hand_value(view, view.hand, wanted, NUMBERS.exchanged)
        if not wanted:
            now, left = now._replace(points=now.points - _exchange_costs(view)), left - self.EXPECTED_FREE_VALUE
        return TurnValue(duel_win_probability(view, now), self.NEXT_TURN_WEIGHT * point_value(view) * left)

    def choose_draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> BotDecision[Draw]:
        """Choose the deck whose next card has the highest expected value."""
        wanted = to_accomplish(view)
        more = draws_left(view.phase, len(view.hand), view.drawn) - 1

        def promised(action: Draw) -> float:
            cards = distinct_cards(view.faces, action.deck)
            return sum(expected_hand_value(view, (*view.hand, card), wanted, more) for card in cards) / len(cards)

        return decide_by_value("promise", {action: promised(action) for action in draws})

    def utility(self, view: LuckyLoopView, programme: Programme | None) -> Utility:
        """Return the utility of a flight: the win probability after it."""
        return win_utility(view, programme)


def _decision(action: LuckyLoopAction, best: TurnValue, *others: TurnValue) -> BotDecision[LuckyLoopAction]:
    """Return a decision with its value and the next best, split into win probability and hand value."""
    if all(abs(turn.hand) < MIN_SHOWN for turn in (best, *others)):
        return BotDecision(action, WIN_PROBABILITY, best.chance, others[0].chance if others else None)
    facts = _facts("", best) | (_facts("next_", others[0]) if others else {})
    return BotDecision(action, "prospect" if others else "turn.alone", facts=facts)


def _facts(place: str, turn: TurnValue) -> dict[str, Fact]:
    return {f"{place}{name}": tenths(100 * figure) for name, figure in turn._asdict().items()}


def _exchange_costs(view: LuckyLoopView) -> int:
    """LL-K2: return the cost of all draws of an exchange in the final phase."""
    return sum(exchange_cost(True, drawn, view.final_exchange_per_card) for drawn in range(NUMBERS.exchanged))
