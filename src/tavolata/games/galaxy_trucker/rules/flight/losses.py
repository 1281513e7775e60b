"""GT-F3, GT-F7, GT-F8: losses of components, crew and goods."""

from collections.abc import Collection
from typing import Literal

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.actions import Battery, Keep, LoseCube, LoseMember
from tavolata.games.galaxy_trucker.content import GOODS, TILES, Cell
from tavolata.games.galaxy_trucker.events import BatteriesSpent, CrewGone, CrewLost, GoodsLost, TilesLost
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext
from tavolata.games.galaxy_trucker.rules.flight.power import compartments, spend
from tavolata.games.galaxy_trucker.rules.handicaps import crew_taken, handicap_events
from tavolata.games.galaxy_trucker.state import Player
from tavolata.games.galaxy_trucker.steps import KeepPieceDecision, LoseCrewDecision, LoseGoodsDecision

# Components


def destroy(context: FlightContext, seat: Seat, cell: Cell) -> None:
    """GT-F3: destroy a component, and push the choice of a piece if the ship breaks; else remove aliens without life support."""
    take_off(context, seat, (cell,), "destroyed")
    if len(ships.pieces(context.players[seat].ship)) > 1:
        context.push(KeepPieceDecision(seat))
    else:
        lose_aliens(context, seat)


def choices_of_piece(context: FlightContext, step: KeepPieceDecision) -> list[Keep]:
    """GT-F3: return the actions of a broken ship: keep one of the pieces."""
    return [Keep(piece) for piece, _ in enumerate(ships.pieces(context.players[step.seat].ship), start=1)]


def take_piece(context: FlightContext, step: KeepPieceDecision, action: Keep) -> None:
    """GT-F3: apply keeping one piece; the others fly off."""
    take_off(context, step.seat, ships.flown_off(context.players[step.seat].ship, action.piece), "flown-off")
    lose_aliens(context, step.seat)


def take_off(context: FlightContext, seat: Seat, cells: Collection[Cell], why: Literal["destroyed", "flown-off"]) -> None:
    """GT-F3: remove tiles with their contents; cubes return to the bank."""
    player = context.players[seat]
    tiles = tuple(player.ship.cells[cell].tile for cell in cells)
    context.emit(TilesLost(seat, tiles, tuple(cells), why, TILES.kinds_of(tiles)))
    for cell in cells:
        _emit_contents_lost(context, seat, player, cell)
    context.update_player(
        seat,
        ship=ships.without(player.ship, cells),
        lost=player.lost + tiles,
        crew={cell: crew for cell, crew in player.crew.items() if cell not in cells},
        batteries={cell: count for cell, count in player.batteries.items() if cell not in cells},
        goods={cell: goods for cell, goods in player.goods.items() if cell not in cells},
    )


def _emit_contents_lost(context: FlightContext, seat: Seat, player: Player, cell: Cell) -> None:
    if crew := player.crew.get(cell):
        context.emit(CrewLost(seat, cell, crew, "destroyed"))
    if batteries := player.batteries.get(cell):
        context.emit(BatteriesSpent(seat, cell, batteries, "destroyed"))
    if goods := player.goods.get(cell):
        context.emit(GoodsLost(seat, cell, goods, "destroyed"))
        context.pay_in(goods)


def lose_aliens(context: FlightContext, seat: Seat) -> None:
    """GT-F7: remove aliens without a joined life support of their colour."""
    player = context.players[seat]
    for cell, crew in player.crew.items():
        if crew[0] != "human" and not ships.has_life_support(player.ship, cell, crew[0]):
            leave_cabin(context, seat, cell, 1, "life-support")


# Crew


def leave_cabin(context: FlightContext, seat: Seat, cell: Cell, count: int, why: CrewGone) -> None:
    """GT-F7: remove crew members from a cabin."""
    crew = {**context.players[seat].crew}
    removed, stay = crew[cell][:count], crew.pop(cell)[count:]
    if stay:
        crew[cell] = stay
    context.update_player(seat, crew=crew)
    context.emit(CrewLost(seat, cell, removed, why))


def crew_size(player: Player) -> int:
    """GT-F7: return the number of humans and aliens."""
    return sum(map(len, player.crew.values()))


def lose_crew(context: FlightContext, seat: Seat, count: int) -> None:
    """GT-F7: apply a card that takes crew members; GT-K4: more with a handicap."""
    player = context.players[seat]
    taken = crew_taken(player.handicaps, count)
    more = min(taken, crew_size(player)) - min(count, crew_size(player))
    context.emit(*handicap_events(player.handicaps, seat, "crew-more", more))
    _lose_members(context, seat, taken)


def _lose_members(context: FlightContext, seat: Seat, count: int) -> None:
    """GT-F7: push the choice of the members to lose; if there are too few, remove all."""
    crew = context.players[seat].crew
    if not count:
        return
    if crew_size(context.players[seat]) > count:
        context.push(LoseCrewDecision(seat, count))
        return
    for cell, members in crew.items():
        leave_cabin(context, seat, cell, len(members), "sent")


def choices_of_member(context: FlightContext, step: LoseCrewDecision) -> list[LoseMember]:
    """GT-F7: return the crew losses: one member of any occupied cabin."""
    player = context.players[step.seat]
    return [LoseMember(*cell) for cell in ships.cabins(player.ship) if cell in player.crew]


def take_member(context: FlightContext, step: LoseCrewDecision, action: LoseMember) -> None:
    """GT-F7: apply the loss of one crew member."""
    leave_cabin(context, step.seat, (action.column, action.row), 1, "sent")
    _lose_members(context, step.seat, step.count - 1)


# Goods


def lose_goods(context: FlightContext, seat: Seat, count: int) -> None:
    """GT-F8: remove the most valuable cubes, then a battery for each missing cube; push the decision if there is a choice."""
    for good in GOODS:
        counts = {cell: goods.count(good) for cell, goods in context.players[seat].goods.items() if good in goods}
        if sum(counts.values()) > count:
            break
        count -= sum(counts.values())
        for cell, cubes in counts.items():
            _lose_cubes(context, seat, cell, cubes)
    batteries = context.players[seat].batteries
    if not count:
        return
    if context.players[seat].goods or sum(batteries.values()) > count:
        context.push(LoseGoodsDecision(seat, count))
        return
    for cell, charge in batteries.items():
        spend(context, seat, cell, charge, "taken")


def choices_of_loss(context: FlightContext, step: LoseGoodsDecision) -> list[LoseCube] | list[Battery]:
    """GT-F8: return the losses of goods: cubes of equal value, or batteries."""
    player = context.players[step.seat]
    if not player.goods:
        return compartments(player)
    dearest = min((goods[0] for goods in player.goods.values()), key=GOODS.index)
    holds = ships.cells_of(player.ship, "hold", "red-hold")
    return [LoseCube(*cell) for cell in holds if cell in player.goods and player.goods[cell][0] == dearest]


def take_loss(context: FlightContext, step: LoseGoodsDecision, action: LoseCube | Battery) -> None:
    """GT-F8: apply the loss of one cube or battery."""
    cell = (action.column, action.row)
    if isinstance(action, Battery):
        spend(context, step.seat, cell, 1, "taken")
    else:
        _lose_cubes(context, step.seat, cell, 1)
    lose_goods(context, step.seat, step.count - 1)


def _lose_cubes(context: FlightContext, seat: Seat, cell: Cell, count: int) -> None:
    """Remove the first cubes of a hold, which are its most valuable ones."""
    goods = {**context.players[seat].goods}
    removed, stay = goods[cell][:count], goods.pop(cell)[count:]
    if stay:
        goods[cell] = stay
    context.update_player(seat, goods=goods)
    context.pay_in(removed)
    context.emit(GoodsLost(seat, cell, removed, "taken"))
