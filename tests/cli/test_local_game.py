"""Tests of `tavolata play`: a whole game through a pipe, and its output."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tavolata.bots import bot_for
from tavolata.bots.play import derived_seed
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tests.cli.command import refusal, tavolata

PLAY = ("play", "lucky-loop", "--bots", "random")


def script(seed: int, seats: int) -> tuple[list[str], Match[Any, Any, Any]]:
    """Return random input by number and notation, and the match that it plays."""
    rng, answers = Random(seed), list[str]()
    match = Match.new("lucky-loop", seats, seed)
    bots = {seat: bot_for("lucky-loop", "random", derived_seed(seed, seat)) for seat in range(1, seats)}
    while match.actors:
        sight = Observation(match, match.actors[0])
        if sight.seat:
            match.play(sight.seat, bots[sight.seat].choose(sight))
            continue
        action = rng.choice(sight.legal)
        answers.append(match.write(action) if rng.random() < 0.5 else str(sight.legal.index(action) + 1))
        match.play(0, action)
    return answers, match


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_is_played_by_numbers_and_notation(seats: int, tmp_path: Path) -> None:
    answers, match = script(11, seats)
    done = tavolata(*PLAY, "--seed", "11", "--seats", str(seats), "--save", tmp_path / "match", stdin="\n".join(answers))
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over: " in done.stdout
    assert match.result
    assert f"Player: {match.result.scores[0]}\nBot 1: {match.result.scores[1]}\n" in done.stdout
    assert (tmp_path / "match").read_text(encoding="utf-8") == match.save()
    assert tavolata("verify", tmp_path / "match").returncode == 0


def test_no_line_is_wider_than_eighty_columns_and_nothing_is_coloured_in_a_pipe() -> None:
    answers, _ = script(12, 6)
    out = tavolata(*PLAY, "--seed", "12", "--seats", "6", stdin="\n".join(answers[:200])).stdout
    assert max(map(len, out.splitlines())) <= 80
    assert "\x1b" not in out


def test_the_hands_of_others_stay_hidden() -> None:
    answers, _ = script(11, 2)
    out = tavolata(*PLAY, "--seed", "11", stdin="\n".join(answers)).stdout
    assert re.search(r"^Player draws [RBGY]\d+\.$", out, re.MULTILINE)
    assert re.search(r"^Bot 1 draws a card from the ", out, re.MULTILINE)
    assert not re.search(r"^Bot 1 draws [RBGY]\d", out, re.MULTILINE)


def test_a_refusal_names_its_rule_and_a_question_mark_shows_it() -> None:
    out = " ".join(tavolata(*PLAY, "--seed", "3", stdin="?\nroll\n?\n? ll-b3\n? LL-Z9\nq\n").stdout.split())
    assert "Type the number of a choice, or its notation" in out
    assert "(LL-T1; ? shows the rule)" in out
    assert "> LL-T1: On your turn you do exactly one of two things" in out
    assert "> LL-B3: Roll again: pay a token after a throw" in out
    assert "There is no rule LL-Z9" in out


def test_an_answer_that_means_nothing_is_asked_again() -> None:
    out = tavolata(*PLAY, "--seed", "3", stdin=f"loop\n0\n\n{'9' * 5000}\nq\n").stdout
    assert "'loop' is no action of Lucky Loop" in out
    assert len(re.findall(r"Choose a number from 1 to \d+\.", out)) == 3
    assert out.endswith("> You left the table.\n")


def test_the_whole_position_can_be_asked_for() -> None:
    out = tavolata(*PLAY, "--seed", "3", stdin="1\np\nq\n").stdout
    assert out.count("Yellow and green deck: ") == 2


def test_the_end_of_the_input_is_leaving() -> None:
    done = tavolata(*PLAY, "--seed", "3", stdin="1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("You left the table.\n")


def test_without_a_seed_every_game_is_different() -> None:
    first, second = (tavolata(*PLAY, stdin="q\n").stdout for _ in range(2))
    assert first != second


def test_a_match_that_could_not_be_saved_is_not_begun(tmp_path: Path) -> None:
    assert refusal(*PLAY, "--save", tmp_path) == f"{tmp_path} cannot be written: Is a directory."


def test_bots_are_one_level_for_all_or_one_for_each() -> None:
    assert "one for each of 3, not 2" in refusal("play", "lucky-loop", "--seats", "4", "--bots", "random,random")


@pytest.mark.parametrize(("levels", "is_told"), [("hard,expert", True), ("hard", False)])
def test_a_convention_of_the_bots_is_announced(levels: str, is_told: bool) -> None:
    out = tavolata("play", "bomb-busters", "--seats", "3", "--bots", levels, stdin="q\n").stdout
    assert ("? BB-x1 shows where it begins." in " ".join(out.split())) == is_told
