"""GT-X1 to GT-X14: Rough Roads, an additional set of handicaps for all players."""

from fractions import Fraction
from importlib.resources import files

import pytest

from tavolata.core.game import CHANCE
from tavolata.core.match import Match
from tavolata.core.record import read_record
from tavolata.games.galaxy_trucker.content import CARDS, ROAD_NAMES, ROADS, CardName, Family, RoadName, Slavers, load_roads
from tavolata.games.galaxy_trucker.events import (
    CrewLost,
    Declared,
    Earned,
    FlightBegins,
    Fought,
    Hampered,
    Moved,
    Passed,
    RoadDrawn,
    Rolled,
    Settled,
)
from tavolata.games.galaxy_trucker.rules import check
from tavolata.games.galaxy_trucker.rules.flight.cards import fight_outcome
from tavolata.games.galaxy_trucker.rules.handicaps import firepower_of, handicaps_of
from tavolata.games.galaxy_trucker.rules.ship_stats import ship_stats
from tavolata.games.galaxy_trucker.simulation.solo_flight import launched_state
from tavolata.games.galaxy_trucker.state import ActiveHandicap, Ship, Trek
from tavolata.games.galaxy_trucker.terminal_text import describe
from tests.games.galaxy_trucker.broken_content import load_faults
from tests.games.galaxy_trucker.in_flight import ALIEN_CREW, ALIENS, GUNS, HOLDS, TRUCK, TUG, events_of, match_in_flight, turn_card
from tests.games.galaxy_trucker.table import (
    GalaxyTruckerMatch,
    in_state,
    legal,
    new_match,
    play,
    player,
    refusal_key,
    replace,
    with_changes,
    with_ships,
)
from tests.games.galaxy_trucker.test_cards import ABANDONED_SHIP, BIG_FRONT, OPEN_SPACE, PIRATES, SLAVERS, TWO_PLANETS
from tests.games.galaxy_trucker.test_handicaps import consequence_facts
from tests.games.galaxy_trucker.trek_positions import NOTHING, on_trek, title_state
from tests.i18n.messages import own_messages

ROAD_FILE = files("tavolata.games.galaxy_trucker").joinpath("content/roads.toml").read_text(encoding="utf-8")
THREE_PLANETS = "I-15"


def with_road(match: GalaxyTruckerMatch, road: RoadName) -> GalaxyTruckerMatch:
    """Return the match with a road in this flight."""
    trek = replace(match.state.trek, roads=(road,))
    players = tuple(replace(each, handicaps=handicaps_of(trek, seat)) for seat, each in enumerate(match.state.players))
    return in_state(match, trek=trek, players=players)


def match_on_road(road: RoadName, *flown: Ship, deck: tuple[CardName, ...] = tuple(CARDS)) -> GalaxyTruckerMatch:
    """Return a match in flight with these ships on a road."""
    return with_road(match_in_flight(*flown, deck=deck), road)


def handicap_events_of(road: RoadName, family: Family, *counts: int) -> list[Hampered]:
    """Return the handicap events of a road for both seats."""
    return [Hampered(seat, road, family, count) for seat, count in enumerate(counts)]


# Drawing roads roads


def test_gt_x1_without_the_option_no_road_is_taken() -> None:
    match = new_match(2, "II")
    assert (match.options["roads"], match.state.phase, match.state.trek.roads) == ("0", "building", ())


@pytest.mark.parametrize("count", ["1", "2", "3"])
def test_gt_x2_as_many_different_roads_as_the_table_chose_are_drawn_before_building(count: str) -> None:
    match = new_match(2, "II", roads=count)
    assert match.actors == [CHANCE]
    assert {share for _, share in match.game.odds(match.state)} == {Fraction(1, 12)}
    assert refusal_key(match, "0 take heap") == "GT-X2"
    for road in ROAD_NAMES[: int(count)]:
        assert match.state.phase == "roads"
        assert play(match, f"chance draw-road {road}") == [RoadDrawn(road)]
        assert f"draw-road {road}" not in legal(match, CHANCE)
    assert match.state.phase == "building"
    assert match.state.trek.roads == ROAD_NAMES[: int(count)]


def test_gt_x2_roads_burden_everybody_and_are_open_to_all() -> None:
    match = new_match(3, "I", roads="1")
    play(match, "chance draw-road toll-booth")
    handicap = ActiveHandicap("toll-booth", ROADS["toll-booth"].burden)
    for seat in (None, 0, 1, 2):
        seen = match.view(seat)
        assert [(each.road, each.rule) for each in seen.course.roads] == [("toll-booth", "GT-X10")]
        assert all(each.burdens == (handicap,) for each in seen.players)
    assert "Toll Booth (Rough Roads, a set of the house): A card that pays" in describe(match.view(0), ["Ada", "Bo", "Cy"])


def test_gt_x2_no_roads_unless_they_are_wanted() -> None:
    match = new_match(2, "II")
    assert (match.state.phase, match.view(0).course.roads) == ("building", ())


def test_gt_x2_on_a_trek_roads_are_drawn_after_the_titles_and_anew_for_each_flight() -> None:
    match = new_match(2, "trek", roads="1")
    play(match, "chance draw-title corridorist")
    assert play(match, "chance draw-title power-trucker")[1:] == []
    assert play(match, "chance draw-road headwind") == [RoadDrawn("headwind"), FlightBegins("I")]
    match = with_road(
        on_trek(TUG, TUG, flight=1, titles=[title_state("power-trucker", 0, gold=True), title_state("corridorist", 1)]), "headwind"
    )
    match = in_state(match, variants=replace(match.state.variants, roads=1))
    match = with_changes(match, 1, status="gave-up")
    turn_card(match, NOTHING, "0 ready", "1 ready")
    assert (match.state.phase, match.state.trek.roads) == ("roads", ())
    assert play(match, "chance draw-road headwind") == [RoadDrawn("headwind"), FlightBegins("III")]
    assert [handicap.by for handicap in player(match).handicaps] == ["power-trucker", "headwind"]


def test_gt_x2_a_title_and_a_road_that_do_the_same_are_told_once() -> None:
    match = on_trek(HOLDS, HOLDS, flight=2, titles=[title_state("freight-hauler", 0, gold=True)], deck=CARDS)
    events = turn_card(with_road(match, "slow-docks"), TWO_PLANETS, "0 land 2", "1 pass", "0 load-done")
    assert events_of(Moved, events)[0].spaces == -5
    assert events_of(Hampered, events) == [Hampered(0, "freight-hauler", "load-days", 2)]


def test_gt_x2_a_record_names_the_roads_only_where_there_are_some() -> None:
    plain, rough_one = (Match.new("galaxy-trucker", 2, 1, options) for options in ({}, {"roads": "2"}))
    assert '"roads"' not in plain.save().partition("\n")[0]
    assert read_record(plain.save()).options["roads"] == "0"
    assert read_record(rough_one.save()).state == rough_one.state


def test_gt_x2_a_flight_alone_has_no_roads() -> None:
    assert launched_state(TRUCK).trek == Trek("II", (0,))


# Effects


def test_gt_x3_slow_docks_each_load_costs_a_day_more() -> None:
    match = match_on_road("slow-docks", HOLDS, HOLDS)
    turn_card(match, TWO_PLANETS)
    assert consequence_facts(match, "land 2")["days-to"] == 4
    events = play(match, "0 land 2", "1 land 1", "0 load-done", "1 load-done")
    assert [event.spaces for event in events_of(Moved, events)] == [-4, -4]
    assert events_of(Hampered, events) == handicap_events_of("slow-docks", "load-days", 1, 1)[::-1]


def test_gt_x4_cheap_batteries_each_compartment_starts_one_short() -> None:
    match = with_road(with_ships(TRUCK, TUG), "cheap-batteries")
    assert ship_stats(player(match)).batteries == 5 - 2
    for seat in (0, 1):
        match = with_changes(match, seat, start=seat + 1, status="finished")
    after, events = check.begin(match.state)
    assert sum(after.players[0].batteries.values()) == 3
    assert events_of(Hampered, events) == handicap_events_of("cheap-batteries", "batteries-short", 2)


def test_gt_x5_homesick_aliens_add_1() -> None:
    match = with_changes(match_on_road("homesick-aliens", ALIENS, TUG), 0, crew=ALIEN_CREW)
    events = turn_card(match, OPEN_SPACE, "0 declare")
    assert events_of(Declared, events)[0].power == 1 + 1
    assert events_of(Hampered, events) == handicap_events_of("homesick-aliens", "alien-bonus", 1)


def test_gt_x6_bad_company_a_card_takes_one_more_of_the_crew() -> None:
    match = match_on_road("bad-company", TRUCK, TUG)
    turn_card(match, SLAVERS)
    assert consequence_facts(match, "declare")["crew"] == 4
    events = play(match, "0 declare", *["0 lose-crew 5 7"] * 2, *["0 lose-crew 9 7"] * 2)
    assert len([event for event in events_of(CrewLost, events) if event.seat == 0]) == 4
    assert events_of(Hampered, events)[0] == Hampered(0, "bad-company", "crew-more", 1)


def test_gt_x7_dear_spares_a_lost_component_costs_2() -> None:
    match = with_changes(match_on_road("dear-spares", TUG, TUG, deck=(NOTHING,)), 1, lost=(1, 2, 3))
    events = turn_card(match, NOTHING)
    assert [event.ledger.losses for event in events_of(Settled, events)] == [0, 6]
    assert events_of(Hampered, events) == [Hampered(1, "dear-spares", "loss-price", 3)]


def test_gt_x8_hired_muscle_enemies_have_1_firepower_more() -> None:
    match = match_on_road("hired-muscle", TRUCK, GUNS)
    turn_card(match, SLAVERS)
    assert consequence_facts(match, "declare").keys() >= {"fight.lost"}
    events = turn_card(match_on_road("hired-muscle", GUNS, TUG), PIRATES)
    assert [(event.outcome, event.firepower) for event in events_of(Fought, events)] == [("lost", 6), ("lost", 6)]
    assert events_of(Hampered, events) == handicap_events_of("hired-muscle", "enemy-power", 1, 1)


def test_gt_x8_hired_muscle_what_would_have_won_is_a_draw() -> None:
    enemy, handicap = CARDS[SLAVERS], ActiveHandicap("hired-muscle", ROADS["hired-muscle"].burden)
    assert isinstance(enemy, Slavers)
    assert fight_outcome(14, firepower_of((), enemy)) == "won"
    assert fight_outcome(14, firepower_of((handicap,), enemy)) == "tied"


def test_gt_x9_headwind_a_space_less_but_at_least_one() -> None:
    match = with_changes(match_on_road("headwind", ALIENS, TUG), 0, crew=ALIEN_CREW)
    turn_card(match, OPEN_SPACE)
    assert consequence_facts(match, "declare")["flies"] == 2
    events = play(match, "0 declare")
    assert events_of(Declared, events)[0].power == 3
    assert [event.spaces for event in events_of(Moved, events)] == [2, 1]
    assert events_of(Hampered, events) == handicap_events_of("headwind", "headwind", 1)


def test_gt_x10_toll_booth_a_card_pays_1_less() -> None:
    match = match_on_road("toll-booth", TRUCK, TUG)
    turn_card(match, ABANDONED_SHIP)
    credits_printed = CARDS[ABANDONED_SHIP].credits  # type: ignore[union-attr]
    assert consequence_facts(match, "claim")["credits"] == credits_printed - 1
    events = play(match, "0 claim", "0 lose-crew 5 7", "0 lose-crew 5 7")
    assert events_of(Earned, events) == [Earned(0, credits_printed - 1)]
    assert player(match).credits == credits_printed - 1
    assert events_of(Hampered, events) == handicap_events_of("toll-booth", "toll", 1)


def test_gt_x11_wooden_spoon_the_last_to_arrive_gets_3_credits() -> None:
    events = turn_card(match_on_road("wooden-spoon", TUG, TUG, TUG, deck=(NOTHING,)), NOTHING)
    assert [event.ledger.reward for event in events_of(Settled, events)] == [8, 6, 4 + 3]
    assert events_of(Hampered, events) == [Hampered(2, "wooden-spoon", "last-pay", 3)]


def test_gt_x11_wooden_spoon_not_for_those_who_gave_up() -> None:
    match = with_changes(match_on_road("wooden-spoon", TUG, TUG, deck=(NOTHING,)), 1, status="gave-up")
    assert [event.ledger.reward for event in events_of(Settled, turn_card(match, NOTHING))] == [8 + 3, 0]


def test_gt_x12_fat_meteors_the_first_small_one_is_big() -> None:
    match = match_on_road("fat-meteors", TUG, TUG)
    events = turn_card(match, BIG_FRONT, *["chance roll 1 1"] * 3)
    assert [event.size for event in events_of(Rolled, events)] == ["big", "big", "big"]
    assert events_of(Hampered, events) == handicap_events_of("fat-meteors", "meteors-grow", 1)
    events = turn_card(match_on_road("fat-meteors", TUG, TUG), "I-10", *["chance roll 1 1"] * 5)
    assert [event.size for event in events_of(Rolled, events)] == ["big", *["small"] * 4]


def test_gt_x13_missed_bus_the_starting_cabin_takes_one_human() -> None:
    match = with_road(with_ships(TRUCK, TUG), "missed-bus")
    assert ship_stats(player(match)).crew == 2 + 2 + 1
    for seat in (0, 1):
        match = with_changes(match, seat, start=seat + 1, status="finished")
    after, events = check.begin(match.state)
    assert [after.players[seat].crew[(7, 7)] for seat in (0, 1)] == [("human",)] * 2
    assert events_of(Hampered, events) == handicap_events_of("missed-bus", "crew-short", 1, 1)


def test_gt_x14_full_car_park_the_last_planet_is_closed() -> None:
    match = match_on_road("full-car-park", HOLDS, HOLDS, HOLDS)
    events = turn_card(match, THREE_PLANETS)
    assert events_of(Hampered, events) == handicap_events_of("full-car-park", "planets-closed", 1)
    assert legal(match) == ["land 1", "land 2", "pass"]
    assert refusal_key(match, "0 land 3") == "GT-X14"
    assert refusal_key(match, "0 land 4") == "GT-A2"
    assert events_of(Passed, play(match, "0 land 2", "1 land 1")) == [Passed(2, "taken")]


# Data file and texts


def test_gt_x2_there_are_twelve_roads_each_with_a_rule_of_its_own() -> None:
    assert load_roads(ROAD_FILE) == ROADS
    assert len(ROADS) == len({road.rule for road in ROADS.values()}) == len({road.burden.family for road in ROADS.values()}) == 12
    for prefix in ("bringer", "road_rule", "road_tale"):
        assert {f"galaxy_trucker-{prefix}-{road}" for road in ROAD_NAMES} <= own_messages("en").keys()


def test_every_fault_of_the_roads_is_told_at_once() -> None:
    spoilt = load_faults(
        load_roads,
        (
            ROAD_FILE.replace('family = "toll", number = 1', 'family = "toll", number = 0')
            .replace('family = "load-days"', 'family = "starts-last"')
            .replace('[roads.headwind]\nburden = { family = "headwind", number = 1 }\nrule = "GT-X9"', "")
        ),
    )
    assert spoilt == (
        "There is no road 'headwind'.",
        "Road slow-docks: not everybody can start last.",
        "Road toll-booth: the number of its burden must be 1 or more.",
    )


def test_a_file_of_roads_that_cannot_be_read_says_why() -> None:
    assert load_faults(load_roads, ROAD_FILE + "[")[0].startswith("It is not TOML")
    assert load_faults(load_roads, ROAD_FILE.replace('"toll"', '"tolls"')) == (
        "Invalid enum value 'tolls' - at `$.roads[...].burden.family`.",
    )
