"""A rule by which a mission changes the base game, and the view of it that a seat gets.

A mission names its rules in `content/missions.toml`. Each of them is a subclass of `MissionRule` in this package that overrides the
hooks it needs (`hooks.py`). Its data on the table is a frozen `RuleState` in `State.rule_states`. A rule that needs chance or a
player's choice names the actor for the current stage (`pending_actor`) and gets the answer (`apply_choice`).
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from tavolata.core.chance import Odds
from tavolata.core.game import Actor, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction
from tavolata.games.bomb_busters.content.mission_rules import Spec
from tavolata.games.bomb_busters.missions.hooks import Hooks, Reason
from tavolata.games.bomb_busters.state import Outcome, RuleState, SlotSeen, State

S = TypeVar("S", bound=Spec)
D = TypeVar("D", bound=RuleState)


class RuleView(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base class of the views of mission rules: what a seat sees of the rule, and what all players can conclude from it."""

    has_actions: ClassVar[bool] = False
    """BB-T1: True if a seat that can cut nothing may still act."""

    @property
    def steps_of_miss(self) -> int:
        """BB-D4: return how many steps a miss advances the dial."""
        return 1

    def may_serve(self, slot: SlotSeen) -> bool:
        """BB-D2: return True if a wire of the seat on turn may be part of its cut, by public knowledge."""
        return True


class MissionRule(Hooks, Generic[S, D]):
    """Base class of the mission rules, which changes nothing; `index` is the rule's position in the list of its mission."""

    is_secret: ClassVar[bool] = False
    """True if only the bound seat knows what this rule forbids."""
    is_free_action: ClassVar[bool] = False
    """True if its actions do not use up the turn."""
    initial: ClassVar[RuleState | None] = None
    """The data of the rule at the start of the game."""

    def __init__(self, spec: S, index: int) -> None:
        self.spec = spec
        self.index = index

    def data(self, state: State) -> D:
        """Return the rule's data in a state."""
        return state.rule_states[self.index]  # type: ignore[return-value]

    def update(self, state: State, **changes: Any) -> State:
        """Return the state with some fields of the rule's data replaced."""
        data = msgspec.structs.replace(self.data(state), **changes)
        return msgspec.structs.replace(state, rule_states=(*state.rule_states[: self.index], data, *state.rule_states[self.index + 1 :]))

    def view(self, state: State, seat: Seat | None) -> RuleView | None:
        """Return what a seat sees of the rule's data."""
        return None

    def pending_actor(self, state: State) -> Actor | None:
        """Return the actor that the rule waits for at this stage: chance, a seat, or None."""
        return None

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """Return the random outcomes, while the rule waits for chance."""
        raise AssertionError(f"{type(self).__name__} draws nothing")

    def choices(self, state: State) -> Sequence[BombBustersAction]:
        """Return the legal actions, while the rule waits for a seat."""
        raise AssertionError(f"{type(self).__name__} asks no seat")

    def why_not_choose(self, state: State, action: BombBustersAction) -> Reason:
        """Return the reason why an action is not among the choices."""
        return "BB-N7", "not-offered"

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """Apply what chance or the seat chose."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def apply_action(self, state: State, seat: Seat, action: BombBustersAction) -> Outcome:
        """Apply one of the rule's own actions, in turn or out of turn."""
        raise AssertionError(f"{type(self).__name__} has no actions of its own")
