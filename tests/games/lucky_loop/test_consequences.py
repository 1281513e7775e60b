"""Tests of consequences: their values agree with the rules, and ruinous choices are marked."""

from typing import Any

import pytest

from tavolata.core.protocols.consequences import Consequence
from tavolata.games.lucky_loop.actions import NOTATION
from tavolata.games.lucky_loop.events import Failed, PointsLost, Scored, TokenWon
from tavolata.games.lucky_loop.explain.consequences import consequences
from tavolata.games.lucky_loop.solver.flight import value
from tavolata.games.lucky_loop.solver.position import declared_by
from tavolata.games.lucky_loop.solver.utility import reach_utility
from tavolata.games.lucky_loop.state import Player
from tavolata.i18n import translate
from tests.games.lucky_loop.table import ALL_FOUR, LuckyLoopMatch, in_flight, in_free_flight, legal, play, player, table


def ahead(match: LuckyLoopMatch) -> dict[str, Consequence]:
    """Return the consequences of the current seat's choices by notation."""
    found = consequences(match.state, match.actors[0], match.legal(match.actors[0]))
    return {NOTATION.write(action): consequence for action, consequence in found.items()}  # type: ignore[arg-type]


def words(match: LuckyLoopMatch, line: str) -> str:
    return " ".join(translate(sentence.key, sentence.facts) for sentence in ahead(match)[line].says)


def facts(match: LuckyLoopMatch, line: str) -> dict[str, Any]:
    return {name: fact for sentence in ahead(match)[line].says for name, fact in sentence.facts.items()}


def two_made(**parts: Any) -> LuckyLoopMatch:
    """Return a match in which seat 0 is about to throw for its last card, red 4."""
    match = in_flight(**parts)
    play(match, "roll", "throw 4 6 6", "make B12 with 6 6", "roll", "throw 1 3 5", "make Y7 with 3 5")
    return match


def test_other_seats_and_chance_have_no_consequences() -> None:
    match = in_flight()
    assert consequences(match.state, 1, match.legal(1)) == {}
    play(match, "roll")
    assert consequences(match.state, 0, match.legal(0)) == {}


@pytest.mark.parametrize("tokens", [0, 1])
def test_the_most_points_of_a_flight_are_the_true_maximum(tokens: int) -> None:
    match = table(player("R4 B12 Y7 G3 G4 G5", tokens=tokens), player())
    for action in match.legal(0):
        line = match.write(action)
        if line.startswith("fly"):
            most, start = facts(match, line)["most"], declared_by(match.view(0), action)  # type: ignore[arg-type]
            assert value(start, reach_utility(most)) > 0
            assert value(start, reach_utility(most + 1)) == 0


def test_ll_f10_a_repeat_that_cannot_beat_the_result_ruins() -> None:
    match = table(player("R3 B3 Y3 G3 G4 G5", results={"rubber-duck": 15}, points=15), player())
    assert ahead(match)["fly rubber-duck R3 B3 Y3"].weight == "ruins"
    assert words(match, "fly rubber-duck R3 B3 Y3") == "At best 9 points: too few, it takes 16 to count."


def test_ll_d2_a_raise_names_the_replaced_card() -> None:
    match = table(player("R4 B12 G3 G4 G5 G6"), player(), laid={"rubber-duck": ("R4", "B8", "Y7")})
    assert words(match, "raise rubber-duck B12").startswith("Takes the place of blue 8. At best 18 points.")


@pytest.mark.parametrize(
    ("final", "options", "sentence"),
    [
        (False, {}, "Takes your turn: draw 3 cards, then discard 3."),
        (False, {"exchange": "up-to-three"}, "Takes your turn: draw up to 3 cards, then discard as many."),
        (True, {}, "Costs 1 point. Takes your turn: draw 3 cards, then discard 3."),
        (True, {"final-exchange": "point-per-card"}, "Costs 1 point for each card drawn. Takes your turn: draw 3 cards, then discard 3."),
    ],
)
def test_ll_k2_what_an_exchange_costs(final: bool, options: dict[str, str], sentence: str) -> None:
    results = ALL_FOUR if final else {}
    match = table(player(results=results, points=46), player(), options=options)
    assert words(match, "draw red-blue") == sentence
    lost = [event.points for event in play(match, "draw red-blue") if isinstance(event, PointsLost)]
    assert lost == ([1] if final else [])
    play(match, "deal R8")
    assert ("draw red-blue" in ahead(match)) == (options.get("final-exchange") == "point-per-card")


def test_ll_t2_discarding_ends_the_drawing_where_fewer_may_be_exchanged() -> None:
    match = table(options={"exchange": "up-to-three"})
    play(match, "draw red-blue", "deal R8")
    assert words(match, "discard R8") == "No more cards are drawn then: 1 to discard."


def test_ll_k7_a_free_programme_locks_its_cards() -> None:
    match = table(player("R9 B9 G8 Y3 Y4 Y5", results=ALL_FOUR, points=46), player())
    told = facts(match, "free R9 B9 G8")
    assert (told["most"], told["worst"], told["count"]) == (7 * 2 + 7 + 6 + 0, 10, 2)
    assert ahead(match)["free R9 B9 G8"].weight == "plain"
    play(match, "free R9 B9 G8", "highlight R9")
    lines = ("roll", "throw 3 6 6", "make R9* with 3 6", "roll", "throw 3 6 6", "make B9 with 3 6", "roll", "throw 2 6", "make G8 with 2 6")
    scored = [event for event in play(match, *lines) if isinstance(event, Scored)]
    assert scored[0].boxes + scored[0].spare == told["most"]


def last_round(me: Player) -> LuckyLoopMatch:
    """Return a match in the last turn, which is seat 0's; seat 1's free programme has succeeded."""
    return table(me, player("", results=ALL_FOUR, points=60, free=("R9", "B9", "G8"), free_result=20), start=1)


def test_ll_k3_a_free_programme_warns_that_the_rest_of_the_hand_is_discarded() -> None:
    match = table(player("R9 B9 G8 Y3 Y4 Y5", results=ALL_FOUR, points=46), player())
    assert "Your other 3 cards are discarded." in words(match, "free R9 B9 G8")
    assert match.play(0, "free R9 B9 G8")
    assert match.state.players[0].hand == ()


def test_ll_e1_the_last_round_has_no_consequences_for_later_turns() -> None:
    match = last_round(player("R9 B9 G8 Y3 Y4 Y5", results=ALL_FOUR, points=46))
    assert words(match, "free R9 B9 G8").endswith("Your other 3 cards are discarded. If it fails: 2 points lost.")
    three = {programme: points for programme, points in ALL_FOUR.items() if programme != "rubber-duck"}
    assert "fourth" not in words(last_round(player("R4 B12 Y7 G3 G4 G5", results=three)), "fly rubber-duck R4 B12 Y7")


def test_ll_e1_an_exchange_in_the_last_round_comes_too_late() -> None:
    match = last_round(player())
    assert words(match, "draw red-blue").startswith("This is your last turn: new cards come too late to be flown.")
    assert ahead(match)["draw red-blue"].weight == "ruins"
    nothing_else = last_round(player("R3 R4 R5 R6 R7 R8"))
    assert ahead(nothing_else)["draw red-blue"].weight == "plain"


def test_ll_k1_the_fourth_programme_announces_the_final_phase() -> None:
    three = {programme: points for programme, points in ALL_FOUR.items() if programme != "rubber-duck"}
    match = table(player("R4 B12 Y7 G3 G4 G5", results=three, points=35), player())
    assert "It would be your fourth programme" in words(match, "fly rubber-duck R4 B12 Y7")
    assert "fourth" not in words(match, "fly red-rooster R4 B12 G3")
    play(match, "fly rubber-duck R4 B12 Y7", "roll", "throw 1 6 6", "make B12 with 6 6", "roll", "throw 1 3 4", "make Y7 with 3 4")
    play(match, "roll", "throw 1 4")
    assert words(match, "make R4 with 4").endswith("All four done: your results stand, the final phase begins.")


def test_ll_k8_a_free_programme_below_the_worst_result_ruins() -> None:
    match = table(player("R9 B9 G8 Y3 Y4 Y5", results=dict.fromkeys(ALL_FOUR, 30), points=120), player())
    assert ahead(match)["free R9 B9 G8"].weight == "ruins"
    assert "nothing to win" in words(match, "free R9 B9 G8")


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("R9 B9", "2 of at least 3 cards."),
        ("R9 B9 G6", "Difficulty 24: a free programme needs 25."),
        ("R9 B9 G8 Y8", "It needs 8 dice: a free programme has 6."),
    ],
)
def test_ll_k4_an_illegal_free_programme_ruins_with_its_reason(cards: str, sentence: str) -> None:
    hand = player("R9 B9 G6 G8 Y8 Y3", results=ALL_FOUR, points=46)
    match = table(hand, player(), options={"illegal-free-programme": "penalty"})
    assert ahead(match)[f"free {cards}"].weight == "ruins"
    assert words(match, f"free {cards}") == f"{sentence} This is against the rules: it costs 3 points, your hand and the turn."
    assert PointsLost(0, 3, "illegal") in play(match, f"free {cards}")


def test_ll_k5_what_the_highlight_asks_for_and_pays() -> None:
    match = table(player("", results=ALL_FOUR, points=46, free=("R9", "B9", "G8")), player(), phase="highlight")
    assert words(match, "highlight G8") == "Exactly 8, for 12 points."


def test_ll_f1_a_throw_names_its_dice_and_the_effect_of_a_failure() -> None:
    match = in_flight()
    assert words(match, "roll") == "3 dice: they have to reach 4. If it fails: no points."
    match = two_made()
    assert words(match, "roll") == "2 dice: they have to reach 4. If it fails: no points, but a token."
    assert TokenWon(0, "two-cards") in play(match, "roll", "throw 1 2")
    free = in_free_flight("R9 B9 G8", "G8")
    assert words(free, "roll") == "3 dice: they have to reach 8. If it fails: 2 points lost."
    assert PointsLost(0, 2, "failed") in play(free, "roll", "throw 1 1 1")


def test_ll_f6_dice_that_cannot_reach_any_card_are_idle() -> None:
    match = in_flight("R9 B12 Y7 R3 B3 G3", "fly rubber-duck R9 B12 Y7")
    play(match, "roll", "throw 4 6 6", "make B12 with 6 6", "roll", "throw 1 3 5", "make Y7 with 1 3 5")
    assert ahead(match)["roll"].weight == "idle"
    assert words(match, "roll").startswith("1 die cannot do it: it shows 6 at most, the easiest card needs 9.")
    assert any(isinstance(event, Failed) for event in play(match, "roll", "throw 6"))


def test_ll_f5_stopping_brings_a_token_while_one_is_left() -> None:
    match = two_made()
    assert (words(match, "stop"), ahead(match)["stop"].weight) == ("The flight ends without points, but with a token.", "plain")
    empty = table(player("R4 B12 Y7 R3 B3 G3"), player(), supply=0)
    play(empty, "fly rubber-duck R4 B12 Y7", "roll", "throw 4 6 6", "make B12 with 6 6", "roll", "throw 1 3 5", "make Y7 with 3 5")
    assert (words(empty, "stop"), ahead(empty)["stop"].weight) == ("The flight ends without points, and no token is left.", "ruins")


@pytest.mark.parametrize(("made", "sentence"), [(False, "6 dice"), (True, "This throw then has 3 dice.")])
def test_ll_b2_the_seventh_die_names_its_price_and_its_use(made: bool, sentence: str) -> None:
    match = two_made(tokens=2) if made else in_flight(tokens=2)
    told = words(match, "seventh")
    assert told.startswith("Costs a token: 1 left.")
    assert (sentence in told) == made
    assert ("This throw keeps its 3 dice; one more stays for later." in told) != made
    play(match, "seventh")
    flight = match.view(0).flight
    assert flight is not None
    assert flight.to_throw == 3
    assert match.state.players[0].tokens == 1


def test_ll_b3_a_reroll_gives_up_what_can_be_made_and_giving_up_ruins() -> None:
    match = in_flight(tokens=1)
    play(match, "roll", "throw 1 6 6")
    assert words(match, "reroll 1") == "Costs a token: 0 left. What these dice make now is gone."
    poor = in_flight(tokens=1)
    play(poor, "roll", "throw 1 1 1")
    assert words(poor, "reroll 1") == "Costs a token: 0 left."
    assert (words(poor, "give-up"), ahead(poor)["give-up"].weight) == ("The flight ends without points.", "ruins")


def test_ll_f2_a_make_names_the_dice_left() -> None:
    match = in_flight()
    play(match, "roll", "throw 4 6 6")
    for line in legal(match):
        told = facts(match, line)
        copy = in_flight()
        play(copy, "roll", "throw 4 6 6", line)
        flight = copy.view(0).flight
        assert flight is not None
        assert told["count"] == flight.pool


def test_ll_f6_using_dice_that_the_last_card_needs_ruins_where_there_is_a_better_way() -> None:
    match = in_flight("R9 B12 Y7 R3 B3 G3", "fly rubber-duck R9 B12 Y7")
    play(match, "roll", "throw 4 6 6", "make B12 with 6 6", "roll", "throw 1 6 6")
    assert words(match, "make Y7 with 1 6 6") == "1 die left: too few for 9."
    assert ahead(match)["make Y7 with 1 6 6"].weight == "ruins"
    assert ahead(match)["make Y7 with 1 6"].weight == "plain"


def landing(results: dict[Any, int]) -> LuckyLoopMatch:
    match = two_made(results=results, points=sum(results.values()))
    play(match, "roll", "throw 4 6")
    return match


@pytest.mark.parametrize(
    ("results", "line", "sentence", "weight"),
    [
        ({}, "make R4 with 4", "Lands with 15. Track: +15.", "plain"),
        ({"rubber-duck": 10}, "make R4 with 4", "Lands with 15. Track: +5.", "plain"),
        ({"rubber-duck": 14}, "make R4 with 6", "Lands with 14. Your 14 stands.", "ruins"),
    ],
)
def test_ll_f7_the_last_make_names_the_points_of_the_flight(results: dict[Any, int], line: str, sentence: str, weight: str) -> None:
    match = landing(results)
    assert (words(match, line), ahead(match)[line].weight) == (sentence, weight)
    scored = next(event for event in play(match, line) if isinstance(event, Scored))
    assert f"Lands with {scored.boxes + scored.spare}." in sentence
    assert (f"+{scored.gained}." in sentence) == scored.recorded


def test_ll_f8_a_choice_without_a_better_one_needs_no_confirmation() -> None:
    match = landing({"rubber-duck": 19})
    assert {told.weight for told in ahead(match).values()} == {"plain"}


@pytest.mark.parametrize(
    ("worst", "option", "sentence", "weight"),
    [
        (10, "counts", "Lands with 17. In place of 10: +7.", "plain"),
        (20, "counts", "Lands with 17. In place of 20: \N{MINUS SIGN}3.", "ruins"),
        (20, "dropped", "Lands with 17. Your 20 stands.", "plain"),
        (17, "dropped", "Lands with 17. In place of 17: 0.", "plain"),
    ],
)
def test_ll_k8_a_free_programme_names_the_change_of_the_track(worst: int, option: str, sentence: str, weight: str) -> None:
    results = dict.fromkeys(ALL_FOUR, worst)
    match = in_free_flight("R8 B8 G9", "R8", results=results, tokens=1, options={"lower-free-programme": option})
    play(match, "roll", "throw 2 6 6", "make R8* with 2 6", "roll", "throw 4 6 6", "make B8 with 4 6", "roll", "throw 4 6")
    assert words(match, "make G9 with 4 6") == sentence
    scored = next(event for event in play(match, "make G9 with 4 6") if isinstance(event, Scored))
    assert scored.gained == {"plain": (worst == 10 and 7) or 0, "ruins": -3}[weight]
