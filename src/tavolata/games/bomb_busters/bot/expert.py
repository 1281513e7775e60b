"""The level expert: a careful partner among such as keep the convention."""

from collections.abc import Sequence

from tavolata.games.bomb_busters.actions import Mark
from tavolata.games.bomb_busters.bot.convention import agreement, is_pair, is_readable, last_of_stands
from tavolata.games.bomb_busters.bot.decision import Weighing
from tavolata.games.bomb_busters.bot.hard import Hard
from tavolata.games.bomb_busters.bot.sentences import say
from tavolata.games.bomb_busters.bot.situation import DualCut, Situation
from tavolata.games.bomb_busters.content import MISSIONS
from tavolata.games.bomb_busters.facts import Facts, Shown
from tavolata.games.bomb_busters.missions.answers import tells_values
from tavolata.games.bomb_busters.view import BombBustersView

KEPT = 5.0
"""How much it is worth to cut the other wire of a pair and leave the one with the token, which still tells of both."""


class Expert(Hard):
    """A careful partner among such as keep the convention."""

    TOOL = 0.06
    """More than for others: where much can be read, early risks are small, and a detector is wanted when the last wires are guessed."""

    def agreed(self, view: BombBustersView) -> Facts:
        """What the convention lets everybody conclude."""
        return agreement(view)

    def first_token(self, situation: Situation, marks: Sequence[Mark]) -> Weighing:
        """BB-x1: the left wire of a pair, best where it can be read; BB-x2: without one the last of a stand that can bear a token."""
        if not self._keeps(situation.view):
            return super().first_token(situation, marks)
        pairs = [action for action in marks if is_pair(situation.view, action)]
        readable = [action for action in pairs if is_readable(situation.view, action)]
        agreed = say("why.pair" if pairs else "why.no_pair")
        return self.most_telling(situation, readable or pairs or last_of_stands(marks)).preceded_by(agreed)

    def posts(self, situation: Situation) -> list[Mark]:
        """BB-x3: a Post-it keeps the convention too."""
        posts = super().posts(situation)
        return [action for action in posts if is_pair(situation.view, action)] if self._keeps(situation.view) else posts

    def _keeps(self, view: BombBustersView) -> bool:
        """BB-x1: the convention is about tokens that tell a value."""
        return tells_values(MISSIONS[str(view.mission)])

    def telling(self, situation: Situation, cut: DualCut) -> float:
        """As any careful partner, and tokens that tell of a pair are left where they are (BB-x4)."""
        stand, slot = situation.place_of[cut.tiles[0]]
        right = situation.slots.get((stand, slot + 1))
        tells = right and any(isinstance(fact, Shown) and fact.tile == right.tile for fact in situation.agreed)
        return super().telling(situation, cut) - KEPT * bool(tells)
