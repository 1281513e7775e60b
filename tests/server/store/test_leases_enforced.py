"""Tests that the database refuses the writes of a paused process whose lease has expired, and no others."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolata.core.game import CLOCK
from tests.server.cluster.test_site_faults import at_a_table_with_bots_and_clock, new_race, takes_over, told_of
from tests.server.redis import Redis
from tests.server.site import Site, soon

_BELIEVER = """
from pathlib import Path
from tavolata.server.cluster.database_leases import DatabaseLeases
from tavolata.server.store.postgres import PostgresStore
from tavolata.server.store.errors import LeaseLost

take, write = DatabaseLeases._take, PostgresStore.write

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

DatabaseLeases._take, PostgresStore.write = take_once, write_and_note
DatabaseLeases._has = lambda self, table: table in self._held
"""
"""Code for a process that never renews or checks its leases, and logs each write under a lease to a file."""


@pytest.fixture
def site(database: str, redis: Redis, tmp_path: Path) -> Iterator[Site]:
    """A site whose first process never checks its leases."""
    with Site(database, redis.url, count=2, first=_BELIEVER.format(folder=str(tmp_path))) as running:
        yield running


def test_what_a_paused_holder_wants_to_do_after_its_lease_has_ended_is_refused(site: Site, tmp_path: Path) -> None:
    table = new_race(site)

    async def story() -> int:
        _, ben = await at_a_table_with_bots_and_clock(site, table)
        await told_of(ben, 1, since=0)
        site.signal(0, signal.SIGSTOP)
        await takes_over(site, table)
        lines = len(await site.lines(table))
        site.signal(0, signal.SIGCONT)
        await soon(lambda: _tries(tmp_path))
        await told_of(ben, CLOCK, since=lines)
        return lines

    lines = site.tell(story())
    before, after = _noted(tmp_path / "written"), _noted(tmp_path / "fenced")
    assert {fence for _, fence in (*before, *after)} == {1}
    assert 0 < len(before) <= lines, "it let bots act before it was paused"
    assert max(n for n, _ in before) < lines, "and never after"


async def _tries(folder: Path) -> bool:
    return (folder / "fenced").exists()


def _noted(file: Path) -> list[tuple[int, int]]:
    """The attempted writes in a file: the number of each line and its fence."""
    return [(int(n), int(fence)) for n, fence in (note.split() for note in file.read_text(encoding="utf-8").splitlines())]
