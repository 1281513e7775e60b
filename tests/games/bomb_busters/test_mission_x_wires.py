"""BB-m20, BB-m35: wires that stand unsorted with an X."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tavolata.core.game import CHANCE
from tavolata.games.bomb_busters.actions import Deal, Point
from tavolata.games.bomb_busters.content import ANNOUNCED, MISSIONS, RANK_OF
from tavolata.games.bomb_busters.events import Marked, Scanned, TurnSkipped
from tavolata.games.bomb_busters.facts import HoldsFact, LacksFact
from tavolata.games.bomb_busters.missions.x_wires import XView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.rules.turn import replace
from tests.games.bomb_busters.table import GAME, all_dealt, begun_at, facts, legal, new, play, refused, table
from tests.games.bomb_busters.test_determinization import check_world
from tests.games.bomb_busters.test_missions import wires
from tests.games.bomb_busters.test_odds import seen_by


def with_x(*hands: str, blue: int = 12, mission: str = "20", **parts: Any) -> BombBustersMatch:
    """Return a table at which the last wire of each stand has an X."""
    match = table(*hands, mission=mission, **parts)
    stands = tuple((*stand[:-1], replace(stand[-1], x=True)) for stand in match.state.stands)
    return begun_at(match, replace(match.state, stands=stands, mission=replace(match.state.mission, blue=blue)))


def dealt_in_order(seats: int, mission: str) -> BombBustersMatch:
    """Return a deal in which chance always does the last of what it may."""
    match = new(seats, mission)
    while match.actors == [CHANCE]:
        match.play(CHANCE, match.legal(CHANCE)[-1])
    return match


def test_bb_mission_20_the_last_wire_of_each_stand_is_unsorted_and_free_of_equipment() -> None:
    assert wires("20", 4) == (12, 2, 2, 2, 2)
    assert wires("20", 2) == (12, 4, 4, 3, 2)
    assert "walkie-talkies" not in MISSIONS["20"].cards
    match = with_x("?4 ?6 ?1", "?4 ?6 ?5", "?2 ?3 ?9", dial=4)
    assert GAME.view(match.state, None).twists == (XView(locked=False, blue=False),)
    play(match, "point 1.2", "announce 1")
    assert match.state.stands[1][2].token == "5"  # noqa: S105
    match = with_x("?4 ?6 ?1", "?4 ?6 ?5", "?2 ?3 ?9", dial=4)
    play(match, "use double-detector")
    assert refused(match, "point 1.2") == "BB-m20-4"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bb_mission_20_1_one_on_every_stand(seats: int) -> None:
    match = dealt_in_order(seats, "20")
    assert [[slot.x for slot in stand].count(True) for stand in match.state.stands] == [1] * len(match.state.stands)
    assert all(stand[-1].x for stand in match.state.stands)


def test_bb_mission_20_2_it_is_the_last_that_was_dealt_and_only_its_owner_knows_it() -> None:
    match = new(4, "20")
    deals = []
    while match.actors == [CHANCE]:
        action = match.legal(CHANCE)[-1]
        deals += [action.wire] if isinstance(action, Deal) else []
        match.play(CHANCE, action)
    order = [deals[stand::4] for stand in range(4)]
    assert [stand[-1].wire for stand in match.state.stands] == [stand[-1] for stand in order]
    for stand in match.state.stands:
        assert all(RANK_OF[left.wire] <= RANK_OF[right.wire] for left, right in pairwise(stand[:-1]))
    seen = GAME.view(match.state, 1).stands
    assert [(stand[-1].x, stand[-1].wire is not None) for stand in seen] == [(True, False), (True, True), (True, False), (True, False)]


def test_bb_mission_20_3_the_own_one_serves_only_where_nothing_helps() -> None:
    match = with_x("?4 ?6 ?1", "?1 ?6 ?5", "?2 ?3 ?9", dial=4)
    play(match, "point 1.0", "announce 1")
    assert legal(match) == ["lay 0.2"]
    match = with_x("?4 ?6 ?1", "?1 ?6 ?5", "?2 ?3 ?9", dial=4)
    play(match, "use double-detector", "point 1.0", "point 1.1")
    assert legal(match) == ["announce 4", "announce 6"]
    play(match, "announce 4")
    assert HoldsFact((0, 1), "4") in facts(match), "it is not the X wire by which the value is held"
    match = with_x("?4 ?1", "?1 ?6 ?5", "?2 ?3 ?9", cards=("ray", "stabilizer"), cuts={"10": 2, "9": 2})
    assert refused(match, "use ray") == "BB-Q4-10"
    play(match, "use stabilizer", "point 1.0")
    assert legal(match) == ["announce 4"]


def test_bb_mission_20_4_nothing_that_helps_points_at_it_and_no_card_marks_it() -> None:
    cards, cuts = ("ray", "stabilizer", "post-it", "label-equal", "label-unequal"), {"10": 2, "9": 2, "4": 2, "12": 2, "1": 2}
    for use in ("use ray", "use stabilizer"):
        match = with_x("?4 ?6 ?1", "?4 ?6 ?5", "?2 ?3 ?9", cards=cards, cuts=cuts)
        play(match, use)
        assert [line for line in legal(match) if line.startswith("point")] == ["point 1.0", "point 1.1", "point 2.0", "point 2.1"]
        assert refused(match, "point 1.2") == "BB-m20-4"
    match = with_x("?4 ?6 ?6", "?4 ?6 ?5", "?2 ?3 ?9", cards=cards, cuts=cuts)
    play(match, "use post-it")
    assert legal(match) == ["mark 0.0", "mark 0.1", "back"]
    play(match, "back", "use label-equal")
    assert legal(match) == ["back"]
    play(match, "back", "use label-unequal")
    assert legal(match) == ["label 0.0", "back"]


def test_bb_mission_20_5_detectors_of_many_and_the_radar_leave_it_out() -> None:
    cards, cuts = ("triple-detector", "super-detector", "general-radar"), {"3": 2, "5": 2, "8": 2}
    match = with_x("?4 ?6 ?1", "?4 ?6 ?7", "2 ?9", cards=cards, cuts=cuts, dial=4)
    play(match, "use general-radar")
    assert Scanned(0, "7", (False, False, False)) in play(match, "scan 7")
    assert LacksFact((3, 4), "7") in facts(match)
    play(match, "use triple-detector", "point 1.0", "point 1.1")
    assert match.state.phase == "announce"
    match = with_x("?4 ?6 ?1", "?4 ?6 ?7", "2 ?9", cards=cards, cuts=cuts, dial=4)
    play(match, "use super-detector")
    assert legal(match) == ["point 1"]
    play(match, "point 1")
    assert match.state.aim
    assert match.state.aim.pointed == ((1, 0), (1, 1))


def test_bb_mission_20_6_a_miss_on_it_is_like_any_other() -> None:
    match = with_x("?4 ?6 ?1", "?4 ?6 ?5", "?2 ?3 ?R9", dial=4)
    assert Marked(1, 1, 2, "5", "missed", "token") in play(match, "point 1.2", "announce 4")
    match = with_x("?4 ?6 ?1", "?4 ?6 ?5", "?2 ?3 ?R9", dial=4)
    play(match, "point 2.2", "announce 4")
    assert match.result
    assert match.result.reason == "red"


def test_bb_mission_20_7_for_solo_cuts_and_reds_it_counts_like_any_other() -> None:
    match = with_x("?4 ?6 ?4", "4 4 ?5", "?2 ?3 ?9")
    assert "solo 4" in legal(match)
    assert legal(with_x("?R4 ?R2", "4 4 ?5", "?2 ?3 ?9")) == ["reveal"]


def test_bb_mission_20_8_no_first_token_before_it() -> None:
    match = with_x("?4 ?6 ?1", "?4 ?6 ?5", "?2 ?3 ?9", phase="token", stage="dealt")
    assert legal(match) == ["mark 0.0", "mark 0.1"]
    assert refused(match, "mark 0.2") == "BB-m20-8"


def test_bb_mission_20_9_the_false_bottom_brings_no_walkie_talkies() -> None:
    assert "false-bottom" in MISSIONS["20"].cards
    assert "walkie-talkies" not in MISSIONS["20"].for_players(2).cards


def test_the_odds_of_unsorted_wires_are_exact() -> None:
    match = with_x("?1 ?2 ?3 ?1", "?1 ?3 ?3 ?2", "?1 ?2 ?3 ?2", blue=3, dial=4)
    for seat in range(3):
        seen_by(match, seat)
    play(match, "point 1.3", "announce 1")
    for seat in range(3):
        seen_by(match, seat)
    play(match, "point 0.3")
    seen_by(match, 2)
    play(match, "announce 3")
    for seat in range(3):
        seen_by(match, seat)
    assert seen_by(match, 2).distribution(7) == {"2": 1.0}


def test_the_odds_of_unsorted_yellow_and_red_wires_are_exact() -> None:
    match = with_x("?1 ?2 ?Y1", "?1 ?R2 ?2", "?1 ?2 ?R1", "?1 ?Y2 ?2", blue=2, dial=4)
    for seat in range(4):
        seen_by(match, seat)
    play(match, "point 1.2", "announce Y")
    for seat in range(4):
        seen_by(match, seat)
    check_world(match.state, 2, Random(1))


# Locked until the yellow ones are cut


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bb_mission_35_a_blue_wire_for_every_stand_is_dealt_first(seats: int) -> None:
    assert wires("35", seats)[:3] == (12, 4, 4)
    assert wires("35", seats)[3:] == ((3, 3) if seats == 2 else (3, 2))
    match = new(seats, "35")
    while match.state.phase != "deal":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    first = [action.wire for action in match.legal(CHANCE) if isinstance(action, Deal)]
    assert all(wire.isdigit() for wire in first)
    all_dealt(match)
    assert all(stand[-1].x and stand[-1].wire.isdigit() for stand in match.state.stands)


def knows_red(match: BombBustersMatch, tile: int) -> bool:
    """Return True if it is public that a wire has no value that could be announced."""
    return {fact.value for fact in facts(match) if isinstance(fact, LacksFact) and tile in fact.tiles} == {*ANNOUNCED}


def locked(*hands: str, **parts: Any) -> BombBustersMatch:
    return with_x(*hands, mission="35", **parts)


def test_bb_mission_35_1_while_locked_they_are_neither_target_nor_partner() -> None:
    match = locked("?4 ?6 ?Y1 ?1", "?1 ?4 ?Y2 ?5", "?2 ?3 ?9", dial=4)
    assert GAME.view(match.state, None).twists[-1] == XView(locked=True, blue=True)
    assert refused(match, "point 1.3") == "BB-m35-1"
    play(match, "point 1.0")
    assert legal(match) == ["announce 4", "announce 6", "announce Y"], "the 1 is held only as X"
    assert "solo 4" not in legal(locked("?4 ?Y1 ?4", "4 4 ?Y2 ?5", "?2 ?3 ?9"))


def test_bb_mission_35_2_free_once_the_last_yellow_cut_is_resolved() -> None:
    match = locked("?4 ?6 ?Y1 ?1", "?1 ?4 ?Y2 ?5", "?2 ?3 ?9", dial=4)
    play(match, "point 1.2", "announce Y")
    assert GAME.view(match.state, None).twists[-1] == XView(locked=True, blue=True)
    play(match, "lay 0.2")
    assert GAME.view(match.state, None).twists[-1] == XView(locked=False, blue=True)
    assert "point 0.3" in legal(match)


def test_bb_mission_35_3_who_has_only_locked_wires_and_reds_is_skipped() -> None:
    match = locked("?4 ?6 ?Y1 ?1", "?R4 ?5", "?2 ?Y3 ?4 ?9", dial=4)
    events = play(match, "point 2.2", "announce 4", "lay 0.0")
    assert TurnSkipped(1) in events
    assert match.state.dial == 4
    assert match.state.turn == 2
    assert LacksFact((4,), "1") in facts(match), "everybody knows now that the rest of that hand is red"
    assert knows_red(match, 4)


def test_bb_mission_35_4_who_holds_a_yellow_can_always_act() -> None:
    match = locked("?Y1 ?Y2 ?1", "?R4 ?5", "?R2 ?9", dial=4)
    assert "solo Y" in legal(match)
    match = locked("?Y1 ?1", "?R4 ?5", "?Y2 ?9", dial=4)
    assert "point 2.0" in legal(match)
    assert "point 1.1" not in legal(match)


def test_bb_mission_35_5_no_equipment_touches_them_later_either() -> None:
    match = locked("?4 ?6 ?1", "?1 ?4 ?5", "?2 ?3 ?9", dial=4)
    assert "point 1.2" in legal(match)
    play(match, "use double-detector")
    assert refused(match, "point 1.2") == "BB-m20-4"


def test_bb_mission_35_6_no_first_token_before_one() -> None:
    assert legal(locked("?4 ?6 ?1", "?1 ?4 ?5", "?2 ?3", phase="token", stage="dealt")) == ["mark 0.0", "mark 0.1"]


def test_bb_mission_35_7_no_walkie_talkies() -> None:
    assert "walkie-talkies" not in MISSIONS["35"].cards
    assert "false-bottom" in MISSIONS["35"].cards


def test_the_odds_of_locked_wires_are_exact() -> None:
    match = locked("?1 ?Y1 ?2 ?1", "?1 ?R2 ?2", "?1 ?R1 ?2", "?Y2 ?2", blue=2, dial=4)
    for seat in range(4):
        seen_by(match, seat)
    assert "R" not in seen_by(match, 0).distribution(6)
    play(match, "point 1.0", "announce 2")
    for seat in range(4):
        seen_by(match, seat)
    assert Point(0, 3) not in match.legal(1)
