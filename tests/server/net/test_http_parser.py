"""Plain requests: whatever is read at once means to the web server's reader what it means to us, and all else is left to it."""

from random import Random

import h11
import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from tavolata.server.net.http_parser import Asked, asked, handshake, is_kept_open

MOST = 16 * 1024
PLAIN = b"POST /api/tables HTTP/1.1\r\nHost: here:80\r\nAccept: a, b;q=1\r\nContent-Length: 2\r\n\r\n{}"


def test_a_plain_request_is_read_at_once() -> None:
    headers = [(b"host", b"here:80"), (b"accept", b"a, b;q=1"), (b"content-length", b"2")]
    assert asked(PLAIN, MOST) == Asked("POST", "/api/tables", headers, b"{}")
    assert asked(PLAIN[:-1], MOST) == Asked("POST", "/api/tables", headers, b"{", missing=1)


@pytest.mark.parametrize(
    ("part", "otherwise"),
    [
        (b"POST", b"PUT"),
        (b"POST", b"GET"),
        (b"/api/tables", b"/api/tables?x=1"),
        (b"/api/tables", b"/api/t%61bles"),
        (b"/api/tables", b"http://here/api/tables"),
        (b"HTTP/1.1", b"HTTP/1.0"),
        (b"Host: here:80\r\n", b""),
        (b"Host: here:80\r\n", b"Host: here:80\r\nHost: there\r\n"),
        (b"Accept: a", b"Accept : a"),
        (b"Accept: a", b"Accept: a\r\n folded"),
        (b"Accept: a", b"Accept: \x00a"),
        (b"Accept: a", b"Accept: \xe9a"),
        (b"Accept: a", b"Transfer-Encoding: chunked\r\nAccept: a"),
        (b"Accept: a", b"Expect: 100-continue\r\nAccept: a"),
        (b"Content-Length: 2\r\n", b""),
        (b"Content-Length: 2", b"Content-Length: 2\r\nContent-Length: 2"),
        (b"Content-Length: 2", b"Content-Length: 1"),
        (b"Content-Length: 2", b"Content-Length: +2"),
        (b"\r\n", b"\n"),
        (b"{}", b"{}GET / HTTP/1.1\r\n"),
    ],
)
def test_what_is_not_plain_is_left_to_the_web_server(part: bytes, otherwise: bytes) -> None:
    assert asked(PLAIN.replace(part, otherwise, 1), MOST) is None


def test_a_head_that_is_too_long_or_not_whole_is_left_to_the_web_server() -> None:
    assert asked(PLAIN, len(PLAIN) - 3) is None
    assert asked(PLAIN[:-5], MOST) is None


def test_whatever_is_read_at_once_is_read_alike_by_the_web_server() -> None:
    """Bytes are changed at random; what is still taken must be the same request to both."""
    dice, taken = Random(1), 0
    for _ in range(20_000):
        data = bytearray(PLAIN)
        for _ in range(dice.randint(1, 3)):
            place = dice.randrange(len(data))
            data[place : place + dice.randrange(2)] = dice.choice([b"", b"\r\n", b" ", b":", b"\x7f", b"\t", dice.randbytes(1), b"0"])
        ours = asked(bytes(data), MOST)
        if ours is not None:
            taken += 1
            assert ours == _by_h11(bytes(data), ours.missing)
    assert taken > 1000


def _by_h11(data: bytes, missing: int) -> Asked:
    connection = h11.Connection(h11.SERVER)
    connection.receive_data(data + b"x" * missing)
    request, body = connection.next_event(), b""
    assert isinstance(request, h11.Request)
    while isinstance(event := connection.next_event(), h11.Data):
        body += event.data
    assert isinstance(event, h11.EndOfMessage)
    assert connection.trailing_data == (b"", False)
    headers = [(bytes(name), bytes(value)) for name, value in request.headers]
    return Asked(request.method.decode(), request.target.decode(), headers, body[: len(body) - missing], missing)


def test_a_connection_is_kept_open_unless_somebody_wishes_otherwise() -> None:
    assert is_kept_open([])
    assert is_kept_open([(b"connection", b"Keep-Alive")])
    assert not is_kept_open([(b"connection", b"close")])


def test_a_handshake_is_answered_as_the_library_expects_it() -> None:
    client = ClientProtocol(parse_uri("ws://here/ws/table"))
    client.send_request(client.connect())
    request = asked(client.data_to_send()[0], MOST)
    assert request is not None
    answer = handshake(request.method, request.headers)
    assert answer is not None
    client.receive_data(answer)
    assert client.handshake_exc is None
    assert client.state.name == "OPEN"


KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
ASKED = {b"upgrade": b"websocket", b"connection": b"keep-alive, Upgrade", b"sec-websocket-key": KEY, b"sec-websocket-version": b"13"}


def test_the_handshake_of_the_standard_is_answered_with_its_answer() -> None:
    assert b"\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in (handshake("GET", [*ASKED.items()]) or b"")


@pytest.mark.parametrize(
    "change",
    [
        {b"upgrade": b"h2c"},
        {b"connection": b"keep-alive"},
        {b"sec-websocket-key": b"short"},
        {b"sec-websocket-key": KEY + b", " + KEY},
        {b"sec-websocket-version": b"8"},
        {b"content-length": b"3"},
        {b"transfer-encoding": b"chunked"},
    ],
)
def test_a_handshake_that_lacks_anything_is_none(change: dict[bytes, bytes]) -> None:
    assert handshake("GET", [*(ASKED | change).items()]) is None
    assert handshake("POST", [*ASKED.items()]) is None
