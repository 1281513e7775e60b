"""`tavolata serve`: the server on an address, with the games kept in a folder or in a database."""

import asyncio
import errno
import fcntl
import gc
import logging
import os
import resource
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from ipaddress import ip_address
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from tavolata.bots.external import register_bot
from tavolata.core.registry import plugins
from tavolata.i18n import Fact, translate
from tavolata.server.app import create_app
from tavolata.server.bot_processes import BotProcessPool
from tavolata.server.cluster.pubsub import Bus, bus_at
from tavolata.server.config import Configuration
from tavolata.server.log_config import configure_logging
from tavolata.server.net.admission import LOOPBACK, Doorkeeper
from tavolata.server.net.client_address import networks
from tavolata.server.net.http_protocol import ServerConfig
from tavolata.server.store.base import Store
from tavolata.server.store.errors import StoreError
from tavolata.server.store.location import exclusive_lock, redacted, require_postgres_extra
from tavolata.server.store.sqlite import SqliteStore
from tavolata.server.tables import messages

SWITCH_SECONDS = 0.0001
"""For so long one thread may keep others from running. The thread that writes moves waits for it several times with each, and anew whenever
the loop has let go for a moment and gone on: with five times as much it waited for tens of milliseconds while thousands came."""

_FAREWELL_SECONDS = 3
_REFUSED = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)
"""What the web server laments, and the doorkeeper counts."""


def serve(configuration: Configuration) -> None:
    """Serve until Ctrl-C or SIGTERM; where that cannot be, end with one sentence and status 1."""
    configure_logging(configuration.logs)
    for bot in configuration.bot:
        register_bot(bot)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as systemd and containers send it: no other than Ctrl-C
    try:
        with suppress(KeyboardInterrupt), _store(configuration) as store:
            _run(store, bus_at(configuration.bus, has_database=bool(configuration.database)), configuration)
    except StoreError as error:
        sys.exit(str(error))
    print(f"\n{translate('server.stopped')}", flush=True)


@contextmanager
def _store(configuration: Configuration) -> Iterator[Store]:
    """Where the games are kept: in a folder one server is alone, in a database there may be many."""
    if configuration.database:
        with require_postgres_extra():
            from tavolata.server.store.postgres import PostgresStore
        yield PostgresStore.open(configuration.database)
        return
    data = Path(configuration.data)
    with exclusive_lock(data), closing(SqliteStore.open(data)) as store:
        yield store


def _run(store: Store, bus: Bus, configuration: Configuration) -> None:
    """Until the web server has stopped in good order, and hands the interrupt on."""
    with _listen(configuration.host, configuration.port) as listening, closing(BotProcessPool()) as thinkers:
        _spare_the_collector()
        _make_room(listening, configuration.connections)
        sys.setswitchinterval(SWITCH_SECONDS)
        door = _doorkeeper(configuration, listening)
        app = create_app(store, bus=bus, make_bot=thinkers.make_bot, door=door, metrics=configuration.metrics)
        place = redacted(configuration.database or configuration.data)
        _Server(config(app), place).run([listening])


def _doorkeeper(configuration: Configuration, listening: socket.socket) -> Doorkeeper:
    """The doorkeeper as configured; a server that only this machine can reach goes by this machine's own names."""
    is_private = ip_address(listening.getsockname()[0]).is_loopback
    hosts = configuration.known_hosts or (LOOPBACK if is_private else ())
    return Doorkeeper(configuration, hosts=hosts, proxies=networks(configuration.trusted_proxies))


def _spare_the_collector() -> None:
    """What is loaded stays, and most of what a move makes has no cycles: looking for them so often would cost a tenth of the processor.

    Nor are they looked for so seldom that there is much to look through: everybody waits for a millisecond or two, and not for eight.
    """
    for plugin in plugins():  # so that the games are among what is loaded, and the first who comes does not wait for them
        messages.game_offer(plugin)
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 0, 1_000)


def _make_room(listening: socket.socket, files: int) -> None:
    """Have the kernel make room for so many files now: while it does, a process with threads stands still for some 10 milliseconds."""
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError):  # where there may not be so many, room is made by and by
        os.close(fcntl.fcntl(listening, fcntl.F_DUPFD, min(files, most - 1)))


class _Server(uvicorn.Server):
    """A web server that says in a friendly way that it is there, once it is."""

    def __init__(self, config: uvicorn.Config, place: str) -> None:
        super().__init__(config)
        self._place = place

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        assert sockets is not None
        print(translate("server.ready", {"address": _address(sockets[0]), "folder": self._place}), flush=True)


def config(app: Starlette) -> uvicorn.Config:
    """How the web server is to run our app: quietly, with sockets that take no more than they need."""
    logging.getLogger("uvicorn.error").addFilter(_is_worth_telling)
    door: Doorkeeper = app.state.door
    return ServerConfig(
        app,
        door,
        proxy_headers=bool(door.proxies),
        forwarded_allow_ips=[str(network) for network in door.proxies],
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_FAREWELL_SECONDS,
    )


def _listen(host: str, port: int) -> socket.socket:
    """A socket that is bound already: so a taken port is known before anything is started."""
    facts: dict[str, Fact] = {"host": host, "port": str(port)}
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family)
    except OverflowError:
        sys.exit(translate("server.port.range", facts))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            sys.exit(translate("server.port.taken", facts))
        sys.exit(translate("server.port.refused", {**facts, "why": error.strerror or str(error)}))


def _address(listening: socket.socket) -> str:
    """What to type into a browser on this machine; a server that listens everywhere also listens here."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - it is only recognised here, not listened on
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_worth_telling(record: logging.LogRecord) -> bool:
    """What is no request, and who does not read their farewell in time are no faults of the server's."""
    known = record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError)
    return not (record.msg in _REFUSED or known)
