"""BB-m15: equipment lies face down, and a card is turned up with each number card whose value is finished."""

from msgspec.structs import replace

from tavolata.core.chance import Odds
from tavolata.core.game import CHANCE, Actor, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Equip, Number
from tavolata.games.bomb_busters.content import BLUE_VALUES, CardId, Value, mission_rules
from tavolata.games.bomb_busters.events import NumberDrawn, TurnedUp
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.rules.hands import left_of
from tavolata.games.bomb_busters.rules.opening import in_order
from tavolata.games.bomb_busters.state import Outcome, RuleState, State


class ThawState(RuleState, frozen=True):
    """State of a mission rule: the opened number cards, the one that lies open, and whether an equipment card is to be turned up."""

    opened: tuple[Value, ...] = ()
    current: Value | None = None
    is_owed: bool = False


class ThawView(RuleView, frozen=True, tag="thaw"):
    """View of a mission rule: the number card that lies open, how many are left in the pile, and how many equipment cards lie face down."""

    current: Value | None
    pile: int
    frozen: int


@implements(mission_rules.Thaw)
class Thaw(MissionRule[mission_rules.Thaw, ThawState]):
    """Mission rule (BB-m15-5): no equipment card is unlocked by its number; a card that lies face up is ready."""

    initial = ThawState()

    def _frozen(self, state: State) -> int:
        """BB-m15: return how many equipment cards are still face down; at first one a player."""
        return state.seats - len(state.cards)

    def pending_actor(self, state: State) -> Actor | None:
        """BB-m15-4: return chance for an equipment card that was earned, then for the next number card, while any are left (BB-m15-2)."""
        if state.stage not in ("set-up", "cut"):
            return None
        ice = self.data(state)
        return CHANCE if ice.is_owed or (ice.current is None and len(ice.opened) < len(BLUE_VALUES)) else None

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-m15-1: return the random outcomes: any card of the mission that was not turned up, or any number card of the pile."""
        ice = self.data(state)
        if ice.is_owed:
            return Odds([Equip(card) for card in state.mission.cards if card not in state.cards])
        return Odds([Number(value) for value in BLUE_VALUES if value not in ice.opened])

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-m15-3: apply the draw; a number card whose value is already finished is passed over."""
        if isinstance(action, Equip):
            turned = replace(self.update(state, is_owed=False), cards=in_order((*state.cards, action.card)))
            return turned, (TurnedUp(action.card),)
        assert isinstance(action, Number)
        current = action.value if left_of(state, action.value) else None
        return self.update(state, opened=(*self.data(state).opened, action.value), current=current), (NumberDrawn(action.value),)

    def after_action(self, state: State) -> Outcome:
        """BB-m15: close the open number card once all four wires of its value are cut; an equipment card is then owed."""
        current = self.data(state).current
        if current is None or left_of(state, current):
            return state, ()
        return self.update(state, current=None, is_owed=self._frozen(state) > 0), ()

    def is_unlocked(self, state: State, card: CardId, unlocked: bool) -> bool:
        """BB-m15: return True: face-up cards are unlocked, whatever is cut of their number."""
        return True

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see the open card, and how many are face down."""
        ice = self.data(state)
        return ThawView(ice.current, len(BLUE_VALUES) - len(ice.opened), self._frozen(state))
