"""Write the lock files: `make lock`. Each lock holds only the packages that the locks before it lack.

A lock is installed together with those it builds on (`CHAINS`), so no version is pinned twice.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tools.progress import ROOT

_UV = ["uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-annotate", "--no-header"]
_HEAD = "# Written by `make lock`.\n"
_ENTRY = re.compile(r"^(?=[A-Za-z0-9])", re.MULTILINE)


class Lock(NamedTuple):
    """A lock file: the locks it builds on, and what uv resolves for it."""

    name: str
    bases: tuple[str, ...]
    arguments: tuple[str, ...]

    @property
    def path(self) -> Path:
        """The file in the root of the checkout."""
        return ROOT / self.name


_RUNTIME, _POSTGRES, _DEV = "requirements.lock", "requirements-postgres.lock", "requirements-dev.lock"
_ALL_DEV = ("pyproject.toml", "--all-extras", "--group", "build", "--group", "dev")
LOCKS = (
    Lock(_RUNTIME, (), ("pyproject.toml", "--extra", "server", "--extra", "arena", "--group", "build")),
    Lock(_POSTGRES, (_RUNTIME,), ("pyproject.toml", "--extra", "postgres", "--group", "build")),
    Lock(_DEV, (_RUNTIME, _POSTGRES), _ALL_DEV),
    Lock("requirements-mutants.lock", (_RUNTIME, _POSTGRES, _DEV), (*_ALL_DEV, "--group", "mutants")),
    Lock("requirements-audit.lock", (_RUNTIME, _POSTGRES, _DEV), (*_ALL_DEV, "--group", "audit")),
    Lock("requirements-node.lock", (), ("--group", "node")),
)
CHAINS = {lock.name: (*lock.bases, lock.name) for lock in LOCKS}
"""The files that are installed together, by the name of the last."""


def entries(text: str) -> list[str]:
    """The pinned packages of a lock, each with its hashes."""
    lines = [line for line in text.splitlines(keepends=True) if not line.lstrip().startswith("#")]
    return [entry for entry in _ENTRY.split("".join(lines)) if entry.strip()]


def additions(text: str, bases: Sequence[str]) -> str:
    """The entries of a lock that none of its bases has."""
    known = {entry.partition("\n")[0] for base in bases for entry in entries(base)}
    return _HEAD + "".join(entry for entry in entries(text) if entry.partition("\n")[0] not in known)


def write(lock: Lock, options: Sequence[str]) -> None:
    """Resolve a lock with uv, constrained by its bases, and write what it adds."""
    constraints = [word for base in lock.bases for word in ("--constraints", base)]
    done = subprocess.run([*_UV, *options, *lock.arguments, *constraints], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"uv could not resolve {lock.name}:\n{done.stderr}")
    bases = [(ROOT / base).read_text(encoding="utf-8") for base in lock.bases]
    lock.path.write_text(additions(done.stdout, bases), encoding="utf-8")


if __name__ == "__main__":
    for one in LOCKS:
        write(one, sys.argv[1:])
