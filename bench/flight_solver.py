"""How long the flight solver takes for positions that it has not seen: `python -m bench.flight_solver`."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

from numpy.random import Generator, default_rng

from tavolata.games.lucky_loop.actions import Card, Dice
from tavolata.games.lucky_loop.content import NUMBERS, load_cards
from tavolata.games.lucky_loop.rules.legal import is_free_programme
from tavolata.games.lucky_loop.solver.backward_induction import plan, stages
from tavolata.games.lucky_loop.solver.flight import choices
from tavolata.games.lucky_loop.solver.position import OpenCard, Position, open_card
from tavolata.games.lucky_loop.solver.utility import FREE, RECORDED, Goal

POSITIONS = 300
REPEATS = 3
TOKENS = 3
CARDS = load_cards()
DECK = [card for cards in CARDS.decks.values() for card in cards]


def programme(chance: Generator) -> Position:
    """A programme flight at its start, or after its first throw."""
    return _position(chance, tuple(_open(card) for card in _drawn(chance, 3)), free=False)


def free_programme(size: int) -> Callable[[Generator], Position]:
    """A free programme of so many cards at its start, or after its first throw."""

    def position(chance: Generator) -> Position:
        cards = _drawn(chance, size)
        while not is_free_programme(CARDS.faces, cards):
            cards = _drawn(chance, size)
        return _position(chance, (_open(cards[0], highlight=True), *(_open(card) for card in cards[1:])), free=True)

    return position


def _drawn(chance: Generator, count: int) -> tuple[Card, ...]:
    return tuple(chance.permutation(DECK)[:count].tolist())


def _open(card: Card, highlight: bool = False) -> OpenCard:
    return open_card(card, CARDS.faces[card], highlight)


def _position(chance: Generator, cards: tuple[OpenCard, ...], free: bool) -> Position:
    tokens = int(chance.integers(TOKENS + 1))
    throw: Dice = tuple(sorted(chance.integers(1, 7, NUMBERS.dice_in_a_throw).tolist()))
    return Position(cards, 0, NUMBERS.dice, tokens, seventh=True, free=free, thrown=throw if chance.random() < 0.5 else ())


def milliseconds(position: Position, goal: Goal) -> float:
    """The time for all choices of a position, solved anew: the least of a few, since other processes only ever add."""
    return min(_once(position, goal) for _ in range(REPEATS))


def _once(position: Position, goal: Goal) -> float:
    plan.cache_clear()
    stages.cache_clear()
    begin = perf_counter()
    choices(position, goal)
    return (perf_counter() - begin) * 1000


def main() -> None:
    """Print the median and the worst time of each kind of flight."""
    kinds: dict[str, tuple[Callable[[Generator], Position], Goal]] = {"programme, 3 cards": (programme, RECORDED)}
    kinds |= {f"free programme, {size} cards": (free_programme(size), FREE) for size in range(3, 7)}
    print(f"{POSITIONS} unseen positions each, 0 to {TOKENS} tokens, all choices; milliseconds")
    for name, (position, goal) in kinds.items():
        times = [milliseconds(position(default_rng(seed)), goal) for seed in range(POSITIONS)]
        print(f"{name:24} median {median(times):5.2f}   worst {max(times):5.2f}")


if __name__ == "__main__":
    main()
