"""GT-F1, GT-F2, GT-F10: the route, moving on it, and leaving it."""

from collections.abc import Sequence
from typing import Literal

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.events import GaveUp, Moved, MovedBy
from tavolata.games.galaxy_trucker.rules.flight.flight_context import Voyage, route_order
from tavolata.games.galaxy_trucker.rules.handicaps import bites, days_of_load, spaces_ahead
from tavolata.games.galaxy_trucker.state import OutOfRace, Player
from tavolata.games.galaxy_trucker.steps import Advance, LoseDays

_QUARTER = 4


def move(voyage: Voyage, seat: Seat, spaces: int, why: MovedBy) -> None:
    """GT-F1: only empty spaces count, forward and backward; the route is a loop."""
    loop = voyage.state.level.spaces
    taken = {voyage.players[other].days % loop for other in voyage.route_order() if other != seat}
    days, direction, left = voyage.players[seat].days, 1 if spaces > 0 else -1, abs(spaces)
    while left:
        days += direction
        left -= days % loop not in taken
    voyage.change(seat, days=days)
    voyage.tell(Moved(seat, spaces, days, why, days % loop))


def do_lose_days(voyage: Voyage, step: LoseDays) -> None:
    """GT-F1: fall back; GT-K4: by more, where loading costs more."""
    burdens = voyage.players[step.seat].burdens
    more = days_of_load(burdens) if step.loads else 0
    if days := step.days + more:
        voyage.tell(*bites(burdens, step.seat, "load-days", more))
        move(voyage, step.seat, -days, step.why)


def lose_days_together(voyage: Voyage, days: dict[Seat, int], why: Literal["days", "pipes"]) -> None:
    """GT-F10: several fall back in reverse route order."""
    order = [seat for seat in voyage.route_order() if seat in days]
    for seat in reversed(order):
        do_lose_days(voyage, LoseDays(seat, days[seat], why))


def do_advance(voyage: Voyage, step: Advance) -> None:
    """GT-A1: fly on by the declared engine power, GT-X9: less with a headwind; without any the race is over after this card."""
    power, burdens = voyage.flying.declared[step.seat], voyage.players[step.seat].burdens
    if spaces := spaces_ahead(burdens, power):
        voyage.tell(*bites(burdens, step.seat, "headwind", power // 2 - spaces))
        move(voyage, step.seat, spaces, "engines")
    else:
        voyage.note(powerless=(*voyage.flying.powerless, step.seat))


def give_up_where_forced(voyage: Voyage) -> None:
    """GT-F2: judged for all on the position as the card left it."""
    margins = margins_of(voyage.players, voyage.state.level.spaces)
    forced = [(seat, why) for seat, margin in margins.items() if (why := _forced_by(voyage, seat, margin))]
    for seat, why in forced:
        give_up(voyage, seat, why)


def _forced_by(voyage: Voyage, seat: Seat, margin: int) -> OutOfRace | None:
    if seat in voyage.flying.powerless:
        return "engines"
    if not has_human(voyage.players[seat]):
        return "humans"
    return "lapped" if margin < 0 else None


def margins_of(players: Sequence[Player], loop: int) -> dict[Seat, int]:
    """GT-F2: in route order, how many spaces the leader can still gain on each before they are lapped; below 0 they are."""
    order = route_order(players)
    return {seat: loop - (players[order[0]].days - players[seat].days) for seat in order}


def is_near(margin: int, loop: int) -> bool:
    """GT-F2: less than a quarter of the loop, and the leader is upon them."""
    return margin < loop / _QUARTER


def has_human(player: Player) -> bool:
    """GT-F2: aliens alone do not fly a ship."""
    return any("human" in members for members in player.crew.values())


def give_up(voyage: Voyage, seat: Seat, why: OutOfRace) -> None:
    """GT-F2: the rocket leaves the route."""
    voyage.change(seat, status="gave-up")
    voyage.note(out={**voyage.flying.out, seat: why})
    voyage.tell(GaveUp(seat, why))
