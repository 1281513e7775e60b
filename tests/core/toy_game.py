"""A minimal game for tests: two seats race for tiles in real time, CHANCE reveals tiles, and CLOCK ends the game."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Literal

import msgspec

from tavolata.core.chance import Odds
from tavolata.core.errors import BadNotation, IllegalAction
from tavolata.core.game import CHANCE, CLOCK, Action, Actor, Event, Game, Option, Options, Result, Seat, View, Vocabulary
from tavolata.core.plugin import GamePlugin
from tavolata.core.state_text import StateText
from tavolata.core.text.phrase import Phrase, phrase


class Reveal(Action, frozen=True, tag="reveal"):
    """An action of CHANCE: reveals a tile of this value."""

    value: int


class Grab(Action, frozen=True, tag="grab"):
    """An action of a seat: takes the open tile."""


class Ring(Action, frozen=True, tag="ring"):
    """An action of CLOCK: ends the game."""


class Grabbed(Event, frozen=True, tag="grabbed"):
    """An event: a seat took a tile."""

    seat: Seat
    value: int


class RaceState(msgspec.Struct, frozen=True):
    """The state: the bag, the open tile, the points of each seat, and whether the game is over."""

    bag: tuple[int, ...] = (1, 2, 2, 3)
    tile: int = 0
    points: tuple[int, ...] = (0, 0)
    over: bool = False


STATE_TEXT: StateText[RaceState] = StateText(RaceState)


class RaceView(View, frozen=True, tag="race"):
    """The view, which is the same for all seats."""

    tile: int
    points: tuple[int, ...]


class Race(Game[RaceState, Action, RaceView]):
    """The rules of the toy game."""

    name = "race"
    version = 3
    seats = range(2, 3)
    options: tuple[Option, ...] = (Option("long", "switch", default=False), Option("mood", "choice", "calm", ("calm", "wild")))
    vocabulary = Vocabulary(RaceView, Reveal | Grab | Ring, Grabbed)

    def setup(self, seats: int, options: Options) -> RaceState:
        return RaceState(bag=(1, 2, 2, 3) * (2 if options["long"] else 1), points=(0,) * seats)

    def actors(self, state: RaceState) -> Sequence[Actor]:
        if state.over:
            return ()
        return (CLOCK, 0, 1) if state.tile else (CHANCE,)

    def legal(self, state: RaceState, actor: Actor) -> Sequence[Action]:
        if actor not in self.actors(state):
            return []
        if actor == CHANCE:
            return self.odds(state).actions
        return [Ring()] if actor == CLOCK else [Grab()]

    def odds(self, state: RaceState) -> Odds[Action]:
        values = sorted(set(state.bag))
        return Odds([Reveal(value) for value in values], [state.bag.count(value) for value in values])

    def apply(self, state: RaceState, actor: Actor, action: Action) -> tuple[RaceState, tuple[Event, ...]]:
        match action:
            case Reveal(value):
                place = state.bag.index(value)
                return msgspec.structs.replace(state, bag=state.bag[:place] + state.bag[place + 1 :], tile=value), ()
            case Grab():
                points = tuple(old + state.tile * (seat == actor) for seat, old in enumerate(state.points))
                return msgspec.structs.replace(state, tile=0, points=points, over=not state.bag), (Grabbed(actor, state.tile),)
            case _:
                return msgspec.structs.replace(state, over=True), ()

    def refusal(self, state: RaceState, actor: Actor, action: Action) -> IllegalAction:
        return IllegalAction("RA-1", "race.refusal.late")

    def view(self, state: RaceState, seat: Seat | None) -> RaceView:
        return RaceView(state.tile, state.points)

    def result(self, state: RaceState) -> Result | None:
        if not state.over:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        reason: Literal["time", "empty"] = "time" if state.tile else "empty"
        return Result(state.points, winners, reason)

    def write(self, action: Action) -> str:
        return f"reveal {action.value}" if isinstance(action, Reveal) else str(type(action).__struct_config__.tag)

    def read(self, text: str) -> Any:
        match text.split():
            case ["reveal", value] if value in ("1", "2", "3"):
                return Reveal(int(value))
            case ["grab"]:
                return Grab()
            case ["ring"]:
                return Ring()
        raise BadNotation("notation.unread", text=text, game="Race", example="grab")

    write_state = staticmethod(STATE_TEXT.write)
    read_state = staticmethod(STATE_TEXT.read)


class RaceText:
    """The descriptions of the toy game."""

    COLOURED: Mapping[str, str] = {}

    def describe(self, view: RaceView, names: Sequence[str], width: int = 80) -> str:
        return f"Open: {view.tile}. " + ", ".join(f"{name} {points}" for name, points in zip(names, view.points, strict=True))

    def event_text(self, event: Event, names: Sequence[str]) -> Phrase:
        return phrase("race.event", event, names)

    def action_text(self, action: Action, view: RaceView) -> Phrase:
        return phrase("race.action", action, ())


def _the_same_world(state: RaceState, _seat: Seat | None, _random: Random) -> RaceState:
    """Returns the state itself, as nothing is hidden."""
    return state


def race_plugin() -> GamePlugin:
    """Returns the plugin of the toy game."""
    return GamePlugin(game=Race(), folder=Path(__file__).parent / "race", text=RaceText, resample=_the_same_world)
