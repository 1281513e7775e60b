"""The predicted consequences of a choice are what then happens."""

from typing import Any

import pytest

from tavolata.core.protocols.consequences import Consequence
from tavolata.games.bomb_busters.events import DialMoved, Unlocked, Validated
from tavolata.games.bomb_busters.explain.consequences import consequences_of
from tavolata.games.bomb_busters.facts import IsRedFact, ShownFact
from tavolata.games.bomb_busters.missions.guessing import GuessState
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tests.games.bomb_busters.table import GAME, acted, new, play, stands, table
from tests.games.bomb_busters.test_equipment import ready
from tests.games.bomb_busters.test_mission_group_action import reds
from tests.games.bomb_busters.test_mission_guessing import as_seen
from tests.games.bomb_busters.test_mission_sequence import ends
from tests.games.bomb_busters.test_mission_x_wires import with_x


def ahead(match: BombBustersMatch, line: str, seat: int | None = None) -> Consequence | None:
    """Return the consequence that a seat is shown for a choice."""
    seat = match.actors[0] if seat is None else seat
    return consequences_of(match.state, seat, match.legal(seat)).get(match.game.read(line))


def told(match: BombBustersMatch, line: str) -> dict[str, dict[str, Any]]:
    """Return the sentences about a choice, by their subject."""
    found = ahead(match, line)
    return {sentence.key.removeprefix("bomb_busters.ahead."): sentence.facts for sentence in found.says} if found else {}


def weight(match: BombBustersMatch, line: str) -> str:
    found = ahead(match, line)
    return found.weight if found else "plain"


@pytest.mark.parametrize("dial", [2, 3, 4])
def test_bb_d4_a_miss_costs_what_it_is_said_to_cost(dial: int) -> None:
    match = table("?5 ?7", "?6 ?7", "?8", dial=dial)
    assert told(match, "point 1.0") == {"miss": {"dial": dial, "left": dial - 1}}
    play(match, "point 1.0")
    assert told(match, "announce 5")["miss"] == {"dial": match.state.dial, "left": acted(match, "announce 5").state.dial}


def test_bb_e1_the_last_miss_explodes_and_is_asked_about() -> None:
    match = table("?5 ?7", "?6 i7", dial=1)
    assert told(match, "point 1.0") == {"miss.last": {}}
    assert (weight(match, "point 1.0"), weight(match, "point 1.1")) == ("ruins", "plain")
    play(match, "point 1.0")
    assert weight(match, "announce 5") == "ruins"
    result = acted(match, "announce 5").result
    assert result is not None
    assert result.reason == "dial"


def test_bb_d4_what_was_told_cannot_be_missed() -> None:
    match = acted(table("?5 ?7", "?6 i7 ?7", dial=1, facts=(ShownFact(2, "6"),)), "point 1.1")
    assert (told(match, "announce 7"), weight(match, "announce 7")) == ({}, "plain")
    assert told(match, "announce 5") == {"miss.last": {}}


def test_bb_q4_9_what_is_known_to_be_red_ruins_but_not_under_the_stabilizer() -> None:
    match = table("?5 ?7", "?6 ?R7", dial=3, facts=(IsRedFact(3),), **ready("stabilizer"))
    assert (told(match, "point 1.1"), weight(match, "point 1.1")) == ({"miss.red": {}}, "ruins")
    play(match, "use stabilizer")
    assert (told(match, "point 1.1"), weight(match, "point 1.1")) == ({"miss.stabilizer": {}}, "plain")
    play(match, "point 1.1", "announce 5")
    assert (match.state.dial, match.result) == (3, None)


def test_bb_d3_a_wire_that_may_be_red_is_told_to_explode_then() -> None:
    match = table("?5 ?7", "?6 i7 ?R7", dial=3)
    assert told(match, "point 1.0") == {"miss": {"dial": 3, "left": 2}, "miss.may_be_red": {"count": 1}}
    assert "miss.may_be_red" not in told(match, "point 1.1")
    assert "miss.may_be_red" in told(acted(match, "point 1.0"), "announce 5")


@pytest.mark.parametrize(
    ("stands", "facts"),
    [(("?5 ?7", "?6 R7 ?8"), ()), (("?5 ?R7", "?6 ?8"), ()), (("?5 ?7", "?6 ?R7"), (IsRedFact(3),))],
    ids=["laid open", "mine", "known"],
)
def test_bb_d3_where_the_reds_are_elsewhere_nothing_is_told_of_them(stands: tuple[str, ...], facts: tuple[IsRedFact, ...]) -> None:
    assert told(table(*stands, dial=3, facts=facts), "point 1.0") == {"miss": {"dial": 3, "left": 2}}


@pytest.mark.parametrize(("stand", "warned"), [("?6 ?R6 ?R7", True), ("?6 ?8 ?R7", False)])
def test_bb_q3_only_reds_enough_for_all_wires_make_a_detector_explode(stand: str, warned: bool) -> None:
    match = acted(table("?5 ?7", stand, dial=3), "use double-detector", "point 1.0", "point 1.1")
    assert (told(match, "announce 5").get("miss.may_be_red") == {"count": 2}) == warned


def test_bb_q3_with_a_detector_the_cost_is_told_with_the_value() -> None:
    match = acted(table("?5 ?7", "?6 ?8", dial=1), "use double-detector")
    assert told(match, "point 1.0") == {}
    play(match, "point 1.0", "point 1.1")
    assert (told(match, "announce 5"), weight(match, "announce 5")) == ({"miss.last": {}}, "ruins")


@pytest.mark.parametrize("cut", [0, 2])
def test_bb_v1_bb_q1_what_a_right_cut_brings(cut: int) -> None:
    lines = ("?4 ?5", "?4 ?5") if cut == 0 else ("4 ?4 ?5", "4 ?4 ?5")
    match = table(*lines, cards=("post-it",))
    announced = next(one for one in match.view(0).announceable if one.value == "4")
    where = len(match.state.stands[0]) - 2
    play(match, f"point 1.{where}")
    said = told(match, "announce 4")
    events = play(match, "announce 4", f"lay 0.{where}")
    assert ("unlocks" in said) == (Unlocked("post-it") in events) == (cut == 0) == (announced.unlocks == ("post-it",))
    assert ("validates" in said) == (Validated("4") in events) == (cut == 2)
    assert announced.cut == match.state.cuts["4"]


def test_bb_c1_a_solo_cut_is_counted() -> None:
    match = table("?4 ?4 ?4 ?4 ?5", "?5 ?6", cards=("post-it",))
    assert told(match, "solo 4") == {"solo": {"count": 4}, "validates": {"value": "4"}, "unlocks": {"card": "post-it"}}
    events = play(match, "solo 4")
    assert {Validated("4"), Unlocked("post-it")} <= set(events)
    assert match.state.cuts["4"] == 4


def test_bb_mission_29_a_solo_cut_is_not_without_risk_while_a_card_is_laid_against_it() -> None:
    hands = (("5",), ("7",), ())
    cards = as_seen(GuessState(hands, "4", layer=2, active=0, is_dealt=True), ((), ("7",), ()))
    match = table("?4 ?4 ?5 ?5 ?7 ?7", "?6 ?8", "?6 ?8", mission="29", cuts={"4": 2, "5": 2, "7": 2}, rule_states=(cards,))
    assert list(told(match, "solo 4"))[:2] == ["solo.guessed", "guessed"]
    assert "solo" in told(match, "solo 5"), "its card is in the own hand"
    assert "solo" in told(match, "solo 7"), "everybody knows where its card is"
    assert DialMoved(2, "guessed") in play(match, "solo 4")


def laid_against(known: tuple[str, ...], *, dial: int = 3) -> BombBustersMatch:
    """Return a match in which seat 2 has placed the 4 against seat 0, and holds the 8."""
    cards = as_seen(GuessState((("5",), (), ("8",)), "4", layer=2, active=0, is_dealt=True), ((), (), known))
    return table("?4 ?5 ?7", "?4 ?7 ?8", "?6 ?8", mission="29", dial=dial, rule_states=(cards,))


def test_bb_mission_29_a_right_cut_is_told_to_cost_what_it_may_cost() -> None:
    match = laid_against(())
    assert told(match, "point 1.0")["guessed"] == {"dial": 3, "left": 2}
    play(match, "point 1.0")
    assert told(match, "announce 4")["guessed"] == {"dial": 3, "left": 2}
    assert "guessed" not in told(match, "announce 5"), "its card is in the own hand"
    assert DialMoved(2, "guessed") in play(match, "announce 4", "lay 0.0")


def test_bb_mission_29_of_a_layer_whose_cards_are_all_known_one_of_these_is_laid() -> None:
    match = acted(laid_against(("4", "8")), "point 1.0")
    assert "guessed" in told(match, "announce 4")
    assert "guessed" not in told(match, "announce 7")


def test_bb_mission_29_a_right_cut_that_may_explode_the_bomb_is_asked_about() -> None:
    match = laid_against((), dial=1)
    play(match, "point 1.0")
    assert "guessed.last" in told(match, "announce 4")
    assert weight(match, "announce 4") == "ruins"
    result = acted(match, "announce 4", "lay 0.0").result
    assert result is not None
    assert result.reason == "dial"


def test_bb_mission_20_4_who_uses_what_leaves_wires_with_an_x_out_is_told_so() -> None:
    match = with_x("?4 ?6 ?1", "?4 ?6 ?5", "?2 ?3 ?9", cards=("stabilizer", "rewinder"), cuts={"9": 2, "6": 2}, dial=2)
    assert "use.x" in told(match, "use stabilizer")
    assert "use.x" not in told(match, "use rewinder")


def test_bb_r1_so_many_reds_are_laid_open() -> None:
    match = table("1 ?R2 ?R5", "?1 ?2")
    assert told(match, "reveal") == {"reveal": {"count": 2}}
    assert acted(match, "reveal").state.cuts["R"] == 2


def test_bb_s7_a_token_tells_everybody() -> None:
    match = table("?4 ?5", "?5 ?6", phase="token")
    assert told(match, "mark 0.1") == {"mark": {"value": "5"}}
    assert stands(acted(match, "mark 0.1"))[0] == "?4 i5"
    match = acted(table("?1 ?5", "?2 i6"), "use double-detector", "point 1.0", "point 1.1", "announce 5")
    assert told(match, "mark 1.1") == {"mark.known": {"value": "6"}}


@pytest.mark.parametrize(
    ("card", "stand", "expected", "idle"),
    [
        ("label-equal", "?1 ?1 ?2", {"use.label-equal": {"count": 1}}, False),
        ("label-equal", "?1 ?2 ?3", {"use.label-equal.none": {}}, True),
        ("label-unequal", "?1 ?2 ?3", {"use.label-unequal": {"count": 2}}, False),
        ("label-unequal", "?1 ?1 ?1", {"use.label-unequal.none": {}}, True),
        ("post-it", "?1 i2 ?3", {"use.post-it": {"count": 2}}, False),
        ("post-it", "i1 ?Y2", {"use.post-it.none": {}}, True),
        ("general-radar", "?1 ?2", {"use.general-radar": {}}, False),
        ("coffee-mug", "?1 ?2", {"use.coffee-mug": {}}, False),
    ],
)
def test_bb_q4_what_a_card_can_do_now(card: Any, stand: str, expected: dict[str, Any], idle: bool) -> None:
    match = table(stand, "?4 ?5 ?6", "?4 ?5", **ready(card))
    assert told(match, f"use {card}") == expected
    assert weight(match, f"use {card}") == ("idle" if idle else "plain")
    if idle:
        play(match, f"use {card}")
        assert [match.write(action) for action in match.legal(0)] == ["back"]


def test_bb_q4_6_the_rewinder_turns_the_dial_as_it_is_said() -> None:
    match = table("?1 ?5", "?1 ?5", dial=1, **ready("rewinder"))
    (facts,) = told(match, "use rewinder").values()
    assert facts == {"dial": 1, "left": acted(match, "use rewinder").state.dial}


@pytest.mark.parametrize("spent", [(0,), (0, 1), (0, 1, 2)])
def test_bb_q4_7_the_batteries_charge_two_at_most(spent: tuple[int, ...]) -> None:
    match = table("?1 ?5", "?1 ?5", "?6", spent=spent, **ready("emergency-batteries"))
    assert told(match, "use emergency-batteries") == {"use.emergency-batteries": {"count": min(len(spent), 2)}}


def test_bb_q4_8_of_a_number_that_is_cut_the_radar_finds_nothing() -> None:
    match = acted(table("?1 ?5 4 4", "?1 ?5 ?5 4 4", cards=("general-radar",), cuts={"4": 4, "8": 2}), "use general-radar")
    assert (told(match, "scan 4"), weight(match, "scan 4")) == ({"scan.none": {"value": "4"}}, "idle")
    assert told(match, "scan 5") == {"scan": {"count": 4, "mine": 1}}


def test_bb_q4_2_whom_a_swap_tells_what() -> None:
    match = acted(table("?1 ?5", "?1 ?5 ?6", "?7", **ready("walkie-talkies")), "use walkie-talkies")
    assert told(match, "partner 1") == {"partner": {"seat": 1, "count": 3}}
    play(match, "partner 1")
    assert told(match, "give 0.0") == {"give": {"seat": 1}}
    play(match, "give 0.0")
    assert told(match, "give 1.0") == {"give": {"seat": 0}}


def test_in_the_opening_and_after_the_end_there_is_nothing_to_foresee() -> None:
    for match in (new(3), acted(table("?5", "?5"), "point 1.0", "announce 5", "lay 0.0")):
        assert consequences_of(match.state, 0, match.legal(0)) == {}


def test_what_is_foreseen_tells_nothing_hidden() -> None:
    """The text does not depend on the other hands."""
    one, other = (table("?5 ?7", stand, dial=1) for stand in ("?5 ?6 ?R8", "?R4 ?8 ?9"))
    assert consequences_of(one.state, 0, one.legal(0)) == consequences_of(other.state, 0, other.legal(0))


def test_bb_n6_of_a_special_action_only_what_one_cannot_know_is_doubted() -> None:
    match = reds("?1 ?R1 ?2", "?1 ?R2 ?2", "?1 ?R3 ?2")
    assert told(match, "special") == {"special": {"wires": 3}}
    play(match, "special")
    assert told(match, "point 0.1") == {}
    assert told(match, "point 0.0") == {"special.wrong": {"value": "R"}}
    assert told(match, "point 1.1") == told(match, "point 1.0") == {"miss.last": {}}
    assert [weight(match, line) for line in ("point 0.1", "point 0.0", "point 1.1")] == ["plain", "ruins", "ruins"]


def test_bb_mission_36_each_end_of_the_row_tells_which_value_comes_next() -> None:
    match = acted(ends("?3 ?11 ?9", "?3 ?11 ?12", "?9 ?12"), "point 1.0", "announce 3", "lay 0.0")
    assert told(match, "end left") == {"end": {"value": "5"}}
    assert told(match, "end right") == {"end": {"value": "11"}}
    play(match, "end right")
    assert GAME.view(match.state, 0).locked == ("5", "7", "9")
