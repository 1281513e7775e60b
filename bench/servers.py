"""Starts the servers under measurement, each in its own process: Tavolata and boardgame.io."""

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
MAX_CONNECTIONS = "30000"
_TICKS = os.sysconf("SC_CLK_TCK")


class BenchServer(NamedTuple):
    """A running server."""

    pid: int
    port: int

    @property
    def processes(self) -> list[int]:
        """The process IDs of the server and its children."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii")
        return [self.pid, *map(int, children.split())]

    def cpu_seconds(self) -> float:
        """Seconds of processor time, user and system, of the server and its children."""
        return sum(_ticks(pid) for pid in self.processes) / _TICKS

    def memory_bytes(self) -> int:
        """Resident bytes of the server process; its children do not grow with the tables."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def _ticks(pid: int) -> int:
    """Clock ticks of a process and of its ended children."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    return sum(map(int, fields[11:15]))


@contextmanager
def tavolata(python: str | Path = sys.executable) -> Iterator[BenchServer]:
    """Tavolata with its durable log in a new folder, run by this Python or by the one of another checkout."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(python), "-m", "tavolata", "serve", "--connections", MAX_CONNECTIONS, "--data", folder, "--port"]
        with _running(command, "http") as server:
            yield server


@contextmanager
def boardgame_io() -> Iterator[BenchServer]:
    """boardgame.io, which stores matches in memory."""
    with _running(["node", str(PEER / "server.js")], "up", NODE_ENV="production") as server:
        yield server


def has_boardgame_io() -> bool:
    """True if boardgame.io is installed; npm fetches it once."""
    if node.machine_has_node() and not (PEER / "node_modules" / "boardgame.io").is_dir():
        command, env = node.npm("install", "--no-save", "--no-audit", "--no-fund", "--no-package-lock")
        subprocess.run(command, cwd=PEER, env=env, check=False, capture_output=True)
    is_there = node.machine_has_node() and (PEER / "node_modules" / "boardgame.io").is_dir()
    if not is_there:
        print("boardgame.io is not there, so only our own server is measured; Node and 'npm install' in bench/peer bring it.")
    return is_there


@contextmanager
def _running(command: list[str], sign: str, **env: str) -> Iterator[BenchServer]:
    """A server on a free port, from the moment it prints that it listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen([*command, str(port)], stdout=subprocess.PIPE, text=True, env={**os.environ, **env})
    try:
        assert process.stdout is not None
        if not any(sign in line for line in process.stdout):
            raise SystemExit(f"The server could not be started: {' '.join(command)}")
        yield BenchServer(process.pid, port)
    finally:
        process.terminate()
        process.wait()
