"""The engine, seen from outside: its log, what it allows, what it tells, and what lies on its table."""

from collections.abc import Callable, Iterator
from typing import Any

from tavolata import Match
from tavolata.games.bomb_busters import actions
from tests.games.bomb_busters.reference_model.lockstep import Model
from tests.games.bomb_busters.reference_model.script import CHANCE
from tests.games.bomb_busters.reference_model.table import Wire

HAS_SPECIALS = hasattr(actions, "Take")
"""Whether the engine knows special characters (BB-qc-1) at all."""

TOLD: dict[str, Callable[[Any], tuple[Any, ...]]] = {
    "Marked": lambda e: ("marked", e.stand, e.slot, e.value, e.how),
    "Denied": lambda e: ("denied", e.stand, e.slot, e.value, e.how),
    "NothingToMark": lambda e: ("nothing-to-mark", e.seat),
    "DialMoved": lambda e: ("dial", e.left),
    "WireCut": lambda e: ("cut", e.stand, e.slot, e.wire),
    "Validated": lambda e: ("validated", e.value),
    "Unlocked": lambda e: ("unlocked", e.card),
    "TurnedUp": lambda e: ("unlocked", e.card),
    "RedSpared": lambda e: ("red-spared", len(e.tiles)),
    "TokenBeside": lambda e: ("beside", e.seat, e.value),
    "TokenReturned": lambda e: ("returned", e.seat, e.value),
    "ConstraintDown": lambda e: ("down", e.seat),
    "CardOpened": lambda e: ("opened", e.value, e.hit),
    "PileShrank": lambda e: ("pile", e.left),
    "LinkBlocked": lambda e: ("blocked", e.seat),
    "Accused": lambda e: ("accused", e.chosen, e.letter, e.right),
    "TrialEnded": lambda e: ("trial", e.number, e.why),
    "Hushed": lambda e: ("hushed", e.seat),
    "Slipped": lambda e: ("slipped", e.seat),
    "CardLost": lambda e: ("lost", e.card),
    "YellowsTold": lambda e: ("yellows", e.seat, e.count),
    "HeldTold": lambda e: ("held", e.seat, e.value, e.held),
    "Scanned": lambda e: ("scanned", e.value, e.found),
    "TurnSkipped": lambda e: ("skipped", e.seat),
    "Ended": lambda e: ("ended", e.why),
}
"""What is compared of what everybody is told."""


class Engine:
    """Engine's match, in which the caller also plays chance."""

    def __init__(self, mission: str, seats: int, edition: str) -> None:
        options = {"mission": mission, "edition": edition}
        self.match: Match[Any, Any, Any] = Match.new("bomb-busters", seats, seed=None, options=options)
        self.lines = 0
        self._told: list[Any] = []

    @property
    def result(self) -> str | None:
        """Return how the match ended, or None."""
        return self.match.result.reason if self.match.result else None

    def play(self, actor: int, text: str) -> None:
        """Play an action and record its events."""
        events = self.match.play(actor, text)
        self.lines += 1
        self._told += [TOLD[type(event).__name__](event) for event in events if type(event).__name__ in TOLD]

    def legal(self) -> dict[int, list[str]]:
        """Return the legal actions of every actor, including chance and the clock."""
        return {actor: sorted(map(self.match.write, self.match.legal(actor))) for actor in self.match.actors}

    def compared(self, model: Model) -> Iterator[tuple[str, Any, Any]]:
        """Yield what must be equal: a name, the engine's answer and the model's; while chance draws only the draws."""
        yield "result", self.result, model.result
        yield "legal", self.legal(), {actor: sorted(texts) for actor, texts in sorted(model.options.items(), reverse=True)}
        if CHANCE not in model.options:
            yield from self._settled(model)

    def _settled(self, model: Model) -> Iterator[tuple[str, Any, Any]]:
        """Yield the events seen and the table for comparison."""
        state, table = self.match.state, model.rules.table
        told, self._told = self._told, []
        yield "told", self._sorted(told), self._sorted(model.hear())
        yield "dial", state.dial, table.dial
        yield "cards", sorted(state.cards), sorted(table.cards)
        yield "used", (sorted(state.used), sorted(state.spent)), (sorted(table.used), sorted(table.spent))
        if hasattr(state, "beside"):
            yield "beside", [sorted(one) for one in state.beside], [sorted(table.beside.get(seat, ())) for seat in range(len(state.beside))]
        if self.match.result is None:
            yield "turn", state.turn, model.rules.turn
        if self.match.result is None and state.swap is None:
            yield (
                "stands",
                [[_slot(one) for one in stand] for stand in state.stands],
                [[_wire(one) for one in stand] for stand in table.stands],
            )

    def _sorted(self, told: list[Any]) -> list[str]:
        """Return the events whose order does not matter, sorted; at the end skipped seats are left out."""
        return sorted(str(one) for one in told if one[0] != "skipped" or self.match.result is None)


def _slot(slot: Any) -> tuple[Any, ...]:
    """Return a wire of the engine with what lies before it; a token at a cut wire does not count."""
    nots, x = getattr(slot, "nots", ()), getattr(slot, "x", False)
    return (slot.wire, True) if slot.cut else (slot.wire, False, slot.token, tuple(sorted(nots)), x)


def _wire(wire: Wire) -> tuple[Any, ...]:
    """Return a wire of the model in the same form."""
    return (wire.face, True) if wire.cut else (wire.face, False, wire.token, tuple(sorted(wire.nots)), wire.x)
