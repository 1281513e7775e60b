"""HTTP requests, WebSocket upgrades and frames as RFC 9112 and RFC 6455 have them, on real connections."""

import json
import socket
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.frames import Close, Frame, Opcode

from tavolata.server.net import websocket
from tavolata.server.net.admission import Admission
from tavolata.server.net.http_protocol import MAX_PIPELINED
from tavolata.server.net.rate_limits import Limits
from tavolata.server.protocol import messages
from tests.server.harness import LiveServer, secret_of
from tests.server.net.raw_connection import HANDSHAKE, KEY, raw_connection

WANTED = b'{"game":"lucky-loop","seats":2}'


def post(body: bytes, more: str = "") -> bytes:
    return f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n{more}\r\n".encode() + body


# Requests


def test_a_body_may_come_after_its_head_and_in_pieces(live_server: LiveServer) -> None:
    with raw_connection(live_server) as bare:
        for _ in range(2):
            for part in (post(WANTED)[: -len(WANTED)], WANTED[:5], WANTED[5:]):
                bare.send(part)
            assert bare.response()[0] == 201


def test_requests_that_come_at_once_are_answered_one_after_the_other(live_server: LiveServer) -> None:
    with raw_connection(live_server) as bare:
        bare.send(post(WANTED), post(b"{"), b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert [bare.response()[0] for _ in range(3)] == [201, 400, 200]


def test_what_comes_while_a_request_is_answered_waits_for_it(live_server: LiveServer) -> None:
    with raw_connection(live_server) as bare:
        bare.send(post(WANTED))
        bare.send(post(b"{"))
        bare.send(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert [bare.response()[0] for _ in range(3)] == [201, 400, 200]


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    with LiveServer(tmp_path, admission=Admission(Limits(request_seconds=1))) as live_server, raw_connection(live_server) as bare:
        bare.send(post(WANTED)[:-1])
        assert bare.response()[0] == 408
        assert bare.is_over()


def test_who_asks_for_nothing_more_is_let_go(live_server: LiveServer) -> None:
    with raw_connection(live_server) as bare:
        bare.send(post(WANTED))
        assert bare.response()[0] == 201
        assert bare.is_over()  # after five seconds


def test_a_request_is_released_and_counted_when_it_was_answered(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as live_server:
        assert live_server.post(msgspec.json.decode(WANTED)).status_code == 201
        assert "tavolata_visits 1\n" in live_server.get("/metrics").text  # this one itself
        assert 'tavolata_answers_total{status="201"} 1\n' in live_server.get("/metrics").text


ODD_REQUESTS = [
    ("POST", "PUT", 405),
    ("/api/tables", "/api/tables?x=1", 201),
    ("/api/tables", "/api/t%61bles", 201),
    ("/api/tables", "http://x/api/tables", 201),
    ("/api/tables", "*", 404),
    ("HTTP/1.1", "HTTP/1.0", 201),
    ("Host: x\r\n", "", 400),
    ("Host: x\r\n", "Host: x\r\nHost: y\r\n", 400),
    ("Accept: a", "Accept : a", 400),
    ("Accept: a", "Accept:", 201),
    ("Accept: a", "Accept: a\r\n folded", 400),
    ("Accept: a", "Accept: \x00a", 400),
    ("Accept: a", "Accept: \x7fa", 400),
    ("Accept: a", "Transfer-Encoding: chunked\r\nAccept: a", 400),
    ("Accept: a", "Content-Length: 31", 400),
    ("Content-Length: 31", "Content-Length: +31", 400),
    ("Content-Length: 31\r\n", "", 400),
    ("\r\n", "\n", 400),
]


@pytest.mark.parametrize(("part", "replacement", "status"), ODD_REQUESTS)
def test_odd_requests_are_answered_or_refused(live_server: LiveServer, part: str, replacement: str, status: int) -> None:
    request = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nAccept: a\r\nContent-Length: 31\r\n\r\n{WANTED.decode()}"
    with raw_connection(live_server) as bare:
        bare.send(request.replace(part, replacement, 1).encode("latin-1"))
        assert bare.head()[0] == status


def test_a_chunked_body_is_read(live_server: LiveServer) -> None:
    with raw_connection(live_server) as bare:
        bare.send(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1f\r\n", WANTED, b"\r\n0\r\n\r\n")
        assert bare.response()[0] == 201


def test_requests_changed_at_random_are_answered_and_the_next_one_as_well(live_server: LiveServer) -> None:
    """No change makes the server fail; `no_errors_logged` holds for this test, too."""
    dice, statuses = Random(1), Counter[int]()
    for _ in range(300):
        data = bytearray(post(b"{}"))
        for _ in range(dice.randint(1, 3)):
            place = dice.randrange(len(data))
            data[place : place + dice.randrange(2)] = dice.choice([b"", b"\r\n", b" ", b":", b"\x7f", b"\t", dice.randbytes(1), b"0"])
        with raw_connection(live_server) as bare:
            bare.send(bytes(data) + b"0" * 10)
            bare.socket.shutdown(socket.SHUT_WR)
            if answer := bare.rest():
                statuses[int(answer.split()[1])] += 1
    assert statuses.keys() <= {400, 404, 405, 413}
    assert statuses[400] > 100


@pytest.mark.parametrize(("target", "host", "status"), [("evil.example", "localhost", 421), ("localhost:80", "evil.example", 200)])
def test_the_host_of_an_absolute_target_replaces_the_header(tmp_path: Path, target: str, host: str, status: int) -> None:
    """RFC 9112, 3.2.2."""
    with LiveServer(tmp_path, admission=Admission(hosts=["play.example.org"])) as live_server, raw_connection(live_server) as bare:
        bare.send(f"GET http://{target}/health?x=1 HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        assert bare.response()[0] == status


def test_an_absolute_target_without_a_path_is_the_start_page(live_server: LiveServer) -> None:
    with raw_connection(live_server) as bare:
        bare.send(b"GET http://x HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"<title>Tavolata</title>" in bare.response()[2]


def test_a_pile_of_requests_ends_the_connection_after_the_answer_to_the_first(live_server: LiveServer) -> None:
    with raw_connection(live_server) as bare:
        bare.send(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * (MAX_PIPELINED + 2))
        assert bare.rest().count(b"HTTP/1.1 200") <= MAX_PIPELINED
    assert live_server.get("/health").status_code == 200


# WebSockets


@pytest.mark.parametrize("more", ["", "X-Empty:\r\n", "Content-Type: a\r\n"])
def test_a_websocket_is_opened(live_server: LiveServer, more: str) -> None:
    table = live_server.open_table()
    with raw_connection(live_server) as bare:
        assert bare.open(table, more) == 101
        bare.send(Frame(Opcode.TEXT, msgspec.json.encode(messages.Hello(secret_of("Ada")))))
        assert json.loads(bare.frame()[1])["kind"] == "table"


@pytest.mark.parametrize("path", ["/ws/", "/ws/a/b", "/elsewhere"])
def test_there_is_no_line_elsewhere(live_server: LiveServer, path: str) -> None:
    with raw_connection(live_server) as bare:
        bare.send(f"GET {path} HTTP/1.1\r\n{HANDSHAKE}\r\n".encode())
        assert bare.response()[0] == 404
        assert bare.is_over()


@pytest.mark.parametrize("lacking", ["Sec-WebSocket-Key", "Sec-WebSocket-Version"])
def test_a_handshake_that_lacks_something_is_refused_and_counted(tmp_path: Path, lacking: str) -> None:
    with LiveServer(tmp_path) as live_server, raw_connection(live_server) as bare:
        bare.send(f"GET /ws/{'a' * 12} HTTP/1.1\r\n{HANDSHAKE}\r\n".replace(lacking, "X-Other").encode())
        assert bare.response()[0] == 400
        assert bare.is_over()
        assert live_server.admission.metrics.refusals["malformed", "server.refusal.no-request"] == 1


@pytest.mark.parametrize(
    ("part", "replacement"),
    [
        ("GET", "POST"),
        ("Connection: Upgrade", "Connection: Upgrade\r\nContent-Length: 3"),
        ("Connection: Upgrade", "Connection: Upgrade\r\nTransfer-Encoding: chunked"),
        (f"{KEY}", "short"),
        (f"{KEY}", f"{KEY}, {KEY}"),
        ("Version: 13", "Version: 8"),
    ],
)
def test_a_wrong_handshake_is_refused(live_server: LiveServer, part: str, replacement: str) -> None:
    request = f"GET /ws/{live_server.open_table()} HTTP/1.1\r\n{HANDSHAKE}\r\n"
    with raw_connection(live_server) as bare:
        bare.send(request.replace(part, replacement).encode() + b"0\r\n\r\n")
        assert bare.response()[0] == 400


@pytest.mark.parametrize(
    ("part", "replacement"), [("Upgrade: websocket", "Upgrade: h2c"), ("Connection: Upgrade", "Connection: keep-alive")]
)
def test_what_asks_for_another_upgrade_is_a_plain_request(live_server: LiveServer, part: str, replacement: str) -> None:
    request = f"GET /health HTTP/1.1\r\n{HANDSHAKE}\r\n"
    with raw_connection(live_server) as bare:
        bare.send(request.replace(part, replacement).encode())
        assert bare.response()[0] == 200


def test_the_handshake_of_the_standard_is_answered_with_its_answer(live_server: LiveServer) -> None:
    """RFC 6455, 1.3."""
    with raw_connection(live_server) as bare:
        bare.send(f"GET /ws/{live_server.open_table()} HTTP/1.1\r\n{HANDSHAKE}\r\n".encode())
        assert bare.head()[1]["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


def test_a_handshake_waits_for_no_earlier_response(live_server: LiveServer) -> None:
    """The connection cannot be handed over while a response is written to it."""
    with raw_connection(live_server) as bare:
        bare.send(post(WANTED), f"GET /ws/{'a' * 12} HTTP/1.1\r\n{HANDSHAKE}\r\n".encode())
        assert b" 101 " not in bare.rest()


@pytest.mark.parametrize("is_at_once", [True, False])
def test_what_is_said_before_the_line_is_open_is_heard_then(live_server: LiveServer, is_at_once: bool) -> None:
    parts = [f"GET /ws/{live_server.open_table()} HTTP/1.1\r\n{HANDSHAKE}\r\n".encode()]
    parts.append(Frame(Opcode.TEXT, msgspec.json.encode(messages.Hello(secret_of("Ada")))).serialize(mask=True))
    with raw_connection(live_server) as bare:
        for sent in [b"".join(parts)] if is_at_once else parts:
            bare.send(sent)
        assert bare.head()[0] == 101
        assert json.loads(bare.frame()[1])["kind"] == "table"


def test_who_wants_a_table_that_is_not_there_is_told_and_let_go_when_they_agree(live_server: LiveServer) -> None:
    with raw_connection(live_server) as bare:
        assert bare.open("a" * 12) == 101
        assert json.loads(bare.frame()[1])["code"] == "unknown-table"
        assert bare.frame() == (Opcode.CLOSE, Close(4404, "").serialize())
        bare.send(Frame(Opcode.CLOSE, Close(4404, "").serialize()))
        assert bare.is_over()


def test_a_ping_is_answered_and_a_farewell_too(live_server: LiveServer) -> None:
    with raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table()) == 101
        bare.send(Frame(Opcode.PING, b"there?"))
        assert bare.frame() == (Opcode.PONG, b"there?")
        bare.send(Frame(Opcode.CLOSE, Close(1000, "so long").serialize()))
        assert bare.frame() == (Opcode.CLOSE, Close(1000, "so long").serialize())
        assert bare.is_over()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\xc1\x80\0\0\0\0", 1002),
        (b"\x81\x01x", 1002),
        (Frame(Opcode.CONT, b"what?"), 1002),
        (Frame(Opcode.TEXT, b"\xff"), 1007),
        (b"\x81\xff\0\0\0\0\x10\0\0\0", 1009),
        (Frame(Opcode.CLOSE, b"\x03"), 1002),
        (Frame(Opcode.CLOSE, b"\x03\xed"), 1002),
        (Frame(Opcode.CLOSE, b"\x0b\xb7"), 1002),
        (Frame(Opcode.CLOSE, b"\x03\xe8\xff"), 1007),
        (b"\x89\xfe\0\x7e\0\0\0\0" + b"x" * 126, 1002),
        (b"\x09\x80\0\0\0\0", 1002),
    ],
)
def test_what_may_not_come_ends_the_line_with_its_code(live_server: LiveServer, sent: bytes | Frame, code: int) -> None:
    with raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table()) == 101
        bare.send(sent)
        assert bare.close_code() == code
        assert bare.is_over()


def test_who_does_not_answer_is_not_there(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PING_INTERVAL", 0.5)
    with raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table()) == 101
        kind, asked = bare.frame()
        bare.send(Frame(Opcode.PONG, asked))
        assert (kind, bare.frame()) == (Opcode.PING, (Opcode.PING, asked))
        assert bare.is_aborted()


def test_a_close_frame_may_be_empty(live_server: LiveServer) -> None:
    with raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table()) == 101
        bare.send(Frame(Opcode.CLOSE, b""))
        assert bare.frame() == (Opcode.CLOSE, b"")
        assert bare.is_over()


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
def test_control_frames_may_come_between_the_fragments_of_a_message(live_server: LiveServer, kind: Opcode) -> None:
    hello = msgspec.json.encode(messages.Hello(secret_of("Ada")))
    with raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table()) == 101
        bare.send(Frame(Opcode.TEXT, hello[:9], fin=False), Frame(kind, b"x" * 125), Frame(Opcode.CONT, hello[9:]))
        first = bare.frame()
        assert first == (Opcode.PONG, b"x" * 125) if kind is Opcode.PING else json.loads(first[1])["kind"] == "table"


@pytest.mark.parametrize("size", [1, 3, 1000])
def test_frames_are_read_in_whatever_pieces_they_come(live_server: LiveServer, size: int) -> None:
    hello = msgspec.json.encode(messages.Hello(secret_of("Ada")))
    data = b"".join(Frame(Opcode.PING, b"x" * length).serialize(mask=True) for length in (0, 1, 125))
    data += Frame(Opcode.TEXT, b" " * 1000 + hello).serialize(mask=True)
    with raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table()) == 101
        for start in range(0, len(data), size):
            bare.send(data[start : start + size])
        assert [bare.frame() for _ in range(3)] == [(Opcode.PONG, b"x" * length) for length in (0, 1, 125)]
        assert json.loads(bare.frame()[1])["kind"] == "table"


def test_frames_changed_at_random_are_answered_or_end_the_connection(live_server: LiveServer) -> None:
    """The server fails at none, and closes with a code that RFC 6455 allows."""
    dice, table, codes = Random(2), live_server.open_table(), Counter[int]()
    for _ in range(150):
        kinds = [dice.choice([*Opcode, Opcode.TEXT, Opcode.PING]) for _ in range(dice.randint(1, 4))]
        frames = [Frame(kind, b"{}" if kind is not Opcode.CLOSE else b"\x03\xe8", fin=dice.random() < 0.7 or kind >= 8) for kind in kinds]
        data = bytearray(b"".join(frame.serialize(mask=True) for frame in frames))
        data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
        with raw_connection(live_server) as bare:
            assert bare.open(table) == 101
            bare.send(bytes(data), Frame(Opcode.CLOSE, b"\x03\xe8"))
            bare.socket.shutdown(socket.SHUT_WR)
            codes[bare.last_close_code()] += 1
    for code in codes.keys() - {0, 1005}:
        Close(code, "").check()
    assert codes[1000] > 5
    assert codes[1002] > 5
