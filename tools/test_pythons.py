"""Test the wheel with the library's tests on every Python from 3.11 on that is installed (`make pythons`).

`make pythons ARGS="3.14 tests/core"` limits versions and tests.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.lock import CHAINS
from tools.progress import ROOT, Command, step

FOLDER = ROOT / ".venv" / "pythons"
OLDEST = (3, 11)
NEWEST = (3, 14)
TESTS = ("tests/core", "tests/games", "tests/bots", "tests/words", "tests/client")
"""The tests of the library: core, rules, solvers, bots, messages, client."""
EXTRAS = ("arena", "postgres")
TOOLS = ("pytest", "pytest-xdist", "hypothesis", "httpx", "mypy")
_VERSION = re.compile(r"3\.\d+")
_ASK = "import sys; print(sys.version_info.major, sys.version_info.minor, sys.prefix == sys.base_prefix)"


def pythons() -> dict[tuple[int, int], Path]:
    """One Python for each version found: from pyenv, the running one, then PATH."""
    found: dict[tuple[int, int], Path] = {}
    for python in _candidates():
        version = version_of(python)
        if version is not None and OLDEST <= version <= NEWEST:
            found.setdefault(version, python)
    return dict(sorted(found.items()))


def _candidates() -> Iterator[Path]:
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from sorted(root.glob("versions/*/bin/python"), reverse=True)
    yield Path(sys.base_prefix) / "bin" / "python3"
    for minor in range(OLDEST[1], NEWEST[1] + 1):
        named = shutil.which(f"python3.{minor}")
        if named:
            yield Path(named)


def version_of(python: Path) -> tuple[int, int] | None:
    """The version of a Python that runs and is no virtual environment."""
    done = subprocess.run([python, "-c", _ASK], capture_output=True, text=True, check=False)
    said = re.fullmatch(r"(\d+) (\d+) True\n", done.stdout)
    return (int(said[1]), int(said[2])) if said else None


def wheel() -> Path:
    """Build the wheel with the running Python."""
    shutil.rmtree(FOLDER / "wheel", ignore_errors=True)
    build: Command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", FOLDER / "wheel"]
    step("building the wheel", build, failure="Could not build the wheel.", loud=True)
    return next((FOLDER / "wheel").glob("*.whl"))


def versions() -> Path:
    """The versions of the locks without hashes, which pip would demand of the wheel too."""
    locks = "".join((ROOT / name).read_text(encoding="utf-8") for name in CHAINS["requirements-dev.lock"])
    named = re.findall(r"^(\S+==\S+(?: ; [^\\]+)?)", locks, flags=re.MULTILINE)
    file = FOLDER / "versions.txt"
    file.write_text("\n".join(named), encoding="utf-8")
    return file


def environment(version: str, python: Path, package: Path) -> Path:
    """Create an environment with the wheel and the test tools; returns its Python."""
    folder = FOLDER / version
    step(f"making an environment of Python {version}", [python, "-m", "venv", "--clear", folder], failure="Could not make it.")
    ours = folder / "bin" / "python"
    what = [f"{package}[{','.join(EXTRAS)}]", *TOOLS]
    install: Command = [ours, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--constraint", versions(), *what]
    step(f"installing the wheel on Python {version}", install, failure=f"Could not install the wheel on Python {version}.", loud=True)
    return ours


def tested(python: Path, chosen: list[str]) -> bool:
    """True if the tests pass with the installed wheel."""
    tests: Command = [python, "-m", "pytest", "-q", "--numprocesses", "auto", "-p", "no:cacheprovider", *(chosen or TESTS)]
    return subprocess.run(tests, cwd=ROOT, check=False).returncode == 0


def sorted_out(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Split the arguments into versions and tests."""
    named = [word for word in words if _VERSION.fullmatch(word)]
    return named or [f"3.{minor}" for minor in range(OLDEST[1], NEWEST[1] + 1)], [word for word in words if word not in named]


def main(*words: str) -> int:
    """Test the named or all Pythons; the status is 1 if one fails or is missing."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    package, passed = wheel(), dict[str, bool]()
    asked, tests = sorted_out(words)
    here = {f"{major}.{minor}": python for (major, minor), python in pythons().items()}
    for version in (version for version in asked if version in here):
        passed[version] = tested(environment(version, here[version], package), tests)
    for version in asked:
        said = {True: "passed", False: "FAILED", None: "not tried: there is none here"}[passed.get(version)]
        print(f"  Python {version}: {said}")
    missing = set(words) & set(asked) - set(passed)
    return int(bool(missing) or not all(passed.values()))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
