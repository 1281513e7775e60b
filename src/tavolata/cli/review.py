"""The command that reviews the file of a finished match."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any

import msgspec

from tavolata.cli.game_args import BadCommand, read_text
from tavolata.cli.terminal import Paint, folded
from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.protocols.review import KeyMoment, Narrator, Review, Unit
from tavolata.core.protocols.workshop import Compared, Design
from tavolata.core.registry import get_plugin
from tavolata.i18n import translate

LONG = 0.5
"""Seconds after which one wants to see that it goes on."""

INDENT = "  "

TRIES = 1000
"""So often what was made in the match is tried out."""

_HALF = 0.5
"""The review takes about as long as trying out what was made."""


def review(arguments: Namespace) -> int:
    """Say what decided a finished match, or print the whole review as JSON."""
    match = Match.load(read_text(arguments.file))
    seat = _seat(match, arguments.seat)
    with _progress() as tell:
        found = _of(_reviewed(match, lambda done: tell(done * _HALF)), seat)
        compared = list(_compared(match, found.made, lambda done: tell(_HALF + done * _HALF)))
    if arguments.json:
        print(_as_json(found, compared))
    else:
        names = [translate("cli.seat", {"seat": number + 1}) for number in range(match.seats)]
        for line in (*_told(found, names, Paint(sys.stdout, {})), *_told_beside(compared, names, Paint(sys.stdout, {}))):
            print(line)
    return 0


def _seat(match: Match[Any, Any, Any], given: int | None) -> Seat | None:
    if given is not None and given > match.seats:
        raise BadCommand(translate("cli.no_seat", {"seat": given, "last": match.seats}))
    return None if given is None else given - 1


def _reviewed(match: Match[Any, Any, Any], tell: Narrator) -> Review:
    make = get_plugin(match.game.name).review
    if make is None:
        raise BadCommand(translate("cli.review.none", {"game": match.game.name}))
    if match.result is None:
        raise BadCommand(translate("cli.review.unfinished"))
    return make()(match, tell)


def _compared(match: Match[Any, Any, Any], made: Sequence[Design], tell: Narrator) -> Iterator[tuple[Design, Compared]]:
    """What was made in a match, each beside what it brings when it is tried out."""
    make = get_plugin(match.game.name).workshop
    for number, each in enumerate(made, start=1):
        found = make().compare(each.code, each.score, TRIES) if make else None
        if found:
            yield each, found
        tell(number / len(made))


@contextmanager
def _progress() -> Iterator[Narrator]:
    """On a terminal, and once it takes long, a line that says how far it is."""
    began = monotonic()

    def tell(done: float) -> None:
        if sys.stderr.isatty() and monotonic() - began > LONG:
            print(f"\r{translate('cli.review.progress', {'percent': int(done * 100)})}", end="", file=sys.stderr, flush=True)

    try:
        yield tell
    finally:
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _of(found: Review, seat: Seat | None) -> Review:
    """What concerns a seat; what concerns all of them together stays."""
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
    """A review, and beside what was made in the match how it compares."""
    beside = [{"seat": made.seat, "kind": made.kind, **msgspec.to_builtins(each)} for made, each in compared]
    return msgspec.json.encode(msgspec.to_builtins(found) | {"compared": beside}).decode()


def _told(found: Review, names: Sequence[str], paint: Paint) -> Iterator[str]:
    """The figures of each seat, and the moments in their order."""
    for figures in found.figures:
        yield paint.styled(names[figures.seat], "bold")
        yield from (folded(_said(sentence, names), INDENT) for sentence in figures.says)
        yield ""
    yield paint.styled(translate("review.moments"), "bold")
    for moment in found.moments:
        yield paint.styled(folded(_heading(moment, found.unit, names), INDENT), "dim" if moment.kind == "luck" else "yellow")
        yield folded(" ".join(_said(sentence, names) for sentence in moment.says), INDENT * 2)
    if not found.moments:
        yield folded(translate("review.calm"), INDENT)
    if found.ledger:
        yield f"\n{paint.styled(translate('review.ledger'), 'bold')}"
        yield from (folded(_said(sentence, names), INDENT) for sentence in found.ledger)


def _told_beside(compared: Sequence[tuple[Design, Compared]], names: Sequence[str], paint: Paint) -> Iterator[str]:
    """What was made, and how it compares."""
    if compared:
        yield f"\n{paint.styled(translate('review.made'), 'bold')}"
    for made, each in compared:
        yield folded(translate("cli.review.made", {"name": names[made.seat], "kind": made.kind}), INDENT)
        yield folded(" ".join(_said(sentence, names) for sentence in (*each.says, *made.says)), INDENT * 2)


def _heading(moment: KeyMoment, unit: Unit, names: Sequence[str]) -> str:
    """What a moment was, and its worth: of the best decision how much more it promised than the next best."""
    is_best = moment.kind == "decision" and moment.worth >= 0
    kind, worth = translate(f"review.kind.{moment.kind}"), _worth(moment.edge if is_best else moment.worth, unit)
    key = "cli.review.moment.fatal" if moment.fatal else "cli.review.moment"
    return translate(key, {"n": moment.n, "name": names[moment.seat], "kind": kind, "worth": worth})


def _worth(worth: float, unit: Unit) -> str:
    """What something cost or brought, with its sign, in its unit."""
    return translate(f"review.worth.{unit}", {"worth": round(worth * 100) if unit == "chance" else worth})


def _said(sentence: LocalizedText, names: Sequence[str]) -> str:
    """A sentence in words; where it speaks of a seat, by its name."""
    seat = sentence.facts.get("seat")
    return translate(
        sentence.key, {**sentence.facts, "seat": names[seat], "name": names[seat]} if isinstance(seat, int) else sentence.facts
    )
