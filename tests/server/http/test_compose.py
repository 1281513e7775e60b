"""Tests of the compose file without a container engine: its references exist, and its commands start a working site."""

import os
import re
import shutil
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest

from tavolata.server.config import load_config
from tavolata.server.protocol import messages
from tests.chaos.server import free_port
from tests.server.harness import Moves, Visitors, play_out
from tests.server.postgres import Postgres, execute, query
from tests.server.proxy import Program, Proxy
from tests.server.redis import Redis

DEPLOY = Path(__file__).parents[3] / "deploy"
PASSWORD = "of-the-tests"  # noqa: S105 - for these tests only
_SECONDS = 40


def compose() -> Any:
    """The compose file as an engine reads it, with a password."""
    return msgspec.yaml.decode((DEPLOY / "compose.yaml").read_text(encoding="utf-8").replace("${PASSWORD}", PASSWORD))


def container() -> dict[str, str]:
    """The environment variables of the container image."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    (line,) = re.findall(r"^ENV (.+)$", text, re.MULTILINE)
    return dict(word.split("=") for word in line.split())


def servers() -> dict[str, Any]:
    """The services that are built from this repository."""
    return {name: service for name, service in compose()["services"].items() if "build" in service}


def test_everything_that_it_names_is_there() -> None:
    whole = compose()
    assert list(servers()) == ["one", "two", "three"]
    for service in whole["services"].values():
        assert ("image" in service) != ("build" in service)
        assert set(service.get("depends_on", {})) <= set(whole["services"])
        for mounted in service.get("volumes", []):
            place = mounted.split(":")[0]
            assert (DEPLOY / place).is_file() if place.startswith(".") else place in whole["volumes"]
    for service in servers().values():
        root = DEPLOY / service["build"]["context"]
        assert (root / service["build"]["dockerfile"]).is_file()
        locks = re.findall(r"-r (\S+)", service["build"]["args"]["LOCKS"])
        assert locks
        assert all((root / lock).is_file() for lock in locks)


def test_only_a_service_that_tells_its_health_is_waited_for_to_be_healthy() -> None:
    whole = compose()
    for service in servers().values():
        healthy = [name for name, how in service["depends_on"].items() if how["condition"] == "service_healthy"]
        assert healthy == ["database"]
        assert all("healthcheck" in whole["services"][name] for name in healthy)


def test_its_names_are_those_of_its_services() -> None:
    whole, proxied = compose(), (DEPLOY / "Caddyfile.site").read_text(encoding="utf-8")
    for service in servers().values():
        settings = load_config({}, {**container(), **service["environment"]})
        database, bus = urlsplit(settings.database), urlsplit(settings.bus)
        user = whole["services"][str(database.hostname)]["environment"]
        assert (database.username, database.password) == (user["POSTGRES_USER"], user["POSTGRES_PASSWORD"])
        assert database.path == f"/{user['POSTGRES_USER']}", "the image makes one of that name"
        assert bus.password in whole["services"][str(bus.hostname)]["command"]
        assert set(re.findall(r"(\w+):(?=\d{4})", proxied)) == set(servers())
        assert set(re.findall(r":(\d{4})", proxied)) == {str(settings.port)}
        subnet = whole["networks"]["default"]["ipam"]["config"][0]["subnet"]
        assert service["environment"]["TAVOLATA_TRUSTED_PROXIES"] == subnet
        assert service["environment"]["TAVOLATA_KNOWN_HOSTS"].split(",")[0] in proxied


@pytest.fixture
def database(postgres: Postgres) -> str:
    """A database of the user that the PostgreSQL image creates."""
    there = postgres.new_database()
    user = compose()["services"]["database"]["environment"]
    if not query(there, "SELECT 1 FROM pg_roles WHERE rolname = $1", user["POSTGRES_USER"]):
        execute(there, f"CREATE ROLE {user['POSTGRES_USER']} LOGIN SUPERUSER PASSWORD '{user['POSTGRES_PASSWORD']}'")
    return there.replace("postgres:@", f"{user['POSTGRES_USER']}:{user['POSTGRES_PASSWORD']}@")


@pytest.fixture
def bus() -> Iterator[Redis]:
    """Redis, started by the command of the compose file on a free port."""
    program, *settings = compose()["services"]["bus"]["command"]
    assert program == "redis-server"
    running = Redis(password=PASSWORD, settings=settings)
    yield running
    running.kill()


class Server:
    """A server, started by the command and environment of a container on a free port."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.port = free_port()
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("TAVOLATA_")}
        here = {"TAVOLATA_HOST": "127.0.0.1", "TAVOLATA_PORT": str(self.port)}
        command = [str(Path(sys.executable).parent / "tavolata"), "serve"]
        self._process = subprocess.Popen(
            command, env={**inherited, **container(), **environment, **here}, stdout=subprocess.PIPE, text=True
        )

    def ready(self) -> None:
        """Wait until the server listens."""
        assert self._process.stdout is not None
        assert "http://" in self._process.stdout.readline()

    def stop(self) -> None:
        """Stop the server as an engine does."""
        self._process.terminate()
        assert self._process.communicate(timeout=_SECONDS) is not None
        assert self._process.returncode == 0


@pytest.fixture
def site(database: str, bus: Redis) -> Iterator[list[Server]]:
    """The three servers, started after the database passes its health check."""
    assert _is_healthy(database)
    with ExitStack() as stack:
        started = []
        for service in servers().values():
            started.append(Server({**service["environment"], "TAVOLATA_DATABASE": database, "TAVOLATA_BUS": bus.url}))
            stack.callback(started[-1].stop)
        for server in started:
            server.ready()
        yield started


def _is_healthy(database: str) -> bool:
    """Whether the database passes the health check of the compose file."""
    with warnings.catch_warnings(action="ignore"):
        import pgserver
    _, program, *words = compose()["services"]["database"]["healthcheck"]["test"]
    host = re.findall(r"host=([^&]+)", database)[0]
    found = Path(pgserver.__file__).parent / "pginstall" / "bin" / program
    return subprocess.run([found, *words, "-h", host], capture_output=True, check=False).returncode == 0


class Caddy(Program):
    """Caddy with the configuration of the compose file, without TLS."""

    def __init__(self, port: int, ports: dict[str, int]) -> None:
        text = (DEPLOY / "Caddyfile.site").read_text(encoding="utf-8")
        here = re.sub(r"(\w+):8000", lambda found: f"127.0.0.1:{ports[found[1]]}", text)
        here = re.sub(r"^play\.example\.org \{", f"http://127.0.0.1:{port} {{", here, flags=re.MULTILINE)
        here = "{\n\tadmin off\n}\n" + here.replace("play.example.org", "127.0.0.1")
        super().__init__(port, here, "caddy", "run", "--adapter", "caddyfile", "--config", "{folder}/conf")


def test_a_game_is_played_on_the_site_that_it_starts(site: list[Server]) -> None:
    """Each server passes the health check of its container; the proxy is Caddy if installed, otherwise that of the other tests."""
    for server in site:
        assert _is_well(server.port)
    with ExitStack() as stack:
        ports = dict(zip(servers(), (server.port for server in site), strict=True))
        house = Visitors(f"127.0.0.1:{_proxy(stack, ports)}")
        tables = [house.open_table() for _ in range(3)]

        async def story() -> None:
            for table in tables:
                anna, ben = people = [await house.sit(table, name, seat) for seat, name in enumerate(("Anna", "Ben"))]
                await anna.until(messages.Table, lambda known: known.seats[1].holder == "person")  # Ben may be elsewhere
                await anna.send(messages.Begin())
                for person in (anna, ben):
                    await person.expect(Moves)
                await play_out(people, lines=30)

        house.tell(story())
        assert httpx.get(f"http://{house.host}/ready").json() == {"ready": True}


def _proxy(stack: ExitStack, ports: dict[str, int]) -> int:
    if not shutil.which("caddy"):
        return stack.enter_context(Proxy(list(ports.values()))).port
    port = free_port()
    stack.callback(Caddy(port, ports).stop)
    return port


def _is_well(port: int) -> bool:
    """Whether a server passes the health check of its container."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    (command,) = re.findall(r"^HEALTHCHECK .* CMD (\[.+\])$", text, re.MULTILINE)
    program, *words = msgspec.json.decode(command.replace(":8000/", f":{port}/"), type=list[str])
    assert program == "python"
    return subprocess.run([sys.executable, *words], check=False).returncode == 0
