"""Turns, solo cuts, the reds, and the end (BB-T1 to BB-E1)."""

from tests.games.bomb_busters.model.cutting import SPOKEN, Aim, Cutting
from tests.games.bomb_busters.model.script import Over, Script, words
from tests.games.bomb_busters.model.setting import NUMBERS


class Rules(Cutting):
    """The base game, with what missions 9 to 36 have in common."""

    skipped = 0
    is_passed_on = False
    """BB-m9-5: the Coffee Mug named who plays now."""
    is_asking_turn = False
    """What is asked next is asked of a turn, and not of a cut that is under way."""

    def play(self) -> Script[str]:
        """The whole game; how it ended."""
        try:
            yield from self.set_up()
            yield from self.turns()
        except Over as over:
            self.tell("ended", over.why)
            return over.why
        raise AssertionError("turns never end by themselves")

    def turns(self) -> Script[None]:
        """BB-T1, BB-T2: clockwise; who has no wires is passed over, and a round of skips explodes the bomb."""
        seat = self.table.captain
        while True:
            yield from self.passing(seat)
            if self.table.uncut(seat):
                self.turn = seat
                yield from self.before_turn(seat)
                following = yield from self.take_turn(seat)
                self.skipped = self.skipped + 1 if following is None else 0
                if following is None:
                    yield from self.skip(seat, self.skipped)
            else:
                following = None
            seat = self.table.after(seat) if following is None else following

    def skip(self, seat: int, skipped: int) -> Script[None]:
        """BB-T2, BB-mc-2: nobody could do anything, one after the other."""
        self.tell("skipped", seat)
        yield from ()
        if skipped >= len(self.table.holders()):
            raise Over("stuck")

    def passing(self, seat: int) -> Script[None]:
        """BB-mc-3: what the mission does when play comes to a seat, with wires or without."""
        yield from ()

    def before_turn(self, seat: int) -> Script[None]:
        """What the mission does before a turn."""
        yield from ()

    def is_fatal(self, seat: int) -> bool:
        """BB-m9-5: whether the bomb explodes if nothing can be cut."""
        return self.skipped + 1 >= len(self.table.holders())

    def is_stuck(self, seat: int) -> bool:
        """BB-mc-1: whether there is nothing to do."""
        return not self.actions(seat)

    def actions(self, seat: int) -> set[str]:
        """BB-T1: dual cut, solo cut, or the reds."""
        if self.table.only_reds(seat):
            return {"reveal"}
        return self.targets(seat, Aim()) | {f"solo {value}" for value in SPOKEN if self.may_solo(seat, value)}

    def may_solo(self, seat: int, value: str) -> bool:
        """BB-C1: all that are left, two or four of a number, are in this hand."""
        places = [place for place in self.table.uncut(seat) if self.table.at(place).value == value]
        if not self.may_announce(seat, value) or not all(self.may_lay(place, helped=False) for place in places):
            return False
        return len(places) == self.table.count_left(value) and (len(places) in (2, 4) or (value == "Y" and bool(places)))

    def cards_now(self, seat: int) -> set[str]:
        """BB-Q5, BB-Q4-11: the cards of the own turn."""
        mug = not self.table.only_reds(seat) and self.is_ready(seat, "coffee-mug") and bool(self.partners(seat))
        return {f"use {card}" for card in self.helpers(seat, Aim())} | ({"use coffee-mug"} if mug else set())

    def take_turn(self, seat: int) -> Script[int | None]:
        """BB-T1: cards of any time first, then exactly one action; where play goes on, or None if nothing can be done."""
        between = self.is_fatal(seat) and not self.is_passed_on
        self.is_passed_on = False
        while True:
            self.is_asking_turn = True
            options = {other: frozenset(self.any_time(other)) for other in range(self.table.seats)}
            between = between and any(options.values())
            if self.is_stuck(seat) and not between:
                return None
            can = {"begin"} if self.is_stuck(seat) else self.actions(seat) | self.cards_now(seat)
            move = yield from self.ask({who: texts for who, texts in {**options, seat: options[seat] | can}.items() if texts})
            actor, word, rest = words(move)
            if word == "begin":
                return None
            if word == "use" and move[1] in self.any_time(actor):
                yield from self.use_any_time(actor, rest[0])
            elif move[1] == "use coffee-mug":
                return (yield from self.pass_on(seat))
            elif not self.first(seat, move[1]):
                yield from self.act(seat, move[1])
                return (yield from self.next_seat(seat))

    def first(self, seat: int, text: str) -> bool:
        """What the mission lets a seat do before its action; whether this was it."""
        return False

    def pass_on(self, seat: int) -> Script[int]:
        """BB-Q4-11: another player with wires plays instead; nobody is asked where there is one only."""
        self.table.used.add("coffee-mug")
        self.is_passed_on = True
        if len(self.partners(seat)) == 1:
            return self.partners(seat)[0]
        text = yield from self.choose(seat, [f"next {other}" for other in self.partners(seat)])
        return int(text.split()[1])

    def next_seat(self, seat: int) -> Script[int]:
        """BB-T1: clockwise."""
        yield from ()
        return self.table.after(seat)

    def act(self, seat: int, text: str) -> Script[None]:
        """One action, and all that follows from it (BB-mc-4)."""
        value: str | None = None
        if text == "reveal":
            for place in self.table.uncut(seat):
                self.lay_open(place)
        elif text.startswith("solo "):
            value = text.split()[1]
            yield from self.solo(seat, value)
        else:
            value = yield from self.dual_cut(seat, text)
        yield from self.after_action(seat, value)

    def solo(self, seat: int, value: str) -> Script[None]:
        """BB-C1: all of them are cut."""
        self.announced(seat, [value])
        for place in self.table.uncut(seat):
            if self.table.at(place).value == value:
                self.lay_open(place)
        yield from ()

    def after_action(self, seat: int, value: str | None) -> Script[None]:
        """BB-mc-4: finished values, what the mission does, cards, the win, and the end of the turn."""
        if value in NUMBERS and self.table.count_cut(value or "") == 4:
            self.tell("validated", value)
        yield from self.after_cut(seat, value)
        yield from self.unlock()
        if not self.table.holders():
            raise Over("defused")
        yield from self.end_turn(seat, value)

    def after_cut(self, seat: int, value: str | None) -> Script[None]:
        """What the mission does with a cut."""
        yield from ()

    def end_turn(self, seat: int, value: str | None) -> Script[None]:
        """What the mission does at the end of a turn."""
        yield from ()
