"""A line to PostgreSQL that is cut at the worst moment: when something was committed, and nobody was told so yet."""

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
"""How PostgreSQL ends an answer when no transaction is open."""
_COMMITTED = (b"INSERT 0 ", b"COMMIT\x00")


class Cutter:
    """Hands everything on between servers and a database, and cuts the line where a test says so."""

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
        """Nobody else holds on to a line whose one end is cut."""
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
        """Cut the answer to those of the next commits for which the plan says so; perhaps nobody comes through from then on."""
        self._answers, self._stays_cut = iter(plan), until_mended

    def cut_question(self, word: bytes, *, passed_on: bool) -> None:
        """Cut the line over which something comes with this word in it; the database may get it all the same."""
        self._question, self._is_passed_on = word, passed_on

    def mend(self) -> None:
        """Let everybody through again."""
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
