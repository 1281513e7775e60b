"""The launched ships, and the comparison of one flight of a ship with its simulation."""

from collections.abc import Iterator, Sequence

from tavolata.core.protocols.workshop import Compared, Design
from tavolata.games.galaxy_trucker.bot.sentences import sentence
from tavolata.games.galaxy_trucker.content import NUMBERS
from tavolata.games.galaxy_trucker.explain.review.steps import ReplayedStep, launched_in
from tavolata.games.galaxy_trucker.rules import shipcode
from tavolata.games.galaxy_trucker.simulation import ShipSimulation
from tavolata.games.galaxy_trucker.state import Ledger, Player, Ship


def launched_designs(flights: Sequence[Sequence[ReplayedStep]]) -> Iterator[Design]:
    """GT-C5, GT-K1: yield the launched ships of every flight, except ships without their starting cabin."""
    for steps in flights:
        end = steps[-1].after
        assert end.flying is not None
        for seat, player in enumerate(launched_in(steps).players):
            if NUMBERS.start in player.ship.cells:
                yield _launched_design(seat, player, end.flying.ledgers[seat])


def _launched_design(seat: int, player: Player, ledger: Ledger) -> Design:
    """GT-K2: return the launched ship without title payments; GT-K3, GT-X2: note handicaps and roads, which are not simulated."""
    harder = (sentence("review.compared.harder"),) if player.handicaps else ()
    return Design(seat, player.ship.level, shipcode.write_ship(player.ship), ledger.total - ledger.titles, harder)


def comparison(ship: Ship, score: int, flights: int) -> Compared:
    """GT-E1: return the credits of a flight compared with the simulated flights of the same ship."""
    simulation = ShipSimulation(ship)
    simulation.fly(flights)
    better, spread = simulation.share_below(score), simulation.stats.credits
    says = (
        sentence("review.compared", credits=score, percent=round(100 * better), count=flights),
        sentence("review.compared.spread", low=spread.p10, middle=spread.p50, high=spread.p90),
    )
    return Compared(better, says, simulation.stats)
