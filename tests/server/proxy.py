"""A proxy in front of several servers: nginx where the machine has one, and otherwise a few lines of our own."""

import asyncio
import shutil
import socket
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from types import TracebackType
from typing import Self

_SECONDS = 10
_NGINX = """
user root;
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/log crit;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream tavolata {{
        {servers}
    }}
    map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://tavolata;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_connect_timeout 1s;
            proxy_read_timeout 120s;
        }}
    }}
}}
"""


class Proxy:
    """Hands each connection on to one of the servers, and to another if that one is gone."""

    def __init__(self, ports: Sequence[int]) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self._proxy = _Nginx(self.port, ports) if shutil.which("nginx") else _Relay(self.port, ports)

    @property
    def name(self) -> str:
        """Which of the two it is."""
        return "nginx" if isinstance(self._proxy, _Nginx) else "our own"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        self._proxy.stop()


class _Nginx:
    """The proxy that most hosts run."""

    def __init__(self, port: int, ports: Sequence[int]) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="nginx"))
        servers = "\n        ".join(f"server 127.0.0.1:{one} max_fails=1 fail_timeout=1s;" for one in ports)
        (self._folder / "conf").write_text(_NGINX.format(folder=self._folder, servers=servers, port=port), encoding="utf-8")
        command = ["nginx", "-e", str(self._folder / "log"), "-c", str(self._folder / "conf")]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)

    def stop(self) -> None:
        """Stop it, and tidy up."""
        self._process.terminate()
        self._process.wait(_SECONDS)
        shutil.rmtree(self._folder)


class _Relay:
    """A proxy that understands nothing of what goes through it."""

    def __init__(self, port: int, ports: Sequence[int]) -> None:
        self._port, self._ports, self._next = port, ports, cycle(ports)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop it."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(_SECONDS)

    def _run(self) -> None:
        self._loop.run_until_complete(asyncio.start_server(self._hand_on, "127.0.0.1", self._port))
        self._loop.run_forever()
        self._loop.close()

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self._ports:
            with suppress(OSError):
                far, back = await asyncio.open_connection("127.0.0.1", next(self._next))
                await asyncio.gather(_pour(reader, back), _pour(far, writer))
                return
        writer.transport.abort()


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()
