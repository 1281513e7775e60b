"""Number cards that lie beside the table: padlocks, the thaw, the radar, and cards that are turned (BB-m12, BB-m15, BB-m18, BB-m26)."""

from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.script import Script
from tests.games.bomb_busters.reference_model.setup import CARD_NUMBER, NUMBERS, Setting


class Padlocks(Rules):
    """Reference rules (BB-m12): a number card on each equipment card."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.locks: dict[str, str] = {}

    def before_deal(self) -> Script[None]:
        """BB-m12: draw a number card for each equipment card."""
        yield from self.lock()

    def lock(self) -> Script[None]:
        """BB-m12-2: draw the number cards, each once, in the order of the equipment cards, the False Bottom first."""
        for card in sorted(self.table.cards, key=[*CARD_NUMBER].index):
            if card not in self.locks:
                self.locks[card] = yield from self.draw("number", set(NUMBERS) - {*self.locks.values()})

    def is_unlocked(self, card: str) -> bool:
        """BB-m12, BB-m12-3: return True if the card's own pair and that of its number card are cut."""
        return super().is_unlocked(card) and self.table.count_cut(self.locks[card]) >= 2

    def draw_more(self) -> Script[None]:
        """BB-m12-2: draw more cards, with number cards too."""
        yield from super().draw_more()
        yield from self.lock()


class Thaw(Rules):
    """Reference rules (BB-m15): equipment lies face down until the open number is finished."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.opened: list[str] = []

    def equip(self) -> Script[None]:
        """BB-m15-1: draw no equipment yet; a card is drawn when it is turned up."""
        yield from ()

    def before_deal(self) -> Script[None]:
        """BB-m15: open the first number card."""
        yield from self.open()

    def open(self) -> Script[None]:
        """BB-m15-2, BB-m15-3: open the next unfinished number card, if there is any."""
        while left := set(NUMBERS) - {*self.opened}:
            self.opened.append((yield from self.draw("number", left)))
            if self.table.count_cut(self.opened[-1]) < 4:
                break

    def after_cut(self, seat: int, value: str | None) -> Script[None]:
        """BB-m15: draw an equipment card and the next number once the open number is finished."""
        if value is not None and value == self.opened[-1] and self.table.count_cut(value) == 4:
            if len(self.table.cards) < self.table.seats:
                yield from self.draw_card()
                self.table.ready.add(self.table.cards[-1])
                self.tell("unlocked", self.table.cards[-1])
            yield from self.open()

    def is_unlocked(self, card: str) -> bool:
        """BB-m15-5: return False: no card is unlocked by its number."""
        return False


class Radar(Rules):
    """Reference rules (BB-m18): each turn opens a number, and a player who has it must cut it."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.discard: set[str] = set()
        self.value: str | None = None

    def first_tokens(self) -> Script[None]:
        """BB-m18: place no first tokens."""
        yield from ()

    def take_turn(self, seat: int) -> Script[int]:
        """BB-m18-4, BB-m18-7: play a turn and return the next seat: reveal reds, or open a number; play continues left of the opener."""
        self.value = None
        cutter = seat
        if not self.table.only_reds(seat):
            yield from self.open()
            cutter = yield from self.name(seat)
        self.turn = cutter
        yield from super().take_turn(cutter)
        return self.table.after(seat)

    def open(self) -> Script[None]:
        """BB-m18-5: open a number of the deck without finished values; an empty deck is shuffled again."""
        unfinished = {number for number in NUMBERS if self.table.count_cut(number) < 4}
        if not unfinished - self.discard:
            self.discard = set()
        self.value = yield from self.draw("number", unfinished - self.discard)
        self.discard.add(self.value)
        self.tell("scanned", self.value, self.found(self.value))

    def name(self, seat: int) -> Script[int]:
        """BB-m18-1: return the named player, who has the number."""
        having = {owner for owner, found in zip(self.table.owners, self.found(self.value or ""), strict=True) if found}
        return int((yield from self.choose(seat, [f"next {one}" for one in having])).split()[1])

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m18-3: return True for the open value only."""
        return self.value in (None, value)


class OpenCards(Rules):
    """Reference rules (BB-m26): a cut turns the card of its value down, and such a value may not be cut."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.up = set(NUMBERS)

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m26: return True if the card of the value lies open."""
        return value in self.up

    def announced(self, seat: int, values: list[str]) -> None:
        """BB-m26-1: turn the card down; it stays so after a miss."""
        self.up -= {*values}

    def before_turn(self, seat: int) -> Script[None]:
        """BB-m26-5: turn all unfinished cards up if none lies open."""
        yield from ()
        self.up = self.up or {number for number in NUMBERS if self.table.count_cut(number) < 4}
