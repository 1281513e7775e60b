"""The last line of a run of all checks: passed, and loudly what was left out and why, or passed only when it was tried again."""

from pathlib import Path
from xml.etree import ElementTree

from tools import rerun_failed
from tools.progress import ROOT

REPORTS = ROOT / ".venv" / "reports"


def leave_out(what: str) -> None:
    """Remember, and say at once, what this run leaves out."""
    print(f"LEFT OUT: {what}.")
    REPORTS.mkdir(parents=True, exist_ok=True)
    (REPORTS / "left-out.txt").write_text(what, encoding="utf-8")


def left_out() -> list[str]:
    """Everything that this run left out: whole steps first, then the reasons of skipped tests."""
    steps = [path.read_text(encoding="utf-8") for path in REPORTS.glob("*.txt")]
    return steps + sorted({reason for path in REPORTS.glob("*.xml") for reason in skip_reasons(path)})


def skip_reasons(report: Path) -> list[str]:
    """The reasons of the tests that a pytest report calls skipped."""
    skips = ElementTree.parse(report).iter("skipped")  # noqa: S314 (pytest has just written it)
    return [f"a test ({skip.get('message')})" for skip in skips if skip.get("type") == "pytest.skip"]


def tried_again() -> list[str]:
    """The tests that failed and passed when they were run once more."""
    return rerun_failed.failed(rerun_failed.FIRST) if rerun_failed.FIRST.exists() else []


def main() -> None:
    """Print the verdict; make comes here only when every step has passed."""
    flaws = {"LEFT OUT": left_out(), "TRIED TWICE": tried_again()}
    told = [f"{flaw}: {'; '.join(which)}" for flaw, which in flaws.items() if which]
    print(f"\nALL CHECKS PASSED, BUT {', AND '.join(told)}." if told else "\nAll checks passed.")


if __name__ == "__main__":
    main()
