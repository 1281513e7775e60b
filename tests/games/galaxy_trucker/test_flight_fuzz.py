"""Random flights of legal ships: the invariants hold, and every kind of action and event occurs."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, get_args

import pytest

from tavolata.core.game import CHANCE
from tavolata.core.testing import conformance
from tavolata.games.galaxy_trucker.actions import FlightAction, GiveUp, Load
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES, LevelName
from tavolata.games.galaxy_trucker.events import FlightEvent
from tests.games.galaxy_trucker.money_invariants import check_events, check_table
from tests.games.galaxy_trucker.random_ships import random_fleet
from tests.games.galaxy_trucker.table import GAME, GalaxyTruckerMatch

FLIGHTS = 12
LONGEST_LIST = 40


def choose(legal: Sequence[Any], rng: random.Random) -> Any:
    """Return a random action, biased towards loading and against giving up, so that ships have cargo to lose."""
    loads = [action for action in legal if isinstance(action, Load)]
    if loads and rng.random() < 0.8:
        return loads[0]
    return conformance.choose_by_kind([action for action in legal if not isinstance(action, GiveUp) or rng.random() < 0.05], rng)


def fly(match: GalaxyTruckerMatch, rng: random.Random) -> Counter[type]:
    """Play one flight to its end and return the counts of action and event kinds."""
    seen: Counter[type] = Counter()
    while match.actors:
        before, actor = match.state, match.actors[0]
        assert len(match.legal(actor)) <= (LONGEST_LIST if actor != CHANCE else 60)
        if rng.random() < 0.02:
            conformance.check_position(match)
        action = GAME.odds(before).pick(rng.getrandbits(64), 64) if actor == CHANCE else choose(match.legal(actor), rng)
        events = tuple(match.play(actor, action))
        check_table(match.state)
        if before.phase == "flight":
            check_events(before, events, match.state)
        seen.update(map(type, (action, *events)))
    assert match.result is not None
    return seen


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_flights_keep_every_account(level: LevelName, seats: int) -> None:
    rng = random.Random(f"{level} {seats}")
    seen: Counter[type] = Counter()
    for _ in range(FLIGHTS):
        seen += fly(random_fleet(level, seats, rng), rng)
    assert seen.total() > 50 * FLIGHTS


def test_whatever_can_happen_in_flight_does() -> None:
    rng = random.Random(0)
    levels: tuple[LevelName, ...] = ("III", "II")
    missing = {*get_args(FlightAction), *get_args(FlightEvent)}
    for level in levels * 50:
        missing -= set(fly(random_fleet(level, 3, rng), rng))
        if not missing:
            break
    assert not missing


def test_whatever_is_not_legal_is_refused_with_a_rule_and_a_sentence() -> None:
    rng = random.Random(1)
    tried: set[Any] = set()
    rules: set[str] = set()
    for _ in range(8):
        match = random_fleet("III", 2, rng)
        while match.actors:
            actor = match.actors[0]
            legal = match.legal(actor)
            for action in rng.sample(sorted(tried, key=str), min(len(tried), 5)):
                if action not in legal and match.state.phase == "flight":
                    refused = GAME.refusal(match.state, actor, action)
                    assert refused.message
                    rules.add(refused.rule)
            tried.update(legal)
            match.play(actor, choose(legal, rng))
    assert rules >= {"GT-F1", "GT-F2", "GT-F6", "GT-F7", "GT-F9", "GT-F11", "GT-A2"}
