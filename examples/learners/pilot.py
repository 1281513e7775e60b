"""The agent: the solver throws the dice in every way, and the network says what each end of the turn is worth."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from msgspec.structs import replace
from network import Network
from numpy.typing import NDArray
from standing import Ends, acts_later, hoped, rows, worst

from tavolata.games.lucky_loop.actions import Card, Draw, Fly, LayFree, LuckyLoopAction, Programme, Raise
from tavolata.games.lucky_loop.bot.base import flights, only
from tavolata.games.lucky_loop.bot.decision import CHANCE, Weighing, weighed
from tavolata.games.lucky_loop.bot.hand import TOKENS_PLANNED, flight_worth, free_worth, hand_worth, hands_to_come, kinds, to_accomplish
from tavolata.games.lucky_loop.bot.solver_bot import SolvingPilot
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.legal import draws_left
from tavolata.games.lucky_loop.rules.scoring import exchange_cost, free_gain, gain, least_recorded, merit_of
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.position import declared, declared_by
from tavolata.games.lucky_loop.solver.utility import FREE, Goal, track
from tavolata.games.lucky_loop.state import without
from tavolata.games.lucky_loop.view import LuckyLoopView

KEPT = Path("lucky-loop.npz")
POINTS = np.arange(46)
"""Of a flight; hardly any brings more."""
PATIENCE = 20
"""After so many rounds it flies for points: who thinks the game lost would rather fail for ever than end it. Most take seven or eight."""


class Learner(SolvingPilot):
    """Does whatever leads to the ends of the turn from which the network thinks victory likeliest."""

    games = ("lucky-loop",)
    ground = CHANCE
    FLIGHTS, FREES = 8, 6
    """So many flights, and free programmes, the most promising ones, are looked at closely."""
    GOOD_FREE = 6.0
    """A free programme that promises as much is laid: two who wait for a better one would wait for ever."""

    def __init__(self, seed: int, network: Network | None = None) -> None:
        super().__init__(seed)
        self._network = network or Network.load(KEPT)

    def chances(self, view: LuckyLoopView, ends: Ends) -> NDArray[np.float64]:
        """How likely the player whose turn it is wins from each of its ends; once all is over the points tell (LL-E1, LL-E2)."""
        seat = view.turn
        likely = 1 / (1 + np.exp(-self._network.of(rows(view, seat, ends)).astype(np.float64)))
        won = (np.sign(ends.points - view.players[1 - seat].points) + 1) / 2
        is_over = np.asarray(ends.finished, bool) & (not acts_later(view, seat)) | view.last_round
        return np.where(is_over, won, likely)

    def begin(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Weighing[LuckyLoopAction]:
        """The flight from whose ends victory is likeliest, or an exchange of cards."""
        ways, draws = self._flights(view, legal) if to_accomplish(view) else self._frees(view, legal), only(Draw, legal)
        if not ways or (view.round <= PATIENCE and (to_accomplish(view) or hand_worth(view, view.hand, ()) < self.GOOD_FREE)):
            ways[draws[0]] = self._exchange(view)
        best = weighed(self.ground, ways)
        return replace(best, action=self.draw(view, draws).action) if best.action in draws else best

    def draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> Weighing[Draw]:
        """The deck whose next card gives the most hope."""
        return weighed("promise", {action: self._after(view, kinds(view.faces, action.deck)) for action in draws})

    def goal(self, view: LuckyLoopView, programme: Programme | None) -> Goal:
        """The chance of winning."""
        if programme is None:
            return self._free_goal(view, view.players[view.turn].free)
        return self._programme_goal(view, programme, view.hand)

    def _flights(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> dict[LuckyLoopAction, float]:
        likely = sorted(flights(legal), key=lambda action: -_rough(view, action))[: self.FLIGHTS]
        return {
            action: value(declared_by(view, action), self._programme_goal(view, action.programme, _left(view, action))) for action in likely
        }

    def _frees(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> dict[LuckyLoopAction, float]:
        likely = sorted(only(LayFree, legal), key=lambda action: -free_worth(view.faces, action.cards))[: self.FREES]
        goals = {action: self._free_goal(view, action.cards) for action in likely}
        return {
            action: max(value(declared(view, None, action.cards, place), goal) for place in range(len(action.cards)))
            for action, goal in goals.items()
        }

    def _exchange(self, view: LuckyLoopView) -> float:
        """LL-T2, LL-K2: the turn passes for three other cards, which cost in the final phase."""
        me, wanted = view.players[view.turn], to_accomplish(view)
        cost = sum(exchange_cost(not wanted, drawn, view.final_exchange_per_card) for drawn in range(NUMBERS.exchanged))
        hope = hoped(view, view.hand, wanted, NUMBERS.exchanged)
        return self.chances(view, Ends(me.points - cost, len(wanted), me.tokens, worst(me), hope)).item()

    def _after(self, view: LuckyLoopView, cards: Sequence[Card]) -> float:
        """What a hand promises with one of these cards, and as many unknown ones as follow, others for each card."""
        more, wanted = draws_left(view.phase, len(view.hand), view.drawn) - 1, to_accomplish(view)
        hands = [hands_to_come(view, (*view.hand, card), more, range(place, place + 1))[0] for place, card in enumerate(cards)]
        return sum(hoped(view, hand, wanted) for hand in hands) / len(hands)

    def _programme_goal(self, view: LuckyLoopView, programme: Programme, hand: Sequence[Card]) -> Goal:
        """LL-F5 to LL-F10, LL-B1: what each result, a failure and its consolation lead to, with the cards that are left in hand."""
        if view.round > PATIENCE:
            return track(view, programme)
        me, missing = view.players[view.turn], to_accomplish(view)
        before, draws = me.results.get(programme), NUMBERS.hand - len(hand)
        recorded, wanted = least_recorded(before) <= POINTS, to_accomplish(view, programme)
        record = next(shown.record for shown in view.programmes if shown.id == programme)
        earned = np.array([bool(view.supply) and merit_of(record, points) is not None for points in POINTS.tolist()])
        lowest = min((result for other, result in me.results.items() if other != programme), default=99)
        spare = 0 if me.tokens else 1  # what tokens are worth is seen where they are gone, or where there is one
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
        return Goal(tuple(scored), consolation=consoled, failure=failed, token=token)

    def _free_goal(self, view: LuckyLoopView, cards: Sequence[Card]) -> Goal:
        """LL-K7, LL-K8: success ends the game; a failure is reckoned to have spent all tokens."""
        if view.round > PATIENCE:
            return FREE
        me, failed = view.players[view.turn], view.players[view.turn].points - NUMBERS.free.failure_costs
        moved = [free_gain(me.results, points, view.lower_free_dropped) for points in POINTS.tolist()]
        points = np.append(np.add(moved, me.points), [failed, failed])
        none = np.zeros(len(POINTS))
        ends = Ends(points, 0, np.append(none, [0, 1]), worst(me), free_worth(view.faces, cards), 1, np.append(none + 1, [0, 0]))
        *done, failure, consolation = self.chances(view, ends).tolist()
        return Goal(tuple(done), consolation=consolation, failure=failure)


def _left(view: LuckyLoopView, action: Fly | Raise) -> tuple[Card, ...]:
    """The hand once a flight is declared."""
    return without(view.hand, action.cards if isinstance(action, Fly) else (action.card,))


def _rough(view: LuckyLoopView, action: Fly | Raise) -> float:
    """What a flight is about worth, in points: less where it only betters a result."""
    me = view.players[view.turn]
    cards = tuple(sorted(card._replace(card="") for card in declared_by(view, action).cards))
    return flight_worth(cards, min(me.tokens, TOKENS_PLANNED)) - me.results.get(action.programme, 0)
