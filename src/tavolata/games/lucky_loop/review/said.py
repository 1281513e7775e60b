"""Choices and their worths in sentences."""

from collections.abc import Iterator, Sequence

from tavolata.core.foresight import Sentence
from tavolata.core.phrase import Facts
from tavolata.games.lucky_loop.actions import Card, Dice, Draw, Fly, LayFree, LuckyLoopAction, Make, Reroll, Stop
from tavolata.games.lucky_loop.review.judging import Judged
from tavolata.games.lucky_loop.rules.legal import total_difficulty
from tavolata.games.lucky_loop.rules.scoring import is_exact
from tavolata.games.lucky_loop.view import LuckyLoopView

_PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def in_points(points: float) -> str:
    """Points to one decimal."""
    return f"{round(points, 1) + 0.0:.1f}"


def in_percent(chance: float) -> int:
    """A chance in whole hundredths."""
    return round(100 * chance)


def sentence(key: str, **facts: str | int) -> Sentence:
    """A sentence of this game."""
    return Sentence(f"lucky_loop.{key}", facts)


def of_cards(cards: Sequence[Card]) -> Facts:
    """Cards one by one, for messages that name each."""
    return dict(zip(_PLACES, cards, strict=False))


def of_dice(dice: Dice) -> str:
    """Dice as they are added up."""
    return " + ".join(map(str, dice))


def moved(manner: str, view: LuckyLoopView, action: LuckyLoopAction) -> Iterator[Sentence]:
    """An action in a manner of telling it, such as what was chosen, or what would be better; the cards of a free programme follow it."""
    key, facts = f"{manner}.{action.__struct_config__.tag}", _facts(view, action)
    if isinstance(action, Make):
        exact = is_exact(view.faces[action.card].difficulty, sum(action.dice))
        key += ".highlight" if action.highlight else ".exact" if exact else ".over"
    if isinstance(action, Draw) and view.phase == "turn":
        key += ".exchange"
    yield sentence(key, **facts)
    if isinstance(action, LayFree):
        yield sentence(f"cards.{len(action.cards)}", **of_cards(action.cards))


def _facts(view: LuckyLoopView, action: LuckyLoopAction) -> Facts:
    match action:
        case Fly(programme, cards):
            return {"programme": programme, **of_cards(cards)}
        case LayFree(cards):
            return {"count": len(cards), "difficulty": total_difficulty(view.faces, cards)}
        case Make(card, dice):
            return {"card": card, "dice": of_dice(dice)}
        case Reroll(dice):
            return {"dice": of_dice(dice)}
        case _:
            return {field: getattr(action, field) for field in action.__struct_fields__}


def worth(view: LuckyLoopView, choice: Judged) -> Sentence:
    """What a choice promises, in figures."""
    if isinstance(choice.action, Stop):
        return sentence("worth.stop")
    if choice.worth is None:
        return _of_the_next_flight(choice)
    kind = "free" if is_free(view, choice.action) else "flight"
    figures: Facts = {"points": in_points(choice.points), "percent": in_percent(choice.worth.success)}
    if choice.later is None:
        return sentence(f"worth.{kind}", **figures)
    return sentence(f"worth.{kind}.later", later=in_points(choice.later), **figures)


def is_free(view: LuckyLoopView, action: LuckyLoopAction) -> bool:
    """LL-K3: whether a choice in the air, or one that declares a flight, is about a free programme."""
    return view.flight.programme is None if view.flight else not hasattr(action, "programme")


def _of_the_next_flight(choice: Judged) -> Sentence:
    """LL-K2, LL-E1: drawing and discarding bring nothing now, and may cost; in the last round no flight follows."""
    if choice.later is None:
        return sentence("worth.nothing.cost", count=choice.cost) if choice.cost else sentence("worth.nothing")
    next_flight = in_points(choice.later)
    return sentence("worth.next.cost", later=next_flight, count=choice.cost) if choice.cost else sentence("worth.next", later=next_flight)
