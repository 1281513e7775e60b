"""`tavolata serve`: runs the server with a store in a folder or in a database."""

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
from tavolata.server.cluster.pubsub import PubSub, open_pubsub
from tavolata.server.config import Configuration
from tavolata.server.log_config import configure_logging
from tavolata.server.net.admission import LOOPBACK, Admission
from tavolata.server.net.http_protocol import ServerConfig
from tavolata.server.net.rate_limits import networks
from tavolata.server.store.base import Store
from tavolata.server.store.errors import StoreError
from tavolata.server.store.location import exclusive_lock, redacted, require_postgres_extra
from tavolata.server.store.sqlite import SqliteStore
from tavolata.server.tables import messages

SWITCH_SECONDS = 0.0001
"""Python's thread switch interval.

The store's writer thread waits for it several times a move. At 0.5 ms it waited for tens of milliseconds under load.
"""

SHUTDOWN_TIMEOUT = 3
_COUNTED = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""uvicorn's warnings about requests that `Admission` counts."""


def serve(configuration: Configuration) -> None:
    """Serve until Ctrl-C or SIGTERM. If the server cannot start, exit with one sentence and status 1."""
    configure_logging(configuration.logs)
    for bot in configuration.bot:
        register_bot(bot)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # systemd and containers send SIGTERM: treat it as Ctrl-C
    try:
        with suppress(KeyboardInterrupt), _store(configuration) as store:
            _run(store, open_pubsub(configuration.bus, has_database=bool(configuration.database)), configuration)
    except StoreError as error:
        sys.exit(str(error))
    print(f"\n{translate('server.stopped')}", flush=True)


@contextmanager
def _store(configuration: Configuration) -> Iterator[Store]:
    """The configured store; a folder is locked for one server, a database may have several."""
    if configuration.database:
        with require_postgres_extra():
            from tavolata.server.store.postgres import PostgresStore
        yield PostgresStore.open(configuration.database)
        return
    data = Path(configuration.data)
    with exclusive_lock(data), closing(SqliteStore.open(data)) as store:
        yield store


def _run(store: Store, pubsub: PubSub, configuration: Configuration) -> None:
    """Run uvicorn until it has shut down; uvicorn then raises the interrupt again."""
    with _listen(configuration.host, configuration.port) as listening, closing(BotProcessPool()) as thinkers:
        _tune_gc()
        _reserve_file_descriptors(listening, configuration.connections)
        sys.setswitchinterval(SWITCH_SECONDS)
        admission = _admission(configuration, listening)
        app = create_app(store, pubsub=pubsub, make_bot=thinkers.make_bot, admission=admission, metrics=configuration.metrics)
        place = redacted(configuration.database or configuration.data)
        _Server(config(app), place).run([listening])


def _admission(configuration: Configuration, listening: socket.socket) -> Admission:
    """The admission as configured. A server on loopback accepts only this machine's own host names."""
    is_private = ip_address(listening.getsockname()[0]).is_loopback
    hosts = configuration.known_hosts or (LOOPBACK if is_private else ())
    return Admission(configuration, hosts=hosts, proxies=networks(configuration.trusted_proxies))


def _tune_gc() -> None:
    """Freeze the loaded objects and collect garbage less often.

    The default thresholds cost a tenth of the processor, for a move makes hardly any cycles. Fewer collections would each take 8 ms
    instead of 1 or 2.
    """
    for plugin in plugins():  # load the games now, so that they are frozen too and the first client does not wait
        messages.game_offer(plugin)
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 0, 1_000)


def _reserve_file_descriptors(listening: socket.socket, files: int) -> None:
    """Let the kernel grow the file table now; later it would pause a process with threads for some 10 ms."""
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError):  # where the limit is lower the table grows step by step
        os.close(fcntl.fcntl(listening, fcntl.F_DUPFD, min(files, most - 1)))


class _Server(uvicorn.Server):
    """uvicorn's server, which prints its address once it listens."""

    def __init__(self, config: uvicorn.Config, place: str) -> None:
        super().__init__(config)
        self._place = place

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and print the address."""
        await super().startup(sockets)
        assert sockets is not None
        print(translate("server.ready", {"address": _address(sockets[0]), "folder": self._place}), flush=True)


def config(app: Starlette) -> uvicorn.Config:
    """uvicorn's settings for the app."""
    logging.getLogger("uvicorn.error").addFilter(_log_filter)
    admission: Admission = app.state.admission
    return ServerConfig(
        app,
        admission,
        proxy_headers=bool(admission.proxies),
        forwarded_allow_ips=[str(network) for network in admission.proxies],
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )


def _listen(host: str, port: int) -> socket.socket:
    """A bound socket, so that a taken port is known before anything starts."""
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
    """The address to open in a browser on this machine, also for a server that listens everywhere."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - only compared here
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _log_filter(record: logging.LogRecord) -> bool:
    """Drop warnings about invalid requests and about clients that do not close in time."""
    known = record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError)
    return not (record.msg in _COUNTED or known)
