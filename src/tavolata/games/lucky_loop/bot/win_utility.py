"""Flying to win: what the ends of a flight are worth in chances of winning the game."""

from collections.abc import Callable
from typing import TypeAlias

from tavolata.games.lucky_loop.actions import Programme
from tavolata.games.lucky_loop.bot.win_probability_duel import Standing, standing, winning_chance
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.scoring import free_gain, gain, least_recorded, merit_of
from tavolata.games.lucky_loop.solver.utility import Goal
from tavolata.games.lucky_loop.view import LuckyLoopView

MOST_POINTS = 60
"""No flight with the standard cards brings more; beyond it more points are worth no more."""


Chance: TypeAlias = Callable[[LuckyLoopView, Standing], float]
"""How likely the player whose turn it is wins after it, standing so."""


def winning_goal(view: LuckyLoopView, programme: Programme | None, chance: Chance = winning_chance) -> Goal:
    """What the ends of a flight are worth in chances of winning, to the player whose turn it is."""
    return free_goal(view, chance) if programme is None else programme_goal(view, programme, chance)


def programme_goal(view: LuckyLoopView, programme: Programme, chance: Chance = winning_chance) -> Goal:
    """LL-F5 to LL-F10, LL-B1: points count by what is better than before, and a token may come with them."""
    now = standing(view)
    token = token_worth(view, now, chance)
    worth = [chance(view, _scored(view, programme, points)) - token * now.tokens for points in range(MOST_POINTS + 1)]
    failed = chance(view, now) - token * now.tokens
    consoled = chance(view, now._replace(tokens=now.tokens + bool(view.supply))) - token * now.tokens
    return Goal(tuple(worth), consolation=consoled, failure=failed, token=token)


def token_worth(view: LuckyLoopView, now: Standing, chance: Chance = winning_chance) -> float:
    """What each token in hand adds to the chance of winning, on the average."""
    return (chance(view, now) - chance(view, now._replace(tokens=0))) / max(now.tokens, 1)


def _scored(view: LuckyLoopView, programme: Programme, points: int) -> Standing:
    """LL-F8 to LL-F10, LL-B1: the standing after a flight that brought so many points."""
    now, before = standing(view), view.players[view.turn].results.get(programme)
    earned = bool(view.supply) and merit_of(_record(view, programme), points) is not None
    accomplished = before is None and points >= least_recorded(before)
    return Standing(now.points + gain(before, points), now.programmes - accomplished, now.tokens + earned)


def _record(view: LuckyLoopView, programme: Programme) -> int | None:
    return next(shown.record for shown in view.programmes if shown.id == programme)


def free_goal(view: LuckyLoopView, chance: Chance = winning_chance) -> Goal:
    """LL-K7, LL-K8: success ends the game, with it goes what tokens are worth; a failure is reckoned to have spent them all."""
    now, results = standing(view), view.players[view.turn].results
    moved = [free_gain(results, points, view.lower_free_dropped) for points in range(MOST_POINTS + 1)]
    done = [chance(view, now._replace(points=now.points + gained, finished=True)) for gained in moved]
    failed = now._replace(points=now.points - NUMBERS.free.failure_costs, tokens=0)
    return Goal(tuple(done), consolation=chance(view, failed._replace(tokens=1)), failure=chance(view, failed))


def point_worth(view: LuckyLoopView) -> float:
    """What a point adds to the chance of winning."""
    now = standing(view)
    more, less = (winning_chance(view, now._replace(points=now.points + points)) for points in (3, -3))
    return (more - less) / 6
