"""Tests of `tavolata review`, with the record of a match among bots."""

import json
from pathlib import Path

import pytest

from tavolata.bots.play import play_game
from tavolata.core.match import Match
from tavolata.core.registry import plugins
from tests.cli.command import refusal, tavolata


@pytest.fixture(scope="module")
def match() -> Match:  # type: ignore[type-arg]
    """Return a finished match."""
    return play_game("bomb-busters", 3, ["normal"], seed=3, options={"mission": "4"})


@pytest.fixture
def file(tmp_path: Path, match: Match) -> Path:  # type: ignore[type-arg]
    """Return the match as a file."""
    path = tmp_path / "match.jsonl"
    path.write_text(match.save(), encoding="utf-8")
    return path


def test_review_prints_the_statistics_and_the_moments(file: Path) -> None:
    done = tavolata("review", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Seat 1\n")
    assert "\nWhat decided it\n" in done.stdout
    assert "{" not in done.stdout


def test_the_best_decision_is_headed_by_how_much_better_it_was_and_all_by_true_signs(file: Path) -> None:
    moments = json.loads(tavolata("review", file, "--json").stdout)["moments"]
    best = next(moment for moment in moments if moment["kind"] == "decision" and moment["worth"] == 0)
    unlucky = next(moment for moment in moments if moment["kind"] == "luck" and moment["worth"] < 0)
    out = tavolata("review", file).stdout
    assert f"line {best['n']}, Seat {best['seat'] + 1}, a decision: +{best['edge'] * 100:.0f} %" in out
    assert f", luck: \N{MINUS SIGN}{-unlucky['worth'] * 100:.0f} %" in out


def test_review_as_json_is_the_result_of_the_reviewer(file: Path, match: Match) -> None:  # type: ignore[type-arg]
    review = json.loads(tavolata("review", file, "--json").stdout)
    plugin = next(plugin for plugin in plugins() if plugin.name == match.game.name)
    assert plugin.review is not None
    told = plugin.review()(match, lambda _: None)
    assert [moment["n"] for moment in review["moments"]] == [moment.n for moment in told.moments]
    assert len(review["decisions"]) == len(told.decisions)


def test_review_of_a_seat_leaves_the_others_out(file: Path) -> None:
    review = json.loads(tavolata("review", file, "--json", "--seat", "2").stdout)
    assert {figures["seat"] for figures in review["figures"]} == {1}
    assert {moment["seat"] for moment in review["decisions"]} == {1}
    assert refusal("review", file, "--seat", "9") == "The match has no seat 9; its seats are 1 to 3."


def test_a_ship_is_compared_with_a_thousand_flights_of_it(tmp_path: Path) -> None:
    file, match = tmp_path / "flight.jsonl", play_game("galaxy-trucker", 2, ["easy"], seed=3, options={"level": "test"})
    file.write_text(match.save(), encoding="utf-8")
    (compared,) = json.loads(tavolata("review", file, "--json", "--seat", "2").stdout)["compared"]
    assert (compared["seat"], compared["kind"], compared["judged"]["flights"]) == (1, "test", 1000)
    told = tavolata("review", file, "--seat", "2").stdout
    assert "\nWhat was built\n  Seat 2 (test)\n" in told
    assert "1000 flights of the same ship" in " ".join(told.split())


def test_review_requires_a_finished_match(file: Path, match: Match) -> None:  # type: ignore[type-arg]
    file.write_text(match.at(40).save(), encoding="utf-8")
    assert refusal("review", file) == "This match is not finished: only one that is can be reviewed."
