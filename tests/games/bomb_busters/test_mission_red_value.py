"""BB-m11: a blue value that counts as red."""

from collections import Counter
from typing import Any

import pytest

from tavolata.core.game import CHANCE
from tavolata.games.bomb_busters.actions import Mark, Number
from tavolata.games.bomb_busters.events import CardReplaced, Marked, NumberDrawn, RedSpared, RedsRevealed, Scanned
from tavolata.games.bomb_busters.facts import EqualFact, HoldsFact, UnequalFact
from tavolata.games.bomb_busters.missions.red_value import AsRedView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.rules.turn import replace
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tavolata.games.bomb_busters.solver.single_stand_odds import stand_odds, unseen_wires
from tavolata.games.bomb_busters.state import Marker
from tests.games.bomb_busters.table import GAME, begun_at, dealt, facts, legal, new, play, refused, stands, table
from tests.games.bomb_busters.test_bot import choice
from tests.games.bomb_busters.test_odds import seen_by


def as_red(value: str, *hands: str, blue: int = 12, **parts: Any) -> BombBustersMatch:
    """Return a table of mission 11 at which this value counts as red."""
    match = table(*hands, **{"mission": "11", "red": Marker(), **parts})
    return begun_at(match, replace(match.state, mission=replace(match.state.mission, as_red=value, blue=blue)))


def drawn(number: str, seats: int = 4, **options: Any) -> BombBustersMatch:
    """Return a match in which this number card is drawn."""
    match = new(seats, "11", **options)
    while Number(number) not in match.legal(CHANCE):
        match.play(CHANCE, match.legal(CHANCE)[0])
    return match


@pytest.mark.parametrize(("seats", "yellow"), [(2, 4), (3, 2), (5, 2)])
def test_bb_mission_11_four_blue_wires_of_a_drawn_number_count_as_red(seats: int, yellow: int) -> None:
    match = drawn("5", seats)
    assert NumberDrawn("5") in play(match, "number 5")
    dealt(match)
    held = Counter(slot.value for stand in match.state.stands for slot in stand)
    assert (held["Y"], held["R"], held["5"], held["4"]) == (yellow, 4, 0, 4)
    assert all(slot.wire == "r5" for stand in match.state.stands for slot in stand if slot.value == "R")
    assert match.state.acting == (1 if seats == 2 else 0), "with two players the captain places no first token"
    red = as_red("5", "?4 ?r5 ?6", "?4 ?r5 ?6", "?2 ?3", dial=4)
    play(red, "point 1.1", "announce 4")
    assert red.result
    assert red.result.reason == "red"
    assert refused(as_red("5", "?r5 ?r5 ?r5 ?r5 ?6", "?6", "?2"), "solo 5") == "BB-C1"


def test_bb_mission_11_an_equipment_card_of_that_number_is_replaced() -> None:
    match = drawn("9", equipment="stabilizer,ray,post-it,rewinder")
    assert CardReplaced("stabilizer") in play(match, "number 9")
    assert "equip stabilizer" not in legal(match, CHANCE)
    assert len(legal(match, CHANCE)) == 9, "thirteen cards, without the three that lie there and the one that is put away"
    play(match, "equip false-bottom")
    assert match.state.cards == ("false-bottom", "post-it", "rewinder", "ray")
    assert match.state.phase == "deal"


def test_bb_mission_11_1_the_number_is_known_before_the_tokens() -> None:
    match = drawn("5")
    assert GAME.view(match.state, None).twists == (AsRedView(None),)
    play(match, "number 5")
    view = GAME.view(match.state, None)
    assert view.twists == (AsRedView("5"),)
    assert 5 not in view.blue
    assert {told.value: told.of for told in view.values}["R"] == 4


def test_bb_mission_11_2_a_first_token_may_go_before_such_a_wire() -> None:
    match = as_red("2", "?1 ?1 ?r2 ?3", "?1 ?r2 ?3 ?3", "?1 ?r2 ?r2 ?3", blue=3, phase="token", stage="dealt")
    assert legal(match) == ["mark 0.0", "mark 0.1", "mark 0.2", "mark 0.3"]
    seen_by(match, 1)
    assert play(match, "mark 0.2") == [Marked(0, 0, 2, "2", "first", "token")]
    assert seen_by(match, 1).distribution(2) == {"R": 1.0}
    view = GAME.view(match.state, None)
    assert stand_odds(view.stands[0], {}, unseen_wires(view, {}), view.facts)[2] == {"R": 1.0}


def test_bb_mission_11_3_detectors_and_stabilizer_treat_it_as_red() -> None:
    match = as_red("5", "?4 ?6", "?r5 ?7 ?8", "?2 ?3", dial=4)
    play(match, "use double-detector", "point 1.0", "point 1.1", "announce 4")
    assert legal(match) == ["mark 1.1"]
    match = as_red("5", "?4 ?6", "?r5 ?r5 ?8", "?2 ?3", dial=4)
    play(match, "use double-detector", "point 1.0", "point 1.1", "announce 4")
    assert match.result
    match = as_red("5", "?4 ?6", "?r5 ?7 ?8", "?2 ?3", dial=4, cards=("stabilizer",), cuts={"9": 2})
    assert RedSpared(1, (2,)) in play(match, "use stabilizer", "point 1.0", "announce 4")
    assert not match.result
    assert stands(match)[1] == "?r5 ?7 ?8"


def test_bb_mission_11_4_the_number_cannot_be_announced() -> None:
    match = as_red("5", "?4 ?r5 ?6", "?4 ?7", "?2 ?3", cards=("ray",), cuts={"10": 2})
    play(match, "use ray", "point 1.0")
    assert legal(match) == ["announce 4 6"]
    assert refused(match, "announce 4 5") == "BB-D1"


def test_bb_mission_11_5_the_radar_hears_no_from_everybody() -> None:
    match = as_red("5", "?4 ?r5 ?6", "?4 ?r5", "?2 ?3", cards=("general-radar",), cuts={"8": 2})
    play(match, "use general-radar")
    assert Scanned(0, "5", (False, False, False)) in play(match, "scan 5")


def test_bb_mission_11_6_no_post_it_and_labels_compare_it_like_a_number() -> None:
    match = as_red("5", "?4 ?r5 ?r5", "?4 ?7", "?2 ?3", cards=("post-it", "label-equal", "label-unequal"), cuts={"4": 2, "1": 2, "12": 2})
    play(match, "use post-it")
    assert legal(match) == ["mark 0.0", "back"]
    play(match, "back", "use label-equal")
    assert legal(match) == ["label 0.1", "back"]
    play(match, "label 0.1", "use label-unequal", "label 0.0")
    assert facts(match) == [EqualFact(1, 2), UnequalFact(0, 1)]


def test_bb_mission_11_7_it_may_be_swapped_and_stays_red() -> None:
    match = as_red("2", "?1 ?1 ?r2 ?3", "?1 ?r2 ?3 ?3", "?1 ?r2 ?r2 ?3", blue=3, cards=("walkie-talkies",))
    match = begun_at(match, replace(match.state, cuts={"2": 2}))
    play(match, "use walkie-talkies", "partner 1", "give 0.2", "give 1.0", "insert 0.0", "insert 1.1")
    assert stands(match)[:2] == ["?1 ?1 ?1 ?3", "?r2 ?r2 ?3 ?3"]
    assert [slot.value for slot in match.state.stands[1]].count("R") == 2
    seen_by(match, 2)


def test_bb_mission_11_8_only_such_wires_left_are_laid_open_which_unlocks_nothing() -> None:
    match = as_red("5", "?r5 ?r5", "?4 ?r5", "?4 ?3 ?r5", cards=("super-detector",))
    assert legal(match) == ["reveal"]
    events = play(match, "reveal")
    assert RedsRevealed(0, 2) in events
    assert GAME.view(match.state, None).cards[0].status == "locked"
    assert match.state.cuts == {"R": 2}


def test_the_odds_of_such_wires_are_exact() -> None:
    match = as_red("2", "?1 ?1 ?r2 ?3", "?1 ?r2 ?3 ?3", "?1 ?r2 ?r2 ?3", blue=3, dial=3)
    deals = seen_by(match, 0)
    assert deals.explosion([5]) == pytest.approx(deals.distribution(5)["R"])
    play(match, "point 1.0", "announce 3")
    assert HoldsFact((0, 1, 2, 3), "3") in facts(match)
    seen_by(match, 2)
    seen_by(match, 0)
    assert Deals(knowledge_of(GAME.view(match.state, None))).explosion([5, 9, 10]) > 0


def test_a_careful_partner_points_at_no_wire_that_is_marked_so() -> None:
    match = as_red("2", "?1 ?1 ?3 ?3", "?1 ?r2 ?r2 ?3", "?1 ?r2 ?r2 ?3", blue=3, phase="token", stage="dealt")
    play(match, "mark 0.0", "mark 1.1", "mark 2.1")
    chosen = choice(match, "hard")
    assert (chosen.stand, chosen.slot) not in ((1, 1), (2, 1))
    assert not isinstance(chosen, Mark)
