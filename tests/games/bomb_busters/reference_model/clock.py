"""Missions against the clock (BB-m10, BB-m19)."""

from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.script import CLOCK, Move, Options, Over, Script
from tests.games.bomb_busters.reference_model.setup import Setting


class Clock(Rules):
    """Reference rules (BB-m19): the last cue of the clock ends the mission."""

    cues = 5

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.heard: int | None = None

    def turns(self) -> Script[None]:
        """BB-m10-4: play the turns; the clock starts after the first tokens."""
        self.heard = 0
        yield from super().turns()

    def ask(self, options: Options) -> Script[Move]:
        """BB-m10-4: return a decision; the clock may come first at any moment but between two draws."""
        while self.heard is not None and -1 not in options:
            move = yield {**options, CLOCK: frozenset({f"tick {self.heard}"})}
            if move[0] != CLOCK:
                return move
            self.heard += 1
            if self.heard == self.cues:
                raise Over("time")
        return (yield options)


class Claim(Clock):
    """Reference rules (BB-m10): the first claimant has the next turn."""

    cues = 4
    repeating = 2
    """BB-m10-1: so few with wires may have two turns in a row."""

    def turns(self) -> Script[None]:
        """BB-m10-2, BB-m10-4: play the turns, which are claimed; the clock starts after the first tokens."""
        self.heard = 0
        last: int | None = None
        while True:
            last = self.turn = yield from self.call(last)
            yield from self.take_turn(last)

    def callers(self, last: int | None) -> list[int]:
        """BB-m10, BB-m10-1: return the seats that have wires and did not play last."""
        holders = self.table.holders()
        return holders if len(holders) <= self.repeating else [seat for seat in holders if seat != last]

    def call(self, last: int | None) -> Script[int]:
        """BB-m10-2, BB-Q6: return the first claimant; until then no turn runs, and all may use any-time cards."""
        while True:
            who, text = yield from self.ask(self.with_cards({seat: {"claim"} for seat in self.callers(last)}))
            if text == "claim":
                return who
            yield from self.use_any_time(who, text.split()[1])


class LastClaim(Claim):
    """Reference rules (BB-m10-1, US): only the last player with wires may have two turns in a row."""

    repeating = 1
