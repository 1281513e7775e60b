"""BB-m14, BB-m28: the captain may not miss, and does without some equipment."""

from typing import Any

import pytest

from tavolata.core.observation import Observation
from tavolata.core.registry import get_plugin
from tavolata.games.bomb_busters.actions import Point
from tavolata.games.bomb_busters.bot.dial import MISS
from tavolata.games.bomb_busters.bot.hard import Hard
from tavolata.games.bomb_busters.bot.risk import miss_cost
from tavolata.games.bomb_busters.bot.table_model import TableModel
from tavolata.games.bomb_busters.content import MISSIONS, CardId
from tavolata.games.bomb_busters.events import CaptainNamed, DialMoved, Ended, Equipped, Marked, Scanned, Used
from tavolata.games.bomb_busters.missions.rookie import RookieView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tests.games.bomb_busters.table import GAME, acted, dealt, legal, new, play, refused, table
from tests.games.bomb_busters.test_bot import seen, whole
from tests.games.bomb_busters.test_equipment import ready, uses
from tests.games.bomb_busters.test_missions import wires

LOST = Ended((0, 0, 0), (), "missed")


def at(mission: str, *stands: str, turn: int = 0, **parts: Any) -> BombBustersMatch:
    """Return a table of a mission, with the captain at seat 0."""
    return table(*stands, mission=mission, turn=turn, acting=turn, **parts)


def test_bb_mission_14_a_miss_of_the_captain_explodes_the_bomb() -> None:
    assert wires("14", 4) == (12, 3, 2, 2, 2)
    assert wires("14", 2) == (12, 4, 4, 3, 3)
    assert "false-bottom" in MISSIONS["14"].cards
    match = at("14", "?1 ?5", "?1 ?6", "?5 ?6")
    assert play(match, "point 1.1", "announce 5")[-1] == LOST
    assert match.result
    assert match.result.reason == "missed"
    match = at("14", "?1 ?5", "?1 ?6", "?5 ?6")
    play(match, "point 1.0", "announce 1", "lay 0.0")
    assert (match.state.turn, match.state.dial) == (1, 3)


def test_bb_mission_14_1_the_rookie_is_the_captain_found_before_the_stands() -> None:
    match = new(3, "14", captain="lot")
    assert play(match, "captain 2") == [CaptainNamed(2)]
    assert match.state.owners == (0, 1, 2, 2)
    assert GAME.view(match.state, None).twists == (RookieView(2, ("stabilizer",), True),)
    dealt(match)
    assert (match.state.phase, match.state.acting) == ("token", 2)


@pytest.mark.parametrize(
    "lines",
    [
        ("point 1.1", "announce 5"),
        ("point 1.1", "announce Y"),
        ("use double-detector", "point 1.0", "point 1.1", "announce 5"),
        ("use ray", "point 1.1", "announce 1 5"),
    ],
)
def test_bb_mission_14_2_every_dual_cut_that_hits_nothing_is_a_miss(lines: tuple[str, ...]) -> None:
    match = at("14", "?1 ?5 ?Y8", "?3 ?6", "?5 ?6", **ready("ray"))
    events = play(match, *lines)
    assert events[-1] == LOST
    assert not [event for event in events if isinstance(event, Marked | DialMoved)]


def test_bb_mission_14_3_the_stabilizer_is_barred_to_the_captain_and_all_else_is_not() -> None:
    cards: tuple[CardId, ...] = ("stabilizer", "ray", "post-it", "super-detector")
    match = at("14", "?1 ?5", "?3 ?6", "?5 ?6", **ready(*cards))
    assert uses(match) == ["double-detector", "ray", "post-it", "super-detector"]
    assert refused(match, "use stabilizer") == "BB-m14"
    assert uses(match, 1) == ["post-it"]
    assert "stabilizer" in uses(at("14", "?1 ?5", "?3 ?6", "?5 ?6", turn=1, **ready(*cards)))


@pytest.mark.parametrize("mission", ["14", "28"])
def test_misses_of_others_are_ordinary(mission: str) -> None:
    match = at(mission, "?1 ?5", "?3 ?6", "?5 ?6", turn=1)
    events = play(match, "point 0.1", "announce 3")
    assert DialMoved(2, "missed") in events
    assert Marked(0, 0, 1, "5", "missed", "token") in events


def test_bb_mission_14_4_misses_of_others_at_the_captains_wires_are_ordinary() -> None:
    test_misses_of_others_are_ordinary("14")


def test_bb_mission_14_5_the_next_captain_is_the_next_seat() -> None:
    match = at("14", "?1 ?5", "?1 ?6", "?5 ?6")
    play(match, "point 1.1", "announce 5")
    following = get_plugin("bomb-busters").next_options(match.state, match.options)
    assert (following["mission"], following["captain"]) == ("14", "1")


def test_bb_mission_28_the_captain_has_no_card_and_may_not_miss() -> None:
    assert wires("28", 4) == (12, 4, 4, 2, 2)
    assert wires("28", 2) == (12, 4, 4, 3, 3)
    assert "false-bottom" in MISSIONS["28"].cards
    match = new(3, "28", captain="1")
    assert match.state.personal == ("double-detector", None, "double-detector")
    match = bare("?1 ?5", "?1 ?6", "?5 ?6")
    assert refused(match, "use double-detector") == "BB-Q2"
    assert play(match, "point 1.1", "announce 5")[-1] == LOST


def bare(*stands: str, **parts: Any) -> BombBustersMatch:
    """Return a table of mission 28."""
    return at("28", *stands, **parts)


def test_bb_mission_28_1_every_dual_cut_of_the_captain_that_hits_nothing() -> None:
    for value in ("5", "Y"):
        events = play(bare("?1 ?5 ?Y8", "?3 ?6", "?5 ?6"), "point 1.1", f"announce {value}")
        assert events[-1] == LOST
        assert not [event for event in events if isinstance(event, Marked | DialMoved)]


def test_bb_mission_28_2_nobody_uses_the_stabilizer_in_the_captains_turn() -> None:
    match = bare("?1 ?5", "?3 ?6", "?5 ?6", **ready("stabilizer"))
    assert refused(match, "use stabilizer") == "BB-m28"
    assert refused(match, "use stabilizer", seat=1) == "BB-Q1"


def test_bb_mission_28_3_the_captain_uses_no_any_time_card_but_others_ask_and_swap() -> None:
    cards: tuple[CardId, ...] = ("post-it", "label-unequal", "walkie-talkies", "general-radar")
    match = bare("?1 ?5", "?3 ?6", "?5 ?6", **ready(*cards))
    assert uses(match) == []
    assert {refused(match, f"use {card}") for card in cards} == {"BB-m28"}
    assert uses(match, 1) == list(cards)
    match.play(1, "use general-radar")
    assert match.play(1, "scan 5") == [Scanned(1, "5", (True, False, True))]
    match.play(1, "use walkie-talkies")
    match.play(1, "partner 0")
    match.play(1, "give 1.0")
    assert legal(match, 0) == ["give 0.0", "give 0.1"]


def test_bb_mission_28_4_a_false_bottom_that_the_captain_unlocks_takes_effect() -> None:
    match = bare("?1 ?Y5", "?3 ?Y6", "?5 ?6", cards=("false-bottom", "ray", "post-it"))
    assert Used(0, "false-bottom") in play(match, "point 1.1", "announce Y", "lay 0.1")
    assert play(match, "equip stabilizer", "equip rewinder")[0] == Equipped("stabilizer")
    assert match.state.turn == 1


def test_bb_mission_28_5_batteries_do_nothing_for_the_captain() -> None:
    match = bare(
        "?1 ?5", "?3 ?6", "?5 ?6", spent=(1,), turn=1, personal=(None, "double-detector", "double-detector"), **ready("emergency-batteries")
    )
    play(match, "use emergency-batteries")
    assert legal(match) == ["recharge 1", "back"]


def test_bb_mission_28_6_misses_of_others_at_the_captains_wires_are_ordinary() -> None:
    test_misses_of_others_are_ordinary("28")


def test_the_careful_partner_knows_that_a_miss_would_be_the_end() -> None:
    """BB-m14: what is one chance in two costs a step of the dial at most to others, and the mission to the captain."""
    match = whole("?1 ?2 ?3 ?3", "?1 ?2", "?3 ?3", mission="14")
    assert [miss_cost(TableModel(GAME.view(match.state, seat))) for seat in (0, 1)] == [1.0, MISS[4]]


def test_what_a_miss_of_the_captain_costs_is_told_before() -> None:
    match = acted(at("14", "?1 ?5", "?1 ?6", "?5 ?6"), "point 1.1")
    ahead = Observation(match, 0).consequences
    assert all(said.key.endswith("miss.fatal") for told in ahead.values() for said in told.says if "miss" in said.key)
    assert {told.weight for told in ahead.values()} == {"ruins"}


def test_by_bb_m28_what_is_certain_is_left_to_a_captain_who_may_not_miss() -> None:
    """A teammate with another safe action leaves the wire that the captain likely matches."""
    stands = ("?5 ?6", "?5 ?7", "i5 ?7", "?5 ?6")
    for mission, spares in (("4", False), ("28", True)):
        match = whole(*stands, mission=mission, turn=1, acting=1)
        plan = Hard(0)._plan(TableModel(seen(match, 1)), match.legal(1))
        assert (plan.action == Point(2, 0)) is not spares
