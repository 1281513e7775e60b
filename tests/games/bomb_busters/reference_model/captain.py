"""Missions in which the captain is a rookie or careless (BB-m14, BB-m28)."""

from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.script import Over


class Rookie(Rules):
    """Reference rules (BB-m14): every miss of the rookie explodes."""

    def missed(self, seat: int) -> None:
        """BB-m14-2: lose the mission at a miss of the rookie."""
        if seat == self.table.captain:
            raise Over("missed")

    def may_use(self, seat: int, card: str) -> bool:
        """BB-m14-3: return False for the rookie's Stabilizer."""
        return seat != self.table.captain or card != "stabilizer"


class Careless(Rookie):
    """Reference rules (BB-m28): the captain uses no equipment."""

    def may_use(self, seat: int, card: str) -> bool:
        """BB-m28-3: return False for the captain."""
        return seat != self.table.captain
