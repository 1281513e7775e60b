"""Tests of the bots: legal, from their view only, reproducible; and some clear decisions."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tavolata.bots import bot_for
from tavolata.bots.play import play_game
from tavolata.core.observation import Observation
from tavolata.games.lucky_loop.actions import Draw, Fly, GiveUp, Highlight, LayFree, Make, Reroll, Roll
from tavolata.games.lucky_loop.bot.win_probability_duel import FINAL_TURNS, PROGRAMME_TURNS, solve_race
from tavolata.games.lucky_loop.content import load_cards
from tavolata.games.lucky_loop.rules.legal import is_free_programme
from tavolata.games.lucky_loop.state import Player
from tavolata.tournaments.tournament import arena
from tests.games.lucky_loop.table import ALL_FOUR, LuckyLoopMatch, cards, in_flight, play, player, table

GUIDE = Path(__file__).parents[3] / "docs" / "developers" / "library.md"
LEVELS = ("easy", "normal", "hard")
ITALIAN = {
    "exchange": "up-to-three",
    "record": "from-first-result",
    "final-exchange": "point-per-card",
    "illegal-free-programme": "penalty",
    "lower-free-programme": "dropped",
}
OWN_CARDS = "cards = [" + ",".join(
    f'{{ colour = "{colour}", difficulty = {difficulty}, exact = {difficulty}, exceeded = 0, count = 4 }}'
    for colour in ("red", "blue", "green", "yellow")
    for difficulty in (4, 5, 9, 12)
) + "]"  # fmt: skip
TABLES: dict[str, dict[str, Any]] = {
    "french": {},
    "italian": dict(ITALIAN),
    "own cards": {"cards": OWN_CARDS},
    "italian, own cards": {**ITALIAN, "cards": OWN_CARDS},
}


def choice(match: LuckyLoopMatch, level: str = "hard", seed: int = 1) -> Any:
    """Return the action that a bot chooses in a position."""
    return bot_for("lucky-loop", level, seed).choose(Observation(match, match.actors[0]))


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_levels_play_to_the_end_at_every_table(seats: int, options: dict[str, Any]) -> None:
    levels = [("hard", "easy", "normal")[seat % 3] for seat in range(seats)]
    for seed in range(2):
        match = play_game("lucky-loop", seats, levels, seed, options)
        faces = load_cards(str(options.get("cards", ""))).faces
        laid = [entry.action.cards for entry in match.log if isinstance(entry.action, LayFree)]
        assert match.result is not None
        assert all(is_free_programme(faces, programme) for programme in laid)


@pytest.mark.parametrize("level", LEVELS)
def test_two_of_a_kind_do_not_wait_for_each_other(level: str) -> None:
    for seed in range(5):
        assert play_game("lucky-loop", 2, [level], seed).state.round < 40


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_no_decision(level: str) -> None:
    for hand in ("R3 R4 R5 G6 Y7 Y8", "B12 B11 R12 G12 Y12 Y11"):
        assert choice(table(player(), player(hand)), level) == choice(table(player(), player("R9 R10 B9 G9 Y9 Y10")), level)


@pytest.mark.parametrize("level", LEVELS)
def test_seed_and_view_alone_decide(level: str) -> None:
    match = table()
    used = bot_for("lucky-loop", level, 5)
    for position in (in_flight(), table(player("R3 R4 R5 R6 R7 R8"), player())):
        used.choose(Observation(position, position.actors[0]))
    assert used.choose(Observation(match, 0)) == choice(match, level, seed=5)


def test_easy_makes_exactly_what_it_can() -> None:
    match = in_flight()
    play(match, "roll", "throw 4 4 6")
    assert choice(match, "easy") == Make("R4", (4,))


def test_easy_pays_a_token_rather_than_fail() -> None:
    match = in_flight("R12 B12 Y12 R3 B3 G3", "fly rubber-duck R12 B12 Y12", tokens=1)
    play(match, "roll", "throw 1 1 2")
    assert choice(match, "easy") == Reroll((1, 1, 2))


def test_normal_flies_what_is_new() -> None:
    match = table(player("R6 B6 G6 Y3 Y9 R9", results={"red-rooster": 9}, points=9), player())
    action = choice(match, "normal")
    assert isinstance(action, Fly)
    assert action.programme != "red-rooster"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_hand_that_cannot_be_flown_is_exchanged(level: str) -> None:
    assert isinstance(choice(table(player("R3 R4 R5 B6 B7 B8"), player()), level), Draw)


def test_hard_does_not_stop_before_a_card_that_is_nearly_certain() -> None:
    match = in_flight("R4 B12 Y3 R3 B3 G3", "fly rubber-duck R4 B12 Y3")
    play(match, "roll", "throw 4 5 6", "make R4 with 4", "roll", "throw 1 6 6", "make B12 with 6 6")
    assert choice(match) == Roll()


def test_hard_lays_the_best_free_programme() -> None:
    match = table(Player(hand=cards("R3 R12 B5 G5 G6 Y6"), results=ALL_FOUR, points=46), player(points=30))
    action = choice(match)
    assert isinstance(action, LayFree)
    assert sorted(action.cards) == sorted(cards("R3 B5 G5 G6 Y6"))


@pytest.mark.parametrize(("rival", "highlight"), [(44, "G6"), (58, "Y10")])
def test_hard_puts_the_highlight_where_it_wins(rival: int, highlight: str) -> None:
    """The safer card if any success wins, the better-paying one if points are needed."""
    pilot = Player(free=cards("R4 B5 G6 Y10"), results=ALL_FOUR, points=46)
    done = player(points=rival, results=ALL_FOUR, free_result=20)
    assert choice(table(pilot, done, start=1, phase="highlight")) == Highlight(highlight)


def test_hard_keeps_no_token_beyond_the_end() -> None:
    pilot = Player(free=cards("R4 B5 G6 Y10"), results=ALL_FOUR, points=46, tokens=1)
    match = table(pilot, player(points=50, results=ALL_FOUR, free_result=20), start=1, phase="highlight")
    play(match, "highlight Y10", "roll", "throw 1 1 1")
    assert GiveUp() in match.legal(0)
    assert isinstance(choice(match), Reroll)


@pytest.mark.parametrize("turns", [*PROGRAMME_TURNS, *FINAL_TURNS])
def test_typical_turns_are_whole_and_payable(turns: Any) -> None:
    tokens = (*PROGRAMME_TURNS, *FINAL_TURNS).index(turns) % len(PROGRAMME_TURNS)
    assert sum(turn.chance for turn in turns) == pytest.approx(1)
    assert all(tokens + turn.tokens >= 0 for turn in turns)


def test_a_lead_never_harms_in_the_race_and_a_turn_helps() -> None:
    solved = solve_race()
    for chances in solved:
        assert (np.diff(chances, axis=-1) >= 0).all()
        assert chances.min() >= 0
        assert chances.max() <= 1 + 1e-9
    even = solved.earlier[4, 0, 4, 0, 60]
    assert 0.4 < even < 0.6
    assert 1 - solved.later[4, 0, 4, 0, 60] < even


@pytest.mark.process
def test_the_bot_of_the_guide_plays_to_the_end() -> None:
    example = re.search(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert example is not None
    played = subprocess.run([sys.executable, "-c", example[1]], check=False, capture_output=True, text=True, timeout=120)
    assert played.returncode == 0, played.stderr
    assert "reason='free-programme'" in played.stdout


def test_each_level_beats_the_one_below() -> None:
    for stronger, weaker in (("easy", "random"), ("normal", "easy")):
        assert arena("lucky-loop", [stronger, weaker], 40, seed=1).meetings[0].low > 0.5
