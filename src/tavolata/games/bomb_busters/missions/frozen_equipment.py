"""BB-m15: equipment lies face down, and a card is turned up with each number card whose value is finished."""

from msgspec.structs import replace

from tavolata.core.game import CHANCE, Actor, Odds, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Equip, Number
from tavolata.games.bomb_busters.content import BLUE_VALUES, CardId, Value, mission_rules
from tavolata.games.bomb_busters.events import NumberDrawn, TurnedUp
from tavolata.games.bomb_busters.missions.answers import carries_out
from tavolata.games.bomb_busters.missions.mission_rule import Twist, TwistView
from tavolata.games.bomb_busters.rules.hands import left_of
from tavolata.games.bomb_busters.rules.opening import in_order
from tavolata.games.bomb_busters.state import Kept, Outcome, State


class Ice(Kept, frozen=True):
    """The number cards that were opened, the one that lies open, and whether an equipment card is to be turned up."""

    opened: tuple[Value, ...] = ()
    current: Value | None = None
    is_owed: bool = False


class ThawView(TwistView, frozen=True, tag="thaw"):
    """The number card that lies open, how many are left in the pile, and how many equipment cards lie face down."""

    current: Value | None
    pile: int
    frozen: int


@carries_out(mission_rules.Thaw)
class Thaw(Twist[mission_rules.Thaw, Ice]):
    """BB-m15-5: no card is unlocked by its number; what lies open is ready."""

    kept = Ice()

    def _frozen(self, state: State) -> int:
        """BB-m15: as many cards as players, but for those that were turned up."""
        return state.seats - len(state.cards)

    def asks(self, state: State) -> Actor | None:
        """BB-m15-4: first the equipment card that was earned, then the next number card, while there are any (BB-m15-2)."""
        if state.stage not in ("set-up", "cut"):
            return None
        ice = self.own(state)
        return CHANCE if ice.is_owed or (ice.current is None and len(ice.opened) < len(BLUE_VALUES)) else None

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-m15-1: any card of the mission that was not turned up, as nobody has seen which lie there; or any number card of the pile."""
        ice = self.own(state)
        if ice.is_owed:
            return Odds([Equip(card) for card in state.mission.cards if card not in state.cards])
        return Odds([Number(value) for value in BLUE_VALUES if value not in ice.opened])

    def answer(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-m15-3: a number card whose value is finished already is passed over."""
        if isinstance(action, Equip):
            turned = replace(self.keep(state, is_owed=False), cards=in_order((*state.cards, action.card)))
            return turned, (TurnedUp(action.card),)
        assert isinstance(action, Number)
        current = action.value if left_of(state, action.value) else None
        return self.keep(state, opened=(*self.own(state).opened, action.value), current=current), (NumberDrawn(action.value),)

    def after_deed(self, state: State) -> Outcome:
        """BB-m15: all four wires of the open card's value are cut."""
        current = self.own(state).current
        if current is None or left_of(state, current):
            return state, ()
        return self.keep(state, current=None, is_owed=self._frozen(state) > 0), ()

    def is_unlocked(self, state: State, card: CardId, unlocked: bool) -> bool:
        """BB-m15: whatever its number is."""
        return True

    def shown(self, state: State, seat: Seat | None) -> TwistView:
        """Everybody sees the open card and the backs of the others."""
        ice = self.own(state)
        return ThawView(ice.current, len(BLUE_VALUES) - len(ice.opened), self._frozen(state))
