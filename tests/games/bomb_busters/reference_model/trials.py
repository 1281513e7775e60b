"""Trials, each with its time: numbers, three values, and a shot at all yellow wires (BB-m30)."""

from collections.abc import Callable, Iterable

from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.script import CHANCE, CLOCK, Move, Options, Over, Script, only
from tests.games.bomb_busters.reference_model.setup import CARD_NUMBER, NUMBERS, Setting
from tests.games.bomb_busters.reference_model.table import Place, read, written

FREE_PLAY, FIRST, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH, THREE_VALUES, SHOT = 0, 1, 3, 4, 5, 6, 7, 8, 9
"""The stages in their order, as the clock counts them; the second task has no effect of its own."""

NEEDED = 2
VALUES = 3


class Trials(Rules):
    """Reference rules (BB-m30): trials one after the other, and their effects."""

    is_second_chance = False
    """BB-m30-9: whether the three values win, and being late with them leaves the shot."""

    def __init__(self, setting: Setting, seats: int) -> None:
        super().__init__(setting, seats)
        self.stage = FREE_PLAY
        self.is_running = False
        self.is_idle = False
        """BB-m30-12: neither a cut nor a card is under way."""
        self.is_bound = False
        """BB-m30-8: only the three values may be cut."""
        self.wanted: list[str] = []
        self.opened: set[str] = set()
        self.lost: str | None = None
        """BB-m30-4: the card that left unused."""
        self.owed: str | None = None
        """BB-m30-6: the seventh number, whose other wires are still to be laid open."""
        self.silent: int | None = None
        self.is_shot_due = False
        self.is_shooting = False

    def turns(self) -> Script[None]:
        """BB-m30-2, BB-m10-4: play the turns; the clock starts after the first tokens."""
        self.is_running = True
        yield from super().turns()

    def ask(self, options: Options) -> Script[Move]:
        """BB-m10-4: return a decision; the clock may come at any moment, and the question is repeated."""
        while (move := (yield from self.listen(options))) is None:
            pass
        return move

    def choose_by(self, seat: int, texts: Callable[[], Iterable[str]]) -> Script[str]:
        """BB-m30-4: return a choice; a card that left can no longer help."""
        while (move := (yield from self.listen(only(seat, texts())))) is None:
            pass
        return move[1]

    def ask_in_turn(self, seat: int) -> Script[Move]:
        """BB-m30-12: return a decision in the turn; as nothing is under way, the clock's effects hold at once."""
        self.is_idle = True
        move = yield from self.listen(self.in_turn(seat))
        self.is_idle = False
        return move or (CLOCK, f"tick {self.stage}")

    def listen(self, options: Options) -> Script[Move | None]:
        """BB-m30-2: return an answer, or None if a trial's time was over first; never between two draws."""
        is_timed = self.is_running and CHANCE not in options
        move = yield {**options, CLOCK: frozenset({f"tick {self.stage}"})} if is_timed else options
        if move[0] != CLOCK:
            return move
        yield from self.time_is_over()
        return None

    def in_turn(self, seat: int) -> Options:
        """BB-m30-5: return the options; a muted player may admit a slip."""
        options = super().in_turn(seat)
        return options if self.silent is None else {**options, self.silent: options.get(self.silent, frozenset()) | {"slip"}}

    def first(self, seat: int, text: str) -> bool:
        """BB-m30-5: apply a slip, which costs a step, or the clock, and return True; neither is an action."""
        if text == "slip":
            self.tell("slipped", self.silent)
            self.step_dial(1)
        return text == "slip" or seat == CLOCK

    def time_is_over(self) -> Script[None]:
        """BB-m30: play the loss of a trial; BB-m30-11: it may end the mission."""
        if self.stage != FREE_PLAY:
            self.tell("trial", self.stage, "lost")
        if self.stage == SHOT or (self.stage == THREE_VALUES and not self.is_second_chance):
            raise Over("time")
        self.punish()
        yield from self.begin_next()
        if self.is_all_cut():
            raise Over("defused")

    def punish(self) -> None:
        """BB-m30: apply the cost of a lost trial; BB-m30-3: the player on turn is muted in the next."""
        if self.stage == FIRST:
            self.step_dial(1)
        elif self.stage == THIRD:
            self.lose_card()
        elif self.stage == FIFTH:
            self.silent = self.turn
            self.tell("hushed", self.turn)

    def lose_card(self) -> None:
        """BB-m30-4: remove the unused card with the lowest number, the False Bottom last; it counts as used."""
        unused = [card for card in CARD_NUMBER if card in self.table.cards and card not in self.table.used]
        if unused:
            card = min(unused, key=lambda card: (card == "false-bottom", [*CARD_NUMBER].index(card)))
            self.table.used.add(card)
            self.lost = card
            self.tell("lost", card)

    def is_unlocked(self, card: str) -> bool:
        """BB-m30-4: return True if a card is unlocked; one that has left never is."""
        return card != self.lost and super().is_unlocked(card)

    def begin_next(self) -> Script[None]:
        """BB-m30, BB-m30-1: begin the next trial, which may be won already."""
        self.stage += 1
        self.silent = self.silent if self.stage == SIXTH else None
        self.is_shot_due = self.stage == SHOT
        cards = {THREE_VALUES: VALUES, SHOT: 0}.get(self.stage, 1)
        self.wanted = []
        for _ in range(cards):
            self.wanted.append((yield from self.open()))
        self.is_bound = self.stage == THREE_VALUES and self.is_idle
        yield from self.judge()

    def open(self) -> Script[str]:
        """BB-m30-7: open a number card; when all have been opened they are shuffled again."""
        if self.opened == {*NUMBERS}:
            self.opened.clear()
        value = yield from self.draw("number", {*NUMBERS} - self.opened)
        self.opened.add(value)
        return value

    def is_won(self) -> bool:
        """BB-m30-1, BB-m30-9: return True if two wires of the number are cut in all, or all of the three values."""
        needed = 4 if self.stage == THREE_VALUES else NEEDED
        return bool(self.wanted) and all(self.table.count_cut(value) >= needed for value in self.wanted)

    def judge(self) -> Script[None]:
        """BB-m30-1: begin the next trial at once if this one is won; BB-m30-11: unless no hand has wires left."""
        if not self.is_won():
            return
        self.tell("trial", self.stage, "won")
        yield from self.reward()
        if not self.is_all_cut():
            yield from self.begin_next()

    def reward(self) -> Script[None]:
        """BB-m30: play the effect of a trial that is won."""
        if self.stage == FOURTH:
            for seat in range(self.table.seats):
                self.tell("yellows", seat, self.in_hand(seat).count("Y"))
        elif self.stage == SIXTH and not self.is_all_cut():
            value = yield from self.open()
            self.tell("held", self.turn, value, value in self.in_hand(self.turn))
        elif self.stage == SEVENTH:
            self.owed = self.wanted[0]
            self.pay()
        elif self.stage == THREE_VALUES and self.is_second_chance:
            yield from self.unlock()  # BB-N4: cards come before the win
            raise Over("defused")

    def in_hand(self, seat: int) -> list[str]:
        """Return the values in a seat's hand, including the wire that it is about to sort in during a swap (BB-Q4-2)."""
        coming = [self.coming[seat].value] if seat in self.coming else []
        return self.table.values(seat) + coming

    def is_all_cut(self) -> bool:
        """BB-m30-11: return True if no hand has wires left."""
        return not self.table.holders() and not self.coming

    def pay(self) -> None:
        """BB-m30-6, BB-m30-12: open the other wires of the seventh number, once nothing is under way."""
        if self.owed is None or not self.is_idle:
            return
        left = [place for place in self.table.all_places() if not self.table.at(place).cut and self.table.at(place).value == self.owed]
        for place in left:
            self.lay_open(place)
        if left:
            self.tell("validated", self.owed)
        self.owed = None

    def before_turn(self, seat: int) -> Script[None]:
        """BB-m30-12: bind the players to the three values from the next turn on."""
        yield from ()
        self.is_bound = self.stage == THREE_VALUES

    def may_announce(self, seat: int, value: str) -> bool:
        """BB-m30-8: return True for the three values only, while they lie open."""
        return not self.is_bound or value in self.wanted

    def after_cut(self, seat: int, value: str | None) -> Script[None]:
        """BB-m30-1, BB-m30-12: judge the trial after the action is resolved."""
        self.is_idle = True
        self.pay()
        yield from self.judge()
        self.is_idle = False

    def end_turn(self, seat: int, value: str | None) -> Script[None]:
        """BB-m30-12: play the shot after the action of the turn."""
        if self.is_shot_due:
            self.is_shot_due = False
            yield from self.shoot(seat)

    def shoot(self, seat: int) -> Script[None]:
        """BB-m30-10: play the shot at all yellow wires that are left, if there are any."""
        left = [place for place in self.table.all_places() if not self.table.at(place).cut]
        shot: list[Place] = []
        self.is_shooting = True
        for _ in range(self.table.count_left("Y")):
            shot.append(read((yield from self.choose(seat, [f"point {written(place)}" for place in left])).split()[1]))
            left.remove(shot[-1])
        self.is_shooting = False
        if any(self.table.at(place).value != "Y" for place in shot):
            raise Over("special")
        for place in shot:
            self.lay_open(place)
        yield from self.unlock()
        if self.is_all_cut():
            raise Over("defused")


class SecondChance(Trials):
    """Reference rules (BB-m30-9, German): the three values win at once, and a team that is late still has the shot."""

    is_second_chance = True
