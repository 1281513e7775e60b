"""The torture in short: a handful of deaths, a few tables of every game, and the whole proof."""

import asyncio
from pathlib import Path

from tests.torture.run import Plan, Torture


def test_nothing_is_lost_when_servers_die_under_load(tmp_path: Path) -> None:
    """`make torture` does the same for half an hour; its seed repeats a run as far as the machine lets it."""
    outcome = asyncio.run(Torture(Plan(seed=12, kills=4, tables=6, at_once=6, lines=60, life=0.5, flips=2, pages=1), tmp_path).run())
    assert outcome.faults == []
    assert outcome.done["actions acknowledged"] > 0
    assert outcome.done["tables"] > 0
