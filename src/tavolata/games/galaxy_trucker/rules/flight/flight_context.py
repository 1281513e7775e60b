"""A flight as one action works on it: opened from a state, changed step by step, closed into the next state."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from tavolata.core.game import Event, Seat
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.content import CARDS, GOODS, Card, Good
from tavolata.games.galaxy_trucker.state import Flying, Outcome, Player, State
from tavolata.games.galaxy_trucker.steps import Step


class Voyage:
    """Only the rules of flight see one, and never longer than for one action: states themselves do not change."""

    __slots__ = ("bank", "flying", "players", "state", "steps", "told")

    def __init__(self, state: State) -> None:
        assert state.flying is not None
        self.state = state
        self.flying: Flying = state.flying
        self.players: list[Player] = list(state.players)
        self.steps: list[Step] = list(state.flying.steps)
        self.bank: dict[Good, int] = state.bank
        self.told: list[Event] = []

    @property
    def card(self) -> Card:
        """The card that lies open."""
        assert self.flying.card is not None
        return CARDS[self.flying.card]

    def then(self, *steps: Step) -> None:
        """These are done next, in this order, before all that was to be done."""
        self.steps.extend(reversed(steps))

    def drop(self, *kinds: type[Step]) -> None:
        """The next steps fall away as long as they are of these kinds."""
        while type(self.steps[-1]) in kinds:
            self.steps.pop()

    def tell(self, *events: Event) -> None:
        """This happened."""
        self.told.extend(events)

    def change(self, seat: Seat, **parts: Any) -> None:
        """A player is now so."""
        self.players[seat] = replace(self.players[seat], **parts)

    def note(self, **parts: Any) -> None:
        """The flight is now so."""
        self.flying = replace(self.flying, **parts)

    def pay_in(self, goods: Iterable[Good]) -> None:
        """GT-F3, GT-F9: cubes return to the bank."""
        counted = Counter(goods)
        self.bank = {good: self.bank[good] + counted[good] for good in GOODS}

    def pay_out(self, goods: Iterable[Good]) -> None:
        """GT-F9: cubes leave the bank."""
        counted = Counter(goods)
        self.bank = {good: self.bank[good] - counted[good] for good in GOODS}

    def route_order(self) -> list[Seat]:
        """GT-F1: who still flies, the leader first."""
        return route_order(self.players)

    def close(self, choices: Iterable[GalaxyTruckerAction]) -> Outcome:
        """The state after all this, in which a seat has these choices, and what happened."""
        flying = replace(self.flying, steps=tuple(self.steps), choices=tuple(choices))
        return replace(self.state, players=tuple(self.players), bank=self.bank, flying=flying), tuple(self.told)


def route_order(players: Sequence[Player]) -> list[Seat]:
    """GT-F1: who still flies, the leader first."""
    flying = [seat for seat, player in enumerate(players) if player.status == "flying"]
    return sorted(flying, key=lambda seat: -players[seat].days)
