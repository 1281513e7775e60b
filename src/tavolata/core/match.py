"""A match: a game, its options and its log of actions; the state is the fold of the log."""

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from operator import index
from types import EllipsisType
from typing import Any, Generic, NamedTuple, Self, SupportsIndex, TypeAlias, TypeVar

import msgspec

from tavolata.core import options as table_options
from tavolata.core.errors import BadCall, BadNotation, BadOptions, shown
from tavolata.core.game import CHANCE, CLOCK, Action, Actor, Event, Game, Options, OptionValue, Result, Seat
from tavolata.core.library import game_named

A = TypeVar("A", bound=Action)
S = TypeVar("S")

Seed: TypeAlias = int | str

BITS = 256


class Entry(NamedTuple):
    """One line of the log; time is in milliseconds since the match began, and never runs back."""

    n: int
    actor: Actor
    action: Any
    time: int


class Step(NamedTuple):
    """One line of the log together with what followed from it."""

    entry: Entry
    events: tuple[Event, ...]


class Randomness:
    """The only source of chance: a secret that was promised by its hash, mixed with the players' own seeds."""

    __slots__ = ("_key", "player_seeds", "secret")

    def __init__(self, secret: str, player_seeds: Sequence[str] = ()) -> None:
        self.secret = secret
        self.player_seeds = tuple(player_seeds)
        self._key = hashlib.sha256(msgspec.json.encode([secret, *player_seeds])).digest()

    @property
    def promise(self) -> str:
        """The hash that is shown before the first move: nobody can change the secret after it."""
        return hashlib.sha256(self.secret.encode()).hexdigest()

    def number(self, n: int) -> int:
        """The uniform number that decides line n of the log."""
        return int.from_bytes(hashlib.sha256(self._key + n.to_bytes(8)).digest())


class Match(Generic[S, A]):
    """A game under way."""

    def __init__(self, game: Game[S, A], seats: int, options: Options, randomness: Randomness | None) -> None:
        """A match before its first line; `Match.new` also lets chance open it."""
        self.game = game
        self.seats = seats
        self.options = options
        self.randomness = randomness
        self.log: list[Entry] = []
        self._move_to(game.setup(seats, options))

    @classmethod
    def new(
        cls,
        name: str,
        seats: int,
        seed: Seed | EllipsisType | None = ...,
        options: Mapping[str, OptionValue] | None = None,
        player_seeds: Sequence[str] = (),
    ) -> "Match[Any, Any]":
        """A new match; without a seed a secret one is made, with `seed=None` the caller plays chance."""
        game = game_named(name)
        secret = secrets.token_hex(32) if seed is ... else seed
        randomness = None if secret is None else Randomness(_seed_text(secret), [_seed_text(mine) for mine in _listed(player_seeds)])
        match = Match(game, seats, table_options.complete(game, seats, {} if options is None else options), randomness)
        match.settle()
        return match

    @property
    def actors(self) -> list[Actor]:
        """Who may act now; nobody when the match is over."""
        return list(self._actors)

    @property
    def awaited(self) -> list[Actor]:
        """Whom the match waits for; other actors may act, and need not."""
        return list(self.game.awaited(self.state))

    def legal(self, actor: Actor) -> list[A]:
        """All that an actor may do now."""
        return list(self._legal_for(actor))

    def play(self, actor: Actor, action: A | str, time: int = 0) -> list[Event]:
        """Do an action, given as data or as text; the events that it and the chance after it made."""
        return [event for step in self.advance(actor, action, time) for event in step.events]

    def advance(self, actor: Actor, action: A | str, time: int = 0) -> list[Step]:
        """Do an action, and let chance follow it; one step for each line of the log that this wrote."""
        if self._is_chance_due:
            return self._advance_after_chance(actor, action, time)
        if type(time) is not int or time < 0:
            raise BadCall(f"The time is a whole number of milliseconds since the match began, not {shown(time)}.")
        done = self._judged(actor, action)
        return [self._apply(index(actor), done, time), *self.settle(time)]

    def settle(self, time: int = 0) -> list[Step]:
        """Let chance act for as long as it is to act, if it is not played by the caller."""
        steps: list[Step] = []
        while self._is_chance_due:
            steps.append(self._apply(CHANCE, self.sample(), time))
        return steps

    def sample(self) -> A:
        """What chance does on the next line of the log."""
        if self.randomness is None:
            raise BadCall("This match has no seed: whoever plays it plays chance too.")
        return self.game.odds(self.state).pick(self.randomness.number(len(self.log)), BITS)

    def extend(self, entries: Iterable[Entry]) -> list[Step]:
        """Write lines that were already judged, chance's among them, as a replay does."""
        return [self._apply(entry.actor, entry.action, entry.time) for entry in entries]

    def view(self, seat: Seat | None) -> Any:
        """What a seat may see, as plain data; None is a spectator."""
        viewer = None if seat is None else self._actor(seat, 0)
        return msgspec.json.decode(msgspec.json.encode(self.game.view(self.state, viewer)))

    @property
    def result(self) -> Result | None:
        """Scores, winners and reason once it is over."""
        return self.game.result(self.state)

    def write(self, action: A) -> str:
        """An action in the game's notation."""
        self._check_is_action(action)
        return self.game.write(action)

    def copy(self) -> Self:
        """An independent match at the same line."""
        twin = self.__class__.__new__(self.__class__)
        twin.game, twin.seats, twin.options, twin.randomness = self.game, self.seats, self.options, self.randomness
        twin.log = self.log.copy()
        twin._move_to(self.state)
        return twin

    def at(self, n: int) -> "Match[S, A]":
        """The match as it was after its first n lines."""
        if not (type(n) is int and 0 <= n <= len(self.log)):
            raise BadCall(f"The log has {len(self.log)} lines; there is no position after line {shown(n)}.")
        earlier = Match(self.game, self.seats, self.options, self.randomness)
        earlier.extend(self.log[:n])
        return earlier

    def undo(self, n: int) -> None:
        """Go back to the position after the first n lines; the same chance will follow the same lines."""
        earlier = self.at(n)
        self.log = earlier.log
        self._move_to(earlier.state)

    def save(self) -> str:
        """The whole match as text, its secret included."""
        from tavolata.core.record import write_record

        return write_record(self)

    @staticmethod
    def load(data: str | bytes) -> "Match[Any, Any]":
        """The match that `save` wrote."""
        from tavolata.core.record import read_record

        return read_record(data)

    def _advance_after_chance(self, actor: Actor, action: A | str, time: int) -> list[Step]:
        """In the middle of what chance does, as after `at`: chance goes first, and neither happens if the action is refused."""
        twin = self.copy()
        steps = [*twin.settle(time), *twin.advance(actor, action, time)]
        self.log = twin.log
        self._move_to(twin.state)
        return steps

    def _judged(self, actor: Actor, action: A | str) -> A:
        """The action as the legal list has it."""
        legal = self._legal_for(actor)
        done = self.game.read(action) if isinstance(action, str) else action
        try:
            return legal[legal.index(done)]
        except ValueError:
            self._check_is_action(done)
            raise self.game.refusal(self.state, actor, done) from None

    def _apply(self, actor: Actor, action: A, time: int) -> Step:
        state, events = self.game.apply(self.state, actor, action)
        log = self.log
        entry = Entry(len(log), actor, action, max(time, log[-1].time) if log else time)
        log.append(entry)
        self._move_to(state)
        return Step(entry, events)

    def _move_to(self, state: S) -> None:
        self.state = state
        self._actors = self.game.actors(state)
        self._is_chance_due = self.randomness is not None and CHANCE in self._actors
        self._legal: dict[Actor, Sequence[A]] = {}

    def _legal_for(self, actor: Actor) -> Sequence[A]:
        if type(actor) is not int or actor not in self._legal:
            actor = self._actor(actor, CLOCK)
            self._legal[actor] = self.game.legal(self.state, actor)
        return self._legal[actor]

    def _actor(self, given: object, first: Actor) -> Actor:
        """One of the actors from this one on, as whoever calls may write it; CLOCK, CHANCE and the seats follow each other."""
        if type(given) is int and first <= given < self.seats:
            return given
        if isinstance(given, SupportsIndex) and first <= index(given) < self.seats:
            return index(given)
        raise BadCall(f"There is no seat {shown(given)} in this match; its seats are counted from 0 to {self.seats - 1}.")

    def _check_is_action(self, given: object) -> None:
        if not self._is_action(given):
            raise BadNotation(f"{shown(given)} is no action of {self.game.name}; take one of the legal ones, or its text.")

    def _is_action(self, given: object) -> bool:
        """Whether it is one of the game's actions, with all fields of their types; whoever passes data by hand may pass anything."""
        kinds = self.game.vocabulary.action
        try:
            return isinstance(given, kinds) and msgspec.convert(msgspec.to_builtins(given), kinds) == given
        except (TypeError, msgspec.ValidationError):
            return False


def _seed_text(seed: Seed) -> str:
    if type(seed) not in (int, str):
        raise BadOptions([f"A seed is a whole number or a text, not {shown(seed)}."])
    try:
        text = str(seed)
        text.encode()
    except ValueError as error:
        raise BadOptions([f"This seed cannot be written down: {error}."]) from error
    return text


def _listed(player_seeds: Sequence[str]) -> Sequence[str]:
    if isinstance(player_seeds, str) or not isinstance(player_seeds, Sequence):
        raise BadOptions([f"The players' seeds are a list of texts, not {shown(player_seeds)}."])
    return player_seeds
