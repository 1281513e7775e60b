"""Tests of tools/test_pythons.py: the Python versions it selects and the commands it runs."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from tools import test_pythons
from tools.progress import ROOT


def test_the_python_of_these_tests_is_among_those_that_are_found() -> None:
    found = test_pythons.pythons()
    assert sys.version_info[:2] in found
    assert all(test_pythons.OLDEST <= version <= test_pythons.NEWEST for version in found)


def test_pythons_and_tests_can_be_chosen() -> None:
    assert test_pythons.sorted_out(["3.14", "tests/core"]) == (["3.14"], ["tests/core"])
    assert test_pythons.sorted_out(["tests/core"]) == (["3.11", "3.12", "3.13", "3.14"], ["tests/core"])


def test_what_is_no_python_or_belongs_to_an_environment_is_passed_over(tmp_path: Path) -> None:
    other = tmp_path / "python"
    other.write_text("#!/bin/sh\necho 4\n", encoding="utf-8")
    other.chmod(0o755)
    assert test_pythons.version_of(other) is None
    assert test_pythons.version_of(Path(sys.prefix) / "bin" / "python") is None


def test_the_versions_are_those_of_the_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_pythons, "FOLDER", tmp_path)
    named = test_pythons.versions().read_text(encoding="utf-8").splitlines()
    assert all(any(line.startswith(f"{tool}==") for line in named) for tool in test_pythons.TOOLS)
    assert not any("--hash" in line for line in named)


def test_the_package_names_the_pythons_that_contributing_says_were_seen() -> None:
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["classifiers"]
    claimed = {found[1] for line in classifiers if (found := re.search(r"Python :: (3\.\d+)$", line))}
    seen = re.search(r"^Seen to pass: (.+?)\.\s", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert seen
    assert claimed == set(re.findall(r"\d\.\d+", seen[1]))
