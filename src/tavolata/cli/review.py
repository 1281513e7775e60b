"""`tavolata review`: prints the review of a finished match."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any

import msgspec

from tavolata.cli.game_args import BadCommand, read_text
from tavolata.cli.output import Paint, wrap
from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.protocols.review import KeyMoment, ProgressCallback, Review, Unit
from tavolata.core.protocols.workshop import Compared, Design
from tavolata.core.registry import get_plugin
from tavolata.i18n import translate

PROGRESS_AFTER_SECONDS = 0.5
"""Seconds before the progress is shown."""

INDENT = "  "

SIMULATIONS = 1000
"""Simulations of each design that was made in the match."""

_HALF = 0.5
"""The part of the progress that the review takes; the simulations take about as long."""


def review(arguments: Namespace) -> int:
    """Run `tavolata review`: print the review of a finished match as text or as JSON."""
    match = Match.load(read_text(arguments.file))
    seat = _seat(match, arguments.seat)
    with _progress() as tell:
        found = _for_seat(_run_review(match, lambda done: tell(done * _HALF)), seat)
        compared = list(_compared(match, found.made, lambda done: tell(_HALF + done * _HALF)))
    if arguments.json:
        print(_as_json(found, compared))
    else:
        names = [translate("cli.seat", {"seat": number + 1}) for number in range(match.seats)]
        for line in (*_review_text(found, names, Paint(sys.stdout, {})), *_comparison_text(compared, names, Paint(sys.stdout, {}))):
            print(line)
    return 0


def _seat(match: Match[Any, Any, Any], given: int | None) -> Seat | None:
    if given is not None and given > match.seats:
        raise BadCommand(translate("cli.no_seat", {"seat": given, "last": match.seats}))
    return None if given is None else given - 1


def _run_review(match: Match[Any, Any, Any], tell: ProgressCallback) -> Review:
    make = get_plugin(match.game.name).review
    if make is None:
        raise BadCommand(translate("cli.review.none", {"game": match.game.name}))
    if match.result is None:
        raise BadCommand(translate("cli.review.unfinished"))
    return make()(match, tell)


def _compared(match: Match[Any, Any, Any], made: Sequence[Design], tell: ProgressCallback) -> Iterator[tuple[Design, Compared]]:
    """Yield each design of a match with its simulated results."""
    make = get_plugin(match.game.name).workshop
    for number, each in enumerate(made, start=1):
        found = make().compare(each.code, each.score, SIMULATIONS) if make else None
        if found:
            yield each, found
        tell(number / len(made))


@contextmanager
def _progress() -> Iterator[ProgressCallback]:
    """Context manager: yields a function that shows the progress on a terminal, once it takes long."""
    began = monotonic()

    def tell(done: float) -> None:
        if sys.stderr.isatty() and monotonic() - began > PROGRESS_AFTER_SECONDS:
            print(f"\r{translate('cli.review.progress', {'percent': int(done * 100)})}", end="", file=sys.stderr, flush=True)

    try:
        yield tell
    finally:
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _for_seat(found: Review, seat: Seat | None) -> Review:
    """Return the part of a review that concerns a seat."""
    if seat is None:
        return found
    return msgspec.structs.replace(
        found,
        courses=tuple(course for course in found.courses if course.seat in (seat, None)),
        moments=tuple(moment for moment in found.moments if moment.seat == seat),
        decisions=tuple(moment for moment in found.decisions if moment.seat == seat),
        figures=tuple(figures for figures in found.figures if figures.seat == seat),
        made=tuple(made for made in found.made if made.seat == seat),
    )


def _as_json(found: Review, compared: Sequence[tuple[Design, Compared]]) -> str:
    """Return a review with its comparisons as JSON."""
    beside = [{"seat": made.seat, "kind": made.kind, **msgspec.to_builtins(each)} for made, each in compared]
    return msgspec.json.encode(msgspec.to_builtins(found) | {"compared": beside}).decode()


def _review_text(found: Review, names: Sequence[str], paint: Paint) -> Iterator[str]:
    """Yield the lines of a review: the statistics of each seat, and the key moments in order."""
    for figures in found.figures:
        yield paint.styled(names[figures.seat], "bold")
        yield from (wrap(_sentence_text(sentence, names), INDENT) for sentence in figures.says)
        yield ""
    yield paint.styled(translate("review.moments"), "bold")
    for moment in found.moments:
        yield paint.styled(wrap(_heading(moment, found.unit, names), INDENT), "dim" if moment.kind == "luck" else "yellow")
        yield wrap(" ".join(_sentence_text(sentence, names) for sentence in moment.says), INDENT * 2)
    if not found.moments:
        yield wrap(translate("review.calm"), INDENT)
    if found.ledger:
        yield f"\n{paint.styled(translate('review.ledger'), 'bold')}"
        yield from (wrap(_sentence_text(sentence, names), INDENT) for sentence in found.ledger)


def _comparison_text(compared: Sequence[tuple[Design, Compared]], names: Sequence[str], paint: Paint) -> Iterator[str]:
    """Yield the lines about each design and its comparison."""
    if compared:
        yield f"\n{paint.styled(translate('review.made'), 'bold')}"
    for made, each in compared:
        yield wrap(translate("cli.review.made", {"name": names[made.seat], "kind": made.kind}), INDENT)
        yield wrap(" ".join(_sentence_text(sentence, names) for sentence in (*each.says, *made.says)), INDENT * 2)


def _heading(moment: KeyMoment, unit: Unit, names: Sequence[str]) -> str:
    """Return the heading of a key moment with its value, which for a best decision is the lead over the next best."""
    is_best = moment.kind == "decision" and moment.worth >= 0
    kind, worth = translate(f"review.kind.{moment.kind}"), _value_text(moment.edge if is_best else moment.worth, unit)
    key = "cli.review.moment.fatal" if moment.fatal else "cli.review.moment"
    return translate(key, {"n": moment.n, "name": names[moment.seat], "kind": kind, "worth": worth})


def _value_text(worth: float, unit: Unit) -> str:
    """Return a signed value with its unit as text."""
    return translate(f"review.worth.{unit}", {"worth": round(worth * 100) if unit == "chance" else worth})


def _sentence_text(sentence: LocalizedText, names: Sequence[str]) -> str:
    """Return the text of a sentence, with the name of its seat filled in."""
    seat = sentence.facts.get("seat")
    return translate(
        sentence.key, {**sentence.facts, "seat": names[seat], "name": names[seat]} if isinstance(seat, int) else sentence.facts
    )
