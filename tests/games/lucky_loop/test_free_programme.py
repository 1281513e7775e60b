"""LL-K, LL-E, LL-X: tests of the free programme and the end of the game."""

import pytest

from tavolata.core.game import Result
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.lucky_loop.actions import PROGRAMMES
from tavolata.games.lucky_loop.content import load_cards
from tavolata.games.lucky_loop.events import (
    Discarded,
    Ended,
    Failed,
    FreeLaid,
    FreeRejected,
    Highlighted,
    Made,
    Missed,
    PointsLost,
    Scored,
    TokenWon,
    TurnBegan,
)
from tavolata.games.lucky_loop.state import Player
from tests.games.lucky_loop.table import (
    ALL_FOUR,
    LuckyLoopMatch,
    cards,
    cards_too_low,
    in_free_flight,
    legal,
    play,
    player,
    refill,
    refusal_rule,
    table,
)

LAID = {"rubber-duck": cards("R4 B8 Y7")}


def finalist(hand: str = "R8 R9 B9 G5 G8 Y3", **parts: object) -> Player:
    return player(hand, results=ALL_FOUR, points=46, **parts)


def test_ll_k1_in_the_final_phase_there_are_no_more_ordinary_flights() -> None:
    match = table(finalist(), player(), laid=LAID)
    assert {line.split()[0] for line in legal(match)} == {"free", "draw"}
    assert refusal_rule(match, "raise rubber-duck B9") == "LL-K1"
    assert refusal_rule(match, "fly rubber-duck R8 B9 Y3") == "LL-K1"
    others = table(player(), finalist(), laid=LAID)
    assert "raise rubber-duck B12" in legal(others)
    assert refusal_rule(others, "free R7 B12 Y7") == "LL-K1"


def test_ll_k2_exchanging_costs_a_point_or_as_an_option_a_point_a_card() -> None:
    match = table(finalist(), player())
    assert play(match, "draw red-blue") == [PointsLost(0, 1, "exchange")]
    play(match, "deal R3", "draw red-blue", "deal R4", "draw red-blue", "deal R5")
    assert match.state.players[0].points == 45
    each = table(finalist(), player(), options={"final-exchange": "point-per-card"})
    play(each, "draw red-blue", "deal R3", "draw red-blue", "deal R4", "draw red-blue", "deal R5")
    assert each.state.players[0].points == 43


def test_ll_k2_the_total_may_fall_below_zero() -> None:
    match = table(player(results=ALL_FOUR, points=0), player())
    play(match, "draw red-blue")
    assert match.state.players[0].points == -1


def test_ll_k3_three_to_six_cards_25_or_more_feasible_with_six_dice() -> None:
    match = table(finalist(), player())
    assert play(match, "free R9 B9 G8") == [FreeLaid(0, cards("R9 B9 G8")), Discarded(0, cards("R8 G5 Y3"))]
    assert (match.state.players[0].hand, match.state.players[0].free) == ((), cards("R9 B9 G8"))
    assert match.state.phase == "highlight"
    assert match.state.discards == {"red-blue": ("R8",), "yellow-green": cards("G5 Y3")}


def test_ll_k3_all_six_cards_are_a_programme_if_six_dice_can_make_them() -> None:
    match = table(finalist("R4 R5 B4 B5 G4 Y4"), player())
    assert play(match, "free R4 R5 B4 B5 G4 Y4") == [FreeLaid(0, cards("R4 R5 B4 B5 G4 Y4"))]


def test_ll_k3_a_seven_takes_two_dice() -> None:
    match = table(finalist("R6 R7 B7 G7 Y7 Y6"), player())
    assert refusal_rule(match, "free R7 B7 G7 Y7") == "LL-K3"
    assert refusal_rule(match, "free R6 R7 G7 Y7") == "LL-K3"
    easier = table(finalist("R6 R7 B7 G5 Y6 Y7"), player())
    assert play(easier, "free R6 R7 B7 Y6")[0] == FreeLaid(0, cards("R6 R7 B7 Y6"))


def test_ll_k3_the_cards_may_be_named_in_any_order() -> None:
    assert play(table(finalist(), player()), "free G8 B9 R9")[0] == FreeLaid(0, cards("R9 B9 G8"))


@pytest.mark.parametrize("line", ["free R9 B9 G5", "free R8 R9 B9 G8", "free R9 B9", "free R9 B9 G9"])
def test_ll_k3_anything_else_is_refused(line: str) -> None:
    assert refusal_rule(table(finalist(), player()), line) == "LL-K3"


def test_ll_k4_at_a_strict_table_an_illegal_programme_costs_three_points_and_the_hand() -> None:
    match = table(finalist(), player(), options={"illegal-free-programme": "penalty"})
    events = play(match, "free R9 B9 G5")
    hand = cards("R8 R9 B9 G5 G8 Y3")
    assert events == [FreeRejected(0, cards("R9 B9 G5")), Discarded(0, hand), PointsLost(0, 3, "illegal")]
    assert match.state.players[0].points == 43
    assert match.state.discards == {"red-blue": cards("R8 R9 B9"), "yellow-green": cards("G5 G8 Y3")}
    refill(match)
    assert (len(match.state.players[0].hand), match.state.turn) == (6, 1)
    assert match.state.players[0].free == ()


@pytest.mark.parametrize("line", ["free R9", "free R9 B9", "free R8 R9 B9 G5 G8 Y3"])
def test_ll_k4_a_strict_table_lets_any_cards_be_laid(line: str) -> None:
    match = table(finalist(), player(), options={"illegal-free-programme": "penalty"})
    assert len(legal(match)) == 2**6 - 1 + 2
    assert PointsLost(0, 3, "illegal") in play(match, line)


def test_ll_k4_the_total_may_fall_below_zero() -> None:
    poor = player("R8 R9 B9 G5 G8 Y3", results=ALL_FOUR, points=1)
    match = table(poor, player(), options={"illegal-free-programme": "penalty"})
    play(match, "free R9 B9 G5")
    assert match.state.players[0].points == -2


def test_ll_k4_the_default_refuses_with_the_reason() -> None:
    assert refusal_rule(table(finalist(), player()), "free R9 B9 G5") == "LL-K3"


def test_ll_k5_the_highlight_goes_on_a_card_before_the_first_throw() -> None:
    match = table(finalist(), player())
    play(match, "free R9 B9 G8")
    assert legal(match) == ["highlight R9", "highlight B9", "highlight G8"]
    assert refusal_rule(match, "roll") == "LL-K5"
    assert refusal_rule(match, "highlight R8") == "LL-K5"
    assert play(match, "highlight B9") == [Highlighted(0, "B9")]
    play(match, "roll", "throw 4 5 6")
    assert "make B9* with 4 5" in legal(match)
    assert "make R9 with 4 6" in legal(match)
    assert refusal_rule(match, "make B9* with 4 6") == "LL-K5"


def test_ll_k5_of_two_equal_cards_one_is_highlighted() -> None:
    match = in_free_flight("R9 R9 G8", "R9")
    play(match, "roll", "throw 3 3 3")
    assert [line for line in legal(match) if "R9" in line] == ["make R9* with 3 3 3", "make R9 with 3 3 3"]


def test_ll_k6_a_throw_for_each_card_of_three_dice_or_all_that_are_left() -> None:
    match = in_free_flight("R9 B9 G8", "G8")
    play(match, "roll", "throw 3 6 6", "make R9 with 3 6", "roll", "throw 3 6 6", "make B9 with 3 6")
    assert refusal_rule(match, "stop") == "LL-K6"
    play(match, "roll")
    assert len(legal(match)) == 21
    events = play(match, "throw 2 6", "make G8* with 2 6")
    assert Scored(0, None, boxes=7 + 7 + 12, spare=0, before=10, recorded=True, gained=16) in events


def test_ll_k6_the_highlight_exceeded_is_not_made() -> None:
    match = in_free_flight("R9 B9 G8", "G8")
    play(match, "roll", "throw 3 6 6", "make R9 with 3 6", "roll", "throw 3 6 6", "make B9 with 3 6", "roll")
    exactly = LocalizedText("lucky_loop.miss.exact", {"difficulty": 8})
    assert Failed(0, made=2, out_of_dice=False, missed=(Missed("G8", True, exactly),)) in play(match, "throw 6 6")


def test_ll_k6_out_of_dice_is_failure_unless_the_seventh_is_bought() -> None:
    lines = ["roll", "throw 3 3 3", "make R9 with 3 3 3", "roll", "throw 3 3 3", "make B9 with 3 3 3"]
    assert Failed(0, made=2, out_of_dice=True) in play(in_free_flight("R9 B9 G8", "G8"), *lines)
    match = in_free_flight("R9 B9 G8", "G8", tokens=1)
    play(match, *lines)
    assert legal(match) == ["seventh", "give-up"]
    assert play(match, "give-up")[0] == Failed(0, made=2, out_of_dice=True)


def test_ll_k6_once_the_seventh_lies_on_a_card_too_a_token_does_not_help() -> None:
    match = in_free_flight("R9 B9 G3 Y4", "Y4", tokens=2)
    play(match, "seventh", "roll", "throw 3 3 r3", "make R9 with 3 3 3", "roll", "throw 3 3 3", "make B9 with 3 3 3", "roll", "throw 3")
    assert Failed(0, made=3, out_of_dice=True) in play(match, "make G3 with 3")


def test_ll_k7_failure_costs_two_points_and_the_same_cards_are_flown_next_turn() -> None:
    match = in_free_flight("R9 B9 G8", "G8")
    events = play(match, "roll", "throw 1 1 1")
    failed = Failed(0, made=0, out_of_dice=False, missed=cards_too_low(3, "R9 B9 G8*"))
    assert events[1:] == [failed, PointsLost(0, 2, "failed"), TurnBegan(1, 2, final=False)]
    assert match.state.players[0].points == 44
    assert (match.state.players[0].hand, match.state.players[0].free) == ((), cards("R9 B9 G8"))
    play(
        match, "draw red-blue", "deal R3", "draw red-blue", "deal R4", "draw red-blue", "deal R5", "discard R3", "discard R4", "discard R5"
    )
    assert legal(match) == ["highlight R9", "highlight B9", "highlight G8"]
    assert refusal_rule(match, "draw red-blue") == "LL-K5"


def test_ll_k7_failing_on_the_last_card_gives_a_token() -> None:
    two_made = ["roll", "throw 3 6 6", "make R9 with 3 6", "roll", "throw 3 6 6", "make B9 with 3 6"]
    assert TokenWon(0, "last-card") in play(in_free_flight("R9 B9 G8", "G8"), *two_made, "roll", "throw 6 6")
    no_dice = ["roll", "throw 3 3 3", "make R9 with 3 3 3", "roll", "throw 3 3 3", "make B9 with 3 3 3"]
    assert TokenWon(0, "last-card") in play(in_free_flight("R9 B9 G8", "G8"), *no_dice)
    earlier = play(in_free_flight("R9 B9 G8", "G8"), "roll", "throw 3 6 6", "make R9 with 3 6", "roll", "throw 1 1 1")
    assert not any(isinstance(event, TokenWon) for event in earlier)
    two_left = ["roll", "throw 2 3 3", "make R5 with 2 3 3", "roll", "throw 2 3 3", "make B6 with 2 3 3"]
    assert not any(isinstance(event, TokenWon) for event in play(in_free_flight("R5 B6 G6 Y8", "Y8"), *two_left))


def fly_to_success(match: LuckyLoopMatch) -> list[object]:
    return list(
        play(
            match,
            "roll",
            "throw 3 6 6",
            "make R9 with 3 6",
            "roll",
            "throw 3 6 6",
            "make B9 with 3 6",
            "roll",
            "throw 2 6",
            "make G8* with 2 6",
        )
    )


def test_ll_k8_success_doubles_the_highlight_and_replaces_the_worst_programme() -> None:
    match = in_free_flight("R9 B9 G8", "G8")
    assert Made(0, "G8", (2, 6), exact=True, points=12, highlight=True) in fly_to_success(match)
    assert match.state.players[0].points == 46 - 10 + 26
    assert match.state.players[0].free_result == 26


@pytest.mark.parametrize(("option", "points"), [("counts", 46 - 4), ("dropped", 46)])
def test_ll_k8_a_lower_result_counts_or_as_an_option_is_dropped(option: str, points: int) -> None:
    match = in_free_flight("R3 R10 B12", "R3", options={"lower-free-programme": option}, results=dict.fromkeys(PROGRAMMES, 15))
    play(match, "roll", "throw 3 3 4", "make R3* with 3", "roll", "throw 5 6 6", "make R10 with 5 6", "roll")
    events = play(match, "throw 5 5 5", "make B12 with 5 5 5")
    scored = next(event for event in events if isinstance(event, Scored))
    assert (scored.boxes, scored.spare, scored.recorded) == (4 + 3 + 4, 0, option == "counts")
    assert match.state.players[0].points == points


@pytest.mark.parametrize(("worst", "recorded"), [(10, True), (11, True), (12, False)])
def test_ll_k8_as_an_option_a_lower_result_is_dropped_but_an_equal_one_counts(worst: int, recorded: bool) -> None:
    results = dict.fromkeys(PROGRAMMES, worst)
    match = in_free_flight("R3 R10 B12", "R3", options={"lower-free-programme": "dropped"}, results=results)
    play(match, "roll", "throw 3 3 4", "make R3* with 3", "roll", "throw 5 6 6", "make R10 with 5 6", "roll")
    events = play(match, "throw 5 5 5", "make B12 with 5 5 5")
    scored = next(event for event in events if isinstance(event, Scored))
    assert (scored.boxes + scored.spare, scored.recorded, scored.gained) == (11, recorded, max(11 - worst, 0))
    assert match.view(None).players[0].replaced == (PROGRAMMES[0] if recorded else None)


def test_ll_e1_the_round_is_played_to_its_end() -> None:
    match = in_free_flight("R9 B9 G8", "G8")
    fly_to_success(match)
    assert (match.result, match.state.turn) == (None, 1)
    play(match, "draw red-blue", "deal R3", "draw red-blue", "deal R4", "draw red-blue", "deal R5", "discard R3", "discard R4")
    assert play(match, "discard R5")[-1] == Ended((62, 0), (0,))
    assert match.actors == []
    assert [match.legal(seat) for seat in (0, 1)] == [[], []]
    assert refusal_rule(match, "roll", seat=0) == "LL-E1"


def test_ll_e1_the_last_player_of_the_round_ends_it_at_once() -> None:
    pilot = Player(free=cards("R9 B9 G8"), results=ALL_FOUR, points=46)
    match = table(pilot, player(), phase="highlight", start=1)
    play(match, "highlight G8")
    assert fly_to_success(match)[-1] == Ended((62, 0), (0,))


def test_ll_e2_most_points_win_and_equal_points_share() -> None:
    pilot = Player(free=cards("R9 B9 G8"), results=ALL_FOUR, points=46)
    match = table(pilot, player(points=62), player(points=61), phase="highlight", start=1)
    play(match, "highlight G8")
    fly_to_success(match)
    assert match.result == Result((62, 62, 61), (0, 1), "free-programme")


def test_ll_x1_slips_of_the_translations_are_not_played() -> None:
    assert max(face.difficulty for face in load_cards().faces.values()) == 12
    repeating = table(player(results={"rubber-duck": 9}), player())
    assert "fly rubber-duck R7 B12 Y7" in legal(repeating)
    early = table(player(tokens=1), player())
    play(early, "fly rubber-duck R7 B12 Y7")
    assert "seventh" in legal(early)
