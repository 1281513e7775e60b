"""Partners at the table: what all levels share, and the two that look no further than their own turn."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar, cast
from zlib import crc32

from tavolata.core.sight import Sight
from tavolata.games.bomb_busters.actions import Announce, BombBustersAction, CardId, Cut, Lay, Mark, Point, Reveal, Solo, Use
from tavolata.games.bomb_busters.aiming import Help, help_chosen, helped_by, risk, safest
from tavolata.games.bomb_busters.facts import Tile
from tavolata.games.bomb_busters.reading import Reading
from tavolata.games.bomb_busters.view import BombBustersView

A = TypeVar("A", bound=BombBustersAction)

DETECTORS: tuple[CardId, ...] = ("double-detector", "triple-detector", "super-detector")


class Partner(ABC):
    """What all levels share: each phase asks its own question, and the same view and seed give the same answer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._last: tuple[object, Reading] | None = None

    def choose(self, sight: Sight) -> BombBustersAction | None:
        """One of `sight.legal`, or None to leave others to their turn."""
        view, legal = sight.view, cast(list[BombBustersAction], sight.legal)
        assert isinstance(view, BombBustersView)
        if not sight.is_awaited:
            return self.aside(self._read(view), legal)
        return legal[0] if len(legal) == 1 else self._decide(self._read(view), legal)

    def _read(self, view: BombBustersView) -> Reading:
        """The view, understood; while one points nothing new is learned, so the last reading is kept."""
        key = (view.seat, view.mission, view.stands, view.facts, view.swap, view.dial, view.cards)
        if self._last is None or self._last[0] != key:
            self._last = (key, self.understand(view))
        reading = self._last[1]
        reading.view = view
        return reading

    def understand(self, view: BombBustersView) -> Reading:
        """What the view tells."""
        return Reading(view)

    def _decide(self, reading: Reading, legal: Sequence[BombBustersAction]) -> BombBustersAction:
        match reading.view.phase:
            case "token":
                return self.first_token(reading, only(Mark, legal))
            case "turn":
                return self.turn(reading, legal)
            case "aim":
                return self.point(reading, only(Point, legal))
            case "announce":
                return self.announce(reading, only(Announce, legal))
            case "lay":
                return self.lay(reading, only(Lay, legal))
            case "cut":
                return self.cut(reading, only(Cut, legal))
            case "mark":
                return self.mark(reading, only(Mark, legal))
            case _:
                return self.with_card(reading, legal)

    @abstractmethod
    def turn(self, reading: Reading, legal: Sequence[BombBustersAction]) -> BombBustersAction:
        """BB-T1: what to do in the turn."""

    def first_token(self, reading: Reading, marks: Sequence[Mark]) -> Mark:
        """BB-S7: the wire to tell everybody of."""
        return self.any(reading, marks)

    def aside(self, reading: Reading, legal: Sequence[BombBustersAction]) -> BombBustersAction | None:
        """BB-Q6: a card used out of turn, if any."""
        return None

    def lay(self, reading: Reading, lays: Sequence[Lay]) -> Lay:
        """BB-D2: the own copy to lay open."""
        return self.any(reading, lays)

    def cut(self, reading: Reading, cuts: Sequence[Cut]) -> Cut:
        """BB-Q3: the matching wire to cut."""
        return self.any(reading, cuts)

    def mark(self, reading: Reading, marks: Sequence[Mark]) -> Mark:
        """BB-Q3: the wire to mark."""
        return self.any(reading, marks)

    def with_card(self, reading: Reading, legal: Sequence[BombBustersAction]) -> BombBustersAction:
        """What to do with an any-time card, one's own or somebody else's."""
        return self.any(reading, legal)

    def point(self, reading: Reading, points: Sequence[Point]) -> Point:
        """BB-D1, BB-Q3: the next wire of the best cut with the help that is chosen."""
        return aim_at(reading, help_chosen(reading), points)

    def announce(self, reading: Reading, announcements: Sequence[Announce]) -> Announce:
        """BB-D1: the likeliest of what can be said."""
        pointed = help_chosen(reading).pointed
        return max(announcements, key=lambda action: reading.deals.detector(pointed, action.values).success)

    def any(self, reading: Reading, actions: Sequence[A]) -> A:
        """One by lot, from the seed and the view alone."""
        view = reading.view
        lot = f"{self.seed} {view.seat} {view.phase} {view.turns} {len(reading.uncut)} {len(view.facts)}"
        return actions[crc32(lot.encode()) % len(actions)]


class Easy(Partner):
    """A beginner: marks any wire, and cuts what looks likeliest on one stand by itself, without a thought for reds."""

    UNSURE = 0.5
    """A cut less likely than that calls for the Double Detector."""

    def turn(self, reading: Reading, legal: Sequence[BombBustersAction]) -> BombBustersAction:
        """What can be done alone, then what is likeliest."""
        if alone := [action for action in legal if isinstance(action, Reveal | Solo)]:
            return alone[0]
        best = self.point(reading, only(Point, legal))
        if _likeness(reading, best) < self.UNSURE and Use("double-detector") in legal:
            return Use("double-detector")
        return best

    def point(self, reading: Reading, points: Sequence[Point]) -> Point:
        """The wire that looks most like an own one."""
        return max(points, key=lambda point: _likeness(reading, point))

    def announce(self, reading: Reading, announcements: Sequence[Announce]) -> Announce:
        """What the wires look most like."""
        looks = [reading.at_a_glance[tile] for tile in help_chosen(reading).pointed]
        return max(announcements, key=lambda action: sum(look.get(value, 0.0) for look in looks for value in action.values))


class Normal(Partner):
    """Reads the exact odds and takes the least risk; marks and lays open what comes to hand, and uses no card but detectors."""

    DETECTOR = 0.04
    """A detector is used where it lowers the risk by more."""

    def turn(self, reading: Reading, legal: Sequence[BombBustersAction]) -> BombBustersAction:
        """What can be done alone; else the safest cut, with a detector if that helps."""
        if alone := [action for action in legal if isinstance(action, Reveal | Solo)]:
            return alone[0]
        danger = least_risk(reading, Help())
        for detector in DETECTORS:
            if danger > self.DETECTOR and Use(detector) in legal and least_risk(reading, helped_by(detector)) + self.DETECTOR < danger:
                return Use(detector)
        return aim_at(reading, Help(), only(Point, legal))


def least_risk(reading: Reading, help_: Help) -> float:
    """What the best cut with this help risks; everything, if there is none."""
    best = safest(reading, help_, reading.theirs)
    return risk(reading, best.chances, help_.stabilizer) if best else 1.0


def aim_at(reading: Reading, help_: Help, points: Sequence[Point]) -> Point:
    """The next wire of the safest cut, or the stand."""
    if points[0].slot is None:
        best = safest(reading, help_, reading.theirs)
        return points[0] if best is None else Point(reading.place_of[best.tiles[0]][0])
    within = [reading.slots[point.stand, point.slot].tile for point in points if point.slot is not None]
    best = safest(reading, help_, within)
    assert best is not None
    return to_point(reading, next(tile for tile in best.tiles if tile not in help_.pointed))


def to_point(reading: Reading, tile: Tile) -> Point:
    """Point at a tile where it stands."""
    return Point(*reading.place_of[tile])


def only(kind: type[A], legal: Sequence[BombBustersAction]) -> list[A]:
    """Those actions that are of one kind."""
    return [action for action in legal if isinstance(action, kind)]


def _likeness(reading: Reading, point: Point) -> float:
    """How likely a wire, or any of a stand, looks to be a value that this seat holds."""
    owner = reading.owner_of[point.stand]
    tiles = reading.tiles_of(owner, point.stand) if point.slot is None else [reading.slots[point.stand, point.slot].tile]
    return max(reading.at_a_glance[tile].get(value, 0.0) for tile in tiles for value in reading.values)
