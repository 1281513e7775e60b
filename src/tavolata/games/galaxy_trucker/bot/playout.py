"""Playouts of a flight by hard bots, with the recorded cards and new dice rolls.

A sample has the same rolls for the same card in every playout, so that two decisions can be compared.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from tavolata.core.game import CHANCE, Seat
from tavolata.games.galaxy_trucker.actions import FlyOn, GalaxyTruckerAction
from tavolata.games.galaxy_trucker.bot.levels import LEVELS
from tavolata.games.galaxy_trucker.bot.pilot import Pilot
from tavolata.games.galaxy_trucker.content import CardName
from tavolata.games.galaxy_trucker.rules import chance
from tavolata.games.galaxy_trucker.rules.deck import DEALS
from tavolata.games.galaxy_trucker.rules.flight import resolve
from tavolata.games.galaxy_trucker.rules.ship_stats import ship_stats
from tavolata.games.galaxy_trucker.state import FlightState, State
from tavolata.games.galaxy_trucker.steps import Decision, FlyOnDecision, TurnCardStep
from tavolata.games.galaxy_trucker.view import view

_BITS = 64


class FlightPlayout:
    """A flight up to its next roll; the states after a roll are computed on first use."""

    def __init__(self, state: State, cards: Sequence[CardName], roll_count: int = 0) -> None:
        """Store the cards of the whole flight, and the number of rolls since the last card was turned."""
        self._cards = cards
        self._roll_count = roll_count
        self._after: dict[GalaxyTruckerAction, FlightPlayout] = {}
        self.state = self._run_until_choice(state)

    def end_state(self, sample: int) -> State:
        """Return the final state with the rolls of a sample."""
        flight = self
        while flight.state.phase == "flight":
            flight = flight._after_roll(sample)
        return flight.state

    def _after_roll(self, sample: int) -> "FlightPlayout":
        """Return the flight after the next roll."""
        turned = len(_flying(self.state).turned)
        roll = chance.odds(self.state).pick(_random_number(sample, turned, self._roll_count), _BITS)
        if roll not in self._after:
            self._after[roll] = FlightPlayout(resolve.apply(self.state, CHANCE, roll)[0], self._cards, self._roll_count + 1)
        return self._after[roll]

    def _run_until_choice(self, state: State) -> State:
        while state.phase == "flight":
            flying = _flying(state)
            step = flying.steps[-1]
            if isinstance(step, Decision):
                state, _ = resolve.apply(state, step.seat, hard_action(state, step.seat))
            elif isinstance(step, TurnCardStep):
                state, self._roll_count = self._with_next_card(state, len(flying.turned)), 0
            else:
                break
        return state

    def _with_next_card(self, state: State, turned: int) -> State:
        """Return the state after the recorded card; a card that was not recorded is drawn alike for all samples."""
        if turned < len(self._cards):
            deal: GalaxyTruckerAction = DEALS[self._cards[turned]]
        else:
            deal = chance.odds(state).pick(_random_number(0, turned, 0), _BITS)
        return resolve.apply(state, CHANCE, deal)[0]


def hard_action(state: State, seat: Seat) -> GalaxyTruckerAction:
    """Return the action of a hard bot; a ship with engines flies on without building a view."""
    flying = _flying(state)
    if isinstance(flying.steps[-1], FlyOnDecision) and ship_stats(state.players[seat]).engines.most:
        return FlyOn()
    return Pilot(view(state, seat), LEVELS["hard"].attitude).choose(flying.choices)


def _flying(state: State) -> FlightState:
    assert state.flying is not None
    return state.flying


@lru_cache(maxsize=4096)
def _random_number(sample: int, turned: int, roll_count: int) -> int:
    """Return the random number for a roll."""
    return Random(f"{sample} {turned} {roll_count}").getrandbits(_BITS)
