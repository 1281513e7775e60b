"""BB-m18: a number card is opened, all stands answer for it, and the opener names the player who must cut that value."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolata.core.chance import Odds
from tavolata.core.game import CHANCE, Actor, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Next, Number
from tavolata.games.bomb_busters.content import BLUE_VALUES, Value, mission_rules
from tavolata.games.bomb_busters.events import Named, NumberDrawn
from tavolata.games.bomb_busters.facts import NotAllRedFact, add_facts
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.rules.equipment import scanned
from tavolata.games.bomb_busters.rules.hands import is_all_red, left_of
from tavolata.games.bomb_busters.rules.turn import next_with_wires
from tavolata.games.bomb_busters.state import Outcome, RuleState, State


class RadarState(RuleState, frozen=True):
    """State of a mission rule: the opener and the open card, the stands that answered yes, the named seat, and the cards opened."""

    opener: Seat | None = None
    value: Value | None = None
    found: tuple[bool, ...] = ()
    named: Seat | None = None
    opened: tuple[Value, ...] = ()


class RadarView(RuleView, frozen=True, tag="radar"):
    """View of a mission rule: the open number card, its opener, the stands that hold it, the seat that must cut, and the pile's size."""

    opener: Seat | None
    value: Value | None
    found: tuple[bool, ...]
    named: Seat | None
    pile: tuple[Value, ...]


@implements(mission_rules.Radar)
class Radar(MissionRule[mission_rules.Radar, RadarState]):
    """Mission rule: every turn has an opener and a player who cuts."""

    initial = RadarState()

    def places_first_token(self, state: State, seat: Seat) -> bool:
        """BB-m18: return False, since there are no first tokens."""
        return False

    def pending_actor(self, state: State) -> Actor | None:
        """Return chance to open a card, then the opener to name a seat; BB-m18-4: None for a hand of reds."""
        own = self.data(state)
        if state.stage != "turn" or own.named is not None or is_all_red(state, state.turn):
            return None
        return CHANCE if own.value is None else state.turn

    def _pile(self, state: State) -> list[Value]:
        """BB-m18-5: return the values to draw from: unfinished ones not opened since the last shuffle, or else all unfinished ones."""
        left = [value for value in BLUE_VALUES if left_of(state, value)]
        return [value for value in left if value not in self.data(state).opened] or left

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-N1: return the random outcomes: any card of the pile."""
        return Odds([Number(value) for value in self._pile(state)])

    def choices(self, state: State) -> Sequence[BombBustersAction]:
        """BB-m18-1: return the legal choices: any seat that answered yes, also the opener."""
        seats = dict.fromkeys(owner for owner, has in zip(state.owners, self.data(state).found, strict=True) if has)
        return [Next(seat) for seat in seats]

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-m18: apply the drawn number, for which all stands are scanned, or the opener's choice of the seat that must cut."""
        if isinstance(action, Number):
            return self._open(state, action.value)
        assert isinstance(action, Next)
        named = self.update(state, named=action.seat)
        return replace(named, turn=action.seat, acting=action.seat), (Named(state.turn, action.seat),)

    def _open(self, state: State, value: Value) -> Outcome:
        """BB-m18-4: open a number card: all stands answer, and the opener is known to hold more than reds."""
        tiles = tuple(slot.tile for slot in state.hand(state.turn))
        told, event = scanned(replace(state, facts=add_facts(state.facts, NotAllRedFact(tiles))), state.turn, value)
        opened = self.data(state).opened if value not in self.data(state).opened else ()
        kept = self.update(told, opener=state.turn, value=value, found=event.found, opened=(*opened, value))
        return kept, (NumberDrawn(value), event)

    def why_not_cut(self, state: State, seat: Seat, value: Value) -> Reason | None:
        """BB-m18-3: return the reason against cutting another value than that of the open card."""
        return ("BB-m18", "not-the-opened") if self.data(state).value not in (None, value) else None

    def after_turn(self, state: State) -> Outcome:
        """BB-m18-4: discard the open card; a player who revealed reds opened none, and the next turn is at their left."""
        opener = state.turn if self.data(state).value is None else self.data(state).opener
        return self.update(state, opener=opener, value=None, found=(), named=None), ()

    def next_seat(self, state: State) -> Seat | None:
        """BB-m18-7: return the seat left of the opener."""
        opener = self.data(state).opener
        return None if opener is None else next_with_wires(state, opener)

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see the answers."""
        own = self.data(state)
        return RadarView(own.opener, own.value, own.found, own.named, tuple(self._pile(state)))
