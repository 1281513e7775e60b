"""Who is asked next where several may act at once: one seat at a time, and the clock when its time has come."""

from bisect import bisect_left
from typing import Any

from tavolata.core.game import CHANCE, CLOCK, Action, Actor
from tavolata.core.log import Step
from tavolata.core.match import Match

PACE = 2500
"""Milliseconds that an action takes where several seats are busy at once, as a quick person would need."""


class Asking:
    """The order in which the seats of a match are asked; whoever waits lets the next one be asked."""

    def __init__(self, match: Match[Any, Any, Any], pace: int) -> None:
        self._match = match
        self._pace = pace
        self._last: Actor = CHANCE
        self._queue: list[Actor] = []
        self.time = 0
        """Milliseconds since the match began."""
        self._ripening: dict[Action, int] = {}
        """What the clock may do, and since when."""
        self._watch_clock()
        self._line_up()

    @property
    def seat(self) -> Actor | None:
        """Who is asked now, be it chance where the caller plays it; nobody when it is over."""
        return self._queue[0] if self._queue else None

    def copy(self, match: Match[Any, Any, Any]) -> "Asking":
        """The same order and the same time at a match that looks the same."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__ |= self.__dict__ | {"_match": match, "_queue": list(self._queue), "_ripening": dict(self._ripening)}
        return twin

    def acted(self) -> list[Step]:
        """Whoever was asked has acted: where the clock runs time has passed; what the clock did then, and who is asked next."""
        if self._queue[0] != CHANCE:
            self._last = self._queue[0]
            self.time += self._pace // max(1, self._busy) if self._ripening else 0
        steps = self._watch_clock()
        self._line_up()
        return steps

    def waited(self) -> list[Step]:
        """The seat that was asked lets it be; where all do, the clock is the next to act."""
        self._queue.pop(0)
        if self._queue:
            return []
        action = self._match.legal(CLOCK)[0]
        self.time = max(self.time, self._ripening[action] + self._match.game.delay_ms(self._match.state, action))
        steps = self._watch_clock()
        self._line_up()
        return steps

    def _line_up(self) -> None:
        """The seats in the order of asking: those who need not act, then those who are awaited, from the one after who acted last."""
        match = self._match
        actors = match.actors
        awaited = sorted(seat for seat in match.awaited if seat >= 0)
        self._busy = len(awaited)
        if len(actors) == 1:
            self._queue = actors
            return
        after = bisect_left(awaited, self._last + 1)
        self._queue = [*sorted({*actors}.difference(awaited, (CLOCK,))), *awaited[after:], *awaited[:after]]

    def _watch_clock(self) -> list[Step]:
        """Let the clock do whatever its time has come for."""
        match, steps = self._match, list[Step]()
        while CLOCK in match.actors:
            self._ripening = {action: self._ripening.get(action, self.time) for action in match.legal(CLOCK)}
            ripe = (action for action, since in self._ripening.items() if self.time - since >= match.game.delay_ms(match.state, action))
            action = next(ripe, None)
            if action is None:
                return steps
            steps += match.advance(CLOCK, action, self.time)
        if CHANCE not in match.actors:  # it goes first, and no time passes meanwhile
            self._ripening = {}
        return steps
