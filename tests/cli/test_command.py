"""Tests of the command as a whole: help, rules, and errors in one sentence."""

import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from tavolata.bots.play import play_game
from tests.cli.command import COMMAND, ENVIRONMENT, refusal, tavolata

COMMANDS = ("serve", "play", "join", "simulate", "arena", "analyse", "replay", "review", "verify", "rules")
WITH_OPTIONS = ("play", "simulate", "arena")


def test_help_names_every_command() -> None:
    done = tavolata("--help")
    assert done.returncode == 0
    assert all(f"\n    {command} " in done.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    done = tavolata(command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"Usage: tavolata {command} ")


def test_the_version_is_printed() -> None:
    done = tavolata("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("tavolata ")


def test_the_module_of_the_command_can_be_run_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tavolata.cli", "--version"], capture_output=True, text=True, env=ENVIRONMENT, timeout=60, check=False
    )
    assert done.stdout == tavolata("--version").stdout


@pytest.mark.parametrize("game", ["lucky-loop", "bomb-busters"])
def test_rules_prints_the_rulebook_without_the_marks_of_its_drawings_and_the_comments_of_its_writers(game: str) -> None:
    book = files(f"tavolata.games.{game.replace('-', '_')}").joinpath("RULES.md").read_text(encoding="utf-8")
    assert "[[" in book
    text = re.sub(r"\s*(<!--.*?-->|\[\[[^\]]*\]\])", "", book, flags=re.DOTALL)
    assert tavolata("rules", game).stdout == text
    assert tavolata("rules", game, "--lang", "en").stdout == text


@pytest.mark.parametrize("lang", ["tlh", "../RULES", ""])
def test_rules_in_a_language_that_is_not_there(lang: str) -> None:
    assert refusal("rules", "lucky-loop", "--lang", lang) == f"Tavolata does not speak '{lang}'; there is en, fr, and it."


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "analyse", "rules"])
def test_an_unknown_game(command: str) -> None:
    assert refusal(command, "chess", stdin="{}") == "There is no game 'chess'; there is lucky-loop, bomb-busters, galaxy-trucker."


@pytest.mark.parametrize("words", [("play", "--bots"), ("simulate", "--bots"), ("arena", "--bots")])
def test_an_unknown_level(words: tuple[str, str]) -> None:
    found = refusal(words[0], "lucky-loop", words[1], "genius" if words[0] != "arena" else "random,genius")
    assert found == "lucky-loop has no bot 'genius'; there is easy, normal, hard, random, monte-carlo."


@pytest.mark.parametrize("command", WITH_OPTIONS)
@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("wings=2", "lucky-loop has no option 'wings'; it has "),
        ("exchange=four", "Option 'exchange' takes one of these: three, up-to-three; not 'four'."),
        ("exchange", "An option is given as NAME=VALUE, not as 'exchange'."),
        ("cards=@nowhere", "nowhere cannot be read: No such file or directory."),
        ("cards=what", "the card file has 1 fault(s): It is not TOML: "),
    ],
)
def test_a_wrong_option(command: str, option: str, sentence: str) -> None:
    bots = "random,random" if command == "arena" else "random"
    assert refusal(command, "lucky-loop", "--bots", bots, "--option", option).startswith(sentence)


def test_a_file_can_stand_for_an_option(tmp_path: Path) -> None:
    cards = files("tavolata.games.lucky_loop").joinpath("content", "cards.toml").read_text(encoding="utf-8")
    (tmp_path / "cards.toml").write_text(cards.replace("exact = 10", "exact = 11"), encoding="utf-8")
    out = [
        tavolata("play", "lucky-loop", "--bots", "random", "--seed", "3", *more, stdin="q\n").stdout
        for more in ((), ("--option", f"cards=@{tmp_path / 'cards.toml'}"))
    ]
    assert "G12 10/4" in out[0]
    assert "G12 11/4" in out[1]


@pytest.mark.parametrize("seats", ["1", "7"])
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_wrong_number_of_seats(command: str, seats: str) -> None:
    found = refusal(command, "lucky-loop", "--seats", seats, "--bots", "random")
    assert found == f"lucky-loop is played with 2 to 6 seats, not {seats}."


@pytest.mark.parametrize(("option", "value"), [("--games", "0"), ("--games", "many"), ("--jobs", "-1"), ("--seats", "9" * 5000)])
def test_an_invalid_number_is_refused(option: str, value: str) -> None:
    done = tavolata("simulate", "lucky-loop", f"{option}={value}")
    assert (done.returncode, done.stdout) == (2, "")
    assert f"argument {option}: it must be a whole number from 1 to 1,000,000,000, not {value[:900]}" in done.stderr


def test_a_reader_that_leaves_causes_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "match").write_text(play_game("lucky-loop", 2, ["random"], seed=7).save(), encoding="utf-8")
    with subprocess.Popen(
        [*COMMAND, "replay", str(tmp_path / "match")], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        complaint = process.stderr.read()
        process.wait(timeout=30)
    assert (process.returncode, complaint) == (141, b"")
