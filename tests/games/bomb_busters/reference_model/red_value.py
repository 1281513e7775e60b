"""A blue value that counts as red (BB-m11)."""

from dataclasses import replace

from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.script import Script
from tests.games.bomb_busters.reference_model.setup import CARD_NUMBER, NUMBERS
from tests.games.bomb_busters.reference_model.table import Wire


class AsRed(Rules):
    """Reference rules (BB-m11): the wires of a drawn value have a small r, and count as red."""

    value = ""

    def before_deal(self) -> Script[None]:
        """BB-m11: draw the card, and replace equipment of this number."""
        self.value = yield from self.draw("number", NUMBERS)
        same = [card for card, number in CARD_NUMBER.items() if number == self.value]
        self.setting = replace(self.setting, banned=(*self.setting.banned, *same))
        for card in {*same} & {*self.table.cards}:
            self.table.cards.remove(card)
            yield from self.draw_card()

    def printed(self, number: str) -> str:
        """BB-m11: return the notation of the value's wires."""
        return f"r{number}" if number == self.value else number

    def may_start_with(self, wire: Wire) -> bool:
        """BB-m11-2: return True if a first token may lie before such a wire."""
        return wire.is_blue or wire.is_red

    def is_same(self, stand: int, slot: int) -> bool:
        """BB-m11-6: return True if the printed numbers of two wires are equal, as labels compare them."""
        left, right = self.table.stands[stand][slot : slot + 2]
        return left.number == right.number


class AsRedForNothing(AsRed):
    """Reference rules (BB-m11, US): equipment of this number stays, and nothing unlocks it."""

    def before_deal(self) -> Script[None]:
        """BB-m11: draw the card."""
        self.value = yield from self.draw("number", NUMBERS)
