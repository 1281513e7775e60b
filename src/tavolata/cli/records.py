"""The commands that read the record of a match: `replay` and `verify`."""

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tavolata.cli.game_args import BadCommand, event_text, read_text
from tavolata.cli.output import Paint, wrap
from tavolata.core.errors import BadRecord
from tavolata.core.game import CHANCE, Event, Seat
from tavolata.core.match import Match
from tavolata.core.observation import visible_events
from tavolata.core.record import verify_record
from tavolata.core.registry import get_plugin
from tavolata.i18n import format_list, translate

DOES_NOT_HOLD = 1
MARGIN = " " * 7
"""The width of the line numbers."""


def replay(arguments: Namespace) -> int:
    """Run `tavolata replay`: print a match line by line, completely or as a seat saw it."""
    match = Match.load(read_text(arguments.file))
    if arguments.seat is not None and arguments.seat > match.seats:
        raise BadCommand(translate("cli.no_seat", {"seat": arguments.seat, "last": match.seats}))
    paint = Paint(sys.stdout, get_plugin(match.game.name).text().COLOURED)
    for line in _replay_text(match, None if arguments.seat is None else arguments.seat - 1):
        print(paint.tinted(wrap(line, hanging=MARGIN)))
    return 0


def verify(arguments: Namespace) -> int:
    """Run `tavolata verify`: recompute every die and draw of a finished match, and print the first invalid line, if any."""
    data = read_text(arguments.file)
    try:
        match = verify_record(data)
    except BadRecord as error:
        print(wrap(str(error)), file=sys.stderr)
        return DOES_NOT_HOLD
    assert match.randomness is not None
    print(
        wrap(
            translate("cli.verify.holds", {"lines": len(match.log), "chance": _chance_text(match), "promise": match.randomness.commitment})
        )
    )
    if match.result is None:
        print(translate("cli.verify.given-up"))
    elif match.result.taken_back:
        print(wrap(translate("result.taken-back", {"count": match.result.taken_back})))
    return 0


def _replay_text(match: Match[Any, Any, Any], seat: Seat | None) -> Iterator[str]:
    """Yield each log line of a match in sentences, with its number."""
    plugin, names, so_far = get_plugin(match.game.name), _names(match), match.at(0)
    for entry in match.log:
        for step in so_far.extend([entry]):
            for event in _visible_events(step.events, seat):
                yield f"{entry.n:>5}  {event_text(plugin, event, names)}"
    yield _outcome_text(match, names)


def _visible_events(events: tuple[Event, ...], seat: Seat | None) -> list[Event]:
    """Return the events that a seat sees; without a seat all of them."""
    return list(events) if seat is None else visible_events(events, seat)


def _names(match: Match[Any, Any, Any]) -> list[str]:
    return [translate("cli.seat", {"seat": seat + 1}) for seat in range(match.seats)]


def _outcome_text(match: Match[Any, Any, Any], names: list[str]) -> str:
    if match.result is None:
        return translate("cli.replay.unfinished")
    scores = [translate("cli.score", {"name": name, "points": points}) for name, points in zip(names, match.result.scores, strict=True)]
    told = translate("cli.replay.scores", {"scores": ", ".join(scores)})
    taken_back = match.result.taken_back
    return f"{told} {translate('result.taken-back', {'count': taken_back})}" if taken_back else told


def _chance_text(match: Match[Any, Any, Any]) -> str:
    """Return the number of chance actions of each kind as text."""
    kinds = Counter(str(entry.action.__struct_config__.tag) for entry in match.log if entry.actor == CHANCE)
    return format_list(translate(f"{get_plugin(match.game.name).slug}.chance.{kind}", {"count": count}) for kind, count in kinds.items())
