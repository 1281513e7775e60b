"""The easy bot: plays like a beginner."""

from collections.abc import Sequence
from random import Random

from tavolata.games.lucky_loop.actions import Draw, Fly, Highlight, LayFree, LuckyLoopAction, Make, Reroll
from tavolata.games.lucky_loop.bot.base import PhaseBot, actions_of
from tavolata.games.lucky_loop.bot.decision import BotDecision, K
from tavolata.games.lucky_loop.bot.hand import to_accomplish
from tavolata.games.lucky_loop.rules.legal import total_difficulty
from tavolata.games.lucky_loop.rules.scoring import is_exact, points_of
from tavolata.games.lucky_loop.view import LuckyLoopView


class Easy(PhaseBot):
    """Bot: flies as soon as it can, makes cards exactly where possible, and pays a token to avoid every failure."""

    def start_turn(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> BotDecision[LuckyLoopAction]:
        """Choose any new programme; of free programmes the easiest, as it repeats until it succeeds (LL-K7)."""
        if frees := actions_of(LayFree, legal):
            easiest = min(frees, key=lambda action: total_difficulty(view.faces, action.cards))
            return BotDecision(easiest, "easiest", facts={"difficulty": total_difficulty(view.faces, easiest.cards)})
        new = [action for action in actions_of(Fly, legal) if action.programme in to_accomplish(view)]
        return self._random_choice(view, "new", new) if new else self._random_choice(view, "nothing-new", actions_of(Draw, legal))

    def choose_draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> BotDecision[Draw]:
        """Choose a deck at random."""
        return self._random_choice(view, "any-deck", draws)

    def choose_highlight(self, view: LuckyLoopView, highlights: Sequence[Highlight]) -> BotDecision[Highlight]:
        """Choose a card at random."""
        return self._random_choice(view, "any-card", highlights)

    def continue_flight(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> BotDecision[LuckyLoopAction]:
        """Choose the make that pays most now, or else a re-roll of all dice; never stop."""
        if makes := actions_of(Make, legal):
            pays = {make: (*_make_points(view, make), -len(make.dice)) for make in makes}
            best = max(pays, key=pays.__getitem__)
            exact, points, _ = pays[best]
            return BotDecision(best, "exactly" if exact else "pays-most", facts={"count": points})
        if rerolls := actions_of(Reroll, legal):
            return BotDecision(max(rerolls, key=lambda reroll: len(reroll.dice)), "or-fail")
        return BotDecision(legal[0], "flies-on")

    def _random_choice(self, view: LuckyLoopView, criterion: str, actions: Sequence[K]) -> BotDecision[K]:
        """Return a random choice that depends on the seed and the view only."""
        chosen = Random(f"{self.seed} {view.round} {view.hand} {view.drawn}").choice(actions)
        return BotDecision(chosen, criterion, facts={"count": len(actions)})


def _make_points(view: LuckyLoopView, make: Make) -> tuple[bool, int]:
    """Return the key for ranking makes: whether the card is made exactly, and its points."""
    face = view.faces[make.card]
    exact = is_exact(face.difficulty, sum(make.dice))
    return exact, points_of(face, exact)
