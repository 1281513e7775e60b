"""`python -m tests.torture`: the whole torture, and what came of it."""

import asyncio
import secrets
import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import mkdtemp

from tests.torture.run import Plan, Torture


def main() -> int:
    """Run it, say what was done and what is wrong; the exit status."""
    parser = ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    arguments = parser.parse_args()
    folder = Path(mkdtemp(prefix="torture-"))
    print(f"Seed {arguments.seed}; all of it is in {folder}.", flush=True)
    outcome = asyncio.run(Torture(Plan(arguments.seed, arguments.kills, arguments.tables), folder).run())
    for what, count in sorted(outcome.done.items()):
        print(f"{count:>8}  {what}")
    for fault in outcome.faults:
        print(fault)
    print("Nothing was lost." if not outcome.faults else f"{len(outcome.faults)} faults; --seed {arguments.seed} repeats them.")
    return 1 if outcome.faults else 0


if __name__ == "__main__":
    sys.exit(main())
