"""The key moments of a match and the stats of each seat."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tavolata.core.game import Seat
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.protocols.review import KeyMoment, SeatStats
from tavolata.core.text.number_format import tenths
from tavolata.games.galaxy_trucker.bot.sentences import sentence
from tavolata.games.galaxy_trucker.events import TilesLost
from tavolata.games.galaxy_trucker.explain.review.elimination import Elimination
from tavolata.games.galaxy_trucker.explain.review.flight_values import MIN_CREDITS, Luck

MAX_LUCK_MOMENTS = 2
"""The maximum number of lucky and of unlucky moments, for all seats together."""


def best_of(decisions: Iterable[KeyMoment]) -> KeyMoment | None:
    """Return the correct decision with the largest edge."""
    return max((each for each in decisions if each.edge >= MIN_CREDITS), key=lambda each: each.edge, default=None)


def worst_of(decisions: Iterable[KeyMoment]) -> KeyMoment | None:
    """Return the decision with the largest loss."""
    return min((each for each in decisions if each.worth <= -MIN_CREDITS), key=lambda each: each.worth, default=None)


def luck_moments(luck_by_card: Iterable[Luck]) -> list[KeyMoment]:
    """Return the moments with the largest effects of luck in both directions."""
    clear = [luck for luck in luck_by_card if luck.is_clear]
    good = sorted((luck for luck in clear if luck.credits > 0), key=lambda luck: -luck.credits)
    bad = sorted((luck for luck in clear if luck.credits < 0), key=lambda luck: luck.credits)
    return [luck_moment(luck) for luck in (*good[:MAX_LUCK_MOMENTS], *bad[:MAX_LUCK_MOMENTS])]


def luck_moment(luck: Luck) -> KeyMoment:
    """Return the moment of luck, at the step that caused it."""
    which = "good" if luck.credits > 0 else "bad"
    reason = sentence(f"review.luck.{luck.source}.{which}", seat=luck.seat, card=luck.card_steps.kind, credits=tenths(abs(luck.credits)))
    hits = [(step, event) for step in luck.card_steps.steps for event in step.events if _loses_tiles(event, luck.seat)]
    lost = sum(len(event.tiles) for _, event in hits if isinstance(event, TilesLost))
    says = (reason, sentence("review.lost", seat=luck.seat, count=lost)) if lost and which == "bad" else (reason,)
    return KeyMoment(hits[0][0].log_index if hits and which == "bad" else luck.card_steps.log_index, luck.seat, "luck", luck.credits, says)


def _loses_tiles(event: object, seat: Seat) -> bool:
    return isinstance(event, TilesLost) and event.seat == seat


def with_elimination(
    moments: Sequence[KeyMoment], decisions: Sequence[KeyMoment], luck_by_card: Sequence[Luck], elimination: Elimination
) -> list[KeyMoment]:
    """Return the moments with one more for a seat's elimination and its reason; a moment of the same event is replaced."""
    decided = next((each for each in decisions if each.seat == elimination.seat and each.n == elimination.step.log_index), None)
    moment = decided if decided and _is_own_fault(decided, elimination) else _bad_luck(elimination, luck_by_card)
    others = [each for each in moments if not _is_same(each, moment)]
    return [
        *others,
        replace(moment, says=(*moment.says[:2], sentence(f"review.fatal.{elimination.why}", seat=elimination.seat)), fatal=True),
    ]


def _is_same(one: KeyMoment, other: KeyMoment) -> bool:
    """Return whether two moments show the same decision or the luck of the same card."""
    same = one.n == other.n if one.kind == "decision" else one.worth == other.worth
    return same and (one.seat, one.kind) == (other.seat, other.kind)


def _is_own_fault(decided: KeyMoment, elimination: Elimination) -> bool:
    """GT-F2: return whether other building, not giving up, or a better decision could have avoided it."""
    return decided.worth < 0 or elimination.why == "choice" or not elimination.step.is_in_flight


def _bad_luck(elimination: Elimination, luck_by_card: Sequence[Luck]) -> KeyMoment:
    """Return the key moment of an elimination by bad luck, or by the card alone."""
    seat, n = elimination.seat, elimination.step.log_index
    luck = next((each for each in luck_by_card if each.seat == seat and n in each.card_steps.numbers), None)
    if luck is None:
        return KeyMoment(n, seat, "luck", 0.0, ())
    moment = luck_moment(luck)
    says = moment.says if luck.credits <= -MIN_CREDITS else (sentence("review.met", seat=seat, card=luck.card_steps.kind),)
    return replace(moment, n=n, says=says)


def seat_stats(seat: Seat, decisions: Sequence[KeyMoment], luck: float) -> SeatStats:
    """Return the review statistics of a seat: best decision, worst decision and luck."""
    own = [each for each in decisions if each.seat == seat]
    best, worst = best_of(own), worst_of(own)
    says = list[LocalizedText]()
    if best:
        says.append(sentence("review.best", seat=seat, credits=tenths(best.edge)))
    if worst:
        says.append(sentence("review.worst", seat=seat, credits=tenths(-worst.worth)))
    says.append(sentence(f"review.luck.{_luck_key(luck)}", seat=seat, credits=tenths(abs(luck))))
    return SeatStats(seat, best.n if best else None, worst.n if worst else None, luck, tuple(says))


def _luck_key(luck: float) -> str:
    """Return the message key of the direction of luck."""
    if not round(luck, 1):
        return "even"
    return "owed" if luck < 0 else "given"
