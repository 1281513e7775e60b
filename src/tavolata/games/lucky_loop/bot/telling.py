"""Actions and figures in sentences, as bots, coach and review tell them."""

from collections.abc import Iterator, Sequence

from tavolata.core.foresight import Sentence
from tavolata.core.phrase import Facts
from tavolata.games.lucky_loop.actions import Card, Dice, Draw, Fly, LayFree, LuckyLoopAction, Make, Reroll
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
