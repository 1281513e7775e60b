"""What goes over a line, as RFC 6455 has it: messages are framed, and what comes is taken apart again (5.2 to 5.5, 7.4)."""

from collections.abc import Iterator
from struct import Struct

_MORE, TEXT, BINARY, CLOSE, PING, PONG = _KINDS = (0x0, 0x1, 0x2, 0x8, 0x9, 0xA)
"""The kinds of frames; the first one goes on with a message that has begun, the last three are about the line itself."""

_FINAL, _RESERVED, _KIND = 0x80, 0x70, 0x0F
_MASKED, _SIZE = 0x80, 0x7F
"""What the bits of the first byte and of the second say."""

_TWO_BYTES, _EIGHT_BYTES = 126, 127
_BYTES_OF_SIZE = {_TWO_BYTES: 2, _EIGHT_BYTES: 8}
_LONG = 1 << 16
"""Which sizes say that the size stands in the next bytes, and from which one on two are too few."""

_SHORT_HEAD, _HEAD, _LONG_HEAD = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack
"""How a frame begins, by the size of what it brings."""

_KEY = 4
"""So many bytes mask what comes from a browser."""

PROTOCOL_ERROR, NO_TEXT, TOO_BIG = 1002, 1007, 1009
_KNOWN_CODES = {1000, 1001, 1002, 1003, *range(1007, 1015)}
_OWN_CODES = range(3000, 5000)
"""With which codes a line may be closed, and which of them everybody uses as they like."""


class Broken(Exception):
    """What came is no frame that may come; the line ends with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Reader:
    """Takes what comes apart, a message at a time, of no more bytes than are allowed; in however many pieces it comes, each byte is moved
    a few times at most.
    """

    __slots__ = ("_begun", "_kind", "_most", "_rest")

    def __init__(self, most: int) -> None:
        self._most = most
        self._rest: bytearray | None = None
        """What has come of the next frame,"""
        self._begun: bytearray | None = None
        """and of a message that comes in several,"""
        self._kind = _MORE
        """which is of this kind."""

    def read(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The kind and the payload of all that is complete now."""
        came: bytes | bytearray = data
        if self._rest is not None:
            self._rest += data
            came, self._rest = self._rest, None
        start, size = 0, len(came)
        while start < size and (end := self._end_of_frame(came, start)) is not None:
            head, payload, start = came[start], _payload(came, start, end), end
            kind = head & _KIND
            if kind >= CLOSE:
                yield kind, _checked(kind, payload)
            elif (message := self._joined(kind, bool(head & _FINAL), payload)) is not None:
                yield message
        if start < size:
            self._rest = bytearray(came[start:]) if start or isinstance(came, bytes) else came

    def _end_of_frame(self, came: bytes | bytearray, start: int) -> int | None:
        """Where the frame ends that begins there, if all of it came; one that may not come is known by its head."""
        if len(came) < start + 2:
            return None
        head, size, body = came[start], came[start + 1] & _SIZE, start + 2
        kind = head & _KIND
        if head & _RESERVED or not came[start + 1] & _MASKED or kind not in _KINDS:
            raise Broken(PROTOCOL_ERROR)
        if kind >= CLOSE and (size >= _TWO_BYTES or not head & _FINAL):  # what is about the line itself is short, and in one piece
            raise Broken(PROTOCOL_ERROR)
        if size >= _TWO_BYTES:
            body += _BYTES_OF_SIZE[size]
            size = int.from_bytes(came[start + 2 : body]) if len(came) >= body else 0
        if size > self._most:
            raise Broken(TOO_BIG)
        end = body + _KEY + size
        return end if len(came) >= end else None

    def _joined(self, kind: int, is_final: bool, payload: bytes) -> tuple[int, bytes] | None:
        """A message, once all of its frames are there."""
        if (kind == _MORE) != (self._begun is not None):
            raise Broken(PROTOCOL_ERROR)
        if is_final and self._begun is None:
            return kind, payload
        if self._begun is None:
            self._begun, self._kind = bytearray(), kind
        self._begun += payload
        if len(self._begun) > self._most:
            raise Broken(TOO_BIG)
        if not is_final:
            return None
        whole, self._begun = bytes(self._begun), None
        return self._kind, whole


def _payload(came: bytes | bytearray, start: int, end: int) -> bytes:
    """What the frame that stands there brings, unmasked."""
    key = start + 2 + _BYTES_OF_SIZE.get(came[start + 1] & _SIZE, 0)
    return _unmasked(came[key + _KEY : end], came[key : key + _KEY])


def _checked(kind: int, payload: bytes) -> bytes:
    """What is said about the line itself."""
    if kind == CLOSE:
        _check_farewell(payload)
    return payload


def _check_farewell(payload: bytes) -> None:
    """A line may be closed without a word, or with a code and a text."""
    if not payload:
        return
    try:
        payload[2:].decode()
    except UnicodeDecodeError:
        raise Broken(NO_TEXT) from None
    code = int.from_bytes(payload[:2])
    if len(payload) == 1 or (code not in _KNOWN_CODES and code not in _OWN_CODES):
        raise Broken(PROTOCOL_ERROR)


def _unmasked(payload: bytes | bytearray, key: bytes | bytearray) -> bytes:
    """What a browser sent, whose bytes are mixed with its key over and over; as two big numbers that is done at once."""
    size = len(payload)
    keys = (key * (size // _KEY + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(keys, "little")).to_bytes(size, "little")


def framed(payload: bytes, kind: int = TEXT) -> bytes:
    """A message, or what is about the line itself, in one frame."""
    size, head = len(payload), _FINAL | kind
    if size < _TWO_BYTES:
        return _SHORT_HEAD(head, size) + payload
    if size < _LONG:
        return _HEAD(head, _TWO_BYTES, size) + payload
    return _LONG_HEAD(head, _EIGHT_BYTES, size) + payload


def farewell(code: int) -> bytes:
    """The frame that closes a line with a code."""
    return framed(code.to_bytes(2), CLOSE)
