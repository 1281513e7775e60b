"""Tests of trajectories from records."""

from random import Random

import numpy as np
import pytest

from tavolata.bots.play import play_game
from tavolata.core.match import Match
from tavolata.envs import EnvConfig, SeatLoop, trajectory
from tests.envs.random_agents import TABLES, config, random_decisions


def test_the_trajectory_of_a_record_equals_the_decisions_of_the_learner() -> None:
    table, lived = SeatLoop(EnvConfig("lucky-loop", 2), 5), []
    lot = Random(5)
    while not table.is_over:
        number = lot.choice(table.legal)
        if table.seat == 1:
            lived.append((table.observe(1), table.mask(1), number))
        table.step(number)
    told = trajectory(table.match.save(), seat=1)
    seen, masks, numbers = zip(*lived, strict=True)
    assert np.array_equal(told.observations, seen)
    assert np.array_equal(told.action_masks, masks)
    assert told.actions.tolist() == list(numbers)
    assert told.rewards[-1] == table.rewards()[1]
    assert not told.rewards[:-1].any()


@pytest.mark.parametrize("game", TABLES)
def test_matches_of_bots_have_trajectories(game: str) -> None:
    seats, options = TABLES[game]
    match = play_game(game, seats, ["random"], 3, options)
    for seat in range(seats):
        told = trajectory(match, seat)
        assert len(told.actions) == sum(entry.actor == seat for entry in match.log)
        assert told.action_masks[np.arange(len(told.actions)), told.actions].all()


def test_what_was_taken_back_is_left_out() -> None:
    match = Match.new("lucky-loop", 2, 5)
    (seat,) = match.actors
    before = len(match.log)
    match.play(seat, match.legal(seat)[0])
    match.undo(before)
    match.play(seat, match.legal(seat)[-1])
    told = trajectory(match, seat)
    assert len(told.actions) == 1
    assert not told.rewards.any()


def test_a_seat_without_actions_has_an_empty_trajectory() -> None:
    match = Match.new("lucky-loop", 2, 5)
    told = trajectory(match, 0)
    assert told.observations.shape == (0, config("lucky-loop").encoding.figures)
    assert told.rewards.shape == (0,)


def test_a_game_by_lot_can_be_reloaded() -> None:
    table = SeatLoop(config("bomb-busters"), 8)
    for at in random_decisions(table, Random(8)):
        assert at.seat is not None
    assert trajectory(table.match.save(), 0).rewards[-1] == table.rewards()[0]
