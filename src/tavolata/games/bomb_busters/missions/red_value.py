"""BB-m11: a number card names the blue value that counts as red."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolata.core.chance import Odds
from tavolata.core.game import CHANCE, Actor, Event, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Number
from tavolata.games.bomb_busters.content import CARDS, RED, Token, Value, mission_rules, printed_on
from tavolata.games.bomb_busters.events import CardReplaced, NumberDrawn
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.state import Outcome, RuleState, SlotSeen, State


class AsRedView(RuleView, frozen=True, tag="as-red"):
    """View of a mission rule: the blue value that counts as red; None until it is drawn. Its wires are `r5`, where others are `5`."""

    value: Value | None


@implements(mission_rules.AsRed)
class AsRed(MissionRule[mission_rules.AsRed, RuleState]):
    """Mission rule: the wires of the drawn value count as red; they keep their number and place in the order."""

    def pending_actor(self, state: State) -> Actor | None:
        """BB-m11-1: return chance for the number card, before the deal."""
        return CHANCE if state.stage == "set-up" and state.mission.as_red is None else None

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-K1: return the random outcomes: any number."""
        return Odds([Number(value) for value in state.mission.numbers])

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-m11: apply the draw; the equipment card of that number cannot be unlocked and is replaced, if the edition says so."""
        assert isinstance(action, Number)
        useless = [card for card in CARDS if CARDS[card].value == action.value] if self.spec.replaces else []
        out = [card for card in state.cards if card in useless]
        after = replace(
            state,
            mission=replace(state.mission, as_red=action.value, banned=(*state.mission.banned, *useless)),
            cards=tuple(card for card in state.cards if card not in out),
            to_equip=state.to_equip + len(out),
        )
        events: list[Event] = [NumberDrawn(action.value), *map(CardReplaced, out)]
        return after, tuple(events)

    def may_mark_first(self, slot: SlotSeen, may: bool) -> bool:
        """BB-m11-2: return True also for a wire of the value that counts as red."""
        return may or slot.value == RED

    def token_for(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token) -> Token:
        """BB-m11-2: return the token with the number of a wire that counts as red."""
        return printed_on(slot.wire) if token == RED and slot.wire else token

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see the card."""
        return AsRedView(state.mission.as_red)
