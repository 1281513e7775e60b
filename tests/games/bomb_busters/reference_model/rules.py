"""Turns, solo cuts, the reds, and the end (BB-T1 to BB-E1)."""

from tests.games.bomb_busters.reference_model.cutting import SPOKEN, Aim, Cutting
from tests.games.bomb_busters.reference_model.script import Move, Options, Over, Script
from tests.games.bomb_busters.reference_model.setup import NUMBERS


class Rules(Cutting):
    """Reference rules of the base game, with hooks for missions 9 to 36."""

    skipped = 0
    is_named = False
    """BB-m9-5: the Coffee Mug named who plays now, and nothing can be done between."""

    def play(self) -> Script[str]:
        """Play the whole game and return how it ended."""
        try:
            yield from self.set_up()
            yield from self.turns()
        except Over as over:
            self.tell("ended", over.why)
            return over.why
        raise AssertionError("turns never end by themselves")

    def turns(self) -> Script[None]:
        """BB-T1: play the turns clockwise from the captain; a player without wires is passed."""
        seat = self.table.captain
        while True:
            yield from self.passing(seat)
            if self.table.uncut(seat):
                self.turn = seat
                seat = yield from self.take_turn(seat)
            else:
                seat = self.table.after(seat)

    def passing(self, seat: int) -> Script[None]:
        """BB-mc-3: play the mission's step when play comes to a seat, with wires or without."""
        yield from ()

    def before_turn(self, seat: int) -> Script[None]:
        """Play the mission's step before a turn."""
        yield from ()

    def is_fatal(self, seat: int) -> bool:
        """BB-m9-5: return True if skipping this seat completes a round of skips, which explodes the bomb."""
        return self.skipped + 1 >= len(self.table.holders())

    def is_stuck(self, seat: int) -> bool:
        """BB-mc-1: return True if the seat has no action."""
        return not self.actions(seat)

    def actions(self, seat: int) -> set[str]:
        """BB-T1: return the options of a turn: dual cut, solo cut, or the reds."""
        if self.table.only_reds(seat):
            return {"reveal"}
        return self.targets(seat, Aim()) | {f"solo {value}" for value in SPOKEN if self.may_solo(seat, value)}

    def may_solo(self, seat: int, value: str) -> bool:
        """BB-C1: return True if all wires left of a value are in this hand, two or four of a number."""
        places = [place for place in self.table.uncut(seat) if self.table.at(place).value == value]
        if not self.may_announce(seat, value) or not all(self.may_lay(place, helped=False) for place in places):
            return False
        return len(places) == self.table.count_left(value) and (len(places) in (2, 4) or (value == "Y" and bool(places)))

    def cards_now(self, seat: int) -> set[str]:
        """BB-Q5, BB-Q4-11: return the cards that can be used in the own turn."""
        mug = not self.table.only_reds(seat) and self.is_ready(seat, "coffee-mug") and bool(self.partners(seat))
        return {f"use {card}" for card in self.helpers(seat, Aim())} | ({"use coffee-mug"} if mug else set())

    def take_turn(self, seat: int) -> Script[int]:
        """BB-T1, BB-T2: play one action, or none if the mission allows none; return the next seat."""
        yield from self.before_turn(seat)
        is_named, self.is_named = self.is_named, False
        while not (yield from self.stays_stuck(seat, is_named)):
            self.skipped = 0  # BB-mc-2: who can act begins the count anew, also if a swap then leaves nothing to do
            who, text = yield from self.ask_in_turn(seat)
            if text == "use coffee-mug":
                return (yield from self.pass_on(seat))
            if text in self.any_time(who):
                yield from self.use_any_time(who, text.split()[1])
            elif not self.first(who, text):
                yield from self.act(seat, text)
                return self.table.after(seat)
        if self.table.uncut(seat):
            yield from self.skip(seat)
        return self.table.after(seat)

    def ask_in_turn(self, seat: int) -> Script[Move]:
        """BB-T1: return a decision made in the turn before a cut begins."""
        return (yield from self.ask(self.in_turn(seat)))

    def in_turn(self, seat: int) -> Options:
        """BB-Q6: return the options: the player on turn acts, and until then all may use any-time cards."""
        return self.with_cards({seat: self.actions(seat) | self.cards_now(seat)})

    def with_cards(self, doing: dict[int, set[str]]) -> Options:
        """BB-Q6, BB-q0-1: return some options with the any-time cards that any player may use meanwhile."""
        options = {seat: doing.get(seat, set()) | self.any_time(seat) for seat in range(self.table.seats)}
        return {seat: frozenset(texts) for seat, texts in options.items() if texts}

    def stays_stuck(self, seat: int, is_named: bool) -> Script[bool]:
        """BB-m9-5, BB-mc-2: return True if the seat has no action, and any-time cards did not change that."""
        # While anybody can use a card the turn has not begun, whether its player is stuck or not, which nobody else can tell; so a swap
        # that leaves whose turn comes stuck explodes the bomb at once only where no other card can be used.
        if not is_named:
            yield from self.between_turns(seat)
        return self.is_stuck(seat)

    def between_turns(self, seat: int) -> Script[None]:
        """BB-m9-5, BB-mc-2: let any-time cards help a stuck player before the bomb explodes."""
        while self.is_fatal(seat) and self.is_stuck(seat) and self.with_cards({}):
            who, text = yield from self.ask(self.with_cards({seat: {"begin"}}))
            if text == "begin":
                return
            yield from self.use_any_time(who, text.split()[1])

    def skip(self, seat: int) -> Script[None]:
        """BB-T2: skip a turn without an action; a whole round of skips explodes the bomb."""
        if self.is_fatal(seat):
            raise Over("stuck")
        self.skipped += 1
        self.tell("skipped", seat)
        yield from ()

    def first(self, seat: int, text: str) -> bool:
        """Apply what the mission lets a seat do before its action; return True if it was that."""
        return False

    def pass_on(self, seat: int) -> Script[int]:
        """BB-Q4-11: return the player with wires who plays instead; no choice is asked if there is only one."""
        self.table.used.add("coffee-mug")
        self.is_named = True
        if len(self.partners(seat)) == 1:
            return self.partners(seat)[0]
        text = yield from self.choose(seat, [f"next {other}" for other in self.partners(seat)])
        return int(text.split()[1])

    def act(self, seat: int, text: str) -> Script[None]:
        """Play one action and its effects (BB-mc-4)."""
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
        """BB-C1: play a solo cut of all wires left."""
        self.announced(seat, [value])
        for place in self.table.uncut(seat):
            if self.table.at(place).value == value:
                self.lay_open(place)
        yield from ()

    def after_action(self, seat: int, value: str | None) -> Script[None]:
        """BB-mc-4: play what follows an action: finished values, the mission, cards, the win, and the end of the turn."""
        if value in NUMBERS and self.table.count_cut(value or "") == 4:
            self.tell("validated", value)
        yield from self.after_cut(seat, value)
        yield from self.unlock()
        if not self.table.holders():
            raise Over("defused")
        yield from self.end_turn(seat, value)

    def after_cut(self, seat: int, value: str | None) -> Script[None]:
        """Play the mission's step after a cut."""
        yield from ()

    def end_turn(self, seat: int, value: str | None) -> Script[None]:
        """Play the mission's step at the end of a turn."""
        yield from ()
