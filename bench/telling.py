"""What it costs to tell one move to every seat of a table, part by part: view, choices, events, encoding: `python -m bench.telling`.

The moves are those of games among bots that play by lot; of Galaxy Trucker those of the building, as nobody hurries to finish.
Microseconds of processor, without what reading the clock takes; the games alternate, so that a slow moment of the machine slows them all.
"""

import gc
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple, TypeVar

from bench import results
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.takeback import may_be_free
from tavolata.server.protocol.messages import Return
from tavolata.server.tables import messages
from tavolata.server.tables.live_match import TakebackTracker
from tavolata.server.tables.session import encode

R = TypeVar("R")

ROUNDS = 7
MOVES = 300
"""So many moves are told in each round."""


class Case(NamedTuple):
    """What is played, and which words begin the actions that are left until there is nothing else to do."""

    game: str
    seats: int
    options: dict[str, str]
    shunned: tuple[str, ...] = ()


CASES = {
    "Lucky Loop, 2 seats": Case("lucky-loop", 2, {}),
    "Lucky Loop, 6 seats": Case("lucky-loop", 6, {}),
    "Bomb Busters 8, 2 seats": Case("bomb-busters", 2, {"mission": "8"}),
    "Bomb Busters 8, 5 seats": Case("bomb-busters", 5, {"mission": "8"}),
    "Galaxy Trucker II, 2 seats": Case("galaxy-trucker", 2, {"level": "II"}, ("finish", "reserve")),
    "Galaxy Trucker II, 4 seats": Case("galaxy-trucker", 4, {"level": "II"}, ("finish", "reserve")),
}


class Costs:
    """What each part took so far, in seconds."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)
        self._clock = min(self._reading() for _ in range(100))

    @staticmethod
    def _reading() -> float:
        begin = process_time()
        return process_time() - begin

    def of(self, part: str, work: Callable[[], R]) -> R:
        """Do a part of the work, and note what it took."""
        begin = process_time()
        done = work()
        self.spent[part] += process_time() - begin - self._clock
        return done


def moves_of(case: Case, seed: int) -> Iterator[tuple[Match[Any, Any, Any], list[Step], TakebackTracker]]:
    """Games among bots that play by lot, one after the other, move by move, and what may be taken back."""
    lot = Random(seed)  # noqa: S311 - these dice are no secret
    while True:
        match = Match.new(case.game, case.seats, lot.randrange(1_000_000), case.options)
        returns = TakebackTracker(match)
        while match.result is None:
            seat = lot.choice([actor for actor in match.actors if actor >= 0])
            legal = match.legal(seat)
            liked = [action for action in legal if not match.game.write(action).startswith(case.shunned)] if case.shunned else legal
            steps = match.advance(seat, lot.choice(liked or legal), len(match.log))
            returns.update(match, steps)
            yield match, steps, returns


def _tell_seat(costs: Costs, match: Match[Any, Any, Any], steps: Sequence[Step], returns: TakebackTracker, seat: int) -> int:
    """The parts of the work one by one; then the message, in which they are found already, so that only its encoding counts."""
    sight = Observation(match, seat)
    costs.of("view", lambda: sight.view)
    if seat in match.actors:
        costs.of("legal", lambda: sight.legal)
        costs.of("ahead", lambda: sight.consequences)
        costs.of("choices", lambda: messages.choices_of(match.game, sight.legal, sight.consequences))
    happened = costs.of("happened", lambda: messages.steps_with_positions(seat, match, steps))
    back = costs.of("back", lambda: _return(match, returns, seat))
    told = messages.moves_message(match, happened, seat, None, back, ())
    return len(costs.of("encode", lambda: encode(told)))


def _return(match: Match[Any, Any, Any], returns: TakebackTracker, seat: int) -> Return | None:
    """Where a seat may go back to, as `Notice` tells it."""
    to = returns.line_before_last_move(seat)
    return None if to is None else Return(to, returns.moved_last(seat) and may_be_free(match, to))


def _tell_all(match: Match[Any, Any, Any], steps: Sequence[Step], returns: TakebackTracker) -> None:
    """The same as a server does it, in one go."""
    for seat in range(match.seats):
        happened = messages.steps_with_positions(seat, match, steps)
        encode(messages.moves_message(match, happened, seat, None, _return(match, returns, seat), ()))


def measure(case: Case, seed: int) -> dict[str, float]:
    """Microseconds of processor for each move told, by part and in one go, and its bytes."""
    costs, size = Costs(), 0
    for match, steps, returns in islice(moves_of(case, seed), MOVES):
        size += sum(_tell_seat(costs, match, steps, returns, place) for place in range(match.seats))
    for match, steps, returns in islice(moves_of(case, seed), MOVES):
        costs.of("whole", partial(_tell_all, match, steps, returns))
    return {**{part: spent / MOVES * 1e6 for part, spent in costs.spent.items()}, "bytes": size / MOVES}


def main() -> None:
    """Print and keep the median cost over the rounds; `whole` is a second telling of the same moves, not taken apart."""
    gc.freeze()
    gc.set_threshold(50_000)  # as the server does
    found: dict[str, list[dict[str, float]]] = {name: [] for name in CASES}
    for number in range(ROUNDS):
        for name, case in CASES.items():
            found[name].append(measure(case, number))
    for name, rounds in found.items():
        results.keep("telling", name, {part: results.spread([costs[part] for costs in rounds]) for part in rounds[0]})
        print(f"{name:<28}", *(f"{part} {median(costs[part] for costs in rounds):,.0f}" for part in rounds[0]), sep="  ")


if __name__ == "__main__":
    main()
