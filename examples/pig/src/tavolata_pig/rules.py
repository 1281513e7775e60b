"""The rules of Pig: one die, thrown as often as a player dares."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from tavolata.core.chance import Odds
from tavolata.core.errors import IllegalAction
from tavolata.core.game import CHANCE, Action, Actor, Event, Game, Option, Options, Result, Seat, View, Vocabulary
from tavolata.core.notation import Notation, codec, integer
from tavolata.core.state_text import StateText

replace = msgspec.structs.replace


class Fall(Action, frozen=True, tag="fall"):
    """Chance: the value of the die."""

    die: int


class Throw(Action, frozen=True, tag="throw"):
    """PIG-1: throw the die."""


class Hold(Action, frozen=True, tag="hold"):
    """PIG-3: keep the points of the turn."""


PigAction: TypeAlias = Fall | Throw | Hold

NOTATION: Notation[PigAction] = Notation(
    "Pig", {Fall: codec(Fall, integer(1, 6), example="4"), Throw: codec(Throw), Hold: codec(Hold)}, usual=Throw
)


class Thrown(Event, frozen=True, tag="thrown"):
    """The die fell; a one loses the turn."""

    seat: Seat
    die: int
    lost: bool


class Held(Event, frozen=True, tag="held"):
    """A player kept the points of the turn."""

    seat: Seat
    points: int
    won: bool


class State(msgspec.Struct, frozen=True):
    """All scores, the current player, and the points of the turn."""

    goal: int
    points: tuple[int, ...]
    turn: Seat = 0
    brought: int = 0
    in_the_air: bool = False
    winner: Seat | None = None


STATE_TEXT: StateText[State] = StateText(State)
"""The fields by their names: `points 12 30`, `turn 1`, `brought 8`."""


class PigView(View, frozen=True, tag="pig"):
    """The whole state; nothing is hidden."""

    goal: int
    points: tuple[int, ...]
    turn: Seat
    brought: int


_FALLS: Odds[PigAction] = Odds([Fall(die) for die in range(1, 7)], [1] * 6)


class Pig(Game[State, PigAction, PigView]):
    """Pig for two to six (PIG-1 to PIG-4)."""

    name = "pig"
    version = 1
    seats = range(2, 7)
    vocabulary = Vocabulary(PigView, PigAction, Thrown | Held)
    options: tuple[Option, ...] = (Option("goal", "choice", "100", ("30", "50", "100")),)

    def setup(self, seats: int, options: Options) -> State:
        """Return the state with all scores at 0."""
        return State(int(options["goal"]), (0,) * seats)

    def actors(self, state: State) -> Sequence[Actor]:
        """Return chance or the current player."""
        if state.winner is not None:
            return ()
        return (CHANCE,) if state.in_the_air else (state.turn,)

    def legal(self, state: State, actor: Actor) -> Sequence[PigAction]:
        """PIG-1, PIG-3: throw, and hold once there is something to hold."""
        if actor not in self.actors(state):
            return ()
        if actor == CHANCE:
            return _FALLS.actions
        return (Throw(), Hold()) if state.brought else (Throw(),)

    def odds(self, state: State) -> Odds[PigAction]:
        """Return the odds of a fair die."""
        return _FALLS

    def apply(self, state: State, actor: Actor, action: PigAction) -> tuple[State, tuple[Event, ...]]:
        """Return the state after an action, and its events."""
        match action:
            case Throw():
                return replace(state, in_the_air=True), ()
            case Fall(die):
                return _fall(state, die)
            case Hold():
                return _hold(state)

    def refusal(self, state: State, actor: Actor, action: PigAction) -> IllegalAction:
        """Return why an action is not legal."""
        if state.winner is not None:
            return IllegalAction("PIG-4", "pig.refusal.over")
        if isinstance(action, Fall):
            return IllegalAction("PIG-1", "pig.refusal.chance")
        if actor != state.turn:
            return IllegalAction("PIG-3", "pig.refusal.not-your-turn")
        return IllegalAction("PIG-3", "pig.refusal.nothing-to-hold")

    def view(self, state: State, seat: Seat | None) -> PigView:
        """Return the view, equal for all seats."""
        return PigView(state.goal, state.points, state.turn, state.brought)

    def result(self, state: State) -> Result | None:
        """PIG-4: return the result once the goal is reached."""
        return None if state.winner is None else Result(state.points, (state.winner,), "goal")

    def write(self, action: PigAction) -> str:
        """Return the notation of an action."""
        return NOTATION.write(action)

    def read(self, text: str) -> PigAction:
        """Return the action of a notation."""
        return NOTATION.read(text)

    write_state = staticmethod(STATE_TEXT.write)
    read_state = staticmethod(STATE_TEXT.read)


def _fall(state: State, die: int) -> tuple[State, tuple[Event, ...]]:
    """PIG-1, PIG-2: add the die, or lose the turn's points."""
    event = Thrown(state.turn, die, lost=die == 1)
    if die == 1:
        return _pass_on(replace(state, in_the_air=False)), (event,)
    return replace(state, in_the_air=False, brought=state.brought + die), (event,)


def _hold(state: State) -> tuple[State, tuple[Event, ...]]:
    """PIG-3, PIG-4: add the turn's points to the score, which can end the game."""
    mine = state.points[state.turn] + state.brought
    points = (*state.points[: state.turn], mine, *state.points[state.turn + 1 :])
    won = mine >= state.goal
    event = Held(state.turn, state.brought, won)
    if won:
        return replace(state, points=points, brought=0, winner=state.turn), (event,)
    return _pass_on(replace(state, points=points)), (event,)


def _pass_on(state: State) -> State:
    return replace(state, turn=(state.turn + 1) % len(state.points), brought=0)
