"""`python -m tavolata.cli` runs the command `tavolata`."""

import sys

from tavolata.cli import main

if __name__ == "__main__":
    sys.exit(main())
