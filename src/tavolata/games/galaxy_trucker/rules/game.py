"""The Game implementation of Galaxy Trucker."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from tavolata.core.errors import BadOption, BadOptions, short_repr
from tavolata.core.game import Actor, Game, Option, Options, Result, Vocabulary
from tavolata.core.match import Match
from tavolata.games.galaxy_trucker.actions import (
    NOTATION,
    Battery,
    Board,
    Claim,
    Deal,
    Declare,
    DrawRoad,
    DrawTile,
    DrawTitle,
    Finish,
    FlyOn,
    GalaxyTruckerAction,
    GiveTitle,
    GiveUp,
    Keep,
    KeepTitle,
    Land,
    Load,
    LoadDone,
    Look,
    LookDone,
    LoseCube,
    LoseMember,
    Pass,
    PickUp,
    Place,
    Power,
    Ready,
    Remove,
    Reserve,
    Return,
    Roll,
    RunOut,
    Take,
    TakeHit,
    TimeUp,
    TurnGlass,
    Unload,
)
from tavolata.games.galaxy_trucker.content import NUMBERS, ROAD_COUNTS, TREK_NAMES, LevelName
from tavolata.games.galaxy_trucker.events import GalaxyTruckerEvent
from tavolata.games.galaxy_trucker.rules import building, chance, check, shipcode
from tavolata.games.galaxy_trucker.rules.flight import resolve
from tavolata.games.galaxy_trucker.rules.legal import actors, legal, must_act
from tavolata.games.galaxy_trucker.rules.refusal import refusal
from tavolata.games.galaxy_trucker.rules.trek import flights, title_choice
from tavolata.games.galaxy_trucker.state import CLOCKS, Outcome, Ship, State, Trek, Variants, with_player
from tavolata.games.galaxy_trucker.state_text import STATE_TEXT
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView, view

_LONGEST = 30 * 24 * 3600
"""The maximum time of a hourglass run in seconds: a month, for play by post."""


class GalaxyTrucker(Game[State, GalaxyTruckerAction, GalaxyTruckerView]):
    """Galaxy Trucker for two to four players, or for one (GT-M1 to GT-R3)."""

    name = "galaxy-trucker"
    version = 1
    seats = range(2, 5)
    vocabulary = Vocabulary(GalaxyTruckerView, GalaxyTruckerAction, GalaxyTruckerEvent)
    options: tuple[Option, ...] = (
        Option("level", "choice", "II", TREK_NAMES),
        Option("clock", "choice", "hourglass", CLOCKS),
        Option("seconds", "text", str(NUMBERS.seconds)),
        Option("placing", "choice", "adjacent", ("adjacent", "joined")),
        Option("warnings", "switch", default=False),
        Option("roads", "choice", "0", ROAD_COUNTS),
        Option("ship", "text", ""),
        Option("race", "text", ""),
    )
    options_added_later = frozenset({"roads", "ship", "race"})

    def seats_for(self, options: Options) -> range:
        """GT-R1: return the possible numbers of players; a race, or a table with a given ship, allows one."""
        return range(1, self.seats.stop) if options["ship"] or options["race"] else self.seats

    def setup(self, seats: int, options: Options) -> State:
        """GT-M1 to GT-M7, GT-K1: return the initial state; titles and roads are drawn first."""
        return _with_ship(flights.first_state(_variants(options), _initial_trek(seats, options)), str(options["ship"]))

    actors = staticmethod(actors)
    must_act = staticmethod(must_act)
    legal = staticmethod(legal)
    odds = staticmethod(chance.odds)
    shared_draw_key = staticmethod(chance.shared_draw_key)
    write_state = staticmethod(STATE_TEXT.write)
    read_state = staticmethod(STATE_TEXT.read)
    refusal = staticmethod(refusal)
    view = staticmethod(view)

    def delay_ms(self, state: State, action: GalaxyTruckerAction) -> int:
        """GT-M6: return the time until the clock acts: one run of the hourglass, or all runs on an own clock."""
        seconds = state.variants.seconds
        return 1000 * (seconds if isinstance(action, RunOut) else seconds * NUMBERS.levels[state.variants.level].runs)

    def apply(self, state: State, actor: Actor, action: GalaxyTruckerAction) -> Outcome:
        """Return the state after a legal action and its events."""
        return _APPLY[type(action)](state, actor, action)

    def result(self, state: State) -> Result | None:
        """GT-E3: return credits and winners of a finished match."""
        return state.result

    def write(self, action: GalaxyTruckerAction) -> str:
        """Return the notation of an action."""
        return NOTATION.write(action)

    def read(self, text: str) -> GalaxyTruckerAction:
        """Return the action of a notation."""
        return NOTATION.read(text)


GalaxyTruckerMatch: TypeAlias = Match[State, GalaxyTruckerAction, GalaxyTruckerView]


def _initial_trek(seats: int, options: Options) -> Trek:
    """GT-K1: return the flights of the table: a single one, or those of a Trek."""
    name = next(name for name in TREK_NAMES if name == options["level"])
    return Trek(name, carried=(0,) * seats)


def _variants(options: Options) -> Variants:
    """Return the variants of the first flight; GT-M7: the test flight is untimed."""
    level = NUMBERS.courses[next(name for name in TREK_NAMES if name == options["level"])][0]
    clock = next(clock for clock in CLOCKS if clock == options["clock"])
    return Variants(
        level=level,
        clock=clock if NUMBERS.levels[level].runs else "untimed",
        seconds=_seconds(str(options["seconds"])),
        joined=options["placing"] == "joined",
        warn=options["warnings"] is True,
        roads=int(options["roads"]),
        race=str(options["race"]),
    )


def _seconds(text: str) -> int:
    """GT-M6: return the length of an hourglass run: a positive duration up to the maximum."""
    if text.isascii() and text.isdecimal() and len(text) <= len(str(_LONGEST)) and 1 <= int(text) <= _LONGEST:
        return int(text)
    raise BadOptions([BadOption("galaxy_trucker.refusal.seconds", most=_LONGEST, given=short_repr(text))])


def _with_ship(table: State, code: str) -> State:
    """Return the table with a given ship for the first seat, and its tiles removed from the heap."""
    if not code:
        return table
    ship = _brought(table.variants.level, code)
    used = {placed.tile for placed in ship.cells.values()}
    heap = tuple(tile for tile in table.heap if tile not in used)
    return replace(with_player(table, 0, replace(table.players[0], ship=ship)), heap=heap)


def _brought(level: LevelName, code: str) -> Ship:
    """Return the ship of a code, if it is legal on this level."""
    try:
        ship = shipcode.read_ship(code)
    except BadOption as error:
        raise BadOptions([error]) from error
    if ship.level != level:
        raise BadOptions([BadOption("galaxy_trucker.refusal.ship-level", built=ship.level, flown=level)])
    if faults := shipcode.ship_faults(ship):
        raise BadOptions(faults)
    return ship


def _apply_deal(state: State, actor: Actor, action: Deal) -> Outcome:
    """GT-B5, GT-F1: apply chance's deal of a card to a pile, or its turn from the deck."""
    return building.apply_deal_to_pile(state, actor, action) if state.flying is None else resolve.apply(state, actor, action)


def _apply_keep(state: State, actor: Actor, action: Keep) -> Outcome:
    """GT-C3, GT-F3: apply keeping a piece, in the check or in flight."""
    return check.apply_keep(state, actor, action) if state.flying is None else resolve.apply(state, actor, action)


_APPLY: Mapping[type[GalaxyTruckerAction], Callable[[State, Actor, Any], Outcome]] = {
    DrawTile: building.apply_draw_tile,
    Deal: _apply_deal,
    RunOut: building.apply_run_out,
    TimeUp: building.apply_time_up,
    Take: building.apply_take,
    Place: building.apply_place,
    PickUp: building.apply_pick_up,
    Reserve: building.apply_reserve,
    Return: building.apply_return,
    Look: building.apply_look,
    LookDone: building.apply_look_done,
    TurnGlass: building.apply_turn_glass,
    Finish: building.apply_finish,
    Remove: check.apply_remove,
    Keep: _apply_keep,
    Board: check.apply_board,
    Roll: resolve.apply,
    FlyOn: resolve.apply,
    GiveUp: resolve.apply,
    Power: resolve.apply,
    Battery: resolve.apply,
    Declare: resolve.apply,
    TakeHit: resolve.apply,
    LoseMember: resolve.apply,
    LoseCube: resolve.apply,
    Land: resolve.apply,
    Pass: resolve.apply,
    Claim: resolve.apply,
    Load: resolve.apply,
    Unload: resolve.apply,
    LoadDone: resolve.apply,
    DrawTitle: flights.apply_draw_title,
    DrawRoad: flights.apply_draw_road,
    KeepTitle: title_choice.apply_keep,
    GiveTitle: title_choice.apply_give,
    Ready: flights.apply_ready,
}
"""The function for each kind of action; in flight, the current step decides."""
