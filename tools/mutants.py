"""Break rules and core in thousands of places, one at a time, and see which faults the tests do not notice.

mutmut makes and runs the mutants. Each area (core, and the rules of each game) has a folder of its own in .venv/mutants, where a run that
was stopped goes on, and only what changed or survived is run again. Survivors that are no faults are explained in tests/mutants.toml.
"""

import argparse
import difflib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from tools.progress import ROOT

HOME = ROOT / ".venv" / "mutants"
REPORTS = ROOT / ".venv" / "reports" / "mutants"
LIST = ROOT / "tests" / "mutants.toml"
PAGE = ROOT / "docs" / "mutants.md"
MUTMUT = Path(sys.executable).with_name("mutmut")
AIM = 95

# Plugins of pytest would be loaded for every mutant, and none of these tests needs one.
ENVIRONMENT = {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

MANGLED = re.compile(r"\bx(?:_|ǁ\w+ǁ)(\w+)__mutmut_(?:orig|\d+)\b")
"""What mutmut calls a function or method and its mutants."""

KEPT = re.compile(rb"(?<=\n)@cache\n(?=def \w+\([^)])")
"""The decorator of a function that keeps its answers."""

KILLED = {1, 3}
TIMED_OUT = {36, 24, -24, 152, 255}
SKIPPED = 34
"""mutmut's word for one that was not to be tried."""

# mutmut 3.8 asks an item for `_nodeid`, which pytest 9.2 no longer has.
CONFTEST = '''"""Written by tools/mutants.py."""


def pytest_collection_modifyitems(items):
    for item in items:
        if not hasattr(item, "_nodeid"):
            item._nodeid = item.nodeid
'''

SETTINGS = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = {sources}
also_copy = ["conftest.py"]
pytest_add_cli_args = ["-p", "no:cacheprovider", "-k", "{words}"]
pytest_add_cli_args_test_selection = {tests}
# Workers are forked from a process that has run no test, so that no cache is warm with answers of the unbroken code.
process_isolation = "forkserver"
forkserver_warmup = "{warmup}"
timeout_multiplier = 5.0
timeout_constant = {patience}
on_dependency_change = "ignore"
use_git_change_detection = false
"""


@dataclass(frozen=True)
class Area:
    """A part of the code whose mutants are tried with the same tests."""

    name: str
    sources: tuple[str, ...]
    tests: tuple[str, ...]
    words: str
    """Which of those tests, as pytest's option -k takes it."""

    @property
    def folder(self) -> Path:
        """Where its mutants live."""
        return HOME / self.name


@dataclass(frozen=True)
class Mutant:
    """One change to the code, and what the tests said to it: None when they were not asked yet, SKIPPED when they are not to be."""

    module: str
    function: str
    was: str
    becomes: str
    code: int | None

    @property
    def is_tried(self) -> bool:
        """Whether the tests were asked."""
        return self.code not in (None, SKIPPED)

    @property
    def is_killed(self) -> bool:
        """Whether a test failed, or would have run for ever."""
        return self.code in KILLED | TIMED_OUT

    def __str__(self) -> str:
        return f"{self.module}.{self.function}\n{_marked('-', self.was)}\n{_marked('+', self.becomes)}"


@dataclass(frozen=True)
class Explained:
    """A line of code with the changes of it that no test needs to notice, and why."""

    module: str
    function: str
    was: str
    becomes: tuple[str, ...]
    reason: str

    def covers(self, mutant: Mutant) -> bool:
        """Whether it speaks of this mutant."""
        return (self.module, self.function, self.was) == (mutant.module, mutant.function, mutant.was) and mutant.becomes in self.becomes


def areas(settings: dict[str, Any]) -> list[Area]:
    """The rules of each game with the tests of that game, and core with its own and a slice of the games'."""
    words = " and ".join(f"not {name}" for name in settings["left_out_tests"])
    games = sorted(path.parent.name for path in (ROOT / "src/tavolata/games").glob("*/rules"))
    of_games = [
        Area(game, (f"src/tavolata/games/{game}/rules/*.py",), _tests(f"games/{game}", settings["left_out"]), words) for game in games
    ]
    sliced = [f"tests/games/{game}/{name}" for game in games for name in settings["slice_for_core"]]
    there = tuple(test for test in sliced if (ROOT / test).exists())
    core = sorted(
        path.relative_to(ROOT) for path in (ROOT / "src/tavolata/core").glob("*.py") if path.name not in settings["left_out_of_core"]
    )
    return [*of_games, Area("core", tuple(map(str, core)), (*_tests("core", settings["left_out"]), *there), words)]


def _tests(folder: str, left_out: Sequence[str]) -> tuple[str, ...]:
    paths = sorted((ROOT / "tests" / folder).glob("test_*.py"))
    return tuple(str(path.relative_to(ROOT)) for path in paths if path.name not in left_out)


def explained(settings: dict[str, Any]) -> list[Explained]:
    """The list of survivors that are no faults."""
    entries = settings.get("explained", [])
    return [Explained(**{**entry, "was": entry["was"].strip(), "becomes": _listed(entry["becomes"])}) for entry in entries]


def _listed(becomes: str | list[str]) -> tuple[str, ...]:
    return tuple(text.strip() for text in ([becomes] if isinstance(becomes, str) else becomes))


# Running


def run(area: Area, processes: int, half: bool = False) -> None:
    """Let mutmut try all mutants of an area that are new, changed, or survived the last time; or only every second of each function.

    First in workers that have all modules loaded, with the tests that call the function. Then those that survived in workers that load
    the modules with the mutant in place, with all tests: what is made while a module loads, as a table, would be whole otherwise, and
    mutmut takes only the first test for one that needs it.
    """
    has_changed = _lay_out(area)
    _choose(area, half)
    if has_changed:
        (area.folder / "mutants" / "mutmut-stats.json").unlink(missing_ok=True)
        _forget_survivors(area)
    _run_mutmut(area, processes, warmup="collect", patience=2)
    _ask_all_tests(area)
    _forget_survivors(area)
    _run_mutmut(area, processes, warmup="none", patience=8)


def _choose(area: Area, half: bool) -> None:
    """Which are to be tried; before the first run, which makes them, it is not known what there is to choose from."""
    for path in _metas(area):
        meta = json.loads(path.read_text(encoding="utf-8"))
        meta["exit_code_by_key"] = {name: _chosen(name, code, half) for name, code in meta["exit_code_by_key"].items()}
        path.write_text(json.dumps(meta, indent=4), encoding="utf-8")


def _chosen(name: str, code: int | None, half: bool) -> int | None:
    """The odd ones are tried."""
    if code not in (None, SKIPPED):
        return code
    return SKIPPED if half and int(name.rpartition("_")[2]) % 2 == 0 else None


def _run_mutmut(area: Area, processes: int, warmup: str, patience: int) -> None:
    """A mutant has five times as long as its tests take, and five times the patience: loading modules takes a while on a busy machine."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    settings = SETTINGS.format(
        sources=json.dumps(area.sources), tests=json.dumps(area.tests), words=area.words, warmup=warmup, patience=float(patience)
    )
    (area.folder / "pyproject.toml").write_text(project + settings, encoding="utf-8")
    command = ["nice", "-n", "10", str(MUTMUT), "run", "--max-children", str(processes)]
    done = subprocess.run(command, cwd=area.folder, check=False, env={**os.environ, **ENVIRONMENT})
    if done.returncode:
        sys.exit(f"mutmut could not try {area.name}: do its tests pass without mutants, in {area.folder.relative_to(ROOT)} too?")


def _lay_out(area: Area) -> bool:
    """Bring the area's copy of the sources and tests up to date; whether anything changed."""
    area.folder.mkdir(parents=True, exist_ok=True)
    wanted = {Path("conftest.py"): CONFTEST.encode()}
    for top in ("src", "tests"):
        for path in sorted((ROOT / top).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and "browser" not in path.parts:
                wanted[path.relative_to(ROOT)] = _content(area, path)
    changed = [path for path, content in wanted.items() if _write(area.folder / path, content)]
    gone = [path for base in (area.folder, area.folder / "mutants") for path in _strangers(base, set(wanted))]
    for path in gone:
        path.unlink()
    for path in changed:  # mutmut copies only what is not there yet
        (area.folder / "mutants" / path).unlink(missing_ok=True)
        (area.folder / "mutants" / f"{path}.spans").unlink(missing_ok=True)
    _drop_halves(area)
    return bool(changed or gone)


def _drop_halves(area: Area) -> None:
    """Remove mutated files that were not written to their end when a run was stopped: mutmut writes their spans last."""
    for path in (area.folder / "mutants" / "src").rglob("*.py"):
        original = str(path.relative_to(area.folder / "mutants"))
        if any(fnmatch(original, pattern) for pattern in area.sources) and not path.with_name(f"{path.name}.spans").exists():
            path.unlink()


def _content(area: Area, path: Path) -> bytes:
    """A file as mutmut can use it: it leaves functions with a decorator alone, so those that only keep their answers lose it.

    One without arguments keeps a thing that lives as long as the program, as the shelf of games: it stays as it is.
    """
    is_mutated = any(fnmatch(str(path.relative_to(ROOT)), pattern) for pattern in area.sources)
    return KEPT.sub(b"", path.read_bytes()) if is_mutated else path.read_bytes()


def _write(path: Path, content: bytes) -> bool:
    """Write a file if it is not so already: mutmut goes by the time at which a file was written."""
    if path.exists() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return True


def _strangers(base: Path, wanted: set[Path]) -> list[Path]:
    """Files of the copy that have gone in the original."""
    files = (path for top in ("src", "tests") for path in (base / top).rglob("*"))
    return [path for path in files if path.is_file() and _original(path.relative_to(base)) not in wanted]


def _original(path: Path) -> Path:
    return path.with_suffix("") if path.suffix in (".meta", ".spans") else path


def _ask_all_tests(area: Area) -> None:
    """Let mutmut run every test against the functions that have survivors."""
    path = area.folder / "mutants" / "mutmut-stats.json"
    stats = json.loads(path.read_text(encoding="utf-8"))
    for meta in _metas(area):
        codes = json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"]
        functions = {name.rpartition("__mutmut_")[0] for name, code in codes.items() if code not in KILLED | {SKIPPED}}
        stats["tests_by_mangled_function_name"].update({key: list(stats["duration_by_test"]) for key in functions})
    path.write_text(json.dumps(stats, indent=4), encoding="utf-8")


def _forget_survivors(area: Area) -> None:
    """Ask again about the mutants that no test noticed."""
    for path in _metas(area):
        meta = json.loads(path.read_text(encoding="utf-8"))
        codes = meta["exit_code_by_key"]
        meta["exit_code_by_key"] = {name: code if code in KILLED | {SKIPPED} else None for name, code in codes.items()}
        path.write_text(json.dumps(meta, indent=4), encoding="utf-8")


# Reading what came of it


def mutants(area: Area) -> Iterator[Mutant]:
    """All mutants of an area with their change, as mutmut left them."""
    for path in _metas(area):
        codes: dict[str, int | None] = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
        spans = json.loads(path.with_suffix(".spans").read_text(encoding="utf-8"))["spans"]
        lines = path.with_suffix("").read_text(encoding="utf-8").splitlines()
        for key, code in codes.items():
            module, _, name = key.rpartition(".")
            original = name.rpartition("__mutmut_")[0] + "__mutmut_orig"
            was, becomes = _change(_body(lines, spans[original]), _body(lines, spans[name]))
            yield Mutant(module.removeprefix("tavolata."), _function(name), was, becomes, code)


def _metas(area: Area) -> list[Path]:
    return sorted((area.folder / "mutants" / "src").rglob("*.meta"))


def _body(lines: Sequence[str], span: tuple[int, int]) -> list[str]:
    """The lines of a function, under the name that it has in the source."""
    return [MANGLED.sub(r"\1", line.strip()) for line in lines[span[0] - 1 : span[1]] if line.strip()]


def _change(old: Sequence[str], new: Sequence[str]) -> tuple[str, str]:
    """The lines that differ, before and after."""
    steps = list(difflib.ndiff(old, new))
    return _joined(steps, "- "), _joined(steps, "+ ")


def _joined(steps: Iterable[str], mark: str) -> str:
    return "\n".join(line[2:] for line in steps if line.startswith(mark))


def _function(name: str) -> str:
    """`x_pay__mutmut_3` is pay, `xǁMatchǁundo__mutmut_1` is Match.undo."""
    stem = name.rpartition("__mutmut_")[0]
    return stem[2:] if stem.startswith("x_") else stem[2:].replace("ǁ", ".")


def _marked(mark: str, text: str) -> str:
    return "\n".join(f"{mark} {line}" for line in text.split("\n"))


# Telling


@dataclass(frozen=True)
class Tally:
    """How the mutants of one module fared."""

    module: str
    made: int
    tried: int
    killed: int
    explained: int

    @property
    def share(self) -> float:
        """Per cent of those tried that are killed or explained."""
        return 100 * (self.killed + self.explained) / max(1, self.tried)


def tally(module: str, found: Sequence[Mutant], known: Sequence[Explained]) -> Tally:
    """Count the mutants of a module."""
    tried = [mutant for mutant in found if mutant.is_tried]
    left = [mutant for mutant in tried if not mutant.is_killed]
    covered = sum(any(entry.covers(mutant) for entry in known) for mutant in left)
    return Tally(module, len(found), len(tried), len(tried) - len(left), covered)


def faults_of_list(found: Sequence[Mutant], known: Sequence[Explained]) -> list[str]:
    """What is wrong with the list: entries that explain no survivor, as the code has changed or a test now notices."""
    tried = {mutant.module for mutant in found}
    survivors = [mutant for mutant in found if not mutant.is_killed]  # or not tried: nobody knows yet
    return [
        f"tests/mutants.toml explains what does not survive: {entry.module}.{entry.function}: {entry.was!r} -> {text!r}"
        for entry in known
        if entry.module in tried
        for text in entry.becomes
        if not any(entry.covers(mutant) and mutant.becomes == text for mutant in survivors)
    ]


def table(tallies: Sequence[Tally]) -> str:
    """The counts as a table of the docs."""
    total = Tally("all", *(sum(getattr(line, field) for line in tallies) for field in ("made", "tried", "killed", "explained")))
    rows = [
        f"| {line.module} | {line.made} | {line.tried} | {line.killed} | {line.explained} | {line.share:.1f} % |"
        for line in (*tallies, total)
    ]
    return "\n".join(["| module | mutants | tried | killed | explained | killed or explained |", "|---|--:|--:|--:|--:|--:|", *rows, ""])


def tell(area: Area, found: Sequence[Mutant], known: Sequence[Explained]) -> list[Tally]:
    """Print the share killed for each module of an area, and write its survivors with their changes to a file."""
    modules = sorted({mutant.module for mutant in found})
    tallies = [tally(module, [mutant for mutant in found if mutant.module == module], known) for module in modules]
    left = [mutant for mutant in found if mutant.is_tried and not mutant.is_killed and not any(entry.covers(mutant) for entry in known)]
    REPORTS.mkdir(parents=True, exist_ok=True)
    (REPORTS / f"{area.name}.txt").write_text("\n\n".join(map(str, left)) + "\n", encoding="utf-8")
    print(f"\n{table(tallies)}\n{len(left)} survivors are in {(REPORTS / f'{area.name}.txt').relative_to(ROOT)}", flush=True)
    return tallies


def write_page(tallies: Sequence[Tally]) -> None:
    """Put the table into docs/mutants.md, between its two marks; modules that were not tried keep their line."""
    head, _, rest = PAGE.read_text(encoding="utf-8").partition("<!-- table -->\n")
    old, _, tail = rest.partition("<!-- end -->")
    kept = [line for line in map(_line_of_page, old.splitlines()) if line is not None]
    new = {line.module: line for line in (*kept, *tallies) if _is_module(line.module)}
    PAGE.write_text(f"{head}<!-- table -->\n{table([new[name] for name in sorted(new)])}<!-- end -->{tail}", encoding="utf-8")


def _line_of_page(line: str) -> Tally | None:
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    return Tally(cells[0], *map(int, cells[1:5])) if len(cells) == 6 and cells[1].isdigit() else None


def _is_module(name: str) -> bool:
    return (ROOT / "src" / "tavolata" / Path(*name.split("."))).with_suffix(".py").exists()


def main() -> None:
    """Run some areas or all of them, and tell how they fared."""
    settings = tomllib.loads(LIST.read_text(encoding="utf-8"))
    all_areas = {area.name: area for area in areas(settings)}
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("areas", nargs="*", metavar="area", help=f"{', '.join(all_areas)}; all of them if none is named")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many mutants are tried at once")
    parser.add_argument("--half", action="store_true", help="try only every second mutant of each function, once they are made")
    parser.add_argument("--anew", action="store_true", help="forget the results of earlier runs")
    parser.add_argument("--tell", action="store_true", help="run nothing, tell what the last runs found")
    given = parser.parse_args()
    if strange := set(given.areas) - set(all_areas):
        parser.error(f"no such area: {', '.join(sorted(strange))}")
    known = explained(settings)
    tallies: list[Tally] = []
    faults: list[str] = []
    for name in given.areas or all_areas:
        area = all_areas[name]
        if given.anew:
            shutil.rmtree(area.folder, ignore_errors=True)
        if not given.tell:
            run(area, given.processes, given.half)
        found = list(mutants(area))
        tallies += tell(area, found, known)
        faults += faults_of_list(found, known)
    write_page(tallies)
    weak = [f"{line.module}: {line.share:.1f} % are killed or explained, the aim is {AIM} %" for line in tallies if line.share < AIM]
    if faults or weak:
        sys.exit("\n".join(["", *faults, *weak]))


if __name__ == "__main__":
    main()
