"""The easy bot: a cheerful beginner."""

from collections.abc import Sequence
from random import Random

from tavolata.games.lucky_loop.actions import Draw, Fly, Highlight, LayFree, LuckyLoopAction, Make, Reroll
from tavolata.games.lucky_loop.bot.base import Pilot, only
from tavolata.games.lucky_loop.bot.decision import K, Weighing
from tavolata.games.lucky_loop.bot.hand import to_accomplish
from tavolata.games.lucky_loop.rules.legal import total_difficulty
from tavolata.games.lucky_loop.rules.scoring import is_exact, points_of
from tavolata.games.lucky_loop.view import LuckyLoopView


class Easy(Pilot):
    """Flies as soon as it can, makes exactly what can be made exactly, and pays a token whenever it would fail."""

    def begin(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Weighing[LuckyLoopAction]:
        """Any programme that is new; of free programmes the easiest, as it must be flown until it succeeds (LL-K7)."""
        if frees := only(LayFree, legal):
            easiest = min(frees, key=lambda action: total_difficulty(view.faces, action.cards))
            return Weighing(easiest, "easiest", facts={"difficulty": total_difficulty(view.faces, easiest.cards)})
        new = [action for action in only(Fly, legal) if action.programme in to_accomplish(view)]
        return self._any(view, "new", new) if new else self._any(view, "nothing-new", only(Draw, legal))

    def draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> Weighing[Draw]:
        """Any deck."""
        return self._any(view, "any-deck", draws)

    def highlight(self, view: LuckyLoopView, highlights: Sequence[Highlight]) -> Weighing[Highlight]:
        """Any card."""
        return self._any(view, "any-card", highlights)

    def fly_on(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Weighing[LuckyLoopAction]:
        """The card that pays most now; if there is none, all dice again; never a stop."""
        if makes := only(Make, legal):
            pays = {make: (*_pays(view, make), -len(make.dice)) for make in makes}
            best = max(pays, key=pays.__getitem__)
            exact, points, _ = pays[best]
            return Weighing(best, "exactly" if exact else "pays-most", facts={"count": points})
        if rerolls := only(Reroll, legal):
            return Weighing(max(rerolls, key=lambda reroll: len(reroll.dice)), "or-fail")
        return Weighing(legal[0], "flies-on")

    def _any(self, view: LuckyLoopView, ground: str, actions: Sequence[K]) -> Weighing[K]:
        """One by lot, from the seed and the view alone."""
        chosen = Random(f"{self.seed} {view.round} {view.hand} {view.drawn}").choice(actions)
        return Weighing(chosen, ground, facts={"count": len(actions)})


def _pays(view: LuckyLoopView, make: Make) -> tuple[bool, int]:
    """Whether a card is made exactly, and what that pays."""
    face = view.faces[make.card]
    exact = is_exact(face.difficulty, sum(make.dice))
    return exact, points_of(face, exact)
