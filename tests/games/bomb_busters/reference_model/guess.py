"""Number cards that are laid against whoever plays (BB-m29)."""

from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.script import Script
from tests.games.bomb_busters.reference_model.setup import NUMBERS, Setting


class Guess(Rules):
    """Reference rules (BB-m29): a cut of the value that the neighbour placed costs a step."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.deck = set(NUMBERS)
        self.under: list[str] = []
        self.hands: dict[int, list[str]] = {seat: [] for seat in range(seats)}
        self.laid: str | None = None
        self.layer: int | None = None

    def before_tokens(self) -> Script[None]:
        """BB-m29: deal two number cards each, three to the captain's right neighbour."""
        right = (self.table.captain - 1) % self.table.seats
        for seat in self.table.from_captain():
            for _ in range(3 if seat == right else 2):
                self.hands[seat].append((yield from self.take_card()))

    def take_card(self) -> Script[str]:
        """BB-m29: draw a card from the deck, and from under it when nothing else is left."""
        value = yield from self.draw("number", self.deck or self.under)
        self.deck.discard(value)
        if value in self.under:
            self.under.remove(value)
        return value

    def is_gone(self, value: str) -> bool:
        """BB-m29, BB-m29-4: return True if a value's card is discarded: it is finished, or the last one."""
        open_values = [number for number in NUMBERS if self.table.count_cut(number) < 4]
        return value not in open_values or len(open_values) == 1

    def before_turn(self, seat: int) -> Script[None]:
        """BB-m29-1: let the next player to the right who has cards place one."""
        self.laid = self.layer = None
        for step in range(1, self.table.seats):
            other = (seat - step) % self.table.seats
            if self.hands[other]:
                self.layer = other
                self.laid = (yield from self.choose(other, [f"lay-card {value}" for value in self.hands[other]])).split()[1]
                self.hands[other].remove(self.laid)
                return

    def end_turn(self, seat: int, value: str | None) -> Script[None]:
        """BB-m29-3, BB-m29-5: open the placed card, charge a step if its value was cut, and give it to the player."""
        if self.laid is not None:
            self.tell("opened", self.laid, self.laid == value)
            if self.laid == value:
                self.step_dial(1)
        yield from self.settle(seat)

    def pass_on(self, seat: int) -> Script[int]:
        """BB-q11: pass the turn; the card is taken unopened."""
        following = yield from super().pass_on(seat)
        yield from self.settle(seat)
        return following

    def settle(self, seat: int) -> Script[None]:
        """BB-m29-2, BB-m29-6: take, discard, put under the deck, and draw cards."""
        if self.laid is not None:
            self.hands[seat].append(self.laid)
        for other, hand in self.hands.items():
            hand[:] = [value for value in hand if not self.is_gone(value)]
            if not self.table.uncut(other):
                self.under += hand
                hand.clear()
        first = [] if self.layer is None else [self.layer]
        for other in (*first, *self.table.from_captain()):
            yield from self.fill(other)

    def fill(self, seat: int) -> Script[None]:
        """BB-m29-2: draw up to two cards, discarding finished values; BB-m29-4: none at the last value."""
        is_last = all(map(self.is_gone, NUMBERS))
        while self.table.uncut(seat) and len(self.hands[seat]) < 2 and (self.deck or self.under) and not is_last:
            value = yield from self.take_card()
            if not self.is_gone(value):
                self.hands[seat].append(value)
