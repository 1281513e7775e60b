"""The moments that decided a match, and what people like to see of a seat."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tavolata.core.game import Seat
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.protocols.review import KeyMoment, SeatStats
from tavolata.core.text.number_format import tenths
from tavolata.games.galaxy_trucker.events import TilesLost
from tavolata.games.galaxy_trucker.explain.review.elimination import Fatal
from tavolata.games.galaxy_trucker.explain.review.flight_values import NOTABLE, Fortune
from tavolata.games.galaxy_trucker.explain.review.sentences import say

STROKES = 2
"""So many strokes of good luck are told, and as many of bad, of all seats together."""


def best_of(decisions: Iterable[KeyMoment]) -> KeyMoment | None:
    """The decision rightly taken whose edge over the next best was largest."""
    return max((each for each in decisions if each.edge >= NOTABLE), key=lambda each: each.edge, default=None)


def worst_of(decisions: Iterable[KeyMoment]) -> KeyMoment | None:
    """The decision that cost most."""
    return min((each for each in decisions if each.worth <= -NOTABLE), key=lambda each: each.worth, default=None)


def strokes(fortunes: Iterable[Fortune]) -> list[KeyMoment]:
    """The greatest strokes of luck, both ways."""
    clear = [fortune for fortune in fortunes if fortune.is_clear]
    good = sorted((fortune for fortune in clear if fortune.luck > 0), key=lambda fortune: -fortune.luck)
    bad = sorted((fortune for fortune in clear if fortune.luck < 0), key=lambda fortune: fortune.luck)
    return [stroke_of(fortune) for fortune in (*good[:STROKES], *bad[:STROKES])]


def stroke_of(fortune: Fortune) -> KeyMoment:
    """A stroke of luck in words, at the line that did it."""
    which = "good" if fortune.luck > 0 else "bad"
    luck = say(f"luck.{fortune.source}.{which}", seat=fortune.seat, card=fortune.chapter.kind, credits=tenths(abs(fortune.luck)))
    hits = [(line, event) for line in fortune.chapter.lines for event in line.events if _is_loss(event, fortune.seat)]
    lost = sum(len(event.tiles) for _, event in hits if isinstance(event, TilesLost))
    says = (luck, say("lost", seat=fortune.seat, count=lost)) if lost and which == "bad" else (luck,)
    return KeyMoment(hits[0][0].n if hits and which == "bad" else fortune.chapter.n, fortune.seat, "luck", fortune.luck, says)


def _is_loss(event: object, seat: Seat) -> bool:
    return isinstance(event, TilesLost) and event.seat == seat


def with_fatal(moments: Sequence[KeyMoment], decisions: Sequence[KeyMoment], fortunes: Sequence[Fortune], fatal: Fatal) -> list[KeyMoment]:
    """The moments with that which put a seat out of the race, and why, among them."""
    decided = next((each for each in decisions if each.seat == fatal.seat and each.n == fatal.line.n), None)
    moment = decided if decided and _is_own_fault(decided, fatal) else _befell(fatal, fortunes)
    others = [each for each in moments if not _is_same(each, moment)]
    return [*others, replace(moment, says=(*moment.says[:2], say(f"fatal.{fatal.why}", seat=fatal.seat)), fatal=True)]


def _is_same(one: KeyMoment, other: KeyMoment) -> bool:
    """Whether two moments tell the same decision, or the luck of the same card."""
    same = one.n == other.n if one.kind == "decision" else one.worth == other.worth
    return same and (one.seat, one.kind) == (other.seat, other.kind)


def _is_own_fault(decided: KeyMoment, fatal: Fatal) -> bool:
    """GT-F2: it could have been avoided: by building otherwise, by not giving up, or by a decision that was better."""
    return decided.worth < 0 or fatal.why == "choice" or not fatal.line.is_in_flight


def _befell(fatal: Fatal, fortunes: Sequence[Fortune]) -> KeyMoment:
    """What befell a seat on a line: the bad luck of that card, or no more than the card."""
    fortune = next((each for each in fortunes if each.seat == fatal.seat and fatal.line.n in each.chapter.numbers), None)
    if fortune is None:
        return KeyMoment(fatal.line.n, fatal.seat, "luck", 0.0, ())
    stroke = stroke_of(fortune)
    says = stroke.says if fortune.luck <= -NOTABLE else (say("met", seat=fatal.seat, card=fortune.chapter.kind),)
    return replace(stroke, n=fatal.line.n, says=says)


def figures_of(seat: Seat, decisions: Sequence[KeyMoment], luck: float) -> SeatStats:
    """Best, worst and luck of a seat."""
    mine = [each for each in decisions if each.seat == seat]
    best, worst = best_of(mine), worst_of(mine)
    says = list[LocalizedText]()
    if best:
        says.append(say("best", seat=seat, credits=tenths(best.edge)))
    if worst:
        says.append(say("worst", seat=seat, credits=tenths(-worst.worth)))
    says.append(say(f"luck.{_luck_word(luck)}", seat=seat, credits=tenths(abs(luck))))
    return SeatStats(seat, best.n if best else None, worst.n if worst else None, luck, tuple(says))


def _luck_word(luck: float) -> str:
    """Which way luck went, as far as it is told."""
    if not round(luck, 1):
        return "even"
    return "owed" if luck < 0 else "given"
