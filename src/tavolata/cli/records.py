"""The commands that read the file of a match: replay, verify."""

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tavolata.cli.game_args import BadCommand, read_text, tell
from tavolata.cli.terminal import Paint, folded
from tavolata.core.errors import BadRecord
from tavolata.core.game import CHANCE, Event, Seat
from tavolata.core.match import Match
from tavolata.core.observation import visible_events
from tavolata.core.record import verify_record
from tavolata.core.registry import get_plugin
from tavolata.i18n import format_list, translate

DOES_NOT_HOLD = 1
MARGIN = " " * 7
"""Before what is told of a line stands its number."""


def replay(arguments: Namespace) -> int:
    """Tell a match line by line, all of it or as a seat saw it."""
    match = Match.load(read_text(arguments.file))
    if arguments.seat is not None and arguments.seat > match.seats:
        raise BadCommand(translate("cli.no_seat", {"seat": arguments.seat, "last": match.seats}))
    paint = Paint(sys.stdout, get_plugin(match.game.name).text().COLOURED)
    for line in _told(match, None if arguments.seat is None else arguments.seat - 1):
        print(paint.tinted(folded(line, hanging=MARGIN)))
    return 0


def verify(arguments: Namespace) -> int:
    """Recompute every die and draw of a finished match, and say what holds or which line does not."""
    data = read_text(arguments.file)
    try:
        match = verify_record(data)
    except BadRecord as error:
        print(folded(str(error)), file=sys.stderr)
        return DOES_NOT_HOLD
    assert match.randomness is not None
    print(
        folded(translate("cli.verify.holds", {"lines": len(match.log), "chance": _chance(match), "promise": match.randomness.commitment}))
    )
    if match.result is None:
        print(translate("cli.verify.given-up"))
    elif match.result.taken_back:
        print(folded(translate("result.taken-back", {"count": match.result.taken_back})))
    return 0


def _told(match: Match[Any, Any, Any], seat: Seat | None) -> Iterator[str]:
    """The match in sentences, each with the number of the line that it followed from."""
    plugin, names, so_far = get_plugin(match.game.name), _names(match), match.at(0)
    for entry in match.log:
        for step in so_far.extend([entry]):
            for event in _seen(step.events, seat):
                yield f"{entry.n:>5}  {tell(plugin, event, names)}"
    yield _ending(match, names)


def _seen(events: tuple[Event, ...], seat: Seat | None) -> list[Event]:
    """Whoever has the file may know everything, unless they ask for one seat's eyes."""
    return list(events) if seat is None else visible_events(events, seat)


def _names(match: Match[Any, Any, Any]) -> list[str]:
    return [translate("cli.seat", {"seat": seat + 1}) for seat in range(match.seats)]


def _ending(match: Match[Any, Any, Any], names: list[str]) -> str:
    if match.result is None:
        return translate("cli.replay.unfinished")
    scores = [translate("cli.score", {"name": name, "points": points}) for name, points in zip(names, match.result.scores, strict=True)]
    told = translate("cli.replay.scores", {"scores": ", ".join(scores)})
    taken_back = match.result.taken_back
    return f"{told} {translate('result.taken-back', {'count': taken_back})}" if taken_back else told


def _chance(match: Match[Any, Any, Any]) -> str:
    """How often chance did what."""
    kinds = Counter(str(entry.action.__struct_config__.tag) for entry in match.log if entry.actor == CHANCE)
    return format_list(translate(f"{get_plugin(match.game.name).slug}.chance.{kind}", {"count": count}) for kind, count in kinds.items())
