"""`tavolata serve`: it says in a paragraph that it is there, and in one sentence why it cannot be."""

import signal
import socket
from pathlib import Path

import pytest

from tests.server.house import Visitors
from tests.server.process import Process


def test_it_says_where_it_listens_and_where_the_games_are_kept(tmp_path: Path) -> None:
    with Process(tmp_path / "data") as server:
        said = server.ready()
        assert Visitors(server.host).open_table()
        status, goodbye, complaints = server.stop(signal.SIGINT)
    assert f"kept in {tmp_path / 'data'}" in said
    assert "Ctrl-C" in said
    assert (status, goodbye.strip(), complaints) == (0, "Tavolata has stopped; the games are saved.", "")


def test_it_stops_cleanly_while_somebody_plays(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        server.ready()
        people = Visitors(server.host)
        table = people.open_table(seats=3)

        async def story() -> tuple[int, str]:
            (anna,) = await people.begin(table, "Anna", bots=2)
            status, _, complaints = server.stop(signal.SIGINT)
            await anna.socket.wait_closed()
            return status, complaints

        assert people.tell(story()) == (0, "")


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with Process(tmp_path, port=port) as server:
            ended = server.ended()
    sentence = f"Port {port} on 127.0.0.1 is taken by another program: stop that one, or choose another port with --port.\n"
    assert ended == (1, "", sentence)


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70000), ("no.such.host.invalid", 0), ("192.0.2.1", 0)])
def test_an_address_that_cannot_be_had_is_one_sentence(tmp_path: Path, host: str, port: int) -> None:
    with Process(tmp_path, host=host, port=port) as server:
        status, said, complaints = server.ended()
    assert (status, said, complaints.count("\n")) == (1, "", 1)
    assert complaints.endswith("--port.\n")


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with Process(tmp_path / "file" / "data") as server:
        status, said, complaints = server.ended()
    assert (status, said, complaints.count("\n")) == (1, "", 1)
    assert "choose one that you may write to" in complaints
