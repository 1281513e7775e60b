"""The entry point of `python -m tavolata`, which is the command `tavolata`."""

import sys

from tavolata.cli import main

if __name__ == "__main__":
    sys.exit(main())
