"""Tests of hints: in every decision, in three grades, with the advisor's values, and from the seat's view only."""

import random
from typing import Any

import msgspec
import pytest

from tavolata.core.game import CHANCE
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.protocols.advisor import Hint, HintMessage
from tavolata.core.testing import conformance
from tavolata.games.lucky_loop.explain.advisor import ADVISOR, WorthQuestion
from tavolata.i18n import translate
from tests.games.lucky_loop.table import ALL_FOUR, LuckyLoopMatch, in_flight, play, player, table
from tests.games.lucky_loop.test_bot import ITALIAN
from tests.games.lucky_loop.test_fuzz import choose, with_other_secrets


def hint(match: LuckyLoopMatch) -> HintMessage:
    told = ADVISOR.answer(Observation(match, match.actors[0]), Hint())
    assert told is not None
    return told


def words(told: HintMessage) -> list[str]:
    return [translate(sentence.key, sentence.facts) for sentence in (told.look, told.consider, told.do)]


def check_hint(match: Match[Any, Any, Any], rng: random.Random) -> None:
    """Assert that a hint advises a legal action, has its messages, and does not depend on hidden cards."""
    told, seat = hint(match), match.actors[0]
    assert all(match.read(action) in match.legal(seat) for action in told.actions)
    assert told.thing
    assert all(words(told))
    swapped = Match.from_state(match.game, with_other_secrets(match.state, seat, rng), match.seats, match.options)
    assert msgspec.json.encode(hint(swapped)) == msgspec.json.encode(told)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("options", [{}, ITALIAN], ids=["french", "italian"])
def test_every_decision_has_a_hint_that_leaks_nothing(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)

    def watch(match: Match[Any, Any, Any]) -> None:
        if match.actors and match.actors != [CHANCE] and rng.random() < 0.05:
            check_hint(match, rng)

    conformance.play_random_game("lucky-loop", seats, seats, dict(options), watch=watch, choose=choose)


def test_each_grade_of_a_hint_adds_information() -> None:
    match = in_flight()
    play(match, "roll", "throw 1 6 6")
    told = hint(match)
    best, *others = sorted(ADVISOR.answer(Observation(match, 0), WorthQuestion()).choices, key=lambda choice: -choice.points)
    assert (told.thing, told.actions) == ("aloft:B12", ("make B12 with 6 6",))
    look, consider, do = words(told)
    assert look == "Look at blue 12: which dice would make it?"
    assert consider == f"The best choice brings {best.points:.1f} points on average, the next best {others[0].points:.1f}."
    assert do == (
        f"Make blue 12 exactly with 6 + 6: {best.points:.1f} points on average, {100 * (best.success or 0):.0f} % to succeed."
        f" The next best: {others[0].points:.1f} points, {100 * (others[0].success or 0):.0f} %."
    )


def test_a_next_best_choice_without_a_flight_has_no_probability() -> None:
    told = hint(table(player("R5 R5 B5 B5 Y5 Y5"), player()))
    assert told.do.key.endswith("fly.later.exchange")
    assert "To exchange cards would bring about" in words(told)[2]


def exchanged(hand: str, **parts: Any) -> LuckyLoopMatch:
    """Return a match in which three cards of an exchange have been drawn."""
    match = table(player(hand), player(), **parts)
    play(match, "draw red-blue", "deal R9", "draw red-blue", "deal B9", "draw red-blue", "deal R10")
    return match


def test_ll_t2_all_discards_are_advised_together() -> None:
    match = exchanged("R3 R4 B5 B6 G4 Y4")
    told = hint(match)
    left = {discard.removeprefix("discard ") for discard in told.actions}
    assert len(told.actions) == match.state.owed == len(left)
    assert not left & {"G4", "Y4"}, "the only cards of their colours"
    assert words(told)[0] == "Look at your hand: which 3 cards will you need least?"
    play(match, *told.actions)
    assert match.state.phase == "turn"


def test_a_next_flight_without_value_is_not_mentioned() -> None:
    told = hint(exchanged("R11 R12 B11 B12 R8 B8"))
    assert "0.0" not in " ".join(words(told))
    assert words(told)[2].endswith("nothing brings more.")


def test_ll_e1_cards_are_for_no_flight_in_the_last_round() -> None:
    flown = player("", results=ALL_FOUR, points=60, free=("R9", "B9", "G8"), free_result=20)
    match = table(player("R11 R12 B11 B12 R8 B8"), flown, start=1)
    _look, consider, do = words(hint(match))
    assert "last round" in consider
    assert "last round" in do


def test_a_hint_advises_the_best_choice_of_the_advisor() -> None:
    for match in (table(), in_flight(tokens=1), table(player("R9 B9 G8 Y3 Y4 Y5", results=ALL_FOUR, points=46), player())):
        assert hint(match).actions == (ADVISOR.answer(Observation(match, 0), WorthQuestion()).best,)


def test_ll_k4_no_free_programme_against_the_rules_is_advised() -> None:
    options = {"illegal-free-programme": "penalty", "final-exchange": "point-per-card"}
    match = table(player("R12 B12 G12 Y12 R11 B11", results=ALL_FOUR, points=46), player(), options=options)
    assert hint(match).actions[0].startswith("draw")


def test_ll_e1_in_the_last_round_no_next_flight_is_mentioned() -> None:
    flown = player("", results=ALL_FOUR, points=60, free=("R9", "B9", "G8"), free_result=20)
    told = hint(table(player(), flown, start=1))
    assert told.consider.key.endswith("flight")
    assert "next flight" not in words(told)[2]


def test_a_hint_for_a_single_choice_mentions_no_alternative() -> None:
    told = hint(in_flight())
    assert (told.thing, told.actions) == ("do:roll", ("roll",))
    assert words(told)[1:] == ["There is only one thing to do here.", "Throw the dice: there is nothing else to do."]


def test_a_seat_that_cannot_act_gets_no_hint() -> None:
    assert ADVISOR.answer(Observation(in_flight(), 1), Hint()) is None
