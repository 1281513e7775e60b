"""The level easy: a beginner, who looks at one stand at a time."""

from collections.abc import Sequence
from typing import NamedTuple

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import percent
from tavolata.games.bomb_busters.actions import Announce, BombBustersAction, Point, Reveal, Solo, Use
from tavolata.games.bomb_busters.bot.decision import Weighing, alone, because, ranked
from tavolata.games.bomb_busters.bot.partner import Partner, only
from tavolata.games.bomb_busters.bot.risk import aim_chosen
from tavolata.games.bomb_busters.bot.sentences import say, where
from tavolata.games.bomb_busters.bot.situation import Situation
from tavolata.games.bomb_busters.content import Value
from tavolata.games.bomb_busters.facts import Tile


class Easy(Partner):
    """A beginner: marks any wire, and cuts what looks likeliest on one stand by itself, without a thought for reds."""

    UNSURE = 0.5
    """A cut less likely than that calls for the Double Detector."""

    def turn(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
        """What can be done alone, then what is likeliest."""
        if certain := [action for action in legal if isinstance(action, Reveal | Solo)]:
            return alone(certain[0])
        points = only(Point, legal)
        likeness = max(_look(situation, point).chance for point in points)
        detectors = [Use(card) for card in ("double-detector", "personal-triple") if Use(card) in legal]
        if likeness < self.UNSURE and detectors:
            return because(detectors[0], "unsure", {"right": percent(likeness)})
        return self.point(situation, points)

    def point(self, situation: Situation, points: Sequence[Point]) -> Weighing:
        """The wire that looks most like an own one."""
        best, *others = ranked(points, lambda point: _look(situation, point).chance)
        said = [_said(situation, "looks", best[1]), *(_said(situation, "looks.next", point) for _, point in others[:1])]
        return Weighing(best[1], tuple(said))

    def announce(self, situation: Situation, announcements: Sequence[Announce]) -> Weighing:
        """What the wires look most like."""
        looks = [situation.odds_by_stand[tile] for tile in aim_chosen(situation).pointed]
        choices = ranked(announcements, lambda action: sum(look.get(value, 0.0) for look in looks for value in action.values))
        likeness, action = choices[0]
        return because(action, "fits", {"expected": f"{likeness:.2f}"}, value=action.values[0], count=len(looks))


class _Look(NamedTuple):
    """How likely a wire, or any of a stand, looks to be a value that this seat holds, and which."""

    chance: float
    value: Value


def _look(situation: Situation, point: Point) -> _Look:
    looks = [_Look(situation.odds_by_stand[tile].get(value, 0.0), value) for tile in _tiles(situation, point) for value in situation.values]
    return max(looks, key=lambda look: look.chance)


def _tiles(situation: Situation, point: Point) -> list[Tile]:
    """The wires that are pointed at."""
    owner = situation.owner_of[point.stand]
    return situation.tiles_of(owner, point.stand) if point.slot is None else [situation.slots[point.stand, point.slot].tile]


def _said(situation: Situation, key: str, point: Point) -> LocalizedText:
    look = _look(situation, point)
    return say(f"why.{key}", places=where(situation, tuple(_tiles(situation, point))), value=look.value, right=percent(look.chance))
