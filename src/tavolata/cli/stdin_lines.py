"""What somebody types while other things go on: lines, as they come."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from threading import Thread

_PIECE = 4096


async def lines() -> AsyncIterator[str]:
    """Each line that is typed, until the input ends; one that cannot be read has ended."""
    try:
        descriptor = sys.stdin.fileno()
    except (OSError, ValueError):
        return
    inbox: asyncio.Queue[bytes] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    # The interpreter does not wait for this thread, and must not: nobody can wake it. So it reads past Python's own locks.
    Thread(target=_hand_over, args=(descriptor, loop, inbox), daemon=True).start()
    rest = b""
    while piece := await inbox.get():
        *whole, rest = (rest + piece).split(b"\n")
        for line in whole:
            yield _text(line)
    if rest:
        yield _text(rest)


def _hand_over(descriptor: int, loop: asyncio.AbstractEventLoop, inbox: "asyncio.Queue[bytes]") -> None:
    """Give what is typed to those who wait for it; nothing is the end."""
    piece = b"?"
    while piece and not loop.is_closed():
        try:
            piece = os.read(descriptor, _PIECE)
        except OSError:
            piece = b""
        try:
            loop.call_soon_threadsafe(inbox.put_nowait, piece)
        except RuntimeError:  # nobody waits any longer
            return


def _text(line: bytes) -> str:
    return line.decode(sys.stdin.encoding, "replace").strip()
