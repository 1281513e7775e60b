"""The moments that decided a mission, in sentences."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.protocols.review import KeyMoment
from tavolata.core.text.number_format import percent
from tavolata.games.bomb_busters.actions import NOTATION, Reveal, Solo, Special
from tavolata.games.bomb_busters.bot.sentences import cut_sentence
from tavolata.games.bomb_busters.explain.review.options import Option
from tavolata.games.bomb_busters.explain.review.turns import Turn
from tavolata.games.bomb_busters.explain.review.win_curve import ReviewedTurn
from tavolata.games.bomb_busters.explain.sentences import sentence
from tavolata.i18n import Fact

COSTS, STROKES = 3, 2
"""The number of costliest decisions that are shown, and of lucky and of unlucky cuts."""
WORTH_NAMING = 0.02
"""Less than that decides nothing."""
LITTLE = 0.005
"""Less than that is not a whole hundredth."""


def key_moments(turns: Sequence[ReviewedTurn]) -> tuple[KeyMoment, ...]:
    """Return the key moments in their order: the fatal one, the costliest, luck both ways, and the best decision."""
    costs = _largest(turns, lambda turn: -turn.worth, COSTS)
    open_to_luck = [turn for turn in turns if not turn.is_fatal_fault]
    strokes = [*_largest(open_to_luck, lambda turn: turn.luck, STROKES), *_largest(open_to_luck, lambda turn: -turn.luck, STROKES)]
    fatal = [_fatal(turn) for turn in turns if turn.turn.is_lost]
    found = [*fatal, *map(decision, costs), *map(luck, strokes), *map(decision, _largest(turns, lambda turn: turn.edge, 1))]
    unlike = {(moment.n, moment.kind): moment for moment in found}
    return tuple(sorted(unlike.values(), key=lambda moment: (moment.n, moment.kind)))


def _largest(turns: Iterable[ReviewedTurn], worth: Callable[[ReviewedTurn], float], most: int) -> list[ReviewedTurn]:
    return sorted((turn for turn in turns if worth(turn) >= WORTH_NAMING), key=worth, reverse=True)[:most]


def _fatal(turn: ReviewedTurn) -> KeyMoment:
    """BB-E1: return the key moment of the explosion: a mistake if something was safer, else bad luck."""
    return decision(turn) if turn.is_fatal_fault else luck(turn)


def decision(weighed: ReviewedTurn) -> KeyMoment:
    """Return the key moment of a decision: the choice, what was safer by the same knowledge, its cost, and how it ended."""
    turn = weighed.turn
    is_best = turn.best is turn.chosen
    return KeyMoment(
        n=turn.n,
        seat=turn.seat,
        kind="decision",
        worth=weighed.worth,
        says=(_option_text("review.chosen", turn, turn.chosen), _compared(turn), *_ended(turn)),
        chosen=_notation(turn, turn.chosen),
        better=None if is_best else _notation(turn, turn.best),
        edge=weighed.edge,
        fatal=weighed.is_fatal_fault,
    )


def luck(weighed: ReviewedTurn) -> KeyMoment:
    """Return the key moment of a cut's luck: how it ended, and how far from what was to be expected."""
    turn = weighed.turn
    key = "lucky" if weighed.luck > 0 else "unlucky"
    return KeyMoment(
        n=turn.end,
        seat=turn.seat,
        kind="luck",
        worth=weighed.luck,
        says=(_option_text("review.chosen", turn, turn.chosen), *_ended(turn), sentence(f"review.{key}", luck=percent(abs(weighed.luck)))),
        chosen=_notation(turn, turn.chosen),
        fatal=turn.is_lost and not weighed.is_fatal_fault,
    )


def _option_text(key: str, turn: Turn, option: Option, **facts: Fact) -> LocalizedText:
    """Return a sentence on an option with its figures; of several cards the first is named."""
    match option.other:
        case None:
            card: dict[str, Fact] = {"card": option.cards[0]} if option.cards else {}
            return cut_sentence(f"{key}.cut", turn.model, option.tiles, option.values, option.chances, **facts, **card)
        case Solo(value):
            return sentence(f"{key}.solo", value=value, **facts)
        case Special():
            return sentence(f"{key}.special", value=option.values[0], right=percent(option.chances.success), **facts)
        case other:
            return sentence(f"{key}.reveal" if isinstance(other, Reveal) else f"{key}.passed", **facts)


def _compared(turn: Turn) -> LocalizedText:
    """Return a sentence on whether anything was safer, and what was staked instead."""
    stake = percent(turn.chosen.stake)
    if turn.best is not turn.chosen:
        return _option_text("review.safer", turn, turn.best, stake=stake, least=percent(turn.best.stake))
    if turn.next_best and turn.edge >= LITTLE:
        return sentence("review.safest", stake=stake, next=percent(turn.next_best.stake))
    return sentence("review.as_safe")


def _ended(turn: Turn) -> Iterator[LocalizedText]:
    """BB-D2 to BB-D4: yield the sentence on how an uncertain cut ended."""
    if not turn.chosen.is_certain:
        is_steady = turn.ending == "missed" and "stabilizer" in turn.chosen.cards
        yield sentence("review.ended.steady" if is_steady else f"review.ended.{turn.ending}", dial=turn.dial)


def _notation(turn: Turn, option: Option) -> str:
    return ", ".join(map(NOTATION.write, option.moves(turn.model)))
