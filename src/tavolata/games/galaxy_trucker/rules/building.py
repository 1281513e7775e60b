"""Building actions: tiles, piles, the hourglass, and finishing."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolata.core.game import Actor, Event, Seat
from tavolata.games.galaxy_trucker.actions import (
    Deal,
    DrawTile,
    Finish,
    Look,
    LookDone,
    PickUp,
    Place,
    Reserve,
    Return,
    RunOut,
    Take,
    TimeUp,
    TurnGlass,
)
from tavolata.games.galaxy_trucker.content import SIDES, TILES, Cell, Sides
from tavolata.games.galaxy_trucker.events import (
    Finished,
    GlassEmpty,
    GlassTurned,
    Looked,
    Looks,
    OutOfTime,
    PickedUp,
    Reserved,
    Returned,
    TilePlaced,
    TilesLost,
    Took,
)
from tavolata.games.galaxy_trucker.rules import check, deck
from tavolata.games.galaxy_trucker.rules.ship import BACK, PLACED, Side, connectors, face, is_joint, neighbours, with_tile
from tavolata.games.galaxy_trucker.state import (
    HeldTile,
    Hourglass,
    LastPlacedTile,
    Outcome,
    PlacedTile,
    Player,
    Ship,
    State,
    players_with,
    with_player,
)


def apply_take(state: State, seat: Seat, action: Take) -> Outcome:
    """GT-B1, GT-B2: apply taking a tile in hand, or wait for chance to draw it; GT-B3: fix the tile placed last."""
    player = replace(state.players[seat], loose=None, begun=True)
    tile = action.tile
    if action.source == "heap":
        return replace(state, players=players_with(state, seat, player), drawing=seat), ()
    if action.source == "reserve":
        kept = tuple(other for other in player.reserve if other != tile)
        taken = with_player(state, seat, replace(player, reserve=kept, hand=HeldTile(tile, reserved=True)))
    else:
        left = tuple(other for other in state.face_up if other != tile)
        taken = replace(state, players=players_with(state, seat, replace(player, hand=HeldTile(tile))), face_up=left)
    return taken, (Took(seat, action.source, tile),)


def apply_draw_tile(state: State, _chance: Actor, action: DrawTile) -> Outcome:
    """GT-B1: apply chance's draw: move the tile from the heap to the hand, visible only to its taker."""
    seat, place = state.drawing, state.heap.index(action.tile)
    assert seat is not None
    player = replace(state.players[seat], hand=HeldTile(action.tile, secret=True))
    heap = state.heap[:place] + state.heap[place + 1 :]
    return replace(state, players=players_with(state, seat, player), heap=heap, drawing=None), (Took(seat, "heap", action.tile),)


def apply_place(state: State, seat: Seat, action: Place) -> Outcome:
    """GT-B2: apply placing the tile in hand; GT-B3: without one, move the tile placed last."""
    player, cell = state.players[seat], (action.column, action.row)
    hand, loose = player.hand, player.loose
    if hand:
        tile, reserved, before = hand.tile, hand.reserved, player.ship
    else:
        assert loose is not None
        tile, reserved, before = loose.placed.tile, loose.reserved, loose.before
    placed, count = PLACED[tile][action.turn], state.placings + 1
    loose_tile = LastPlacedTile(placed, cell, reserved, before)
    after = replace(player, ship=with_tile(before, cell, placed), hand=None, loose=loose_tile, placed_at=count)
    return replace(state, players=players_with(state, seat, after), placings=count), (
        _placed_event(seat, after.ship, cell, moved=hand is None),
    )


def _placed_event(seat: Seat, ship: Ship, cell: Cell, *, moved: bool) -> TilePlaced:
    """GT-B2: return the event of a placed tile, described by a neighbour, preferably a joined one."""
    placed = ship.cells[cell]
    side, other = _joined_neighbour(ship, cell, connectors(placed))
    return TilePlaced(seat, placed.tile, cell, placed.turn, moved, face(placed).kind, SIDES[BACK[side]], face(other).kind)


def _joined_neighbour(ship: Ship, cell: Cell, own: Sides) -> tuple[Side, PlacedTile]:
    """GT-C2: return the first neighbour with a good joint, or else the first neighbour."""
    first, cells = None, ship.cells
    for side, neighbour in enumerate(neighbours(cell)):
        if neighbour in cells:
            other = cells[neighbour]
            if is_joint(own[side], connectors(other)[BACK[side]]):
                return side, other
            first = first or (side, other)
    assert first is not None
    return first


def apply_pick_up(state: State, seat: Seat, _action: PickUp) -> Outcome:
    """GT-B3: apply taking the tile placed last back in hand, visible to all."""
    player = state.players[seat]
    loose = player.loose
    assert loose is not None
    tile = loose.placed.tile
    after = replace(player, ship=loose.before, loose=None, hand=HeldTile(tile, loose.reserved))
    return with_player(state, seat, after), (PickedUp(seat, tile, loose.cell, TILES.faces[tile].kind),)


def apply_reserve(state: State, seat: Seat, _action: Reserve) -> Outcome:
    """GT-B2: apply putting the tile in hand into the reserve."""
    player = state.players[seat]
    assert player.hand is not None
    tile = player.hand.tile
    kept = replace(player, hand=None, reserve=(*player.reserve, tile))
    return with_player(state, seat, kept), (Reserved(seat, tile, TILES.faces[tile].kind),)


def apply_return(state: State, seat: Seat, _action: Return) -> Outcome:
    """GT-B2: apply putting the tile in hand face up in the middle."""
    player = state.players[seat]
    assert player.hand is not None
    tile = player.hand.tile
    after = replace(state, players=players_with(state, seat, replace(player, hand=None)), face_up=(*state.face_up, tile))
    return after, (Returned(seat, tile, TILES.faces[tile].kind),)


def apply_look(state: State, seat: Seat, action: Look) -> Outcome:
    """GT-B5: apply taking a pile, which chance deals on the first look; GT-B3: fix the tile placed last."""
    player = replace(state.players[seat], loose=None, looking=action.pile)
    if state.piles[action.pile - 1] is None:
        return replace(state, players=players_with(state, seat, player), dealing=action.pile), ()
    return _show_pile(state, seat, player, action.pile)


def apply_deal_to_pile(state: State, _chance: Actor, action: Deal) -> Outcome:
    """GT-B5: apply chance's deal of a card to a pile on the first look; GT-R2: in a race, to all piles at the start."""
    dealt, pile = deck.deal_to_pile(state, action.card), state.dealing
    assert pile is not None
    if len(dealt.piles[pile - 1] or ()) < len(state.level.pile):
        return dealt, ()
    seat = next((seat for seat, player in enumerate(state.players) if player.looking == pile), None)
    if seat is None:
        return replace(dealt, dealing=pile + 1 if pile < len(state.piles) else None), ()
    return _show_pile(replace(dealt, dealing=None), seat, state.players[seat], pile)


def _show_pile(state: State, seat: Seat, player: Player, pile: int) -> Outcome:
    """GT-B5: return the state and event in which a player sees the cards of a pile."""
    if pile not in player.looked:
        player = replace(player, looked=tuple(sorted((*player.looked, pile))))
    return with_player(state, seat, player), (Looks(seat, pile, state.piles[pile - 1]),)


def apply_look_done(state: State, seat: Seat, _action: LookDone) -> Outcome:
    """GT-B5: apply putting the pile back."""
    player = state.players[seat]
    assert player.looking is not None
    return with_player(state, seat, replace(player, looking=None)), (Looked(seat, player.looking),)


def apply_turn_glass(state: State, seat: Seat, _action: TurnGlass) -> Outcome:
    """GT-B6: apply turning the hourglass: start its next run."""
    assert state.glass is not None
    space = state.glass.space + 1
    return replace(state, glass=Hourglass(space, running=True)), (GlassTurned(seat, space),)


def apply_run_out(state: State, _clock: Actor, _action: RunOut) -> Outcome:
    """GT-B6: apply the end of a run of the hourglass; the last run ends building for all."""
    assert state.glass is not None
    space = state.glass.space
    last = space == state.level.runs
    stopped = replace(state, glass=Hourglass(space, running=False))
    if not last:
        return stopped, (GlassEmpty(space, last),)
    ended, events = _catch_all(stopped)
    return ended, (GlassEmpty(space, last), *events)


def apply_time_up(state: State, _clock: Actor, action: TimeUp) -> Outcome:
    """GT-M6: apply the end of an own clock: end building for this builder."""
    caught, events = _catch(state, action.seat)
    after, more = _end_if_all_finished(caught)
    return after, (OutOfTime(action.seat), *events, *more)


def apply_finish(state: State, seat: Seat, action: Finish) -> Outcome:
    """GT-B7: apply taking a start space: end building for this player."""
    player = replace(state.players[seat], loose=None, start=action.start, status="finished")
    after, events = _end_if_all_finished(with_player(state, seat, player))
    return after, (Finished(seat, action.start, caught=False), *events)


def free_starts(taken: Sequence[int | None]) -> list[int]:
    """GT-B7: return the free start spaces in ascending order."""
    return [start for start in range(1, len(taken) + 1) if start not in taken]


def _catch_all(state: State) -> Outcome:
    """GT-B8: give start spaces to all builders in the order of their last placement (those without one last), and begin the check."""
    caught = [seat for seat, player in enumerate(state.players) if player.is_building]
    events: list[Event] = []
    for seat in sorted(caught, key=lambda seat: state.players[seat].last_placing):
        state, more = _catch(state, seat)
        events += more
    after, more = check.begin(state)
    return after, (*events, *more)


def _catch(state: State, seat: Seat) -> Outcome:
    """GT-B8: end building for a seat: give it the best free start space; a tile in hand is returned, a reserved one is lost."""
    player, start = state.players[seat], free_starts([other.start for other in state.players])[0]
    hand, events = player.hand, list[Event]()
    after = replace(player, hand=None, loose=None, looking=None, start=start, status="finished")
    if hand and hand.reserved:
        after = replace(after, lost=(*after.lost, hand.tile))
        events.append(TilesLost(seat, (hand.tile,), (), "reserve", TILES.kinds_of((hand.tile,))))
    elif hand:
        state = replace(state, face_up=(*state.face_up, hand.tile))
        events.append(Returned(seat, hand.tile, TILES.faces[hand.tile].kind))
    return with_player(state, seat, after), (*events, Finished(seat, start, caught=True))


def _end_if_all_finished(state: State) -> Outcome:
    """GT-B7: begin the check if all players have finished."""
    if any(player.is_building for player in state.players):
        return state, ()
    return check.begin(state)
