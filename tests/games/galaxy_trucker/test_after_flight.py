"""The launched ships in the review, and their comparison with simulated flights."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from tavolata.bots.play import play_game
from tavolata.core.match import Match
from tavolata.core.protocols.workshop import Design
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES
from tavolata.games.galaxy_trucker.explain.review.ships import launched_designs
from tavolata.games.galaxy_trucker.explain.review.steps import flights_of, launched_in, steps_of
from tavolata.games.galaxy_trucker.rules import shipcode
from tavolata.games.galaxy_trucker.simulation import ShipSimulation, simulate
from tavolata.games.galaxy_trucker.workshop import GalaxyTruckerWorkshop
from tavolata.i18n import translate

FLIGHTS = 30
SOUND = "II-8A06E16I20M36w42258I66U78U82C92kb2Ec7ed7Ze2Kf9lg4Mh1Li2Rj4ok52l5mm5yn"
FAULTY = GalaxyTruckerWorkshop().draft("II-", ["take 71", "place 7 6 turn 1"]).link


@cache
def played(level: str, roads: str = "0") -> Match[Any, Any, Any]:
    return play_game("galaxy-trucker", 2, ["easy"], seed=5, options={"level": level, "roads": roads})


def made(match: Match[Any, Any, Any]) -> Sequence[Design]:
    return list(launched_designs(flights_of(steps_of(match))))


def test_gt_c5_every_ship_is_told_as_it_took_off_with_the_credits_of_its_flight() -> None:
    match = played("I")
    assert match.result is not None
    launched = launched_in(flights_of(steps_of(match))[0])
    for each in made(match):
        cells = launched.players[each.seat].ship.cells
        assert shipcode.read_ship(each.code).cells.keys() == cells.keys()
        assert (each.kind, each.score, each.says) == ("I", match.result.scores[each.seat], ())
    assert [each.seat for each in made(match)] == [0, 1]


def test_gt_k1_on_a_trek_every_flight_is_told_without_what_titles_paid() -> None:
    match = played("trek")
    ships = made(match)
    assert [(each.kind, each.seat) for each in ships] == [(level, seat) for level in LEVEL_NAMES[1:] for seat in (0, 1)]
    ledgers = [ledger for flight in match.state.trek.flown for ledger in flight]
    assert [each.score for each in ships] == [ledger.total - ledger.titles for ledger in ledgers]


def test_gt_x2_a_flight_on_rough_roads_is_said_to_be_harder_than_those_of_the_judge() -> None:
    (sentence,) = made(played("I", "1"))[0].says
    assert translate(sentence.key, sentence.facts).startswith("Handicaps or Rough Roads made this flight harder")


def test_the_figures_are_those_of_the_judge() -> None:
    found = GalaxyTruckerWorkshop().compare(SOUND, 20, FLIGHTS)
    simulation = ShipSimulation(shipcode.read_ship(SOUND))
    simulation.fly(FLIGHTS)
    assert found is not None
    assert found.judged == simulate(shipcode.read_ship(SOUND), FLIGHTS) == GalaxyTruckerWorkshop().simulate_code(SOUND, FLIGHTS)
    assert found.better == pytest.approx(sum(brought < 20 for brought in simulation.credits) / FLIGHTS, abs=1e-4)
    assert translate(found.says[0].key, found.says[0].facts).startswith(f"20 credits: better than {found.better * 100:.0f} % of 30 flights")


@pytest.mark.parametrize(("score", "better", "told"), [(-99, 0, "brought less"), (999, 1, "brought as much")])
def test_what_no_flight_did_is_told_as_such(score: int, better: float, told: str) -> None:
    found = GalaxyTruckerWorkshop().compare(SOUND, score, FLIGHTS)
    assert found is not None
    assert found.better == better
    assert told in translate(found.says[0].key, found.says[0].facts)


def test_a_ship_with_faults_is_compared_with_nothing() -> None:
    assert GalaxyTruckerWorkshop().compare(FAULTY, 0, FLIGHTS) is None
