"""The door: the short way and the long way in lead to the same answers, and a line is kept as RFC 6455 has it, seen from a bare socket."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.frames import Close, Frame, Opcode

from tavolata.server.net import websocket
from tavolata.server.net.admission import Doorkeeper
from tavolata.server.net.rate_limits import Limits
from tavolata.server.protocol import messages
from tests.server.harness import House, secret_of

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
HANDSHAKE = f"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n"
WANTED = b'{"game":"lucky-loop","seats":2}'


class Wire:
    """A bare connection to a server; it is not waited at for as long as the server would wait to close it."""

    def __init__(self, house: House) -> None:
        host, port = house.host.split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=8)
        self._rest = b""

    def send(self, *parts: bytes | Frame) -> None:
        self.socket.sendall(b"".join(part.serialize(mask=True) if isinstance(part, Frame) else part for part in parts))

    def head(self) -> tuple[int, dict[str, str]]:
        """The status and the headers of an answer."""
        while b"\r\n\r\n" not in self._rest:
            self._rest += self._more()
        head, _, self._rest = self._rest.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        return int(first.split()[1]), {name.lower(): value.strip() for name, _, value in (text.partition(":") for text in lines)}

    def body(self, size: int) -> bytes:
        while len(self._rest) < size:
            self._rest += self._more()
        body, self._rest = self._rest[:size], self._rest[size:]
        return body

    def answer(self) -> tuple[int, dict[str, str], bytes]:
        status, headers = self.head()
        return status, headers, self.body(int(headers["content-length"]))

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and its payload."""
        kind, size = self.body(2)
        if size == 126:
            size = int.from_bytes(self.body(2))
        return kind & 0x0F, self.body(size)

    def open(self, table: str, more: str = "") -> int:
        self.send(f"GET /ws/{table} HTTP/1.1\r\n{HANDSHAKE}{more}\r\n".encode())
        return self.head()[0]

    def is_over(self) -> bool:
        """Whether nothing more comes."""
        return self.socket.recv(1) == b""

    def _more(self) -> bytes:
        data = self.socket.recv(65536)
        assert data, "the server hung up"
        return data


@contextmanager
def wire_to(house: House) -> Iterator[Wire]:
    bare = Wire(house)
    with bare.socket:
        yield bare


def post(body: bytes, more: str = "") -> bytes:
    return f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n{more}\r\n".encode() + body


# Requests


def test_both_ways_lead_to_the_same_answer(house: House) -> None:
    """A header that is folded into nothing is not plain, and is read by the web server."""
    answers = []
    for more in ("", "X-Empty:\r\n"):
        with wire_to(house) as bare:
            bare.send(post(WANTED, more))
            answers.append(bare.answer())
            bare.send(post(b"{", more))
            answers.append(bare.answer())
    (short, wrong), (long, wrong_too) = answers[:2], answers[2:]
    assert (short[0], wrong[0]) == (long[0], wrong_too[0]) == (201, 400)
    assert short[1].keys() == long[1].keys()
    assert {**wrong[1], "date": ""} == {**wrong_too[1], "date": ""}
    assert wrong[2] == wrong_too[2]
    assert json.loads(short[2]).keys() == json.loads(long[2]).keys()


def test_a_body_may_come_after_its_head_and_in_pieces(house: House) -> None:
    with wire_to(house) as bare:
        for _ in range(2):
            for part in (post(WANTED)[: -len(WANTED)], WANTED[:5], WANTED[5:]):
                bare.send(part)
            assert bare.answer()[0] == 201


def test_requests_that_come_at_once_are_answered_one_after_the_other(house: House) -> None:
    with wire_to(house) as bare:
        bare.send(post(WANTED), post(b"{"), b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert [bare.answer()[0] for _ in range(3)] == [201, 400, 200]


def test_what_comes_while_a_request_is_answered_waits_for_it(house: House) -> None:
    with wire_to(house) as bare:
        bare.send(post(WANTED))
        bare.send(post(b"{"))
        bare.send(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert [bare.answer()[0] for _ in range(3)] == [201, 400, 200]


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    with House(tmp_path, door=Doorkeeper(Limits(request_seconds=1))) as house, wire_to(house) as bare:
        bare.send(post(WANTED)[:-1])
        assert bare.answer()[0] == 408
        assert bare.is_over()


def test_who_asks_for_nothing_more_is_let_go(house: House) -> None:
    with wire_to(house) as bare:
        bare.send(post(WANTED))
        assert bare.answer()[0] == 201
        assert bare.is_over()  # after five seconds


def test_visits_by_both_ways_are_over_when_they_were_answered(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        assert house.post(msgspec.json.decode(WANTED)).status_code == 201
        assert "tavolata_visits 1\n" in house.get("/metrics").text  # this one itself
        assert 'tavolata_answers_total{status="201"} 1\n' in house.get("/metrics").text


# Lines


@pytest.mark.parametrize("more", ["", "X-Empty:\r\n"], ids=["short", "long"])
def test_a_line_is_opened_by_both_ways(house: House, more: str) -> None:
    table = house.open_table()
    with wire_to(house) as bare:
        assert bare.open(table, more) == 101
        bare.send(Frame(Opcode.TEXT, msgspec.json.encode(messages.Hello(secret_of("Ada")))))
        assert json.loads(bare.frame()[1])["kind"] == "table"


@pytest.mark.parametrize("path", ["/ws/", "/ws/a/b", "/elsewhere"])
def test_there_is_no_line_elsewhere(house: House, path: str) -> None:
    with wire_to(house) as bare:
        bare.send(f"GET {path} HTTP/1.1\r\n{HANDSHAKE}\r\n".encode())
        status, _ = bare.head()
        assert (status, path) in [(101, "/ws/"), (404, "/ws/a/b"), (404, "/elsewhere")]  # the first is a table that there is not


@pytest.mark.parametrize("lacking", ["Sec-WebSocket-Key", "Sec-WebSocket-Version"])
def test_a_handshake_that_lacks_something_is_refused_and_counted(tmp_path: Path, lacking: str) -> None:
    with House(tmp_path) as house, wire_to(house) as bare:
        bare.send(f"GET /ws/{'a' * 12} HTTP/1.1\r\n{HANDSHAKE}\r\n".replace(lacking, "X-Other").encode())
        assert bare.answer()[0] == 400
        assert bare.is_over()
        assert house.door.metrics.refusals["malformed", "server.refusal.no-request"] == 1


@pytest.mark.parametrize("is_at_once", [True, False])
def test_what_is_said_before_the_line_is_open_is_heard_then(house: House, is_at_once: bool) -> None:
    parts = [f"GET /ws/{house.open_table()} HTTP/1.1\r\n{HANDSHAKE}\r\n".encode()]
    parts.append(Frame(Opcode.TEXT, msgspec.json.encode(messages.Hello(secret_of("Ada")))).serialize(mask=True))
    with wire_to(house) as bare:
        for sent in [b"".join(parts)] if is_at_once else parts:
            bare.send(sent)
        assert bare.head()[0] == 101
        assert json.loads(bare.frame()[1])["kind"] == "table"


def test_who_wants_a_table_that_is_not_there_is_told_and_let_go_when_they_agree(house: House) -> None:
    with wire_to(house) as bare:
        assert bare.open("a" * 12) == 101
        assert json.loads(bare.frame()[1])["code"] == "unknown-table"
        assert bare.frame() == (Opcode.CLOSE, Close(4404, "").serialize())
        bare.send(Frame(Opcode.CLOSE, Close(4404, "").serialize()))
        assert bare.is_over()


def test_a_ping_is_answered_and_a_farewell_too(house: House) -> None:
    with wire_to(house) as bare:
        assert bare.open(house.open_table()) == 101
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
    ],
)
def test_what_may_not_come_ends_the_line_with_its_code(house: House, sent: bytes | Frame, code: int) -> None:
    with wire_to(house) as bare:
        assert bare.open(house.open_table()) == 101
        bare.send(sent)
        assert bare.frame() == (Opcode.CLOSE, Close(code, "").serialize())
        assert bare.is_over()


def test_who_does_not_answer_is_not_there(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PING_SECONDS", 0.5)
    with wire_to(house) as bare:
        assert bare.open(house.open_table()) == 101
        kind, asked = bare.frame()
        bare.send(Frame(Opcode.PONG, asked))
        assert (kind, bare.frame()) == (Opcode.PING, (Opcode.PING, asked))
        assert bare.frame() == (Opcode.CLOSE, Close(1011, "").serialize())
        assert bare.is_over()
