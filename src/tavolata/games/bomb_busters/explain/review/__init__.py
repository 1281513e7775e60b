"""The review of a finished mission: each decision is judged by what its seat knew.

The unit is the chance to win. A decision costs what it risked more than the safest choice, times the value of the mission at that moment.
A cut's luck is what it cost less than it risked. The value of the mission is an estimate: the usual risk of a turn for every two wires
left, less what misses and used cards have cost. In the curve, luck is all that decisions do not explain.
"""

from tavolata.core.protocols.review import ProgressCallback, Review, SeatStats, result_of
from tavolata.games.bomb_busters.explain.review.figures import figures_of, ledger
from tavolata.games.bomb_busters.explain.review.moments import decision, key_moments
from tavolata.games.bomb_busters.explain.review.turns import Turn, judged_turn, played_turns
from tavolata.games.bomb_busters.explain.review.win_curve import ReviewedTurn, reviewed_turns, win_curve_of
from tavolata.games.bomb_busters.rules.game import BombBustersMatch


def review(match: BombBustersMatch, tell: ProgressCallback) -> Review:
    """Return the review of a finished match."""
    result = result_of(match)
    turns = reviewed_turns(_turns(match, tell), bool(result.winners))
    return Review(
        unit="chance",
        value="chance",
        courses=(win_curve_of(turns),),
        moments=key_moments(turns),
        decisions=tuple(decision(turn) for turn in turns if turn.turn.next_best),
        figures=tuple(_figures(turns, seat) for seat in range(match.seats)),
        ledger=ledger(turns, match.state.dial_start),
    )


def _turns(match: BombBustersMatch, tell: ProgressCallback) -> list[Turn]:
    played = list(played_turns(match))
    on_one_stand = match.state.variants.detector_on_one_stand
    turns = []
    for done, turn in enumerate(played, 1):
        turns.append(judged_turn(turn, on_one_stand))
        tell(done / len(played))
    return turns


def _figures(turns: list[ReviewedTurn], seat: int) -> SeatStats:
    return figures_of(seat, [turn for turn in turns if turn.turn.seat == seat])
