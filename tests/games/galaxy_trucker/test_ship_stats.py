"""The stats of a ship equal the values that the rules use."""

import random
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.games.galaxy_trucker.content import NUMBERS, TILES, Cell, Measure
from tavolata.games.galaxy_trucker.rules.flight.power import crew_of, declarable, doubles, half_power
from tavolata.games.galaxy_trucker.rules.ship_stats import PowerRange, ship_stats
from tavolata.games.galaxy_trucker.state import PlacedTile, Player, Ship
from tavolata.games.galaxy_trucker.steps import PowerDecision
from tests.games.galaxy_trucker.in_flight import ALIEN_CREW, ALIENS, DOUBLES, TRUCK, match_in_flight
from tests.games.galaxy_trucker.random_ships import random_fleet
from tests.games.galaxy_trucker.table import player, replace, with_ships


def flying(flown: Ship, **parts: Any) -> Player:
    """Return a player in flight with this ship."""
    return replace(player(match_in_flight(flown, flown)), **parts)


MEASURES: tuple[Measure, ...] = ("engines", "firepower")


def strength(who: Player, measure: Measure) -> PowerRange:
    return ship_stats(who).engines if measure == "engines" else ship_stats(who).firepower


def most_declarable(who: Player, measure: Measure) -> float:
    """Return the highest power of any choice of powered double components."""
    cells, charge = doubles(who.ship, measure), sum(who.batteries.values())
    sets = [powered for count in range(min(len(cells), charge) + 1) for powered in combinations(cells, count)]
    return max(half_power(who.ship, crew_of(who), measure, powered) for powered in sets) / 2


def with_less_aboard(who: Player, rng: random.Random) -> Player:
    """Return the player with fewer batteries and crew members."""
    batteries = {cell: rng.randint(1, count) for cell, count in who.batteries.items() if rng.random() < 0.6}
    crew = {cell: members for cell, members in who.crew.items() if rng.random() < 0.8}
    return replace(who, batteries=batteries, crew=crew)


@settings(max_examples=60)
@given(seed=st.integers(0, 10_000))
def test_gt_f6_the_figures_are_what_the_rules_would_declare(seed: int) -> None:
    rng = random.Random(seed)
    for who in random_fleet("II", 2, rng).state.players:
        flown = with_less_aboard(replace(who, status="flying"), rng)
        for measure in MEASURES:
            stats = strength(flown, measure)
            assert stats.least == declarable(flown, PowerDecision(0, measure)) / 2
            assert stats.most == most_declarable(flown, measure)
            assert stats.batteries <= sum(flown.batteries.values())
            assert sum(share.power for share in stats.made_of) == stats.most
        assert ship_stats(flown).crew == len(list(crew_of(flown)))
        assert ship_stats(flown).batteries == sum(flown.batteries.values())


def test_gt_f4_an_alien_is_counted_where_it_helps() -> None:
    stats = ship_stats(flying(ALIENS, crew=ALIEN_CREW))
    assert (stats.firepower.least, stats.engines.least, stats.engines.most) == (3, 3, 5)
    assert [(share.source, share.count, share.power) for share in stats.engines.made_of] == [
        ("engine", 1, 1),
        ("double-engine", 1, 2),
        ("alien", 1, 2),
    ]


def test_gt_f11_doubles_count_as_far_as_the_batteries_go() -> None:
    full = flying(DOUBLES)
    stats, empty = ship_stats(full).firepower, ship_stats(replace(full, batteries={})).firepower
    assert stats.most > stats.least == empty.least == empty.most
    assert "unpowered" in [share.source for share in empty.made_of]


def test_gt_f5_an_engine_that_does_not_exhaust_to_the_rear_gives_nothing() -> None:
    engine = next(tile for tile in TILES.heap if TILES.faces[tile].kind == "engine")
    cells: dict[Cell, PlacedTile] = {NUMBERS.start: PlacedTile(TILES.cabins["blue"], 0), (7, 8): PlacedTile(engine, 1)}
    stats = ship_stats(player(with_ships(Ship("II", cells)))).engines
    assert (stats.least, stats.most) == (0, 0)
    assert [(share.source, share.count) for share in stats.made_of] == [("wrong-way", 1)]


@pytest.mark.parametrize("status", ["building", "finished"])
def test_gt_c4_before_the_launch_the_ship_counts_as_if_it_flew_now(status: str) -> None:
    built = replace(player(with_ships(TRUCK)), status=status)
    flown = flying(TRUCK)
    assert ship_stats(built) == ship_stats(flown)
    assert ship_stats(built).crew == 6


def test_gt_e1_goods_by_number_and_price() -> None:
    laden = flying(TRUCK, goods={(9, 8): ("red",), (5, 8): ("blue", "blue")})
    assert (ship_stats(laden).goods, ship_stats(laden).worth) == (3, 4 + 1 + 1)
