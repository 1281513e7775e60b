"""`python -m tests.chaos`: runs all chaos tests and prints a report."""

import asyncio
import secrets
import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import mkdtemp

from tests.chaos.run import ChaosPlan, ChaosRun, Outcome
from tests.chaos.site import SiteChaosRun
from tests.server.postgres import Postgres

WITHIN = 5
"""The seconds in which clients of a killed or paused server must reach another one."""


def main() -> int:
    """Run the chaos tests and print the report; returns the exit status."""
    parser = ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often a single server is killed; 0 skips it")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--faults", type=int, default=100, help="how many faults are injected into a site of three servers; 0 skips it")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    arguments = parser.parse_args()
    folder = Path(mkdtemp(prefix="chaos-"))
    for part in ("one", "site"):
        (folder / part).mkdir()
    print(f"Seed {arguments.seed}; all of it is in {folder}.", flush=True)
    status = 0
    if arguments.kills:
        one = ChaosRun(ChaosPlan(arguments.seed, arguments.kills, arguments.tables), folder / "one")
        status = _report(asyncio.run(one.run()), arguments.seed)
    if arguments.faults:
        plan = ChaosPlan(arguments.seed, arguments.faults, arguments.tables, at_once=20, life=1, within=WITHIN)
        status = max(status, _report(_run_site(plan, folder / "site"), arguments.seed))
    return status


def _run_site(plan: ChaosPlan, folder: Path) -> Outcome:
    postgres = Postgres()
    try:
        return asyncio.run(SiteChaosRun(plan, folder, postgres).run())
    finally:
        postgres.close()


def _report(outcome: Outcome, seed: int) -> int:
    """Print the counts and every fault; returns 1 if there is a fault."""
    for what, count in sorted(outcome.done.items()):
        print(f"{count:>8}  {what}")
    for fault in outcome.faults:
        print(fault)
    print("Nothing was lost." if not outcome.faults else f"{len(outcome.faults)} faults; --seed {seed} repeats them.", flush=True)
    return 1 if outcome.faults else 0


if __name__ == "__main__":
    sys.exit(main())
