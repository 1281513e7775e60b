"""`python -m bench` runs all benches, `python -m bench NAME ...` some; `--list` names them."""

import sys
from argparse import ArgumentParser
from importlib import import_module

from bench import BENCHES


def main() -> int:
    """Run what was asked for."""
    parser = ArgumentParser(prog="python -m bench", description="Measure how fast Tavolata is.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"the benches to run: {', '.join(BENCHES)} (default: all)")
    parser.add_argument("--list", action="store_true", help="only say what there is")
    arguments = parser.parse_args()
    if unknown := [name for name in arguments.names if name not in BENCHES]:
        parser.error(f"there is no bench {', '.join(unknown)}; there is {', '.join(BENCHES)}")
    for name in arguments.names or BENCHES:
        module = import_module(f"bench.{name}")
        print(f"== {name}: {module.__doc__}", flush=True)
        if not arguments.list:
            module.main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
