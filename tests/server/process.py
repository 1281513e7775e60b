"""Starts `tavolata serve` in its own process."""

import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from tavolata.server.store.location import StoreLocation

_START = """
import sys; from tavolata.server.config import Configuration; from tavolata.server.run import serve
serve(Configuration(host=sys.argv[1], port=int(sys.argv[2]), data=sys.argv[3], database=sys.argv[4], bus=sys.argv[5]))
"""
_SECONDS = 20
_FAREWELL_SECONDS = 5


class Process:
    """`tavolata serve`, as a process that can be killed."""

    def __init__(
        self,
        place: StoreLocation,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        python: Path = Path(sys.executable),
        bus: str = "",
        first: str = "",
    ) -> None:
        """`first` is Python code that the process runs before it serves."""
        data, database = (str(place), "") if isinstance(place, Path) else ("", place)
        command = [str(python), "-c", f"{first}\n{_START}", host, str(port), data, database, bus]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.host = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        """Stop the process by SIGTERM, so that it can write coverage data; a paused or hanging process is killed."""
        self._process.send_signal(signal.SIGTERM)
        self._process.send_signal(signal.SIGCONT)
        try:
            self._process.communicate(timeout=_FAREWELL_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate(timeout=_SECONDS)

    def ready(self) -> str:
        """Wait until the server listens; returns its first lines of output."""
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        found = re.search(r"http://(\S+)", first)
        assert found, self.ended()
        self.host = found[1]
        return first + self._process.stdout.readline()

    @property
    def room(self) -> int:
        """The size of the process's file table, from /proc."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("FDSize"))

    def send(self, how: signal.Signals) -> None:
        """Send a signal to the process."""
        self._process.send_signal(how)

    def stop(self, how: signal.Signals) -> tuple[int, str, str]:
        """Send a signal, wait for the process, and return its status and output."""
        self._process.send_signal(how)
        return self.ended()

    def ended(self) -> tuple[int, str, str]:
        """Wait until the process has ended by itself; returns its status and output."""
        said, complained = self._process.communicate(timeout=_SECONDS)
        return self._process.returncode, said, complained
