"""BB-m21, BB-m24: tokens that say less than a value."""

import pytest

from tavolata.games.bomb_busters.actions import Mark
from tavolata.games.bomb_busters.content import MISSIONS
from tavolata.games.bomb_busters.events import Marked
from tavolata.games.bomb_busters.facts import CountedFact, NotValueFact, ParityFact
from tavolata.games.bomb_busters.missions.tokens import CountView, ParityView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.rules.turn import replace
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tavolata.games.bomb_busters.solver.single_stand_odds import stand_odds, unseen_wires
from tests.games.bomb_busters.table import GAME, begun_at, facts, legal, play, refused, table
from tests.games.bomb_busters.test_bot import choice
from tests.games.bomb_busters.test_missions import wires
from tests.games.bomb_busters.test_odds import seen_by, small


def tokens(match: BombBustersMatch, stand: int) -> list[str | None]:
    """Return what lies before the wires of a stand."""
    return [slot.token for slot in match.state.stands[stand]]


def with_tokens(match: BombBustersMatch, *placed: tuple[int, int, str]) -> BombBustersMatch:
    """Return the match with further tokens on stands."""
    stands = [list(stand) for stand in match.state.stands]
    for stand, slot, token in placed:
        stands[stand][slot] = replace(stands[stand][slot], token=token)
    return begun_at(match, replace(match.state, stands=tuple(map(tuple, stands))))


# Even and odd


def test_bb_mission_33_even_or_odd_with_special_characters() -> None:
    assert wires("33", 4) == (12, 0, 0, 3, 2)
    assert wires("33", 2) == (12, 0, 0, 3, 3)
    assert (MISSIONS["33"].characters, MISSIONS["21"].characters) == ("special", "all")


def test_bb_mission_33_1_tokens_are_those_of_mission_21() -> None:
    match = table("?1 ?2 ?5", "?3 ?6 ?R7", "?1 ?3 ?8", mission="33", dial=4)
    assert Marked(1, 1, 1, "even", "missed", "token") in play(match, "point 1.1", "announce 2")
    assert GAME.view(match.state, None).twists[-1] == ParityView(even=10, odd=11)


def test_bb_mission_21_every_token_says_even_or_odd() -> None:
    assert wires("21", 4) == (12, 0, 0, 2, 1)
    assert wires("21", 2) == (12, 0, 0, 2, 2)
    match = table("?1 ?2 ?5", "?3 ?6 ?R7", "?1 ?3 ?8", mission="21", phase="token", stage="dealt")
    assert legal(match) == ["mark 0.0", "mark 0.1", "mark 0.2"]
    (event,) = play(match, "mark 0.1")
    assert event == Marked(0, 0, 1, "even", "first", "token")
    assert refused(match, "mark 1.2") == "BB-S7"
    play(match, "mark 1.0", "mark 2.2")
    assert [tokens(match, stand) for stand in range(3)] == [[None, "even", None], ["odd", None, None], [None, None, "even"]]
    assert GAME.view(match.state, None).twists == (ParityView(even=9, odd=10),)


def test_bb_mission_21_1_a_miss_tells_the_parity_of_the_wire_and_what_it_is_not() -> None:
    match = small("?1 ?2 ?3 ?4", "?1 ?2 ?3 ?4", "?1 ?2 ?3 ?4", "?1 ?2 ?3 ?4", blue=4, mission="21", dial=4)
    events = play(match, "point 1.1", "announce 4")
    assert Marked(1, 1, 1, "even", "missed", "token") in events
    assert tokens(match, 1) == [None, "even", None, None]
    assert facts(match)[1:] == [NotValueFact(5, "4")], "everybody has heard that it is no 4, which leaves the 2"
    assert seen_by(match, 2).distribution(5) == {"2": 1.0}
    match = begun_at(match, replace(match.state, phase="turn", turn=0, acting=0, aim=None))
    events = play(match, "point 1.1", "announce 1")
    assert Marked(1, 1, 1, "even", "missed", "known") in events


def test_bb_mission_21_1_after_a_detector_the_owner_marks_one_that_is_not_red() -> None:
    match = table("?1 ?2 ?5", "?3 ?6 ?R7", "?1 ?3 ?8", mission="21", dial=4)
    play(match, "use double-detector", "point 1.1", "point 1.2", "announce 5")
    assert legal(match) == ["mark 1.1"]
    play(match, "mark 1.1")
    assert tokens(match, 1) == [None, "even", None]
    assert {NotValueFact(4, "5"), NotValueFact(5, "5")} <= set(facts(match)), "the token does not tell that, so it is remembered"


def test_bb_mission_21_2_without_a_token_it_is_said_once() -> None:
    match = table("?1 ?3 ?5 ?7 ?9 ?11", "?1 ?3 ?5 ?7 ?9 ?11 ?12", "?2", mission="21", dial=4)
    lying = [(stand, slot, "odd") for stand in (0, 1) for slot in range(6) if (stand, slot) != (1, 0)]
    match = with_tokens(match, *lying)
    events = play(match, "point 1.0", "announce 3")
    assert Marked(1, 1, 0, "odd", "missed", "shown") in events
    assert tokens(match, 1)[0] is None
    assert ParityFact(6, "odd") in facts(match)
    play_on = begun_at(match, replace(match.state, phase="turn", turn=0, acting=0, aim=None))
    assert Marked(1, 1, 0, "odd", "missed", "known") in play(play_on, "point 1.0", "announce 5")


def test_bb_mission_21_3_the_post_it_tells_parity_and_tokens_travel() -> None:
    match = small("?1 2 ?3 ?4", "?1 2 ?3 ?4", "?1 ?2 ?3 ?4", "?1 ?2 ?3 ?4", blue=4, mission="21", cards=("post-it", "walkie-talkies"))
    match = begun_at(match, replace(match.state, cuts={"4": 2, "2": 2}))
    play(match, "use post-it", "mark 0.3")
    assert tokens(match, 0) == [None, None, None, "even"]
    assert "mark 0.3" not in legal(match)
    match = begun_at(match, replace(match.state, cuts={"2": 2}))
    for line in ("use walkie-talkies", "partner 1", "give 0.3", "give 1.0", "insert 0.0", "insert 1.3"):
        play(match, line)
        assert set(seen_by(match, 2).distribution(3)) <= {"2", "4"}
    assert tokens(match, 1) == [None, None, None, "even"]


@pytest.mark.parametrize(("slot", "said", "left"), [(1, "even", {"2"}), (0, "odd", {"1"}), (2, "odd", {"3"}), (2, "even", {"2"})])
def test_parity_is_counted_exactly(slot: int, said: str, left: set[str]) -> None:
    match = small("?1 ?1 ?2 ?3", "?1 ?2 ?3 ?3", "?1 ?2 ?2 ?3", blue=3, mission="21")
    assert set(seen_by(match, 0).distribution(4 + slot)) > left
    assert set(seen_by(with_tokens(match, (1, slot, said)), 0).distribution(4 + slot)) == left


# How often


def test_bb_mission_24_a_token_says_how_often_its_value_stands_there() -> None:
    assert wires("24", 4) == (12, 0, 0, 2, 2)
    assert wires("24", 2) == (12, 0, 0, 3, 3)
    match = table("?1 ?2 ?2 ?5", "?3 ?3 ?3 ?R7", "?1 ?8", mission="24", phase="token", stage="dealt")
    assert play(match, "mark 0.2") == [Marked(0, 0, 2, "x2", "first", "token")]
    assert refused(match, "mark 1.3") == "BB-S7"
    play(match, "mark 1.1", "mark 2.0")
    assert [tokens(match, stand) for stand in range(3)] == [[None, None, "x2", None], [None, "x3", None, None], ["x1", None]]
    assert GAME.view(match.state, None).twists == (CountView((6, 6, 6)),)


def test_bb_mission_24_1_cut_wires_of_the_stand_count_too() -> None:
    match = small("1 ?1 ?2 ?2", "?1 ?1 2 ?3", "?2 ?3 ?3 ?3", blue=3, mission="24", dial=3)
    events = play(match, "point 1.0", "announce 2")
    assert Marked(1, 1, 0, "x2", "missed", "token") in events
    assert CountedFact(4, (4, 5, 6, 7), 2) in facts(match)
    seen_by(match, 0)
    seen_by(match, 2)
    match = small("1 ?1 ?1 ?2", "?1 2 ?2 3", "?2 ?3 ?3 ?3", blue=3, mission="24", dial=3)
    play(match, "point 1.2", "announce 1")
    assert tokens(match, 1) == [None, None, "x2", None]
    assert seen_by(match, 2).distribution(6) == {"2": 1.0}


def test_bb_mission_24_2_four_of_a_kind_take_two_tokens_x2() -> None:
    match = small("?1 ?1 ?1 ?1", "?2 ?2 ?2 ?3", "?2 ?3 ?3 ?3", blue=3, mission="24", phase="token", stage="dealt")
    assert play(match, "mark 0.0") == [Marked(0, 0, 0, "x4", "first", "token")]
    assert GAME.view(match.state, None).twists == (CountView((7, 5, 7)),)
    assert seen_by(match, 2).distribution(0).keys() == {"1"}
    match = table("?1 ?1 ?1 ?1 ?5", "?2 ?2 ?3 ?3 ?4 ?4", "?6 ?6 ?7 ?7 ?8 ?8", mission="24", phase="token", stage="dealt")
    match = with_tokens(match, *((stand, slot, "x2") for stand in (1, 2) for slot in (0, 2, 4)))
    assert legal(match) == ["mark 0.4"], "one token x2 is left, and four of a kind take two"


def test_bb_mission_24_3_a_wire_that_was_missed_is_marked_although_another_copy_is() -> None:
    match = small("?1 ?1 ?2 ?2", "?1 ?1 2 ?3", "?2 ?3 ?3 ?3", blue=3, mission="24", dial=3)
    play(match, "point 1.0", "announce 2")
    match = begun_at(match, replace(match.state, phase="turn", turn=0, acting=0, aim=None))
    play(match, "point 1.1", "announce 2")
    assert tokens(match, 1) == ["x2", "x2", None, None]
    seen_by(match, 0)
    seen_by(match, 2)


def swapping() -> BombBustersMatch:
    """Return two marked wires of a stand; one of them will be swapped."""
    cards = ("walkie-talkies",)
    match = small("?1 ?1 2 ?3", "?1 ?1 2 ?3", "?2 ?2 ?3 ?3", blue=3, mission="24", cards=cards, phase="token", stage="dealt")
    play(match, "mark 0.0", "mark 1.1", "mark 2.2")
    play(match, "use walkie-talkies", "partner 1", "give 0.0", "give 1.3")
    return match


def test_bb_mission_24_4_a_wire_that_is_swapped_loses_its_token() -> None:
    match = swapping()
    play(match, "insert 0.2", "insert 1.0")
    assert tokens(match, 1) == [None, None, "x2", None]
    assert tokens(match, 0) == [None] * 4
    assert CountedFact(0, (0, 1, 2, 3), 2) in facts(match), "what was told stays true of the stand as it was"
    match = begun_at(match, replace(match.state, cards=("post-it",), cuts={"2": 2, "4": 2}, turn=1, acting=1))
    play(match, "use post-it", "mark 1.0")
    assert tokens(match, 1) == ["x3", None, "x2", None]
    seen_by(match, 2)


def test_bb_mission_24_5_the_other_tokens_tell_what_was_counted_when_they_were_placed() -> None:
    match = swapping()
    for line in ("insert 0.2", "insert 1.0"):
        play(match, line)
        for seat in range(3):
            seen_by(match, seat)
    assert tokens(match, 1)[2] == "x2", "there are three now"
    assert seen_by(match, 2).distribution(0)["1"] > 0.5


def test_bb_mission_24_6_a_token_stays_at_a_cut_wire_until_it_is_wanted() -> None:
    match = table("?1 ?2 ?3 ?4 ?5 ?6 ?7 ?8 ?9", "?1 ?2 ?10", "?11", mission="24", dial=4)
    match = with_tokens(match, (1, 0, "x1"))
    play(match, "point 1.0", "announce 1", "lay 0.0")
    assert tokens(match, 1) == ["x1", None, None]
    match = begun_at(match, replace(match.state, phase="turn", turn=0, acting=0, aim=None))
    match = with_tokens(match, *((0, slot, "x1") for slot in range(1, 7)))
    assert GAME.view(match.state, None).twists == (CountView((1, 7, 7)),)
    events = play(match, "point 1.2", "announce 2")
    assert Marked(1, 1, 2, "x1", "missed", "token") in events
    assert tokens(match, 1) == [None, None, "x1"]
    match = begun_at(match, replace(match.state, phase="turn", turn=0, acting=0, aim=None))
    events = play(match, "point 2.0", "announce 2")
    assert Marked(2, 2, 0, "x1", "missed", "shown") in events
    assert CountedFact(12, (12,), 1, said=True) in facts(match)


def test_bb_mission_24_7_a_post_it_goes_before_cut_wires_too() -> None:
    match = table("1 ?1 ?2 R3 ?R4", "?1 ?2 ?10", "?11", mission="24", cards=("post-it",), cuts={"4": 2})
    assert refused(play_use(match), "mark 0.4") == "BB-Q4-4"
    assert legal(match) == ["mark 0.0", "mark 0.1", "mark 0.2", "back"]
    play(match, "mark 0.0")
    assert tokens(match, 0) == ["x2", None, None, None, None]


def play_use(match: BombBustersMatch) -> BombBustersMatch:
    play(match, "use post-it")
    return match


@pytest.mark.parametrize("mission", ["21", "24"])
@pytest.mark.parametrize("slot", range(6))
def test_one_stand_by_itself_is_read_as_exactly_where_there_is_one_other(mission: str, slot: int) -> None:
    """The hard bot finds the most informative token."""
    match = small("?1 ?1 ?1 ?2 ?3 ?3", "?1 ?2 ?2 ?2 ?3 ?3", blue=3, mission=mission, phase="token", stage="dealt")
    play(match, f"mark 0.{slot}")
    view = GAME.view(match.state, None)
    exact = Deals(knowledge_of(view))
    found = stand_odds(view.stands[0], {}, unseen_wires(view, {}), view.facts)
    assert all(chances == pytest.approx(exact.distribution(tile)) for tile, chances in found.items())
    play(match, "mark 1.0", *(("point 1.4", "announce 3", "lay 0.5") if slot > 3 else ("point 1.0", "announce 1", "lay 0.1")))
    seen_by(match, 0)
    seen_by(match, 1)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_careful_partner_tells_most_with_tokens_that_tell_less(level: str) -> None:
    """Four of a kind can be nothing but the 1s, with which the stand begins."""
    match = small("?1 ?1 ?1 ?1 ?3 ?4", "?2 ?2 ?3 ?3 ?4", "?2 ?2 ?3 ?4 ?4", blue=4, mission="24", phase="token", stage="dealt")
    assert choice(match, level) in [Mark(0, slot) for slot in range(4)]
