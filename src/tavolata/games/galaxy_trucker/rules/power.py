"""GT-F4 to GT-F6, GT-F11: firepower, engine power, and the batteries that double components take."""

from collections.abc import Sequence

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.actions import Battery, Declare, Power
from tavolata.games.galaxy_trucker.content import Cell
from tavolata.games.galaxy_trucker.content_cards import Measure
from tavolata.games.galaxy_trucker.events import BatteriesSpent, Declared, Spent
from tavolata.games.galaxy_trucker.flying import HalfPower, PayBattery, PowerUp
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.voyage import Voyage
from tavolata.games.galaxy_trucker.state import Alien, Player

ALIEN_POWER = 2
_ALIENS: dict[Measure, Alien] = {"engines": "brown", "firepower": "purple"}


def half_power(player: Player, measure: Measure, powered: Sequence[Cell] = ()) -> HalfPower:
    """GT-F4, GT-F5: engine power or firepower with some double components powered; an alien helps only what is above 0."""
    ship = player.ship
    if measure == "engines":
        power = 2 * ships.engine_power(ship) + 4 * len(powered)
    else:
        power = ships.half_firepower(ship) + sum(ships.half_power(ship.cells[cell]) for cell in powered)
    return power + 2 * ALIEN_POWER if power and has_alien(player, _ALIENS[measure]) else power


def has_alien(player: Player, alien: Alien) -> bool:
    """GT-F4, GT-F5: an alien of this colour is aboard."""
    return (alien,) in player.crew.values()


def choices_to_power(voyage: Voyage, step: PowerUp) -> list[Power | Declare]:
    """GT-F6: only batteries are a choice."""
    player = voyage.players[step.seat]
    if not player.batteries:
        return [Declare()]
    doubles = ships.cells_of(player.ship, "double-engine" if step.measure == "engines" else "double-cannon")
    return [*(Power(*cell) for cell in doubles if cell not in step.powered), Declare()]


def take_power(voyage: Voyage, step: PowerUp, action: Power | Declare) -> None:
    """GT-F6, GT-F11: one more double component for a battery, or the power as it is."""
    if isinstance(action, Power):
        cell = (action.column, action.row)
        voyage.then(PayBattery(step.seat), PowerUp(step.seat, step.measure, (*step.powered, cell)))
        return
    power = half_power(voyage.players[step.seat], step.measure, step.powered)
    voyage.note(declared={**voyage.flying.declared, step.seat: power})
    voyage.tell(Declared(step.seat, step.measure, power / 2))


def choices_of_battery(voyage: Voyage, step: PayBattery) -> list[Battery]:
    """GT-F11: any compartment with a battery."""
    return compartments(voyage.players[step.seat])


def compartments(player: Player) -> list[Battery]:
    """GT-F8, GT-F11: where a battery can be taken from."""
    return [Battery(*cell) for cell in ships.cells_of(player.ship, "battery") if cell in player.batteries]


def take_battery(voyage: Voyage, step: PayBattery, action: Battery) -> None:
    """GT-F11: the battery is spent."""
    spend(voyage, step.seat, (action.column, action.row), 1, "power")


def spend(voyage: Voyage, seat: Seat, cell: Cell, count: int, why: Spent) -> None:
    """GT-F8, GT-F11: so many batteries leave a compartment."""
    batteries = {**voyage.players[seat].batteries}
    batteries[cell] -= count
    if not batteries[cell]:
        del batteries[cell]
    voyage.change(seat, batteries=batteries)
    voyage.tell(BatteriesSpent(seat, cell, count, why))
