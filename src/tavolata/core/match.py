"""A match: a game, its options and its log of actions; the state is the fold of the log."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from operator import index
from random import Random
from types import EllipsisType
from typing import Any, Generic, Literal, Self, SupportsIndex, TypeVar, overload

import msgspec

from tavolata.core import options as table_options
from tavolata.core.caching import clear_cache
from tavolata.core.chance import BITS, Odds, Randomness
from tavolata.core.errors import BadCall, BadNotation, short_repr
from tavolata.core.game import CHANCE, CLOCK, TABLE, Action, Actor, Event, Game, Options, OptionValue, Result, Seat, View
from tavolata.core.log import CHECKPOINT_EVERY, Entry, History, Log, Position, Step, Undo, Undone, new_entry, new_step
from tavolata.core.match_arguments import Seed, actor_name, bad_time, is_action, make_randomness, seed_text
from tavolata.core.registry import game_named, get_plugin

A = TypeVar("A", bound=Action)
S = TypeVar("S")
V = TypeVar("V", bound=View)

_PLACEHOLDER = Entry(0, TABLE, Undo(0, free=True), 0)
"""The log line of a resampled match in place of each line before it."""


class Match(Generic[S, A, V]):
    """A match of a game: its options, its log and its current state."""

    def __init__(self, game: Game[S, A, V], seats: int, options: Options, randomness: Randomness | None) -> None:
        """A match without log lines; `Match.new` also plays the first chance actions."""
        self.game = game
        self._waits_for_all = type(game).must_act is Game.must_act
        self._has_shared_draws = type(game).shared_draw_key is not Game.shared_draw_key
        self._has_fast_deals = type(game).deal_all is not Game.deal_all and not self._has_shared_draws
        self.seats = seats
        self.options = options
        self.randomness = randomness
        self._has_dice_from_start = True
        self.history: History[S] = History(Position(game.setup(seats, options), 0))
        self._owns_history = True
        self._begins_at_setup = True
        self._n = 0
        self._depth = 0
        self._last_time = 0
        self._set_position(self.history.positions[0])
        self._has_cache = hasattr(self.state, "__dict__")

    @classmethod
    def new(
        cls,
        name: str,
        seats: int,
        seed: Seed | EllipsisType | None = ...,
        options: Mapping[str, OptionValue] | None = None,
        player_seeds: Sequence[str] = (),
    ) -> "Match[Any, Any, Any]":
        """A new match. Without a seed a random secret is generated; with `seed=None` the caller plays CHANCE."""
        game = game_named(name)
        randomness = make_randomness(secrets.token_hex(32) if seed is ... else seed, player_seeds)
        match = Match(game, seats, table_options.complete(game, seats, {} if options is None else options), randomness)
        if match._is_chance_due:
            match._write_fast(CHANCE, match.sample())
            match.history.checkpoint(Position(match.state, match._depth))
        return match

    @classmethod
    def from_state(
        cls,
        game: str | Game[S, A, V],
        state: S,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: Seed | EllipsisType | None = None,
    ) -> "Match[S, A, V]":
        """A match that begins at a state. Without a seed the caller plays CHANCE; with `...` a random secret is generated."""
        rules = game_named(game) if isinstance(game, str) else game
        complete = table_options.complete(rules, seats, {} if options is None else options)
        match = Match(rules, seats, complete, make_randomness(secrets.token_hex(32) if seed is ... else seed, ()))
        if type(state) is not type(match.state):
            raise BadCall(f"{short_repr(state)} is no state of {rules.name}.")
        match.history = History(Position(state, 0))
        match._has_dice_from_start = match._begins_at_setup = False
        match._set_position(match.history.positions[0])
        return match

    @classmethod
    def from_text(cls, name: str, text: str, seed: Seed | EllipsisType | None = None) -> "Match[Any, Any, Any]":
        """A match that begins at the position of a text; without a seed the caller plays CHANCE."""
        from tavolata.core.match_text import read_position

        game = game_named(name)
        state, seats, options = read_position(game, text)
        return cls.from_state(game, state, seats, options, seed)

    @property
    def state_text(self) -> str:
        """The position as text with all hidden information; `Match.from_text` reads it."""
        from tavolata.core.match_text import write_position

        return write_position(self.game, self.state, self.seats, self.options)

    @property
    def log(self) -> Log:
        """The lines of the log."""
        return Log(self.history.lines, self._n)

    @property
    def actors(self) -> list[Actor]:
        """The actors with legal actions; empty when the match is over."""
        return list(self._actors)

    @property
    def awaited(self) -> list[Actor]:
        """The actors that the match waits for; other actors may act but need not."""
        return list(self._current_must_act())

    @property
    def may_act(self) -> Sequence[Actor]:
        """The actors with legal actions, as the rules return them, without a copy; do not modify."""
        return self._actors

    @property
    def must_act(self) -> Sequence[Actor]:
        """The actors that the match waits for, as the rules return them, without a copy; do not modify."""
        return self._current_must_act()

    def waits_for(self, actor: Actor | None) -> bool:
        """True if the match waits for this actor."""
        return actor in (self._awaited or self._current_must_act())

    def legal(self, actor: Actor) -> list[A]:
        """The legal actions of an actor."""
        return [*self._legal_for(actor)]

    def play(self, actor: Actor, action: A | str, time: int = 0) -> list[Event]:
        """Does an action, given as data or text, and resolves chance; returns the events."""
        return [event for step in self.advance(actor, action, time) for event in step.events]

    def advance(self, actor: Actor, action: A | str, time: int = 0) -> list[Step]:
        """Does an action and resolves chance; returns one step for each new line of the log."""
        if type(time) is not int or time < 0:
            raise bad_time(time)
        if self._is_chance_due:
            return self._advance_after_chance(actor, action, time)
        legal_action = self._find_legal(actor, action)
        step = self._write(index(actor), legal_action, time)
        return [step, *self.resolve_chance(time)] if CHANCE in self._actors else [step]

    def advance_fast(self, actor: Actor, action: A) -> Sequence[Actor]:
        """Does an action and resolves chance without collecting events; returns the actors with legal actions afterwards."""
        if self._is_chance_due:
            self.advance(actor, action)
        else:
            self._write_fast(index(actor), self._find_legal(actor, action))
        return self._actors

    def resolve_chance(self, time: int = 0) -> list[Step]:
        """Plays the actions of CHANCE until another actor is to act; does nothing if the caller plays CHANCE."""
        steps: list[Step] = []
        while self._is_chance_due:
            steps.append(self._write(CHANCE, self.sample(), time))
        return steps

    def sample(self) -> A:
        """The next action of CHANCE, determined by the seed."""
        if self.randomness is None:
            raise BadCall("This match has no seed: whoever plays it plays chance too.")
        return self._sample_action(self.randomness, self.state, self._depth)

    def is_legal_entry(self, entry: Entry) -> bool:
        """True if this line is legal as the next line of the log."""
        if type(entry.action) is Undo:
            return entry.actor not in (CHANCE, CLOCK) and self.history.first_line <= entry.action.to <= self._n
        return entry.actor != TABLE and entry.action in self._legal_for(entry.actor)

    def extend(self, entries: Iterable[Entry]) -> list[Step]:
        """Appends lines without checking that they are legal, chance and undo lines included; returns their steps."""
        return [
            self._undo_to(entry.actor, entry.action, entry.time)
            if type(entry.action) is Undo
            else self._write(entry.actor, entry.action, entry.time)
            for entry in entries
        ]

    def replay(self, entries: Iterable[Entry]) -> None:
        """Appends lines without checking that they are legal and without collecting events."""
        history, apply, state, depth = self._own_history(), self.game.apply, self.state, self._depth
        for entry in entries:
            if type(entry.action) is Undo:
                position = history.position(entry.action.to, apply)
                state, depth = position.state, position.depth
                history.append_undo(entry, position)
            else:
                before, (state, _) = state, apply(state, entry.actor, entry.action)
                if self._has_cache:
                    clear_cache(before)
                depth += 1
                history.append(entry, Position(state, depth))
        self._n = len(history.lines)
        self._last_time = history.time(self._n)
        self._set_position(Position(state, depth))

    @overload
    def view(self, seat: Seat | None, *, plain: Literal[False] = False) -> V: ...
    @overload
    def view(self, seat: Seat | None, *, plain: Literal[True]) -> dict[str, Any]: ...
    def view(self, seat: Seat | None, *, plain: bool = False) -> V | dict[str, Any]:
        """The position as a seat sees it; None is a spectator. `plain` converts the view to JSON-able data."""
        seen = self.game.view(self.state, None if seat is None else self._actor(seat, 0))
        return msgspec.json.decode(msgspec.json.encode(seen), type=dict) if plain else seen

    @property
    def result(self) -> Result | None:
        """The result of a finished match, with the number of undone moves that had revealed information; None before the end."""
        result = self.game.result(self.state)
        taken_back = self.history.taken_back(self._n) if result is not None and self.history.costly_undos else 0
        return msgspec.structs.replace(result, taken_back=taken_back) if result is not None and taken_back else result

    def write(self, action: A) -> str:
        """An action in the game's notation."""
        self._check_is_action(action)
        return self.game.write(action)

    def read(self, text: str) -> A:
        """The action of a text in the game's notation."""
        if type(text) is not str:
            raise BadNotation("notation.no-text", thing=short_repr(text), game=self.game.name)
        return self.game.read(text)

    def copy(self, seed: Seed | EllipsisType | None = ...) -> Self:
        """An independent match at the same line; with a seed it has other randomness from here on."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__ |= self.__dict__ | {"_owns_history": False}
        if seed is not ...:
            twin.randomness = make_randomness(seed, ())
            twin._has_dice_from_start = self._n == 0
            twin._is_chance_due = twin.randomness is not None and CHANCE in self._actors
        return twin

    def continue_copy(self) -> Self:
        """A copy that takes over this match's history without copying it; this match must then copy the history before it writes."""
        twin = self.copy()
        twin._owns_history, self._owns_history = self._owns_history, False
        return twin

    def resample(self, seat: Seat | None, seed: Seed | EllipsisType = ...) -> Self:
        """A match at a random state that this seat, or a spectator, cannot distinguish from this one, with other randomness."""
        draw = get_plugin(self.game.name).resample
        if draw is None:
            raise BadCall(f"{self.game.name} does not tell which worlds a seat cannot tell apart.")
        secret = secrets.token_hex(32) if seed is ... else seed_text(seed)
        twin = self.copy(secret)
        world = draw(self.state, None if seat is None else self._actor(seat, 0), Random(secret))  # noqa: S311 - only for analysis
        twin.history, twin._owns_history = History(Position(world, self._depth), self.history.lines[: self._n]), True
        twin._set_position(twin.history.positions[self._n])
        return twin

    def without_history(self) -> Self:
        """The same match with nothing in it of how it came here: its log is as long, and blank."""
        twin = self.copy()
        twin.history, twin._owns_history = History(Position(self.state, self._depth), [_PLACEHOLDER] * self._n), True
        return twin

    def at(self, n: int) -> Self:
        """The match as it was after its first n lines."""
        self._check_line_number(n)
        earlier = self.copy()
        earlier._n, earlier._last_time = n, self.history.time(n)
        earlier._set_position(self.history.position(n, self.game.apply))
        return earlier

    def lines_since(self, n: int) -> list[Entry]:
        """The lines that led from the position after the first n lines to the one now, without those that were taken back."""
        self._check_line_number(n)
        return self.history.effective_lines(n, self._n)

    def undo(self, n: int, actor: Actor = TABLE, time: int = 0, *, free: bool = False) -> list[Step]:
        """Go back to the position after the first n lines by a line that says so; the same chance will follow the same lines."""
        self._check_line_number(n)
        if type(time) is not int or time < 0:
            raise bad_time(time)
        return [self._undo_to(actor if actor == TABLE else self._actor(actor, 0), Undo(n, free), time)]

    @property
    def verifiable_randomness(self) -> Randomness | None:
        """The randomness that determines all chance lines of the log; None without a seed or if the seed was changed."""
        return self.randomness if self._has_dice_from_start else None

    def save(self) -> str:
        """The record of the match as text, with its secret; a seed that was changed by `copy` is not stored."""
        from tavolata.core.record import write_record

        self._check_line_number(0)
        if not self._begins_at_setup:
            raise BadCall("This match began at a given state, which no record holds.")
        return write_record(self)

    @staticmethod
    def load(data: str | bytes) -> "Match[Any, Any, Any]":
        """The match that `save` wrote."""
        from tavolata.core.record import read_record

        return read_record(data)

    def __eq__(self, other: object) -> bool:
        """True if game, options, seed, log and state are equal."""
        return isinstance(other, Match) and self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment] # it changes with every move

    def __str__(self) -> str:
        """The position as a spectator sees it, described in the current language; `state_text` includes hidden information."""
        from tavolata.core.match_text import describe_view

        return describe_view(self.game.name, self.view(None), self.seats)

    def _repr_html_(self) -> str:
        """The description as HTML, for notebooks."""
        return f"<pre>{escape(str(self))}</pre>"

    def __repr__(self) -> str:
        status = f"over ({self.result.reason})" if self.result else f"{', '.join(map(actor_name, self._actors))} to act"
        return f"<Match {self.game.name}, {self.seats} seats, {self._n} lines, {status}>"

    def _identity(self) -> tuple[Any, ...]:
        dice = self.randomness and (self.randomness.secret, self.randomness.player_seeds)
        return self.game.name, self.seats, dict(self.options), dice, list(self.log), self.state

    def _sample_action(self, randomness: Randomness, state: S, depth: int) -> A:
        """The action of CHANCE in a state after `depth` lines, determined by the seed."""
        key = self.game.shared_draw_key(state) if self._has_shared_draws else None
        if key is None:
            return self.game.odds(state).pick(randomness.number(depth), BITS)
        return self._draw_shared(randomness, self.game.odds(state), key)

    def _draw_shared(self, randomness: Randomness, odds: Odds[A], key: str) -> A:
        """The action of CHANCE for a key shared by all tables of a race.

        Of equally likely actions the one with the lowest hash wins, so tables with the same remaining items draw the same.
        """
        if odds.is_even:
            return min(odds.actions, key=lambda action: randomness.shared_number(key, self.game.write(action)))
        return odds.pick(randomness.shared_number(key), BITS)

    def _advance_after_chance(self, actor: Actor, action: A | str, time: int) -> list[Step]:
        """Resolves pending chance first, as after `at`, then does the action; writes nothing if the action is refused."""
        twin = self.copy()
        steps = [*twin.resolve_chance(time), *twin.advance(actor, action, time)]
        self.__dict__ |= twin.__dict__
        return steps

    def _find_legal(self, actor: Actor, action: A | str) -> A:
        """Returns the equal action from the legal actions; raises the refusal if there is none."""
        legal = self._legal_for(actor)
        done = self.game.read(action) if isinstance(action, str) else action
        try:
            return legal[legal.index(done)]
        except ValueError:
            self._check_is_action(done)
            raise self.game.refusal(self.state, actor, done) from None

    def _write(self, actor: Actor, action: A, time: int) -> Step:
        """Appends a line and returns it with its events."""
        before = self.state
        self._last_time = max(time, self._last_time)  # the times of a log never decrease
        state, events = self.game.apply(before, actor, action)
        if not self._owns_history:
            self._own_history()
        entry = new_entry((self._n, actor, action, self._last_time))
        self.history.lines.append(entry)
        self._n += 1
        self._depth += 1
        self._set_actors(self.game.actors(state), state)
        if self._has_cache:  # checkpoints would keep the caches of past states alive
            clear_cache(before)
        if not (self._is_chance_due and actor == CHANCE):  # no undo returns to the middle of a deal
            self.history.checkpoint(Position(state, self._depth))
        return new_step((entry, events))

    def _write_fast(self, actor: Actor, action: A) -> None:
        """Appends a line and the chance lines after it without events, and sets the position after the last one."""
        if not self._owns_history:
            self._own_history()
        game, state, n, lines = self.game, self.state, self._n, self.history.lines
        while True:
            state, _ = game.apply(state, actor, action)
            lines.append((n, actor, action, self._last_time))
            n += 1
            actors = game.actors(state)
            if CHANCE not in actors or self.randomness is None:
                break
            depth = self._depth + n - self._n
            if self._has_fast_deals and actor == CHANCE:
                state, dealt = game.deal_all(state, self.randomness.choose_index(depth))
                lines += [(line, CHANCE, each, self._last_time) for line, each in enumerate(dealt, n)]
                n, depth = n + len(dealt), depth + len(dealt)
            actor, action = CHANCE, self._sample_action(self.randomness, state, depth)
        if n // CHECKPOINT_EVERY != self._n // CHECKPOINT_EVERY:
            self.history.checkpoint(Position(state, self._depth + n - self._n))
        self._n, self._depth = n, self._depth + n - self._n
        self._set_actors(actors, state)

    def _undo_to(self, actor: Actor, undo_action: Undo, time: int) -> Step:
        history = self._own_history()
        self._last_time = max(time, self._last_time)
        entry = Entry(self._n, actor, undo_action, self._last_time)
        self._n += 1
        position = history.position(undo_action.to, self.game.apply)
        history.append_undo(entry, position)
        self._set_position(position)
        return Step(entry, (Undone(actor, undo_action.to, undo_action.free),))

    def _own_history(self) -> History[S]:
        """The history to append to; a match that shares its history copies it first."""
        if not self._owns_history:
            self.history = self.history.fork(self._n)
            self._owns_history = True
        return self.history

    def _set_position(self, position: Position[S]) -> None:
        self._depth = position.depth
        self._set_state(position.state)

    def _set_state(self, state: S) -> None:
        self._set_actors(self.game.actors(state), state)

    def _set_actors(self, actors: Sequence[Actor], state: S) -> None:
        self.state = state
        self._actors = actors
        self._is_chance_due = CHANCE in actors and self.randomness is not None
        self._legal: dict[Actor, Sequence[A]] = {}
        self._awaited: Sequence[Actor] | None = actors if self._waits_for_all else None

    def _current_must_act(self) -> Sequence[Actor]:
        if self._awaited is None:
            self._awaited = self.game.must_act(self.state)
        return self._awaited

    def _legal_for(self, actor: Actor) -> Sequence[A]:
        if type(actor) is not int:
            actor = self._actor(actor, CLOCK)
        legal = self._legal.get(actor)
        if legal is None:
            seat = actor if actor in self._actors else self._actor(actor, CLOCK)
            legal = self._legal[seat] = self.game.legal(self.state, seat)
        return legal

    def _actor(self, given: object, first: Actor) -> Actor:
        """Converts an argument to an actor of at least `first` (CLOCK = -2, CHANCE = -1, then the seats); raises BadCall."""
        if type(given) is int and first <= given < self.seats:
            return given
        if isinstance(given, SupportsIndex) and first <= index(given) < self.seats:
            return index(given)
        raise BadCall(f"There is no seat {short_repr(given)} in this match; its seats are counted from 0 to {self.seats - 1}.")

    def _check_line_number(self, n: int) -> None:
        if not (type(n) is int and 0 <= n <= self._n):
            raise BadCall(f"The log has {self._n} lines; there is no position after line {short_repr(n)}.")
        if n < self.history.first_line:
            raise BadCall(f"This world was imagined after line {self.history.first_line}; what lies before it is not there.")

    def _check_is_action(self, given: object) -> None:
        if not is_action(self.game, given):
            raise BadNotation("notation.no-action", thing=short_repr(given), game=self.game.name)
