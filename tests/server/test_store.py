"""The store: all or nothing, durable, never forked, many changes in one commit."""

import asyncio
import contextlib
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from tavolata.server.file import FILE, FORMAT
from tavolata.server.sqlite import SqliteStore
from tavolata.server.store import Fork, Holder, LogRow, StoreError, TableRow

ROW = TableRow(
    id="abc",
    revision=0,
    game="lucky-loop",
    version=1,
    seats=2,
    options={"cards": "", "exchange": "three"},
    advisor=True,
    chat="phrases",
    secret=f"{7:064x}",
    created=1,
    holders=(Holder("person", "Anna", key="k", seed="s"), Holder("bot", "Bice", level="easy")),
)
NEXT = msgspec.structs.replace(ROW, revision=1, stage="playing", began=2, next="def")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """An empty store."""
    opened = SqliteStore.open(tmp_path)
    yield opened
    opened.close()


def line(n: int, table: str = "abc", action: str = "roll") -> LogRow:
    return LogRow(table, n, 0, action, 10 * n)


def test_what_was_written_is_read_by_the_next_who_opens_the_folder(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.write([ROW], [line(0)])
        await store.write([NEXT], [line(1), line(2)])

    for work in (write, None):
        store = SqliteStore.open(tmp_path / "made" / "for it")
        if work:
            asyncio.run(work(store))
        found = asyncio.run(store.read("abc"))
        store.close()
        assert found == (NEXT, [line(0), line(1), line(2)])


def test_a_table_that_is_not_there_is_none(store: SqliteStore) -> None:
    assert asyncio.run(store.read("abc")) is None


def test_two_writers_of_the_same_line_never_fork_a_match(tmp_path: Path) -> None:
    one, other = SqliteStore.open(tmp_path), SqliteStore.open(tmp_path)

    async def race() -> Sequence[BaseException | None]:
        await one.write([ROW])
        return await asyncio.gather(
            one.write(lines=[line(0, action="stop"), line(1)]), other.write(lines=[line(0, action="roll")]), return_exceptions=True
        )

    outcomes = asyncio.run(race())
    found = asyncio.run(other.read("abc"))
    one.close()
    other.close()
    assert found is not None
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [Fork]
    assert found[1] == ([line(0, action="stop"), line(1)] if outcomes[0] is None else [line(0, action="roll")])


def test_two_changes_of_the_same_revision_of_a_table_are_a_fork(store: SqliteStore) -> None:
    async def race() -> Sequence[BaseException | None]:
        await store.write([ROW])
        return await asyncio.gather(store.write([NEXT]), store.write([NEXT]), store.write([ROW]), return_exceptions=True)

    first, *others = asyncio.run(race())
    assert first is None
    assert [type(outcome) for outcome in others] == [Fork, Fork]


def test_a_fork_leaves_nothing_of_itself_and_the_rest_of_the_batch_whole(store: SqliteStore) -> None:
    async def race() -> Sequence[BaseException | None]:
        await store.write([ROW], [line(0)])
        changes = (store.write(lines=[line(1)]), store.write([NEXT], [line(5), line(0)]), store.write(lines=[line(2)]))
        return await asyncio.gather(*changes, return_exceptions=True)

    outcomes = asyncio.run(race())
    assert [type(outcome) for outcome in outcomes] == [type(None), Fork, type(None)]
    assert asyncio.run(store.read("abc")) == (ROW, [line(0), line(1), line(2)])


def test_what_waits_together_is_committed_together(store: SqliteStore, tmp_path: Path) -> None:
    """While another program holds the file, a hundred changes pile up; then they take two commits: the first, and the rest."""
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


def test_a_commit_that_fails_fails_for_all_who_waited_for_it(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path)
    intruder = sqlite3.connect(tmp_path / FILE)
    intruder.execute("DROP TABLE log")
    intruder.close()

    async def write() -> Sequence[BaseException | None]:
        return await asyncio.gather(store.write([ROW]), store.write(lines=[line(0)]), return_exceptions=True)

    outcomes = asyncio.run(write())
    store.close()
    assert type(outcomes[1]) is StoreError
    assert "no such table" in str(outcomes[1])


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


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path)
    store.close()
    with pytest.raises(StoreError, match="closed"):
        asyncio.run(store.read("abc"))
