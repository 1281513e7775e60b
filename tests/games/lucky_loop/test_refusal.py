"""Tests of refusals: sentences that are true in the position, and name an alternative."""

import pytest

from tavolata.core.errors import BadNotation
from tavolata.core.game import CHANCE
from tavolata.core.match import Match
from tavolata.games.lucky_loop.actions import Draw, Fly, LayFree, LuckyLoopAction, Make, Raise, Reroll, Throw
from tests.games.lucky_loop.table import (
    ALL_FOUR,
    LuckyLoopMatch,
    in_flight,
    in_free_flight,
    legal,
    play,
    player,
    refusal_rule,
    refusal_text,
    table,
)

CARD_ORDER = "Name the cards in the order of your hand: red, blue, green, yellow, the easiest of each colour first."
DICE_ORDER = "Name the dice in ascending order."
SPENT = ["roll", "throw 3 3 3", "make R9 with 3 3 3", "roll", "throw 3 3 3", "make B9 with 3 3 3"]


def final_phase(hand: str = "R8 R9 B9 G5 G8 Y3", option: str = "refused") -> LuckyLoopMatch:
    return table(player(hand, results=ALL_FOUR), player(), options={"illegal-free-programme": option})


def thrown(dice: str = "1 3 5") -> LuckyLoopMatch:
    """Return a match after a throw, with red 4, blue 12 and yellow 7 open, and a token."""
    match = in_flight(tokens=1)
    play(match, "roll", f"throw {dice}")
    return match


@pytest.mark.parametrize("option", ["refused", "penalty"])
def test_cards_as_data_have_one_order(option: str) -> None:
    assert refusal_text(table(), Fly("rubber-duck", ("R7", "Y7", "B12"))) == CARD_ORDER
    assert refusal_text(final_phase(option=option), LayFree(("G8", "B9", "R9"))) == CARD_ORDER
    assert refusal_text(final_phase(option=option), LayFree(("G5", "B9"))) == CARD_ORDER


def test_a_flight_takes_cards_of_the_hand() -> None:
    assert refusal_text(table(), "fly rubber-duck R8 B12 Y7") == "R8 is not in your hand; choose cards that you hold."


def test_a_single_card_needs_cards_that_lie_there_and_one_that_is_easier() -> None:
    assert refusal_text(table(), "raise rubber-duck B12") == "No cards lie by Rubber Duck yet; lay three cards."
    laid = table(laid={"rubber-duck": ("R8", "B12", "Y7")})
    assert refusal_text(laid, "raise rubber-duck R7") == (
        "R7 replaces no card of Rubber Duck: it must have the colour of one and a higher difficulty."
    )


def test_the_refusal_of_a_free_programme_names_the_missing_requirement() -> None:
    assert refusal_text(final_phase(), "free R9 B9") == "A free programme has three to six cards, not 2."
    easy = final_phase("R3 R4 B3 B4 G4 Y4")
    assert refusal_text(easy, "free R3 R4 B3 B4 G4 Y4") == "These cards add up to 22; a free programme needs a difficulty of 25 or more."
    assert refusal_text(final_phase("R4 R7 B7 G3 Y3 Y7"), "free R4 R7 B7 Y7") == (
        "These cards need 7 dice at least; a free programme must be feasible with six."
    )


def test_what_is_discarded_or_highlighted_lies_there() -> None:
    discarding = table(phase="discard", owed=3, drawn=3)
    assert refusal_text(discarding, "discard R10") == "R10 is not in your hand; choose cards that you hold."
    match = final_phase()
    play(match, "free R9 B9 G8")
    assert refusal_text(match, "highlight R8") == "R8 is not in your free programme; the highlight goes on one of its cards."


def test_the_refusal_out_of_turn_names_the_current_player() -> None:
    assert refusal_text(table(), "draw red-blue", seat=1) == "It is the turn of seat 1; wait for yours."
    assert refusal_text(table(turn=1), "draw red-blue", seat=0) == "It is the turn of seat 2; wait for yours."


def test_the_seventh_die_is_bought_once_and_paid() -> None:
    assert refusal_text(in_flight(), "seventh") == "You have no bonus token to pay."
    match = in_flight(tokens=2)
    play(match, "seventh")
    assert refusal_text(match, "seventh") == "The seventh die can be bought once a turn, and you have it."


def test_three_cards_of_a_programme_have_its_colours() -> None:
    assert refusal_text(table(), "fly rubber-duck R3 R7 B12") == "Rubber Duck takes one card of each of its three colours."


def test_a_card_is_missing_or_held_less_often() -> None:
    assert refusal_text(final_phase(), "free R10 B9 G8") == "R10 is not in your hand; choose cards that you hold."
    assert refusal_text(final_phase(), "free R9 R9 B9") == "R9 is in your hand only once."
    assert refusal_text(final_phase("R9 R9 B9 G5 G8 Y3"), "free R9 R9 R9") == "R9 is in your hand only 2 times."


def test_an_open_card_is_named_with_its_star_or_without() -> None:
    match = in_free_flight("R9 B9 G8", "G8")
    play(match, "roll", "throw 2 6 6")
    assert refusal_text(match, "make G8 with 2 6") == "The G8 that is open is the highlighted one: make it as G8*."
    assert refusal_text(match, "make R9* with 6 6") == "The R9 that is open is not the highlighted one: make it as R9, without the star."
    assert refusal_text(match, "make Y8 with 2 6") == "Y8 is not open in this flight; choose a card without dice."
    assert refusal_text(match, "make G8* with 6 6") == "The highlighted card must be made exactly: 8, not 12."


def test_dice_as_data_have_one_order() -> None:
    assert refusal_text(thrown(), Make("R4", (3, 1))) == DICE_ORDER
    assert refusal_text(thrown(), Reroll((3, 1))) == DICE_ORDER


def test_dice_lie_in_the_throw() -> None:
    assert refusal_text(thrown(), "make R4 with 6") == "6 do not lie in this throw; choose among the dice just thrown."
    assert refusal_text(thrown(), "reroll 3 3") == "3 3 do not lie in this throw; choose among the dice just thrown."
    assert refusal_text(thrown(), Reroll(())) == "Name at least one of the dice just thrown."
    assert refusal_text(thrown(), "make Y7 with 1 3") == "These dice add up to 4, the card needs 7."


def test_in_an_exchange_the_option_decides_what_comes_first() -> None:
    match, free = table(), table(options={"exchange": "up-to-three"})
    for exchanging in (match, free):
        play(exchanging, "draw red-blue", "deal R9")
    assert refusal_text(match, "fly rubber-duck R7 B12 Y7") == "You are exchanging: draw the next card first."
    assert refusal_text(match, "discard R9") == "You are exchanging: draw the next card first."
    assert refusal_text(free, "fly rubber-duck R7 B12 Y7") == "You are exchanging: draw the next card, or discard as many as you drew."


def test_cards_are_drawn_back_after_a_flight_and_after_a_rejected_programme_alike() -> None:
    flown, rejected = in_flight(), final_phase(option="penalty")
    play(flown, "roll", "throw 1 1 1")
    play(rejected, "free R9 B9")
    assert refusal_text(flown, "roll") == refusal_text(rejected, "free R9 B9") == "Draw back up to six cards first."


def test_without_dice_there_is_the_seventh_or_the_end() -> None:
    match = in_flight("R9 B9 Y7 R3 B3 G3", "fly rubber-duck R9 B9 Y7", tokens=1)
    play(match, *SPENT)
    assert legal(match) == ["seventh", "stop"]
    for line in ("give-up", "roll", "make Y7 with 6"):
        assert refusal_text(match, line) == "All dice lie on cards: buy the seventh die to throw once more, or stop."
    match = in_free_flight("R9 B9 G8", "G8", tokens=1)
    play(match, *SPENT)
    assert legal(match) == ["seventh", "give-up"]
    for line in ("roll", "make G8* with 6"):
        assert refusal_text(match, line) == "All dice lie on cards: buy the seventh die to throw once more, or give up."


def test_before_a_throw_there_is_nothing_to_give_up() -> None:
    assert (
        refusal_text(in_flight(), "give-up")
        == refusal_text(in_flight(), "make R4 with 4")
        == "Nothing is thrown yet: throw the dice first."
    )


def test_players_do_not_play_chance() -> None:
    match = Match.new("lucky-loop", seats=2, seed=None)
    assert (
        refusal_text(match, "start 0", seat=0)
        == refusal_text(in_flight(), "throw 1 2 3")
        == "Lots, cards and dice fall by chance; no player chooses them."
    )


def test_what_chance_does_is_refused_by_the_rule_of_dice_or_of_cards() -> None:
    assert refusal_rule(in_flight(), "throw 1 2 3") == "LL-F1"
    assert refusal_rule(Match.new("lucky-loop", seats=2, seed=None), "start 0", seat=0) == "LL-S1"


def test_the_refusal_of_a_throw_names_the_possible_dice() -> None:
    match = Match.new("lucky-loop", seats=2, seed=None)
    assert refusal_text(match, "start 4", seat=CHANCE) == "Here the lot names the start player: one of start 0 to start 1."
    play(match, "start 0")
    assert (
        refusal_text(match, "deal G3", seat=CHANCE) == "Here a card comes off the red and blue deck: name one of those that are left in it."
    )
    match = table()
    play(match, "draw yellow-green")
    assert (
        refusal_text(match, "deal R3", seat=CHANCE)
        == "Here a card comes off the yellow and green deck: name one of those that are left in it."
    )
    match = in_flight(tokens=1)
    assert refusal_text(match, "throw 1 2 3", seat=CHANCE) == "Nothing is left to chance now; a player is to act."


@pytest.mark.parametrize("fall", ["throw 1 2", "throw 1 2 r3", "roll", Throw((3, 2, 1))])
def test_the_refusal_of_a_throw_names_the_number_of_black_dice(fall: str | LuckyLoopAction) -> None:
    match = in_flight()
    play(match, "roll")
    assert refusal_text(match, fall) == "Dice that fall here: 3, none of them red. Name values from 1 to 6, the lowest first."


@pytest.mark.parametrize("fall", ["throw r1", "throw 1 2 3", Throw((1, 2, 3), 5)])
def test_the_refusal_of_a_throw_names_the_red_die(fall: str | LuckyLoopAction) -> None:
    match = in_flight(tokens=1)
    play(match, "seventh", "roll")
    assert refusal_text(match, fall).startswith("Dice that fall here: 3, one of them red.")


@pytest.mark.parametrize(
    "nonsense",
    [Draw("green"), Fly("swan", ("R7", "B12", "Y7")), Raise("swan", "R7")],  # type: ignore[arg-type]
)
def test_decks_and_programmes_that_there_are_not_get_a_sentence(nonsense: LuckyLoopAction) -> None:
    with pytest.raises(BadNotation, match="is no action of lucky-loop; take one of the legal ones, or its text"):
        table().play(0, nonsense)
