"""Tests of the PostgreSQL store: its schema, its error messages, and restarts of the database."""

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from tavolata.server.protocol import messages
from tavolata.server.store import postgres_connection as schema
from tavolata.server.store.errors import StoreError
from tavolata.server.store.location import redacted
from tavolata.server.store.postgres import PostgresStore
from tavolata.server.store.rows import COLUMNS, checksum, encode_row
from tests.server.harness import House, Moves, Visitors, play_out
from tests.server.postgres import Postgres, execute, query
from tests.server.process import Process
from tests.server.store.test_store import ROW, line
from tests.server.stores import AnyStore, in_store

# The schema


def test_servers_that_start_at_once_make_one_schema(database: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(PostgresStore.open, [database] * 4))
    assert len(stores) == 4
    assert query(database, "SELECT version FROM format") == [(len(schema.MIGRATIONS),)]


def test_a_schema_of_a_newer_program_is_one_sentence_and_stays_as_it_is(database: str) -> None:
    PostgresStore.open(database)
    execute(database, "UPDATE format SET version = 99")
    with pytest.raises(StoreError, match=r"by a newer Tavolata \(format 99, this one knows \d+\): update, or name another one"):
        PostgresStore.open(database)
    assert query(database, "SELECT version FROM format") == [(99,)]


def test_the_schema_goes_forward_under_a_server_that_writes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server of the previous format continues beside one of the next, and neither loses a line."""
    former = PostgresStore.open(database)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ("ALTER TABLE log ADD COLUMN mood text",)))

    async def story() -> int:
        await former.write([ROW])
        writing = asyncio.create_task(_write_on(former))
        later = await asyncio.to_thread(PostgresStore.open, database)
        n = await writing
        await later.write(lines=[line(n)])
        await former.write(lines=[line(n + 1)])
        found = await later.read("abc")
        await asyncio.gather(former.detach(), later.detach())
        assert found is not None
        return len(found[1]) - n - 2

    assert asyncio.run(story()) == 0
    assert query(database, "SELECT max(version) FROM format") == [(len(schema.MIGRATIONS),)]


def test_a_database_that_knows_of_no_campaigns_goes_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    *values, _ = encode_row(ROW)
    with monkeypatch.context() as before:
        before.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:1])
        PostgresStore.open(database)
    told = ", ".join(f"'{value}'" if value is not None else "NULL" for value in (*values, checksum(values)))
    execute(database, f"INSERT INTO tables ({', '.join((*COLUMNS[:-1], 'sum'))}) VALUES ({told})")  # noqa: S608 - our own names
    assert in_store(database, lambda store: store.read("abc")) == (ROW, [])
    assert in_store(database, lambda store: store.campaigns.tables("abc")) == []


async def _write_on(store: PostgresStore, lines: int = 200) -> int:
    for n in range(lines):
        await store.write(lines=[line(n)])
    return lines


def test_a_change_of_the_schema_that_fails_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    PostgresStore.open(database)
    known = schema.MIGRATIONS
    monkeypatch.setattr(schema, "MIGRATIONS", (*known, ("ALTER TABLE log ADD COLUMN mood text", "ALTER TABLE nothing ADD COLUMN x text")))
    with pytest.raises(StoreError, match="nothing"):
        PostgresStore.open(database)
    monkeypatch.setattr(schema, "MIGRATIONS", known)
    PostgresStore.open(database)


def test_a_move_is_on_the_disk_whatever_the_database_does_by_itself(database: str) -> None:
    name = database.rpartition("?")[0].rpartition("/")[2]
    execute(database, f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def asked() -> str:
        db = await schema.connect(database)
        try:
            return str(await db.fetchval("SHOW synchronous_commit"))
        finally:
            await db.close()

    assert asyncio.run(asked()) == "on"


# Faults


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("postgresql://anna:Geheim77@127.0.0.1:1/games?sslmode=disable", r"database postgresql://127\.0\.0\.1:1/games \("),
        ("postgresql://anna:Geheim77@[127.0.0.1/games", "cannot be understood"),
        ("postgresql://anna:Geheim/77@127.0.0.1/games", "cannot be understood"),
        ("mysql://anna:Geheim77@127.0.0.1/games", "cannot be understood"),
    ],
)
def test_a_database_that_cannot_be_reached_is_one_sentence_without_its_password(
    url: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "_CONNECT_RETRY_SECONDS", 0.0)
    with pytest.raises(StoreError, match=words) as refused:
        PostgresStore.open(url)
    assert "Geheim" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_wrong_password_is_one_sentence_and_is_nowhere_told(database: str) -> None:
    wrong = re.sub("postgres:@", "nobody:Geheim77@", database)
    with Process(wrong) as server:
        status, said, complained = server.ended()
    assert (status, said) == (1, "")
    assert complained.count("\n") == 1
    assert "nobody" in complained
    assert "Geheim" not in complained


def test_a_fault_does_not_quote_what_was_to_be_written(database: str) -> None:
    """A row contains the table's secret, which determines its randomness."""

    async def story(store: AnyStore) -> str:
        await asyncio.to_thread(execute, database, "ALTER TABLE tables ADD CONSTRAINT never CHECK (seats > 9)")
        with pytest.raises(StoreError) as refused:
            await store.write([ROW])
        too_long = msgspec.structs.replace(ROW, seats=2**80)
        with pytest.raises(StoreError) as misfit:
            await store.write([too_long])
        return f"{refused.value} {misfit.value}"

    assert ROW.secret not in in_store(database, story)


def test_what_is_told_of_a_place_is_no_secret() -> None:
    assert redacted("postgresql://a:b@c@host:5/name?password=d") == "postgresql://host:5/name"
    assert redacted("some/folder") == "some/folder"


def test_an_installation_without_the_extra_says_what_it_lacks(tmp_path: Path) -> None:
    data = tmp_path / "data"
    in_store(data, lambda store: store.write([ROW]))
    start = "import sys; sys.modules['asyncpg'] = None; from tavolata.cli import main; sys.exit(main())"
    words = [["serve", "--database", "postgresql://host/games"], ["check", "--database", "postgresql://host/games"]]
    for command in (*words, ["move", "--from", str(data), "--to", "postgresql://host/games"]):
        done = subprocess.run([sys.executable, "-c", start, *command], capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode in (1, 2), done.stderr
        assert "pip install 'tavolata[postgres]'" in " ".join(done.stderr.split())
        assert "Traceback" not in done.stderr


# Batches, connections and restarts


def test_what_waits_together_is_committed_together(database: str) -> None:
    """A lock on the log collects a hundred changes; they take two commits: the first change, and the others."""

    async def story(store: AnyStore) -> int:
        before = store.commits
        blocker = await asyncpg.connect(database, server_settings={"search_path": "tavolata"})
        async with blocker.transaction():
            await blocker.execute("LOCK TABLE log")
            waiting = [asyncio.ensure_future(store.write(lines=[line(0)]))]
            await _until_somebody_waits(blocker)
            waiting += [asyncio.ensure_future(store.write(lines=[line(n)])) for n in range(1, 100)]
        await asyncio.gather(*waiting)
        await blocker.close()
        return store.commits - before

    assert in_store(database, story) == 2


async def _until_somebody_waits(db: Any) -> None:
    async with asyncio.timeout(20):
        while not await db.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            pass


def test_who_leaves_finishes_what_waits_and_may_come_again(database: str) -> None:
    store = PostgresStore.open(database)

    async def write() -> None:
        waiting = [asyncio.ensure_future(store.write(lines=[line(n)])) for n in range(20)]
        await asyncio.sleep(0)
        await store.detach()
        await asyncio.gather(*waiting)

    async def come_again() -> None:
        await store.write([ROW])
        await store.detach()

    asyncio.run(write())
    asyncio.run(come_again())
    assert query(database, "SELECT count(*) FROM log") == [(20,)]


def test_a_database_that_starts_again_is_waited_for(postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No acknowledged write is lost, and requests meanwhile get an answer."""
    monkeypatch.setattr(schema, "_CONNECT_RETRY_SECONDS", 60.0)  # for slow machines

    async def story(store: AnyStore) -> None:
        await store.write([ROW], [line(0)])
        assert await store.read("abc") == (ROW, [line(0)])
        await asyncio.to_thread(postgres.stop)
        coming = asyncio.create_task(asyncio.to_thread(postgres.start))
        assert await store.read("abc") == (ROW, [line(0)])
        await store.write(lines=[line(1)])
        await coming
        assert await store.read("abc") == (ROW, [line(0), line(1)])

    in_store(database, story)


def test_a_database_that_stays_away_is_told_in_words(postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(store: AnyStore) -> None:
        await store.write([ROW], [line(0)])
        monkeypatch.setattr(schema, "_CONNECT_RETRY_SECONDS", 0.2)
        await asyncio.to_thread(postgres.stop)
        try:
            for asked in (store.write(lines=[line(1)]), store.read("abc"), store.races.secret()):
                with pytest.raises(StoreError, match="The log of the games cannot be read or written: "):
                    await asked
        finally:
            await asyncio.to_thread(postgres.start)
        monkeypatch.undo()
        await store.write(lines=[line(1)])

    in_store(database, story)


def test_a_game_goes_on_when_its_database_starts_again(postgres: Postgres, database: str, logged_errors: Callable[[], list[str]]) -> None:
    with House(database) as house:
        table = house.open_table()

        async def story() -> None:
            anna, ben = await house.begin(table, "Anna", "Ben")
            await play_out([anna, ben], lines=20)
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
            await play_out([anna, ben])

        house.tell(story())
    assert logged_errors() == []


def test_a_game_is_played_by_a_real_process_that_is_killed_and_started_again(database: str) -> None:
    played = 0
    table = ""
    for _ in range(3):
        with Process(database) as server:
            assert f"kept in {redacted(database)}." in server.ready()
            people = Visitors(server.host)
            table = table or people.open_table()
            people.tell(_play_until(people, table, played, played + 30))
            played += 30
            server.stop(signal.SIGKILL)
    with Process(database) as server:
        server.ready()
        people = Visitors(server.host)
        people.tell(_play_until(people, table, played, None))
        assert server.stop(signal.SIGTERM)[2] == ""


def _play_until(people: Visitors, table: str, played: int, lines: int | None) -> Coroutine[Any, Any, None]:
    async def story() -> None:
        if played == 0:
            browsers = await people.begin(table, "Anna", "Ben")
        else:
            browsers = [await people.visit(table, name) for name in ("Anna", "Ben")]
            assert min([(await browser.until(Moves)).n for browser in browsers]) >= played
        await play_out(browsers, lines=lines)

    return story()


def test_the_end_of_a_process_closes_what_it_opened(database: str) -> None:
    with Process(database) as server:
        server.ready()
        people = Visitors(server.host)
        table = people.open_table()

        async def story() -> None:
            anna = await people.sit(table, "Anna", 0)
            await anna.send(messages.SeatBot(1, "random"))
            await anna.until(messages.Table, lambda known: known.seats[1].holder == "bot")

        people.tell(story())
        status, _, complained = server.stop(signal.SIGTERM)
    assert (status, complained) == (0, "")
