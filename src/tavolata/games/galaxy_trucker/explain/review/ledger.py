"""The weak points of the launched ships, and the sources of the credits."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tavolata.core.game import Seat
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.galaxy_trucker.bot.sentences import sentence
from tavolata.games.galaxy_trucker.bot.ship_valuation import outfit
from tavolata.games.galaxy_trucker.content import CARDS, Cell, Enemy, kind_of
from tavolata.games.galaxy_trucker.events import Checked, Earned
from tavolata.games.galaxy_trucker.explain.review.steps import ReplayedStep, card_steps_of, launched_in
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.handicaps import firepower_of
from tavolata.games.galaxy_trucker.rules.ship_stats import ship_stats
from tavolata.games.galaxy_trucker.state import Ledger, Player, Ship, State

MANY_EXPOSED = 6
"""The number of exposed connectors from which stardust and small meteors are dangerous."""
MANY_LOST = 4
"""The number of components lost with one tile from which a ship counts as fragile."""
SMALL_CREW = 4
"""GT-F7: the crew size below which a crew is in danger."""
WEAK_ENGINES = 2
"""GT-A1: the engine power below which a ship falls behind in open space."""
MAX_WEAK_POINTS = 3
"""The maximum number of weak points mentioned for a ship."""


def ledger_sentences(flights: Sequence[Sequence[ReplayedStep]], seats: int) -> Iterator[LocalizedText]:
    """Yield the weak points and the sources of credits of each ship; GT-K1: flight by flight."""
    for steps in flights:
        if len(flights) > 1:
            yield sentence("review.ledger.flight", level=steps[0].before.variants.level)
        yield from _flight_sentences(steps, seats)


def _flight_sentences(steps: Sequence[ReplayedStep], seats: int) -> Iterator[LocalizedText]:
    launched, end = launched_in(steps), steps[-1].after
    for seat in range(seats):
        yield from list(_weak_points(launched, steps, seat))[:MAX_WEAK_POINTS]
        yield from _credit_sentences(end, steps, seat)


# Weak points


def _weak_points(launched: State, steps: Sequence[ReplayedStep], seat: Seat) -> Iterator[LocalizedText]:
    """GT-C1, GT-F2 to GT-F11: yield the weak points of a ship before the first card, the worst first."""
    player = launched.players[seat]
    stats = ship_stats(player)
    faults = sum(event.faults for step in steps for event in step.events if isinstance(event, Checked) and event.seat == seat)
    if faults:
        yield sentence("review.ship.faults", seat=seat, count=faults)
    if stats.engines.most < WEAK_ENGINES:
        yield sentence("review.ship.engines", seat=seat, power=stats.engines.most)
    if stats.crew < SMALL_CREW:
        yield sentence("review.ship.crew", seat=seat, count=stats.crew)
    yield from _fragile_component(player.ship, seat)
    if (needed := _strongest_enemy(player, steps)) and stats.firepower.most <= needed / 2:
        yield sentence("review.ship.firepower", seat=seat, power=stats.firepower.most, needed=needed)
    if stats.exposed >= MANY_EXPOSED:
        yield sentence("review.ship.exposed", seat=seat, count=stats.exposed)
    yield from _missing_batteries(player, seat)
    yield from _open_sides(player.ship, seat)


def _strongest_enemy(player: Player, steps: Sequence[ReplayedStep]) -> int:
    """GT-A6, GT-X8: return the firepower of the strongest enemy in the flight; 0 without enemies."""
    cards = [CARDS[card_steps.card] for card_steps in card_steps_of(steps)]
    return max((firepower_of(player.handicaps, card) for card in cards if isinstance(card, Enemy)), default=0)


def _fragile_component(ship: Ship, seat: Seat) -> Iterator[LocalizedText]:
    """GT-A5, GT-F3: yield a sentence on the exposed component whose loss costs most other components."""
    steps = range(1, 14)
    met = {cell for side in range(4) for step in steps if (cell := ships.first_in_line(ship, side, step))}
    count, (column, row) = max(((_lost_with(ship, cell), cell) for cell in met), default=(0, (0, 0)))
    if count >= MANY_LOST:
        yield sentence("review.ship.frail", seat=seat, count=count, column=column, row=row, part=ships.kind_at(ship, (column, row)))


def _lost_with(ship: Ship, cell: Cell) -> int:
    """GT-F3: return the number of further components lost with this one."""
    pieces = ships.pieces(ships.without(ship, (cell,)))
    return sum(map(len, pieces)) - max(map(len, pieces), default=0)


def _missing_batteries(player: Player, seat: Seat) -> Iterator[LocalizedText]:
    """GT-F11: yield a sentence on double engines, double cannons and shields without enough batteries."""
    users = len(ships.cells_of(player.ship, "double-engine", "double-cannon", "shield"))
    batteries = sum(player.batteries.values())
    if users > batteries:
        yield sentence("review.ship.batteries", seat=seat, count=batteries, users=users)


def _open_sides(ship: Ship, seat: Seat) -> Iterator[LocalizedText]:
    """GT-F11: yield a sentence on sides without protection from small meteors and light shots."""
    covered = sum(map(bool, outfit(ship).covered))
    if covered < 2:
        yield sentence("review.ship.shields", seat=seat, count=covered)


# Credits


def _credit_sentences(end: State, steps: Sequence[ReplayedStep], seat: Seat) -> Iterator[LocalizedText]:
    """GT-E1, GT-E2: yield the lines of the ledger as sentences, with the cards that paid."""
    assert end.flying is not None
    ledger = end.flying.ledgers[seat]
    for card, count in _card_credits(steps, seat).items():
        yield sentence("review.ledger.card", seat=seat, count=count, card=card)
    yield from _end_credits(ledger, seat)
    yield sentence("review.ledger.total", seat=seat, count=ledger.total)


def _card_credits(steps: Sequence[ReplayedStep], seat: Seat) -> Counter[str]:
    """GT-A3, GT-A7: return the credits by kind of card."""
    paid: Counter[str] = Counter()
    for step in steps:
        card = step.after.flying.card if step.after.flying else None
        earned = sum(event.credits for event in step.events if isinstance(event, Earned) and event.seat == seat)
        if card and earned:
            paid[kind_of(CARDS[card])] += earned
    return paid


def _end_credits(ledger: Ledger, seat: Seat) -> Iterator[LocalizedText]:
    """GT-E1, GT-K2 to GT-K4: yield the non-zero lines for place, looks or titles, goods and losses."""
    if ledger.arrived:
        yield sentence("review.ledger.reward", seat=seat, count=ledger.reward, place=ledger.arrived)
    if ledger.prettiest:
        yield sentence("review.ledger.prettiest", seat=seat, count=ledger.prettiest)
    if ledger.titles:
        yield sentence("review.ledger.titles", seat=seat, count=ledger.titles)
    if ledger.goods:
        yield sentence("review.ledger.goods" if ledger.arrived else "review.ledger.goods.half", seat=seat, count=ledger.goods)
    if ledger.losses:
        yield sentence("review.ledger.losses", seat=seat, count=ledger.losses)
