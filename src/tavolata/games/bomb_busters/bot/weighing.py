"""What a partner chose, and why: the words are made of the figures by which it chose."""

from collections.abc import Callable, Iterable, Sequence
from math import exp
from typing import NamedTuple, TypeVar

from tavolata.core.foresight import Sentence
from tavolata.games.bomb_busters.actions import BombBustersAction, Solo
from tavolata.games.bomb_busters.bot.saying import cut_said, say
from tavolata.games.bomb_busters.bot.situation import DualCut, Situation

T = TypeVar("T")

MANY = 100
"""So many times as well is enough said."""
HARDLY = 1.05
"""Less than that is not one time and a tenth."""


class Weighing(NamedTuple):
    """An action, or None to leave others to their turn, and the sentences that say why."""

    action: BombBustersAction | None
    says: tuple[Sentence, ...]
    cuts: tuple[DualCut, ...] = ()
    """The cut that it belongs to, and those that come next."""

    def after(self, *more: Sentence) -> "Weighing":
        """The same, with something said before it."""
        return self._replace(says=(*more, *self.says))


NOTHING = Weighing(None, ())


def because(action: BombBustersAction, key: str, **facts: str | int) -> Weighing:
    """An action with its one reason."""
    return Weighing(action, (say(f"why.{key}", **facts),))


def ranked(choices: Iterable[T], worth: Callable[[T], float]) -> list[tuple[float, T]]:
    """Choices with what they are worth, the best first, of equals the one that came first."""
    return sorted(((worth(choice), choice) for choice in choices), key=lambda pair: -pair[0])


def alone(action: BombBustersAction) -> Weighing:
    """BB-C1, BB-R1: what can be done alone."""
    return because(action, "solo", value=action.value) if isinstance(action, Solo) else because(action, "reveal")


def by_cut(action: BombBustersAction, situation: Situation, cuts: Sequence[DualCut]) -> Weighing:
    """An action that belongs to the first of these cuts; the next best is told too, if there is one."""
    said = [cut_said(f"why.{key}", situation, *cut) for key, cut in zip(("cut", "next"), cuts, strict=False)]
    return Weighing(action, tuple(said), tuple(cuts))


def times(key: str, gain: float) -> Sentence:
    """How many times as well others can read a hand, if the logarithms of the chances of the truth are higher by so much."""
    if exp(gain) < HARDLY:
        return say(f"why.{key}.same")
    return say(f"why.{key}.much", times=MANY) if exp(gain) >= MANY else say(f"why.{key}", times=f"{exp(gain):.1f}")
