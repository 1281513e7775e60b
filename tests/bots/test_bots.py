"""Tests of bots by level, and of the random bot."""

import pytest

from tavolata.bots import bot_for
from tavolata.core.errors import UnknownGame, UnknownLevel
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.registry import get_plugin, plugins


def test_a_random_bot_chooses_what_is_legal_and_by_its_seed_alone() -> None:
    match = Match.new("lucky-loop", seats=2, seed=1)
    sight = Observation(match, match.actors[0])
    chosen = [[bot_for("lucky-loop", "random", seed).choose(sight) for _ in range(2)] for seed in range(50)]
    again = [[bot_for("lucky-loop", "random", seed).choose(sight) for _ in range(2)] for seed in range(50)]
    assert chosen == again
    assert {action for pair in chosen for action in pair} <= set(sight.legal)
    assert len({action for pair in chosen for action in pair}) > 5


def test_a_random_bot_never_looks_at_the_position() -> None:
    match = Match.new("lucky-loop", seats=2, seed=1)
    sight = Observation(match, match.actors[0])
    bot_for("lucky-loop", "random", 1).choose(sight)
    assert "view" not in vars(sight)


@pytest.mark.parametrize("name", [plugin.name for plugin in plugins()])
def test_every_level_that_a_game_names_has_a_bot(name: str) -> None:
    for level in get_plugin(name).bots:
        match = Match.new(name, seats=get_plugin(name).game.seats[0], seed=1)
        sight = Observation(match, match.actors[0])
        assert bot_for(name, level, 1).choose(sight) in sight.legal


def test_an_unknown_level_is_refused_with_the_known_levels() -> None:
    with pytest.raises(UnknownLevel, match="lucky-loop has no bot 'genius'; there is easy, normal, hard, random"):
        bot_for("lucky-loop", "genius", 1)


def test_an_unknown_game_is_refused_with_the_known_games() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'chess'; there is .*lucky-loop"):
        bot_for("chess", "random", 1)
