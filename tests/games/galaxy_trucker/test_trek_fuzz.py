"""Treks of bots, which win, share and defend titles: the invariants hold, and no hidden information leaks."""

import random
from itertools import cycle, islice
from typing import Any

import pytest

from tavolata.bots import bot_for
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.record import verify_record
from tavolata.core.testing import conformance
from tavolata.games.galaxy_trucker.rules.game import GalaxyTrucker
from tests.chance import random_games
from tests.games.galaxy_trucker.money_invariants import InvariantChecker
from tests.games.galaxy_trucker.test_fuzz import check_no_leak

GAMES = random_games(2)
LEVELS = ("normal", "easy", "hard")
CHECKED = 0.004
"""The share of states with expensive checks, besides all states between flights."""


def trek(seats: int, seed: int) -> Match[Any, Any, Any]:
    """Play a Trek of bots of all levels, with or without roads, under the invariant checks."""
    options = {"level": "trek", "clock": "untimed", "roads": str((seats + seed) % 4)}
    rng, match = random.Random(seed), Match.new("galaxy-trucker", seats, seed, options)
    bots = [bot_for("galaxy-trucker", level, seed) for level in islice(cycle(LEVELS), seed, seed + seats)]
    books = InvariantChecker(match)
    while match.result is None:
        seat = rng.choice(match.awaited)
        match.play(seat, bots[seat].choose(Observation(match, seat)))
        books(match)
        if match.state.phase in ("sharing", "layover") or rng.random() < CHECKED:
            check_trek_match(match, rng)
    return match


def check_trek_match(match: Match[Any, Any, Any], rng: random.Random) -> None:
    """Check the Game protocol, leaks and determinization."""
    conformance.check_position(match)
    check_no_leak(match, rng)
    for seat in (None, *range(match.seats)):
        assert match.resample(seat, seed=len(match.log)).view(seat) == match.view(seat)


@pytest.mark.parametrize("seats", GalaxyTrucker.seats)
def test_treks_account_for_every_credit_and_leak_nothing(seats: int) -> None:
    for seed in range(GAMES):
        match = trek(seats, seed)
        flown = match.state.trek.flown
        assert match.result is not None
        assert len(flown) == 3
        assert match.result.scores == tuple(sum(ledgers[seat].total for ledgers in flown) for seat in range(seats))
        verify_record(match.save())
