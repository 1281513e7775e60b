"""The servers that are measured, each a process of its own that is looked at from outside: ours, and boardgame.io."""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tools import node

PEER = Path(__file__).parent / "peer"
MOST = "30000"
"""So many lines may be open to our server: a crowd is to come in."""
_TICKS = os.sysconf("SC_CLK_TCK")


class House(NamedTuple):
    """A running server."""

    pid: int
    port: int

    @property
    def processes(self) -> list[int]:
        """It and the processes that it started."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii")
        return [self.pid, *map(int, children.split())]

    def processor(self) -> float:
        """The seconds of processor that it has taken, user and system, with the processes that it started."""
        return sum(_ticks(pid) for pid in self.processes) / _TICKS

    def memory(self) -> int:
        """The bytes that it holds in memory; the processes that it started do not grow with the tables, and are left out."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def _ticks(pid: int) -> int:
    """User and system time of a process, and of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    return sum(map(int, fields[11:15]))


@contextmanager
def ours(folder: Path | None = None) -> Iterator[House]:
    """Our server with its durable log, in a new folder if none is named."""
    with tempfile.TemporaryDirectory() as new, serving("--data", str(folder or new)) as house:
        yield house


@contextmanager
def serving(*settings: str, **env: str) -> Iterator[House]:
    """Our server with these settings, and these variables in its environment."""
    command = [sys.executable, "-m", "tavolata", "serve", "--connections", MOST, *settings, "--port"]
    with _running(command, "http", **env) as house:
        yield house


@contextmanager
def peers() -> Iterator[House]:
    """boardgame.io, which keeps everything in memory."""
    with _running(["node", str(PEER / "server.js")], "up", NODE_ENV="production") as house:
        yield house


def has_peer() -> bool:
    """Whether boardgame.io is there; it is fetched once."""
    if node.machine_has_node() and not (PEER / "node_modules" / "boardgame.io").is_dir():
        command, env = node.npm("install", "--no-save", "--no-audit", "--no-fund", "--no-package-lock")
        subprocess.run(command, cwd=PEER, env=env, check=False, capture_output=True)
    is_there = node.machine_has_node() and (PEER / "node_modules" / "boardgame.io").is_dir()
    if not is_there:
        print("boardgame.io is not there, so only our own server is measured; Node and 'npm install' in bench/peer bring it.")
    return is_there


@contextmanager
def _running(command: list[str], sign: str, **env: str) -> Iterator[House]:
    """A server on a free port, once it has said that it listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen([*command, str(port)], stdout=subprocess.PIPE, text=True, env={**os.environ, **env})
    try:
        assert process.stdout is not None
        if not any(sign in line for line in process.stdout):
            raise SystemExit(f"The server could not be started: {' '.join(command)}")
        yield House(process.pid, port)
    finally:
        process.terminate()
        process.wait()
