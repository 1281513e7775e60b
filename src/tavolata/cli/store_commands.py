"""The commands that look after the games of a server: check, backup, restore, move."""

import os
import sys
from argparse import Namespace
from pathlib import Path

from tavolata.cli.terminal import folded
from tavolata.i18n import translate
from tavolata.server.store.location import StoreLocation, parse_location, redacted

DOES_NOT_HOLD = 1


def check(arguments: Namespace) -> int:
    """Say of each table that does not replay why, and then how many do."""
    from tavolata.server.store.verify import check as look_through

    findings = list(look_through(_place(arguments)))
    faults = [finding for finding in findings if finding.fault is not None]
    for finding in faults:
        print(folded(translate("store.check.fault", {"table": finding.table, "why": str(finding.fault)})), file=sys.stderr)
    lines = sum(finding.lines for finding in findings)
    facts = {"tables": len(findings), "lines": lines, "faults": len(faults)}
    print(folded(translate("store.check.faults" if faults else "store.check.holds", facts)))
    return DOES_NOT_HOLD if faults else 0


def backup(arguments: Namespace) -> int:
    """Copy all games into one file, while they are played."""
    from tavolata.server.store.backup import back_up

    back_up(_place(arguments), Path(arguments.file))
    print(folded(translate("store.backup.done", {"file": arguments.file})))
    return 0


def restore(arguments: Namespace) -> int:
    """Put the games of a backup in the place of those that are there."""
    from tavolata.server.store.backup import restore as put_back

    kept = put_back(Path(arguments.file), _place(arguments))
    print(folded(translate("store.restore.done", {"folder": redacted(str(_place(arguments)))})))
    if kept is not None:
        print(folded(translate("store.restore.kept", {"file": str(kept)})))
    return 0


def move(arguments: Namespace) -> int:
    """Copy all games from one place to another, and say how many there are."""
    from tavolata.server.store.migrate import migrate as copy_over

    tables = copy_over(parse_location(arguments.origin), parse_location(arguments.target))
    print(folded(translate("store.move.done", {"tables": tables, "place": redacted(arguments.target)})))
    return 0


def _place(arguments: Namespace) -> StoreLocation:
    """Where the games are: as the flags say, else in the database of the environment, else in the usual folder."""
    if "database" in arguments:
        return str(arguments.database)
    if "data" in arguments:
        return Path(arguments.data)
    return os.environ.get("TAVOLATA_DATABASE") or Path("data")
