"""Runs every example of the page on reinforcement learning."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "developers" / "reinforcement-learning.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int, tmp_path: Path) -> None:
    program = tmp_path / "example.py"
    program.write_text(EXAMPLES[number], encoding="utf-8")
    run = subprocess.run([sys.executable, program], capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode == 0, run.stderr
