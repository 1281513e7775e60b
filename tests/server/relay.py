"""A small TCP proxy, for machines without HAProxy and nginx."""

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle
from typing import ClassVar, TypeAlias

_SECONDS = 10
_LOOK = 1.0
"""The seconds between two health checks of a server."""
_PATIENCE = 2.0
"""The timeout of a health check in seconds."""


_Line: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Relay:
    """A TCP proxy that forwards bytes, and closes the connections of a server that fails its health check."""

    name: ClassVar = "our own"
    notices_silence: ClassVar = True

    def __init__(self, port: int, ports: Sequence[int]) -> None:
        self._port, self._ports, self._next = port, ports, cycle(ports)
        self._lines: dict[int, set[asyncio.StreamWriter]] = {one: set() for one in ports}
        self._callers: set[asyncio.StreamWriter] = set()
        self._silent: set[int] = set()
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(_SECONDS)

    def stop(self) -> None:
        """Stop it."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(_SECONDS)

    def _run(self) -> None:
        server = self._loop.run_until_complete(asyncio.start_server(self._hand_on, "127.0.0.1", self._port))
        looking = [self._loop.create_task(self._look_after(port)) for port in self._ports]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        for task in looking:
            task.cancel()
        self._loop.run_until_complete(self._hang_up())
        self._loop.close()

    async def _hang_up(self) -> None:
        """Close all connections of this proxy."""
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            for writer in self._callers:
                writer.transport.abort()
            await asyncio.wait(others, timeout=0.1)
        await asyncio.sleep(0)  # aborted connections close in the next loop iteration

    async def _look_after(self, port: int) -> None:
        while True:
            if await _answers(port):
                self._silent.discard(port)
            else:
                self._silent.add(port)
                for line in list(self._lines[port]):
                    line.transport.abort()
            await asyncio.sleep(_LOOK)

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._callers.add(writer)
        try:
            for _ in self._ports:
                if (port := next(self._next)) in self._silent:
                    continue
                with suppress(OSError):
                    far, back = await asyncio.open_connection("127.0.0.1", port)
                    await self._pour_both(port, (reader, writer), (far, back))
                    return
        finally:
            self._callers.discard(writer)
            writer.transport.abort()

    async def _pour_both(self, port: int, near: _Line, far: _Line) -> None:
        self._lines[port].add(near[1])
        try:
            await asyncio.gather(_pour(near[0], far[1]), _pour(far[0], near[1]))
        finally:
            self._lines[port].discard(near[1])
            far[1].transport.abort()


async def _answers(port: int) -> bool:
    """Whether a server passes the health check."""
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(_PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                return b" 200 " in await reader.readline()
            finally:
                writer.transport.abort()
    return False


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()
