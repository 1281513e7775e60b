"""BB-m17: the captain is a liar, and all players know it: every token of the captain says what a wire is not."""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from tavolata.core.game import Actor, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Deny, Mark
from tavolata.games.bomb_busters.content import BLUE, CARDS, RED, CardId, Token, Value, mission_rules
from tavolata.games.bomb_busters.events import Denied
from tavolata.games.bomb_busters.facts import NotAllRedFact, NotValueFact, Tile, add_facts
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.rules.hands import tokens_left
from tavolata.games.bomb_busters.state import Aim, Outcome, Place, RuleState, SlotSeen, State


class LiarState(RuleState, frozen=True):
    """State of a mission rule: the number of first tokens placed by the liar, and the wires and numbers of a token still to place."""

    placed: int = 0
    places: tuple[Place, ...] = ()
    values: tuple[Value, ...] = ()


class LiarView(RuleView, frozen=True, tag="liar"):
    """View of a mission rule: the liar, how many first tokens are missing, and the wires of which one gets a false token now."""

    seat: Seat
    left: int
    tiles: tuple[Tile, ...]


@implements(mission_rules.Liar)
class Liar(MissionRule[mission_rules.Liar, LiarState]):
    """Mission rule (BB-m17-1): the captain lies, and chooses first the wire, then the number."""

    initial = LiarState()

    def pending_actor(self, state: State) -> Actor | None:
        """BB-m17-2: return the liar for the first tokens; BB-m17-3, BB-m17-4: and after a miss for the wire or the number."""
        lie = self.data(state)
        if state.stage == "dealt":
            return state.captain if lie.places or (lie.placed < self.spec.tokens and self._markable(state)) else None
        return state.captain if lie.places else None

    def choices(self, state: State) -> Sequence[BombBustersAction]:
        """Return the legal choices: the wire, if there is more than one; then the number."""
        lie = self.data(state)
        if not lie.places:
            return [Mark(*place) for place in self._markable(state)]
        if len(lie.places) > 1:
            return [Mark(*place) for place in lie.places if state.at(place).value != RED]
        return [Deny(value) for value in self._values(state, lie)]

    def _markable(self, state: State) -> list[Place]:
        """BB-m17-2: return the liar's blue wires without a false token."""
        return [place for place, slot in state.uncut(state.captain) if slot.value in BLUE and not slot.nots]

    def _values(self, state: State, lie: LiarState) -> Sequence[Value]:
        """BB-m17-2, BB-m17-4: return the numbers that may be denied: any untrue one with a token left, or the announced one."""
        if lie.values:
            return lie.values
        value = state.at(lie.places[0]).value
        return [other for other in state.mission.numbers if other != value and tokens_left(state.rules, state.stands, other)]

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """Apply the choice of the wire, which is then known not to be red, or of the number."""
        if isinstance(action, Mark):
            place = (action.stand, action.slot)
            known = add_facts(state.facts, NotValueFact(state.at(place).tile, RED))
            chosen = self.update(replace(state, facts=known), places=(place,))
            return self._denied(chosen, self.data(chosen).values[0]) if len(self.data(chosen).values) == 1 else (chosen, ())
        assert isinstance(action, Deny)
        return self._denied(state, action.value)

    def _denied(self, state: State, value: Value) -> Outcome:
        """BB-m17-6: place the false token beside earlier ones, each number once; without a token left it is announced."""
        lie = self.data(state)
        place = lie.places[0]
        slot, is_first = state.at(place), state.stage == "dealt"
        how: Literal["token", "shown", "known"] = "known" if value in slot.nots else "shown"
        if how == "shown" and tokens_left(state.rules, state.stands, value):
            how = "token"
        nots = (*slot.nots, value) if how == "token" else slot.nots
        stand = tuple(replace(other, nots=nots) if other.tile == slot.tile else other for other in state.stands[place[0]])
        told = replace(
            state,
            stands=(*state.stands[: place[0]], stand, *state.stands[place[0] + 1 :]),
            facts=add_facts(state.facts, NotValueFact(slot.tile, value)),
        )
        done = self.update(told, placed=lie.placed + is_first, places=(), values=())
        return done, (Denied(state.captain, *place, value, "first" if is_first else "missed", how),)

    def places_first_token(self, state: State, seat: Seat) -> bool:
        """BB-m17-2: return False for the liar, who has placed false tokens."""
        return seat != state.captain

    def mark_miss(self, state: State, aim: Aim) -> Outcome | None:
        """BB-m17-3, BB-m17-4: deny the announced value of a missed wire of the liar, who chooses which of several; None for others."""
        if state.owners[aim.pointed[0][0]] != state.captain:
            return None
        tiles = tuple(state.at(place).tile for place in aim.pointed)
        news = [NotValueFact(tile, value) for tile in tiles for value in aim.values]
        spared = NotAllRedFact(tiles) if len(tiles) > 1 else NotValueFact(tiles[0], RED)
        missed = self.update(replace(state, facts=add_facts(state.facts, *news, spared)), places=aim.pointed, values=aim.values)
        return (missed, ()) if len(tiles) > 1 or len(aim.values) > 1 else self._denied(missed, aim.values[0])

    def why_not_use(self, state: State, seat: Seat, card: CardId) -> Reason | None:
        """BB-m17, BB-m17-8: return the reason against the table's equipment, which the liar may not use."""
        return ("BB-m17", "liar-uses-none") if seat == state.captain and card in CARDS else None

    def tokens_left(self, stands: Sequence[Sequence[SlotSeen]], token: Token, left: int) -> int:
        """BB-m17-6: return the tokens left in the supply, from which the false ones come too."""
        return left - sum(token in slot.nots for stand in stands for slot in stand)

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see the tokens."""
        lie = self.data(state)
        return LiarView(state.captain, self.spec.tokens - lie.placed, tuple(state.at(place).tile for place in lie.places))
