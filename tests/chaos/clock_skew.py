"""`tavolata` on a machine whose time of day is set back and forward by up to a month, again and again."""

import random
import sys
import time

_true = time.time_ns
_MONTH = 30 * 86_400 * 10**9
_HELD = 300_000_000
"""For so many nanoseconds the time of day is wrong by the same amount."""


def skew(seed: str) -> None:
    """Let the time of day jump from now on."""

    def time_ns() -> int:
        now = _true()
        return now + random.Random(f"{seed} {now // _HELD}").randint(-_MONTH, _MONTH)

    time.time_ns = time_ns
    time.time = lambda: time_ns() / 10**9


if __name__ == "__main__":
    skew(sys.argv[1])
    from tavolata.cli import main

    sys.exit(main(sys.argv[2:]))
