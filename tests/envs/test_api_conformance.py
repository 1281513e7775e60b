"""Runs the conformance tests of PettingZoo, Gymnasium and OpenSpiel on all games."""

from random import Random
from typing import Any

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pettingzoo.test import api_test, performance_benchmark, seed_test

import tavolata.envs
from tavolata.core.errors import BadCall
from tavolata.envs import EnvFactory, openspiel
from tests.envs.random_agents import TABLES

VERSIONS = {name: f"{name.replace('-', '_')}_v1" for name in TABLES}
every_game = pytest.mark.parametrize("game", TABLES)

# It says so of every environment whose observations hold a mask, save those that it brings itself.
masked = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def with_masks(test: Any) -> Any:
    for mark in masked:
        test = mark(test)
    return test


def version(game: str) -> EnvFactory:
    found: EnvFactory = getattr(tavolata.envs, VERSIONS[game])
    return found


def environment(game: str, **settings: Any) -> Any:
    seats, options = TABLES[game]
    return version(game).env(seats, options=options, **settings)


@every_game
@with_masks
def test_pettingzoo_finds_no_fault(game: str) -> None:
    api_test(environment(game), num_cycles=300)


@every_game
def test_pettingzoo_finds_the_same_game_for_the_same_seed(game: str) -> None:
    seed_test(lambda: environment(game), num_cycles=300)


@every_game
def test_pettingzoo_measures_its_speed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(environment(game))
    assert "turns per second" in capsys.readouterr().out


@every_game
@with_masks
def test_pettingzoo_with_bots_on_some_seats(game: str) -> None:
    env = environment(game, bots={1: "random"})
    env.reset(seed=1)
    assert "player_1" not in env.agents
    api_test(env, num_cycles=100)


def test_an_illegal_choice_ends_the_game_in_pettingzoo() -> None:
    env = environment("lucky-loop")
    env.reset(seed=1)
    env.step(0)
    assert all(env.terminations.values())


def test_a_game_of_pettingzoo_ends_with_its_rewards() -> None:
    env: Any = environment("lucky-loop", max_moves=100_000)
    env.reset(seed=4)
    lot, rewards = Random(4), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        rewards[agent] += reward
        env.step(None if over or cut else lot.choice(seen["action_mask"].nonzero()[0]))
    assert sorted(rewards.values()) == [-0.5, -0.5, 1.0]


def test_a_table_is_shown_in_words() -> None:
    env = version("lucky-loop").env(2, render_mode="ansi")
    env.reset(seed=1)
    assert "player_0" in str(env.render())
    assert version("lucky-loop").raw_env(2).render() is None


@every_game
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
def test_gymnasium_finds_no_fault(game: str) -> None:
    seats, options = TABLES[game]
    check_env(version(game).seat_env(seats, rivals="random", options=options))


def test_one_seat_plays_against_bots() -> None:
    env = version("lucky-loop").seat_env(2, rivals="easy", seat=1, max_moves=100_000, render_mode="ansi")
    seen, _ = env.reset(seed=3)
    lot, over, reward = Random(3), False, 0.0
    while not over:
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, over, _, infos = env.step(lot.choice(seen["action_mask"].nonzero()[0]))
        assert "illegal" not in infos
    assert reward in (-1.0, 0.0, 1.0)
    assert "seat 1" in env.render()


def spiel_game(game: str, max_moves: int = 150) -> openspiel.TavolataGame:
    seats, options = TABLES[game]
    return openspiel.game(game, seats, options, max_moves)


@every_game
def test_openspiel_finds_no_fault(game: str) -> None:
    pyspiel.random_sim_test(spiel_game(game), num_sims=3, serialize=False, verbose=False)


def after_chance(state: Any, lot: Random) -> Any:
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        assert sum(odds) == pytest.approx(1.0)
        state.apply_action(*lot.choices(outcomes, odds))
    return state


@every_game
def test_an_imagined_world_looks_the_same(game: str) -> None:
    lot = Random(2)
    state = after_chance(spiel_game(game).new_initial_state(), lot)
    for _ in range(10):
        player = state.current_player()
        world = state.resample_from_infostate(player, lot.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        state.apply_action(lot.choice(state.legal_actions()))
        if after_chance(state, lot).is_terminal():
            return


def test_no_world_is_imagined_while_chance_is_to_act() -> None:
    with pytest.raises(BadCall, match="let it act first"):
        spiel_game("lucky-loop").new_initial_state().resample_from_infostate(0, Random(1).random)


def test_information_states_grow_and_differ_by_seat() -> None:
    lot = Random(2)
    state = after_chance(spiel_game("lucky-loop").new_initial_state(), lot)
    told = [state.information_state_string(seat) for seat in range(3)]
    assert len(set(told)) == 3
    state.apply_action(state.legal_actions()[0])
    assert all(state.information_state_string(seat).startswith(before) for seat, before in enumerate(told))


def test_a_search_of_openspiel_plays_it() -> None:
    game, lot = spiel_game("lucky-loop", 60), Random(2)
    state = after_chance(game.new_initial_state(), lot)
    bot = ISMCTSBot(game=game, evaluator=RandomRolloutEvaluator(1), uct_c=1.0, max_simulations=4)
    assert bot.step(state) in state.legal_actions()


def test_the_clock_runs_on_while_chance_acts_in_openspiel() -> None:
    """36 actions of 2.5 seconds by two builders at once use up the 90 seconds of the hourglass."""
    state, lot = openspiel.game("galaxy-trucker", 2).new_initial_state(), Random(2)
    assert after_chance(state, lot).current_player() == 0
    encoding = version("galaxy-trucker").encoding
    take, put_back = encoding.ranges["take"][0], encoding.ranges["return"][0]
    for _ in range(72):
        assert "glass-empty" not in state.information_state_string(0)
        state.apply_action(take if take in state.legal_actions() else put_back)
        after_chance(state, lot)
    assert "glass-empty" in state.information_state_string(0)
