"""Starts `tavolata serve` in its own process, which chaos runs kill and pause."""

import asyncio
import os
import resource
import signal
import socket
import sys
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[2]
_SECONDS = 60


def free_port() -> int:
    """A free port, which a server keeps over its restarts."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


class Server:
    """A server process of a chaos run."""

    def __init__(self, folder: Path, port: int, *settings: str) -> None:
        """`settings` are command-line flags that replace `--data`."""
        self.folder = folder
        self._settings = settings or ("--data", str(folder))
        self.port = port
        self._complaints = folder.parent / "complaints.txt"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, *, skew: str | None = None, most_bytes: int | None = None) -> None:
        """Start the server, optionally with a jumping clock or a limited file size."""
        command = ["-m", "tests.chaos.clock_skew", skew] if skew else ["-m", "tavolata"]
        limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (most_bytes, most_bytes)) if most_bytes else None
        with self._complaints.open("a") as complaints:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *[*command, "serve", "--port", str(self.port), *self._settings],
                stdout=asyncio.subprocess.PIPE,
                stderr=complaints,
                preexec_fn=limit,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
            )

    async def ready(self) -> bool:
        """Wait until the server listens; False if it ended instead."""
        assert self._process is not None
        assert self._process.stdout is not None
        async with asyncio.timeout(_SECONDS):
            return b"http://" in await self._process.stdout.readline()

    def send(self, how: signal.Signals) -> None:
        """Send a signal, for example to pause or continue the process."""
        assert self._process is not None
        self._process.send_signal(how)

    async def stop(self, how: signal.Signals) -> int:
        """Stop it by a signal; returns its exit status."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(how)
        async with asyncio.timeout(_SECONDS):
            await self._process.communicate()
        assert self._process.returncode is not None
        return self._process.returncode

    @property
    def complaints(self) -> str:
        """The standard error output of all runs of this server."""
        return self._complaints.read_text(encoding="utf-8")
