"""What is told to whom: every position, event and choice goes through the one filter of `core.sight`."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from tavolata.core.game import Advised, Seat
from tavolata.core.hindsight import stakes
from tavolata.core.library import GameInfo, games
from tavolata.core.match import Match, Randomness, Step
from tavolata.core.sight import Sight, seen
from tavolata.server.identity import Key, same
from tavolata.server.seating import seat_of
from tavolata.server.store import Holder, TableRow
from tavolata.server.wire import Advice, Choice, Eyes, InsightSeen, Moves, Past, Reviewed, Risk, SeatInfo, StepSeen, Table, Wish, Worth


def table_for(table: TableRow, present: Iterable[Key], key: Key, wish: Wish | None) -> Table:
    """The table as one of those present sees it."""
    here = set(present)
    return Table(
        table=table.id,
        game=game_info(table.game),
        options=table.options,
        advisor=table.advisor,
        chat=table.chat,
        promise=promise_of(table),
        stage=table.stage,
        seats=[_seat(holder, here, key) for holder in table.holders],
        watching=sum(seat_of(table, visitor) is None for visitor in here),
        wish=wish,
        next_table=table.next,
    )


def promise_of(table: TableRow) -> str:
    """The hash that binds the dice of a table from the moment it is opened."""
    return Randomness(table.secret).promise


def moves_for(match: Match[Any, Any, Any], steps: Sequence[Step], seat: Seat | None, alarm: int | None, back: int | None) -> Moves:
    """Some lines of the log, and the position now, as a seat or a spectator may know them."""
    sight = Sight(match, seat)
    return Moves(
        n=len(match.log),
        steps=[_step(step, seat) for step in steps],
        view=sight.view,
        legal=[Choice(action, match.write(action)) for action in sight.legal],
        awaited=[actor for actor in match.awaited if actor >= 0],
        alarm=alarm,
        back=back,
        result=match.result,
    )


def past_for(match: Match[Any, Any, Any], n: int, seat: Seat | None) -> Past:
    """The position after n lines, as a seat or a spectator saw it."""
    return Past(n, Sight(match.at(n), seat).view)


def advice_for(match: Match[Any, Any, Any], seat: Seat) -> Advice:
    """What the advisor makes of a seat's choices; it knows no more than the seat."""
    sight = Sight(match, seat)
    advised: list[Advised] = match.game.advise(sight.view, sight.legal)
    return Advice(len(match.log), [Worth(match.write(worth.action), worth.points, worth.success) for worth in advised])


def insight_for(match: Match[Any, Any, Any], seat: Seat | None, eyes: Eyes) -> InsightSeen | None:
    """What the hidden things could be for a seat, or for everybody; None where the table does not tell."""
    found = match.game.insight(Sight(match, seat if eyes == "mine" else None).view)
    return None if found is None else InsightSeen(len(match.log), eyes, {name: dict(chances) for name, chances in found.items()})


def review_of(match: Match[Any, Any, Any]) -> Reviewed:
    """What was staked on the risky moves of a match that is over."""
    return Reviewed([Risk(n, match.log[n].actor, *stake) for n, stake in stakes(match)])


@cache
def game_info(name: str) -> GameInfo:
    """What one needs to know of a game."""
    return next(info for info in games() if info.name == name)


def _seat(holder: Holder, present: set[Key], key: Key) -> SeatInfo:
    here = holder.holder == "bot" or holder.key in present
    return SeatInfo(holder.holder, holder.name, holder.level, here, mine=same(holder.key, key), agreed=holder.agreed)


def _step(step: Step, seat: Seat | None) -> StepSeen:
    return StepSeen(step.entry.n, step.entry.actor, step.entry.time, seen(step.events, seat))
