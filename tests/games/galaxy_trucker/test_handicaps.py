"""GT-K4: what golden holders fly the third flight with."""

import pytest

from tavolata.games.galaxy_trucker.content import TITLE_NAMES, TITLES, Handicap, TitleName
from tavolata.games.galaxy_trucker.events import CrewLost, Declared, GaveUp, Hampered, Launched, Moved, MovedUp, Settled
from tavolata.games.galaxy_trucker.explain.consequences import foresee
from tavolata.games.galaxy_trucker.rules import check, handicaps
from tavolata.games.galaxy_trucker.rules.ship_stats import figures
from tavolata.games.galaxy_trucker.state import Burden
from tests.games.galaxy_trucker.in_flight import ALIEN_CREW, ALIENS, HOLDS, TRUCK, TUG, days, only, turn
from tests.games.galaxy_trucker.table import GalaxyTruckerMatch, changed, play, player, with_ships
from tests.games.galaxy_trucker.test_cards import ABANDONED_SHIP, ABANDONED_STATION, OPEN_SPACE, SLAVERS, TWO_PLANETS
from tests.games.galaxy_trucker.trek_positions import NOTHING, burdened, hampered, held, on_trek

BURDEN = {title: Burden(title, TITLES.titles[title].handicap) for title in TITLE_NAMES}


def said(match: GalaxyTruckerMatch, action: str) -> dict[str, object]:
    """What is foreseen of an action, by its keys."""
    ahead = foresee(match.state, 0, match.legal(0))[match.game.read(action)]
    return {sentence.key.removeprefix("galaxy_trucker.ahead."): sentence.facts.get("count") for sentence in ahead.says}


@pytest.mark.parametrize("title", TITLE_NAMES)
def test_gt_k4_golden_holders_and_nobody_else_fly_with_a_handicap(title: TitleName) -> None:
    other: TitleName = "corridorist" if title != "corridorist" else "power-trucker"
    match = on_trek(TUG, TUG, flight=1, titles=[held(title, 1, gold=True), held(other, 0)])
    match = changed(match, 0, status="gave-up")
    turn(match, NOTHING, "0 ready", "1 ready")
    assert match.state.variants.level == "III"
    assert [player(match, seat).burdens for seat in (0, 1)] == [(), (BURDEN[title],)]
    assert match.view(0).players[1].burdens == (BURDEN[title],)
    assert TITLES.titles[title].house


def test_gt_k4_freight_hauler_each_load_costs_a_day_more() -> None:
    match = hampered("freight-hauler", HOLDS, HOLDS)
    turn(match, TWO_PLANETS)
    assert said(match, "land 2")["days-to"] == 4
    events = play(match, "0 land 2", "1 land 1", "0 load-done", "1 load-done")
    assert only(Moved, events) == [Moved(1, -3, 14, "days", 14), Moved(0, -4, 16, "days", 16)]
    assert only(Hampered, events) == [Hampered(0, "freight-hauler", "load-days", 1)]


def test_gt_k4_freight_hauler_days_without_a_load_are_those_of_the_card() -> None:
    match = hampered("freight-hauler", TRUCK, TUG)
    events = turn(match, ABANDONED_SHIP, "0 claim", "0 lose-crew 5 7", "0 lose-crew 5 7")
    assert only(Moved, events) == [Moved(0, -1, 19, "days", 19)]
    match = hampered("freight-hauler", TRUCK, TUG)
    turn(match, ABANDONED_STATION)
    assert said(match, "claim")["days-to"] == 2
    play(match, "0 claim", "0 load-done")
    assert days(match)[0] == 18


def test_gt_k4_power_trucker_each_battery_compartment_starts_one_short() -> None:
    match = burdened(with_ships(TRUCK, TUG), "power-trucker")
    assert figures(player(match)).batteries == 5 - 2
    for seat in (0, 1):
        match = changed(match, seat, start=seat + 1, status="finished")
    after, events = check.begin(match.state)
    assert sum(after.players[0].batteries.values()) == 3
    assert only(Hampered, events) == [Hampered(0, "power-trucker", "batteries-short", 2)]
    assert all(after.players[0].batteries.values()), "an empty compartment is not listed"


def test_gt_k4_xenoquartermaster_an_alien_adds_1() -> None:
    match = changed(hampered("xenoquartermaster", ALIENS, TUG), 0, crew=ALIEN_CREW)
    assert figures(player(match)).firepower.least == 1 + 1
    turn(match, OPEN_SPACE)
    assert said(match, "declare")["flies"] == 1 + 1
    events = play(match, "0 declare")
    assert only(Declared, events)[0] == Declared(0, "engines", 2.0, "race")
    assert only(Hampered, events) == [Hampered(0, "xenoquartermaster", "alien-bonus", 1)]


def test_gt_k4_xenoquartermaster_nothing_bites_without_an_alien() -> None:
    assert only(Hampered, turn(hampered("xenoquartermaster", ALIENS, TUG), OPEN_SPACE, "0 declare")) == []


def test_gt_k4_cruise_captain_a_card_takes_one_more_of_the_crew() -> None:
    match = hampered("cruise-captain", TRUCK, TUG)
    turn(match, SLAVERS)
    assert said(match, "declare")["crew"] == 4
    events = play(match, "0 declare", "0 lose-crew 5 7", "0 lose-crew 5 7", "0 lose-crew 9 7")
    assert only(Hampered, events) == [Hampered(0, "cruise-captain", "crew-more", 1)]
    assert match.actors == [0]
    assert len(only(CrewLost, play(match, "0 lose-crew 9 7"))) == 1 + 1, "and then the crew of the next"


def test_gt_k4_cruise_captain_with_too_few_all_go() -> None:
    match = changed(hampered("cruise-captain", TRUCK, TUG), 0, crew={(7, 7): ("human", "human")})
    turn(match, ABANDONED_SHIP)
    assert said(match, "claim")["crew"] == 2
    events = play(match, "0 claim")
    assert only(Hampered, events) == [], "nobody is left to be taken"
    assert only(GaveUp, events) == [GaveUp(0, "humans")]


def test_gt_k4_cruise_captain_an_epidemic_is_not_counted() -> None:
    events = turn(hampered("cruise-captain", ALIENS, TUG), "III-04")
    assert len(only(CrewLost, events)) == 3
    assert only(Hampered, events) == []


def test_gt_k4_master_engineer_a_lost_component_costs_2() -> None:
    match = changed(hampered("master-engineer", TUG, TUG, deck=[NOTHING]), 0, lost=(1, 2, 3))
    events = turn(match, NOTHING)
    assert only(Hampered, events) == [Hampered(0, "master-engineer", "loss-price", 3)]
    ledger = only(Settled, events)[0].ledger
    assert (ledger.losses, ledger.total) == (6, 12 + 8 - 6)


def test_gt_k4_corridorist_starts_last_and_the_others_move_up() -> None:
    match = burdened(with_ships(TUG, TUG, TUG, seats=3), "corridorist")
    for seat, start in enumerate((2, 1, 3)):
        match = changed(match, seat, start=start, status="finished")
    after, events = check.begin(match.state)
    assert [each.start for each in after.players] == [3, 1, 2]
    assert only(MovedUp, events) == [MovedUp(2, 2)]
    assert only(Hampered, events) == [Hampered(0, "corridorist", "starts-last", 3)]
    assert only(Launched, events) == [Launched((1, 2, 0))]


def test_gt_k4_corridorist_who_is_last_anyway_has_nothing_to_tell() -> None:
    match = burdened(with_ships(TUG, TUG), "corridorist", seat=1)
    for seat in (0, 1):
        match = changed(match, seat, start=seat + 1, status="finished")
    assert only(Hampered, check.begin(match.state)[1]) == []


def test_gt_k4_burdens_of_one_family_add_up_or_the_harder_one_counts() -> None:
    burdens = [
        Burden("corridorist", Handicap(family, number)) for family in ("load-days", "alien-bonus", "loss-price") for number in (1, 3)
    ]
    assert handicaps.days_of_load(burdens) == 4
    assert handicaps.alien_bonus(burdens) == 1
    assert handicaps.loss_price(burdens) == 3
    assert handicaps.crew_taken(burdens, 2) == 2
