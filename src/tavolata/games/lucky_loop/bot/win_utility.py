"""Utilities that value the ends of a flight as win probabilities."""

from collections.abc import Callable
from typing import TypeAlias

from tavolata.games.lucky_loop.actions import Programme
from tavolata.games.lucky_loop.bot.win_probability_duel import RacePosition, duel_win_probability, race_position
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.scoring import free_gain, gain, least_recorded, token_reason
from tavolata.games.lucky_loop.solver.utility import Utility
from tavolata.games.lucky_loop.view import LuckyLoopView

MAX_POINTS = 60
"""The most points of a flight with the standard cards; more points add no value."""


WinProbability: TypeAlias = Callable[[LuckyLoopView, RacePosition], float]
"""A function that returns the current player's win probability after a turn that ends in this position."""


def win_utility(view: LuckyLoopView, programme: Programme | None, chance: WinProbability = duel_win_probability) -> Utility:
    """Return the utility of a flight as the current player's win probabilities."""
    return free_utility(view, chance) if programme is None else programme_utility(view, programme, chance)


def programme_utility(view: LuckyLoopView, programme: Programme, chance: WinProbability = duel_win_probability) -> Utility:
    """LL-F5 to LL-F10, LL-B1: return the utility of a programme flight: points count by the improvement, and can earn a token."""
    now = race_position(view)
    token = token_value(view, now, chance)
    values = [chance(view, _scored(view, programme, points)) - token * now.tokens for points in range(MAX_POINTS + 1)]
    failed = chance(view, now) - token * now.tokens
    consoled = chance(view, now._replace(tokens=now.tokens + bool(view.supply))) - token * now.tokens
    return Utility(tuple(values), consolation=consoled, failure=failed, token=token)


def token_value(view: LuckyLoopView, now: RacePosition, chance: WinProbability = duel_win_probability) -> float:
    """Return the mean gain of win probability for each token in hand."""
    return (chance(view, now) - chance(view, now._replace(tokens=0))) / max(now.tokens, 1)


def _scored(view: LuckyLoopView, programme: Programme, points: int) -> RacePosition:
    """LL-F8 to LL-F10, LL-B1: return the race position after a flight that scores these points."""
    now, before = race_position(view), view.players[view.turn].results.get(programme)
    earned = bool(view.supply) and token_reason(_record(view, programme), points) is not None
    accomplished = before is None and points >= least_recorded(before)
    return RacePosition(now.points + gain(before, points), now.programmes - accomplished, now.tokens + earned)


def _record(view: LuckyLoopView, programme: Programme) -> int | None:
    return next(shown.record for shown in view.programmes if shown.id == programme)


def free_utility(view: LuckyLoopView, chance: WinProbability = duel_win_probability) -> Utility:
    """LL-K7, LL-K8: return the utility of a free flight: success ends the game, a failure is assumed to have spent all tokens."""
    now, results = race_position(view), view.players[view.turn].results
    moved = [free_gain(results, points, view.lower_free_dropped) for points in range(MAX_POINTS + 1)]
    done = [chance(view, now._replace(points=now.points + gained, finished=True)) for gained in moved]
    failed = now._replace(points=now.points - NUMBERS.free.failure_costs, tokens=0)
    return Utility(tuple(done), consolation=chance(view, failed._replace(tokens=1)), failure=chance(view, failed))


def point_value(view: LuckyLoopView) -> float:
    """Return the gain of win probability for one point."""
    now = race_position(view)
    more, less = (duel_win_probability(view, now._replace(points=now.points + points)) for points in (3, -3))
    return (more - less) / 6
