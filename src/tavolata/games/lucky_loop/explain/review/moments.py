"""The moments of a match: its decisions and throws in sentences, those that decided it, and the figures of each seat."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from tavolata.core.game import Seat
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.protocols.review import KeyMoment, SeatStats
from tavolata.core.text.number_format import percent, tenths
from tavolata.games.lucky_loop.actions import NOTATION
from tavolata.games.lucky_loop.bot.sentences import SHOWN, sentence
from tavolata.games.lucky_loop.explain.review.decisions_and_throws import Decided, Fallen
from tavolata.games.lucky_loop.explain.review.sentences import promised
from tavolata.games.lucky_loop.explain.review.turns import Turn

COSTLY, LUCKY = 3, 2
"""At most so many decisions, and so many strokes of luck of either kind, are told of a match, beside the fatal ones."""

TELLING = 0.5
"""In points: what cost or brought less decided nothing."""


def moment(told: Decided | Fallen, fatal: Turn | None) -> KeyMoment:
    """A decision, or a throw, as it is told; with it a turn may have become fatal."""
    says = [*(_decision(told) if isinstance(told, Decided) else _throw(told))]
    if fatal:
        says.append(_fatal(told, fatal))
    if isinstance(told, Fallen):
        return KeyMoment(told.n, told.seat, "luck", told.worth, tuple(says), fatal=fatal is not None)
    chosen, better = NOTATION.write(told.chosen.action), NOTATION.write(told.best.action) if told.worth else None
    return KeyMoment(told.n, told.seat, "decision", told.worth, tuple(says), chosen, better, told.edge, fatal is not None)


def _decision(told: Decided) -> Iterator[LocalizedText]:
    """What was chosen, and what would have been better."""
    yield promised("chose", told.view, told.chosen)
    if told.worth:
        yield promised("better", told.view, told.best)
    elif told.edge > SHOWN:
        yield sentence("review.edge", points=tenths(told.edge))


def _throw(told: Fallen) -> Iterator[LocalizedText]:
    """What the dice did."""
    before, after = told.promised.worth, told.left.worth
    if told.failed:
        yield sentence("review.failed", dice=" ".join(map(str, told.dice)), percent=percent(told.failure))
        yield sentence("review.lost", points=tenths(before.points), percent=percent(before.success))
    else:
        yield sentence("review.threw", dice=" ".join(map(str, told.dice)), before=tenths(before.points), after=tenths(after.points))
        yield sentence("review.success", before=percent(before.success), after=percent(after.success))


def _fatal(told: Decided | Fallen, turn: Turn) -> LocalizedText:
    before, after = percent(turn.before), percent(turn.after)
    return sentence("review.fatal" if after < before else "review.fatal.most", seat=told.seat, before=before, after=after)


def deciding(told: Sequence[Decided | Fallen], fatal: Mapping[int, Turn]) -> list[KeyMoment]:
    """Those that decided it: the fatal ones, the greatest costs, and the greatest strokes of luck of either kind."""
    costs = _most((each for each in told if isinstance(each, Decided)), COSTLY, lambda each: -each.worth)
    throws = [each for each in told if isinstance(each, Fallen)]
    good, bad = _most(throws, LUCKY, lambda each: each.worth), _most(throws, LUCKY, lambda each: -each.worth)
    lines = {*fatal, *(each.n for each in (*costs, *good, *bad))}
    return [moment(each, fatal.get(each.n)) for each in told if each.n in lines]


def _most(told: Iterable[Decided | Fallen], count: int, by: Callable[[Decided | Fallen], float]) -> list[Decided | Fallen]:
    return sorted((each for each in told if by(each) >= TELLING), key=by, reverse=True)[:count]


def figures(told: Sequence[Decided | Fallen], seat: Seat) -> SeatStats:
    """The best decision of a seat, its worst, and its luck."""
    own = [each for each in told if each.seat == seat]
    decisions = [each for each in own if isinstance(each, Decided)]
    best = max((each for each in decisions if each.edge > SHOWN), key=lambda each: each.edge, default=None)
    worst = min((each for each in decisions if each.worth < -SHOWN), key=lambda each: each.worth, default=None)
    luck = sum(each.worth for each in own if isinstance(each, Fallen))
    return SeatStats(seat, best and best.n, worst and worst.n, luck, tuple(_figures(seat, best, worst, luck)))


def _figures(seat: Seat, best: Decided | None, worst: Decided | None, luck: float) -> Iterator[LocalizedText]:
    if best:
        yield sentence("review.best", round=best.view.round, points=tenths(best.edge))
    if worst:
        yield sentence("review.worst", round=worst.view.round, points=tenths(-worst.worth))
    kind = "even" if abs(luck) < SHOWN else "gave" if luck > 0 else "owed"
    yield sentence(f"review.luck.{kind}", seat=seat, points=tenths(abs(luck)))
