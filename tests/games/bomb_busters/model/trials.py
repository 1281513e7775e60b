"""The trials of mission 30: a script by the clock, three values at last, and one shot at the yellow wires (BB-m30)."""

from collections.abc import Callable, Iterable

from tests.games.bomb_busters.model.rules import Rules
from tests.games.bomb_busters.model.script import CHANCE, CLOCK, Move, Options, Over, Script, only
from tests.games.bomb_busters.model.setting import CARD_NUMBER, NUMBERS, Setting
from tests.games.bomb_busters.model.table import Place, read, written

FREE_PLAY = 0
THREE_VALUES = 8
TO_THE_END = 9
WANTED = 2


class Trials(Rules):
    """BB-m30: free play, seven trials with a number card each, three values, the yellow wires, and the end."""

    stage = FREE_PLAY
    is_running = False
    """The clock starts after the first tokens."""
    is_shooting = False
    is_under_way = False
    """BB-m30-12: a cut or a card is begun, and what comes with the clock waits until a turn's action is done."""
    shooter: int | None = None
    """BB-m30-3: who shoots at the yellow wires."""
    hushed: int | None = None
    rest: str | None = None
    """BB-m30-6: the value whose other wires are to be laid open."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.open: list[str] = []
        """The number cards that lie open."""
        self.deck = {*NUMBERS}
        self.bound: list[str] = []
        """BB-m30-8, BB-m30-12: the only values that may be cut in this turn, if any."""

    def turns(self) -> Script[None]:
        """BB-m30: first everybody plays freely."""
        self.is_running = True
        yield from super().turns()

    # What may be done

    def ask(self, options: Options) -> Script[Move]:
        """BB-m30: the clock may come at any moment, also within a cut, but not between two draws."""
        while self.is_running and CHANCE not in options:
            move = yield from super().ask({**options, CLOCK: frozenset({f"tick {self.stage}"})})
            if move[0] != CLOCK:
                return move
            yield from self.time_over()
        return (yield from super().ask(options))

    def choose_by(self, seat: int, texts: Callable[[], Iterable[str]]) -> Script[str]:
        """BB-m30: what may be done can change with the clock."""
        while True:
            who, text = yield {**only(seat, texts()), CLOCK: frozenset({f"tick {self.stage}"})}
            if who != CLOCK:
                return text
            yield from self.time_over()

    def ask_in_turn(self, seat: int) -> Script[Move]:
        """BB-m30: after the clock it is asked anew."""
        who, text = yield {**self.in_turn(seat), CLOCK: frozenset({f"tick {self.stage}"})}
        if who == CLOCK:
            yield from self.time_over_at_rest()
        return who, text

    def between_turns(self, seat: int) -> Script[None]:
        """BB-m30-12: nothing is under way before a turn begins."""
        self.is_under_way = False
        yield from super().between_turns(seat)
        self.is_under_way = True

    def time_over_at_rest(self) -> Script[None]:
        """BB-m30-8, BB-m30-12: with nothing under way the limits hold at once."""
        self.is_under_way = False
        yield from self.time_over()
        self.is_under_way = True
        self.bind()

    def bind(self) -> None:
        """BB-m30-8: the three values, while they are to be cut."""
        self.bound = self.open if self.stage == THREE_VALUES else []

    def in_turn(self, seat: int) -> Options:
        """BB-m30-5: who must be silent may slip."""
        options = super().in_turn(seat)
        return options if self.hushed is None else {**options, self.hushed: options.get(self.hushed, frozenset()) | {"slip"}}

    def first(self, seat: int, text: str) -> bool:
        """BB-m30-5: a slip costs a step; whether it was that, or the clock."""
        if text == "slip":
            self.step_dial(1)
        return seat == CLOCK or text == "slip"

    def any_time(self, seat: int) -> set[str]:
        """BB-Q6: the clock uses none."""
        return set() if seat == CLOCK else super().any_time(seat)

    def before_turn(self, seat: int) -> Script[None]:
        """BB-m30-8, BB-m30-12: the limits of a turn are those with which it begins."""
        self.is_under_way = True
        self.bind()
        yield from ()

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m30-8: one of the three values, while they are to be cut."""
        return not self.bound or value in self.bound

    # How a trial ends

    def time_over(self) -> Script[None]:
        """BB-m30: a trial is lost, or the mission."""
        hushed = None
        match self.stage:
            case 1:
                self.step_dial(1)
            case 3:
                self.lose_card()
            case 5:
                hushed = self.turn
            case 8:
                self.three_not_done()
            case 9:
                raise Over("time")
        self.next_stage()
        self.hushed = hushed
        yield from self.begin_stage()

    def three_not_done(self) -> None:
        """BB-m30-9: lost."""
        raise Over("time")

    def lose_card(self) -> None:
        """BB-m30-4: the lowest number that was not used; the False Bottom only if there is no other."""
        unused = {
            99 if card == "false-bottom" else int(CARD_NUMBER[card]): card for card in self.table.cards if card not in self.table.used
        }
        if unused:
            self.table.used.add(unused[min(unused)])
            self.tell("lost", unused[min(unused)])

    def next_stage(self) -> None:
        """BB-m30-5, BB-m30-8: with a stage its silence and its limits end."""
        self.stage, self.open, self.bound, self.hushed = self.stage + 1, [], [], None

    def begin_stage(self) -> Script[None]:
        """BB-m30: number cards are opened where there are none yet."""
        while not self.open and self.stage in range(1, TO_THE_END):
            for _ in range(3 if self.stage == THREE_VALUES else 1):
                self.open.append((yield from self.draw_number()))
            yield from self.judge()

    def draw_number(self) -> Script[str]:
        """BB-m30: from the deck; eleven cards at most are opened in a game."""
        value = yield from self.draw("number", self.deck)
        self.deck.remove(value)
        return value

    def judge(self) -> Script[None]:
        """BB-m30-1, BB-m30-9: whether a stage is won."""
        if not self.open:
            return
        if self.stage != THREE_VALUES and self.table.count_cut(self.open[0]) >= WANTED:
            yield from self.reward(self.open[0])
            self.next_stage()
        elif self.stage == THREE_VALUES and all(self.table.count_cut(value) == 4 for value in self.open):
            yield from self.three_done()
            self.next_stage()

    def three_done(self) -> Script[None]:
        """BB-m30-9: on to the yellow wires."""
        self.shooter = self.turn
        yield from ()

    def reward(self, value: str) -> Script[None]:
        """BB-m30: what the fourth, the sixth and the seventh trial bring."""
        match self.stage:
            case 4:
                for seat in range(self.table.seats):
                    self.tell("yellows", seat, self.held(seat).count("Y"))
            case 6:
                drawn = yield from self.draw_number()
                self.tell("held", self.turn, drawn, drawn in self.held(self.turn))
            case 7:
                self.rest = value
                yield from self.cut_rest()

    def held(self, seat: int) -> list[str]:
        """BB-m30: a hand, with a wire that is just being swapped in."""
        return self.table.values(seat) + [wire.value for wire in (self.coming.get(seat),) if wire]

    def cut_rest(self) -> Script[None]:
        """BB-m30-6, BB-m30-12: all that is left of the value lies open, once nothing is under way or the turn's action is done."""
        if self.is_under_way or self.rest is None:
            return
        value, self.rest = self.rest, None
        rest = [place for place in self.table.all_places() if not self.table.at(place).cut and self.table.at(place).value == value]
        for place in rest:
            self.lay_open(place)
        if rest:
            self.tell("validated", value)
            yield from self.settle()

    def settle(self) -> Script[None]:
        """BB-mc-4, BB-m30-11: cards are unlocked, and it may be won."""
        yield from self.unlock()
        if not self.table.holders():
            raise Over("defused")

    # What follows from an action

    def after_cut(self, seat: int, value: str | None) -> Script[None]:
        """BB-m30-1: as soon as two are cut; what comes next comes when the cut is settled."""
        self.is_under_way = False
        yield from self.cut_rest()
        yield from self.judge()

    def end_turn(self, seat: int, value: str | None) -> Script[None]:
        """BB-m30: the next stage begins, and the yellow wires are shot at."""
        yield from self.begin_stage()
        if self.shooter is not None:
            yield from self.shoot(self.shooter)

    def shoot(self, seat: int) -> Script[None]:
        """BB-m30-10: all yellow wires that are left, and nothing else, are pointed at; with none left it falls away."""
        self.is_shooting = True
        pointed: list[Place] = []
        left = [place for place in self.table.all_places() if not self.table.at(place).cut]
        for _ in range(self.table.count_left("Y")):
            pointed.append(read((yield from self.choose(seat, [f"point {written(place)}" for place in left])).split()[1]))
            left.remove(pointed[-1])
        if any(self.table.at(place).value != "Y" for place in pointed):
            raise Over("special")
        for place in pointed:
            self.lay_open(place)
        self.shooter, self.is_shooting = None, False
        yield from self.settle()


class SecondChance(Trials):
    """BB-m30-9, German: the three values win, and the yellow wires are for who did not finish them."""

    def three_done(self) -> Script[None]:
        """BB-m30-9: won at once."""
        yield from self.settle()
        raise Over("defused")

    def three_not_done(self) -> None:
        """BB-m30-9, BB-m30-12: a second chance, once the turn's action is done."""
        self.shooter = self.turn
