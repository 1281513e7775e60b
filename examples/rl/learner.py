"""The agent: the solver plays out the dice, and the network values each end of the turn."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from features import Ends, acts_later, hoped, rows, worst
from msgspec.structs import replace
from network import Network
from numpy.typing import NDArray

from tavolata.games.lucky_loop.actions import Card, Draw, Fly, LayFree, LuckyLoopAction, Programme, Raise
from tavolata.games.lucky_loop.bot.base import actions_of, flights
from tavolata.games.lucky_loop.bot.decision import WIN_PROBABILITY, BotDecision, decide_by_value
from tavolata.games.lucky_loop.bot.hand import (
    MAX_PLANNED_TOKENS,
    distinct_cards,
    flight_value,
    free_value,
    hand_value,
    possible_next_hands,
    to_accomplish,
)
from tavolata.games.lucky_loop.bot.solver_bot import SolverBot
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.legal import draws_left
from tavolata.games.lucky_loop.rules.scoring import exchange_cost, free_gain, gain, least_recorded, token_reason
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.position import declared, declared_by
from tavolata.games.lucky_loop.solver.utility import FREE, Utility, track_utility
from tavolata.games.lucky_loop.state import without
from tavolata.games.lucky_loop.view import LuckyLoopView

WEIGHTS = Path("lucky-loop.npz")
POINTS = np.arange(46)
"""The points of a flight; more are very rare."""
MAX_ROUNDS = 20
"""After this many rounds it plays for points: an agent that expects to lose would fail for ever instead of ending the game."""


class Learner(SolverBot):
    """Chooses the turn whose ends have the highest win probability by the network."""

    games = ("lucky-loop",)
    criterion = WIN_PROBABILITY
    FLIGHTS, FREES = 8, 6
    """The number of flights, and of free programmes, that are valued exactly; estimates select them."""
    GOOD_FREE_VALUE = 6.0
    """A free programme of this value is laid; two agents that wait for a better one would wait for ever."""

    def __init__(self, seed: int, network: Network | None = None) -> None:
        super().__init__(seed)
        self._network = network or Network.load(WEIGHTS)

    def chances(self, view: LuckyLoopView, ends: Ends) -> NDArray[np.float64]:
        """Return the current player's win probability for each end; at the end of the game by points (LL-E1, LL-E2)."""
        seat = view.turn
        likely = 1 / (1 + np.exp(-self._network.of(rows(view, seat, ends)).astype(np.float64)))
        won = (np.sign(ends.points - view.players[1 - seat].points) + 1) / 2
        is_over = np.asarray(ends.finished, bool) & (not acts_later(view, seat)) | view.last_round
        return np.where(is_over, won, likely)

    def start_turn(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> BotDecision[LuckyLoopAction]:
        """Choose the flight with the highest win probability, or an exchange."""
        options, draws = self._flights(view, legal) if to_accomplish(view) else self._frees(view, legal), actions_of(Draw, legal)
        if not options or (view.round <= MAX_ROUNDS and (to_accomplish(view) or hand_value(view, view.hand, ()) < self.GOOD_FREE_VALUE)):
            options[draws[0]] = self._exchange(view)
        best = decide_by_value(self.criterion, options)
        return replace(best, action=self.choose_draw(view, draws).action) if best.action in draws else best

    def choose_draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> BotDecision[Draw]:
        """Choose the deck whose next card has the highest expected value."""
        return decide_by_value("promise", {action: self._after(view, distinct_cards(view.faces, action.deck)) for action in draws})

    def utility(self, view: LuckyLoopView, programme: Programme | None) -> Utility:
        """Return the utility of winning."""
        if programme is None:
            return self._free_utility(view, view.players[view.turn].free)
        return self._programme_utility(view, programme, view.hand)

    def _flights(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> dict[LuckyLoopAction, float]:
        likely = sorted(flights(legal), key=lambda action: -_rough(view, action))[: self.FLIGHTS]
        return {
            action: value(declared_by(view, action), self._programme_utility(view, action.programme, _left(view, action)))
            for action in likely
        }

    def _frees(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> dict[LuckyLoopAction, float]:
        likely = sorted(actions_of(LayFree, legal), key=lambda action: -free_value(view.faces, action.cards))[: self.FREES]
        utilities = {action: self._free_utility(view, action.cards) for action in likely}
        return {
            action: max(value(declared(view, None, action.cards, place), utility) for place in range(len(action.cards)))
            for action, utility in utilities.items()
        }

    def _exchange(self, view: LuckyLoopView) -> float:
        """LL-T2, LL-K2: return the win probability after an exchange, which costs points in the final phase."""
        me, wanted = view.players[view.turn], to_accomplish(view)
        cost = sum(exchange_cost(not wanted, drawn, view.final_exchange_per_card) for drawn in range(NUMBERS.exchanged))
        hope = hoped(view, view.hand, wanted, NUMBERS.exchanged)
        return self.chances(view, Ends(me.points - cost, len(wanted), me.tokens, worst(me), hope)).item()

    def _after(self, view: LuckyLoopView, cards: Sequence[Card]) -> float:
        """Return the expected value of a hand with each of these cards, each followed by its own samples."""
        more, wanted = draws_left(view.phase, len(view.hand), view.drawn) - 1, to_accomplish(view)
        hands = [possible_next_hands(view, (*view.hand, card), more, range(place, place + 1))[0] for place, card in enumerate(cards)]
        return sum(hoped(view, hand, wanted) for hand in hands) / len(hands)

    def _programme_utility(self, view: LuckyLoopView, programme: Programme, hand: Sequence[Card]) -> Utility:
        """LL-F5 to LL-F10, LL-B1: return the win probabilities of all ends, with the cards left in hand."""
        if view.round > MAX_ROUNDS:
            return track_utility(view, programme)
        me, missing = view.players[view.turn], to_accomplish(view)
        before, draws = me.results.get(programme), NUMBERS.hand - len(hand)
        recorded, wanted = least_recorded(before) <= POINTS, to_accomplish(view, programme)
        record = next(shown.record for shown in view.programmes if shown.id == programme)
        earned = np.array([bool(view.supply) and token_reason(record, points) is not None for points in POINTS.tolist()])
        lowest = min((result for other, result in me.results.items() if other != programme), default=99)
        spare = 0 if me.tokens else 1  # the value of a token is the difference to this number of tokens
        likely = self.chances(
            view,
            Ends(
                np.append([me.points + gain(before, points) for points in POINTS.tolist()], [me.points] * 3),
                np.append(np.where(recorded, len(wanted), len(missing)), [len(missing)] * 3),
                np.append(me.tokens + earned, [me.tokens, me.tokens + bool(view.supply), spare]),
                np.append(np.where(recorded, np.minimum(POINTS, lowest), worst(me)), [worst(me)] * 3),
                np.append(np.where(recorded, hoped(view, hand, wanted, draws), missed := hoped(view, hand, missing, draws)), [missed] * 3),
            ),
        )
        token = max(0.0, (likely[-3] - likely[-1]) / (me.tokens or -1))
        *scored, failed, consoled, _ = (likely - token * me.tokens).tolist()
        return Utility(tuple(scored), consolation=consoled, failure=failed, token=token)

    def _free_utility(self, view: LuckyLoopView, cards: Sequence[Card]) -> Utility:
        """LL-K7, LL-K8: success ends the game; a failure is assumed to have spent all tokens."""
        if view.round > MAX_ROUNDS:
            return FREE
        me, failed = view.players[view.turn], view.players[view.turn].points - NUMBERS.free.failure_costs
        moved = [free_gain(me.results, points, view.lower_free_dropped) for points in POINTS.tolist()]
        points = np.append(np.add(moved, me.points), [failed, failed])
        none = np.zeros(len(POINTS))
        ends = Ends(points, 0, np.append(none, [0, 1]), worst(me), free_value(view.faces, cards), 1, np.append(none + 1, [0, 0]))
        *done, failure, consolation = self.chances(view, ends).tolist()
        return Utility(tuple(done), consolation=consolation, failure=failure)


def _left(view: LuckyLoopView, action: Fly | Raise) -> tuple[Card, ...]:
    """Return the hand after declaring a flight."""
    return without(view.hand, action.cards if isinstance(action, Fly) else (action.card,))


def _rough(view: LuckyLoopView, action: Fly | Raise) -> float:
    """Return an estimate of a flight in points; an earlier result is subtracted."""
    me = view.players[view.turn]
    cards = tuple(sorted(card._replace(card="") for card in declared_by(view, action).cards))
    return flight_value(cards, min(me.tokens, MAX_PLANNED_TOKENS)) - me.results.get(action.programme, 0)
