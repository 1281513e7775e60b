"""Number cards in a row, and what may be cut before what (BB-m9, BB-m16, BB-m36)."""

from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.script import Script
from tests.games.bomb_busters.reference_model.setup import NUMBERS, Setting


class Sequence(Rules):
    """Reference rules (BB-m9): a value is locked until enough wires of all before it in the row are cut."""

    cards = 3
    enough = 2

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.row: list[str] = []

    def before_deal(self) -> Script[None]:
        """BB-m9: draw the row openly."""
        for _ in range(self.cards):
            self.row.append((yield from self.draw("number", {*NUMBERS} - {*self.row})))

    def is_locked(self, value: str) -> bool:
        """BB-m9-3, BB-m9-6: return True if a card before its own locks a value; values outside the row are free."""
        before = self.row[: self.row.index(value)] if value in self.row else []
        return any(self.table.count_cut(card) < self.enough for card in before)

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m9-1, BB-m9-2: return False for a locked value."""
        return not self.is_locked(value)

    def is_stuck(self, seat: int) -> bool:
        """BB-m9-4: return True if all wires are locked values or reds, and not all are red."""
        return not self.table.only_reds(seat) and all(value == "R" or self.is_locked(value) for value in self.table.values(seat))

    def is_fatal(self, seat: int) -> bool:
        """BB-m9-5: return True: a stuck seat explodes the bomb at the start of a turn, or at once after a swap."""
        return True


class LongSequence(Sequence):
    """Reference rules (BB-m16): all four wires are cut before the next value."""

    enough = 4


class Ends(Sequence):
    """Reference rules (BB-m36): of the row only the value at one end may be cut."""

    cards = 5
    end = 0
    """Which card of the row the sequence card lies beside: the first or the last one."""

    def before_tokens(self) -> Script[None]:
        """BB-m36-4: let the captain choose the first end."""
        yield from self.choose_end(self.table.captain)

    def choose_end(self, seat: int) -> Script[None]:
        """BB-m36-3: let a seat choose the end; there is no choice with one card left."""
        if len(self.row) > 1:
            self.end = 0 if (yield from self.choose(seat, ["end left", "end right"])) == "end left" else -1

    def is_locked(self, value: str) -> bool:
        """BB-m36: return True if a value is in the row, but not beside the sequence card."""
        return value in self.row and value != self.row[self.end]

    def end_turn(self, seat: int, value: str | None) -> Script[None]:
        """BB-m36-1 to BB-m36-3: remove the card of a value that was cut, and let the player who cut it choose the end."""
        if value in self.row:
            self.row.remove(value or "")
            yield from self.choose_end(seat)
