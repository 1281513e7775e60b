"""GT-F: the route, giving up, losses, power, crew, goods and batteries."""

from typing import Any

import msgspec
import pytest

from tavolata.core.game import CHANCE, Result
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.content import CARDS, Cell, Measure, kind_of
from tavolata.games.galaxy_trucker.events import (
    BatteriesSpent,
    CardTurned,
    CrewLost,
    Declared,
    GalaxyTruckerEvent,
    GaveUp,
    GoodsLeft,
    GoodsLost,
    GoodsOffered,
    Loaded,
    Moved,
    Struck,
    TilesLost,
    Unloaded,
)
from tavolata.games.galaxy_trucker.rules.flight.cargo import misfits
from tavolata.games.galaxy_trucker.rules.flight.power import declarable
from tavolata.games.galaxy_trucker.rules.ship import capacity_at, cells_of
from tavolata.games.galaxy_trucker.state import Player, Ship
from tavolata.games.galaxy_trucker.steps import PowerDecision
from tavolata.games.galaxy_trucker.view import DecisionView, GalaxyTruckerView
from tests.games.galaxy_trucker.in_flight import (
    ALIEN_CREW,
    ALIENS,
    BARE,
    CHAIN,
    DOUBLES,
    GUNS,
    HOLDS,
    SIDEWAYS,
    TRUCK,
    TUG,
    days_of,
    events_of,
    match_in_flight,
    ship_contents,
    statuses_of,
    turn_card,
)
from tests.games.galaxy_trucker.table import GAME, GalaxyTruckerMatch, in_state, legal, play, player, refusal_key, with_changes

OPEN_SPACE, EPIDEMIC, SLAVERS, SMUGGLERS, SMALL_METEORS, BIG_METEORS = "I-05", "II-05", "I-01", "I-02", "I-10", "I-11"
THREE_PLANETS, RED_PLANETS = "I-15", "I-13"


# GT-F1


def test_gt_f1_the_leader_turns_the_card_and_empty_spaces_count_forward() -> None:
    match = match_in_flight(TUG, TRUCK, days=(20, 19))
    events = turn_card(match, OPEN_SPACE, "1 power 8 8", "1 battery 6 7")
    assert events[0] == CardTurned(0, OPEN_SPACE, "open-space")
    assert events_of(Moved, events) == [Moved(0, 1, 21, "engines", 21), Moved(1, 3, 23, "engines", 23)]


def test_gt_f1_empty_spaces_count_backward() -> None:
    match = match_in_flight(TUG, TUG, days=(20, 19))
    turn_card(match, THREE_PLANETS, "0 land 2", "1 pass")
    assert days_of(match) == [18, 19]


def test_gt_f1_the_route_is_a_loop_on_which_a_rocket_behind_can_stand_ahead() -> None:
    match = match_in_flight(TUG, TUG, days=(30, 7))
    turn_card(match, OPEN_SPACE)
    assert days_of(match) == [32, 9]


def test_gt_f1_route_order_follows_the_rockets() -> None:
    match = match_in_flight(TUG, TRUCK, days=(20, 19))
    turn_card(match, OPEN_SPACE, "1 power 8 8", "1 battery 6 7")
    assert match.actors == [1]
    play(match, "1 fly-on", "0 fly-on")
    assert turn_card(match, EPIDEMIC)[0] == CardTurned(1, EPIDEMIC, "epidemic")


def test_gt_f1_chance_turns_any_card_of_the_deck_and_nobody_else_does() -> None:
    match = match_in_flight(TUG, TUG, deck=("I-05", "II-05"))
    assert match.actors == [CHANCE]
    assert legal(match, CHANCE) == ["deal I-05", "deal II-05"]
    assert refusal_key(match, "0 deal I-05") == "GT-F1"
    assert refusal_key(match, "0 fly-on") == "GT-F1"


# GT-F2


def test_gt_f1_nothing_of_the_last_card_is_left_when_the_next_is_turned() -> None:
    match = match_in_flight(HOLDS, HOLDS)
    turn_card(match, THREE_PLANETS, "0 land 1", "1 pass", "0 load-done", "0 fly-on", "1 fly-on")
    turn_card(match, RED_PLANETS)
    assert "land 1" in legal(match)
    play(match, "0 pass", "1 pass", "0 fly-on", "1 fly-on")
    turn_card(match, SMALL_METEORS, *["chance roll 1 1"] * 5, "0 fly-on", "1 fly-on", f"chance deal {SLAVERS}")
    flight = match.view(None).flight
    assert flight is not None
    assert flight.dice is None


def test_gt_f2_no_engine_power_in_open_space() -> None:
    match = match_in_flight(TUG, BARE)
    assert events_of(GaveUp, turn_card(match, OPEN_SPACE)) == [GaveUp(1, "engines")]
    assert statuses_of(match) == ["flying", "gave-up"]
    assert match.actors == [0]


def test_gt_f2_no_engine_power_elsewhere_is_no_reason() -> None:
    match = match_in_flight(TUG, BARE)
    assert not events_of(GaveUp, turn_card(match, EPIDEMIC))


def test_gt_f2_no_human_left_though_aliens_are() -> None:
    match = with_changes(match_in_flight(ALIENS, TUG), 0, crew={(6, 7): ("brown",), (8, 7): ("purple",)})
    assert events_of(GaveUp, turn_card(match, "I-04")) == [GaveUp(0, "humans")]


@pytest.mark.parametrize(("behind", "gave_up"), [(16, []), (15, [GaveUp(1, "lapped")])])
def test_gt_f2_lapped_when_the_leader_is_more_than_the_route_ahead(behind: int, gave_up: list[GaveUp]) -> None:
    match = match_in_flight(BARE, TUG, days=(39 + (behind == 15), behind))
    assert events_of(GaveUp, turn_card(match, EPIDEMIC)) == gave_up


def test_gt_f2_all_are_judged_together_on_the_position_that_the_card_left() -> None:
    match = match_in_flight(BARE, TUG, days=(60, 20))
    assert events_of(GaveUp, turn_card(match, OPEN_SPACE)) == [GaveUp(0, "engines"), GaveUp(1, "lapped")]
    assert match.result is not None


def test_gt_f2_whoever_meets_a_condition_takes_full_part_in_the_rest_of_the_card() -> None:
    match = match_in_flight(TUG, GUNS)
    events = turn_card(match, SMALL_METEORS, "chance roll 3 4", "chance roll 3 4", "chance roll 3 4", "chance roll 3 4")
    assert [event.outcome for event in events_of(Struck, events) if event.seat == 0] == ["hit", "hit"]
    assert not player(match).crew
    assert statuses_of(match) == ["flying", "flying"]
    assert events_of(GaveUp, play(match, "chance roll 1 1")) == [GaveUp(0, "humans")]


def test_gt_f2_those_who_wish_give_up_in_route_order_between_cards() -> None:
    match = match_in_flight(TUG, TUG, TUG, days=(15, 20, 17))
    assert refusal_key(match, "1 give-up") == "GT-F1"
    turn_card(match, EPIDEMIC)
    assert match.actors == [1]
    assert legal(match, 1) == ["fly-on", "give-up"]
    assert refusal_key(match, "2 give-up") == "GT-F1"
    assert play(match, "1 fly-on", "2 give-up") == [GaveUp(2, "choice")]
    play(match, "0 fly-on")
    assert statuses_of(match) == ["flying", "flying", "gave-up"]
    assert match.actors == [CHANCE]


def test_gt_f2_after_the_last_card_only_who_must_gives_up() -> None:
    match = match_in_flight(TUG, BARE, deck=[OPEN_SPACE])
    assert events_of(GaveUp, turn_card(match, OPEN_SPACE)) == [GaveUp(1, "engines")]
    assert match.result == Result((12, 0), (0,), "arrived")


# GT-F3


def test_gt_f3_the_owner_of_a_broken_ship_chooses_a_piece() -> None:
    match = with_changes(match_in_flight(CHAIN, TUG), 0, goods={(9, 8): ("yellow", "blue")})
    events = turn_card(match, SMALL_METEORS, "chance roll 4 4")
    assert events_of(TilesLost, events) == [TilesLost(0, (CHAIN.cells[8, 7].tile,), ((8, 7),), "destroyed", ("structure",))]
    assert legal(match) == ["keep 1", "keep 2"]
    assert refusal_key(match, "0 keep 3") == "GT-F3"
    assert refusal_key(match, "0 fly-on") == "GT-F3"
    before = dict(match.state.bank)
    events = play(match, "0 keep 1")
    assert events_of(TilesLost, events)[0].cells == ((9, 7), (10, 7), (9, 8))
    assert set(player(match).ship.cells) == {(7, 7), (7, 8)}
    assert events_of(CrewLost, events) == [CrewLost(0, (9, 7), ("human", "human"), "destroyed")]
    assert events_of(BatteriesSpent, events) == [BatteriesSpent(0, (10, 7), 2, "destroyed")]
    assert events_of(GoodsLost, events) == [GoodsLost(0, (9, 8), ("yellow", "blue"), "destroyed")]
    assert match.state.bank == {**before, "yellow": before["yellow"] + 1, "blue": before["blue"] + 1}
    assert (player(match).goods, player(match).batteries, set(player(match).crew)) == ({}, {}, {(7, 7)})
    assert len(player(match).lost) == 4


def test_gt_f3_the_starting_cabin_can_be_lost() -> None:
    match = match_in_flight(CHAIN, TUG)
    turn_card(match, SMALL_METEORS, "chance roll 4 4", "0 keep 2")
    assert set(player(match).ship.cells) == {(9, 7), (10, 7), (9, 8)}
    assert player(match).crew == {(9, 7): ("human", "human")}


def test_gt_f3_one_piece_needs_no_choice_and_no_piece_neither() -> None:
    match = match_in_flight(CHAIN, TUG)
    turn_card(match, SMALL_METEORS, "chance roll 1 1", "chance roll 1 1", "chance roll 4 4", "chance roll 3 4")
    assert set(player(match).ship.cells) == set(CHAIN.cells) - {(7, 8)}
    assert not player(match, 1).ship.cells


# GT-F4 to GT-F6


def seated(ship: Ship, **parts: Any) -> Player:
    return Player(ship, **{**ship_contents(ship), **parts})


@pytest.mark.parametrize(
    ("flown", "powered", "firepower"),
    [
        (SIDEWAYS, (), 1),
        (SIDEWAYS, ((7, 6),), 3),
        (SIDEWAYS, ((9, 7),), 2),
        (SIDEWAYS, ((7, 6), (9, 7)), 4),
        (TRUCK, (), 1),
        (DOUBLES, (), 0),
        (DOUBLES, ((8, 6),), 1),
    ],
)
def test_gt_f4_firepower_by_direction_and_batteries(flown: Ship, powered: tuple[Cell, ...], firepower: int) -> None:
    assert declarable(seated(flown), PowerDecision(0, "firepower", powered)) == 2 * firepower


def test_gt_f4_halves_are_exact_and_a_purple_alien_helps_what_is_above_0() -> None:
    half = Ship("II", {cell: placed for cell, placed in SIDEWAYS.cells.items() if cell != (8, 8)})
    crew = {(8, 7): ("purple",)}
    assert declarable(seated(half), PowerDecision(0, "firepower")) == 1
    assert declarable(seated(half, crew=crew), PowerDecision(0, "firepower")) == 5
    assert declarable(seated(ALIENS, crew=ALIEN_CREW), PowerDecision(0, "firepower")) == 6
    assert declarable(seated(DOUBLES, crew=crew), PowerDecision(0, "firepower")) == 0
    assert declarable(seated(DOUBLES, crew=crew), PowerDecision(0, "firepower", ((6, 6),))) == 8


def test_gt_f5_engine_power_and_a_brown_alien() -> None:
    crew = {(7, 8): ("brown",)}
    assert declarable(seated(TRUCK), PowerDecision(0, "engines")) == 2
    assert declarable(seated(TRUCK), PowerDecision(0, "engines", ((8, 8),))) == 6
    assert declarable(seated(ALIENS, crew=ALIEN_CREW), PowerDecision(0, "engines")) == 6
    assert declarable(seated(DOUBLES, crew=crew), PowerDecision(0, "engines")) == 0
    assert declarable(seated(DOUBLES, crew=crew), PowerDecision(0, "engines", ((6, 8), (8, 8)))) == 12


@pytest.mark.parametrize(("card", "measure", "cell"), [(OPEN_SPACE, "engines", "8 8"), (SLAVERS, "firepower", "6 6")])
def test_gt_f6_only_batteries_are_a_choice(card: str, measure: Measure, cell: str) -> None:
    match = match_in_flight(TRUCK, TUG)
    turn_card(match, card)
    assert legal(match) == [f"power {cell}", "declare"]
    assert refusal_key(match, "0 power 7 6") == "GT-F6"
    assert refusal_key(match, "0 battery 6 7") == "GT-F6"
    assert events_of(Declared, play(match, "0 declare"))[0] == Declared(0, measure, 1.0, "race" if measure == "engines" else "fight")
    match = with_changes(match_in_flight(TRUCK, TUG), 0, batteries={})
    assert events_of(Declared, turn_card(match, card))[0] == Declared(0, measure, 1.0, "race" if measure == "engines" else "fight")


# GT-F7


def test_gt_f7_the_owner_says_who_goes_one_by_one() -> None:
    match = with_changes(match_in_flight(ALIENS, TUG), 0, crew=ALIEN_CREW, batteries={})
    turn_card(match, "II-17", "0 claim")
    assert not player(match).crew
    match = with_changes(match_in_flight(ALIENS, TUG), 0, crew=ALIEN_CREW, batteries={})
    turn_card(match, "I-17", "0 claim")
    assert legal(match) == ["lose-crew 6 7", "lose-crew 7 7", "lose-crew 8 7"]
    assert refusal_key(match, "0 lose-crew 7 8") == "GT-F7"
    assert play(match, "0 lose-crew 8 7")[0] == CrewLost(0, (8, 7), ("purple",), "sent")
    assert legal(match) == ["lose-crew 6 7", "lose-crew 7 7"]
    play(match, "0 lose-crew 7 7")
    assert player(match).crew == {(6, 7): ("brown",), (7, 7): ("human",)}


def test_gt_f7_with_too_few_all_go() -> None:
    match = match_in_flight(TUG, TUG)
    assert events_of(CrewLost, turn_card(match, "III-01")) == [CrewLost(seat, (7, 7), ("human", "human"), "sent") for seat in (0, 1)]
    assert match.result is not None


def test_gt_f7_an_alien_goes_with_its_last_life_support() -> None:
    match = with_changes(match_in_flight(ALIENS, TUG), 0, crew=ALIEN_CREW, batteries={})
    events = turn_card(match, "II-10", "chance roll 1 1", "chance roll 1 1", "chance roll 3 3")
    assert not events_of(CrewLost, events)
    events = play(match, "chance roll 3 3")
    assert events_of(CrewLost, events) == [CrewLost(0, (6, 7), ("brown",), "life-support")]
    assert (6, 8) not in player(match).ship.cells
    assert player(match).crew == {(7, 7): ("human", "human"), (8, 7): ("purple",)}


# GT-F8


def loaded_match(**goods: str) -> GalaxyTruckerMatch:
    """Return a match in which seat 0 has these cubes by hold: left, right, front, rear."""
    cells = {"left": (6, 7), "right": (8, 7), "front": (7, 6), "rear": (8, 8)}
    return with_changes(match_in_flight(HOLDS, TUG), 0, goods={cells[place]: tuple(cubes.split()) for place, cubes in goods.items()})


def test_gt_f8_the_most_valuable_go_first_without_asking_where_there_is_one_way() -> None:
    events = turn_card(loaded_match(left="green blue blue", right="red yellow"), SMUGGLERS)
    assert events_of(GoodsLost, events) == [GoodsLost(0, (8, 7), ("red",), "taken"), GoodsLost(0, (8, 7), ("yellow",), "taken")]


def test_gt_f8_equal_cubes_go_without_asking_where_all_of_them_are_taken() -> None:
    match = loaded_match(left="yellow blue", rear="yellow")
    events = turn_card(match, SMUGGLERS)
    assert events_of(GoodsLost, events) == [GoodsLost(0, (6, 7), ("yellow",), "taken"), GoodsLost(0, (8, 8), ("yellow",), "taken")]
    assert player(match).goods == {(6, 7): ("blue",)}


def test_gt_f8_batteries_go_without_asking_where_all_of_them_are_taken() -> None:
    match = with_changes(match_in_flight(DOUBLES, TUG), 0, batteries={(6, 7): 1, (8, 7): 1})
    events = turn_card(match, SMUGGLERS, "0 declare")
    assert events_of(BatteriesSpent, events) == [BatteriesSpent(0, (6, 7), 1, "taken"), BatteriesSpent(0, (8, 7), 1, "taken")]
    assert player(match).batteries == {}


def test_gt_f8_the_owner_chooses_among_equals() -> None:
    match = loaded_match(left="yellow blue", right="yellow", front="red", rear="yellow")
    turn_card(match, SMUGGLERS)
    assert legal(match) == ["lose-cube 6 7", "lose-cube 8 7", "lose-cube 8 8"]
    assert refusal_key(match, "0 lose-cube 7 6") == "GT-F8"
    assert refusal_key(match, "0 battery 7 7") == "GT-F8"
    play(match, "0 lose-cube 8 7")
    assert player(match).goods == {(6, 7): ("yellow", "blue"), (8, 8): ("yellow",)}


def test_gt_f8_then_a_battery_for_each_cube_lacking_then_nothing() -> None:
    match = with_changes(match_in_flight(DOUBLES, TUG), 0, batteries={(6, 7): 2, (8, 7): 3})
    turn_card(match, SMUGGLERS, "0 declare")
    assert legal(match) == ["battery 6 7", "battery 8 7"]
    play(match, "0 battery 8 7", "0 battery 8 7")
    assert player(match).batteries == {(6, 7): 2, (8, 7): 1}
    match = with_changes(loaded_match(left="blue"), 0, batteries={})
    turn_card(match, SMUGGLERS)
    assert player(match).goods == {}
    match = with_changes(match_in_flight(CHAIN, TUG), 0, goods={(9, 8): ("blue",)})
    turn_card(match, SMUGGLERS)
    assert (player(match).goods, player(match).batteries) == ({}, {(10, 7): 1})
    match = with_changes(match_in_flight(CHAIN, TUG), 0, batteries={(10, 7): 1})
    turn_card(match, SMUGGLERS)
    assert player(match).batteries == {}


# GT-F9


def test_gt_f9_red_only_in_red_holds_one_cube_a_compartment() -> None:
    match = match_in_flight(HOLDS, TUG)
    events = turn_card(match, RED_PLANETS, "0 land 2", "1 pass")
    assert events_of(GoodsOffered, events) == [GoodsOffered(0, ("red", "blue", "blue"), ())]
    assert [line for line in legal(match) if "red" in line] == ["load red 7 6", "load red 8 7"]
    assert refusal_key(match, "0 load red 6 7") == "GT-F9"
    assert refusal_key(match, "0 load green 6 7") == "GT-F9"
    assert refusal_key(match, "0 load blue 7 7") == "GT-F9"
    assert refusal_key(match, "0 unload blue 6 7") == "GT-F9"
    play(match, "0 load blue 7 6")
    assert refusal_key(match, "0 load red 7 6") == "GT-F9"
    assert play(match, "0 load red 8 7") == [Loaded(0, "red", (8, 7))]
    assert player(match).goods == {(7, 6): ("blue",), (8, 7): ("red",)}


def test_gt_f9_cubes_are_stowed_anew_or_left_behind_while_loading() -> None:
    match = loaded_match(front="blue", right="yellow green")
    turn_card(match, RED_PLANETS, "0 land 1", "1 pass")
    assert "load red 8 7" not in legal(match)
    events = play(match, "0 unload blue 7 6", "0 load red 7 6", "0 load blue 6 7", "0 unload green 8 7", "0 load red 8 7", "0 load-done")
    assert events_of(Unloaded, events) == [Unloaded(0, "blue", (7, 6)), Unloaded(0, "green", (8, 7))]
    assert events_of(GoodsLeft, events) == [GoodsLeft(0, ("green",))]
    assert player(match).goods == {(6, 7): ("blue",), (7, 6): ("red",), (8, 7): ("red", "yellow")}


def test_gt_f9_at_no_other_time() -> None:
    match = loaded_match(left="blue")
    turn_card(match, EPIDEMIC)
    assert refusal_key(match, "0 unload blue 6 7") == "GT-F2"
    assert refusal_key(match, "0 load-done") == "GT-F2"


def test_gt_f9_what_the_bank_lacks_cannot_be_loaded_and_what_is_left_serves_later_loaders() -> None:
    match = match_in_flight(HOLDS, HOLDS)
    match = in_state(match, bank={**match.state.bank, "red": 2, "blue": 1})
    events = turn_card(match, RED_PLANETS, "0 land 1", "1 land 2")
    assert events_of(GoodsOffered, events) == [GoodsOffered(0, ("red", "red"), ())]
    events = play(match, "0 load red 7 6", "0 load-done")
    assert events_of(GoodsOffered, events) == [GoodsOffered(1, ("red", "blue"), ("blue",))]
    assert match.state.bank == {"red": 0, "yellow": 17, "green": 13, "blue": 0}


def test_gt_f9_without_a_hold_nobody_is_asked() -> None:
    match = match_in_flight(TUG, TUG)
    events = turn_card(match, RED_PLANETS, "0 land 1", "1 pass")
    assert events_of(GoodsLeft, events) == [GoodsLeft(0, ("red", "red"))]
    assert legal(match) == ["fly-on", "give-up"]


# GT-F10, GT-F11


def test_gt_f10_several_fall_back_in_reverse_route_order() -> None:
    match = match_in_flight(TUG, TUG, days=(20, 19))
    events = turn_card(match, THREE_PLANETS, "0 land 1", "1 land 2")
    assert events_of(Moved, events) == [Moved(1, -1, 18, "days", 18), Moved(0, -1, 19, "days", 19)]


def test_gt_f11_each_use_takes_a_battery_from_a_compartment_of_choice() -> None:
    match = match_in_flight(DOUBLES, TUG)
    turn_card(match, OPEN_SPACE, "0 power 8 8")
    assert legal(match) == ["battery 6 7", "battery 8 7"]
    assert refusal_key(match, "0 battery 7 7") == "GT-F11"
    assert play(match, "0 battery 8 7") == [BatteriesSpent(0, (8, 7), 1, "power")]
    assert legal(match) == ["power 6 8", "declare"]
    events = play(match, "0 power 6 8", "0 battery 6 7")
    assert events_of(Declared, events)[0] == Declared(0, "engines", 4.0, "race")
    assert player(match).batteries == {(6, 7): 1, (8, 7): 2}


def test_gt_f11_a_lone_compartment_is_not_asked_for() -> None:
    match = with_changes(match_in_flight(DOUBLES, TUG), 0, batteries={(8, 7): 1})
    events = turn_card(match, OPEN_SPACE, "0 power 8 8")
    assert events_of(Declared, events)[0] == Declared(0, "engines", 2.0, "race")
    assert player(match).batteries == {}


def test_gt_f11_a_shield_covers_two_sides_and_is_paid_for_each_meteor_after_the_roll() -> None:
    match = with_changes(match_in_flight(TRUCK, TUG), 0, batteries={(6, 7): 2})
    turn_card(match, SMALL_METEORS, "chance roll 4 5")
    flight = match.view(None).flight
    assert flight is not None
    assert flight.dice == (4, 5)
    assert legal(match) == ["power 8 6", "take-hit"]
    assert refusal_key(match, "0 power 6 6") == "GT-F11"
    events = play(match, "0 power 8 6")
    assert events_of(Struck, events)[0] == Struck(0, "small", "front", 9, (9, 7), "shielded", "battery")
    assert player(match).batteries == {(6, 7): 1}
    play(match, "chance roll 1 1", "chance roll 3 4", "0 keep 1")
    assert (5, 7) not in player(match).ship.cells
    events = play(match, "chance roll 3 4", "0 take-hit")
    assert Struck(0, "small", "right", 7, (9, 7), "hit", "chosen") in events
    assert (9, 7) not in player(match).ship.cells
    assert player(match).batteries == {(6, 7): 1}


def test_the_sixty_cards_can_all_be_dealt() -> None:
    for card in CARDS:
        assert turn_card(match_in_flight(TRUCK, ALIENS), card)[0] == CardTurned(0, card, kind_of(CARDS[card]))


# Views


def decision(match: GalaxyTruckerMatch) -> DecisionView | None:
    seen = GAME.view(match.state, None).flight
    assert seen is not None
    return seen.decision


def test_everybody_sees_what_is_to_be_decided_and_by_whom() -> None:
    match = match_in_flight(TRUCK, HOLDS)
    assert decision(match) is None
    turn_card(match, OPEN_SPACE)
    assert decision(match) == DecisionView(0, "power", measure="engines", power=1.0)
    play(match, "0 power 8 8")
    assert decision(match) == DecisionView(0, "battery")
    play(match, "0 battery 6 7", "0 fly-on", "1 fly-on")
    turn_card(match, SMALL_METEORS, "chance roll 4 5")
    assert decision(match) == DecisionView(0, "defend", size="small", side="front", line=9, cell=(9, 7))


def test_everybody_sees_what_is_to_be_lost_or_loaded() -> None:
    match = match_in_flight(TRUCK, HOLDS)
    turn_card(match, SLAVERS, "0 declare")
    assert decision(match) == DecisionView(0, "lose-crew", count=3)
    match = match_in_flight(HOLDS, TUG)
    turn_card(match, RED_PLANETS, "0 land 2", "1 pass")
    assert decision(match) == DecisionView(0, "load", pool=("red", "blue", "blue"))
    play(match, "0 load blue 7 6")
    assert decision(match) == DecisionView(0, "load", pool=("red", "blue"))


def test_everybody_sees_the_card_the_route_and_what_was_declared() -> None:
    match = match_in_flight(TUG, TUG, TRUCK, days=(15, 20, 14))
    turn_card(match, SLAVERS)
    seen = GAME.view(match.state, 0).flight
    assert seen is not None
    assert (seen.card, seen.route, seen.declared) == (CARDS[SLAVERS], (1, 0, 2), (0.0, 0.0, None))


def test_what_is_seen_and_told_can_be_described_to_the_browser() -> None:
    for kind in (GalaxyTruckerView, GalaxyTruckerEvent, GalaxyTruckerAction):
        assert msgspec.json.schema(kind)["$defs"]


def test_gt_f9_a_cube_that_no_hold_takes_says_why() -> None:
    assert misfits(player(match_in_flight(TUG, TUG)), ("red", "blue")) == {"red": "no-hold", "blue": "no-hold"}
    match = match_in_flight(CHAIN, TUG)
    assert misfits(player(match), ("red", "blue")) == {"red": "no-red-hold"}
    hold, room = next((cell, capacity_at(player(match).ship, cell)) for cell in cells_of(player(match).ship, "hold"))
    assert misfits(player(with_changes(match, 0, goods={hold: ("green",) * room})), ("blue",)) == {"blue": "no-room"}


def test_gt_f2_the_view_says_why_somebody_is_out() -> None:
    match = match_in_flight(BARE, TUG, TUG)
    turn_card(match, OPEN_SPACE)
    flight = match.view(None).flight
    assert flight is not None
    assert flight.out == ("engines", None, None)
