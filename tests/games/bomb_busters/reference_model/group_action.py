"""Wires that are cut together by a special action (BB-m13, BB-m23)."""

from collections import Counter

from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.script import Over, Script
from tests.games.bomb_busters.reference_model.setup import NUMBERS, Setting
from tests.games.bomb_busters.reference_model.table import Place, read, written
from tests.games.bomb_busters.reference_model.tokens_beside import Beside


class Together(Rules):
    """Reference rules (BB-mc-7): a special action points at all wires of a value, own ones included."""

    wanted = 0
    value = ""
    is_done = False
    is_trying = False

    def may_try(self, seat: int) -> bool:
        """Return True if a seat may take the special action."""
        return not self.is_done

    def actions(self, seat: int) -> set[str]:
        """BB-mc-7: return the options of a turn with the special action."""
        return self.ordinary(seat) | ({"special"} if self.may_try(seat) else set())

    def ordinary(self, seat: int) -> set[str]:
        """BB-T1: return the other options of a turn."""
        return super().actions(seat)

    def act(self, seat: int, text: str) -> Script[None]:
        """BB-mc-7: play an action of the turn, possibly the special one."""
        if text == "special":
            yield from self.special(seat)
        else:
            yield from super().act(seat, text)

    def special(self, seat: int) -> Script[None]:
        """BB-m13-7, BB-m23: play the special action: if right, all are cut; otherwise the bomb explodes."""
        self.is_trying = True
        pointed: list[Place] = []
        left = [place for place in self.table.all_places() if not self.table.at(place).cut]
        for _ in range(self.wanted):
            pointed.append(read((yield from self.choose(seat, [f"point {written(place)}" for place in left])).split()[1]))
            left.remove(pointed[-1])
        if any(self.table.at(place).value != self.value for place in pointed):
            raise Over("special")
        self.is_done, self.is_trying = True, False
        for place in pointed:
            self.lay_open(place)
        yield from self.after_action(seat, self.value if self.value != "R" else None)


class RedsTogether(Together, Beside):
    """Reference rules (BB-m13): three reds are dealt first."""

    wanted = 3
    value = "R"

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.red_stands: list[int] = []

    def before_deal(self) -> Script[None]:
        """BB-m13-1: draw which stand of a hand takes a red, clockwise from the captain."""
        for turn in range(3):
            seat = self.table.from_captain()[turn % self.table.seats]
            stands = {stand for stand, owner in enumerate(self.table.owners) if owner == seat} - {*self.red_stands}
            text = yield from self.draw("point", map(str, stands))
            self.red_stands.append(int(text))

    def deal(self, bag: Counter[str]) -> Script[None]:
        """BB-m13-2: deal the reds first, then the others up to the usual size of each stand."""
        order = self.dealing_order()
        slots = [order[step % len(order)] for step in range(bag.total())]
        for stand in self.red_stands:
            slots.remove(stand)
        dealt: list[list[str]] = [[] for _ in order]
        for stand in (*self.red_stands, *slots):
            colour = [face for face in +bag if (face[0] == "R") == any("R" in face for face in +bag)]
            dealt[stand].append((yield from self.draw("deal", colour)))
            bag[dealt[stand][-1]] -= 1
        self.table.stands = [self.on_stand(stand, faces) for stand, faces in enumerate(dealt)]

    def first_token(self, seat: int) -> Script[None]:
        """BB-m13-4: draw a number token for the seat."""
        value = yield from self.draw("token", [number for number in NUMBERS if self.tokens_left(number) > 0])
        yield from self.place(seat, value)

    def may_try(self, seat: int) -> bool:
        """BB-m13-3: return True if the seat holds a red, or there are more than three players."""
        return not self.is_done and (self.table.seats > 3 or "R" in self.table.values(seat))

    def ordinary(self, seat: int) -> set[str]:
        """BB-m13-6: return the other options of a turn; reds are not revealed."""
        return super().ordinary(seat) - {"reveal"}


class FourTogether(Together):
    """Reference rules (BB-m23): the four wires of the open number are cut together, and a pile of equipment shrinks."""

    wanted = 4
    pile = 7
    rounds = 0

    def equip(self) -> Script[None]:
        """BB-m23: draw no equipment, as the pile is unseen."""
        yield from ()

    def first_tokens(self) -> Script[None]:
        """BB-m23-1: open the number after the first tokens."""
        yield from super().first_tokens()
        self.value = yield from self.draw("number", NUMBERS)

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m23-2: return False for the number, which only the special action cuts."""
        return self.is_done or value != self.value

    def actions(self, seat: int) -> set[str]:
        """BB-R1: return the options of a turn; a hand of reds can only be revealed."""
        return {"reveal"} if self.table.only_reds(seat) else super().actions(seat)

    def passing(self, seat: int) -> Script[None]:
        """BB-m23-5: remove a card of the pile each time that play comes to the captain again."""
        yield from ()
        if seat == self.table.captain and not self.is_done:
            self.rounds += 1
            if self.rounds > 1 and self.pile:
                self.pile -= 1
                self.tell("pile", self.pile)

    def is_unlocked(self, card: str) -> bool:
        """BB-m23-7: return True, since these cards need no unlocking."""
        return True

    def after_cut(self, seat: int, value: str | None) -> Script[None]:
        """BB-m23-7: open the rest of the pile."""
        while self.is_done and self.pile:
            self.pile -= 1
            yield from self.draw_card()
