"""Frames: whatever comes is read as the library for websockets reads it, in however many pieces, and refused with the same code."""

from random import Random

import pytest
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from tavolata.server.net.websocket_frames import BINARY, CLOSE, TEXT, TOO_BIG, Broken, Reader, farewell, framed

MOST = 300
TRIES = 3000

Read = tuple[list[tuple[int, bytes]], int | None]
"""The messages, and the code with which the line ends if it does."""


def read(pieces: list[bytes]) -> Read:
    """As we read it."""
    reader, found = Reader(MOST), list[tuple[int, bytes]]()
    try:
        for piece in pieces:
            for message in reader.read(piece):
                found.append(message)
                if message[0] == CLOSE:
                    return found, None
    except Broken as broken:
        return found, broken.code
    return found, None


def read_by_library(pieces: list[bytes]) -> Read:
    """As the library reads it, its frames joined."""
    protocol, found, begun = ServerProtocol(state=State.OPEN, max_size=MOST), list[tuple[int, bytes]](), list[Frame]()
    for piece in pieces:
        protocol.receive_data(piece)
    for frame in protocol.events_received():
        assert isinstance(frame, Frame)
        if frame.opcode >= CLOSE:
            found.append((int(frame.opcode), bytes(frame.data)))
            continue
        begun.append(frame)
        if frame.fin:
            found.append((int(begun[0].opcode), b"".join(bytes(part.data) for part in begun)))
            begun.clear()
    broken = protocol.parser_exc is not None and protocol.close_sent is not None and protocol.close_rcvd is None
    return found, protocol.close_sent.code if broken and protocol.close_sent else None


def some_frame(dice: Random) -> bytes:
    """A frame, mostly one that may come."""
    kind = dice.choice([*Opcode, Opcode.TEXT, Opcode.CONT])
    size = dice.choice([0, 5, 9]) if kind >= CLOSE else dice.choice([0, 10, 120, 130, 200, 310])
    payload = Close(dice.choice([1000, 1001, 3000, 4999]), "so long").serialize() if kind is Opcode.CLOSE else dice.randbytes(size)
    frame = bytearray(Frame(kind, payload, fin=dice.random() < 0.6 or kind >= CLOSE).serialize(mask=True))
    if dice.random() < 0.1:
        frame[dice.randrange(2)] ^= 1 << dice.randrange(8)
    return bytes(frame)


def in_pieces(data: bytes, dice: Random) -> list[bytes]:
    cuts = sorted(dice.randrange(len(data) + 1) for _ in range(dice.randrange(4)))
    return [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]


@pytest.mark.parametrize("seed", range(10))
def test_whatever_comes_is_read_as_the_library_reads_it(seed: int) -> None:
    dice = Random(seed)
    for _ in range(TRIES // 10):
        pieces = in_pieces(b"".join(some_frame(dice) for _ in range(dice.randint(1, 6))), dice)
        ours, theirs = read(pieces), read_by_library(pieces)
        assert ours == theirs or _may_differ(ours, theirs), pieces


def _may_differ(ours: Read, theirs: Read) -> bool:
    """Of two faults of one frame either may be told, we know some by their head alone, and take a farewell in the middle of a message."""
    farewell_between = ours[0][:-1] == theirs[0] and ours[0][-1:] and ours[0][-1][0] == CLOSE
    return {ours[1], theirs[1]} == {1002, 1009} or (ours[1] == 1002 and theirs == (ours[0], None)) or bool(farewell_between)


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
def test_what_is_about_the_line_comes_between_the_frames_of_a_message(kind: Opcode) -> None:
    begun, rest = Frame(Opcode.TEXT, b"one ", fin=False), Frame(Opcode.CONT, b"message")
    between = Frame(kind, b"x" * 125)
    assert read([frame.serialize(mask=True) for frame in (begun, between, rest)]) == ([(kind, b"x" * 125), (TEXT, b"one message")], None)


@pytest.mark.parametrize(("payload", "code"), [(b"\x03", 1002), (b"\x03\xed", 1002), (b"\x0b\xb7", 1002), (b"\x03\xe8\xff", 1007)])
def test_a_farewell_that_nobody_may_say_breaks_the_line(payload: bytes, code: int) -> None:
    frame = Frame(Opcode.CLOSE, payload).serialize(mask=True)
    assert read([frame]) == ([], code)


def test_a_farewell_may_be_without_a_word() -> None:
    assert read([Frame(Opcode.CLOSE, b"").serialize(mask=True)]) == ([(CLOSE, b"")], None)


def test_a_message_in_many_frames_is_bounded_as_a_whole() -> None:
    part = Frame(Opcode.TEXT, b"x" * 200, fin=False).serialize(mask=True)
    more = Frame(Opcode.CONT, b"x" * 101).serialize(mask=True)
    assert read([part, more]) == ([], TOO_BIG)


@pytest.mark.parametrize("kind", [TEXT, BINARY])
@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_is_framed_as_the_library_frames_it(size: int, kind: int) -> None:
    text = b"x" * size
    assert framed(text, kind) == Frame(Opcode(kind), text).serialize(mask=False)


def test_a_farewell_is_framed_as_the_library_frames_it() -> None:
    assert farewell(1012) == Frame(Opcode.CLOSE, Close(1012, "").serialize()).serialize(mask=False)
