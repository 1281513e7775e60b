"""A proxy to PostgreSQL that breaks connections at the worst moment: after a commit, before its response."""

import asyncio
import socket
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from types import TracebackType
from typing import Self
from urllib.parse import parse_qs, urlsplit

_SECONDS = 10
_IDLE = b"Z\x00\x00\x00\x05I"
"""The end of a PostgreSQL response when no transaction is open."""
_COMMITTED = (b"INSERT 0 ", b"COMMIT\x00")


class Cutter:
    """A proxy between servers and a database that breaks connections as a test directs."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        self._database = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"postgresql://postgres:@127.0.0.1:{self._listening.getsockname()[1]}{parts.path}?sslmode=disable"
        self.cuts = 0
        self._answers: Iterator[bool] = iter(())
        self._question: bytes | None = None
        self._is_passed_on = self._stays_cut = False
        self._mended = threading.Event()
        self._mended.set()
        self._lines: set[asyncio.Task[None] | None] = set()
        """The tasks of open connections; without this reference they could be garbage-collected."""
        self._ready = threading.Event()
        self._thread = threading.Thread(target=asyncio.run, args=[self._serve()])

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(_SECONDS)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        self.mend()
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(_SECONDS)

    def cut_answers(self, plan: Iterable[bool], *, until_mended: bool = False) -> None:
        """Break the connection before the response to each commit for which `plan` is true; `until_mended` also blocks new ones."""
        self._answers, self._stays_cut = iter(plan), until_mended

    def cut_question(self, word: bytes, *, passed_on: bool) -> None:
        """Break the connection that sends a query with this word; `passed_on` still forwards the query to the database."""
        self._question, self._is_passed_on = word, passed_on

    def mend(self) -> None:
        """Accept new connections again."""
        self._mended.set()

    async def _serve(self) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._hand_on, sock=self._listening)
        self._ready.set()
        await self._over.wait()
        server.close()

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(asyncio.current_task())
        await asyncio.to_thread(self._mended.wait, _SECONDS)
        far, back = await asyncio.open_unix_connection(self._database)
        try:
            with suppress(OSError):
                await asyncio.gather(self._ask(reader, back, writer), self._answer(far, writer))
        finally:
            back.transport.abort()
            writer.transport.abort()
            self._lines.discard(asyncio.current_task())

    async def _ask(self, reader: asyncio.StreamReader, back: asyncio.StreamWriter, writer: asyncio.StreamWriter) -> None:
        while asked := await reader.read(65536):
            is_cut = self._question is not None and self._question in asked
            if not is_cut or self._is_passed_on:
                back.write(asked)
            if is_cut:
                self._question = None
                self._cut(writer)
                break
        if not (writer.is_closing() and self._is_passed_on):
            back.close()

    async def _answer(self, far: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answer = b""
        while (told := await far.read(65536)) and not writer.is_closing():
            answer += told
            if answer.endswith(_IDLE):
                if any(word in answer for word in _COMMITTED) and next(self._answers, False):
                    self._cut(writer)
                    return
                answer = b""
            writer.write(told)
        writer.transport.abort()

    def _cut(self, writer: asyncio.StreamWriter) -> None:
        self.cuts += 1
        if self._stays_cut:
            self._mended.clear()
        writer.transport.abort()
