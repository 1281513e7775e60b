"""Tests of replay and verify, with the record of a match among bots."""

import re
from pathlib import Path

import pytest

from tavolata.bots.play import play_game
from tavolata.core.match import Match
from tavolata.core.record import write_record
from tests.cli.command import refusal, tavolata


@pytest.fixture(scope="module")
def record() -> str:
    """Return a finished match."""
    return play_game("lucky-loop", 2, ["random"], seed=7).save()


@pytest.fixture
def file(tmp_path: Path, record: str) -> Path:
    """Return the match as a file."""
    path = tmp_path / "match.jsonl"
    path.write_text(record, encoding="utf-8")
    return path


def test_verify_prints_the_verified_facts(file: Path, record: str) -> None:
    done = tavolata("verify", file)
    told = " ".join(done.stdout.split())
    assert done.returncode == 0
    assert f"It holds: {len(record.splitlines()) - 2} lines" in told
    assert f"{record.count('throw')} throws of dice" in told
    assert f"{record.count('deal')} cards drawn" in told
    assert "1 lot," in told


def test_verify_names_the_line_with_a_changed_die(file: Path, record: str) -> None:
    lines = record.splitlines()
    wrong = next(number for number, line in enumerate(lines) if re.search(r"throw \d \d [1-5]", line) and number > 100)
    lines[wrong] = re.sub(r"(throw \d \d) [1-5]", r"\1 6", lines[wrong])
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = tavolata("verify", file)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Line {wrong + 1}: the file says 'throw")


def test_verify_does_not_believe_an_unfinished_match(file: Path, record: str) -> None:
    file.write_text("\n".join(record.splitlines()[:50]) + "\n", encoding="utf-8")
    done = tavolata("verify", file)
    assert (done.returncode, done.stderr) == (1, "Line 51: the match is not finished.\n")


def test_verify_recomputes_an_abandoned_match_and_reports_it(file: Path, record: str) -> None:
    match = Match.load(record).at(60)
    file.write_text(write_record(match, given_up=True), encoding="utf-8")
    done = tavolata("verify", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("It holds: 60 lines")
    assert done.stdout.endswith("The match was given up before its end.\n")


def test_verify_does_not_take_another_file_for_a_match(file: Path) -> None:
    file.write_text("once upon a time\n", encoding="utf-8")
    done = tavolata("verify", file)
    assert done.returncode == 1
    assert done.stderr.startswith("Line 1: it cannot be read")


def test_replay_prints_everything_without_a_seat(file: Path, record: str) -> None:
    done = tavolata("replay", file)
    lines = done.stdout.splitlines()
    assert done.returncode == 0
    assert re.match(r" +0  The lot falls on Seat [12], who starts\.", lines[0])
    assert len(re.findall(r"Seat \d draws [RBGY]\d+\.", done.stdout)) == record.count("deal")
    assert lines[-1].startswith("Final scores: Seat 1: ")


def test_replay_prints_only_what_a_seat_saw(file: Path) -> None:
    told = tavolata("replay", file, "--seat", "2").stdout
    assert re.search(r"Seat 2 draws [RBGY]\d+\.", told)
    assert re.search(r"Seat 1 draws a card from the red and blue deck\.", told)
    assert not re.search(r"Seat 1 draws [RBGY]\d", told)


def test_replay_prints_an_unfinished_match_to_its_last_line(file: Path, record: str) -> None:
    file.write_text("\n".join(record.splitlines()[:50]) + "\n", encoding="utf-8")
    assert tavolata("replay", file).stdout.endswith("The match is not finished.\n")


def test_replay_refuses_a_seat_that_is_not_there(file: Path) -> None:
    assert refusal("replay", file, "--seat", "3") == "The match has no seat 3; its seats are 1 to 2."


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_unreadable_file_is_reported(command: str, tmp_path: Path) -> None:
    assert refusal(command, tmp_path / "none") == f"{tmp_path / 'none'} cannot be read: No such file or directory."
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    assert refusal(command, tmp_path / "picture") == f"{tmp_path / 'picture'} cannot be read: it is not a text in UTF-8."
