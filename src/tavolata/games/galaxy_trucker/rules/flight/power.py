"""GT-F4 to GT-F6, GT-F11: firepower, engine power, and the batteries of double components."""

from collections.abc import Iterable, Iterator

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.actions import Battery, Declare, Power
from tavolata.games.galaxy_trucker.content import Cell, Measure, kind_of
from tavolata.games.galaxy_trucker.events import BatteriesSpent, Declared, Declaring, Spent
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext
from tavolata.games.galaxy_trucker.rules.handicaps import ALIEN_BONUS, alien_bonus, handicap_events
from tavolata.games.galaxy_trucker.state import Alien, HalfPower, Member, Player, Ship
from tavolata.games.galaxy_trucker.steps import BatteryDecision, PowerDecision

_DOUBLE_ENGINE: HalfPower = 4
ALIENS: dict[Measure, Alien] = {"engines": "brown", "firepower": "purple"}
_DECLARING: dict[str, Declaring] = {"open-space": "race", "combat-zone": "zone"}
"""The purpose of a declaration by card; all other cards are fights."""


def half_power(ship: Ship, crew: Iterable[Member], measure: Measure, powered: Iterable[Cell] = (), bonus: int = ALIEN_BONUS) -> HalfPower:
    """GT-F4, GT-F5: return a power in halves with some double components powered; an alien helps only a power above 0."""
    single = 2 * ships.engine_power(ship) if measure == "engines" else ships.half_firepower(ship)
    power = single + sum(added_by(ship, cell) for cell in powered)
    return power + 2 * bonus if power and ALIENS[measure] in crew else power


def added_by(ship: Ship, cell: Cell) -> HalfPower:
    """GT-F4, GT-F5: return the power that a double engine or cannon adds."""
    return _DOUBLE_ENGINE if ships.kind_at(ship, cell) == "double-engine" else ships.half_power(ship.cells[cell])


def doubles(ship: Ship, measure: Measure) -> tuple[Cell, ...]:
    """GT-F11: return the cells of the components that a battery can power."""
    return ships.pushing(ship, "double-engine") if measure == "engines" else ships.cells_of(ship, "double-cannon")


def crew_of(player: Player) -> Iterator[Member]:
    """GT-F7: yield all crew members, cabin by cabin."""
    return (member for members in player.crew.values() for member in members)


def choices_to_power(context: FlightContext, step: PowerDecision) -> list[Power | Declare]:
    """GT-F6: return the power actions: power a double component, or declare."""
    player = context.players[step.seat]
    if not player.batteries:
        return [Declare()]
    return [*(Power(*cell) for cell in doubles(player.ship, step.measure) if cell not in step.powered), Declare()]


def take_power(context: FlightContext, step: PowerDecision, action: Power | Declare) -> None:
    """GT-F6, GT-F11: apply powering a double component, or declaring the power."""
    if isinstance(action, Power):
        cell = (action.column, action.row)
        context.push(BatteryDecision(step.seat), PowerDecision(step.seat, step.measure, (*step.powered, cell)))
        return
    player = context.players[step.seat]
    power = declarable(player, step)
    usual = half_power(player.ship, crew_of(player), step.measure, step.powered)
    context.update_flight(declared={**context.flying.declared, step.seat: power})
    context.emit(*handicap_events(player.handicaps, step.seat, "alien-bonus", (usual - power) // 2))
    context.emit(Declared(step.seat, step.measure, power / 2, _DECLARING.get(kind_of(context.card), "fight")))


def declarable(player: Player, step: PowerDecision) -> HalfPower:
    """GT-F6: return the power with the batteries spent so far."""
    return half_power(player.ship, crew_of(player), step.measure, step.powered, alien_bonus(player.handicaps))


def choices_of_battery(context: FlightContext, step: BatteryDecision) -> list[Battery]:
    """GT-F11: return the battery actions: any compartment with a battery."""
    return compartments(context.players[step.seat])


def compartments(player: Player) -> list[Battery]:
    """GT-F8, GT-F11: return the compartments with a battery."""
    return [Battery(*cell) for cell in ships.cells_of(player.ship, "battery") if cell in player.batteries]


def take_battery(context: FlightContext, step: BatteryDecision, action: Battery) -> None:
    """GT-F11: apply paying a battery from a compartment."""
    spend(context, step.seat, (action.column, action.row), 1, "power")


def spend(context: FlightContext, seat: Seat, cell: Cell, count: int, why: Spent) -> None:
    """GT-F8, GT-F11: remove batteries from a compartment."""
    batteries = {**context.players[seat].batteries}
    batteries[cell] -= count
    if not batteries[cell]:
        del batteries[cell]
    context.update_player(seat, batteries=batteries)
    context.emit(BatteriesSpent(seat, cell, count, why))
