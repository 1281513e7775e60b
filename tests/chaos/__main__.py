"""`python -m tests.chaos`: the whole torture, and what came of it."""

import asyncio
import secrets
import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import mkdtemp

from tests.chaos.run import Outcome, Plan, Torture
from tests.chaos.site import SiteTorture
from tests.server.postgres import Postgres

WITHIN = 5
"""So many seconds after their server died or stood still people are at another one."""


def main() -> int:
    """Run it, say what was done and what is wrong; the exit status."""
    parser = ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often a server that is alone is killed; 0 leaves it out")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument(
        "--harms", type=int, default=100, help="how often a part of a site of three servers is killed or paused; 0 leaves it out"
    )
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    arguments = parser.parse_args()
    folder = Path(mkdtemp(prefix="torture-"))
    for part in ("one", "site"):
        (folder / part).mkdir()
    print(f"Seed {arguments.seed}; all of it is in {folder}.", flush=True)
    status = 0
    if arguments.kills:
        one = Torture(Plan(arguments.seed, arguments.kills, arguments.tables), folder / "one")
        status = _report(asyncio.run(one.run()), arguments.seed)
    if arguments.harms:
        plan = Plan(arguments.seed, arguments.harms, arguments.tables, at_once=20, life=1, within=WITHIN)
        status = max(status, _report(_of_a_site(plan, folder / "site"), arguments.seed))
    return status


def _of_a_site(plan: Plan, folder: Path) -> Outcome:
    postgres = Postgres()
    try:
        return asyncio.run(SiteTorture(plan, folder, postgres).run())
    finally:
        postgres.close()


def _report(outcome: Outcome, seed: int) -> int:
    """Say what was done and what is wrong; 1 if anything is."""
    for what, count in sorted(outcome.done.items()):
        print(f"{count:>8}  {what}")
    for fault in outcome.faults:
        print(fault)
    print("Nothing was lost." if not outcome.faults else f"{len(outcome.faults)} faults; --seed {seed} repeats them.", flush=True)
    return 1 if outcome.faults else 0


if __name__ == "__main__":
    sys.exit(main())
