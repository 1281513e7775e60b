"""Tests of `tavolata serve`: its start message, its shutdown, and one sentence for each reason not to start."""

import asyncio
import contextlib
import os
import resource
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolata.server.net.rate_limits import Limits
from tavolata.server.store.sqlite import SqliteStore
from tavolata.server.store.sqlite_file import FILE
from tests.server.harness import Visitors, play_out
from tests.server.process import Process


def test_it_says_where_it_listens_and_where_the_games_are_kept(tmp_path: Path) -> None:
    with Process(tmp_path / "data") as server:
        said = server.ready()
        assert Visitors(server.host).open_table()
        status, goodbye, complaints = server.stop(signal.SIGINT)
    assert f"kept in {tmp_path / 'data'}" in said
    assert "Ctrl-C" in said
    assert (status, goodbye.strip(), complaints) == (0, "Tavolata has stopped; the games are saved.", "")


@pytest.mark.skipif(not Path("/proc/self/status").is_file(), reason="only Linux says for how many files there is room")
def test_there_is_room_for_all_connections_before_anybody_comes(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        server.ready()
        assert server.room >= min(Limits().connections, resource.getrlimit(resource.RLIMIT_NOFILE)[0])


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


def test_sigterm_lets_moves_finish_and_leaves_one_whole_file(tmp_path: Path) -> None:
    """SIGTERM, as systemd and containers send it: afterwards the file alone has every move that a client received."""
    with Process(tmp_path / "data") as server:
        server.ready()
        people = Visitors(server.host)
        table = people.open_table()

        async def story() -> tuple[int, tuple[int, str, str]]:
            anna, ben = await people.begin(table, "Anna", "Ben")
            await play_out([anna, ben], lines=30)
            ended = await asyncio.to_thread(server.stop, signal.SIGTERM)
            for person in (anna, ben):
                await person.socket.wait_closed()
            return max(anna.moves.n, ben.moves.n), ended

        seen, ended = people.tell(story())
    assert ended == (0, "\nTavolata has stopped; the games are saved.\n", "")
    (tmp_path / "copy").mkdir()
    shutil.copy(tmp_path / "data" / FILE, tmp_path / "copy" / FILE)
    store = SqliteStore.open(tmp_path / "copy")
    saved = asyncio.run(store.read(table))
    store.close()
    assert saved is not None
    assert len(saved[1]) >= seen


def test_a_second_server_on_one_folder_is_one_sentence(tmp_path: Path) -> None:
    with Process(tmp_path) as first:
        first.ready()
        with Process(tmp_path) as late:
            told = late.ended()
        assert told == (1, "", f"Another server uses the folder {tmp_path}: stop that one, or choose another folder with --data.\n")
        first.stop(signal.SIGKILL)
        with Process(tmp_path) as again:
            assert again.ready()


def test_an_empty_file_beside_a_log_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    (tmp_path / f"{FILE}-wal").write_bytes(b"the last moves")
    with Process(tmp_path) as server:
        status, said, complaints = server.ended()
    assert (status, said, complaints.count("\n")) == (1, "", 1)
    assert "is empty or gone" in complaints


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a file system that is read-only")
def test_a_read_only_folder_with_a_log_in_it_is_one_sentence(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        server.ready()
        Visitors(server.host).open_table()
        server.stop(signal.SIGKILL)
    with read_only(tmp_path), Process(tmp_path) as server:
        status, said, complaints = server.ended()
    assert (status, said, complaints.count("\n")) == (1, "", 1)
    assert "Read-only file system" in complaints
    assert "choose one that you may write to" in complaints


@contextlib.contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Make a folder read-only, even for root."""
    subprocess.run(["mount", "--bind", "-o", "ro", folder, folder], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", folder], check=True)


def test_one_that_listens_everywhere_says_how_to_open_it_here(tmp_path: Path) -> None:
    with Process(tmp_path, host="0.0.0.0") as server:  # noqa: S104 - for a moment, with an empty store
        assert "open http://localhost:" in server.ready()


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
