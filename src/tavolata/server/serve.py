"""`tavolata serve`: the server on an address, with the games kept in a folder."""

import errno
import gc
import logging
import socket
import sys
from contextlib import closing, suppress
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from tavolata.core.library import kits
from tavolata.server.app import create_app
from tavolata.server.store import SqliteStore, StoreError
from tavolata.server.thinkers import Thinkers
from tavolata.words import Fact, say

MOST_BYTES = 1024 * 1024
"""What a socket takes at all; far less is understood, and what lies between is refused in words."""

_FAREWELL_SECONDS = 3


def serve(*, host: str, port: int, data: str | Path) -> None:
    """Serve until Ctrl-C; where that cannot be, end with one sentence and status 1."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        store = SqliteStore.open(Path(data))
    except StoreError as error:
        sys.exit(str(error))
    try:
        # The web server has stopped in good order when it hands the interrupt on.
        with _listen(host, port) as listening, closing(Thinkers()) as thinkers, suppress(KeyboardInterrupt):
            _spare_the_collector()
            _Server(config(create_app(store, make_bot=thinkers.make_bot)), Path(data)).run([listening])
    finally:
        store.close()
    print(f"\n{say('server.stopped')}", flush=True)


def _spare_the_collector() -> None:
    """What is loaded stays, and most of what a move makes has no cycles: looking for them so often would cost a tenth of the processor."""
    kits()  # so that the games are among what is loaded, and the first who comes does not wait for them
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000)


class _Server(uvicorn.Server):
    """A web server that says in a friendly way that it is there, once it is."""

    def __init__(self, config: uvicorn.Config, data: Path) -> None:
        super().__init__(config)
        self._data = data

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        assert sockets is not None
        print(say("server.ready", {"address": _address(sockets[0]), "folder": str(self._data)}), flush=True)


def config(app: Starlette) -> uvicorn.Config:
    """How the web server is to run our app: quietly, with sockets that take no more than they need."""
    logging.getLogger("uvicorn.error").addFilter(_is_worth_telling)
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
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
        sys.exit(say("server.port.range", facts))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            sys.exit(say("server.port.taken", facts))
        sys.exit(say("server.port.refused", {**facts, "why": error.strerror or str(error)}))


def _address(listening: socket.socket) -> str:
    """What to type into a browser on this machine; a server that listens everywhere also listens here."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - it is only recognised here, not listened on
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_worth_telling(record: logging.LogRecord) -> bool:
    """Text that is no UTF-8 is a fault of the sender, whose socket is closed for it; the server need not lament it."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))
