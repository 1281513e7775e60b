"""LL-D, LL-F, LL-B: tests of declaring and flying a flight, and of the bonus tokens."""

from fractions import Fraction
from typing import Any

import pytest

from tavolata.games.lucky_loop.events import Declared, Failed, Made, Raised, Scored, Stopped, Thrown, TokenPaid, TokenWon
from tavolata.games.lucky_loop.state import Flight
from tests.games.lucky_loop.table import (
    ALL_FOUR,
    LuckyLoopMatch,
    cards,
    cards_too_low,
    in_flight,
    legal,
    play,
    player,
    refill,
    refusal_rule,
    table,
)

LAID = {"rubber-duck": cards("R4 B8 Y7")}


def flight_of(match: LuckyLoopMatch) -> Flight:
    assert match.state.flight is not None
    return match.state.flight


def test_ll_d1_three_cards_one_of_each_colour_in_place_of_those_that_lie_there() -> None:
    match = table(laid=LAID)
    events = play(match, "fly rubber-duck R7 B12 Y7")
    assert events == [Declared(0, "rubber-duck", cards("R7 B12 Y7"), cleared=cards("R4 B8 Y7"))]
    assert match.state.laid["rubber-duck"] == cards("R7 B12 Y7")
    assert match.state.discards == {"red-blue": cards("R4 B8"), "yellow-green": ("Y7",)}
    assert match.state.players[0].hand == cards("R3 B4 G5")


@pytest.mark.parametrize(
    "line", ["fly rubber-duck R7 B12 G5", "fly rubber-duck R3 R7 B12", "fly rubber-duck R8 B12 Y7", "fly rubber-duck R7 B12"]
)
def test_ll_d1_other_cards_are_refused(line: str) -> None:
    assert refusal_rule(table(), line) == "LL-D1"


def test_ll_d1_the_cards_may_be_named_in_any_order() -> None:
    assert play(table(), "fly rubber-duck Y7 R7 B12") == [Declared(0, "rubber-duck", cards("R7 B12 Y7"))]


def test_ll_d2_a_single_harder_card_replaces_one_of_its_colour() -> None:
    match = table(player("R3 R7 B4 B12 G5 Y7"), player(), laid=LAID)
    assert [line for line in legal(match) if line.startswith("raise")] == ["raise rubber-duck R7", "raise rubber-duck B12"]
    events = play(match, "raise rubber-duck B12")
    assert events == [Raised(0, "rubber-duck", "B12", "B8")]
    assert [box.card for box in flight_of(match).boxes] == ["R4", "B12", "Y7"]
    assert match.state.players[0].hand == cards("R3 R7 B4 G5 Y7")
    assert match.state.discards == {"red-blue": ("B8",), "yellow-green": ()}


def test_ll_d2_not_in_the_first_round_nor_without_cards_nor_with_an_easier_one() -> None:
    assert refusal_rule(table(laid=LAID, round=1), "raise rubber-duck B12") == "LL-D2"
    assert refusal_rule(table(), "raise rubber-duck B12") == "LL-D2"
    assert refusal_rule(table(laid=LAID), "raise rubber-duck Y7") == "LL-D2"
    assert refusal_rule(table(laid=LAID), "raise rubber-duck G5") == "LL-D2"
    assert refusal_rule(table(laid=LAID), "raise rubber-duck B11") == "LL-D2"


def test_ll_d3_no_flight_without_playing_a_card() -> None:
    match = table(player("G3 G4 G5 G6 G7 G8"), player(), laid=LAID)
    assert legal(match) == ["draw red-blue", "draw yellow-green"]


def test_ll_d4_a_programme_with_20_is_closed_to_its_player_only() -> None:
    match = table(player(results={"rubber-duck": 20}), player(), laid=LAID)
    assert not any("rubber-duck" in line for line in legal(match))
    assert refusal_rule(match, "fly rubber-duck R7 B12 Y7") == "LL-D4"
    assert refusal_rule(match, "raise rubber-duck B12") == "LL-D4"
    other = table(player(results={"rubber-duck": 19}), player(results={"rubber-duck": 20}), laid=LAID)
    assert "raise rubber-duck B12" in legal(other)


@pytest.mark.parametrize("lines", [["roll", "throw 1 1 1"], ["roll", "throw 4 6 6", "make B12 with 6 6", "roll", "throw 1 1 1"]])
def test_ll_d5_the_cards_stay_whatever_came_of_the_flight(lines: list[str]) -> None:
    match = in_flight()
    play(match, *lines)
    assert match.state.flight is None
    assert match.state.laid["rubber-duck"] == cards("R4 B12 Y7")


def test_ll_f1_three_dice_three_dice_and_what_is_left() -> None:
    match = in_flight()
    play(match, "roll")
    assert len(match.legal(match.actors[0])) == 56
    play(match, "throw 1 3 5", "make R4 with 1 3", "roll", "throw 1 6 6", "make B12 with 6 6", "roll")
    assert flight_of(match).pool == 2
    assert len(match.legal(match.actors[0])) == 21
    assert refusal_rule(in_flight(), "make R4 with 1 3") == "LL-F1"


def test_ll_f1_each_fall_of_the_dice_is_as_likely_as_with_real_ones() -> None:
    match = in_flight()
    play(match, "roll")
    odds = {match.write(action): chance for action, chance in match.game.odds(match.state)}
    assert odds["throw 1 1 1"] == Fraction(1, 216)
    assert odds["throw 1 1 2"] == Fraction(3, 216)
    assert odds["throw 1 2 3"] == Fraction(6, 216)
    assert sum(odds.values()) == 1


def test_ll_f2_any_open_card_with_any_of_the_dice_just_thrown() -> None:
    match = in_flight()
    play(match, "roll", "throw 1 3 5")
    assert legal(match) == [
        *("make R4 with 5", "make R4 with 1 3", "make R4 with 1 5", "make R4 with 3 5", "make R4 with 1 3 5"),
        *("make Y7 with 3 5", "make Y7 with 1 3 5"),
    ]
    assert play(match, "make R4 with 1 3") == [Made(0, "R4", (1, 3), exact=True, points=2, highlight=False)]
    assert flight_of(match).pool == 4
    assert refusal_rule(match, "make R4 with 1 3") == "LL-F1"


def test_ll_f2_more_is_exceeded_and_less_is_refused() -> None:
    match = in_flight()
    play(match, "roll", "throw 1 3 5")
    assert refusal_rule(match, "make Y7 with 1 5") == "LL-F2"
    assert refusal_rule(match, "make Y7 with 2 5") == "LL-F2"
    assert refusal_rule(match, "make G3 with 3") == "LL-F2"
    assert play(match, "make Y7 with 3 5") == [Made(0, "Y7", (3, 5), exact=False, points=2, highlight=False)]


def test_ll_f3_without_a_card_to_make_and_a_token_the_flight_has_failed() -> None:
    assert play(in_flight(), "roll", "throw 1 1 1")[1] == Failed(0, made=0, out_of_dice=False, missed=cards_too_low(3, "R4 B12 Y7"))
    match = in_flight(tokens=1)
    play(match, "roll", "throw 1 1 1")
    assert legal(match) == ["reroll 1", "reroll 1 1", "reroll 1 1 1", "give-up"]
    assert play(match, "give-up")[0] == Failed(0, made=0, out_of_dice=False, missed=cards_too_low(3, "R4 B12 Y7"))


def test_ll_f3_a_card_that_can_be_made_must_be_made() -> None:
    match = in_flight(tokens=1)
    play(match, "roll", "throw 1 1 4")
    assert refusal_rule(match, "give-up") == "LL-F3"


def test_ll_f4_failing_on_throw_one_or_two_gives_nothing() -> None:
    for lines in (["roll", "throw 1 1 1"], ["roll", "throw 4 6 6", "make B12 with 6 6", "roll", "throw 1 1 1"]):
        match = in_flight()
        events = play(match, *lines)
        assert not any(isinstance(event, TokenWon | Scored) for event in events)
        assert (match.state.players[0].tokens, match.state.players[0].points) == (0, 0)


def two_cards_made(**parts: Any) -> LuckyLoopMatch:
    """Return a match in flight with blue and yellow made by four dice; two dice are left for red 4."""
    match = in_flight(**parts)
    play(match, "roll", "throw 4 6 6", "make B12 with 6 6", "roll", "throw 1 3 5", "make Y7 with 3 5")
    return match


def test_ll_f5_after_two_cards_one_may_stop_for_a_token() -> None:
    match = two_cards_made()
    assert legal(match) == ["roll", "stop"]
    assert play(match, "stop") == [Stopped(0), TokenWon(0, "two-cards")]
    assert (match.state.players[0].tokens, match.state.players[0].points) == (1, 0)
    early = in_flight()
    play(early, "roll", "throw 4 6 6", "make B12 with 6 6")
    assert refusal_rule(early, "stop") == "LL-F5"


def test_ll_f6_failing_on_the_third_throw_gives_a_token() -> None:
    match = two_cards_made()
    events = play(match, "roll", "throw 1 2")
    assert events[1:] == [Failed(0, made=2, out_of_dice=False, missed=cards_too_low(3, "R4")), TokenWon(0, "two-cards")]


def test_ll_f6_no_dice_for_the_third_throw_is_failing_on_it_unless_the_seventh_is_bought() -> None:
    lines = ["roll", "throw 4 6 6", "make B12 with 4 6 6", "roll", "throw 1 3 5", "make Y7 with 1 3 5"]
    events = play(in_flight(), *lines)
    assert events[-2:] == [Failed(0, made=2, out_of_dice=True), TokenWon(0, "two-cards")]
    match = in_flight(tokens=1)
    play(match, *lines)
    assert legal(match) == ["seventh", "stop"]
    assert refusal_rule(match, "roll") == "LL-F6"
    events = play(match, "seventh", "roll", "throw r4", "make R4 with 4")
    assert events[-1] == Scored(0, "rubber-duck", boxes=8, spare=0, before=None, recorded=True, gained=8)


def test_ll_f6_too_few_dice_to_reach_the_card_is_no_failure_before_the_throw() -> None:
    match = in_flight("R12 B12 Y7 R3 B3 G3", "fly rubber-duck R12 B12 Y7", tokens=1)
    play(match, "roll", "throw 1 6 6", "make B12 with 1 6 6", "roll", "throw 1 3 5", "make Y7 with 3 5")
    assert legal(match) == ["roll", "seventh", "stop"]


def test_ll_f7_three_boxes_and_a_point_for_every_spare_die() -> None:
    match = two_cards_made(tokens=1)
    events = play(match, "seventh", "roll", "throw 4 5 r2", "make R4 with 4")
    assert Scored(0, "rubber-duck", boxes=14, spare=2, before=None, recorded=True, gained=16) in events


def low_flight(**parts: Any) -> LuckyLoopMatch:
    """Return a match whose flight is about to score 3 card points and 3 dice, or a little more."""
    match = in_flight("R3 B3 Y3 R4 B4 G4", "fly rubber-duck R3 B3 Y3", **parts)
    play(match, "roll", "throw 4 4 4", "make R3 with 4", "roll", "throw 4 4 4", "make B3 with 4", "roll")
    return match


def test_ll_f8_under_8_nothing_is_recorded_and_there_is_no_token() -> None:
    match = low_flight()
    events = play(match, "throw 4 4 4", "make Y3 with 4")
    assert events[-1] == Scored(0, "rubber-duck", boxes=3, spare=3, before=None, recorded=False, gained=0)
    assert match.state.players[0].results == {}
    earlier = low_flight(results={"rubber-duck": 9}, points=9)
    play(earlier, "throw 4 4 4", "make Y3 with 4")
    assert (earlier.state.players[0].results, earlier.state.players[0].points) == ({"rubber-duck": 9}, 9)


def fifteen(**parts: Any) -> LuckyLoopMatch:
    match = two_cards_made(**parts)
    play(match, "roll", "throw 4 5", "make R4 with 4")
    return match


def test_ll_f9_a_first_result_is_recorded_and_the_main_track_rises() -> None:
    match = fifteen(points=10, results={"red-rooster": 10})
    assert match.state.players[0].results == {"red-rooster": 10, "rubber-duck": 15}
    assert match.state.players[0].points == 25


def test_ll_f9_above_20_the_full_value_counts() -> None:
    match = in_flight("R11 B12 Y4 R3 B3 G3", "fly rubber-duck R11 B12 Y4")
    play(match, "roll", "throw 5 6 6", "make B12 with 6 6", "roll", "throw 5 6 6", "make R11 with 5 6", "roll")
    events = play(match, "throw 4 6", "make Y4 with 4")
    assert Scored(0, "rubber-duck", boxes=21, spare=1, before=None, recorded=True, gained=22) in events
    assert match.state.players[0].results["rubber-duck"] == 22


def test_ll_f10_a_better_result_replaces_the_old_one_and_adds_the_difference() -> None:
    match = fifteen(points=30, results={"red-rooster": 20, "rubber-duck": 10})
    assert match.state.players[0].results["rubber-duck"] == 15
    assert match.state.players[0].points == 35


def test_ll_f10_a_result_that_is_not_better_changes_nothing_but_earns_its_token() -> None:
    match = fifteen(points=15, results={"rubber-duck": 15})
    assert (match.state.players[0].points, match.state.players[0].tokens) == (15, 1)


def test_ll_f10_one_point_more_is_better() -> None:
    match = fifteen(points=14, results={"rubber-duck": 14})
    assert (match.state.players[0].results, match.state.players[0].points) == ({"rubber-duck": 15}, 15)


def test_ll_f10_a_worse_result_takes_nothing_away() -> None:
    match = two_cards_made(points=17, results={"rubber-duck": 17})
    events = play(match, "roll", "throw 4 5", "make R4 with 4")
    assert Scored(0, "rubber-duck", boxes=14, spare=1, before=17, recorded=False, gained=0) in events
    assert match.state.players[0].points == 17


def test_ll_f10_an_equal_result_is_not_recorded_again() -> None:
    match = two_cards_made(points=15, results={"rubber-duck": 15})
    events = play(match, "roll", "throw 4 5", "make R4 with 4")
    assert Scored(0, "rubber-duck", boxes=14, spare=1, before=15, recorded=False, gained=0) in events


FLIGHTS = {
    8: ("R4 B8 Y7", "throw 3 6 6", "make B8 with 3 6", "throw 3 5 6", "make R4 with 5", "throw 1 1 5", "make Y7 with 1 1 5"),
    10: ("R4 B8 Y7", "throw 2 6 6", "make B8 with 2 6", "throw 3 5 6", "make R4 with 5", "throw 3 5 6", "make Y7 with 3 5"),
    12: ("R4 B8 Y7", "throw 2 6 6", "make B8 with 2 6", "throw 3 5 6", "make R4 with 3 5", "throw 3 4", "make Y7 with 3 4"),
    15: ("R4 B12 Y7", "throw 4 6 6", "make B12 with 6 6", "throw 1 3 5", "make Y7 with 3 5", "throw 4 5", "make R4 with 4"),
    20: ("R11 B12 Y4", "throw 5 6 6", "make B12 with 6 6", "throw 5 6 6", "make R11 with 5 6", "throw 4 6", "make Y4 with 4 6"),
    22: ("R11 B12 Y4", "throw 5 6 6", "make B12 with 6 6", "throw 5 6 6", "make R11 with 5 6", "throw 4 6", "make Y4 with 4"),
}


def reward(before: int, points: int, option: str = "from-twelve") -> tuple[str | None, int]:
    """Return the reason for which a flight earned a token with this record, and the new record."""
    hand, *lines = FLIGHTS[points]
    records = {"rubber-duck": before} if before else {}
    match = table(player(f"{hand} G3"), player(), options={"record": option}, records=records)
    play(match, f"fly rubber-duck {hand}")
    events = [event for line in lines for event in play(match, *(["roll", line] if line.startswith("throw") else [line]))]
    assert points in [event.boxes + event.spare for event in events if isinstance(event, Scored)]
    won = [event.why for event in events if isinstance(event, TokenWon)]
    return (won[0] if won else None, match.state.records.get("rubber-duck", 0))


def test_ll_b1_the_first_twelve_a_broken_record_and_any_twenty_earn_one_token() -> None:
    assert reward(0, 10) == (None, 0)
    assert reward(0, 15) == ("first-twelve", 15)
    assert reward(14, 15) == ("record", 15)
    assert reward(15, 15) == (None, 15)
    assert reward(14, 10) == (None, 14)
    assert reward(30, 20) == ("twenty", 30)
    assert reward(30, 22) == ("twenty", 30)
    assert reward(14, 22) == ("twenty", 22)


def test_ll_b1_twelve_itself_makes_the_record_and_is_first_only_once() -> None:
    assert reward(0, 12) == ("first-twelve", 12)
    assert reward(12, 12) == (None, 12)
    assert reward(12, 15) == ("record", 15)


def test_ll_b1_as_an_option_the_least_result_that_counts_makes_the_record() -> None:
    assert reward(0, 8, "from-first-result") == (None, 8)
    assert reward(8, 8, "from-first-result") == (None, 8)


def test_ll_b1_as_an_option_records_begin_with_the_first_result() -> None:
    option = "from-first-result"
    assert reward(0, 10, option) == (None, 10)
    assert reward(8, 10, option) == ("record", 10)
    assert reward(9, 15, option) == ("first-twelve", 15)


def test_ll_b2_the_red_die_joins_the_pool_once_a_turn_before_a_throw() -> None:
    match = in_flight(tokens=2)
    assert play(match, "seventh") == [TokenPaid(0, "seventh")]
    assert flight_of(match).pool == 7
    assert refusal_rule(match, "seventh") == "LL-B2"
    play(match, "roll")
    assert len(match.legal(match.actors[0])) == 126
    assert play(match, "throw 1 3 r5") == [Thrown(0, (1, 3, 5), 5, (1, 3, 5))]
    assert refusal_rule(match, "seventh") == "LL-F2"
    assert refusal_rule(in_flight(), "seventh") == "LL-B2"


def test_ll_b2_the_red_die_is_thrown_until_it_lies_on_a_card() -> None:
    match = in_flight(tokens=1)
    play(match, "seventh", "roll", "throw 3 4 r3", "make R4 with 4", "roll")
    assert flight_of(match).red_in_pool
    play(match, "throw 4 3 r3", "make Y7 with 3 4")
    assert flight_of(match).red_in_pool
    assert [box.red for box in flight_of(match).boxes] == [0, 0, 0]
    other = in_flight(tokens=1)
    play(other, "seventh", "roll", "throw 1 3 r4", "make R4 with 4")
    assert not flight_of(other).red_in_pool
    assert [box.red for box in flight_of(other).boxes] == [4, 0, 0]


def test_ll_b2_every_view_shows_the_red_die_on_a_card() -> None:
    match = in_flight(tokens=1)
    play(match, "seventh", "roll", "throw 5 6 r3", "make Y7 with 3 5")
    made = next(box for box in match.view(None, plain=True)["flight"]["boxes"] if box["card"] == "Y7")
    assert (made["dice"], made["red"]) == ([3, 5], 3)


def test_ll_b3_any_dice_of_the_throw_can_be_thrown_again_any_number_of_times() -> None:
    match = in_flight(tokens=2)
    play(match, "roll", "throw 1 1 5")
    assert play(match, "reroll 1 1") == [TokenPaid(0, "reroll", (1, 1))]
    assert play(match, "throw 2 3") == [Thrown(0, (2, 3, 5), 0, (2, 3))]
    play(match, "reroll 2 3 5", "throw 6 6 6")
    assert (match.state.players[0].tokens, match.state.supply) == (0, 25)
    assert refusal_rule(match, "reroll 6") == "LL-B3"
    assert refusal_rule(in_flight(tokens=1), "reroll 6") == "LL-F1"


def test_ll_b3_the_red_die_can_be_thrown_again_and_others_cannot_become_it() -> None:
    match = in_flight(tokens=3)
    play(match, "seventh", "roll", "throw 1 2 r5", "reroll 5")
    assert legal(match) == [f"throw r{value}" for value in range(1, 7)]
    play(match, "throw r6", "reroll 1 2")
    assert len(legal(match)) == 21
    assert play(match, "throw 4 4") == [Thrown(0, (4, 4, 6), 6, (4, 4))]


def test_ll_b2_once_the_red_die_lies_on_a_card_all_others_are_black() -> None:
    match = in_flight(tokens=1)
    play(match, "seventh", "roll", "throw 1 3 r4", "make R4 with 4", "roll")
    assert play(match, "throw 3 4 6") == [Thrown(0, (3, 4, 6), 0, (3, 4, 6))]


def test_ll_b3_after_a_throw_again_the_next_throw_is_of_three_dice_as_ever() -> None:
    match = in_flight(tokens=1)
    play(match, "roll", "throw 1 1 5", "reroll 5", "throw 4", "make R4 with 4")
    assert flight_of(match).rethrown == 0
    play(match, "roll")
    assert {len(line.split()) for line in legal(match)} == {4}, "throw and three dice"


def test_ll_b3_of_equal_dice_the_red_one_is_thrown_again_last() -> None:
    match = in_flight(tokens=3)
    play(match, "seventh", "roll", "throw 1 5 r5", "reroll 5")
    assert legal(match) == [f"throw {value}" for value in range(1, 7)]
    assert play(match, "throw 5") == [Thrown(0, (1, 5, 5), 5, (5,))]
    play(match, "reroll 5 5")
    assert play(match, "throw 2 r3") == [Thrown(0, (1, 2, 3), 3, (2, 3))]


def test_ll_b4_a_token_that_is_won_comes_from_the_supply() -> None:
    match = two_cards_made()
    play(match, "stop")
    assert (match.state.players[0].tokens, match.state.supply) == (1, 22)


def test_ll_b4_paid_tokens_return_and_an_empty_supply_pays_none() -> None:
    match = in_flight(tokens=1)
    play(match, "seventh")
    assert match.state.supply == 24
    empty = table(player("R4 B12 Y7 R3 B3 G3"), player(), supply=0)
    play(empty, "fly rubber-duck R4 B12 Y7")
    play(empty, "roll", "throw 4 6 6", "make B12 with 6 6", "roll", "throw 1 3 5", "make Y7 with 3 5")
    assert play(empty, "stop") == [Stopped(0)]
    assert empty.state.players[0].tokens == 0


def test_the_fourth_programme_ends_ordinary_flights_from_the_next_turn_on() -> None:
    three = {programme: points for programme, points in ALL_FOUR.items() if programme != "rubber-duck"}
    match = fifteen(results=three, points=35)
    refill(match)
    assert match.state.turn == 1
    assert match.state.players[0].in_final_phase
