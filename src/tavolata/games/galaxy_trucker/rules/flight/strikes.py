"""GT-A5, GT-A8, GT-A12: meteors, shots and sabotage, from the dice to what they hit."""

from tavolata.games.galaxy_trucker.actions import Power, Roll, TakeHit
from tavolata.games.galaxy_trucker.content import SIDES, Cell, Projectile
from tavolata.games.galaxy_trucker.events import Hit, Rolled, SabotageFailed, Struck
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.losses import destroy
from tavolata.games.galaxy_trucker.rules.flight.voyage import Voyage
from tavolata.games.galaxy_trucker.state import Player
from tavolata.games.galaxy_trucker.steps import Defend, PayBattery, RollDice, Sabotaging, Strike

_ROWS = ("left", "right")


def roll_for_strike(voyage: Voyage, step: RollDice, action: Roll) -> None:
    """GT-A5: one roll for all; a column from front or rear, a row from the sides."""
    voyage.note(dice=(action.low, action.high))
    voyage.tell(Rolled((action.low, action.high), "row" if step.projectile.side in _ROWS else "column"))
    voyage.then(*(Strike(seat, step.projectile, action.low + action.high) for seat in step.seats))


def do_strike(voyage: Voyage, step: Strike) -> None:
    """GT-A5, GT-A8: it meets the first tile in its line, unless the ship can do something about it."""
    player, projectile = voyage.players[step.seat], step.projectile
    cell = ships.first_in_line(player.ship, SIDES.index(projectile.side), step.line)
    outcome = _outcome(player, projectile, step.line, cell)
    with_cells = defences(player, projectile, step.line)
    if outcome == "hit" and with_cells and cell:
        voyage.then(Defend(step.seat, projectile, step.line, cell, with_cells))
        return
    _tell(voyage, step, cell, outcome)
    if outcome == "hit" and cell:
        destroy(voyage, step.seat, cell)


def _outcome(player: Player, projectile: Projectile, line: int, cell: Cell | None) -> Hit:
    """GT-A5, GT-A8: what comes of it without a battery."""
    side = SIDES.index(projectile.side)
    if cell is None:
        return "missed"
    if projectile.size == "small" and not ships.has_exposed_side(player.ship, cell, side):
        return "bounced"
    if projectile.size == "big" and any(
        ships.kind_at(player.ship, cannon) == "cannon" for cannon in ships.cannons_against(player.ship, side, line)
    ):
        return "shot"
    return "hit"


def defences(player: Player, projectile: Projectile, line: int) -> tuple[Cell, ...]:
    """GT-F11, GT-A5, GT-A8: the shields or double cannons that a battery can set against it."""
    side = SIDES.index(projectile.side)
    if not player.batteries or projectile.size == "heavy":
        return ()
    return ships.cannons_against(player.ship, side, line) if projectile.size == "big" else ships.shields_against(player.ship, side)


def choices_of_defence(_voyage: Voyage, step: Defend) -> list[Power | TakeHit]:
    """GT-F11: decided for each meteor and shot, after the roll."""
    return [*(Power(*cell) for cell in step.with_cells), TakeHit()]


def take_defence(voyage: Voyage, step: Defend, action: Power | TakeHit) -> None:
    """GT-F11: a battery stops it; else the tile is destroyed."""
    if isinstance(action, TakeHit):
        _tell(voyage, step, step.cell, "hit")
        destroy(voyage, step.seat, step.cell)
        return
    _tell(voyage, step, step.cell, "shot" if step.projectile.size == "big" else "shielded")
    voyage.then(PayBattery(step.seat))


def _tell(voyage: Voyage, step: Strike | Defend, cell: Cell | None, outcome: Hit) -> None:
    size, side = step.projectile.size, step.projectile.side
    voyage.tell(Struck(step.seat, size, side, step.line, cell, outcome))


def roll_for_sabotage(voyage: Voyage, step: Sabotaging, action: Roll) -> None:
    """GT-A12: a column, then a row; the tile there is destroyed, or it is tried again."""
    number = action.low + action.high
    voyage.note(dice=(action.low, action.high))
    voyage.tell(Rolled((action.low, action.high), "column" if step.column is None else "row"))
    if step.column is None:
        voyage.then(Sabotaging(step.seat, step.tries, number))
    elif (cell := (step.column, number)) in voyage.players[step.seat].ship.cells:
        destroy(voyage, step.seat, cell)
    else:
        voyage.tell(SabotageFailed(step.seat, cell, step.tries - 1))
        if step.tries > 1:
            voyage.then(Sabotaging(step.seat, step.tries - 1))
