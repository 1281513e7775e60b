"""Missions in which the captain is a rookie or careless (BB-m14, BB-m28)."""

from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.script import Over


class Rookie(Rules):
    """BB-m14: whatever the rookie misses explodes."""

    def missed(self, seat: int) -> None:
        """BB-m14-2: no token, no dial."""
        if seat == self.table.captain:
            raise Over("missed")

    def may_use(self, seat: int, card: str) -> bool:
        """BB-m14-3: the Stabilizer is barred to the rookie."""
        return seat != self.table.captain or card != "stabilizer"


class Careless(Rookie):
    """BB-m28: the captain uses no equipment at all."""

    def may_use(self, seat: int, card: str) -> bool:
        """BB-m28-3."""
        return seat != self.table.captain
