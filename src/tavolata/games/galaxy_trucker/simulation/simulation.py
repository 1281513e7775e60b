"""Repeated simulation of one ship."""

from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.simulation.dice_script import chance_script
from tavolata.games.galaxy_trucker.simulation.flight_stats import FlightResult, FlightStats, flight_stats, share
from tavolata.games.galaxy_trucker.simulation.solo_flight import ME, RemainingShips, SoloFlight, launched_state
from tavolata.games.galaxy_trucker.state import Ship


class ShipSimulation:
    """Simulates flights of a legal ship; flight n has the same cards and rolls for all ships of a seed."""

    def __init__(self, ship: Ship, seed: int = 0) -> None:
        assert ships.is_ship_legal(ship), "only a ship without faults flies"
        # A copy of the ship, so that its caches are released together with the simulation.
        self._ship = Ship(ship.level, ship.cells)
        self._seed = seed
        self._start = launched_state(self._ship)
        self._remaining_ships = RemainingShips()
        self._ends: list[FlightResult] = []

    def fly(self, flights: int) -> None:
        """Simulate a number of further flights."""
        level, flown_before = self._ship.level, len(self._ends)
        for number in range(flown_before, flown_before + flights):
            flight = SoloFlight(self._start, chance_script(level, self._seed, number), self._remaining_ships)
            flight.run()
            self._ends.append(self._end_of(flight))

    def _end_of(self, flight: SoloFlight) -> FlightResult:
        context = flight.context
        left = context.players[ME].ship.cells
        lost = tuple(cell for cell in self._ship.cells if cell not in left)
        return FlightResult(context.flying.ledgers[ME].total, lost, context.flying.out.get(ME))

    @property
    def credits(self) -> list[int]:
        """GT-E1: return the credits of each simulated flight."""
        return [end.credits for end in self._ends]

    def share_below(self, amount: int) -> float:
        """Return the share of the simulated flights, at least one, with fewer credits."""
        return share(sum(end.credits < amount for end in self._ends), len(self._ends))

    @property
    def stats(self) -> FlightStats:
        """Return the statistics of all simulated flights, at least one."""
        return flight_stats(self._ends)


def simulate(ship: Ship, flights: int = 1000, seed: int = 0) -> FlightStats:
    """Return the statistics of solo flights of a legal ship with the hard bot; equal seeds give equal results."""
    simulation = ShipSimulation(ship, seed)
    simulation.fly(flights)
    return simulation.stats
