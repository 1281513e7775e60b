"""Partners at the table: what all levels share."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.bomb_busters.actions import Announce, Back, Begin, BombBustersAction, Cut, Lay, Mark, Point, Reveal, Solo, Special, Use
from tavolata.games.bomb_busters.bot.choosing import best_accusation, best_choice, best_special
from tavolata.games.bomb_busters.bot.decision import NOTHING, BotDecision, because, by_cut, ranked
from tavolata.games.bomb_busters.bot.risk import aim_at, aim_chosen
from tavolata.games.bomb_busters.bot.table_model import SURE, DualCut, TableModel
from tavolata.games.bomb_busters.content import RED
from tavolata.games.bomb_busters.view import BombBustersSight, BombBustersView

A = TypeVar("A", bound=BombBustersAction)

_SWAPS = (Use("walkie-talkies"), Use("personal-talkies"))
"""BB-m9-5: actions that may help a player who holds nothing that may be cut."""


class Partner(ABC):
    """Base class of the bots: one method a decision; the same view and seed give the same answer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._last: tuple[object, TableModel] | None = None

    def choose(self, sight: BombBustersSight) -> BombBustersAction | None:
        """Return one of `sight.legal`, or None to leave the turn to others."""
        return self.decide(sight).action

    def why(self, sight: BombBustersSight) -> tuple[LocalizedText, ...]:
        """Return the reasons of the choice as sentences, with the figures that decided."""
        return self.decide(sight).says

    def decide(self, sight: BombBustersSight) -> BotDecision:
        """Choose an action, with its reasons."""
        view, legal = sight.view, sight.legal
        if not sight.is_awaited:
            return self.out_of_turn(self._cached_model(view), legal) or NOTHING
        if view.phase == "claim":
            return self.claim(self._cached_model(view), legal)
        return because(legal[0], "only") if len(legal) == 1 else self._choose(self._cached_model(view), legal)

    def _cached_model(self, view: BombBustersView) -> TableModel:
        """Return the model of the view; while the seat points, the last one stays valid and is reused."""
        key = (
            *(view.seat, view.mission, view.stands, view.facts, view.swap, view.dial, view.cards),
            *(view.turn, view.locked, view.asker, view.twists),
        )
        if self._last is None or self._last[0] != key:
            self._last = (key, self.model_of(view))
        model = self._last[1]
        model.view = view
        return model

    def model_of(self, view: BombBustersView) -> TableModel:
        """Return the model of what the view shows."""
        return TableModel(view)

    def _choose(self, model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
        model.set_forbidden(legal)
        if model.view.phase == "choose":
            marks = only(Mark, legal)
            return self.mark(model, marks) if marks else best_choice(model, legal) or self.any(model, legal)
        if Begin() in legal:
            return self.any(model, [action for action in legal if action in _SWAPS] or [Begin()])
        if Special() in legal and (special := best_special(model, is_last=not _may_cut(legal))):
            return special
        if model.view.phase == "turn" and (accusation := best_accusation(model, legal)):
            return accusation
        if model.view.phase == "turn" and not _may_cut(legal):
            return self.any(model, [action for action in legal if not isinstance(action, Use)])
        return self._at_phase(model, legal)

    def _at_phase(self, model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
        match model.view.phase:
            case "token":
                return self.first_token(model, only(Mark, legal))
            case "turn":
                return self.turn(model, legal)
            case "aim":
                return self.point(model, only(Point, legal))
            case "announce":
                return self.announce(model, only(Announce, legal))
            case "lay":
                return self.lay(model, only(Lay, legal))
            case "cut":
                return self.cut(model, only(Cut, legal))
            case "mark":
                return self.mark(model, only(Mark, legal))
            case _:
                return self.with_card(model, legal)

    def claim(self, model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
        """BB-m10-3: claim the turn with a certain cut; otherwise one of the seats claims it at random."""
        if has_certain_cut(model):
            return because(legal[0], "claim.sure")
        view = model.view
        last = max(view.awaited, key=lambda seat: (seat - view.turn - 1) % len(view.players))
        return because(legal[0], "claim.nobody") if model.me == last else NOTHING

    @abstractmethod
    def turn(self, model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
        """BB-T1: choose the action of the turn."""

    def first_token(self, model: TableModel, marks: Sequence[Mark]) -> BotDecision:
        """BB-S7: choose the wire to mark with the first token."""
        return self.any(model, marks)

    def out_of_turn(self, model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision | None:
        """BB-Q6: choose a card to use out of turn, if any."""
        return None

    def lay(self, model: TableModel, lays: Sequence[Lay]) -> BotDecision:
        """BB-D2: choose the own copy to open."""
        return self.any(model, lays)

    def cut(self, model: TableModel, cuts: Sequence[Cut]) -> BotDecision:
        """BB-Q3: choose the matching wire to cut."""
        return self.any(model, cuts)

    def mark(self, model: TableModel, marks: Sequence[Mark]) -> BotDecision:
        """BB-Q3: choose the wire to mark."""
        return self.any(model, marks)

    def with_card(self, model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
        """Choose how to use a card in use, by this seat's or another player's choice."""
        return self.any(model, legal)

    def point(self, model: TableModel, points: Sequence[Point]) -> BotDecision:
        """BB-D1, BB-Q3: choose the next wire of the best cut with the chosen help."""
        return aim_at(model, aim_chosen(model), points)

    def announce(self, model: TableModel, announcements: Sequence[Announce]) -> BotDecision:
        """BB-D1: choose the likeliest announcement."""
        cuts = self.likely(model, announcements)
        return by_cut(Announce(cuts[0].values), model, cuts)

    def likely(self, model: TableModel, announcements: Sequence[Announce]) -> list[DualCut]:
        """BB-D1: return the possible announcements, the likeliest first."""
        pointed = aim_chosen(model).pointed
        said = [DualCut(pointed, action.values, model.deals.detector(pointed, action.values)) for action in announcements]
        return [cut for _, cut in ranked(said, lambda cut: cut.chances.success)]

    def any(self, model: TableModel, actions: Sequence[BombBustersAction]) -> BotDecision:
        """Choose at random, from the seed and the view alone; never `Back`, which would repeat for ever."""
        view, actions = model.view, [action for action in actions if not isinstance(action, Back)] or actions
        lot = f"{self.seed} {view.seat} {view.phase} {view.turns} {len(model.uncut)} {len(view.facts)}"
        return because(actions[crc32(lot.encode()) % len(actions)], "lot", count=len(actions))


def has_certain_cut(model: TableModel) -> bool:
    """BB-R1, BB-D1: return True if the seat can reveal reds, or has a dual cut that cannot go wrong."""
    if all(value == RED for value in model.mine.values()):
        return True
    return any(cut.chances.success > SURE for cut in model.single_cuts)


def _may_cut(legal: Sequence[BombBustersAction]) -> bool:
    """BB-T1: return True if the legal actions contain a cut or a reveal."""
    return any(isinstance(action, Point | Solo | Reveal) for action in legal)


def only(kind: type[A], legal: Sequence[BombBustersAction]) -> list[A]:
    """Return the actions of one kind."""
    return [action for action in legal if isinstance(action, kind)]
