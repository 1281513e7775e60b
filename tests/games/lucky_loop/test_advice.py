"""The advisor: its figures are the solver's, for what a seat can see."""

import pytest

from tavolata.core.game import Advised
from tavolata.core.sight import Sight
from tavolata.games.lucky_loop.odds import analyse
from tests.games.lucky_loop.table import ALL_FOUR, GAME, LuckyLoopMatch, in_flight, in_free_flight, play, player, table


def advice(match: LuckyLoopMatch) -> dict[str, Advised]:
    sight = Sight(match, match.actors[0])
    return {match.write(advised.action): advised for advised in GAME.advise(sight.view, sight.legal)}  # type: ignore[arg-type]


def test_a_first_flight_is_worth_what_the_analysis_says() -> None:
    match = table(player("R4 B12 Y7 G3 G4 G5", tokens=1), player())
    told = advice(match)["fly rubber-duck R4 B12 Y7"]
    analysis = analyse({"cards": [4, 12, 7], "dice": 6, "tokens": 1})
    assert told.points == pytest.approx(analysis["expected"])
    assert told.success == pytest.approx(analysis["reach"]["8"])


def test_a_repeat_is_worth_only_what_it_adds() -> None:
    first = advice(table(player("R4 B12 Y7 G3 G4 G5"), player()))["fly rubber-duck R4 B12 Y7"]
    repeat = advice(table(player("R4 B12 Y7 G3 G4 G5", results={"rubber-duck": 12}, points=12), player()))["fly rubber-duck R4 B12 Y7"]
    assert repeat.points < first.points
    assert repeat.success < first.success


def test_in_the_air_every_choice_is_judged() -> None:
    match = in_flight(tokens=1)
    assert set(advice(match)) == {"roll", "seventh"}
    play(match, "roll", "throw 1 6 6")
    told = advice(match)
    assert set(told) == {match.write(action) for action in match.legal(0)}
    assert told["make B12 with 6 6"].points == max(choice.points for choice in told.values())


def test_a_single_card_is_judged_with_the_cards_that_lie_there() -> None:
    match = table(player("R4 B12 G3 G4 G5 G6"), player(), laid={"rubber-duck": ("R4", "B8", "Y7")})
    assert advice(match)["raise rubber-duck B12"].points == pytest.approx(
        analyse({"cards": [4, 12, 7], "dice": 6, "tokens": 0})["expected"]
    )


def test_free_programmes_are_judged_with_their_best_highlight() -> None:
    match = table(player("R9 B9 G8 Y3 Y4 Y5", results=ALL_FOUR, points=46), player())
    told = advice(match)
    assert set(told) == {match.write(action) for action in match.legal(0) if match.write(action).startswith("free")}
    flown = in_free_flight("R9 B9 G8", "G8")
    highlights = table(player("", results=ALL_FOUR, points=46, free=("R9", "B9", "G8")), player(), phase="highlight")
    assert told["free R9 B9 G8"].success == pytest.approx(max(choice.success for choice in advice(highlights).values()))
    assert advice(flown)["roll"].success == pytest.approx(advice(highlights)["highlight G8"].success)


def test_an_illegal_free_programme_of_a_strict_table_is_not_judged() -> None:
    match = table(player("R9 B9 G6 Y3 Y4 Y5", results=ALL_FOUR, points=46), player(), options={"illegal-free-programme": "penalty"})
    assert "free R9 B9 G6" in [match.write(action) for action in match.legal(0)]
    assert "free R9 B9 G6" not in advice(match)
