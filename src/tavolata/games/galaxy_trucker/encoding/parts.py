"""Observations as numbers."""

from typing import get_args

from tavolata.core.game import Seat
from tavolata.core.protocols.encoding import ObservationField, filled, from_seat, one_hot
from tavolata.games.galaxy_trucker.content import GOODS, LEVEL_NAMES, NUMBERS, ROAD_NAMES, SIDES, TITLE_NAMES, Size
from tavolata.games.galaxy_trucker.encoding.cards import CARD, MEASURES, NO_CARD, card_figures, goods
from tavolata.games.galaxy_trucker.encoding.grid import CELLS, SEATS, cell_number, cells_marked, seat_number
from tavolata.games.galaxy_trucker.encoding.tiles import FACE_UP_SHAPE, HELD, SHIPS_SHAPE, face_up, held, ships
from tavolata.games.galaxy_trucker.rules.trek.view import TitleView
from tavolata.games.galaxy_trucker.state import OutOfRace, Phase, Status
from tavolata.games.galaxy_trucker.steps import DecisionKind
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView

_phase, _level, _status = one_hot(get_args(Phase)), one_hot(LEVEL_NAMES), one_hot(get_args(Status))
_out, _relative = one_hot(get_args(OutOfRace)), one_hot(range(SEATS))
_decided, _measure, _side, _size = one_hot(get_args(DecisionKind)), one_hot(MEASURES), one_hot(SIDES), one_hot(get_args(Size))

_MOST_CREDITS = 100.0
_MOST_DAYS = 60.0
_MOST_POWER = 20.0
_MOST_ABOARD = 20.0
_MOST_CARDS = float(max(level.cards for level in NUMBERS.levels.values()))
_MOST_RUNS = float(max(level.runs for level in NUMBERS.levels.values()))
_HEAP = 160.0
_MOST_PILE = max(len(level.pile) for level in NUMBERS.levels.values())


def _table(view: GalaxyTruckerView) -> list[float]:
    """Return the observation features of the table: phase, level, flight, hourglass, heap and remaining cards."""
    glass = [view.glass.space / _MOST_RUNS, view.glass.running] if view.glass else [0.0, 0.0]
    course = [view.course.flight / 3, len(view.course.flights) / 3]
    return [*_phase(view.phase), *_level(view.level), *course, *glass, view.heap / _HEAP, view.cards_left / _MOST_CARDS]


TABLE = len(get_args(Phase)) + len(LEVEL_NAMES) + 6


def _players(view: GalaxyTruckerView) -> list[float]:
    return filled((_player(view, seat) for seat in from_seat(view.seat, len(view.players))), SEATS, PLAYER)


def _player(view: GalaxyTruckerView, seat: Seat) -> list[float]:
    """Return the observation features of a player: progress, ship power and contents."""
    player = view.players[seat]
    able = player.figures
    return [
        1.0,
        *_status(player.status),
        (player.start or 0) / SEATS,
        player.credits / _MOST_CREDITS,
        player.days / _MOST_DAYS,
        player.space / view.spaces,
        len(player.lost) / _MOST_ABOARD,
        len(player.faults) / _MOST_ABOARD,
        player.hand is not None,
        player.looking is not None,
        able.crew / _MOST_ABOARD,
        able.humans / _MOST_ABOARD,
        able.batteries / _MOST_ABOARD,
        able.engines.least / _MOST_POWER,
        able.engines.most / _MOST_POWER,
        able.firepower.least / _MOST_POWER,
        able.firepower.most / _MOST_POWER,
        able.exposed / _MOST_ABOARD,
        able.goods / _MOST_ABOARD,
        able.worth / _MOST_CREDITS,
        *_in_flight(view, seat),
    ]


IN_FLIGHT = 5 + len(get_args(OutOfRace))
PLAYER = 1 + len(get_args(Status)) + 18 + IN_FLIGHT


def _in_flight(view: GalaxyTruckerView, seat: Seat) -> list[float]:
    """Return the observation features of a flying player: route place, margin, power, planet, reason for being out."""
    flight = view.flight
    if flight is None:
        return [0.0] * IN_FLIGHT
    flies = seat in flight.route
    return [
        flies,
        (flight.route.index(seat) + 1) / SEATS if flies else 0.0,
        (flight.margins[seat] or 0) / _MOST_DAYS,
        (flight.declared[seat] or 0) / _MOST_POWER,
        (flight.landed[seat] or 0) / 5,
        *_out(flight.out[seat]),
    ]


def _outline(view: GalaxyTruckerView) -> dict[int, float]:
    """Return the observation features of the ship outline: a 1 for each cell."""
    return cells_marked(view.outline)


def _pieces(view: GalaxyTruckerView) -> dict[int, float]:
    """Return the observation features of a broken ship: the piece number of each of the observer's cells."""
    pieces = view.players[view.seat].pieces if view.seat is not None else ()
    return {cell_number(*cell): number / (len(pieces) + 1) for number, piece in enumerate(pieces, start=1) for cell in piece}


def _faults(view: GalaxyTruckerView) -> dict[int, float]:
    """Return the observation features of the faults shown in the observer's ship: a 1 for each cell."""
    faults = view.players[view.seat].faults if view.seat is not None else ()
    return {cell_number(*cell): 1.0 for fault in faults for cell in fault.cells}


PILE = 1 + _MOST_PILE * CARD


def _piles(view: GalaxyTruckerView) -> dict[int, float]:
    """Return the observation features of the piles: whether each is held, and the cards that the observer has seen."""
    figures: dict[int, float] = {}
    for number, pile in enumerate(view.piles):
        figures[number * PILE] = float(pile.held_by is not None)
        for place, card in enumerate(pile.cards or ()):
            first = number * PILE + 1 + place * CARD
            figures |= {first + each: figure for each, figure in enumerate(card_figures(card)) if figure}
    return figures


def _card(view: GalaxyTruckerView) -> tuple[float, ...]:
    """Return the observation features of the current card."""
    card = view.flight.card if view.flight else None
    return card_figures(card) if card else NO_CARD


DECISION = SEATS + len(get_args(DecisionKind)) + len(MEASURES) + len(get_args(Size)) + len(SIDES) + 3 + len(GOODS) + 4


def _decision(view: GalaxyTruckerView) -> list[float]:
    """Return the observation features of the pending decision: its kind, seat and details."""
    flight = view.flight
    decision = flight.decision if flight else None
    if flight is None or decision is None:
        return [0.0] * DECISION
    return [
        *_relative(seat_number(view, decision.seat)),
        *_decided(decision.kind),
        *_measure(decision.measure),
        *_size(decision.size),
        *_side(decision.side),
        (decision.power or 0) / _MOST_POWER,
        (decision.line or 0) / 12,
        decision.count / 5,
        *goods(decision.pool),
        flight.rolled / 8,
        flight.line / 3,
        *((die / 6 for die in flight.dice) if flight.dice else (0.0, 0.0)),
    ]


def _powered(view: GalaxyTruckerView) -> dict[int, float]:
    """Return the observation features of the powered components: a 1 for each cell."""
    decision = view.flight.decision if view.flight else None
    return cells_marked(decision.powered) if decision else {}


def _struck(view: GalaxyTruckerView) -> dict[int, float]:
    """Return the observation features of an imminent hit: a 1 for its cell."""
    decision = view.flight.decision if view.flight else None
    return cells_marked((decision.cell,)) if decision and decision.cell else {}


TITLE = 1 + SEATS + 2 + 2


def _titles(view: GalaxyTruckerView) -> dict[int, float]:
    """Return the observation features of each title: holder, gold, payment, the observer's score, the best other score."""
    drawn = {title.title: _title(view, title) for title in view.course.titles}
    rows = {TITLE_NAMES.index(name) * TITLE: row for name, row in drawn.items()}
    return {first + place: figure for first, row in rows.items() for place, figure in enumerate(row)}


def _title(view: GalaxyTruckerView, title: TitleView) -> list[float]:
    holder = [0.0] * SEATS if title.holder is None else _relative(seat_number(view, title.holder))
    points = [title.now[seat].points / _MOST_ABOARD for seat in from_seat(view.seat, len(view.players))]
    return [1.0, *holder, title.gold, title.pay / 12, points[0], max(points[1:], default=0.0)]


def _roads(view: GalaxyTruckerView) -> list[float]:
    """Return the observation features of the roads of this flight."""
    drawn = {road.road for road in view.course.roads}
    return [float(road in drawn) for road in ROAD_NAMES]


def _bank(view: GalaxyTruckerView) -> list[float]:
    """Return the observation features of the bank: the number of cubes of each colour."""
    return [view.bank[good] / NUMBERS.goods[good].cubes for good in GOODS]


PARTS = (
    ObservationField("table", (TABLE,), _table),
    ObservationField("players", (SEATS, PLAYER), _players),
    ObservationField("ships", SHIPS_SHAPE, ships),
    ObservationField("outline", (CELLS,), _outline),
    ObservationField("pieces", (CELLS,), _pieces),
    ObservationField("faults", (CELLS,), _faults),
    ObservationField("held", (HELD,), held),
    ObservationField("face-up", FACE_UP_SHAPE, face_up),
    ObservationField("piles", (NUMBERS.piles, PILE), _piles),
    ObservationField("card", (CARD,), _card),
    ObservationField("decision", (DECISION,), _decision),
    ObservationField("powered", (CELLS,), _powered),
    ObservationField("struck", (CELLS,), _struck),
    ObservationField("titles", (len(TITLE_NAMES), TITLE), _titles),
    ObservationField("roads", (len(ROAD_NAMES),), _roads),
    ObservationField("bank", (len(GOODS),), _bank),
)
