"""GT-F3, GT-F7, GT-F8: losing components, crew and goods."""

from collections.abc import Collection
from typing import Literal

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.actions import Battery, Keep, LoseCube, LoseMember
from tavolata.games.galaxy_trucker.content import GOODS, TILES, Cell
from tavolata.games.galaxy_trucker.events import BatteriesSpent, CrewGone, CrewLost, GoodsLost, TilesLost
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.flight_context import Voyage
from tavolata.games.galaxy_trucker.rules.flight.power import compartments, spend
from tavolata.games.galaxy_trucker.rules.handicaps import bites, crew_taken
from tavolata.games.galaxy_trucker.state import Player
from tavolata.games.galaxy_trucker.steps import KeepPiece, LoseCrew, LoseGoods

# Components


def destroy(voyage: Voyage, seat: Seat, cell: Cell) -> None:
    """GT-F3: the component is lost, and what is no longer joined flies off."""
    take_off(voyage, seat, (cell,), "destroyed")
    if len(ships.pieces(voyage.players[seat].ship)) > 1:
        voyage.then(KeepPiece(seat))
    else:
        lose_aliens(voyage, seat)


def choices_of_piece(voyage: Voyage, step: KeepPiece) -> list[Keep]:
    """GT-F3: the owner chooses one of the pieces."""
    return [Keep(piece) for piece, _ in enumerate(ships.pieces(voyage.players[step.seat].ship), start=1)]


def take_piece(voyage: Voyage, step: KeepPiece, action: Keep) -> None:
    """GT-F3: the others fly off."""
    take_off(voyage, step.seat, ships.flown_off(voyage.players[step.seat].ship, action.piece), "flown-off")
    lose_aliens(voyage, step.seat)


def take_off(voyage: Voyage, seat: Seat, cells: Collection[Cell], why: Literal["destroyed", "flown-off"]) -> None:
    """GT-F3: tiles are lost with all that is on them; cubes return to the bank."""
    player = voyage.players[seat]
    tiles = tuple(player.ship.cells[cell].tile for cell in cells)
    voyage.tell(TilesLost(seat, tiles, tuple(cells), why, TILES.kinds_of(tiles)))
    for cell in cells:
        _tell_contents(voyage, seat, player, cell)
    voyage.change(
        seat,
        ship=ships.without(player.ship, cells),
        lost=player.lost + tiles,
        crew={cell: crew for cell, crew in player.crew.items() if cell not in cells},
        batteries={cell: count for cell, count in player.batteries.items() if cell not in cells},
        goods={cell: goods for cell, goods in player.goods.items() if cell not in cells},
    )


def _tell_contents(voyage: Voyage, seat: Seat, player: Player, cell: Cell) -> None:
    if crew := player.crew.get(cell):
        voyage.tell(CrewLost(seat, cell, crew, "destroyed"))
    if batteries := player.batteries.get(cell):
        voyage.tell(BatteriesSpent(seat, cell, batteries, "destroyed"))
    if goods := player.goods.get(cell):
        voyage.tell(GoodsLost(seat, cell, goods, "destroyed"))
        voyage.pay_in(goods)


def lose_aliens(voyage: Voyage, seat: Seat) -> None:
    """GT-F7: an alien goes with the last life support of its colour joined to its cabin."""
    player = voyage.players[seat]
    for cell, crew in player.crew.items():
        if crew[0] != "human" and not ships.has_life_support(player.ship, cell, crew[0]):
            leave_cabin(voyage, seat, cell, 1, "life-support")


# Crew


def leave_cabin(voyage: Voyage, seat: Seat, cell: Cell, count: int, why: CrewGone) -> None:
    """GT-F7: so many members of a cabin go."""
    crew = {**voyage.players[seat].crew}
    gone, stay = crew[cell][:count], crew.pop(cell)[count:]
    if stay:
        crew[cell] = stay
    voyage.change(seat, crew=crew)
    voyage.tell(CrewLost(seat, cell, gone, why))


def crew_size(player: Player) -> int:
    """GT-F7: humans and aliens together."""
    return sum(map(len, player.crew.values()))


def lose_crew(voyage: Voyage, seat: Seat, count: int) -> None:
    """GT-F7: a card takes so many of the crew; GT-K4: or more."""
    player = voyage.players[seat]
    taken = crew_taken(player.burdens, count)
    more = min(taken, crew_size(player)) - min(count, crew_size(player))
    voyage.tell(*bites(player.burdens, seat, "crew-more", more))
    _lose_members(voyage, seat, taken)


def _lose_members(voyage: Voyage, seat: Seat, count: int) -> None:
    """GT-F7: the owner says who goes; with too few, all go."""
    crew = voyage.players[seat].crew
    if not count:
        return
    if crew_size(voyage.players[seat]) > count:
        voyage.then(LoseCrew(seat, count))
        return
    for cell, members in crew.items():
        leave_cabin(voyage, seat, cell, len(members), "sent")


def choices_of_member(voyage: Voyage, step: LoseCrew) -> list[LoseMember]:
    """GT-F7: from any cabin."""
    player = voyage.players[step.seat]
    return [LoseMember(*cell) for cell in ships.cabins(player.ship) if cell in player.crew]


def take_member(voyage: Voyage, step: LoseCrew, action: LoseMember) -> None:
    """GT-F7: one by one."""
    leave_cabin(voyage, step.seat, (action.column, action.row), 1, "sent")
    _lose_members(voyage, step.seat, step.count - 1)


# Goods


def lose_goods(voyage: Voyage, seat: Seat, count: int) -> None:
    """GT-F8: the most valuable cubes first, then a battery for each cube lacking, then nothing."""
    for good in GOODS:
        there = {cell: goods.count(good) for cell, goods in voyage.players[seat].goods.items() if good in goods}
        if sum(there.values()) > count:
            break
        count -= sum(there.values())
        for cell, cubes in there.items():
            _lose_cubes(voyage, seat, cell, cubes)
    batteries = voyage.players[seat].batteries
    if not count:
        return
    if voyage.players[seat].goods or sum(batteries.values()) > count:
        voyage.then(LoseGoods(seat, count))
        return
    for cell, charge in batteries.items():
        spend(voyage, seat, cell, charge, "taken")


def choices_of_loss(voyage: Voyage, step: LoseGoods) -> list[LoseCube] | list[Battery]:
    """GT-F8: the owner chooses among cubes of equal value, and among batteries."""
    player = voyage.players[step.seat]
    if not player.goods:
        return compartments(player)
    dearest = min((goods[0] for goods in player.goods.values()), key=GOODS.index)
    holds = ships.cells_of(player.ship, "hold", "red-hold")
    return [LoseCube(*cell) for cell in holds if cell in player.goods and player.goods[cell][0] == dearest]


def take_loss(voyage: Voyage, step: LoseGoods, action: LoseCube | Battery) -> None:
    """GT-F8: one by one."""
    cell = (action.column, action.row)
    if isinstance(action, Battery):
        spend(voyage, step.seat, cell, 1, "taken")
    else:
        _lose_cubes(voyage, step.seat, cell, 1)
    lose_goods(voyage, step.seat, step.count - 1)


def _lose_cubes(voyage: Voyage, seat: Seat, cell: Cell, count: int) -> None:
    """Cubes are kept most valuable first, so that the first ones are those to go."""
    goods = {**voyage.players[seat].goods}
    gone, stay = goods[cell][:count], goods.pop(cell)[count:]
    if stay:
        goods[cell] = stay
    voyage.change(seat, goods=goods)
    voyage.pay_in(gone)
    voyage.tell(GoodsLost(seat, cell, gone, "taken"))
