"""The torture in short: a handful of deaths, a few tables of every game, and the whole proof."""

import asyncio
from pathlib import Path

from tests.chaos.run import Plan, Torture
from tests.chaos.site import SiteTorture
from tests.server.postgres import Postgres


def test_nothing_is_lost_when_servers_die_under_load(tmp_path: Path) -> None:
    """`make torture` does the same for half an hour; its seed repeats a run as far as the machine lets it."""
    outcome = asyncio.run(Torture(Plan(seed=12, kills=4, tables=6, at_once=6, lines=60, life=0.5, flips=2, pages=1), tmp_path).run())
    assert outcome.faults == []
    assert outcome.done["actions acknowledged"] > 0
    assert outcome.done["tables"] > 0


def test_nothing_is_lost_when_the_parts_of_a_site_die_under_load(tmp_path: Path, postgres: Postgres) -> None:
    """Three servers behind a proxy, on one PostgreSQL and one Redis, of which this seed kills, pauses and cuts off a few."""
    plan = Plan(seed=4, kills=8, tables=12, at_once=12, lines=120, life=0.5)
    outcome = asyncio.run(SiteTorture(plan, tmp_path, postgres).run())
    assert outcome.faults == []
    assert outcome.done["actions acknowledged"] > 0
