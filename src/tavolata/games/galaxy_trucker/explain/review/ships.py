"""The ships as they took off, and how one flight of a ship compares with many of it."""

from collections.abc import Iterator, Sequence

from tavolata.core.protocols.workshop import Compared, Design
from tavolata.games.galaxy_trucker.content import NUMBERS
from tavolata.games.galaxy_trucker.explain.review.sentences import say
from tavolata.games.galaxy_trucker.explain.review.steps import Line, launched_in
from tavolata.games.galaxy_trucker.rules import shipcode
from tavolata.games.galaxy_trucker.simulation import Judge
from tavolata.games.galaxy_trucker.state import Ledger, Player, Ship


def made_in(flights: Sequence[Sequence[Line]]) -> Iterator[Design]:
    """GT-C5, GT-K1: the ships of every flight in their order, but for those that lost their starting cabin before."""
    for lines in flights:
        end = lines[-1].after
        assert end.flying is not None
        for seat, player in enumerate(launched_in(lines).players):
            if NUMBERS.start in player.ship.cells:
                yield _made(seat, player, end.flying.ledgers[seat])


def _made(seat: int, player: Player, ledger: Ledger) -> Design:
    """GT-K2: without what titles paid, for which nobody flies alone; GT-K3, GT-X2: the judge knows no handicaps and no roads."""
    harder = (say("compared.harder"),) if player.burdens else ()
    return Design(seat, player.ship.level, shipcode.write_ship(player.ship), ledger.total - ledger.titles, harder)


def compared(ship: Ship, score: int, flights: int) -> Compared:
    """GT-E1: the credits of a flight among those of so many flights of the same ship by the judge."""
    judge = Judge(ship)
    judge.fly(flights)
    better, spread = judge.share_below(score), judge.flown.credits
    says = (
        say("compared", credits=score, percent=round(100 * better), count=flights),
        say("compared.spread", low=spread.p10, middle=spread.p50, high=spread.p90),
    )
    return Compared(better, says, judge.flown)
