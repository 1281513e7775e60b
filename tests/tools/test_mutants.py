"""Tests of tools/mutants.py, and of single faults that the tests once missed."""

import ast
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools.mutants import LIST, Survivor, survivors

ROOT = Path(__file__).parents[2]
LUCKY_LOOP, GALAXY_TRUCKER = "games/lucky_loop/rules", "games/galaxy_trucker/rules"

# The folder, the text before and after the fault, and the test that fails.
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
        "games/lucky_loop/test_flight.py::test_ll_f10_an_equal_result_is_not_recorded_again",
    ),
    (
        LUCKY_LOOP,
        ("flight.red in kept else", "flight.red not in action.dice else"),
        "games/lucky_loop/test_flight.py::test_ll_b3_of_equal_dice_the_red_one_is_thrown_again_last",
    ),
    (
        GALAXY_TRUCKER,
        ("sum(counts.values()) > count", "sum(counts.values()) >= count"),
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
        "core/test_dice.py::test_the_opening_of_lucky_loop_follows_the_formula",
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


def entries() -> list[dict[str, str]]:
    found: list[dict[str, str]] = tomllib.loads(LIST.read_text(encoding="utf-8"))["equivalent"]
    return found


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry["function"])
def test_the_function_of_an_equivalent_mutant_exists(entry: dict[str, str]) -> None:
    source = (ROOT / "src" / "tavolata" / Path(*entry["module"].split("."))).with_suffix(".py").read_text(encoding="utf-8")
    functions = {node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)}
    assert entry["function"].rpartition(".")[2] in functions
    assert entry["reason"]


def test_a_survivor_is_read_from_the_files_of_mutmut(tmp_path: Path) -> None:
    folder = tmp_path / "mutants" / "src" / "tavolata"
    folder.mkdir(parents=True)
    bodies = {"orig": "left - 1", "1": "left - 2", "2": "left"}
    code = [line for name, body in bodies.items() for line in (f"def x_pay__mutmut_{name}(left):", f"    return {body}")]
    (folder / "bank.py").write_text("\n".join(code), encoding="utf-8")
    keys = {"tavolata.bank.x_pay__mutmut_1": 0, "tavolata.bank.x_pay__mutmut_2": 1}
    (folder / "bank.py.meta").write_text(json.dumps({"exit_code_by_key": keys}), encoding="utf-8")
    spans = {"x_pay__mutmut_orig": [1, 2], "x_pay__mutmut_1": [3, 4], "x_pay__mutmut_2": [5, 6]}
    (folder / "bank.py.spans").write_text(json.dumps({"spans": spans}), encoding="utf-8")
    assert list(survivors(tmp_path)) == [Survivor("bank", "pay", "return left - 1", "return left - 2")]
