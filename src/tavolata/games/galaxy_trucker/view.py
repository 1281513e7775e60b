"""The view of a match from one seat."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from tavolata.core.caching import cached_by_parts, cached_last, cached_on_instance
from tavolata.core.game import Result, Seat, View
from tavolata.core.observation import Observation
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.content import (
    CARDS,
    NUMBERS,
    TILES,
    Card,
    CardLevel,
    CardName,
    Cell,
    Good,
    LevelName,
    Measure,
    Side,
    Size,
    Tile,
    TileFace,
)
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.deck import cards_left
from tavolata.games.galaxy_trucker.rules.flight.cargo import NoLoad, misfits
from tavolata.games.galaxy_trucker.rules.flight.flight_context import route_order
from tavolata.games.galaxy_trucker.rules.flight.power import declarable
from tavolata.games.galaxy_trucker.rules.flight.route import is_near, margins_of
from tavolata.games.galaxy_trucker.rules.flight.scoring import AccountLine, account, standing
from tavolata.games.galaxy_trucker.rules.ship import PLACED, Fault
from tavolata.games.galaxy_trucker.rules.ship_stats import ShipStats, ship_stats
from tavolata.games.galaxy_trucker.rules.trek.view import TrekView, trek_view
from tavolata.games.galaxy_trucker.state import (
    ActiveHandicap,
    Axis,
    Clock,
    FlightState,
    HeldTile,
    Hourglass,
    Ledger,
    Member,
    OutOfRace,
    Phase,
    Piles,
    Player,
    Ship,
    State,
    Status,
)
from tavolata.games.galaxy_trucker.steps import (
    DECISIONS,
    Decision,
    DecisionKind,
    DefendDecision,
    LoadDecision,
    LoseCrewDecision,
    LoseGoodsDecision,
    PowerDecision,
    Step,
)


class TileView(msgspec.Struct, frozen=True):
    """The public view of a tile on a ship with its contents."""

    tile: Tile
    column: int
    row: int
    turn: int
    crew: tuple[Member, ...] = ()
    batteries: int = 0
    goods: tuple[Good, ...] = ()


class HandView(msgspec.Struct, frozen=True):
    """GT-B1: the view of a tile in hand; `tile` is None if the observer sees only its back."""

    tile: Tile | None
    reserved: bool


class PlayerView(msgspec.Struct, frozen=True):
    """The public view of a player."""

    ship: tuple[TileView, ...]
    hand: HandView | None
    loose: Cell | None
    reserve: tuple[Tile, ...]
    looking: int | None
    start: int | None
    status: Status
    faults: tuple[Fault, ...]
    pieces: tuple[ships.Piece, ...]
    figures: ShipStats
    lost: tuple[Tile, ...]
    scrap: tuple[Tile, ...]
    credits: int
    """The credits, including earlier flights (GT-K1)."""
    burdens: tuple[ActiveHandicap, ...]
    """GT-K4: the handicaps in this flight."""
    days: int
    space: int
    """GT-F1: the position of the rocket on the loop, counted from 0."""


class CardPileView(msgspec.Struct, frozen=True):
    """GT-B5: the view of a pile of cards: the levels of its backs, its holder, and its cards if this seat has seen them."""

    levels: tuple[CardLevel, ...]
    held_by: Seat | None
    cards: tuple[Card, ...] | None
    closed: bool
    """True if no player may look at it."""


# Flight


class DecisionView(msgspec.Struct, frozen=True):
    """The public view of the decision that a seat has to make."""

    seat: Seat
    kind: DecisionKind
    measure: Measure | None = None
    power: float | None = None
    """GT-F4, GT-F5: the power with the batteries spent so far."""
    size: Size | None = None
    side: Side | None = None
    line: int | None = None
    """GT-A5, GT-A8: the projectile, its side, and its column or row."""
    cell: Cell | None = None
    """GT-A5, GT-A8: the tile that will be hit."""
    count: int = 0
    """GT-F7, GT-F8: the number still to lose."""
    powered: tuple[Cell, ...] = ()
    """GT-F4, GT-F5: the cells that are already powered."""
    pool: tuple[Good, ...] = ()
    """GT-F9: the cubes that can be loaded."""
    misfits: dict[Good, NoLoad] = {}
    """GT-F9: the cubes that no hold can take now, with the reason."""


class FlightView(msgspec.Struct, frozen=True):
    """The public view of the current flight."""

    card: Card | None
    turned: tuple[CardName, ...]
    route: tuple[Seat, ...]
    """GT-F1: the seats that still fly, the leader first."""
    decision: DecisionView | None
    dice: tuple[int, int] | None
    axis: Axis | None
    """GT-A5, GT-A12: the axis of the last roll."""
    rolled: int
    """GT-A5, GT-A8: the number of meteors or shots rolled so far."""
    line: int
    """GT-A9: the line of the combat zone, counted from 1."""
    margins: tuple[int | None, ...]
    """GT-F2: by seat, the spaces that the leader can gain before lapping it."""
    near: tuple[Seat, ...]
    """GT-F2: the seats close to being lapped."""
    declared: tuple[float | None, ...]
    """By seat, the power declared for this card or line."""
    landed: tuple[int | None, ...]
    """GT-A2: by seat, the planet."""
    out: tuple[OutOfRace | None, ...]
    """GT-F2: by seat, the reason for being out of the race."""
    ledgers: tuple[Ledger, ...]
    standing: tuple[Seat, ...]
    """GT-E3: once the flight is over, the seats from the most credits to the fewest."""
    account: dict[AccountLine, tuple[int, ...]]
    """GT-E1, GT-E2: once the flight is over, each ledger line by seat, losses negative."""


class GalaxyTruckerView(View, frozen=True, tag="galaxy-trucker"):
    """The view of a match from a seat; `seat` is None for a spectator."""

    printed = ("faces",)

    seat: Seat | None
    level: LevelName
    """The level of the current flight."""
    course: TrekView
    outline: tuple[Cell, ...]
    phase: Phase
    players: tuple[PlayerView, ...]
    heap: int
    face_up: tuple[Tile, ...]
    faces: dict[Tile, TileFace]
    """The faces of the tiles that this seat can see."""
    piles: tuple[CardPileView, ...]
    cards_left: int
    glass: Hourglass | None
    clock: Clock
    runs: int
    aliens: bool
    """GT-C4, GT-M7: True if aliens can board."""
    reserve: int
    """GT-B2, GT-M7: the size of the reserve."""
    seconds: int
    """GT-M6: the length of an hourglass run; an own clock lasts for all runs together."""
    spaces: int
    starts: tuple[int, ...]
    bank: dict[Good, int]
    prices: dict[Good, int]
    """GT-M5: the price of a cube of each colour."""
    result: Result | None
    flight: FlightView | None


_PRICES: dict[Good, int] = {good: cubes.credits for good, cubes in NUMBERS.goods.items()}

GalaxyTruckerSight: TypeAlias = Observation[GalaxyTruckerAction, GalaxyTruckerView]
"""The observation of a bot."""


def view(state: State, seat: Seat | None) -> GalaxyTruckerView:
    """Return the view of a seat; None is a spectator."""
    shown = _public_view(state)
    if seat is None:
        return shown
    own = state.players[seat]
    others = shown.players
    return replace(
        shown,
        seat=seat,
        players=(*others[:seat], _view_of_player(state, seat, seat), *others[seat + 1 :]),
        faces=_visible_faces(state, seat) if own.hand and own.hand.secret else shown.faces,
        piles=_piles(state, seat) if own.looked else shown.piles,
    )


@cached_last
def _public_view(state: State) -> GalaxyTruckerView:
    """Return the view of a spectator."""
    level = state.level
    return GalaxyTruckerView(
        seat=None,
        level=state.variants.level,
        course=_trek_view(state),
        outline=level.outline,
        phase=state.phase,
        players=tuple([_view_of_player(state, other, None) for other in range(len(state.players))]),
        heap=len(state.heap),
        face_up=state.face_up,
        faces=_visible_faces(state, None),
        piles=_piles(state, None),
        cards_left=cards_left(state),
        glass=state.glass,
        clock=state.variants.clock,
        runs=level.runs,
        aliens=level.aliens,
        reserve=NUMBERS.reserve if level.reserve else 0,
        seconds=state.variants.seconds,
        spaces=level.spaces,
        starts=level.starts[: len(state.players)],
        bank=state.bank,
        prices=_PRICES,
        result=state.result,
        flight=_flight(state, state.flying) if state.flying else None,
    )


@cached_by_parts(lambda state: (state.trek, state.phase, state.players if state.trek.is_trek else None))
def _trek_view(state: State) -> TrekView:
    return trek_view(state)


def _view_of_player(state: State, seat: Seat, looker: Seat | None) -> PlayerView:
    """GT-C1: return the view of a player; faults are public in the check, before it only their builder sees them at a table that warns."""
    player = state.players[seat]
    faults = state.phase == "mending" or (state.variants.warn and seat == looker and player.is_building)
    known = seat == looker or player.hand is None or not player.hand.secret
    return _player_view(player, known, faults, faults or state.phase != "building")


@cached_on_instance
def _player_view(player: Player, known: bool, faults: bool, pieces: bool) -> PlayerView:
    """Return the view of a player with or without secrets, faults and pieces; cached, because most actions change one player at most."""
    return PlayerView(
        ship=_tile_views(player),
        hand=_hand_view(player.hand, known=known) if player.hand else None,
        loose=player.loose.cell if player.loose else None,
        reserve=player.reserve,
        looking=player.looking,
        start=player.start,
        status=player.status,
        faults=ships.faults(player.ship) if faults else (),
        pieces=_pieces(player.ship) if pieces else (),
        figures=ship_stats(player),
        lost=player.lost,
        scrap=player.scrap,
        credits=player.credits,
        burdens=player.handicaps,
        days=player.days,
        space=player.days % NUMBERS.levels[player.ship.level].spaces,
    )


def _pieces(ship: Ship) -> tuple[ships.Piece, ...]:
    """GT-C3, GT-F3: return the pieces of a broken ship; its owner keeps one."""
    pieces = ships.pieces(ship)
    return pieces if len(pieces) > 1 else ()


def _tile_views(player: Player) -> tuple[TileView, ...]:
    tiles = _empty_tiles(player.ship)
    laden = {*player.crew, *player.batteries, *player.goods}
    return tuple([_tile_view(player, cell, tile) if cell in laden else tile for cell, tile in tiles.items()] if laden else tiles.values())


@cached_on_instance
def _empty_tiles(ship: Ship) -> dict[Cell, TileView]:
    """Return the tiles of a ship without contents."""
    return {cell: TileView(placed.tile, *cell, placed.turn) for cell, placed in ship.cells.items()}


def _tile_view(player: Player, cell: Cell, tile: TileView) -> TileView:
    """Return a tile with its contents."""
    aboard = player.crew.get(cell, ()), player.batteries.get(cell, 0), player.goods.get(cell, ())
    return TileView(tile.tile, tile.column, tile.row, tile.turn, *aboard)


def _hand_view(hand: HeldTile, *, known: bool) -> HandView:
    return HandView(hand.tile if known or not hand.secret else None, hand.reserved)


def _visible_faces(state: State, looker: Seat | None) -> dict[Tile, TileFace]:
    """GT-B1: return the faces of visible tiles only, so that the others reveal nothing."""
    tiles = [*state.face_up]
    for seat, player in enumerate(state.players):
        tiles += (*_tiles_of(player.ship), *player.reserve, *player.lost, *player.scrap)
        if player.hand and (seat == looker or not player.hand.secret):
            tiles.append(player.hand.tile)
    return _faces_of(tuple(tiles))


@cached_on_instance
def _tiles_of(ship: Ship) -> tuple[Tile, ...]:
    """Return the tiles of a ship."""
    return tuple([placed.tile for placed in ship.cells.values()])


@lru_cache(1024)
def _faces_of(tiles: tuple[Tile, ...]) -> dict[Tile, TileFace]:
    """Return the faces of these tiles; equal tiles return the same object, so that its JSON can be reused."""
    return {tile: TILES.faces[tile] for tile in tiles}


def _piles(state: State, looker: Seat | None) -> tuple[CardPileView, ...]:
    """GT-B5: return the views of the piles; a player knows the cards of the piles that they have seen."""
    holders = tuple([player.looking for player in state.players])
    return _pile_views(state.piles, state.level.pile, holders, () if looker is None else state.players[looker].looked)


@lru_cache(1024)
def _pile_views(
    piles: Piles, levels: tuple[CardLevel, ...], holders: tuple[int | None, ...], looked: tuple[int, ...]
) -> tuple[CardPileView, ...]:
    by_pile = {pile: seat for seat, pile in enumerate(holders)}
    return tuple(
        [
            CardPileView(levels, by_pile.get(pile), _cards(cards or ()) if pile in looked else None, closed=pile > NUMBERS.piles_shown)
            for pile, cards in enumerate(piles, start=1)
        ]
    )


def _cards(names: Iterable[CardName]) -> tuple[Card, ...]:
    return tuple([CARDS[name] for name in names])


def _flight(state: State, flying: FlightState) -> FlightView:
    seats = range(len(state.players))
    margins = margins_of(state.players, state.level.spaces)
    return FlightView(
        card=CARDS[flying.card] if flying.card else None,
        turned=flying.turned,
        route=tuple(route_order(state.players)),
        decision=_decision(state, flying.steps[-1]) if flying.choices else None,
        dice=flying.dice,
        axis=flying.axis,
        rolled=flying.rolled,
        line=flying.line,
        margins=tuple(margins.get(seat) for seat in seats),
        near=tuple(seat for seat, margin in margins.items() if is_near(margin, state.level.spaces)),
        declared=tuple(flying.declared[seat] / 2 if seat in flying.declared else None for seat in seats),
        landed=tuple(flying.landed.get(seat) for seat in seats),
        out=tuple(flying.out.get(seat) for seat in seats),
        ledgers=flying.ledgers,
        standing=standing(flying.ledgers),
        account=account(flying.ledgers, is_trek=state.trek.is_trek),
    )


def _decision(state: State, step: Step) -> DecisionView:
    assert isinstance(step, Decision)
    seat, kind = step.seat, DECISIONS[type(step)]
    match step:
        case PowerDecision(_, measure):
            return DecisionView(seat, kind, measure=measure, power=declarable(state.players[seat], step) / 2, powered=step.powered)
        case DefendDecision(_, projectile, line, cell):
            return DecisionView(seat, kind, size=projectile.size, side=projectile.side, line=line, cell=cell)
        case LoseCrewDecision(_, count) | LoseGoodsDecision(_, count):
            return DecisionView(seat, kind, count=count)
        case LoadDecision(_, pool):
            return DecisionView(seat, kind, pool=pool, misfits=misfits(state.players[seat], pool))
        case _:
            return DecisionView(seat, kind)


def ship_of(level: LevelName, tile_view: Iterable[TileView]) -> Ship:
    """Return the ship of a view."""
    return Ship(level, {(each.column, each.row): PLACED[each.tile][each.turn] for each in tile_view})
