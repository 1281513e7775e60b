"""The moments that decided a mission, in sentences."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from tavolata.core.foresight import Sentence
from tavolata.core.review import Moment
from tavolata.games.bomb_busters.actions import NOTATION, Reveal, Solo
from tavolata.games.bomb_busters.bot.saying import cut_said, percent, say
from tavolata.games.bomb_busters.review.course import Weighed
from tavolata.games.bomb_busters.review.options import Option
from tavolata.games.bomb_busters.review.turns import Turn

COSTS, STROKES = 3, 2
"""So many decisions that cost most are named, and so many strokes of luck of either kind."""
WORTH_NAMING = 0.02
"""Less than that decides nothing."""
LITTLE = 0.005
"""Less than that is not a whole hundredth."""


def deciding(turns: Sequence[Weighed]) -> tuple[Moment, ...]:
    """The moments that decided it, in their order: the fatal one, what cost most, luck both ways, and the best decision."""
    costs = _largest(turns, lambda turn: -turn.worth, COSTS)
    open_to_luck = [turn for turn in turns if not turn.is_fatal_fault]
    strokes = [*_largest(open_to_luck, lambda turn: turn.luck, STROKES), *_largest(open_to_luck, lambda turn: -turn.luck, STROKES)]
    fatal = [_fatal(turn) for turn in turns if turn.turn.is_lost]
    found = [*fatal, *map(decision, costs), *map(luck, strokes), *map(decision, _largest(turns, lambda turn: turn.edge, 1))]
    unlike = {(moment.n, moment.kind): moment for moment in found}
    return tuple(sorted(unlike.values(), key=lambda moment: (moment.n, moment.kind)))


def _largest(turns: Iterable[Weighed], worth: Callable[[Weighed], float], most: int) -> list[Weighed]:
    return sorted((turn for turn in turns if worth(turn) >= WORTH_NAMING), key=worth, reverse=True)[:most]


def _fatal(turn: Weighed) -> Moment:
    """BB-E1: with it the bomb exploded: a fault if something was safer, else bad luck."""
    return decision(turn) if turn.is_fatal_fault else luck(turn)


def decision(weighed: Weighed) -> Moment:
    """What was chosen, what would have been safer by the same knowledge, what it cost, and how it ended."""
    turn = weighed.turn
    is_best = turn.best is turn.chosen
    return Moment(
        n=turn.n,
        seat=turn.seat,
        kind="decision",
        worth=weighed.worth,
        says=(*option_said("review.chosen", turn, turn.chosen), *_compared(weighed), *_ended(turn)),
        chosen=_written(turn, turn.chosen),
        better=None if is_best else _written(turn, turn.best),
        edge=weighed.edge,
        fatal=weighed.is_fatal_fault,
    )


def luck(weighed: Weighed) -> Moment:
    """How a cut ended, and how much that was above or below what was to be expected."""
    turn = weighed.turn
    key = "lucky" if weighed.luck > 0 else "unlucky"
    return Moment(
        n=turn.end,
        seat=turn.seat,
        kind="luck",
        worth=weighed.luck,
        says=(*option_said("review.chosen", turn, turn.chosen), *_ended(turn), say(f"review.{key}", luck=percent(abs(weighed.luck)))),
        chosen=_written(turn, turn.chosen),
        fatal=turn.is_lost and not weighed.is_fatal_fault,
    )


def option_said(key: str, turn: Turn, option: Option) -> Iterator[Sentence]:
    """Something that could be done, with its figures and its cards."""
    match option.other:
        case None:
            yield cut_said(f"{key}.cut", turn.situation, option.tiles, option.values, option.chances)
        case Solo(value):
            yield say(f"{key}.solo", value=value)
        case other:
            yield say(f"{key}.reveal" if isinstance(other, Reveal) else f"{key}.passed")
    yield from (say(f"{key}.card", card=card) for card in option.cards)


def _compared(weighed: Weighed) -> Iterator[Sentence]:
    """Whether anything was safer, and what it cost to leave it."""
    turn = weighed.turn
    if turn.best is not turn.chosen:
        yield from option_said("review.safer", turn, turn.best)
        yield say("review.staked", stake=percent(turn.chosen.stake), least=percent(turn.best.stake))
        yield say("review.cost", cost=percent(-weighed.worth)) if -weighed.worth >= LITTLE else say("review.cost.little")
    elif turn.next_best and turn.edge >= LITTLE:
        yield say("review.safest", stake=percent(turn.chosen.stake), next=percent(turn.next_best.stake))
    else:
        yield say("review.as_safe")


def _ended(turn: Turn) -> Iterator[Sentence]:
    """BB-D2 to BB-D4: how an uncertain cut ended."""
    if not turn.chosen.is_certain:
        is_steady = turn.ending == "missed" and "stabilizer" in turn.chosen.cards
        yield say("review.ended.steady" if is_steady else f"review.ended.{turn.ending}", dial=turn.dial)


def _written(turn: Turn, option: Option) -> str:
    return ", ".join(map(NOTATION.write, option.moves(turn.situation)))
