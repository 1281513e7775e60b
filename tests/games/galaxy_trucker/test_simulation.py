"""The simulation equals flights of a match step by step, is deterministic, and has plausible statistics."""

import random
from collections import Counter
from functools import cache
from itertools import pairwise
from math import isclose

import msgspec
import pytest

from tavolata.bots.play import play_game
from tavolata.core.game import CHANCE
from tavolata.core.observation import Observation
from tavolata.games.galaxy_trucker.actions import Deal
from tavolata.games.galaxy_trucker.bot import make_bot
from tavolata.games.galaxy_trucker.content import CARDS, LEVEL_NAMES, NUMBERS, TILES, LevelName
from tavolata.games.galaxy_trucker.rules import check
from tavolata.games.galaxy_trucker.simulation import FlightStats, ShipSimulation, simulate
from tavolata.games.galaxy_trucker.simulation.dice_script import ChanceScript, chance_script
from tavolata.games.galaxy_trucker.simulation.flight_stats import FlightResult, flight_stats
from tavolata.games.galaxy_trucker.simulation.memo import known_effects
from tavolata.games.galaxy_trucker.simulation.solo_flight import RemainingShips, SoloFlight, launched_state
from tavolata.games.galaxy_trucker.state import Player, Ship, State
from tavolata.games.galaxy_trucker.steps import TurnCardStep
from tests.games.galaxy_trucker.in_flight import ALIENS, BARE, CHAIN, DOUBLES, GUNS, HOLDS, SIDEWAYS, TRUCK, TUG
from tests.games.galaxy_trucker.random_ships import random_ship
from tests.games.galaxy_trucker.table import GalaxyTruckerMatch, begun_at, new_match, replace

HARD = make_bot("hard", 0)
DRAWN = {
    "truck": TRUCK,
    "tug": TUG,
    "bare": BARE,
    "aliens": ALIENS,
    "chain": CHAIN,
    "sideways": SIDEWAYS,
    "doubles": DOUBLES,
    "holds": HOLDS,
    "guns": GUNS,
}


def solo_match(ship: Ship) -> GalaxyTruckerMatch:
    """Return a solo match with a finished ship."""
    match = new_match(2, ship.level)
    match = begun_at(match, check.begin(replace(match.state, players=(Player(ship, start=1, status="finished"),)))[0])
    while match.state.phase == "boarding":
        play_bot_action(match)
    return match


def play_bot_action(match: GalaxyTruckerMatch) -> None:
    """Play the action of the hard bot."""
    action = HARD.choose(Observation(match, 0))
    assert action is not None
    match.play(0, action)


def to_the_next_card(match: GalaxyTruckerMatch, flight: ChanceScript) -> None:
    """Play a match to the next card with the scripted rolls and the hard bot."""
    turned = len(match.state.flying.turned) if match.state.flying else 0
    throws = iter(flight.rolls[turned])
    match.play(CHANCE, Deal(flight.cards[turned]))
    while match.actors and not is_between_cards(match.state):
        if match.actors == [CHANCE]:
            match.play(CHANCE, next(throws))
        else:
            play_bot_action(match)


def is_between_cards(state: State) -> bool:
    return state.flying is not None and bool(state.flying.steps) and isinstance(state.flying.steps[-1], TurnCardStep)


def fly_to_the_next_card(flight: SoloFlight) -> None:
    """Run a simulated flight to the next card."""
    flight.step()
    while flight.context.steps and not isinstance(flight.context.steps[-1], TurnCardStep):
        flight.step()


def check_lockstep(ship: Ship, number: int, wrecks: RemainingShips) -> None:
    """Check that a simulated flight and a match agree after each card."""
    match, on = solo_match(ship), chance_script(ship.level, 7, number)
    flight = SoloFlight(launched_state(ship), on, wrecks)
    context = flight.context
    assert match.state.players == context.state.players
    while match.actors:
        to_the_next_card(match, on)
        fly_to_the_next_card(flight)
        assert match.state.players[0] == context.players[0]
        assert match.state.bank == context.bank
    assert match.state.flying is not None
    assert not context.steps
    assert (match.state.flying.ledgers, match.state.flying.out) == (context.flying.ledgers, context.flying.out)
    assert match.state.result == context.state.result


@cache
def ships_built_by_bots(level: LevelName) -> list[Ship]:
    """Return ships built by bots."""
    match = play_game("galaxy-trucker", 3, ["hard", "hard", "normal"], 3, {"level": level})
    launch = next(n for n in range(len(match.log)) if is_between_cards(match.at(n).state))
    return [player.ship for player in match.at(launch).state.players]


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_ships_of_bots_fly_in_lockstep_with_a_match(level: LevelName) -> None:
    for ship in ships_built_by_bots(level):
        wrecks = RemainingShips()
        for number in range(6):
            check_lockstep(ship, number, wrecks)


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_random_ships_fly_in_lockstep_with_a_match(level: LevelName) -> None:
    rng = random.Random(level)
    for number in range(12):
        ship = random_ship(rng.choice(list(TILES.cabins.values())), rng.sample(TILES.heap, rng.randint(5, 40)), level)
        check_lockstep(ship, number, RemainingShips())


@pytest.mark.parametrize("name", DRAWN)
def test_drawn_ships_fly_in_lockstep_with_a_match(name: str) -> None:
    wrecks = RemainingShips()
    for number in range(8):
        check_lockstep(DRAWN[name], number, wrecks)


def test_gt_f2_alone_all_reasons_but_being_lapped_come_up() -> None:
    reasons = {reason for name in DRAWN for reason in simulate(DRAWN[name], 60).out}
    assert reasons == {"engines", "humans", "choice"}


def test_gt_c4_a_cabin_with_life_support_takes_its_alien_as_the_hard_bot_would() -> None:
    crew = launched_state(ALIENS).players[0].crew
    assert Counter(member for members in crew.values() for member in members) == {"human": 4, "brown": 1}


# Scripts


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_gt_c5_a_fate_is_a_deck_of_the_level(level: LevelName) -> None:
    flight, pile = NUMBERS.levels[level], NUMBERS.levels[level].pile
    for number in range(40):
        cards, throws = chance_script(level, 0, number)
        assert len(set(cards)) == len(cards) == len(throws) == flight.cards
        if level == "test":
            assert all(CARDS[card].test for card in cards)
        else:
            assert CARDS[cards[0]].level == level
            assert Counter(CARDS[card].level for card in cards) == Counter(pile * NUMBERS.piles)


def test_gt_c5_any_card_may_come_and_dice_fall_as_often_as_they_should() -> None:
    fates = [chance_script("II", 1, number) for number in range(2000)]
    tops = Counter(on.cards[0] for on in fates)
    rest = Counter(card for on in fates for card in on.cards[1:])
    rolled = Counter(roll.low + roll.high for on in fates for throws in on.rolls for roll in throws)
    assert len(tops) == 20
    assert min(tops.values()) > 60
    assert len(rest) == 40
    assert isclose(rolled[7] / rolled.total(), 1 / 6, rel_tol=0.1)
    assert isclose(rolled[2] / rolled.total(), 1 / 36, rel_tol=0.2)


# Statistics


def test_the_same_seed_gives_the_same_figures_and_another_one_others() -> None:
    ship = ships_built_by_bots("II")[0]
    assert simulate(ship, 30, seed=4) == simulate(ship, 30, seed=4)
    assert simulate(ship, 30, seed=4) != simulate(ship, 30, seed=5)


def test_a_few_flights_are_the_first_of_many() -> None:
    few, many = ShipSimulation(TRUCK, 2), ShipSimulation(TRUCK, 2)
    few.fly(10)
    many.fly(4)
    many.fly(36)
    assert many.credits[:10] == few.credits
    few.fly(30)
    assert few.stats == many.stats == simulate(TRUCK, 40, 2)


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_figures_are_sane(level: LevelName) -> None:
    for ship in ships_built_by_bots(level):
        found = simulate(ship, 40)
        assert found.flights == 40
        assert isclose(found.arrived + sum(found.out.values()), 1, abs_tol=0.001)
        assert found.credits.p10 <= found.credits.p50 <= found.credits.p90
        assert found.credits.p10 - 30 <= found.credits.mean <= found.credits.p90 + 30
        assert {weak.cell for weak in found.weak} <= set(ship.cells)
        assert all(0 < later.share <= former.share <= 1 for former, later in pairwise(found.weak))
        assert isclose(sum(weak.share for weak in found.weak), found.lost.mean, abs_tol=0.01)


def test_gt_e1_who_arrives_alone_is_first_and_prettiest() -> None:
    judge = ShipSimulation(TUG)
    judge.fly(50)
    level = NUMBERS.levels["II"]
    assert max(judge.credits) >= level.rewards[0] + level.prettiest


def test_a_better_ship_brings_home_more() -> None:
    assert simulate(TRUCK, 100).credits.mean > simulate(TUG, 100).credits.mean > simulate(BARE, 100).credits.mean


def test_the_figures_of_given_flights() -> None:
    ends = [FlightResult(20 - number, ((7, 6),) if number < 4 else (), "engines" if number == 9 else None) for number in range(10)]
    found = flight_stats([*ends[:-1], FlightResult(-5, ((7, 6), (6, 6)), "engines")])
    assert msgspec.json.decode(msgspec.json.encode(found)) == {
        "flights": 10,
        "arrived": 0.9,
        "credits": {"mean": 13.9, "p10": -5, "p50": 15, "p90": 19},
        "lost": {"mean": 0.6},
        "out": {"engines": 0.1},
        "weak": [{"cell": [7, 6], "share": 0.5}, {"cell": [6, 6], "share": 0.1}],
    }
    assert isinstance(found, FlightStats)


def test_only_a_sound_ship_flies() -> None:
    faulty = Ship("test", {(4, 7): TRUCK.cells[7, 7]})
    with pytest.raises(AssertionError, match="without faults"):
        simulate(faulty, 1)


def test_wrecks_are_forgotten_when_they_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.games.galaxy_trucker.simulation.solo_flight._MAX_REMAINING_SHIPS", 2)
    forgetful, plain = ShipSimulation(CHAIN), simulate(CHAIN, 20)
    forgetful.fly(20)
    assert forgetful.stats == plain


def test_no_more_is_learnt_of_a_ship_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, forgetful = ShipSimulation(TRUCK, 8), ShipSimulation(TRUCK, 8)
    plain.fly(20)
    monkeypatch.setattr("tavolata.games.galaxy_trucker.simulation.memo._MAX_ENTRIES", 3)
    forgetful.fly(20)
    assert forgetful.stats == plain.stats
    known, learnt = (len(known_effects(judge._start.players[0].ship)) for judge in (forgetful, plain))
    assert known == 3 < learnt


def test_a_ship_that_was_judged_is_not_kept_by_what_was_learnt() -> None:
    ship = Ship(TRUCK.level, TRUCK.cells)
    simulate(ship, 3)
    assert not known_effects(ship)
