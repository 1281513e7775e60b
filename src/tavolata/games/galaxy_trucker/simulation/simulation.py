"""Flying one ship again and again."""

from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.simulation.dice_script import fate
from tavolata.games.galaxy_trucker.simulation.flight_stats import Ended, Flown, flown, share
from tavolata.games.galaxy_trucker.simulation.solo_flight import ME, LoneFlight, Wrecks, launched
from tavolata.games.galaxy_trucker.state import Ship


class Judge:
    """Flies a sound ship as often as one likes; the first are the same however many follow, cards and dice the same for all ships."""

    def __init__(self, ship: Ship, seed: int = 0) -> None:
        assert ships.is_ship_legal(ship), "only a ship without faults flies"
        # A ship of its own: what is learnt of it here goes when the judge goes, however long the other one is kept.
        self._ship = Ship(ship.level, ship.cells)
        self._seed = seed
        self._start = launched(self._ship)
        self._wrecks = Wrecks()
        self._ends: list[Ended] = []

    def fly(self, flights: int) -> None:
        """So many flights more."""
        level, flown_before = self._ship.level, len(self._ends)
        for number in range(flown_before, flown_before + flights):
            flight = LoneFlight(self._start, fate(level, self._seed, number), self._wrecks)
            flight.to_the_end()
            self._ends.append(self._ended(flight))

    def _ended(self, flight: LoneFlight) -> Ended:
        voyage = flight.voyage
        left = voyage.players[ME].ship.cells
        lost = tuple(cell for cell in self._ship.cells if cell not in left)
        return Ended(voyage.flying.ledgers[ME].total, lost, voyage.flying.out.get(ME))

    @property
    def credits(self) -> list[int]:
        """GT-E1: what each flight so far brought home."""
        return [end.credits for end in self._ends]

    def share_below(self, amount: int) -> float:
        """The share of the flights so far, at least one, that brought less credits."""
        return share(sum(end.credits < amount for end in self._ends), len(self._ends))

    @property
    def flown(self) -> Flown:
        """The figures of all flights so far, at least one."""
        return flown(self._ends)


def fly(ship: Ship, flights: int = 1000, seed: int = 0) -> Flown:
    """What becomes of so many flights of a sound ship, alone, with the pilot of a hard bot; the same for the same seed."""
    judge = Judge(ship, seed)
    judge.fly(flights)
    return judge.flown
