"""A share of a core for some processes, by the control groups of Linux: so a machine of few cores tells how many processes scale."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

_PERIOD = 20_000
"""Microseconds; short, so that nobody who waits for a process waits for long."""
_ALL = Path("/sys/fs/cgroup")
_CPU = _ALL / "cpu" if (_ALL / "cpu").is_dir() else _ALL
"""Version 1 has a tree for the processor alone, version 2 one for everything."""


@contextmanager
def quota(share: float, processes: Sequence[int]) -> Iterator[None]:
    """Let these processes have so much of a core together, and no more."""
    group = _CPU / f"tavolata-bench-{os.getpid()}-{processes[0]}"
    try:
        group.mkdir()
    except OSError as error:
        raise SystemExit(f"Nobody may be given a share of a core here, so how processes scale cannot be told: {error}.") from error
    try:
        _limit(group, share)
        _put(group, processes)
        yield
    finally:
        _put(_CPU, processes)
        group.rmdir()


def _limit(group: Path, share: float) -> None:
    microseconds = int(share * _PERIOD)
    if (group / "cpu.max").exists():
        (group / "cpu.max").write_text(f"{microseconds} {_PERIOD}", encoding="ascii")
    else:
        (group / "cpu.cfs_period_us").write_text(str(_PERIOD), encoding="ascii")
        (group / "cpu.cfs_quota_us").write_text(str(microseconds), encoding="ascii")


def _put(group: Path, processes: Sequence[int]) -> None:
    for process in processes:
        if Path(f"/proc/{process}").exists():
            (group / "cgroup.procs").write_text(str(process), encoding="ascii")
