"""The dual cut, with and without equipment (BB-D1 to BB-D5, BB-Q3, BB-Q5)."""

from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations

from tests.games.bomb_busters.reference_model.cards import Cards
from tests.games.bomb_busters.reference_model.script import Over, Script
from tests.games.bomb_busters.reference_model.setup import NUMBERS
from tests.games.bomb_busters.reference_model.table import Place, read, written

DETECTORS = {"double-detector": 2, "triple-detector": 3, "personal-triple": 3, "super-detector": 1}
"""How many wires are pointed at; the Super Detector at a whole stand."""

SPOKEN = (*NUMBERS, "Y")


@dataclass(frozen=True)
class Aim:
    """State of a dual cut: its help, and where it points."""

    detector: str | None = None
    ray: bool = False
    stabilizer: bool = False
    pointed: tuple[Place, ...] = field(default=())

    @property
    def helped(self) -> bool:
        """BB-m20-3: return True if equipment helps the cut."""
        return bool(self.detector or self.ray or self.stabilizer)


class Cutting(Cards):
    """Reference rules of dual cuts."""

    pointed: tuple[Place, ...] = ()

    def sayable(self, seat: int, aim: Aim) -> list[str]:
        """BB-D1, BB-Q3: return the values that a seat holds and may announce; with a detector numbers only."""
        held = {self.table.at(place).value for place in self.table.uncut(seat) if self.may_lay(place, helped=aim.helped)}
        said = [value for value in SPOKEN if value in held and self.may_announce(seat, value)]
        return [value for value in said if value != "Y" or not aim.detector]

    def announcements(self, seat: int, aim: Aim) -> list[str]:
        """BB-D1, BB-q10-1: return the possible announcements: one value, or two different ones with the ray."""
        return [" ".join(("announce", *values)) for values in combinations(self.sayable(seat, aim), 2 if aim.ray else 1)]

    def pointable(self, seat: int, aim: Aim) -> list[Place]:
        """BB-D1: return the uncut wires of others that can be pointed at."""
        return [place for place in self.table.others(seat) if self.may_point(place, helped=aim.helped)]

    def targets(self, seat: int, aim: Aim) -> set[str]:
        """BB-D1, BB-Q3: return the first places to point at; none if there is nothing to announce."""
        if not self.announcements(seat, aim):
            return set()
        places = self.pointable(seat, aim)
        if aim.detector == "super-detector":
            return {f"point {stand}" for stand, _ in places}
        least = 2 if aim.detector else 1
        owners = [self.table.owners[stand] for stand, _ in places]
        return {f"point {written(place)}" for place, owner in zip(places, owners, strict=True) if owners.count(owner) >= least}

    def helpers(self, seat: int, aim: Aim) -> dict[str, Aim]:
        """BB-Q5, BB-q0-7: return the cards that can help this cut: one detector, the ray, and first of all the Stabilizer."""
        helpers: dict[str, Aim] = {}
        if not aim.detector:
            helpers |= {card: replace(aim, detector=card) for card in DETECTORS if self.has(seat, card)}
        if not aim.ray:
            helpers |= {card: replace(aim, ray=True) for card in ("ray", "personal-ray") if self.has(seat, card)}
        if not aim.helped and self.has(seat, "stabilizer"):
            helpers["stabilizer"] = replace(aim, stabilizer=True)
        return {card: after for card, after in helpers.items() if self.targets(seat, after)}

    def aiming(self, seat: int, aim: Aim) -> set[str]:
        """BB-Q5: return the options of an aim: where to point, or which card helps."""
        return self.targets(seat, aim) | {f"use {more}" for more in self.helpers(seat, aim)}

    def has(self, seat: int, card: str) -> bool:
        """BB-Q1, BB-Q2: return True if a card helps a seat: from the table, or its own."""
        return self.is_ready(seat, card) or self.has_own(seat, card)

    def dual_cut(self, seat: int, text: str) -> Script[str | None]:
        """BB-D1: play a dual cut from its first card or first pointing on; return the cut value, or None."""
        aim = Aim()
        while text.startswith("use "):
            card = text.split()[1]
            aim = self.helpers(seat, aim)[card]
            self.spend(seat, card)
            text = yield from self.choose_by(seat, partial(self.aiming, seat, aim))
        aim = replace(aim, pointed=(yield from self.point(seat, aim, text.split()[1])))
        self.pointed = aim.pointed
        values = (yield from self.choose_by(seat, partial(self.announcements, seat, aim))).split()[1:]
        self.announced(seat, values)
        return (yield from self.resolve(seat, aim, values))

    def announced(self, seat: int, values: list[str]) -> None:
        """BB-mc-5: apply the mission's effect of an announcement."""

    def point(self, seat: int, aim: Aim, where: str) -> Script[tuple[Place, ...]]:
        """BB-Q3, BB-q3-1: return the places pointed at: one wire, or several of one player."""
        if aim.detector == "super-detector":
            return tuple(place for place in self.pointable(seat, aim) if place[0] == int(where))
        pointed = [read(where)]
        owner = self.table.owners[pointed[0][0]]
        left = [place for place in self.pointable(seat, aim) if self.table.owners[place[0]] == owner]
        for _ in range(min(DETECTORS.get(aim.detector or "", 1), len(left)) - 1):
            left.remove(pointed[-1])
            pointed.append(read((yield from self.choose(seat, [f"point {written(place)}" for place in left])).split()[1]))
        return tuple(pointed)

    def resolve(self, seat: int, aim: Aim, values: list[str]) -> Script[str | None]:
        """BB-D2 to BB-D4: play the hit or the miss; return the cut value, or None."""
        hits = [place for place in aim.pointed if self.table.at(place).value in values]
        if not hits:
            yield from self.miss(seat, aim, values)
            return None
        place = hits[0]
        if aim.detector:
            place = read((yield from self.choose(self.table.owners[place[0]], [f"cut {written(hit)}" for hit in hits])).split()[1])
        self.lay_open(place)
        value = self.table.at(place).value
        own = [mine for mine in self.table.uncut(seat) if self.table.at(mine).value == value and self.may_lay(mine, helped=aim.helped)]
        self.lay_open(read((yield from self.choose(seat, [f"lay {written(mine)}" for mine in own])).split()[1]))
        return value

    def miss(self, seat: int, aim: Aim, values: list[str]) -> Script[None]:
        """BB-D3, BB-D4, BB-Q3, BB-Q4-9: play a miss."""
        markable = [place for place in aim.pointed if not self.table.at(place).is_red]
        if not markable:
            if not aim.stabilizer:
                raise Over("red")
            self.tell("red-spared", len(aim.pointed))
            return
        self.missed(seat)
        if not aim.stabilizer:
            self.advance_dial()
        yield from self.mark_missed(seat, aim, markable, values)

    def missed(self, seat: int) -> None:
        """Apply the mission's effect of a miss."""

    def mark_missed(self, seat: int, aim: Aim, markable: list[Place], values: list[str]) -> Script[None]:
        """BB-D4, BB-Q3: let the owner place the token, with a detector before a wire of their choice."""
        place = markable[0]
        if aim.detector:
            owner = self.table.owners[place[0]]
            place = read((yield from self.choose(owner, [f"mark {written(one)}" for one in markable])).split()[1])
        self.put_token(place)
