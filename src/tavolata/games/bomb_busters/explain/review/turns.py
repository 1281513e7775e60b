"""The turns of a match: where each began, what was chosen, what else there was, and how it ended."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from tavolata.core.game import Event, Seat
from tavolata.core.log import Entry
from tavolata.core.observation import Observation
from tavolata.games.bomb_busters.actions import Announce, BombBustersAction, Lay, Point, Reveal, Solo, Use
from tavolata.games.bomb_busters.bot.table_model import TableModel
from tavolata.games.bomb_busters.events import Announced, Ended, SpecialJudged
from tavolata.games.bomb_busters.explain.review.options import CERTAIN, Option, chosen_cut, options, together, value_of_pass, wins_more
from tavolata.games.bomb_busters.missions.group_action import SpecialView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.view import BombBustersView

Ending: TypeAlias = Literal["right", "missed", "red", "dial", "fatal", "special"]
"""A cut is right, costs a dial step, or explodes the bomb: by a red, by the last step, by a fatal miss, or as a special action."""

SAME = 1e-9
"""Stakes that differ by less are equal, but for rounding."""


class OpenTurn(NamedTuple):
    """The last entry of a turn at which the seat had all its choices, with its view and legal actions."""

    n: int
    view: BombBustersView
    legal: Sequence[BombBustersAction]


class PlayedTurn(NamedTuple):
    """A turn as it was played: its open entry, the deciding log line, and what followed."""

    opened: OpenTurn
    entry: Entry
    aiming: BombBustersView
    """What the seat saw when it decided."""
    events: Collection[Event]


class Turn(NamedTuple):
    """A turn judged by what its seat knew."""

    n: int
    """Where all choices were open."""
    end: int
    """The line that decided it."""
    seat: Seat
    model: TableModel
    chosen: Option
    best: Option
    """The safest; what was chosen, if nothing was safer."""
    next_best: Option | None
    ending: Ending

    @property
    def is_lost(self) -> bool:
        """Return True if the bomb exploded."""
        return self.ending in _LOST.values()

    @property
    def cost(self) -> float:
        """Return the cost of the decision: its stake less that of the best option."""
        return self.chosen.stake - self.best.stake

    @property
    def edge(self) -> float:
        """Return the merit of the decision: the stake of the next best option less its own, at least 0."""
        return max(self.next_best.stake - self.chosen.stake, 0.0) if self.next_best else 0.0

    @property
    def paid(self) -> float:
        """Return the share of the mission lost by the turn's outcome: 1 for an explosion, 0 if nothing went wrong."""
        return 1.0 if self.is_lost else self.chosen.miss if self.ending == "missed" else 0.0

    @property
    def luck(self) -> float:
        """Return the luck of a cut: its risk less what it cost; 0 on average."""
        return 0.0 if self.chosen.other and not self.chosen.tiles else self.chosen.risk - self.paid

    @property
    def dial(self) -> int:
        """BB-D4, BB-Q4-9: return the advances of the dial that were left after it."""
        is_steady = "stabilizer" in self.chosen.cards
        return self.model.view.dial.left - (self.ending in ("missed", "dial") and not is_steady)


def played_turns(match: BombBustersMatch) -> Iterator[PlayedTurn]:
    """Yield the turns of the match, each with the view of its seat; BB-m29: a cut's effect may come only with its second wire."""
    so_far, opened, played = match.at(0), None, None
    for entry in match.lines_since(0):
        sight = Observation(so_far, entry.actor if entry.actor >= 0 else None)
        if so_far.state.phase == "turn":
            opened = OpenTurn(entry.n, sight.view, sight.legal)
        aiming = sight.view if _decides(entry.action) or isinstance(entry.action, Point) else None
        (step,) = so_far.extend([entry])
        if played and isinstance(entry.action, Lay):
            played = played._replace(events=(*played.events, *step.events))
        elif aiming and opened and (_decides(entry.action) or any(isinstance(event, SpecialJudged) for event in step.events)):
            if played:
                yield played
            played = PlayedTurn(opened, entry, aiming, step.events)
    if played:
        yield played


def _decides(action: object) -> bool:
    return isinstance(action, Announce | Solo | Reveal) or action == Use("coffee-mug")


def judged_turn(played: PlayedTurn, on_one_stand: bool) -> Turn:
    """Return a turn judged against all that its seat could have done by the same knowledge."""
    opened, entry = played.opened, played.entry
    model = TableModel(opened.view)
    model.set_forbidden(opened.legal)
    chosen = _chosen(model, played)
    others = [option for option in options(model, opened.legal, on_one_stand) if not _is_same(option, chosen)]
    next_best = min(others, key=lambda option: option.stake, default=None)
    best = next_best if next_best and next_best.stake < chosen.stake - SAME and not wins_more(model, chosen, next_best) else chosen
    return Turn(opened.n, entry.n, entry.actor, model, chosen, best, next_best, _ending(played.events))


def _chosen(model: TableModel, played: PlayedTurn) -> Option:
    action = played.entry.action
    if isinstance(action, Announce):
        return chosen_cut(model, played.aiming, action.values)
    if isinstance(action, Point):
        return _named_together(model, played.aiming, action)
    return value_of_pass() if isinstance(action, Use) else Option(CERTAIN, other=action)


def _named_together(model: TableModel, aiming: BombBustersView, last: Point) -> Option:
    """BB-N6: return the option of the special action whose last wire was named."""
    special = next(twist for twist in aiming.twists if isinstance(twist, SpecialView))
    assert special.value is not None
    assert last.slot is not None
    return together(model, (*special.pointed, model.slots[last.stand, last.slot].tile), special.value)


def _is_same(option: Option, other: Option) -> bool:
    """Return True if two options are the same up to the order of pointing."""
    return (option.other, option.cards, option.values, set(option.tiles)) == (other.other, other.cards, other.values, set(other.tiles))


_LOST: Mapping[str, Ending] = {"red": "red", "dial": "dial", "missed": "fatal", "special": "special"}
"""BB-E1: the causes of an explosion that a choice can bring about."""


def _ending(events: Collection[Event]) -> Ending:
    for event in events:
        if isinstance(event, Ended) and event.why in _LOST:
            return _LOST[event.why]
    return "missed" if any(isinstance(event, Announced) and not event.right for event in events) else "right"
