"""Trials by the clock, three values only, and one shot at all yellows (BB-m30).

The documents leave open what becomes of a turn that is under way when a trial ends: the model finishes it as it was begun, so that the
three values bind from the next turn on, and what is won in the midst of a turn comes when its action is resolved.
"""

from tests.games.bomb_busters.model.rules import Rules
from tests.games.bomb_busters.model.script import CHANCE, CLOCK, Move, Options, Over, Script
from tests.games.bomb_busters.model.setting import CARD_NUMBER, NUMBERS, Setting
from tests.games.bomb_busters.model.table import Place, read, written

THREE_VALUES = 8
LAST = 9
"""BB-m30: 0 is free play, 1 to 7 are the stages with one card."""


class Trials(Rules):
    """BB-m30: one stage after the other."""

    losing = THREE_VALUES
    """BB-m30-9: from this stage on who is too late loses."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.stage = 0
        self.values: list[str] = []
        self.deck = set(NUMBERS)
        self.is_running = self.is_resolving = self.is_exempt = self.is_shooting = False
        self.has_shot = False
        self.holds: int | None = None
        self.owed: str | None = None
        self.hushed: int | None = None

    def turns(self) -> Script[None]:
        """BB-m30: free play begins after the first tokens."""
        self.is_running = True
        yield from super().turns()

    def before_turn(self, seat: int) -> Script[None]:
        """The three values bind from here on."""
        self.is_exempt = False
        yield from ()

    def ask(self, options: Options) -> Script[Move]:
        """BB-m30: the time of a stage may be over at any moment, but not between two draws."""
        is_turn, self.is_asking_turn = self.is_asking_turn, False
        while self.is_running and CHANCE not in options:
            move = yield {**options, CLOCK: frozenset({f"tick {self.stage}"})}
            if move[0] != CLOCK:
                return move
            yield from self.time_over()
            if is_turn:
                return move
        return (yield options)

    def first(self, seat: int, text: str) -> bool:
        """BB-m30-5: a slip costs a step; after the clock has spoken all is asked anew."""
        if text == "slip":
            self.step_dial(1)
        return text == "slip" or text.startswith("tick")

    def any_time(self, seat: int) -> set[str]:
        """BB-m30-5: who may not speak has a slip button."""
        return super().any_time(seat) | ({"slip"} if seat == self.hushed else set())

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m30-8: in the phase of three values only these."""
        return self.stage != THREE_VALUES or self.is_exempt or value in self.values

    # How a stage ends

    def time_over(self) -> Script[None]:
        """BB-m30: what failing costs; BB-m30-9, BB-m30-11: the last ones lose the mission."""
        if self.stage >= self.losing:
            raise Over("time")
        failed = self.stage
        self.go_on()
        if failed == 1:
            self.step_dial(1)
        elif failed == 3:
            self.lose_card()
        elif failed == 5:
            self.hushed = self.turn
        yield from self.catch_up()

    def go_on(self) -> None:
        """The next stage."""
        self.stage += 1
        self.values = []
        self.hushed = None

    def lose_card(self) -> None:
        """BB-m30-4: the lowest number, the False Bottom last."""
        unused = [card for card in CARD_NUMBER if card in self.table.cards and card not in self.table.used]
        unused.sort(key=lambda card: card == "false-bottom")
        if unused:
            self.table.used.add(unused[0])
            self.tell("lost", unused[0])

    def judge(self) -> None:
        """BB-m30-1: two wires in all; the three values to the last wire."""
        if 1 <= self.stage < THREE_VALUES and self.values and self.table.count_cut(self.values[0]) >= 2:
            self.reward()
        elif self.stage == THREE_VALUES and len(self.values) == 3 and not any(map(self.table.count_left, self.values)):
            self.three_done()

    def three_done(self) -> None:
        """BB-m30: the shot is next."""
        self.go_on()

    def reward(self) -> None:
        """BB-m30: what success brings."""
        done, value = self.stage, self.values[0]
        self.go_on()
        if done == 4:
            for seat in range(self.table.seats):
                self.tell("yellows", seat, self.held(seat).count("Y"))
        elif done == 6:
            self.holds = self.turn
        elif done == 7:
            self.owed = value
            self.pay()

    def held(self, seat: int) -> list[str]:
        """The values of a hand, with a wire that is just being swapped in."""
        return self.table.values(seat) + ([self.coming[seat].value] if seat in self.coming else [])

    def pay(self) -> None:
        """BB-m30-6: the other wires of the seventh value, once nothing is under way."""
        if self.owed is None or not self.is_resolving:
            return
        places = [place for seat in range(self.table.seats) for place in self.table.uncut(seat) if self.table.at(place).value == self.owed]
        for place in places:
            self.lay_open(place)
        if places:
            self.tell("validated", self.owed)
        self.owed = None
        self.note_ready()

    def catch_up(self) -> Script[None]:
        """BB-m30: the cards of this stage, and of all that are won as soon as they lie open."""
        while self.table.holders() and (self.holds is not None or self.lacks_card()):
            value = yield from self.draw("number", self.deck)
            self.deck.remove(value)
            self.deck = self.deck or set(NUMBERS) - {*self.values, value}
            if self.holds is not None:
                self.tell("held", self.holds, value, value in self.held(self.holds))
                self.holds = None
                continue
            self.values.append(value)
            self.is_exempt = not self.is_resolving
            self.judge()

    def lacks_card(self) -> bool:
        """How many cards a stage opens."""
        return len(self.values) < (3 if self.stage == THREE_VALUES else 1 if 1 <= self.stage < THREE_VALUES else 0)

    # The end of a turn

    def after_cut(self, seat: int, value: str | None) -> Script[None]:
        """BB-m30-1: what was cut counts."""
        self.is_resolving = True
        self.pay()
        self.judge()
        yield from ()

    def end_turn(self, seat: int, value: str | None) -> Script[None]:
        """The next cards; BB-m30-10: and the shot, once it is its time."""
        yield from self.catch_up()
        if self.stage == LAST and not self.has_shot and self.table.count_left("Y"):
            yield from self.shoot(seat)
        yield from self.unlock()
        self.is_resolving = False
        if not self.table.holders():
            raise Over("defused")

    def shoot(self, seat: int) -> Script[None]:
        """BB-m30-10: all yellows that are left, own ones included."""
        self.is_shooting, self.has_shot = True, True
        pointed: list[Place] = []
        left = [place for place in self.table.all_places() if not self.table.at(place).cut]
        for _ in range(self.table.count_left("Y")):
            pointed.append(read((yield from self.choose(seat, [f"point {written(place)}" for place in left])).split()[1]))
            left.remove(pointed[-1])
        if any(self.table.at(place).value != "Y" for place in pointed):
            raise Over("special")
        for place in pointed:
            self.lay_open(place)
        self.is_shooting = False


class SecondChance(Trials):
    """BB-m30-9, in the German edition: the three values win, and the shot is a second chance."""

    losing = LAST

    def three_done(self) -> None:
        """BB-m30-9: at once."""
        raise Over("defused")
