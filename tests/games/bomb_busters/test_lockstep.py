"""Missions 9 to 36 in lockstep with a model that was written from the rulebook alone: what is legal, and what follows, must be the same."""

import random

import pytest

from tavolata.games.bomb_busters.content import MISSIONS
from tests.chance import random_games
from tests.games.bomb_busters.model.engine import HAS_SPECIALS, Engine
from tests.games.bomb_busters.model.follow import KINDS, Model
from tests.games.bomb_busters.model.players import pick

GAMES = random_games(3)
SLIPS = (0.3, 0.005)
"""How often players act by lot, in every other game."""

TABLES = [(mission, seats) for mission in KINDS for seats in MISSIONS[mission].seats]
"""The later missions, with every number of players."""


def follow(mission: str, seats: int, seed: int) -> Engine:
    """Play a game, chance included, and compare at each step; the disagreement says where to find it again."""
    engine, model = Engine(mission, seats), Model(mission, seats, specials=HAS_SPECIALS)
    rng = random.Random(f"{mission} {seats} {seed}")
    at = f"mission {mission}, {seats} seats, seed {seed}, before the first line"
    while not agreed_to_end(engine, model, at):
        actor, text = pick(model, model.options, rng, slips=SLIPS[seed % 2])
        at = f"mission {mission}, {seats} seats, seed {seed}, line {engine.lines}: {actor} {text}"
        engine.play(actor, text)
        model.play(actor, text)
    return engine


def agreed_to_end(engine: Engine, model: Model, at: str) -> bool:
    """Whether the game is over; both must agree on that and on everything else."""
    for what, theirs, ours in engine.compared(model):
        assert theirs == ours, f"{at}\n{what}\nengine: {theirs}\nmodel:  {ours}"
    return model.result is not None


@pytest.mark.parametrize(("mission", "seats"), TABLES)
def test_engine_and_model_agree(mission: str, seats: int) -> None:
    """BB-m9 to BB-m36: by two independent readings of the same documents."""
    for seed in range(GAMES):
        follow(mission, seats, seed)


def test_every_mission_is_modelled() -> None:
    assert {mission for mission in MISSIONS if 9 <= int(mission) <= 36} == {*KINDS}
