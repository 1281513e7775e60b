"""The opening: what chance draws, how wires are dealt, and the first tokens (BB-S1 to BB-S7)."""

from collections import Counter

from tests.games.bomb_busters.reference_model.base import Base
from tests.games.bomb_busters.reference_model.script import Script
from tests.games.bomb_busters.reference_model.setup import NUMBERS, PERSONALS, Draw
from tests.games.bomb_busters.reference_model.table import Place, Wire, read, written


class Dealing(Base):
    """Reference rules of the opening."""

    barred_characters: tuple[str, ...] = ()

    def set_up(self) -> Script[None]:
        """Play everything before the first turn."""
        yield from self.name_captain()
        wires = [*(yield from self.draw_colour("Y", self.setting.yellow)), *(yield from self.draw_colour("R", self.setting.red))]
        yield from self.remove(wires, "Y", self.setting.yellow)
        yield from self.remove(wires, "R", self.setting.red)
        yield from self.equip()
        yield from self.choose_characters()
        yield from self.before_deal()
        yield from self.deal(Counter({**dict.fromkeys(map(self.printed, NUMBERS), 4), **dict.fromkeys(wires, 1)}))
        yield from self.before_tokens()
        yield from self.first_tokens()
        self.turn = self.table.captain

    def name_captain(self) -> Script[None]:
        """BB-S1, BB-S4, BB-S6: draw the captain, who owns which stands, and set the dial."""
        table = self.table
        table.captain = int((yield from self.draw("captain", map(str, range(table.seats)))))
        self.turn = table.captain
        for seat in range(table.seats):
            twice = table.seats == 2 or (table.seats == 3 and seat == table.captain)
            table.owners += [seat] * (2 if twice else 1)
        table.dial = table.seats
        holders = [seat for seat in range(table.seats) if self.setting.captain_has_card or seat != table.captain]
        table.personal = dict.fromkeys(holders, "double-detector") if self.setting.anybody_has_card else {}

    def draw_colour(self, colour: str, draw: Draw) -> Script[list[str]]:
        """BB-S2: draw coloured wires openly and return them."""
        left = {f"{colour}{number}" for number in range(1, 12)}
        drawn: list[str] = []
        for _ in range(draw[1]):
            drawn.append((yield from self.draw("draw", left)))
            left.remove(drawn[-1])
        return drawn

    def remove(self, wires: list[str], colour: str, draw: Draw) -> Script[None]:
        """BB-S2: remove the rest of 'x of y' wires unseen."""
        for _ in range(draw[1] - draw[0]):
            wires.remove((yield from self.draw("remove", [wire for wire in wires if wire[0] == colour])))

    def equip(self) -> Script[None]:
        """BB-S5: draw as many equipment cards as there are players."""
        for _ in range(self.table.seats if self.setting.equipment else 0):
            yield from self.draw_card()

    def draw_card(self) -> Script[None]:
        """BB-S5: draw one of the allowed cards that is not in the game."""
        if left := self.setting.pool - {*self.table.cards}:
            self.table.cards.append((yield from self.draw("equip", left)))

    def choose_characters(self) -> Script[None]:
        """BB-qc-1: from mission 31 on let all but the captain keep the Double Detector or take a special character."""
        for seat in self.table.from_captain()[1:] if self.setting.specials else []:
            free = set(PERSONALS) - {*self.table.personal.values()} - {*self.barred_characters}
            text = yield from self.choose(seat, [f"take {card}" for card in ("double-detector", *free)])
            self.table.personal[seat] = text.split()[1]

    def before_deal(self) -> Script[None]:
        """Play the mission's step before the wires are dealt."""
        yield from ()

    def printed(self, number: str) -> str:
        """BB-m11: return the notation of the blue wires of a number."""
        return number

    def dealing_order(self) -> list[int]:
        """BB-S3: return the first stands clockwise from the captain, then the second ones."""
        stands = {seat: [stand for stand, owner in enumerate(self.table.owners) if owner == seat] for seat in range(self.table.seats)}
        return [stands[seat][turn] for turn in (0, 1) for seat in self.table.from_captain() if turn < len(stands[seat])]

    def deal(self, bag: Counter[str]) -> Script[None]:
        """BB-S3: deal one wire to each stand in turn, and sort each stand."""
        order, step = self.dealing_order(), 0
        dealt: list[list[str]] = [[] for _ in order]
        while +bag:
            face = yield from self.draw("deal", self.may_be_dealt(+bag, step))
            bag[face] -= 1
            dealt[order[step % len(order)]].append(face)
            step += 1
        self.table.stands = [self.on_stand(stand, faces) for stand, faces in enumerate(dealt)]

    def may_be_dealt(self, bag: Counter[str], step: int) -> list[str]:
        """Return the wires that can be dealt next."""
        return list(bag)

    def on_stand(self, stand: int, faces: list[str]) -> list[Wire]:
        """BB-S3: return a stand in ascending order."""
        return sorted(map(Wire, faces), key=lambda wire: wire.rank)

    def before_tokens(self) -> Script[None]:
        """Play the mission's step after the wires are dealt."""
        yield from ()

    def first_tokens(self) -> Script[None]:
        """BB-S7: let each seat place one token, clockwise from the captain."""
        for seat in self.table.from_captain():
            if seat != self.table.captain or self.captain_tells():
                yield from self.first_token(seat)

    def captain_tells(self) -> bool:
        """Return True if the captain places a first token."""
        return self.setting.two_captain_tells

    def first_token(self, seat: int) -> Script[None]:
        """BB-S7: let a seat place a token before an own blue wire of a number with a token left."""
        places = [place for place in self.table.own(seat) if self.may_begin(place)]
        if places:
            self.put_token(read((yield from self.choose(seat, [f"mark {written(place)}" for place in places])).split()[1]))
        else:
            self.tell("nothing-to-mark", seat)

    def may_begin(self, place: Place) -> bool:
        """BB-S7: return True if a first token can lie at this place."""
        return self.may_start_with(self.table.at(place)) and self.tokens_left(self.token_of(place)) > 0
