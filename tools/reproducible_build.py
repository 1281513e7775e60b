"""Check that wheel and sdist of a commit are reproducible to the byte, also the wheel of the sdist (`make builds`)."""

import os
import re
import subprocess
import sys
import venv
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.progress import ROOT, Command, step

_LONG_AGO = 1_600_000_000
OTHER = {"TZ": "Asia/Tokyo", "LC_ALL": "C", "PYTHONHASHSEED": "4711"}
"""The environment of a machine with other settings."""


def clone(folder: Path) -> Path:
    """Clone the committed files."""
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, folder], check=True)
    return folder


def aged(folder: Path, when: int = _LONG_AGO) -> Path:
    """Clone with other modification times."""
    for file in folder.rglob("*"):
        if file.is_file() and ".git" not in file.relative_to(folder).parts:
            os.utime(file, (when, when))
    return folder


def build(folder: Path, into: Path, settings: Mapping[str, str], *kinds: str) -> dict[str, str]:
    """Build a project; returns the hash of each built file."""
    targets = [word for kind in kinds for word in ("--target", kind)]
    command: Command = [sys.executable, "-m", "hatchling", "build", *targets, "--directory", into]
    step(f"building in {folder.name}", command, failure="Could not build.", cwd=folder, env={**os.environ, **settings}, loud=True)
    return sums(into)


def build_elsewhere(sdist: Path, folder: Path) -> dict[str, str]:
    """Build the wheel of an sdist in an environment with pip alone, with the build tool of the lock."""
    venv.create(folder / "empty", with_pip=True)
    limits = folder / "limits.txt"
    limits.write_text(_build_tool(), encoding="utf-8")
    env = {**os.environ, "PIP_CONSTRAINT": str(limits), "PIP_BUILD_CONSTRAINT": str(limits)}
    command: Command = [folder / "empty" / "bin" / "python", "-m", "pip", "wheel", "--no-deps", "--wheel-dir", folder / "wheels", sdist]
    step("building the wheel of the sdist", command, failure="Could not build the wheel of the sdist.", cwd=folder, env=env, loud=True)
    return sums(folder / "wheels")


def _build_tool() -> str:
    found = re.search(r"^hatchling==\S+", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise ValueError("requirements.lock names no hatchling")
    return found[0]


def sums(folder: Path) -> dict[str, str]:
    """The hash of each file in a folder."""
    return {file.name: sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}


def main() -> int:
    """Build three times and compare."""
    with TemporaryDirectory() as temporary:
        here = Path(temporary)
        one = build(clone(here / "one"), here / "of-one", {})
        other = build(aged(clone(here / "elsewhere" / "and" / "deeper" / "two")), here / "of-two", OTHER)
        third = build_elsewhere(next((here / "of-one").glob("*.tar.gz")), here)
    print("".join(f"  {value}  {name}\n" for name, value in one.items()), end="")
    differ = [name for name in one if other.get(name) != one[name] or third.get(name, one[name]) != one[name]]
    print(f"Not the same each time: {', '.join(differ)}" if differ else "The same each time: in two clones, and from the sdist.")
    return int(bool(differ) or not third)


if __name__ == "__main__":
    sys.exit(main())
