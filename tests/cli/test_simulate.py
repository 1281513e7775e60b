"""Tests of simulate, arena and analyse."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tavolata.cli import simulate
from tests.cli.command import refusal, tavolata

SIMULATE = ("simulate", "lucky-loop", "--games", "6", "--seats", "3", "--bots", "random", "--seed", "4")


def test_simulate_prints_one_json_object() -> None:
    done = tavolata(*SIMULATE, "--json")
    figures = json.loads(done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert {name: figures[name] for name in ("game", "seats", "bots", "seed", "games")} == {
        "game": "lucky-loop",
        "seats": 3,
        "bots": ["random"] * 3,
        "seed": 4,
        "games": 6,
    }
    assert figures["actions"] > 600
    assert figures["actions_per_second"] == pytest.approx(figures["actions"] / figures["seconds"], rel=0.01)
    assert len(figures["mean_score"]) == 3
    assert sum(figures["win_rate"]) == pytest.approx(1)
    assert figures["endings"] == {"free-programme": 6}


def test_simulate_prints_the_same_for_any_number_of_jobs() -> None:
    runs = [json.loads(tavolata(*SIMULATE, "--json", "--jobs", jobs).stdout) for jobs in ("1", "1", "2")]
    for run in runs:
        del run["seconds"], run["actions_per_second"]
    assert runs[0] == runs[1] == runs[2]


def test_simulate_prints_a_table_for_people() -> None:
    done = tavolata(*SIMULATE)
    lines = done.stdout.splitlines()
    assert lines[0].split() == ["seat", "bot", "mean", "score", "wins"]
    assert [line.split()[:2] for line in lines[1:4]] == [["1", "random"], ["2", "random"], ["3", "random"]]
    assert lines[4] == "6 games ended so:"
    assert lines[5].startswith("  6 \N{MULTIPLICATION SIGN} A free programme succeeded ")
    assert done.stderr == ""


def test_simulate_takes_options() -> None:
    usual = json.loads(tavolata(*SIMULATE, "--json").stdout)
    other = json.loads(tavolata(*SIMULATE, "--json", "--option", "exchange=up-to-three").stdout)
    assert usual["actions"] != other["actions"]


ARENA = ("arena", "lucky-loop", "--bots", "random,tests.bots.external_bots:Anything", "--games", "2", "--jobs", "1")


def test_arena_prints_one_json_object_for_external_bots() -> None:
    figures = json.loads(tavolata(*ARENA, "--json").stdout)
    assert (figures["game"], figures["cooperative"], figures["games"]) == ("lucky-loop", False, 2)
    assert figures["bots"] == ["random", "tests.bots.external_bots:Anything"]
    assert figures["matrix"][0][1] + figures["matrix"][1][0] == pytest.approx(1)
    assert sorted(rated["bot"] for rated in figures["ratings"]) == figures["bots"]
    assert all(rated["low"] < rated["rating"] < rated["high"] for rated in figures["ratings"])


def test_arena_prints_sentences_stores_the_games_and_draws_a_plot(tmp_path: Path) -> None:
    kept, plot = tmp_path / "games.jsonl", tmp_path / "plot.svg"
    first = tavolata(*ARENA, "--results", kept, "--plot", plot)
    assert " beats " in first.stdout
    assert "of 2 games (" in first.stdout
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    assert tavolata(*ARENA, "--results", kept).stdout == first.stdout
    assert kept.read_text(encoding="utf-8").splitlines() == lines
    assert ElementTree.parse(plot).getroot().tag.endswith("svg")  # noqa: S314 - our own


def test_arena_prints_teams_for_cooperative_games() -> None:
    done = tavolata("arena", "bomb-busters", "--bots", "random,easy", "--games", "2", "--jobs", "1", "--option", "mission=1")
    said = " ".join(done.stdout.split())
    assert "random on all seats wins" in said
    assert "random and easy together win" in said
    assert "beats" not in said
    assert [line.split()[0] for line in done.stdout.splitlines()[-3:]] == ["random", "random", "easy"]


def test_arena_refuses_foreign_results_and_malformed_lines(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    tavolata(*ARENA, "--results", kept)
    other = refusal(*ARENA, "--seed", "7", "--results", kept)
    assert other == f"{kept} has the results of other games: name another file, or the same game, bots, seats, options and seed."
    with kept.open("a", encoding="utf-8") as file:
        file.write("{}\n")
    assert refusal(*ARENA, "--results", kept).startswith(f"Line 4 of {kept} is no result of this arena")
    assert "cannot be written" in refusal(*ARENA, "--results", tmp_path / "nowhere" / "games.jsonl")


def test_arena_needs_two_bots() -> None:
    assert refusal("arena", "lucky-loop", "--bots", "random") == "Name two bots at least."


@pytest.mark.parametrize("command", ["simulate", "arena", "play"])
def test_an_invalid_external_bot_is_refused_in_one_sentence(command: str) -> None:
    bots = "random,nowhere:Bot" if command == "arena" else "nowhere:Bot"
    found = refusal(command, "lucky-loop", "--bots", bots)
    assert found == "The bot nowhere:Bot cannot be loaded: ModuleNotFoundError: No module named 'nowhere'."


def test_analyse_prints_the_value_of_a_flight() -> None:
    done = tavolata("analyse", "lucky-loop", "--json", stdin='{"cards": [4, 7, 12], "dice": 6, "tokens": 1}')
    found = json.loads(done.stdout)
    assert found["expected"] == pytest.approx(10.537649, abs=1e-6)
    assert list(found["reach"]) == ["8", "12", "20"]


def test_analyse_prints_lines_for_people() -> None:
    done = tavolata("analyse", "lucky-loop", stdin='{"cards": [4, 7, 12], "dice": 6, "tokens": 1}')
    assert done.stdout.splitlines() == [
        "Points to expect, by the best play: 10.5",
        "The highest chance of 8 points or more: 75 %",
        "The highest chance of 12 points or more: 56 %",
        "The highest chance of 20 points or more: 0 %",
    ]


@pytest.mark.parametrize(
    ("lang", "found", "fault"),
    [("it", "8 o più punti: 75%", 'Manca "dice"'), ("fr", "8\u00a0points ou plus\u00a0: 75\u00a0%", '"dice" manque')],
)
def test_analyse_prints_in_the_language(lang: str, found: str, fault: str) -> None:
    assert found in tavolata("analyse", "lucky-loop", "--lang", lang, stdin='{"cards": [4, 7, 12], "dice": 6, "tokens": 1}').stdout
    assert fault in tavolata("--lang", lang, "analyse", "lucky-loop", stdin='{"cards": [4, 7, 12], "tokens": 1}').stderr


def test_analyse_prints_the_possible_values_of_wires() -> None:
    position = {"me": [0], "stands": [["1", "1"], ["?", "?"]], "blue": 1}
    done = tavolata("analyse", "bomb-busters", stdin=json.dumps(position))
    wires = ["Stand 0, place 0: 1", "Stand 0, place 1: 1", "Stand 1, place 0: 1", "Stand 1, place 1: 1"]
    assert done.stdout.splitlines() == ["Deals that fit: 6", *wires]


def test_findings_without_sentences_are_printed_as_numbers() -> None:
    assert list(simulate.findings_text({"sticks": 7, "best": {"take": 2}})) == ["sticks: 7", "best take: 2"]


@pytest.mark.parametrize("text", [b"", b"{", b"{'cards'}", b"NaN", b'"\xff"', b"[" * 100_000])
def test_analyse_refuses_malformed_json(text: bytes) -> None:
    assert refusal("analyse", "lucky-loop", "--json", stdin=text).startswith("The position is not JSON: ")


@pytest.mark.parametrize(
    ("position", "part"),
    [
        ('{"cards": [2, 7, 12], "dice": 6, "tokens": 1}', '"cards" must be'),
        ('{"cards": [4, 7, 12], "dice": 8, "tokens": 1}', '"dice" must be'),
        ("[1, 2]", "A position is an object"),
    ],
)
def test_analyse_refuses_an_impossible_position(position: str, part: str) -> None:
    assert part in refusal("analyse", "lucky-loop", "--json", stdin=position)
