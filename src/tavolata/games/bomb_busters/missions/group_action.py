"""BB-m13, BB-m23, BB-m30: a special action that cuts several wires at once, also the player's own; all must be right."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, TypeVar

from msgspec.structs import replace

from tavolata.core.chance import Odds
from tavolata.core.game import CHANCE, Actor, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Number, Point, Special
from tavolata.games.bomb_busters.content import BLUE_VALUES, NUMBERS, RED, YELLOW, CardId, Value, Wire, mission_rules
from tavolata.games.bomb_busters.events import NumberDrawn, PileShrank, Pointed, SpecialBegun, SpecialJudged
from tavolata.games.bomb_busters.facts import Fact, HoldsFact, LacksFact, add_facts
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.missions.trials import TrialState
from tavolata.games.bomb_busters.rules.cut import open_wires
from tavolata.games.bomb_busters.rules.hands import left_of
from tavolata.games.bomb_busters.rules.opening import base_order
from tavolata.games.bomb_busters.rules.turn import lose
from tavolata.games.bomb_busters.state import Outcome, Place, RuleState, State, TurnAction

S = TypeVar("S", bound=mission_rules.Spec)
K = TypeVar("K", bound="SpecialActionState")


class SpecialActionState(RuleState, frozen=True):
    """State of a mission rule: the wires that are pointed at during the special action, and whether it is done."""

    pointed: tuple[Place, ...] = ()
    pointing: bool = False
    done: bool = False


class FourTogetherState(SpecialActionState, frozen=True):
    """State of a mission rule (BB-m23): the number whose wires are cut together, and how many cards the pile has."""

    value: Value | None = None
    pile: int = 0


class RedsTogetherState(SpecialActionState, frozen=True):
    """State of a mission rule (BB-m13): the stands to which the reds will be dealt, as far as drawn."""

    stands: tuple[int, ...] = ()


class SpecialView(RuleView, frozen=True, tag="special"):
    """View of a mission rule: the value whose wires can only be cut together, how many those are, the tiles pointed at, and how many cards
    are in the pile.
    """

    has_actions: ClassVar[bool] = True
    value: Value | None
    wires: int
    pointed: tuple[int, ...]
    done: bool
    pile: int


class SpecialAction(MissionRule[S, K]):
    """Base class of the mission rules with a special action: it is begun, then one wire after the other is pointed at."""

    @abstractmethod
    def may_begin(self, state: State, seat: Seat) -> bool:
        """Return True if a seat may begin the special action in its turn."""

    @abstractmethod
    def value(self, state: State) -> Value | None:
        """Return the value that all wires of the special action must have."""

    @abstractmethod
    def wires(self, state: State) -> int:
        """Return how many wires are cut together."""

    def pile(self, state: State) -> int:
        """Return how many cards are in the rule's pile."""
        return 0

    def actions(self, state: State, seat: Seat) -> Sequence[BombBustersAction]:
        """BB-N6: return the action that begins the special action, if the seat may in its turn."""
        own = self.data(state)
        return [Special()] if not own.done and state.aim is None and self.may_begin(state, seat) else []

    def apply_action(self, state: State, seat: Seat, action: BombBustersAction) -> Outcome:
        """BB-N6: begin the special action."""
        begun = self.update(state, pointing=True)
        return replace(begun, phase="choose", pending_rule=self.index, acting=seat), (SpecialBegun(seat),)

    def pending_actor(self, state: State) -> Actor | None:
        """BB-N6: return the player on turn until all wires are pointed at."""
        return state.turn if self.data(state).pointing else None

    def choices(self, state: State) -> Sequence[BombBustersAction]:
        """BB-N6: return the legal choices: any uncut wire, also the player's own."""
        pointed = self.data(state).pointed
        places = [place for seat in range(state.seats) for place, _ in state.uncut(seat) if place not in pointed]
        return [Point(*place) for place in places]

    def why_not_choose(self, state: State, action: BombBustersAction) -> Reason:
        """BB-N6: return the reason against a wire that is cut or already pointed at."""
        return "BB-N6", "special-point"

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-N6: apply the choice of one more wire; the last one leads to the judgement of all."""
        assert isinstance(action, Point)
        assert action.slot is not None
        pointed = (*self.data(state).pointed, (action.stand, action.slot))
        event = Pointed(state.turn, action.stand, action.slot)
        if len(pointed) < self.wires(state):
            return self.update(state, pointed=pointed), (event,)
        after, events = self._judge(self.update(state, pointed=(), pointing=False), pointed)
        return after, (event, *events)

    def _judge(self, state: State, pointed: Sequence[Place]) -> Outcome:
        """BB-N6: cut all wires together if all are right; otherwise explode the bomb."""
        value = self.value(state)
        assert value is not None
        right = all(state.at(place).value == value for place in pointed)
        judged = SpecialJudged(state.turn, value, right)
        if not right:
            lost, events = lose(state, "special")
            return lost, (judged, *events)
        opened, events = open_wires(self.update(state, done=True), pointed)
        done = replace(opened, stage="cut", turn_action=TurnAction("special", value, len(pointed)))
        after, more = state.rules.after_action(done)
        return after, (judged, *events, *more)

    def view(self, state: State, seat: Seat | None) -> RuleView | None:
        """Return the rule's view; all players see it."""
        own = self.data(state)
        tiles = tuple(state.at(place).tile for place in own.pointed)
        return SpecialView(self.value(state), self.wires(state), tiles, own.done, self.pile(state))


@implements(mission_rules.FourTogether)
class FourTogether(SpecialAction[mission_rules.FourTogether, FourTogetherState]):
    """Mission rule (BB-m23): the four wires of a number are cut together; until then a pile of equipment shrinks, and the rest of it comes
    then.
    """

    initial = FourTogetherState()

    def value(self, state: State) -> Value | None:
        """BB-m23: return the number of the open card."""
        return self.data(state).value

    def wires(self, state: State) -> int:
        """BB-m23: return how many wires are cut together: all four."""
        return NUMBERS.copies

    def pile(self, state: State) -> int:
        """BB-m23-5: return how many cards are left in the pile."""
        return self.data(state).pile

    def pending_actor(self, state: State) -> Actor | None:
        """BB-m23-1: return chance for the number card after the first tokens; then the player on turn, who points."""
        if state.stage == "told":
            return CHANCE if self.data(state).value is None else None
        return super().pending_actor(state)

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-m23: return the random outcomes: any number card."""
        return Odds([Number(value) for value in BLUE_VALUES])

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-m23-1: apply the draw of the number card, which starts the pile; or the choice of a wire."""
        if isinstance(action, Number):
            return self.update(state, value=action.value, pile=self.spec.pile), (NumberDrawn(action.value),)
        return super().apply_choice(state, actor, action)

    def may_begin(self, state: State, seat: Seat) -> bool:
        """BB-m23-3: return True: any player may in their turn."""
        return True

    def why_not_cut(self, state: State, seat: Seat, value: Value) -> Reason | None:
        """BB-m23-2: return the reason against cutting the number otherwise than together."""
        own = self.data(state)
        return ("BB-m23-2", "special-only") if value == own.value and not own.done else None

    def before_turn(self, state: State) -> Outcome:
        """BB-m23-5: remove a card from the pile each time that play passes the captain's seat, but for the first."""
        own = self.data(state)
        if own.done or not own.pile or not self._is_new_round(state):
            return state, ()
        return self.update(state, pile=own.pile - 1), (PileShrank(own.pile - 1),)

    def _is_new_round(self, state: State) -> bool:
        """BB-m23-5: return True if play comes to the captain, but for the first time."""
        return state.turns > 0 and state.is_at_captain

    def after_action(self, state: State) -> Outcome:
        """BB-m23-7: open the rest of the pile after the special action."""
        own = self.data(state)
        if state.turn_action is None or state.turn_action.kind != "special":
            return state, ()
        return replace(self.update(state, pile=0), to_equip=own.pile), ()

    def is_unlocked(self, state: State, card: CardId, unlocked: bool) -> bool:
        """BB-m23-7: return True, since no card of the pile needs unlocking."""
        return True


@implements(mission_rules.RedsTogether)
class RedsTogether(SpecialAction[mission_rules.RedsTogether, RedsTogetherState]):
    """Mission rule (BB-m13): the reds are dealt one a player, and cut together by a special action; they are not revealed."""

    initial = RedsTogetherState()

    def value(self, state: State) -> Value | None:
        """BB-m13: return the value of the wires: red."""
        return RED

    def wires(self, state: State) -> int:
        """BB-m13: return how many reds are cut together: all three."""
        return state.mission.red.in_play

    def pending_actor(self, state: State) -> Actor | None:
        """BB-m13-1: return chance for the stand of each red before the deal; then the player on turn, who points."""
        if state.stage == "set-up":
            return CHANCE if len(self.data(state).stands) < len(self._holders(state)) else None
        return super().pending_actor(state)

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-m13-1, BB-m13-2: return the random outcomes: any place of the hand, so that each deal that fits is as likely as any other."""
        stands = self._open_stands(state)
        order = base_order(state)
        return Odds([Point(stand) for stand in stands], [order.count(stand) for stand in stands])

    def _holders(self, state: State) -> list[Seat]:
        """BB-m13: return the seats that get a red: clockwise from the captain, with two players the captain twice."""
        return [(state.captain + step) % state.seats for step in range(self.wires(state))]

    def _open_stands(self, state: State) -> list[int]:
        """Return the stands of the next holder, with two players the captain's other one for the third red."""
        given = self.data(state).stands
        return [stand for stand in state.stands_of(self._holders(state)[len(given)]) if stand not in given]

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-m13-1: apply the draw of the stand that gets a red; it sends no event."""
        if state.stage == "set-up" and isinstance(action, Point):
            return self.update(state, stands=(*self.data(state).stands, action.stand)), ()
        return super().apply_choice(state, actor, action)

    def dealing_order(self, state: State, order: Sequence[int]) -> Sequence[int]:
        """BB-m13-2: return the stands in dealing order: the reds first, then the rest up to each stand's usual number of wires."""
        rest, first = list(order), self.data(state).stands
        for stand in first:
            rest.remove(stand)
        return [*first, *rest]

    def dealable(self, is_first: bool, is_second: bool, bag: tuple[Wire, ...]) -> tuple[Wire, ...]:
        """BB-m13: return the wires that can be dealt next: the reds first."""
        return tuple(wire for wire in bag if wire.startswith(RED)) or bag

    def facts_of_deal(self, state: State) -> list[Fact]:
        """BB-m13: return the facts of which hands hold reds; with two players the captain has one on each stand."""
        holders = self._holders(state)
        facts: list[Fact] = []
        for seat in range(state.seats):
            hand = [tuple(slot.tile for slot in state.stands[stand]) for stand in state.stands_of(seat)]
            groups = hand if holders.count(seat) > 1 else [tuple(tile for tiles in hand for tile in tiles)]
            facts += [HoldsFact(tiles, RED) if seat in holders else LacksFact(tiles, RED) for tiles in groups]
        return facts

    def after_deal(self, state: State) -> Outcome:
        """BB-m13: add the public facts of the deal; the drawn stands are discarded."""
        return self.update(replace(state, facts=add_facts(state.facts, *self.facts_of_deal(state))), stands=()), ()

    def may_begin(self, state: State, seat: Seat) -> bool:
        """BB-m13-3: return True if the seat holds a red; with four or five players for any seat."""
        return state.seats > 3 or RED in state.held(seat)

    def may_reveal(self, state: State, seat: Seat) -> bool:
        """BB-m13-6: return False, since reds are not revealed."""
        return False

    def why_not_use(self, state: State, seat: Seat, card: CardId) -> Reason | None:
        """BB-m13-6: return the reason against the Coffee Mug for a hand with nothing but red, which it does not save."""
        only_red = card == "coffee-mug" and all(value == RED for value in state.held(seat))
        return ("BB-m13-6", "only-special") if only_red else None


@implements(mission_rules.YellowShot)
class YellowShot(SpecialAction[mission_rules.YellowShot, SpecialActionState]):
    """Mission rule (BB-m30-10): the player on turn points at all yellow wires that are left, in all hands, at once."""

    initial = SpecialActionState()

    def may_begin(self, state: State, seat: Seat) -> bool:
        """Return False, since the trials start this action, not a player."""
        return False

    def value(self, state: State) -> Value | None:
        """BB-m30-10: return the value of the wires: yellow."""
        return YELLOW

    def wires(self, state: State) -> int:
        """BB-m30-10: return how many yellow wires are left."""
        return left_of(state, YELLOW)

    def pending_actor(self, state: State) -> Actor | None:
        """BB-m30-10: return the player on turn once the trials ask for the shot; None if no yellow is left."""
        return state.turn if state.stage == "cut" and self._is_due(state) else None

    def _is_due(self, state: State) -> bool:
        is_asked = any(isinstance(kept, TrialState) and kept.is_to_shoot for kept in state.rule_states)
        return is_asked and not self.data(state).done and self.wires(state) > 0

    def view(self, state: State, seat: Seat | None) -> RuleView | None:
        """Return the rule's view; all players see it once it is due."""
        return super().view(state, seat) if self._is_due(state) else None
