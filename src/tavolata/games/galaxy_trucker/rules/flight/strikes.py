"""GT-A5, GT-A8, GT-A12: meteors, shots and sabotage."""

from collections.abc import Iterable, Iterator, Mapping

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.actions import Power, Roll, TakeHit
from tavolata.games.galaxy_trucker.content import SIDES, Cell, Projectile, Size
from tavolata.games.galaxy_trucker.events import Hit, HitBy, Rolled, SabotageFailed, SabotageRolled, Struck
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext
from tavolata.games.galaxy_trucker.rules.flight.losses import destroy
from tavolata.games.galaxy_trucker.state import Axis, Player
from tavolata.games.galaxy_trucker.steps import BatteryDecision, DefendDecision, RollDiceStep, SabotageStep, StrikeStep

_ROWS = ("left", "right")
_LACKING: Mapping[Size, HitBy] = {"big": "no-cannon", "small": "pipe", "light": "no-shield"}


def volley(projectiles: Iterable[Projectile], seats: tuple[Seat, ...]) -> Iterator[RollDiceStep]:
    """GT-A5, GT-A8: yield the roll step of each projectile against these seats."""
    return (RollDiceStep(projectile, seats, number) for number, projectile in enumerate(projectiles, start=1))


def roll_for_strike(context: FlightContext, step: RollDiceStep, action: Roll) -> None:
    """GT-A5, GT-A8: apply a roll for all seats: front and rear name a column, the sides a row."""
    dice, line = (action.low, action.high), action.low + action.high
    axis: Axis = "row" if step.projectile.side in _ROWS else "column"
    side = SIDES.index(step.projectile.side)
    met = {seat: ships.first_in_line(context.players[seat].ship, side, line) for seat in step.seats}
    context.update_flight(dice=dice, axis=axis, rolled=step.number)
    misses = tuple(seat for seat, cell in met.items() if not cell)
    context.emit(Rolled(dice, axis, step.projectile.size, step.projectile.side, step.number, misses))
    context.push(*(StrikeStep(seat, step.projectile, line, cell) for seat, cell in met.items() if cell))


def do_strike(context: FlightContext, step: StrikeStep) -> None:
    """GT-A5, GT-A8: apply a strike on a tile, or push the decision to defend it if a battery can."""
    player, projectile = context.players[step.seat], step.projectile
    outcome = _outcome(player, projectile, step.line, step.cell)
    with_cells = defences(player, projectile, step.line)
    if outcome == "hit" and with_cells:
        context.push(DefendDecision(step.seat, projectile, step.line, step.cell, with_cells))
        return
    _emit_hit(context, step, outcome, _hit_reason(player, step, outcome))
    if outcome == "hit":
        destroy(context, step.seat, step.cell)


def _outcome(player: Player, projectile: Projectile, line: int, cell: Cell) -> Hit:
    """GT-A5, GT-A8: return the effect of a strike without a battery."""
    side = SIDES.index(projectile.side)
    if projectile.size == "small" and not ships.has_exposed_side(player.ship, cell, side):
        return "bounced"
    if projectile.size == "big" and any(
        ships.kind_at(player.ship, cannon) == "cannon" for cannon in ships.cannons_against(player.ship, side, line)
    ):
        return "shot"
    return "hit"


def _hit_reason(player: Player, step: StrikeStep, outcome: Hit) -> HitBy:
    """GT-A5, GT-A8: return the defence that needs no battery, or the reason why there is none."""
    if outcome != "hit":
        return "smooth" if outcome == "bounced" else "cannon"
    if step.projectile.size == "heavy":
        return "heavy"
    if _powerable(player, step.projectile, step.line):
        return "no-battery"
    return _LACKING[step.projectile.size]


def defences(player: Player, projectile: Projectile, line: int) -> tuple[Cell, ...]:
    """GT-F11, GT-A5, GT-A8: return the shields or double cannons that a battery can power against a projectile."""
    return _powerable(player, projectile, line) if player.batteries and projectile.size != "heavy" else ()


def _powerable(player: Player, projectile: Projectile, line: int) -> tuple[Cell, ...]:
    """GT-A5, GT-A8: return the components that can be powered: cannons against a big meteor, shields against smaller projectiles."""
    side = SIDES.index(projectile.side)
    return ships.cannons_against(player.ship, side, line) if projectile.size == "big" else ships.shields_against(player.ship, side)


def choices_of_defence(_context: FlightContext, step: DefendDecision) -> list[Power | TakeHit]:
    """GT-F11: return the defence actions after the roll: power a component, or take the hit."""
    return [*(Power(*cell) for cell in step.with_cells), TakeHit()]


def take_defence(context: FlightContext, step: DefendDecision, action: Power | TakeHit) -> None:
    """GT-F11: apply the defence: a battery stops the projectile, otherwise the tile is destroyed."""
    if isinstance(action, TakeHit):
        _emit_hit(context, step, "hit", "chosen")
        destroy(context, step.seat, step.cell)
        return
    _emit_hit(context, step, "shot" if step.projectile.size == "big" else "shielded", "battery")
    context.push(BatteryDecision(step.seat))


def _emit_hit(context: FlightContext, step: StrikeStep | DefendDecision, outcome: Hit, why: HitBy) -> None:
    size, side = step.projectile.size, step.projectile.side
    context.emit(Struck(step.seat, size, side, step.line, step.cell, outcome, why))


def roll_for_sabotage(context: FlightContext, step: SabotageStep, action: Roll) -> None:
    """GT-A12: apply a roll for the column, then for the row; destroy the tile there or try again."""
    number = action.low + action.high
    axis: Axis = "column" if step.column is None else "row"
    context.update_flight(dice=(action.low, action.high), axis=axis)
    context.emit(SabotageRolled(step.seat, (action.low, action.high), axis))
    if step.column is None:
        context.push(SabotageStep(step.seat, step.tries, number))
    elif (cell := (step.column, number)) in context.players[step.seat].ship.cells:
        destroy(context, step.seat, cell)
    else:
        context.emit(SabotageFailed(step.seat, cell, step.tries - 1))
        if step.tries > 1:
            context.push(SabotageStep(step.seat, step.tries - 1))
