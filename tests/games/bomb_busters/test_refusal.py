"""Why an action is refused: a rule of the book, and a sentence that is true in the position."""

from typing import Any

import pytest

from tavolata.core.errors import IllegalAction
from tavolata.core.text.rulebook import rule_of
from tavolata.games.bomb_busters.actions import Announce, BombBustersAction
from tavolata.games.bomb_busters.content import CARDS, CardId
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tests.games.bomb_busters.table import acted, new, table


def ready(*cards: CardId) -> dict[str, Any]:
    """These cards lie on the table, unlocked."""
    return {"cards": cards, "cuts": {str(CARDS[card].number): 2 for card in cards}}


def told(match: BombBustersMatch, line: str | BombBustersAction, seat: int | None = None) -> str:
    """Return the sentence with which an action is refused; its rule stands in the book, and nothing has changed."""
    before = match.state
    with pytest.raises(IllegalAction) as caught:
        match.play(match.actors[0] if seat is None else seat, line)
    assert match.state is before
    assert rule_of("bomb-busters", caught.value.rule)
    return caught.value.message


def test_bb_t1_whose_turn_it_is_and_what_a_turn_is() -> None:
    match = table("?1 ?5", "?1 ?2", "?5 ?2")
    assert told(match, "solo 1", seat=1) == "Seat 1 is to act; wait until you are asked."
    assert told(match, "announce 1") == "Your turn is one of three things: a dual cut, a solo cut, or revealing your reds."
    acted(match, "point 1.0", "announce 1", "lay 0.0")
    assert told(match, "solo 1", seat=2) == "Seat 2 is to act; wait until you are asked."


def test_bb_s3_wires_come_by_chance() -> None:
    assert told(table("?1 ?5", "?1 ?5"), "deal 5") == "Wires, cards and the captain come by chance; nobody chooses them."
    assert told(new(2), "solo 5", seat=0) == "Wires, cards and the captain come by chance; nobody chooses them."


def test_bb_d1_what_cannot_be_pointed_at() -> None:
    match = table("?1 4 ?7", "?1 4 ?9", "?7 ?3")
    assert told(match, "point 0.0") == "That is your own stand; point at a wire of somebody else."
    for place in ("1.1", "1.3", "3.0"):
        assert told(match, f"point {place}") == "There is no uncut wire at that place."
    assert told(match, "point 1") == "Point at a single wire; only the Super Detector takes a whole stand."
    acted(match, "use double-detector", "point 1.0")
    assert told(match, "point 1.0") == "You are pointing at that wire already; choose another one."
    assert told(match, "point 2.0") == "A detector points at two or more wires of one player; choose wires that go together."
    found = acted(table("?5 ?7", "?5 ?9", **ready("super-detector")), "use super-detector")
    assert told(found, "point 1.0") == "The Super Detector takes a whole stand: point at one."


def test_bb_d1_what_cannot_be_announced() -> None:
    match = acted(table("?1 ?7 ?Y7", "?1 ?9 ?Y9"), "point 1.0")
    assert told(match, "point 1.1") == "You have pointed; now announce what it is."
    assert told(match, "announce 9") == "You hold no uncut wire that may be cut as 9."
    assert told(match, "announce 1 7") == "Announce one value; two take the X or Y Ray."
    blue = acted(table("?1 ?7", "?1 ?Y9"), "point 1.0")
    assert told(blue, "announce Y") == "You hold no uncut wire that may be cut as yellow."
    detecting = acted(table("?1 ?7 ?Y7", "?1 ?9 ?Y9"), "use double-detector", "point 1.0", "point 1.1")
    assert told(detecting, "announce Y") == "A detector looks for a number, never for yellow."
    ray = acted(table("?1 ?7 ?9", "?1 ?9 ?10", **ready("ray")), "use ray", "point 1.0")
    assert told(ray, "announce 1") == "With the X or Y Ray two values are announced."
    assert told(ray, Announce(("7", "1"))) == "Announce two different values, the lower one first and yellow last."
    assert told(ray, "announce 1 10") == "You hold no uncut wire that may be cut as 10."


def test_bb_d2_which_wire_is_laid_open() -> None:
    match = acted(table("?1 ?5 ?5", "?1 ?5"), "point 1.1", "announce 5")
    assert told(match, "lay 0.0") == "Lay open an uncut wire of your own that is 5."
    assert told(match, "solo 5") == "The cut is right: lay open your own wire of that value."


def test_bb_q3_what_the_owner_cuts_or_marks() -> None:
    match = acted(table("?1 ?5", "?1 ?5 ?5"), "use double-detector", "point 1.1", "point 1.2", "announce 5")
    assert told(match, "cut 1.0") == "That wire is none of those that fit the announcement."
    assert told(match, "mark 1.1") == "The detector found something: choose which of your wires is cut."
    missed = acted(table("?1 ?5", "?2 ?6 ?6", dial=2), "use double-detector", "point 1.0", "point 1.2", "announce 5")
    assert told(missed, "mark 1.1") == "The token goes before one of the wires pointed at, and never before a red one."
    assert told(missed, "cut 1.0") == "The detector missed: put a token before one of the wires pointed at."


def test_bb_c1_what_cannot_be_cut_alone() -> None:
    match = table("?1 ?1 ?7 ?Y7", "?1 ?1 ?9 ?Y9")
    assert told(match, "solo 9") == "You hold no uncut wire that may be cut as 9."
    assert told(match, "solo 1") == "Not all that is left of 1 is in your hand: a solo cut takes all four, or the last two."
    assert told(match, "solo Y") == "Not all yellow wires that are left are in your hand."


def test_bb_r1_only_reds_are_revealed_and_nothing_else_with_them() -> None:
    assert told(table("?1 ?R2", "?1 ?9"), "reveal") == "You can reveal your hand only when all of it is red."
    assert told(table("?R2", "?1 ?1"), "point 1.0") == "All your wires are red: revealing them is all you can do."


def test_bb_s7_before_which_wire_a_token_goes() -> None:
    match = table("?1 ?5 ?Y7", "?1 ?5", phase="token")
    for place in ("1.0", "0.3", "2.0"):
        assert told(match, f"mark {place}") == "Choose an uncut wire of your own."
    assert told(match, "mark 0.2") == "The token goes before a blue wire."
    assert told(match, "point 1.0") == "First everybody puts a number token before a blue wire of their own."


def test_bb_q1_which_card_cannot_be_used() -> None:
    match = table("?1 ?5 ?5", "?1 ?6", cards=("post-it", "super-detector"), cuts={"4": 2})
    assert told(match, "use stabilizer") == "Stabilizer is not among the equipment of this mission."
    assert told(match, "use super-detector") == "Super Detector is locked until 2 wires of value 5 are cut."
    assert told(match, "use double-detector", seat=1) == "Double Detector can be used in your own turn only."
    acted(match, "use post-it", "mark 0.0")
    assert told(match, "use post-it") == "Post-it has been used; each card works once."


def test_bb_q6_what_is_to_be_done_with_a_card() -> None:
    label = acted(table("?1 ?5 ?5", "?1 ?6", **ready("label-unequal")), "use label-unequal")
    assert told(label, "point 1.0") == "You are placing a label: choose two neighbouring wires, or put the card back."
    assert told(label, "label 0.1").startswith("The label ≠ goes before two neighbouring wires that differ")
    equal = acted(table("?1 ?5 ?5", "?1 ?6", **ready("label-equal")), "use label-equal")
    assert told(equal, "label 0.0").startswith("The label = goes before two neighbouring wires of equal value")
    radar = acted(table("?1 ?5 ?5", "?1 ?6", mission="1", **ready("general-radar")), "use general-radar")
    assert told(radar, "scan 12") == "There are no wires 12 in this mission; name a number in play."
    assert told(radar, "point 1.0") == "You are using the General Radar: name a number, or put the card back."


def test_bb_q4_2_what_is_swapped() -> None:
    match = acted(table("?1 ?5 ?5", "?1 ?6", "?5 ?6", **ready("walkie-talkies")), "use walkie-talkies")
    assert told(match, "give 0.0") == "You are about to swap a wire: choose with whom, or put the card back."
    assert told(match, "partner 0") == "A swap needs another player who has wires."
    acted(match, "partner 1")
    assert told(match, "give 1.0", seat=0) == "Choose an uncut wire of your own."


def test_bb_q4_7_whose_detector_works_again() -> None:
    match = acted(table("?1 ?5 ?5", "?1 ?6", spent=(0,), **ready("emergency-batteries")), "use emergency-batteries")
    assert told(match, "recharge 1") == "The Double Detector of seat 2 has not been used."


def test_bb_q4_11_who_plays_next() -> None:
    match = acted(table("?1 ?5 ?5", "?1 ?6", "?5 ?6", **ready("coffee-mug")), "use coffee-mug")
    assert told(match, "next 0") == "Name another player who has wires."
    assert told(match, "point 1.0") == "You are giving up your turn: name who plays."


def test_bb_e1_after_the_mission_nothing_can_be_done() -> None:
    match = acted(table("?1", "?1"), "point 1.0", "announce 1", "lay 0.0")
    assert match.actors == []
    assert [match.legal(seat) for seat in (0, 1)] == [[], []]
    assert told(match, "solo 1", seat=0) == "The mission is over."
