"""Tests that each threat in the threat model names a test, and that the named tests exist."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
LINES = [
    line for line in (TESTS.parent / "docs" / "hosts" / "threats.md").read_text(encoding="utf-8").splitlines() if line.startswith("| ")
][1:]


def test_each_threat_has_a_test_that_is_there() -> None:
    assert len(LINES) >= 20
    for line in LINES:
        named = re.findall(r"`([\w/]+\.py)::(\w+)`", line)
        assert named, line
        for file, test in named:
            assert f"def {test}(" in (TESTS / file).read_text(encoding="utf-8"), f"{file}::{test}"
