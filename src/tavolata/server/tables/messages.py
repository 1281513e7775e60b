"""Builds the messages of a table; every position, event and choice goes through `core.observation`."""

from collections.abc import Callable, Mapping, Sequence, Set
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeVar, get_args

import msgspec
from msgspec.structs import replace

from tavolata.bots import levels_of
from tavolata.core.caching import cached_by_identity, cached_last
from tavolata.core.game import Action, Event, Game, OptionValue, Seat, View
from tavolata.core.log import Step
from tavolata.core.match import Match, commitment
from tavolata.core.observation import Observation, visible_events
from tavolata.core.plugin import GamePlugin
from tavolata.core.protocols.advisor import Advisor, Answer, Hint, Question
from tavolata.core.protocols.consequences import Consequence
from tavolata.core.registry import get_plugin, plugins
from tavolata.core.takeback import may_be_free
from tavolata.i18n import ENGLISH, catalogue
from tavolata.server.identity import Key, is_program
from tavolata.server.protocol.messages import Choice, GameOffer, Moves, OptionOffer, Past, Return, SeatInfo, StepSeen, Table, Wish
from tavolata.server.store.base import Holder, TableRow
from tavolata.server.tables.inactivity import InactivityMonitor
from tavolata.server.tables.live_match import TakebackTracker
from tavolata.server.tables.seats import names_of

R = TypeVar("R")

_REMEMBERED = 16_384
"""So many actions of a game are kept as they are written, and as many as they are sent."""

_encode = msgspec.json.Encoder().encode


def table_message(table: TableRow, promise: str, present: Set[Key], watching: int, seat: Seat | None, wish: Wish | None) -> Table:
    """The table as whoever holds a seat, or watches, sees it."""
    return Table(
        table=table.id,
        game=game_offer(get_plugin(table.game)),
        options=table.options,
        advisor=table.advisor,
        chat=table.chat,
        promise=promise,
        stage=table.stage,
        seats=[seat_info(holder, holder.key in present, mine=place == seat) for place, holder in enumerate(table.holders)],
        watching=watching,
        wish=wish,
        next_table=table.next,
        clock=table.clock,
        practice=table.is_practice,
        what_if=table.what_if,
        campaign=table.campaign,
    )


def commitment_of(table: TableRow) -> str:
    """The hash that binds the dice of a table from the moment it is opened."""
    return commitment(table.secret)


def moves_message(
    match: Match[Any, Any, Any],
    steps: Sequence[StepSeen],
    seat: Seat | None,
    alarm: int | None,
    back: Return | None,
    names: Sequence[str],
) -> Moves:
    """Some lines of the log, and the position now, as a seat or a spectator may know them."""
    sight = Observation(match, seat)
    view = sight.view
    return Moves(
        n=len(match.log),
        steps=list(steps),
        view=_sent(view),
        legal=_choices(match, sight),
        awaited=[actor for actor in match.must_act if actor >= 0],
        alarm=alarm,
        back=back,
        result=match.result,
        text=_text(get_plugin(match.game.name), view, names),
    )


def past_message(then: Match[Any, Any, Any], seat: Seat | None, names: Sequence[str], has_ended: bool) -> Past:
    """An earlier position as a seat or a spectator saw it; once the match has ended, with what could be done there."""
    sight = Observation(then, seat)
    legal = _choices(then, sight) if has_ended else []
    return Past(len(then.log), sight.view, legal, _text(get_plugin(then.game.name), sight.view, names))


def coach_answer(coach: Advisor, match: Match[Any, Any, Any], seat: Seat | None, question: Question) -> Answer | None:
    """What the coach says to a seat or a spectator, who are told no more than they may know."""
    return coach.answer(Observation(match, seat), question)


def game_offers() -> list[GameOffer]:
    """What one needs to know of every game."""
    return [game_offer(plugin) for plugin in plugins()]


@cache
def game_offer(plugin: GamePlugin) -> GameOffer:
    """What one needs to know of a game to open a table of it."""
    game = plugin.game
    options = tuple(OptionOffer(option.name, option.kind, option.default, option.choices) for option in game.options)
    chance = any(name.startswith(f"{plugin.slug}-chance-") for name in catalogue(ENGLISH))
    return GameOffer(
        game.name,
        game.version,
        tuple(game.seats),
        options,
        levels_of(game.name),
        game.cooperative,
        plugin.convention,
        plugin.has_client,
        chance,
        plugin.review is not None,
        _gives_hints(plugin),
    )


def _gives_hints(plugin: GamePlugin) -> bool:
    questions = plugin.advisor().questions if plugin.advisor else None
    return Hint in (questions, *get_args(questions))


def _sent(view: View) -> View:
    """A view, and in it what is printed as it was encoded before."""
    return replace(view, **{name: _encoded_part(getattr(view, name)) for name in view.printed}) if view.printed else view


@cached_by_identity
def _encoded_part(part: object) -> msgspec.Raw:
    return msgspec.Raw(_encode(part))


def _text(plugin: GamePlugin, view: View, names: Sequence[str]) -> str | None:
    """The position in words, for a game of which the browser has no room."""
    return None if plugin.has_client else plugin.text().describe(view, names)


def _choices(match: Match[Any, Any, Any], sight: Observation[Any, Any]) -> list[Choice]:
    """What a seat may do; only those who may act are asked for it, and a choice goes out as it went out before."""
    if sight.seat not in match.may_act:
        return []
    return choices_of(match.game, sight.legal, sight.consequences)


def choices_of(game: Game[Any, Any, Any], actions: Sequence[Action], ahead: Mapping[Action, Consequence]) -> list[Choice]:
    """Some actions as they are offered, with what they lead to."""
    known, foreseen = _known_of(game.write), ahead.get
    texts, offers = known.texts, known.offers
    return [offers[action] if (then := foreseen(action)) is None else Choice(action, texts[action], then) for action in actions]


class _Known(dict[Action, R]):
    """What was found of the actions of a game, as the same ones are told over and over."""

    def __init__(self, find: Callable[[Action], R]) -> None:
        self._find = find

    def __missing__(self, action: Action) -> R:
        if len(self) >= _REMEMBERED:
            self.clear()
        found = self[action] = self._find(action)
        return found


class _Told(NamedTuple):
    """The actions of a game as they are written, and as choices of which nothing is foreseen, as they are sent."""

    texts: _Known[str]
    offers: _Known[Any]


@cache
def _known_of(write: Callable[[Action], str]) -> _Told:
    """What is known of the actions that a game writes so."""
    return _Told(_Known(write), _Known(lambda action: msgspec.Raw(_encode(Choice(action, write(action))))))


def seat_info(holder: Holder, is_here: bool, *, mine: bool) -> SeatInfo:
    name, key = ("", holder.name) if holder.is_named_by_key else (holder.name, None)
    return SeatInfo(
        holder.holder,
        name,
        key,
        holder.level,
        connected=holder.holder == "bot" or is_here,
        mine=mine,
        agreed=holder.agreed,
        stand_in=holder.stand_in,
        program=is_program(holder.key),
    )


def steps_for(seat: Seat | None, steps: Sequence[Step]) -> list[StepSeen]:
    """Lines that somebody catches up with."""
    return [_step(step, seat) for step in steps]


def steps_with_positions(seat: Seat | None, match: Match[Any, Any, Any], steps: Sequence[Step]) -> list[StepSeen]:
    """Lines that were just written, each but the last with the position after it, if something happened that is seen by itself."""
    if (open_to_all := _open_to_all(steps)) is not None:
        return open_to_all
    leading = get_plugin(match.game.name).preliminary_actions
    *earlier, last = steps
    between = [_step(step, seat, None if _leads(step, leading) else _view_after(step, match, seat)) for step in earlier]
    return [*between, _step(last, seat)]


@cached_last
def _open_to_all(steps: Sequence[Step]) -> list[StepSeen] | None:
    """Lines of which everybody is told the same, and of which only the last one tells anything, made once for all of them."""
    *earlier, last = steps
    for step in earlier:
        if step.events:
            return None
    for event in last.events:
        if type(event).seen_by is not Event.seen_by:
            return None
    return steps_for(None, steps)


def _leads(step: Step, leading: tuple[type[Action], ...]) -> bool:
    """Whether a line is only the beginning of what the next one tells."""
    return not step.events or isinstance(step.entry.action, leading)


def _view_after(step: Step, match: Match[Any, Any, Any], seat: Seat | None) -> View:
    view: View = Observation(match.at(step.entry.n + 1), seat).view
    return view


def _step(step: Step, seat: Seat | None, view: View | None = None) -> StepSeen:
    return StepSeen(step.entry.n, step.entry.actor, step.entry.time, visible_events(step.events, seat), view)


class ToldTable(Protocol):
    """The table of which something is told."""

    row: TableRow

    @property
    def match(self) -> Match[Any, Any, Any]:
        """The match as it stands."""
        ...

    @property
    def returns(self) -> TakebackTracker:
        """Where each seat may go back to."""
        ...

    @property
    def wish(self) -> Wish | None:
        """What somebody wants back, and waits for."""
        ...

    @property
    def present(self) -> Set[Key]:
        """Who is there, wherever their sockets are."""
        ...

    @property
    def watching(self) -> int:
        """How many are there without a seat, wherever their sockets are."""
        ...

    def alarm(self, seat: Seat | None = None) -> int | None:
        """In how many milliseconds the clock acts, or acts on this seat."""
        ...

    def time_left(self, seat: Seat) -> int | None:
        """The milliseconds that a seat has left; None where there is no clock."""
        ...


class Notice:
    """What is told of a table as it stands, to each as they may know it."""

    def __init__(self, table: ToldTable, absence: InactivityMonitor) -> None:
        self._table = table
        self._absence = absence
        self._promise = commitment_of(table.row)

    def table_for(self, seat: Seat | None) -> Table:
        """Who is there, on which seats, and what they want."""
        table = self._table
        told = table_message(table.row, self._promise, table.present, table.watching, seat, table.wish)
        return self._absence.told(replace(told, next_options=self.next_options()) if table.row.has_ended else told)

    def next_options(self) -> dict[str, OptionValue] | None:
        """What the same group plays next, once this game has ended."""
        row, match = self._table.row, self._table.match
        return dict(get_plugin(row.game).next_options(match.state, match.options)) if row.has_ended else None

    def moves_for(self, steps: Sequence[StepSeen], seat: Seat | None) -> Moves:
        """What happened, the position, and what a seat may do; a seat on which a bot plays may do nothing."""
        row = self._table.row
        told = moves_message(self._table.match, steps, seat, self._table.alarm(seat), self._return_of(seat), self._names())
        if row.clock is not None:
            told = replace(told, times=self._times())
        if row.stage == "given-up":
            return replace(told, legal=[], awaited=[])
        return replace(told, legal=[], back=None) if seat is not None and row.holders[seat].stand_in else told

    def _names(self) -> list[str]:
        """The names as the text of a plain room tells them; a room of its own puts them in itself."""
        return [] if get_plugin(self._table.row.game).has_client else names_of(self._table.row)

    def _times(self) -> list[int] | None:
        """What each seat has left, where there is a clock that runs."""
        if self._table.row.stage != "playing":
            return None
        left = (self._table.time_left(seat) for seat in range(self._table.row.seats))
        return [time for time in left if time is not None]

    def _return_of(self, seat: Seat | None) -> Return | None:
        """Where a seat may go back to."""
        returns, match = self._table.returns, self._table.match
        n = returns.line_before_last_move(seat) if self._table.row.stage == "playing" else None
        return None if n is None else Return(n, returns.moved_last(seat) and may_be_free(match, n))
