"""Tests of the advisor: its values are the solver's, from the seat's view, and those of a choice belong to one strategy."""

from typing import Any

import msgspec
import pytest

from tavolata.core.observation import Observation
from tavolata.games.lucky_loop.explain.advisor import ADVISOR, ChoiceWorth, WorthQuestion
from tavolata.games.lucky_loop.plugin import PLUGIN
from tavolata.games.lucky_loop.solver.analysis import analyse
from tavolata.games.lucky_loop.solver.position import position_of
from tavolata.games.lucky_loop.solver.utility import RECORDED, Utility, reach_utility
from tests.games.lucky_loop.brute_force import best, brute_force_values, programme
from tests.games.lucky_loop.table import ALL_FOUR, LuckyLoopMatch, in_flight, in_free_flight, play, player, table


def advice(match: LuckyLoopMatch) -> dict[str, ChoiceWorth]:
    told = ADVISOR.answer(Observation(match, match.actors[0]), WorthQuestion())
    return {choice.text: choice for choice in told.choices}


def test_a_first_flight_has_the_value_of_the_analysis() -> None:
    match = table(player("R4 B12 Y7 G3 G4 G5"), player())
    told = advice(match)["fly rubber-duck R4 B12 Y7"]
    analysis = analyse({"cards": [4, 12, 7], "dice": 6, "tokens": 0})
    assert told.points == pytest.approx(analysis["expected"])
    assert told.success is not None
    assert told.success < analysis["reach"]["8"], "who flies for points succeeds less often than who flies for success"
    points, success = best(programme(4, 7, 12), (RECORDED, reach_utility(8)))
    assert told.points == pytest.approx(float(points))
    assert told.success == pytest.approx(float(success))


def test_a_repeat_is_worth_only_what_it_adds() -> None:
    first = advice(table(player("R4 B12 Y7 G3 G4 G5"), player()))["fly rubber-duck R4 B12 Y7"]
    repeat = advice(table(player("R4 B12 Y7 G3 G4 G5", results={"rubber-duck": 12}, points=12), player()))["fly rubber-duck R4 B12 Y7"]
    assert repeat.points < first.points
    assert (repeat.success or 0) < (first.success or 0)


def test_in_flight_every_choice_has_a_value() -> None:
    match = in_flight(tokens=1)
    assert set(advice(match)) == {"roll", "seventh"}
    play(match, "roll", "throw 1 6 6")
    told = advice(match)
    assert set(told) == {match.write(action) for action in match.legal(0)}
    assert told["make B12 with 6 6"].points == max(choice.points for choice in told.values())


def test_a_single_card_is_valued_with_the_laid_cards() -> None:
    match = table(player("R4 B12 G3 G4 G5 G6"), player(), laid={"rubber-duck": ("R4", "B8", "Y7")})
    assert advice(match)["raise rubber-duck B12"].points == pytest.approx(
        analyse({"cards": [4, 12, 7], "dice": 6, "tokens": 0})["expected"]
    )


def test_free_programmes_are_valued_with_their_best_highlight() -> None:
    match = table(player("R9 B9 G8 Y3 Y4 Y5", results=ALL_FOUR, points=46), player())
    told = advice(match)
    flown = in_free_flight("R9 B9 G8", "G8")
    highlights = table(player("", results=ALL_FOUR, points=46, free=("R9", "B9", "G8")), player(), phase="highlight")
    best_highlight = max(advice(highlights).values(), key=lambda choice: (choice.points, choice.success or 0))
    assert told["free R9 B9 G8"].points == pytest.approx(best_highlight.points)
    assert told["free R9 B9 G8"].success == pytest.approx(best_highlight.success)
    assert advice(flown)["roll"].success == pytest.approx(advice(highlights)["highlight G8"].success)


def at_the_last_card(**parts: Any) -> LuckyLoopMatch:
    """Return a match whose free programme scores 17 if its last card is made now, with a worst result of 20."""
    match = in_free_flight("R8 B8 G9", "R8", results=dict.fromkeys(ALL_FOUR, 20), tokens=1, **parts)
    play(match, "roll", "throw 2 6 6", "make R8* with 2 6", "roll", "throw 4 6 6", "make B8 with 4 6", "roll", "throw 4 6")
    return match


def test_ll_k8_a_free_programme_is_worth_what_it_is_more_or_less_than_the_worst_result() -> None:
    told = advice(at_the_last_card())
    assert told["make G9 with 4 6"].points == 17 - 20
    assert told["reroll 6"].points == pytest.approx(((21 - 20) + (17 - 20) - 4 * 2) / 6)
    assert max(told, key=lambda text: told[text].points) == "reroll 6"


def test_ll_k8_where_a_lower_result_is_dropped_it_costs_nothing() -> None:
    told = advice(at_the_last_card(options={"lower-free-programme": "dropped"}))
    assert told["make G9 with 4 6"].points == 0
    assert told["reroll 6"].points == pytest.approx(((21 - 20) + 0 - 4 * 2) / 6)
    assert max(told, key=lambda text: told[text].points) == "make G9 with 4 6"


def test_ll_k4_an_illegal_free_programme_of_a_strict_table_is_worth_what_it_costs() -> None:
    match = table(player("R9 B9 G6 Y3 Y4 Y5", results=ALL_FOUR, points=46), player(), options={"illegal-free-programme": "penalty"})
    assert "free R9 B9 G6" in [match.write(action) for action in match.legal(0)]
    told = advice(match)["free R9 B9 G6"]
    assert (told.points, told.success) == (-3, None)
    assert told.later is not None


def total(choice: ChoiceWorth) -> float:
    """Return the expected points of both turns."""
    return choice.points + (choice.later or 0)


@pytest.mark.parametrize(
    "match",
    [
        table(player("R4 B12 Y7 G3 G4 G5"), player()),
        table(player("R3 R4 B5 B6 R7 B8"), player()),
        table(player("R9 B9 G8 Y3 Y4 Y5", results=ALL_FOUR, points=46), player()),
    ],
    ids=["flights", "no flight", "final phase"],
)
def test_every_choice_is_rated_and_the_best_has_the_most_points_in_both_turns(match: LuckyLoopMatch) -> None:
    told = advice(match)
    assert set(told) == {match.write(action) for action in match.legal(0)}
    best = ADVISOR.answer(Observation(match, 0), WorthQuestion()).best
    assert best is not None
    assert total(told[best]) == max(map(total, told.values()))


def test_drawing_and_discarding_are_rated_by_the_next_flight() -> None:
    match = table(player("R3 R4 B5 B6 R7 B8"), player())
    for deck, card in (("red-blue", "R9"), ("yellow-green", "G4"), ("yellow-green", "Y4")):
        assert all(choice.success is None and choice.points == 0 for choice in advice(match).values())
        play(match, f"draw {deck}", f"deal {card}")
    told = advice(match)
    assert set(told) == {match.write(action) for action in match.legal(0)}
    assert told["discard B8"].later == told["discard R7"].later, "neither is in the best flight"
    flown = advice(table(player("R3 R4 R9 B5 G4 Y4 B6 R7 B8"), player()))
    assert told["discard B8"].later == pytest.approx(max(choice.points for text, choice in flown.items() if text.startswith("fly")))


@pytest.mark.parametrize(("option", "cost"), [("one-point", 1), ("point-per-card", 3)])
def test_ll_k2_an_exchange_in_the_final_phase_is_rated_with_its_cost(option: str, cost: int) -> None:
    match = table(player("R9 B9 G8 Y3 Y4 Y5", results=ALL_FOUR, points=46), player(), options={"final-exchange": option})
    assert advice(match)["draw red-blue"].points == -cost


def test_ll_e1_in_the_last_round_no_next_flight_is_reckoned_with() -> None:
    flown = player("", results=ALL_FOUR, points=60, free=("R9", "B9", "G8"), free_result=20)
    worths = ADVISOR.answer(Observation(table(player(), flown, start=1), 0), WorthQuestion())
    assert {worth.later for worth in worths.choices} == {None}
    assert all(worth.total == worth.points for worth in worths.choices)
    assert worths.best is not None
    assert not worths.best.startswith("draw")


def test_the_values_of_a_free_programme_are_those_of_one_highlight() -> None:
    """The best-paying highlight is not the safest one; the values of laying the cards are those of the first."""
    highlights = table(player("", results=ALL_FOUR, points=46, free=("R4", "B5", "G6", "Y10")), player(), phase="highlight")
    each = advice(highlights)
    richest = max(each.values(), key=lambda choice: choice.points)
    likeliest = max(each.values(), key=lambda choice: choice.success or 0)
    assert richest.text != likeliest.text
    laid = advice(table(player("R4 B5 G6 Y10 Y3 Y4", results=ALL_FOUR, points=46), player()))["free R4 B5 G6 Y10"]
    assert (laid.points, laid.success) == (richest.points, richest.success)


def test_in_flight_points_and_success_are_those_of_one_strategy() -> None:
    match = in_free_flight("R8 B9 G9", "R8")
    play(match, "roll", "throw 2 6 6", "make R8* with 2 6", "roll", "throw 1 4 6")
    lost = Utility(tuple(points - 10.0 for points in range(11)), beyond=1.0, consolation=-2.0, failure=-2.0)
    expected = brute_force_values(position_of(match.view(0)), (lost, Utility((1.0,))))
    told = advice(match)
    assert {match.write(action) for action in expected} == set(told)
    for action, (points, success) in expected.items():
        choice = told[match.write(action)]
        assert choice.points == pytest.approx(float(points))
        assert choice.success == pytest.approx(float(success))


def test_the_plugin_has_the_advisor_which_answers_only_seats_that_can_act() -> None:
    assert PLUGIN.advisor is not None
    assert PLUGIN.advisor() is ADVISOR
    assert WorthQuestion.timing == "to-act"
    assert ADVISOR.answer(Observation(in_flight(), 1), WorthQuestion()).choices == ()


def test_question_and_answer_travel_tagged_by_kind() -> None:
    assert msgspec.json.decode(b'{"kind":"worth"}', type=ADVISOR.questions) == WorthQuestion()
    answer = ADVISOR.answer(Observation(in_flight(), 0), WorthQuestion())
    data = msgspec.to_builtins(answer)
    assert data["kind"] == "worths"
    assert data["choices"][0].keys() == {"text", "points", "success", "later", "total"}
    assert msgspec.convert(data, ADVISOR.answers) == answer
