"""A short chaos run: some kills, a few tables of every game, and the whole check."""

import asyncio
from pathlib import Path

from tests.chaos.run import ChaosPlan, ChaosRun
from tests.chaos.site import SiteChaosRun
from tests.server.postgres import Postgres


def test_nothing_is_lost_when_servers_die_under_load(tmp_path: Path) -> None:
    """Kills one server under load; `make chaos` does the same for half an hour."""
    outcome = asyncio.run(ChaosRun(ChaosPlan(seed=12, kills=4, tables=6, at_once=6, lines=60, life=0.5, flips=2, pages=1), tmp_path).run())
    assert outcome.faults == []
    assert outcome.done["actions acknowledged"] > 0
    assert outcome.done["tables"] > 0


def test_nothing_is_lost_when_parts_of_a_site_die_under_load(tmp_path: Path, postgres: Postgres) -> None:
    """Kills and pauses three servers, PostgreSQL and Redis behind a proxy."""
    plan = ChaosPlan(seed=4, kills=8, tables=12, at_once=12, lines=120, life=0.5)
    outcome = asyncio.run(SiteChaosRun(plan, tmp_path, postgres).run())
    assert outcome.faults == []
    assert outcome.done["actions acknowledged"] > 0
