"""Test helper that runs the command in its own process."""

import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8", "COLUMNS": "80", "NO_PROXY": "127.0.0.1"}
COMMAND = [sys.executable, "-m", "tavolata"]


def tavolata(*words: str | Path, stdin: str | bytes = b"", **environment: str) -> subprocess.CompletedProcess[str]:
    """Return the finished process of a command."""
    data, settings = stdin.encode() if isinstance(stdin, str) else stdin, ENVIRONMENT | environment
    done = subprocess.run([*COMMAND, *map(str, words)], input=data, capture_output=True, env=settings, timeout=60, check=False)
    shown = [stream.decode(settings["PYTHONIOENCODING"]) for stream in (done.stdout, done.stderr)]
    return subprocess.CompletedProcess(done.args, done.returncode, *shown)


def refusal(*words: str | Path, stdin: str | bytes = b"") -> str:
    """Return the one sentence that a refused command prints."""
    done = tavolata(*words, stdin=stdin)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()
