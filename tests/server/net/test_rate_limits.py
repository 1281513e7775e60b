"""How much is taken: each limit refuses in words, counts what it refuses, and spares everybody else."""

import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tavolata.server.errors import Refusal
from tavolata.server.net import rate_limits
from tavolata.server.net.admission import Admission
from tavolata.server.net.rate_limits import ConnectionCounter, Limits, TokenBucket, networks, rate_limit_key
from tavolata.server.protocol import messages
from tests.server.harness import LiveServer, Moves, sentence

STRANGER = {"X-Forwarded-For": "203.0.113.5"}
OTHER = {"X-Forwarded-For": "198.51.100.7"}
PROXIES = networks(["127.0.0.1"])


def house_with(folder: Path, **amounts: int) -> LiveServer:
    """A server behind a proxy on this machine, with these limits."""
    return LiveServer(folder, admission=Admission(Limits(**amounts), proxies=PROXIES))


def refused_by(answer: httpx.Response) -> messages.Refused:
    return msgspec.json.decode(answer.content, type=messages.Refused)


def counted(live_server: LiveServer, code: str, reason: str) -> int:
    return live_server.admission.metrics.refusals[code, f"server.refusal.{reason}"]


# The figures themselves


def test_a_token_bucket_allows_a_burst_and_refills() -> None:
    now = 0.0
    bucket = TokenBucket(3, 60, lambda: now)
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.take("b")
    now = 21.0
    assert [bucket.take("a") for _ in range(2)] == [True, False]
    now = 10_000.0
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]


def test_this_machine_has_no_rate_limit() -> None:
    bucket = TokenBucket(1, 60, lambda: 0.0)
    assert all(bucket.take(None) for _ in range(1000))


def test_the_number_of_tracked_addresses_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MAX_TRACKED_ADDRESSES", 10)
    bucket = TokenBucket(5, 60, lambda: 0.0)
    for number in range(1000):
        bucket.take(str(number))
    assert len(bucket._buckets) == 10


def test_connections_are_counted_in_total_and_by_address() -> None:
    counter = ConnectionCounter(3, 2)
    counter.add("a")
    counter.add("a")
    with pytest.raises(Refusal) as crowded:
        counter.add("a")
    counter.add("b")
    with pytest.raises(Refusal) as full:
        counter.add(None)
    counter.remove("a")
    counter.add("a")
    assert (crowded.value.code, full.value.code) == ("too-many", "full")
    for address in ("a", "a", "b"):
        counter.remove(address)
    assert (counter.count, dict(counter._by_address)) == (0, {})


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", None),
        ("127.8.8.8", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        (None, None),
        ("10.1.2.3", None),
        ("203.0.113.5", "203.0.113.5"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_address_counts_as_its_network(host: str | None, address: str | None) -> None:
    assert rate_limit_key(host, networks(["10.0.0.0/8"])) == address


# Over the wire


def test_requests_beyond_the_limit_of_an_address_are_refused_and_others_are_not(tmp_path: Path) -> None:
    with house_with(tmp_path, address_messages=5) as live_server:
        answers = [live_server.get("/api/games", **STRANGER) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert refused_by(answers[-1]).code == "too-many"
        assert "wait a moment" in sentence(refused_by(answers[-1]))
        assert live_server.get("/api/games", **OTHER).status_code == 200
        assert live_server.get("/api/games").status_code == 200
        assert counted(live_server, "too-many", "messages") == 2


def test_messages_beyond_the_limit_are_refused_and_change_nothing(tmp_path: Path) -> None:
    with house_with(tmp_path, address_messages=20) as live_server:
        table = live_server.open_table()

        async def story() -> list[str]:
            pest = await live_server.connect(table, additional_headers=STRANGER)
            for _ in range(40):
                await pest.send("{")
            return [json.loads(await pest.listen())["code"] for _ in range(40)]

        codes = live_server.run(story())
        assert (codes.count("malformed"), codes.count("too-many")) == (19, 21)
        live_server.run(live_server.begin(table, "Anna", "Ben"))


def test_tables_beyond_the_limit_of_an_address_are_refused(tmp_path: Path) -> None:
    wanted = {"game": "lucky-loop", "seats": 2}
    with house_with(tmp_path, address_tables=2) as live_server:
        assert [live_server.post(wanted, **STRANGER).status_code for _ in range(3)] == [201, 201, 429]
        assert live_server.post(wanted, **OTHER).status_code == 201
        assert counted(live_server, "too-many", "tables") == 1


def test_a_full_house_wakes_and_opens_no_table_and_lets_those_in_use_go_on(tmp_path: Path) -> None:
    with house_with(tmp_path, open_tables=1) as live_server:
        first, second = live_server.open_table(), live_server.open_table()

        async def story() -> tuple[messages.Message, int]:
            people = await live_server.begin(first, "Anna", "Ben")
            assert live_server.post({"game": "lucky-loop", "seats": 2}).status_code == 503
            refused = await (await live_server.connect(second)).expect(messages.Refused)
            mover = next(person for person in people if person.moves.legal)
            return refused, (await mover.act(mover.moves.legal[0].text)).n

        refused, _ = live_server.run(story())
        assert refused == messages.Refused("full", "server.refusal.full", {})


def test_sockets_beyond_the_limit_of_an_address_are_refused(tmp_path: Path) -> None:
    with house_with(tmp_path, address_connections=2) as live_server:
        table = live_server.open_table()

        async def story() -> int:
            for _ in range(2):
                await live_server.connect(table, additional_headers=STRANGER)
            with pytest.raises(InvalidStatus) as refused:
                await live_server.connect(table, additional_headers=STRANGER)
            await live_server.connect(table, additional_headers=OTHER)
            return int(refused.value.response.status_code)

        assert live_server.run(story()) == 429
        live_server.run(live_server.begin(table, "Anna", "Ben"))
        assert counted(live_server, "too-many", "connections") == 1


def test_connections_beyond_the_limit_are_told_so_at_once(tmp_path: Path) -> None:
    """Before they have said a word; when one of the others ends there is a place again."""
    with house_with(tmp_path, connections=3) as live_server:
        lines = [dial(live_server) for _ in range(3)]
        answer = read_out(dial(live_server))
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "full"
        for line in lines:
            line.close()
        assert eventually(lambda: live_server.get("/health").status_code == 200)


def dial(live_server: LiveServer) -> socket.socket:
    host, port = live_server.host.split(":")
    return socket.create_connection((host, int(port)), timeout=20)


def read_out(line: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    with line:
        parts = []
        while part := line.recv(4096):
            parts.append(part)
    return b"".join(parts)


def eventually(holds: Callable[[], bool]) -> bool:
    """Whether something comes to be, asked again as long as the server is busy with what makes it so."""
    return any(holds() for _ in range(200))


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"],
)
def test_a_request_that_never_comes_is_not_waited_for(tmp_path: Path, begun: bytes) -> None:
    with house_with(tmp_path, request_seconds=1) as live_server:
        line = dial(live_server)
        line.sendall(begun)
        answer = read_out(line)
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "too-slow"
        assert counted(live_server, "too-slow", "slow-request") == 1


def test_each_request_of_a_connection_has_a_timeout(tmp_path: Path) -> None:
    with house_with(tmp_path, request_seconds=1) as live_server:
        line = dial(live_server)
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"
        line.sendall(b"GET /health HTTP/1.1\r\nHo")
        assert b"HTTP/1.1 408 " in read_out(line)


LONG = b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 20_000


@pytest.mark.parametrize(
    ("sent", "code"), [(LONG + b"\r\n\r\n", 413), (LONG, 400), (b"\x16\x03\x01\x02\r\n\r\n", 400)], ids=["whole", "part", "none"]
)
def test_heads_that_are_too_long_or_none_are_refused(live_server: LiveServer, sent: bytes, code: int) -> None:
    line = dial(live_server)
    line.sendall(sent)
    answer = line.recv(12)
    line.close()
    assert answer == f"HTTP/1.1 {code}".encode()


def test_a_socket_that_never_says_hello_is_closed(tmp_path: Path) -> None:
    with house_with(tmp_path, hello_seconds=1) as live_server:
        table = live_server.open_table()

        async def story() -> tuple[Any, int | None]:
            polite = await live_server.visit(table, "Anna")
            silent = await live_server.connect(table)
            refused = await silent.expect(messages.Refused)
            await silent.socket.wait_closed()
            await polite.ask(messages.Sit(0, "Anna"), messages.Table)
            return refused, silent.socket.close_code

        refused, code = live_server.run(story())
        assert (refused.code, refused.key, code) == ("too-slow", "server.refusal.no-hello", 1012)


def test_a_body_beyond_the_limit_is_refused(tmp_path: Path) -> None:
    with house_with(tmp_path, body_bytes=100) as live_server:
        answer = live_server.post(b" " * 101)
        assert (answer.status_code, refused_by(answer).facts["most"]) == (413, 100)


def test_forwarded_addresses_count_only_from_trusted_proxies(tmp_path: Path) -> None:
    with LiveServer(tmp_path, admission=Admission(Limits(address_messages=2))) as live_server:
        assert {live_server.get("/health", **STRANGER).status_code for _ in range(10)} == {200}


def test_what_a_client_claims_before_the_proxy_adds_its_word_does_not_count(tmp_path: Path) -> None:
    with house_with(tmp_path, address_messages=2) as live_server:
        claims = [{"X-Forwarded-For": f"192.0.2.{number}, 203.0.113.5"} for number in range(3)]
        assert [live_server.get("/health", **claim).status_code for claim in claims] == [200, 200, 429]


# The names by which a server goes


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST:1", "play.example.org", "Play.Example.Org.:443"])
def test_a_known_host_is_answered(host: str, known: LiveServer) -> None:
    assert known.get("/health", Host=host).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "play.example.org.evil.example", "10.0.0.1:8000", "", "localhost:evil"])
def test_another_host_is_refused_in_words(host: str, known: LiveServer) -> None:
    """DNS rebinding: the name of another site leads here, and its page wants to read."""
    program, person = known.get("/api/games", Host=host), known.get("/", Host=host)
    assert (program.status_code, refused_by(program).code) == (421, "unknown-host")
    assert (person.status_code, person.text.count(":")) == (421, 1 + host.count(":"))
    assert "--known-hosts" in person.text


def test_another_host_gets_no_socket(known: LiveServer) -> None:
    table = known.open_table()

    async def story() -> int:
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://evil.example/ws/{table}", host="127.0.0.1", port=int(known.host.partition(":")[2]), proxy=None)
        return int(refused.value.response.status_code)

    assert known.run(story()) == 421


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that goes by one name."""
    with LiveServer(tmp_path_factory.mktemp("known"), admission=Admission(hosts=["play.example.org"])) as running:
        yield running


def test_a_move_is_still_made_while_a_stranger_is_refused(tmp_path: Path) -> None:
    with house_with(tmp_path, address_messages=1) as live_server:
        table = live_server.open_table()

        async def story() -> Moves:
            people = await live_server.begin(table, "Anna", "Ben")
            pest = await live_server.connect(table, additional_headers=STRANGER)
            for _ in range(50):
                await pest.send("{}")
            mover = next(person for person in people if person.moves.legal)
            return await mover.act(mover.moves.legal[0].text)

        assert live_server.run(story()).n > 0
