"""The time that people have at a table with a clock: it runs while the game waits for them."""

from collections.abc import Sequence
from typing import Any

from tavolata.core.game import CHANCE, Actor, Seat
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.server.protocol.messages import Clock


class TableTimes:
    """For each seat since when the game waits for it, how long it did before, and how many turns that were."""

    def __init__(self, match: Match[Any, Any, Any], clock: Clock | None) -> None:
        """For a match before its first line."""
        self._clock = clock
        self._since: dict[Seat, int] = dict.fromkeys(_seats(match.awaited), 0)
        self._used = [0] * match.seats
        self._turns = [0] * match.seats
        self._acted: set[Actor] = set()

    def follow(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Take note of the lines that were just written; while chance acts time stands still."""
        if self._clock is None:
            return
        self._acted |= {entry.actor for entry, _ in steps}
        if not steps or CHANCE in match.may_act:
            return
        now, awaited = steps[-1].entry.time, _seats(match.awaited)
        for seat, since in self._since.items():
            if seat in self._acted or seat not in awaited:
                self._used[seat] += now - since
                self._turns[seat] += seat not in awaited
        self._since = {seat: now if seat in self._acted else self._since.get(seat, now) for seat in awaited}
        self._acted.clear()

    def left(self, seat: Seat, now: int) -> int | None:
        """The milliseconds that a seat has left, for this move or for the whole game; None where there is no clock."""
        if self._clock is None:
            return None
        running = now - self._since.get(seat, now)
        if self._clock.per == "game":
            running += self._used[seat] - self._turns[seat] * self._clock.increment * 1000
        return max(self._clock.seconds * 1000 - running, 0)


def _seats(actors: Sequence[Actor]) -> list[Seat]:
    return [actor for actor in actors if actor >= 0]
