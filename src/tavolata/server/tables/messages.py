"""Builds the messages of a table; every position, event and choice goes through `core.observation`."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar, get_args

import msgspec
from msgspec.structs import replace

from tavolata.bots import levels_of
from tavolata.core.caching import cached_by_identity
from tavolata.core.chance import commitment
from tavolata.core.game import Action, Event, Game, OptionValue, Seat, View
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.core.observation import Observation, visible_events
from tavolata.core.plugin import GamePlugin
from tavolata.core.protocols.advisor import Advisor, Answer, Hint, Question
from tavolata.core.protocols.consequences import Consequence
from tavolata.core.registry import get_plugin, plugins
from tavolata.core.takeback import may_be_free
from tavolata.i18n import ENGLISH, catalogue
from tavolata.server.identity import is_program
from tavolata.server.protocol.messages import Choice, GameOffer, Moves, OptionOffer, PastPosition, SeatInfo, StepSeen, Table, TakeBackOffer
from tavolata.server.store.rows import SeatHolder, TableRow
from tavolata.server.tables.live_match import TableState
from tavolata.server.tables.seats import names_of

R = TypeVar("R")

_MAX_CACHED_ACTIONS = 16_384
"""The size of each cache of a game's actions."""

_encode = msgspec.json.Encoder().encode


def table_message(state: TableState, seat: Seat | None) -> Table:
    """Everything about a table but its moves, for a seat or a spectator; `InactivityMonitor.annotate` completes it."""
    row = state.row
    return Table(
        table=row.id,
        game=game_offer(state.live.plugin),
        options=row.options,
        advisor=row.advisor,
        chat=row.chat,
        promise=commitment_of(row),
        stage=row.stage,
        seats=[seat_info(holder, holder.key in state.present, mine=place == seat) for place, holder in enumerate(row.holders)],
        watching=state.spectator_count,
        wish=state.takeback_request,
        next_table=row.next,
        clock=row.clock,
        practice=row.is_practice,
        next_options=next_options(state),
        what_if=row.what_if,
        campaign=row.campaign,
    )


def next_options(state: TableState) -> dict[str, OptionValue] | None:
    """The options of the next table of this group, once the match has ended."""
    match = state.live.match
    return dict(state.live.plugin.next_options(match.state, match.options)) if state.row.has_ended else None


def commitment_of(row: TableRow) -> str:
    """The hash of a table's secret, which is public from the moment the table is opened."""
    return commitment(row.secret)


def broadcast_messages(state: TableState, steps: Sequence[Step], *, is_start: bool) -> Callable[[Seat | None], Moves]:
    """Return a function that builds the message of new steps for one seat or for spectators."""
    shared = None if is_start else _shared_steps(steps)

    def message_for(seat: Seat | None) -> Moves:
        if shared is not None:
            return seat_message(state, shared, seat)
        return seat_message(state, steps_for(seat, steps) if is_start else steps_with_positions(seat, state.live.match, steps), seat)

    return message_for


def seat_message(state: TableState, steps: Sequence[StepSeen], seat: Seat | None) -> Moves:
    """Steps, the position and the choices of a seat at a table; a seat that a bot plays has no choices."""
    row, live = state.row, state.live
    alarm, back, times = None, None, None
    if row.is_running:
        alarm, back = live.ms_until_alarm(state.now, seat), _undo_offer(state, seat)
        times = None if row.clock is None else _remaining_times(state)
    message = moves_message(live.match, steps, seat, alarm, back, _names(state), times)
    if row.stage == "given-up":
        return replace(message, legal=[], awaited=[])
    return replace(message, legal=[], back=None) if seat is not None and row.holders[seat].stand_in else message


def _undo_offer(state: TableState, seat: Seat | None) -> TakeBackOffer | None:
    """Where taking back the last move of a seat leads to."""
    takebacks = state.live.takebacks
    n = takebacks.line_before_last_move(seat)
    return None if n is None else TakeBackOffer(n, takebacks.moved_last(seat) and may_be_free(state.live.match, n))


def _remaining_times(state: TableState) -> list[int]:
    """The milliseconds that each seat has left."""
    time = state.live.time_at(state.now)
    return [state.live.seat_clocks.remaining_ms(seat, time) or 0 for seat in range(state.row.seats)]


def _names(state: TableState) -> list[str]:
    """The names for the text of a position; the client of a game with its own screen writes that text itself."""
    return [] if state.live.plugin.has_client else names_of(state.row)


def moves_message(
    match: Match[Any, Any, Any],
    steps: Sequence[StepSeen],
    seat: Seat | None,
    alarm: int | None = None,
    back: TakeBackOffer | None = None,
    names: Sequence[str] = (),
    times: list[int] | None = None,
) -> Moves:
    """Steps of a match, its position, and the choices of a seat; a spectator has none."""
    observation = Observation(match, seat)
    view = observation.view
    return Moves(
        n=len(match.log),
        steps=list(steps),
        view=_with_encoded_parts(view),
        legal=_choices(match, observation),
        awaited=[actor for actor in match.must_act if actor >= 0],
        alarm=alarm,
        back=back,
        result=match.result,
        text=_text(get_plugin(match.game.name), view, names),
        times=times,
    )


def past_message(then: Match[Any, Any, Any], seat: Seat | None, names: Sequence[str], has_ended: bool) -> PastPosition:
    """An earlier position as a seat or a spectator saw it, with the choices of that seat once the match has ended."""
    observation = Observation(then, seat)
    legal = _choices(then, observation) if has_ended else []
    return PastPosition(len(then.log), observation.view, legal, _text(get_plugin(then.game.name), observation.view, names))


def coach_answer(coach: Advisor, match: Match[Any, Any, Any], seat: Seat | None, question: Question) -> Answer | None:
    """The answer of a game's advisor, from what a seat or a spectator may know."""
    return coach.answer(Observation(match, seat), question)


def game_offers() -> list[GameOffer]:
    """The offers of all installed games."""
    return [game_offer(plugin) for plugin in plugins()]


@cache
def game_offer(plugin: GamePlugin) -> GameOffer:
    """What a client needs to open a table of a game."""
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


def _with_encoded_parts(view: View) -> View:
    """A view whose unchanging parts are replaced by their cached JSON."""
    return replace(view, **{name: _encoded_part(getattr(view, name)) for name in view.printed}) if view.printed else view


@cached_by_identity
def _encoded_part(part: object) -> msgspec.Raw:
    return msgspec.Raw(_encode(part))


def _text(plugin: GamePlugin, view: View, names: Sequence[str]) -> str | None:
    """The position as text, for a game without a screen of its own."""
    return None if plugin.has_client else plugin.text().describe(view, names)


def _choices(match: Match[Any, Any, Any], observation: Observation[Any, Any]) -> list[Choice]:
    """The choices of a seat that may act."""
    if observation.seat not in match.may_act:
        return []
    return choices_of(match.game, observation.legal, observation.consequences)


def choices_of(game: Game[Any, Any, Any], actions: Sequence[Action], consequences: Mapping[Action, Consequence]) -> list[Choice]:
    """Actions as choices, with their consequences."""
    caches, consequence_of = _caches_of(game.write), consequences.get
    texts, encoded = caches.texts, caches.encoded
    return [encoded[action] if (then := consequence_of(action)) is None else Choice(action, texts[action], then) for action in actions]


class _BoundedCache(dict[Action, R]):
    """A cache of a value for each action, cleared when it is full."""

    def __init__(self, find: Callable[[Action], R]) -> None:
        self._find = find

    def __missing__(self, action: Action) -> R:
        if len(self) >= _MAX_CACHED_ACTIONS:
            self.clear()
        found = self[action] = self._find(action)
        return found


class _ActionCaches(NamedTuple):
    """Caches for one game: the notation of actions, and the JSON of choices without consequences."""

    texts: _BoundedCache[str]
    encoded: _BoundedCache[Any]


@cache
def _caches_of(write: Callable[[Action], str]) -> _ActionCaches:
    """The caches of a game, by its method that writes actions."""
    return _ActionCaches(_BoundedCache(write), _BoundedCache(lambda action: msgspec.Raw(_encode(Choice(action, write(action))))))


def seat_info(holder: SeatHolder, is_here: bool, *, mine: bool) -> SeatInfo:
    """The public data of a seat's holder."""
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
    """Steps as a seat or a spectator may know them, without positions."""
    return [_step(step, seat) for step in steps]


def steps_with_positions(seat: Seat | None, match: Match[Any, Any, Any], steps: Sequence[Step]) -> list[StepSeen]:
    """New steps, each but the last with the position after it if its events are shown by themselves."""
    preliminary = get_plugin(match.game.name).preliminary_actions
    *earlier, last = steps
    between = [_step(step, seat, None if _is_preliminary(step, preliminary) else _view_after(step, match, seat)) for step in earlier]
    return [*between, _step(last, seat)]


def _shared_steps(steps: Sequence[Step]) -> list[StepSeen] | None:
    """Steps that are the same for every seat, if only the last one has events and none of these hides anything."""
    *earlier, last = steps
    if any(step.events for step in earlier) or any(type(event).seen_by is not Event.seen_by for event in last.events):
        return None
    return steps_for(None, steps)


def _is_preliminary(step: Step, preliminary: tuple[type[Action], ...]) -> bool:
    """Whether a step is shown together with the next one."""
    return not step.events or isinstance(step.entry.action, preliminary)


def _view_after(step: Step, match: Match[Any, Any, Any], seat: Seat | None) -> View:
    view: View = Observation(match.at(step.entry.n + 1), seat).view
    return view


def _step(step: Step, seat: Seat | None, view: View | None = None) -> StepSeen:
    return StepSeen(step.entry.n, step.entry.actor, step.entry.time, visible_events(step.events, seat), view)
