"""Tests that the database refuses the writes of a paused process whose lease has expired, and no others."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolata.core.game import CLOCK
from tests.server.cluster.test_site_faults import join_with_bots_and_clock, new_race, wait_for_action, wait_for_takeover
from tests.server.redis import Redis
from tests.server.site import Site, soon

_STALE_HOLDER = """
from pathlib import Path
from tavolata.server.cluster.database_leases import DatabaseLeases
from tavolata.server.store.postgres import PostgresStore
from tavolata.server.store.errors import LeaseLost

take, write = DatabaseLeases._acquire, PostgresStore.write

async def take_once(self):
    if not self._held:
        await take(self)

async def write_and_note(self, tables=(), lines=(), guard=None):
    outcome = "written"
    try:
        await write(self, tables, lines, guard)
    except LeaseLost:
        outcome = "fenced"
        raise
    finally:
        if guard is not None and guard.fence is not None:
            with (Path({folder!r}) / outcome).open("a") as notes:
                notes.writelines(f"{{line.n}} {{guard.fence}}\\n" for line in lines)

DatabaseLeases._acquire, PostgresStore.write = take_once, write_and_note
DatabaseLeases._has = lambda self, table: table in self._held
"""
"""Code for a process that never renews or checks its leases, and logs each write under a lease to a file."""


@pytest.fixture
def site(database: str, redis: Redis, tmp_path: Path) -> Iterator[Site]:
    """A site whose first process never checks its leases."""
    with Site(database, redis.url, count=2, first=_STALE_HOLDER.format(folder=str(tmp_path))) as running:
        yield running


def test_writes_of_a_paused_holder_after_its_lease_are_refused(site: Site, tmp_path: Path) -> None:
    table = new_race(site)

    async def story() -> int:
        _, ben = await join_with_bots_and_clock(site, table)
        await wait_for_action(ben, 1, since=0)
        site.signal(0, signal.SIGSTOP)
        await wait_for_takeover(site, table)
        lines = len(await site.lines(table))
        site.signal(0, signal.SIGCONT)
        await soon(lambda: _has_written(tmp_path))
        await wait_for_action(ben, CLOCK, since=lines)
        return lines

    lines = site.run(story())
    before, after = _attempted_writes(tmp_path / "written"), _attempted_writes(tmp_path / "fenced")
    assert {fence for _, fence in (*before, *after)} == {1}
    assert 0 < len(before) <= lines, "it let bots act before it was paused"
    assert max(n for n, _ in before) < lines, "and never after"


async def _has_written(folder: Path) -> bool:
    return (folder / "fenced").exists()


def _attempted_writes(file: Path) -> list[tuple[int, int]]:
    """The attempted writes in a file: the number of each line and its fence."""
    return [(int(n), int(fence)) for n, fence in (note.split() for note in file.read_text(encoding="utf-8").splitlines())]
