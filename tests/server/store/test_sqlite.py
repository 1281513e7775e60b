"""Tests of the SQLite store: batches, the one file, and its error messages."""

import asyncio
import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolata.server.store.errors import StoreError
from tavolata.server.store.sqlite import SqliteStore
from tavolata.server.store.sqlite_file import FILE, FORMAT
from tests.server.store.test_store import ROW, line


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """An empty store."""
    opened = SqliteStore.open(tmp_path)
    yield opened
    opened.close()


def test_what_waits_together_is_committed_together(store: SqliteStore, tmp_path: Path) -> None:
    """A lock on the file collects a hundred changes; they take two commits: the first change, and the others."""
    blocker = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    before = store.commits

    async def pile_up() -> None:
        blocker.execute("BEGIN IMMEDIATE")
        waiting = [asyncio.ensure_future(store.write(lines=[line(n)])) for n in range(100)]
        await asyncio.sleep(0)
        blocker.execute("ROLLBACK")
        await asyncio.gather(*waiting)

    asyncio.run(pile_up())
    blocker.close()
    assert store.commits - before <= 2


def test_what_waits_when_the_store_is_closed_is_still_written(tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore.open(tmp_path)
        waiting = [asyncio.ensure_future(store.write(lines=[line(n)])) for n in range(20)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*waiting)

    asyncio.run(write())
    db = sqlite3.connect(tmp_path / FILE)
    assert db.execute("SELECT count(*) FROM log").fetchone() == (20,)
    db.close()


@pytest.mark.usefixtures("store")
def test_the_log_is_written_ahead(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / FILE)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(StoreError, match=r"cannot be kept in the folder .*file.*: choose one that you may write to with --data\.$"):
        SqliteStore.open(tmp_path / "file" / "data")


def test_a_file_that_is_no_database_is_one_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("These are my memoirs. " * 1000, encoding="utf-8")
    with pytest.raises(StoreError, match=r"tavolata\.sqlite3 \(file is not a database\): move it away"):
        SqliteStore.open(tmp_path)
    assert (tmp_path / FILE).read_text(encoding="utf-8").startswith("These are my memoirs.")


def test_a_file_of_a_newer_program_is_one_sentence(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreError, match=rf"newer Tavolata \(format 99, this one knows {FORMAT}\)"):
        SqliteStore.open(tmp_path)


@pytest.mark.parametrize("is_there", [True, False])
def test_what_was_written_last_is_not_thrown_away_with_an_empty_file(tmp_path: Path, is_there: bool) -> None:
    beside = tmp_path / f"{FILE}-wal"
    beside.write_bytes(b"the last moves")
    if is_there:
        (tmp_path / FILE).touch()
    with pytest.raises(StoreError, match=r"is empty or gone, but tavolata\.sqlite3-wal beside it is not: .* or move both away\.$"):
        SqliteStore.open(tmp_path)
    assert beside.read_bytes() == b"the last moves"


def test_a_closed_store_is_whole_in_its_one_file(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path)
    asyncio.run(store.write([ROW], [line(0)]))
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as another:
        another.execute("SELECT count(*) FROM log").fetchone()
        store.close()
        (tmp_path / "alone").mkdir()
        shutil.copy(tmp_path / FILE, tmp_path / "alone" / FILE)
    alone = SqliteStore.open(tmp_path / "alone")
    assert asyncio.run(alone.read("abc")) == (ROW, [line(0)])
    alone.close()


def test_work_that_an_ended_loop_left_behind_holds_up_nobody(store: SqliteStore) -> None:
    async def leave() -> None:
        waiting = asyncio.ensure_future(store.write([ROW]))
        await asyncio.sleep(0)
        waiting.cancel()

    async def come() -> None:
        async with asyncio.timeout(10):
            await store.write(lines=[line(0)])
            assert await store.read("nobody") is None

    asyncio.run(leave())
    asyncio.run(come())


def test_what_was_not_handed_over_when_its_loop_ended_holds_up_nobody(store: SqliteStore) -> None:
    loop, writing = asyncio.new_event_loop(), store.write(lines=[line(0)])

    def begin() -> None:
        writing.send(None)
        loop.stop()

    loop.call_soon(begin)
    loop.run_forever()
    loop.close()
    writing.close()

    async def go_on() -> None:
        async with asyncio.timeout(30):
            await asyncio.gather(*(store.write(lines=[line(n)]) for n in range(3)))

    asyncio.run(go_on())


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path)
    store.close()
    with pytest.raises(StoreError, match="closed"):
        asyncio.run(store.read("abc"))
