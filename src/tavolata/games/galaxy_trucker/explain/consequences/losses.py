"""GT-F3, GT-F7, GT-F8, GT-F11: the consequences of hits, kept pieces, and losses of crew, cubes or batteries."""

from collections.abc import Callable, Iterator, Mapping

from tavolata.core.game import Action, Seat
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.games.galaxy_trucker.actions import Battery, Keep, LoseCube, LoseMember, Power, TakeHit
from tavolata.games.galaxy_trucker.bot.sentences import sentence
from tavolata.games.galaxy_trucker.explain.consequences.common import plain, ruins
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.cargo import cargo_of
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext
from tavolata.games.galaxy_trucker.rules.flight.losses import crew_size, destroy, leave_cabin, take_piece
from tavolata.games.galaxy_trucker.rules.flight.route import has_human
from tavolata.games.galaxy_trucker.rules.flight.scoring import price_of
from tavolata.games.galaxy_trucker.rules.handicaps import loss_price
from tavolata.games.galaxy_trucker.state import Player, State
from tavolata.games.galaxy_trucker.steps import BatteryDecision, DefendDecision, KeepPieceDecision, LoseCrewDecision, LoseGoodsDecision


def defend(state: State, step: DefendDecision) -> Mapping[Action, Consequence]:
    """GT-F11: return the consequences of a battery, which stops the hit, and of taking it, which loses the tile."""
    left = _batteries(state.players[step.seat]) - 1
    stopped = plain(sentence("ahead.stops", count=left))
    return {TakeHit(): _hit(state, step), **{Power(*cell): stopped for cell in step.with_cells}}


def _hit(state: State, step: DefendDecision) -> Consequence:
    """GT-F3: return the consequence of taking a hit: the losses; if the ship breaks, the owner still chooses a piece."""
    before = state.players[step.seat]
    after = _player_after(state, step.seat, lambda context: destroy(context, step.seat, step.cell))
    pieces = len(ships.pieces(after.ship))
    says = [sentence("ahead.part", part=ships.kind_at(before.ship, step.cell)), *_losses(before, after)]
    if pieces > 1:
        says.append(sentence("ahead.breaks", count=pieces))
    return ruins(*says, sentence("ahead.out-humans")) if has_human(before) and not has_human(after) else plain(*says)


def keep(state: State, step: KeepPieceDecision) -> Mapping[Action, Consequence]:
    """GT-F3: return the consequences of keeping each piece: the losses, and what the piece lacks."""
    before = state.players[step.seat]
    kept = {
        piece: _player_after(state, step.seat, lambda context, piece=piece: take_piece(context, step, Keep(piece)))  # type: ignore[misc]
        for piece, _ in enumerate(ships.pieces(before.ship), start=1)
    }
    is_saved = any(map(has_human, kept.values()))
    return {Keep(piece): _piece_kept(before, after, is_saved=is_saved) for piece, after in kept.items()}


def _piece_kept(before: Player, after: Player, *, is_saved: bool) -> Consequence:
    """GT-F2: return the consequence of keeping a piece; ruinous without humans if another piece has humans."""
    says = [sentence("ahead.adrift", count=len(after.lost) - len(before.lost)), *_losses(before, after)]
    if not ships.engine_power_powered(after.ship):
        says.append(sentence("ahead.no-engine-left"))
    if has_human(after):
        return plain(*says)
    return ruins(*says, sentence("ahead.out-humans")) if is_saved else plain(*says, sentence("ahead.out-humans"))


def lose_crew(state: State, step: LoseCrewDecision) -> Mapping[Action, Consequence]:
    """GT-F7: return the consequences of each cabin: the crew member lost, and the remaining crew."""
    return {action: _crew_member_lost(state, step.seat, action) for action in _choices(state) if isinstance(action, LoseMember)}


def _crew_member_lost(state: State, seat: Seat, action: LoseMember) -> Consequence:
    """GT-F2: return the consequence of losing this member; losing the last human ends the race."""
    before, cell = state.players[seat], (action.column, action.row)
    after = _player_after(state, seat, lambda context: leave_cabin(context, seat, cell, 1, "sent"))
    goes = sentence(f"ahead.goes.{before.crew[cell][0]}", left=crew_size(after))
    return ruins(goes, sentence("ahead.out-humans")) if has_human(before) and not has_human(after) else plain(goes)


def lose_goods(state: State, step: LoseGoodsDecision) -> Mapping[Action, Consequence]:
    """GT-F8: return the consequences of each loss: the price of the cube, or the remaining batteries."""
    player = state.players[step.seat]
    return {action: _item_given(player, action) for action in _choices(state) if isinstance(action, LoseCube | Battery)}


def pay_battery(state: State, step: BatteryDecision) -> Mapping[Action, Consequence]:
    """GT-F11: return the consequences of each compartment: its remaining batteries."""
    player = state.players[step.seat]
    return {action: _item_given(player, action) for action in _choices(state) if isinstance(action, Battery)}


def _item_given(player: Player, action: LoseCube | Battery) -> Consequence:
    cell = (action.column, action.row)
    if isinstance(action, Battery):
        return plain(sentence("ahead.charge", count=player.batteries[cell] - 1, column=action.column, row=action.row))
    good = player.goods[cell][0]
    return plain(sentence("ahead.cube", good=good, count=price_of([good])))


# Comparing before and after


def _player_after(state: State, seat: Seat, effect: Callable[[FlightContext], None]) -> Player:
    """Return the player after an effect."""
    context = FlightContext(state)
    effect(context)
    return context.players[seat]


def _losses(before: Player, after: Player) -> Iterator[LocalizedText]:
    """GT-E1: yield the lost crew, cubes and batteries, and the cost of lost components."""
    if crew := crew_size(before) - crew_size(after):
        yield sentence("ahead.crew", count=crew)
    if cubes := price_of(cargo_of(before)) - price_of(cargo_of(after)):
        yield sentence("ahead.cargo", count=cubes)
    if batteries := _batteries(before) - _batteries(after):
        yield sentence("ahead.batteries", count=batteries)
    if parts := len(after.lost) - len(before.lost):
        yield sentence("ahead.losses", count=parts * loss_price(after.handicaps))


def _batteries(player: Player) -> int:
    return sum(player.batteries.values())


def _choices(state: State) -> tuple[Action, ...]:
    assert state.flying is not None
    return state.flying.choices
