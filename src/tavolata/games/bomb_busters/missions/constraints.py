"""BB-m31, BB-m32: constraint cards, and in one place what each of them forbids (BB-L1 to BB-L7)."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from tavolata.core.chance import Odds
from tavolata.core.game import CHANCE, Actor, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Change, Constrain, Keep
from tavolata.games.bomb_busters.content import RED, CardId, Value, mission_rules
from tavolata.games.bomb_busters.content.constraints import CONSTRAINTS, LETTERS, Constraint, Letter
from tavolata.games.bomb_busters.events import ConstraintDown, ConstraintLaid, ConstraintTaken
from tavolata.games.bomb_busters.facts import LacksFact, add_facts
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.state import Aim, Outcome, Place, RuleState, Slot, SlotSeen, State

S = TypeVar("S", bound=mission_rules.Spec)
K = TypeVar("K", bound=RuleState)


class ConstraintRule(MissionRule[S, K]):
    """Base class of the mission rules that bind seats by constraint cards."""

    @abstractmethod
    def binding(self, state: State, seat: Seat) -> Constraint | None:
        """Return the constraint card that binds a seat now."""

    def why_not_cut(self, state: State, seat: Seat, value: Value) -> Reason | None:
        """BB-L1: return the reason against cutting a value that the binding card does not have."""
        card = self.binding(state, seat)
        return None if card is None or value in card.values else ("BB-L1", "constraint-value")

    def may_solo(self, state: State, seat: Seat) -> bool:
        """BB-L5: return False under K, which forbids solo cuts."""
        card = self.binding(state, seat)
        return card is None or card.solo

    def may_serve(self, state: State, slot: Slot, helped: bool) -> bool:
        """BB-L3: return False under H for a wire with a token."""
        card = self.binding(state, state.turn)
        return card is None or card.tokens or slot.token is None

    def why_not_point(self, state: State, seat: Seat, place: Place, aim: Aim) -> Reason | None:
        """BB-L3: return the reason against pointing at a token under H; BB-L4: or at the end of a stand under I and J."""
        card = self.binding(state, seat)
        if card is None:
            return None
        if not card.tokens and state.at(place).token is not None:
            return "BB-L3", "constraint-token"
        return ("BB-L4", "constraint-end") if card.end and _is_end(state, place, card.end) else None

    def why_not_use(self, state: State, seat: Seat, card: CardId) -> Reason | None:
        """BB-L2: return the reason against equipment under G; BB-L3: or against the Post-it under H."""
        bound = self.binding(state, seat)
        if bound is None or (bound.equipment and (bound.tokens or card != "post-it")):
            return None
        return ("BB-L3", "constraint-post-it") if bound.equipment else ("BB-L2", "constraint-equipment")

    def steps_of_miss(self, state: State, steps: int) -> int:
        """BB-L6: return the steps of a miss: two under L."""
        card = self.binding(state, state.turn)
        return steps if card is None else max(steps, card.steps)

    def marks_miss(self, state: State, aim: Aim) -> bool:
        """BB-L3: return False under H for the player's own miss, and for a miss in the player's hand."""
        owner = state.owners[aim.pointed[0][0]]
        return all(card is None or card.tokens for card in (self.binding(state, seat) for seat in (state.turn, owner)))


def _is_end(state: State, place: Place, end: str) -> bool:
    """BB-L4: return True if a place is the outermost uncut wire at one end of its stand."""
    uncut = [slot for slot, wire in enumerate(state.stands[place[0]]) if not wire.cut]
    return place[1] == uncut[0 if end == "left" else -1]


class OwnConstraintsState(RuleState, frozen=True):
    """State of a mission rule: the letter of each seat's constraint card; cards that are turned down bind no one."""

    letters: tuple[Letter | None, ...] = ()
    down: tuple[Seat, ...] = ()


class OwnConstraintsView(RuleView, frozen=True, tag="own-constraints"):
    """View of a mission rule: the constraint card of each seat, the seats whose card is turned down, and the letters that are free."""

    letters: tuple[Letter | None, ...]
    down: tuple[Seat, ...]
    free: tuple[Letter, ...]


@implements(mission_rules.OwnConstraints)
class OwnConstraints(ConstraintRule[mission_rules.OwnConstraints, OwnConstraintsState]):
    """Mission rule (BB-m31): each player chooses a card that binds the own turns until it cannot be obeyed."""

    initial = OwnConstraintsState()

    def binding(self, state: State, seat: Seat) -> Constraint | None:
        """BB-m31: return the own card, unless it is turned down."""
        own = self.data(state)
        letter = own.letters[seat] if own.letters and seat not in own.down else None
        return CONSTRAINTS[letter] if letter else None

    def pending_actor(self, state: State) -> Actor | None:
        """BB-m31-1: return the next seat to choose a card: the captain first, clockwise, between the deal and the first tokens."""
        if state.stage != "dealt":
            return None
        letters = self._letters(state)
        order = ((state.captain + step) % state.seats for step in range(state.seats))
        return next((seat for seat in order if letters[seat] is None), None)

    def choices(self, state: State) -> Sequence[BombBustersAction]:
        """BB-m31-4: return the legal choices: any card that is free."""
        return [Constrain(letter) for letter in self._free(state)]

    def why_not_choose(self, state: State, action: BombBustersAction) -> Reason:
        """BB-m31: return the reason against a card: another player has it, or it is not in this mission."""
        return "BB-m31", "constraint-taken"

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-m31: apply the choice: place the card before its player."""
        assert isinstance(action, Constrain)
        letters = tuple(action.letter if seat == actor else letter for seat, letter in enumerate(self._letters(state)))
        return self.update(state, letters=letters), (ConstraintTaken(actor, action.letter),)

    def before_turn(self, state: State) -> Outcome:
        """BB-m31-3: turn a card down for good that fits no blue wire of its player; all players learn that."""
        seat = state.turn
        card, held = self.binding(state, seat), state.held(seat)
        if card is None or all(value == RED for value in held) or any(value in card.values for value in held):
            return state, ()
        tiles = tuple(slot.tile for slot in state.hand(seat))
        facts = add_facts(state.facts, *(LacksFact(tiles, value) for value in card.values))
        return self.update(replace(state, facts=facts), down=(*self.data(state).down, seat)), (ConstraintDown(seat, card.id),)

    def _letters(self, state: State) -> tuple[Letter | None, ...]:
        return self.data(state).letters or (None,) * state.seats

    def _free(self, state: State) -> tuple[Letter, ...]:
        return tuple(letter for letter in self.spec.letters if letter not in self.data(state).letters)

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see all cards."""
        free = self._free(state) if None in self._letters(state) else ()
        return OwnConstraintsView(self._letters(state), self.data(state).down, free)


class OpenConstraintState(RuleState, frozen=True):
    """State of a mission rule: the opened constraint cards; the last is in force unless it is `gone`. The captain has `decided` for this
    turn.
    """

    opened: tuple[Letter, ...] = ()
    gone: bool = True
    decided: bool = False


class OpenConstraintView(RuleView, frozen=True, tag="open-constraint"):
    """View of a mission rule: the open constraint card that binds all players, the former ones, and the size of the deck."""

    letter: Letter | None
    former: tuple[Letter, ...]
    left: int

    @property
    def steps_of_miss(self) -> int:
        """BB-L6: return the steps of a miss: two under L."""
        return CONSTRAINTS[self.letter].steps if self.letter else 1

    def may_serve(self, slot: SlotSeen) -> bool:
        """BB-L3: return False under H for a wire with a token."""
        return self.letter is None or CONSTRAINTS[self.letter].tokens or slot.token is None


@implements(mission_rules.OpenConstraint)
class OpenConstraint(ConstraintRule[mission_rules.OpenConstraint, OpenConstraintState]):
    """Mission rule (BB-m32): the open card binds all players; at the start of each turn the captain may change it."""

    initial = OpenConstraintState()

    def binding(self, state: State, seat: Seat) -> Constraint | None:
        """BB-m32: return the open card, if there is one."""
        deck = self.data(state)
        return None if deck.gone else CONSTRAINTS[deck.opened[-1]]

    def pending_actor(self, state: State) -> Actor | None:
        """BB-m32-10: return chance for the first card before the deal; BB-m32-1: the captain before each turn, or before their own."""
        deck = self.data(state)
        if deck.gone:
            return CHANCE if len(deck.opened) < len(LETTERS) else None
        is_time = state.stage == "turn" and (self.spec.when == "turn" or state.is_at_captain)
        return state.captain if is_time and not deck.decided else None

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-m32: return the random outcomes: any card that was not opened yet."""
        return Odds([Constrain(letter) for letter in LETTERS if letter not in self.data(state).opened])

    def choices(self, state: State) -> Sequence[BombBustersAction]:
        """BB-m32-1: return the captain's legal choices: keep the card or change it."""
        return [Keep(), Change()]

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-m32: apply the choice or draw: keep the card, remove it, or open the next; BB-m32-11: after the last one there is none."""
        opened = self.data(state).opened
        if isinstance(action, Constrain):
            return self.update(state, opened=(*opened, action.letter), gone=False), (ConstraintLaid(action.letter),)
        if isinstance(action, Keep):
            return self.update(state, decided=True), ()
        return self._without(state)

    def _without(self, state: State) -> Outcome:
        """BB-m32-11: remove the open card, and wait for the next one if there is one."""
        is_last = len(self.data(state).opened) == len(LETTERS)
        return self.update(state, gone=True, decided=True), (ConstraintLaid(None),) if is_last else ()

    def before_turn(self, state: State) -> Outcome:
        """BB-m32-1: reset the captain's decision, so that it can be made again."""
        return self.update(state, decided=False), ()

    def after_skips(self, state: State) -> Outcome | None:
        """BB-m32-3: replace the open card by the next one after a whole round of skips; return None if it is gone."""
        return None if self.data(state).gone else self._without(state)

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see the open card and the former ones."""
        deck = self.data(state)
        former = deck.opened if deck.gone else deck.opened[:-1]
        return OpenConstraintView(None if deck.gone else deck.opened[-1], former, len(LETTERS) - len(deck.opened))
