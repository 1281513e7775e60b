"""GT-F9: loading, moving and leaving cubes."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, TypeAlias

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.actions import Load, LoadDone, Unload
from tavolata.games.galaxy_trucker.content import GOODS, Cell, Good, Kind
from tavolata.games.galaxy_trucker.events import GoodsLeft, GoodsOffered, Loaded, Unloaded
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext
from tavolata.games.galaxy_trucker.state import Player
from tavolata.games.galaxy_trucker.steps import BeginLoadingStep, LoadDecision

_LOAD_DONE = LoadDone()

NoLoad: TypeAlias = Literal["no-hold", "no-red-hold", "no-room"]
"""GT-F9: the reason why a cube cannot be loaded."""


def do_begin_loading(context: FlightContext, step: BeginLoadingStep) -> None:
    """GT-F9: offer the cubes that the bank has, and push the loading decision."""
    pool = available_in_bank(context.bank, step.goods)
    context.pay_out(pool)
    context.emit(GoodsOffered(step.seat, pool, tuple((Counter(step.goods) - Counter(pool)).elements())))
    context.push(LoadDecision(step.seat, pool))


def available_in_bank(bank: Mapping[Good, int], goods: Iterable[Good]) -> tuple[Good, ...]:
    """GT-F9: return the cubes that the bank has, the most valuable first."""
    counted = Counter(goods)
    return tuple(good for good in GOODS for _ in range(min(counted[good], bank[good])))


def best_load(player: Player, offered: Iterable[Good]) -> tuple[Good, ...]:
    """GT-F9: return the most valuable cargo from the cubes aboard and offered."""
    cubes = sorted((*cargo_of(player), *offered), key=GOODS.index)
    reds = [good for good in cubes if good == "red"][: ships.capacity(player.ship, "red-hold")]
    others = [good for good in cubes if good != "red"]
    return (*reds, *others[: ships.capacity(player.ship, "hold", "red-hold") - len(reds)])


def cargo_of(player: Player) -> Iterator[Good]:
    """GT-F9: yield every cube aboard, hold by hold."""
    return (good for goods in player.goods.values() for good in goods)


def choices_of_loading(context: FlightContext, step: LoadDecision) -> list[Load | Unload | LoadDone]:
    """GT-F9: return the loading actions: load a cube into a hold with room, unload one, or end loading."""
    player = context.players[step.seat]
    holds = ships.cells_of(player.ship, "hold", "red-hold")
    pool = [good for good in GOODS if good in step.pool]
    loads = [Load(good, *cell) for good in pool for cell in holds if has_room(player, cell, good)]
    unloads = [Unload(good, *cell) for cell in holds for good in dict.fromkeys(player.goods.get(cell, ()))]
    return [*loads, *unloads, _LOAD_DONE]


def has_room(player: Player, cell: Cell, good: Good) -> bool:
    """GT-F9: return whether a compartment is free and the hold accepts the colour."""
    is_full = len(player.goods.get(cell, ())) == ships.capacity_at(player.ship, cell)
    return not is_full and may_carry(ships.kind_at(player.ship, cell), good)


def misfits(player: Player, goods: Iterable[Good]) -> dict[Good, NoLoad]:
    """GT-F9: return the cubes that no hold can take now, with the reason."""
    holds = ships.cells_of(player.ship, "hold", "red-hold")
    return {good: _no_load(player, good) for good in goods if not any(has_room(player, cell, good) for cell in holds)}


def _no_load(player: Player, good: Good) -> NoLoad:
    if not ships.cells_of(player.ship, "hold", "red-hold"):
        return "no-hold"
    return "no-red-hold" if good == "red" and not ships.cells_of(player.ship, "red-hold") else "no-room"


def may_carry(hold: Kind, good: Good) -> bool:
    """GT-F9: return whether a hold accepts this colour; red cubes need red holds."""
    return good != "red" or hold == "red-hold"


def take_load(context: FlightContext, step: LoadDecision, action: Load | Unload | LoadDone) -> None:
    """GT-F9: apply moving one cube, or the end of loading, which returns the remaining cubes to the bank."""
    seat, pool = step.seat, list(step.pool)
    if isinstance(action, LoadDone):
        context.pay_in(pool)
        context.emit(GoodsLeft(seat, step.pool))
        return
    cell = (action.column, action.row)
    hold = list(context.players[seat].goods.get(cell, ()))
    target, source = (hold, pool) if isinstance(action, Load) else (pool, hold)
    source.remove(action.good)
    target.append(action.good)
    _update_hold(context, seat, cell, hold)
    context.emit((Loaded if isinstance(action, Load) else Unloaded)(seat, action.good, cell))
    context.push(LoadDecision(seat, tuple(sorted(pool, key=GOODS.index))))


def _update_hold(context: FlightContext, seat: Seat, cell: Cell, hold: list[Good]) -> None:
    goods = {**context.players[seat].goods, cell: tuple(sorted(hold, key=GOODS.index))}
    if not hold:
        del goods[cell]
    context.update_player(seat, goods=goods)
