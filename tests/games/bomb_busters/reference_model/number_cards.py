"""Number cards that lie beside the table: padlocks, the thaw, the radar, and cards that are turned (BB-m12, BB-m15, BB-m18, BB-m26)."""

from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.script import Script
from tests.games.bomb_busters.reference_model.setup import CARD_NUMBER, NUMBERS, Setting


class Padlocks(Rules):
    """BB-m12: a number card on each equipment card."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.locks: dict[str, str] = {}

    def before_deal(self) -> Script[None]:
        """BB-m12: one on each card."""
        yield from self.lock()

    def lock(self) -> Script[None]:
        """BB-m12-2: each number once; the cards get theirs in the order in which they lie, the False Bottom first."""
        for card in sorted(self.table.cards, key=[*CARD_NUMBER].index):
            if card not in self.locks:
                self.locks[card] = yield from self.draw("number", set(NUMBERS) - {*self.locks.values()})

    def is_unlocked(self, card: str) -> bool:
        """BB-m12, BB-m12-3: its own pair and the pair of its number card."""
        return super().is_unlocked(card) and self.table.count_cut(self.locks[card]) >= 2

    def draw_more(self) -> Script[None]:
        """BB-m12-2: the cards of the False Bottom get number cards too."""
        yield from super().draw_more()
        yield from self.lock()


class Thaw(Rules):
    """BB-m15: equipment lies face down until the open number is finished."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.opened: list[str] = []

    def equip(self) -> Script[None]:
        """BB-m15-1: nobody knows the cards; which one it is comes out when it is turned up."""
        yield from ()

    def before_deal(self) -> Script[None]:
        """BB-m15: the first number card lies open."""
        yield from self.open()

    def open(self) -> Script[None]:
        """BB-m15-2, BB-m15-3: the next unfinished one, if there is any."""
        while left := set(NUMBERS) - {*self.opened}:
            self.opened.append((yield from self.draw("number", left)))
            if self.table.count_cut(self.opened[-1]) < 4:
                break

    def after_cut(self, seat: int, value: str | None) -> Script[None]:
        """BB-m15: the open number is finished: a card for it, and the next number."""
        if value is not None and value == self.opened[-1] and self.table.count_cut(value) == 4:
            if len(self.table.cards) < self.table.seats:
                yield from self.draw_card()
                self.table.ready.add(self.table.cards[-1])
                self.tell("unlocked", self.table.cards[-1])
            yield from self.open()

    def is_unlocked(self, card: str) -> bool:
        """BB-m15-5: never by its number."""
        return False


class Radar(Rules):
    """BB-m18: each turn opens a number, and somebody who has it must cut it."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.discard: set[str] = set()
        self.value: str | None = None

    def first_tokens(self) -> Script[None]:
        """BB-m18: there are none."""
        yield from ()

    def take_turn(self, seat: int) -> Script[int]:
        """BB-m18-4, BB-m18-7: with only reds they are revealed; else a number is opened, and play goes on at the opener's left."""
        self.value = None
        cutter = seat
        if not self.table.only_reds(seat):
            yield from self.open()
            cutter = yield from self.name(seat)
        self.turn = cutter
        yield from super().take_turn(cutter)
        return self.table.after(seat)

    def open(self) -> Script[None]:
        """BB-m18-5: finished values have left, and an empty deck is shuffled again."""
        unfinished = {number for number in NUMBERS if self.table.count_cut(number) < 4}
        if not unfinished - self.discard:
            self.discard = set()
        self.value = yield from self.draw("number", unfinished - self.discard)
        self.discard.add(self.value)
        self.tell("scanned", self.value, self.found(self.value))

    def name(self, seat: int) -> Script[int]:
        """BB-m18-1: somebody who has it."""
        having = {owner for owner, found in zip(self.table.owners, self.found(self.value or ""), strict=True) if found}
        return int((yield from self.choose(seat, [f"next {one}" for one in having])).split()[1])

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m18-3: nothing but the open value."""
        return self.value in (None, value)


class OpenCards(Rules):
    """BB-m26: a cut turns the card of its value down, and what is down may not be cut."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.up = set(NUMBERS)

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m26: the card lies open."""
        return value in self.up

    def announced(self, seat: int, values: list[str]) -> None:
        """BB-m26-1: it is turned down, and stays so after a miss."""
        self.up -= {*values}

    def before_turn(self, seat: int) -> Script[None]:
        """BB-m26-5: with none open all unfinished ones come up."""
        yield from ()
        self.up = self.up or {number for number in NUMBERS if self.table.count_cut(number) < 4}
