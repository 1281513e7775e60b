"""The advisor: what a seat's choices are worth to its main track, from what that seat sees."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tavolata.core.game import Advised
from tavolata.games.lucky_loop.actions import Card, Fly, Highlight, LayFree, LuckyLoopAction, Programme, Raise
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.odds import FREE, FREE_SUCCESS, Goal, Position, choices, open_card, position_of, reach, value
from tavolata.games.lucky_loop.rules.legal import is_free_programme
from tavolata.games.lucky_loop.view import LuckyLoopView


def advise(view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> list[Advised]:
    """For each choice that the solver can judge, the points to expect and the chance of success, each by its own best play."""
    if view.flight is not None:
        return _in_the_air(view, legal)
    return [judged for action in legal if (judged := _on_the_ground(view, action))]


def goals_of(view: LuckyLoopView, programme: Programme | None) -> tuple[Goal, Goal]:
    """What a flight is flown for: points on the main track, and a result at all."""
    if programme is None:
        return _free_goal(view), FREE_SUCCESS
    before = view.players[view.turn].results.get(programme, 0)
    least = max(NUMBERS.first_recorded, before + 1)
    return Goal((0.0,) * least + (float(least - before),), beyond=1.0), reach(least)


def _free_goal(view: LuckyLoopView) -> Goal:
    """LL-K8: a free programme brings what it is more, or less, than the worst result; as an option less is dropped."""
    worst = min(view.players[view.turn].results.values())
    return replace(FREE, points=(0.0,) * (worst + 1) if view.lower_free_dropped else (-float(worst),))


def take_off(view: LuckyLoopView, cards: Iterable[Card], highlight: int | None = None) -> Position:
    """The flight that these cards would make for the seat whose turn it is; in a free programme one is highlighted."""
    laid = tuple(open_card(card, view.faces[card], index == highlight) for index, card in enumerate(cards))
    return Position(laid, 0, NUMBERS.dice, view.players[view.turn].tokens, seventh=True, free=highlight is not None)


def raised(view: LuckyLoopView, action: Raise) -> tuple[Card, ...]:
    """LL-D2: the programme's cards once the single card is played."""
    laid = next(programme.cards for programme in view.programmes if programme.id == action.programme)
    colour = view.faces[action.card].colour
    return tuple(action.card if view.faces[card].colour == colour else card for card in laid)


def _in_the_air(view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> list[Advised]:
    assert view.flight is not None
    position = position_of(view)
    points, success = (choices(position, goal) for goal in goals_of(view, view.flight.programme))
    return [Advised(action, points[action], success[action]) for action in legal if action in points]


def _on_the_ground(view: LuckyLoopView, action: LuckyLoopAction) -> Advised | None:
    match action:
        case Fly(programme, cards):
            return _judged(view, action, programme, [take_off(view, cards)])
        case Raise(programme):
            return _judged(view, action, programme, [take_off(view, raised(view, action))])
        case LayFree(cards) if is_free_programme(view.faces, cards):
            return _judged(view, action, None, [take_off(view, cards, place) for place in range(len(cards))])
        case Highlight(card):
            free = view.players[view.turn].free
            return _judged(view, action, None, [take_off(view, free, free.index(card))])
    return None


def _judged(view: LuckyLoopView, action: LuckyLoopAction, programme: Programme | None, flights: Sequence[Position]) -> Advised:
    """The best of the flights that an action leaves open."""
    points, success = (max(value(flight, goal) for flight in flights) for goal in goals_of(view, programme))
    return Advised(action, points, success)
