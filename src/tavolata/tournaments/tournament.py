"""Everybody meets everybody, and every deal is played on every seating: so neither the luck of the deal nor the seat decides."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cached_property, partial
from itertools import combinations, combinations_with_replacement, islice
from pathlib import Path
from typing import NamedTuple, TypeAlias

from tavolata.bots import bot_for
from tavolata.bots.external import Named, name_of
from tavolata.bots.parallel import spread
from tavolata.core.game import OptionValue
from tavolata.core.match import Match
from tavolata.core.registry import get_plugin
from tavolata.tournaments.results import Outcome, Results, Terms
from tavolata.tournaments.series import derived_seed, play_game
from tavolata.tournaments.standings import Standings, standings

Watch: TypeAlias = Callable[[Iterator[Outcome], int], Iterable[Outcome]]
"""Hands on so many games as they come, and may show how far it has got."""


class Fixture(NamedTuple):
    """A game that is to be played: its deal, and who sits where, by their numbers."""

    deal: int
    seating: tuple[int, ...]


def _unwatched(played: Iterator[Outcome], _games: int) -> Iterable[Outcome]:
    return played


def arena(  # noqa: PLR0913 - of an arena so much can be chosen
    game: str,
    bots: Sequence[Named],
    games: int = 100,
    *,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
    jobs: int = 1,
    ray: str = "",
    file: Path | None = None,
    watch: Watch = _unwatched,
) -> Standings:
    """Let every two of these bots meet in so many games, or a few more; what stands in the file already is not played again."""
    plugin = get_plugin(game)
    places = seats or min(count for count in plugin.game.seats if count > 1)
    terms = Terms(plugin.name, plugin.game.version, tuple(map(name_of, bots)), places, dict(options or {}), seed)
    _check(terms)
    plan = Plan(terms, plugin.game.cooperative)
    count = plan.length(games)
    with closing(Results(terms, file)) as results:
        results.check(plan.fixture)
        known = results.known[:count]
        work = partial(_play, terms, plugin.game.cooperative, len(known))
        new = spread(work, count - len(known), jobs, ray)
        return standings(terms, plugin.game.cooperative, [*known, *watch(map(results.keep, new), count - len(known))])


class Plan:
    """Which games are played in which order: deal by deal, so that a longer plan begins as a shorter one does."""

    def __init__(self, terms: Terms, cooperative: bool) -> None:
        self._terms = terms
        self._cooperative = cooperative

    @cached_property
    def round(self) -> list[tuple[int, ...]]:
        """The seatings on which each deal is played; where all win together, also those of one bot alone."""
        numbers = range(len(self._terms.bots))
        pairs = combinations_with_replacement(numbers, 2) if self._cooperative else combinations(numbers, 2)
        return [seating for pair in pairs for seating in seatings(*pair, self._terms.seats)]

    def fixture(self, index: int) -> Fixture:
        """A game by its place in the plan."""
        deal, place = divmod(index, len(self.round))
        return Fixture(deal, self.round[place])

    def length(self, games: int) -> int:
        """How many games it is in all, if every two bots are to meet in so many."""
        deals = -(-games // len(seatings(0, 1, self._terms.seats)))
        return deals * len(self.round)


def seatings(one: int, other: int, seats: int) -> list[tuple[int, ...]]:
    """All that come about when two bots who sit in turn move on, and change places."""
    rows = [tuple(islice([first, second] * seats, seats)) for first, second in ((one, other), (other, one))]
    return list(dict.fromkeys(row[moved:] + row[:moved] for moved in range(seats) for row in rows))


def _check(terms: Terms) -> None:
    """A fault in game, options or bots is told here, before any process is started."""
    Match.new(terms.game, terms.seats, terms.seed, terms.options)
    for bot in terms.bots:
        bot_for(terms.game, bot, terms.seed)


def _play(terms: Terms, cooperative: bool, begun: int, index: int) -> Outcome:
    fixture = Plan(terms, cooperative).fixture(begun + index)
    bots = [terms.bots[number] for number in fixture.seating]
    match = play_game(terms.game, terms.seats, bots, derived_seed(terms.seed, fixture.deal), terms.options)
    assert match.result is not None
    return Outcome(*fixture, match.result.scores, match.result.winners, match.result.reason)
