"""Faults that once went unnoticed are noticed; `make mutants` tries thousands more."""

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools.mutants import LIST, SKIPPED, Explained, Mutant, explained, faults_of_list, tally

ROOT = Path(__file__).parents[2]
LUCKY_LOOP, GALAXY_TRUCKER = "games/lucky_loop/rules", "games/galaxy_trucker/rules"

# Where it is, what becomes of which words, and the test that notices.
FAULTS = [
    (
        LUCKY_LOOP,
        ("NUMBERS.first_record > (record or 0)", "NUMBERS.first_record >= (record or 0)"),
        "games/lucky_loop/test_flight.py::test_ll_b1_twelve_itself_makes_the_record_and_is_first_only_once",
    ),
    (
        LUCKY_LOOP,
        ("if points < least else", "if points <= least else"),
        "games/lucky_loop/test_flight.py::test_ll_b1_twelve_itself_makes_the_record_and_is_first_only_once",
    ),
    (
        LUCKY_LOOP,
        ("(before or 0) + 1)", "(before or 0))"),
        "games/lucky_loop/test_flight.py::test_ll_f10_an_equal_result_is_not_recorded_anew",
    ),
    (
        LUCKY_LOOP,
        ("flight.red in kept else", "flight.red not in action.dice else"),
        "games/lucky_loop/test_flight.py::test_ll_b3_of_equal_dice_the_red_one_is_thrown_again_last",
    ),
    (
        GALAXY_TRUCKER,
        ("sum(there.values()) > count", "sum(there.values()) >= count"),
        "games/galaxy_trucker/test_flight.py::test_gt_f8_equal_cubes_go_without_asking_where_all_of_them_are_taken",
    ),
    (
        GALAXY_TRUCKER,
        ("sum(batteries.values()) > count", "sum(batteries.values()) >= count"),
        "games/galaxy_trucker/test_flight.py::test_gt_f8_batteries_go_without_asking_where_all_of_them_are_taken",
    ),
    (
        "core",
        ("update(depth.to_bytes(8))", "update((depth + 1).to_bytes(8))"),
        "core/test_dice.py::test_the_opening_of_lucky_loop_is_the_one_that_the_formula_gives",
    ),
]


@pytest.mark.parametrize(("folder", "change", "test"), FAULTS, ids=[change[1] for _, change, _ in FAULTS])
def test_a_fault_that_once_went_unnoticed_is_noticed(folder: str, change: tuple[str, str], test: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src")
    sources = {path: path.read_text(encoding="utf-8") for path in (tmp_path / "src" / "tavolata" / folder).rglob("*.py")}
    [broken] = [path for path, source in sources.items() if change[0] in source]
    assert sources[broken].count(change[0]) == 1
    broken.write_text(sources[broken].replace(*change), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/{test}"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout
    assert "E       AssertionError: assert" in done.stdout, "it should fail on what is asserted, not on the way there"


PAID = Mutant("core.match", "pay", "return left - 1", "return left - 2", 0)
KNOWN = Explained("core.match", "pay", "return left - 1", ("return left - 2",), "nobody pays")


def test_a_survivor_counts_unless_it_is_explained() -> None:
    killed = Mutant("core.match", "pay", "return left - 1", "return left + 1", 1)
    endless = Mutant("core.match", "pay", "return left - 1", "return None", 36)
    assert tally("core.match", [PAID, killed, endless], []).share == pytest.approx(200 / 3)
    assert tally("core.match", [PAID, killed, endless], [KNOWN]).share == 100


def test_what_was_not_tried_is_told_so_and_counts_for_nothing() -> None:
    killed = Mutant("core.match", "pay", "return left - 1", "return left + 1", 1)
    untried = [
        Mutant("core.match", "pay", "return left - 1", f"return left - {number}", code) for number, code in ((3, None), (4, SKIPPED))
    ]
    counted = tally("core.match", [PAID, killed, *untried], [])
    assert (counted.made, counted.tried, counted.killed, counted.share) == (4, 2, 1, 50)


def test_an_explanation_of_what_does_not_survive_is_an_error() -> None:
    assert faults_of_list([PAID], [KNOWN]) == []
    other = Explained("core.match", "pay", "return left - 1", ("return left - 2", "return left - 3"), "nobody pays")
    assert [fault.rpartition(" -> ")[2] for fault in faults_of_list([PAID], [other])] == ["'return left - 3'"]
    noticed = Mutant(PAID.module, PAID.function, PAID.was, PAID.becomes, 1)
    assert len(faults_of_list([noticed], [KNOWN])) == 1


@pytest.mark.parametrize("entry", explained(tomllib.loads(LIST.read_text(encoding="utf-8"))), ids=lambda entry: entry.function)
def test_what_the_list_explains_stands_in_the_code(entry: Explained) -> None:
    source = (ROOT / "src" / "tavolata" / Path(*entry.module.split("."))).with_suffix(".py").read_text(encoding="utf-8")
    name = entry.function.rpartition(".")[2]
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef) and node.name == name]
    lines = {line.strip() for node in functions for line in (ast.get_source_segment(source, node) or "").splitlines()}
    assert entry.reason
    assert set(entry.was.split("\n")) <= lines
