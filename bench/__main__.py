"""`python -m bench` lists the benches; `python -m bench NAME` runs one."""

import sys
from importlib import import_module
from runpy import run_module

from bench import BENCHES


def main() -> None:
    """Run the bench that the command line names, or list all."""
    if len(sys.argv) < 2 or sys.argv[1] not in BENCHES:
        sys.exit("\n".join(f"python -m bench {name}: {(import_module(f'bench.{name}').__doc__ or '').splitlines()[0]}" for name in BENCHES))
    name = sys.argv.pop(1)
    run_module(f"bench.{name}", run_name="__main__")


if __name__ == "__main__":
    main()
