"""What the things aboard a ship are worth, measured by the judge: `python -m bench.ship_weights --level II` prints the weights of a level.

Hard bots whose taste varies build ships, the judge flies each of them on the same courses, and the weights are those by which what is
aboard tells best what was brought home. Where the ships tell little, a weight stays near the rule of thumb.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from tavolata.core.game import CLOCK
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.games.galaxy_trucker.actions import Finish
from tavolata.games.galaxy_trucker.bot import LEVELS, GalaxyTruckerBot
from tavolata.games.galaxy_trucker.bot.profile import BuilderProfile
from tavolata.games.galaxy_trucker.bot.ship_valuation import RULE_OF_THUMB, Weights, amounts, outfit, useful_limits
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.simulation import ShipSimulation
from tavolata.games.galaxy_trucker.state import Ship
from tavolata.tournaments.series import derived_seed

Figures = npt.NDArray[np.float64]

SEATS = 4
TASTE = 0.45
"""How much the builders differ in what they want."""
PARS = (2.0, 7.0)
"""How choosy they are."""
STIFF = 6.0
"""How many ships the rule of thumb outweighs."""
ROUNDS = 400
"""So often all weights are moved, one after another, until they rest."""


def builder(seed: int) -> GalaxyTruckerBot:
    """A hard bot with a taste of its own."""
    lot = Random(seed)  # noqa: S311 - these dice are no secret
    weights = Weights(*(tuple(each * lot.lognormvariate(0, TASTE) for each in kind) for kind in RULE_OF_THUMB))
    hard = LEVELS["hard"]
    habits = hard.habits._replace(profiles=dict.fromkeys(LEVEL_NAMES, BuilderProfile(lot.uniform(*PARS), weights=weights)))
    return GalaxyTruckerBot(hard._replace(habits=habits), seed)


def built(level: str, seed: int) -> Iterator[Ship]:
    """The ships of one table."""
    match: Match[Any, Any, Any] = Match.new("galaxy-trucker", SEATS, seed, {"level": level})
    bots = [builder(derived_seed(seed, seat)) for seat in range(SEATS)]
    turn = 0
    while match.state.phase == "building":
        turn += 1
        seats = sorted((seat for seat in match.actors if seat >= 0), key=lambda seat: (seat - turn) % SEATS)
        chosen = next(((seat, action) for seat in seats if (action := bots[seat].choose(Observation(match, seat)))), None)
        match.advance(*(chosen or (CLOCK, match.legal(CLOCK)[0])))
    finished = match.at(max(entry.n for entry in match.log if isinstance(entry.action, Finish)))
    return (player.ship for player in finished.state.players if ships.is_ship_legal(player.ship))


def pieces(ship: Ship) -> list[float]:
    """How much of each thing lies between each limit and the one before, and what else tells ships apart."""
    has = outfit(ship)
    found: list[float] = []
    for amount, bounds in zip(amounts(has), useful_limits(has, ship.level), strict=True):
        begin = 0.0
        for bound in bounds:
            found.append(max(0.0, min(amount, bound) - begin))
            begin = max(begin, bound)
    return [*found, ships.exposed(ship), 1.0]


def fitted(aboard: Figures, earned: Figures, prior: Figures) -> Figures:
    """The weights, none of them negative but the last two, that tell best what was earned, and stay near the prior."""
    pull = np.full(len(prior), STIFF)
    pull[-1] = 0.0
    weights, scale = prior.copy(), (aboard**2).sum(axis=0) + pull + 1e-9
    for _ in range(ROUNDS):
        for part in range(len(weights)):
            rest = earned - aboard @ weights + aboard[:, part] * weights[part]
            free = (aboard[:, part] @ rest + pull[part] * prior[part]) / scale[part]
            weights[part] = max(0.0, free) if part < len(weights) - 2 else free
    return weights


def _flown(ship: Ship, flights: int, seed: int) -> float:
    judge = ShipSimulation(ship, seed)
    judge.fly(flights)
    return judge.stats.credits.mean


def _in_kinds(weights: Sequence[float]) -> Weights:
    left = iter(weights)
    return Weights(*(tuple(round(next(left), 2) for _ in kind) for kind in RULE_OF_THUMB))


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m bench.ship_weights", description=__doc__)
    parser.add_argument("--level", choices=LEVEL_NAMES, default="II", help="of which flights (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=100, help="how many, four ships at each (default: %(default)s)")
    parser.add_argument("--flights", type=int, default=25, help="of each ship (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1000, help="the seed of it all (default: %(default)s)")
    return parser.parse_args()


def main() -> None:
    """Build, fly, and print the weights."""
    given = _arguments()
    built_ships = [ship for table in range(given.tables) for ship in built(given.level, derived_seed(given.seed, table))]
    earned = np.array([_flown(ship, given.flights, given.seed) for ship in built_ships])
    aboard = np.array([pieces(ship) for ship in built_ships])
    prior = np.array([each for kind in RULE_OF_THUMB for each in kind] + [-0.6, 0.0])
    weights = fitted(aboard, earned, prior)
    explained = 1 - np.var(earned - aboard @ weights) / np.var(earned)
    print(f"{len(built_ships)} ships, {given.flights} flights each; {explained:.0%} explained")
    print(_in_kinds(weights.tolist()), f"an exposed connector {weights[-2]:.2f}")


if __name__ == "__main__":
    main()
