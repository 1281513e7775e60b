"""What choices promise, in sentences."""

from tavolata.core.foresight import Sentence
from tavolata.games.lucky_loop.actions import LuckyLoopAction, Stop
from tavolata.games.lucky_loop.bot.telling import in_percent, in_points, sentence
from tavolata.games.lucky_loop.review.judging import Judged
from tavolata.games.lucky_loop.view import LuckyLoopView


def worth(view: LuckyLoopView, choice: Judged) -> Sentence:
    """What a choice promises, in figures."""
    if isinstance(choice.action, Stop):
        return sentence("worth.stop")
    if choice.worth is None:
        return _of_the_next_flight(choice)
    kind = "free" if is_free(view, choice.action) else "flight"
    points, percent = in_points(choice.points), in_percent(choice.worth.success)
    if choice.later is None:
        return sentence(f"worth.{kind}", points=points, percent=percent)
    return sentence(f"worth.{kind}.later", points=points, percent=percent, later=in_points(choice.later))


def is_free(view: LuckyLoopView, action: LuckyLoopAction) -> bool:
    """LL-K3: whether a choice in the air, or one that declares a flight, is about a free programme."""
    return view.flight.programme is None if view.flight else not hasattr(action, "programme")


def _of_the_next_flight(choice: Judged) -> Sentence:
    """LL-K2, LL-E1: drawing and discarding bring nothing now, and may cost; in the last round no flight follows."""
    if choice.later is None:
        return sentence("worth.nothing.cost", count=choice.cost) if choice.cost else sentence("worth.nothing")
    next_flight = in_points(choice.later)
    return sentence("worth.next.cost", later=next_flight, count=choice.cost) if choice.cost else sentence("worth.next", later=next_flight)
