"""Catching up with a long game: what somebody missed is written a piece at a time, and all who wait for that take turns."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple, cast

import msgspec

from tavolata.core.game import Seat
from tavolata.core.log import Step
from tavolata.server.protocol.messages import StepSeen
from tavolata.server.tables import move_messages

PIECE = 100
"""So many lines are written at a time: about a millisecond of work, after which everybody else has their turn."""

MOST_PIECES = 128
"""So many of those that were written last are kept, a few megabytes: whoever comes again, or watches the same game, is soon served."""

BYTES_A_SECOND = 100_000_000
"""So much is told in all to those who catch up: whoever says hello over and over takes a part of the time, and no more."""

_encode = msgspec.json.Encoder().encode


class Missed(NamedTuple):
    """What a seat has missed from a line on, as much of it as is written already."""

    seat: Seat | None
    since: int
    pieces: list[msgspec.Raw]

    def told(self, steps: Sequence[Step], seat: Seat | None) -> list[StepSeen]:
        """All lines that were missed; somebody who took another seat meanwhile knows other things."""
        if seat != self.seat:
            return move_messages.missed_by(seat, steps[self.since :])
        rest = move_messages.missed_by(seat, steps[self.since + PIECE * len(self.pieces) :])
        return [*cast(list[StepSeen], self.pieces), *rest]


class CatchingUp:
    """Whoever catches up in a house: however many they are, one piece is written at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._kept: dict[tuple[int, Seat | None], tuple[Step, msgspec.Raw]] = {}
        """Each by its first line, which is kept with it so that nothing else can have its id."""

    async def missed(self, steps: Sequence[Step], seat: Seat | None, since: int) -> Missed:
        """The lines from one on as a seat may know them, in whole pieces as they are sent; the rest is too short to wait for."""
        pieces: list[msgspec.Raw] = []
        while len(steps) - (at := since + PIECE * len(pieces)) >= PIECE:
            async with self._turn:
                pieces.append(self._piece(steps[at : at + PIECE], seat))
                await asyncio.sleep(0)  # the next piece is written only after all that is to be done now
        if pieces:
            async with self._turn:
                await asyncio.sleep(sum(len(memoryview(piece)) for piece in pieces) / BYTES_A_SECOND)
        return Missed(seat, since, pieces)

    def _piece(self, steps: Sequence[Step], seat: Seat | None) -> msgspec.Raw:
        """Some lines as they stand in a list of them, without its brackets."""
        key = id(steps[0]), seat
        if key not in self._kept:
            if len(self._kept) == MOST_PIECES:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = steps[0], msgspec.Raw(_encode(move_messages.missed_by(seat, steps))[1:-1])
        return self._kept[key][1]
