"""GT-K4: the handicaps of golden holders in the third flight."""

import pytest

from tavolata.games.galaxy_trucker.content import TITLE_NAMES, TITLES, Handicap, TitleName
from tavolata.games.galaxy_trucker.events import CrewLost, Declared, GaveUp, Hampered, Launched, Moved, MovedUp, Settled
from tavolata.games.galaxy_trucker.explain.consequences import consequences
from tavolata.games.galaxy_trucker.rules import check, handicaps
from tavolata.games.galaxy_trucker.rules.ship_stats import ship_stats
from tavolata.games.galaxy_trucker.state import ActiveHandicap
from tests.games.galaxy_trucker.in_flight import ALIEN_CREW, ALIENS, HOLDS, TRUCK, TUG, days_of, events_of, turn_card
from tests.games.galaxy_trucker.table import GalaxyTruckerMatch, play, player, with_changes, with_ships
from tests.games.galaxy_trucker.test_cards import ABANDONED_SHIP, ABANDONED_STATION, OPEN_SPACE, SLAVERS, TWO_PLANETS
from tests.games.galaxy_trucker.trek_positions import NOTHING, match_with_handicap, on_trek, title_state, with_handicap

BURDEN = {title: ActiveHandicap(title, TITLES.titles[title].handicap) for title in TITLE_NAMES}


def consequence_facts(match: GalaxyTruckerMatch, action: str) -> dict[str, object]:
    """Return the consequence sentences of an action by key."""
    ahead = consequences(match.state, 0, match.legal(0))[match.game.read(action)]
    return {sentence.key.removeprefix("galaxy_trucker.ahead."): sentence.facts.get("count") for sentence in ahead.says}


@pytest.mark.parametrize("title", TITLE_NAMES)
def test_gt_k4_golden_holders_and_nobody_else_fly_with_a_handicap(title: TitleName) -> None:
    other: TitleName = "corridorist" if title != "corridorist" else "power-trucker"
    match = on_trek(TUG, TUG, flight=1, titles=[title_state(title, 1, gold=True), title_state(other, 0)])
    match = with_changes(match, 0, status="gave-up")
    turn_card(match, NOTHING, "0 ready", "1 ready")
    assert match.state.variants.level == "III"
    assert [player(match, seat).handicaps for seat in (0, 1)] == [(), (BURDEN[title],)]
    assert match.view(0).players[1].burdens == (BURDEN[title],)
    assert TITLES.titles[title].house


def test_gt_k4_freight_hauler_each_load_costs_a_day_more() -> None:
    match = match_with_handicap("freight-hauler", HOLDS, HOLDS)
    turn_card(match, TWO_PLANETS)
    assert consequence_facts(match, "land 2")["days-to"] == 4
    events = play(match, "0 land 2", "1 land 1", "0 load-done", "1 load-done")
    assert events_of(Moved, events) == [Moved(1, -3, 14, "days", 14), Moved(0, -4, 16, "days", 16)]
    assert events_of(Hampered, events) == [Hampered(0, "freight-hauler", "load-days", 1)]


def test_gt_k4_freight_hauler_days_without_a_load_are_those_of_the_card() -> None:
    match = match_with_handicap("freight-hauler", TRUCK, TUG)
    events = turn_card(match, ABANDONED_SHIP, "0 claim", "0 lose-crew 5 7", "0 lose-crew 5 7")
    assert events_of(Moved, events) == [Moved(0, -1, 19, "days", 19)]
    match = match_with_handicap("freight-hauler", TRUCK, TUG)
    turn_card(match, ABANDONED_STATION)
    assert consequence_facts(match, "claim")["days-to"] == 2
    play(match, "0 claim", "0 load-done")
    assert days_of(match)[0] == 18


def test_gt_k4_power_trucker_each_battery_compartment_starts_one_short() -> None:
    match = with_handicap(with_ships(TRUCK, TUG), "power-trucker")
    assert ship_stats(player(match)).batteries == 5 - 2
    for seat in (0, 1):
        match = with_changes(match, seat, start=seat + 1, status="finished")
    after, events = check.begin(match.state)
    assert sum(after.players[0].batteries.values()) == 3
    assert events_of(Hampered, events) == [Hampered(0, "power-trucker", "batteries-short", 2)]
    assert all(after.players[0].batteries.values()), "an empty compartment is not listed"


def test_gt_k4_xenoquartermaster_an_alien_adds_1() -> None:
    match = with_changes(match_with_handicap("xenoquartermaster", ALIENS, TUG), 0, crew=ALIEN_CREW)
    assert ship_stats(player(match)).firepower.least == 1 + 1
    turn_card(match, OPEN_SPACE)
    assert consequence_facts(match, "declare")["flies"] == 1 + 1
    events = play(match, "0 declare")
    assert events_of(Declared, events)[0] == Declared(0, "engines", 2.0, "race")
    assert events_of(Hampered, events) == [Hampered(0, "xenoquartermaster", "alien-bonus", 1)]


def test_gt_k4_xenoquartermaster_nothing_bites_without_an_alien() -> None:
    assert events_of(Hampered, turn_card(match_with_handicap("xenoquartermaster", ALIENS, TUG), OPEN_SPACE, "0 declare")) == []


def test_gt_k4_cruise_captain_a_card_takes_one_more_of_the_crew() -> None:
    match = match_with_handicap("cruise-captain", TRUCK, TUG)
    turn_card(match, SLAVERS)
    assert consequence_facts(match, "declare")["crew"] == 4
    events = play(match, "0 declare", "0 lose-crew 5 7", "0 lose-crew 5 7", "0 lose-crew 9 7")
    assert events_of(Hampered, events) == [Hampered(0, "cruise-captain", "crew-more", 1)]
    assert match.actors == [0]
    assert len(events_of(CrewLost, play(match, "0 lose-crew 9 7"))) == 1 + 1, "and then the crew of the next"


def test_gt_k4_cruise_captain_with_too_few_all_go() -> None:
    match = with_changes(match_with_handicap("cruise-captain", TRUCK, TUG), 0, crew={(7, 7): ("human", "human")})
    turn_card(match, ABANDONED_SHIP)
    assert consequence_facts(match, "claim")["crew"] == 2
    events = play(match, "0 claim")
    assert events_of(Hampered, events) == [], "nobody is left to be taken"
    assert events_of(GaveUp, events) == [GaveUp(0, "humans")]


def test_gt_k4_cruise_captain_an_epidemic_is_not_counted() -> None:
    events = turn_card(match_with_handicap("cruise-captain", ALIENS, TUG), "III-04")
    assert len(events_of(CrewLost, events)) == 3
    assert events_of(Hampered, events) == []


def test_gt_k4_master_engineer_a_lost_component_costs_2() -> None:
    match = with_changes(match_with_handicap("master-engineer", TUG, TUG, deck=[NOTHING]), 0, lost=(1, 2, 3))
    events = turn_card(match, NOTHING)
    assert events_of(Hampered, events) == [Hampered(0, "master-engineer", "loss-price", 3)]
    ledger = events_of(Settled, events)[0].ledger
    assert (ledger.losses, ledger.total) == (6, 12 + 8 - 6)


def test_gt_k4_corridorist_starts_last_and_the_others_move_up() -> None:
    match = with_handicap(with_ships(TUG, TUG, TUG, seats=3), "corridorist")
    for seat, start in enumerate((2, 1, 3)):
        match = with_changes(match, seat, start=start, status="finished")
    after, events = check.begin(match.state)
    assert [each.start for each in after.players] == [3, 1, 2]
    assert events_of(MovedUp, events) == [MovedUp(2, 2)]
    assert events_of(Hampered, events) == [Hampered(0, "corridorist", "starts-last", 3)]
    assert events_of(Launched, events) == [Launched((1, 2, 0))]


def test_gt_k4_corridorist_who_is_last_anyway_has_nothing_to_tell() -> None:
    match = with_handicap(with_ships(TUG, TUG), "corridorist", seat=1)
    for seat in (0, 1):
        match = with_changes(match, seat, start=seat + 1, status="finished")
    assert events_of(Hampered, check.begin(match.state)[1]) == []


def test_gt_k4_burdens_of_one_family_add_up_or_the_harder_one_counts() -> None:
    active = [
        ActiveHandicap("corridorist", Handicap(family, number))
        for family in ("load-days", "alien-bonus", "loss-price")
        for number in (1, 3)
    ]
    assert handicaps.days_of_load(active) == 4
    assert handicaps.alien_bonus(active) == 1
    assert handicaps.loss_price(active) == 3
    assert handicaps.crew_taken(active, 2) == 2
