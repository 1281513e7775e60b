"""BB-m12: a number card on each equipment card, which wants its own pair of wires too."""

import msgspec

from tavolata.core.chance import Odds
from tavolata.core.game import CHANCE, Actor, Event, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Number
from tavolata.games.bomb_busters.content import BLUE_VALUES, NUMBERS, CardId, Value, mission_rules
from tavolata.games.bomb_busters.events import Padlocked, Unlocked
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.rules.usable import is_unlocked
from tavolata.games.bomb_busters.state import Outcome, RuleState, State


class PadlocksState(RuleState, frozen=True):
    """State of mission rule BB-m12: the number card on each equipment card, in the order of drawing."""

    numbers: tuple[tuple[CardId, Value], ...] = ()

    def on(self, card: CardId) -> Value | None:
        """Return the number card on an equipment card."""
        return next((value for other, value in self.numbers if other == card), None)


class Padlock(msgspec.Struct, frozen=True):
    """Part of the padlocks' view: the number card on an equipment card; it is gone once `cut` of its wires are the `needed`."""

    card: CardId
    value: Value
    cut: int
    needed: int


class PadlocksView(RuleView, frozen=True, tag="padlocks"):
    """View of a mission rule: the number cards on the equipment cards, including those of cards that left."""

    padlocks: tuple[Padlock, ...]


@implements(mission_rules.Padlocks)
class Padlocks(MissionRule[mission_rules.Padlocks, PadlocksState]):
    """Mission rule: an equipment card is unlocked once both its own pair and that of its number card are cut."""

    initial = PadlocksState()

    def pending_actor(self, state: State) -> Actor | None:
        """BB-m12-2: return chance for the number card of each equipment card, also of those that the False Bottom brings."""
        return CHANCE if state.stage in ("set-up", "cut") and self._bare(state) else None

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-N1: return the random outcomes: any number card that lies on no equipment card."""
        lying = [value for _, value in self.data(state).numbers]
        return Odds([Number(value) for value in BLUE_VALUES if value not in lying])

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-m12-3: apply the draw: place the number card; wires that are already cut count."""
        assert isinstance(action, Number)
        card = self._bare(state)[0]
        locked = self.update(state, numbers=(*self.data(state).numbers, (card, action.value)))
        events: list[Event] = [Padlocked(card, action.value)]
        return locked, (*events, Unlocked(card)) if is_unlocked(locked, card) else tuple(events)

    def _bare(self, state: State) -> list[CardId]:
        """Return the equipment cards without a number card."""
        return [card for card in state.cards if self.data(state).on(card) is None]

    def is_unlocked(self, state: State, card: CardId, unlocked: bool) -> bool:
        """BB-m12: return True if both pairs are cut, in any order."""
        value = self.data(state).on(card)
        return unlocked and value is not None and state.cuts.get(value, 0) >= NUMBERS.cut_to_unlock

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see the cards."""
        return PadlocksView(
            tuple(Padlock(card, value, state.cuts.get(value, 0), NUMBERS.cut_to_unlock) for card, value in self.data(state).numbers)
        )
