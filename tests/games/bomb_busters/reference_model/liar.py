"""The captain's tokens say what a wire is not (BB-m17)."""

from tests.games.bomb_busters.reference_model.cutting import Aim
from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.script import Script
from tests.games.bomb_busters.reference_model.setup import NUMBERS
from tests.games.bomb_busters.reference_model.table import Place, read, written


class Liar(Rules):
    """Reference rules (BB-m17): the captain is the liar."""

    def may_use(self, seat: int, card: str) -> bool:
        """BB-m17: return False for the liar, who has no equipment."""
        return seat != self.table.captain

    def captain_tells(self) -> bool:
        """BB-m17: return False, since the captain places no true token."""
        return False

    def before_tokens(self) -> Script[None]:
        """BB-m17-1, BB-m17-2: place two false tokens before two different blue wires, first of all."""
        done: list[Place] = []
        for _ in range(2):
            places = [place for place in self.table.own(self.table.captain) if self.table.at(place).is_blue and place not in done]
            done.append(read((yield from self.choose(self.table.captain, [f"mark {written(place)}" for place in places])).split()[1]))
            wrong = [value for value in NUMBERS if value != self.table.at(done[-1]).value and self.tokens_left(value) > 0]
            text = yield from self.choose(self.table.captain, [f"deny {value}" for value in wrong])
            self.deny(done[-1], text.split()[1])

    def deny(self, place: Place, value: str) -> None:
        """BB-m17-6: place a false token, no number twice; without a token it is announced."""
        wire = self.table.at(place)
        how = "known" if value in wire.nots else "token" if self.tokens_left(value) > 0 else "shown"
        wire.nots = (*wire.nots, value) if how == "token" else wire.nots
        self.tell("denied", *place, value, how)

    def mark_missed(self, seat: int, aim: Aim, markable: list[Place], values: list[str]) -> Script[None]:
        """BB-m17, BB-m17-3, BB-m17-4: mark a missed wire; a wire of the liar gets the announced number as a false token."""
        liar = self.table.captain
        if self.table.owners[markable[0][0]] != liar:
            yield from super().mark_missed(seat, aim, markable, values)
            return
        place, value = markable[0], values[0]
        if aim.detector:
            place = read((yield from self.choose(liar, [f"mark {written(one)}" for one in markable])).split()[1])
        if len(values) > 1:
            value = (yield from self.choose(liar, [f"deny {one}" for one in values])).split()[1]
        self.deny(place, value)
