"""Tokens that are drawn, handed over, and laid beside a stand where the value is absent (BB-m13, BB-m22, BB-m27)."""

from tests.games.bomb_busters.reference_model.cutting import SPOKEN
from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.script import Script
from tests.games.bomb_busters.reference_model.setup import Setting
from tests.games.bomb_busters.reference_model.table import read, written


class Beside(Rules):
    """Reference rules of how a given token is placed."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.table.beside = {seat: [] for seat in range(seats)}

    def place(self, seat: int, value: str) -> Script[None]:
        """BB-m22-4, BB-m22-5, BB-qt-6: place a token before an own uncut wire, return it if all are marked, or put it beside."""
        fitting = [place for place in self.table.uncut(seat) if self.table.at(place).value == value]
        bare = [place for place in fitting if not self.is_told(place)]
        if bare:
            self.put_token(read((yield from self.choose(seat, [f"mark {written(place)}" for place in bare])).split()[1]))
        elif fitting:
            self.tell("returned", seat, value)
        else:
            self.table.beside[seat].append(value)
            self.tell("beside", seat, value)


class AfterYellows(Beside):
    """Reference rules (BB-m22-7): an effect happens once, when two yellow wires are cut."""

    is_done = False

    def end_turn(self, seat: int, value: str | None) -> Script[None]:
        """BB-m22-7: play the effect after the cut is wholly resolved, before the next turn."""
        if not self.is_done and self.table.count_cut("Y") >= 2:
            self.is_done = True
            yield from self.hand_out()

    def hand_out(self) -> Script[None]:
        """Play the effect of the second yellow wire."""
        yield from ()


class Handed(AfterYellows):
    """Reference rules (BB-m22): first tokens of absent values, and later every player hands one to the left."""

    def first_token(self, seat: int) -> Script[None]:
        """BB-m22-2: place tokens of two different values that the hand lacks, fewer if it lacks fewer."""
        for _ in range(2):
            lacked = [value for value in SPOKEN if value not in self.table.values(seat) and value not in self.table.beside[seat]]
            free = [value for value in lacked if self.tokens_left(value) > 0]
            if free:
                value = (yield from self.choose(seat, [f"token {value}" for value in free])).split()[1]
                self.table.beside[seat].append(value)
                self.tell("beside", seat, value)

    def hand_out(self) -> Script[None]:
        """BB-m22-3: let each player hand any token of the supply, yellow too, to the left neighbour."""
        for seat in self.table.from_captain():
            free = [value for value in SPOKEN if self.tokens_left(value) > 0]
            value = (yield from self.choose(seat, [f"token {value}" for value in free])).split()[1]
            yield from self.place(self.table.after(seat), value)


class Drawn(AfterYellows):
    """Reference rules (BB-m27): one token a player is drawn, and every player takes one."""

    def hand_out(self) -> Script[None]:
        """BB-m27-1, BB-m27-4: draw the tokens, yellow ones too, and let each player take one."""
        drawn: list[str] = []
        for _ in range(self.table.seats):
            free = [value for value in SPOKEN if self.tokens_left(value) > drawn.count(value)]
            drawn.append((yield from self.draw("token", free)))
        for seat in self.table.from_captain():
            value = (yield from self.choose(seat, {f"token {value}" for value in drawn})).split()[1]
            drawn.remove(value)
            yield from self.place(seat, value)
