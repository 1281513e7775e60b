"""Tests of the Monte Carlo bot: legal in every game, reproducible by its seed, and right where playouts show it."""

from math import inf
from typing import Any

import pytest

from tavolata.bots import bot_for
from tavolata.bots.monte_carlo import MonteCarlo
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.registry import get_plugin, plugins
from tavolata.games.bomb_busters.actions import Point
from tests.games.bomb_busters.test_bot import whole


class FewPlayouts(MonteCarlo):
    """Monte Carlo bot with few playouts."""

    PLAYOUTS = 2


class NeverDecided(FewPlayouts):
    """Monte Carlo bot for which no action is clearly better."""

    STANDARD_ERRORS = inf


@pytest.mark.parametrize("game", [plugin.name for plugin in plugins()])
def test_where_nothing_is_clearly_better_it_does_as_the_weakest_level_does(game: str) -> None:
    match: Match[Any, Any, Any] = Match.new(game, 2, seed=3)
    sight = Observation(match, match.actors[0])
    assert NeverDecided(7).choose(sight) == bot_for(game, get_plugin(game).bots[0], 7).choose(sight)


@pytest.mark.parametrize("game", [plugin.name for plugin in plugins()])
def test_it_plays_any_game_and_by_its_seed_alone(game: str) -> None:
    match: Match[Any, Any, Any] = Match.new(game, 2, seed=2)
    sight = Observation(match, match.actors[0])
    choices = [FewPlayouts(7).choose(sight) for _ in range(2)]
    assert choices[0] == choices[1]
    assert choices[0] in sight.legal


def test_it_finds_the_cut_that_wins_and_not_the_one_that_explodes() -> None:
    match = whole("?3", "i3 ?R4", mission="4")
    assert [MonteCarlo(seed).choose(Observation(match, 0)) for seed in range(5)] == [Point(1, 0)] * 5


def test_what_it_need_not_do_it_leaves_be() -> None:
    match = whole("6 ?1 ?1", "6 ?1 ?2", "?1 ?2", options={"equipment": "rewinder,stabilizer,ray,super-detector"}, mission="4", dial=2)
    sight = Observation(match, 1)
    assert sight.legal
    assert FewPlayouts(1).choose(sight) is None
