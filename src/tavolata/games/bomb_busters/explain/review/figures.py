"""Statistics of a seat and of a mission for the review."""

from collections.abc import Sequence

from tavolata.core.game import Seat
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.protocols.review import SeatStats
from tavolata.core.text.number_format import percent
from tavolata.games.bomb_busters.bot.dial import dial_cost
from tavolata.games.bomb_busters.explain.review.moments import LITTLE
from tavolata.games.bomb_busters.explain.review.win_curve import ReviewedTurn
from tavolata.games.bomb_busters.explain.sentences import sentence


def figures_of(seat: Seat, turns: Sequence[ReviewedTurn]) -> SeatStats:
    """Return a seat's statistics: its best decision, its worst, and its luck."""
    best = max((turn for turn in turns if turn.edge >= LITTLE), key=lambda turn: turn.edge, default=None)
    worst = min((turn for turn in turns if -turn.worth >= LITTLE), key=lambda turn: turn.worth, default=None)
    luck = sum(turn.luck for turn in turns)
    says = [*_best(best), *_worst(worst), _luck(luck)]
    return SeatStats(seat, best and best.turn.n, worst and worst.turn.n, luck, tuple(says))


def _best(found: ReviewedTurn | None) -> list[LocalizedText]:
    next_best = found and found.turn.next_best
    if found is None or next_best is None:
        return []
    return [sentence("review.figure.best", stake=percent(found.turn.chosen.stake), next=percent(next_best.stake))]


def _worst(found: ReviewedTurn | None) -> list[LocalizedText]:
    return (
        []
        if found is None
        else [sentence("review.figure.worst", stake=percent(found.turn.chosen.stake), least=percent(found.turn.best.stake))]
    )


def _luck(luck: float) -> LocalizedText:
    if abs(luck) < LITTLE:
        return sentence("review.figure.luck.even")
    return sentence(f"review.figure.luck.{'good' if luck > 0 else 'bad'}", luck=percent(abs(luck)))


def ledger(turns: Sequence[ReviewedTurn], dial: int) -> tuple[LocalizedText, ...]:
    """Return sentences on the cuts of a mission: how many were certain, how many missed and were expected to, and the first step's cost."""
    cuts = [turn.turn for turn in turns if turn.turn.chosen.tiles]
    wrong = sum(cut.ending != "right" for cut in cuts)
    expected = sum(1 - cut.chosen.chances.success for cut in cuts)
    return (
        sentence("review.ledger.certain", certain=sum(cut.chosen.is_certain for cut in cuts), count=len(cuts)),
        sentence("review.ledger.wrong", wrong=wrong, expected=f"{expected:.1f}"),
        sentence("review.ledger.dial", price=percent(dial_cost(dial))),
    )
