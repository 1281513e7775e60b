"""A match: a game, its options and its log of actions; the state is the fold of the log."""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from itertools import count
from operator import index
from random import Random
from types import EllipsisType
from typing import Any, Generic, Literal, Self, SupportsIndex, TypeAlias, TypeVar, overload

import msgspec

from tavolata.core import options as table_options
from tavolata.core.caching import clear_cache
from tavolata.core.errors import BadCall, BadNotation, BadOption, BadOptions, short_repr
from tavolata.core.game import CHANCE, CLOCK, TABLE, Action, Actor, Event, Game, Odds, Options, OptionValue, Result, Seat, View
from tavolata.core.log import SPARSE, Entry, History, Log, Position, Step, Undo, Undone, new_entry, new_step
from tavolata.core.registry import game_named, get_plugin

A = TypeVar("A", bound=Action)
S = TypeVar("S")
V = TypeVar("V", bound=View)

Seed: TypeAlias = int | str

BITS = 256

_BLANK = Entry(0, TABLE, Undo(0, free=True), 0)
"""A line of which nothing is told."""


def commitment(secret: str) -> str:
    """The hash of a secret: once it is shown nobody can change the secret."""
    return sha256(secret.encode()).hexdigest()


class Randomness:
    """The only source of chance: a secret that was promised by its hash, mixed with the players' own seeds."""

    __slots__ = ("_keyed", "player_seeds", "secret")

    def __init__(self, secret: str, player_seeds: Sequence[str] = ()) -> None:
        self.secret = secret
        self.player_seeds = tuple(player_seeds)
        self._keyed = sha256(sha256(msgspec.json.encode([secret, *player_seeds])).digest())  # a copy goes on in half the time of a new one

    def __reduce__(self) -> tuple[Any, ...]:
        return Randomness, (self.secret, self.player_seeds)

    @property
    def commitment(self) -> str:
        """The hash that is shown before the first move."""
        return commitment(self.secret)

    def number(self, depth: int) -> int:
        """The uniform number that decides what follows so many lines; those that were taken back do not count."""
        hashed = self._keyed.copy()
        hashed.update(depth.to_bytes(8))
        return int.from_bytes(hashed.digest())

    def choose_index(self, depth: int) -> Callable[[int], int]:
        """On which of so many equally likely things chance falls: first after so many lines, then after one more each time."""
        numbers = map(self.number, count(depth))
        return lambda things: next(numbers) * things >> BITS

    def lot_number(self, *lot: str) -> int:
        """The uniform number of a lot, the same at every table with this secret: nobody's own seed is in it."""
        return int.from_bytes(sha256(msgspec.json.encode([self.secret, *lot])).digest())


class Match(Generic[S, A, V]):
    """A game under way."""

    def __init__(self, game: Game[S, A, V], seats: int, options: Options, randomness: Randomness | None) -> None:
        """A match before its first line; `Match.new` also lets chance open it."""
        self.game = game
        self._waits_for_all = type(game).must_act is Game.must_act
        self._has_lots = type(game).shared_draw_key is not Game.shared_draw_key
        self._has_deals = type(game).deal_all is not Game.deal_all and not self._has_lots
        self.seats = seats
        self.options = options
        self.randomness = randomness
        self._has_dice_from_start = True
        self._trail: History[S] = History(Position(game.setup(seats, options), 0))
        self._owns_trail = True
        self._n = 0
        self._depth = 0
        self._last_time = 0
        self._set_position(self._trail.positions[0])
        self._is_remembering = hasattr(self.state, "__dict__")

    @classmethod
    def new(
        cls,
        name: str,
        seats: int,
        seed: Seed | EllipsisType | None = ...,
        options: Mapping[str, OptionValue] | None = None,
        player_seeds: Sequence[str] = (),
    ) -> "Match[Any, Any, Any]":
        """A new match; without a seed a secret one is made, with `seed=None` the caller plays chance."""
        game = game_named(name)
        randomness = _randomness(secrets.token_hex(32) if seed is ... else seed, player_seeds)
        match = Match(game, seats, table_options.complete(game, seats, {} if options is None else options), randomness)
        if match._is_chance_due:
            match._advance_fast(CHANCE, match.sample())
            match._trail.checkpoint(Position(match.state, match._depth))
        return match

    @property
    def log(self) -> Log:
        """The lines so far."""
        return Log(self._trail.lines, self._n)

    @property
    def actors(self) -> list[Actor]:
        """Who may act now; nobody when the match is over."""
        return list(self._actors)

    @property
    def awaited(self) -> list[Actor]:
        """Whom the match waits for; other actors may act, and need not."""
        return list(self._current_must_act())

    @property
    def may_act(self) -> Sequence[Actor]:
        """Who may act now, as the rules named them: to be read, not to be changed."""
        return self._actors

    @property
    def must_act(self) -> Sequence[Actor]:
        """Whom the match waits for, as the rules named them: to be read, not to be changed."""
        return self._current_must_act()

    def waits_for(self, actor: Actor | None) -> bool:
        """Whether an actor is among those whom the match waits for."""
        return actor in (self._awaited or self._current_must_act())

    def legal(self, actor: Actor) -> list[A]:
        """All that an actor may do now."""
        return [*self._legal_for(actor)]

    def play(self, actor: Actor, action: A | str, time: int = 0) -> list[Event]:
        """Do an action, given as data or as text; the events that it and the chance after it made."""
        return [event for step in self.advance(actor, action, time) for event in step.events]

    def advance(self, actor: Actor, action: A | str, time: int = 0) -> list[Step]:
        """Do an action, and let chance follow it; one step for each line of the log that this wrote."""
        if type(time) is not int or time < 0:
            raise _bad_time(time)
        if self._is_chance_due:
            return self._advance_after_chance(actor, action, time)
        done = self._judged(actor, action)
        step = self._apply(index(actor), done, time)
        return [step, *self.resolve_chance(time)] if CHANCE in self._actors else [step]

    def advance_fast(self, actor: Actor, action: A) -> Sequence[Actor]:
        """Do an action, and let chance follow it, in one of many games; who may act then. Nothing is told, few positions are kept."""
        if self._is_chance_due:
            self.advance(actor, action)
        else:
            self._advance_fast(index(actor), self._judged(actor, action))
        return self._actors

    def resolve_chance(self, time: int = 0) -> list[Step]:
        """Let chance act for as long as it is to act, if it is not played by the caller."""
        steps: list[Step] = []
        while self._is_chance_due:
            steps.append(self._apply(CHANCE, self.sample(), time))
            if self._has_deals and self._is_chance_due:  # who deals has much to do; most that chance does is one line
                steps += self._deal(time)
        return steps

    def sample(self) -> A:
        """What chance does on the next line of the log."""
        if self.randomness is None:
            raise BadCall("This match has no seed: whoever plays it plays chance too.")
        return self._sampled(self.randomness, self.state, self._depth)

    def is_legal_entry(self, entry: Entry) -> bool:
        """Whether a line may come next."""
        if type(entry.action) is Undo:
            return entry.actor not in (CHANCE, CLOCK) and self._trail.begins <= entry.action.to <= self._n
        return entry.actor != TABLE and entry.action in self._legal_for(entry.actor)

    def extend(self, entries: Iterable[Entry]) -> list[Step]:
        """Write lines that were already judged, chance's and those that go back among them, as a replay does."""
        return [
            self._undo_to(entry.actor, entry.action, entry.time)
            if type(entry.action) is Undo
            else self._apply(entry.actor, entry.action, entry.time)
            for entry in entries
        ]

    def replay(self, entries: Iterable[Entry]) -> None:
        """Write lines that were judged when they were played, and tell nothing of what followed from them."""
        trail, apply, state, depth = self._own_history(), self.game.apply, self.state, self._depth
        for entry in entries:
            if type(entry.action) is Undo:
                position = trail.position(entry.action.to, apply)
                state, depth = position.state, position.depth
                trail.append_back(entry, position)
            else:
                before, (state, _) = state, apply(state, entry.actor, entry.action)
                if self._is_remembering:
                    clear_cache(before)
                depth += 1
                trail.append(entry, Position(state, depth))
        self._n = len(trail.lines)
        self._last_time = trail.time(self._n)
        self._set_position(Position(state, depth))

    @overload
    def view(self, seat: Seat | None, *, plain: Literal[False] = False) -> V: ...
    @overload
    def view(self, seat: Seat | None, *, plain: Literal[True]) -> dict[str, Any]: ...
    def view(self, seat: Seat | None, *, plain: bool = False) -> V | dict[str, Any]:
        """What a seat may see, just as a bot sees it; None is a spectator. `plain` gives it as JSON-able data."""
        seen = self.game.view(self.state, None if seat is None else self._actor(seat, 0))
        return msgspec.json.decode(msgspec.json.encode(seen), type=dict) if plain else seen

    @property
    def result(self) -> Result | None:
        """Scores, winners and reason once it is over, and whether moves were taken back on the way."""
        result = self.game.result(self.state)
        taken_back = self._trail.taken_back(self._n) if result is not None and self._trail.backs else 0
        return msgspec.structs.replace(result, taken_back=taken_back) if result is not None and taken_back else result

    def write(self, action: A) -> str:
        """An action in the game's notation."""
        self._check_is_action(action)
        return self.game.write(action)

    def read(self, text: str) -> A:
        """The action that a text means."""
        if type(text) is not str:
            raise BadNotation("notation.no-text", thing=short_repr(text), game=self.game.name)
        return self.game.read(text)

    def copy(self, seed: Seed | EllipsisType | None = ...) -> Self:
        """An independent match at the same line; with a seed of its own it has other dice from here on."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__ |= self.__dict__ | {"_owns_trail": False}
        if seed is not ...:
            twin.randomness = _randomness(seed, ())
            twin._has_dice_from_start = self._n == 0
            twin._is_chance_due = twin.randomness is not None and CHANCE in self._actors
        return twin

    def continue_copy(self) -> Self:
        """A match at the same line that goes on along this one's log; this one stays as it is, to be read, and would go another way."""
        heir = self.copy()
        heir._owns_trail, self._owns_trail = self._owns_trail, False
        return heir

    def resample(self, seat: Seat | None, seed: Seed | EllipsisType = ...) -> Self:
        """An equally likely world that this seat, or a spectator, cannot tell from this one; it begins here, with dice of its own."""
        draw = get_plugin(self.game.name).resample
        if draw is None:
            raise BadCall(f"{self.game.name} does not tell which worlds a seat cannot tell apart.")
        secret = secrets.token_hex(32) if seed is ... else _seed_text(seed)
        twin = self.copy(secret)
        world = draw(self.state, None if seat is None else self._actor(seat, 0), Random(secret))  # noqa: S311 - imagined, not played for
        twin._trail, twin._owns_trail = History(Position(world, self._depth), self._trail.lines[: self._n]), True
        twin._set_position(twin._trail.positions[self._n])
        return twin

    def without_history(self) -> Self:
        """The same match with nothing in it of how it came here: its log is as long, and blank."""
        twin = self.copy()
        twin._trail, twin._owns_trail = History(Position(self.state, self._depth), [_BLANK] * self._n), True
        return twin

    def at(self, n: int) -> Self:
        """The match as it was after its first n lines."""
        self._check_line_number(n)
        earlier = self.copy()
        earlier._n, earlier._last_time = n, self._trail.time(n)
        earlier._set_position(self._trail.position(n, self.game.apply))
        return earlier

    def lines_since(self, n: int) -> list[Entry]:
        """The lines that led from the position after the first n lines to the one now, without those that were taken back."""
        self._check_line_number(n)
        return self._trail.effective_lines(n, self._n)

    def undo(self, n: int, actor: Actor = TABLE, time: int = 0, *, free: bool = False) -> list[Step]:
        """Go back to the position after the first n lines by a line that says so; the same chance will follow the same lines."""
        self._check_line_number(n)
        if type(time) is not int or time < 0:
            raise _bad_time(time)
        return [self._undo_to(actor if actor == TABLE else self._actor(actor, 0), Undo(n, free), time)]

    @property
    def verifiable_randomness(self) -> Randomness | None:
        """The dice by which anybody can recompute the whole log; None where there are none, or others in its course."""
        return self.randomness if self._has_dice_from_start else None

    def save(self) -> str:
        """The whole match as text, its secret included; other dice than those it began with are not in it."""
        from tavolata.core.record import write_record

        self._check_line_number(0)
        return write_record(self)

    @staticmethod
    def load(data: str | bytes) -> "Match[Any, Any, Any]":
        """The match that `save` wrote."""
        from tavolata.core.record import read_record

        return read_record(data)

    def __eq__(self, other: object) -> bool:
        """Whether it is the same match: the same table, dice and log."""
        return isinstance(other, Match) and self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment] # it changes with every move

    def __repr__(self) -> str:
        stands = f"over ({self.result.reason})" if self.result else f"{', '.join(map(actor_name, self._actors))} to act"
        return f"<Match {self.game.name}, {self.seats} seats, {self._n} lines, {stands}>"

    def _identity(self) -> tuple[Any, ...]:
        dice = self.randomness and (self.randomness.secret, self.randomness.player_seeds)
        return self.game.name, self.seats, dict(self.options), dice, list(self.log), self.state

    def _sampled(self, randomness: Randomness, state: S, depth: int) -> A:
        """What chance does in a position to which so many lines led."""
        lot = self.game.shared_draw_key(state) if self._has_lots else None
        if lot is None:
            return self.game.odds(state).pick(randomness.number(depth), BITS)
        return self._drawn(randomness, self.game.odds(state), lot)

    def _drawn(self, randomness: Randomness, odds: Odds[A], lot: str) -> A:
        """What a lot draws: of equally likely actions the one with the lowest ticket, so that tables with the same left draw the same."""
        if odds.is_even:
            return min(odds.actions, key=lambda action: randomness.lot_number(lot, self.game.write(action)))
        return odds.pick(randomness.lot_number(lot), BITS)

    def _advance_after_chance(self, actor: Actor, action: A | str, time: int) -> list[Step]:
        """In the middle of what chance does, as after `at`: chance goes first, and neither happens if the action is refused."""
        twin = self.copy()
        steps = [*twin.resolve_chance(time), *twin.advance(actor, action, time)]
        self.__dict__ |= twin.__dict__
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
        """Write a line, keep the position after it, and tell what followed."""
        before = self.state
        self._last_time = max(time, self._last_time)  # time never runs back
        step = self._write(actor, action)
        if self._is_remembering:  # positions that are kept along the log would hold it for nothing
            clear_cache(before)
        if not (self._is_chance_due and actor == CHANCE):  # as in a deal: nobody goes back there, and it can be found again
            self._trail.checkpoint(Position(self.state, self._depth))
        return step

    def _write(self, actor: Actor, action: A) -> Step:
        """Every line that is told is written here, so this is one plain piece."""
        state, events = self.game.apply(self.state, actor, action)
        if not self._owns_trail:
            self._own_history()
        entry = new_entry((self._n, actor, action, self._last_time))
        self._trail.lines.append(entry)
        self._n += 1
        self._depth += 1
        self._set_actors(self.game.actors(state), state)
        return new_step((entry, events))

    def _deal(self, time: int) -> list[Step]:
        """Write the lines of a deal but the last, if the game deals in one go here."""
        assert self.randomness is not None
        before = self.state
        state, drawn = self.game.deal_all(before, self.randomness.choose_index(self._depth))
        if not drawn:
            return []
        self._last_time = max(time, self._last_time)
        entries = [new_entry((n, CHANCE, action, self._last_time)) for n, action in enumerate(drawn, self._n)]
        self._own_history().lines += entries
        self._n, self._depth = self._n + len(drawn), self._depth + len(drawn)
        self._set_actors(self.game.actors(state), state)
        told = self.game.deal_events(before, drawn)
        if self._is_remembering:
            clear_cache(before)
        return [*map(new_step, zip(entries, told, strict=True))]

    def _advance_fast(self, actor: Actor, action: A) -> None:
        """Write a line and those of chance after it, where nobody asks what followed; where the match stands is noted after the last."""
        if not self._owns_trail:
            self._own_history()
        game, state, n, lines = self.game, self.state, self._n, self._trail.lines
        while True:
            state, _ = game.apply(state, actor, action)
            lines.append((n, actor, action, self._last_time))
            n += 1
            actors = game.actors(state)
            if CHANCE not in actors or self.randomness is None:
                break
            depth = self._depth + n - self._n
            if self._has_deals and actor == CHANCE:
                state, drawn = game.deal_all(state, self.randomness.choose_index(depth))
                lines += [(line, CHANCE, each, self._last_time) for line, each in enumerate(drawn, n)]
                n, depth = n + len(drawn), depth + len(drawn)
            actor, action = CHANCE, self._sampled(self.randomness, state, depth)
        if n // SPARSE != self._n // SPARSE:
            self._trail.checkpoint(Position(state, self._depth + n - self._n))
        self._n, self._depth = n, self._depth + n - self._n
        self._set_actors(actors, state)

    def _undo_to(self, actor: Actor, back: Undo, time: int) -> Step:
        trail = self._own_history()
        self._last_time = max(time, self._last_time)
        entry = Entry(self._n, actor, back, self._last_time)
        self._n += 1
        position = trail.position(back.to, self.game.apply)
        trail.append_back(entry, position)
        self._set_position(position)
        return Step(entry, (Undone(actor, back.to, back.free),))

    def _own_history(self) -> History[S]:
        """The trail to go on along; a copy that goes on goes its own way."""
        if not self._owns_trail:
            self._trail = self._trail.fork(self._n)
            self._owns_trail = True
        return self._trail

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
        """One of the actors from this one on, as whoever calls may write it; CLOCK, CHANCE and the seats follow each other."""
        if type(given) is int and first <= given < self.seats:
            return given
        if isinstance(given, SupportsIndex) and first <= index(given) < self.seats:
            return index(given)
        raise BadCall(f"There is no seat {short_repr(given)} in this match; its seats are counted from 0 to {self.seats - 1}.")

    def _check_line_number(self, n: int) -> None:
        if not (type(n) is int and 0 <= n <= self._n):
            raise BadCall(f"The log has {self._n} lines; there is no position after line {short_repr(n)}.")
        if n < self._trail.begins:
            raise BadCall(f"This world was imagined after line {self._trail.begins}; what lies before it is not there.")

    def _check_is_action(self, given: object) -> None:
        if not self._is_action(given):
            raise BadNotation("notation.no-action", thing=short_repr(given), game=self.game.name)

    def _is_action(self, given: object) -> bool:
        """Whether it is one of the game's actions, with all fields of their types; whoever passes data by hand may pass anything."""
        kinds = self.game.vocabulary.action
        try:
            return isinstance(given, kinds) and msgspec.convert(msgspec.to_builtins(given), kinds) == given
        except (TypeError, msgspec.ValidationError):
            return False


def actor_name(actor: Actor) -> str:
    """An actor as programs and records write it: a seat by its number, counted from 0."""
    return _NAMES.get(actor, str(actor))


_NAMES = {CHANCE: "chance", CLOCK: "clock", TABLE: "table"}


def _bad_time(time: object) -> BadCall:
    return BadCall(f"The time is a whole number of milliseconds since the match began, not {short_repr(time)}.")


def _randomness(seed: Seed | None, player_seeds: Sequence[str]) -> Randomness | None:
    """The dice of a seed; without one, whoever plays the match plays chance."""
    mine = [_seed_text(seed) for seed in _listed(player_seeds)]
    return None if seed is None else Randomness(_seed_text(seed), mine)


def _seed_text(seed: Seed) -> str:
    if type(seed) not in (int, str):
        raise BadOptions([BadOption("options.seed", given=short_repr(seed))])
    try:
        text = str(seed)
        text.encode()
    except ValueError as error:
        raise BadOptions([BadOption("options.seed-unwritable", why=str(error))]) from error
    return text


def _listed(player_seeds: Sequence[str]) -> Sequence[str]:
    if isinstance(player_seeds, str) or not isinstance(player_seeds, Sequence):
        raise BadOptions([BadOption("options.player-seeds", given=short_repr(player_seeds))])
    return player_seeds
