"""The key moments of a match in sentences, and the statistics of each seat."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from tavolata.core.game import Seat
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.protocols.review import KeyMoment, SeatStats
from tavolata.core.text.number_format import percent, tenths
from tavolata.games.lucky_loop.actions import NOTATION, LayFree
from tavolata.games.lucky_loop.bot.choice_values import ChoiceValue
from tavolata.games.lucky_loop.bot.sentences import MIN_SHOWN, action_sentence, sentence
from tavolata.games.lucky_loop.explain.review.decisions_and_throws import ReviewedDecision, ReviewedThrow
from tavolata.games.lucky_loop.explain.review.turns import ReviewedTurn
from tavolata.games.lucky_loop.view import LuckyLoopView

MAX_COSTLY, MAX_LUCKY = 3, 2
"""The number of costliest decisions, and of luckiest and of unluckiest throws; fatal moments are additional."""

MIN_CHANGE = 0.5
"""In points: the smallest change that can be a key moment."""


def key_moment(item: ReviewedDecision | ReviewedThrow, fatal: ReviewedTurn | None) -> KeyMoment:
    """Return a decision or throw as a key moment, fatal if it cost the most in its player's fatal turn."""
    says = [*(_decision_sentences(item) if isinstance(item, ReviewedDecision) else _throw_sentences(item))]
    if fatal:
        says.append(_fatal_sentence(item, fatal))
    if isinstance(item, ReviewedThrow):
        return KeyMoment(item.n, item.seat, "luck", item.value, tuple(says), fatal=fatal is not None)
    chosen, better = NOTATION.write(item.chosen.action), NOTATION.write(item.best.action) if item.value else None
    return KeyMoment(item.n, item.seat, "decision", item.value, tuple(says), chosen, better, item.edge, fatal is not None)


def _decision_sentences(item: ReviewedDecision) -> Iterator[LocalizedText]:
    """Yield sentences about the chosen action, and about a better one or its lead over the next best."""
    yield expectation_sentence("chose", item.view, item.chosen)
    if item.value:
        yield expectation_sentence("better", item.view, item.best)
    elif item.edge > MIN_SHOWN:
        yield sentence("review.edge", points=tenths(item.edge))


def _throw_sentences(item: ReviewedThrow) -> Iterator[LocalizedText]:
    """Yield sentences about the effect of a throw on the flight."""
    before, after = item.before.expected, item.after.expected
    if item.failed:
        yield sentence("review.failed", dice=" ".join(map(str, item.dice)), percent=percent(item.failure))
        yield sentence("review.lost", points=tenths(before.points), percent=percent(before.success))
    else:
        yield sentence("review.threw", dice=" ".join(map(str, item.dice)), before=tenths(before.points), after=tenths(after.points))
        yield sentence("review.success", before=percent(before.success), after=percent(after.success))


def _fatal_sentence(item: ReviewedDecision | ReviewedThrow, turn: ReviewedTurn) -> LocalizedText:
    before, after = percent(turn.before), percent(turn.after)
    return sentence("review.fatal" if after < before else "review.fatal.most", seat=item.seat, before=before, after=after)


def key_moments(items: Sequence[ReviewedDecision | ReviewedThrow], fatal: Mapping[int, ReviewedTurn]) -> list[KeyMoment]:
    """Return the key moments of a match: the fatal ones, the costliest decisions, and the luckiest and unluckiest throws."""
    costs = _largest((each for each in items if isinstance(each, ReviewedDecision)), MAX_COSTLY, lambda each: -each.value)
    throws = [each for each in items if isinstance(each, ReviewedThrow)]
    good, bad = _largest(throws, MAX_LUCKY, lambda each: each.value), _largest(throws, MAX_LUCKY, lambda each: -each.value)
    lines = {*fatal, *(each.n for each in (*costs, *good, *bad))}
    return [key_moment(each, fatal.get(each.n)) for each in items if each.n in lines]


def _largest(
    items: Iterable[ReviewedDecision | ReviewedThrow], count: int, by: Callable[[ReviewedDecision | ReviewedThrow], float]
) -> list[ReviewedDecision | ReviewedThrow]:
    return sorted((each for each in items if by(each) >= MIN_CHANGE), key=by, reverse=True)[:count]


def seat_stats(items: Sequence[ReviewedDecision | ReviewedThrow], seat: Seat) -> SeatStats:
    """Return the review statistics of a seat: its best and worst decision, and its luck."""
    of_seat = [each for each in items if each.seat == seat]
    decisions = [each for each in of_seat if isinstance(each, ReviewedDecision)]
    best = max((each for each in decisions if each.edge > MIN_SHOWN), key=lambda each: each.edge, default=None)
    worst = min((each for each in decisions if each.value < -MIN_SHOWN), key=lambda each: each.value, default=None)
    luck = sum(each.value for each in of_seat if isinstance(each, ReviewedThrow))
    return SeatStats(seat, best and best.n, worst and worst.n, luck, tuple(_stats_sentences(seat, best, worst, luck)))


def _stats_sentences(seat: Seat, best: ReviewedDecision | None, worst: ReviewedDecision | None, luck: float) -> Iterator[LocalizedText]:
    if best:
        yield sentence("review.best", round=best.view.round, points=tenths(best.edge))
    if worst:
        yield sentence("review.worst", round=worst.view.round, points=tenths(-worst.value))
    kind = "even" if abs(luck) < MIN_SHOWN else "gave" if luck > 0 else "owed"
    yield sentence(f"review.luck.{kind}", seat=seat, points=tenths(abs(luck)))


def expectation_sentence(manner: str, view: LuckyLoopView, choice: ChoiceValue) -> LocalizedText:
    """Return a sentence about a choice with its expected points and success."""
    chosen = action_sentence(manner, view, choice.action)
    if choice.value is None:
        return _without_flight(manner, chosen, choice)
    facts = {**chosen.facts, "points": tenths(choice.points), "percent": percent(choice.value.success)}
    if choice.later is None or abs(choice.later) < MIN_SHOWN:
        return LocalizedText(chosen.key, facts)
    return LocalizedText(f"{chosen.key}.later", {**facts, "later": tenths(choice.later)})


def _without_flight(manner: str, chosen: LocalizedText, choice: ChoiceValue) -> LocalizedText:
    """LL-K2, LL-K4, LL-E1: return a sentence about a choice that begins no flight, with its cost if it has one."""
    if isinstance(choice.action, LayFree):
        return sentence(f"{manner}.free.illegal", cost=choice.cost)
    if choice.later is None:
        return LocalizedText(f"{chosen.key}.last", chosen.facts)
    if not choice.cost and abs(choice.later) < MIN_SHOWN:
        return LocalizedText(f"{chosen.key}.none", chosen.facts)
    key = f"{chosen.key}.cost" if choice.cost else chosen.key
    return LocalizedText(key, {**chosen.facts, "later": tenths(choice.later), "cost": choice.cost})
