"""Ships of hard bots have no fault at the end of building; RANDOM_GAMES=2500 checks 10,000 ships."""

from typing import Any

from tavolata.bots import bot_for
from tavolata.bots.play import derived_seed
from tavolata.core.game import CLOCK
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.games.galaxy_trucker.actions import Finish
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES
from tavolata.games.galaxy_trucker.rules import ship as ships
from tests.chance import random_games

SEATS = 4


def built_by_bots(number: int) -> Match[Any, Any, Any]:
    """Return a match of hard bots before the last one finishes; the levels alternate."""
    match: Match[Any, Any, Any] = Match.new("galaxy-trucker", SEATS, number, {"level": LEVEL_NAMES[number % len(LEVEL_NAMES)]})
    bots = [bot_for("galaxy-trucker", "hard", derived_seed(number, seat)) for seat in range(SEATS)]
    turn = 0
    while match.state.phase == "building":
        turn += 1
        seats = sorted((seat for seat in match.actors if seat >= 0), key=lambda seat: (seat - turn) % SEATS)
        chosen = next(((seat, action) for seat in seats if (action := bots[seat].choose(Observation(match, seat)))), None)
        match.advance(*(chosen or (CLOCK, match.legal(CLOCK)[0])))
    return match.at(max(entry.n for entry in match.log if isinstance(entry.action, Finish)))


def test_gt_c1_hard_bots_build_no_faulty_ship() -> None:
    for number in range(random_games(6)):
        assert all(ships.is_ship_legal(player.ship) for player in built_by_bots(number).state.players), f"table {number}"
