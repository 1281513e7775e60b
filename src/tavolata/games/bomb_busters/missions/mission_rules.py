"""All rules of a mission behind one object with the hooks of one rule."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from tavolata.core.caching import cached_on_instance
from tavolata.core.game import CHANCE, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction
from tavolata.games.bomb_busters.content import Mission, Value
from tavolata.games.bomb_busters.content import mission_rules as specs
from tavolata.games.bomb_busters.missions.combinators import COMBINED
from tavolata.games.bomb_busters.missions.hooks import FLAGS, Hooks
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule
from tavolata.games.bomb_busters.state import RuleState, State

AnyRule: TypeAlias = MissionRule[Any, Any]
R = TypeVar("R", bound=type[AnyRule])

_CLASSES: dict[type[specs.Spec], type[AnyRule]] = {}


def implements(spec: type[specs.Spec]) -> Callable[[R], R]:
    """Return a decorator that registers a class as the implementation of a rule that missions name."""

    def decorator(rule: R) -> R:
        _CLASSES[spec] = rule
        return rule

    return decorator


class MissionRules(Hooks):
    """Component that joins the rules of one mission; a hook that no rule overrides keeps the answer of the base game."""

    def __init__(self, rules: Sequence[AnyRule]) -> None:
        self.rules = rules
        for name, combine in COMBINED.items():
            if overriding := [getattr(rule, name) for rule in rules if _overrides(rule, name)]:
                setattr(self, name, combine([getattr(self, name), *overriding]))
        for name in FLAGS:
            if any(_overrides(rule, name) for rule in rules):
                setattr(self, name, not getattr(Hooks, name))
        self.is_base = not rules
        """True if the mission follows the base rules alone."""
        self.changes_deal = self._any_overrides("dealing_order", "dealable")
        self.changes_tokens = self._any_overrides("may_mark_first", "token_for", "tokens_left")
        self.limits_cuts = self._any_overrides("why_not_cut", "may_serve")
        self.limits_targets = self._any_overrides("why_not_point")
        self.has_out_of_turn_actions = self._any_overrides("out_of_turn_actions")
        self.public = MissionRules(public) if len(public := [rule for rule in rules if not rule.is_secret]) < len(rules) else self
        """The rules that every player knows to apply."""

    def _any_overrides(self, *names: str) -> bool:
        return any(_overrides(rule, name) for rule in self.rules for name in names)

    def initial_states(self) -> tuple[RuleState | None, ...]:
        """Return the data of each rule at the start of the game."""
        return tuple(rule.initial for rule in self.rules)

    def ask(self, state: State) -> State | None:
        """Return the state that waits for the first rule with a pending actor; None if no rule has one."""
        for rule in self.rules:
            actor = rule.pending_actor(state)
            if actor is not None:
                chance = actor == CHANCE
                acting = state.acting if chance else actor
                return replace(state, phase="draw" if chance else "choose", pending_rule=rule.index, acting=acting)
        return None

    def is_locked(self, state: State, seat: Seat, value: Value) -> bool:
        """BB-D1, BB-C1: return True if every player knows that a seat may not announce or solo-cut a value now."""
        return self.public.why_not_cut(state, seat, value) is not None

    def free_actions(self, state: State, seat: Seat) -> list[BombBustersAction]:
        """BB-T1: return the further actions of a seat that do not use up its turn."""
        return [action for rule in self.rules if rule.is_free_action for action in rule.actions(state, seat)]

    def rule_of_action(self, state: State, seat: Seat, action: BombBustersAction) -> AnyRule:
        """Return the rule that brings a further action of a seat."""
        return next(rule for rule in self.rules if action in rule.actions(state, seat) or action in rule.out_of_turn_actions(state, seat))

    def rule_of_tick(self, state: State, action: BombBustersAction) -> AnyRule:
        """Return the rule whose clock makes a tick."""
        return next(rule for rule in self.rules if action in rule.ticks(state))


def _overrides(rule: AnyRule, name: str) -> bool:
    return getattr(type(rule), name) is not getattr(Hooks, name)


@cached_on_instance
def rules_of(mission: Mission) -> MissionRules:
    """Return the rules of a mission."""
    return _build(mission.rules)


@lru_cache
def _build(named: tuple[specs.Spec, ...]) -> MissionRules:
    return MissionRules([_CLASSES[type(spec)](spec, index) for index, spec in enumerate(named)])


def pending_rule(state: State) -> AnyRule:
    """Return the rule that waits for chance or for a seat."""
    return state.rules.rules[state.pending_rule]
