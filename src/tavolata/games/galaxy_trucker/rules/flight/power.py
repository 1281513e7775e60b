"""GT-F4 to GT-F6, GT-F11: firepower, engine power, and the batteries that double components take."""

from collections.abc import Iterable, Iterator

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.actions import Battery, Declare, Power
from tavolata.games.galaxy_trucker.content import Cell, Measure, kind_of
from tavolata.games.galaxy_trucker.events import BatteriesSpent, Declared, Declaring, Spent
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.flight_context import Voyage
from tavolata.games.galaxy_trucker.rules.handicaps import ALIEN_BONUS, alien_bonus, bites
from tavolata.games.galaxy_trucker.state import Alien, HalfPower, Member, Player, Ship
from tavolata.games.galaxy_trucker.steps import PayBattery, PowerUp

_DOUBLE_ENGINE: HalfPower = 4
ALIENS: dict[Measure, Alien] = {"engines": "brown", "firepower": "purple"}
_DECLARING: dict[str, Declaring] = {"open-space": "race", "combat-zone": "zone"}
"""What power is declared for, by the card; all others are fights."""


def half_power(ship: Ship, crew: Iterable[Member], measure: Measure, powered: Iterable[Cell] = (), bonus: int = ALIEN_BONUS) -> HalfPower:
    """GT-F4, GT-F5: engine power or firepower with some double components powered; an alien helps only what is above 0."""
    single = 2 * ships.engine_power(ship) if measure == "engines" else ships.half_firepower(ship)
    power = single + sum(added_by(ship, cell) for cell in powered)
    return power + 2 * bonus if power and ALIENS[measure] in crew else power


def added_by(ship: Ship, cell: Cell) -> HalfPower:
    """GT-F4, GT-F5: what a double engine or cannon adds when it is powered."""
    return _DOUBLE_ENGINE if ships.kind_at(ship, cell) == "double-engine" else ships.half_power(ship.cells[cell])


def doubles(ship: Ship, measure: Measure) -> tuple[Cell, ...]:
    """GT-F11: the components that take a battery for this power."""
    return ships.pushing(ship, "double-engine") if measure == "engines" else ships.cells_of(ship, "double-cannon")


def crew_of(player: Player) -> Iterator[Member]:
    """GT-F7: everybody aboard, cabin by cabin."""
    return (member for members in player.crew.values() for member in members)


def choices_to_power(voyage: Voyage, step: PowerUp) -> list[Power | Declare]:
    """GT-F6: only batteries are a choice."""
    player = voyage.players[step.seat]
    if not player.batteries:
        return [Declare()]
    return [*(Power(*cell) for cell in doubles(player.ship, step.measure) if cell not in step.powered), Declare()]


def take_power(voyage: Voyage, step: PowerUp, action: Power | Declare) -> None:
    """GT-F6, GT-F11: one more double component for a battery, or the power as it is."""
    if isinstance(action, Power):
        cell = (action.column, action.row)
        voyage.then(PayBattery(step.seat), PowerUp(step.seat, step.measure, (*step.powered, cell)))
        return
    player = voyage.players[step.seat]
    power = declarable(player, step)
    usual = half_power(player.ship, crew_of(player), step.measure, step.powered)
    voyage.note(declared={**voyage.flying.declared, step.seat: power})
    voyage.tell(*bites(player.burdens, step.seat, "alien-bonus", (usual - power) // 2))
    voyage.tell(Declared(step.seat, step.measure, power / 2, _DECLARING.get(kind_of(voyage.card), "fight")))


def declarable(player: Player, step: PowerUp) -> HalfPower:
    """GT-F6: the power as it stands with the batteries spent so far."""
    return half_power(player.ship, crew_of(player), step.measure, step.powered, alien_bonus(player.burdens))


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
