"""A solo flight of a launched ship, from its first card to its ledger.

It uses the rules of the game (`resolve.take` and `resolve.run`). Three optimizations make it fast: no state is built between two steps;
ships that lost the same tiles share one object with its caches; a memoized card is not resolved again.
"""

from collections.abc import Hashable, Iterable
from random import Random
from typing import Any

from msgspec.structs import replace

from tavolata.core.game import Event, Seat
from tavolata.games.galaxy_trucker.actions import Board
from tavolata.games.galaxy_trucker.bot.builder import Builder
from tavolata.games.galaxy_trucker.bot.levels import LEVELS
from tavolata.games.galaxy_trucker.content import CARDS, NUMBERS, CardName, Cell, Good
from tavolata.games.galaxy_trucker.rules import check
from tavolata.games.galaxy_trucker.rules.deck import DEALS, turn_top
from tavolata.games.galaxy_trucker.rules.flight import resolve
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext
from tavolata.games.galaxy_trucker.rules.legal import legal
from tavolata.games.galaxy_trucker.rules.trek import flights
from tavolata.games.galaxy_trucker.simulation.dice_script import ChanceScript
from tavolata.games.galaxy_trucker.simulation.memo import CardEffect, card_effect, known_effects, memo_key, memoize
from tavolata.games.galaxy_trucker.simulation.solo_pilot import has_engine_power, solo_choice, stow
from tavolata.games.galaxy_trucker.state import Deck, Player, Ship, State, Trek, Variants
from tavolata.games.galaxy_trucker.steps import FlyOnDecision, LoadDecision, Step, TurnCardStep
from tavolata.games.galaxy_trucker.view import view

ME: Seat = 0
_MAX_REMAINING_SHIPS = 4096
"""The maximum number of cached damaged ships; beyond it the cache is cleared."""


def launched_state(ship: Ship) -> State:
    """GT-C4, GT-C5: return the state before the first card of a legal ship, with the crew that the hard bot chooses."""
    state, _ = check.begin(_finished_state(ship))
    while state.phase == "boarding":
        board = Builder(view(state, ME), LEVELS["hard"].habits, Random(0)).board(legal(state, ME)).action
        assert isinstance(board, Board)
        state, _ = check.apply_board(state, ME, board)
    return state


def _finished_state(ship: Ship) -> State:
    """Return the state after building, with the first start space."""
    table = flights.first_state(Variants(ship.level, "untimed", NUMBERS.seconds, joined=False, warn=False), Trek(ship.level, (0,)))
    return replace(table, players=(Player(ship, start=1, status="finished"),))


class RemainingShips:
    """Cache of the damaged versions of one ship."""

    def __init__(self) -> None:
        self._known: dict[frozenset[Cell], Ship] = {}

    def canonical(self, ship: Ship) -> Ship:
        """Return the cached ship with the same tiles."""
        if len(self._known) >= _MAX_REMAINING_SHIPS:
            self._known.clear()
        return self._known.setdefault(frozenset(ship.cells), ship)


class SoloContext(FlightContext):
    """A flight context without events, which applies trivial decisions of the bot immediately."""

    __slots__ = ("_remaining_ships",)

    def __init__(self, state: State, remaining_ships: RemainingShips) -> None:
        super().__init__(state)
        self._remaining_ships = remaining_ships

    def emit(self, *events: Event) -> None:
        """Ignore events."""

    def route_order(self) -> list[Seat]:
        """GT-F1: return the flying seats, at most one."""
        return [ME] if self.players[ME].status == "flying" else []

    def update_player(self, seat: Seat, **parts: Any) -> None:
        """Replace fields of a player; a damaged ship comes from the cache."""
        if "ship" in parts:
            parts["ship"] = self._remaining_ships.canonical(parts["ship"])
        super().update_player(seat, **parts)

    def push(self, *steps: Step) -> None:
        """Push steps, but stow cubes at once and fly on with a ship that has engine power (GT-F2)."""
        first = steps[0] if steps else None
        if type(first) is LoadDecision:
            self._stow(first.pool)
        elif type(first) is FlyOnDecision and has_engine_power(self.players[ME]):
            super().push(*steps[1:])
        else:
            super().push(*steps)

    def apply_known_card(self, card: CardName, known: CardEffect) -> None:
        """GT-F1: apply a memoized card."""
        player = self.players[ME]
        self.state = turn_top(self.state, card)
        self.update_flight(card=card, turned=(*self.flying.turned, card), dice=None)
        self.update_player(ME, credits=player.credits + known.credits, days=player.days + known.days, **known.player_fields)
        if "goods" in known.player_fields:
            self.bank = known.bank

    def _stow(self, pool: tuple[Good, ...]) -> None:
        """GT-F9: stow cubes as the bot does; the remaining cubes return to the bank."""
        player = self.players[ME]
        goods, left = stow(player.ship, player.goods, pool)
        self.update_player(ME, goods=goods)
        self.pay_in(left)

    def pay_in(self, goods: Iterable[Good]) -> None:
        """GT-F3, GT-F9: return a few cubes to the bank."""
        self.bank = bank = {**self.bank}
        for good in goods:
            bank[good] += 1

    def pay_out(self, goods: Iterable[Good]) -> None:
        """GT-F9: take a few cubes from the bank."""
        self.bank = bank = {**self.bank}
        for good in goods:
            bank[good] -= 1


class SoloFlight:
    """A simulated flight of a launched ship through one chance script."""

    def __init__(self, state: State, script: ChanceScript, remaining_ships: RemainingShips) -> None:
        self.context = SoloContext(replace(state, deck=Deck(known=script.cards)), remaining_ships)
        self._script = script
        self._rolls = iter(script.rolls[0])
        self._memo_key: Hashable = None
        self._player_before_card = self.context.players[ME]
        self._legal = resolve.run(self.context)

    def run(self) -> None:
        """GT-E1: run the flight up to its ledger."""
        while self.context.steps:
            self.step()

    def step(self) -> None:
        """Apply the next action of the bot or of chance, and the automatic steps after it."""
        context = self.context
        if self._legal:
            resolve.take(context, solo_choice(context, self._legal))
        elif isinstance(context.steps[-1], TurnCardStep):
            self._memoize()
            self._turn_card(len(context.flying.turned))
        else:
            resolve.take(context, next(self._rolls))
        self._legal = resolve.run(context)

    def _turn_card(self, turned: int) -> None:
        """GT-F1: turn the next card of the script, and apply its memoized effect if there is one."""
        card, left = self._script.cards[turned], len(self._script.cards) - turned - 1
        self._player_before_card = player = self.context.players[ME]
        case = memo_key(CARDS[card], player) if left and has_engine_power(player) else None
        known = None if case is None else known_effects(player.ship).get((card, left, case))
        if known is not None:
            self.context.apply_known_card(card, known)
            return
        self._memo_key = None if case is None else (card, left, case)
        self._rolls = iter(self._script.rolls[turned])
        resolve.take(self.context, DEALS[card])

    def _memoize(self) -> None:
        """Memoize the last card, unless it had a roll or the flight may end."""
        player, flying = self.context.players[ME], self.context.flying
        if self._memo_key is not None and flying.dice is None and has_engine_power(player):
            memoize(player.ship, self._memo_key, card_effect(self._player_before_card, player, self.context.bank))
        self._memo_key = None
