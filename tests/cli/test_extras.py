"""Tests of an installation without extras."""

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
"""
_COMMAND = """
from tavolata.cli import main
sys.exit(main({words!r}))
"""
_EXTRA = {"numpy", "starlette", "uvicorn", "uvloop", "websockets", "asyncpg", "redis", "ray", "mcp", "openskill", "gymnasium"}


def without(missing: set[str], *words: str) -> subprocess.CompletedProcess[str]:
    """Return the finished process of a command without some packages."""
    return python_without(missing, _COMMAND.format(words=list(words)))


def python_without(missing: set[str], code: str) -> subprocess.CompletedProcess[str]:
    """Return the finished process of Python code without some packages."""
    program = _WITHOUT.format(missing=missing) + code
    return subprocess.run([sys.executable, "-c", program], input="", capture_output=True, text=True, check=False)


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
        (("mcp",), "mcp", "mcp"),
        (("arena", "lucky-loop", "--games", "1"), "openskill", "arena"),
        (("simulate", "lucky-loop", "--games", "1", "--seats", "2", "--bots", "hard,easy"), "numpy", "solvers"),
    ],
)
def test_a_command_without_its_extra_is_refused_in_one_sentence(words: tuple[str, ...], package: str, extra: str) -> None:
    done = without(_EXTRA, *words)
    assert done.returncode == 2
    assert done.stderr == f"This takes the package {package}, which is not installed: pip install 'tavolata[{extra}]'.\n"


@pytest.mark.parametrize(
    ("code", "package", "extra"),
    [
        ("import tavolata.client", "websockets", "server"),
        ("from tavolata import arena", "openskill", "arena"),
        ("from tavolata.envs import lucky_loop_v1", "gymnasium", "rl"),
    ],
)
def test_an_import_without_its_extra_names_the_extra(code: str, package: str, extra: str) -> None:
    done = python_without(_EXTRA, code)
    last = done.stderr.splitlines()[-1]
    assert last == f"ModuleNotFoundError: No module named '{package}', which comes with: pip install 'tavolata[{extra}]'"


def test_a_missing_package_of_no_extra_raises_its_error() -> None:
    done = without({"msgspec"}, "--help")
    assert "ModuleNotFoundError" in done.stderr
