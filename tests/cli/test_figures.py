"""simulate, arena and analyse."""

import json

import pytest

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


def test_simulate_gives_the_same_whatever_the_number_of_jobs() -> None:
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


def test_arena_rates_levels_against_their_neighbours() -> None:
    done = tavolata("arena", "lucky-loop", "--levels", "random,random,random", "--games", "4", "--json")
    figures = json.loads(done.stdout)
    assert figures["game"] == "lucky-loop"
    assert [(duel["stronger"], duel["weaker"], duel["games"]) for duel in figures["duels"]] == [("random", "random", 4)] * 2
    assert all(duel["low"] <= duel["win_rate"] <= duel["high"] for duel in figures["duels"])


def test_arena_says_it_in_a_sentence_for_people() -> None:
    done = tavolata("arena", "lucky-loop", "--levels", "random,random", "--games", "2")
    assert done.stdout.startswith("random beats random in ")
    assert "% of 2 games (" in done.stdout


def test_arena_needs_two_levels() -> None:
    assert refusal("arena", "lucky-loop", "--levels", "random") == "Name two levels at least, the weakest first."


def test_analyse_prints_what_a_flight_is_worth() -> None:
    done = tavolata("analyse", "lucky-loop", "--json", stdin='{"cards": [4, 7, 12], "dice": 6, "tokens": 1}')
    found = json.loads(done.stdout)
    assert found["expected"] == pytest.approx(10.537649, abs=1e-6)
    assert list(found["reach"]) == ["8", "12", "20"]


def test_analyse_prints_lines_for_people() -> None:
    done = tavolata("analyse", "lucky-loop", stdin='{"cards": [4, 7, 12], "dice": 6, "tokens": 1}')
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == ["expected", "reach 8", "reach 12", "reach 20"]


@pytest.mark.parametrize("text", [b"", b"{", b"{'cards'}", b"NaN", b'"\xff"', b"[" * 100_000])
def test_analyse_refuses_what_is_no_json(text: bytes) -> None:
    assert refusal("analyse", "lucky-loop", "--json", stdin=text).startswith("The position is not JSON: ")


@pytest.mark.parametrize(
    ("position", "part"),
    [
        ('{"cards": [2, 7, 12], "dice": 6, "tokens": 1}', '"cards" must be'),
        ('{"cards": [4, 7, 12], "dice": 8, "tokens": 1}', '"dice" must be'),
        ("[1, 2]", "A position is an object"),
    ],
)
def test_analyse_refuses_a_position_that_cannot_be(position: str, part: str) -> None:
    assert part in refusal("analyse", "lucky-loop", "--json", stdin=position)
