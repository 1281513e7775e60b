"""GT-A: the effect of each kind of card, and the card file."""

from importlib.resources import files
from typing import Any

import pytest

from tavolata.core.errors import BadContent
from tavolata.games.galaxy_trucker.content import CARDS, SIDES, CardName, Cell, Meteor, Side, load_cards
from tavolata.games.galaxy_trucker.events import (
    CardSkipped,
    Claimed,
    CrewLost,
    Declared,
    Earned,
    Fought,
    GaveUp,
    GoodsLost,
    GoodsOffered,
    Landed,
    Lowest,
    Moved,
    Passed,
    Rolled,
    SabotageFailed,
    SabotageRolled,
    Struck,
    TilesLost,
)
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext
from tavolata.games.galaxy_trucker.rules.flight.strikes import do_strike
from tavolata.games.galaxy_trucker.rules.ship import first_in_line
from tavolata.games.galaxy_trucker.state import Ship
from tavolata.games.galaxy_trucker.steps import StrikeStep
from tests.games.galaxy_trucker.in_flight import (
    ALIEN_CREW,
    ALIENS,
    BARE,
    DOUBLES,
    GUNS,
    HOLDS,
    SIDEWAYS,
    TRUCK,
    TUG,
    days_of,
    events_of,
    match_in_flight,
    statuses_of,
    turn_card,
)
from tests.games.galaxy_trucker.table import GalaxyTruckerMatch, legal, play, player, refusal_key, with_changes

OPEN_SPACE, ABANDONED_SHIP, ABANDONED_STATION, TWO_PLANETS = "I-05", "I-17", "I-19", "I-14"
SLAVERS, SMUGGLERS, PIRATES = "I-01", "I-02", "I-03"
STARDUST, EPIDEMIC, SABOTAGE, COMBAT_ZONE, COMBAT_FOR_GOODS = "I-04", "II-05", "III-05", "I-16", "II-16"
BIG_FRONT, SMALL_ALL_ROUND, BIG_LEFT, BIG_RIGHT = "I-11", "I-10", "II-09", "II-11"
MISS = "chance roll 1 1"


def outcomes(events: list[Any], seat: int = 0) -> list[str]:
    """Return the effect of each meteor or shot on a seat."""
    found = (("missed" if seat in event.misses else "") if isinstance(event, Rolled) else _outcome(event, seat) for event in events)
    return [outcome for outcome in found if outcome]


def _outcome(event: Any, seat: int) -> str:
    return event.outcome if isinstance(event, Struck) and event.seat == seat else ""


# GT-A1


def test_gt_a1_open_space_declare_and_move_at_once_in_route_order() -> None:
    match = match_in_flight(TRUCK, TUG, days=(20, 19))
    events = turn_card(match, OPEN_SPACE)
    assert not events_of(Moved, events)
    events = play(match, "0 declare")
    assert events_of(Declared, events) == [Declared(0, "engines", 1.0, "race"), Declared(1, "engines", 1.0, "race")]
    assert days_of(match) == [21, 20]


def test_gt_a1_one_may_declare_0_and_must_give_up_then() -> None:
    match = match_in_flight(DOUBLES, TUG)
    assert events_of(GaveUp, turn_card(match, OPEN_SPACE, "0 declare")) == [GaveUp(0, "engines")]
    assert days_of(match) == [20, 18]


# GT-A2


def test_gt_a2_land_on_a_free_planet_in_route_order_or_pass() -> None:
    match = match_in_flight(HOLDS, HOLDS, TUG)
    turn_card(match, TWO_PLANETS)
    assert legal(match) == ["land 1", "land 2", "pass"]
    assert refusal_key(match, "0 land 3") == "GT-A2"
    assert refusal_key(match, "0 claim") == "GT-A2"
    assert play(match, "0 land 2") == [Landed(0, 2)]
    assert legal(match, 1) == ["land 1", "pass"]
    assert refusal_key(match, "1 land 2") == "GT-A2"
    events = play(match, "1 land 1")
    assert events_of(Passed, events) == [Passed(2, "taken")]
    assert events_of(GoodsOffered, events) == [GoodsOffered(0, ("yellow", "yellow"), ())]


def test_gt_a2_load_in_landing_order_then_lose_the_days_last_first() -> None:
    match = match_in_flight(HOLDS, HOLDS, days=(20, 19))
    turn_card(match, TWO_PLANETS, "0 land 2", "1 land 1")
    assert match.actors == [0]
    assert not events_of(Moved, play(match, "0 load yellow 6 7", "0 load-done"))
    assert match.actors == [1]
    events = play(match, "1 load-done")
    assert events_of(Moved, events) == [Moved(1, -3, 16, "days", 16), Moved(0, -3, 17, "days", 17)]
    assert (player(match).goods, player(match, 1).goods) == ({(6, 7): ("yellow",)}, {})


# GT-A3, GT-A4


def test_gt_a3_the_first_with_enough_crew_who_wants_the_ship_has_it() -> None:
    match = with_changes(match_in_flight(TUG, TRUCK, TUG), 0, crew={(7, 7): ("human",)})
    turn_card(match, ABANDONED_SHIP)
    assert match.actors == [1]
    assert legal(match, 1) == ["claim", "pass"]
    assert refusal_key(match, "1 land 1") == "GT-A3"
    assert play(match, "1 pass") == [Passed(1)]
    events = play(match, "2 claim")
    assert events[:4] == [Claimed(2), CrewLost(2, (7, 7), ("human", "human"), "sent"), Moved(2, -1, 14, "days", 14), Earned(2, 3)]
    assert player(match, 2).credits == 3
    assert statuses_of(match) == ["flying", "flying", "gave-up"]


def test_gt_a3_only_one_has_it() -> None:
    match = match_in_flight(TRUCK, TRUCK)
    turn_card(match, ABANDONED_SHIP, "0 claim", "0 lose-crew 5 7", "0 lose-crew 5 7")
    assert legal(match) == ["fly-on", "give-up"]
    assert (player(match).credits, player(match, 1).credits) == (3, 0)


def test_gt_a4_a_station_asks_for_crew_and_keeps_none() -> None:
    match = match_in_flight(TUG, TRUCK)
    turn_card(match, ABANDONED_STATION)
    assert match.actors == [1]
    assert refusal_key(match, "1 fly-on") == "GT-A4"
    events = play(match, "1 claim", "1 load yellow 5 8", "1 load green 9 8", "1 load-done")
    assert not events_of(CrewLost, events)
    assert events_of(Moved, events) == [Moved(1, -1, 16, "days", 16)]
    assert player(match, 1).goods == {(5, 8): ("yellow",), (9, 8): ("green",)}


def test_gt_a4_nobody_with_enough_crew_nobody_is_asked() -> None:
    match = match_in_flight(TUG, TUG)
    turn_card(match, ABANDONED_STATION)
    assert legal(match) == ["fly-on", "give-up"]


# GT-A5


def test_gt_a5_one_roll_for_all_on_the_first_tile_in_the_line() -> None:
    match = match_in_flight(GUNS, TUG)
    events = turn_card(match, SMALL_ALL_ROUND, "chance roll 3 4")
    assert events_of(Rolled, events) == [Rolled((3, 4), "column", "small", "front", 1, ())]
    assert events_of(Struck, events) == [
        Struck(0, "small", "front", 7, (7, 6), "bounced", "smooth"),
        Struck(1, "small", "front", 7, (7, 7), "hit", "pipe"),
    ]
    assert events_of(Rolled, play(match, MISS, "chance roll 4 4"))[1] == Rolled((4, 4), "row", "small", "left", 3, ())


@pytest.mark.parametrize(
    ("lines", "outcome"),
    [
        (["chance roll 3 3"], "bounced"),
        ([MISS, MISS, "chance roll 3 4"], "bounced"),
        ([MISS, MISS, MISS, "chance roll 3 4"], "hit"),
        ([MISS, MISS, MISS, MISS, "chance roll 3 3"], "hit"),
        ([MISS, MISS, MISS, MISS, "chance roll 3 4"], "bounced"),
        (["chance roll 4 5"], "missed"),
        (["chance roll 6 6"], "missed"),
    ],
)
def test_gt_a5_small_ones_bounce_off_sides_without_connector(lines: list[str], outcome: str) -> None:
    match = match_in_flight(GUNS, BARE)
    events = turn_card(match, SMALL_ALL_ROUND, *lines)
    assert outcomes(events)[-1] == outcome
    assert len(player(match).lost) == (outcome == "hit")


def test_gt_a5_from_the_front_a_cannon_in_that_very_column_fires_by_itself() -> None:
    match = match_in_flight(GUNS, SIDEWAYS)
    assert outcomes(turn_card(match, BIG_FRONT, "chance roll 3 3")) == ["shot"]
    match = match_in_flight(SIDEWAYS, GUNS)
    assert outcomes(turn_card(match, BIG_FRONT, "chance roll 3 3")) == ["hit"]


def test_gt_a5_a_double_cannon_needs_a_battery() -> None:
    match = match_in_flight(SIDEWAYS, BARE)
    turn_card(match, BIG_FRONT, "chance roll 3 4")
    assert legal(match) == ["power 7 6", "take-hit"]
    assert outcomes(play(match, "0 power 7 6")) == ["shot"]
    assert player(match).batteries == {(8, 7): 2}
    match = match_in_flight(SIDEWAYS, BARE)
    assert outcomes(turn_card(match, BIG_FRONT, "chance roll 3 4", "0 take-hit")) == ["hit"]
    assert (7, 6) not in player(match).ship.cells
    match = with_changes(match_in_flight(SIDEWAYS, BARE), 0, batteries={})
    assert outcomes(turn_card(match, BIG_FRONT, "chance roll 3 4")) == ["hit"]


@pytest.mark.parametrize(
    ("card", "lines", "batteries", "why"),
    [
        (BIG_FRONT, ["chance roll 3 3"], {(8, 7): 1}, "no-cannon"),
        (BIG_FRONT, ["chance roll 3 4"], {}, "no-battery"),
        (BIG_FRONT, ["chance roll 3 4", "0 take-hit"], {(8, 7): 1}, "chosen"),
        (BIG_FRONT, ["chance roll 3 4", "0 power 7 6"], {(8, 7): 1}, "battery"),
        (SMALL_ALL_ROUND, ["chance roll 3 3"], {(8, 7): 1}, "pipe"),
    ],
)
def test_gt_a5_a_hit_says_why_nothing_helped(card: str, lines: list[str], batteries: dict[Cell, int], why: str) -> None:
    match = with_changes(match_in_flight(SIDEWAYS, BARE), 0, batteries=batteries)
    assert [struck.why for struck in events_of(Struck, turn_card(match, card, *lines)) if struck.seat == 0] == [why]


@pytest.mark.parametrize(
    ("flown", "side", "line", "outcome"),
    [
        (SIDEWAYS, "left", 6, "shot"),
        (SIDEWAYS, "left", 7, "shot"),
        (SIDEWAYS, "left", 8, "shot"),
        (ALIENS, "left", 7, "hit"),
        (SIDEWAYS, "rear", 7, "shot"),
        (SIDEWAYS, "rear", 8, "shot"),
        (SIDEWAYS, "rear", 9, "shot"),
        (SIDEWAYS, "rear", 6, "hit"),
    ],
)
def test_gt_a5_from_sides_and_rear_cannons_bear_on_the_next_line_too(flown: Ship, side: Side, line: int, outcome: str) -> None:
    context = FlightContext(match_in_flight(flown, TUG).state)
    cell = first_in_line(flown, SIDES.index(side), line)
    assert cell is not None
    do_strike(context, StrikeStep(0, Meteor("big", side), line, cell))
    assert outcomes(context.events) == [outcome]


def test_gt_a5_the_cards_bring_big_ones_from_the_sides() -> None:
    assert outcomes(turn_card(match_in_flight(SIDEWAYS, BARE), BIG_LEFT, MISS, MISS, "chance roll 4 4"))[-1] == "shot"
    match = match_in_flight(SIDEWAYS, BARE)
    turn_card(match, BIG_RIGHT, MISS, MISS, "chance roll 3 3")
    assert legal(match) == ["power 9 7", "take-hit"]


def test_gt_a5_decisions_come_in_route_order() -> None:
    match = match_in_flight(SIDEWAYS, SIDEWAYS)
    turn_card(match, BIG_FRONT, "chance roll 3 4")
    assert match.actors == [0]
    play(match, "0 power 7 6")
    assert match.actors == [1]
    assert refusal_key(match, "0 take-hit") == "GT-F1"


# GT-A6, GT-A7

PURPLE: dict[Cell, tuple[str, ...]] = {(6, 7): ("purple",), (7, 7): ("human", "human")}
HALF = Ship("II", {cell: placed for cell, placed in SIDEWAYS.cells.items() if cell != (8, 8)})


def test_gt_a6_who_has_more_firepower_takes_the_reward_or_not_and_the_enemy_is_gone() -> None:
    match = with_changes(match_in_flight(GUNS, TUG), 0, crew=PURPLE)
    events = turn_card(match, SMUGGLERS)
    assert events_of(Fought, events) == [Fought(0, "won", "smugglers", 5.0, 4)]
    assert legal(match) == ["claim", "pass"]
    assert refusal_key(match, "0 fly-on") == "GT-A6"
    events = play(match, "0 pass")
    assert not events_of(Moved, events)
    assert not events_of(Fought, events)
    assert legal(match) == ["fly-on", "give-up"]


def test_gt_a6_equal_firepower_does_nothing_and_it_goes_on() -> None:
    match = match_in_flight(SIDEWAYS, TUG)
    turn_card(match, SMUGGLERS, "0 power 7 6")
    events = play(match, "0 power 9 7")
    assert events_of(Fought, events) == [Fought(0, "tied", "smugglers", 4.0, 4), Fought(1, "lost", "smugglers", 0.0, 4)]
    assert player(match).batteries == {(8, 7): 1}


def test_gt_a6_half_a_point_more_is_more() -> None:
    match = with_changes(match_in_flight(HALF, TUG), 0, crew=PURPLE)
    events = turn_card(match, PIRATES, "0 power 7 6", "0 power 9 7")
    assert events_of(Declared, events) == [Declared(0, "firepower", 5.5, "fight")]
    assert events_of(Fought, events) == [Fought(0, "won", "pirates", 5.5, 5)]


def test_gt_a6_with_less_the_penalty_comes_before_the_next_fight() -> None:
    match = match_in_flight(TRUCK, GUNS)
    events = turn_card(match, SLAVERS, "0 declare")
    assert events_of(Fought, events) == [Fought(0, "lost", "slavers", 1.0, 6)]
    assert match.actors == [0]
    events = play(match, "0 lose-crew 5 7", "0 lose-crew 5 7", "0 lose-crew 9 7")
    assert events_of(Fought, events) == [Fought(1, "lost", "slavers", 3.0, 6)]


def test_gt_a7_slavers_pay_credits_and_smugglers_goods_for_days() -> None:
    strong: dict[Cell, tuple[str, ...]] = {(6, 7): ("purple",), (7, 7): ("human", "human")}
    match = with_changes(match_in_flight(GUNS, TUG), 0, crew=strong)
    events = turn_card(match, SMUGGLERS, "0 claim")
    assert events_of(GoodsOffered, events) == [GoodsOffered(0, ("yellow", "green", "blue"), ())]
    assert events_of(Moved, events) == [Moved(0, -1, 19, "days", 19)]
    match = with_changes(match_in_flight(SIDEWAYS, TUG), 0, crew=strong)
    events = turn_card(match, PIRATES, "0 power 7 6", "0 power 9 7", "0 claim")
    assert [type(event) for event in events[-3:]] == [Claimed, Moved, Earned]
    assert player(match).credits == 4


def test_gt_a7_slavers_take_crew_and_smugglers_cubes() -> None:
    match = with_changes(match_in_flight(TUG, HOLDS), 1, goods={(6, 7): ("yellow", "blue", "blue")})
    events = turn_card(match, SMUGGLERS)
    assert events_of(GoodsLost, events) == [GoodsLost(1, (6, 7), ("yellow",), "taken"), GoodsLost(1, (6, 7), ("blue",), "taken")]
    assert player(match, 1).goods == {(6, 7): ("blue",)}
    match = match_in_flight(TUG, TUG)
    assert len(events_of(CrewLost, turn_card(match, SLAVERS))) == 2


def test_gt_a7_pirates_fire_once_the_fights_are_over_at_all_whom_they_beat_with_one_roll() -> None:
    match = with_changes(match_in_flight(TUG, HALF, GUNS), 1, crew=PURPLE)
    events = turn_card(match, PIRATES)
    assert events_of(Fought, events) == [Fought(0, "lost", "pirates", 0.0, 5)]
    assert not events_of(Rolled, events)
    play(match, "1 power 7 6", "1 power 9 7", "1 pass")
    events = play(match, "chance roll 3 4")
    assert [event.seat for event in events_of(Struck, events)] == [0]
    match = match_in_flight(TUG, HALF, BARE)
    turn_card(match, PIRATES, "1 declare")
    events = play(match, "chance roll 3 4")
    assert [(event.seat, event.line) for event in events_of(Struck, events)] == [(0, 7), (1, 7), (2, 7)]
    play(match, MISS, MISS)
    assert legal(match, 1) == ["fly-on", "give-up"]


# GT-A8


def pirates_beat(flown: Ship) -> GalaxyTruckerMatch:
    """Return a match in which pirates will fire a light, a heavy and a light shot at seat 0 from the front."""
    match = with_changes(match_in_flight(flown, BARE), 1, status="gave-up")
    turn_card(match, PIRATES)
    if legal(match):
        play(match, "0 declare")
    return match


def test_gt_a8_a_light_shot_is_stopped_by_a_shield_and_a_heavy_one_by_nothing() -> None:
    match = pirates_beat(TRUCK)
    play(match, "chance roll 3 4")
    assert legal(match) == ["power 8 6", "take-hit"]
    assert outcomes(play(match, "0 power 8 6", "0 battery 8 7")) == ["shielded"]
    assert outcomes(play(match, "chance roll 3 4")) == ["hit"]
    assert (7, 6) not in player(match).ship.cells


def test_gt_a8_it_hits_the_first_tile_whatever_its_side() -> None:
    match = pirates_beat(GUNS)
    assert outcomes(play(match, "chance roll 3 3")) == ["hit"]
    assert (6, 6) not in player(match).ship.cells
    assert outcomes(play(match, MISS)) == ["missed"]


# GT-A9


def test_gt_a9_three_lines_of_equals_the_one_furthest_ahead_anew_for_each_line() -> None:
    match = match_in_flight(TUG, TUG, days=(20, 19))
    events = turn_card(match, COMBAT_ZONE)
    assert events_of(Lowest, events) == [
        Lowest(0, "crew", "ahead", 2.0, ((1, 2.0),), "GT-A9"),
        Lowest(1, "engines", "ahead", 1.0, ((0, 1.0),), "GT-A9"),
        Lowest(1, "firepower", "ahead", 0.0, ((0, 0.0),), "GT-A9"),
    ]
    assert days_of(match) == [16, 19]
    assert events_of(CrewLost, events) == [CrewLost(1, (7, 7), ("human", "human"), "sent")]
    events = play(match, "chance roll 3 4", "chance roll 3 4")
    assert [(event.seat, event.size, event.cell) for event in events_of(Struck, events)] == [(1, "light", (7, 8)), (1, "heavy", (7, 7))]


def test_gt_a9_batteries_are_decided_in_route_order_for_each_line() -> None:
    match = match_in_flight(TRUCK, DOUBLES)
    events = turn_card(match, COMBAT_FOR_GOODS)
    assert (match.actors, legal(match)) == ([0], ["power 6 6", "declare"])
    play(match, "0 declare")
    assert match.actors == [1]
    events = play(match, "1 power 8 6", "1 battery 6 7", "1 declare")
    assert events_of(Lowest, events) == [Lowest(0, "firepower", "ahead", 1.0, ((1, 1.0),), "GT-A9")]
    assert events_of(Moved, events) == [Moved(0, -4, 15, "days", 15)]
    assert match.actors == [1]
    events = play(match, "1 declare", "0 declare")
    assert events_of(Lowest, events) == [Lowest(1, "engines", "least", 0.0, ((0, 1.0),), "GT-A9")]
    assert match.actors == [1]
    assert legal(match, 1) == ["battery 6 7", "battery 8 7"]
    events = play(match, "1 battery 6 7")
    assert events_of(Lowest, events) == [Lowest(1, "crew", "least", 4.0, ((0, 6.0),), "GT-A9")]
    assert player(match, 1).batteries == {(8, 7): 1}


def test_gt_a9_skipped_if_one_player_is_left() -> None:
    match = with_changes(match_in_flight(TUG, TUG), 1, status="gave-up")
    assert turn_card(match, COMBAT_ZONE)[1:] == [CardSkipped(COMBAT_ZONE)]


# GT-A10 to GT-A12


def test_gt_a10_a_day_for_each_exposed_connector_in_reverse_route_order() -> None:
    match = match_in_flight(TRUCK, GUNS, days=(20, 19))
    assert events_of(Moved, turn_card(match, STARDUST)) == [Moved(1, -3, 16, "pipes", 16), Moved(0, -5, 14, "pipes", 14)]


def test_gt_a11_occupied_cabins_joined_to_occupied_cabins_lose_one_each() -> None:
    match = with_changes(match_in_flight(ALIENS, TRUCK), 0, crew=ALIEN_CREW)
    events = turn_card(match, EPIDEMIC)
    assert {event.why for event in events_of(CrewLost, events)} == {"epidemic"}
    assert [(event.seat, event.cell, event.crew) for event in events_of(CrewLost, events)] == [
        (0, (6, 7), ("brown",)),
        (0, (7, 7), ("human",)),
        (0, (8, 7), ("purple",)),
    ]
    assert player(match).crew == {(7, 7): ("human",)}


def test_gt_a11_an_empty_cabin_infects_nobody() -> None:
    match = with_changes(match_in_flight(ALIENS, TRUCK), 0, crew={(7, 7): ("human", "human")})
    assert not events_of(CrewLost, turn_card(match, EPIDEMIC))


def test_gt_a12_a_tile_of_the_one_with_least_crew_is_destroyed() -> None:
    match = match_in_flight(TRUCK, TUG)
    events = turn_card(match, SABOTAGE, "chance roll 3 4", "chance roll 4 4")
    assert events_of(Lowest, events) == [Lowest(1, "crew", "least", 2.0, ((0, 6.0),), "GT-A12")]
    assert events_of(SabotageRolled, events) == [SabotageRolled(1, (3, 4), "column"), SabotageRolled(1, (4, 4), "row")]
    assert events_of(TilesLost, events) == [TilesLost(1, (TUG.cells[7, 8].tile,), ((7, 8),), "destroyed", ("engine",))]
    assert legal(match) == ["fly-on", "give-up"]


def test_gt_a12_everybody_sees_the_dice() -> None:
    match = match_in_flight(TRUCK, TUG)
    turn_card(match, SABOTAGE, "chance roll 3 4")
    flight = match.view(None).flight
    assert flight is not None
    assert flight.dice == (3, 4)


def test_gt_a12_three_tries_and_of_equals_the_one_furthest_ahead() -> None:
    match = match_in_flight(TUG, TUG)
    events = turn_card(match, SABOTAGE, *[MISS] * 6)
    assert events_of(SabotageFailed, events) == [SabotageFailed(0, (2, 2), tries) for tries in (2, 1, 0)]
    assert legal(match) == ["fly-on", "give-up"]


def test_gt_a12_skipped_if_one_player_is_left() -> None:
    match = with_changes(match_in_flight(TUG, TUG), 0, status="gave-up")
    assert turn_card(match, SABOTAGE)[1:] == [CardSkipped(SABOTAGE)]


# The file

FILE = files("tavolata.games.galaxy_trucker").joinpath("content", "cards.toml").read_text(encoding="utf-8")


def faults(text: str) -> tuple[str, ...]:
    with pytest.raises(BadContent) as bad:
        load_cards(text)
    return bad.value.faults


def test_every_fault_of_every_card_is_reported_at_once() -> None:
    spoilt = (
        FILE.replace("firepower = 6", "firepower = 0").replace('kind = "epidemic"', 'kind = "plague"').replace("tries = 3", "trials = 3")
    )
    found = faults(spoilt)
    assert [fault.split(":")[0] for fault in found] == ["Card 1", "Card 23", "Card 25", "Card 44", "Card 45", "Card 45"]
    assert found[-2:] == ("Card 45: 'tries' is missing.", "Card 45: 'trials' is not known.")


def test_the_cards_as_a_whole_are_checked() -> None:
    assert faults(FILE.replace('name = "I-02"', 'name = "I-01"')) == (
        "There are 2 cards I-01; one is allowed.",
        "There is no card I-02.",
    )
    assert faults(FILE.replace("test = true\n", "", 1)) == ("The test flight has 8 cards of level I; these are 7.",)
    missing, unknown = faults(FILE.replace('name = "III-20"', 'name = "II-99"'))
    assert missing == "There is no card III-20."
    assert unknown.startswith("II-99 is not among the cards that [set] counts: 20 of level I, ")
    assert faults(FILE.replace('lowest = "crew", lose_days = 3', 'lowest = "engines"')) == (
        "I-16: its lines must compare crew, engines and firepower, once each.",
        "I-16: the line on engines must have one penalty.",
    )


def test_what_is_no_card_file_is_said_in_one_sentence() -> None:
    assert faults("cards = [") == ("It cannot be read: Invalid value (at end of document).",)
    assert faults("dice = 2") == ("It cannot be read: Object contains unknown field `dice`.",)


def test_a_card_knows_its_level() -> None:
    name: CardName = "III-11"
    assert CARDS[name].level == "III"
