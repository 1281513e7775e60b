"""Missions 9 to 36 in lockstep with a model that was written from the rulebook alone: what is legal, and what follows, must be the same."""

import random

import pytest

from tavolata.games.bomb_busters.content import MISSIONS
from tests.chance import random_games
from tests.games.bomb_busters.reference_model.engine import HAS_SPECIALS, Engine
from tests.games.bomb_busters.reference_model.lockstep import KINDS, KINDS_ELSEWHERE, Model
from tests.games.bomb_busters.reference_model.players import pick
from tests.games.bomb_busters.reference_model.setup import SETTINGS_ELSEWHERE
from tests.games.bomb_busters.table import ELSEWHERE

GAMES = random_games(3)
SLIPS = (0.3, 0.005)
"""How often players act by lot, in every other game."""

TABLES = [(mission, seats) for mission in KINDS for seats in MISSIONS[mission].seats]
"""The later missions, with every number of players."""


def follow(mission: str, seats: int, seed: int, edition: str = "french") -> Engine:
    """Play a game, chance included, and compare at each step; the disagreement says where to find it again."""
    engine, model = Engine(mission, seats, edition), Model(mission, seats, edition, specials=HAS_SPECIALS)
    table = f"mission {mission}, {edition}, {seats} seats, seed {seed}"
    rng = random.Random(table)
    at = f"{table}, before the first line"
    while not agreed_to_end(engine, model, at):
        actor, text = pick(model, model.options, rng, slips=SLIPS[seed % 2])
        at = f"{table}, line {engine.lines}: {actor} {text}"
        engine.play(actor, text)
        model.play(actor, text)
    return engine


def agreed_to_end(engine: Engine, model: Model, at: str) -> bool:
    """Return True if the game is over; both must agree on that and on everything else."""
    for what, theirs, ours in engine.compared(model):
        assert theirs == ours, f"{at}\n{what}\nengine: {theirs}\nmodel:  {ours}"
    return model.result is not None


@pytest.mark.parametrize(("mission", "seats"), TABLES)
def test_engine_and_model_agree(mission: str, seats: int) -> None:
    """BB-m9 to BB-m36: by two independent readings of the same documents."""
    for seed in range(GAMES):
        follow(mission, seats, seed)


@pytest.mark.parametrize(("seats", "mission", "edition"), ELSEWHERE)
def test_engine_and_model_agree_in_every_edition(seats: int, mission: str, edition: str) -> None:
    """BB-N8, BB-m10-1, BB-m11, BB-m17, BB-m20-1, BB-m22-1, BB-m26-7, BB-m30-9, BB-m32-1, BB-m35: what other editions read otherwise."""
    for seed in range(GAMES):
        follow(mission, seats, seed, edition)


def test_every_mission_is_modelled() -> None:
    assert {mission for mission in MISSIONS if 9 <= int(mission) <= 36} == {*KINDS}


def test_every_reading_of_another_edition_is_modelled() -> None:
    readings = {(mission, edition) for mission in MISSIONS for edition in MISSIONS[mission].editions}
    assert readings == {*KINDS_ELSEWHERE, *SETTINGS_ELSEWHERE}
