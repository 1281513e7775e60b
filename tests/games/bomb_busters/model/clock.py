"""Missions against the clock (BB-m10, BB-m19)."""

from tests.games.bomb_busters.model.rules import Rules
from tests.games.bomb_busters.model.script import CLOCK, Move, Options, Over, Script
from tests.games.bomb_busters.model.setting import Setting


class Clock(Rules):
    """BB-m19: what the clock says last ends the mission."""

    cues = 5

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.heard: int | None = None

    def turns(self) -> Script[None]:
        """BB-m10-4: the clock starts after the first tokens."""
        self.heard = 0
        yield from super().turns()

    def ask(self, options: Options) -> Script[Move]:
        """BB-m10-4: the clock may come at any moment, also within a cut, but not between two draws."""
        while self.heard is not None and -1 not in options:
            move = yield {**options, CLOCK: frozenset({f"tick {self.heard}"})}
            if move[0] != CLOCK:
                return move
            self.heard += 1
            if self.heard == self.cues:
                raise Over("time")
        return (yield options)


class Claim(Clock):
    """BB-m10: whoever calls has the next turn."""

    cues = 4
    free_among = 2
    """BB-m10-1: with so many who hold wires, or fewer, somebody may have two turns in a row."""

    def turns(self) -> Script[None]:
        """BB-m10-2: between turns those call who may."""
        self.heard = 0
        last: int | None = None
        while True:
            last = yield from self.call(last)
            self.turn = last
            yield from self.take_turn(last)

    def call(self, last: int | None) -> Script[int]:
        """BB-m10-1: nobody twice in a row unless few hold wires."""
        holders = self.table.holders()
        callers = [seat for seat in holders if seat != last or len(holders) <= self.free_among]
        while True:
            cards = {seat: self.any_time(seat) for seat in range(self.table.seats)}
            options = {seat: frozenset(texts | ({"claim"} if seat in callers else set())) for seat, texts in cards.items()}
            actor, text = yield from self.ask({seat: texts for seat, texts in options.items() if texts})
            if text == "claim":
                return actor
            yield from self.use_any_time(actor, text.split()[1])


class LastClaim(Claim):
    """BB-m10-1, in the US edition: only the last who holds wires."""

    free_among = 1
