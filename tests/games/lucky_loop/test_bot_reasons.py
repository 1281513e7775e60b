"""Tests of the bots' reasons: the shown values are those that decided."""

from collections.abc import Iterator

import pytest

from tavolata.bots import bot_for
from tavolata.bots.play import play_game
from tavolata.core.game import CHANCE
from tavolata.core.observation import Observation
from tavolata.core.plugin import ExplainingBot
from tavolata.core.text.number_format import tenths
from tavolata.games.lucky_loop.actions import Fly
from tavolata.games.lucky_loop.bot.hand import hand_value, to_accomplish
from tavolata.games.lucky_loop.bot.levels import make_bot
from tavolata.games.lucky_loop.bot.sentences import action_sentence
from tavolata.games.lucky_loop.bot.win_utility import win_utility
from tavolata.games.lucky_loop.solver.flight import choice_values, value
from tavolata.games.lucky_loop.solver.position import declared_by, position_of
from tavolata.games.lucky_loop.solver.utility import track_utility
from tavolata.games.lucky_loop.state import without
from tavolata.games.lucky_loop.view import LuckyLoopSight
from tavolata.i18n import Fact, translate
from tests.games.lucky_loop.table import ALL_FOUR, LuckyLoopMatch, in_flight, play, player, table
from tests.games.lucky_loop.test_bot import ITALIAN, LEVELS

SEED = 5


def reason(match: LuckyLoopMatch, level: str) -> tuple[str, dict[str, Fact]]:
    """Return the criterion of a bot's choice and its facts."""
    _chosen, why = make_bot(level, SEED).why(Observation(match, match.actors[0]))
    return why.key.removeprefix("lucky_loop.why."), why.facts


def observations(level: str) -> Iterator[LuckyLoopSight]:
    for seed, options in ((1, {}), (2, ITALIAN)):
        match = play_game("lucky-loop", 2, [level], seed, dict(options))
        yield from (Observation(match.at(entry.n), entry.actor) for entry in match.log[::2] if entry.actor != CHANCE)


@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_has_sentences_with_reasons(level: str) -> None:
    bot = make_bot(level, SEED)
    assert isinstance(bot_for("lucky-loop", level, SEED), ExplainingBot)
    for sight in observations(level):
        says = bot.why(sight)
        assert says[0] == action_sentence("did", sight.view, bot.choose(sight))
        assert len(says) == 2
        assert all(translate(sentence.key, sentence.facts) for sentence in says)


def test_hard_names_the_win_probabilities_of_its_flight() -> None:
    match = in_flight(tokens=1)
    play(match, "roll", "throw 1 4 6")
    view = match.view(0)
    worth = sorted(choice_values(position_of(view), win_utility(view, "rubber-duck")).values(), reverse=True)
    assert reason(match, "hard") == ("chance", {"worth": tenths(100 * worth[0]), "next": tenths(100 * worth[1])})


def test_hard_separates_the_win_probability_of_a_flight_from_the_hand_value() -> None:
    match = table(player("R4 B12 Y7 G3 G4 G5"), player())
    view, ground, facts = match.view(0), *reason(match, "hard")
    action = make_bot("hard", SEED).choose(Observation(match, 0))
    assert isinstance(action, Fly)
    chance = value(declared_by(view, action), win_utility(view, action.programme))
    assert (ground, facts["chance"]) == ("prospect", tenths(100 * chance))
    assert float(facts["hand"]) > 0


def test_hard_shows_no_probability_above_one() -> None:
    """With a large lead, win probability and hand value add up to more than 1."""
    ahead = {"red-rooster": 15, "rubber-duck": 15, "diving-dove": 15}
    match = table(player("R3 B4 G4 Y4 Y5 G5", results=ahead, points=45, tokens=2), player(points=10))
    _ground, facts = reason(match, "hard")
    assert float(facts["chance"]) + float(facts["hand"]) > 100
    assert float(facts["chance"]) <= 100


def test_normal_names_the_expected_points_of_its_flight() -> None:
    match = table(player("R4 B12 Y7 G3 G4 G5"), player())
    view = match.view(0)
    flights = [action for action in match.legal(0) if isinstance(action, Fly)]
    worth = sorted((value(declared_by(view, action), track_utility(view, action.programme)) for action in flights), reverse=True)
    assert reason(match, "normal") == ("points", {"worth": tenths(worth[0]), "next": tenths(worth[1])})


def test_normal_names_the_points_of_a_rejected_flight() -> None:
    match = table(player("R12 B12 Y12 R11 B11 Y11"), player())
    ground, facts = reason(match, "normal")
    assert ground == "poor"
    assert 0 <= float(facts["next"]) < 5


@pytest.mark.parametrize("level", LEVELS)
def test_a_discard_names_the_value_of_the_remaining_hand(level: str) -> None:
    match = table(player("R3 R4 B5 B6 R7 B8"), player())
    play(match, "draw red-blue", "deal R9", "draw yellow-green", "deal G4", "draw yellow-green", "deal Y4")
    view, wanted = match.view(0), to_accomplish(match.view(0))
    worth = sorted((hand_value(view, without(view.hand, [card]), wanted) for card in view.hand), reverse=True)
    assert reason(match, level) == ("discard", {"worth": tenths(worth[0]), "next": tenths(worth[1])})


def test_easy_names_its_simple_reasons() -> None:
    match = in_flight()
    play(match, "roll", "throw 4 4 6")
    assert reason(match, "easy") == ("exactly", {"count": 2})
    final = table(player("R9 B9 G8 Y3 Y4 Y5", results=ALL_FOUR, points=46), player())
    assert reason(final, "easy") == ("easiest", {"difficulty": 25})
    assert reason(table(player("R3 R4 R5 B6 B7 B8"), player()), "easy")[0] == "nothing-new"
