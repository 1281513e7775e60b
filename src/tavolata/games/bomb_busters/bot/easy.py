"""The level easy: a beginner, who looks at one stand at a time."""

from collections.abc import Sequence

from tavolata.games.bomb_busters.actions import Announce, BombBustersAction, Point, Reveal, Solo, Use
from tavolata.games.bomb_busters.bot.partner import Partner, only
from tavolata.games.bomb_busters.bot.risk import aim_chosen
from tavolata.games.bomb_busters.bot.situation import Situation


class Easy(Partner):
    """A beginner: marks any wire, and cuts what looks likeliest on one stand by itself, without a thought for reds."""

    UNSURE = 0.5
    """A cut less likely than that calls for the Double Detector."""

    def turn(self, situation: Situation, legal: Sequence[BombBustersAction]) -> BombBustersAction:
        """What can be done alone, then what is likeliest."""
        if alone := [action for action in legal if isinstance(action, Reveal | Solo)]:
            return alone[0]
        best = self.point(situation, only(Point, legal))
        if _likeness(situation, best) < self.UNSURE and Use("double-detector") in legal:
            return Use("double-detector")
        return best

    def point(self, situation: Situation, points: Sequence[Point]) -> Point:
        """The wire that looks most like an own one."""
        return max(points, key=lambda point: _likeness(situation, point))

    def announce(self, situation: Situation, announcements: Sequence[Announce]) -> Announce:
        """What the wires look most like."""
        looks = [situation.odds_by_stand[tile] for tile in aim_chosen(situation).pointed]
        return max(announcements, key=lambda action: sum(look.get(value, 0.0) for look in looks for value in action.values))


def _likeness(situation: Situation, point: Point) -> float:
    """How likely a wire, or any of a stand, looks to be a value that this seat holds."""
    owner = situation.owner_of[point.stand]
    tiles = situation.tiles_of(owner, point.stand) if point.slot is None else [situation.slots[point.stand, point.slot].tile]
    return max(situation.odds_by_stand[tile].get(value, 0.0) for tile in tiles for value in situation.values)
