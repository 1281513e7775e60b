"""The decision of a bot with its reason and values."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.i18n import Fact

Facts: TypeAlias = dict[str, Fact]
_NO_FACTS: Facts = {}


def _no_alternative() -> float | None:
    return None


class BotDecision(NamedTuple):
    """The chosen action, its reason, its value in credits and the value of the next best action."""

    action: GalaxyTruckerAction | None
    reason: str
    """The key of the messages `galaxy_trucker.why.<reason>` and `galaxy_trucker.why.<reason>.rest`."""
    facts: Facts = _NO_FACTS
    value: float | None = None
    next_best_value: Callable[[], float | None] = _no_alternative
    """Computed on demand; None if no other action was valued in credits."""

    @property
    def edge(self) -> float:
        """Return the value of the choice minus that of the next best; 0 if no other action was valued."""
        rest = None if self.value is None else self.next_best_value()
        return 0.0 if rest is None or self.value is None else self.value - rest


class ValuedChoice(NamedTuple):
    """An action and its value in credits."""

    value: float
    action: GalaxyTruckerAction


def best_of(choices: Sequence[ValuedChoice], reason: str, facts: Facts = _NO_FACTS) -> BotDecision:
    """Return the decision for the most valuable action; the first one wins a tie."""
    best = max(choices, key=lambda choice: choice.value)
    others = [choice.value for choice in choices if choice is not best]
    return BotDecision(best.action, reason, facts, best.value, lambda: max(others, default=None))
