"""Hints in three grades: where to look, what to consider, what to do; the numbers are the advisor's."""

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
from tavolata.games.lucky_loop.bot.choice_values import ChoiceValue, choice_values, rank_choices, rank_discards
from tavolata.games.lucky_loop.bot.sentences import MIN_SHOWN, action_sentence, card_facts, sentence
from tavolata.games.lucky_loop.view import LuckyLoopSight, LuckyLoopView


def hint(sight: LuckyLoopSight) -> HintMessage | None:
    """Return the hint for a seat that can act."""
    choices = rank_choices(choice_values(sight))
    if not choices:
        return None
    best, others = choices[0], choices[1:]
    if others and isinstance(best.action, Discard):
        return _discard_hint(sight.view)
    return HintMessage(
        thing=_tooltip_target(best.action),
        look=_where_to_look(sight.view, best.action),
        consider=_what_to_consider(best, others[0]) if others else sentence("hint.only"),
        do=_what_to_do(sight.view, best, others[0]) if others else action_sentence("hint.do.only", sight.view, best.action),
        actions=(NOTATION.write(best.action),),
    )


def _discard_hint(view: LuckyLoopView) -> HintMessage:
    """LL-T2: return the hint for a discard, which names all cards to discard together."""
    best, other = rank_discards(view)[:2]
    facts = {"points": tenths(best.later), "next": tenths(other.later)}
    manner = _key_suffix(None if view.last_round else best.later)
    return HintMessage(
        thing="hand",
        look=sentence("hint.look.discard", count=view.owed),
        consider=sentence(f"hint.consider.next{manner}", **facts),
        do=sentence(f"hint.do.discard.{view.owed}{manner}", **card_facts(best.cards), **facts),
        actions=tuple(NOTATION.write(Discard(card)) for card in best.cards),
    )


def _key_suffix(points: float | None) -> str:
    """Return the key suffix for the points of the next flight: none to mention, or none in the last round (LL-E1)."""
    if points is None:
        return ".last"
    return ".none" if abs(points) < MIN_SHOWN else ""


def _tooltip_target(action: LuckyLoopAction) -> str:
    """Return the element on the table that the hint points to; before a flight mostly the hand."""
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


def _where_to_look(view: LuckyLoopView, action: LuckyLoopAction) -> LocalizedText:
    """Return the first sentence of a hint: the thing to look at, without the action."""
    facts = {field: getattr(action, field) for field in ("card", "programme") if hasattr(action, field)}
    if view.flight is not None:
        facts["count"] = view.flight.pool
    return sentence(f"hint.look.{action.__struct_config__.tag}", **facts)


def _what_to_consider(best: ChoiceValue, other: ChoiceValue) -> LocalizedText:
    """Return the second sentence of a hint: the values of the two best choices, without their names."""
    return sentence(f"hint.consider.{_value_key(best)}", points=tenths(best.total[0]), next=tenths(other.total[0]))


def _value_key(choice: ChoiceValue) -> str:
    """Return the message key for a choice's points: of this flight, of both turns, or of the next one."""
    if choice.value is None:
        return f"next{_next_turn_suffix(choice)}"
    return "flight" if choice.later is None else "both"


def _next_turn_suffix(choice: ChoiceValue) -> str:
    """Return the key suffix of a choice that only helps the next flight."""
    return _key_suffix(None if choice.later is None else choice.total[0])


def _what_to_do(view: LuckyLoopView, best: ChoiceValue, other: ChoiceValue) -> LocalizedText:
    """Return the last sentence of a hint: the action with its points and success, and the next best choice."""
    action = action_sentence("hint.do", view, best.action)
    facts = {**action.facts, "points": tenths(best.total[0]), "next": tenths(other.total[0])}
    if best.value is None:
        return LocalizedText(f"{action.key}{_next_turn_suffix(best)}", facts)
    key = action.key if best.later is None else f"{action.key}.later"
    facts["percent"] = percent(best.value.success)
    if other.value is None:
        return LocalizedText(f"{key}.exchange", facts)
    return LocalizedText(key, {**facts, "next_percent": percent(other.value.success)})
