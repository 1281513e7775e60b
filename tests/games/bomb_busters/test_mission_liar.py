"""BB-m17: the captain whose tokens say what a wire is not."""

from typing import Any

import pytest

from tavolata.games.bomb_busters.actions import Deny, Mark
from tavolata.games.bomb_busters.events import Denied, Marked, Scanned
from tavolata.games.bomb_busters.facts import NotValueFact
from tavolata.games.bomb_busters.missions.liar import LiarView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.rules.turn import replace
from tests.games.bomb_busters.table import GAME, begun_at, dealt, facts, legal, new, play, refused, table
from tests.games.bomb_busters.test_bot import LEVELS, choice
from tests.games.bomb_busters.test_missions import wires
from tests.games.bomb_busters.test_odds import seen_by, small


def nots(match: BombBustersMatch, stand: int) -> list[tuple[str, ...]]:
    """Return the false tokens before the wires of a stand."""
    return [slot.nots for slot in match.state.stands[stand]]


def lied_to(*hands: str, **parts: Any) -> BombBustersMatch:
    """Return a table of mission 17 with blue wires to 3, at which seat 1 has its turn; seat 0 lies."""
    return small(
        *hands,
        blue=3,
        mission="17",
        **{"turn": 1, "acting": 1, "dial": 4, "personal": (None, "double-detector", "double-detector"), **parts},
    )


def again(match: BombBustersMatch) -> BombBustersMatch:
    """Return the match with seat 1 at turn once more."""
    return begun_at(match, replace(match.state, phase="turn", turn=1, acting=1, aim=None))


HANDS = ("?1 ?1 ?2 ?3", "?1 ?2 ?3 ?3", "?1 ?2 ?2 ?3")


def test_bb_mission_17_the_captain_begins_with_two_false_tokens_and_uses_no_equipment() -> None:
    assert wires("17", 4) == (12, 0, 0, 3, 2)
    assert wires("17", 2) == (12, 0, 0, 3, 3)
    match = new(4, "17", captain="2")
    dealt(match)
    assert (match.state.phase, match.state.acting) == ("choose", 2)
    assert match.state.personal[2] is None
    for _ in range(4):
        play(match, legal(match)[0])
    assert (match.state.phase, match.state.acting) == ("token", 3), "the others place theirs as ever"
    match = table("?4 ?6", "?4 ?5", "?2", mission="17", cards=("post-it", "general-radar"), cuts={"4": 2, "8": 2})
    assert refused(match, "use post-it", 0) == "BB-m17"
    assert legal(match, 1) == ["use post-it", "use general-radar"]


def test_bb_mission_17_1_the_liar_is_the_captain() -> None:
    match = new(3, "17", captain="1")
    dealt(match)
    view = GAME.view(match.state, None)
    assert view.twists == (LiarView(seat=1, left=2, tiles=()),)
    assert len(view.players[1].stands) == 2
    while match.state.phase in ("choose", "token"):
        play(match, legal(match)[0])
    assert match.state.turn == 1


def test_bb_mission_17_2_two_blue_wires_and_numbers_that_they_are_not() -> None:
    match = small(*HANDS, blue=3, mission="17", phase="choose", stage="dealt")
    assert legal(match) == ["mark 0.0", "mark 0.1", "mark 0.2", "mark 0.3"]
    play(match, "mark 0.0")
    assert legal(match) == ["deny 2", "deny 3"]
    assert GAME.view(match.state, 1).twists == (LiarView(0, 2, (0,)),)
    seen_by(match, 1)
    assert play(match, "deny 2") == [Denied(0, 0, 0, "2", "first", "token")]
    assert legal(match) == ["mark 0.1", "mark 0.2", "mark 0.3"], "another wire"
    play(match, "mark 0.1", "deny 2")
    assert nots(match, 0) == [("2",), ("2",), (), ()]
    assert (match.state.phase, match.state.acting) == ("token", 1)
    assert legal(match) == ["mark 1.0", "mark 1.2", "mark 1.3"], "both tokens of the 2 lie"
    assert "2" not in seen_by(match, 1).distribution(0)
    red = table("?4 ?R6", "?4 ?5", "?2", mission="17", phase="choose", stage="dealt")
    assert legal(red) == ["mark 0.0"], "never before a red"


def test_bb_mission_17_3_a_miss_tells_that_the_wire_is_not_what_was_announced() -> None:
    match = lied_to(*HANDS)
    events = play(match, "point 0.3", "announce 1")
    assert Denied(0, 0, 3, "1", "missed", "token") in events
    assert nots(match, 0)[3] == ("1",)
    assert match.state.stands[0][3].token is None
    assert match.state.dial == 3
    assert {NotValueFact(3, "1"), NotValueFact(3, "R")} <= set(facts(match))
    assert "1" not in seen_by(match, 2).distribution(3)


def test_bb_mission_17_3_after_a_detector_the_liar_chooses_a_wire_that_is_not_red() -> None:
    match = table("?4 ?R6 ?7", "?5 ?8", "?2", mission="17", turn=1, acting=1, dial=4)
    play(match, "use double-detector", "point 0.0", "point 0.1", "announce 5")
    assert (match.state.phase, match.state.acting, legal(match)) == ("choose", 0, ["mark 0.0"])
    assert Denied(0, 0, 0, "5", "missed", "token") in play(match, "mark 0.0")
    assert nots(match, 0) == [("5",), (), ()]
    assert NotValueFact(1, "5") in facts(match), "everybody has heard that the other is no 5 either"
    assert match.state.turn == 2


def test_bb_mission_17_4_after_the_ray_the_liar_chooses_one_of_the_two_numbers() -> None:
    match = lied_to(*HANDS, cards=("ray",))
    match = begun_at(match, replace(match.state, cuts={"10": 2}))
    play(match, "use ray", "point 0.0", "announce 2 3")
    assert (match.state.acting, legal(match)) == (0, ["deny 2", "deny 3"])
    seen_by(match, 2)
    play(match, "deny 3")
    assert nots(match, 0)[0] == ("3",)
    assert seen_by(match, 2).distribution(0) == {"1": 1.0}, "both were wrong"


def test_bb_mission_17_5_a_false_token_stays_false_when_its_wire_is_swapped() -> None:
    match = lied_to(*HANDS, cards=("walkie-talkies",))
    play(match, "point 0.3", "announce 1")
    match = begun_at(match, replace(match.state, cuts={"2": 2}, phase="turn", turn=1, acting=1, aim=None))
    play(match, "use walkie-talkies", "partner 0", "give 1.0", "give 0.3", "insert 1.1", "insert 0.0")
    assert ("1",) in nots(match, 1)
    assert "1" not in seen_by(match, 2).distribution(3)


def test_bb_mission_17_6_false_tokens_lie_side_by_side_from_the_same_supply() -> None:
    match = table("?4 ?6 ?7", "?5 ?8 i9", "?2", mission="17", turn=1, acting=1, dial=6)
    play(match, "point 0.0", "announce 5")
    match = again(match)
    play(match, "point 0.0", "announce 8")
    assert nots(match, 0)[0] == ("5", "8")
    match = again(match)
    assert Denied(0, 0, 0, "5", "missed", "known") in play(match, "point 0.0", "announce 5")
    match = again(match)
    play(match, "point 0.1", "announce 5")
    match = again(match)
    assert Denied(0, 0, 2, "5", "missed", "shown") in play(match, "point 0.2", "announce 5")
    assert nots(match, 0) == [("5", "8"), ("5",), ()]
    assert NotValueFact(2, "5") in facts(match)


def test_bb_mission_17_7_misses_of_the_liar_are_as_ever() -> None:
    match = table("?4 ?6", "?5 ?8", "?2", mission="17", dial=4)
    assert Marked(1, 1, 0, "5", "missed", "token") in play(match, "point 1.0", "announce 4")
    assert match.state.dial == 3


def test_bb_mission_17_8_no_detector_for_the_liar_and_a_true_answer_to_the_radar() -> None:
    match = table("?4 ?6", "?5 ?8", "?2", mission="17", spent=(1,), cards=("emergency-batteries", "general-radar"), cuts={"7": 2, "8": 2})
    assert "use double-detector" not in legal(match)
    match = begun_at(match, replace(match.state, turn=1, acting=1))
    play(match, "use emergency-batteries", "recharge 1")
    assert match.state.personal[0] is None
    play(match, "use general-radar")
    assert Scanned(1, "4", (True, False, False)) in play(match, "scan 4")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_lie(level: str) -> None:
    match = small(*HANDS, blue=3, mission="17", phase="choose", stage="dealt")
    assert isinstance(choice(match, level), Mark)
    play(match, "mark 0.0")
    assert isinstance(choice(match, level), Deny)


def test_a_careful_liar_denies_what_looks_likeliest() -> None:
    match = small("?2 ?2 ?3 ?3", "?1 ?1 ?2 ?3", "?1 ?1 ?2 ?3", blue=3, mission="17", phase="choose", stage="dealt")
    play(match, "mark 0.0")
    assert choice(match, "hard") == Deny("1")
