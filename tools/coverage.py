"""How much of each package the tests run, by branches, in all processes that they start: `make coverage`.

The figures of all tests go into docs/coverage.md. Tests that are named after `--add` are run besides those before; with `--tell` nothing
is run and what was found is told again, and with `--write` it goes into the page.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tools.progress import ROOT, Command

REPORTS = ROOT / ".venv" / "reports" / "coverage"
PAGE = ROOT / "docs" / "coverage.md"
AIM = 95
"""So many in a hundred, of lines and branches together and of branches alone."""
ADD, TELL, WRITE = "--add", "--tell", "--write"
_RAN = (0, 1)
"""The status of pytest where tests were run, whether or not all of them passed."""
_COVERAGE: tuple[str, ...] = (sys.executable, "-m", "coverage")
_PLACE = re.compile(r"src/tavolata/(?:games/(\w+)/)?(\w+)(?:/|\.py$)")


class Count(NamedTuple):
    """Lines and branches of some code, and how many of them were run."""

    lines: int
    lines_run: int
    branches: int
    branches_run: int

    @property
    def share(self) -> float:
        """The part of lines and branches that was run, in hundredths."""
        return 100 * (self.lines_run + self.branches_run) / (self.lines + self.branches)

    @property
    def share_of_branches(self) -> float:
        """The part of branches that was run, in hundredths; where there are none, all of them."""
        return 100 * self.branches_run / self.branches if self.branches else 100.0


def package_of(file: str) -> str:
    """The package that a file counts to: of a game its rules and the rest apart, else the folder under tavolata/."""
    found = _PLACE.search(file)
    if found is None:
        raise ValueError(f"{file} is no file of the package")
    game, name = found.groups()
    if game:
        return f"games.{game}.rules" if name in ("rules", "missions") else f"games.{game}"
    return name if (ROOT / "src" / "tavolata" / name).is_dir() else "tavolata"


def is_aimed_at(package: str) -> bool:
    """Whether the aim is for this package: rules, core and server."""
    return package in ("core", "server") or package.endswith(".rules")


def counted(files: Mapping[str, Mapping[str, Any]]) -> dict[str, Count]:
    """The counts of each package, from what coverage says of each file."""
    packages: dict[str, list[Count]] = {}
    for file, found in files.items():
        packages.setdefault(package_of(file), []).append(_count(found["summary"]))
    return {name: total for name, counts in sorted(packages.items()) if (total := _sum(counts)).lines}


def _count(said: Mapping[str, int]) -> Count:
    return Count(said["num_statements"], said["covered_lines"], said["num_branches"], said["covered_branches"])


def _sum(counts: Iterable[Count]) -> Count:
    return Count(*map(sum, zip(*counts, strict=True)))


def table(packages: Mapping[str, Count]) -> Iterator[str]:
    """The counts as a table of the docs."""
    yield "| package | lines | run | branches | run | branches alone | lines and branches |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for name, count in {**packages, "all": _sum(packages.values())}.items():
        aimed = " (aim)" if is_aimed_at(name) else ""
        shares = f"{count.share_of_branches:.1f} % | {count.share:.1f} %"
        yield f"| {name}{aimed} | {count.lines} | {count.lines_run} | {count.branches} | {count.branches_run} | {shares} |"


def write(packages: Mapping[str, Count]) -> None:
    """Put the table into its page, between its two marks."""
    head, _, rest = PAGE.read_text(encoding="utf-8").partition("<!-- table -->\n")
    tail = rest.partition("<!-- end -->")[2]
    PAGE.write_text("\n".join([f"{head}<!-- table -->", *table(packages), f"<!-- end -->{tail}"]), encoding="utf-8")


def measure(chosen: Sequence[str]) -> int:
    """Run the tests with every process watched, and forget what others ran unless they are added; the status of the run."""
    tests = [word for word in chosen if word != ADD]
    if ADD not in chosen:
        shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True, exist_ok=True)
    return _run([*_COVERAGE, "run", "-m", "pytest", "--numprocesses", "auto", *tests])


def found() -> dict[str, Count]:
    """What the last run found, with the report of each line beside it."""
    if any(REPORTS.glob("data.*")):
        _run([*_COVERAGE, "combine", "--append", "--quiet"])
    _run([*_COVERAGE, "json", "--quiet", "-o", REPORTS / "coverage.json"])
    _run([*_COVERAGE, "html", "--quiet", "--directory", REPORTS / "html"])
    report = json.loads((REPORTS / "coverage.json").read_text(encoding="utf-8"))
    return counted(report["files"])


def _run(command: Command) -> int:
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def main(*arguments: str) -> int:
    """Measure unless only the last figures are asked for; all tests, or who says so, write the page, and fail where the aim is missed."""
    status = 0 if arguments in ((TELL,), (WRITE,)) else measure(arguments)
    if status not in _RAN:
        return status
    packages = found()
    print("\n".join(table(packages)))
    print(f"Line by line: {(REPORTS / 'html' / 'index.html').relative_to(ROOT)}")
    return status if arguments and arguments != (WRITE,) else max(status, judged(packages))


def judged(packages: Mapping[str, Count]) -> int:
    """Write the page; 1 if a package is under its aim, and which."""
    write(packages)
    low = [name for name, count in packages.items() if is_aimed_at(name) and min(count.share, count.share_of_branches) < AIM]
    if low:
        print(f"Under the aim of {AIM} %: {', '.join(low)}")
    return int(bool(low))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
