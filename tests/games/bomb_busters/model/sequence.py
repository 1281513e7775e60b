"""Values that must be cut in the order of a row of number cards (BB-m9, BB-m16, BB-m36)."""

from tests.games.bomb_busters.model.rules import Rules
from tests.games.bomb_busters.model.script import Over, Script
from tests.games.bomb_busters.model.setting import NUMBERS, Setting


class Sequence(Rules):
    """BB-m9: the next value is free once two wires of the one before are cut."""

    cards = 3
    needed = 2

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.row: list[str] = []

    def before_deal(self) -> Script[None]:
        """BB-m9: so many number cards in a row."""
        for _ in range(self.cards):
            self.row.append((yield from self.draw("number", set(NUMBERS) - {*self.row})))

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m9, BB-m9-6: every value of the row before this one has been cut often enough."""
        before = self.row[: self.row.index(value)] if value in self.row else []
        return all(self.table.count_cut(one) >= self.needed for one in before)

    def is_fatal(self, seat: int) -> bool:
        """BB-m9-5: always."""
        return True

    def is_stuck(self, seat: int) -> bool:
        """BB-m9-4: who holds only locked values, or these and reds."""
        free = any(value != "R" and self.may_announce(seat, value) for value in self.table.values(seat))
        return not free and not self.table.only_reds(seat)

    def skip(self, seat: int, skipped: int) -> Script[None]:
        """BB-m9-5: the bomb explodes."""
        yield from ()
        raise Over("stuck")


class LongSequence(Sequence):
    """BB-m16: all four wires are needed."""

    needed = 4


class Ends(Sequence):
    """BB-m36: the row is taken from either end."""

    cards = 5
    side = "left"
    to_choose = False

    @property
    def current(self) -> str | None:
        """BB-m36: the value beside the sequence card."""
        return None if not self.row else self.row[0] if self.side == "left" else self.row[-1]

    def before_tokens(self) -> Script[None]:
        """BB-m36-4: the captain chooses the end."""
        yield from self.choose_end(self.table.captain)

    def choose_end(self, seat: int) -> Script[None]:
        """BB-m36-3: with one card left there is no choice."""
        if len(self.row) > 1:
            self.side = (yield from self.choose(seat, ["end left", "end right"])).split()[1]

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m36: of the values in the row only the one beside the sequence card."""
        return value not in self.row or value == self.current

    def after_cut(self, seat: int, value: str | None) -> Script[None]:
        """BB-m36-2: the card is removed."""
        self.to_choose = value is not None and value == self.current
        if self.to_choose:
            self.row.remove(value or "")
        yield from ()

    def end_turn(self, seat: int, value: str | None) -> Script[None]:
        """BB-m36-1, BB-m36-3: who cut it chooses the end, before the next turn."""
        if self.to_choose:
            yield from self.choose_end(seat)
