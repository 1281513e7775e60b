"""GT-F1, GT-F2, GT-F10: the route, moving on it, and leaving it."""

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.events import GaveUp, Moved, OutOfRace
from tavolata.games.galaxy_trucker.rules.flight.voyage import Voyage
from tavolata.games.galaxy_trucker.state import Player
from tavolata.games.galaxy_trucker.steps import Advance, LoseDays


def move(voyage: Voyage, seat: Seat, spaces: int) -> None:
    """GT-F1: only empty spaces count, forward and backward; the route is a loop."""
    loop = voyage.state.level.spaces
    taken = {voyage.players[other].days % loop for other in voyage.route_order() if other != seat}
    days, direction, left = voyage.players[seat].days, 1 if spaces > 0 else -1, abs(spaces)
    while left:
        days += direction
        left -= days % loop not in taken
    voyage.change(seat, days=days)
    voyage.tell(Moved(seat, spaces, days))


def do_lose_days(voyage: Voyage, step: LoseDays) -> None:
    """GT-F1: fall back."""
    if step.days:
        move(voyage, step.seat, -step.days)


def lose_days_together(voyage: Voyage, days: dict[Seat, int]) -> None:
    """GT-F10: several fall back in reverse route order."""
    order = [seat for seat in voyage.route_order() if seat in days]
    for seat in reversed(order):
        do_lose_days(voyage, LoseDays(seat, days[seat]))


def do_advance(voyage: Voyage, step: Advance) -> None:
    """GT-A1: fly on by the declared engine power; without any the race is over after this card."""
    power = voyage.flying.declared[step.seat] // 2
    if power:
        move(voyage, step.seat, power)
    else:
        voyage.note(powerless=(*voyage.flying.powerless, step.seat))


def give_up_where_forced(voyage: Voyage) -> None:
    """GT-F2: judged for all on the position as the card left it."""
    order = voyage.route_order()
    leader = voyage.players[order[0]].days
    forced = [(seat, why) for seat in order if (why := _forced_by(voyage, seat, leader))]
    for seat, why in forced:
        give_up(voyage, seat, why)


def _forced_by(voyage: Voyage, seat: Seat, leader: int) -> OutOfRace | None:
    player = voyage.players[seat]
    if seat in voyage.flying.powerless:
        return "engines"
    if not has_human(player):
        return "humans"
    return "lapped" if leader - player.days > voyage.state.level.spaces else None


def has_human(player: Player) -> bool:
    """GT-F2: aliens alone do not fly a ship."""
    return any("human" in members for members in player.crew.values())


def give_up(voyage: Voyage, seat: Seat, why: OutOfRace) -> None:
    """GT-F2: the rocket leaves the route."""
    voyage.change(seat, status="gave-up")
    voyage.tell(GaveUp(seat, why))
