"""The base class of the bots: one method for each phase of a turn."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.lucky_loop.actions import Discard, Draw, Fly, Highlight, LayFree, LuckyLoopAction, Raise
from tavolata.games.lucky_loop.bot.decision import BotDecision, decide_by_value, decision_sentences
from tavolata.games.lucky_loop.bot.hand import hand_value, to_accomplish
from tavolata.games.lucky_loop.rules.legal import is_free_programme
from tavolata.games.lucky_loop.state import without
from tavolata.games.lucky_loop.view import LuckyLoopSight, LuckyLoopView

A = TypeVar("A", bound=LuckyLoopAction)


class PhaseBot(ABC):
    """Base class of bots with one method for each phase; it never lays an illegal free programme (LL-K4)."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: LuckyLoopSight) -> LuckyLoopAction:
        """Return one of `sight.legal`; the same view and seed give the same choice."""
        return self.decide(sight).action

    def why(self, sight: LuckyLoopSight) -> tuple[LocalizedText, ...]:
        """Return the reasons of the choice as sentences."""
        return tuple(decision_sentences(sight.view, self.decide(sight)))

    def decide(self, sight: LuckyLoopSight) -> BotDecision[LuckyLoopAction]:
        """Return the bot's choice with its criterion."""
        legal = [action for action in sight.legal if _is_allowed(sight.view, action)]
        return BotDecision(legal[0], "only") if len(legal) == 1 else self._decide_phase(sight.view, legal)

    def _decide_phase(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> BotDecision[LuckyLoopAction]:
        if view.flight is not None:
            return self.continue_flight(view, legal)
        match view.phase:
            case "turn":
                return self.start_turn(view, legal)
            case "discard":
                return self.choose_discard(view, actions_of(Discard, legal))
            case "highlight":
                return self.choose_highlight(view, actions_of(Highlight, legal))
            case _:
                # An exchange of up to three cards is played to its end: three cards seen are better than one.
                return (
                    self.choose_draw(view, actions_of(Draw, legal))
                    if actions_of(Draw, legal)
                    else self.choose_discard(view, actions_of(Discard, legal))
                )

    @abstractmethod
    def start_turn(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> BotDecision[LuckyLoopAction]:
        """LL-T1: choose the action that begins a turn: a flight, or the first draw of an exchange."""

    @abstractmethod
    def choose_draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> BotDecision[Draw]:
        """LL-T2, LL-T4: choose the deck to draw from."""

    def choose_discard(self, view: LuckyLoopView, discards: Sequence[Discard]) -> BotDecision[Discard]:
        """LL-T2: discard the card that the hand needs least, the most difficult of equal ones."""
        wanted = to_accomplish(view)
        hardest = sorted(discards, key=lambda action: -view.faces[action.card].difficulty)
        return decide_by_value("discard", {action: hand_value(view, without(view.hand, [action.card]), wanted) for action in hardest})

    @abstractmethod
    def choose_highlight(self, view: LuckyLoopView, highlights: Sequence[Highlight]) -> BotDecision[Highlight]:
        """LL-K5: choose the card to highlight."""

    @abstractmethod
    def continue_flight(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> BotDecision[LuckyLoopAction]:
        """LL-F1 to LL-F6: choose an action in a flight."""


def _is_allowed(view: LuckyLoopView, action: LuckyLoopAction) -> bool:
    """LL-K4: return whether an action is anything but an illegal free programme."""
    return not isinstance(action, LayFree) or is_free_programme(view.faces, action.cards)


def actions_of(kind: type[A], legal: Sequence[LuckyLoopAction]) -> list[A]:
    """Return the legal actions of one type."""
    return [action for action in legal if isinstance(action, kind)]


def flights(legal: Sequence[LuckyLoopAction]) -> list[Fly | Raise]:
    """LL-D1, LL-D2: return the legal actions that declare a flight."""
    return [action for action in legal if isinstance(action, Fly | Raise)]
