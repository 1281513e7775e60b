"""The expert bot: the hard bot plus the convention."""

from collections.abc import Sequence

from tavolata.games.bomb_busters.actions import Mark
from tavolata.games.bomb_busters.bot.convention import agreement, is_pair, is_readable, last_wires
from tavolata.games.bomb_busters.bot.decision import BotDecision
from tavolata.games.bomb_busters.bot.hard import Hard
from tavolata.games.bomb_busters.bot.table_model import DualCut, TableModel
from tavolata.games.bomb_busters.content import MISSIONS
from tavolata.games.bomb_busters.explain.sentences import sentence
from tavolata.games.bomb_busters.facts import Facts, ShownFact
from tavolata.games.bomb_busters.missions.mission_rules import rules_of
from tavolata.games.bomb_busters.view import BombBustersView

KEPT = 5.0
"""The value of cutting the second wire of a pair, so that the token on the first still speaks for both."""


class Expert(Hard):
    """Bot of the expert level: a careful partner at a table that follows the convention."""

    TOOL = 0.06
    """More than for others: where much can be read, early risks are small, and a detector is wanted when the last wires are guessed."""

    def agreed(self, view: BombBustersView) -> Facts:
        """Return the facts that follow from the convention."""
        return agreement(view)

    def first_token(self, model: TableModel, marks: Sequence[Mark]) -> BotDecision:
        """BB-x1: choose the left wire of a pair, preferably a readable one; BB-x2: else the last of a stand that can bear a token."""
        if not self._shows_values(model.view):
            return super().first_token(model, marks)
        pairs = [action for action in marks if is_pair(model.view, action)]
        readable = [action for action in pairs if is_readable(model.view, action)]
        agreed = sentence("why.pair" if pairs else "why.no_pair")
        return self.most_informative(model, readable or pairs or last_wires(marks)).preceded_by(agreed)

    def posts(self, model: TableModel) -> list[Mark]:
        """BB-x3: return the wires for a Post-it; it follows the convention too."""
        posts = super().posts(model)
        return [action for action in posts if is_pair(model.view, action)] if self._shows_values(model.view) else posts

    def _shows_values(self, view: BombBustersView) -> bool:
        """BB-x1: return True if tokens show values, as the convention needs."""
        return rules_of(MISSIONS[str(view.mission)]).token_shows_value

    def information(self, model: TableModel, cut: DualCut) -> float:
        """Return the information of a careful partner's cut, less if it takes away a token that shows a pair (BB-x4)."""
        stand, slot = model.place_of[cut.tiles[0]]
        right = model.slots.get((stand, slot + 1))
        tells = right and any(isinstance(fact, ShownFact) and fact.tile == right.tile for fact in model.agreed)
        return super().information(model, cut) - KEPT * bool(tells)
