"""The questions that the base rules ask of a mission, each answered as the base game answers it.

A mission names its twists in `content/missions.toml`; each is a class of this folder, which answers otherwise where it bends the
rules. What it keeps on the table is its own frozen data in `State.twists`. Where it wants something of chance or of a seat it says
so at a stage of the game (`asks`), and is given the answer; when no twist asks any more, the base rules go on.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from tavolata.core.game import Actor, Odds, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction
from tavolata.games.bomb_busters.content import CardId, Token, Value, Wire
from tavolata.games.bomb_busters.content.mission_rules import Spec
from tavolata.games.bomb_busters.facts import Facts
from tavolata.games.bomb_busters.state import Aim, Kept, Outcome, Place, Slot, SlotSeen, Stand, State

S = TypeVar("S", bound=Spec)
K = TypeVar("K", bound=Kept)

Reason = tuple[str, str]
"""The rule that forbids something, and the end of the key of the sentence that says so."""


class TwistView(msgspec.Struct, frozen=True, tag_field="kind"):
    """What a twist shows of what it keeps, and what everybody can tell from that."""

    has_actions: ClassVar[bool] = False
    """BB-T1: whether one may act although one can cut nothing."""

    @property
    def steps_of_miss(self) -> int:
        """BB-D4: by how much a miss advances the dial."""
        return 1

    def may_serve(self, slot: SlotSeen) -> bool:
        """BB-D2: whether a wire of the seat whose turn it is may be its part of a cut, as far as everybody can tell."""
        return True


class Twist(Generic[S, K]):
    """A twist that bends nothing: what it is made of, and its place among those of its mission."""

    is_secret: ClassVar[bool] = False
    """Whether what it forbids is known only to whom it binds."""
    kept: ClassVar[Kept | None] = None
    """What it keeps before anything has happened."""
    acts_aside: ClassVar[bool] = False
    """Whether its actions are none of a turn, which goes on after them."""
    tells_values: ClassVar[bool] = True
    """BB-D4: whether a token tells a wire's value."""
    keeps_tokens: ClassVar[bool] = False
    """BB-I1: whether a token stays before a wire that is cut."""
    moves_tokens: ClassVar[bool] = True
    """BB-Q4-2: whether a token goes with a wire that is swapped."""
    posts_before_cut: ClassVar[bool] = False
    """BB-Q4-4: whether a Post-it may go before a cut wire too."""

    def __init__(self, spec: S, place: int) -> None:
        self.spec = spec
        self.place = place

    def own(self, state: State) -> K:
        """What it keeps now."""
        return state.twists[self.place]  # type: ignore[return-value]

    def keep(self, state: State, **changes: Any) -> State:
        """The position after what it keeps has changed."""
        kept = msgspec.structs.replace(self.own(state), **changes)
        return msgspec.structs.replace(state, twists=(*state.twists[: self.place], kept, *state.twists[self.place + 1 :]))

    # What it wants of chance and of the players

    def asks(self, state: State) -> Actor | None:
        """Who has to do something for it at this stage: chance, a seat, or nobody any more."""
        return None

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """What chance may do, where it is asked."""
        raise AssertionError(f"{type(self).__name__} draws nothing")

    def choices(self, state: State) -> Sequence[BombBustersAction]:
        """What the seat that is asked may do."""
        raise AssertionError(f"{type(self).__name__} asks nobody")

    def why_not_choose(self, state: State, action: BombBustersAction) -> Reason:
        """Why what the seat that is asked wants is not among its choices."""
        return "BB-N7", "not-offered"

    def answer(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """What follows from what chance or the seat did."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    # How wires are dealt

    def dealing_order(self, state: State, order: Sequence[int]) -> Sequence[int]:
        """BB-S3: to which stands the wires are dealt one after the other, if so far it is so."""
        return order

    def to_deal(self, bag: tuple[Wire, ...], is_first: bool, is_second: bool) -> tuple[Wire, ...]:
        """BB-S3: which wires of the bag can be dealt next: the first to a stand or another, to a player's second stand or not."""
        return bag

    def unsorted(self, wires: Sequence[Wire], is_second: bool) -> int | None:
        """BB-S3: which of the wires that were dealt to a stand, be it a player's second, in this order, stands unsorted at its right."""
        return None

    # What may be done

    def tells_first(self, state: State, seat: Seat) -> bool:
        """BB-S7: whether a seat places a first token as ever."""
        return True

    def may_tell_first(self, slot: SlotSeen, may: bool) -> bool:
        """BB-S7: whether a first token may go before an own wire, if so far it may or may not."""
        return may

    def why_not_cut(self, state: State, seat: Seat, value: Value) -> Reason | None:
        """BB-D1, BB-C1: what forbids a seat that holds this value to announce or solo-cut it now."""
        return None

    def may_solo(self, state: State, seat: Seat) -> bool:
        """BB-C1: whether a seat may cut alone."""
        return True

    def may_serve(self, state: State, slot: Slot, helped: bool) -> bool:
        """BB-D2, BB-C1: whether an own wire may be one's part of a cut, which equipment helps or not."""
        return True

    def why_not_point(self, state: State, seat: Seat, place: Place, aim: Aim) -> Reason | None:
        """BB-D1: what forbids a seat to point at another's wire in this cut."""
        return None

    def why_not_use(self, state: State, seat: Seat, card: CardId) -> Reason | None:
        """BB-Q1: what forbids a seat to use a card that the base rules let it use."""
        return None

    def is_unlocked(self, state: State, card: CardId, unlocked: bool) -> bool:
        """BB-Q1: whether a card is unlocked, if so far it is or is not."""
        return unlocked

    def may_reveal(self, state: State, seat: Seat) -> bool:
        """BB-R1: whether a hand of reds is revealed."""
        return True

    def actions(self, state: State, seat: Seat) -> Sequence[BombBustersAction]:
        """BB-T1: what else a seat may do in its turn."""
        return ()

    def act(self, state: State, seat: Seat, action: BombBustersAction) -> Outcome:
        """What follows from what else a seat did, in its turn or out of it."""
        raise AssertionError(f"{type(self).__name__} has no actions of its own")

    def interjections(self, state: State, seat: Seat) -> Sequence[BombBustersAction]:
        """BB-Q6: what a seat may do also out of turn, while nothing of a cut has begun."""
        return ()

    def is_muted(self, state: State, seat: Seat) -> bool:
        """Whether a seat may say nothing now."""
        return False

    def token_for(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token) -> Token:
        """BB-D4: what a token before this wire of a stand says, if so far it says that."""
        return token

    def tokens_left(self, stands: Sequence[Sequence[SlotSeen]], token: Token, left: int) -> int:
        """BB-M2: how many tokens that say this lie before no wire, if so far it is so many."""
        return left

    def facts_of_token(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token, said: bool, facts: Facts) -> Facts:
        """BB-D4, BB-I1: what is to be remembered of a token, or of what was said for want of one, if so far it is that."""
        return facts

    def taken_for(self, stands: tuple[Stand, ...], token: Token) -> tuple[Stand, ...]:
        """BB-I1: the stands, from which a token is taken if it is wanted elsewhere and none is left."""
        return stands

    # What follows

    def after_deal(self, state: State) -> Outcome:
        """BB-S3: what follows when all wires stand in order."""
        return state, ()

    def after_announcement(self, state: State, values: tuple[Value, ...]) -> Outcome:
        """BB-D1, BB-C1: what a value costs that was announced or is cut alone."""
        return state, ()

    def may_cost(self, state: State, seat: Seat, value: Value) -> bool:
        """BB-C1: whether cutting this value may cost a step even if it is right, by what the seat whose turn it is knows."""
        return False

    def is_fatal_miss(self, state: State, seat: Seat) -> bool:
        """BB-D4: whether any miss of a seat explodes the bomb."""
        return False

    def steps_of_miss(self, state: State, steps: int) -> int:
        """BB-D4: by how much a miss advances the dial."""
        return steps

    def tells_miss(self, state: State, aim: Aim) -> bool:
        """BB-D4: whether a miss is followed by a token."""
        return True

    def tell_miss(self, state: State, aim: Aim) -> Outcome | None:
        """BB-D4: what is told of a miss, where it is not a true token."""
        return None

    def after_deed(self, state: State) -> Outcome:
        """BB-D2: what follows from the turn's action (`state.deed`) once its wires lie open."""
        return state, ()

    def after_turn(self, state: State) -> Outcome:
        """BB-T1: what follows at the end of a turn that did not win."""
        return state, ()

    def before_turn(self, state: State) -> Outcome:
        """BB-T1: what follows when a turn comes to a seat (`state.turn`), before anything is asked."""
        return state, ()

    def after_skips(self, state: State) -> Outcome | None:
        """BB-T2: what follows from a whole round of skips instead of the explosion, if anything does."""
        return None

    def is_fatal_to_be_stuck(self, state: State) -> bool:
        """BB-T2: whether a seat without a legal action explodes the bomb instead of being skipped."""
        return False

    def next_seat(self, state: State) -> Seat | None:
        """BB-T1: whose turn is next, where it is not the next clockwise."""
        return None

    def claimants(self, state: State) -> Sequence[Seat] | None:
        """BB-T1: who may call for the next turn, where no order of turns says whose it is."""
        return None

    # What the clock does

    def ticks(self, state: State) -> Sequence[BombBustersAction]:
        """What the clock is about to do."""
        return ()

    def delay_ms(self, state: State, action: Any) -> int:
        """How many milliseconds after it became legal the clock does this."""
        raise AssertionError(f"{type(self).__name__} has no clock")

    def tick(self, state: State) -> Outcome:
        """What follows when the clock has done it."""
        raise AssertionError(f"{type(self).__name__} has no clock")

    def is_time_up(self, state: State) -> bool:
        """BB-E1: whether the time of the mission is over."""
        return False

    # What is seen of it

    def resampled(self, state: State, seat: Seat | None, random: Random) -> State:
        """The position with what a seat does not see of what it keeps drawn anew."""
        return state

    def shown(self, state: State, seat: Seat | None) -> TwistView | None:
        """What a seat sees of what it keeps."""
        return None
