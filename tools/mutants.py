"""Mutation tests of the rules and of core with mutmut: `make mutants ARGS="lucky_loop"` (about an hour for all).

Each area has a copy of the sources and tests in .venv/mutants, where a stopped run continues. The survivors are printed, without those
that tests/mutants.toml lists as equivalent to the code.
"""

import difflib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tools.progress import ROOT

HOME = ROOT / ".venv" / "mutants"
LIST = ROOT / "tests" / "mutants.toml"
_MUTMUT = Path(sys.executable).with_name("mutmut")
_ENVIRONMENT = {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
_MANGLED = re.compile(r"\bx(?:_|ǁ\w+ǁ)(\w+)__mutmut_(?:orig|\d+)\b")
_KILLED = {1, 3, 36, 24, -24, 152, 255}
"""Exit codes of a failed test and of a timeout."""

# mutmut 3.8 reads `_nodeid` of a test item, which pytest 9.2 no longer has.
_CONFTEST = """
def pytest_collection_modifyitems(items):
    for item in items:
        item._nodeid = item.nodeid
"""

_SETTINGS = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = {sources}
also_copy = ["conftest.py"]
pytest_add_cli_args = ["-p", "no:cacheprovider", "-k", "{words}"]
pytest_add_cli_args_test_selection = {tests}
process_isolation = "forkserver"
forkserver_warmup = "none"
timeout_multiplier = 5.0
timeout_constant = 8.0
"""


class Survivor(NamedTuple):
    """A mutant that no test noticed: the changed lines before and after."""

    module: str
    function: str
    was: str
    becomes: str

    def __str__(self) -> str:
        return f"{self.module}.{self.function}\n- {self.was}\n+ {self.becomes}"


def areas(settings: dict[str, Any]) -> dict[str, tuple[list[str], list[str]]]:
    """The sources and the tests of each area: the rules of each game, and core."""
    games = sorted(path.parent.name for path in (ROOT / "src/tavolata/games").glob("*/rules"))
    found = {game: ([f"src/tavolata/games/{game}/rules/*.py"], _tests(f"games/{game}", settings["left_out"])) for game in games}
    for_core = [f"tests/games/{game}/{name}" for game in games for name in settings["slice_for_core"]]
    there = [test for test in for_core if (ROOT / test).exists()]
    return found | {"core": (["src/tavolata/core/*.py"], [*_tests("core", settings["left_out"]), *there])}


def _tests(folder: str, left_out: Sequence[str]) -> list[str]:
    paths = sorted((ROOT / "tests" / folder).glob("test_*.py"))
    return [str(path.relative_to(ROOT)) for path in paths if path.name not in left_out]


def run(folder: Path, sources: list[str], tests: list[str], words: str) -> None:
    """Run mutmut in a copy of the checkout."""
    for top in ("src", "tests"):
        shutil.copytree(ROOT / top, folder / top, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "browser"))
    (folder / "conftest.py").write_text(_CONFTEST, encoding="utf-8")
    settings = _SETTINGS.format(sources=json.dumps(sources), tests=json.dumps(tests), words=words)
    (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text(encoding="utf-8") + settings, encoding="utf-8")
    command = ["nice", "-n", "10", str(_MUTMUT), "run", "--max-children", str(os.cpu_count() or 1)]
    if subprocess.run(command, cwd=folder, check=False, env={**os.environ, **_ENVIRONMENT}).returncode:
        sys.exit(f"mutmut stopped in {folder.relative_to(ROOT)}: run its tests there without mutants.")


def survivors(folder: Path) -> Iterator[Survivor]:
    """The mutants that no test killed, from mutmut's files."""
    for path in sorted((folder / "mutants" / "src").rglob("*.meta")):
        codes: dict[str, int | None] = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
        spans = json.loads(path.with_suffix(".spans").read_text(encoding="utf-8"))["spans"]
        lines = path.with_suffix("").read_text(encoding="utf-8").splitlines()
        for key, code in codes.items():
            if code is not None and code not in _KILLED:
                module, _, name = key.rpartition(".")
                original = name.rpartition("__mutmut_")[0]
                was, becomes = _change(_body(lines, spans[f"{original}__mutmut_orig"]), _body(lines, spans[name]))
                yield Survivor(module.removeprefix("tavolata."), _function(original), was, becomes)


def _body(lines: Sequence[str], span: tuple[int, int]) -> list[str]:
    """The lines of a function, with mutmut's names undone."""
    return [_MANGLED.sub(r"\1", line.strip()) for line in lines[span[0] - 1 : span[1]] if line.strip()]


def _change(old: Sequence[str], new: Sequence[str]) -> tuple[str, str]:
    """The lines that differ, before and after."""
    steps = list(difflib.ndiff(old, new))
    return tuple("\n".join(line[2:] for line in steps if line.startswith(mark)) for mark in ("- ", "+ "))  # type: ignore[return-value]


def _function(stem: str) -> str:
    """`x_pay` is pay, `xǁMatchǁundo` is Match.undo."""
    return stem[2:] if stem.startswith("x_") else stem[2:].replace("ǁ", ".")


def main(*names: str) -> None:
    """Run the named areas, or all, and print the survivors."""
    settings = tomllib.loads(LIST.read_text(encoding="utf-8"))
    known = {(one["module"], one["function"], one["becomes"]) for one in settings["equivalent"]}
    words = " and ".join(f"not {name}" for name in settings["left_out_tests"])
    for name, (sources, tests) in areas(settings).items():
        if not names or name in names:
            (HOME / name).mkdir(parents=True, exist_ok=True)
            run(HOME / name, sources, tests, words)
            left = [one for one in survivors(HOME / name) if (one.module, one.function, one.becomes) not in known]
            print(f"\n{name}: {len(left)} survivors\n", *left, sep="\n\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
