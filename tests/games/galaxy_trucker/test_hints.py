"""Hints of every decision are legal, have all message arguments, and point at an element of the table."""

import random
import re
from typing import Any

import msgspec
import pytest

from tavolata.bots.play import play_game
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.protocols.advisor import Hint, HintMessage
from tavolata.games.galaxy_trucker.bot import make_bot
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES
from tavolata.games.galaxy_trucker.explain.advisor import GalaxyTruckerAdvisor
from tavolata.i18n import translate
from tests.games.galaxy_trucker.in_flight import HOLDS, TRUCK, TUG, match_in_flight, turn_card
from tests.games.galaxy_trucker.table import GAME, begun_at, in_state, new_match, play
from tests.games.galaxy_trucker.test_fuzz import choose, with_other_secrets

THINGS = re.compile(
    r"hand|open|heap|reserve|hourglass|cards|pile:[1-3]|tile:\d+|card:I+-\d\d|cube:(red|yellow|green|blue)"
    r"|fault:[a-z-]+|figure:(engines|firepower|batteries|crew|goods)|do:[a-z-]+"
)


def hint(match: Match[Any, Any, Any], seat: int = 0) -> HintMessage:
    hint = GalaxyTruckerAdvisor().answer(Observation(match, seat), Hint())
    assert isinstance(hint, HintMessage)
    return hint


def hint_texts(given: HintMessage) -> tuple[str, str, str]:
    look, consider, do = (translate(sentence.key, sentence.facts) for sentence in (given.look, given.consider, given.do))
    return look, consider, do


def check_hint(match: Match[Any, Any, Any], seat: int) -> None:
    """Check the action, the messages and the target of a hint."""
    given = hint(match, seat)
    assert all(match.read(action) in match.legal(seat) for action in given.actions)
    assert len(given.actions) == 1
    assert all(hint_texts(given))
    assert THINGS.fullmatch(given.thing)
    assert given.do.key == given.consider.key.replace(".consider.", ".do.")


def check_no_leak(match: Match[Any, Any, Any], seat: int, rng: random.Random) -> None:
    """Check that hidden information does not change a hint."""
    swapped = begun_at(match, with_other_secrets(match.state, seat, rng))
    assert msgspec.json.encode(hint(swapped, seat)) == msgspec.json.encode(hint(match, seat))


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_decision_of_random_games_has_a_hint_that_leaks_nothing(seats: int, level: str) -> None:
    rng = random.Random(seats)
    match = Match.new("galaxy-trucker", seats, seats, {"level": level})
    while match.result is None:
        for seat in match.actors:
            if seat >= 0 and rng.random() < 0.3:
                check_hint(match, seat)
                check_no_leak(match, seat, rng)
        actor = rng.choice(match.actors)
        match.play(actor, choose(match, actor, rng))


def test_every_decision_of_good_flights_has_a_hint_that_a_hard_bot_follows() -> None:
    match = play_game("galaxy-trucker", 3, ["normal", "hard", "easy"], 4, {"level": "III"})
    for entry in match.log:
        if entry.actor >= 0:
            before = match.at(entry.n)
            check_hint(before, entry.actor)
            chosen = make_bot("hard", 0).choose(Observation(before, entry.actor))
            assert hint(before, entry.actor).actions == (match.write(chosen),)


def test_gt_a2_planets_in_three_grades() -> None:
    match = match_in_flight(HOLDS, TUG)
    turn_card(match, "I-13")
    given = hint(match)
    look, consider, do = hint_texts(given)
    assert given.thing == "card:I-13"
    assert given.actions == ("land 1",)
    assert look == "Look at the planets, and at the days that they cost."
    assert re.fullmatch(r"The days cost you \d\.\d credits\.", consider)
    assert do.startswith("Land on planet 1: cargo worth ")


def test_gt_a5_a_hit_points_at_the_tile() -> None:
    match = match_in_flight(TRUCK, TUG)
    turn_card(match, "I-09", "chance roll 1 1", "chance roll 1 1", "chance roll 3 4")
    given = hint(match)
    assert given.thing == f"tile:{match.state.players[0].ship.cells[9, 7].tile}"
    assert given.actions == ("power 8 6",)
    assert hint_texts(given)[1].startswith("The hit comes to \N{MINUS SIGN}")


def test_gt_b2_a_tile_in_hand_is_looked_at_first_and_then_placed() -> None:
    match = new_match()
    play(match, "0 take heap", "chance draw 73")
    assert hint(match).actions == ("return",), "with so much left to choose from"
    match = in_state(match, heap=())
    given = hint(match)
    assert given.thing == "tile:73"
    assert "column" not in hint_texts(given)[0] + hint_texts(given)[1]
    assert given.actions[0].startswith("place ")
    assert hint_texts(given)[2].startswith("Lay the ")


def test_gt_b2_in_the_test_flight_a_first_engine_is_placed() -> None:
    match = new_match(level="test")
    play(match, "0 take heap", "chance draw 73")
    assert hint(match).actions[0].startswith("place ")
