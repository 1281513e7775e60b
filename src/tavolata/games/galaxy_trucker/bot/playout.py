"""A flight played out to its end by hard pilots: the cards come as they came, the dice are thrown anew.

The same sample throws the same dice for the same card, whatever happened before, so that two ways of flying can be compared.
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
from tavolata.games.galaxy_trucker.rules.ship_stats import figures
from tavolata.games.galaxy_trucker.state import Flying, State
from tavolata.games.galaxy_trucker.steps import AskToFlyOn, Decision, TurnCard
from tavolata.games.galaxy_trucker.view import view

_BITS = 64


class Flight:
    """A flight from a position on, as far as no dice decide; what follows a throw is found when it falls."""

    def __init__(self, state: State, cards: Sequence[CardName], throws: int = 0) -> None:
        """The cards of the whole flight in their order, and how often dice fell since the last one was turned."""
        self._cards = cards
        self._throws = throws
        self._after: dict[GalaxyTruckerAction, Flight] = {}
        self.state = self._as_far_as_it_goes(state)

    def end(self, sample: int) -> State:
        """The last position, with the dice of a sample."""
        flight = self
        while flight.state.phase == "flight":
            flight = flight._thrown(sample)
        return flight.state

    def _thrown(self, sample: int) -> "Flight":
        """The flight after the next throw."""
        turned = len(_flying(self.state).turned)
        roll = chance.odds(self.state).pick(_number(sample, turned, self._throws), _BITS)
        if roll not in self._after:
            self._after[roll] = Flight(resolve.apply(self.state, CHANCE, roll)[0], self._cards, self._throws + 1)
        return self._after[roll]

    def _as_far_as_it_goes(self, state: State) -> State:
        while state.phase == "flight":
            flying = _flying(state)
            step = flying.steps[-1]
            if isinstance(step, Decision):
                state, _ = resolve.apply(state, step.seat, hard_choice(state, step.seat))
            elif isinstance(step, TurnCard):
                state, self._throws = self._turned(state, len(flying.turned)), 0
            else:
                break
        return state

    def _turned(self, state: State, turned: int) -> State:
        """The next card as it came; one that never came is anybody's guess, and the same for all samples."""
        if turned < len(self._cards):
            deal: GalaxyTruckerAction = DEALS[self._cards[turned]]
        else:
            deal = chance.odds(state).pick(_number(0, turned, 0), _BITS)
        return resolve.apply(state, CHANCE, deal)[0]


def hard_choice(state: State, seat: Seat) -> GalaxyTruckerAction:
    """What a hard pilot does; one with engines flies on anyway, and needs no look for it."""
    flying = _flying(state)
    if isinstance(flying.steps[-1], AskToFlyOn) and figures(state.players[seat]).engines.most:
        return FlyOn()
    return Pilot(view(state, seat), LEVELS["hard"].nerve).decide(flying.choices)


def _flying(state: State) -> Flying:
    assert state.flying is not None
    return state.flying


@lru_cache(maxsize=4096)
def _number(sample: int, turned: int, throws: int) -> int:
    """The number that decides a throw."""
    return Random(f"{sample} {turned} {throws}").getrandbits(_BITS)
