"""A plain installation: what it can do, and what it says of the rest."""

import subprocess
import sys

import pytest

_WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from tavolata.cli import main
sys.exit(main({words!r}))
"""
_EXTRA = {"numpy", "starlette", "uvicorn", "uvloop", "websockets", "asyncpg", "redis", "ray"}


def without(missing: set[str], *words: str) -> subprocess.CompletedProcess[str]:
    """The command where some packages are not installed."""
    code = _WITHOUT.format(missing=missing, words=list(words))
    return subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("rules", "bomb-busters"),
        ("simulate", "galaxy-trucker", "--games", "1", "--seats", "2", "--bots", "normal,random"),
    ],
)
def test_a_plain_installation_has_rules_and_simple_bots(words: tuple[str, ...]) -> None:
    done = without(_EXTRA, *words)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "package", "extra"),
    [
        (("serve",), "uvicorn", "server"),
        (("join", "http://localhost:1/t/abcdefghjkmn"), "websockets", "server"),
        (("simulate", "lucky-loop", "--games", "1", "--seats", "2", "--bots", "hard,easy"), "numpy", "solvers"),
    ],
)
def test_what_needs_more_says_so_in_one_sentence(words: tuple[str, ...], package: str, extra: str) -> None:
    done = without(_EXTRA, *words)
    assert done.returncode == 2
    assert done.stderr == f"This takes the package {package}, which is not installed: pip install 'tavolata[{extra}]'.\n"


def test_a_package_that_no_extra_brings_is_a_fault_and_told_as_one() -> None:
    done = without({"msgspec"}, "--help")
    assert "ModuleNotFoundError" in done.stderr
