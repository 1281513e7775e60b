"""The hooks by which a mission's rules change the base game, in four groups by phase; each method returns the base answer.

The decorator of a hook says how the answers of several rules are combined (`combinators.py`).
"""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.actions import BombBustersAction
from tavolata.games.bomb_busters.content import CardId, Token, Value, Wire
from tavolata.games.bomb_busters.facts import Facts
from tavolata.games.bomb_busters.missions.combinators import all_of, any_of, chain, concat, first, fold
from tavolata.games.bomb_busters.state import Aim, Outcome, Place, Slot, SlotSeen, Stand, State

Reason = tuple[str, str]
"""The id of the rule that forbids an action, and the end of the message key that explains it."""


class DealHooks:
    """Hooks for the deal and the first tokens."""

    @fold
    def dealing_order(self, state: State, order: Sequence[int]) -> Sequence[int]:
        """BB-S3: return the stands in the order in which the wires are dealt to them."""
        return order

    @fold
    def dealable(self, is_first: bool, is_second: bool, bag: tuple[Wire, ...]) -> tuple[Wire, ...]:
        """BB-S3: return the wires of the bag that can be dealt next, as the first of a stand or to a player's second stand."""
        return bag

    @first
    def unsorted(self, wires: Sequence[Wire], is_second: bool) -> int | None:
        """BB-S3: return the index of the dealt wire that is placed unsorted at the right end of its stand."""
        return None

    @chain
    def after_deal(self, state: State) -> Outcome:
        """BB-S3: apply the effect after all wires are dealt and sorted."""
        return state, ()

    @all_of
    def places_first_token(self, state: State, seat: Seat) -> bool:
        """BB-S7: return True if a seat places a first token."""
        return seat != state.captain or state.mission.captain_tells

    @fold
    def may_mark_first(self, slot: SlotSeen, may: bool) -> bool:
        """BB-S7: return True if a first token may go before this wire of the seat's own hand."""
        return may

    @fold
    def resampled(self, seat: Seat | None, random: Random, state: State) -> State:
        """Return the state with the data of this rule that a seat does not see drawn again at random."""
        return state


class LegalityHooks:
    """Hooks for what a seat may do."""

    @first
    def why_not_cut(self, state: State, seat: Seat, value: Value) -> Reason | None:
        """BB-D1, BB-C1: return the reason why a seat that holds a value may not announce or solo-cut it."""
        return None

    @all_of
    def may_solo(self, state: State, seat: Seat) -> bool:
        """BB-C1: return True if a seat may cut solo."""
        return True

    @all_of
    def may_serve(self, state: State, slot: Slot, helped: bool) -> bool:
        """BB-D2, BB-C1: return True if the player's own wire may be part of a cut; `helped` says that equipment helps this cut."""
        return True

    @first
    def why_not_point(self, state: State, seat: Seat, place: Place, aim: Aim) -> Reason | None:
        """BB-D1: return the reason why a seat may not point at another player's wire in this cut."""
        return None

    @first
    def why_not_use(self, state: State, seat: Seat, card: CardId) -> Reason | None:
        """BB-Q1: return the reason why a seat may not use a card that the base rules allow."""
        return None

    @fold
    def is_unlocked(self, state: State, card: CardId, unlocked: bool) -> bool:
        """BB-Q1: return True if a card is unlocked."""
        return unlocked

    @all_of
    def may_reveal(self, state: State, seat: Seat) -> bool:
        """BB-R1: return True if a hand of reds is revealed."""
        return True

    @concat
    def actions(self, state: State, seat: Seat) -> Sequence[BombBustersAction]:
        """BB-T1: return further actions of a seat in its turn."""
        return ()

    @concat
    def out_of_turn_actions(self, state: State, seat: Seat) -> Sequence[BombBustersAction]:
        """BB-Q6: return the actions of a seat that are legal out of turn too, before a cut begins."""
        return ()

    @any_of
    def is_muted(self, state: State, seat: Seat) -> bool:
        """Return True if a seat may not chat now."""
        return False


class EffectHooks:
    """Hooks for the meaning of tokens and the effects of actions and turns."""

    token_shows_value: ClassVar[bool] = True
    """BB-D4: True if a token shows the value of its wire."""
    keeps_tokens: ClassVar[bool] = False
    """BB-I1: True if a token stays before a wire that is cut."""
    moves_tokens: ClassVar[bool] = True
    """BB-Q4-2: True if a token moves with a swapped wire."""
    posts_before_cut: ClassVar[bool] = False
    """BB-Q4-4: True if a Post-it may go before a cut wire too."""

    @fold
    def token_for(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token) -> Token:
        """BB-D4: return the token that goes before a wire of a stand."""
        return token

    @fold
    def tokens_left(self, stands: Sequence[Sequence[SlotSeen]], token: Token, left: int) -> int:
        """BB-M2: return how many tokens of this kind are left in the supply."""
        return left

    @fold
    def facts_of_token(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token, said: bool, facts: Facts) -> Facts:
        """BB-D4, BB-I1: return the facts that a token states; `said` is True if it was said without a token."""
        return facts

    @fold
    def with_token_freed(self, token: Token, stands: tuple[Stand, ...]) -> tuple[Stand, ...]:
        """BB-I1: return the stands after a token of this kind is taken back, if none is left in the supply."""
        return stands

    @chain
    def after_announcement(self, state: State, values: tuple[Value, ...]) -> Outcome:
        """BB-D1, BB-C1: apply the cost of announcing values or of a solo cut."""
        return state, ()

    @any_of
    def may_cost(self, state: State, seat: Seat, value: Value) -> bool:
        """BB-C1: return True if a right cut of this value may advance the dial, as far as the seat on turn knows."""
        return False

    @any_of
    def is_fatal_miss(self, state: State, seat: Seat) -> bool:
        """BB-D4: return True if every miss of a seat explodes the bomb."""
        return False

    @fold
    def steps_of_miss(self, state: State, steps: int) -> int:
        """BB-D4: return how many steps a miss advances the dial."""
        return steps

    @all_of
    def marks_miss(self, state: State, aim: Aim) -> bool:
        """BB-D4: return True if a token is placed after a miss."""
        return True

    @first
    def mark_miss(self, state: State, aim: Aim) -> Outcome | None:
        """BB-D4: return the outcome of a miss that gets no true token; None if it does."""
        return None

    @chain
    def after_action(self, state: State) -> Outcome:
        """BB-D2: apply the effect of the turn's action (`state.turn_action`) after its wires are open."""
        return state, ()

    @chain
    def after_turn(self, state: State) -> Outcome:
        """BB-T1: apply the effect at the end of a turn that did not win."""
        return state, ()

    @chain
    def before_turn(self, state: State) -> Outcome:
        """BB-T1: apply the effect when a seat's turn comes (`state.turn`), before any rule asks for a choice."""
        return state, ()

    @first
    def after_skips(self, state: State) -> Outcome | None:
        """BB-T2: return the outcome of a whole round of skips; None if the bomb explodes."""
        return None

    @any_of
    def is_fatal_to_be_stuck(self, state: State) -> bool:
        """BB-T2: return True if a seat without a legal action explodes the bomb instead of being skipped."""
        return False

    @first
    def next_seat(self, state: State) -> Seat | None:
        """BB-T1: return the seat of the next turn; None if it is the next one clockwise."""
        return None

    @first
    def claimants(self, state: State) -> Sequence[Seat] | None:
        """BB-T1: return the seats that may claim the next turn; None if turns have an order."""
        return None


class ClockHooks:
    """Hooks for the clock."""

    @concat
    def ticks(self, state: State) -> Sequence[BombBustersAction]:
        """Return the next legal actions of the clock."""
        return ()

    def delay_ms(self, state: State, action: Any) -> int:
        """Return the delay between the moment a tick becomes legal and the moment the clock plays it."""
        raise AssertionError(f"{type(self).__name__} has no clock")

    def tick(self, state: State) -> Outcome:
        """Apply the effect of a tick."""
        raise AssertionError(f"{type(self).__name__} has no clock")

    @any_of
    def is_time_up(self, state: State) -> bool:
        """BB-E1: return True if the time of the mission is over."""
        return False


class Hooks(DealHooks, LegalityHooks, EffectHooks, ClockHooks):
    """Base class of all hooks, each with the answer of the base game."""


FLAGS = ("token_shows_value", "keeps_tokens", "moves_tokens", "posts_before_cut")
"""The hooks that are plain attributes."""
