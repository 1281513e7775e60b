"""GT-F1, GT-F2, GT-F10: movement on the route, and leaving it."""

from collections.abc import Sequence
from typing import Literal

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.events import GaveUp, Moved, MovedBy
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext, route_order
from tavolata.games.galaxy_trucker.rules.handicaps import days_of_load, handicap_events, spaces_forward
from tavolata.games.galaxy_trucker.state import OutOfRace, Player
from tavolata.games.galaxy_trucker.steps import AdvanceStep, LoseDaysStep

_QUARTER = 4


def move(context: FlightContext, seat: Seat, spaces: int, why: MovedBy) -> None:
    """GT-F1: move a rocket by empty spaces, because occupied ones do not count; the route is a loop."""
    loop = context.state.level.spaces
    taken = {context.players[other].days % loop for other in context.route_order() if other != seat}
    days, direction, left = context.players[seat].days, 1 if spaces > 0 else -1, abs(spaces)
    while left:
        days += direction
        left -= days % loop not in taken
    context.update_player(seat, days=days)
    context.emit(Moved(seat, spaces, days, why, days % loop))


def do_lose_days(context: FlightContext, step: LoseDaysStep) -> None:
    """GT-F1: move a rocket back by its lost days; GT-K4: further if a handicap makes loading slower."""
    handicaps = context.players[step.seat].handicaps
    more = days_of_load(handicaps) if step.loads else 0
    if days := step.days + more:
        context.emit(*handicap_events(handicaps, step.seat, "load-days", more))
        move(context, step.seat, -days, step.why)


def lose_days_together(context: FlightContext, days: dict[Seat, int], why: Literal["days", "pipes"]) -> None:
    """GT-F10: move several rockets back in reverse route order."""
    order = [seat for seat in context.route_order() if seat in days]
    for seat in reversed(order):
        do_lose_days(context, LoseDaysStep(seat, days[seat], why))


def do_advance(context: FlightContext, step: AdvanceStep) -> None:
    """GT-A1: move a rocket by its declared engine power, GT-X9: less with a headwind; a power of 0 ends the race after this card."""
    power, handicaps = context.flying.declared[step.seat], context.players[step.seat].handicaps
    if spaces := spaces_forward(handicaps, power):
        context.emit(*handicap_events(handicaps, step.seat, "headwind", power // 2 - spaces))
        move(context, step.seat, spaces, "engines")
    else:
        context.update_flight(powerless=(*context.flying.powerless, step.seat))


def give_up_where_forced(context: FlightContext) -> None:
    """GT-F2: eliminate players by the position at the end of the card."""
    margins = margins_of(context.players, context.state.level.spaces)
    forced = [(seat, why) for seat, margin in margins.items() if (why := _reason_to_give_up(context, seat, margin))]
    for seat, why in forced:
        give_up(context, seat, why)


def _reason_to_give_up(context: FlightContext, seat: Seat, margin: int) -> OutOfRace | None:
    if seat in context.flying.powerless:
        return "engines"
    if not has_human(context.players[seat]):
        return "humans"
    return "lapped" if margin < 0 else None


def margins_of(players: Sequence[Player], loop: int) -> dict[Seat, int]:
    """GT-F2: return, in route order, the spaces that the leader can gain before lapping each seat; negative if lapped."""
    order = route_order(players)
    return {seat: loop - (players[order[0]].days - players[seat].days) for seat in order}


def is_near(margin: int, loop: int) -> bool:
    """GT-F2: return whether the margin is less than a quarter of the loop."""
    return margin < loop / _QUARTER


def has_human(player: Player) -> bool:
    """GT-F2: return whether a human is aboard, which a ship needs to fly."""
    return any("human" in members for members in player.crew.values())


def give_up(context: FlightContext, seat: Seat, why: OutOfRace) -> None:
    """GT-F2: remove the rocket from the route."""
    context.update_player(seat, status="gave-up")
    context.update_flight(out={**context.flying.out, seat: why})
    context.emit(GaveUp(seat, why))
