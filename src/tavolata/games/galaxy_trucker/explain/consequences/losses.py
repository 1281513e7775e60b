"""GT-F3, GT-F7, GT-F8, GT-F11: what it leads to that a hit is taken, a piece is kept, or that crew, cubes or batteries go."""

from collections.abc import Callable, Iterator, Mapping

from tavolata.core.game import Action, Seat
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.games.galaxy_trucker.actions import Battery, Keep, LoseCube, LoseMember, Power, TakeHit
from tavolata.games.galaxy_trucker.explain.consequences.sentences import plain, ruins, say
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.cargo import cargo_of
from tavolata.games.galaxy_trucker.rules.flight.flight_context import Voyage
from tavolata.games.galaxy_trucker.rules.flight.losses import crew_size, destroy, leave_cabin, take_piece
from tavolata.games.galaxy_trucker.rules.flight.route import has_human
from tavolata.games.galaxy_trucker.rules.flight.scoring import price_of
from tavolata.games.galaxy_trucker.rules.handicaps import loss_price
from tavolata.games.galaxy_trucker.state import Player, State
from tavolata.games.galaxy_trucker.steps import Defend, KeepPiece, LoseCrew, LoseGoods, PayBattery


def defend(state: State, step: Defend) -> Mapping[Action, Consequence]:
    """GT-F11: a battery stops it; else the tile goes, and what hangs on it."""
    left = _batteries(state.players[step.seat]) - 1
    stopped = plain(say("stops", count=left))
    return {TakeHit(): _hit(state, step), **{Power(*cell): stopped for cell in step.with_cells}}


def _hit(state: State, step: Defend) -> Consequence:
    """GT-F3: what goes with the tile; if the ship breaks, the owner still chooses."""
    before = state.players[step.seat]
    after = _after(state, step.seat, lambda voyage: destroy(voyage, step.seat, step.cell))
    pieces = len(ships.pieces(after.ship))
    says = [say("part", part=ships.kind_at(before.ship, step.cell)), *_gone(before, after)]
    if pieces > 1:
        says.append(say("breaks", count=pieces))
    return ruins(*says, say("out-humans")) if has_human(before) and not has_human(after) else plain(*says)


def keep(state: State, step: KeepPiece) -> Mapping[Action, Consequence]:
    """GT-F3: what flies off, and what the piece that is kept lacks."""
    before = state.players[step.seat]
    kept = {
        piece: _after(state, step.seat, lambda voyage, piece=piece: take_piece(voyage, step, Keep(piece)))  # type: ignore[misc]
        for piece, _ in enumerate(ships.pieces(before.ship), start=1)
    }
    is_saved = any(map(has_human, kept.values()))
    return {Keep(piece): _kept(before, after, is_saved=is_saved) for piece, after in kept.items()}


def _kept(before: Player, after: Player, *, is_saved: bool) -> Consequence:
    """GT-F2: a piece without humans ruins, if there is another one."""
    says = [say("adrift", count=len(after.lost) - len(before.lost)), *_gone(before, after)]
    if not ships.engine_power_powered(after.ship):
        says.append(say("no-engine-left"))
    if has_human(after):
        return plain(*says)
    return ruins(*says, say("out-humans")) if is_saved else plain(*says, say("out-humans"))


def lose_crew(state: State, step: LoseCrew) -> Mapping[Action, Consequence]:
    """GT-F7: who goes from each cabin, and how many stay."""
    return {action: _sent(state, step.seat, action) for action in _choices(state) if isinstance(action, LoseMember)}


def _sent(state: State, seat: Seat, action: LoseMember) -> Consequence:
    """GT-F2: the last human takes the race along."""
    before, cell = state.players[seat], (action.column, action.row)
    after = _after(state, seat, lambda voyage: leave_cabin(voyage, seat, cell, 1, "sent"))
    goes = say(f"goes.{before.crew[cell][0]}", left=crew_size(after))
    return ruins(goes, say("out-humans")) if has_human(before) and not has_human(after) else plain(goes)


def lose_goods(state: State, step: LoseGoods) -> Mapping[Action, Consequence]:
    """GT-F8: what a cube was worth, or how many batteries stay."""
    player = state.players[step.seat]
    return {action: _given(player, action) for action in _choices(state) if isinstance(action, LoseCube | Battery)}


def pay_battery(state: State, step: PayBattery) -> Mapping[Action, Consequence]:
    """GT-F11: how many stay in the compartment."""
    player = state.players[step.seat]
    return {action: _given(player, action) for action in _choices(state) if isinstance(action, Battery)}


def _given(player: Player, action: LoseCube | Battery) -> Consequence:
    cell = (action.column, action.row)
    if isinstance(action, Battery):
        return plain(say("charge", count=player.batteries[cell] - 1, column=action.column, row=action.row))
    good = player.goods[cell][0]
    return plain(say("cube", good=good, count=price_of([good])))


# What is gone


def _after(state: State, seat: Seat, harm: Callable[[Voyage], None]) -> Player:
    """The player as some harm leaves them."""
    voyage = Voyage(state)
    harm(voyage)
    return voyage.players[seat]


def _gone(before: Player, after: Player) -> Iterator[LocalizedText]:
    """GT-E1: crew, cubes and batteries that are gone, and what lost parts cost."""
    if crew := crew_size(before) - crew_size(after):
        yield say("crew", count=crew)
    if cubes := price_of(cargo_of(before)) - price_of(cargo_of(after)):
        yield say("cargo", count=cubes)
    if batteries := _batteries(before) - _batteries(after):
        yield say("batteries", count=batteries)
    if parts := len(after.lost) - len(before.lost):
        yield say("losses", count=parts * loss_price(after.burdens))


def _batteries(player: Player) -> int:
    return sum(player.batteries.values())


def _choices(state: State) -> tuple[Action, ...]:
    assert state.flying is not None
    return state.flying.choices
