"""Run one step of the set-up: print a line while it works, then its time, or one sentence if it fails."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / ".venv" / "setup.log"

Command = Sequence[str | Path]


def step(title: str, *ways: Command, failure: str, cwd: Path = ROOT, env: Mapping[str, str] | None = None, loud: bool = False) -> None:
    """Run the first command that works; if none does, exit with `failure`. `loud` prints their output first."""
    print(f"  {title} ... ", end="", flush=True)
    start = time.monotonic()
    output = ""
    for way in ways:
        done = run_quietly(way, cwd, env)
        if done.returncode == 0:
            print(f"{time.monotonic() - start:.1f} s", flush=True)
            return
        output += done.stdout
    print("failed", flush=True)
    give_up(failure, output, loud=loud or bool(os.environ.get("CI")))


def run_quietly(command: Command, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command and capture its output."""
    try:
        return subprocess.run(
            command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from here.")


def give_up(sentence: str, output: str, *, loud: bool) -> NoReturn:
    """Exit with one sentence and store the output in a file."""
    if loud:
        sys.exit(f"{output.rstrip()}\n{sentence}")
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text(output, encoding="utf-8")
    sys.exit(f"{sentence} The details are in {LOG.relative_to(ROOT)}.")
