"""Constraint cards (BB-m31, BB-m32, BB-m34)."""

from tests.games.bomb_busters.reference_model.cutting import Aim
from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.script import Script
from tests.games.bomb_busters.reference_model.setup import Setting
from tests.games.bomb_busters.reference_model.table import Place

ALLOWED = {
    "A": {2, 4, 6, 8, 10, 12},
    "B": {1, 3, 5, 7, 9, 11},
    "C": {1, 2, 3, 4, 5, 6},
    "D": {7, 8, 9, 10, 11, 12},
    "E": {4, 5, 6, 7, 8, 9},
    "F": {1, 2, 3, 10, 11, 12},
}
"""Which values each card lets one announce and cut; the other cards bind otherwise."""


def fits(letter: str | None, value: str) -> bool:
    """BB-m32-5: return True if a card lets a value be cut."""
    return letter not in ALLOWED or (value.isdigit() and int(value) in ALLOWED[letter])


class OwnConstraints(Rules):
    """Reference rules (BB-m31): every player obeys a card of their own."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.letters: dict[int, str] = {}
        self.down: set[int] = set()

    def before_tokens(self) -> Script[None]:
        """BB-m31-1: let the players choose cards in order, with the own hand seen."""
        for seat in self.table.from_captain():
            free = set("ABCDE") - {*self.letters.values()}
            self.letters[seat] = (yield from self.choose(seat, [f"constrain {letter}" for letter in free])).split()[1]

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m31-2: return True if the seat's card allows the value or is turned down."""
        return seat in self.down or fits(self.letters.get(seat), value)

    def can_obey(self, seat: int) -> bool:
        """BB-m31-3: return True if an own blue wire fits the card, or only reds are left."""
        return self.table.only_reds(seat) or any(value != "R" and self.may_announce(seat, value) for value in self.table.values(seat))

    def before_turn(self, seat: int) -> Script[None]:
        """BB-m31-3: turn a card down for good that cannot be obeyed."""
        yield from ()
        if not self.can_obey(seat):
            self.down.add(seat)
            self.tell("down", seat)


class OpenConstraint(Rules):
    """Reference rules (BB-m32): one card binds all players, and the captain may change it."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.left = set("ABCDEFGHIJKL")
        self.letter: str | None = None

    def before_deal(self) -> Script[None]:
        """BB-m32-10: open the first card."""
        yield from self.change()

    def change(self) -> Script[None]:
        """BB-m32-11: open the next card, or none after the last."""
        self.letter = None
        if self.left:
            self.letter = yield from self.draw("constrain", self.left)
            self.left.remove(self.letter)

    def before_turn(self, seat: int) -> Script[None]:
        """BB-m32-1: let the captain decide at the start of every turn."""
        yield from self.decide()

    def decide(self) -> Script[None]:
        """BB-m32-1, BB-m32-2: let the captain keep the card or open the next one, once."""
        if self.letter and (yield from self.choose(self.table.captain, ["keep", "change"])) == "change":
            yield from self.change()

    def is_fatal(self, seat: int) -> bool:
        """BB-m32-3: return False: a player without an action does not explode the bomb."""
        return False

    def skip(self, seat: int) -> Script[None]:
        """BB-m32-3: skip a turn; after a whole round of skips the next card replaces the open one."""
        yield from super().skip(seat)
        if self.skipped >= len(self.table.holders()):
            self.skipped = 0
            yield from self.change()

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m32-5: return True if the open card allows the value."""
        return fits(self.letter, value)

    def may_use(self, seat: int, card: str) -> bool:
        """BB-m32-6, BB-m32-7: return False under G for all equipment, under H for the Post-it."""
        return self.letter != "G" and not (self.letter == "H" and card == "post-it")

    def may_use_own(self, seat: int) -> bool:
        """BB-m32-6: return False under G for personal equipment."""
        return self.letter != "G"

    def may_point(self, place: Place, *, helped: bool) -> bool:
        """BB-m32-7, BB-m32-8: return False for a wire with a token, or at an end of its stand, under the cards that forbid it."""
        slots = [slot for slot, wire in enumerate(self.table.stands[place[0]]) if not wire.cut]
        barred = {"I": place[1] == slots[-1], "J": place[1] == slots[0], "H": bool(self.table.at(place).token)}
        return not barred.get(self.letter or "", False)

    def may_lay(self, place: Place, *, helped: bool) -> bool:
        """BB-qk-5: return False under H for an own wire with a token."""
        return self.letter != "H" or not self.table.at(place).token

    def may_solo(self, seat: int, value: str) -> bool:
        """BB-qk-10: return False under K."""
        return self.letter != "K" and super().may_solo(seat, value)

    def advance_dial(self) -> None:
        """BB-m32-9: advance the dial for a miss; under L by two steps."""
        self.step_dial(2 if self.letter == "L" else 1)

    def mark_missed(self, seat: int, aim: Aim, markable: list[Place], values: list[str]) -> Script[None]:
        """BB-m32-7: mark a missed wire; under H none."""
        if self.letter != "H":
            yield from super().mark_missed(seat, aim, markable, values)


class CaptainsConstraint(OpenConstraint):
    """Reference rules (BB-m32-1, German): the card is changed at the captain's own turn only."""

    def passing(self, seat: int) -> Script[None]:
        """BB-m32-2, BB-mc-3: let a captain without wires decide when play comes by."""
        if seat == self.table.captain and not self.table.uncut(seat):
            self.turn = next(other for other in self.table.from_captain() if self.table.uncut(other))
            yield from self.decide()

    def before_turn(self, seat: int) -> Script[None]:
        """BB-m32-1: let the captain decide at the start of the captain's turn."""
        if seat == self.table.captain:
            yield from self.decide()


class WeakLink(Rules):
    """Reference rules (BB-m34): the holder of the captain's card obeys a hidden constraint."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.link: int | None = None
        self.letters: dict[int, str] = {}
        self.hidden = True
        self.has_accused = False

    def before_deal(self) -> Script[None]:
        """BB-m34-1: deal characters and constraints face down."""
        pool = [card for seat, card in self.table.personal.items() if seat != self.table.captain]
        self.link = int((yield from self.draw("captain", map(str, range(self.table.seats)))))
        dealt = {self.link: "double-detector"}
        for seat in [seat for seat in range(self.table.seats) if seat != self.link]:
            dealt[seat] = yield from self.draw("take", pool)
            pool.remove(dealt[seat])
        self.table.personal = dealt
        for seat in range(self.table.seats):
            self.letters[seat] = yield from self.draw("constrain", set("ABCDE") - {*self.letters.values()})

    def may_use_own(self, seat: int) -> bool:
        """BB-m34: return False while the cards are hidden."""
        return not self.hidden

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m34-8: return False for a value that the weak link's card forbids."""
        return seat != self.link or not self.letters or fits(self.letters[seat], value)

    def before_turn(self, seat: int) -> Script[None]:
        """BB-m34-3, BB-m34-4: charge two steps if the weak link cannot obey; the cards leave unseen."""
        yield from ()
        self.has_accused = False
        if not self.table.only_reds(seat) and not any(value != "R" and self.may_announce(seat, value) for value in self.table.values(seat)):
            self.tell("blocked", seat)
            self.step_dial(2)
            self.letters, self.table.personal = {}, {}

    def actions(self, seat: int) -> set[str]:
        """BB-m34-5, BB-m34-7: return the options of a turn: every player but the weak link may accuse first, once a turn."""
        actions = super().actions(seat)
        if not self.letters or self.has_accused or seat == self.link or not actions:
            return actions
        return actions | {f"accuse {other} {letter}" for other in range(self.table.seats) if other != seat for letter in "ABCDE"}

    def first(self, seat: int, text: str) -> bool:
        """BB-m34-5: apply an accusation and return True; it is no action."""
        if not text.startswith("accuse"):
            return False
        _, named, letter = text.split()
        right = int(named) == self.link and self.letters[int(named)] == letter
        self.has_accused = True
        self.tell("accused", int(named), letter, right)
        if right:
            self.letters, self.hidden = {}, False
        else:
            self.step_dial(1)
        return True
