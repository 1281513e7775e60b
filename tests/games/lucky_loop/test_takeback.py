"""Tests of moves that reveal nothing, which can be taken back freely."""

import pytest

from tavolata.core.game import CHANCE
from tavolata.core.takeback import is_free
from tests.games.lucky_loop.table import ALL_FOUR, LuckyLoopMatch, in_flight, in_free_flight, play, player, table

HAND = "R4 B12 Y7 R3 B3 G3"


def thrown() -> LuckyLoopMatch:
    match = in_flight(HAND, tokens=1)
    play(match, "roll", "throw 3 4 4")
    return match


def two_made() -> LuckyLoopMatch:
    match = thrown()
    play(match, "make R4 with 4", "roll", "throw 3 4 4", "make Y7 with 3 4")
    return match


def failed() -> LuckyLoopMatch:
    match = in_flight("R12 B12 Y12 R3 B3 G3", "fly rubber-duck R12 B12 Y12", tokens=1)
    play(match, "roll", "throw 1 1 2")
    return match


def lying() -> LuckyLoopMatch:
    return table(player("", results=ALL_FOUR, points=46, free=("R9", "B9", "G8")), player(), phase="highlight")


def last_of_free() -> LuckyLoopMatch:
    match = in_free_flight("R8 B8 G9", "R8")
    play(match, "roll", "throw 2 6 6", "make R8* with 2 6", "roll", "throw 4 6 6", "make B8 with 4 6", "roll", "throw 4 6")
    return match


def frees_of(match: LuckyLoopMatch, *lines: str) -> bool:
    """Return whether each of these lines can be taken back freely."""
    before = len(match.log)
    play(match, *lines)
    return is_free(match, before)


@pytest.mark.parametrize(
    ("match", "line"),
    [
        (thrown(), "make R4 with 4"),
        (thrown(), "make Y7 with 3 4"),
        (in_flight(HAND, tokens=1), "seventh"),
        (two_made(), "stop"),
        (failed(), "give-up"),
        (lying(), "highlight B9"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_what_is_done_with_open_cards_and_dice_is_free(match: LuckyLoopMatch, line: str) -> None:
    assert frees_of(match, line)


def test_several_such_moves_are_free_together() -> None:
    assert frees_of(thrown(), "make R4 with 4", "seventh")


@pytest.mark.parametrize(
    ("match", "line"),
    [
        (table(player(HAND), player()), "fly rubber-duck R4 B12 Y7"),
        (table(player(HAND), player(), laid={"rubber-duck": ("R3", "B4", "Y5")}), "raise rubber-duck B12"),
        (table(player("R8 R9 B9 G5 G8 Y3", results=ALL_FOUR, points=46), player()), "free R9 B9 G8"),
        (table(player("R3 R4 R5 B3 B4 B5 G3 G4 G5"), player(), phase="discard", drawn=3, owed=3), "discard R5"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_a_card_of_the_hand_is_not_laid_freely(match: LuckyLoopMatch, line: str) -> None:
    assert not frees_of(match, line)


@pytest.mark.parametrize(
    ("match", "lines"),
    [
        (table(), ("draw red-blue", "deal R8")),
        (in_flight(HAND), ("roll", "throw 3 4 4")),
        (failed(), ("reroll 1 1", "throw 6 6")),
        (thrown(), ("make R4 with 4", "roll", "throw 3 4 4")),
    ],
    ids=lambda given: given[0] if isinstance(given, tuple) else "",
)
def test_what_chance_has_answered_is_not_free(match: LuckyLoopMatch, lines: tuple[str, ...]) -> None:
    assert not frees_of(match, *lines)
    assert match.log[-1].actor == CHANCE


def test_what_passes_the_turn_on_is_not_free() -> None:
    match = last_of_free()
    assert not frees_of(match, "make G9 with 4 6")
    assert match.state.turn == 1
