"""What the bots of all levels share: every phase has a question of its own."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.lucky_loop.actions import Discard, Draw, Fly, Highlight, LayFree, LuckyLoopAction, Raise
from tavolata.games.lucky_loop.bot.decision import Weighing, reasons, weighed
from tavolata.games.lucky_loop.bot.hand import hand_worth, to_accomplish
from tavolata.games.lucky_loop.rules.legal import is_free_programme
from tavolata.games.lucky_loop.state import without
from tavolata.games.lucky_loop.view import LuckyLoopSight, LuckyLoopView

A = TypeVar("A", bound=LuckyLoopAction)


class Pilot(ABC):
    """What all levels share: every phase has its own question, and an illegal free programme is never laid (LL-K4)."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: LuckyLoopSight) -> LuckyLoopAction:
        """One of `sight.legal`; the same view and seed give the same choice."""
        return self.weigh(sight).action

    def why(self, sight: LuckyLoopSight) -> tuple[LocalizedText, ...]:
        """Why it chooses that, in the figures by which it does."""
        return tuple(reasons(sight.view, self.weigh(sight)))

    def weigh(self, sight: LuckyLoopSight) -> Weighing[LuckyLoopAction]:
        """What it chooses, and on what ground."""
        legal = [action for action in sight.legal if _is_sound(sight.view, action)]
        return Weighing(legal[0], "only") if len(legal) == 1 else self._decide(sight.view, legal)

    def _decide(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Weighing[LuckyLoopAction]:
        if view.flight is not None:
            return self.fly_on(view, legal)
        match view.phase:
            case "turn":
                return self.begin(view, legal)
            case "discard":
                return self.discard(view, only(Discard, legal))
            case "highlight":
                return self.highlight(view, only(Highlight, legal))
            case _:
                # An exchange of up to three cards is played to its end: three cards seen are better than one.
                return self.draw(view, only(Draw, legal)) if only(Draw, legal) else self.discard(view, only(Discard, legal))

    @abstractmethod
    def begin(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Weighing[LuckyLoopAction]:
        """LL-T1: fly, or open an exchange."""

    @abstractmethod
    def draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> Weighing[Draw]:
        """LL-T2, LL-T4: the deck to draw from."""

    def discard(self, view: LuckyLoopView, discards: Sequence[Discard]) -> Weighing[Discard]:
        """LL-T2: the card that the hand needs least, the hardest of equals."""
        wanted = to_accomplish(view)
        hardest = sorted(discards, key=lambda action: -view.faces[action.card].difficulty)
        return weighed("discard", {action: hand_worth(view, without(view.hand, [action.card]), wanted) for action in hardest})

    @abstractmethod
    def highlight(self, view: LuckyLoopView, highlights: Sequence[Highlight]) -> Weighing[Highlight]:
        """LL-K5: the card to make exactly."""

    @abstractmethod
    def fly_on(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> Weighing[LuckyLoopAction]:
        """LL-F1 to LL-F6: what to do in the air."""


def _is_sound(view: LuckyLoopView, action: LuckyLoopAction) -> bool:
    """LL-K4: it is no free programme that a strict table would punish."""
    return not isinstance(action, LayFree) or is_free_programme(view.faces, action.cards)


def only(kind: type[A], legal: Sequence[LuckyLoopAction]) -> list[A]:
    """Those actions that are of one kind."""
    return [action for action in legal if isinstance(action, kind)]


def flights(legal: Sequence[LuckyLoopAction]) -> list[Fly | Raise]:
    """LL-D1, LL-D2: those actions that declare a flight."""
    return [action for action in legal if isinstance(action, Fly | Raise)]
