"""The commands that look after the games of a server: check, backup, restore."""

import sys
from argparse import Namespace
from pathlib import Path

from tavolata.cli.terminal import folded
from tavolata.words import say

DOES_NOT_HOLD = 1


def check(arguments: Namespace) -> int:
    """Say of each table that does not replay why, and then how many do."""
    from tavolata.server.checking import check as look_through

    findings = list(look_through(Path(arguments.data)))
    faults = [finding for finding in findings if finding.fault is not None]
    for finding in faults:
        print(folded(say("store.check.fault", {"table": finding.table, "why": str(finding.fault)})), file=sys.stderr)
    lines = sum(finding.lines for finding in findings)
    facts = {"tables": len(findings), "lines": lines, "faults": len(faults)}
    print(folded(say("store.check.faults" if faults else "store.check.holds", facts)))
    return DOES_NOT_HOLD if faults else 0


def backup(arguments: Namespace) -> int:
    """Copy all games into one file, while they are played."""
    from tavolata.server.folder import back_up

    back_up(Path(arguments.data), Path(arguments.file))
    print(folded(say("store.backup.done", {"file": arguments.file})))
    return 0


def restore(arguments: Namespace) -> int:
    """Put the games of a backup in the place of those that are there."""
    from tavolata.server.folder import restore as put_back

    kept = put_back(Path(arguments.file), Path(arguments.data))
    print(folded(say("store.restore.done", {"folder": arguments.data})))
    if kept is not None:
        print(folded(say("store.restore.kept", {"file": str(kept)})))
    return 0
