"""The mutable context in which one action changes a flight."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from tavolata.core.game import Event, Seat
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.content import CARDS, GOODS, Card, Good
from tavolata.games.galaxy_trucker.state import FlightState, Outcome, Player, State
from tavolata.games.galaxy_trucker.steps import Step


class FlightContext:
    """Collects the changes that one action makes to a state in flight; `commit` returns the new state."""

    __slots__ = ("bank", "events", "flying", "players", "state", "steps")

    def __init__(self, state: State) -> None:
        assert state.flying is not None
        self.state = state
        self.flying: FlightState = state.flying
        self.players: list[Player] = list(state.players)
        self.steps: list[Step] = list(state.flying.steps)
        self.bank: dict[Good, int] = state.bank
        self.events: list[Event] = []

    @property
    def card(self) -> Card:
        """Return the current card."""
        assert self.flying.card is not None
        return CARDS[self.flying.card]

    def push(self, *steps: Step) -> None:
        """Push steps so that they run next, in this order."""
        self.steps.extend(reversed(steps))

    def drop(self, *kinds: type[Step]) -> None:
        """Drop the next steps as long as they have these types."""
        while type(self.steps[-1]) in kinds:
            self.steps.pop()

    def emit(self, *events: Event) -> None:
        """Record events."""
        self.events.extend(events)

    def update_player(self, seat: Seat, **parts: Any) -> None:
        """Replace fields of a player."""
        self.players[seat] = replace(self.players[seat], **parts)

    def update_flight(self, **parts: Any) -> None:
        """Replace fields of the flight."""
        self.flying = replace(self.flying, **parts)

    def pay_in(self, goods: Iterable[Good]) -> None:
        """GT-F3, GT-F9: return cubes to the bank."""
        counted = Counter(goods)
        self.bank = {good: self.bank[good] + counted[good] for good in GOODS}

    def pay_out(self, goods: Iterable[Good]) -> None:
        """GT-F9: take cubes from the bank."""
        counted = Counter(goods)
        self.bank = {good: self.bank[good] - counted[good] for good in GOODS}

    def route_order(self) -> list[Seat]:
        """GT-F1: return the seats that still fly, the leader first."""
        return route_order(self.players)

    def commit(self, choices: Iterable[GalaxyTruckerAction]) -> Outcome:
        """Return the new state with these choices for the next step, and the events."""
        flying = replace(self.flying, steps=tuple(self.steps), choices=tuple(choices))
        return replace(self.state, players=tuple(self.players), bank=self.bank, flying=flying), tuple(self.events)


def route_order(players: Sequence[Player]) -> list[Seat]:
    """GT-F1: return the seats that still fly, the leader first."""
    flying = [seat for seat, player in enumerate(players) if player.status == "flying"]
    return sorted(flying, key=lambda seat: -players[seat].days)
