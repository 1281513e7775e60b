"""Run pytest, and what failed once more by itself: a browser on a busy machine may be late, a fault fails twice."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from tools.progress import ROOT

BROWSERS = 4
"""So many are at work at a time, whatever the machine: each test also waits, for what is shown in its own time."""

MOST = 10
"""If more tests failed, the machine is not to blame."""

FIRST = ROOT / ".venv" / "reports" / "browser.xml"
SECOND = ROOT / ".venv" / "reports" / "browser-again.xml"


def failed(report: Path) -> list[str]:
    """The tests that a pytest report calls failed."""
    cases = ElementTree.parse(report).iter("testcase")  # noqa: S314 (pytest has just written it)
    return [str(case.get("name")) for case in cases if case.find("failure") is not None or case.find("error") is not None]


def main(*command: str) -> int:
    """The status of the first run, or of the second where one was worth it."""
    status = subprocess.run([*command, "--numprocesses", str(BROWSERS), f"--junitxml={FIRST}"], check=False).returncode
    if status != 1 or len(failed(FIRST)) > MOST:
        return status
    print(f"\n== Once more, one at a time: {', '.join(failed(FIRST))}", flush=True)
    return subprocess.run([*command, "--numprocesses", "0", "--last-failed", f"--junitxml={SECOND}"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
