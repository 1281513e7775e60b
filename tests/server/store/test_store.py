"""Tests of every store, SQLite and PostgreSQL: writes are atomic and durable, logs never fork, and changes share commits."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from tavolata.server.store.errors import Conflict, Corrupt, StoreError
from tavolata.server.store.location import StoreLocation
from tavolata.server.store.rows import AttemptRow, CampaignRow, CampaignTable, DesignRow, LogRow, RaceEntryRow, SeatHolder, TableRow
from tests.server.corrupt import meddle
from tests.server.stores import AnyStore, close_store, in_store, open_store

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
    holders=(SeatHolder("person", "Anna", key="k", seed="s"), SeatHolder("bot", "Bice", level="easy")),
)
NEXT = msgspec.structs.replace(ROW, revision=1, stage="playing", began=2, next="def")


def line(n: int, table: str = "abc", action: str = "roll") -> LogRow:
    return LogRow(table, n, 0, action, 10 * n)


def test_what_was_written_is_read_by_the_next_who_opens_the_store(place: StoreLocation) -> None:
    async def write(store: AnyStore) -> None:
        await store.write([ROW], [line(0)])
        await store.write([NEXT], [line(1), line(2)])

    in_store(place, write)
    assert in_store(place, lambda store: store.read("abc")) == (NEXT, [line(0), line(1), line(2)])


def test_who_knows_some_lines_reads_those_that_follow(place: StoreLocation) -> None:
    async def story(store: AnyStore) -> list[object]:
        await store.write([ROW], [line(0)])
        await store.write([NEXT], [line(1), line(2)])
        return [await store.read_since("abc", n) for n in (0, 2, 3, 7)]

    rows = [line(0), line(1), line(2)]
    assert in_store(place, story) == [(NEXT, rows), (NEXT, rows[2:]), (NEXT, []), (NEXT, [])]


def test_a_table_that_is_not_there_is_none(place: StoreLocation) -> None:
    assert in_store(place, lambda store: store.read("abc")) is None
    assert in_store(place, lambda store: store.read_since("abc", 3)) is None


def test_two_writers_of_the_same_line_never_fork_a_match(place: StoreLocation) -> None:
    other = open_store(place)

    async def race(one: AnyStore) -> Sequence[BaseException | None]:
        await one.write([ROW])
        try:
            return await asyncio.gather(
                one.write(lines=[line(0, action="stop"), line(1)]), other.write(lines=[line(0, action="roll")]), return_exceptions=True
            )
        finally:
            await other.detach()

    outcomes = in_store(place, race)
    close_store(other)
    found = in_store(place, lambda store: store.read("abc"))
    assert found is not None
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict]
    assert found[1] == ([line(0, action="stop"), line(1)] if outcomes[0] is None else [line(0, action="roll")])


def test_two_changes_of_the_same_revision_of_a_table_are_a_fork(place: StoreLocation) -> None:
    async def race(store: AnyStore) -> Sequence[BaseException | None]:
        await store.write([ROW])
        return await asyncio.gather(store.write([NEXT]), store.write([NEXT]), store.write([ROW]), return_exceptions=True)

    first, *others = in_store(place, race)
    assert first is None
    assert [type(outcome) for outcome in others] == [Conflict, Conflict]


def test_changes_that_build_on_each_other_may_wait_together(place: StoreLocation) -> None:
    async def story(store: AnyStore) -> object:
        await asyncio.gather(store.write([ROW]), store.write([NEXT], [line(0)]), store.write(lines=[line(1)]))
        return await store.read("abc")

    assert in_store(place, story) == (NEXT, [line(0), line(1)])


def test_a_fork_leaves_nothing_of_itself_and_the_rest_of_the_batch_whole(place: StoreLocation) -> None:
    async def race(store: AnyStore) -> Sequence[BaseException | None]:
        await store.write([ROW], [line(0)])
        changes = (store.write(lines=[line(1)]), store.write([NEXT], [line(5), line(0)]), store.write(lines=[line(2)]))
        return await asyncio.gather(*changes, return_exceptions=True)

    outcomes = in_store(place, race)
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
    assert in_store(place, lambda store: store.read("abc")) == (ROW, [line(0), line(1), line(2)])


def test_those_who_write_at_once_share_commits(place: StoreLocation) -> None:
    async def story(store: AnyStore) -> int:
        before = store.commits
        await asyncio.gather(*(store.write(lines=[line(n)]) for n in range(100)))
        return store.commits - before

    assert in_store(place, story) <= 2


def test_a_commit_that_fails_fails_for_all_who_waited_for_it(place: StoreLocation) -> None:
    async def write(store: AnyStore) -> Sequence[BaseException | None]:
        await asyncio.to_thread(meddle, place, "DROP TABLE log")
        return await asyncio.gather(store.write([ROW]), store.write(lines=[line(0)]), return_exceptions=True)

    outcomes = in_store(place, write)
    assert [type(outcome) for outcome in outcomes] == [StoreError, StoreError]
    assert "log" in str(outcomes[1])


def test_who_is_cancelled_holds_up_nobody(place: StoreLocation) -> None:
    async def story(store: AnyStore) -> object:
        waiting = asyncio.ensure_future(store.write([ROW]))
        await asyncio.sleep(0)
        waiting.cancel()
        async with asyncio.timeout(20):
            await store.write(lines=[line(0)])
            return await store.read("nobody")

    assert in_store(place, story) is None


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE log SET action = 'stop' WHERE n = 1",
        "UPDATE log SET time = time + 1 WHERE n = 1",
        "DELETE FROM log WHERE n = 1",
        "UPDATE tables SET seats = 3",
    ],
)
def test_what_was_changed_behind_its_back_is_damaged(place: StoreLocation, statement: str) -> None:
    in_store(place, lambda store: store.write([ROW], [line(0), line(1), line(2)]))
    meddle(place, statement)
    with pytest.raises(Corrupt):
        in_store(place, lambda store: store.read("abc"))


def test_what_has_no_sum_as_in_formats_of_old_is_read(place: StoreLocation) -> None:
    in_store(place, lambda store: store.write([ROW], [line(0)]))
    meddle(place, "UPDATE log SET sum = NULL")
    meddle(place, "UPDATE tables SET sum = NULL")
    assert in_store(place, lambda store: store.read("abc")) == (ROW, [line(0)])


def test_tables_that_play_on_from_one_are_counted(place: StoreLocation) -> None:
    async def story(store: AnyStore) -> tuple[int, int]:
        await store.write([ROW, *(msgspec.structs.replace(ROW, id=name, what_if="abc") for name in ("def", "ghi"))])
        return await store.count_what_ifs("abc"), await store.count_what_ifs("def")

    assert in_store(place, story) == (2, 0)


def test_only_the_best_of_a_kind_are_exhibited_each_once(place: StoreLocation) -> None:
    async def story(store: AnyStore) -> list[DesignRow]:
        for score in (5, 1, 9, 7):
            await store.designs.save(
                [DesignRow("g", "II", f"II-{score}", score, "Anna"), DesignRow("g", "I", "I-", score, f"Ben {score}")], 2
            )
        await store.designs.save([DesignRow("h", "I", "I-", 99, "Cleo")], 2)
        return await store.designs.best("g")

    assert [row[1:] for row in in_store(place, story)] == [("I", "I-", 9, "Ben 9"), ("II", "II-9", 9, "Anna"), ("II", "II-7", 7, "Anna")]


def test_the_secret_of_the_races_is_made_once(place: StoreLocation) -> None:
    first = in_store(place, lambda store: store.races.secret())
    assert in_store(place, lambda store: store.races.secret()) == first
    assert len(first) == 64


def test_the_first_try_at_a_race_counts_and_the_best_courses_are_kept(place: StoreLocation) -> None:
    def tried(key: str, table: str, score: int | None = None) -> RaceEntryRow:
        return RaceEntryRow("g", "r", key, table, 0, 1, key.upper(), score, b"\x00" + key.encode() if score is not None else b"")

    async def story(store: AnyStore) -> list[RaceEntryRow]:
        await store.races.add_entries([tried("a", "1"), tried("b", "1")])
        await store.races.add_entries([tried("a", "2"), tried("c", "2"), tried("d", "2")])
        await store.races.finish_entries([tried("a", "2", 99)], 2)
        await store.races.finish_entries([tried("a", "1", 5), tried("b", "1", 7)], 2)
        await store.races.finish_entries([tried("c", "2", 6), tried("b", "1", 100)], 2)
        return await store.races.ranking("g", "r")

    rows = in_store(place, story)
    assert [(row.key, row.table, row.score, row.course) for row in rows] == [
        ("b", "1", 7, b"\x00b"),
        ("c", "2", 6, b"\x00c"),
        ("a", "1", 5, b""),
    ]


def test_a_campaign_its_tables_and_what_became_of_them(place: StoreLocation) -> None:
    campaign = CampaignRow("c", "bomb-busters", "The Snippers", 1)
    first = msgspec.structs.replace(ROW, stage="over", campaign="c")
    again = msgspec.structs.replace(first, id="def", created=2, stage="open", what_if="abc")
    ended = AttemptRow("abc", "c", "3", 2, 9, "won", 2, 0, None, '{"dial":1}')

    async def story(store: AnyStore) -> None:
        await store.campaigns.save(campaign)
        await store.campaigns.save(campaign._replace(all_open=True))
        await store.write([first, again, msgspec.structs.replace(ROW, id="other")])
        assert await store.campaigns.tables("c") == [CampaignTable("def", "open", "abc", False), CampaignTable("abc", "over", None, False)]
        for stars in (2, 3):
            await store.campaigns.save_attempt(ended._replace(stars=stars))

    in_store(place, story)
    assert in_store(place, lambda store: store.campaigns.load("c")) == campaign._replace(all_open=True)
    assert in_store(place, lambda store: store.campaigns.load("d")) is None
    assert in_store(place, lambda store: store.campaigns.attempts("c")) == [ended]
    assert [known.is_recorded for known in in_store(place, lambda store: store.campaigns.tables("c"))] == [False, True]
    assert in_store(place, lambda store: store.read("abc")) == (first, [])
