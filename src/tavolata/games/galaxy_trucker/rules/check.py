"""The check, repairs, batteries, crew, and the launch."""

from typing import Literal

from msgspec.structs import replace

from tavolata.core.game import Event, Seat
from tavolata.games.galaxy_trucker.actions import Board, Keep, Remove
from tavolata.games.galaxy_trucker.content import TILES, Cell
from tavolata.games.galaxy_trucker.events import Boarded, Checked, Launched, MovedBehind, MovedUp, TilesLost
from tavolata.games.galaxy_trucker.rules import deck
from tavolata.games.galaxy_trucker.rules.flight import resolve
from tavolata.games.galaxy_trucker.rules.handicaps import batteries_short, crew_short, handicap_events, starts_last
from tavolata.games.galaxy_trucker.rules.ship import (
    cabins,
    capacity,
    capacity_at,
    cells_of,
    faults,
    flown_off,
    has_life_support,
    is_ship_legal,
    kind_at,
    pieces,
    without,
)
from tavolata.games.galaxy_trucker.state import Alien, Member, Outcome, Player, State, with_player

ALIENS: tuple[Alien, ...] = ("purple", "brown")


def start_order(state: State) -> list[Seat]:
    """GT-C4: return the seats in the order of their start spaces."""
    return sorted(range(len(state.players)), key=lambda seat: state.players[seat].start or 0)


def begin(state: State) -> Outcome:
    """GT-C1: end building and check the ships; reserved tiles are lost (GT-C3)."""
    events: list[Event] = []
    players = []
    for seat, player in enumerate(state.players):
        if player.reserve:
            events.append(TilesLost(seat, player.reserve, (), "reserve", TILES.kinds_of(player.reserve)))
        players.append(replace(player, reserve=(), lost=(*player.lost, *player.reserve)))
        events.append(Checked(seat, len(faults(player.ship)), len(pieces(player.ship))))
    after, more = _board_if_sound(replace(state, phase="mending", players=tuple(players), glass=None))
    return after, (*events, *more)


def repairers(state: State) -> list[Seat]:
    """GT-C3: return the seats whose ships have a fault."""
    return [seat for seat, player in enumerate(state.players) if not is_ship_legal(player.ship)]


def tiles_at_fault(player: Player) -> list[Cell]:
    """GT-C3: return the cells at fault in the order of the check."""
    return list(dict.fromkeys(cell for fault in faults(player.ship) for cell in fault.cells))


def apply_remove(state: State, seat: Seat, action: Remove) -> Outcome:
    """GT-C3: apply removing a tile from a faulty ship."""
    after, event = _take_off(state, seat, ((action.column, action.row),), "mended")
    gone_on, events = _board_if_sound(after)
    return gone_on, (event, *events)


def apply_keep(state: State, seat: Seat, action: Keep) -> Outcome:
    """GT-C3: apply keeping a piece: remove all other pieces."""
    after, event = _take_off(state, seat, tuple(flown_off(state.players[seat].ship, action.piece)), "flown-off")
    gone_on, events = _board_if_sound(after)
    return gone_on, (event, *events)


def _take_off(state: State, seat: Seat, cells: tuple[Cell, ...], why: Literal["mended", "flown-off"]) -> tuple[State, Event]:
    """GT-C3: return the state without these tiles, and the event; in the test flight they cost nothing."""
    player = state.players[seat]
    tiles = tuple(player.ship.cells[cell].tile for cell in cells)
    rest = replace(player, ship=without(player.ship, cells))
    counted = replace(rest, scrap=(*rest.scrap, *tiles)) if state.variants.level == "test" else replace(rest, lost=(*rest.lost, *tiles))
    return with_player(state, seat, counted), TilesLost(seat, tiles, cells, why, TILES.kinds_of(tiles))


def _board_if_sound(state: State) -> Outcome:
    """GT-C3, GT-C4: load batteries and crew if no ship has a fault."""
    if repairers(state):
        return state, ()
    ordered, moved = _move_behind(state)
    charged, hampered = _load_batteries(ordered)
    boarding, events = _board_all(replace(charged, phase="boarding"))
    after, more = _launch_if_boarded(boarding)
    return after, (*moved, *hampered, *events, *more)


def _move_behind(state: State) -> Outcome:
    """GT-C3, GT-K4: move repaired ships of the test flight and holders of the handicap behind the others."""
    order = sorted(start_order(state), key=lambda seat: _starts_behind(state.players[seat]))
    moved = {seat: start for start, seat in enumerate(order, start=1) if state.players[seat].start != start}
    players = tuple(replace(player, start=moved.get(seat, player.start)) for seat, player in enumerate(state.players))
    return replace(state, players=players), tuple(_start_event(state.players[seat], seat, start) for seat, start in moved.items())


def _starts_behind(player: Player) -> bool:
    return bool(player.scrap) or starts_last(player.handicaps)


def _start_event(player: Player, seat: Seat, start: int) -> Event:
    """GT-C3, GT-K4: return the event that explains a changed start space."""
    hampered = next(handicap_events(player.handicaps, seat, "starts-last", start), None)
    return hampered or (MovedBehind if player.scrap else MovedUp)(seat, start)


def _load_batteries(state: State) -> Outcome:
    """GT-C4: load the batteries."""
    charged = tuple(replace(player, batteries=_full_batteries(player)) for player in state.players)
    lacking = [capacity(player.ship, "battery") - sum(player.batteries.values()) for player in charged]
    hampered = (handicap_events(player.handicaps, seat, "batteries-short", lacking[seat]) for seat, player in enumerate(charged))
    return replace(state, players=charged), tuple(event for events in hampered for event in events)


def _full_batteries(player: Player) -> dict[Cell, int]:
    """GT-C4: return a full charge for every compartment; GT-K4: less with a handicap."""
    short = batteries_short(player.handicaps)
    return {cell: charge for cell in cells_of(player.ship, "battery") if (charge := capacity_at(player.ship, cell) - short) > 0}


def boarding_choices(state: State, seat: Seat) -> dict[Cell, list[Alien]]:
    """GT-C4: return the empty cabins of a seat that could take an alien, with the possible aliens."""
    player = state.players[seat]
    aboard = {member for members in player.crew.values() for member in members}
    left = [alien for alien in ALIENS if alien not in aboard] if state.level.aliens else []
    empty = [cell for cell in cells_of(player.ship, "cabin") if cell not in player.crew] if left else []
    choices = {cell: [alien for alien in left if has_life_support(player.ship, cell, alien)] for cell in empty}
    return {cell: aliens for cell, aliens in choices.items() if aliens}


def boarding_seat(state: State) -> Seat | None:
    """GT-C4: return the seat that has to choose a crew, in route order."""
    return next((seat for seat in start_order(state) if boarding_choices(state, seat)), None)


def apply_board(state: State, seat: Seat, action: Board) -> Outcome:
    """GT-C4: apply the crew choice for a cabin, then give humans to the cabins without a choice left."""
    cell, player = (action.column, action.row), state.players[seat]
    members: tuple[Member, ...] = _humans(player, cell) if action.crew == "humans" else (action.crew,)
    taken = with_player(state, seat, replace(player, crew={**player.crew, cell: members}))
    filled, events = _board_humans(taken, seat)
    after, more = _launch_if_boarded(filled)
    return after, (Boarded(seat, cell, action.crew), *events, *more)


def _board_all(state: State) -> Outcome:
    """GT-C4: board humans in all cabins without a choice."""
    events: list[Event] = []
    for seat in range(len(state.players)):
        state, more = _board_humans(state, seat)
        events += more
    return state, tuple(events)


def _board_humans(state: State, seat: Seat) -> Outcome:
    player, choices = state.players[seat], boarding_choices(state, seat)
    plain = [cell for cell in cabins(player.ship) if cell not in player.crew and cell not in choices]
    crew = {**player.crew, **{cell: _humans(player, cell) for cell in plain}}
    lacking = sum(capacity_at(player.ship, cell) - len(crew[cell]) for cell in plain)
    events = (*(Boarded(seat, cell, "humans") for cell in plain), *handicap_events(player.handicaps, seat, "crew-short", lacking))
    return with_player(state, seat, replace(player, crew=crew)), events


def with_full_load(player: Player) -> Player:
    """GT-C4: return the player as if launched now, with full compartments and humans in every empty cabin."""
    humans = {cell: _humans(player, cell) for cell in cabins(player.ship) if cell not in player.crew}
    return replace(player, batteries=_full_batteries(player), crew={**player.crew, **humans})


def _humans(player: Player, cell: Cell) -> tuple[Member, ...]:
    """GT-C4: return the humans of a cabin; GT-X13: fewer in the starting cabin."""
    human: Member = "human"
    short = crew_short(player.handicaps) if kind_at(player.ship, cell) == "starting-cabin" else 0
    return (human,) * max(1, capacity_at(player.ship, cell) - short)


def _launch_if_boarded(state: State) -> Outcome:
    """GT-C5: begin the flight with one shuffled deck if all crews are aboard."""
    if boarding_seat(state) is not None:
        return state, ()
    starts = state.level.starts
    players = tuple(replace(player, days=starts[(player.start or 0) - 1], status="flying") for player in state.players)
    launched = replace(state, phase="flight", players=players, deck=deck.shuffled(state), piles=())
    after, events = resolve.begin(launched)
    return after, (Launched(tuple(start_order(launched))), *events)
