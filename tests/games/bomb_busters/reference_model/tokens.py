"""Tokens that say something else than the value (BB-m21, BB-m24)."""

from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.table import Place, Wire


class Parity(Rules):
    """Reference rules (BB-m21): tokens say even or odd, eleven of each."""

    copies_of_token = 11

    def token_of(self, place: Place) -> str:
        """BB-m21-1: return the token of a wire: even or odd."""
        return "odd" if int(self.table.at(place).number) % 2 else "even"


class Count(Rules):
    """Reference rules (BB-m24): tokens say how often the value is on its stand, seven of each."""

    copies_of_token = 7

    def token_of(self, place: Place) -> str:
        """BB-m24-1: return the token of a wire: the count of its value, cut ones included."""
        value = self.table.at(place).value
        return f"x{sum(wire.value == value for wire in self.table.stands[place[0]])}"

    def tokens_left(self, token: str) -> int:
        """BB-m24-2, BB-m24-6: return the tokens left; a count of four takes two tokens of two."""
        wires = [wire for stand in self.table.stands for wire in stand if not wire.cut]
        taken = sum({"x4": 2, "x2": 1}.get(wire.token or "", 0) if token in ("x2", "x4") else wire.token == token for wire in wires)
        return (self.copies_of_token - taken) // {"x4": 2}.get(token, 1)

    def noted(self, seat: int) -> list[Place]:
        """BB-m24-7: return the wires before which a Post-it may go, also cut ones."""
        return self.table.own(seat)

    def moved(self, wire: Wire) -> None:
        """BB-m24-4: apply a wire's move: its token is discarded."""
        wire.token = None
