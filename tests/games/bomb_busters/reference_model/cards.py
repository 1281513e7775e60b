"""Equipment that can be used at any time, and how cards are unlocked (BB-Q1, BB-Q4, BB-Q6)."""

from tests.games.bomb_busters.reference_model.dealing import Dealing
from tests.games.bomb_busters.reference_model.script import Script
from tests.games.bomb_busters.reference_model.setup import CARD_NUMBER, NUMBERS, PERSONALS
from tests.games.bomb_busters.reference_model.table import Place, Wire, read, written

ANY_TIME = ("label-unequal", "label-equal", "walkie-talkies", "post-it", "rewinder", "emergency-batteries", "general-radar")
REWOUND_AT_MOST = 5


class Cards(Dealing):
    """Reference rules of the equipment cards."""

    def unlock(self) -> Script[None]:
        """BB-Q1, BB-mc-4: unlock the cards that can be used from now on; the False Bottom takes effect by itself."""
        self.note_ready()
        if "false-bottom" in self.table.ready - self.table.used:
            self.table.used.add("false-bottom")
            yield from self.draw_more()
            yield from self.unlock()

    def note_ready(self) -> None:
        """BB-Q1: record the events of cards that can be used from now on."""
        for card in self.table.cards:
            if card not in self.table.ready and self.is_unlocked(card):
                self.table.ready.add(card)
                self.tell("unlocked", card)

    def is_unlocked(self, card: str) -> bool:
        """BB-Q1: return True if two wires of the card's number are cut."""
        return self.table.count_cut(CARD_NUMBER[card]) >= 2

    def draw_more(self) -> Script[None]:
        """BB-Q4-13: draw two more cards, or as many as are left."""
        for _ in range(2):
            yield from self.draw_card()

    def is_ready(self, seat: int, card: str) -> bool:
        """BB-Q1: return True if a card is unlocked, not used, and the mission lets this seat use it."""
        return card in self.table.ready and card not in self.table.used and self.may_use(seat, card)

    def any_time(self, seat: int) -> set[str]:
        """BB-Q6: return the any-time cards that a seat can use now, by public knowledge."""
        ready = {card: card for card in ANY_TIME if self.is_ready(seat, card)}
        own = {card: PERSONALS[card] for card in ("personal-radar", "personal-talkies") if self.has_own(seat, card)}
        return {f"use {card}" for card, like in {**ready, **own}.items() if self.has_use_for(seat, like)}

    def has_own(self, seat: int, card: str) -> bool:
        """BB-Q2: return True if a seat has this personal card and did not use it."""
        return self.table.personal.get(seat) == card and seat not in self.table.spent and self.may_use_own(seat)

    def has_use_for(self, seat: int, card: str) -> bool:
        """BB-Q4, BB-q0-4: return True if a card may have a use; only its owner knows what fits in the own hand."""
        match card:
            case "label-unequal" | "label-equal" | "post-it":
                return bool(self.table.uncut(seat))
            case "walkie-talkies":
                return bool(self.table.uncut(seat)) and bool(self.partners(seat))
            case "rewinder":
                return self.table.dial < REWOUND_AT_MOST
            case "emergency-batteries":
                return bool(self.table.spent)
        return True

    def use_any_time(self, seat: int, card: str) -> Script[None]:
        """BB-Q4: play the use of an any-time card, or put it back."""
        acts = {
            "label-unequal": self.label,
            "label-equal": self.label,
            "walkie-talkies": self.swap,
            "post-it": self.note,
            "rewinder": self.rewind,
            "emergency-batteries": self.recharge,
            "general-radar": self.scan,
        }
        self.spend(seat, card)
        if not (yield from acts[PERSONALS.get(card, card)](seat, card)):
            self.table.used.discard(card)
            self.table.spent -= {seat} if card in PERSONALS else set()

    def spend(self, seat: int, card: str) -> None:
        """BB-Q1, BB-Q2: mark a card of the table, or the personal one, as used."""
        if self.has_own(seat, card):
            self.table.spent.add(seat)
        else:
            self.table.used.add(card)

    def neighbours(self, seat: int) -> list[Place]:
        """BB-q1-1, BB-q1-2: return the left places of two neighbours that are not both cut, and neither is an X."""
        table = self.table
        return [
            (stand, slot)
            for stand, slot in table.own(seat)
            if slot + 1 < len(table.stands[stand])
            and not all(wire.cut for wire in table.stands[stand][slot : slot + 2])
            and not any(wire.x for wire in table.stands[stand][slot : slot + 2])
        ]

    def label(self, seat: int, card: str) -> Script[bool]:
        """BB-Q4-1, BB-Q4-12: play a label: it goes before two neighbours of different, or of equal values."""
        wanted = card == "label-equal"
        fitting = [place for place in self.neighbours(seat) if self.is_same(*place) == wanted]
        text = yield from self.choose(seat, ["back", *(f"label {written(place)}" for place in fitting)])
        return text != "back"

    def is_same(self, stand: int, slot: int) -> bool:
        """BB-q1-1: return True if a wire and the one at its right have the same value."""
        left, right = self.table.stands[stand][slot : slot + 2]
        return left.value == right.value

    def partners(self, seat: int) -> list[int]:
        """BB-q2-1: return the seats that have a wire to swap."""
        return [other for other in self.table.holders() if other != seat]

    def swap(self, seat: int, card: str) -> Script[bool]:
        """BB-Q4-2: play a swap: both give a wire, and both sort the new one in."""
        partner = yield from self.choose_partner(seat)
        if partner is None:
            return False
        text = yield from self.choose(seat, ["back", *self.to_give(seat)])
        if text == "back":
            return False
        mine = read(text.split()[1])
        theirs = read((yield from self.choose(partner, self.to_give(partner))).split()[1])
        yield from self.sort_in(seat, partner, mine, theirs)
        return True

    def choose_partner(self, seat: int) -> Script[int | None]:
        """BB-q2-1: return the chosen swap partner; no choice is asked if there is only one."""
        partners = self.partners(seat)
        if len(partners) == 1:
            return partners[0]
        text = yield from self.choose(seat, ["back", *(f"partner {other}" for other in partners)])
        return None if text == "back" else int(text.split()[1])

    def to_give(self, seat: int) -> list[str]:
        """BB-q2-1, BB-q2-3: return the wires that can be given: any uncut one but an X."""
        return [f"give {written(place)}" for place in self.table.uncut(seat) if not self.table.at(place).x]

    def sort_in(self, seat: int, partner: int, mine: Place, theirs: Place) -> Script[None]:
        """BB-Q4-2: play the sorting in: on the stand from which the own wire came."""
        given, taken = self.table.stands[mine[0]].pop(mine[1]), self.table.stands[theirs[0]].pop(theirs[1])
        self.coming = {seat: taken, partner: given}
        for who, stand, wire in ((seat, mine[0], taken), (partner, theirs[0], given)):
            self.moved(wire)
            text = yield from self.choose(who, [f"insert {stand}.{slot}" for slot in self.fits(stand, wire)])
            self.table.stands[stand].insert(read(text.split()[1])[1], wire)
            del self.coming[who]

    def fits(self, stand: int, wire: Wire) -> list[int]:
        """BB-S3: return the places at which a wire leaves the stand ascending."""
        ranks = [other.rank for other in self.table.stands[stand] if not other.x]
        return [
            slot
            for slot in range(len(ranks) + 1)
            if all(r <= wire.rank for r in ranks[:slot]) and all(r >= wire.rank for r in ranks[slot:])
        ]

    def moved(self, wire: Wire) -> None:
        """BB-q2-2: apply a wire's move: its token goes with it."""

    def noted(self, seat: int) -> list[Place]:
        """BB-q4-1: return the wires before which a Post-it may go."""
        return [place for place in self.table.uncut(seat) if not self.table.at(place).x]

    def note(self, seat: int, card: str) -> Script[bool]:
        """BB-Q4-4: play a Post-it: a true token goes before an own blue wire that has none."""
        fitting = [place for place in self.noted(seat) if self.table.at(place).is_blue and not self.is_told(place)]
        text = yield from self.choose(seat, ["back", *(f"mark {written(place)}" for place in fitting)])
        if text == "back":
            return False
        self.put_token(read(text.split()[1]))
        return True

    def is_told(self, place: Place) -> bool:
        """BB-q4-1, BB-qt-5: return True if a wire's token lies there, or was announced without one."""
        return bool(self.table.at(place).token or self.table.at(place).shown)

    def rewind(self, seat: int, card: str) -> Script[bool]:
        """BB-Q4-6: play the Rewinder: the dial goes back by one."""
        self.table.dial += 1
        self.tell("dial", self.table.dial)
        yield from ()
        return True

    def recharge(self, seat: int, card: str) -> Script[bool]:
        """BB-Q4-7: play the batteries: one or two used character cards are turned up."""
        for last in ("back", "done"):
            if not self.table.spent:
                break
            text = yield from self.choose(seat, [last, *(f"recharge {other}" for other in self.table.spent)])
            if text in ("back", "done"):
                return text == "done"
            self.table.spent.remove(int(text.split()[1]))
        return True

    def scan(self, seat: int, card: str) -> Script[bool]:
        """BB-Q4-8: play the radar: every stand answers for a number."""
        text = yield from self.choose(seat, ["back", *(f"scan {number}" for number in NUMBERS)])
        if text == "back":
            return False
        value = text.split()[1]
        self.tell("scanned", value, self.found(value))
        return True

    def found(self, value: str) -> tuple[bool, ...]:
        """BB-q8-1, BB-q8-2: return for each stand if it has an uncut blue wire of the number; an X does not count."""
        return tuple(any(wire.value == value and not wire.cut and not wire.x for wire in stand) for stand in self.table.stands)
