"""Prints the last line of `make test`: passed, with everything that was left out or needed a second run."""

from pathlib import Path
from xml.etree import ElementTree

from tools import rerun_failed
from tools.progress import ROOT

REPORTS = ROOT / ".venv" / "reports"


def leave_out(step: str) -> None:
    """Print and record a step that this run leaves out, with the reason."""
    print(f"LEFT OUT: {step}.")
    REPORTS.mkdir(parents=True, exist_ok=True)
    (REPORTS / "left-out.txt").write_text(step, encoding="utf-8")


def left_out() -> list[str]:
    """The steps that this run left out, then the reasons of skipped tests."""
    steps = [path.read_text(encoding="utf-8") for path in REPORTS.glob("*.txt")]
    return steps + sorted({reason for path in REPORTS.glob("*.xml") for reason in skip_reasons(path)})


def skip_reasons(report: Path) -> list[str]:
    """The reasons of the skipped tests of a pytest report."""
    skips = ElementTree.parse(report).iter("skipped")  # noqa: S314 (pytest has just written it)
    return [f"a test ({skip.get('message')})" for skip in skips if skip.get("type") == "pytest.skip"]


def run_twice() -> list[str]:
    """The tests that failed first and passed the second time."""
    return rerun_failed.failed(rerun_failed.FIRST) if rerun_failed.FIRST.exists() else []


def main() -> None:
    """Print the summary; make calls this after every step has passed."""
    flaws = {"LEFT OUT": left_out(), "RUN TWICE": run_twice()}
    found = [f"{flaw}: {'; '.join(what)}" for flaw, what in flaws.items() if what]
    print(f"\nALL CHECKS PASSED, BUT {', AND '.join(found)}." if found else "\nAll checks passed.")


if __name__ == "__main__":
    main()
