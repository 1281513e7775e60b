"""Partners at the table: what all levels share."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.bomb_busters.actions import Announce, Back, Begin, BombBustersAction, Cut, Lay, Mark, Point, Reveal, Solo, Special, Use
from tavolata.games.bomb_busters.bot.choosing import best_accusation, best_choice, best_special
from tavolata.games.bomb_busters.bot.decision import NOTHING, Weighing, because, by_cut, ranked
from tavolata.games.bomb_busters.bot.risk import aim_at, aim_chosen
from tavolata.games.bomb_busters.bot.situation import SURE, DualCut, Situation
from tavolata.games.bomb_busters.content import RED
from tavolata.games.bomb_busters.view import BombBustersSight, BombBustersView

A = TypeVar("A", bound=BombBustersAction)

_SWAPS = (Use("walkie-talkies"), Use("personal-talkies"))
"""BB-m9-5: what may help who holds nothing that may be cut."""


class Partner(ABC):
    """What all levels share: each phase asks its own question, and the same view and seed give the same answer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._last: tuple[object, Situation] | None = None

    def choose(self, sight: BombBustersSight) -> BombBustersAction | None:
        """One of `sight.legal`, or None to leave others to their turn."""
        return self.weigh(sight).action

    def why(self, sight: BombBustersSight) -> tuple[LocalizedText, ...]:
        """Why it is that one, in the figures by which it was chosen."""
        return self.weigh(sight).says

    def weigh(self, sight: BombBustersSight) -> Weighing:
        """What to do, and why."""
        view, legal = sight.view, sight.legal
        if not sight.is_awaited:
            return self.aside(self._read(view), legal) or NOTHING
        if view.phase == "claim":
            return self.claim(self._read(view), legal)
        return because(legal[0], "only") if len(legal) == 1 else self._decide(self._read(view), legal)

    def _read(self, view: BombBustersView) -> Situation:
        """The view, understood; while one points nothing new is learned, so what was understood last is kept."""
        key = (
            *(view.seat, view.mission, view.stands, view.facts, view.swap, view.dial, view.cards),
            *(view.turn, view.locked, view.asker, view.twists),
        )
        if self._last is None or self._last[0] != key:
            self._last = (key, self.understand(view))
        situation = self._last[1]
        situation.view = view
        return situation

    def understand(self, view: BombBustersView) -> Situation:
        """What the view tells."""
        return Situation(view)

    def _decide(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
        situation.see_barred(legal)
        if situation.view.phase == "choose":
            marks = only(Mark, legal)
            return self.mark(situation, marks) if marks else best_choice(situation, legal) or self.any(situation, legal)
        if Begin() in legal:
            return self.any(situation, [action for action in legal if action in _SWAPS] or [Begin()])
        if Special() in legal and (special := best_special(situation, is_last=not _may_cut(legal))):
            return special
        if situation.view.phase == "turn" and (accusation := best_accusation(situation, legal)):
            return accusation
        if situation.view.phase == "turn" and not _may_cut(legal):
            return self.any(situation, [action for action in legal if not isinstance(action, Use)])
        return self._at_phase(situation, legal)

    def _at_phase(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
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

    def claim(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
        """BB-m10-3: calls for the turn if it is sure of something; of those who are not, one takes it all the same."""
        if is_sure_of_something(situation):
            return because(legal[0], "claim.sure")
        view = situation.view
        last = max(view.awaited, key=lambda seat: (seat - view.turn - 1) % len(view.players))
        return because(legal[0], "claim.nobody") if situation.me == last else NOTHING

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
        cuts = self.likely(situation, announcements)
        return by_cut(Announce(cuts[0].values), situation, cuts)

    def likely(self, situation: Situation, announcements: Sequence[Announce]) -> list[DualCut]:
        """BB-D1: what can be said of the wires pointed at, the likeliest first."""
        pointed = aim_chosen(situation).pointed
        said = [DualCut(pointed, action.values, situation.deals.detector(pointed, action.values)) for action in announcements]
        return [cut for _, cut in ranked(said, lambda cut: cut.chances.success)]

    def any(self, situation: Situation, actions: Sequence[BombBustersAction]) -> Weighing:
        """One by lot, from the seed and the view alone; what is put back would be taken up again, for the same reason, for ever."""
        view, actions = situation.view, [action for action in actions if not isinstance(action, Back)] or actions
        lot = f"{self.seed} {view.seat} {view.phase} {view.turns} {len(situation.uncut)} {len(view.facts)}"
        return because(actions[crc32(lot.encode()) % len(actions)], "lot", count=len(actions))


def is_sure_of_something(situation: Situation) -> bool:
    """BB-R1, BB-D1: there are only reds to reveal, or a dual cut cannot go wrong."""
    if all(value == RED for value in situation.mine.values()):
        return True
    return any(cut.chances.success > SURE for cut in situation.single_cuts)


def _may_cut(legal: Sequence[BombBustersAction]) -> bool:
    """BB-T1: there is something to cut or to reveal."""
    return any(isinstance(action, Point | Solo | Reveal) for action in legal)


def only(kind: type[A], legal: Sequence[BombBustersAction]) -> list[A]:
    """Those actions that are of one kind."""
    return [action for action in legal if isinstance(action, kind)]
