"""Sends missed steps in encoded chunks, one chunk at a time for the whole process."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple, cast

import msgspec

from tavolata.core.game import Seat
from tavolata.core.log import Step
from tavolata.server.protocol.messages import StepSeen
from tavolata.server.tables import messages

CHUNK = 100
"""The lines of a chunk: about a millisecond of work, after which other tasks run."""

MAX_CHUNKS = 128
"""At most this many chunks are cached, a few megabytes, for further clients of the same match."""

BYTES_A_SECOND = 100_000_000
"""The rate at which all resyncs of a process send, so that repeated hellos cannot take all of its time."""

_encode = msgspec.json.Encoder().encode


class MissedSteps(NamedTuple):
    """The steps that a seat has missed since a line, in whole encoded chunks."""

    seat: Seat | None
    since: int
    chunks: list[msgspec.Raw]

    def steps_for(self, steps: Sequence[Step], seat: Seat | None) -> list[StepSeen]:
        """All missed steps; if the client holds another seat by now, they are built again."""
        if seat != self.seat:
            return messages.steps_for(seat, steps[self.since :])
        rest = messages.steps_for(seat, steps[self.since + CHUNK * len(self.chunks) :])
        return [*cast(list[StepSeen], self.chunks), *rest]


class ResyncScheduler:
    """Encodes one chunk at a time, however many clients wait."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._cache: dict[tuple[int, Seat | None], tuple[Step, msgspec.Raw]] = {}
        """The chunks by the id of their first step and the seat; the step is stored too, so that its id is not reused."""

    async def load(self, steps: Sequence[Step], seat: Seat | None, since: int) -> MissedSteps:
        """The steps since a line as a seat may know them, in whole chunks; the rest is built when it is sent."""
        chunks: list[msgspec.Raw] = []
        while len(steps) - (at := since + CHUNK * len(chunks)) >= CHUNK:
            async with self._turn:
                chunks.append(self._chunk(steps[at : at + CHUNK], seat))
                await asyncio.sleep(0)  # other tasks run before the next chunk
        if chunks:
            async with self._turn:
                await asyncio.sleep(sum(len(memoryview(chunk)) for chunk in chunks) / BYTES_A_SECOND)
        return MissedSteps(seat, since, chunks)

    def _chunk(self, steps: Sequence[Step], seat: Seat | None) -> msgspec.Raw:
        """The JSON of some steps, without the brackets of the list."""
        key = id(steps[0]), seat
        if key not in self._cache:
            if len(self._cache) == MAX_CHUNKS:
                del self._cache[next(iter(self._cache))]
            self._cache[key] = steps[0], msgspec.Raw(_encode(messages.steps_for(seat, steps))[1:-1])
        return self._cache[key][1]
