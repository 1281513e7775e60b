"""What choices promise, in sentences."""

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import percent, tenths
from tavolata.games.lucky_loop.actions import LayFree
from tavolata.games.lucky_loop.bot.choice_values import Judged
from tavolata.games.lucky_loop.bot.sentences import SHOWN, moved, sentence
from tavolata.games.lucky_loop.view import LuckyLoopView


def promised(manner: str, view: LuckyLoopView, choice: Judged) -> LocalizedText:
    """A choice in a manner of telling it, with what it promises."""
    told = moved(manner, view, choice.action)
    if choice.worth is None:
        return _without_flight(manner, told, choice)
    facts = {**told.facts, "points": tenths(choice.points), "percent": percent(choice.worth.success)}
    if choice.later is None or abs(choice.later) < SHOWN:
        return LocalizedText(told.key, facts)
    return LocalizedText(f"{told.key}.later", {**facts, "later": tenths(choice.later)})


def _without_flight(manner: str, told: LocalizedText, choice: Judged) -> LocalizedText:
    """LL-K2, LL-K4, LL-E1: nothing is flown now; it may cost, and in the last round no flight follows."""
    if isinstance(choice.action, LayFree):
        return sentence(f"{manner}.free.illegal", cost=choice.cost)
    if choice.later is None:
        return LocalizedText(f"{told.key}.last", told.facts)
    if not choice.cost and abs(choice.later) < SHOWN:
        return LocalizedText(f"{told.key}.none", told.facts)
    key = f"{told.key}.cost" if choice.cost else told.key
    return LocalizedText(key, {**told.facts, "later": tenths(choice.later), "cost": choice.cost})
