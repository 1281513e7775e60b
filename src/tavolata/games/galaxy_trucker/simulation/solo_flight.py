"""A flight alone: the launch of one ship, and the rules of flight from its first card to its ledger.

The rules are those of every table (`resolve.take` and `resolve.run`). What makes it fast: no position between two steps is closed into a
state; a ship that has lost the same tiles in an earlier flight is the same ship, with all that is known of it; and a card that is met again
in the same case does what it did then.
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
from tavolata.games.galaxy_trucker.rules.flight.flight_context import Voyage
from tavolata.games.galaxy_trucker.rules.legal import legal
from tavolata.games.galaxy_trucker.rules.trek import flights
from tavolata.games.galaxy_trucker.simulation.dice_script import Fate
from tavolata.games.galaxy_trucker.simulation.memo import Change, case_of, change, changes_with, learn
from tavolata.games.galaxy_trucker.simulation.solo_pilot import can_push, lone_choice, stowed
from tavolata.games.galaxy_trucker.state import Course, Deck, Player, Ship, State, Variants
from tavolata.games.galaxy_trucker.steps import AskToFlyOn, Loading, Step, TurnCard
from tavolata.games.galaxy_trucker.view import view

ME: Seat = 0
_MOST_WRECKS = 4096
"""So many ships that have lost tiles are remembered, before all are forgotten."""


def launched(ship: Ship) -> State:
    """GT-C4, GT-C5: a sound ship about to meet its first card, alone, with the crew that a hard bot takes aboard."""
    state, _ = check.begin(_finished(ship))
    while state.phase == "boarding":
        board = Builder(view(state, ME), LEVELS["hard"].habits, Random(0)).board(legal(state, ME)).action
        assert isinstance(board, Board)
        state, _ = check.apply_board(state, ME, board)
    return state


def _finished(ship: Ship) -> State:
    """The end of building, in which the ship took the first start space."""
    table = flights.first(Variants(ship.level, "untimed", NUMBERS.seconds, joined=False, warn=False), Course(ship.level, (0,)))
    return replace(table, players=(Player(ship, start=1, status="finished"),))


class Wrecks:
    """The ships that are left of one when tiles are lost, each of them once."""

    def __init__(self) -> None:
        self._known: dict[frozenset[Cell], Ship] = {}

    def same(self, ship: Ship) -> Ship:
        """The ship as it was first seen with these tiles."""
        if len(self._known) >= _MOST_WRECKS:
            self._known.clear()
        return self._known.setdefault(frozenset(ship.cells), ship)


class LoneVoyage(Voyage):
    """A voyage that tells nobody, and knows its wrecks; what a pilot does without a thought is done at once."""

    __slots__ = ("_wrecks",)

    def __init__(self, state: State, wrecks: Wrecks) -> None:
        super().__init__(state)
        self._wrecks = wrecks

    def tell(self, *events: Event) -> None:
        """Nobody listens."""

    def route_order(self) -> list[Seat]:
        """GT-F1: nobody else flies."""
        return [ME] if self.players[ME].status == "flying" else []

    def change(self, seat: Seat, **parts: Any) -> None:
        """A player is now so."""
        if "ship" in parts:
            parts["ship"] = self._wrecks.same(parts["ship"])
        super().change(seat, **parts)

    def then(self, *steps: Step) -> None:
        """These are done next: but cubes are stowed here, all of them together, and who has engines flies on (GT-F2)."""
        first = steps[0] if steps else None
        if type(first) is Loading:
            self._stow(first.pool)
        elif type(first) is AskToFlyOn and can_push(self.players[ME]):
            super().then(*steps[1:])
        else:
            super().then(*steps)

    def pass_by(self, card: CardName, known: Change) -> None:
        """GT-F1: a card that is turned and resolved at once."""
        player = self.players[ME]
        self.state = turn_top(self.state, card)
        self.note(card=card, turned=(*self.flying.turned, card), dice=None)
        self.change(ME, credits=player.credits + known.credits, days=player.days + known.days, **known.parts)
        if "goods" in known.parts:
            self.bank = known.bank

    def _stow(self, pool: tuple[Good, ...]) -> None:
        """GT-F9: cubes move as the pilot wants, until nothing gets better; those that are left over return to the bank."""
        player = self.players[ME]
        goods, left = stowed(player.ship, player.goods, pool)
        self.change(ME, goods=goods)
        self.pay_in(left)

    def pay_in(self, goods: Iterable[Good]) -> None:
        """GT-F3, GT-F9: cubes return to the bank, few at a time."""
        self.bank = bank = {**self.bank}
        for good in goods:
            bank[good] += 1

    def pay_out(self, goods: Iterable[Good]) -> None:
        """GT-F9: cubes leave the bank."""
        self.bank = bank = {**self.bank}
        for good in goods:
            bank[good] -= 1


class LoneFlight:
    """A launched ship under one fate, flown action by action."""

    def __init__(self, state: State, fate: Fate, wrecks: Wrecks) -> None:
        self.voyage = LoneVoyage(replace(state, deck=Deck(known=fate.cards)), wrecks)
        self._fate = fate
        self._throws = iter(fate.throws[0])
        self._case: Hashable = None
        self._before = self.voyage.players[ME]
        self._legal = resolve.run(self.voyage)

    def to_the_end(self) -> None:
        """GT-E1: until the ledger is written."""
        while self.voyage.steps:
            self.go_on()

    def go_on(self) -> None:
        """The next action, of the pilot or of chance, and whatever follows by itself."""
        voyage = self.voyage
        if self._legal:
            resolve.take(voyage, lone_choice(voyage, self._legal))
        elif isinstance(voyage.steps[-1], TurnCard):
            self._learn()
            self._turn(len(voyage.flying.turned))
        else:
            resolve.take(voyage, next(self._throws))
        self._legal = resolve.run(voyage)

    def _turn(self, turned: int) -> None:
        """GT-F1: the next card that chance has for it; one that was met in the same case does what it did then."""
        card, left = self._fate.cards[turned], len(self._fate.cards) - turned - 1
        self._before = player = self.voyage.players[ME]
        case = case_of(CARDS[card], player) if left and can_push(player) else None
        known = None if case is None else changes_with(player.ship).get((card, left, case))
        if known is not None:
            self.voyage.pass_by(card, known)
            return
        self._case = None if case is None else (card, left, case)
        self._throws = iter(self._fate.throws[turned])
        resolve.take(self.voyage, DEALS[card])

    def _learn(self) -> None:
        """What the last card did, unless dice fell for it or it may end the race."""
        player, flying = self.voyage.players[ME], self.voyage.flying
        if self._case is not None and flying.dice is None and can_push(player):
            learn(player.ship, self._case, change(self._before, player, self.voyage.bank))
        self._case = None
