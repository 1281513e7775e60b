"""Hints in three grades: where to look, what to consider, and what to do; the figures are the coach's."""

from tavolata.core.protocols.advisor import HintMessage
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import percent, tenths
from tavolata.games.lucky_loop.actions import (
    NOTATION,
    Discard,
    GiveUp,
    Highlight,
    LuckyLoopAction,
    Make,
    Raise,
    Reroll,
    Roll,
    SeventhDie,
    Stop,
)
from tavolata.games.lucky_loop.bot.choice_values import Judged, discards, judged, ranked
from tavolata.games.lucky_loop.bot.sentences import SHOWN, moved, of_cards, sentence
from tavolata.games.lucky_loop.view import LuckyLoopSight, LuckyLoopView


def hinted(sight: LuckyLoopSight) -> HintMessage | None:
    """The hint for a seat that may act."""
    choices = ranked(judged(sight))
    if not choices:
        return None
    best, others = choices[0], choices[1:]
    if others and isinstance(best.action, Discard):
        return _discarding(sight.view)
    return HintMessage(
        thing=_thing(best.action),
        look=_look(sight.view, best.action),
        consider=_consider(best, others[0]) if others else sentence("hint.only"),
        do=_do(sight.view, best, others[0]) if others else moved("hint.do.only", sight.view, best.action),
        actions=(NOTATION.write(best.action),),
    )


def _discarding(view: LuckyLoopView) -> HintMessage:
    """LL-T2: all cards that are to be discarded, since they are chosen together."""
    best, other = discards(view)[:2]
    facts = {"points": tenths(best.later), "next": tenths(other.later)}
    manner = _manner(None if view.last_round else best.later)
    return HintMessage(
        thing="hand",
        look=sentence("hint.look.discard", count=view.owed),
        consider=sentence(f"hint.consider.next{manner}", **facts),
        do=sentence(f"hint.do.discard.{view.owed}{manner}", **of_cards(best.cards), **facts),
        actions=tuple(NOTATION.write(Discard(card)) for card in best.cards),
    )


def _manner(points: float | None) -> str:
    """How points of the next flight are told: not where they are as good as none, nor in the last round, which none follows (LL-E1)."""
    if points is None:
        return ".last"
    return ".none" if abs(points) < SHOWN else ""


def _thing(action: LuckyLoopAction) -> str:
    """What to look at; on the ground mostly the hand."""
    match action:
        case Make(card, _, highlight):
            return f"highlight:{card}" if highlight else f"aloft:{card}"
        case Highlight(card):
            return f"aloft:{card}"
        case Raise(programme):
            return f"programme:{programme}"
        case Reroll():
            return "dice"
        case Roll() | SeventhDie() | Stop() | GiveUp():
            return f"do:{action.__struct_config__.tag}"
        case _:
            return "hand"


def _look(view: LuckyLoopView, action: LuckyLoopAction) -> LocalizedText:
    """Where to look, and what to ask oneself; what to do is not told."""
    facts = {field: getattr(action, field) for field in ("card", "programme") if hasattr(action, field)}
    if view.flight is not None:
        facts["count"] = view.flight.pool
    return sentence(f"hint.look.{action.__struct_config__.tag}", **facts)


def _consider(best: Judged, other: Judged) -> LocalizedText:
    """What the best choice is worth, and the next best, without their names."""
    return sentence(f"hint.consider.{_measure(best)}", points=tenths(best.total[0]), next=tenths(other.total[0]))


def _measure(choice: Judged) -> str:
    """What the points of a choice are: those of this flight, of both, or of the next one."""
    if choice.worth is None:
        return f"next{_later(choice)}"
    return "flight" if choice.later is None else "both"


def _later(choice: Judged) -> str:
    """How a choice is told that helps the next flight only."""
    return _manner(None if choice.later is None else choice.total[0])


def _do(view: LuckyLoopView, best: Judged, other: Judged) -> LocalizedText:
    """What to do, with what speaks for it: the points and the success, and those of the next best."""
    told = moved("hint.do", view, best.action)
    facts = {**told.facts, "points": tenths(best.total[0]), "next": tenths(other.total[0])}
    if best.worth is None:
        return LocalizedText(f"{told.key}{_later(best)}", facts)
    key = told.key if best.later is None else f"{told.key}.later"
    facts["percent"] = percent(best.worth.success)
    if other.worth is None:
        return LocalizedText(f"{key}.exchange", facts)
    return LocalizedText(key, {**facts, "next_percent": percent(other.worth.success)})
