"""A proxy in front of several servers: HAProxy or nginx if one is installed, otherwise `Relay`."""

import os
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import ClassVar, Protocol, Self

from tests.server.relay import Relay

_SECONDS = 10
_DEPLOY = Path(__file__).parents[2] / "deploy"
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


class AnyProxy(Protocol):
    """Protocol of all proxies."""

    name: ClassVar[str]
    notices_silence: ClassVar[bool]
    """Whether it closes the connections of a paused server, so that clients reconnect elsewhere."""

    def stop(self) -> None:
        """Stop it, and tidy up."""
        ...


class Proxy:
    """A running proxy of the best available kind; it forwards each connection to a server that accepts it."""

    def __init__(self, ports: Sequence[int]) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        kinds: dict[str, Callable[[int, Sequence[int]], AnyProxy]] = {"haproxy": _Haproxy, "nginx": _Nginx}
        kind = next((kinds[program] for program in kinds if shutil.which(program)), Relay)
        self._proxy = kind(self.port, ports)
        self.name = self._proxy.name
        self.notices_silence = self._proxy.notices_silence

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        self._proxy.stop()


class Program:
    """A proxy program that runs with a configuration file in a temporary folder."""

    def __init__(self, port: int, settings: str, *command: str) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="proxy"))
        (self._folder / "conf").write_text(settings.replace("{folder}", str(self._folder)), encoding="utf-8")
        words = [word.replace("{folder}", str(self._folder)) for word in command]
        homes = {name: str(self._folder) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME")}
        self._process = subprocess.Popen(words, env={**os.environ, **homes}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        patience = monotonic() + _SECONDS
        while not _listens(port):
            if monotonic() > patience:
                self.stop()
                raise AssertionError(words)
            sleep(0.01)

    def stop(self) -> None:
        """Stop it, and tidy up."""
        self._process.terminate()
        self._process.wait(_SECONDS)
        shutil.rmtree(self._folder)


def _listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


class _Nginx(Program):
    """nginx with the configuration of deploy/."""

    name: ClassVar = "nginx"
    notices_silence: ClassVar = False

    def __init__(self, port: int, ports: Sequence[int]) -> None:
        servers = "\n        ".join(f"server 127.0.0.1:{one} max_fails=1 fail_timeout=1s;" for one in ports)
        settings = _NGINX.format(folder="{folder}", servers=servers, port=port)
        super().__init__(port, settings, "nginx", "-e", "{folder}/log", "-c", "{folder}/conf")


class _Haproxy(Program):
    """HAProxy with the configuration of deploy/, which notices paused servers."""

    name: ClassVar = "HAProxy"
    notices_silence: ClassVar = True

    def __init__(self, port: int, ports: Sequence[int]) -> None:
        super().__init__(
            port, _for_tests((_DEPLOY / "haproxy.cfg").read_text(encoding="utf-8"), port, ports), "haproxy", "-f", "{folder}/conf"
        )


def _for_tests(recipe: str, port: int, ports: Sequence[int]) -> str:
    """A configuration of deploy/ without TLS and at these ports; it spreads the clients of a table over servers, which is harder."""
    servers = "".join(f"    server at{one} 127.0.0.1:{one}\n" for one in ports)
    here = re.sub(r"^    bind :443 .*$", f"    bind 127.0.0.1:{port}", recipe, flags=re.MULTILINE)
    here = re.sub(r"^    (bind :80|http-request redirect .*|hash-type .*)\n", "", here, flags=re.MULTILINE)
    here = re.sub(r"(    server \w+ \S+:8000\n)+", servers, here)
    return here.replace("balance uri", "balance roundrobin").replace("play.example.org", "127.0.0.1")
