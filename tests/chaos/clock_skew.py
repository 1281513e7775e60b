"""Starts `tavolata` with a time of day that jumps by up to a month."""

import random
import sys
import time

_time_ns = time.time_ns
_MONTH = 30 * 86_400 * 10**9
_INTERVAL = 300_000_000
"""Nanoseconds between two jumps."""


def skew(seed: str) -> None:
    """Replace `time.time_ns` by a clock that jumps at random."""

    def time_ns() -> int:
        now = _time_ns()
        return now + random.Random(f"{seed} {now // _INTERVAL}").randint(-_MONTH, _MONTH)

    time.time_ns = time_ns
    time.time = lambda: time_ns() / 10**9


if __name__ == "__main__":
    skew(sys.argv[1])
    from tavolata.cli import main

    sys.exit(main(sys.argv[2:]))
