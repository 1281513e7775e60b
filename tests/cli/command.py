"""The command as people start it: a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}
COMMAND = [sys.executable, "-m", "tavolata"]


def tavolata(*words: str | Path, stdin: str | bytes = b"") -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run([*COMMAND, *map(str, words)], input=data, capture_output=True, env=ENVIRONMENT, timeout=60, check=False)
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def refusal(*words: str | Path, stdin: str | bytes = b"") -> str:
    """The one sentence with which a command refuses."""
    done = tavolata(*words, stdin=stdin)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()
