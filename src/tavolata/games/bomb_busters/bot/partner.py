"""Partners at the table: what all levels share."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

from tavolata.core.foresight import Sentence
from tavolata.games.bomb_busters.actions import Announce, BombBustersAction, Cut, Lay, Mark, Point
from tavolata.games.bomb_busters.bot.risk import aim_at, aim_chosen
from tavolata.games.bomb_busters.bot.situation import DualCut, Situation
from tavolata.games.bomb_busters.bot.weighing import NOTHING, Weighing, because, by_cut, ranked
from tavolata.games.bomb_busters.view import BombBustersSight, BombBustersView

A = TypeVar("A", bound=BombBustersAction)


class Partner(ABC):
    """What all levels share: each phase asks its own question, and the same view and seed give the same answer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._last: tuple[object, Situation] | None = None

    def choose(self, sight: BombBustersSight) -> BombBustersAction | None:
        """One of `sight.legal`, or None to leave others to their turn."""
        return self.weigh(sight).action

    def why(self, sight: BombBustersSight) -> tuple[Sentence, ...]:
        """Why it is that one, in the figures by which it was chosen."""
        return self.weigh(sight).says

    def weigh(self, sight: BombBustersSight) -> Weighing:
        """What to do, and why."""
        view, legal = sight.view, sight.legal
        if not sight.is_awaited:
            return self.aside(self._read(view), legal) or NOTHING
        return because(legal[0], "only") if len(legal) == 1 else self._decide(self._read(view), legal)

    def _read(self, view: BombBustersView) -> Situation:
        """The view, understood; while one points nothing new is learned, so what was understood last is kept."""
        key = (view.seat, view.mission, view.stands, view.facts, view.swap, view.dial, view.cards)
        if self._last is None or self._last[0] != key:
            self._last = (key, self.understand(view))
        situation = self._last[1]
        situation.view = view
        return situation

    def understand(self, view: BombBustersView) -> Situation:
        """What the view tells."""
        return Situation(view)

    def _decide(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
        match situation.view.phase:
            case "token":
                return self.first_token(situation, only(Mark, legal))
            case "turn":
                return self.turn(situation, legal)
            case "aim":
                return self.point(situation, only(Point, legal))
            case "announce":
                return self.announce(situation, only(Announce, legal))
            case "lay":
                return self.lay(situation, only(Lay, legal))
            case "cut":
                return self.cut(situation, only(Cut, legal))
            case "mark":
                return self.mark(situation, only(Mark, legal))
            case _:
                return self.with_card(situation, legal)

    @abstractmethod
    def turn(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
        """BB-T1: what to do in the turn."""

    def first_token(self, situation: Situation, marks: Sequence[Mark]) -> Weighing:
        """BB-S7: the wire to tell everybody of."""
        return self.any(situation, marks)

    def aside(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing | None:
        """BB-Q6: a card used out of turn, if any."""
        return None

    def lay(self, situation: Situation, lays: Sequence[Lay]) -> Weighing:
        """BB-D2: the own copy to lay open."""
        return self.any(situation, lays)

    def cut(self, situation: Situation, cuts: Sequence[Cut]) -> Weighing:
        """BB-Q3: the matching wire to cut."""
        return self.any(situation, cuts)

    def mark(self, situation: Situation, marks: Sequence[Mark]) -> Weighing:
        """BB-Q3: the wire to mark."""
        return self.any(situation, marks)

    def with_card(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
        """What to do with an any-time card, one's own or somebody else's."""
        return self.any(situation, legal)

    def point(self, situation: Situation, points: Sequence[Point]) -> Weighing:
        """BB-D1, BB-Q3: the next wire of the best cut with the help that is chosen."""
        return aim_at(situation, aim_chosen(situation), points)

    def announce(self, situation: Situation, announcements: Sequence[Announce]) -> Weighing:
        """BB-D1: the likeliest of what can be said."""
        pointed = aim_chosen(situation).pointed
        said = [DualCut(pointed, action.values, situation.deals.detector(pointed, action.values)) for action in announcements]
        cuts = [cut for _, cut in ranked(said, lambda cut: cut.chances.success)]
        return by_cut(Announce(cuts[0].values), situation, cuts)

    def any(self, situation: Situation, actions: Sequence[BombBustersAction]) -> Weighing:
        """One by lot, from the seed and the view alone."""
        view = situation.view
        lot = f"{self.seed} {view.seat} {view.phase} {view.turns} {len(situation.uncut)} {len(view.facts)}"
        return because(actions[crc32(lot.encode()) % len(actions)], "lot", count=len(actions))


def only(kind: type[A], legal: Sequence[BombBustersAction]) -> list[A]:
    """Those actions that are of one kind."""
    return [action for action in legal if isinstance(action, kind)]
