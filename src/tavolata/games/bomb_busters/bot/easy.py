"""The easy level: a beginner who looks at one stand at a time."""

from collections.abc import Sequence
from typing import NamedTuple

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import percent
from tavolata.games.bomb_busters.actions import Announce, BombBustersAction, Point, Reveal, Solo, Use
from tavolata.games.bomb_busters.bot.decision import BotDecision, because, ranked, solo_or_reveal
from tavolata.games.bomb_busters.bot.partner import Partner, only
from tavolata.games.bomb_busters.bot.risk import aim_chosen
from tavolata.games.bomb_busters.bot.sentences import places_of
from tavolata.games.bomb_busters.bot.table_model import TableModel
from tavolata.games.bomb_busters.content import Value
from tavolata.games.bomb_busters.explain.sentences import sentence
from tavolata.games.bomb_busters.facts import Tile


class Easy(Partner):
    """Bot of the easy level: marks any wire, and cuts the likeliest wire of a stand by itself, without regard to reds."""

    UNSURE = 0.5
    """A cut less likely than that calls for the Double Detector."""

    def turn(self, model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
        """Choose a solo cut or a reveal if there is one, else the likeliest cut."""
        if certain := [action for action in legal if isinstance(action, Reveal | Solo)]:
            return solo_or_reveal(certain[0])
        points = only(Point, legal)
        likeness = max(_estimate(model, point).chance for point in points)
        detectors = [Use(card) for card in ("double-detector", "personal-triple") if Use(card) in legal]
        if likeness < self.UNSURE and detectors:
            return because(detectors[0], "unsure", {"right": percent(likeness)})
        return self.point(model, points)

    def point(self, model: TableModel, points: Sequence[Point]) -> BotDecision:
        """Choose the wire to point at: the one that looks most like an own one."""
        best, *others = ranked(points, lambda point: _estimate(model, point).chance)
        said = [_sentence(model, "looks", best[1]), *(_sentence(model, "looks.next", point) for _, point in others[:1])]
        return BotDecision(best[1], tuple(said))

    def announce(self, model: TableModel, announcements: Sequence[Announce]) -> BotDecision:
        """Choose the value to announce: the one that the wires look most like."""
        looks = [model.odds_by_stand[tile] for tile in aim_chosen(model).pointed]
        choices = ranked(announcements, lambda action: sum(look.get(value, 0.0) for look in looks for value in action.values))
        likeness, action = choices[0]
        return because(action, "fits", {"expected": f"{likeness:.2f}"}, value=action.values[0], count=len(looks))


class _StandEstimate(NamedTuple):
    """Estimate for a wire or a stand: the value of this seat's hand that it most likely has, and the probability."""

    chance: float
    value: Value


def _estimate(model: TableModel, point: Point) -> _StandEstimate:
    looks = [_StandEstimate(model.odds_by_stand[tile].get(value, 0.0), value) for tile in _tiles(model, point) for value in model.values]
    return max(looks, key=lambda look: look.chance)


def _tiles(model: TableModel, point: Point) -> list[Tile]:
    """Return the tiles of the wires that are pointed at."""
    owner = model.owner_of[point.stand]
    return model.tiles_of(owner, point.stand) if point.slot is None else [model.slots[point.stand, point.slot].tile]


def _sentence(model: TableModel, key: str, point: Point) -> LocalizedText:
    look = _estimate(model, point)
    return sentence(f"why.{key}", places=places_of(model, tuple(_tiles(model, point))), value=look.value, right=percent(look.chance))
