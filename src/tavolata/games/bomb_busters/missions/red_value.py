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
    """The blue value that counts as red; None until it is drawn. Its wires are `r5`, where others are `5`."""

    value: Value | None


@implements(mission_rules.AsRed)
class AsRed(MissionRule[mission_rules.AsRed, RuleState]):
    """The wires of the drawn value are red ones with a number: they keep their place in the order, and count as red."""

    def pending_actor(self, state: State) -> Actor | None:
        """BB-m11-1: the card lies open before the deal."""
        return CHANCE if state.stage == "set-up" and state.mission.as_red is None else None

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-K1: any number."""
        return Odds([Number(value) for value in state.mission.numbers])

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-m11: the equipment card of that number, which nothing could unlock, is replaced, if the edition has it so."""
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
        """BB-m11-2: a first token may go before such a wire too."""
        return may or slot.value == RED

    def token_for(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token) -> Token:
        """BB-m11-2: it says the number."""
        return printed_on(slot.wire) if token == RED and slot.wire else token

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """All players see the card."""
        return AsRedView(state.mission.as_red)
