"""Invariants of a match: tiles, cubes, crew and credits change only as the events say."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tavolata.core.game import Event, Seat
from tavolata.core.match import Match
from tavolata.games.galaxy_trucker.content import GOODS, NUMBERS, TILES, Cell, Good
from tavolata.games.galaxy_trucker.events import (
    BatteriesSpent,
    CrewLost,
    Earned,
    GoodsLeft,
    GoodsLost,
    GoodsOffered,
    Hampered,
    Loaded,
    Moved,
    Settled,
    TilesLost,
    TitlePaid,
    Unloaded,
)
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.state import Player, State
from tavolata.games.galaxy_trucker.steps import KeepPieceDecision, LoadDecision


class InvariantChecker:
    """Checks a match after each action, as a `Watcher` of the conformance checks."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        self._read = 0
        self._state: State = match.at(0).state

    def __call__(self, match: Match[Any, Any, Any]) -> None:
        for entry in match.log[self._read :]:
            before = self._state
            self._state, events = match.game.apply(before, entry.actor, entry.action)
            check_table(self._state)
            if before.phase == "flight":
                check_events(before, events, self._state)
            check_trek(self._state)
        self._read = len(match.log)
        assert self._state == match.state


# Invariants of a state


def check_table(state: State) -> None:
    """Check tiles, cubes, contents and rockets."""
    check_tiles(state)
    check_cubes(state)
    for seat, player in enumerate(state.players):
        check_aboard(player, broken=is_broken(state, seat))
    if state.phase in ("flight", "sharing", "layover", "over"):
        check_flight(state)


def check_tiles(state: State) -> None:
    """GT-M1: check that each tile exists exactly once."""
    held = [player.hand.tile for player in state.players if player.hand]
    aboard = [placed.tile for player in state.players for placed in player.ship.cells.values()]
    aside = [tile for player in state.players for pile in (player.reserve, player.lost, player.scrap) for tile in pile]
    cabins = [TILES.cabins[colour] for colour in NUMBERS.colours[: len(state.players)]]
    assert sorted([*state.heap, *state.face_up, *held, *aboard, *aside]) == sorted([*TILES.heap, *cabins])


def check_cubes(state: State) -> None:
    """GT-M5: check that each cube is in the bank, in a hold, or in a loading pool."""
    everywhere = Counter(state.bank) + Counter(pool_of(state)) + sum((cubes_of(player) for player in state.players), Counter())
    assert everywhere == Counter({good: cubes.cubes for good, cubes in NUMBERS.goods.items()})
    assert all(cubes >= 0 for cubes in state.bank.values())


def check_aboard(player: Player, *, broken: bool) -> None:
    """GT-C4, GT-F9: check that crew, batteries and cubes are in matching components within their capacity."""
    ship = player.ship
    assert set(player.crew) <= set(ships.cabins(ship))
    assert set(player.batteries) <= set(ships.cells_of(ship, "battery"))
    assert set(player.goods) <= set(ships.cells_of(ship, "hold", "red-hold"))
    for cell, count in (*_sizes(player.crew), *player.batteries.items(), *_sizes(player.goods)):
        assert 1 <= count <= ships.face(ship.cells[cell]).capacity
    for cell, goods in player.goods.items():
        assert goods == tuple(sorted(goods, key=GOODS.index))
        assert "red" not in goods or ships.kind_at(ship, cell) == "red-hold"
    check_aliens(player, broken=broken)


def check_aliens(player: Player, *, broken: bool) -> None:
    """GT-C4, GT-F7: check that each alien is alone in its cabin, unique in its colour, and joined to its life support."""
    aliens = [(cell, crew[0]) for cell, crew in player.crew.items() if crew[0] != "human"]
    assert len({alien for _, alien in aliens}) == len(aliens)
    for cell, alien in aliens:
        assert player.crew[cell] == (alien,)
        assert ships.kind_at(player.ship, cell) == "cabin"
        assert broken or ships.has_life_support(player.ship, cell, alien)


def check_flight(state: State) -> None:
    """GT-F1, GT-F3: check that ships are whole, rockets are on different spaces, and an unfinished match has an actor."""
    flying = state.flying
    assert flying is not None
    for seat, player in enumerate(state.players):
        assert {fault.kind for fault in ships.faults(player.ship)} <= ({"not-one-piece"} if is_broken(state, seat) else set())
    spaces = [player.days % state.level.spaces for player in state.players if player.status == "flying"]
    assert len(set(spaces)) == len(spaces)
    assert bool(flying.steps) == (state.phase == "flight")
    assert (state.phase == "over") == (state.result is not None)
    assert len(flying.choices) != 1
    assert len(flying.turned) + state.deck.size == state.level.cards


def is_broken(state: State, seat: Seat) -> bool:
    """GT-F3: return whether the owner has to choose a piece."""
    step = state.flying.steps[-1] if state.flying and state.flying.steps else None
    return state.phase != "flight" or (isinstance(step, KeepPieceDecision) and step.seat == seat)


def pool_of(state: State) -> tuple[Good, ...]:
    """GT-F9: return the cubes of the loading pool."""
    step = state.flying.steps[-1] if state.flying and state.flying.steps else None
    return step.pool if isinstance(step, LoadDecision) else ()


def cubes_of(player: Player) -> Counter[Good]:
    return Counter(good for goods in player.goods.values() for good in goods)


def _sizes(contents: dict[Cell, Any]) -> Iterable[tuple[Cell, int]]:
    return ((cell, len(things)) for cell, things in contents.items())


# Invariants of an action


def check_events(before: State, events: tuple[Event, ...], after: State) -> None:
    """Check that events explain every change of a player."""
    for seat, (then, now) in enumerate(zip(before.players, after.players, strict=True)):
        own = [event for event in events if getattr(event, "seat", None) == seat]
        check_losses(own, then, now)
        check_goods(own, then, now)
        check_credits(own, then, now, before.trek.carried[seat])
        moves = [event for event in own if isinstance(event, Moved)]
        assert now.days == (moves[-1].days if moves else then.days)
    check_bank(before, events, after)


def check_losses(events: list[Event], then: Player, now: Player) -> None:
    """GT-F3, GT-F7, GT-F11: check lost tiles, crew and batteries against the events."""
    lost = tuple(tile for event in events if isinstance(event, TilesLost) for tile in event.tiles)
    crew = Counter(member for event in events if isinstance(event, CrewLost) for member in event.crew)
    spent = Counter(dict.fromkeys(then.batteries, 0))
    for event in events:
        if isinstance(event, BatteriesSpent):
            spent[event.cell] += event.count
    assert now.lost == then.lost + lost
    assert len(now.ship.cells) == len(then.ship.cells) - len(lost)
    assert _members(now) + crew == _members(then)
    assert Counter(now.batteries) + spent == Counter(then.batteries)


def _members(player: Player) -> Counter[str]:
    return Counter(member for crew in player.crew.values() for member in crew)


def check_goods(events: list[Event], then: Player, now: Player) -> None:
    """GT-F8, GT-F9: check cubes against loading, unloading, losses and sale."""
    came = Counter(event.good for event in events if isinstance(event, Loaded))
    went = Counter(event.good for event in events if isinstance(event, Unloaded))
    went += Counter(good for event in events if isinstance(event, GoodsLost) for good in event.goods)
    if any(isinstance(event, Settled) for event in events):
        assert not now.goods
        assert went <= came + cubes_of(then)
    else:
        assert cubes_of(now) + went == cubes_of(then) + came


def check_trek(state: State) -> None:
    """GT-K1, GT-K2, GT-K5: check that ledgers explain all credits, and that each player has a title after the first flight."""
    trek, seats = state.trek, range(len(state.players))
    is_over = state.phase in ("sharing", "layover", "over")
    assert len(trek.flown) == trek.flight + is_over
    sums = [sum(ledgers[seat].total for ledgers in trek.flown) for seat in seats]
    assert sums == ([player.credits for player in state.players] if is_over else list(trek.carried))
    if trek.is_trek and (trek.flight or state.phase == "layover"):
        assert sorted(each.holder if each.holder is not None else -1 for each in trek.titles) == list(seats)


def check_credits(events: list[Event], then: Player, now: Player, carried: int) -> None:
    """GT-E1: check credits against card rewards and the final ledger."""
    earned = sum(event.credits for event in events if isinstance(event, Earned))
    ledgers = [event.ledger for event in events if isinstance(event, Settled)]
    for ledger in ledgers:
        assert carried + ledger.earned == then.credits + earned
        assert ledger.titles == sum(event.credits for event in events if isinstance(event, TitlePaid))
        assert ledger.total == ledger.earned + ledger.reward + ledger.prettiest + ledger.titles + ledger.goods - ledger.losses
        hampered = sum(event.count for event in events if isinstance(event, Hampered) and event.why == "loss-price")
        assert ledger.losses == len(now.lost) + hampered
    assert now.credits == (carried + ledgers[-1].total if ledgers else then.credits + earned)


def check_bank(before: State, events: tuple[Event, ...], after: State) -> None:
    """GT-F9: check the bank against offered, remaining, lost and sold cubes."""
    bank = Counter(before.bank)
    for event in events:
        if isinstance(event, GoodsOffered):
            bank -= Counter(event.goods)
        if isinstance(event, GoodsLeft | GoodsLost):
            bank += Counter(event.goods)
    if after.phase == "flight":
        assert bank == +Counter(after.bank)
