"""The commands on a server's stored games: check, backup, restore and move."""

import os
import sys
from argparse import Namespace
from pathlib import Path

from tavolata.cli.output import wrap
from tavolata.i18n import translate
from tavolata.server.store.location import StoreLocation, parse_location, redacted

DOES_NOT_HOLD = 1


def check(arguments: Namespace) -> int:
    """Run `tavolata check`: print the tables that do not replay, if any, and the number of valid ones."""
    from tavolata.server.store.verify import check as look_through

    findings = list(look_through(_place(arguments)))
    faults = [finding for finding in findings if finding.fault is not None]
    for finding in faults:
        print(wrap(translate("store.check.fault", {"table": finding.table, "why": str(finding.fault)})), file=sys.stderr)
    lines = sum(finding.lines for finding in findings)
    facts = {"tables": len(findings), "lines": lines, "faults": len(faults)}
    print(wrap(translate("store.check.faults" if faults else "store.check.holds", facts)))
    return DOES_NOT_HOLD if faults else 0


def backup(arguments: Namespace) -> int:
    """Run `tavolata backup`: copy all stored games into one file, while the server runs."""
    from tavolata.server.store.backup import back_up

    back_up(_place(arguments), Path(arguments.file))
    print(wrap(translate("store.backup.done", {"file": arguments.file})))
    return 0


def restore(arguments: Namespace) -> int:
    """Run `tavolata restore`: replace the stored games by those of a backup."""
    from tavolata.server.store.backup import restore as put_back

    kept = put_back(Path(arguments.file), _place(arguments))
    print(wrap(translate("store.restore.done", {"folder": redacted(str(_place(arguments)))})))
    if kept is not None:
        print(wrap(translate("store.restore.kept", {"file": str(kept)})))
    return 0


def move(arguments: Namespace) -> int:
    """Run `tavolata move`: copy all games from one store to another, and print their number."""
    from tavolata.server.store.migrate import migrate as copy_over

    tables = copy_over(parse_location(arguments.origin), parse_location(arguments.target))
    print(wrap(translate("store.move.done", {"tables": tables, "place": redacted(arguments.target)})))
    return 0


def _place(arguments: Namespace) -> StoreLocation:
    """Return the location of the store: given by option, else the database of the environment, else the default folder."""
    if "database" in arguments:
        return str(arguments.database)
    if "data" in arguments:
        return Path(arguments.data)
    return os.environ.get("TAVOLATA_DATABASE") or Path("data")
