"""BB-T, BB-D, BB-C, BB-R, BB-V, BB-I, BB-E, BB-P: turns, cuts, tokens and the end."""

from importlib.resources import files

import msgspec
import pytest

from tavolata.core.errors import IllegalAction
from tavolata.core.game import Result, Seat
from tavolata.games.bomb_busters.actions import Point
from tavolata.games.bomb_busters.content import MISSIONS, CardId, Value
from tavolata.games.bomb_busters.content.mission_rules import Spec
from tavolata.games.bomb_busters.events import (
    Announced,
    DialMoved,
    Ended,
    Marked,
    Pointed,
    RedsRevealed,
    SoloCut,
    TurnBegan,
    TurnSkipped,
    Validated,
    WireCut,
)
from tavolata.games.bomb_busters.facts import HoldsFact, ShownFact
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.state import RuleState, State
from tavolata.games.bomb_busters.view import ValueView
from tests.games.bomb_busters.table import facts, legal, play, refused, stands, table


def test_bb_t1_one_of_three_actions_clockwise_and_no_passing() -> None:
    match = table("?1 ?1 ?5 ?5 ?5 ?5", "?1 ?2", "?1 ?2")
    assert {line.split()[0] for line in legal(match)} == {"point", "solo", "use"}
    assert refused(match, "announce 1") == "BB-T1"
    assert refused(match, "point 0.0", seat=1) == "BB-T1"
    play(match, "solo 5")
    assert match.actors == [1]
    play(match, "point 0.0", "announce 1", "lay 1.0")
    assert match.actors == [2]


def test_bb_t1_a_player_without_wires_is_skipped() -> None:
    match = table("?1 ?2 ?2", "1 1", "?1 ?2 ?2")
    events = play(match, "point 2.0", "announce 1", "lay 0.0")
    assert events[-1] == TurnBegan(2, 1)
    assert stands(match) == ["1 ?2 ?2", "1 1", "1 ?2 ?2"]


def test_bb_t1_turns_are_counted_and_one_seat_is_waited_for() -> None:
    match = table("?1 ?2 ?2", "?1 ?2 ?3", "?1 ?2 ?3 ?3 ?3")
    assert match.awaited == [0]
    assert play(match, "point 2.0", "announce 1", "lay 0.0")[-1] == TurnBegan(1, 1)
    assert match.awaited == [1]
    assert play(match, "point 2.2", "announce 3", "lay 1.2")[-1] == TurnBegan(2, 2)


def test_bb_t2_a_solo_cut_is_something_to_do() -> None:
    match = table("?1 ?5 ?5", "?1 5 5")
    assert play(match, "point 1.0", "announce 1", "lay 0.0")[-1] == TurnBegan(0, 1)
    assert legal(match) == ["solo 5"]


class NoEvens(Spec, frozen=True, tag="no-evens"):
    """Parameters of a mission rule for tests that forbids even numbers."""


@implements(NoEvens)
class WithoutEvens(MissionRule[NoEvens, RuleState]):
    """Mission rule for tests: even numbers may not be cut."""

    def why_not_cut(self, state: State, seat: Seat, value: Value) -> Reason | None:
        return ("BB-T2", "even") if value in ("2", "4", "6", "8", "10", "12") else None


@pytest.fixture
def without_evens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check: the mission of these tables forbids even numbers."""
    monkeypatch.setitem(MISSIONS, "4", msgspec.structs.replace(MISSIONS["4"], rules=(NoEvens(),)))


@pytest.mark.usefixtures("without_evens")
def test_bb_t2_without_a_legal_action_the_turn_is_skipped() -> None:
    match = table("?1 ?2", "?2 ?4", "?1 ?4")
    events = play(match, "point 1.0", "announce 1")
    assert events[-2:] == [TurnSkipped(1), TurnBegan(2, 1)]
    assert match.state.dial == 2


@pytest.mark.usefixtures("without_evens")
def test_bb_t2_a_whole_round_of_skips_explodes_the_bomb() -> None:
    match = table("?1 ?2", "?2 ?4", "?1 ?4")
    events = play(match, "point 2.0", "announce 1", "lay 0.0")
    assert events[-4:] == [TurnSkipped(1), TurnSkipped(2), TurnSkipped(0), Ended((0, 0, 0), (), "stuck")]


def announceable(match: BombBustersMatch, seat: Seat | None) -> list[Value]:
    """Return the announceable values that a seat is shown after pointing."""
    return [told["value"] for told in match.view(seat, plain=True)["announceable"]]


def test_bb_d1_who_is_to_point_knows_what_can_be_announced_then_and_nobody_else_is_told() -> None:
    match = table("?1 4 ?7 ?Y7 ?R8", "?1 4 ?9", "?2 ?3")
    assert announceable(match, 0) == ["1", "7", "Y"]
    assert [announceable(match, seat) for seat in (1, 2, None)] == [[], [], []]
    play(match, "point 1.2")
    assert announceable(match, 0) == []
    assert legal(match) == ["announce 1", "announce 7", "announce Y"]


def test_bb_d1_nothing_can_be_announced_without_anybody_to_point_at_or_with_only_reds() -> None:
    assert announceable(table("?5 ?5", "5 5"), 0) == []
    assert announceable(table("?R2", "?5 ?6"), 0) == []


@pytest.mark.parametrize(
    ("cards", "values"), [(["stabilizer"], ["1", "Y"]), (["double-detector"], []), (["ray"], []), (["stabilizer", "ray"], [])]
)
def test_bb_q3_only_a_plain_cut_announces_one_value_after_one_wire(cards: list[CardId], values: list[Value]) -> None:
    equipment = tuple(card for card in cards if card != "double-detector")
    match = table("?1 ?Y7", "?1 ?9 9 9 10 10", cards=equipment)
    play(match, *(f"use {card}" for card in cards))
    assert announceable(match, 0) == values


def test_bb_d1_point_at_anothers_uncut_wire_and_announce_what_you_hold() -> None:
    match = table("?1 4 ?7 ?Y7 ?R8", "?1 4 ?9", "?2 ?3")
    assert legal(match)[:4] == ["point 1.0", "point 1.2", "point 2.0", "point 2.1"]
    assert refused(match, "point 0.0") == "BB-D1"
    assert refused(match, "point 1.1") == "BB-D1"
    assert refused(match, "point 4.9") == "BB-D1"
    assert refused(match, "point 1") == "BB-Q4-5"
    assert play(match, "point 1.2") == [Pointed(0, 1, 2)]
    assert legal(match) == ["announce 1", "announce 7", "announce Y"]
    assert refused(match, "announce 9") == "BB-D1"
    assert refused(match, "announce 4") == "BB-D1"
    assert refused(match, "announce 1 7") == "BB-Q4-10"
    assert refused(match, "point 1.0") == "BB-D1"


@pytest.mark.parametrize("action", [Point(-1, 0), Point(-2, 0), Point(1, -1)])
def test_bb_d1_there_is_nothing_at_a_place_below_the_first(action: Point) -> None:
    with pytest.raises(IllegalAction, match="There is no uncut wire at that place"):
        table("?1 ?7", "?1 ?9").play(0, action)


def test_bb_d2_right_both_lie_open_and_which_of_ones_own_is_a_choice() -> None:
    match = table("?1 ?5 ?5 ?5", "?1 ?5")
    assert play(match, "point 1.1", "announce 5") == [Pointed(0, 1, 1), Announced(0, ("5",), right=True), WireCut(1, 1, 1, "5")]
    assert legal(match) == ["lay 0.1", "lay 0.2", "lay 0.3"]
    assert refused(match, "lay 0.0") == "BB-D2"
    assert refused(match, "solo 5") == "BB-D2"
    assert play(match, "lay 0.2") == [WireCut(0, 0, 2, "5"), TurnBegan(1, 1)]
    assert stands(match) == ["?1 ?5 5 ?5", "?1 5"]


def test_bb_d2_yellow_is_one_value_and_one_is_asked_even_without_a_choice() -> None:
    match = table("?1 ?Y2", "?1 ?Y9")
    play(match, "point 1.1", "announce Y")
    assert legal(match) == ["lay 0.1"]
    play(match, "lay 0.1")
    assert stands(match) == ["?1 Y2", "?1 Y9"]


def test_bb_d3_a_red_wire_explodes() -> None:
    match = table("?1 ?5", "?1 ?R5")
    events = play(match, "point 1.1", "announce 5")
    assert events[1:] == [Announced(0, ("5",), right=False), Ended((0, 0), (), "red")]
    assert match.result == Result((0, 0), (), "red", {"dial": 2, "turns": match.state.turns})


def test_bb_d4_wrong_the_dial_advances_and_the_true_token_is_placed() -> None:
    match = table("?1 ?5 ?Y6", "?1 ?6 ?Y7", "?3 ?3", dial=3)
    events = play(match, "point 1.1", "announce 5")
    assert events[1:] == [
        Announced(0, ("5",), right=False),
        DialMoved(2, "missed"),
        Marked(1, 1, 1, "6", "missed", "token"),
        TurnBegan(1, 1),
    ]
    assert stands(match) == ["?1 ?5 ?Y6", "?1 i6 ?Y7", "?3 ?3"]
    assert facts(match) == [HoldsFact((0, 1, 2), "5")]
    match = table("?1 ?5 ?Y6", "?1 ?6 ?Y7")
    play(match, "point 1.2", "announce 1")
    assert stands(match)[1] == "?1 ?6 iY7"


def test_bb_d4_a_wire_that_has_its_token_gets_none() -> None:
    match = table("?1 ?5", "?1 i6")
    assert Marked(1, 1, 1, "6", "missed", "known") in play(match, "point 1.1", "announce 5")
    assert stands(match)[1] == "?1 i6"


def test_bb_d5_a_wrong_announcement_on_purpose_is_legal() -> None:
    match = table("?1 ?5", "?1 i6")
    play(match, "point 1.1")
    assert legal(match) == ["announce 1", "announce 5"]
    play(match, "announce 1")
    assert match.state.turn == 1


@pytest.mark.parametrize(
    ("hand", "others", "solo"),
    [
        ("?5 ?5 ?5 ?5", "?1 ?1", ["solo 5"]),
        ("?5 ?5 ?6", "5 5 ?6", ["solo 5"]),
        ("5 5 ?5 ?5", "?1 ?1", ["solo 5"]),
        ("?5 ?5 ?5 ?6", "?5 ?6", []),
        ("?5 ?5 ?6", "?5 ?5 ?6", []),
        ("?1 ?Y1 ?Y2", "?1 ?2", ["solo Y"]),
        ("?1 ?Y1 ?Y2", "?1 Y3 Y4", ["solo Y"]),
        ("?1 ?Y1 ?Y2", "?1 ?Y3 ?Y4", []),
        ("?1 ?Y1", "?1 ?Y4", []),
        ("?5 ?5 ?5 5", "?1 ?1", []),
    ],
)
def test_bb_c1_all_that_is_left_of_a_value_four_or_two_never_three(hand: str, others: str, solo: list[str]) -> None:
    assert [line for line in legal(table(hand, others)) if line.startswith("solo")] == solo


def test_bb_c1_all_of_them_are_cut() -> None:
    match = table("?1 ?5 ?5", "?5 ?5 ?6", "?1 ?6", owners=(0, 0, 1))
    assert refused(match, "solo 1") == "BB-C1"
    assert refused(match, "solo 7") == "BB-C1"
    assert refused(match, "solo Y") == "BB-C1"
    events = play(match, "solo 5")
    assert events[0] == SoloCut(0, "5", 4)
    assert events[-2:] == [Validated("5"), TurnBegan(1, 1)]
    assert stands(match) == ["?1 5 5", "5 5 ?6", "?1 ?6"]
    assert refused(table("?1 ?Y1", "?1 ?Y4"), "solo Y") == "BB-C1"


def test_bb_r1_all_red_they_are_laid_open_and_nothing_else_can_be_done() -> None:
    match = table("1 ?R2 ?R5", "?1 ?2", "?1 ?2", cards=("coffee-mug",), cuts={"11": 2})
    assert legal(match) == ["reveal"]
    assert refused(match, "point 1.0") == "BB-R1"
    assert refused(match, "use coffee-mug") == "BB-R1"
    laid_open = [WireCut(0, 0, slot, wire, revealed=True) for slot, wire in ((1, "R2"), (2, "R5"))]
    assert play(match, "reveal") == [RedsRevealed(0, 2), *laid_open, TurnBegan(1, 1)]
    assert refused(table("?1 ?R2", "?1 ?2"), "reveal") == "BB-R1"


def test_bb_v1_four_of_a_value_cut_are_validated() -> None:
    match = table("5 ?5 ?6", "5 ?5 ?6")
    assert ValueView("5", 2, 4) in match.view(None).values
    events = play(match, "point 1.1", "announce 5", "lay 0.1")
    assert Validated("5") in events
    assert ValueView("5", 4, 4) in match.view(None).values
    yellow = table("Y1 ?Y5 ?6", "Y2 ?Y6 ?6")
    assert not any(isinstance(event, Validated) for event in play(yellow, "point 1.1", "announce Y", "lay 0.1"))


def test_bb_e1_won_when_no_hand_has_wires_left() -> None:
    match = table("?1 5", "?1 5", "R3")
    events = play(match, "point 1.0", "announce 1", "lay 0.0")
    assert events[-1] == Ended((1, 1, 1), (0, 1, 2), "defused")
    assert match.result == Result((1, 1, 1), (0, 1, 2), "defused", {"dial": 3, "turns": match.state.turns})
    assert match.actors == []
    assert refused(match, "reveal", seat=0) == "BB-E1"


def test_bb_e1_won_by_revealing_the_last_red() -> None:
    match = table("1 ?R3", "1 5")
    assert play(match, "reveal")[-1] == Ended((1, 1), (0, 1), "defused")


def test_bb_e1_the_skull_ends_it_at_once() -> None:
    match = table("?1 ?5", "?1 ?6", dial=1)
    events = play(match, "point 1.1", "announce 5")
    assert events[1:] == [Announced(0, ("5",), right=False), DialMoved(0, "missed"), Ended((0, 0), (), "dial")]
    assert stands(match)[1] == "?1 ?6"
    view = match.view(None, plain=True)
    assert (view["dial"]["left"], view["turns"], view["result"]["reason"]) == (0, 0, "dial")


def test_when_it_is_over_everybody_sees_what_each_wire_was() -> None:
    match = table("?1 ?5", "?1 ?R5", removed=("R7",))
    assert match.view(0, plain=True)["removed"] == []
    play(match, "point 1.1", "announce 5")
    view = match.view(None, plain=True)
    assert [[slot["wire"] for slot in stand] for stand in view["stands"]] == [["1", "5"], ["1", "R5"]]
    assert view["removed"] == ["R7"]


def test_bb_i1_tokens_of_cut_wires_return() -> None:
    match = table("?1 i5 ?6", "?1 i5 ?5 ?6")
    play(match, "point 1.1", "announce 5", "lay 0.1")
    assert stands(match) == ["?1 5 ?6", "?1 5 ?5 ?6"]
    play(match, "point 0.0", "announce 1", "lay 1.0", "point 1.2", "announce 6")
    assert stands(match)[1] == "1 5 i5 ?6"


def test_bb_i1_without_a_token_left_the_value_is_shown_once() -> None:
    match = table("i5 ?6", "i5 ?5 ?6", "?1 ?2", dial=4)
    assert Marked(1, 1, 1, "5", "missed", "shown") in play(match, "point 1.1", "announce 6")
    assert stands(match)[1] == "i5 ?5 ?6"
    assert ShownFact(3, "5") in facts(match)
    play(match, "point 2.0", "announce 6")
    assert Marked(1, 1, 1, "5", "missed", "known") in play(match, "point 1.1", "announce 1")


def test_bb_i1_a_shown_wire_that_is_cut_needs_no_more_telling() -> None:
    match = table("?5 ?6", "i5 ?5 ?6", "i5 ?2", facts=(ShownFact(3, "5"),))
    play(match, "point 1.1", "announce 5", "lay 0.0")
    assert facts(match) == []


def test_bb_p1_what_may_be_said_is_told_in_the_rulebook() -> None:
    rules = files("tavolata.games.bomb_busters").joinpath("RULES.md").read_text(encoding="utf-8")
    section = rules.split("## What may be said")[1].split("\n## ")[0]
    for allowed in ("tactics in general", "remind each other of rules", "use their Double Detector"):
        assert allowed in section
    assert "Nothing about your own wires, their values, your guesses, or what was learned in earlier turns." in section
