"""The weak points of the ships as they took off, and where the credits came from."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tavolata.core.game import Seat
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.galaxy_trucker.bot.ship_worth import outfit
from tavolata.games.galaxy_trucker.content import CARDS, Cell, Enemy, kind_of
from tavolata.games.galaxy_trucker.events import Checked, Earned
from tavolata.games.galaxy_trucker.explain.review.sentences import say
from tavolata.games.galaxy_trucker.explain.review.steps import Line, chapters_of, launched_in
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.handicaps import firepower_of
from tavolata.games.galaxy_trucker.rules.ship_stats import figures
from tavolata.games.galaxy_trucker.state import Ledger, Player, Ship, State

LEAKY = 6
"""So many exposed connectors, and stardust or small meteors hurt."""
FRAIL = 4
"""So many components lost with one of them, and the ship is as good as broken."""
FEW = 4
"""GT-F7: a crew of fewer is in danger."""
SLOW = 2
"""GT-A1: an engine power below falls behind in open space."""
TOLD = 3
"""So many weak points are told of a ship, the gravest."""


def ledger_of(flights: Sequence[Sequence[Line]], seats: int) -> Iterator[LocalizedText]:
    """What is to be said of each ship, and of the credits that it brought home; GT-K1: flight by flight."""
    for lines in flights:
        if len(flights) > 1:
            yield say("ledger.flight", level=lines[0].before.variants.level)
        yield from _flown(lines, seats)


def _flown(lines: Sequence[Line], seats: int) -> Iterator[LocalizedText]:
    launched, end = launched_in(lines), lines[-1].after
    for seat in range(seats):
        yield from list(_weak_points(launched, lines, seat))[:TOLD]
        yield from _account(end, lines, seat)


# Weak points


def _weak_points(launched: State, lines: Sequence[Line], seat: Seat) -> Iterator[LocalizedText]:
    """GT-C1, GT-F2 to GT-F11: what was wrong with a ship before the first card, the gravest first."""
    player = launched.players[seat]
    told = figures(player)
    faults = sum(event.faults for line in lines for event in line.events if isinstance(event, Checked) and event.seat == seat)
    if faults:
        yield say("ship.faults", seat=seat, count=faults)
    if told.engines.most < SLOW:
        yield say("ship.engines", seat=seat, power=told.engines.most)
    if told.crew < FEW:
        yield say("ship.crew", seat=seat, count=told.crew)
    yield from _frail(player.ship, seat)
    if (needed := _strongest(player, lines)) and told.firepower.most <= needed / 2:
        yield say("ship.firepower", seat=seat, power=told.firepower.most, needed=needed)
    if told.exposed >= LEAKY:
        yield say("ship.exposed", seat=seat, count=told.exposed)
    yield from _without_charge(player, seat)
    yield from _open_sides(player.ship, seat)


def _strongest(player: Player, lines: Sequence[Line]) -> int:
    """GT-A6, GT-X8: the firepower of the strongest enemy among the cards that came; 0 where none did."""
    cards = [CARDS[chapter.card] for chapter in chapters_of(lines)]
    return max((firepower_of(player.burdens, card) for card in cards if isinstance(card, Enemy)), default=0)


def _frail(ship: Ship, seat: Seat) -> Iterator[LocalizedText]:
    """GT-A5, GT-F3: of the components that can be hit, the one with which most others would be lost."""
    lines = range(1, 14)
    met = {cell for side in range(4) for line in lines if (cell := ships.first_in_line(ship, side, line))}
    count, (column, row) = max(((_lost_with(ship, cell), cell) for cell in met), default=(0, (0, 0)))
    if count >= FRAIL:
        yield say("ship.frail", seat=seat, count=count, column=column, row=row, part=ships.kind_at(ship, (column, row)))


def _lost_with(ship: Ship, cell: Cell) -> int:
    """GT-F3: how many more fly off when this one is hit."""
    pieces = ships.pieces(ships.without(ship, (cell,)))
    return sum(map(len, pieces)) - max(map(len, pieces), default=0)


def _without_charge(player: Player, seat: Seat) -> Iterator[LocalizedText]:
    """GT-F11: double engines, double cannons and shields that too few batteries feed."""
    users = len(ships.cells_of(player.ship, "double-engine", "double-cannon", "shield"))
    batteries = sum(player.batteries.values())
    if users > batteries:
        yield say("ship.batteries", seat=seat, count=batteries, users=users)


def _open_sides(ship: Ship, seat: Seat) -> Iterator[LocalizedText]:
    """GT-F11: sides from which small meteors and light shots come in."""
    covered = sum(map(bool, outfit(ship).covered))
    if covered < 2:
        yield say("ship.shields", seat=seat, count=covered)


# Credits


def _account(end: State, lines: Sequence[Line], seat: Seat) -> Iterator[LocalizedText]:
    """GT-E1, GT-E2: the ledger, with the cards that paid."""
    assert end.flying is not None
    ledger = end.flying.ledgers[seat]
    for card, count in _paid(lines, seat).items():
        yield say("ledger.card", seat=seat, count=count, card=card)
    yield from _settled(ledger, seat)
    yield say("ledger.total", seat=seat, count=ledger.total)


def _paid(lines: Sequence[Line], seat: Seat) -> Counter[str]:
    """GT-A3, GT-A7: credits of cards, by their kinds."""
    paid: Counter[str] = Counter()
    for line in lines:
        card = line.after.flying.card if line.after.flying else None
        earned = sum(event.credits for event in line.events if isinstance(event, Earned) and event.seat == seat)
        if card and earned:
            paid[kind_of(CARDS[card])] += earned
    return paid


def _settled(ledger: Ledger, seat: Seat) -> Iterator[LocalizedText]:
    """GT-E1, GT-K2 to GT-K4: place, looks or titles, goods and losses, as far as there were any."""
    if ledger.arrived:
        yield say("ledger.reward", seat=seat, count=ledger.reward, place=ledger.arrived)
    if ledger.prettiest:
        yield say("ledger.prettiest", seat=seat, count=ledger.prettiest)
    if ledger.titles:
        yield say("ledger.titles", seat=seat, count=ledger.titles)
    if ledger.goods:
        yield say("ledger.goods" if ledger.arrived else "ledger.goods.half", seat=seat, count=ledger.goods)
    if ledger.losses:
        yield say("ledger.losses", seat=seat, count=ledger.losses)
