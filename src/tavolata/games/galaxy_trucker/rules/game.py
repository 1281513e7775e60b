"""Galaxy Trucker as the kernel sees it."""

from collections.abc import Sequence

from tavolata.core.errors import BadOptions, IllegalAction
from tavolata.core.game import CHANCE, Actor, Game, Odds, Option, Options, Result, Seat, Vocabulary
from tavolata.games.galaxy_trucker import actions as notation
from tavolata.games.galaxy_trucker.actions import (
    Board,
    Deal,
    DrawTile,
    Finish,
    GalaxyTruckerAction,
    Keep,
    Look,
    LookDone,
    PickUp,
    Place,
    Remove,
    Reserve,
    Return,
    RunOut,
    Take,
    TimeUp,
    TurnGlass,
)
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES, NUMBERS, TILES, LevelName
from tavolata.games.galaxy_trucker.events import GalaxyTruckerEvent
from tavolata.games.galaxy_trucker.rules import build, check, deck, flight
from tavolata.games.galaxy_trucker.rules.legal import builders, legal
from tavolata.games.galaxy_trucker.rules.outcome import Outcome
from tavolata.games.galaxy_trucker.rules.refusal import refusal
from tavolata.games.galaxy_trucker.state import CLOCKS, Glass, Placed, Player, Ship, State, Variants
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView, view

_BY_CHANCE: Sequence[Actor] = (CHANCE,)
_DRAWS = {tile: DrawTile(tile) for tile in TILES.heap}
_LONGEST = 30 * 24 * 3600
"""Seconds: play by post is given a month."""


class GalaxyTrucker(Game[State, GalaxyTruckerAction, GalaxyTruckerView]):
    """Ships built in a hurry, for two to four (GT-M1 to GT-E4)."""

    name = "galaxy-trucker"
    version = 1
    seats = range(2, 5)
    vocabulary = Vocabulary(GalaxyTruckerView, GalaxyTruckerAction, GalaxyTruckerEvent)
    options: tuple[Option, ...] = (
        Option("level", "choice", "II", LEVEL_NAMES),
        Option("clock", "choice", "hourglass", CLOCKS),
        Option("seconds", "text", str(NUMBERS.seconds)),
        Option("placing", "choice", "adjacent", ("adjacent", "joined")),
        Option("warnings", "switch", default=False),
    )

    def setup(self, seats: int, options: Options) -> State:
        """GT-M1 to GT-M7: starting cabins, a heap face down, full bags of cards, the glass running."""
        variants = _variants(options)
        level = NUMBERS.levels[variants.level]
        cabins = [TILES.cabins[colour] for colour in NUMBERS.colours[:seats]]
        return State(
            variants=variants,
            players=tuple(Player(Ship(variants.level, {NUMBERS.start: Placed(cabin, 0)})) for cabin in cabins),
            heap=TILES.heap,
            face_up=(),
            piles=(None,) * NUMBERS.piles if level.pile else (),
            deck=deck.full_deck(variants.level),
            glass=Glass() if variants.clock == "hourglass" else None,
            bank={good: cubes.cubes for good, cubes in NUMBERS.goods.items()},
        )

    def actors(self, state: State) -> Sequence[Actor]:
        """All builders at once, all menders at once, then one after another; chance alone while it is to draw."""
        match state.phase:
            case "building":
                return builders(state) if state.drawing is None and state.dealing is None else _BY_CHANCE
            case "mending":
                return check.menders(state)
            case "boarding":
                boarder = check.boarder(state)
                return () if boarder is None else (boarder,)
            case _:
                return flight.actors(state)

    def awaited(self, state: State) -> Sequence[Actor]:
        """GT-B7: building waits for those who have not finished; the clock comes by itself, and nobody has to turn the glass."""
        if state.phase != "building" or state.drawing is not None or state.dealing is not None:
            return self.actors(state)
        return [seat for seat, player in enumerate(state.players) if player.is_building]

    def due(self, state: State, action: GalaxyTruckerAction) -> int:
        """GT-M6: a run of the hourglass, or all runs together on a builder's own clock."""
        seconds = state.variants.seconds
        return 1000 * (seconds if isinstance(action, RunOut) else seconds * NUMBERS.levels[state.variants.level].runs)

    def legal(self, state: State, actor: Actor) -> Sequence[GalaxyTruckerAction]:
        """All that an actor may do; `action in legal` is what legal means."""
        if state.phase in ("flight", "over"):
            return flight.legal(state, actor)
        if state.drawing is not None or state.dealing is not None:
            return self.odds(state).actions if actor == CHANCE else ()
        return () if actor == CHANCE else legal(state, actor)

    def odds(self, state: State) -> Odds[GalaxyTruckerAction]:
        """What the heap, the piles, the deck and the dice may do."""
        if state.drawing is not None:
            return Odds([_DRAWS[tile] for tile in state.heap], [1] * len(state.heap))
        return deck.odds_of_pile(state) if state.dealing is not None else flight.odds(state)

    def apply(self, state: State, actor: Actor, action: GalaxyTruckerAction) -> Outcome:
        """The position after a legal action, and what followed from it."""
        if state.phase == "flight":
            return flight.apply(state, actor, action)
        return _build(state, actor, action)

    def refusal(self, state: State, actor: Actor, action: GalaxyTruckerAction) -> IllegalAction:
        """Why an action is not legal."""
        return flight.refusal(state, actor, action) if state.phase in ("flight", "over") else refusal(state, actor, action)

    def view(self, state: State, seat: Seat | None) -> GalaxyTruckerView:
        """What a seat may see."""
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        """GT-E3: credits and winners, once it is over."""
        return state.result

    def write(self, action: GalaxyTruckerAction) -> str:
        """The action in words of the notation."""
        return notation.write(action)

    def read(self, text: str) -> GalaxyTruckerAction:
        """The action that a text means."""
        return notation.read(text)


def _variants(options: Options) -> Variants:
    """The options; GT-M7: the test flight has no timer."""
    level: LevelName = next(name for name in LEVEL_NAMES if name == options["level"])
    clock = next(clock for clock in CLOCKS if clock == options["clock"])
    return Variants(
        level=level,
        clock=clock if NUMBERS.levels[level].runs else "untimed",
        seconds=_seconds(str(options["seconds"])),
        joined=options["placing"] == "joined",
        warn=options["warnings"] is True,
    )


def _seconds(text: str) -> int:
    """GT-M6: any length that a person can wait."""
    if text.isascii() and text.isdecimal() and len(text) <= len(str(_LONGEST)) and 1 <= int(text) <= _LONGEST:
        return int(text)
    raise BadOptions([f"Option 'seconds' takes a whole number from 1 to {_LONGEST}, not {text!r}."])


def _build(state: State, actor: Actor, action: GalaxyTruckerAction) -> Outcome:
    """Each action before the flight by its own rule."""
    match action:
        case Take():
            return build.apply_take(state, actor, action)
        case DrawTile():
            return build.apply_draw_tile(state, action)
        case Place():
            return build.apply_place(state, actor, action)
        case Return():
            return build.apply_return(state, actor)
        case Reserve():
            return build.apply_reserve(state, actor)
        case PickUp():
            return build.apply_pick_up(state, actor)
        case Finish():
            return build.apply_finish(state, actor, action)
        case _:
            return _build_rarer(state, actor, action)


def _build_rarer(state: State, actor: Actor, action: GalaxyTruckerAction) -> Outcome:
    match action:
        case Look():
            return build.apply_look(state, actor, action)
        case LookDone():
            return build.apply_look_done(state, actor)
        case Deal():
            return build.apply_deal_to_pile(state, action)
        case TurnGlass():
            return build.apply_turn_glass(state, actor)
        case RunOut():
            return build.apply_run_out(state)
        case TimeUp(seat):
            return build.apply_time_up(state, seat)
        case _:
            return _check(state, actor, action)


def _check(state: State, actor: Actor, action: GalaxyTruckerAction) -> Outcome:
    match action:
        case Remove():
            return check.apply_remove(state, actor, action)
        case Keep():
            return check.apply_keep(state, actor, action)
        case Board():
            return check.apply_board(state, actor, action)
        case _:
            raise AssertionError(f"no rule applies {action!r}")
