"""What is told to whom: every position, event and choice goes through the one filter of `core.sight`."""

from collections.abc import Callable, Mapping, Sequence, Set
from functools import cache
from typing import Any, NamedTuple, TypeVar, get_args

import msgspec
from msgspec.structs import replace

from tavolata.bots import levels_of
from tavolata.core.caching import cached_by_identity, cached_last
from tavolata.core.chance import commitment
from tavolata.core.game import Action, Event, Game, Seat, View
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.core.observation import Observation, visible_events
from tavolata.core.plugin import GamePlugin
from tavolata.core.protocols.advisor import Advisor, Answer, Hint, Question
from tavolata.core.protocols.consequences import Consequence
from tavolata.core.registry import get_plugin, plugins
from tavolata.i18n import ENGLISH, catalogue, translate
from tavolata.server.identity import Key, is_program
from tavolata.server.protocol.messages import Choice, GameOffer, Moves, OptionOffer, Past, Return, SeatInfo, StepSeen, Table, Wish
from tavolata.server.store.rows import SeatHolder, TableRow

R = TypeVar("R")

_REMEMBERED = 16_384
"""So many actions of a game are kept as they are written, and as many as they are sent."""

_encode = msgspec.json.Encoder().encode


def table_for(table: TableRow, promise: str, present: Set[Key], watching: int, seat: Seat | None, wish: Wish | None) -> Table:
    """The table as whoever holds a seat, or watches, sees it."""
    return Table(
        table=table.id,
        game=offer_of(get_plugin(table.game)),
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


def promise_of(table: TableRow) -> str:
    """The hash that binds the dice of a table from the moment it is opened."""
    return commitment(table.secret)


def moves_for(
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


def past_for(then: Match[Any, Any, Any], seat: Seat | None, names: Sequence[str], has_ended: bool) -> Past:
    """An earlier position as a seat or a spectator saw it; once the match has ended, with what could be done there."""
    sight = Observation(then, seat)
    legal = _choices(then, sight) if has_ended else []
    return Past(len(then.log), sight.view, legal, _text(get_plugin(then.game.name), sight.view, names))


def answer_for(coach: Advisor, match: Match[Any, Any, Any], seat: Seat | None, question: Question) -> Answer | None:
    """What the coach says to a seat or a spectator, who are told no more than they may know."""
    return coach.answer(Observation(match, seat), question)


def names_of(table: TableRow) -> list[str]:
    """The names of those who sit at a table, in the language of whoever is told where they are ours."""
    return [name_of(holder) for holder in table.holders]


def name_of(holder: SeatHolder) -> str:
    """A person's own words, or a bot's name in the language of whoever is told."""
    return translate(holder.name) if holder.is_named_by_key else holder.name


def offers() -> list[GameOffer]:
    """What one needs to know of every game."""
    return [offer_of(plugin) for plugin in plugins()]


@cache
def offer_of(plugin: GamePlugin) -> GameOffer:
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


def seat_info(holder: SeatHolder, is_here: bool, *, mine: bool) -> SeatInfo:
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


def missed_by(seat: Seat | None, steps: Sequence[Step]) -> list[StepSeen]:
    """Lines that somebody catches up with."""
    return [_step(step, seat) for step in steps]


def happened_to(seat: Seat | None, match: Match[Any, Any, Any], steps: Sequence[Step]) -> list[StepSeen]:
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
    return missed_by(None, steps)


def _leads(step: Step, leading: tuple[type[Action], ...]) -> bool:
    """Whether a line is only the beginning of what the next one tells."""
    return not step.events or isinstance(step.entry.action, leading)


def _view_after(step: Step, match: Match[Any, Any, Any], seat: Seat | None) -> View:
    view: View = Observation(match.at(step.entry.n + 1), seat).view
    return view


def _step(step: Step, seat: Seat | None, view: View | None = None) -> StepSeen:
    return StepSeen(step.entry.n, step.entry.actor, step.entry.time, visible_events(step.events, seat), view)
