"""Run pytest, and the failed tests a second time: a browser on a busy machine may be late, a real fault fails twice.

`.venv/flaky.json` counts the tests that passed only the second time. A test that did so twice fails.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

from tools.progress import ROOT

BROWSERS = 4
"""Browser processes at a time: tests wait for animations, so there are more than processors."""
MAX_RERUN = 10
"""The most failed tests that are run again; more are no accident."""
MAX_FLAKY = 1
"""How often a test may pass only the second time."""

FIRST = ROOT / ".venv" / "reports" / "browser.xml"
SECOND = ROOT / ".venv" / "reports" / "browser-again.xml"
FLAKY = ROOT / ".venv" / "flaky.json"


def failed(report: Path) -> list[str]:
    """The failed tests of a pytest report."""
    cases = ElementTree.parse(report).iter("testcase")  # noqa: S314 (pytest has just written it)
    return [str(case.get("name")) for case in cases if case.find("failure") is not None or case.find("error") is not None]


def record(tests: Sequence[str], file: Path = FLAKY) -> list[str]:
    """Count tests that passed the second time; returns those that did so too often."""
    counts: dict[str, int] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    counts |= {test: counts.get(test, 0) + 1 for test in tests}
    file.write_text(json.dumps(counts, indent=2, sort_keys=True), encoding="utf-8")
    return [test for test in tests if counts[test] > MAX_FLAKY]


def main(*command: str) -> int:
    """The exit status of the first run, or of the second if there was one."""
    status = subprocess.run([*command, "--numprocesses", str(BROWSERS), f"--junitxml={FIRST}"], check=False).returncode
    if status != 1 or len(failed(FIRST)) > MAX_RERUN:
        return status
    print(f"\n== Second run, one at a time: {', '.join(failed(FIRST))}", flush=True)
    status = subprocess.run([*command, "--numprocesses", "0", "--last-failed", f"--junitxml={SECOND}"], check=False).returncode
    flaky = record([test for test in failed(FIRST) if test not in failed(SECOND)])
    if flaky:
        print(f"Flaky, find out why: {', '.join(flaky)} passed only the second time, as before ({FLAKY.relative_to(ROOT)}).")
    return status or bool(flaky)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
