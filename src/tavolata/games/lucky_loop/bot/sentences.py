"""Sentences about actions and values, for bots, advisor and review."""

from collections.abc import Sequence

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.phrase import Facts
from tavolata.games.lucky_loop.actions import Card, Dice, Draw, Fly, LayFree, LuckyLoopAction, Make, Reroll
from tavolata.games.lucky_loop.rules.scoring import is_exact
from tavolata.games.lucky_loop.view import LuckyLoopView
from tavolata.i18n import Fact

MIN_SHOWN = 0.05
"""In points: smaller values show as 0.0."""

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def sentence(key: str, **facts: Fact) -> LocalizedText:
    """Return a message of this game with its facts as a localized sentence."""
    return LocalizedText(f"lucky_loop.{key}", facts)


def card_facts(cards: Sequence[Card]) -> Facts:
    """Return the facts of cards, for messages that name each."""
    return dict(zip(_ORDINALS, cards, strict=False))


def dice_sum(dice: Dice) -> str:
    """Return dice as the text of a sum."""
    return " + ".join(map(str, dice))


def action_sentence(manner: str, view: LuckyLoopView, action: LuckyLoopAction) -> LocalizedText:
    """Return a sentence about an action; the prefix says its use, such as `chose` or `better`."""
    return sentence(f"{manner}.{action.__struct_config__.tag}{_variant(view, action)}", **_action_facts(action))


def _variant(view: LuckyLoopView, action: LuckyLoopAction) -> str:
    """Return the key suffix for an action: how a card is made, whether an exchange starts, or how many cards are laid."""
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


def _action_facts(action: LuckyLoopAction) -> Facts:
    match action:
        case Fly(programme, cards):
            return {"programme": programme, **card_facts(cards)}
        case LayFree(cards):
            return card_facts(cards)
        case Make(card, dice):
            return {"card": card, "dice": dice_sum(dice)}
        case Reroll(dice):
            return {"dice": dice_sum(dice)}
        case _:
            return {field: getattr(action, field) for field in action.__struct_fields__}
