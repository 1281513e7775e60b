"""Which of a table's bots comes first, and how long each takes."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tavolata.core.game import Actor
from tavolata.core.log import Step
from tavolata.core.match import Match


class _Standing(msgspec.Struct, frozen=True, order=True, gc=False):
    """How an actor stands, and since which line, at which time."""

    is_awaited: bool
    n: int = -1
    time: int = 0


class TablePace:
    """For each actor, since when it may act, and the game waits for it or does not, without having acted."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        """For a match before its first line."""
        self._standings = {actor: _Standing(actor in match.awaited) for actor in match.actors}

    def follow(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Take note of the lines that were just written."""
        if not steps:
            return
        acted, last, standings = {entry.actor for entry, _ in steps}, steps[-1].entry, self._standings
        self._standings = {}
        for actor in match.may_act:
            now = _Standing(match.waits_for(actor), last.n, last.time)
            before = now if actor in acted else standings.get(actor, now)
            self._standings[actor] = before if before.is_awaited == now.is_awaited else now

    def order(self, actors: Iterable[Actor]) -> list[Actor]:
        """Those whom the game does not wait for first, and among them, as among the others, who has not acted for longest."""
        return sorted(actors, key=lambda actor: self._standings[actor])

    def rest(self, actor: Actor, pace: int, now: int) -> int:
        """How many milliseconds an actor still takes for what it does next; what others do meanwhile makes it no longer."""
        return max(self._standings[actor].time + pace - now, 0)


def next_beat(began: int, now: int, beat: int) -> int:
    """When something that took until now is told, if it may take a whole number of beats and at least one."""
    return began + beat * max(-(-(now - began) // beat), 1) if beat else now
