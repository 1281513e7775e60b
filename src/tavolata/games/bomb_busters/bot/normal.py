"""The normal level: computes exact probabilities, and looks no further than the own turn."""

from collections.abc import Sequence

from tavolata.games.bomb_busters.actions import BombBustersAction, Point, Reveal, Solo, Use
from tavolata.games.bomb_busters.bot.decision import BotDecision, because, solo_or_reveal, unused_card
from tavolata.games.bomb_busters.bot.partner import Partner, only
from tavolata.games.bomb_busters.bot.risk import DETECTORS, PLAIN, aim_at, least_risk, with_card
from tavolata.games.bomb_busters.bot.sentences import tenths
from tavolata.games.bomb_busters.bot.table_model import TableModel


class Normal(Partner):
    """Bot of the normal level: takes the least risk by exact odds, and uses no card but detectors."""

    DETECTOR = 0.04
    """A detector is used where it lowers the risk by more."""

    def turn(self, model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
        """Choose a solo cut or a reveal if there is one; else the safest cut, with a detector if that helps."""
        if certain := [action for action in legal if isinstance(action, Reveal | Solo)]:
            return solo_or_reveal(certain[0])
        danger = least_risk(model, PLAIN)
        usable = [detector for detector in DETECTORS if Use(detector) in legal and danger > self.DETECTOR]
        risks = {detector: least_risk(model, with_card(detector)) for detector in usable}
        helping = next((detector for detector, less in risks.items() if less + self.DETECTOR < danger), None)
        if helping is None:
            return aim_at(model, PLAIN, only(Point, legal)).followed_by(*unused_card("kept", risks, danger))
        odds = {"risk": tenths(risks.pop(helping)), "plain": tenths(danger)}
        return because(Use(helping), "detector", odds, card=helping).followed_by(*unused_card("kept", risks, danger))
