"""Actions and figures in sentences, as bots, coach and review tell them."""

from collections.abc import Sequence

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.phrase import Facts
from tavolata.games.lucky_loop.actions import Card, Dice, Draw, Fly, LayFree, LuckyLoopAction, Make, Reroll
from tavolata.games.lucky_loop.rules.scoring import is_exact
from tavolata.games.lucky_loop.view import LuckyLoopView
from tavolata.i18n import Fact

SHOWN = 0.05
"""In points: what is less is 0.0 where it is shown."""

_PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def sentence(key: str, **facts: Fact) -> LocalizedText:
    """A sentence of this game."""
    return LocalizedText(f"lucky_loop.{key}", facts)


def of_cards(cards: Sequence[Card]) -> Facts:
    """Cards one by one, for messages that name each."""
    return dict(zip(_PLACES, cards, strict=False))


def of_dice(dice: Dice) -> str:
    """Dice as they are added up."""
    return " + ".join(map(str, dice))


def moved(manner: str, view: LuckyLoopView, action: LuckyLoopAction) -> LocalizedText:
    """An action in a manner of telling it, such as what was chosen, or what would be better."""
    return sentence(f"{manner}.{action.__struct_config__.tag}{_variant(view, action)}", **_facts(action))


def _variant(view: LuckyLoopView, action: LuckyLoopAction) -> str:
    """By what an action lengthens its key: how a card is made, whether an exchange begins, how many cards are laid."""
    match action:
        case Make(card, dice, highlight):
            exact = is_exact(view.faces[card].difficulty, sum(dice))
            return ".highlight" if highlight else ".exact" if exact else ".over"
        case Draw():
            return ".exchange" if view.phase == "turn" else ""
        case LayFree(cards):
            return f".{len(cards)}"
        case _:
            return ""


def _facts(action: LuckyLoopAction) -> Facts:
    match action:
        case Fly(programme, cards):
            return {"programme": programme, **of_cards(cards)}
        case LayFree(cards):
            return of_cards(cards)
        case Make(card, dice):
            return {"card": card, "dice": of_dice(dice)}
        case Reroll(dice):
            return {"dice": of_dice(dice)}
        case _:
            return {field: getattr(action, field) for field in action.__struct_fields__}
