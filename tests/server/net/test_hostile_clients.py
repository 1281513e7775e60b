"""Clients that flood, never read or never finish: they cost the server little, and others nothing."""

import json
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from tavolata.server.net import websocket
from tavolata.server.net.admission import Admission
from tavolata.server.net.rate_limits import Limits, networks
from tests.server.harness import LiveServer
from tests.server.net.raw_connection import RawConnection, raw_connection

STRANGER = "X-Forwarded-For: 203.0.113.5\r\n"
PING = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
EMPTY_PONG = Frame(Opcode.PONG, b"").serialize(mask=False)
EMPTY_PING = Frame(Opcode.PING, b"").serialize(mask=True)
TOO_MUCH = 64 * 1024 * 1024
"""More bytes than the buffers of both kernels hold."""


def flood(bare: RawConnection) -> int:
    """Send pings and read nothing until the server ends the connection; return how many bytes it took, `TOO_MUCH` at most."""
    sent, pings = 0, PING * 500
    try:
        while sent < TOO_MUCH:
            sent += bare.socket.send(pings)
    except (ConnectionResetError, BrokenPipeError):
        pass
    return sent


def test_pings_whose_pongs_are_never_read_are_not_taken_for_ever(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server reads nothing more once its pongs wait, and aborts the connection as its own ping is not answered."""
    monkeypatch.setattr(websocket, "PING_INTERVAL", 0.3)
    with raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table()) == 101
        assert flood(bare) < TOO_MUCH


def test_a_close_does_not_wait_for_a_client_that_never_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client never says hello, so it is told to go, while its pongs fill the buffer."""
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT", 0.3)
    with LiveServer(tmp_path, admission=Admission(Limits(hello_seconds=1))) as live_server, raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table()) == 101
        assert flood(bare) < TOO_MUCH


def test_six_floods_of_pings_let_another_client_go_first(live_server: LiveServer) -> None:
    """All floods are sent before the other client asks; it is answered before half of the pings are."""
    pings, table = 20_000, live_server.open_table()
    with ExitStack() as stack:
        floods = [stack.enter_context(raw_connection(live_server)) for _ in range(6)]
        other = stack.enter_context(raw_connection(live_server))
        for bare in (*floods, other):
            assert bare.open(table) == 101
        for bare in floods:
            bare.socket.setblocking(False)
            bare.socket.send(EMPTY_PING * pings)
        other.send(Frame(Opcode.TEXT, b"{"))
        assert json.loads(other.frame()[1])["kind"] == "refused"
        pongs = sum(map(available, floods)) // len(EMPTY_PONG)
        assert pongs < pings * len(floods) // 2


def available(bare: RawConnection) -> int:
    """The number of bytes that have come so far."""
    try:
        return len(bare.socket.recv(1 << 20, socket.MSG_PEEK))
    except BlockingIOError:
        return 0


@pytest.mark.parametrize(
    "frames",
    [
        [Frame(Opcode.TEXT, b"x" * 1024, fin=False), *[Frame(Opcode.CONT, b"x" * 1024, fin=False)] * 16],
        [Frame(Opcode.TEXT, b"x" * 16_384, fin=False), Frame(Opcode.CONT, b"x")],
    ],
    ids=["many", "two"],
)
def test_an_unfinished_message_is_bounded(live_server: LiveServer, frames: list[Frame]) -> None:
    with raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table()) == 101
        bare.send(*frames)
        kind, refused = bare.frame()
        assert (kind, json.loads(refused)["code"]) == (Opcode.TEXT, "oversized")
        assert bare.close_code() == 1009
        assert bare.is_over()


def test_a_frame_that_is_too_long_is_refused_by_its_head(live_server: LiveServer) -> None:
    with raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table()) == 101
        bare.send(Frame(Opcode.TEXT, b"x" * 16_385).serialize(mask=True)[:8])
        assert json.loads(bare.frame()[1])["code"] == "oversized"
        assert bare.close_code() == 1009


def test_an_unfinished_message_is_not_waited_for(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "MESSAGE_TIMEOUT", 0.3)
    with raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table()) == 101
        bare.send(Frame(Opcode.TEXT, b"{", fin=False))
        assert bare.close_code() == 1008


def test_an_unfinished_frame_ends_with_the_ping_that_it_leaves_unanswered(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PING_INTERVAL", 0.3)
    with raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table()) == 101
        bare.send(Frame(Opcode.TEXT, b"{" * 100).serialize(mask=True)[:50])
        assert bare.frame()[0] == Opcode.PING
        bare.send(b"x")
        assert bare.is_aborted()


FLOODS = {
    "pings": [Frame(Opcode.PING, b"")] * 40,
    "pongs": [Frame(Opcode.PONG, b"")] * 40,
    "empty fragments": [Frame(Opcode.TEXT, b"", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * 40],
}


@pytest.mark.parametrize("frames", FLOODS.values(), ids=FLOODS.keys())
def test_control_frames_and_fragments_count_as_messages(tmp_path: Path, frames: list[Frame]) -> None:
    admission = Admission(Limits(address_messages=20), proxies=networks(["127.0.0.1"]))
    with LiveServer(tmp_path, admission=admission) as live_server, raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table(), STRANGER) == 101
        bare.send(*frames)
        assert bare.close_code() == 1008
        assert bare.is_over()
        assert admission.metrics.refusals["too-many", "server.refusal.messages"] == 1


def test_who_shuts_down_one_half_and_never_reads_is_aborted(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT", 0.3)
    monkeypatch.setattr(websocket, "PING_INTERVAL", 0.3)
    connections = live_server.admission.connection_count
    with raw_connection(live_server) as bare:
        assert bare.open(live_server.open_table()) == 101
        bare.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        bare.socket.setblocking(False)
        bare.socket.send(PING * 20_000)
        bare.socket.shutdown(socket.SHUT_WR)
        with raw_connection(live_server) as other:
            assert other.open(live_server.open_table()) == 101
            assert any(live_server.admission.connection_count == connections + 1 or not answers_ping(other) for _ in range(50_000))


def answers_ping(bare: RawConnection) -> bool:
    """Send a ping, and answer those of the server until the pong comes."""
    bare.send(Frame(Opcode.PING, b""))
    while (frame := bare.frame())[0] == Opcode.PING:
        bare.send(Frame(Opcode.PONG, frame[1]))
    return frame[0] == Opcode.PONG
